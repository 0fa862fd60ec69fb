### The kinds of card and the characters: a name, and what each does. The facts are in data/games/bang/cards.toml.

## Brown cards

bang-card-bang = BANG!
    .text = One enemy within reach of your weapon loses 1 life point, unless they play a Missed! One BANG! per turn.
bang-card-missed = Missed!
    .text = Answer to a BANG! or a Gatling: the character is not hurt.
bang-card-beer = Beer
    .text = Your exposed character regains 1 life point. Out of turn, only to survive the last wound.
bang-card-panic = Panic!
    .text = Take a card at distance 1: from the hand, at random, or one in front of that character.
bang-card-cat-balou = Cat Balou
    .text = Discard a card at any distance: from the hand, at random, or one in front of that character.
bang-card-duel = Duel
    .text = Any enemy discards a BANG!, then you, in turn: whoever cannot or will not go on loses 1 life point.
bang-card-stagecoach = Stagecoach
    .text = Draw two cards.
bang-card-wells-fargo = Wells Fargo
    .text = Draw three cards.
bang-card-saloon = Saloon
    .text = Every living character regains 1 life point, covered ones and enemies too.
bang-card-general-store = General Store
    .text = Reveal as many cards as there are living characters; both players take one in turn, you first.
bang-card-indians = Indians!
    .text = Each enemy character discards a BANG! or loses 1 life point.
bang-card-gatling = Gatling
    .text = A shot at each enemy character, at any distance; it is not your BANG! of the turn.

## Blue cards

bang-card-barrel = Barrel
    .text = The character it is in front of may draw! against each shot: a heart counts as a Missed!
bang-card-scope = Scope
    .text = The character it is in front of sees everyone at distance −1.
bang-card-mustang = Mustang
    .text = The character it is in front of is seen at distance +1.
bang-card-jail = Jail
    .text = Goes in front of an enemy, who draws! at the start of the turn: without a heart that character cannot be exposed.
bang-card-dynamite = Dynamite
    .text = At the start of your turn draw!: 2 to 9 of spades costs 3 life points, anything else passes it on.
bang-card-schofield = Schofield
    .text = Weapon, reach 2.
bang-card-volcanic = Volcanic
    .text = Weapon, reach 1, and as many BANG! as you like.
bang-card-remington = Remington
    .text = Weapon, reach 3.
bang-card-carabine = Rev. Carabine
    .text = Weapon, reach 4.
bang-card-winchester = Winchester
    .text = Weapon, reach 5.

## Characters

bang-card-bart-cassidy = Bart Cassidy
    .text = For each life point he loses, he draws a card, if he survives.
    .brief = Each wound: draws a card
bang-card-black-jack = Black Jack
    .text = He shows the second card he draws; if it is hearts or diamonds he draws a third.
    .brief = Red second card: draws a third
bang-card-calamity-janet = Calamity Janet
    .text = She may use BANG! as Missed! and Missed! as BANG!
    .brief = BANG! is Missed! and the reverse
bang-card-el-gringo = El Gringo
    .text = For each life point he loses he takes a card at random from the hand of the player who hurt him.
    .brief = Wounded: robs whoever did it
bang-card-jesse-jones = Jesse Jones
    .text = He may take the first card he draws from his opponent’s hand, at random.
    .brief = May draw from the other hand
bang-card-jourdonnais = Jourdonnais
    .text = He has a Barrel of his own; a real one adds a second draw!
    .brief = A Barrel of his own, covered too
bang-card-kit-carlson = Kit Carlson
    .text = He looks at the top three cards, keeps two and puts one back.
    .brief = Looks at three cards, keeps two
bang-card-lucky-duke = Lucky Duke
    .text = For each draw! he flips two cards and chooses which one counts.
    .brief = At a draw! the better of two cards
bang-card-paul-regret = Paul Regret
    .text = He has a Mustang of his own: he is seen at distance +1.
    .brief = Stands one step farther away
bang-card-pedro-ramirez = Pedro Ramirez
    .text = He may take the first card he draws from the top of the discard pile.
    .brief = May draw from the discard pile
bang-card-rose-doolan = Rose Doolan
    .text = She has a Scope of her own: she sees everyone at distance −1.
    .brief = Sees everyone one step nearer
bang-card-sid-ketchum = Sid Ketchum
    .text = At any time he may discard two cards to regain 1 life point.
    .brief = Two cards for one life point
bang-card-slab-the-killer = Slab the Killer
    .text = It takes two Missed! to cancel one of his BANG!
    .brief = His BANG! takes two Missed!
bang-card-suzy-lafayette = Suzy Lafayette
    .text = As soon as her hand is empty she draws a card.
    .brief = Hand empty: draws a card
bang-card-vulture-sam = Vulture Sam
    .text = When a character dies, he takes the cards in front of that character.
    .brief = Takes what the dead had in play
bang-card-willy-the-kid = Willy the Kid
    .text = He may play any number of BANG!
    .brief = Plays any number of BANG!
