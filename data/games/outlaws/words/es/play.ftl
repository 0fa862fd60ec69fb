# Lo que WANTED pregunta, cuenta y rechaza. Las cartas están en outlaws-cards.ftl y las reglas en outlaws-rules.ftl.

game-outlaws-duel = WANTED: Duelo
game-outlaws-shootout = WANTED: Tiroteo
game-outlaws-gangs = WANTED: Pandillas
preset-revolvers-first = Primero los revólveres
preset-bounty = Recompensa

## Preguntas

outlaws-ask-pick = { $cards ->
    [one] { $round ->
        [1] Pon un forajido boca abajo.
       *[other] Ronda { $round } de { $of }: pon un forajido boca abajo.
    }
   *[other] Elige a los { $cards } forajidos de tu pandilla; quedan boca abajo.
}
outlaws-ask-place-dice = ¿Quién lidera tu pandilla? No podrás cambiarlo después.
outlaws-ask-discard = Descarta a un forajido. Los demás reciben dados nuevos, que el juego coloca para el mejor líder.

outlaws-pick-place-dice = Reparte tus dados
outlaws-pick-discard = Descarta a un forajido

outlaws-kind-pick = forajido que va boca abajo
outlaws-kind-place-dice = reparto de los dados
outlaws-kind-discard = forajido que se descarta

## Sucesos

outlaws-event-turn-began = Ronda { $round } de { $of }.
outlaws-event-drew = { $seat } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
    .opened = { $seat } roba { $cards }.
outlaws-event-rolled = { $seat } saca { $dice }.
outlaws-event-revealed = { $seat } descubre { A($card) }, con un { $die } en el dado.
outlaws-event-armed = { $seat } le da un dado de { $die } { A($card) }.
outlaws-event-led = { $card } lidera la pandilla { DE($seat) }.
# $lost también es positivo
outlaws-event-scored = { $gained ->
    [0] { $lost ->
        [0] { $seat } llega a { $total }.
       *[other] { $seat } llega a { $total } (−{ $lost } por palos).
    }
   *[other] { $lost ->
        [0] { $seat } llega a { $total } (+{ $gained } por palos).
       *[other] { $seat } llega a { $total } (+{ $gained } y −{ $lost } por palos).
    }
}
outlaws-event-tied = Empate a { $total }: nadie gana la ronda.
outlaws-event-stood = { $card } gana la ronda para { $seat }.
outlaws-event-fell = { $card } cae: boca abajo ante { $seat }.
# $reward: for whose fall $target is paid, $paid: what $seat is paid
outlaws-event-fell-both = Caen los dos forajidos: { outlaws-reward } para { $target }, ${ $paid } para { $seat }.
outlaws-event-beat = { $card } vence { A($fallen) }: { outlaws-reward } para { $seat }.
outlaws-event-beaten = { $winner } vence { A($card) }: { outlaws-reward } para { $target }.
outlaws-event-took = { $seat } le quita { A($owner) }: { $card }
outlaws-event-took-many = { $seat } se lleva a { $count } forajidos ({ outlaws-reward }).
outlaws-event-withdrew = { $card } ({ $seat }) sale del juego.
outlaws-event-withdrew-many = { $count } forajidos salen del juego.
outlaws-event-paid = { $reward ->
    [0] { $seat } no cobra ninguna recompensa.
   *[other] { $seat } cobra ${ $reward } de recompensa.
}
outlaws-event-replayed = ¡Misma recompensa! Quienes empatan repiten con sus vencedores: { $rounds ->
    [one] una ronda más
   *[other] { $rounds } rondas más
}.
outlaws-event-deadlocked = Empate, y ya no hay vencedores para todos. Decide una carta del mazo para cada uno, sin verla.
outlaws-event-repeated = { $gangs } pandillas empatadas en lo más alto: vuelven a enfrentarse.
outlaws-event-discarded = { $seat } descarta { A($card) }.
outlaws-event-drawn = Se acabó el mazo y el empate sigue en pie: no gana nadie.

