# Tips for who is new to BANG!: with each kind of question, and after what has cost much.

bang-tip-draft = Only one of your two can act at a time: one to attack and one who is hard to kill make a good pair.
bang-tip-place = Right and left stay for the whole game. Opposite is distance 1, across the corner 2.
bang-tip-expose = The one you expose acts: you have their ability, and at the end of the turn you keep as many cards as they have life points.
bang-tip-draw-from = The card you see is sure, the deck is not.
bang-tip-put-back = What you put back is on top: whoever draws next gets it.
bang-tip-flip = A heart is what Barrel and Jail want; Dynamite goes off on spades from 2 to 9.
bang-tip-dodge = A Barrel costs no card: try it first. A Missed! is better spent when life is low.
bang-tip-shoot-back = Here a BANG! answers. It does not count as the one of your turn.
bang-tip-last-beer = Without a Beer this character dies, and your other one fights on alone.
bang-tip-ability = Give the two cards that you would have to discard anyway.
bang-tip-store = Take what you need, or what the other side needs more.
bang-tip-play = Blue cards first, then the rest; one BANG! per turn. What you cannot keep you may as well play.
bang-tip-target = You win by killing both. Aim at the one who can answer poorly, or has little life left.
bang-tip-take = A card in play you can choose; out of the hand it comes at random.
bang-tip-heal-first = Two cards that you would lose anyway are a life point, and with it you keep one card more.
bang-tip-discard = Keep something to answer with: Missed!, BANG!, Beer.

bang-setback-blast = Dynamite goes off where it lies when the turn begins. Panic! or Cat Balou rids you of it in time, from your own side too.
bang-setback-death = { $target } is dead. From now on everybody is at distance 1, and your other character is always exposed.
bang-setback-last = { $target } has 1 life point left. A Beer helps only the one who is exposed: think of that next turn.
