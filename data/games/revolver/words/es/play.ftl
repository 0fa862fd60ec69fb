# Lo que Revolver 2 pregunta, cuenta y rechaza. Las cartas están en revolver-cards.ftl.

## Names

game-revolver = Revolver 2
preset-host-guardians = Quien abre la mesa dirige a los guardianes
preset-host-mapache = Quien abre la mesa dirige a los hombres de Mapache
offer-revolver = 🃏 **{ $game }** · bandos a suertes

## Questions

revolver-ask-poker = { $round ->
    [1] Quien gane dos rondas consigue su ruta. Aun vencida, una carta da su +.
   *[other] ¿Qué carta pones?
}
revolver-role-guardians = Diriges a los **guardianes** de Malpaso.
revolver-role-mapache = Eres el **general Mapache**.
revolver-ask-march = **Quedarse** ({ $field }, defensa { $here }): { $recruits ->
    [0] no llega nadie
    [one] llega ahora un recluta
   *[other] llegan ahora { $recruits } reclutas
}.
    {""}**Seguir** ({ $next }, defensa { $there }): { $joining ->
    [0] no llega nadie
    [one] llega ahora un recluta
   *[other] llegan ahora { $joining } reclutas
}. Todas las cartas se quedan atrás{ $lost ->
    [0] .
    [one] {" "}y se pierde el recluta que aún vendría aquí.
   *[other] {" "}y se pierden los { $lost } reclutas que aún vendrían aquí.
}
revolver-ask-play = Tu bando: { $side }. ¿Qué haces?
# What a hit does: after “para”, and as a clause of its own
revolver-hit = { $fate ->
    [dies] matar { A($who) }
    [grit] quitarle una ficha de agallas { A($who) }
   *[other] alcanzar { A($who) }
}
    .comes = { $fate ->
        [dies] cae { $who }
        [grit] { $who } pierde una ficha de agallas, pero vive
       *[other] { $who } recibe un impacto
    }
