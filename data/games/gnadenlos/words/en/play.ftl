# What Gnadenlos! asks, tells and refuses. Pieces are in gnadenlos-cards.ftl, the rule book in gnadenlos-rules.ftl.

game-gnadenlos = Gnadenlos!
preset-pairs = Recruiting in pairs

## Questions

gnadenlos-ask-adventurer = Send an adventurer.
gnadenlos-stakes-gold = Strongest: { $first } nuggets, then leaves; 2nd: { $second }.
gnadenlos-stakes-duel = Strongest: 2 notes to bid with. Strongest and weakest leave.
gnadenlos-stakes-poker = { $own ->
    [1] Strongest: +{ $gain }, then leaves; weakest: −{ $loss }.
   *[0] Strongest: forward, then leaves; weakest: back, by the numbers below the hats.
}
gnadenlos-stakes-alone = You are alone: any adventurer wins { $symbol ->
    [gold] { $first } nuggets
    [duel] 2 notes to bid with
   *[poker] +{ $gain }
}, then leaves.
gnadenlos-rival = Your only rival: { $name }.
gnadenlos-ties = { $symbol ->
    [gold] Tied 1st: { $first } each, no 2nd
   *[other] Ties: same for each
}.
gnadenlos-after-event = Then prestige and recruiting: { $own ->
    [1] your turn
   *[0] { $name }
}{ $reach ->
    [no] { "" }
    [poker] , the Finish 🏁 within reach unless the hat falls back
   *[gold] , the Finish 🏁 within reach
}.
gnadenlos-ask-prestige = **Prestige**: up to { $up_to } nuggets, each for one horseshoe?
gnadenlos-finish-ends = { $own ->
    [1] At the Finish 🏁 you win at once.
   *[0] Whoever reaches the Finish 🏁 wins at once.
}
gnadenlos-finish-near = { $name } needs only { $gap } to the Finish 🏁, and has the nuggets.
gnadenlos-ask-recruit = Start recruiting?
gnadenlos-recruits = { $count ->
    [2] Two
   *[3] Three
} { $pairs ->
    [1] pairs of adventurers
   *[0] adventurers
} come; all bid, you first, and the lowest gets nobody.
# To those who are not asked, behind the name of who is
gnadenlos-public-recruit = Start recruiting?
gnadenlos-public-bid = A bid in notes, each sum only once.
gnadenlos-enough = With { $count } adventurers, no recruiting this turn.
gnadenlos-ask-bid = Bid a sum of notes. Sums already bid: { $taken ->
    [nothing] none
   *[other] { $taken }
}.
gnadenlos-ask-notes = Choose one to three notes. Sums already bid: { $taken ->
    [nothing] none
   *[other] { $taken }
}.
gnadenlos-bid-first = **Bid** one to three notes; others must bid other sums.{ $near ->
    [1] { "" }
   *[0] { " " }Notes that recruit may be due at payday.
}
gnadenlos-bid-then = **Bid** notes: { $high ->
    [0] any sum beats the 0
   *[other] { $reach ->
        [1] above { $high } leads so far
       *[0] above { $high } you cannot bid
    }{ $low ->
        [-1] { "" }
        [0] , any sum beats the 0
       *[other] , below { $low } gets nobody so far
    }
}.
gnadenlos-bid-last = **Bid**, the last of you: { $ranks }.{ $forced ->
    [1] { " " }Your lower sums are taken, so you recruit.
   *[0] { "" }
}
gnadenlos-bid-rank = { $place ->
    [0] ✖️ { $sum } nobody, free of charge
    [1] 🥇 { $sum } you choose first
    [2] 🥈 { $sum } second
   *[3] 🥉 { $sum } third
}
gnadenlos-last-duel = The next duel turned up ends the game.
gnadenlos-owed = { $short ->
    [1] ⚠️ { "" }
   *[0] { "" }
}Recruiting { $sure ->
    [1] brings
   *[0] may bring
} **payday**: your own notes in the market cost you { $sum ->
    [0] their value
   *[other] up to { $sum }, plus those you bid
}; you have 💰 { $nuggets }.{ $short ->
    [1] { " " }Unpaid: 🦅, 5 back.
   *[0] { "" }
}
# Of the hats beside sums
gnadenlos-bid-others = { $signs } on a sum: on payday that hat pays that note, not you.
gnadenlos-bid-notes = Other sum
    .does = Pick one to three notes yourself, of any color
gnadenlos-ask-taken = { $sum } has been bid already. Choose one of the free sums, or go back to your notes.
gnadenlos-ask-take = Whom to recruit?
gnadenlos-bid-place = { $place ->
    [1] Your { $sum } is the highest bid.
    [2] Your { $sum } is the second-highest bid.
   *[3] Your { $sum } is the third-highest bid.
}

