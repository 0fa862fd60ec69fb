# Lo que Gnadenlos! pregunta, cuenta y rechaza. Las piezas están en gnadenlos-cards.ftl y las reglas en gnadenlos-rules.ftl.

game-gnadenlos = ¡Gnadenlos!
preset-pairs = Reclutamiento por parejas

## Preguntas

gnadenlos-ask-adventurer = Envía a un aventurero.
gnadenlos-stakes-gold = El más fuerte: { $first } pepitas y se va; 2.º: { $second }.
gnadenlos-stakes-duel = El más fuerte: 2 pagarés para pujar. Él y el más débil se van.
gnadenlos-stakes-poker = { $own ->
    [1] El más fuerte: +{ $gain } y se va; el más débil: −{ $loss }.
   *[0] El más fuerte avanza y se va; el más débil retrocede, según los números bajo los sombreros.
}
gnadenlos-stakes-alone = Sin rival: cualquier aventurero gana { $symbol ->
    [gold] { $first } pepitas
    [duel] 2 pagarés para pujar
   *[poker] +{ $gain }
} y se va.
gnadenlos-rival = Tu único rival: { $name }.
gnadenlos-ties = { $symbol ->
    [gold] Empate: { $first } cada uno, sin 2.º
   *[other] Empate: todos igual
}.
gnadenlos-after-event = Después, prestigio y reclutamiento: { $own ->
    [1] te toca a ti
   *[0] { $name }
}{ $reach ->
    [no] { "" }
    [poker] , con la Meta 🏁 al alcance si el sombrero no retrocede
   *[gold] , con la Meta 🏁 al alcance
}.
gnadenlos-ask-prestige = **Prestigio**: ¿hasta { $up_to } pepitas, cada una por una herradura?
gnadenlos-finish-ends = { $own ->
    [1] En la Meta 🏁 ganas al instante.
   *[0] Quien llega a la Meta 🏁 gana al instante.
}
gnadenlos-finish-near = { $name } está a solo { $gap } de la Meta 🏁 y tiene las pepitas.
gnadenlos-ask-recruit = ¿Abres un reclutamiento?
gnadenlos-recruits = Llegan { $pairs ->
    [1] { $count ->
        [2] dos
       *[3] tres
    } parejas de aventureros
   *[0] { $count ->
        [2] dos
       *[3] tres
    } aventureros
}; pujan todos, tú primero; la más baja no recluta.
# To those who are not asked, behind the name of who is
gnadenlos-public-recruit = ¿Abrir un reclutamiento?
gnadenlos-public-bid = Una puja en pagarés, cada suma una sola vez.
gnadenlos-enough = Con { $count } aventureros, este turno no hay reclutamiento.
gnadenlos-ask-bid = Puja una suma en pagarés. Sumas ya ofrecidas: { $taken ->
    [nada] ninguna
   *[other] { $taken }
}.
gnadenlos-ask-notes = Elige de uno a tres pagarés. Sumas ya ofrecidas: { $taken ->
    [nada] ninguna
   *[other] { $taken }
}.
gnadenlos-bid-first = **Puja** de uno a tres pagarés; los demás, otras sumas.{ $near ->
    [1] { "" }
   *[0] { " " }La paga puede cobrar los pagarés que recluten.
}
gnadenlos-bid-then = **Puja** pagarés: { $high ->
    [0] cualquier suma supera al 0
   *[other] { $reach ->
        [1] por ahora, más { DE($high) } gana
       *[0] no puedes superar { $high }
    }{ $low ->
        [-1] { "" }
        [0] , cualquier suma supera al 0
       *[other] , menos { DE($low) } aún no recluta a nadie
    }
}.
gnadenlos-bid-last = **Puja** en último lugar: { $ranks }.{ $forced ->
    [1] { " " }Tus sumas más bajas ya están ofrecidas, así que reclutas.
   *[0] { "" }
}
gnadenlos-bid-rank = { $place ->
    [0] ✖️ { $sum } nadie, y gratis
    [1] 🥇 { $sum } eliges primero
    [2] 🥈 { $sum } segundo
   *[3] 🥉 { $sum } tercero
}
gnadenlos-last-duel = El próximo duelo que salga acaba la partida.
gnadenlos-owed = { $short ->
    [1] ⚠️ { "" }
   *[0] { "" }
}Reclutar { $sure ->
    [1] trae
   *[0] puede traer
} la **paga**: tus propios pagarés del mercado te cuestan { $sum ->
    [0] su valor
   *[other] hasta { $sum }, más los que pujes
}; tienes 💰 { $nuggets }.{ $short ->
    [1] { " " }Sin pagar: 🦅, 5 atrás.
   *[0] { "" }
}
# De los sombreros junto a las sumas
gnadenlos-bid-others = { $signs } en una suma: en la paga, ese pagaré lo paga ese sombrero, no tú.
gnadenlos-bid-notes = Otra suma
    .does = De uno a tres pagarés a tu elección, de cualquier color
