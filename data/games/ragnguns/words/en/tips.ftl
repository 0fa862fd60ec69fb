# Tips for who is new to Rag’n’Guns: with each kind of question, and after what has cost much.

ragnguns-tip-deck = Four ways to fight; any will do for a first game.
ragnguns-tip-turn = Bullets pay for cards and are fired: the Alley fires, the Shelter takes. What is left goes into your Belt.
ragnguns-tip-pose = Many 🎯 belong in the Alley, many 🧱 in the Shelter.
ragnguns-tip-zone = The Alley gives 🎯 to fire with, the Shelter 🧱 against their bullets. It stays where you place it.
ragnguns-tip-on-pose = This happens once, as you place it.
ragnguns-tip-effect = After its effect a card is discarded, unless it says ∞.
ragnguns-tip-target = Look first at what is in their Shelter: it takes your bullets before anything else.
ragnguns-tip-trap = It lies face down: all they see is your stake. Even one that does nothing may cost them bullets.
ragnguns-tip-stake = Your stake is what they pay to be rid of it, and you do not get it back. A high one looks dangerous, and some do more for it.
ragnguns-tip-shoot = Their Shelter takes first; what it cannot take goes on to the Alley and the Pistolero.
ragnguns-tip-split = Six on your Pistolero and you have lost. A card in the Alley can be replaced.
ragnguns-tip-discard = Discarding is free, and uncovers what lies below in your Stash.
ragnguns-tip-give-up = Give up what you will not be able to use soon.
ragnguns-tip-place = Only the top of each pile is within reach: cover what you need least.
ragnguns-tip-place-trap = On top you can set it again next turn. Nobody knows it, if it goes back face down.
ragnguns-tip-stash = The last card on each pile is on top, and you can use it next turn. Your deck has fifteen cards, no more.
ragnguns-tip-disarm = Pay the stake and it goes back to them; one bullet more and it is gone for good. Some hit back if you do. Or see what it does.

ragnguns-setback-trap = The Piège was { $card }. Paying its stake would have sent it back; one bullet more would have ended it.
ragnguns-setback-hit = Your Pistolero has taken { $total } of 6. A card in the Shelter takes bullets first, then one in the Alley.
