# What can be achieved; `.how`: by what.

bang-star-clean-hands = Nobody left behind
    .how = Win with both your characters alive.
bang-star-last-life = By a thread
    .how = Win with one character dead and the other at a single life point.
bang-star-hot-potato = Hot potato
    .how = Pass the Dynamite on, and see it go off under the other side.
bang-star-dynamite = Boom
    .how = See the other side lose three life points at once.
bang-star-untouchable = Hard to hit
    .how = Come out unhurt nine times in a game.
bang-star-magpie = Magpie
    .how = Take eleven cards from hands or from in front of characters in a game.
bang-star-jailbird = Jailbird
    .how = Win after staying in Jail twice.
bang-star-saloon-regular = Saloon regular
    .how = Regain six life points in a game.
bang-star-quick-draw = Quick draw
    .how = Win in turn 13 at the latest.