gnadenlos-ask-taken = La suma { $sum } ya está ofrecida. Elige una libre o vuelve a tus pagarés.
gnadenlos-ask-take = ¿A quién reclutar?
gnadenlos-bid-place = { $place ->
    [1] Tu puja, { $sum }, es la más alta.
    [2] Tu puja, { $sum }, es la segunda más alta.
   *[3] Tu puja, { $sum }, es la tercera más alta.
}

gnadenlos-pick-adventurer = Elige a un aventurero
gnadenlos-pick-bid = Elige tu puja
gnadenlos-pick-taken = Elige una suma libre
gnadenlos-pick-take = ¿A quién reclutar?

gnadenlos-kind-adventurer = aventurero para el suceso
gnadenlos-kind-prestige = pepitas para el prestigio
gnadenlos-kind-recruit = decisión de reclutar
gnadenlos-kind-bid = suma de la puja
gnadenlos-kind-notes = pagarés para pujar
gnadenlos-kind-taken = suma libre
gnadenlos-kind-take = aventurero que se recluta

gnadenlos-spending = { $nuggets ->
    [0] Seguir en { $field }
   *[other] 💰 { $nuggets } → { $field }{ $arrives ->
        [1] {" "}🏁
       *[0] { "" }
    }
}
gnadenlos-recruit-open = Abrir un reclutamiento
    .does = Se revelan aventureros, y todos pujan.
gnadenlos-recruit-pass = Esta vez no
    .does = Nadie puja este turno.

## Sucesos

gnadenlos-event-began = Empieza { $seat }.
gnadenlos-event-turn-began = Turno { $number }: juega { $seat }.
gnadenlos-event-rolled = { $seat } saca un { $die } con el dado.
gnadenlos-event-turned = { $symbol ->
    [gold] Hoy hay oro
    [duel] Hoy hay duelo
   *[other] Hoy hay póquer
} en el pueblo: { $card }.
gnadenlos-event-nobody-went = No hay suceso: nadie tiene aventureros.
gnadenlos-event-unasked = { $seat } tiene un solo aventurero, que va sin preguntar.
    .opened = { $seat } solo tiene un aventurero, que va sin preguntar: { $card }.
gnadenlos-event-absent = { $seat } no tiene a quién enviar.
gnadenlos-event-revealed = { $seat } envía { A($card) }: { $strength }.
gnadenlos-event-found = { $seat } toma { $nuggets } pepitas del banco.
gnadenlos-event-undertaker-moved = { $left ->
    [0] El enterrador ha llegado: la partida acaba.
   *[other] Un duelo acerca al enterrador: paso { $step } de { $of }.
}
gnadenlos-event-took = { $count ->
    [0] { $seat } no se lleva nada: el mercado está vacío.
    [one] { $seat } se lleva un pagaré del mercado, sin que nadie lo vea.
   *[other] { $seat } se lleva { $count } pagarés del mercado, sin que nadie los vea.
}
    .opened = { $seat } se lleva del mercado { $count ->
        [one] un pagaré
       *[other] { $count } pagarés
    }: { $notes }.
