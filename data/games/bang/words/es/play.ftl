# Lo que BANG! para dos pregunta, cuenta y rechaza. Cartas y personajes están en bang-cards.ftl, las reglas en bang-rules.ftl.

game-bang = ¡BANG! para dos

preset-four-dealt = Elección entre cuatro personajes
preset-random-pairs = Dos personajes al azar cada uno
preset-regret-exposed = Paul Regret: solo si está expuesto
preset-beer-always = Cerveza hasta el final

## Preguntas

bang-ask-draft = Elige un personaje; cada bando tiene dos. Ganas cuando mueran los dos del rival.
bang-draft-first = { bang-ask-draft }
    El sorteo dijo quién elige primero; el rival empezará la partida.
# $does: the ability in a few words; $acts: 1 for one who is strong when exposed
bang-draft-advice = Nuestro consejo: **{ $card }**, una baza { $acts ->
    [1] en tus turnos
   *[0] contra los disparos
} · { $does }
bang-draft-proposed = { $card }: nuestro consejo
bang-shoots = Disparan mejor
bang-lasts = Difíciles de matar
bang-draws = Roban más cartas
bang-ask-place = ¿Quién empieza expuesto y de qué lado? El otro queda a cubierto del otro lado.
bang-place-own = ¿Quién empieza expuesto y de qué lado? El rival también elige en secreto. Nuestro consejo, para aprovechar tus turnos: **{ $advice }**
bang-both-chose = Ambos han elegido a quién exponer
bang-ask-expose = ¿A quién expones? Tu otro personaje sigue a cubierto.
bang-expose-own = ¿Sigue expuesto { $name } o cambias? La flecha muestra a quién alcanzaría un ¡BANG!
bang-expose-nobody = ¿Sigue expuesto { $name } o cambias? Un ¡BANG! no alcanzaría a nadie: deciden las habilidades y los puntos de vida.
bang-ask-draw-from = ¿De dónde sale tu primera carta?
bang-ask-put-back = Tres cartas y te quedas con dos. ¿Cuál vuelve al mazo?
# $why: la carta por la que se desenfunda
bang-ask-flip = { $target } desenfunda · { $why }. ¿Cuál de las dos cartas cuenta?
bang-ask-dodge = { $card } · { $by } le dispara { A($target) } (❤️ { $life }{ $life ->
    [1] , el último
   *[other] { "" }
}). Para salvarse: { $needed ->
    [0] un ¡Fallaste! más.
    [one] un ¡Fallaste!
   *[other] dos ¡Fallaste!, uno tras otro.
}
bang-ask-shoot-back = { $card } · { $by } contra { $target } (❤️ { $life }{ $life ->
    [1] , el último
   *[other] { "" }
}). Descarta un ¡BANG! o pierde 1 punto de vida.
# Indians! and a Gatling hit both of a side, one after the other
bang-who-next = Después le toca { A($who) }.
# Cuando solo hay una respuesta; se pregunta igual, porque no hacerlo lo revelaría
bang-alone = Ninguna de tus cartas sirve, y eso solo lo sabes tú.
# Where the cards in hand do not stop a shot, or do not save a character
bang-too-few = No tienes suficientes cartas para eso.
# $why: because the character is covered, or because only two are left
bang-no-beer = { $why ->
    [covered] Una Cerveza solo salva al personaje expuesto.
    [full] Una Cerveza solo cura al personaje expuesto, que está ileso.
   *[two] Con dos personajes, una Cerveza no salva a nadie.
}
bang-no-saloon = Un Salón no curaría a nadie.
# Calamity Janet, a quien también le sirven las otras cartas
bang-swaps = Para { $who }, un ¡Fallaste! vale por un ¡BANG!, y al revés.
bang-ask-last-beer = { $target } está a punto de morir. { $needed ->
    [one] Necesita un punto de vida para salvarse.
   *[other] Necesita { $needed } puntos de vida para salvarse.
}
# What gives one of these life points
bang-saves = { $how ->
    [cards] Dos cartas dan uno.
    [both] Una Cerveza o dos cartas dan uno.
   *[beer] Una Cerveza da uno.
}
bang-ask-ability = Sid Ketchum cambia dos cartas por 1 punto de vida. ¿Cuáles?
bang-ask-store = Almacén: una carta por cada personaje tuyo vivo. ¿Cuál te llevas?
bang-ask-play = ¿Qué juegas?
bang-nothing-to-play = No tienes nada que jugar.
bang-spent = Ya gastaste tu ¡BANG! de este turno.
bang-no-panic = Ningún rival a distancia 1 tiene cartas para un ¡Pánico!
bang-unreached = Ningún enemigo está al alcance de un ¡BANG!
bang-ask-sure = { $card } no curaría a nadie. ¿La juegas igualmente?
# Of a Beer, which only the exposed character drinks
bang-sure-beer = { $card } solo cura al personaje expuesto, que no lo necesita. ¿La juegas igualmente?
# De una Cerveza, en el uno contra uno; en la lista y como pregunta
bang-beer-last-two = No cura a nadie: solo quedan dos personajes.
bang-beer-full = No cura a nadie: { $name } no lo necesita.
bang-sure-last-two = { $card } ya no cura a nadie cuando solo quedan dos personajes. ¿La juegas igualmente?
bang-ask-target = { $card } · ¿qué personaje?
# $kind: whether the card is taken (panic) or lost
bang-take-which = { $card } · { $kind ->
    [panic] ¿qué carta te llevas?
   *[other] ¿qué carta haces descartar?
}
bang-ask-take = { $card } { A($target) }: ¿qué carta?
bang-ask-heal-first = Fin de tu turno. Te { $extra ->
    [one] sobra { $extra } carta
   *[other] sobran { $extra } cartas
}. ¿Se cura antes Sid Ketchum?
bang-ask-discard = Fin de tu turno. Puedes conservar { $limit ->
    [one] { $limit } carta
   *[other] { $limit } cartas
}: ¿qué descartas?

