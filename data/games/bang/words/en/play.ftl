# What BANG! for two asks, tells and refuses. Cards and characters are in bang-cards.ftl, the rule book in bang-rules.ftl.

game-bang = BANG! for two

preset-four-dealt = Draft from four
preset-random-pairs = Two random characters each
preset-regret-exposed = Paul Regret: only when exposed
preset-beer-always = Beer to the last

## Questions

bang-ask-draft = Choose a character: two per side. You win when both enemies are dead.
bang-draft-first = { bang-ask-draft }
    A coin chose who drafts first; the other side begins the game.
# $does: the ability in a few words; $acts: 1 for one who is strong when exposed
bang-draft-advice = Our advice: **{ $card }**, { $acts ->
    [1] strong in your own turns
   *[0] strong when shot at
} · { $does }
bang-draft-proposed = { $card }: our advice
bang-shoots = Shoot better
bang-lasts = Hard to kill
bang-draws = Draw more cards
bang-ask-place = Who begins exposed, and on which side? Your other one is covered on the other side.
bang-place-own = Who begins exposed, and on which side? The other side chooses in secret, too. Our advice, to make the most of a turn: **{ $advice }**
bang-both-chose = Both have chosen who stands exposed
bang-ask-expose = Who do you expose? The other one stays covered.
bang-expose-own = Keep { $name } exposed, or change? The arrow shows whom a BANG! hits.
bang-expose-nobody = Keep { $name } exposed, or change? A BANG! reaches nobody from either, so abilities and life points decide.
bang-ask-draw-from = Where does your first card come from?
bang-ask-put-back = Three cards, and you keep two. Which one goes back on the deck?
# $why: the card for which one draws
bang-ask-flip = { $why }: { $target } flips two cards. Which one counts?
bang-ask-dodge = { $card } · { $by } fires at { $target } (❤️ { $life }{ $life ->
    [1] , the last one
   *[other] { "" }
}). { $needed ->
    [0] One more Missed! stops it.
    [one] One Missed! stops it.
   *[other] It takes two Missed!, one after the other.
}
bang-ask-shoot-back = { $card } · { $by } against { $target } (❤️ { $life }{ $life ->
    [1] , the last one
   *[other] { "" }
}). Discard a BANG! or lose 1 life point.
# Indians! and a Gatling hit both of a side, one after the other
bang-who-next = { $who } is next.
# Where a player has only one answer to a shot, which is asked all the same, because not asking would show it
bang-alone = Nothing in your hand helps, which nobody else can tell.
# Where the cards in hand do not stop a shot, or do not save a character
bang-too-few = You hold too few for that.
# $why: because the character is covered, or because only two are left
bang-no-beer = { $why ->
    [covered] A Beer saves only the exposed one.
    [full] A Beer heals only the exposed one, who is unhurt.
   *[two] With two characters left, a Beer saves nobody.
}
bang-no-saloon = A Saloon would heal nobody.
# Calamity Janet, whose other cards answer, too
bang-swaps = For { $who }, a Missed! is a BANG! and the reverse.
bang-ask-last-beer = { $target } has no life left, and needs { $needed ->
    [one] 1 life point
   *[other] { $needed } life points
} to survive.
# What gives one of these life points
bang-saves = { $how ->
    [cards] Two cards give one.
    [both] A Beer or two cards give one.
   *[beer] A Beer gives one.
}
bang-ask-ability = Sid Ketchum regains 1 life point for two cards. Which two?
bang-ask-store = General Store, a card for each of your living characters. Which one now?
bang-ask-play = What do you play?
bang-nothing-to-play = You have nothing to play.
bang-spent = Your one BANG! of this turn is spent.
bang-no-panic = No enemy at distance 1 has a card for a Panic!
bang-unreached = No enemy is in reach of a BANG!
bang-ask-sure = { $card } would heal nobody. Play it all the same?
# Of a Beer, which only the exposed character drinks
bang-sure-beer = { $card } heals only the exposed character, who needs nothing. Play it all the same?
# Of a Beer, at one against one; in the list and as a question
bang-beer-last-two = Heals nobody: only two characters are left.
bang-beer-full = Heals nobody now: { $name } needs nothing.
bang-sure-last-two = { $card } heals nobody once only two characters are left. Play it all the same?
bang-ask-target = { $card } · Which character?
# $kind: whether the card is taken (panic) or lost
bang-take-which = { $card } · Which card { $kind ->
    [panic] do you take?
   *[other] has to go?
}
bang-ask-take = { $card } on { $target }: which card?
bang-ask-heal-first = End of your turn. You hold { $extra ->
    [one] { $extra } card
   *[other] { $extra } cards
} more than you may keep. Does Sid Ketchum heal first?
bang-ask-discard = End of your turn. You may keep { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}: what do you discard?

