# Lo que Rag’n’Guns pregunta, cuenta y rechaza. Las cartas están en ragnguns-cards.ftl.

game-ragnguns = Rag’n’Guns

## Preguntas

ragnguns-ask-deck = Elige tu mazo. Nadie sabrá cuál antes de la primera carta.
ragnguns-ask-turn = Te toca. { $bullets ->
    [one] { $bullets } bala
   *[other] { $bullets } balas
} a mano, { $belt } en la Cartouchière: ¿qué haces?
ragnguns-ask-pose = ¿Qué carta pones?
ragnguns-ask-zone = ¿Dónde pones { $card }?
ragnguns-ask-on-pose = { $card } está en su sitio. ¿Sobre qué actúa su efecto?
ragnguns-ask-effect = ¿Qué efecto juegas?
ragnguns-ask-target = ¿Sobre qué juegas el efecto de { $card }?
ragnguns-ask-trap = ¿Qué Piège tiendes?
ragnguns-ask-stake = ¿Cuántas balas apuestas encima?
ragnguns-ask-shoot = ¿Cuántas balas disparas? Tu potencia de fuego permite { $power }.
ragnguns-ask-split = Tu Abri deja pasar { $bullets ->
    [one] { $bullets } bala
   *[other] { $bullets } balas
}. ¿Cuántas para la carta de tu Ruelle? Tu Pistolero encaja el resto.
ragnguns-ask-discard = ¿Qué carta descartas?
ragnguns-ask-give-up = El Piège se ha cerrado: ¿qué descartas de tu mano?
ragnguns-ask-place = ¿En qué sitio de tu Planque pones { $card }?
ragnguns-ask-place-trap = Te han pagado el Piège de { $stake }. ¿A qué sitio de tu Planque vuelve?
ragnguns-ask-stash = Guarda tu mano, carta por carta: la última de cada sitio quedará encima. No se ve nada hasta el final.
ragnguns-ask-disarm = { $traps ->
    [one] { $traps } Piège
   *[other] { $traps } Pièges
} en tu camino, y tienes { $bullets ->
    [one] { $bullets } bala
   *[other] { $bullets } balas
}: ¿pagar, sobrepujar o destapar?
ragnguns-kind-deck = mazo
ragnguns-kind-turn = jugada
ragnguns-kind-pose = carta que poner
ragnguns-kind-zone = zona
ragnguns-kind-on-pose = elección al poner
ragnguns-kind-effect = efecto
ragnguns-kind-target = objetivo
ragnguns-kind-trap = Piège
ragnguns-kind-stake = apuesta
ragnguns-kind-shoot = balas que disparar
ragnguns-kind-split = reparto de balas
ragnguns-kind-discard = carta que descartar
ragnguns-kind-give-up = carta que perder
ragnguns-kind-place = sitio
ragnguns-kind-place-trap = sitio del Piège
ragnguns-kind-stash = carta que guardar
ragnguns-kind-disarm = desactivación

## Opciones

ragnguns-turn-pose = Poner una carta
ragnguns-turn-effect = Jugar un efecto
ragnguns-turn-trap = Tender un Piège
ragnguns-turn-shoot = ¡Fusillade!
ragnguns-turn-discard = Descartar
ragnguns-turn-step-out = Salir a la Ruelle
ragnguns-turn-end = Acabar el turno
ragnguns-play-zone = { $zone } · { $cost ->
    [one] { $cost } bala
   *[other] { $cost } balas
}
ragnguns-play-bullets = { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}
ragnguns-alley = la Ruelle
ragnguns-shelter = el Abri
ragnguns-left = a la izquierda
ragnguns-right = a la derecha
ragnguns-pass = No tomar nada
ragnguns-pistolero = tu Pistolero
ragnguns-trap = un Piège boca abajo
ragnguns-shoot = nada de Fusillade
ragnguns-belt = ningún efecto del Pistolero
ragnguns-bison-en-colere = Bisonte furioso
ragnguns-les-dames-d-abord = Las damas primero
ragnguns-meche-lente = Mecha lenta
ragnguns-derniere-tournee = La última ronda