bang-pick-play = Juega una carta o acaba tu turno
bang-pick-target = Elige un objetivo
bang-pick-take = Elige una carta
bang-pick-store = Llévate una carta
bang-pick-put-back = Devuelve una carta
bang-pick-expose = Elige a quién expones
bang-pick-dodge = Elige tu respuesta
bang-pick-shoot-back = Elige tu respuesta
bang-pick-last-beer = Elige tu respuesta
bang-pick-flip = Elige la carta que cuenta
bang-pick-ability = Elige { $count } cartas
bang-pick-discard = { $count ->
    [one] Descarta una carta
   *[other] Descarta { $count } cartas
}

bang-kind-draft = personaje que se elige
bang-kind-place = colocación de los dos
bang-kind-expose = personaje que se expone
bang-kind-draw-from = de dónde sale la primera carta
bang-kind-put-back = carta que vuelve al mazo
bang-kind-flip = carta que cuenta
bang-kind-dodge = respuesta a un disparo
bang-kind-shoot-back = ¡BANG! de respuesta
bang-kind-last-beer = Cerveza para sobrevivir
bang-kind-ability = cartas para una habilidad
bang-kind-store = carta del Almacén
bang-kind-play = carta que se juega
bang-kind-sure = confirmación
bang-kind-target = objetivo
bang-kind-take = carta que se toma
bang-kind-heal-first = Sid Ketchum antes del descarte
bang-kind-discard = cartas que se descartan

## Opciones

bang-place-right = Expón { A($exposed) }, derecha
bang-place-left = Expón { A($exposed) }, izquierda
# A quién alcanza el expuesto: cuántos enemigos, o uno de ellos
bang-exposes = { $name } → { $targets }
bang-exposes-all = { $count ->
    [0] { $name } → nadie
   *[other] { $name } → uno u otro
}
bang-play-done = Terminar tu turno
    .does = Te quedas, como mucho, con tantas cartas como vida tenga tu personaje expuesto.