bang-pick-play = Play a card, or end your turn
bang-pick-target = Choose a target
bang-pick-take = Choose a card
bang-pick-store = Take a card
bang-pick-put-back = Put a card back
bang-pick-expose = Choose whom to expose
bang-pick-dodge = Choose your answer
bang-pick-shoot-back = Choose your answer
bang-pick-last-beer = Choose your answer
bang-pick-flip = Choose the card that counts
bang-pick-ability = Choose { $count } cards
bang-pick-discard = { $count ->
    [one] Discard a card
   *[other] Discard { $count } cards
}

bang-kind-draft = character to draft
bang-kind-place = how the two stand
bang-kind-expose = character to expose
bang-kind-draw-from = where the first card comes from
bang-kind-put-back = card to put back
bang-kind-flip = card that counts
bang-kind-dodge = answer to a shot
bang-kind-shoot-back = BANG! in answer
bang-kind-last-beer = Beer to survive
bang-kind-ability = cards for an ability
bang-kind-store = card from the General Store
bang-kind-play = card to play
bang-kind-sure = confirmation
bang-kind-target = target
bang-kind-take = card to take
bang-kind-heal-first = Sid Ketchum before you discard
bang-kind-discard = cards to discard

## Choices

bang-place-right = Expose { $exposed }, right
bang-place-left = Expose { $exposed }, left
# An exposed character's range: the enemies' number, or one of them
bang-exposes = { $name } → { $targets }
bang-exposes-all = { $count ->
    [0] { $name } → nobody
   *[other] { $name } → either of them
}
bang-play-done = End your turn
    .does = You discard down to the life points of whoever is exposed.
bang-ability = Sid Ketchum: 2 cards for 1 life point
bang-heal-first-discard = Discard
    .does = Down to the life points of whoever is exposed.
bang-dodge-barrel = Barrel: flip, ♥︎ = Missed!
    .does = Costs no card: a flipped heart counts as a Missed!
# The flip of one who needs no Barrel
bang-own-barrel = { $name }: flip, ♥︎ = Missed!
bang-dodge-through = Flip, and keep my cards
    .does = If it fails: 1 life point, and no card.
bang-dodge-all = Take both bullets
    .does = 1 life point each, without another question.
bang-shoot-back-all = Take both wounds
    .does = 1 life point each, without another question.
bang-dodge-pass = Take the bullet
    .does = Costs 1 life point.
bang-shoot-back-pass = Take the wound
    .does = Costs 1 life point.
bang-last-beer-pass = Let the character die
    .does = You lose this character.
bang-dies = Let { $who } die
# What a card does as an answer
bang-answers-dodge = { $needed ->
    [1] Stops it: no life point is lost.
   *[other] Counts as one of the { $needed } Missed! that it takes.
}
bang-answers-shoot-back = Answers it: no life point is lost now.
bang-answers-last-beer = Gives 1 life point back.
bang-answers-in-vain = Not enough: it would be lost for nothing.
bang-draw-from-deck = The deck
    .does = Its top card.
bang-draw-from-hand = Your opponent’s hand
    .does = One of its cards, at random.