## Negativas

outlaws-no-unknown-card = En esta baraja no existe esa carta.
outlaws-no-not-in-hand = { $card } no está en tu mano.
outlaws-no-not-in-play = { $card } no es uno de tus forajidos en juego.
outlaws-no-not-these-dice = Esos no son tus dados: sacaste { $dice }. Di uno por forajido, en el orden de tus cartas.

## Comandos

cmd-outlaws-group = forajidos
    .description = Las jugadas de WANTED: duelo, tiroteo, pandillas
cmd-outlaws-table = mesa
    .description = Qué mesa, si juegas en varias
cmd-outlaws-pick = elegir
    .description = Pon una carta boca abajo; en Pandillas, tres
cmd-outlaws-pick-card = carta
    .description = La carta
cmd-outlaws-pick-second = segunda
    .description = La segunda carta de tu pandilla
cmd-outlaws-pick-third = tercera
    .description = La tercera carta de tu pandilla
cmd-outlaws-place-dice = colocar-dados
    .description = Da un dado a cada carta de tu pandilla
cmd-outlaws-place-dice-dice = dados
    .description = Qué dado va con qué carta
cmd-outlaws-discard = descartar
    .description = Tras un empate de pandillas: descarta una de tus cartas
cmd-outlaws-discard-card = carta
    .description = La carta que descartas

## What an offer says of the game

invites-outlaws-duel = Cinco rondas, un forajido cada vez, boca abajo. Quien mejor dispara cobra la recompensa del otro; gana quien junta más dinero.
    .minutes = 5 minutos
goal-outlaws-duel = Habilidad, dado y palos dan un total; el más alto cobra la recompensa del otro. En la última ronda pelea la carta que te queda.
invites-outlaws-shootout = Todos juegan un forajido boca abajo, todos disparan a la vez, y quien mejor dispara se lleva las recompensas de los caídos.
    .minutes = 5–10 minutos
goal-outlaws-shootout = Habilidad, dado y palos dan un total; el más alto cobra las recompensas de los demás. En la última ronda pelea la carta que te queda.
invites-outlaws-gangs = Forma tu pandilla, tira los dados, mira quién puede liderar: un solo enfrentamiento, y solo una pandilla sale por su propio pie.
    .minutes = 5 minutos
goal-outlaws-gangs = Cuentan las tres habilidades y los tres dados, pero solo los palos de tu líder. Lidera la mayor suma de habilidad + dado; solo eliges quién si tus dados lo permiten.

legend-outlaws =
    Arriba a la izquierda: la habilidad, a la que se suma el dado
    Arriba a la derecha: el número, que no suma nada, y el palo; un comodín no tiene
    ♣︎ +3: tres puntos más contra un ♣︎, −3: tres menos
    $ la recompensa por un forajido caído
legend-outlaws-gangs =
    Arriba a la izquierda: la habilidad, a la que se suma el dado
    Arriba a la derecha: el número, que no suma nada, y el palo; un comodín no tiene
    ♣︎ +3: tres puntos más por cada ♣︎ de las otras pandillas si lidera este forajido, −3: tres menos
outlaws-joker = Comodín
outlaws-no-suit = sin palo: no gana ni pierde nada, y nadie gana contra él

## Cómo se muestra WANTED en la mesa y en el panel.

