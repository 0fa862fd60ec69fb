# Cómo cuenta la Gaceta lo que decidió una partida: cada suceso de dos maneras, breves.

outlaws-gazette-stamp-1 = Tarde
outlaws-gazette-stamp-2 = ¡Fallo!
outlaws-gazette-stamp-3 = Fin

# Headlines: $hero and $fallen are the card that won and the one that fell
outlaws-gazette-headline-1 = { $hero } desenfunda antes que { $fallen }
outlaws-gazette-headline-2 = ¿Vivo o muerto? { $fallen } ya lo sabe
outlaws-gazette-headline-3 = { $hero } cobra la recompensa para { $winner }

# 0: before the first
outlaws-gazette-round = { $turn ->
    [0] Inicio
   *[other] Ronda { $turn }
}
# Of a game of gangs, which has no others
outlaws-gazette-only = La pelea

outlaws-gazette-outdrew = Con un { $die } en el dado, { $card } ({ $total }) desenfunda antes que { $fallen } ({ $least }).
    .other = { $card } tiene un { $die } en el dado y dispara { $total }; { $fallen } solo dispara { $least }.
outlaws-gazette-outshot = Ronda para { $seat }: { $card } dispara { $total }; el siguiente, { $least }.
    .other = { $card } dispara { $total }; { $fallen }, { $least }: todo para { $seat }.
# The same round, told for one of the others
outlaws-gazette-spent = Ronda para { $seat }: { $card } ya no está en su mano.
    .other = { $seat } gana { $total } contra { $least }; { $card } ya no está en su mano.
outlaws-gazette-outskilled = La banda { DE($card) } gana { $total } contra { $least }: decide la habilidad, { $most } contra { $fewest }.
    .other = { $total } contra { $least } para la banda { DE($card) }, gracias a la habilidad: { $most } contra { $fewest }.
outlaws-gazette-outrolled = La banda { DE($card) } gana { $total } contra { $least }: deciden los dados, { $most } contra { $fewest }.
    .other = { $total } contra { $least } para la banda { DE($card) }, gracias a los dados: { $most } contra { $fewest }.
outlaws-gazette-outsuited = La banda { DE($card) } gana { $total } contra { $least }: deciden los palos, { $most } contra { $fewest }.
    .other = { $total } contra { $least } para la banda { DE($card) }, gracias a los palos: { $most } contra { $fewest }.
outlaws-gazette-level = { $total } para todos: caen { $cards }.
    .other = { $cards } disparan { $total } y nadie se levanta.
outlaws-gazette-fought-on = { $cards } y sus bandas empatan a { $total }: siguen peleando.
    .other = { $total } cada banda: decide otro combate.