bang-draw-from-discard = The discard pile
    .does = Its top card, which all can see.
bang-sure-yes = Yes, play it
# A card in front of one of the player’s own characters
bang-take-yours = { $card } (yours)
# The same about somebody else
bang-take-own = { $card } (own)
bang-take-hand = Their hand
    .does = At random.

## Events

# How a Missed! counts that Calamity Janet fires; $kind: the card's kind
bang-as = { $kind ->
    [missed] {" "}as a BANG!
   *[other] {""}
}
# Whose card it was, if the other side played it
bang-whose = { $theirs ->
    [1] { $by }’s { $card }
   *[other] { $card }
}
# Why nobody was asked for the two Missed! that a shot takes
bang-few = { $few ->
    [1] {" "}{ bang-barrel-too-few }
    [2] {" "}Too few cards for two Missed!
   *[other] {""}
}
bang-event-drafted = { $seat } chooses { $card }.
bang-event-paired = { $seat } is dealt { $cards }.
bang-event-placed = { $seat } exposes { $exposed }, opposite { $opposite }; { $covered } is covered.
bang-event-exposed = { $seat } exposes { $target }.
bang-event-came-forward = Only { $target } ({ $seat }) can be exposed now.
bang-event-turn-began = Turn { $turn }: { $seat }.
bang-event-turn-exposed = Turn { $turn }: { $seat } exposes { $who }.
bang-event-drew = { $seat } draws { $count ->
    [0] nothing
    [one] a card
   *[other] { $count } cards
}.
    .opened = { $seat } draws { $cards }.