revolver-weakest = uno de los { $count } más débiles
revolver-lead-guardians = { $short ->
    [0] Aquí aguantas: a Mapache le { $lead ->
        [one] falta **{ $lead }**
       *[other] faltan **{ $lead }**
    } para { $aim }.
    [one] Te falta **1** aquí; si no, { $comes }.
   *[other] Te faltan **{ $short }** aquí; si no, { $comes }.
}
# On the board, where everybody reads it
revolver-lead-guardians-all = { $short ->
    [0] A Mapache le { $lead ->
        [one] falta **{ $lead }**
       *[other] faltan **{ $lead }**
    } para { $aim }.
    [one] A los guardianes les falta **1** aquí; si no, { $comes }.
   *[other] A los guardianes les faltan **{ $short }** aquí; si no, { $comes }.
}
revolver-lead-mapache-all = { $short ->
    [0] Mapache va por delante aquí: tal como está, { $comes }.
    [one] A Mapache le falta **1** aquí para { $aim }.
   *[other] A Mapache le faltan **{ $short }** aquí para { $aim }.
}
revolver-last-mine-all = **Último turno:** si el Padre Esteban sobrevive, ganan los guardianes.
revolver-last-army-all = **Quizá el último turno:** si no cae ningún guardián ni ninguna carta frena al ejército, este llega y ganan los guardianes.
revolver-last-guardian-all = El Padre Esteban es el último guardián.
revolver-lead-mapache = { $short ->
    [0] Vas por delante: si atacas, { $comes }.
    [one] A tu ataque le falta **1** aquí para { $aim }.
   *[other] A tu ataque le faltan **{ $short }** aquí para { $aim }.
}{ $idle ->
    [1] {" "}Si no muere nadie, el ejército se acerca una ficha.
    [2] {" "}Sin jugar carta, o con un total de 0, el ejército se acerca **dos** fichas.
    [3] {" "}Sin jugar carta, o con un total de 0, llega el ejército y pierdes.
   *[0] {""}
}
revolver-last-mine-guardians = **Último turno:** si el Padre Esteban sobrevive, ganas. { $hits ->
    [one] El próximo impacto lo mata
   *[other] Hacen falta { $hits } impactos para matarlo
}{ $fewer ->
    [0] .
    [one] {" "}(al morir, { $people } causa otro).
   *[other] {" "}(al morir, { $people } causan otros dos).
}
revolver-last-mine-mapache = **Último turno:** el Padre Esteban debe caer ahora, o pierdes. { $hits ->
    [one] El próximo impacto lo mata
   *[other] Hacen falta { $hits } impactos
}{ $fewer ->
    [0] .
    [one] {" "}(al morir, { $people } causa otro).
   *[other] {" "}(al morir, { $people } causan otros dos).
}
revolver-lead-many = { $short ->
    [0] Tu ataque da un impacto seguro; la Gatling y las cartas deben poner el resto.
   *[other] A tu ataque le { $short ->
        [one] falta
       *[other] faltan
    } **{ $short }** para un solo impacto; la Gatling y las cartas deben poner el resto.
}
revolver-last-army-guardians = **Quizá el último turno:** si no cae ningún guardián ni ninguna carta frena al ejército, este llega y ganas.
revolver-last-army-mapache = **Quizá el último turno:** debe caer un guardián o una carta frenar al ejército; si no, llega y pierdes.
revolver-last-here = **Último turno aquí:** las cartas se quedan.
revolver-last-guardian-guardians = El Padre Esteban es el último guardián: **si cae, pierdes**.
revolver-last-guardian-mapache = El Padre Esteban es el último guardián: **con { $hits ->
    [one] un impacto
   *[other] { $hits } impactos
} ganas**.
# Cards in hand that hit at once, for who leads Mapache
revolver-hits-at-once = { $count ->
    [one] { $cards } da un impacto al instante, sean cuales sean los totales.
   *[other] { $cards } dan un impacto al instante, sean cuales sean los totales.
}
# For who leads the guardians at the bridge or the mine and has kegs, but not enough
revolver-blast-idle = Los barriles estallan desde la mano, no en juego: con **{ $more ->
    [one] un barril más
   *[other] { $more } barriles más
}** en la mano, { $bridge ->
    [0] se hunden los túneles
   *[other] vuela el puente
}.
# In the last turns, for whoever does not see Mapache’s hand
revolver-may-hit = Antes, { $gatling ->
    [0] una carta puede
   *[other] la Gatling o una carta pueden
} dar otro impacto.
revolver-gatling-first = La Gatling puede disparar primero: **{ $left ->
    [one] una carta
   *[other] { $left } cartas
}** con munición, un impacto por cada bala.
# For who leads Mapache at the mine and has ammunition, but no shot left
revolver-gatling-idle = Con la Gatling, cada bala de una carta descartada es un impacto. Para disparar, te { $more ->
    [one] hace falta aquí **una carta más
   *[other] hacen falta aquí **{ $more } cartas más
} con potencia de fuego**.
revolver-gray-full = No queda sitio: descarta antes una de tus cartas de aquí.
revolver-gray-narrow = El callejón es estrecho: ya hay cuatro cartas tuyas o más.
revolver-gray-limited = Te han retenido: ninguna carta más en este turno.
revolver-gray-dear = Te faltan cartas para pagar { $cards }.
revolver-last-cards = Si vacías la mano, el próximo turno solo tendrás lo que robes.
revolver-ask-field = ¿En qué campo de batalla pones { $card }?
revolver-ask-cost = Descarta { $price ->
    [one] una carta
   *[other] { $price } cartas
} para pagar { $card }.
revolver-ask-keg = **Se van todas las cartas de Mapache de aquí.** ¿Qué barriles enciendes? Hacen falta { $kegs }; vale una sola carta que lleve tantos.
revolver-ask-second-keg = { $card } lleva un barril: ¿qué otra carta con uno añades? Se van todas las cartas de Mapache de aquí.
revolver-ask-sure-dynamite = ¿Volar el puente? Barre las cartas de Mapache, y aquí no hay ninguna. Solo se puede una vez.
revolver-ask-sure-collapse = ¿Derrumbar los túneles? Barre las cartas de Mapache, y aquí no hay ninguna.
revolver-ask-ammo = ¿Qué munición disparas? Un disparo por cada carta tuya de aquí, **{ $left ->
    [one] queda uno
   *[other] quedan { $left }
}** este turno.
revolver-ask-drop = ¿Cuál de tus cartas de potencia de fuego de aquí descartas? No da nada a cambio.
revolver-ask-victim = ¡Impacto! ¿Cuál de tus guardianes más débiles lo recibe?
revolver-ask-drop-hand = Descarta { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} de tu mano.
revolver-ask-rout = ¿Cuál de tus cartas de este campo de batalla descartas?
revolver-ask-lasso = ¿Cuál de tus cartas vuelve a tu mano?
revolver-ask-sap = ¿Cuál de tus cartas pierde sus fichas de potencia?
revolver-ask-bring = ¿Cuál de tus cartas traes aquí?
revolver-ask-recall = ¿Cuál de tus cartas vuelve a tu mano?
revolver-ask-drill = ¿Cuál de tus cartas refuerzas?
revolver-ask-spy = Ves la mano rival: ¿qué carta se descarta?
revolver-ask-dig = ¿Qué carta sacas de tu mazo?
revolver-ask-recover = ¿Qué carta recuperas de tu descarte?
revolver-ask-hearten = ¿Quién recibe las agallas?
revolver-ask-daunt = ¿Quién pierde una ficha de agallas?