outlaws-round = Ronda { $round } de { $rounds }
outlaws-after-round = Tras la ronda { $round } de { $rounds }
outlaws-before-last = Tras la ronda { $round } de { $rounds } · después, las últimas cartas
outlaws-last-round = Ronda { $round } de { $rounds } · las últimas cartas
outlaws-recap = Ronda { $round }: { $text }
# Below the question of a round with two cards
outlaws-last-card = El que guardas peleará en la última ronda.
outlaws-joker-means = 🃏 Comodín: ningún punto por palos.
outlaws-plays-itself = Después peleará por sí sola tu última carta, { $card }.
outlaws-stake = Ronda { $round } de { $rounds } · { A($seat) } le hace falta más de { $stake }
outlaws-stake-lead = Ronda { $round } de { $rounds } · { $seat } lleva { $stake } de ventaja{ $count ->
    [0] { "" }
   *[other] , al alcance { DE($few) }
}
outlaws-stake-even = Ronda { $round } de { $rounds } · todo, al último disparo
outlaws-stake-none = Ronda { $round } de { $rounds } · { $seat } ya ha ganado
outlaws-gangs = { $phase ->
    [pick] Se forman las pandillas
    [chosen] Las pandillas están elegidas
    [showdown] Todo a la vista
   *[other] Hablan los dados
}
outlaws-unasked = Hablan los dados: nadie tiene que elegir líder
outlaws-replay = ¡Empate! Se repite, ronda { $round } de { $rounds }
outlaws-replay-once = La pelea sigue
outlaws-over = El final
outlaws-you = Tú
outlaws-mine-in-play = { $count ->
    [one] Carta en juego, boca abajo
   *[other] Cartas en juego, boca abajo
}
outlaws-mine-open = En juego
# Cards of { $name } that lie on the table
outlaws-in-front = { $name } · sobre la mesa
outlaws-collected = { $name } · botín
outlaws-mine-in-hand = En la mano
outlaws-mine-none = No te quedan cartas.
outlaws-skill = habilidad { $skill }
outlaws-against = { $value } contra { $suit }
outlaws-reward = ${ $reward }
outlaws-purse = 💰 ${ $reward }
outlaws-held = { $cards ->
    [one] { $cards } carta en la mano
   *[other] { $cards } cartas en la mano
}
outlaws-in-play = En juego: { $cards }
outlaws-face-down = { $count ->
    [one] Una carta boca abajo
   *[other] { $count } cartas boca abajo
}
outlaws-dice = Dados: { $dice }
outlaws-up = Vencedores: { $cards }
outlaws-down = { $seats ->
    [2] Caídos: { $cards }
   *[other] Cobrados: { $cards }
}
outlaws-out = Fuera del juego: { $cards }
# Which outlaw beat which, with their totals; $you is the side of who reads it. Begins a sentence or ends one
outlaws-deed = { $you ->
    [won] en la ronda { $round }, tu { $card } ({ $own }) venció { A($fallen) } ({ $other })
    [lost] en la ronda { $round }, { $card } ({ $own }) venció a tu { $fallen } ({ $other })
   *[other] en la ronda { $round }, { $card } ({ $own }) venció { A($fallen) } ({ $other })
}
outlaws-deed-tied = en la ronda { $round }, { $cards } empataron a { $total }
outlaws-verdict-comeback = { $deed }: { $paid }, hasta entonces { $behind } por detrás
outlaws-verdict-tie = { $deed }: { $paid }
# In the last round $seat missed the game, or won it and still lacked $lacks
outlaws-verdict-missed = { $deed }, y eso le costó la partida { A($seat) }
outlaws-verdict-missed-you = { $deed }, y eso te costó la partida
outlaws-verdict-short = { $deed }, pero { A($seat) } le faltaron { $lacks }
outlaws-verdict-short-you = { $deed }, pero te faltaron { $lacks }
outlaws-verdict-gangs = { $most } contra { $least }, con { $card } al frente
# $ties: the totals of earlier fights
outlaws-verdict-gangs-tied = Empate ({ $ties }); luego { $most } contra { $least }, con { $card } al frente
outlaws-verdict-lead = { $deed }: { $paid }, { $last ->
    [1] y la partida
   *[other] y la delantera hasta el final
}
outlaws-verdict-kept = { $deed }: { $paid }, y una ventaja que se mantuvo
# No round decided; $deed is the winner’s best
outlaws-verdict-rounds = { $seat } { $won ->
    [all] ganó las { $rounds } rondas
   *[other] lideró desde la ronda { $taken }
}{ $won ->
    [none] { "" }
   *[other] ; { $deed }
}
outlaws-verdict-rounds-you = { $won ->
    [all] ganaste las { $rounds } rondas
   *[other] lideraste desde la ronda { $taken }
}{ $won ->
    [none] { "" }
   *[other] ; { $deed }
}
outlaws-verdict-sums = { $most } contra { $least }
# Who has lost reads it: money, or a gang’s total
outlaws-own-place = Tú: { $sum }, puesto { $place } de { $seats }.
outlaws-own-gang = { $fight ->
    [0] Con { $sum } puntos te faltaron { $short } para ganar
   *[other] Tu pandilla cayó en la ronda { $fight }; le faltaron { $short } para empatar
}, puesto { $place } de { $seats }.
# And what the leader of their gang brought, and what another one would have, and won by it
outlaws-own-leader = Lideró { $card }: { $suits } por los palos.
outlaws-own-leader-other = Lideró { $card }: { $suits } por los palos; { $other } habría sumado { $least }{ $won ->
    [yes] { " " }y ganado
    [tied] { " " }y empatado
   *[no] , sin ganar
}.
# Lo que decidió la partida; $cards: quién cayó, por su nombre, o un número de forajidos
outlaws-decided = { $card } vence { A($cards) }: { $paid }
outlaws-decided-tie = Ronda { $round }: empate; caen { $cards }, y quien sale ganando es { $seat }.
outlaws-decided-gangs = { $card } encabeza la pandilla: { $most } contra { $least }.
outlaws-tied-fight = Ronda { $fight }: empate a { $total }, siguen { $gangs } pandillas.
# On the picture of a showdown: its number, and what it brings whom, after what is a surprise
outlaws-nth = Ronda { $round }
outlaws-rolling = Ruedan los dados…
outlaws-laid = Dados nuevos, para el mejor líder
outlaws-decides = Ronda { $round }: { $reward } y el primer puesto
outlaws-round-decides = La ronda { $round } decide
outlaws-missed = ¡{ A($seat) } se le escapan { $reward } y la partida!
outlaws-stopped = { $stopper } frena { A($seat) }: ¡{ $winner } sigue por delante!
outlaws-most = La mejor ronda de quien gana: { $reward }
outlaws-best-of-winner = Mejor ronda de quien gana
outlaws-brings = { $reward } para { $seat }
outlaws-brings-you = { $reward } para ti
outlaws-takes-lead = ¡{ $seat } toma la delantera!
outlaws-brings-lead =
    { outlaws-takes-lead }
    { outlaws-brings }