bang-ability = Sid Ketchum: 2 cartas por 1 punto de vida
bang-heal-first-discard = Descartar
    .does = Te quedas, como mucho, con tantas cartas como vida tenga tu personaje expuesto.
bang-dodge-barrel = Barril: si sale ♥︎, ¡Fallaste!
    .does = No gasta cartas: si sale un corazón, vale un ¡Fallaste!
bang-own-barrel = { $name }: si sale ♥︎, ¡Fallaste!
bang-dodge-through = Desenfundar y guardar mis cartas
    .does = Si falla: 1 punto de vida y ninguna carta.
bang-dodge-all = Recibir las dos balas
    .does = 1 punto de vida cada uno, sin más preguntas.
bang-shoot-back-all = Recibir los dos golpes
    .does = 1 punto de vida cada uno, sin más preguntas.
bang-dodge-pass = Recibir la bala
    .does = Cuesta 1 punto de vida.
bang-shoot-back-pass = Recibir el golpe
    .does = Cuesta 1 punto de vida.
bang-last-beer-pass = Dejar que muera
    .does = Pierdes este personaje.
bang-dies = Dejar que muera { $who }
# Lo que hace una carta como respuesta
bang-answers-dodge = { $needed ->
    [1] Lo detiene: no se pierde vida.
   *[other] Vale como uno de los { $needed } ¡Fallaste! que hacen falta.
}
bang-answers-shoot-back = Sirve de respuesta: por ahora no se pierde vida.
bang-answers-last-beer = Devuelve 1 punto de vida.
bang-answers-in-vain = No basta: se gastaría para nada.
bang-draw-from-deck = Del mazo
    .does = Su primera carta.
bang-draw-from-hand = De la mano rival
    .does = Una de sus cartas, al azar.
bang-draw-from-discard = Del descarte
    .does = Su primera carta, que todos ven.
bang-sure-yes = Sí, jugarla
# A card in front of one of the player’s own characters
bang-take-yours = { $card } (tuya)
# The same about somebody else
bang-take-own = { $card } (propia)
bang-take-hand = Su mano
    .does = Al azar.

## Sucesos

# How a Missed! counts that Calamity Janet fires; $kind: the card's kind
bang-as = { $kind ->
    [missed] {" "}como un ¡BANG!
   *[other] {""}
}
# Whose card it was, if the other side played it
bang-whose = { $theirs ->
    [1] { $card } { DE($by) }
   *[other] { $card }
}
# Por qué nadie tuvo que responder con dos ¡Fallaste!
bang-few = { $few ->
    [1] {" "}{ bang-barrel-too-few }
    [2] {" "}Pocas cartas para dos ¡Fallaste!
   *[other] {""}
}
bang-event-drafted = { $seat } elige { A($card) }.
bang-event-paired = { $seat } recibe { A($cards) }.
bang-event-placed = { $seat } expone { A($exposed) }, frente { A($opposite) }; { $covered } queda a cubierto.
bang-event-exposed = { $seat } expone { A($target) }.
bang-event-came-forward = Ya solo { $target } ({ $seat }) puede exponerse.
bang-event-turn-began = Turno { $turn }: { $seat }.
bang-event-turn-exposed = Turno { $turn }: { $seat } expone { A($who) }.
bang-event-drew = { $seat } { $count ->
    [0] no tiene nada que robar
    [one] roba una carta
   *[other] roba { $count } cartas
}.
    .opened = { $seat } roba { $cards }.
bang-event-drew-by = { $why }: { $seat } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
    .opened = { $why }: { $seat } roba { $cards }.
bang-event-revealed = { $why }: { $seat } descubre { $cards }
bang-event-picked-up = { $seat } recoge del descarte: { $card }
bang-event-robbed = { $why }: { $seat } se lleva una carta de la mano { DE($owner) }.
    .opened = { $why }: { $seat } se lleva de la mano { DE($owner) }: { $card }.
