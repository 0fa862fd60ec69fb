# How the episodes of a game are told after its end: each event in two ways, short.

outlaws-gazette-stamp-1 = { outlaws-stamp }
outlaws-gazette-stamp-2 = { outlaws-stamp }
outlaws-gazette-stamp-3 = { outlaws-stamp }

# Headlines: $hero and $fallen are the card that won and the one that fell
outlaws-gazette-headline-1 = { $hero } outdraws { $fallen }
outlaws-gazette-headline-2 = Dead or alive? { $fallen } knows now
outlaws-gazette-headline-3 = { $hero } collects for { $winner }
# Of a game of one fight, whose cards favored $loser
outlaws-gazette-favorite-1 = The favorite falls: { $winner } beats { $loser }
outlaws-gazette-favorite-2 = The smart money was on { $loser }, not on { $winner }
outlaws-gazette-favorite-3 = { $loser } had the cards, { $winner } has the victory

# 0: before the first
outlaws-gazette-round = { $turn ->
    [0] Start
   *[other] Round { $turn }
}

# A game of gangs
outlaws-gazette-when-gang = The gangs
outlaws-gazette-when-rolls = The dice
outlaws-gazette-when-outskilled = The showdown
outlaws-gazette-when-outrolled = The showdown
outlaws-gazette-when-outsuited = The showdown
outlaws-gazette-when-outpointed = The showdown
outlaws-gazette-when-outled = The showdown
outlaws-gazette-when-misled = A missed chance
outlaws-gazette-when-fought-on = A tie
# A game of gangs, each of which has { $most } if there is no rest; $others: what those behind have, of many the most
outlaws-gazette-compared = { $rest ->
    [1] { $most } to { $others }
   *[other] { $most }, the next { $others }
}
outlaws-gazette-gang = { $rest ->
    [0] All gangs are equally skilled: { $most } each.
   *[other] { $seats } { $best ->
        [1] brings
       *[other] bring
    } the most skill: { outlaws-gazette-compared }.
}
    .other = { $rest ->
        [0] No gang has more skill than another: { $most } each.
       *[other] The most skill rides with { $seats }: { outlaws-gazette-compared }.
    }
outlaws-gazette-rolls = { $rest ->
    [0] All gangs roll the same: { $most } each.
   *[other] { $seats } { $best ->
        [1] rolls
       *[other] roll
    } highest: { outlaws-gazette-compared }.
}
    .other = The dice favor { $rest ->
        [0] nobody: { $most } each.
       *[other] { $seats }: { outlaws-gazette-compared }.
    }

# $joker: what fell besides its name, told after a round
outlaws-gazette-joker = { $jokers ->
    [0] { "" }
    [1] { " " }A Joker falls: { $joker }.
   *[other] { " " }Both Jokers fall: { $joker }.
}
# What a round meant for the game: the lead; to $loser, who lost it, that they lacked $lacks dollars, or only this round
outlaws-gazette-news = { $news ->
    [lead] { " " }{ $seat } takes the lead.
    [short] { " " }{ $loser } is ${ $lacks } short.
    [needed] { " " }This round would have won { $loser } the game.
   *[no] { "" }
}
outlaws-gazette-outdrew = { $card } shoots { $total }, { $fallen } { $least }: { outlaws-reward } for { $seat }.{ outlaws-gazette-joker }{ outlaws-gazette-news }
    .other = { outlaws-reward } for { $seat }: { $card } ({ $total }) beats { $fallen } ({ $least }).{ outlaws-gazette-joker }{ outlaws-gazette-news }
outlaws-gazette-outshot = { $card } ({ $total }) outshoots { $count ->
    [2] { $fallen } ({ $owner }, { $least }) and { $other } ({ $rival }, { $fewest })
   *[other] { $count } outlaws, the best with { $least }
}: { outlaws-reward } for { $seat }.{ outlaws-gazette-joker }{ outlaws-gazette-news }
    .other = { outlaws-reward } for { $seat }: { $card } ({ $total }) beats { $count ->
        [2] { $fallen } ({ $owner }, { $least }) and { $other } ({ $rival }, { $fewest })
       *[other] { $count } outlaws, of whom { $fallen } has the most, { $least }
    }.{ outlaws-gazette-joker }{ outlaws-gazette-news }
outlaws-gazette-outskilled = { $card }’s gang wins { $total } to { $least }: skill decides, { $most } to { $fewest }.
    .other = { $total } to { $least } for { $card }’s gang, by skill: { $most } to { $fewest }.
outlaws-gazette-outrolled = { $card }’s gang wins { $total } to { $least }: the dice decide, { $most } to { $fewest }.
    .other = { $total } to { $least } for { $card }’s gang, by the dice: { $most } to { $fewest }.
outlaws-gazette-outsuited = { $card }’s gang wins { $total } to { $least }: the suits decide, { $most } to { $fewest }.
    .other = { $total } to { $least } for { $card }’s gang, by the suits: { $most } to { $fewest }.
outlaws-gazette-outpointed = { $card }’s gang wins { $total } to { $least }. { outlaws-ahead-by }.
    .other = { $total } to { $least } for { $card }’s gang. { outlaws-ahead-by }.
outlaws-gazette-outled = { $card }’s gang wins { $total } to { $least }: with { $other } in the lead, it would have been { $fewest }.
    .other = { $total } to { $least }, because { $card } leads: with { $other } it would have been { $fewest }.
outlaws-gazette-misled = { $seat } loses with { $total }: with { $other } in the lead, it would have been { $most }, and the victory.
    .other = With { $other } in the lead, { $seat } would have won: { $most } instead of { $total }.
# A tie of a duel pays both: $reward to $owner, $paid to $rival
outlaws-gazette-level = { $total } all round: { $cards } fall. { outlaws-reward } for { $owner }, ${ $paid } for { $rival }.{ outlaws-gazette-news }
    .other = { $cards } shoot { $total } each and fall: { outlaws-reward } for { $owner }, ${ $paid } for { $rival }.{ outlaws-gazette-news }
# Of three or more
outlaws-gazette-unpaid = { $seats } shoot { $total } each, with { $cards }: nobody is paid.{ outlaws-gazette-news }
    .other = { $total } each for { $cards } ({ $seats }), and nobody collects.{ outlaws-gazette-news }
outlaws-gazette-fought-on = { $seats } are tied at { $total }.{ outlaws-gazette-thrown }
    .other = { $total } each for { $seats }.{ outlaws-gazette-thrown }
# $count: how many tied gangs gave an outlaw up
outlaws-gazette-thrown = { $count ->
    [0] { " " }They fight on.
    [2] { " " }{ $owner } discards { $fallen }, { $rival } { $other }.
   *[other] { " " }{ $seats } discard { $thrown }.
}