outlaws-takes-lead-you = ¡Tomas la delantera!
outlaws-brings-lead-you =
    { outlaws-takes-lead-you }
    { outlaws-brings-you }
outlaws-surprise-upset = ¡Cae el favorito!
outlaws-surprise-joker = ¡Cae un comodín!
outlaws-surprise-narrow = ¡Por un solo punto!
outlaws-by-skill = Decide la habilidad: { $most } contra { $least }
outlaws-by-dice = Deciden los dados: { $most } contra { $least }
outlaws-by-suits = Deciden los palos: { $most } contra { $least }
outlaws-by-leader = Con { $card }: { $least } contra { $most }
outlaws-by-points = { $most } puntos de ventaja
# Where nothing alone decided: by how much the winning gang was ahead in each
outlaws-ahead-by = Diferencia con { $rival }: habilidad { $skill }, dados { $dice }, palos { $suits }
outlaws-stamp = ¡Cayó!
# Below a gang’s skill and dice: what is still to come
outlaws-known = Habilidad + dados
outlaws-to-come = + palos del líder
outlaws-wins-fight = { $seat } gana, { $most } contra { $least }
outlaws-chips-duel = Ganado en cada ronda
outlaws-chips-tied = Ganado en cada ronda; un empate paga a ambos
outlaws-chips = Recompensas, ronda a ronda
outlaws-chips-tie = Empate
outlaws-chips-fights = Ronda a ronda: los dos mejores totales
# At the end, a gang that fell before the last fight
outlaws-in-fight = { $name } · fuera, ronda { $fight }
# On the first picture: how the game is won, and what a card's bonus against a suit means
outlaws-aim-rounds = Tras { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} gana quien más dinero tenga
outlaws-aim-fight = Un combate: gana el total más alto
# Beside the first question, below the aim in the picture
outlaws-collects = { $seats ->
    [2] Quien venza a tu forajido cobra su recompensa ($).
   *[other] El total más alto cobra los $ de los demás.
}
outlaws-die = Dado
outlaws-duel-bonus = { $card } gana { $value } contra { $suit }
outlaws-shootout-bonus = { $card } gana { $value } por cada { $suit } rival
outlaws-gangs-bonus = Si { $card } lidera: { $value } por { $suit } de otras pandillas
outlaws-suit-shootout = Palo, por rival
# How a showdown without a winner ended
outlaws-tied-duel = Empate a { $total }: cada uno cobra los $ del otro
outlaws-tied-shootout =
    ¡Empate a { $total }!
    Nadie cobra, esas cartas se retiran