# $own: whether the side of El Gringo played what wounded him, such as a Duel that it lost
bang-event-unrobbed = El Gringo no roba a nadie: { $own ->
    [1] esa carta la jugó { $owner }
   *[0] { $owner } no tiene cartas
}.
bang-event-grabbed = { $seat } le quita { A($target) }: { $card }
bang-event-played = { $seat } juega { $card }
bang-event-aimed = { $seat } apunta { A($target) }: { $card }{ bang-as }
bang-event-laid = { $seat } pone ante { $target }: { $card }
bang-event-answered = { $seat } responde con { $card }
bang-event-discarded = { $seat } descarta { $card }
bang-event-discarded-many = { $seat } descarta { $cards }
bang-event-cleared-many = { $seat } pierde { $count } cartas en juego.
bang-event-cleared = { $target } ({ $seat }) pierde: { $card }
bang-event-flipped = { $target } ({ $seat }) desenfunda · { $why }: { $cards }
bang-event-unflipped = { $target } ({ $seat }) desenfunda · { $why }: ya no hay cartas, falla.
bang-event-barrel-failed = No es de corazones: el Barril no ayuda { A($target) } ({ $seat }).
bang-event-barrel-saved = Un corazón: el Barril vale un ¡Fallaste! para { $target } ({ $seat }).
bang-event-counted = La carta que cuenta: { $card }
bang-event-exploded = ¡La Dinamita le estalla { A($target) } ({ $seat })!
bang-event-passed-on = { $seat } se libra: { $card } pasa { A($target) }.
bang-event-freed = Un corazón: { $target } ({ $seat }) sale de la Cárcel.
bang-event-held = Sin corazón: { $target } ({ $seat }) no puede exponerse este turno.
bang-event-emptied = { $seat } se queda sin cartas: termina el turno.
bang-event-skipped = { $seat } no tiene a quién exponer fuera de la Cárcel y pierde el turno.
bang-event-stopped = { $target } no puede exponerse este turno: { $seat } no juega más.
# Una carta volteada por un Barril o una Cárcel, con lo que decide
bang-event-flip-failed = El Barril no ayuda { A($target) } ({ $seat }): { $cards }, sin corazón.
bang-event-flip-saved = El Barril vale un ¡Fallaste! para { $target } ({ $seat }): { $cards }, un corazón.
bang-event-flip-freed = { $target } ({ $seat }) sale de la Cárcel: { $cards }, un corazón.
bang-event-flip-held = { $target } ({ $seat }) no puede exponerse este turno: { $cards }, sin corazón.
bang-event-flip-passed-on = { $target } ({ $seat }) se libra: { $cards }, no un ♠︎ del 2 al 9. La Dinamita pasa { A($to) }.
bang-event-parried = { $seat } responde con { $card }: { $who } sale sin un rasguño.
bang-event-parried-twice = { $seat } responde con { $card } y con { $then }: { $who } sale sin un rasguño.
bang-event-stripped = { $seat } juega { $card } contra { $target }, que descarta { $lost }
bang-event-hit = { $seat } le da { A($target) } ({ $card }{ bang-as }), que pierde { $count ->
    [one] { $count } punto de vida
   *[other] { $count } puntos de vida
} (vida: { $left }).{ bang-few }
bang-event-killed = { $seat } le da { A($target) } ({ $card }{ bang-as }), que muerde el polvo.{ bang-few }
bang-event-dodged = { $target } ({ $seat }) sale sin un rasguño.
bang-event-wounded = { bang-whose }{ bang-as }: { $target } ({ $seat }) { $count ->
    [0] sale sin un rasguño.
    [one] pierde { $count } punto de vida (vida: { $left }).
   *[other] pierde { $count } puntos de vida (vida: { $left }).
}{ bang-few }
bang-event-healed = { $target } ({ $seat }) recupera 1 punto de vida (vida: { $left }).
bang-event-died = { bang-whose }{ bang-as }: { $target } ({ $seat }) muerde el polvo.{ bang-few }
bang-event-bought = { $seat } se lleva del Almacén: { $card }
bang-event-shopped = { $seat } juega { $card } y se lleva { $bought }
bang-event-drank = { $seat } juega { $card }: { $who } recupera 1 punto de vida (vida: { $left }).
bang-event-took = { $seat } juega { $card } y le quita { A($target) }: { $lost }
bang-event-laid-many = { $seat } pone ante { $target }: { $cards }
bang-event-reshuffled = Se baraja el descarte: nuevo mazo de { $count } cartas.
bang-event-drawn = Han pasado demasiados turnos y los dos bandos siguen en pie: tablas.