## Questions as nouns

revolver-kind-poker = carta de póquer
revolver-kind-march = quedarse o seguir
revolver-kind-play = jugada
revolver-kind-field = campo de batalla
revolver-kind-cost = precio
revolver-kind-keg = barriles
revolver-kind-second-keg = segundo barril
revolver-kind-sure-dynamite = dinamita
revolver-kind-sure-collapse = túneles
revolver-kind-ammo = munición
revolver-kind-drop = carta propia que descartar
revolver-kind-victim = quién recibe el impacto
revolver-kind-drop-hand = cartas de la mano que descartar
revolver-kind-rout = una carta de aquí que descartar
revolver-kind-lasso = una carta que vuelve a la mano
revolver-kind-sap = una carta que debilitar
revolver-kind-bring = una carta que traer aquí
revolver-kind-recall = una carta que vuelve a la mano
revolver-kind-drill = una carta que reforzar
revolver-kind-spy = una carta rival que descartar
revolver-kind-dig = una carta del mazo
revolver-kind-recover = una carta del descarte
revolver-kind-hearten = quién recibe agallas
revolver-kind-daunt = quién pierde agallas

## Questions on the board, after a name and a dash

revolver-asks-march = ¿se queda o sigue?
revolver-asks-victim = ¡impacto! ¿Qué guardián lo recibe?
revolver-asks-drop-hand = { $count ->
    [one] ¿qué carta de la mano se descarta?
   *[other] ¿qué { $count } cartas de la mano se descartan?
}
revolver-asks-rout = ¿qué carta de aquí se descarta?
revolver-asks-lasso = ¿qué carta vuelve a la mano?
revolver-asks-sap = ¿qué carta pierde sus fichas de potencia?
revolver-asks-bring = ¿qué carta llega aquí?
revolver-asks-recall = ¿qué carta vuelve a la mano?
revolver-asks-drill = ¿qué carta se refuerza?
revolver-asks-spy = ¿qué carta de la mano rival se descarta?
revolver-asks-dig = ¿qué carta sale del mazo?
revolver-asks-recover = ¿qué carta vuelve del descarte?
revolver-asks-hearten = ¿qué guardián recibe las agallas?
revolver-asks-daunt = ¿qué guardián pierde agallas?
revolver-asks-by = { $died ->
    [0] { $card }
   *[other] cae { $card }
}: { $ask }

## Choices

revolver-play-dynamite = Volar el puente y cartas de Mapache
    .does = Dos barriles: Mapache descarta todo aquí.
revolver-play-collapse = Sepultar las cartas de Mapache
    .does = Dos barriles: Mapache descarta todo aquí.
revolver-play-gatling = Gatling: un impacto por bala
    .does = Descarta una carta con munición: cada icono es un impacto.
revolver-play-drop = Descartar una carta tuya de aquí
    .does = Hace sitio en el campo de batalla y no cuesta nada.
revolver-proposal-cost = pagar con { $cards }
revolver-proposal-hearten = agallas para { $cards }
revolver-proposal-recover = recuperar { $cards }
revolver-proposal-bring = mover { $cards }
revolver-proposal-recall = vuelve a la mano: { $cards }
revolver-proposal-drill = potencia para { $cards }
revolver-drop-card = Descartar { $card }
revolver-play-for-card = { $play } · cuesta { $card }
revolver-fire-card = Gatling: { $card }
revolver-play-for = { $play } ({ $count ->
    [one] 1 carta
   *[other] { $count } cartas
})
revolver-play-end = Terminar el turno
    .does = Las cartas de tu mano se quedan en ella.
    .empty = Después ataca Mapache.
revolver-attack-now = Atacar: { $fate ->
    [dies] { $count ->
        [one] cae { $who }
       *[other] cae un guardián
    }
    [grit] quita agallas, no mata
   *[other] un impacto
}
revolver-march-stay = Quedarse
revolver-march-ride = Seguir
revolver-yes = Sí
revolver-pass = No traer nada
    .does = Tus cartas se quedan donde están.

revolver-otherwise = Pagar o apuntar distinto

## Para qué sirve una lista

revolver-pick-otherwise = La carta, luego su precio…
revolver-pick-poker = Juega una carta de póquer…
revolver-pick-play = Juega una carta…
revolver-pick-play-drop = Descarta una carta…
revolver-pick-cost = { $count ->
    [one] Paga con una carta…
   *[other] Paga con { $count } cartas…
}
revolver-pick-drop-hand = { $count ->
    [one] Descarta una carta…
   *[other] Descarta { $count } cartas…
}
revolver-pick-field = Elige el campo de batalla…
revolver-pick-spy = Descarta una de las suyas…
revolver-pick-dig = Toma una carta de tu mazo…
revolver-pick-recover = Recupera una carta descartada…
revolver-pick-hearten = Da las agallas a…

