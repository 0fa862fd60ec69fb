# What WANTED asks, tells and refuses. Cards are in outlaws-cards.ftl, the rule book in outlaws-rules.ftl.

game-outlaws-duel = WANTED: Duel
game-outlaws-shootout = WANTED: Shootout
game-outlaws-gangs = WANTED: Gangs
preset-revolvers-first = Revolvers first
preset-bounty = Bounty

## Questions

outlaws-ask-pick = { $cards ->
    [one] { $round ->
        [1] Put an outlaw face down.
       *[other] Round { $round } of { $of }: put an outlaw face down.
    }
   *[other] Choose the { $cards } outlaws of your gang. They go face down.
}
outlaws-ask-place-dice = Who leads your gang? You cannot take it back.
outlaws-ask-discard = Discard an outlaw. The others get new dice, which the game lays for the best leader.

outlaws-pick-place-dice = Give out your dice
outlaws-pick-discard = Discard an outlaw

outlaws-kind-pick = outlaw to put face down
outlaws-kind-place-dice = which die goes to which outlaw
outlaws-kind-discard = outlaw to discard

## Events

outlaws-event-turn-began = Round { $round } of { $of }.
outlaws-event-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .opened = { $seat } draws { $cards }.
outlaws-event-rolled = { $seat } rolls { $dice }.
outlaws-event-revealed = { $seat } reveals { $card }, with { A($die) } on the die.
outlaws-event-armed = { $seat } gives { $card } a die of { $die }.
outlaws-event-led = { $card } leads { $seat }’s gang.
# $lost is above zero, too
outlaws-event-scored = { $gained ->
    [0] { $lost ->
        [0] { $seat } totals { $total }.
       *[other] { $seat } totals { $total } (−{ $lost } by suits).
    }
   *[other] { $lost ->
        [0] { $seat } totals { $total } (+{ $gained } by suits).
       *[other] { $seat } totals { $total } (+{ $gained } and −{ $lost } by suits).
    }
}
outlaws-event-tied = A tie at { $total }: nobody wins the round.
outlaws-event-stood = { $card } wins the round for { $seat }.
outlaws-event-fell = { $card } falls and lies face down beside { $seat }.
# $reward: for whose fall $target is paid, $paid: what $seat is paid
outlaws-event-fell-both = Both outlaws fall: { outlaws-reward } for { $target }, ${ $paid } for { $seat }.
outlaws-event-beat = { $card } beats { $fallen }: { outlaws-reward } for { $seat }.
outlaws-event-beaten = { $winner } beats { $card }: { outlaws-reward } for { $target }.
outlaws-event-took = { $seat } takes { $card } from { $owner }.
outlaws-event-took-many = { $seat } takes { $count } outlaws, worth { outlaws-reward }.
outlaws-event-withdrew = { $card } ({ $seat }) leaves the game.
outlaws-event-withdrew-many = { $count } outlaws leave the game.
outlaws-event-paid = { $reward ->
    [0] { $seat } collects no reward.
   *[other] { $seat } collects ${ $reward }.
}
outlaws-event-replayed = Tied on rewards! Those tied ride again with their winners: { $rounds ->
    [one] one more round
   *[other] { $rounds } more rounds
}.
outlaws-event-deadlocked = Tied, and not all of them have a winner left. One card each from the deck, unseen, decides.
outlaws-event-repeated = { $gangs } gangs are tied at the top and fight again.
outlaws-event-discarded = { $seat } discards { $card }.
outlaws-event-drawn = The deck has run out and they are still tied: nobody wins.

## Refusals

outlaws-no-unknown-card = This deck has no such card.
outlaws-no-not-in-hand = { $card } is not in your hand.
outlaws-no-not-in-play = { $card } is not one of your outlaws in play.
outlaws-no-not-these-dice = Those are not your dice: you rolled { $dice }. Name one for each outlaw, in order.

## Commands

cmd-outlaws-group = outlaws
    .description = The moves of WANTED: Duel, Shootout, Gangs
cmd-outlaws-table = table
    .description = Which table, if you play at several
cmd-outlaws-pick = pick
    .description = Place a card face down (three in Gangs)
cmd-outlaws-pick-card = card
    .description = The card
cmd-outlaws-pick-second = second
    .description = The second card of your gang