## Negativas

bang-no-not-among-these = { $card } no está entre las cartas que puedes elegir.
bang-no-not-in-hand = { $card } no está en tu mano.
bang-no-not-an-answer = { $card } no sirve aquí.
bang-no-only-as-answer = { $card } solo responde a un disparo; en tu turno no hace nada.
bang-no-one-shot = { $card } tiene que esperar: ya jugaste tu único ¡BANG! del turno. Solo una Volcanic ante tu personaje expuesto, o su habilidad, permite más.
bang-no-out-of-reach = { $card } no alcanza a nadie: tu personaje expuesto dispara a distancia { $reach }, y todos los enemigos están más lejos.
bang-no-all-jailed = { $card } no se puede jugar: todos tus enemigos tienen ya una Cárcel.
bang-no-nothing-to-take = { $card } no encontraría nada que llevarse ahí.
bang-no-lies-there = { $card } no se puede jugar: tus personajes tienen ya una de ese nombre.
bang-no-not-in-game = { $target } no juega aquí.
bang-no-not-to-choose = { $target } no está entre los personajes que puedes elegir.
bang-no-dead = { $target } ya descansa en el cementerio.
bang-no-not-yours = { $target } no cabalga contigo: esto va ante uno de tus propios personajes.
bang-no-in-jail = { $target } no pudo salir de la Cárcel y no puede exponerse este turno.
bang-no-has-one = { $target } ya tiene una de ese nombre: { $card }
bang-no-own-side = { $target } cabalga contigo, y no puedes apuntar a tu propio bando: { $card }
bang-no-too-far = { $target } está a distancia { $distance } y tu alcance es { $reach }: { $card }

## Comandos

cmd-bang-group = bang
    .description = Las jugadas de ¡BANG! para dos
cmd-bang-table = mesa
    .description = Qué mesa, si juegas en varias
cmd-bang-draft = elegir
    .description = Elige un personaje antes de la partida
cmd-bang-draft-character = personaje
    .description = A quién eliges
cmd-bang-place = colocar
    .description = Di quién empieza expuesto y de qué lado
cmd-bang-place-character = personaje
    .description = Quién empieza expuesto y dónde; el otro queda a cubierto
cmd-bang-expose = exponer
    .description = Di cuál de tus dos personajes queda expuesto
cmd-bang-expose-character = personaje
    .description = A quién expones; tu otro personaje sigue a cubierto
cmd-bang-play = jugar
    .description = Juega una carta, con su objetivo si quieres
cmd-bang-play-card = carta
    .description = La carta de tu mano
cmd-bang-play-target = objetivo
    .description = A quién apunta, o delante de quién se pone
cmd-bang-play-take = tomar
    .description = ¡Pánico! y Cat Balou: la mano, o una carta en juego
cmd-bang-ability = habilidad
    .description = Sid Ketchum: dos cartas por un punto de vida, en cualquier momento
cmd-bang-ability-first = primera
    .description = La primera carta que entregas
cmd-bang-ability-second = segunda
    .description = La segunda carta que entregas
cmd-bang-respond = responder
    .description = Responde a un disparo, un Duelo, ¡Indios!, la última herida u otra pregunta de cartas
cmd-bang-respond-answer = respuesta
    .description = Una carta, u otra de las respuestas posibles
cmd-bang-discard = descartar
    .description = Al final de tu turno: descarta lo que no puedes conservar
