### The kinds of card and the characters: a name, and what each does. The facts are in data/games/bang/cards.toml.

## Brown cards

bang-card-bang = BANG!
    .text = One enemy within reach of your weapon loses 1 life, unless he plays a Missed! One BANG! a turn.
bang-card-missed = Missed!
    .text = Answer to a BANG! or a Gatling: the character is not hurt.
bang-card-beer = Beer
    .text = Your exposed character regains 1 life. Out of turn it only saves him from his last wound.
bang-card-panic = Panic!
    .text = Take a card at distance 1: from the hand, at random, or one that lies before that character.
bang-card-cat-balou = Cat Balou
    .text = Discard a card at any distance: from the hand, at random, or one that lies before that character.
bang-card-duel = Duel
    .text = Any enemy discards a BANG!, then you, in turn: whoever cannot or will not go on loses 1 life.
bang-card-stagecoach = Stagecoach
    .text = Draw two cards.
bang-card-wells-fargo = Wells Fargo
    .text = Draw three cards.
bang-card-saloon = Saloon
    .text = Every living character regains 1 life, covered ones and enemies too.
bang-card-general-store = General Store
    .text = As many cards as characters live are turned up; both players take one in turn, you first.
bang-card-indians = Indians!
    .text = Each enemy character discards a BANG! or loses 1 life.
bang-card-gatling = Gatling
    .text = A shot at each enemy character, at any distance; it is not your BANG! of the turn.

## Blue cards

bang-card-barrel = Barrel
    .text = Whoever it lies before may draw! against each shot: a heart counts as a Missed!
bang-card-scope = Scope
    .text = Whoever it lies before sees all others one nearer.
bang-card-mustang = Mustang
    .text = Whoever it lies before is seen one farther.
bang-card-jail = Jail
    .text = Goes before an enemy. At the start of his player’s turn he draws!: without a heart he cannot be exposed.
bang-card-dynamite = Dynamite
    .text = At the start of your turn draw!: 2 to 9 of spades costs 3 life, anything else passes it on.
bang-card-schofield = Schofield
    .text = Weapon: shoots at distance 2.
bang-card-volcanic = Volcanic
    .text = Weapon: shoots at distance 1, and as many BANG! as you like.
bang-card-remington = Remington
    .text = Weapon: shoots at distance 3.
bang-card-carabine = Rev. Carabine
    .text = Weapon: shoots at distance 4.
bang-card-winchester = Winchester
    .text = Weapon: shoots at distance 5.

## Characters

bang-card-bart-cassidy = Bart Cassidy
    .text = For each life point he loses he draws a card, if he lives.
bang-card-black-jack = Black Jack
    .text = He shows the second card he draws; if it is hearts or diamonds he draws a third.
bang-card-calamity-janet = Calamity Janet
    .text = She may use BANG! as Missed! and Missed! as BANG!
bang-card-el-gringo = El Gringo
    .text = For each life point he loses he takes a card at random from the hand of the player who hurt him.
bang-card-jesse-jones = Jesse Jones
    .text = He may take the first card he draws from his opponent’s hand, at random.
bang-card-jourdonnais = Jourdonnais
    .text = He has a Barrel of his own; a real one adds a second draw!
bang-card-kit-carlson = Kit Carlson
    .text = He looks at the top three cards, keeps two and puts one back.
bang-card-lucky-duke = Lucky Duke
    .text = For each draw! he flips two cards and chooses which one counts.
bang-card-paul-regret = Paul Regret
    .text = He has a Mustang of his own: he is seen one farther.
bang-card-pedro-ramirez = Pedro Ramirez
    .text = He may take the first card he draws from the top of the discard pile.
bang-card-rose-doolan = Rose Doolan
    .text = She has a Scope of her own: she sees all others one nearer.
bang-card-sid-ketchum = Sid Ketchum
    .text = At any time he may discard two cards to regain 1 life.
bang-card-slab-the-killer = Slab the Killer
    .text = It takes two Missed! to cancel one of his BANG!
bang-card-suzy-lafayette = Suzy Lafayette
    .text = As soon as her hand is empty she draws a card.
bang-card-vulture-sam = Vulture Sam
    .text = When a character dies, he takes the cards that lay before him.
bang-card-willy-the-kid = Willy the Kid
    .text = He may play any number of BANG!