## Events

revolver-guardians = los guardianes
revolver-mapache = los hombres de Mapache
revolver-event-sides-assigned = { $seat } dirige a los guardianes de Malpaso, que deben aguantar hasta que llegue el ejército. Enfrente, el general Mapache debe matarlos a todos.
revolver-event-poker-played = { $seat } descubre: { $card }
revolver-event-poker-level = Nadie gana esta ronda: { $card } contra { $other }.
revolver-event-poker-beat = { $seat } gana una ronda: { $card } vence { A($other) } ({ $rounds } de las 2 que hacen falta).
revolver-accusation-back = { $card } vuelve a la mano.
revolver-event-poker-tied = Nadie gana esta ronda de póquer.
revolver-event-poker-won = { $seat } gana una ronda de póquer ({ $rounds } de las 2 que hacen falta).
revolver-event-tossed = Sin cartas y con rondas empatadas: decide una moneda.
revolver-event-tournament-won = { $seat } gana el póquer. La ruta: { $fields }.
revolver-event-tournament-beat = { $seat } gana el póquer: { $card } vence { A($other) }.
revolver-event-poker-gained = { $seat }: { $points ->
    [0] {""}
   *[other] +{ $points } de potencia en Malpaso{ $count ->
        [0] {""}
       *[other] {", "}
    }
}{ $count ->
    [0] {""}
    [one] +1 carta inicial
   *[other] +{ $count } cartas iniciales
}{ $army ->
    [0] {""}
   *[other] { $rest ->
        [0] {""}
       *[other] {", "}
    }{ $army ->
        [one] +1 ficha del ejército
       *[other] +{ $army } fichas del ejército
    }
}.
revolver-event-drew = { $count ->
    [one] { $seat } roba una carta.
   *[other] { $seat } roba { $count } cartas.
}
    .opened = { $seat } roba { $cards }.
revolver-event-drew-by = { $died ->
    [0] { $by }
   *[other] Al caer { $by }
}: { $seat } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
    .opened = { $died ->
        [0] { $by }
       *[other] Al caer { $by }
    }: { $seat } roba { $cards }.
