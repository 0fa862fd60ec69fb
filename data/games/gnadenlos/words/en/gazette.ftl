# How the episodes of a game are told after its end: each event in two ways, short.

gnadenlos-gazette-stamp-1 = Left behind
gnadenlos-gazette-stamp-2 = In the dust
gnadenlos-gazette-stamp-3 = Too late

# Headlines
gnadenlos-gazette-headline-1 = { $why ->
    [arrival] { $winner } takes the street
    [rip] The undertaker stops { $loser }, not { $winner }
    [vultures] Vultures circle, { $winner } wins
   *[idle] Merciless: { $winner }
}
gnadenlos-gazette-headline-2 = { $why ->
    [arrival] First at the Finish: { $winner }
    [rip] The undertaker comes, and { $winner } wins
    [vultures] A third vulture, and { $winner } wins
   *[idle] Nothing stirs in town: { $winner } wins
}
gnadenlos-gazette-headline-3 = { $why ->
    [arrival] { $winner } is home, { $loser } still owes
    [rip] One duel too many for { $loser }: { $winner } wins
    [vultures] Debts end the game, { $winner } wins
   *[idle] { $winner } gets the last word
}

# Who bid most and chose; then: how many others could still recruit
gnadenlos-gazette-hired = { $seat } hires { $card } first{ $then ->
    [0] { "" }
   *[other] , then { $other } hires { $second }
}.
    .other = { $card } joins { $seat }{ $then ->
        [0] { "" }
       *[other] ; { $second } is left to { $other }
    }.
# Of a payday that came on the heels of another
gnadenlos-running = { $paydays ->
    [1] { "" }
   *[other] { " " }in all, on { $paydays } paydays running
}
gnadenlos-gazette-ruined = { $seat } cannot pay { $value }{ gnadenlos-running }: { $count ->
    [one] a vulture lands
   *[other] { $count } vultures land
}.
    .other = Broke! { $seat } owes { $value }{ gnadenlos-running } and meets { $count ->
        [one] a vulture
       *[other] { $count } vultures
    }.
gnadenlos-gazette-lasted = Payday: { $seat } can just pay { $value } and escapes the vulture.
    .other = { $seat } pays { $value } on payday: not a nugget left, but no vulture.
gnadenlos-gazette-drained = Payday costs { $seat } { $value } nuggets: { $left } left.
    .other = { $seat } pays { $value } on payday and keeps { $left }.
# Behind a strength: who else had sent somebody as strong
gnadenlos-tied = { $tied ->
    [0] { "" }
   *[other] , tied with { $others }
}
gnadenlos-gazette-found = { $seat } sends { $card } ({ $strength }{ gnadenlos-tied }) for gold: { $nuggets } nuggets.
    .other = Gold! { $card } ({ $strength }{ gnadenlos-tied }) brings { $seat } { $nuggets } nuggets.
gnadenlos-gazette-advanced = { $why ->
    [prestige] { $via ->
        [poker] { $seat } wins at poker with { $card } ({ $strength }{ gnadenlos-tied }), pays { $steps } and is at the Finish.
       *[no] { $seat } pays { $steps } and moves up to horseshoe { $field }.
    }
   *[poker] { $seat } wins at poker with { $card } ({ $strength }{ gnadenlos-tied }): { $steps } up, to horseshoe { $field }.
}
    .other = { $why ->
        [prestige] { $via ->
            [poker] Poker with { $card } ({ $strength }{ gnadenlos-tied }), { $steps } for prestige: { $seat } is at the Finish.
           *[no] Paid { $steps } for prestige: { $seat } is on horseshoe { $field }.
        }
       *[poker] Poker with { $card } ({ $strength }{ gnadenlos-tied }): { $seat } goes { $steps } up, to horseshoe { $field }.
    }
gnadenlos-gazette-retreated = { $why ->
    [poker] { $seat } is lowest at poker with { $card } ({ $strength }{ gnadenlos-tied }): { $steps } back, to { $field }.
   *[ruin] { $seat } falls back { $steps }, to horseshoe { $field }.
}
    .other = { $why ->
        [poker] Poker with { $card } ({ $strength }{ gnadenlos-tied }): { $seat } slips { $steps } back, to { $field }.
       *[ruin] Bad day: { $seat } slips { $steps } back, to horseshoe { $field }.
    }