gnadenlos-event-advanced = { $seat } avanza { $steps }, hasta la herradura { $field }.
gnadenlos-event-retreated = { $seat } retrocede { $steps }, hasta la herradura { $field }.
gnadenlos-event-discarded = { $seat } pierde { A($card) }.
gnadenlos-event-reshuffled = Los aventureros vuelven al pueblo: un mazo nuevo de { $count }.
gnadenlos-event-spent = { $seat } paga { $nuggets ->
    [one] una pepita
   *[other] { $nuggets } pepitas
} por su prestigio.
gnadenlos-event-opened = { $seat } abre un reclutamiento. Buscan trabajo: { $cards }.
gnadenlos-event-bid = { $seat } puja { $sum } ({ $notes }).
gnadenlos-event-passed = { $seat } no puede pujar: todas sus sumas están ofrecidas.
gnadenlos-event-bids-last = { $seat } puja en último lugar.
gnadenlos-event-outbid = { $seat } no puede superar a nadie: no se le pregunta.
gnadenlos-event-recruited = { $seat } recluta: { $cards }
gnadenlos-event-laid = { $seat } deja su puja ({ $sum }): { $count ->
    [one] un pagaré va
   *[other] { $count } pagarés van
} boca abajo al mercado.
gnadenlos-event-took-back = { $seat } no recluta a nadie y recupera sus pagarés (total: { $sum }).
gnadenlos-event-unclaimed = Sin reclutar: { $cards }
gnadenlos-event-payday-began = ¡Día de paga! El mercado tiene { $rows } filas llenas.
gnadenlos-event-payday-ended = La columna { $column } está vacía: se acabó el día de paga.
gnadenlos-event-paid = Sale un pagaré { DE($seat) }: paga { $value } ({ $left ->
    [one] le queda { $left } pepita
   *[other] le quedan { $left } pepitas
}).
gnadenlos-event-ruined = { $seat } no puede pagar { $value }. Llega su buitre n.º { $vultures } y se acabó el día de paga.
gnadenlos-event-ended = { $why }.

## Lo que ha pasado, una línea por paso; entre paréntesis, la fuerza de quien no ganó

gnadenlos-turn-event = Turno { $number }: { $symbol ->
    [gold] fiebre del oro
    [duel] duelo
   *[other] póquer
} para todos; después, prestigio y reclutamiento: { $seat }.
gnadenlos-unasked = { $names }: un solo aventurero, que va sin preguntar.
gnadenlos-won = { $symbol ->
    [gold] { $name } gana { $value } pepitas con { $card } ({ $strength }), que se va
    [duel] { $name } gana { $value ->
        [0] un duelo sin pagarés
        [one] un pagaré del mercado
       *[other] { $value } pagarés del mercado
    }{ $notes } con { $card } ({ $strength }), que se va
   *[poker] { $name } avanza a la { $value } con { $card } ({ $strength }), que se va
}
gnadenlos-tie-part = { $name } ({ $card }){ $symbol ->
    [gold] { "" }
    [duel] { " " }📄 +{ $value }{ $notes }
   *[poker] { " " }→ { $value }
}
gnadenlos-tie = { $names } empatan con { $strength }{ $symbol ->
    [gold] : { $value } pepitas cada uno
   *[other] { "" }
}; sus aventureros se van
gnadenlos-lost = { $symbol ->
    [gold] { $name } ({ $strength }) toma { $value }
    [duel] { $name } ({ $strength }) pierde { A($value) }
   *[poker] { $name } ({ $strength }) vuelve a la { $value }
}
gnadenlos-absent = { $names } no { $count ->
    [one] tiene
   *[other] tienen
} a quién enviar
gnadenlos-sits-out = No tienes a quién enviar: este suceso lo pasas.
gnadenlos-alone = nadie más tiene aventureros
gnadenlos-stayed = { $symbol ->
    [poker] { $names } { $count ->
        [one] no se mueve
       *[other] no se mueven
    }
   *[other] { $names } { $count ->
        [one] no recibe nada
       *[other] no reciben nada
    }
}
# Una fuerza; para quien lee, si su único aventurero tuvo que ir
gnadenlos-strength = { $strength }{ $tied ->
    [1] , empate
   *[0] { "" }
}{ $alone ->
    [1] , el único que tenía
   *[0] { "" }
}
gnadenlos-bought = { $name } paga { $steps }: hasta { $field }.
# Who has started a recruiting, in titles
gnadenlos-recruiter = { $name } recluta
gnadenlos-hired = { $first ->
    [1] { $name } puja { $sum } por { $cards }
   *[0] { $name } { $sum } por { $cards }
}
gnadenlos-outbid = { $name } ({ $sum }) no recluta a nadie
# De los turnos anteriores, ante lo que costó
gnadenlos-brief-payday = { $count ->
    [one] paga
   *[other] { $count } pagas
}
gnadenlos-clauses = { $before }; { $then }
gnadenlos-paid = { $name } paga { $value }{ $notes }
gnadenlos-payday-is = Día de paga: { $payers ->
    [0] nadie paga
   *[other] { $debts }
}{ $column ->
    [0] { "" }
   *[other] ; luego dado { $column }, columna vacía: fin
}{ $spared ->
    [1] ; ningún pagaré tuyo
   *[0] { "" }
}.
gnadenlos-ruined = 🦅 { $seat } no puede pagar { $value }: buitre n.º { $vultures }, vuelve a la { $field }.
gnadenlos-market-full = { $again ->
    [1] El mercado sigue lleno: otro día de paga.
   *[0] El mercado está lleno: día de paga.
}
gnadenlos-payday-next = Otro día de paga
gnadenlos-payday = Día de paga