gnadenlos-pick-adventurer = Choose an adventurer
gnadenlos-pick-bid = Choose your bid
gnadenlos-pick-taken = Choose a free sum
gnadenlos-pick-take = Whom to recruit?

gnadenlos-kind-adventurer = adventurer for the event
gnadenlos-kind-prestige = nuggets for prestige
gnadenlos-kind-recruit = whether to recruit
gnadenlos-kind-bid = sum to bid
gnadenlos-kind-notes = notes to bid
gnadenlos-kind-taken = free sum
gnadenlos-kind-take = adventurer to recruit

gnadenlos-spending = { $nuggets ->
    [0] Stay on { $field }
   *[other] 💰 { $nuggets } → { $field }{ $arrives ->
        [1] {" "}🏁
       *[0] { "" }
    }
}
gnadenlos-recruit-open = Start recruiting
    .does = Adventurers are revealed, and everybody bids.
gnadenlos-recruit-pass = Not this time
    .does = Nobody bids this turn.

## Events

gnadenlos-event-began = { $seat } begins.
gnadenlos-event-turn-began = Turn { $number }: it is { $seat }’s turn.
gnadenlos-event-rolled = { $seat } rolls { A($die) }.
gnadenlos-event-turned = { $symbol ->
    [gold] A gold rush
    [duel] A duel
   *[other] Poker
} in town today: { $card }.
gnadenlos-event-nobody-went = No event: nobody has an adventurer.
gnadenlos-event-unasked = { $seat } has a single adventurer, who is sent unasked.
    .opened = { $seat } has only { $card }, who is sent unasked.
gnadenlos-event-absent = { $seat } has nobody to send.
gnadenlos-event-revealed = { $seat } sends { $card }: { $strength }.
gnadenlos-event-found = { $seat } takes { $nuggets } nuggets from the bank.
gnadenlos-event-undertaker-moved = { $left ->
    [0] The undertaker is here: the game ends.
   *[other] A duel brings the undertaker closer: step { $step } of { $of }.
}
gnadenlos-event-took = { $seat } takes { $count ->
    [0] nothing: the market is empty
    [one] a note from the market, unseen
   *[other] { $count } notes from the market, unseen
}.
    .opened = { $seat } takes { $count ->
        [one] a note
       *[other] { $count } notes
    } from the market: { $notes }.
gnadenlos-event-advanced = { $seat } moves { $steps } forward, to horseshoe { $field }.
gnadenlos-event-retreated = { $seat } falls { $steps } back, to horseshoe { $field }.
gnadenlos-event-discarded = { $seat } loses { $card }.
gnadenlos-event-reshuffled = The adventurers come back to town: a new pile of { $count }.
gnadenlos-event-spent = { $seat } pays { $nuggets ->
    [one] a nugget
   *[other] { $nuggets } nuggets
} for prestige.
gnadenlos-event-opened = { $seat } is recruiting. Looking for work: { $cards }.
gnadenlos-event-bid = { $seat } bids { $sum }: { $notes }.
gnadenlos-event-passed = { $seat } cannot bid: every sum of their notes is taken.
gnadenlos-event-bids-last = { $seat } bids last.
gnadenlos-event-outbid = { $seat } can outbid nobody, and is not asked.
gnadenlos-event-recruited = { $seat } recruits { $cards }.
gnadenlos-event-laid = { $seat }’s bid of { $sum }: { $count ->
    [one] a note goes
   *[other] { $count } notes go
} face down into the market.
gnadenlos-event-took-back = { $seat } recruits nobody and takes back { $sum ->
    [0] the notes of the bid
   *[other] the notes worth { $sum }
}.
gnadenlos-event-unclaimed = Nobody takes { $cards }.
gnadenlos-event-payday-began = Payday! The market has { $rows } full rows.
gnadenlos-event-payday-ended = Column { $column } is empty: payday is over.
gnadenlos-event-paid = One of { $seat }’s notes: pays { $value }, { $left ->
    [one] { $left } nugget
   *[other] { $left } nuggets
} left.
gnadenlos-event-ruined = { $seat } cannot pay { $value }. Vulture number { $vultures } lands; payday is over.
gnadenlos-event-ended = { $why }.

## What happened, a line for each step; the strengths of those who did not win are in parentheses

