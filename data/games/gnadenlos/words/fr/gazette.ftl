# Comment les épisodes d’une partie sont racontés après sa fin : chaque événement de deux façons, brèves.

gnadenlos-gazette-stamp-1 = À la traîne
gnadenlos-gazette-stamp-2 = Au tapis
gnadenlos-gazette-stamp-3 = Trop tard

# Headlines
gnadenlos-gazette-headline-1 = { $why ->
    [arrival] La grand-rue est { A($winner) }
    [rip] Le croque-mort arrête { $loser }, pas { $winner }
    [vultures] Les vautours tournent, { $winner } gagne
   *[idle] { $winner }, sans pitié
}
gnadenlos-gazette-headline-2 = { $why ->
    [arrival] À l’Arrivée avant tous : { $winner }
    [rip] Le croque-mort est là, { $winner } gagne
    [vultures] Troisième vautour, { $winner } gagne
   *[idle] Plus rien ne bouge en ville : { $winner } gagne
}
gnadenlos-gazette-headline-3 = { $why ->
    [arrival] { $winner } arrive, { $loser } a encore des dettes
    [rip] Un duel de trop pour { $loser } : { $winner } gagne
    [vultures] Les dettes finissent tout, { $winner } gagne
   *[idle] Le dernier mot est { A($winner) }
}

gnadenlos-gazette-hired = { $seat } recrute { $card }{ $then ->
    [0] { "" }
   *[other] , puis { $other } prend { $second }
}.
    .other = { $card } rejoint { $seat }{ $then ->
        [0] { "" }
       *[other] , et { $other } prend { $second }
    }.
# D’un jour de paye qui en suit un autre
gnadenlos-running = { $paydays ->
    [1] { "" }
   *[other] { " " }en tout, { $paydays } jours de paye de suite
}
gnadenlos-gazette-ruined = { $seat } ne peut pas payer { $value }{ gnadenlos-running } : { $count ->
    [one] un vautour se pose
   *[other] { $count } vautours se posent
}.
    .other = À sec, { $seat } ! Une dette ({ $value }{ gnadenlos-running }) attire { $count ->
        [one] un vautour
       *[other] { $count } vautours
    }.
gnadenlos-gazette-lasted = Jour de paye : { $seat } peut tout juste payer { $value } et échappe au vautour.
    .other = { $seat } paie { $value } le jour de paye : plus une pépite, mais pas de vautour.
gnadenlos-gazette-drained = Jour de paye : { $seat } y laisse { $value } pépites, reste { $left }.
    .other = { $seat } paie { $value } le jour de paye et garde { $left }.
# Behind a strength: who else had sent somebody as strong
gnadenlos-tied = { $tied ->
    [0] { "" }
   *[other] , ex æquo avec { $others }
}
gnadenlos-gazette-found = { $seat } envoie { $card } ({ $strength }{ gnadenlos-tied }) chercher de l’or : { $nuggets } pépites.
    .other = De l’or ! { $card } ({ $strength }{ gnadenlos-tied }) rapporte { $nuggets } pépites { A($seat) }.
gnadenlos-gazette-advanced = { $why ->
    [prestige] { $via ->
        [poker] { $seat } gagne au poker avec { $card } ({ $strength }{ gnadenlos-tied }), paie { $steps } et atteint l’Arrivée.
       *[no] { $seat } paie { $steps } et avance jusqu’au fer { $field }.
    }
   *[poker] { $seat } gagne au poker avec { $card } ({ $strength }{ gnadenlos-tied }) et avance jusqu’au fer { $field } (+{ $steps }).
}
    .other = { $why ->
        [prestige] { $via ->
            [poker] Poker avec { $card } ({ $strength }{ gnadenlos-tied }), du prestige pour { $steps } : { $seat } est à l’Arrivée.
           *[no] Du prestige pour { $steps } : { $seat } est au fer { $field }.
        }
       *[poker] Poker avec { $card } ({ $strength }{ gnadenlos-tied }) : { $seat } avance jusqu’au fer { $field } (+{ $steps }).
    }
gnadenlos-gazette-retreated = { $why ->
    [poker] Plus faible au poker avec { $card } ({ $strength }{ gnadenlos-tied }), { $seat } recule jusqu’au fer { $field } (−{ $steps }).
   *[ruin] { $seat } recule jusqu’au fer { $field } (−{ $steps }).
}
    .other = { $why ->
        [poker] Au poker avec { $card } ({ $strength }{ gnadenlos-tied }) : { $seat } retombe au fer { $field } (−{ $steps }).
       *[ruin] Dur : { $seat } retombe au fer { $field } (−{ $steps }).
    }
