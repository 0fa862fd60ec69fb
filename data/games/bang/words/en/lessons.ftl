# What is said in the lessons of BANG! for two. Their deals are in data/games/bang/lessons.toml.

bang-lessons = BANG! for two

bang-lesson-expose =
    Your turn: **expose** one of your two, draw two cards, play what you like, but only one BANG!, and keep as many cards as that one has life points.
    .title = Exposed, and how far a shot goes
    .ask-1 = A BANG! hits at **distance 1**: whoever is opposite, straight above in the picture. Lucky Duke has 1 life point left: expose the one opposite him; the badges will then count from there.
    .other-1 = Sam is opposite Black Jack; Lucky Duke is at distance 2 from there. Expose Bart Cassidy.
    .done-1 = Bart draws two cards. Lucky Duke is covered, but that saves nobody from a shot.
    .ask-2 = Fire one BANG! at Lucky Duke; either of your two cards will do. The signs on it say what it does: an enemy in reach loses a heart.
    .other-2 = First the shot: BANG! on Lucky Duke. A Beer would heal nobody now: Bart is not hurt.
    .done-2 = Dusty had no Missed!, the card that stops a BANG!
    .end = Kill both of the other side and you win. Once one is dead, everybody is at distance 1. With only two left, one against one, a Beer heals nobody.

bang-lesson-covered =
    Dusty’s turn: Lucky Duke fires at **Calamity Janet**, your covered character.
    .title = The covered one answers
    .ask-1 = Whoever is targeted has their own ability, covered or not. Janet may use a BANG! as a Missed!
    .other-1 = Then Janet loses a life point for nothing: discard the BANG! as a Missed!
    .done-1 = A card spent, no life point lost.
    .ask-2 = Your turn. Panic! steals a card at distance 1, whatever the weapon. Black Jack is opposite Bart Cassidy: expose Bart again.
    .other-2 = Janet is not opposite Black Jack. Expose Bart Cassidy.
    .done-2 = Bart acts, Janet stays covered.
    .ask-3 = Steal a card from Dusty’s hand with Panic!
    .other-3 = Later, perhaps. First Panic! on Black Jack: a card for you, and one fewer for Dusty.
    .done-3 = One card more for you, one fewer for Dusty.
    .end = At the end of your turn you keep as many cards as your exposed character has life points.

bang-lesson-jail =
    Blue and violet cards stay in front of a character. The two violet ones are nasty.
    .title = Jail and Dynamite
    .ask-1 = Mae’s dangerous one is Slab the Killer: it takes two Missed! to stop him. Put him in **Jail**.
    .other-1 = First Jail, in front of Slab the Killer: he hurts more than Rose Doolan.
    .done-1 = Before Mae’s turn Slab must **draw!**: a card is flipped, and without a heart he cannot be exposed.
    .ask-2 = **Dynamite** goes in front of one of yours. At the start of the turn of whoever it is in front of, a flipped ♠︎ 2 to 9 costs 3 life points; else it travels on. Light it.
    .other-2 = First the Dynamite, in front of either of yours.
    .done-2 = It is harmless this turn.
    .ask-3 = Nothing else to play: end your turn.
    .other-3 = End your turn.
    .done-3 = Slab stayed in Jail, so Mae had to expose Rose: her shot takes only one Missed!
    .ask-4 = Rose fires at Willy, across the corner: her ability brings him within reach. Stop the shot.
    .other-4 = You hold the Missed!: play it.
    .done-4 = Your turn began with the Dynamite: the flipped card was no ♠︎, so it travelled on to the next character.
    .end = Jail costs a partner, not the whole turn; only when neither can be exposed is the turn skipped.

bang-lesson-draft =
    A game begins with the **draft**: you choose in turn, two characters each.
    .title = Choosing two
    .ask-1 = Only one of your two acts: first take one who makes much of your own turns, by shots or by cards. Who needs two Missed! to be stopped?
    .other-1 = A fine choice another time. Take Slab the Killer: his shots cost two Missed!
    .done-1 = One for your own turns.
    .ask-2 = Now one for when you are shot at: mostly covered, and a target all the same.
    .other-2 = That one is better at something else. Take one who is hard to kill: Jourdonnais has a Barrel of his own, covered too.
    .done-2 = One for when you are shot at.
    .ask-3 = Who begins exposed, and where? Your first hand has as many cards as that one has life points. Either side will do.
    .other-3 = Your second one is of as much use when covered. Expose Slab the Killer.
    .done-3 = Everything is shown at once.
    .end = One for your own turns and one for when you are shot at: a good pair, because only one of them acts.

bang-lesson-game =
    The end of a game: Slab the Killer and Jourdonnais are yours, with 2 life points each; Dusty’s two have 1 each. Nobody helps you.
    .title = A short game
    .end = That was BANG! for two. Now a whole game: **{ btn-friend }**.

## Tips for who is new to BANG!: with each kind of question, and after what has cost much.

bang-tip-draft = Only one of your two can act at a time: one who makes much of your own turns and one who is of use when shot at make a good pair.
bang-tip-place = Right and left stay for the whole game. Before abilities and cards count, opposite is distance 1 and across the corner 2.
bang-tip-expose = The one you expose acts: you have their ability, and at the end of the turn you keep as many cards as they have life points.
bang-tip-draw-from = Only the first of the two cards you draw can come from elsewhere; the second comes from the deck.
bang-tip-put-back = What you put back is on top: it is the next card to be drawn or flipped.
bang-tip-flip = A heart is what Barrel and Jail want; Dynamite goes off on spades from 2 to 9.
bang-tip-dodge = A Missed! is better spent when life is low.
bang-tip-dodge-barrel = A Barrel costs no card: try it first. A Missed! is better spent when life is low.
bang-tip-shoot-back = Here a BANG! answers. It does not use up your one BANG! a turn.
bang-tip-last-beer = If you do not save this character, they die. A player who has lost both has lost the game.
bang-tip-ability = Give the two cards that you need least.
bang-tip-store = Take what you need, or what the other side needs more.
bang-tip-play = Play as many cards as you like, one by one, but only one BANG! a turn. Blue and violet ones stay in front of a character. When you are done, you discard down to the life points of your exposed one.
bang-tip-play-many = Play as many cards as you like, one by one; your exposed one may fire any number of BANG! Blue and violet ones stay in front of a character. When you are done, you discard down to the life points of your exposed one.
bang-tip-target = Attack whoever has little life left; put what protects in front of whoever will be shot at.
bang-tip-take = A card in play you can choose; out of the hand it comes at random.
bang-tip-heal-first = Two cards buy a life point, and with it you may keep one card more. With three or more to discard, you even lose fewer cards that way.
bang-tip-discard = Keep answers: a Missed! to shots, a BANG! to Indians! and Duels, a Beer to the exposed one’s last wound.
bang-tip-discard-last = Keep answers: a Missed! to shots, a BANG! to Indians! and Duels.

bang-setback-blast = Dynamite goes off where it lies when the turn begins. Panic! or Cat Balou rids you of it in time, from your own side too.
bang-setback-death = { $target } is dead: { $heir } stays exposed from now on. The ring is smaller: everybody is at distance 1, before abilities and cards count.
bang-setback-last = { $target } has 1 life point left. End your turns with answers in hand: a Missed! to shots, a BANG! to Indians! and Duels.
