# Mesa, panel, diario y lo que se hace en una mesa.

panel-title = Tu mano · { $game } · mesa { $table }
told-times = { $line } ×{ $times }
told-turn = Turno { $turn } · { $line }
told-before = … { $count } { $count ->
    [one] línea
   *[other] líneas
} antes
panel-now = Ahora
panel-means = Qué hace cada botón
# The same, where a button does something else with its card, such as discard it
panel-cards = Qué hacen las cartas
# While the board shows the last steps one by one
panel-watch = 👀 La mesa muestra qué pasa; luego este panel sigue solo.
panel-lost = **Has perdido.**
panel-won = 🏆 **¡Has ganado!**
panel-waiting = Esperamos { A($names) }.
panel-chosen = Has elegido: { $choice }.
panel-again = Ya habías respondido a eso; así están las cosas.

board-title = { $game } · { $headline }
# $name: a fact of a card or a table, $value: what it is
named-value = { $name }: { $value }
board-asked = { $names } – { $ask }
board-asked-many = { $count } de { $max } personas
board-lately = Qué ha pasado
board-won = { $count ->
    [one] 🏆 { $names } gana la partida.
   *[other] 🏆 { $names } ganan la partida.
}
board-shared = 🏆 { $names } comparten la victoria.
board-nobody = Nadie gana esta partida.
board-why = Qué decidió la partida
board-stood = Cómo iba la partida
# $score: each player with the games they have won
board-score = Partidas ganadas cara a cara: { $score }
# $stars: names of achievements
board-star = { $name }: { $stars }
board-star-rare = Lo tienen { $percent } de cada 100.
# $ratings: each player with their points
board-ratings = Clasificación: { $ratings }
unrated-undone = Sin puntos: se deshizo una jugada de común acuerdo.
unrated-short = Sin puntos: demasiado corta para contar.
unrated-undecided = Sin puntos: nadie ha ganado jugando.
board-footer = #{ $table } · { $seal }
seal = 🔏 { $digits }
table-closed = Mesa { $table }: { $why }
board-again = Aquí tienes la mesa otra vez, justo debajo.

ping-turn = { $names }, ¡a jugar!
# While a picture still moves
ping-soon = { $names }, enseguida, ¡a jugar! 👀
# Where some have to choose, and nobody learns who
ping-dice = { $names }, ¡los dados han caído!
ping-over = { $names }, la partida ha terminado.

thread-name = { $what } · { $players }
thread-round = { $name } · ronda { $round }
board-dropped = Esta partida ya no cuenta para **{ $name }**.
thread-versus = { $first } contra { $second }

btn-hand = Mi mano
btn-refresh = Actualizar
btn-back = Atrás
btn-previous = Anterior
btn-next = Siguiente
btn-earlier = Antes
btn-words = En texto
btn-cards = Cartas
btn-fair = ¿Reparto limpio?
btn-rematch = Revancha
btn-resign = Sí, me rindo
panel-cards-cut = … **{ btn-cards }** enseña el resto.
hint-group = { $hint } { $first }–{ $last }
hint-one = Elige…
hint-some = Elige de { $min } a { $max }…
hint-exactly = Elige { $count }…
hint-table = ¿Qué mesa?
# Of a list too long for Discord: options that turn its pages, and a part of it
list-before = … { $count } antes
list-after = … { $count } más
choices-more = … y más: sigue escribiendo
list-part = { $hint } ({ $shown } de { $count })

# Una elección de varios pasos en una línea: una carta y luego un blanco
play-then = { $before } → { $then }
# … de la que falta por preguntar
play-more = { $play }…
play-ways = { $count ->
    [one] { $count } opción
   *[other] { $count } opciones
}

cards-title = Las cartas de la mesa { $table }
cards-none = Aquí no hay cartas a la vista, y no tienes ninguna en la mano.
cards-legend = Qué significan los signos
hint-card = Leer una carta…
fair-title = ¿Es limpio el reparto?
fair-text =
    ✅ **Sí: el reparto se selló antes de que nadie aceptara, y después de la partida cualquiera puede comprobarlo.**
    -# El bot saca un secreto y muestra su SHA-256, el sello. Todas las cartas y todos los dados salen de ese secreto, del número de la mesa y del identificador de Discord de cada jugador: ni el bot ni quien lo aloja pueden cambiarlos después.
    -# Para comprobarlo, copia el sello entero antes de la primera carta. Después de la partida el secreto aparece aquí, y `/wanted diario archivo:True` te da el archivo con el que cualquiera que tenga el programa del bot puede volver a repartirla y a jugarla (`wanted verify`).
fair-seal = 🔏 `{ $seal }`
fair-secret = 🔓 Secreto `{ $secret }`
# $numbers: the table's number, then each seat's
fair-dealt =
    El reparto sale de `{ $numbers }`: la mesa y luego el número de cada sitio, en orden.
    Reglas: versión { $version }, cartas { $set }, huella `{ $fingerprint }`.

log-title = Qué ha pasado en la mesa { $table }
log-page = Página { $page } de { $pages }

table-name = n.º { $table } · { $game } · { $players }

resign-two = Si confirmas, te rindes y gana tu rival.
resign-more = Si confirmas, dejas esta mesa, la máquina ocupa tu sitio y no podrás volver.
resigned-over = Te has rendido. La partida ha terminado.
resigned-left = Has dejado esta mesa. La máquina juega por ti.

no-no-game = No tienes ninguna partida aquí. Empieza una con `/wanted duelo` o `/wanted mesa`.
no-other-game = En esta mesa se juega { A($game) }: sus comandos empiezan con **/{ $command }**.
no-not-over = La partida solo se puede descargar cuando termina: antes de eso, el archivo revelaría las cartas de todos.
no-check = No puedes usar este comando aquí.
no-argument = «{ $value }» no sirve ahí. Elige una de las sugerencias mientras escribes.
no-permission = Me falta un permiso para eso aquí. Pide a quien gestione el servidor que revise los míos: `/wanted ayuda` los enumera.
no-discord = Discord tiene problemas ahora mismo. Tu partida está a salvo; prueba otra vez en un minuto.

# Comandos

cmd-wanted = wanted
    .description = Duelos de cartas del Oeste: reta, juega, consulta
cmd-wanted-table-option = mesa
    .description = Qué mesa, si juegas en varias
cmd-wanted-hand = mano
    .description = Tu mano y lo que tienes que decidir; solo lo ves tú
cmd-wanted-board = tablero
    .description = Vuelve a mostrar la mesa al final del canal
cmd-wanted-games = partidas
    .description = Tus partidas en este servidor, primero las que te esperan
cmd-wanted-log = diario
    .description = Qué ha pasado en una mesa desde la primera carta
cmd-wanted-log-file = archivo
    .description = La partida terminada, en un archivo que `wanted verify` comprueba