revolver-event-marched = { $box ->
    [1] La lucha avanza: { $field }, turno 1.
   *[other] { $field }, turno { $box }.
}
revolver-event-rode = { $first ->
    [0] La lucha avanza: las cartas se quedan atrás.
   *[other] Turno 1, { $field }:
}
# On boards and panels
revolver-paid-with = Pagado con { $cards }.
revolver-event-recruited = { $card }, recluta, se une { A($seat) }.
revolver-event-played = { $seat } juega { $card } ({ $field }).
revolver-event-played-there = { $seat } juega { $cards } ({ $field }).
revolver-event-played-here = { $seat } juega { $cards }.
revolver-event-took = { $seat } añade { $cards } a su mano.
revolver-event-lost = { $seat } pierde { $cards }{ $hand ->
    [1] {" "}(mano).
   *[other] .
}
revolver-event-lost-by = { $died ->
    [0] { $by }: { $seat } pierde { $cards }
   *[other] Cae { $by }: { $seat } pierde { $cards }
}{ $hand ->
    [1] {" "}(mano).
   *[other] .
}
# Before what a card or a guardian’s death did
revolver-effect-by = { $died ->
    [0] { $by }: { $line }
    [1] Cae { $by }: { $line }
   *[2] Al morir, { $by } causa otro impacto: { $line }
}
revolver-event-returned-by = { $by }: { $seat } devuelve { $cards } a su mano.
revolver-event-took-by = { $by }: { $seat } añade { $cards } a su mano.
revolver-event-paid = { $seat } paga con: { $cards }
revolver-event-recruited-many = { $count } reclutas se unen { A($seat) }.
revolver-event-discarded = { $seat } descarta del campo de batalla: { $card }
revolver-event-dropped = { $seat } descarta { $cards }.
revolver-event-returned = { $seat } devuelve { $card } a su mano.
revolver-event-moved = { $seat } trae aquí { $card }.
revolver-event-recovered = { $seat } recupera { $card }.
revolver-event-revealed = { $seat } toma { $card } de su mazo.
revolver-event-empowered = Potencia +{ $points }: { $card } ({ $seat })
revolver-event-fortified = { $field }: +{ $points } para { $seat }.
revolver-event-sapped = Sin fichas de potencia: { $card } ({ $seat })
revolver-event-heartened = { $card } ({ $seat }) recibe agallas: +{ $count }.
revolver-event-daunted = { $card } ({ $seat }) pierde una ficha de agallas.
revolver-event-spared = { $card } ({ $seat }) aguanta el impacto y pierde una ficha de agallas.
revolver-event-fell = { $card } cae. { $seat } está de luto.
revolver-event-fell-by = { $by }: cae { $card }.
revolver-event-gatling = { $seat } dispara la Gatling ({ $cards }): { $dead ->
    [0] {""}
    [one] { $fell } { $worn ->
        [0] cae
       *[other] pierde una ficha de agallas y luego cae
    }
   *[other] { $fell } caen
}{ $both ->
    [0] {""}
   *[other] {", "}
}{ $saved ->
    [0] {""}
    [one] { $brave } pierde { $grit ->
        [one] una ficha de agallas
       *[other] { $grit } fichas de agallas
    }
   *[other] { $brave } pierden fichas de agallas
}.
revolver-event-covered = { $seat } se oculta en el humo: +{ $points } para los guardianes aquí.
revolver-event-charged = { $seat } da el toque de carga: +{ $points } para Mapache aquí.
revolver-event-fizzled = { $card }: sin efecto.
revolver-event-slowed = { $seat } roba una carta menos.
revolver-event-limited = { $seat } solo puede jugar una carta en su próximo turno.
revolver-event-dynamited = { $seat } vuela el puente. Barriles: { $cards }.
revolver-event-collapsed = { $seat } derrumba los túneles. Barriles: { $cards }.
revolver-event-gatling-fired = { $seat } dispara la Gatling con { $card }: { $hits ->
    [one] un impacto
   *[other] { $hits } impactos
}.
revolver-event-passed = { $seat } no juega ninguna carta.
revolver-event-ended = { $seat } termina su turno.
revolver-event-overrun = { $seat } ataca, { $gang } contra { $guards }: ¡impacto!
revolver-event-overrun-fell = { $seat } ataca, { $gang } contra { $guards }: cae { $card }.
revolver-event-overrun-spared = { $seat } ataca, { $gang } contra { $guards }: { $card } pierde una ficha de agallas.
revolver-event-repelled = { $seat } aguanta, { $guards } contra { $gang }.
# After that, where a card or the Gatling has killed in the same turn
revolver-army-waits = No se va ninguna ficha del ejército: ha caído un guardián en este turno.
revolver-event-army-neared = { $why ->
    [idle] Mapache no ha jugado cartas: el ejército se acerca dos fichas. Fichas que quedan: { $left }.
    [points] Mapache ha atacado con 0 puntos: el ejército se acerca dos fichas. Fichas que quedan: { $left }.
    [card] El ejército se acerca una ficha. Fichas que quedan: { $left }.
   *[other] Nadie ha muerto: el ejército se acerca una ficha. Fichas que quedan: { $left }.
}
revolver-event-army-neared-by = { $by }: el ejército se acerca una ficha. Fichas que quedan: { $left }.
revolver-event-army-tarried = El ejército se aleja una ficha. Fichas que quedan: { $left }.
revolver-event-army-tarried-by = { $died ->
    [0] { $by }: el ejército se aleja una ficha. Fichas que quedan: { $left }.
   *[other] Eso aleja al ejército una ficha. Fichas que quedan: { $left }.
}
revolver-event-killed = { $seat } entra en Malpaso: no queda nadie para impedirlo.
revolver-event-held-out = { $seat } ha resistido en la mina: el Padre Esteban vive.
revolver-event-rescued = ¡Suenan las cornetas! El ejército mexicano acude en ayuda { DE($seat) }.

## Refusals

revolver-no-too-dear = { $card } cuesta { $cost ->
    [one] otra carta
   *[other] otras { $cost } cartas
} de tu mano, y no te alcanza.
revolver-no-full = No hay sitio para { $card }: ya hay tres cartas en tu lado. Descarta antes una tuya.
revolver-no-narrow = No hay sitio para { $card }: el callejón es estrecho y ya no te quedan sitios.
revolver-no-no-room = Ya no queda campo de batalla con sitio para { $card }.
revolver-no-no-room-there = No hay sitio ({ $field }): dos obstrucciones como máximo, y tres cartas en total.
revolver-no-limited = Te han retenido: solo una carta en este turno.
revolver-no-not-in-hand = { $card } no está en tu mano.
revolver-no-not-that-card = { $card } no está entre las opciones.
revolver-no-unknown-card = Esa carta no existe en este juego.
revolver-no-not-weakest = { $card } no puede ser: tiene que ser alguien con la supervivencia más baja ({ $weakest }).
revolver-no-no-icons = { $card } no tiene nada que encender ni disparar.
revolver-no-nothing-here = No tienes aquí ninguna carta de potencia de fuego que descartar.
revolver-no-not-there = Eso solo se puede hacer aquí: { $field }.
revolver-no-not-your-powder = La pólvora es de los guardianes.
revolver-no-not-your-gatling = La Gatling es de Mapache.
revolver-no-blown-already = El puente ya ha volado.
revolver-no-buried-already = Los túneles ya se han derrumbado este turno; en el próximo podrás repetir.
revolver-no-too-few-kegs = Necesitas { $count ->
    [one] un barril
   *[other] { $count } barriles
} en la mano.
revolver-no-wet-powder = La pólvora está mojada: cae un aguacero en este campo de batalla.
revolver-no-no-ammo = No tienes munición en la mano.
revolver-no-no-crew = Nadie maneja la Gatling: una carta de munición por turno por cada carta de potencia de fuego que tengas aquí.