gnadenlos-turn-event = Turn { $number }: { $symbol ->
    [gold] a gold rush
    [duel] a duel
   *[other] poker
} for all; then prestige and recruiting for { $seat }.
gnadenlos-unasked = { $names }: only one adventurer, sent unasked.
gnadenlos-won = { $symbol ->
    [gold] { $name } wins { $value } nuggets with { $card } ({ $strength }), who leaves
    [duel] { $name } wins { $value ->
        [0] a duel without notes
        [one] a note from the market
       *[other] { $value } notes from the market
    }{ $notes } with { $card } ({ $strength }), who leaves
   *[poker] { $name } moves on to { $value } with { $card } ({ $strength }), who leaves
}
gnadenlos-tie-part = { $name } ({ $card }){ $symbol ->
    [gold] { "" }
    [duel] { " " }📄 +{ $value }{ $notes }
   *[poker] { " " }→ { $value }
}
gnadenlos-tie = { $names } tie with { $strength }{ $symbol ->
    [gold] : { $value } nuggets each
   *[other] { "" }
}; their adventurers leave
gnadenlos-lost = { $symbol ->
    [gold] { $name } ({ $strength }) takes { $value }
    [duel] { $name } ({ $strength }) loses { $value }
   *[poker] { $name } ({ $strength }) falls back to { $value }
}
gnadenlos-absent = { $names } { $count ->
    [one] has
   *[other] have
} nobody to send
gnadenlos-sits-out = You have nobody to send: you sit this event out.
gnadenlos-alone = nobody else has an adventurer
gnadenlos-stayed = { $symbol ->
    [poker] { $names } { $count ->
        [one] stays
       *[other] stay
    }
   *[other] { $names } { $count ->
        [one] gets nothing
       *[other] get nothing
    }
}
# A strength, for the one who reads of a lone adventurer who had to go
gnadenlos-strength = { $strength }{ $tied ->
    [1] , tied
   *[0] { "" }
}{ $alone ->
    [1] , your only one
   *[0] { "" }
}
gnadenlos-bought = { $name } pays { $steps }: on to { $field }.
# Who has started a recruiting, in titles
gnadenlos-recruiter = { $name } recruits
gnadenlos-hired = { $first ->
    [1] { $name } bids { $sum } for { $cards }
   *[0] { $name } { $sum } for { $cards }
}
gnadenlos-outbid = { $name } ({ $sum }) gets nobody
# Of turns before the last, before what it cost
gnadenlos-brief-payday = { $count ->
    [one] payday
   *[other] { $count } paydays
}
gnadenlos-clauses = { $before }; { $then }
gnadenlos-paid = { $name } pays { $value }{ $notes }
gnadenlos-payday-is = Payday: { $payers ->
    [0] nobody pays
   *[other] { $debts }
}{ $column ->
    [0] { "" }
   *[other] ; then die { $column }, an empty column: over
}{ $spared ->
    [1] ; none of your notes
   *[0] { "" }
}.
gnadenlos-ruined = 🦅 { $seat } cannot pay { $value }: vulture { $vultures }, back to { $field }.
gnadenlos-market-full = { $again ->
    [1] The market is still full: another payday.
   *[0] The market is full: payday.
}
gnadenlos-payday-next = Another payday
gnadenlos-payday = Payday

## Refusals

gnadenlos-no-not-in-hand = { $card } does not work for you.
gnadenlos-no-not-on-offer = { $card } cannot be recruited right now.
gnadenlos-no-no-such-note = You do not have that note.
gnadenlos-no-no-such-sum = You cannot make that sum of one to three notes.
gnadenlos-no-sum-taken = { $sum } has been bid already. Every sum can be bid only once.
gnadenlos-no-no-amount = That is not a number of nuggets.
gnadenlos-no-too-far = You can pay at most { $max } nuggets a turn for prestige.
gnadenlos-no-too-poor = You have { $nuggets ->
    [one] one nugget
   *[other] { $nuggets } nuggets
}, no more.

## What an offer says of the game

invites-gnadenlos = Run up debts, hire adventurers, and be first down the street before the undertaker, or payday, catches you.
    .minutes = 30–45 minutes
goal-gnadenlos = Furthest along the street at the end wins. In an event only the strength in its symbol counts.

## Standing orders

orders-when-gnadenlos-bid = Somebody is recruiting and I must bid
orders-when-gnadenlos-take = I recruit: which lot?
orders-usual-gnadenlos-bid = The lowest free sum
orders-gnadenlos-take-gold = The strongest at gold
orders-gnadenlos-take-duel = The strongest at duels
orders-gnadenlos-take-poker = The strongest at poker

## The slash commands of Gnadenlos!

cmd-gnadenlos-group = gnadenlos
    .description = The moves of Gnadenlos!
cmd-gnadenlos-table = table
    .description = Which table, if you play at several