cmd-outlaws-pick-third = third
    .description = The third card of your gang
cmd-outlaws-place-dice = place-dice
    .description = Give each card of your gang a die
cmd-outlaws-place-dice-dice = dice
    .description = Which die goes to which card
cmd-outlaws-discard = discard
    .description = After a tie between gangs: discard one of your cards
cmd-outlaws-discard-card = card
    .description = The card you discard

## What an offer says of the game

invites-outlaws-duel = Five rounds, an outlaw each, face down. The better shot collects the reward on the other’s head; most money wins.
    .minutes = 5 minutes
goal-outlaws-duel = Skill, die and suits make a total; the higher one collects the other outlaw’s reward. In the last round the card that you have left fights.
invites-outlaws-shootout = Everybody plays an outlaw face down, all fire at once, and the best shot pockets the rewards of the fallen.
    .minutes = 5–10 minutes
goal-outlaws-shootout = Skill, die and suits make a total; the highest one collects the other outlaws’ rewards. In the last round the card that you have left fights.
invites-outlaws-gangs = Put together your gang, roll the dice, see who can lead: one showdown, and one gang walks away.
    .minutes = 5 minutes
goal-outlaws-gangs = All three skills and dice count, but only your leader’s suits. The highest skill + die leads; you choose who only if your dice leave a choice.

legend-outlaws =
    Top left: the skill, to which the die is added
    Top right: rank, which adds nothing, and suit; a Joker has none
    ♣︎ +3: three points more against a ♣︎, −3: three less
    $ the reward for a fallen outlaw
legend-outlaws-gangs =
    Top left: the skill, to which the die is added
    Top right: rank, which adds nothing, and suit; a Joker has none
    ♣︎ +3: three points more for each ♣︎ in the other gangs if this outlaw leads, −3: three less
outlaws-joker = Joker
outlaws-no-suit = no suit: it gains and loses nothing, and nobody gains against it

## How WANTED is shown on board and panel.

