# Volver a ver una partida, turno a turno.

## Comando y botones

cmd-wanted-replay = repetición
    .description = Vuelve a ver una partida turno a turno; solo la ves tú
cmd-wanted-replay-turn = turno
    .description = El turno en que empieza; si no lo indicas, el primero

btn-replay = Repetición
btn-all-hands = Todas las manos
btn-replay-back = ◀ Atrás
btn-replay-next = Siguiente ▶
btn-replay-steps = Paso a paso
btn-replay-turns = Turno a turno
btn-replay-show = Enseñar a todos
btn-replay-hands = Manos
btn-replay-hide = Ocultar
hint-replay-turn = Ir a…
hub-replay = ⏪ Repetición: { $name }

## The panel

# $stop: which of how many pages
replay-footer = Mesa { $table } · página { $stop } de { $count }
replay-shown = { $name } enseña la mesa { $table } · página { $stop } de { $count }
replay-hand = Lo que ve { $name }
# Debajo, la mano de la que se eligió
replay-chosen = { $name } eligió { $chosen } de esta mano
# What a secret choice was made from
replay-choice = Mano { DE($name) } antes de elegir
# Where nothing is chosen from them
replay-cards = Cartas { DE($name) }
# An option of the list of turns, $headline as on the board
replay-turn =
    { $turn ->
        [0] { $headline }
       *[other] { $turn } · { $headline }
    }
replay-dealt = Se reparten las cartas.
replay-drawn = La imagen muestra lo que ha pasado.
replay-quiet = En la mesa aún no cambia nada.
# $ply: the first row of the log that the rules of today play differently
replay-diverged = El relato llega hasta aquí: desde la línea { $ply }, las reglas de hoy llevarían a otra partida.

## The page

page-theme = Claro u oscuro
page-position = Posición en la partida
page-steps = Pasos
page-first = Al principio
page-turn-back = Un turno atrás
page-back = Un paso atrás
page-next = Un paso adelante
page-turn-next = Un turno adelante
page-last = Al final
page-all = Toda la partida en palabras
page-told = Qué ha pasado
page-points = Momentos y errores
page-ways = Flechas: un paso · con Mayús: un turno · Inicio y Fin · 1 a 9: momentos y errores · deslizar sobre la mesa. Esta página no carga nada de internet.
page-seat = Sitio { $number }
page-title = { $game } · mesa { $table }
btn-web-page = En la web
btn-replay-page = Página web
replay-page-sent = La partida en una página: guárdala y ábrela en cualquier navegador. Muestra todas las manos.

## Play on from here

btn-play-on = Seguir desde aquí
btn-play-on-anew = Repartir lo oculto de nuevo
btn-play-on-same = Dejar las cartas
play-on-title = ¿Y si…?
play-on-what = Sigues desde esta posición, a solas contra la máquina. La mesa queda marcada y nunca cuenta. Si has visto las manos, haz que se repartan de nuevo las cartas ocultas: conservas lo que ves aquí.
play-on-seat = Juegas con { $name }
play-on-level = Máquina: { $level }
# $names: the others who played
play-on-together = O con { $names }
play-on-together-what = Todos deben aceptar. Cada cual conserva su sitio y el tiempo de aquella partida; nada cuenta.
btn-together-anew = Preguntar: repartir todo de nuevo
btn-together-same = Preguntar: dejar las cartas
play-on-started = La mesa { $table } sigue desde ahí. Su tablero está abajo.
event-played-on = { $seat } sigue la mesa { $source } desde la línea { $ply }, con otra suerte.
# $of: the table that it continues, $ply: the row of its log
board-footer-what-if = Mesa { $table } · sigue desde la mesa { $source }, línea { $ply } · nunca cuenta
board-footer-import = Mesa { $table } · importada: mesa { $source } de otro sitio, hasta la línea { $ply }

## La historia de una partida: véase docs/players/luck.md