## What an offer says of the game

invites-revolver = El general Mapache marcha sobre Malpaso: defiende seis campos de batalla o arrásalos.
    .minutes = 30–45 minutos
goal-revolver = Mapache gana cuando han muerto todos los guardianes; los guardianes, si el Padre Esteban sobrevive a la mina o llega el ejército.

## Órdenes

orders-when-revolver-victim = Impacto: ¿qué guardián lo recibe?
orders-when-revolver-rout = Tengo que descartar una carta de un campo de batalla
orders-when-revolver-lasso = Una de mis cartas vuelve a mi mano
orders-when-revolver-sap = Una de mis cartas pierde sus fichas de potencia
orders-when-revolver-daunt = Uno de mis guardianes pierde una ficha de agallas
orders-when-revolver-drop-hand = Tengo que descartar cartas de mi mano
orders-usual-revolver-victim = Quien tenga agallas; si no, quien al caer no cueste nada más
orders-usual-revolver-rout = La más débil: la de menos potencia de fuego, fichas incluidas
orders-usual-revolver-lasso = La más débil: la de menos potencia de fuego, fichas incluidas
orders-usual-revolver-sap = La que tenga menos fichas
orders-usual-revolver-daunt = Quien tenga más; entre varios, quien recibiría el último impacto
orders-usual-revolver-drop-hand = La de menos potencia, iconos incluidos; un efecto único cuenta 2

## Los comandos de Revolver 2.

cmd-revolver-group = revolver
    .description = Las jugadas de Revolver 2
cmd-revolver-table = mesa
    .description = Qué mesa, si juegas en varias
cmd-revolver-poker = póquer
    .description = Pon una carta en el torneo de póquer
cmd-revolver-poker-card = carta
    .description = Cuál de tus cartas de póquer
cmd-revolver-march = marchar
    .description = En un turno opcional: quedarse o seguir
cmd-revolver-march-way = camino
    .description = Quedarse o seguir
cmd-revolver-play = jugar
    .description = Juega una carta de tu mano
cmd-revolver-play-card = carta
    .description = Qué carta
cmd-revolver-play-field = lugar
    .description = Para una obstrucción: en qué campo de batalla
cmd-revolver-play-pay1 = pago-1
    .description = Primera carta con la que pagas
cmd-revolver-play-pay2 = pago-2
    .description = Segunda carta con la que pagas
cmd-revolver-play-pay3 = pago-3
    .description = Tercera carta con la que pagas
cmd-revolver-play-pay4 = pago-4
    .description = Cuarta carta con la que pagas
cmd-revolver-play-pay5 = pago-5
    .description = Quinta carta con la que pagas
cmd-revolver-discard = descartar
    .description = Descarta una carta: cuando toca, o una tuya de aquí
cmd-revolver-discard-card = carta
    .description = Qué carta
cmd-revolver-discard-second = segunda
    .description = La segunda carta, si se piden dos
cmd-revolver-dynamite = dinamitar
    .description = Vuela el puente con dos barriles
cmd-revolver-collapse = derrumbar
    .description = Derrumba los túneles de la mina con dos barriles
cmd-revolver-keg = barril
    .description = Una carta con barriles
cmd-revolver-second-keg = segundo
    .description = Otra, si la primera solo lleva uno
cmd-revolver-gatling = gatling
    .description = Dispara con la Gatling la munición de una carta
cmd-revolver-gatling-card = carta
    .description = Una carta con munición
cmd-revolver-victim = víctima
    .description = Di cuál de tus guardianes más débiles recibe el impacto
cmd-revolver-victim-person = guardián
    .description = Qué guardián
cmd-revolver-end = terminar
    .description = Termina tu turno

## Cómo se muestra Revolver 2 en la mesa, el panel y las cartas.

