# Comment les épisodes d’une partie sont racontés après sa fin : chaque événement de deux façons, brèves.

outlaws-gazette-stamp-1 = { outlaws-stamp }
outlaws-gazette-stamp-2 = { outlaws-stamp }
outlaws-gazette-stamp-3 = { outlaws-stamp }

# Headlines: $hero and $fallen are the card that won and the one that fell
outlaws-gazette-headline-1 = { $hero } dégaine avant { $fallen }
outlaws-gazette-headline-2 = Mort ou vif ? { $fallen } a sa réponse
outlaws-gazette-headline-3 = { $hero } touche la prime pour { $winner }
# Of a game of one fight, whose cards favored $loser
outlaws-gazette-favorite-1 = On misait sur { $loser } : { $winner } l’emporte
outlaws-gazette-favorite-2 = { $winner } déjoue tous les paris sur { $loser }
outlaws-gazette-favorite-3 = { $loser } avait les cartes, { $winner } a la victoire

# 0: before the first
outlaws-gazette-round = { $turn ->
    [0] Début
   *[other] Manche { $turn }
}

# A game of gangs
outlaws-gazette-when-gang = Les bandes
outlaws-gazette-when-rolls = Les dés
outlaws-gazette-when-outskilled = Le combat
outlaws-gazette-when-outrolled = Le combat
outlaws-gazette-when-outsuited = Le combat
outlaws-gazette-when-outpointed = Le combat
outlaws-gazette-when-outled = Le combat
outlaws-gazette-when-misled = L’occasion manquée
outlaws-gazette-when-fought-on = Égalité
# Des bandes, dont chacune a { $most } s’il n’y a pas de reste ; $others : ce qu’ont les suivantes, ou la meilleure de beaucoup
outlaws-gazette-compared = { $rest ->
    [1] { $most } contre { $others }
   *[other] { $most }, puis { $others }
}
outlaws-gazette-gang = { $rest ->
    [0] Toutes les bandes ont la même adresse : { $most }.
   *[other] { $seats } { $best ->
        [1] a
       *[other] ont
    } le plus d’adresse : { outlaws-gazette-compared }.
}
    .other = { $rest ->
        [0] Aucune bande n’est plus adroite qu’une autre : { $most } chacune.
       *[other] L’adresse est du côté { DE($seats) } : { outlaws-gazette-compared }.
    }
outlaws-gazette-rolls = { $rest ->
    [0] Toutes les bandes font { $most } aux dés.
   *[other] { $seats } { $best ->
        [1] fait
       *[other] font
    } le plus aux dés : { outlaws-gazette-compared }.
}
    .other = { $rest ->
        [0] Les dés ne favorisent personne : { $most } partout.
       *[other] Les dés favorisent { $seats } : { outlaws-gazette-compared }.
    }

# $joker: what fell besides its name, told after a round
outlaws-gazette-joker = { $jokers ->
    [0] { "" }
    [1] { " " }Un joker tombe : { $joker }.
   *[other] { " " }Les deux jokers tombent : { $joker }.
}
# What a round meant for the game: the lead; to $loser, who lost it, that they lacked $lacks dollars, or only this round
outlaws-gazette-news = { $news ->
    [lead] { " " }{ $seat } mène.
    [short] { " " }Il manque { $lacks } $ { A($loser) }.
    [needed] { " " }Cette manche aurait donné la victoire { A($loser) }.
   *[no] { "" }
}
outlaws-gazette-outdrew = { $card } fait { $total }, { $fallen } { $least } : { outlaws-reward } pour { $seat }.{ outlaws-gazette-joker }{ outlaws-gazette-news }
    .other = { outlaws-reward } pour { $seat } : { $card } ({ $total }) bat { $fallen } ({ $least }).{ outlaws-gazette-joker }{ outlaws-gazette-news }
outlaws-gazette-outshot = { $card } ({ $total }) devance { $count ->
    [2] { $fallen } ({ $owner }, { $least }) et { $other } ({ $rival }, { $fewest })
   *[other] { $count } hors-la-loi, le meilleur fait { $least }
} : { outlaws-reward } pour { $seat }.{ outlaws-gazette-joker }{ outlaws-gazette-news }
    .other = { outlaws-reward } pour { $seat } : { $card } ({ $total }) bat { $count ->
        [2] { $fallen } ({ $owner }, { $least }) et { $other } ({ $rival }, { $fewest })
       *[other] { $count } hors-la-loi, et même { $fallen } ({ $least })
    }.{ outlaws-gazette-joker }{ outlaws-gazette-news }
outlaws-gazette-outskilled = La bande { DE($card) } gagne { $total } contre { $least } : l’adresse décide, { $most } contre { $fewest }.
    .other = { $total } contre { $least } pour la bande { DE($card) }, grâce à l’adresse : { $most } contre { $fewest }.
outlaws-gazette-outrolled = La bande { DE($card) } gagne { $total } contre { $least } : les dés décident, { $most } contre { $fewest }.
    .other = { $total } contre { $least } pour la bande { DE($card) }, grâce aux dés : { $most } contre { $fewest }.
outlaws-gazette-outsuited = La bande { DE($card) } gagne { $total } contre { $least } : les couleurs décident, { $most } contre { $fewest }.
    .other = { $total } contre { $least } pour la bande { DE($card) }, grâce aux couleurs : { $most } contre { $fewest }.
outlaws-gazette-outpointed = La bande { DE($card) } gagne { $total } contre { $least }. { outlaws-ahead-by }.
    .other = { $total } contre { $least } pour la bande { DE($card) }. { outlaws-ahead-by }.
outlaws-gazette-outled = { $card } mène, { $total } contre { $least } ; avec { $other }, c’était { $fewest } contre { $least }.
    .other = { $total } contre { $least } : { $card } mène ; avec { $other }, c’était { $fewest } contre { $least }.
outlaws-gazette-misled = { $seat } perd avec { $total } ; { $other } à sa tête, la bande aurait fait { $most } et gagné.
    .other = Avec { $other } en tête, { $seat } aurait gagné : { $most } au lieu de { $total }.
# A tie of a duel pays both: $reward to $owner, $paid to $rival
outlaws-gazette-level = { $total } partout : { $cards } tombent. { outlaws-reward } pour { $owner }, { $paid } $ pour { $rival }.{ outlaws-gazette-news }
    .other = { $cards } tirent { A($total) } et tombent : { outlaws-reward } pour { $owner }, { $paid } $ pour { $rival }.{ outlaws-gazette-news }
# Of three or more
outlaws-gazette-unpaid = { $seats } tirent { A($total) } avec { $cards } : personne n’est payé.{ outlaws-gazette-news }
    .other = { $total } pour { $cards } ({ $seats }), et pas un dollar pour personne.{ outlaws-gazette-news }
outlaws-gazette-fought-on = { $seats } sont à égalité à { $total }.{ outlaws-gazette-thrown }
    .other = Entre { $seats }, c’est { $total } partout.{ outlaws-gazette-thrown }
# $count: how many tied gangs gave an outlaw up
outlaws-gazette-thrown = { $count ->
    [0] { " " }On se bat encore.
    [2] { " " }{ $owner } écarte { $fallen }, { $rival } { $other }.
   *[other] { " " }{ $seats } écartent { $thrown }.
}
