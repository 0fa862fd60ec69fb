# Lo que Rag’n’Guns pregunta, cuenta y rechaza. Las cartas están en ragnguns-cards.ftl.

game-ragnguns = Rag’n’Guns

## Preguntas

ragnguns-ask-deck = Elige tu mazo. Nadie sabrá cuál antes de la primera carta.
ragnguns-ask-turn = Te toca: { $bullets ->
    [0] ni una bala para pagar o disparar
    [one] { $bullets } bala por gastar
   *[other] { $bullets } balas por gastar
}.
# Debajo: qué hace ganar, y en los primeros turnos cómo
ragnguns-goal = **{ $count ->
    [6] Con 6 impactos
    [one] Con un impacto más
   *[other] Con { $count } impactos más
} { A($name) }, ganas.**
ragnguns-danger = **{ $count ->
    [one] Si te dan una vez más, caes.
   *[other] Si te dan { $count } veces más, caes.
}**
ragnguns-fired = Te toca: { $bullets ->
    [one] { $bullets } bala
   *[other] { $bullets } balas
}, Tiroteo hecho.
ragnguns-how-pose = El Tiroteo pide 🎯 en tu Callejón.
ragnguns-how-trap = Un Piège: tu rival paga tu apuesta para devolverlo, o lo destapa.
ragnguns-how-down = Boca abajo, solo se ve que es un Piège.
ragnguns-how-shoot = **¡Tiroteo!** dispara hasta { $power } (🎯), si tienes las balas.
ragnguns-all-dear = Todo es demasiado caro por ahora. Al principio es normal: el próximo turno recargas una bala más.
ragnguns-soon-ready = Tu mazo está vacío: el próximo turno tu Pistolero puede salir a disparar al Callejón.
ragnguns-full = Zonas llenas: tira antes una carta.
ragnguns-if-sprung = Si se destapa: { $does }
ragnguns-taken = { $zone ->
    [alley] Callejón ocupado
   *[shelter] Refugio ocupado
}
ragnguns-ask-pose = ¿Qué carta pones?
ragnguns-ask-zone = ¿Dónde pones { $card }?
ragnguns-ask-on-pose = Ya en su zona: { $card }. Ahora, su efecto:
ragnguns-ask-effect = ¿Qué efecto juegas?
ragnguns-ask-target = ¿A qué aplicas el efecto { DE($card) }?
ragnguns-ask-trap = ¿Qué Piège tiendes?
ragnguns-ask-stake = ¿Cuántas balas pones sobre { $card }? En su turno, tu rival paga otras tantas{ $toll ->
    [0] { "" }
   *[other] {" "}(+{ $toll })
} para devolverlo a tu Escondite, una más para descartarlo, o lo destapa.
ragnguns-ask-shoot = ¿Cuántas balas disparas?
ragnguns-ask-split = **{ $by }: hacia ti { $bullets ->
    [one] vuela una bala.** ¿Quién la recibe
   *[other] vuelan { $bullets } balas.** ¿Quién las recibe
}, la carta de tu Callejón o tu Pistolero?
ragnguns-fatal-split = **{ $by }: hacia ti vuelan { $bullets } balas.** { $card } para { $stopped } como mucho.
ragnguns-ask-discard = ¿Qué carta tiras, sin su efecto?
ragnguns-ask-give-up = Has caído en el Piège: ¿qué carta de tu mano descartas?
ragnguns-ask-place = ¿En qué pila de tu Escondite pones { $card }?
ragnguns-ask-place-trap = Te han pagado el Piège de { $stake }{ $toll ->
    [0] { "" }
   *[other] {" "}(+{ $toll })
}. ¿A qué pila de tu Escondite vuelve? Boca arriba, tu rival ve cuál es.
ragnguns-ask-stash = Esconde tu mano: lo de encima de cada pila te servirá el próximo turno.
ragnguns-ask-disarm = Tienes delante { $traps ->
    [one] un Piège (trampa)
   *[other] { $traps } Pièges (trampas)
}, y { $bullets ->
    [one] { $bullets } bala
   *[other] { $bullets } balas
}.
ragnguns-deadly-trap = Pese a tus cartas, un Piège podría meterle { $most ->
    [one] 1 bala
   *[other] { $most } balas
} a tu Pistolero; con { $left } más, caes.
ragnguns-pick-turn = Juega una carta o acaba tu turno
ragnguns-pick-stash = Pon una carta en una pila
ragnguns-pick-disarm = Paga, supera o destapa
ragnguns-pick-give-up = Descarta una carta
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
ragnguns-kind-place = pila
ragnguns-kind-place-trap = pila del Piège
ragnguns-kind-stash = carta que esconder
ragnguns-kind-disarm = desactivación

## Opciones

ragnguns-turn-pose = Poner una carta
    .does = En tu Callejón para disparar, en tu Refugio para recibir balas.
ragnguns-turn-effect = Jugar un efecto
    .does = Lo que puede hacer una carta tuya o tu Pistolero.
ragnguns-turn-trap = Tender un Piège
    .does = El rival tendrá que resolverlo antes de jugar.
ragnguns-turn-shoot = ¡Tiroteo!
    .does = Una vez por turno: dispara como mucho tantas balas como tu 🎯.
ragnguns-turn-discard = Tirar
    .does = Una carta tuya, sin su efecto.