## Negativas

gnadenlos-no-not-in-hand = { $card } no trabaja para ti.
gnadenlos-no-not-on-offer = Ahora no se puede reclutar { A($card) }.
gnadenlos-no-no-such-note = No tienes ese pagaré en la mano.
gnadenlos-no-no-such-sum = No puedes formar esa suma con uno a tres pagarés.
gnadenlos-no-sum-taken = La suma { $sum } ya está ofrecida. Cada suma vale una sola vez.
gnadenlos-no-no-amount = Eso no es un número de pepitas.
gnadenlos-no-too-far = Puedes pagar como mucho { $max } pepitas por turno.
gnadenlos-no-too-poor = Tienes { $nuggets ->
    [one] una sola pepita
   *[other] { $nuggets } pepitas
}, ni una más.

## What an offer says of the game

invites-gnadenlos = Endéudate, contrata aventureros y ponte en cabeza antes de que te alcancen el enterrador o el día de paga.
    .minutes = 30–45 minutos
goal-gnadenlos = Gana quien más lejos llega por la calle. En un suceso solo cuenta la fuerza en su símbolo.

## Órdenes

orders-when-gnadenlos-bid = Alguien recluta y tengo que pujar
orders-when-gnadenlos-take = Recluto: ¿qué lote?
orders-usual-gnadenlos-bid = La suma libre más pequeña
orders-gnadenlos-take-gold = La mayor fuerza en oro
orders-gnadenlos-take-duel = La mayor fuerza en duelo
orders-gnadenlos-take-poker = La mayor fuerza en póquer

## Los comandos de Gnadenlos!

cmd-gnadenlos-group = gnadenlos
    .description = Las jugadas de ¡Gnadenlos!
cmd-gnadenlos-table = mesa
    .description = Qué mesa, si juegas en varias
cmd-gnadenlos-adventurer = aventurero
    .description = Envía a un aventurero al suceso
cmd-gnadenlos-adventurer-card = carta
    .description = Cuál de tus aventureros
cmd-gnadenlos-prestige = prestigio
    .description = Paga pepitas, una por herradura; se permite 0
cmd-gnadenlos-prestige-nuggets = pepitas
    .description = Cuántas, 5 como mucho
cmd-gnadenlos-recruit = reclutar
    .description = Abre un reclutamiento
cmd-gnadenlos-bid = pujar
    .description = Puja una suma en pagarés por reclutas
cmd-gnadenlos-bid-sum = suma
    .description = La suma; el panel permite elegir los pagarés
cmd-gnadenlos-take = tomar
    .description = Elige a quién reclutas
cmd-gnadenlos-take-card = carta
    .description = Cuál de los aventureros que se ofrecen
cmd-gnadenlos-pass = pasar
    .description = No abras reclutamiento en este turno

## Cómo se muestra Gnadenlos! en la mesa y en el panel.

