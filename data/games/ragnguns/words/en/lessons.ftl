# What is said in the lessons of Rag’n’Guns. Their deals are in data/games/ragnguns/lessons.toml.

ragnguns-lessons = Rag’n’Guns

ragnguns-lesson-bullets =
    You are below, Dusty above. Six bullets in the other’s **Pistolero** win, and Dusty has taken 3.
    .title = What bullets do
    .ask-1 = A card of Dusty’s fires 2 bullets at you. The Whip in your **Alley** can take 1 in your Pistolero’s place. Who takes what?
    .other-1 = A card can be replaced, your Pistolero cannot: let the Whip take 1.
    .done-1 = The Whip falls, and the other bullet hits you. Now it is your turn.
    .ask-2 = Bullets are your money, too, and each turn your Cylinder loads one more: pay 3 to place The Sisters in your **Alley**. From there they fire up to 3 (🎯).
    .other-2 = That fires too little, or nothing. The Sisters in the Alley, please.
    .done-2 = 3 bullets are left, just what The Sisters can fire.
    .ask-3 = A card in your **Shelter** takes bullets before all else, as many as it has 🧱: place the Rusty Colt there, for nothing.
    .other-3 = First some cover: place the Rusty Colt in the Shelter.
    .done-3 = Now you are covered.
    .ask-4 = Dusty has no cover. You have one **Shootout** a turn: fire all 3 bullets in it.
    .other-4 = Three bullets win, nothing else does. Fire all 3!
    .done-4 = Nothing in the way: all three hit.
    .end = Bullets left over at the end of a turn go into your **Belt**. They pay for your Pistolero’s two effects, and for nothing else.

ragnguns-lesson-effects =
    A card in your Alley or Shelter, or on top of your **Stash**, is **in play**: its effect can be played for the price in front of it.
    .title = Effects, and the Stash
    .ask-1 = Heal The Sisters with the Old Bourbon in your Shelter: its effect costs nothing, and with **Each turn** the card stays.
    .other-1 = First the healing: the *Each turn* effect of the Old Bourbon.
    .done-1 = Healed, and the Old Bourbon stays: once a turn.
    .ask-2 = Without *Each turn* the card is discarded: draw 2 cards with the Harmonica on top of your Stash.
    .other-2 = Later. First draw: the effect of the Harmonica, which lies on top of your Stash.
    .done-2 = 2 cards: they are grey because both your zones are taken. The Sunday Rifle, which lay below, is on top now.
    .ask-3 = So its effect is in play: fire with the Sunday Rifle, for nothing.
    .other-3 = First fire: the effect of the Sunday Rifle, on top of your Stash.
    .done-3 = A hit, and no Shootout needed.
    .ask-4 = The Old Bourbon had better stay and cover you. End the turn and **stash all**: two piles, of which you can use the tops next turn; what lies below is covered.
    .other-4 = That can wait: end the turn, and stash all at once.
    .done-4 = Stashed, one card on each pile.
    .end = Mae has passed, and you have drawn and reloaded. The Stash is your second hand. Mae sees only what is on top.

ragnguns-lesson-traps =
    Mae has set two **Pièges** (traps) against you, 1 bullet on each: **pay** 1 and it goes back to Mae’s Stash, **outbid** with 2 and it is discarded, or **spring** it and see.
    .title = Both sides of a Piège
    .ask-1 = With your 4 bullets, be rid of the first: outbid.
    .other-1 = That can be right, too. But here, outbid the first.
    .done-1 = Gone: the Powder Keg would have fired at you.
    .ask-2 = The other one: spring it, and see.
    .other-2 = That would be no mistake. But here, spring it and see.
    .done-2 = It makes you discard a card.
    .ask-3 = It takes a card from your hand: which one?
    .other-3 = Not The Decoy: you will need it at once.
    .done-3 = Done.
    .ask-4 = Now you: set The Decoy, which does nothing, and stake your 2 bullets.
    .other-4 = Set The Decoy with a stake of 2: the higher, the more it frightens.
    .done-4 = Face down, with 2 bullets on it.
    .ask-5 = End your turn and see what Mae does.
    .other-5 = End your turn.
    .done-5 = Your last card goes on your Stash, and it is Mae’s turn.
    .ask-6 = Your Piège comes back: put it on either pile, face down or face up.
    .end = Mae has paid for nothing, with bullets that cannot be fired at you anymore, and The Decoy is back in your Stash. A Piège lives on doubt.

ragnguns-lesson-game =
    Fifteen cards, three a turn: in **your sixth turn** nothing is left to draw, and your Pistolero may **step out** into the Alley, for free and for good, with 🎯 2. Dusty has taken 3 bullets, you 1.
    .title = Your sixth turn
    .ask-1 = Let Jenny James step out: from now on no card in the Alley takes bullets in her place.
    .other-1 = Cards can wait: let Jenny James step out.
    .done-1 = She is a WOMAN, and stands in your Alley.
    .ask-2 = That is what her effect for 1 bullet from your **Belt** asks for: play it.
    .other-2 = First the effect that your Belt pays.
    .done-2 = A hit, paid by what you had saved.
    .ask-3 = Dusty can take 2 more: **Shootout!**
    .other-3 = You can finish it: the Shootout, with 2 bullets.
    .done-3 = They hit: Dusty is down.
    .end = That was the end of a game. A whole one takes half an hour at most: `/wanted duel game:Rag’n’Guns`

## Tips for who is new to Rag’n’Guns: with each kind of question, and after what has cost much.

ragnguns-tip-deck = Eight decks, two for each Pistolero; any will do for a first game.
ragnguns-tip-turn = What you neither pay nor fire goes into your Belt, which pays for your Pistolero’s effects.
ragnguns-tip-pose = Many 🎯 belong in the Alley, many 🧱 in the Shelter.
ragnguns-tip-zone = The Alley gives 🎯 to fire with, the Shelter 🧱 against their bullets. A card changes its zone only by an effect.
ragnguns-tip-on-pose = This happens once, as you place it.
ragnguns-tip-effect = After its effect a card is discarded, unless it says *Each turn*.
ragnguns-tip-target = What you get back is within your reach at once; what you make them discard is out of theirs.
ragnguns-tip-trap = It lies face down: all they see are the bullets on it. Even one that does nothing may cost them bullets.
ragnguns-tip-stake = You do not get these bullets back. Many look dangerous, few are easily paid.
ragnguns-tip-shoot = Their Shelter takes first; what it cannot take goes on to the Alley and the Pistolero.
ragnguns-tip-split = Six on your Pistolero and you have lost. A card in the Alley can be replaced.
ragnguns-tip-discard = Discarding is free, and uncovers what lies below in your Stash.
ragnguns-tip-give-up = Give up what you will not be able to use soon.
ragnguns-tip-place = Only the top of each pile is within reach: cover what you need least.
ragnguns-tip-place-trap = You can set it again next turn. Only face down it keeps its secret.
ragnguns-tip-stash = Your deck has fifteen cards, no more: the Stash is your second hand.
ragnguns-tip-disarm = Only the bullets you have just loaded pay it, not those in your Belt.

ragnguns-setback-trap = The Piège was { $card }. Paying { $price ->
    [one] { $price } bullet
   *[other] { $price } bullets
} would have sent it back; one more would have discarded it.
ragnguns-setback-dear-trap = The Piège was { $card }. To pay it you were { $short ->
    [one] { $short } bullet
   *[other] { $short } bullets
} short: those in the Belt do not count.
ragnguns-setback-hit = Your Pistolero has taken { $total } of 6. A card in the Shelter takes such bullets first.