cmd-gnadenlos-adventurer = adventurer
    .description = Send an adventurer into the event
cmd-gnadenlos-adventurer-card = card
    .description = Which of your adventurers
cmd-gnadenlos-prestige = prestige
    .description = Pay nuggets, each for one horseshoe forward; 0 is allowed
cmd-gnadenlos-prestige-nuggets = nuggets
    .description = How many, at most 5
cmd-gnadenlos-recruit = recruit
    .description = Start recruiting
cmd-gnadenlos-bid = bid
    .description = Bid a sum of notes for recruits
cmd-gnadenlos-bid-sum = sum
    .description = The sum; the panel can bid any notes
cmd-gnadenlos-take = take
    .description = Choose who you recruit
cmd-gnadenlos-take-card = card
    .description = Which adventurer of those on offer
cmd-gnadenlos-pass = pass
    .description = Do not recruit this turn

## How Gnadenlos! is shown on board and panel.

gnadenlos-turn-number = Turn { $turn }
gnadenlos-turn = Turn { $turn } · { $name }
gnadenlos-over = The end
gnadenlos-why-arrival = A hat has reached the Finish
gnadenlos-why-rip = The undertaker is at the graveyard
gnadenlos-why-vultures = A third vulture ends the game
gnadenlos-by-rip = { $of ->
    [2] The second duel has brought the undertaker
   *[3] The third duel has brought the undertaker
}
gnadenlos-by-arrival = { $who } has reached the Finish
gnadenlos-why-idle = Nothing happens in this town anymore
gnadenlos-own-passed = Turn { $turn }: { $name } { $start } → { $end }, { $change ->
    [0] you stay at { $after }
   *[other] you { $before } → { $after }
}.
gnadenlos-own-gap = You ended { $gap } behind.
gnadenlos-own-kept = You ended { $gap } behind; in turn { $turn } you paid { $paid } of { $most } possible nuggets.
gnadenlos-own-broke = You ended { $gap } behind, and each vulture cost you 5: keep nuggets for payday.
gnadenlos-own-fall = Your steepest fall: turn { $turn }, { $before } → { $after }.
gnadenlos-verdict = { $turn ->
    [0] { "" }
   *[other] Turn { $turn }: { $deed }; { "" }
}{ $lead ->
    [0] Level with { $second }{ $richer ->
        [0] { "" }
       *[other] , { $nuggets } nuggets to { $fewer },
    }
   *[other] { $lead } ahead of { $second }
} { $why ->
    [arrival] at the Finish
    [rip] when the undertaker comes
    [vultures] when the third vulture lands
   *[idle] in the end
}.
# Above the race: a line for each hat
gnadenlos-race = The race, turn by turn
# The title of the chart; the sentence above it says how
gnadenlos-leads = { $name } takes the lead
gnadenlos-deed = { $name } takes the lead { $deed ->
    [prestige] for { $value ->
        [one] one nugget
       *[other] { $value } nuggets
    }
    [poker] at poker (+{ $value })
    [lost] as { $other } loses { $value } at poker
   *[ruined] as { $other } cannot pay
}
gnadenlos-street = The street
gnadenlos-market = The market
gnadenlos-graveyard = The graveyard
gnadenlos-event = The event
gnadenlos-offer = Recruiting
gnadenlos-piles = The piles
gnadenlos-mine-adventurers = Your adventurers
gnadenlos-mine-notes = Your notes
gnadenlos-no-debt = costs nothing
gnadenlos-own-debt = you may have to pay it
gnadenlos-their-debt = { $name } may have to pay it
gnadenlos-stands = 🎩 { $hat } hat on horseshoe { $field }
gnadenlos-purse = 💰 { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
} · 🦅 { $vultures ->
    [one] { $vultures } vulture
   *[other] { $vultures } vultures
}
gnadenlos-holds = { $cards ->
    [one] { $cards } adventurer
   *[other] { $cards } adventurers
} · { $notes ->
    [one] { $notes } note
   *[other] { $notes } notes
}
gnadenlos-held = Left in hand
gnadenlos-position = horseshoe { $field }
gnadenlos-section = { $color } · poker +{ $gain } −{ $loss }
gnadenlos-arrival = { $color } · Finish: { $field }
gnadenlos-rows = { $count ->
    [one] { $count } note
   *[other] { $count } notes
} · full rows: { $rows } of { $needed } for payday
gnadenlos-undertaker = step { $step } of { $of } to RIP{ $last ->
    [1] : the next duel ends the game
   *[0] { "" }
}
gnadenlos-amounts = first { $first } nuggets, second { $second }
gnadenlos-no-sum = { $name }: cannot bid
gnadenlos-left = Adventurers in the pile: { $cards } · events: { $events }
gnadenlos-discarded = Gone: { $cards }
gnadenlos-used = Events so far: { $cards }