gnadenlos-turn-number = Turno { $turn }
gnadenlos-turn = Turno { $turn } · { $name }
gnadenlos-over = Fin de la partida
gnadenlos-why-arrival = Un sombrero ha llegado a la Meta
gnadenlos-why-rip = El enterrador está en el cementerio
gnadenlos-why-vultures = Un tercer buitre acaba la partida
gnadenlos-by-rip = { $of ->
    [2] El segundo duelo ha traído al enterrador
   *[3] El tercer duelo ha traído al enterrador
}
gnadenlos-by-arrival = { $who } ha llegado a la Meta
gnadenlos-why-idle = En este pueblo ya no pasa nada
gnadenlos-own-passed = Turno { $turn }: { $name } { $start } → { $end }, { $change ->
    [0] tú sigues en { $after }
   *[other] tú { $before } → { $after }
}.
gnadenlos-own-gap = Distancia al final: { $gap }.
gnadenlos-own-kept = Distancia: { $gap }; en el turno { $turn } pagaste { $paid } de las { $most } pepitas posibles.
gnadenlos-own-broke = Distancia: { $gap }, y cada buitre te costó 5: guarda pepitas para la paga.
gnadenlos-own-fall = Tu peor caída: turno { $turn }, { $before } → { $after }.
gnadenlos-verdict = { $turn ->
    [0] { "" }
   *[other] Turno { $turn }: { $deed }; { "" }
}{ $lead ->
    [0] Empate con { $second }{ $richer ->
        [0] { "" }
       *[other] , { $nuggets } pepitas contra { $fewer },
    }
   *[other] { $lead } de ventaja sobre { $second }
} { $why ->
    [arrival] en la Meta
    [rip] cuando llega el enterrador
    [vultures] cuando se posa el tercer buitre
   *[idle] al final
}.
# Sobre la carrera: una línea por sombrero
gnadenlos-race = La carrera, turno a turno
# Título de la curva; la frase de arriba dice cómo
gnadenlos-leads = { $name } se pone en cabeza
gnadenlos-deed = { $name } se adelanta { $deed ->
    [prestige] por { $value ->
        [one] una pepita
       *[other] { $value } pepitas
    }
    [poker] en el póquer (+{ $value })
    [lost] cuando { $other } pierde { $value } en el póquer
   *[ruined] cuando { $other } no puede pagar
}
gnadenlos-street = La calle
gnadenlos-market = El mercado
gnadenlos-graveyard = El cementerio
gnadenlos-event = El suceso
gnadenlos-offer = El reclutamiento
gnadenlos-piles = Los mazos
gnadenlos-mine-adventurers = Tus aventureros
gnadenlos-mine-notes = Tus pagarés
gnadenlos-no-debt = no cuesta nada
gnadenlos-own-debt = quizá lo pagues tú
gnadenlos-their-debt = quizá lo pague { $name }
gnadenlos-stands = 🎩 sombrero { $hat } en la herradura { $field }
gnadenlos-purse = 💰 { $nuggets ->
    [one] { $nuggets } pepita
   *[other] { $nuggets } pepitas
} · 🦅 { $vultures ->
    [one] { $vultures } buitre
   *[other] { $vultures } buitres
}
gnadenlos-holds = { $cards ->
    [one] { $cards } aventurero
   *[other] { $cards } aventureros
} · { $notes ->
    [one] { $notes } pagaré
   *[other] { $notes } pagarés
}
gnadenlos-held = Quedaron en la mano
gnadenlos-position = herradura { $field }
gnadenlos-section = { $color } · póquer +{ $gain } −{ $loss }
gnadenlos-arrival = { $color } · Meta: { $field }
gnadenlos-rows = { $count ->
    [one] { $count } pagaré
   *[other] { $count } pagarés
} · filas llenas: { $rows } (día de paga con { $needed })
gnadenlos-undertaker = paso { $step } de { $of } hasta RIP{ $last ->
    [1] : el próximo duelo acaba la partida
   *[0] { "" }
}
gnadenlos-amounts = al primero { $first } pepitas, al segundo { $second }
gnadenlos-no-sum = { $name }: sin suma libre
gnadenlos-left = Aventureros en el mazo: { $cards } · sucesos: { $events }
gnadenlos-discarded = Se fueron: { $cards }
gnadenlos-used = Sucesos pasados: { $cards }

gnadenlos-symbol-gold = oro
gnadenlos-symbol-duel = duelo
gnadenlos-symbol-poker = póquer
gnadenlos-color-white = blanco
gnadenlos-color-yellow = amarillo
gnadenlos-color-orange = naranja
gnadenlos-color-red = rojo
gnadenlos-color-purple = morado
gnadenlos-color-green = verde
# Before names and on notes: the color of that player's hat
gnadenlos-sign-0 = 🔴
gnadenlos-sign-1 = 🔵
gnadenlos-sign-2 = 🟡
gnadenlos-sign-3 = ⚫
gnadenlos-hat-red = rojo
gnadenlos-hat-blue = azul
gnadenlos-hat-yellow = amarillo
gnadenlos-hat-black = negro