revolver-headline-poker = Póquer, ronda { $round }
revolver-headline = { $field } { $box }/{ $boxes }
# In a replay: a turn of the game
revolver-recap = Turno { $turn } · { $field } · { $seat }
revolver-over = Fin de la partida
revolver-over-alone = El pueblo ha caído: el Padre Esteban ha muerto cuando acaba el último turno en la mina
revolver-over-attack = El ataque acaba con { $person }, último guardián: { $gang } contra { $guards }
revolver-over-gatling = La Gatling acaba con { $person }, último guardián, antes del ataque
revolver-over-card = { $card } acaba con { $person }, último guardián
revolver-over-mine = La mina ha resistido: el Padre Esteban sobrevive al último turno
revolver-over-army = Ha llegado el ejército: ya no le quedan fichas
revolver-cause-gatling = Gatling · { $card }
revolver-chips = Guardianes caídos en cada campo de batalla
# What decided the game
revolver-decided-attack = No queda ningún guardián: { $short } más habrían bastado. Al ejército le { $army ->
    [one] faltaba una ficha
   *[other] faltaban { $army } fichas
}.
revolver-decided-gatling = A la munición no le importan los totales: el ataque { $hits ->
    [0] habría fallado
   *[other] también habría acertado
}, { $gang } contra { $guards }. Al ejército le { $army ->
    [one] faltaba una ficha
   *[other] faltaban { $army } fichas
}.
revolver-decided-card = Ningún total detiene ese golpe. Al ejército le { $army ->
    [one] faltaba una ficha
   *[other] faltaban { $army } fichas
}.
revolver-decided-alone = Sin el Padre Esteban nadie defiende la mina: han caído { $fallen } guardianes.
revolver-decided-mine = { $people ->
    [one] El Padre Esteban era el último con vida
   *[other] Quedan { $people } guardianes
}{ $grit ->
    [0] {""}
    [one] , con una ficha de agallas
   *[other] , con { $grit } fichas de agallas
}{ $short ->
    [0] : el último ataque acierta, pero no mata al Padre Esteban
   *[other] : a Mapache { $hits ->
        [one] le { $short ->
            [one] faltó 1
           *[other] faltaron { $short }
        } en el último ataque
       *[other] le hacían falta { $hits } impactos y para el primero le { $short ->
            [one] faltó 1
           *[other] faltaron { $short }
        }
    }
}.
revolver-decided-army = { $people ->
    [one] Quedaba un guardián
   *[other] Quedaban { $people } guardianes
} con vida{ $short ->
    [0] {""}
   *[other] : a Mapache le { $short ->
        [one] faltó 1
       *[other] faltaron { $short }
    } para acertar de nuevo
}.
revolver-here = Ahora: { $field }
revolver-ahead = El camino por delante
revolver-behind = Atrás
revolver-totals = Mapache **{ $gang }** · guardianes **{ $guards }** (defensa { $defence })
revolver-guards-side = 🛡️ Guardianes: { $cards }
revolver-gang-side = 💀 Mapache: { $cards }
revolver-bonus-guards = Bonificación de los guardianes hasta el final del ataque: +{ $points }
revolver-bonus-gang = Bonificación de Mapache este turno: +{ $points }
revolver-place-power = Potencia del lugar: guardianes +{ $guards }, Mapache +{ $gang }
revolver-blown = El puente ya no está.
revolver-people = { $count ->
    [0] No queda ningún guardián.
   *[other] Guardianes de Malpaso: { $count } (primero cae la supervivencia más baja)
}
revolver-people-alive = Guardianes de Malpaso
revolver-places = Campos de batalla
revolver-fallen = 🪦 Caídos: { $count }
revolver-army = 🎺 El ejército está a { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
revolver-piles = mano { $hand } · mazo { $deck } · descarte { $discard }
revolver-poker-piles = cartas de póquer { $hand } · rondas ganadas { $rounds }
revolver-poker-shown = Mostradas: { $cards }
revolver-held = Un turno con una sola carta
revolver-slowed = { $count ->
    [one] Robará una carta menos
   *[other] Robará { $count } cartas menos
}
revolver-unplayed = Quedaron en la mano
revolver-mine-hand = Tu mano
revolver-mine-none = Tu mano está vacía.
revolver-laid = Del mazo
revolver-spied = La mano rival
revolver-firepower = potencia de fuego { $value }
    .brief = fuego { $value }
revolver-tokens = llega con +{ $value } de potencia
revolver-no-effect = sin efecto
revolver-price = coste { $value }
revolver-kegs = barriles { $value }
revolver-bullets = munición { $value }
revolver-obstruction = obstrucción
revolver-one-shot = efecto único
revolver-rating = supervivencia { $value }
revolver-grit = agallas { $value }
revolver-comes-with-grit = llega con agallas { $value }
revolver-either = { $one } { O($other) }
revolver-with-grit = { $person } (agallas { $grit })
revolver-place-now = Se lucha aquí · sitios libres: { $free }/{ $slots }
revolver-place-ahead = Aún por delante · sitios libres: { $free }/{ $slots }
revolver-place-behind = Ya quedó atrás: no haría nada
revolver-defence = defensa { $value }
revolver-recruits = guardianes que se unen en cada turno: { $boxes }
revolver-optional = { $value ->
    [one] el último turno es opcional
   *[other] los { $value } últimos turnos son opcionales
}
revolver-turns = turnos: { $value }
revolver-poker-number = número { $value }
revolver-poker-label = { $card } · { $kind ->
    [cheat] trampa
    [accusation] acusación
   *[number] { $value }
}
revolver-poker-cheat = trampa: vence a los números
    .does = vence a los números
revolver-poker-accuse = acusación: solo vence a las trampas
    .does = solo vence a las trampas
revolver-benefit-none = sin ventaja
revolver-benefit-cards = cartas al empezar: +{ $value }
revolver-benefit-power = potencia en Malpaso: +{ $value }
revolver-benefit-army = fichas del ejército: +{ $value }
revolver-on-card = En la carta
revolver-no-text = Sin más texto.

legend-revolver = 🔫 potencia de fuego (flecha: aumentada) · 🃏 cartas que cuesta · 🛢️ barriles: dos en la mano vuelan puente o mina · balas: munición para la Gatling · 🛡️ defensa de un lugar, o supervivencia de una persona · 🌵 agallas · 🦝 cartas y puntos de Mapache, 🛡️ de los guardianes · 👥 ejército: fichas hasta que llegue · 1/4: el primero de los cuatro turnos de un campo de batalla, en los que juegan ambos bandos · ↓1: roba una carta menos

## Por qué gana un consejo: lo que cuesta la segunda opción en tantas partidas

revolver-hint-own = En { $times } partidas desde aquí, la segunda opción cuesta { $count ->
    [one] un guardián
   *[other] { $count } guardianes
} más.
revolver-hint-theirs = En { $times } partidas desde aquí, la segunda opción deja con vida a { $count ->
    [one] un guardián
   *[other] { $count } guardianes
} más.
revolver-hint-army = En { $times } partidas desde aquí, la segunda opción pierde { $count ->
    [one] una ficha del ejército
   *[other] { $count } fichas del ejército
}.
# Why a line was better, in the story of a game
revolver-better-own = En { $times } pruebas de cada forma, esa jugada salvó en total a { $count ->
    [one] un guardián
   *[other] { $count } guardianes
} más.
revolver-better-theirs = En { $times } pruebas de cada forma, esa jugada abatió en total a { $count ->
    [one] un guardián
   *[other] { $count } guardianes
} más.
revolver-better-army = En { $times } pruebas de cada forma, esa jugada supuso en total { $count ->
    [one] una ficha del ejército
   *[other] { $count } fichas del ejército
} de ventaja.

# On the picture
picture-revolver-aim-guardians = Fichas del ejército
picture-revolver-aim-mapache = Guardianes por abatir
picture-revolver-empty = Ninguna carta aquí
picture-revolver-then = luego, { $field }
picture-revolver-last = la última
picture-revolver-last-turn = último turno; luego, { $field }
picture-revolver-poker = Póquer por la ruta
picture-revolver-poker-won = Gana { $name }
picture-revolver-sign-discard = cuesta cartas
picture-revolver-sign-keg = dos vuelan puente o mina
picture-revolver-sign-ammunition = tiros de Gatling en la mina
picture-revolver-sign-hand = cartas al empezar
picture-revolver-sign-plus = potencia en Malpaso
picture-revolver-sign-people = fichas del ejército
picture-revolver-beats = Cada una vence a la siguiente:
picture-revolver-roads = La ruta del ganador: tres lugares y su defensa
picture-revolver-cheat = trampa
picture-revolver-number = número
picture-revolver-accusation = acusación
picture-revolver-would-hit = Mapache acertaría
picture-revolver-would-hold = Los guardianes aguantan
picture-revolver-rounds = rondas ganadas
picture-revolver-attack = { $name } ataca
picture-revolver-hit = Un impacto
picture-revolver-fuse = Arde la mecha…
picture-revolver-bridge = ¡El puente vuela por los aires!
picture-revolver-tunnels = ¡Se hunden los túneles!
picture-revolver-held = Los guardianes aguantan
picture-revolver-fell = { $count ->
    [one] { $person } cae
   *[other] Caen { $count } guardianes
}
picture-revolver-gatling = La Gatling dispara
picture-revolver-early = Antes del ataque
picture-revolver-spared = { $person } pierde agallas
picture-revolver-defence = Defensa
picture-revolver-tokens = Potencia
picture-revolver-charge = Carga
picture-revolver-cover = Humo