ragnguns-turn-step-out = Salir al Callejón
    .does = Tu mazo está vacío: tu Pistolero dispara desde ahí y recibe las balas. La carta que haya allí se descarta.
# Beside it, the firepower that the Pistolero has there
ragnguns-play-step-out = { ragnguns-turn-step-out } ({ $power } 🎯)
ragnguns-turn-end = Terminar el turno
    .does = Tu mano va a tu Escondite; las balas que queden, a tu Canana.
ragnguns-play-effect = { $card }: { $does }{ $cost ->
    [0] { "" }
   *[other] {" "}({ $cost })
}{ $zone ->
    [none] { "" }
   *[other] , y se va
}
ragnguns-play-belt = Canana { $cost }: { $does }
ragnguns-play-zone = { $zone } ({ $cost ->
    [0] gratis
   *[other] { $cost }
})
ragnguns-play-stake = apuesta de { $count }
ragnguns-play-bullets = { $stopped ->
    [0] { $count ->
        [one] { $count } bala
       *[other] { $count } balas
    }
   *[other] { $count } · { $card } { $does ->
        [falls] cae
       *[other] para { $stopped }
    }
}{ $does ->
    [stops] { "" }
    [falls] { "" }
    [kills] : { $range } de 6 💀
   *[hits] : { $range } de 6
}
ragnguns-alley = el Callejón
    .does = Desde ahí se dispara.
ragnguns-shelter = el Refugio
    .does = Recibe balas en lugar de tu Pistolero.
ragnguns-left = a la izquierda
ragnguns-right = a la derecha
ragnguns-pass = No tomar nada
    .does = Sigues sin llevarte ninguna.
ragnguns-pistolero = tu Pistolero
ragnguns-volley = Tiroteo
ragnguns-trap = un Piège boca abajo
ragnguns-au-corps-a-corps = Cuerpo a cuerpo
    .about = Fuertes y sencillos: para empezar
ragnguns-la-horde-sauvage = La manada salvaje
    .about = Bestias y gatillos rápidos
ragnguns-la-ligue-des-dames = La liga de las damas
    .about = Mujeres armadas que no dejan de disparar
ragnguns-l-etoile-et-le-baume = La estrella y el bálsamo
    .about = Cura sus cartas y desgasta al rival
ragnguns-tout-feu-tout-flamme = A fuego vivo
    .about = Cañón y dinamita contra el Refugio
ragnguns-la-souriciere = La ratonera
    .about = Más Pièges que nadie: farolear y esperar
ragnguns-le-dernier-verre = La última copa
    .about = Botellas que vuelven y algunos Pièges
ragnguns-le-bal-des-pendus = El baile de los ahorcados
    .about = La música vuelve y apunta al Callejón

## Palabras clave

ragnguns-word-action = ACCIÓN
ragnguns-word-arme = ARMA
ragnguns-word-objet = OBJETO
ragnguns-word-piege = PIÈGE
    .also = trampa
ragnguns-word-renfort = REFUERZO
ragnguns-word-epique = ÉPICA
ragnguns-word-monture = MONTURA
ragnguns-word-animal = ANIMAL
ragnguns-word-femme = MUJER
ragnguns-word-rapide = RÁPIDA
ragnguns-word-alcool = ALCOHOL
ragnguns-word-soin = CURACIÓN
ragnguns-word-melee = PELEA
ragnguns-word-feu = FUEGO
ragnguns-word-musique = MÚSICA
ragnguns-word-sherif = SHERIFF
ragnguns-word-signature = PERSONAL

## Sucesos

