# Volver a ver una partida, turno a turno.

## Comando y botones

cmd-wanted-replay = repetición
    .description = Vuelve a ver una partida turno a turno; solo la ves tú
cmd-wanted-replay-turn = turno
    .description = El turno en que empezar; si no lo dices, el final

btn-replay = Repetición
btn-replay-first = Inicio
btn-replay-back = ◀ Atrás
btn-replay-next = Siguiente ▶
btn-replay-last = Final
btn-replay-steps = Paso a paso
btn-replay-turns = Turno a turno
btn-replay-show = Enseñar a todos
# Whose hands are seen next
btn-replay-eyes = Manos: { $eyes }
replay-eyes-all = todas
replay-eyes-table = ninguna
hint-replay-turn = Ir a…
hub-replay = ⏪ Repetición: { $name }

## The panel

# $stop: which of how many places to stop, $ply: the row of the log
replay-footer = Mesa { $table } · { $stop } de { $count } · línea { $ply }
replay-shown = { $name } enseña la mesa { $table } · { $stop } de { $count }
replay-hand = Lo que ve { $name }
# An option of the list of turns, $headline as on the board
replay-turn = { $turn } · { $headline }
replay-dealt = Se reparten las cartas.
replay-quiet = Nada que todos pudieran ver.
# $ply: the first row of the log that the rules of today play differently
replay-diverged = Se cuenta hasta aquí: desde la línea { $ply }, las reglas de hoy llevan a otro sitio.

no-replay-none = Aquí no ha terminado ninguna partida tuya y en este canal no se juega ninguna. Indica una mesa.
no-replay-lost = Se ha perdido el principio de esta partida y no se puede volver a ver. `/wanted diario` aún la cuenta.
no-replay-running = Podrás enseñar una posición a todos cuando la partida haya terminado: antes podría delatar algo.