cmd-bang-discard-first = primera
    .description = La primera carta
cmd-bang-discard-second = segunda
    .description = La segunda carta
cmd-bang-discard-third = tercera
    .description = La tercera carta
cmd-bang-discard-fourth = cuarta
    .description = La cuarta carta
cmd-bang-discard-fifth = quinta
    .description = La quinta carta
cmd-bang-discard-sixth = sexta
    .description = La sexta carta
cmd-bang-discard-seventh = séptima
    .description = La séptima carta
cmd-bang-discard-eighth = octava
    .description = La octava carta
cmd-bang-end = terminar
    .description = No juegues más este turno

## What an offer says of the game

invites-bang = Dos personajes por bando, uno expuesto y otro a cubierto: dispara, esquiva, cámbialos en el momento justo y queda en pie hasta el final.
    .minutes = 10–15 minutos
goal-bang = Mata a los dos personajes del rival y ganas.

## Órdenes

orders-when-bang-dodge = Disparan a un personaje mío
orders-when-bang-shoot-back = ¡Indios! o Duelo: hace falta un ¡BANG!
orders-when-bang-last-beer = Un personaje mío está a punto de morir
orders-when-bang-store = Almacén: me llevo una carta
orders-when-bang-flip = Lucky Duke ha desenfundado dos cartas
orders-usual-bang-store = La carta que más vale por sí sola
orders-usual-bang-flip = La que me conviene

## Cómo se muestra BANG! para dos en la mesa y en el panel.

bang-headline-draft = La elección de personajes
bang-headline-place = La colocación
bang-headline-turn = Turno { $turn } · { $name }
bang-headline-over = Fin de la partida
# $by: the character who played the card, or none
bang-verdict = cae { $target }, el último personaje { DE($seat) } ({ $by ->
    [none] { $card }
    [own] su propia { $card }
   *[other] { $card } { DE($by) }
})
bang-verdict-unplayed = { $fall }, con un { $card } sin jugar en la mano
bang-verdict-close = { $fall }; { A($name) } le quedaba 1 punto de vida
# Lo que decidió la partida; $card: el tipo de carta, $by: el personaje que la jugó
bang-chips = Muertes: turno · quién · a quién · cómo
bang-decided = Turno { $turn }: cae { $target } ({ $card }). { $by } fue más veloz.
bang-decided-dynamite = Turno { $turn }: { $target } salta por los aires ({ $card }).
bang-pool = Para elegir
bang-drafted = Elegidos: { $names }
bang-side = { $cards ->
    [one] { $cards } carta en la mano
   *[other] { $cards } cartas en la mano
}
bang-exposed = ⬆️ expuesto
bang-covered = ⬇️ a cubierto
bang-dead = ✝️ fuera de combate
bang-acting = actúa
bang-distance = distancia { $distance }
bang-in-jail = en la Cárcel este turno
bang-before = En juego: { $cards }
bang-nothing-before = nada en juego
bang-piles = Montones
bang-deck = Mazo: { $count }
bang-discard = Descarte: { $card }
bang-discard-empty = Descarte: vacío
bang-store-open = Almacén: { $cards }
bang-flipped-now = Cartas desenfundadas: { $cards }
bang-shots = { $shots ->
    [0] Ningún ¡BANG! jugado este turno
    [one] { $shots } ¡BANG! jugado este turno
   *[other] { $shots } ¡BANG! jugados este turno
}
bang-last-hand = Mano: { $cards }
bang-replaces = en lugar { DE($card) }
# Jail, where the other side has one character left
bang-jail-last = Si no desenfunda un corazón, pierde entero su próximo turno.
bang-needs-two = Cuesta 1 punto de vida, si no responden dos ¡Fallaste!
# Un ¡Fallaste! que dispara Calamity Janet
bang-missed-shoots = Vale un ¡BANG!: 1 punto de vida, si no responden.
# Of the target of a shot
bang-against-barrel = Puede desenfundar: un corazón vale un ¡Fallaste!
bang-against-swap = También puede responder con un ¡BANG!
bang-mine = Tu mano
bang-mine-none = No te quedan cartas en la mano.
bang-mine-characters = Tus personajes
bang-mine-active = Vale la habilidad de quien está expuesto o, mientras una carta apunta a alguien, la de ese personaje.
bang-other-characters = El otro bando
bang-looked = Estás mirando
bang-sheet-kind = Tipo
bang-sheet-copies = En la baraja
bang-sheet-life = Vida
bang-brown = marrón: se juega y se descarta
bang-blue = azul: se queda en juego
bang-character = personaje