ragnguns-event-chose = { $seat } juega con { $pistolero }.
ragnguns-event-rolled = { $seat } lanza el dado: { $die }.
ragnguns-event-began = Empieza { $seat }.
ragnguns-first = { $seat } saca el dado más alto ({ $dice }) y empieza.
ragnguns-event-turn-began = Turno { $turn }: { $seat } recarga, Tambor en { $barrel }, { $bullets ->
    [one] { $bullets } bala
   *[other] { $bullets } balas
}.
ragnguns-event-drew = { $seat } roba { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
    .opened = { $seat } roba { $cards }.
ragnguns-event-became-ready = Ya no queda nada que robar: el Pistolero { DE($seat) } está en guardia y puede salir al Callejón.
ragnguns-event-set = { $seat } tiende un Piège de { $stake ->
    [one] { $stake } bala
   *[other] { $stake } balas
}.
ragnguns-event-paid = { $seat } paga { $price ->
    [one] { $price } bala
   *[other] { $price } balas
}: ese Piège vuelve al Escondite.
ragnguns-event-returned = { $seat } devuelve su Piège a su Escondite, { $place }.
ragnguns-event-overbid = { $seat } supera la apuesta: { $price ->
    [one] { $price } bala
   *[other] { $price } balas
} para no volver a oír hablar de él.
ragnguns-event-unmasked = { $seat } supera { $card } con { $price }.
ragnguns-event-sprung = { $seat } destapa { $card } en vez de pagar { $price }.{ $harms ->
    [0] {" "}Sin daño.
   *[other] { "" }
}
ragnguns-event-bluffed = No pasa absolutamente nada. { $seat } sonríe.
ragnguns-event-posed = { $seat } pone { $card } en { $zone } ({ $cost ->
    [0] gratis
    [one] { $cost } bala
   *[other] { $cost } balas
}).
ragnguns-event-played = { $seat } juega un efecto: { $card }.
ragnguns-event-discarded = { $seat } descarta: { $card }
ragnguns-stripped = { $seat } pierde { $card } { $zone ->
    [alley] de su Callejón
    [shelter] de su Refugio
   *[stash] de su Escondite
}.
ragnguns-done-fetched = Una carta vuelve al Escondite.
ragnguns-done-recalled = Una carta vuelve a la mano.
ragnguns-done-healed = { $card }: { $count ->
    [one] { $count } bala curada
   *[other] { $count } balas curadas
}.
ragnguns-event-paid-back = { $seat } paga { $price }: el Piège { DE($target) } vuelve.
ragnguns-event-volley-fired = { $tax ->
    [0] ¡Tiroteo { DE($seat) }!
   *[other] ¡Tiroteo { DE($seat) }! Balas de más que paga: { $tax }.
}
ragnguns-event-covered = { $card } protege { A($seat) }: { $count ->
    [one] { $count } bala no llega
   *[other] { $count } balas no llegan
}.
ragnguns-event-fired = { $seat } dispara { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}.
ragnguns-event-shot = { $seat } le da { A($target) }{ $taken ->
    [one] { "" }
   *[other] {" "}{ $taken } veces
}: { $total } de 6.
ragnguns-event-shot-card = { $seat } le da { A($card) } ({ $target }){ $taken ->
    [one] { "" }
   *[other] {" "}{ $taken } veces
}.
ragnguns-event-wounded = { $by }: { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} para { $card } ({ $seat }){ $surplus ->
    [0] { "" }
    [one]  💀, 1 bala perdida
   *[other]  💀, { $surplus } balas perdidas
}.
ragnguns-event-hurt = { $by }: { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} para { $seat }, { $total } de 6.
ragnguns-event-struck = { $by }: { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} para { $seat } en el Callejón, { $total } de 6.
ragnguns-event-healed = { $seat } cura { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} { DE($card) }: { $by }.
ragnguns-event-boosted = { $card } ({ $seat }): { $count } 🎯 más hasta el final del turno.
ragnguns-event-loaded = { $seat } recoge { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}.
ragnguns-event-belted = { $seat } mete { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} en su Canana.
ragnguns-event-stole = { $seat } le quita { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} a la Canana rival.
ragnguns-event-fetched = { $seat } esconde { $card }, { $place }.
ragnguns-event-hid = { $seat } esconde boca abajo un Piège de su descarte, { $place }.
ragnguns-event-recalled = { $seat } devuelve a su mano: { $card }
ragnguns-event-dug = { $seat } rebusca en su Escondite, { $place }: queda encima otra carta.
ragnguns-event-revealed = En el Escondite { DE($seat) }, { $place }, ahora queda otra carta encima.
ragnguns-event-swapped = { $seat } intercambia su Callejón y su Refugio.
ragnguns-event-robbed = { $seat } pierde { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}.
ragnguns-event-barred = Este turno { $seat } se queda sin Tiroteo.
ragnguns-event-stepped-out = El Pistolero { DE($seat) } sale al Callejón.
ragnguns-event-stashed = { $seat } pone su mano en su Escondite: { $left ->
    [0] { $right } a la derecha
   *[other] { $right ->
        [0] { $left } a la izquierda
       *[other] { $left } a la izquierda, { $right } a la derecha
    }
}.
ragnguns-event-kept = { $seat } guarda { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} en su Canana.
ragnguns-event-drawn = Ya nadie puede o quiere disparar: tablas.
ragnguns-brief-posed = { $card } → { $zone }
ragnguns-brief-set = Piège de { $stake }
ragnguns-brief-loaded = +{ $count ->
    [one] { $count } bala
   *[other] { $count } balas
}
ragnguns-brief-belted = Canana +{ $count }
ragnguns-brief-boosted = { $card } +{ $count } 🎯
ragnguns-brief-paid-back = devuelve un Piège por { $price }
ragnguns-brief-unmasked = supera { $card } ({ $price })
ragnguns-brief-undone-alone = deshace una elección
ragnguns-brief-discarded = descarta { $card }

## Negativas

ragnguns-no-no-such-card = No tienes esa carta a mano.
ragnguns-no-in-discard = { $card }: esta carta está en el descarte, ya no está en juego.
ragnguns-no-covered = { $card }: esta carta está debajo de otra. Tira antes la de arriba.
ragnguns-no-zones-full = Tu Callejón y tu Refugio están ocupados. Tira primero la carta que quieras sustituir.
ragnguns-no-nothing-to-pose = Ninguna de tus cartas accesibles se puede poner con las balas que te quedan.
ragnguns-no-no-statistics = { $card }: esta carta no tiene ni 🎯 ni 🧱, no se puede poner.
ragnguns-no-posed-already = { $card }: esta carta ya está puesta, y solo cambia de zona con un efecto.
ragnguns-no-too-dear = { $card }: su coste es { $cost }, y te quedan { $bullets ->
    [one] { $bullets } bala
   *[other] { $bullets } balas
}.
ragnguns-no-no-bullets = Ni una bala: necesitas al menos una.
ragnguns-no-no-trap = { $card } no es un Piège.
ragnguns-no-nothing-to-set = No tienes ningún Piège que tender.
ragnguns-no-barred-shoot = Por culpa de un Piège, este turno no tienes Tiroteo.
ragnguns-no-fired-already = Ya has hecho todos tus Tiroteos de este turno.
ragnguns-no-no-firepower = Sin potencia de fuego en tu Callejón no hay Tiroteo.
ragnguns-no-too-many = Como mucho { $max ->
    [one] { $max } bala
   *[other] { $max } balas
}: tu potencia de fuego y tus balas no dan para más.
ragnguns-no-taxed = Tu rival te cobra { $tax ->
    [one] { $tax } bala
   *[other] { $tax } balas
} más por disparar, y no te quedaría ninguna para hacerlo.
ragnguns-no-no-effect = { $card }: esta carta no tiene ningún efecto que jugar.
ragnguns-no-not-in-play = El efecto { DE($card) } solo se juega si la carta está en juego: puesta, o encima de tu Escondite.
ragnguns-no-used = El efecto { DE($card) } ya se ha usado este turno.
ragnguns-no-belt-short = Cuesta { $cost ->
    [one] { $cost } bala
   *[other] { $cost } balas
} de tu Canana, y tienes { $belt }.
ragnguns-no-alley-empty = Tu Callejón está vacío: nada puede ganar 🎯 con { $card }.
ragnguns-no-alley-unfit = Lo que hay en tu Callejón no tiene la palabra clave que pide { $card }. A un Pistolero le valen ahí las suyas, pero no es un ARMA.
ragnguns-no-no-target = { $card }: su efecto no tiene ahora ningún objetivo.
ragnguns-no-nothing-to-play = No se puede jugar ningún efecto: te faltan balas o un objetivo.
ragnguns-no-keeps-pistolero = Un Pistolero no se descarta. Se ofendería.
ragnguns-no-out-already = Tu Pistolero ya está en el Callejón.
ragnguns-no-not-ready = Tu Pistolero solo está en guardia cuando ya no te queda nada que robar.
ragnguns-no-zone-full = Ocupado: { $zone }. Tira primero la carta que hay ahí.
ragnguns-no-no-such-zone = Las cartas se ponen en el Callejón o en el Refugio, en ningún otro sitio.
ragnguns-no-stake = Apuesta al menos una bala y como mucho { $max }.
ragnguns-no-trap-short = Con { $bullets ->
    [one] { $bullets } bala
   *[other] { $bullets } balas
} no te alcanza: destapa el Piège, o elige uno más barato.
ragnguns-no-deck-pistolero = Este mazo no tiene Pistolero (R92).
ragnguns-no-deck-unknown = Una carta de este mazo no existe en esta versión.
ragnguns-no-deck-twice = { $card }: esta carta está dos veces. Todos los nombres deben ser distintos, incluido el del Pistolero (R92, R93).
ragnguns-no-deck-size = Un mazo tiene { $wanted } cartas; este tiene { $cards } (R92).
ragnguns-no-deck-epics = { $cards } cartas ÉPICAS son demasiadas: { $max } como mucho (R85).
ragnguns-no-deck-signature = { $card } es una carta PERSONAL: solo obedece { A($pistolero) } (R86).
ragnguns-no-deck-signatures = { $cards } cartas PERSONALES son demasiadas: { $max } como mucho (R86).
ragnguns-no-code-foreign = Esto no es un código de mazo: los códigos empiezan por RG, un número y un guion.
ragnguns-no-code-version = Este código es de la versión { $version }; este bot lee la { $ours }.
ragnguns-no-code-damaged = A este código le falta o le sobra un carácter. Cópialo entero otra vez.

## La mesa y la mano

ragnguns-over = Fin de la partida
ragnguns-verdict = 6 impactos contra { $own }{ ragnguns-course }: { $card } derribó { A($name) } ({ $target })
ragnguns-verdict-volley = 6 impactos contra { $own }{ ragnguns-course }: el Tiroteo derribó { A($name) } ({ $target })
ragnguns-course = { $lead ->
    [plain] { "" }
    [most] , por delante la mayor parte de la partida
    [last] , por delante solo al final
    [again] , de nuevo por delante solo al final
   *[turn] , por delante desde el turno { $turn }
}
# Lo que decidió la partida; $target: el Pistolero que cayó, $card: lo que disparó
ragnguns-chips = Balas recibidas, turno a turno
ragnguns-last-cards = Ocultas hasta el final
ragnguns-chips-before = Antes
ragnguns-chips-turn = T{ $turn }
ragnguns-decided = Turno { $turn }: { $card } le mete la sexta bala { A($target) } ({ $name }).
ragnguns-decided-volley = Turno { $turn }: el Tiroteo { DE($by) } le mete la sexta bala { A($target) } ({ $name }).
ragnguns-decided-open = En el Callejón, a un Pistolero solo lo cubre el Refugio.
ragnguns-decided-spared = La carta del Callejón podía parar { $count ->
    [one] una bala
   *[other] { $count } balas
}: { $name } seguiría en pie.
ragnguns-decided-bare = En el Refugio { DE($name) } no quedaba nada que parara balas.
ragnguns-decks = La elección de mazos
ragnguns-deck-running = **{ $cards } de { $wanted }** · { $epics ->
    [0] ninguna ÉPICA más
    [one] { $epics } ÉPICA más
   *[other] { $epics } ÉPICAS más
} · { $signatures ->
    [0] ya tiene su PERSONAL
   *[other] 1 PERSONAL más
}
ragnguns-deck-counts = { $cards }/{ $wanted } cartas · { $epics }/{ $max } ÉPICAS · { $signatures }/{ $signed } PERSONAL
ragnguns-headline = Turno { $turn } · { $seat }
ragnguns-headline-answer = Turno { $turn } · responde { $seat }
ragnguns-life = 💥 { $hurt } de 6 balas recibidas · 🎯 potencia de fuego { $firepower }
ragnguns-ammo = Tambor { $barrel } · balas { $bullets } · Canana { $belt }
ragnguns-sizes = Mano { $hand } · Mazo { $deck }
ragnguns-posed-alley = Callejón: { $card } ({ $power } 🎯 · { $resistance } 🧱{ $wounds ->
    [0] { "" }
    [one] { " " }· 1 bala recibida
   *[other] { " " }· { $wounds } balas recibidas
})
ragnguns-posed-shelter = Refugio: { $card } ({ $power } 🎯 · { $resistance } 🧱{ $wounds ->
    [0] { "" }
    [one] { " " }· 1 bala recibida
   *[other] { " " }· { $wounds } balas recibidas
})
ragnguns-out-there = Callejón: el Pistolero en persona ({ $power } 🎯)
ragnguns-ready-now = En guardia: puede salir al Callejón
ragnguns-pile-left = Escondite a la izquierda: { $height }, encima { $top }
ragnguns-pile-right = Escondite a la derecha: { $height }, encima { $top }
ragnguns-thrown = Descarte: { $cards }
ragnguns-laid = Pièges (trampas) tendidos: { $stakes }
ragnguns-effect-played = En juego ahora: { $cards }
ragnguns-mine-hand = Mano
ragnguns-mine-left = Escondite a la izquierda, de arriba abajo
ragnguns-mine-right = Escondite a la derecha, de arriba abajo
ragnguns-mine-traps = Pièges tendidos
ragnguns-mine-plan = Ya escondido
ragnguns-mine-rest = Por robar, sin orden: { $cards }
ragnguns-mine-none = No tienes cartas ni en la mano ni en el Escondite.
ragnguns-mine-belt = { $pistolero } · se paga con balas de tu Canana
ragnguns-stake = { $stake ->
    [one] { $stake } bala encima
   *[other] { $stake } balas encima
}{ $toll ->
    [0] { "" }
   *[other] , { $price } para pagarlo
}
ragnguns-legend = 🎯 Potencia de fuego: balas que dispara desde el Callejón (un Pistolero sale cuando su mazo está vacío) · 🧱 Resistencia: balas que aguanta una carta · *Paga 1*: una bala · *Cada turno*: la carta se queda; *Descártala*: su efecto cuesta la carta · *volver a esconder*: del descarte al Escondite · ⚡ ACCIÓN, se juega de la mano
legend-ragnguns = { ragnguns-legend }
ragnguns-face-down = (boca abajo)
ragnguns-cost = coste { $cost }
ragnguns-cost-stake = coste: tu apuesta
ragnguns-numbers = coste { $cost } · { ragnguns-strengths }
ragnguns-strengths = { $power } 🎯 · { $resistance } 🧱
ragnguns-price-once = { $cost ->
    [0] En juego, descártala
   *[other] En juego, paga { $cost }, descártala
}: { $text }
    .short = { $cost ->
    [0] En juego, una vez
   *[other] En juego, una vez por { $cost }
}: { $text }
ragnguns-price-again = { $cost ->
    [0] Cada turno
   *[other] Cada turno, paga { $cost }
}: { $text }
ragnguns-price-action = { $cost ->
    [0] { "" }
   *[other] Paga { $cost }:{" "}
}{ $text }
ragnguns-price-belt = Canana { $cost }: { $text }
ragnguns-on-alley = Al ponerla, Callejón: { $text }
    .short = Al entrar al Callejón: { $text }
ragnguns-on-shelter = Al ponerla, Refugio: { $text }
    .short = Al entrar al Refugio: { $text }
ragnguns-as-alley = Mientras siga, Callejón: { $text }
    .short = Mientras en Callejón: { $text }
ragnguns-as-shelter = Mientras siga, Refugio: { $text }
    .short = Mientras en Refugio: { $text }
ragnguns-words-or = { $first } { O($last) }
ragnguns-at-left = { $card } → izquierda
ragnguns-at-right = { $card } → derecha
ragnguns-at-stash = { $card } → Escondite
ragnguns-otherwise = Elegir pilas
ragnguns-stash-all = Esconder todo
    .does = Cada carta va a una pila, en el orden de tu mano.
ragnguns-stash-tops = **Esconder todo** deja arriba: a la izquierda { $left }, a la derecha { $right }.
ragnguns-fetched-left = izquierda, boca abajo
ragnguns-fetched-right = derecha, boca abajo
ragnguns-fetched-left-up = izquierda, boca arriba
ragnguns-fetched-right-up = derecha, boca arriba
ragnguns-side-down = boca abajo
ragnguns-side-up = boca arriba
ragnguns-disarm-pay = { $count ->
    [one] { "" }
   *[other] Piège { $place } ·{" "}
}Pagar { $cost } · { $count ->
    [one] vuelve a su Escondite
   *[other] vuelve
}
ragnguns-disarm-overbid = { $count ->
    [one] { "" }
   *[other] Piège { $place } ·{" "}
}{ $count ->
    [one] Superar con { $cost } · se descarta
   *[other] Superar { $cost } · fuera
}
ragnguns-disarm-take = { $count ->
    [one] { "" }
   *[other] Piège { $place } ·{" "}
}{ $count ->
    [one] Destaparlo · gratis, pero actúa
   *[other] Destapar · actúa
}
ragnguns-split-card = Callejón recibe { $taken }{ $falls ->
    [0] { "" }
   *[other] {" "}(cae)
}
ragnguns-split-pistolero = Tú recibes { $rest } { $total ->
    [6] 💀
   *[other] ({ $total } de 6)
}
ragnguns-split-share = Callejón { $taken }{ $falls ->
    [0] { "" }
   *[other] {" "}(cae)
} · tú { $rest } { $total ->
    [6] 💀
   *[other] ({ $total } de 6)
}
ragnguns-split-fatal = Afrontarlas
ragnguns-sheet-words = Tipo y palabras clave
ragnguns-sheet-power = Potencia de fuego en el Callejón
ragnguns-sheet-text = Sus efectos
ragnguns-turned-hand = En la mano: { $cards }
ragnguns-turned-traps = Bajo las apuestas: { $cards }
ragnguns-turned-stash = En el Escondite: { $cards }

## Lo que dice cada efecto, hecho de lo que hace su función

ragnguns-does-nothing = Nada de nada. En eso consiste el farol.
    .short = nada, es un farol
ragnguns-does-fires = Dispara { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}.
    .against = { $count } balas van contra { $name }.
    .short = disparar { $count }
ragnguns-does-fires-with = Con una carta { $words } en tu Callejón: dispara { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}.
    .short = disparar { $count } con { $words } en el Callejón
ragnguns-does-hits = { $count ->
    [one] Dispara 1 bala a lo que haya en { $zone } rival.
   *[other] Dispara hasta { $count } balas a lo que haya en { $zone } rival.
}
    .against = Hasta { $count } balas contra { $name }: { $zone }.
    .short = disparar { $count } ({ $zone } rival)
ragnguns-does-hits-with = { $count ->
    [one] Con una carta { $words } en tu Callejón: dispara 1 bala a lo que haya en { $zone } rival.
   *[other] Con una carta { $words } en tu Callejón: dispara hasta { $count } balas a lo que haya en { $zone } rival.
}
    .short = disparar { $count } ({ $zone } rival) con { $words } en el Callejón
ragnguns-does-hits-both = Dispara hasta { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} al Callejón rival, y otras tantas a su Refugio.
    .against = Hasta { $count } balas al Callejón { DE($name) }, y otras tantas a su Refugio.
    .short = disparar { $count } en cada zona rival
ragnguns-does-heals = { $count ->
    [one] Cura 1 bala de una de tus cartas puestas.
   *[other] Cura hasta { $count } balas de una de tus cartas puestas.
}
    .short = curar { $count } de una carta puesta
ragnguns-does-boosts = La carta de tu Callejón gana { $count } 🎯 hasta el final del turno.
    .short = +{ $count } 🎯 este turno
ragnguns-does-boosts-with = La carta { $words } de tu Callejón gana { $count } 🎯 hasta el final del turno.
    .short = +{ $count } 🎯 con { $words } en el Callejón
ragnguns-does-keeps-up = Gana { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}; son { $more } si tu Tambor no está más lleno que el rival.
    .short = { $now ->
        [yes] +{ $count } { $count ->
            [one] bala
           *[other] balas
        }
       *[no] +{ $count }, o +{ $more } balas si tu Tambor no está más lleno
    }
ragnguns-does-belts = Pon { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} de la reserva común en tu Canana.
    .short = Canana +{ $count }
ragnguns-does-steals = { $count ->
    [one] Toma 1 bala de la Canana rival para la tuya.
   *[other] Toma hasta { $count } balas de la Canana rival para la tuya.
}
    .against = { $lost ->
        [one] 1 bala pasa
       *[other] { $lost } balas pasan
    } de la Canana { DE($name) } a la { DE($by) }.
    .short = quitar { $count } de su Canana
ragnguns-does-draws = Roba { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
    .short = robar { $count }
ragnguns-does-fetches = Esconde una carta { $words } de tu descarte.
    .short = volver a esconder { $words }
ragnguns-does-recalls = Devuelve a tu mano una carta { $words } de tu descarte.
    .short = recuperar { $words } del descarte
ragnguns-does-digs = Pon encima de su pila una carta cubierta de tu Escondite.
    .short = subir una carta cubierta
ragnguns-does-swaps = Intercambia tu Callejón y tu Refugio, si tu Pistolero no ha salido.
    .short = cambiar Callejón y Refugio
ragnguns-does-strips = Descarta la carta de arriba de una pila del Escondite rival.
    .short = tu rival pierde una de arriba
ragnguns-does-strips-both = Descarta la carta de arriba de las dos pilas del Escondite rival.
    .against = { $name } descarta { $lost ->
        [one] la carta de arriba de una pila
       *[other] las cartas de arriba de sus dos pilas
    }.
    .short = tu rival pierde las dos de arriba
ragnguns-does-drops = Tu rival descarta { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} de su mano, a su elección.
    .against = { $name } descarta { $lost ->
        [one] una carta
       *[other] { $lost } cartas
    } de su mano.
    .short = tu rival descarta { $count } de la mano
ragnguns-does-robs = { $count ->
    [one] Tu rival pierde 1 de las balas que acaba de recargar.
   *[other] Tu rival pierde hasta { $count } de las balas que acaba de recargar.
}
    .against = { $name } pierde { $lost ->
        [one] 1 bala
       *[other] { $lost } balas
    }.
    .short = tu rival pierde { $count } balas de su recarga
ragnguns-does-bars-fusillade = Tu rival no tiene Tiroteo este turno.
    .against = { $name } no tiene Tiroteo este turno.
    .short = rival sin Tiroteo este turno
ragnguns-does-power = Tu potencia de fuego aumenta en { $count }.
    .short = +{ $count } 🎯
ragnguns-does-cover = Cada Tiroteo rival pierde { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}.
    .short = su Tiroteo pierde { $count }
ragnguns-does-tax = Cada Tiroteo rival cuesta { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} más.
    .short = su Tiroteo cuesta +{ $count }
ragnguns-does-toll = Pagar o superar tus Pièges le cuesta a tu rival { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} más.
    .short = tus Pièges le cuestan +{ $count }
ragnguns-does-ammo = Recargas { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} más.
    .short = recarga +{ $count }
ragnguns-does-cards = Robas { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} más al empezar tu turno.
    .short = roba +{ $count }
ragnguns-does-discount = Poner tus cartas { $words } cuesta { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} menos.
    .short = poner { $words } cuesta { $count } menos
ragnguns-does-mend = Al recargar, cura { $count ->
    [one] { $count } bala
   *[other] { $count } balas
} de la carta de tu otra zona.
    .short = cura { $count } a tu otra carta por turno
ragnguns-does-volleys = Puedes hacer { $count ->
    [one] { $count } Tiroteo
   *[other] { $count } Tiroteos
} más por turno.
    .short = { $count ->
        [one] 1 Tiroteo
       *[other] { $count } Tiroteos
    } más por turno

## Comandos

cmd-ragnguns-group = ragnguns
    .description = Las jugadas de Rag’n’Guns
cmd-ragnguns-table = mesa
    .description = Qué mesa, si juegas en varias
cmd-ragnguns-deck = mazo
    .description = Elige tu mazo para esta partida
cmd-ragnguns-deck-name = nombre
    .description = El mazo
cmd-ragnguns-place = poner
    .description = Pon una carta en tu Callejón o tu Refugio
cmd-ragnguns-place-card = carta
    .description = De tu mano, o de encima de tu Escondite
cmd-ragnguns-place-zone = zona
    .description = Callejón o Refugio
cmd-ragnguns-discard = descartar
    .description = Descarta una carta, esté donde esté
cmd-ragnguns-discard-card = carta
    .description = La carta
cmd-ragnguns-effect = efecto
    .description = Juega un efecto
cmd-ragnguns-effect-name = nombre
    .description = Qué efecto, de qué carta
cmd-ragnguns-effect-target = objetivo
    .description = A qué se aplica, si se puede elegir
cmd-ragnguns-effect-place = pila
    .description = En qué pila esconder lo que traiga el efecto
cmd-ragnguns-trap = tender
    .description = Tiende un Piège (trampa), boca abajo
cmd-ragnguns-trap-card = carta
    .description = El Piège
cmd-ragnguns-trap-stake = apuesta
    .description = Cuántas balas encima
cmd-ragnguns-disarm = desactivar
    .description = Paga, supera o destapa un Piège (trampa)
cmd-ragnguns-disarm-answer = respuesta
    .description = Qué haces, y con qué Piège
cmd-ragnguns-shootout = tiroteo
    .description = Dispara a tu rival, una vez por turno
cmd-ragnguns-shootout-bullets = balas
    .description = Cuántas balas
cmd-ragnguns-split = repartir
    .description = Reparte las balas que te dan
cmd-ragnguns-split-bullets = balas
    .description = Cuántas para la carta de tu Callejón
cmd-ragnguns-step-out = salir
    .description = Saca a tu Pistolero al Callejón, para siempre
cmd-ragnguns-stash = esconder
    .description = Pon una carta de tu mano en una pila del Escondite
cmd-ragnguns-stash-card = carta
    .description = La carta, y adónde va
cmd-ragnguns-end = terminar
    .description = Termina tu turno
cmd-ragnguns-choose = elegir
    .description = Responde a lo que te pide una carta
cmd-ragnguns-choose-answer = respuesta
    .description = Lo que eliges

## What an offer says of the game

invites-ragnguns = Dos Pistoleros, una calle, y a la sexta bala se acabó: defiende el Callejón, engaña con tus Pièges (trampas) y dispara cuando más duela.
    .minutes = 20–30 minutos
goal-ragnguns = Acierta seis veces al Pistolero rival y ganas.

## Órdenes

orders-when-ragnguns-disarm = Tengo delante un Piège (trampa)
orders-when-ragnguns-split = Vuelan balas: ¿quién las recibe?
orders-when-ragnguns-place-trap = Han pagado mi Piège y vuelve a mí
orders-ragnguns-disarm-pay = Pagar si puedo
orders-ragnguns-disarm-overbid = Superar si puedo
orders-ragnguns-disarm-take = Destaparlo
orders-ragnguns-split-0 = Mi Pistolero las recibe todas
orders-usual-ragnguns-disarm = Destapar el primero
orders-usual-ragnguns-split = La carta de mi Callejón recibe todas las que puede
orders-usual-ragnguns-place-trap = Va a la pila con menos cartas de mi Escondite

## Palabras en las imágenes de Rag’n’Guns.

picture-ragnguns-alley = Callejón
picture-ragnguns-shelter = Refugio
picture-ragnguns-stash = Escondite
picture-ragnguns-barrel = Tambor
picture-ragnguns-belt = Canana
picture-ragnguns-step-deck = Roba tres cartas
picture-ragnguns-step-bullet = Paga y juega
picture-ragnguns-step-aim = Dispara una vez
picture-ragnguns-step-stash = Esconde el resto
ragnguns-play-trap = Piège: { $card }
ragnguns-deck-proposed = Empezar con { $deck }
picture-ragnguns-fires = { $by } dispara { A($name) }
picture-ragnguns-hit = { $left ->
    [0] { $by } derriba { A($name) }
   *[other] { $by } le da { A($name) }
}
picture-ragnguns-overbid = { $name } supera { $card }
picture-ragnguns-overbid-then = El Piège se descarta sin hacer nada.
picture-ragnguns-paid = { $name } paga { $count }
picture-ragnguns-paid-then = El Piège vuelve al Escondite { DE($by) }.
picture-ragnguns-felled = { $by } derriba
picture-ragnguns-covered = Ninguna llega
picture-ragnguns-wounded = { $by } le da a
picture-ragnguns-target = { $card } ({ $name })
picture-ragnguns-total = { $total } de 6{ $left ->
    [0] { "" }
    [one] , falta 1
   *[other] , faltan { $left }
}
picture-ragnguns-split = ¿Quién { $bullets ->
    [one] la recibe
   *[other] las recibe
}: carta o Pistolero?
picture-ragnguns-split-fatal = { $card } para { $stopped } como mucho.
picture-ragnguns-goal = { $by } gana con { $count ->
    [6] 6 impactos
    [one] un impacto más
   *[other] { $count } impactos más
} { A($name) }.
picture-ragnguns-deck = Mazo
picture-ragnguns-sign-bullet = coste
picture-ragnguns-sign-aim = potencia
picture-ragnguns-sign-bricks = resistencia
picture-ragnguns-sign-trap = Piège (trampa)
picture-ragnguns-set = { $count ->
    [one] { $seat } ha tendido un Piège
   *[other] { $seat } ha tendido { $count } Pièges
}
picture-ragnguns-ways = { $can ->
    [outbid] Pagar { $price }: vuelve { A($name) }. Superar con { $more }: se descarta. Destaparlo: actúa.
    [pay] Pagar { $price }: vuelve { A($name) }. Destaparlo: actúa. (Con { $more } lo superarías: se descarta.)
    [set-pay] { $by } puede pagar { $price } o destaparlo.
    [set-outbid] { $by } puede pagar { $price }, superar con { $more } o destaparlo.
    [seen] { $by } no puede pagar { $price }: destapado, actúa.
   *[none] No te alcanza para pagar { $price }: destápalo, y actúa.
}
picture-ragnguns-ways-many = Pagar, superar por 1 o destaparlo a ver qué es.
picture-ragnguns-sprung = ¡{ $name } destapa { $card }!
picture-ragnguns-springs = { $name } destapa el Piège…
picture-ragnguns-harmless = No encuentra sobre qué actuar: sin daño.
picture-ragnguns-traps = Pièges
picture-ragnguns-plays = { $name } juega { $card }
picture-ragnguns-played = En juego ahora
picture-ragnguns-choice = A elegir
picture-ragnguns-discard = Descarte
picture-ragnguns-useless = (inútil por ahora)
picture-ragnguns-dear = (cuesta { $cost })
picture-ragnguns-ready = Puede salir
picture-ragnguns-left = Izquierda
picture-ragnguns-right = Derecha
# On a card without effects: what it does in the Alley, and in the Shelter, with bullets
picture-ragnguns-as-alley = Callejón: dispara hasta { $count }
picture-ragnguns-as-shelter = Refugio: para { $count }
picture-ragnguns-power = de potencia

## Por qué gana un consejo: lo que cuesta la segunda opción en tantas partidas

ragnguns-hint-own = En { $times } partidas desde aquí, la segunda opción le mete { $count ->
    [one] una bala
   *[other] { $count } balas
} más a tu Pistolero.
ragnguns-hint-theirs = En { $times } partidas desde aquí, la segunda opción le ahorra { $count ->
    [one] una bala
   *[other] { $count } balas
} al otro Pistolero.
ragnguns-hint-cards = En { $times } partidas desde aquí, la segunda opción te deja { $count ->
    [one] una carta
   *[other] { $count } cartas
} por detrás en el Callejón y el Refugio.