outlaws-round = Round { $round } of { $rounds }
outlaws-after-round = After round { $round } of { $rounds }
outlaws-before-last = After round { $round } of { $rounds } · the last cards follow
outlaws-last-round = Round { $round } of { $rounds } · the last cards
outlaws-recap = Round { $round }: { $text }
# Below the question of a round with two cards
outlaws-last-card = The one that you keep fights the last round.
outlaws-joker-means = 🃏 Joker: no suit points.
outlaws-plays-itself = After that { $card }, your last card, fights by itself.
outlaws-stake = Round { $round } of { $rounds } · { $seat } needs over { $stake }
outlaws-stake-lead = Round { $round } of { $rounds } · { $seat } leads by { $stake }{ $count ->
    [0] { "" }
   *[other] , within reach of { $few }
}
outlaws-stake-even = Round { $round } of { $rounds } · the last shot decides
outlaws-stake-none = Round { $round } of { $rounds } · { $seat } has won already
outlaws-gangs = { $phase ->
    [pick] The gangs form
    [chosen] The gangs are chosen
    [showdown] All cards open
   *[other] The dice fall
}
outlaws-unasked = The dice fall: nobody needs to choose a leader
outlaws-replay = Tied! Playing again, round { $round } of { $rounds }
outlaws-replay-once = Fighting on
outlaws-over = The end
outlaws-you = You
outlaws-mine-in-play = { $count ->
    [one] Card
   *[other] Cards
} in play, face down
outlaws-mine-open = In play
# Cards of { $name } that lie on the table
outlaws-in-front = { $name } · on the table
outlaws-collected = { $name } · collected
outlaws-mine-in-hand = In hand
outlaws-mine-none = You hold no cards.
outlaws-skill = skill { $skill }
outlaws-against = { $value } against { $suit }
outlaws-reward = ${ $reward }
outlaws-purse = 💰 ${ $reward }
outlaws-held = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
outlaws-in-play = In play: { $cards }
outlaws-face-down = { $count ->
    [one] One card face down
   *[other] { $count } cards face down
}
outlaws-dice = Dice: { $dice }
outlaws-up = Winners: { $cards }
outlaws-down = { $seats ->
    [2] Fallen: { $cards }
   *[other] Collected: { $cards }
}
outlaws-out = Out of the game: { $cards }
# Which outlaw beat which, with their totals; $you is the side of who reads it. Begins a sentence or ends one
outlaws-deed = { $you ->
    [won] your { $card }’s { $own } beat { $fallen }’s { $other } in round { $round }
    [lost] { $card }’s { $own } beat your { $fallen }’s { $other } in round { $round }
   *[other] { $card }’s { $own } beat { $fallen }’s { $other } in round { $round }
}
outlaws-deed-tied = { $cards } tied at { $total } in round { $round }
outlaws-verdict-comeback = { $deed }: { $paid }, until then { $behind } behind
outlaws-verdict-tie = { $deed }: { $paid }
# In the last round $seat missed the game, or won it and still lacked $lacks
outlaws-verdict-missed = { $deed }, which cost { $seat } the game
outlaws-verdict-missed-you = { $deed }, which cost you the game
outlaws-verdict-short = { $deed }, but { $seat } stayed { $lacks } short
outlaws-verdict-short-you = { $deed }, but you stayed { $lacks } short
outlaws-verdict-gangs = { $most } to { $least }, led by { $card }
# $ties: the totals of earlier fights
outlaws-verdict-gangs-tied = Tied at { $ties }, then { $most } to { $least }, led by { $card }
outlaws-verdict-lead = { $deed }: { $paid }, and { $last ->
    [1] the game
   *[other] the lead for good
}
outlaws-verdict-kept = { $deed }: { $paid }, and a lead that held
# No round decided; $deed is the winner’s best
outlaws-verdict-rounds = { $seat } { $won ->
    [all] won all { $rounds } rounds
   *[other] led from round { $taken } on
}{ $won ->
    [none] { "" }
   *[other] { " " }and earned most when { $deed }
}
outlaws-verdict-rounds-you = you { $won ->
    [all] won all { $rounds } rounds
   *[other] led from round { $taken } on
}{ $won ->
    [none] { "" }
   *[other] { " " }and earned most when { $deed }
}
outlaws-verdict-sums = { $most } to { $least }
# Who has lost reads it: money, or a gang’s total
outlaws-own-place = You: { $sum }, place { $place } of { $seats }.
outlaws-own-gang = { $fight ->
    [0] Your { $sum } points were { $short } short
   *[other] Your gang fell in round { $fight }, { $short } short of the tie
}, place { $place } of { $seats }.
# And what the leader of their gang brought, and what another one would have, and won by it
outlaws-own-leader = { $card } led: { $suits } by suits.
outlaws-own-leader-other = { $card } led: { $suits } by suits; { $other } would have made { $least }{ $won ->
    [yes] { " " }and won
    [tied] { " " }and tied
   *[no] , still beaten
}.
# What decided the game; $cards: whoever fell, by name, or a number of outlaws
outlaws-decided = { $card } beats { $cards }: { $paid }
outlaws-decided-tie = Round { $round } is a tie: { $cards } fall, and { $seat } gains more by it.
outlaws-decided-gangs = { $card } leads the gang: { $most } against { $least }.
outlaws-tied-fight = Round { $fight } is tied at { $total }: { $gangs } gangs fight on.
# On the picture of a showdown: its number, and what it brings whom, after what is a surprise
outlaws-nth = Round { $round }
outlaws-rolling = The dice roll…
outlaws-laid = New dice, laid for the best leader
outlaws-decides = Round { $round }: { $reward } and the lead
outlaws-round-decides = Round { $round } decides
outlaws-missed = { $seat } misses { $reward } and the game!
outlaws-stopped = { $stopper } stops { $seat }: { $winner }’s lead holds!
outlaws-most = The winner’s best round: { $reward }
outlaws-best-of-winner = Winner’s best round
outlaws-brings = { $reward } for { $seat }
outlaws-brings-you = { $reward } for you
outlaws-takes-lead = { $seat } takes the lead!
outlaws-brings-lead =
    { outlaws-takes-lead }
    { outlaws-brings }
outlaws-takes-lead-you = You take the lead!
outlaws-brings-lead-you =
    { outlaws-takes-lead-you }
    { outlaws-brings-you }