bang-event-drew-by = { $why }: { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .opened = { $why }: { $seat } draws { $cards }.
bang-event-revealed = { $why }: { $seat } reveals { $cards }
bang-event-picked-up = { $seat } picks up { $card } from the discard pile.
bang-event-robbed = { $why }: { $seat } takes a card from { $owner }’s hand.
    .opened = { $why }: { $seat } takes { $card } from { $owner }’s hand.
# $own: whether the side of El Gringo played what wounded him, such as a Duel that it lost
bang-event-unrobbed = El Gringo robs nobody: { $own ->
    [1] { $owner } played that card
   *[0] { $owner } has no card
}.
bang-event-grabbed = { $seat } takes { $card } from { $target }.
bang-event-played = { $seat } plays { $card }
bang-event-aimed = { $seat } plays { $card }{ bang-as } on { $target }.
bang-event-laid = { $seat } puts { $card } in front of { $target }.
bang-event-answered = { $seat } answers with { $card }
bang-event-discarded = { $seat } discards { $card }
bang-event-discarded-many = { $seat } discards { $cards }
bang-event-cleared-many = { $seat } loses { $count } cards in play.
bang-event-cleared = { $target } ({ $seat }) loses { $card }
bang-event-flipped = { $why }: { $target } ({ $seat }) flips { $cards }
bang-event-unflipped = { $why }: { $target } ({ $seat }) has no card to flip, and it fails.
bang-event-barrel-failed = No heart: the Barrel does not help { $target } ({ $seat }).
bang-event-barrel-saved = A heart: the Barrel counts as a Missed! for { $target } ({ $seat }).
bang-event-counted = { $card } counts.
bang-event-exploded = The Dynamite goes off under { $target } ({ $seat })!
bang-event-passed-on = { $seat } is spared: { $card } passes to { $target }.
bang-event-freed = A heart: { $target } ({ $seat }) walks out of Jail.
bang-event-held = No heart: { $target } ({ $seat }) cannot be exposed this turn.
bang-event-emptied = { $seat } has no card left: the turn ends.
bang-event-skipped = { $seat } has nobody out of Jail to expose and loses the turn.
bang-event-stopped = { $target } cannot be exposed this turn: { $seat } can play nothing more.
# A card flipped for a Barrel, for Jail or for Dynamite, with what it decides; $to: who has it next
bang-event-flip-failed = The Barrel fails { $target } ({ $seat }): { $cards }, no heart.
bang-event-flip-saved = A Missed! from the Barrel for { $target } ({ $seat }): { $cards }, a heart.
bang-event-flip-freed = { $target } ({ $seat }) walks out of Jail: { $cards }, a heart.
bang-event-flip-held = { $target } ({ $seat }) cannot be exposed this turn: { $cards }, no heart.
bang-event-flip-passed-on = { $target } ({ $seat }) is spared: { $cards }, not ♠︎ 2 to 9. The Dynamite passes to { $to }.
bang-event-parried = { $seat } answers with { $card }: { $who } is not hurt.
bang-event-parried-twice = { $seat } answers with { $card } and { $then }: { $who } is not hurt.
bang-event-stripped = { $seat } plays { $card } on { $target }, who has to discard { $lost }
bang-event-hit = { $seat } plays { $card }{ bang-as } on { $target }, who loses { $count ->
    [one] { $count } life point
   *[other] { $count } life points
} ({ $left } left).{ bang-few }
bang-event-killed = { $seat } plays { $card }{ bang-as } on { $target }, who bites the dust.{ bang-few }
bang-event-dodged = { $target } ({ $seat }) is not hurt.
bang-event-wounded = { bang-whose }{ bang-as }: { $target } ({ $seat }) { $count ->
    [0] is not hurt.
    [one] loses { $count } life point ({ $left } left).
   *[other] loses { $count } life points ({ $left } left).
}{ bang-few }
bang-event-healed = { $target } ({ $seat }) regains 1 life point ({ $left } now).
bang-event-died = { bang-whose }{ bang-as }: { $target } ({ $seat }) bites the dust.{ bang-few }
bang-event-bought = { $seat } takes { $card } from the General Store.
bang-event-shopped = { $seat } plays { $card } and takes { $bought }
bang-event-drank = { $seat } plays { $card }: { $who } regains 1 life point ({ $left } now).
bang-event-took = { $seat } plays { $card } and takes { $lost } from { $target }.
bang-event-laid-many = { $seat } puts { $cards } in front of { $target }.
bang-event-reshuffled = The discard pile is shuffled: a new deck of { $count }.
bang-event-drawn = Too many turns, and both sides still stand: a draw.

## Refusals

bang-no-not-among-these = You cannot choose { $card } here.
bang-no-not-in-hand = { $card } is not in your hand.
bang-no-not-an-answer = { $card } does not help here.
bang-no-only-as-answer = { $card } can only answer a shot; in your own turn it does nothing.
bang-no-one-shot = { $card } must wait: you have played your one BANG! of this turn. Only a Volcanic in front of your exposed character, or an ability, allows more.
bang-no-out-of-reach = { $card } reaches nobody: your exposed character shoots at distance { $reach }, and all enemies are farther away.
bang-no-all-jailed = { $card } cannot be played: every enemy already has a Jail in front of them.
bang-no-nothing-to-take = { $card } finds nothing to take there.
bang-no-lies-there = { $card } cannot be played: each of your characters already has one in front of them.
bang-no-not-in-game = { $target } does not play here.
bang-no-not-to-choose = { $target } cannot be chosen.
bang-no-dead = { $target } lies on Boot Hill already.
bang-no-not-yours = { $target } does not ride for you: this goes in front of one of your own characters.
bang-no-in-jail = { $target } failed to leave Jail and cannot be exposed this turn.
bang-no-has-one = { $target } already has one of these: { $card }
bang-no-own-side = { $target } rides with you, and you cannot aim that at your own side: { $card }
bang-no-too-far = { $target } is at distance { $distance }, and your reach is { $reach }: { $card }

## Slash commands

cmd-bang-group = bang
    .description = The moves of BANG! for two
cmd-bang-table = table
    .description = Which table, if you play at several
cmd-bang-draft = draft
    .description = Choose a character before the game
cmd-bang-draft-character = character
    .description = Who you choose
cmd-bang-place = place
    .description = Say who of your two begins exposed, and on which side
cmd-bang-place-character = character
    .description = Who begins exposed, and where; the other one is covered
cmd-bang-expose = expose
    .description = Say which of your two is exposed
cmd-bang-expose-character = character
    .description = Who is exposed; the other one is covered
cmd-bang-play = play
    .description = Play a card, with its target if you like
cmd-bang-play-card = card
    .description = The card from your hand
cmd-bang-play-target = target
    .description = Which character it is aimed at, or goes in front of
cmd-bang-play-take = take
    .description = Panic! and Cat Balou: the hand, or a card in play
cmd-bang-ability = ability
    .description = Sid Ketchum: two cards for a life point, at any time
cmd-bang-ability-first = first
    .description = The first card you give up
cmd-bang-ability-second = second
    .description = The second card you give up
cmd-bang-respond = respond
    .description = Answer a shot, a Duel, Indians!, the last wound, or any other question about cards
cmd-bang-respond-answer = answer
    .description = A card, or another of the answers offered
cmd-bang-discard = discard
    .description = At the end of your turn: discard what you cannot keep
cmd-bang-discard-first = first
    .description = The first card
cmd-bang-discard-second = second
    .description = The second card
cmd-bang-discard-third = third
    .description = The third card
cmd-bang-discard-fourth = fourth
    .description = The fourth card
cmd-bang-discard-fifth = fifth
    .description = The fifth card
cmd-bang-discard-sixth = sixth
    .description = The sixth card
cmd-bang-discard-seventh = seventh
    .description = The seventh card
cmd-bang-discard-eighth = eighth
    .description = The eighth card
cmd-bang-end = end
    .description = Play no more this turn

## What an offer says of the game

invites-bang = Two characters each, one in the open, one under cover: shoot, dodge, change places at the right moment, and be the last one standing.
    .minutes = 10–15 minutes
goal-bang = Kill both characters of the other side, and you win.

## Standing orders

orders-when-bang-dodge = One of my characters is shot at
orders-when-bang-shoot-back = Indians! or a Duel: a BANG! is needed
orders-when-bang-last-beer = One of my characters is dying
orders-when-bang-store = General Store: I take a card
orders-when-bang-flip = Lucky Duke has flipped two cards
orders-usual-bang-store = The card that is worth the most by itself
orders-usual-bang-flip = The one that is better for me

## How BANG! for two is shown on board and panel.

bang-headline-draft = The draft
bang-headline-place = Taking places
bang-headline-turn = Turn { $turn } · { $name }
bang-headline-over = The end
# $by: the character who played the card, the player who lit the Dynamite, own for the seat itself, or none
bang-verdict = { $seat }’s last character, { $target }, fell to { $by ->
    [none] { $card }
    [own] their own { $card }
   *[other] { $by }’s { $card }
}
# Of a card in the hand of who fell, which would have stopped it
bang-verdict-unplayed = { $fall }, with an unplayed { $card } in hand
bang-verdict-close = { $fall }, and { $name } had 1 life point left
# Above all deaths in chips
bang-chips = Deaths: turn · who · whom · with what
# What decided the game; $card: the kind of card, $by: the character who played it
bang-decided = Turn { $turn }: { $target } falls to { $card }. { $by } was faster.
bang-decided-dynamite = Turn { $turn }: { $card } goes off under { $target }.
bang-pool = To choose from
bang-drafted = Chosen: { $names }
bang-side = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
bang-exposed = ⬆️ exposed
bang-covered = ⬇️ covered
bang-dead = ✝️ dead
bang-acting = acting
bang-distance = distance { $distance }
bang-in-jail = in Jail this turn
bang-before = In play: { $cards }
bang-nothing-before = nothing in play
bang-piles = Piles
bang-deck = Deck: { $count }
bang-discard = Discard pile: { $card }
bang-discard-empty = Discard pile: empty
bang-store-open = General Store: { $cards }
bang-flipped-now = Flipped: { $cards }
bang-shots = { $shots ->
    [0] No BANG! played yet this turn
    [one] 1 BANG! played this turn
   *[other] { $shots } BANG! played this turn
}
bang-last-hand = Hand: { $cards }
bang-replaces = replaces { $card }
# Jail, where the other side has one character left
bang-jail-last = Unless they flip a heart, they lose all of their next turn.
bang-needs-two = Costs 1 life point, unless two Missed! answer.
# A Missed! as Calamity Janet fires it
bang-missed-shoots = As a BANG!: 1 life point, unless answered.
# Of the target of a shot
bang-against-barrel = May flip: a heart counts as a Missed!
bang-against-swap = She may answer with a BANG!, too.
bang-mine = Your hand
bang-mine-none = Your hand is empty.
bang-mine-characters = Your characters
bang-mine-active = The active ability is the exposed one’s or, while one is aimed at, the target’s.
bang-other-characters = The other side
bang-looked = You are looking at
bang-sheet-kind = Kind
bang-sheet-copies = In the deck
bang-sheet-life = Life
bang-brown = brown: played and discarded
bang-blue = blue: stays in play
bang-character = character

# What the signs on cards mean, below the cards of a table
bang-sign-skill = an enemy in reach
bang-sign-life = life points
bang-sign-people = everyone it reaches
bang-sign-hand = cards drawn or taken
bang-sign-discard = cards lost
bang-sign-bang-shot = a BANG!
bang-sign-cross = stops it
bang-sign-bang-distance = distance
bang-sign-firepower = reach
bang-sign-shield = harder to hit
bang-sign-exposed = who is exposed
bang-sign-suit-H = with a heart flipped
bang-sign-suit-S = with ♠︎ 2 to 9 flipped
bang-sign-lock = else not exposed
bang-sign-bang-endless = as often as you like

## Pictures of BANG! for two: words that stand on them and nowhere else.

bang-pile-deck = deck
bang-pile-discard = discard
bang-legend-firepower = reach
bang-legend-skill = in reach
bang-legend-bang-distance = too far
# What a flipped card has decided
bang-drawn-barrel = A heart: saved
bang-drawn-barrel-half = A heart: 1 of 2
# Of the two Missed! that a shot takes
bang-missed-count = { $count } of 2 Missed!
# Why a shot that takes two was not asked about; $count: the cards in hand
bang-missed-too-few = { $count ->
    [one] { $count } card: too few for two Missed!
   *[other] { $count } cards: too few for two Missed!
}
bang-barrel-too-few = One Barrel: too few for two Missed!
bang-drawn-barrel-failed = No heart: the Barrel fails
bang-drawn-jail = A heart: out of Jail
bang-drawn-jail-failed = No heart: cannot be exposed
bang-drawn-jail-lost = No heart: the turn is lost
bang-drawn-dynamite = No bang: it travels on
bang-drawn-dynamite-failed = Spades 2–9: it goes off
# Beside the sign of a covered character, on the board
bang-legend-covered = covered
# BANG! cards in this turn, behind their number
bang-legend-shots = fired

## Why a hint's move leads: what the next best one loses in so many games

bang-hint-own = In { $times } games from here, the next best move costs you { $count ->
    [one] one life point
   *[other] { $count } life points
} more.
bang-hint-theirs = In { $times } games from here, the next best move spares the other side { $count ->
    [one] one life point
   *[other] { $count } life points
}.
bang-hint-cards = In { $times } games from here, the next best move leaves you { $count ->
    [one] one card
   *[other] { $count } cards
} fewer.
# Why a line was better, in the story of a game
bang-better-own = Tried { $times } times each way, it kept { $count ->
    [one] one life point
   *[other] { $count } life points
} more in all.
bang-better-theirs = Tried { $times } times each way, it took { $count ->
    [one] one life point
   *[other] { $count } life points
} more in all from the other side.
bang-better-cards = Tried { $times } times each way, it kept { $count ->
    [one] one card
   *[other] { $count } cards
} more in hand, all in all.