btn-replay-star = ★ Otro momento
story-expected = ⏳ Faltan probabilidades y momentos: { $percent } %, pulsa Actualizar.
# How likely a player was to win here
story-chance = { $name } { $percent } %
story-curve = Probabilidad de que gane { $name }, con todas las manos a la vista: { $percent } %
# The same where the chances know no hidden hand
story-curve-seen = Probabilidad de que gane { $name }, vista desde la mesa: { $percent } %
# $games: how many of 100 more are won with what was better
story-knew = 💡 **{ $name }** podía saberlo: **{ $best }** ganaba unas { $games } de cada 100 partidas más que { $played }.
# Instead of that, where the game was as good as won
story-threw = 💡 **{ $name }** podía saberlo: { $played } regaló la partida, **{ $best }** la habría ganado.
story-closed = La partida se abandonó aquí: así estaba.
# On the board of a finished game; $points: what happened, a line each
story-turned =
    ★ **La partida en breve**
    { $points }

## Otra vez: el error se pregunta de nuevo

btn-try-other = Responder otra vez
hint-try = Tus errores ({ $count }): reintentar…
hint-try-answer = ¿Qué jugarías ahora?
# An option; $loss: percent of the chance to win
try-mistake = Turno { $turn }, unos { $loss } puntos
try-title = Tu respuesta
try-what = Ves lo que veías entonces, y nada más.
try-footer = Mesa { $table } · una pregunta repetida, solo para ti
# $wins: how many of 100 games it wins from there; the others in the same way
try-as-good = ✅ **{ $line }** vale tanto como la mejor: unas { $wins } victorias de cada 100. Habías jugado { $played }: { $before }.
try-better = 👍 **{ $line }** gana unas { $wins } de cada 100, más que lo que habías jugado, { $played } ({ $before }). **{ $best }** gana { $most }.
try-same = **{ $line }** es lo que habías jugado: unas { $wins } victorias de cada 100. **{ $best }** gana { $most }.
try-no-better = **{ $line }** gana unas { $wins } de cada 100, y lo que habías jugado, { $played }, gana { $before }. **{ $best }** gana { $most }.
# A mistake that its user wants to be asked again
mistake-name = turno { $turn } de la mesa { $table }
btn-remind = Pregúntamelo en tres días
btn-remind-forget = No preguntarlo más
# $when: a date
remind-kept = Guardado. A partir del { $when }, `/wanted partidas` te lo vuelve a preguntar, sin avisos. Allí puedes responder o quitarlo cuando quieras.
remind-again = Se te volverá a preguntar a partir del { $when }.
remind-known = Ya te lo sabes: no se preguntará más.
remind-forgotten = No se preguntará más.
no-try-too-many = Ya guardas { $max } errores para intentarlos de nuevo, que es el máximo. Responde o quita alguno en `/wanted partidas`.
no-try-none = Aquí no hay ningún error tuyo para intentarlo de nuevo.
no-try-late = La máquina está pensando en otras mesas. Prueba otra vez dentro de un momento.

## Private notes

cmd-wanted-note = nota
    .description = Una nota solo para ti sobre una mesa: bajo tu mano y en tu repetición
btn-note = Mis notas
note-title = 📝 Mis notas
note-label = Solo para ti, sobre la mesa { $table }
note-hint = Guarda lo mejor para el final…
note-saved = Anotado. Está bajo tu mano y en tu repetición; nadie más la ve.
note-deleted = Tu nota sobre esta mesa se ha borrado.

no-not-writing = No puedes escribir en este canal, así que aquí no se publica nada por ti.
no-replay-none = Aquí no ha terminado ninguna partida tuya y en este canal no se juega ninguna. Indica una mesa.
no-replay-lost = Se ha perdido el principio de esta partida y no se puede volver a ver. `/wanted diario` aún la cuenta.
no-replay-running = Podrás enseñar una posición a todos cuando la partida haya terminado: antes podría delatar algo.
no-play-on-running = Solo puedes seguir desde una posición cuando la partida haya terminado.
no-play-on-over = Aquí no queda nada por jugar: la partida ya había terminado.
no-play-on-alone = No hay a quién preguntar: aquí no jugó nadie más, o alguien ha borrado sus datos.
no-play-on-hidden = En este momento no se pueden repartir de nuevo las cartas ocultas. Vuelve al turno anterior o deja las cartas.
no-not-dealt = Esta mesa no se repartió: viene de la mesa { $table }. No hay reparto que comprobar ni archivo.