## Palabras clave

ragnguns-word-action = ACCIÓN
ragnguns-word-arme = ARMA
ragnguns-word-objet = OBJETO
ragnguns-word-piege = PIÈGE
ragnguns-word-renfort = REFUERZO
ragnguns-word-epique = ÉPICA
ragnguns-word-monture = MONTURA
ragnguns-word-animal = ANIMAL
ragnguns-word-femme = MUJER
ragnguns-word-rapide = RÁPIDA
ragnguns-word-alcool = LICOR
ragnguns-word-soin = CURA
ragnguns-word-melee = CUERPO A CUERPO
ragnguns-word-feu = FUEGO
ragnguns-word-musique = MÚSICA
ragnguns-word-sherif = SHERIFF
ragnguns-word-signature = FIRMA

## Sucesos

ragnguns-event-chose = { $seat } juega con { $pistolero }.
ragnguns-event-rolled = { $seat } lanza el dado: { $die }.
ragnguns-event-begins = { $seat } desenfunda primero.
ragnguns-event-turn = Turno { $turn }: { $seat } recarga, Barillet en { $barrel }, { $bullets ->
    [one] { $bullets } bala
   *[other] { $bullets } balas
}.
ragnguns-event-drew = { $seat } roba { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
ragnguns-event-ready = Ya no queda nada que robar: el Pistolero de { $seat } está listo para el combate.
ragnguns-event-set = { $seat } tiende un Piège, boca abajo, y le apuesta { $stake ->
    [one] { $stake } bala
   *[other] { $stake } balas
}.
ragnguns-event-paid = { $seat } paga { $stake ->
    [one] { $stake } bala
   *[other] { $stake } balas
}: el Piège se va como vino.
ragnguns-event-returned = { $seat } devuelve su Piège a su Planque, { $place }.
ragnguns-event-overbid = { $seat } sobrepuja: { $stake ->
    [one] { $stake } bala
   *[other] { $stake } balas
} para no volver a oír hablar de él.
ragnguns-event-sprung = { $seat } no hace nada, y el Piège se destapa: ¡{ $card }!
ragnguns-event-bluffed = No pasa absolutamente nada. { $seat } sonríe.
ragnguns-event-posed = { $seat } pone { $card } en { $zone } por { $cost ->
    [one] { $cost } bala
   *[other] { $cost } balas
}.
ragnguns-event-played = { $seat } juega el efecto de { $card }.
ragnguns-event-discarded = { $card } va al descarte de { $seat }.
ragnguns-event-volley = { $tax ->
    [0] ¡Fusillade de { $seat }!
   *[other] ¡Fusillade de { $seat }! Cuesta { $tax } más.
}
ragnguns-event-covered = { $seat } está a cubierto: { $count ->
    [one] { $count } bala no llega
   *[other] { $count } balas no llegan
}.
ragnguns-event-fired = { $seat } dispara { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}.
ragnguns-event-shot = { $seat } dispara { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} al Pistolero de { $target }: { $total } de 6.
ragnguns-event-shot-card = { $seat } dispara { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}: { $card } encaja { $taken }.
ragnguns-event-wounded = { $card } encaja { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}.
ragnguns-event-hurt = El Pistolero de { $seat } encaja { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}: { $total } de 6.
ragnguns-event-healed = { $seat } le quita { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} a { $card }.
ragnguns-event-boosted = { $card } gana { $count } ♠︎ hasta el final del turno.
ragnguns-event-loaded = { $seat } recoge { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}.
ragnguns-event-belted = { $seat } mete { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} en su Cartouchière.
ragnguns-event-stole = { $seat } roba { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} de Cartouchière.
ragnguns-event-fetched = { $seat } guarda { $card }, { $place }.
ragnguns-event-recalled = { $seat } recupera { $card } en la mano.
ragnguns-event-dug = { $seat } rebusca en su Planque, { $place }: sube una carta.
ragnguns-event-showed = En la Planque de { $seat }, { $place }, ahora queda otra carta encima.
ragnguns-event-swapped = { $seat } intercambia su Ruelle y su Abri.
ragnguns-event-robbed = A { $seat } le birlan { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}.
ragnguns-event-emptied = La Cartouchière de { $seat } se vacía: { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} por el suelo.
ragnguns-event-barred = En este turno, que { $seat } se vaya olvidando: { $barred }.
ragnguns-event-jammed = El Barillet de { $seat } se atasca: { $barrel }.
ragnguns-event-stepped-out = El Pistolero de { $seat } sale a la Ruelle. No hay vuelta atrás.
ragnguns-event-stashed = { $seat } guarda su mano: { $left } a la izquierda, { $right } a la derecha.
ragnguns-event-kept = { $seat } guarda { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} en su Cartouchière.
ragnguns-event-drawn = Ya nadie puede o quiere disparar: empate.

## Negativas

ragnguns-no-no-such-card = No tienes esa carta a mano.
ragnguns-no-in-discard = { $card } está en el descarte: ya no está en juego.
ragnguns-no-covered = { $card } está debajo de otra carta. Descarta antes la de arriba.
ragnguns-no-zones-full = Tu Ruelle y tu Abri están ocupados. Descarta primero la carta que quieras sustituir.
ragnguns-no-nothing-to-pose = Ninguna de tus cartas accesibles se puede poner con las balas que te quedan.
ragnguns-no-no-statistics = { $card } no tiene ni ♠︎ ni ♥︎: no se puede poner.
ragnguns-no-posed-already = { $card } ya está puesta, y solo cambia de zona con un efecto.
ragnguns-no-too-dear = { $card } cuesta { $cost }, y te quedan { $bullets ->
    [one] { $bullets } bala
   *[other] { $bullets } balas
}.
ragnguns-no-no-bullets = Ni una bala: necesitas al menos una.
ragnguns-no-no-trap = { $card } no es un Piège.
ragnguns-no-nothing-to-set = No tienes ningún Piège que tender.
ragnguns-no-barred-shoot = Un Piège te prohíbe toda Fusillade este turno.
ragnguns-no-barred-belt = Un Piège te prohíbe los efectos de tu Pistolero este turno.
ragnguns-no-fired-already = Una sola Fusillade por turno, y ya has disparado.
ragnguns-no-no-firepower = Sin potencia de fuego en tu Ruelle no hay Fusillade.
ragnguns-no-too-many = Como mucho { $most ->
    [one] { $most } bala
   *[other] { $most } balas
}: tu potencia de fuego y tu reserva no dan para más.
ragnguns-no-taxed = Tu rival te cobra { $tax ->
    [one] { $tax } bala
   *[other] { $tax } balas
} más por disparar, y no quedaría ninguna que disparar.
ragnguns-no-no-effect = { $card } no tiene ningún efecto que jugar.
ragnguns-no-not-in-play = El efecto de { $card } solo se juega si la carta está en juego: puesta, o encima de tu Planque.
ragnguns-no-used = El efecto de { $card } ya se ha usado este turno.
ragnguns-no-belt-short = Hacen falta { $cost ->
    [one] { $cost } bala
   *[other] { $cost } balas
} de la Cartouchière, y tienes { $belt }.
ragnguns-no-no-target = El efecto de { $card } no tiene nada que hacer por ahora: le falta un objetivo.
ragnguns-no-nothing-to-play = No se puede jugar ningún efecto: faltan balas u objetivo.
ragnguns-no-keeps-pistolero = Un Pistolero no se descarta. Se ofendería.
ragnguns-no-out-already = Tu Pistolero ya está en la Ruelle.
ragnguns-no-not-ready = Tu Pistolero solo está listo para el combate cuando ya no te queda nada que robar.
ragnguns-no-zone-full = Ocupado: { $zone }. Descarta primero lo que hay ahí.
ragnguns-no-no-such-zone = Se pone en la Ruelle o en el Abri, en ningún otro sitio.
ragnguns-no-stake = Una apuesta va de una bala a { $most }.
ragnguns-no-trap-short = Con { $bullets ->
    [one] { $bullets } bala
   *[other] { $bullets } balas
} no te alcanza: destapa el Piège, o elige uno más barato.
ragnguns-no-deck-pistolero = Este mazo no tiene Pistolero (R92).
ragnguns-no-deck-unknown = Una carta de este mazo no existe en esta versión.
ragnguns-no-deck-twice = { $card } está dos veces: todos los nombres deben ser distintos, incluido el del Pistolero (R92, R93).
ragnguns-no-deck-size = Un mazo tiene { $wanted } cartas; este tiene { $cards } (R92).
ragnguns-no-deck-epics = { $cards } cartas ÉPICAS son demasiadas: { $most } como mucho (R85).
ragnguns-no-deck-signature = { $card } es una Firma: solo obedece a { $pistolero } (R86).
ragnguns-no-deck-signatures = { $cards } Firmas son demasiadas: { $most } como mucho (R86).
ragnguns-no-code-foreign = Esto no es un código de mazo: empieza por RG, un número y un guion.
ragnguns-no-code-version = Este código es de la versión { $version }; este bot lee la { $ours }.
ragnguns-no-code-damaged = A este código le falta o le sobra un signo. Cópialo entero otra vez.

## La mesa y la mano

ragnguns-over = Fin de la partida
ragnguns-decks = La elección de mazos
ragnguns-deck-counts = { $cards }/{ $wanted } cartas · { $epics }/{ $most } ÉPICAS · { $signatures }/{ $signed } Firma
ragnguns-headline = Turno { $turn }: { $seat }
ragnguns-life = 💥 { $hurt } de 6 balas encajadas · 🔫 potencia de fuego { $firepower } ♠︎
ragnguns-ammo = Barillet (tambor) { $barrel } · balas { $bullets } · Cartouchière (cartuchera) { $belt }
ragnguns-sizes = Mano { $hand } · Mazo { $deck }
ragnguns-posed-alley = Ruelle (callejón): { $card } ({ $power } ♠︎ · { $resistance } ♥︎{ $wounds ->
    [0] { "" }
    [one] { " " }· 1 bala encajada
   *[other] { " " }· { $wounds } balas encajadas
})
ragnguns-posed-shelter = Abri (refugio): { $card } ({ $power } ♠︎ · { $resistance } ♥︎{ $wounds ->
    [0] { "" }
    [one] { " " }· 1 bala encajada
   *[other] { " " }· { $wounds } balas encajadas
})
ragnguns-out-there = Ruelle (callejón): el Pistolero en persona ({ $power } ♠︎)
ragnguns-ready-now = Listo para el combate
ragnguns-pile-left = Planque (escondite) a la izquierda: { $height }, encima { $top }
ragnguns-pile-right = Planque (escondite) a la derecha: { $height }, encima { $top }
ragnguns-thrown = Descarte: { $cards }
ragnguns-laid = Pièges (trampas) tendidos, a pagar: { $stakes }
ragnguns-effect-played = En juego ahora: { $cards }
ragnguns-mine-hand = Tu mano
ragnguns-mine-left = Tu Planque a la izquierda, de arriba abajo
ragnguns-mine-right = Tu Planque a la derecha, de arriba abajo
ragnguns-mine-traps = Tus Pièges tendidos
ragnguns-mine-plan = Ya guardado
ragnguns-mine-rest = Por robar, sin orden: { $cards }
ragnguns-mine-none = No tienes cartas ni en la mano ni en la Planque.
ragnguns-mine-belt = { $pistolero } · se paga con balas de tu Cartouchière
ragnguns-mine-trap = { $card } · apuesta { $stake }
ragnguns-legend = ♠︎ potencia de fuego · ♥︎ balas que encaja una carta antes de irse · (1) precio en balas · ∞ la carta se queda y sirve una vez por turno; sin ∞ se descarta · ↴ una vez, al ponerla · ♦︎ mientras siga ahí
ragnguns-face-down = (boca abajo)
ragnguns-numbers = coste { $cost } · { $power } ♠︎ · { $resistance } ♥︎
ragnguns-price = ({ $cost }) { $text }
ragnguns-price-again = ({ $cost } ∞) { $text }
ragnguns-on-alley = ↴ Ruelle: { $text }
ragnguns-on-shelter = ↴ Abri: { $text }
ragnguns-as-alley = ♦︎ Ruelle: { $text }
ragnguns-as-shelter = ♦︎ Abri: { $text }
ragnguns-words-or = { $most } o { $last }
ragnguns-at-left = { $card } → a la izquierda
ragnguns-at-right = { $card } → a la derecha
ragnguns-at-left-up = { $card } → a la izquierda, boca arriba
ragnguns-at-right-up = { $card } → a la derecha, boca arriba
ragnguns-disarm-pay = Pagar el Piège { $place } ({ $cost })
ragnguns-disarm-overbid = Sobrepujar el Piège { $place } ({ $cost })
ragnguns-disarm-take = Destapar el Piège { $place }
ragnguns-split-share = { $card } { $taken } · Pistolero { $rest }
ragnguns-split-fatal = { $card } { $taken } · Pistolero { $rest } 💀
ragnguns-sheet-words = Tipo y palabras clave
ragnguns-sheet-power = Potencia en la Ruelle
ragnguns-sheet-text = Lo que dice
ragnguns-turned-hand = En la mano: { $cards }
ragnguns-turned-traps = Bajo las apuestas: { $cards }
ragnguns-turned-stash = En la Planque: { $cards }

## Lo que dice cada efecto, hecho de lo que hace su función

ragnguns-does-nothing = Nada de nada. En eso consiste el farol.
ragnguns-does-fires = Dispara { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}.
ragnguns-does-fires-with = Con { $words } en tu Ruelle: dispara { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}.
ragnguns-does-hits = { $count ->
    [one] Dispara 1 bala a lo que haya en { $zone } rival.
   *[other] Dispara hasta { $count } balas a lo que haya en { $zone } rival.
}
ragnguns-does-hits-with = { $count ->
    [one] Con { $words } en tu Ruelle: dispara 1 bala a lo que haya en { $zone } rival.
   *[other] Con { $words } en tu Ruelle: dispara hasta { $count } balas a lo que haya en { $zone } rival.
}
ragnguns-does-hits-both = Dispara hasta { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} a la Ruelle rival, y otras tantas a su Abri.
ragnguns-does-heals = { $count ->
    [one] Quita 1 bala a una de tus cartas en Ruelle o Abri.
   *[other] Quita hasta { $count } balas a una de tus cartas en Ruelle o Abri.
}
ragnguns-does-boosts = La carta de tu Ruelle gana { $count } ♠︎ hasta el final del turno.
ragnguns-does-boosts-with = La carta { $words } de tu Ruelle gana { $count } ♠︎ hasta el final del turno.
ragnguns-does-loads = Toma { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} del montón.
ragnguns-does-belts = Pon { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} del montón en tu Cartouchière.
ragnguns-does-steals = { $count ->
    [one] Toma 1 bala de la Cartouchière rival para la tuya.
   *[other] Toma hasta { $count } balas de la Cartouchière rival para la tuya.
}
ragnguns-does-draws = Roba { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
ragnguns-does-fetches = Guarda una carta { $words } de tu descarte en tu Planque.
ragnguns-does-recalls = Recupera en la mano una carta { $words } de tu descarte.
ragnguns-does-digs = Sube una carta cubierta de tu Planque a lo alto de su sitio.
ragnguns-does-swaps = Intercambia tu Ruelle y tu Abri, si tu Pistolero no ha salido.
ragnguns-does-strips = Descarta la carta de encima de un sitio de la Planque rival.
ragnguns-does-strips-both = Descarta la carta de encima de los dos sitios de la Planque rival.
ragnguns-does-drops = Tu rival descarta { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} de su mano, a su elección.
ragnguns-does-robs = { $count ->
    [one] Tu rival pierde 1 bala de su recarga.
   *[other] Tu rival pierde hasta { $count } balas de su recarga.
}
ragnguns-does-empties = La Cartouchière rival se vacía.
ragnguns-does-bars-shoot = Tu rival no tiene Fusillade este turno.
ragnguns-does-bars-belt = Tu rival no puede usar los efectos de su Pistolero este turno.
ragnguns-does-jams = El Barillet rival retrocede 1, sin bajar de 1.
ragnguns-does-topples = La carta de la Ruelle rival se descarta.
ragnguns-does-mills = Tu rival descarta { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} de encima de su mazo.
ragnguns-does-power = Tu potencia de fuego aumenta en { $count }.
ragnguns-does-cover = Cada Fusillade rival pierde { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}.
ragnguns-does-tax = Cada Fusillade rival cuesta { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} más.
ragnguns-does-toll = Pagar tus Pièges, o sobrepujar, cuesta { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} más.
ragnguns-does-ammo = Recargas { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} más.
ragnguns-does-cards = Robas { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} más al empezar tu turno.
ragnguns-does-discount = Tus cartas { $words } cuestan { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} menos al ponerlas.
ragnguns-does-mend = Al recargar, quita { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} a la carta de tu otra zona.
ragnguns-does-volleys = Puedes hacer { $count ->
    [one] { $count } Fusillade
   *[other] { $count } Fusillades
} más por turno.

## Comandos

cmd-ragnguns-group = ragnguns
    .description = Las jugadas de Rag’n’Guns
cmd-ragnguns-table = mesa
    .description = Qué mesa, si juegas en varias
cmd-ragnguns-deck = mazo
    .description = Elegir tu mazo para esta partida
cmd-ragnguns-deck-name = nombre
    .description = El mazo
cmd-ragnguns-pose = poner
    .description = Poner una carta en tu Ruelle o tu Abri
cmd-ragnguns-pose-card = carta
    .description = De tu mano, o de encima de tu Planque
cmd-ragnguns-pose-zone = zona
    .description = Ruelle o Abri
cmd-ragnguns-discard = descartar
    .description = Descartar una carta, esté donde esté
cmd-ragnguns-discard-card = carta
    .description = La carta
cmd-ragnguns-effect = efecto
    .description = Jugar un efecto
cmd-ragnguns-effect-name = nombre
    .description = Qué efecto, de qué carta
cmd-ragnguns-effect-target = objetivo
    .description = Sobre qué, si se puede elegir
cmd-ragnguns-effect-place = sitio
    .description = Dónde guardar lo que traiga el efecto
cmd-ragnguns-trap = tender
    .description = Tender un Piège, boca abajo
cmd-ragnguns-trap-card = carta
    .description = El Piège
cmd-ragnguns-trap-stake = apuesta
    .description = Cuántas balas encima
cmd-ragnguns-disarm = desactivar
    .description = Pagar, sobrepujar o destapar un Piège
cmd-ragnguns-disarm-answer = respuesta
    .description = Qué haces, y con qué Piège
cmd-ragnguns-shootout = tiroteo
    .description = Disparar a tu rival, una vez por turno
cmd-ragnguns-shootout-bullets = balas
    .description = Cuántas balas
cmd-ragnguns-split = repartir
    .description = Repartir las balas que te dan
cmd-ragnguns-split-bullets = balas
    .description = Cuántas para la carta de tu Ruelle
cmd-ragnguns-step-out = salir
    .description = Sacar a tu Pistolero a la Ruelle, para siempre
cmd-ragnguns-stash = guardar
    .description = Dar su sitio en la Planque a una carta de tu mano
cmd-ragnguns-stash-card = carta
    .description = La carta, y adónde va
cmd-ragnguns-end = acabar
    .description = Acabar tu turno
cmd-ragnguns-choose = elegir
    .description = Responder a lo que te pide una carta
cmd-ragnguns-choose-answer = respuesta
    .description = Lo que eliges