legend-gnadenlos =
    💰 pepitas, y fuerza para el oro
    🔫, dos pistolas en las cartas: fuerza para los duelos
    🃏 fuerza para el póquer; en la calle, cuánto hace avanzar o retroceder el póquer
    👥 aventureros en mano
    🦅 buitres, uno por cada pagaré impagado: el tercero en un mismo sombrero acaba la partida
    ⚰️ el próximo duelo trae al enterrador, y el final
    📄 pagarés, como 17/18: los que hay en el mercado, de los que traen la paga

## Palabras de las imágenes de Gnadenlos!

# Tras los signos de lo que puede acabar la partida, y números como 17/18 de la paga
picture-gnadenlos-last-duel = el próximo duelo acaba la partida
picture-gnadenlos-duel = otro duelo: fin
picture-gnadenlos-vulture = otro buitre: fin
picture-gnadenlos-both = fin cerca
picture-gnadenlos-payday = { $full ->
    [1] paga en este turno
   *[0] para la paga
}
# Ante los números de los turnos
picture-gnadenlos-turns = turno
# Tras el nombre de un suceso en el que dos fueron igual de fuertes
picture-gnadenlos-tie = { $name } · empate
# Junto a «Día de paga»: qué son dado y pagaré
picture-gnadenlos-called = { $dice ->
    [0] El dado dice la columna
   *[other] Paga su sombrero
}
# Bajo lo que la paga costó a cada uno
picture-gnadenlos-returned = Pagarés sacados: a la mano
# Tras el nombre de un suceso al que solo uno tenía a quien enviar
picture-gnadenlos-alone = { $name } · sin rival
gnadenlos-aim = Gana el primero
gnadenlos-ends = La partida acaba con
gnadenlos-ends-arrival = un sombrero en la Meta
gnadenlos-ends-rip = { $of ->
    [2] el segundo duelo, al salir
   *[3] el tercer duelo, al salir
}
gnadenlos-ends-vultures = el tercer buitre: uno por impago
gnadenlos-auction = La puja más alta elige primero
gnadenlos-notes = Pagarés para pujar

## Why a hint's move leads: what the next best one loses in so many games

gnadenlos-hint-own = { $mean ->
    [0] En { $times } partidas desde aquí, la segunda opción le cuesta a tu sombrero { $count ->
        [one] una herradura
       *[other] { $count } herraduras
    }.
    [one] Desde aquí, la segunda opción le cuesta a tu sombrero de media cerca de una herradura.
   *[other] Desde aquí, la segunda opción le cuesta a tu sombrero de media unas { $mean } herraduras.
}
gnadenlos-hint-nuggets = { $mean ->
    [0] En { $times } partidas desde aquí, la segunda opción te cuesta { $count ->
        [one] una pepita
       *[other] { $count } pepitas
    }.
    [one] Desde aquí, la segunda opción te cuesta de media cerca de una pepita.
   *[other] Desde aquí, la segunda opción te cuesta de media unas { $mean } pepitas.
}
gnadenlos-hint-vultures = En { $times } partidas desde aquí, la segunda opción te trae { $count ->
    [one] un buitre
   *[other] { $count } buitres
}.
# Why a line was better, in the story of a game
gnadenlos-better-own = { $mean ->
    [0] En { $times } partidas desde ahí, ese sombrero avanza { $count ->
        [one] una herradura
       *[other] { $count } herraduras
    } más en total.
    [one] Unos turnos después, el sombrero está cerca de una herradura más lejos que con lo que se jugó.
   *[other] Unos turnos después, el sombrero está unas { $mean } herraduras más lejos que con lo que se jugó.
}
gnadenlos-better-nuggets = { $mean ->
    [0] En { $times } partidas desde ahí, da { $count ->
        [one] una pepita
       *[other] { $count } pepitas
    } más.
    [one] Unos turnos después, es cerca de una pepita más que con lo que se jugó.
   *[other] Unos turnos después, son unas { $mean } pepitas más que con lo que se jugó.
}
gnadenlos-better-vultures = En { $times } partidas desde ahí, aleja { $count ->
    [one] un buitre
   *[other] { $count } buitres
}.
