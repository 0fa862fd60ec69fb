# Cómo se cuentan los episodios de una partida tras su final: cada suceso de dos maneras, breves.

outlaws-gazette-stamp-1 = { outlaws-stamp }
outlaws-gazette-stamp-2 = { outlaws-stamp }
outlaws-gazette-stamp-3 = { outlaws-stamp }

# Headlines: $hero and $fallen are the card that won and the one that fell
outlaws-gazette-headline-1 = { $hero } desenfunda antes que { $fallen }
outlaws-gazette-headline-2 = ¿Vivo o muerto? { $fallen } ya lo sabe
outlaws-gazette-headline-3 = { $hero } cobra la recompensa para { $winner }
# Of a game of one fight, whose cards favored $loser
outlaws-gazette-favorite-1 = Todos apostaban por { $loser } y gana { $winner }
outlaws-gazette-favorite-2 = { $winner } arruina las apuestas por { $loser }
outlaws-gazette-favorite-3 = Para { $loser } las cartas, para { $winner } la victoria

# 0: before the first
outlaws-gazette-round = { $turn ->
    [0] Inicio
   *[other] Ronda { $turn }
}

# A game of gangs
outlaws-gazette-when-gang = Las pandillas
outlaws-gazette-when-rolls = Los dados
outlaws-gazette-when-outskilled = La pelea
outlaws-gazette-when-outrolled = La pelea
outlaws-gazette-when-outsuited = La pelea
outlaws-gazette-when-outpointed = La pelea
outlaws-gazette-when-outled = La pelea
outlaws-gazette-when-misled = La ocasión perdida
outlaws-gazette-when-fought-on = Empate
# Pandillas, cada una con { $most } si no hay resto; $others: lo que tienen las demás, o la mejor de muchas
outlaws-gazette-compared = { $rest ->
    [1] { $most } contra { $others }
   *[other] { $most }; después, { $others }
}
outlaws-gazette-gang = { $rest ->
    [0] Todas las pandillas tienen la misma habilidad: { $most }.
   *[other] { $seats } { $best ->
        [1] tiene
       *[other] tienen
    } más habilidad que nadie: { outlaws-gazette-compared }.
}
    .other = { $rest ->
        [0] Ninguna pandilla tiene más habilidad que otra: { $most } cada una.
       *[other] La mayor habilidad va con { $seats }: { outlaws-gazette-compared }.
    }
outlaws-gazette-rolls = { $rest ->
    [0] Todas las pandillas sacan { $most } con los dados.
   *[other] { $seats } { $best ->
        [1] saca
       *[other] sacan
    } más que nadie con los dados: { outlaws-gazette-compared }.
}
    .other = { $rest ->
        [0] Los dados no favorecen a nadie: { $most } por pandilla.
       *[other] Los dados favorecen { A($seats) }: { outlaws-gazette-compared }.
    }

# $joker: what fell besides its name, told after a round
outlaws-gazette-joker = { $jokers ->
    [0] { "" }
    [1] { " " }Cae un comodín: { $joker }.
   *[other] { " " }Caen los dos comodines: { $joker }.
}
# What a round meant for the game: the lead; to $loser, who lost it, that they lacked $lacks dollars, or only this round
outlaws-gazette-news = { $news ->
    [lead] { " " }{ $seat } va en cabeza.
    [short] { " " }{ A($loser) } le faltan ${ $lacks }.
    [needed] { " " }Esta ronda le habría dado la partida { A($loser) }.
   *[no] { "" }
}
outlaws-gazette-outdrew = { $card } suma { $total }; { $fallen }, { $least }: { outlaws-reward } para { $seat }.{ outlaws-gazette-joker }{ outlaws-gazette-news }
    .other = { outlaws-reward } para { $seat }: { $card } ({ $total }) vence { A($fallen) } ({ $least }).{ outlaws-gazette-joker }{ outlaws-gazette-news }
outlaws-gazette-outshot = { $card } ({ $total }) supera { $count ->
    [2] { A($fallen) } ({ $owner }, { $least }) y { A($other) } ({ $rival }, { $fewest })
   *[other] a { $count } forajidos, el mejor con { $least }
}: { outlaws-reward } para { $seat }.{ outlaws-gazette-joker }{ outlaws-gazette-news }
    .other = { outlaws-reward } para { $seat }: { $card } ({ $total }) vence { $count ->
        [2] { A($fallen) } ({ $owner }, { $least }) y { A($other) } ({ $rival }, { $fewest })
       *[other] a { $count }, incluso { A($fallen) } ({ $least })
    }.{ outlaws-gazette-joker }{ outlaws-gazette-news }
outlaws-gazette-outskilled = La pandilla { DE($card) } gana { $total } contra { $least }: decide la habilidad, { $most } contra { $fewest }.
    .other = { $total } contra { $least } para la pandilla { DE($card) }, gracias a la habilidad: { $most } contra { $fewest }.
outlaws-gazette-outrolled = La pandilla { DE($card) } gana { $total } contra { $least }: deciden los dados, { $most } contra { $fewest }.
    .other = { $total } contra { $least } para la pandilla { DE($card) }, gracias a los dados: { $most } contra { $fewest }.
outlaws-gazette-outsuited = La pandilla { DE($card) } gana { $total } contra { $least }: deciden los palos, { $most } contra { $fewest }.
    .other = { $total } contra { $least } para la pandilla { DE($card) }, gracias a los palos: { $most } contra { $fewest }.
outlaws-gazette-outpointed = La pandilla { DE($card) } gana { $total } contra { $least }. { outlaws-ahead-by }.
    .other = { $total } contra { $least } para la pandilla { DE($card) }. { outlaws-ahead-by }.
outlaws-gazette-outled = Lidera { $card }: { $total } contra { $least }; con { $other } habrían sido { $fewest } contra { $least }.
    .other = { $total } contra { $least }, porque lidera { $card }; con { $other } habrían sido { $fewest } contra { $least }.
outlaws-gazette-misled = { $seat } pierde con { $total }; con { $other } al frente habrían sido { $most }, y la victoria.
    .other = Con { $other } al frente habría ganado { $seat }: { $most } en vez de { $total }.
# A tie of a duel pays both: $reward to $owner, $paid to $rival
outlaws-gazette-level = Empate a { $total }: caen { $cards }. { outlaws-reward } para { $owner }, ${ $paid } para { $rival }.{ outlaws-gazette-news }
    .other = { $cards } suman { $total } y caen: { outlaws-reward } para { $owner }, ${ $paid } para { $rival }.{ outlaws-gazette-news }
# Of three or more
outlaws-gazette-unpaid = { $seats } suman { $total } con { $cards }: nadie cobra.{ outlaws-gazette-news }
    .other = { $total } para { $cards } ({ $seats }): nadie se lleva nada.{ outlaws-gazette-news }
outlaws-gazette-fought-on = { $seats } empatan a { $total }.{ outlaws-gazette-thrown }
    .other = Entre { $seats } todo queda igualado a { $total }.{ outlaws-gazette-thrown }
# $count: how many tied gangs gave an outlaw up
outlaws-gazette-thrown = { $count ->
    [0] { " " }Siguen peleando.
    [2] { " " }{ $owner } descarta { A($fallen) }, { $rival } { A($other) }.
   *[other] { " " }{ $seats } descartan { A($thrown) }.
}