gnadenlos-symbol-gold = gold
gnadenlos-symbol-duel = duel
gnadenlos-symbol-poker = poker
gnadenlos-color-white = white
gnadenlos-color-yellow = yellow
gnadenlos-color-orange = orange
gnadenlos-color-red = red
gnadenlos-color-purple = purple
gnadenlos-color-green = green
# Before names and on notes: the color of that player's hat
gnadenlos-sign-0 = 🔴
gnadenlos-sign-1 = 🔵
gnadenlos-sign-2 = 🟡
gnadenlos-sign-3 = ⚫
gnadenlos-hat-red = Red
gnadenlos-hat-blue = Blue
gnadenlos-hat-yellow = Yellow
gnadenlos-hat-black = Black

legend-gnadenlos =
    💰 nuggets, and strength for gold
    🔫, on cards two pistols: strength for duels
    🃏 strength for poker; on the street, how far poker sends you, forward and back
    👥 adventurers in hand
    🦅 vultures, one for each note unpaid: the third on one hat ends the game
    ⚰️ the next duel brings the undertaker, and the end
    📄 debt notes, as 17/18: so many lie in the market, of those that bring payday

## Words on the pictures of Gnadenlos!

# Behind signs of what may bring the end next, and numbers such as 17/18 of payday
picture-gnadenlos-last-duel = the next duel ends the game
picture-gnadenlos-duel = next duel: end
picture-gnadenlos-vulture = next vulture: end
picture-gnadenlos-both = end is near
picture-gnadenlos-payday = { $full ->
    [1] payday this turn
   *[0] to payday
}
# Before the numbers of turns
picture-gnadenlos-turns = turn
# Behind the name of an event in which two were as strong
picture-gnadenlos-tie = { $name } · a tie
# Beside “Payday”: what die and note are
picture-gnadenlos-called = { $dice ->
    [0] The die names the column
   *[other] The hat on it pays
}
# Below what payday cost each
picture-gnadenlos-returned = Called notes: back in hand
# Behind the name of an event to which only one had somebody to send
picture-gnadenlos-alone = { $name } · nobody else
# Above the seats, and how the game ends until the first event is decided
gnadenlos-aim = Furthest wins
gnadenlos-ends = The game ends with
gnadenlos-ends-arrival = a hat at the Finish
gnadenlos-ends-rip = { $of ->
    [2] the second duel, once turned up
   *[3] the third duel, once turned up
}
gnadenlos-ends-vultures = a third vulture: one per unpaid note
# Below the adventurers that are bid for
gnadenlos-auction = Highest bid chooses first
# Above the debt notes in a hand; below each is how many of it there are
gnadenlos-notes = Debt notes to bid with

## Why a hint's move leads: what the next best one loses in so many games

gnadenlos-hint-own = { $mean ->
    [0] In { $times } games from here, the next best move costs your hat { $count ->
        [one] one horseshoe
       *[other] { $count } horseshoes
    }.
    [one] From here, the next best move costs your hat about one horseshoe on average.
   *[other] From here, the next best move costs your hat about { $mean } horseshoes on average.
}
gnadenlos-hint-nuggets = { $mean ->
    [0] In { $times } games from here, the next best move costs you { $count ->
        [one] one nugget
       *[other] { $count } nuggets
    }.
    [one] From here, the next best move costs you about one nugget on average.
   *[other] From here, the next best move costs you about { $mean } nuggets on average.
}
gnadenlos-hint-vultures = In { $times } games from here, the next best move brings you { $count ->
    [one] one vulture
   *[other] { $count } vultures
}.
# Why a line was better, in the story of a game
gnadenlos-better-own = { $mean ->
    [0] In { $times } games from there, that hat comes { $count ->
        [one] one horseshoe
       *[other] { $count } horseshoes
    } farther in all.
    [one] A few turns on, the hat stands about one horseshoe farther than with what was played.
   *[other] A few turns on, the hat stands about { $mean } horseshoes farther than with what was played.
}
gnadenlos-better-nuggets = { $mean ->
    [0] In { $times } games from there, it brings { $count ->
        [one] one more nugget
       *[other] { $count } more nuggets
    }.
    [one] A few turns on, that is about one nugget more than with what was played.
   *[other] A few turns on, that is about { $mean } nuggets more than with what was played.
}
gnadenlos-better-vultures = In { $times } games from there, it keeps off { $count ->
    [one] one vulture
   *[other] { $count } vultures
}.