outlaws-surprise-upset = The favorite falls!
outlaws-surprise-joker = A Joker falls!
outlaws-surprise-narrow = By a single point!
outlaws-by-skill = Skill decides: { $most } to { $least }
outlaws-by-dice = The dice decide: { $most } to { $least }
outlaws-by-suits = The suits decide: { $most } to { $least }
outlaws-by-leader = With { $card }: only { $least } to { $most }
outlaws-by-points = Ahead by { $most } points
# Where nothing alone decided: by how much the winning gang was ahead in each
outlaws-ahead-by = Against { $rival }: skill { $skill }, dice { $dice }, suits { $suits }
outlaws-stamp = Fallen
# Below a gang’s skill and dice: what is still to come
outlaws-known = Skill + dice
outlaws-to-come = + leader’s suits
outlaws-wins-fight = { $seat } wins, { $most } to { $least }
outlaws-chips-duel = Won in each round
outlaws-chips-tied = Won in each round; a tie pays both
outlaws-chips = Rewards, round by round
outlaws-chips-tie = Tie
outlaws-chips-fights = Round by round: the two highest totals
# At the end, a gang that fell before the last fight
outlaws-in-fight = { $name } · out in round { $fight }
# On the first picture: how the game is won, and what a card's bonus against a suit means
outlaws-aim-rounds = Most money after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} wins
outlaws-aim-fight = One fight: the highest total wins
# Beside the first question, below the aim in the picture
outlaws-collects = { $seats ->
    [2] Whoever beats your outlaw collects its $.
   *[other] The highest total wins all others’ $.
}
outlaws-die = Die
outlaws-duel-bonus = { $card } gets { $value } against { $suit }
outlaws-shootout-bonus = { $card } gets { $value } for each rival { $suit }
outlaws-gangs-bonus = If { $card } leads: { $value } per { $suit } in other gangs
outlaws-suit-shootout = Suit, per rival
# How a showdown without a winner ended
outlaws-tied-duel = Tied at { $total }: each collects the other’s $
outlaws-tied-shootout =
    Tied at { $total }!
    Nobody is paid, these cards are out
outlaws-tied-between = { $seats } tie at { $total }: nobody is paid
outlaws-tied-gangs = Tied at { $total }: { $gangs } gangs fight on
# In a hand, and on the picture of the round that decides: how far ahead somebody is; $turned is 1 if they were behind
outlaws-wins-by =
    { $turned ->
        [1] { $seat } turns it round!
       *[other] { $seat } wins by { $reward }!
    }
    { $paid }
outlaws-too-late =
    { $seat } is { $lead } short!
    { outlaws-brings }
outlaws-ahead = You lead by { $reward }.
outlaws-behind = You are { $reward } behind { $seat }.
outlaws-even = You are level.
outlaws-hands = Hands
outlaws-many = { $count } outlaws
outlaws-unplayed = Never played: { $cards }
outlaws-last = { $round ->
    [0] The showdown
   *[other] Showdown of round { $round }
}
outlaws-sums = Card by card
# What a total is made of; $suits: by suits, with their signs
outlaws-total = { $seat } · skill { $skill } + dice { $dice }{ $suits } = { $total }
outlaws-won-rounds = { $count ->
    [one] { $count } round won
   *[other] { $count } rounds won
}

# To whom has chosen who leads, or has nothing to choose, until all have chosen
outlaws-if-level = { $count ->
    [one] { "" }
   *[other] , whichever gains more by suits
}
outlaws-ready = Your gang is ready: **{ $card } leads**{ outlaws-if-level }.
outlaws-unasked-leads = Nothing to choose: **{ $card } leads**{ outlaws-if-level }. No other way to lay your dice is better.
# A button: after a tie
outlaws-discards = Discard { $card }
outlaws-level = { $first } or { $second }
# Beside the question who leads, if a button names several
outlaws-dice-equal = With “or”, whoever gains more by suits leads.
# To whom a tie of others has left behind
outlaws-beaten = Your gang is out, with { $total } against { $most }.
# At the end of gangs: what another leader would have had with the same dice, and won by it
outlaws-led-by = { $seat }: { $card } leads with { $most } by suits; { $other } would have made { $least }{ $won ->
    [yes] { " " }and won
   *[tied] { " " }and tied
}.

## Why a hint names a card

outlaws-hint-pick = It beats about { $beaten } of 10 outlaws that another player may hold, and costs { $reward } if it falls.
outlaws-hint-gang = Together they have skill { $skill }, of { $most } that your hand can have, and { $card } can lead: { $signs } for each such card.