outlaws-tied-between = { $seats } empatan a { $total }: nadie cobra
outlaws-tied-gangs = Empate a { $total }: siguen { $gangs } pandillas
# En la mano y en la imagen de la ronda que decide: cuánta ventaja hay
outlaws-wins-by =
    { $turned ->
        [1] ¡{ $seat } le da la vuelta!
       *[other] ¡{ $seat } gana por { $reward }!
    }
    { $paid }
outlaws-too-late =
    ¡Le faltan { $lead } { A($seat) }!
    { outlaws-brings }
outlaws-ahead = Llevas { $reward } de ventaja.
outlaws-behind = { $seat } te lleva { $reward }.
outlaws-even = Vais igualados.
outlaws-hands = Manos
outlaws-many = { $count } forajidos
outlaws-unplayed = Sin jugar: { $cards }
outlaws-last = { $round ->
    [0] La pelea
   *[other] Disparos de la ronda { $round }
}
outlaws-sums = Carta por carta
# What a total is made of; $suits: by suits, with their signs
outlaws-total = { $seat } · habilidad { $skill } + dados { $dice }{ $suits } = { $total }
outlaws-won-rounds = { $count ->
    [one] { $count } ronda ganada
   *[other] { $count } rondas ganadas
}

# To whom has chosen who leads, or has nothing to choose, until all have chosen
outlaws-if-level = { $count ->
    [one] { "" }
   *[other] , quien gane más por los palos
}
outlaws-ready = Tu pandilla está lista: **lidera { $card }**{ outlaws-if-level }.
outlaws-unasked-leads = Nada que elegir: **lidera { $card }**{ outlaws-if-level }. Ningún otro reparto de tus dados es mejor.
# A button: after a tie
outlaws-discards = Descartar { $card }
outlaws-level = { $first } / { $second }
# Beside the question who leads, if a button names several
outlaws-dice-equal = Con «/» lidera quien gane más por los palos.
# To whom a tie of others has left behind
outlaws-beaten = Tu pandilla queda fuera, con { $total } contra { $most }.
# Al final de las pandillas, entre igualados: por qué lideró uno
outlaws-led-by = { $seat }: lidera { $card } con { $most } por los palos; { $other } habría sumado { $least }{ $won ->
    [yes] { " " }y ganado
   *[tied] { " " }y empatado
}.

## Why a hint names a card

outlaws-hint-pick = Vence a unos { $beaten } de cada 10 forajidos que puede tener otro jugador, y si cae cuesta { $reward }.
outlaws-hint-gang = Juntos suman { $skill } de habilidad; tu mano permite { $most } como mucho. { $card } puede liderar: { $signs } por cada carta así.