# What the signs on cards mean, below the cards of a table
bang-sign-skill = un enemigo al alcance
bang-sign-life = puntos de vida
bang-sign-people = todos a quienes llega
bang-sign-hand = cartas que se roban
bang-sign-discard = cartas que se pierden
bang-sign-bang-shot = un ¡BANG!
bang-sign-cross = lo detiene
bang-sign-bang-distance = distancia
bang-sign-firepower = alcance
bang-sign-shield = más difícil de alcanzar
bang-sign-exposed = quien está expuesto
bang-sign-suit-H = si sale un corazón
bang-sign-suit-S = si sale ♠︎ de 2 a 9
bang-sign-lock = si no, no se expone
bang-sign-bang-endless = cuantas veces quieras

## Imágenes de BANG! para dos: las palabras que solo están en ellas.

bang-pile-deck = mazo
bang-pile-discard = descarte
bang-legend-firepower = alcance
bang-legend-skill = a tiro
bang-legend-bang-distance = muy lejos
# Lo que ha decidido una carta volteada
bang-drawn-barrel = Un corazón: a salvo
bang-drawn-barrel-half = Un corazón: 1 de 2
bang-missed-count = { $count } de 2 ¡Fallaste!
# Por qué no se preguntó por un disparo que pide dos; $count: las cartas en mano
bang-missed-too-few = { $count ->
    [one] { $count } carta: no basta para dos ¡Fallaste!
   *[other] { $count } cartas: no bastan para dos ¡Fallaste!
}
bang-barrel-too-few = Un Barril: no basta para dos ¡Fallaste!
bang-drawn-barrel-failed = Sin corazón: el Barril falla
bang-drawn-jail = Un corazón: sale de la Cárcel
bang-drawn-jail-failed = Sin corazón: no se expone
bang-drawn-jail-lost = Sin corazón: turno perdido
bang-drawn-dynamite = No estalla: sigue viaje
bang-drawn-dynamite-failed = Picas 2–9: estalla
# Beside the sign of a covered character, on the board
bang-legend-covered = a cubierto
# BANG! cards in this turn, behind their number
bang-legend-shots = disparo

## Por qué gana un consejo: lo que cuesta la segunda opción en tantas partidas

bang-hint-own = En { $times } partidas desde aquí, la segunda opción te cuesta { $count ->
    [one] un punto de vida
   *[other] { $count } puntos de vida
} más.
bang-hint-theirs = En { $times } partidas desde aquí, la segunda opción le ahorra al otro bando { $count ->
    [one] un punto de vida
   *[other] { $count } puntos de vida
}.
bang-hint-cards = En { $times } partidas desde aquí, la segunda opción te deja { $count ->
    [one] una carta
   *[other] { $count } cartas
} menos.
# Why a line was better, in the story of a game
bang-better-own = En { $times } pruebas de cada forma, esa jugada conservó en total { $count ->
    [one] un punto de vida
   *[other] { $count } puntos de vida
} más.
bang-better-theirs = En { $times } pruebas de cada forma, esa jugada le costó en total al otro bando { $count ->
    [one] un punto de vida
   *[other] { $count } puntos de vida
} más.
bang-better-cards = En { $times } pruebas de cada forma, esa jugada conservó en la mano, en total, { $count ->
    [one] una carta
   *[other] { $count } cartas
} más.
