# What is done at a table: More, and `/table` for those who type.

## Slash commands

cmd-table-group = mesa
    .description = Lo que se hace en una mesa: deshacer, ofrecer tablas, dar tiempo, rendirse
cmd-table-hint = pista
    .description = ¿Qué haría el marshal? Contra la máquina
cmd-table-undo = deshacer
    .description = Deshaz tu última elección, o pide permiso a los demás
cmd-table-draw = tablas
    .description = Ofrece tablas
cmd-table-abort = suspender
    .description = Propón terminar una partida sin ganador
cmd-table-resign = rendirse
    .description = Ríndete; en partidas de más de dos, la máquina ocupa tu sitio
cmd-table-time = tiempo
    .description = Da más tiempo a quien se hace esperar
cmd-table-claim = reclamar
    .description = Tu rival no responde: reclama la victoria o deja que siga la máquina
cmd-table-seat = sitio
    .description = Recupera el sitio en el que juega la máquina por ti
cmd-table-orders = órdenes
    .description = Deja dicho qué responde el bot por ti fuera de tu turno

## Old names: $old and $new as they are typed


## More

# $names: everybody else there
at-table = **{ $game }** con **{ $names }** · mesa { $table }
more-what = ¿Qué quieres hacer aquí?
btn-ways = Más
btn-rest = Rendirse, ajustes…
btn-hint = ¿Qué haría el marshal?
btn-notips = Sin más consejos
btn-tips = Consejos otra vez
btn-hint-short = Pista
btn-draw = Ofrecer tablas
btn-abort = Terminar sin ganador
btn-log = Diario
btn-give-up = Rendirse
btn-get-up = Dejar la mesa
btn-leave-seat = Sí, dejo la mesa
more-given = { $name } tiene más tiempo: el plazo acaba { $when }.

## At which of several tables

which-table-hand = Juegas en varias mesas. ¿En cuál quieres ver tu mano?
which-table-hint = ¿En qué mesa quieres una pista?
which-table-notips = ¿En qué mesa no quieres más consejos?
which-table-tips = ¿En qué mesa quieres otra vez consejos?
which-table-undo = { $count ->
    [one] ¿En qué mesa quieres deshacer tu última elección?
   *[other] ¿En qué mesa quieres deshacer tus últimas { $count } elecciones?
}
which-table-draw = ¿En qué mesa quieres ofrecer tablas?
which-table-abort = ¿Qué partida quieres terminar sin ganador?
which-table-time = ¿En qué mesa quieres dar más tiempo?
which-table-claim = ¿En qué mesa no responde tu rival?
which-table-seat = ¿En qué mesa quieres recuperar tu sitio?
which-table-orders = ¿Para qué mesa son tus órdenes?
which-table-log = ¿De qué mesa quieres leer el diario?
which-table-note = ¿Sobre qué mesa es tu nota?
which-table-replay = ¿Qué partida quieres volver a ver?
which-table-resign = ¿En qué mesa quieres rendirte?

## Hint

# $move: as the panel's list says it
hint-move = 🤠 El marshal jugaría: **{ $move }**
hint-sure = Con eso ganas la partida en este turno, sea lo que sea lo oculto.
# $wins, $second: of 100 games that go on from here as far as you can know
hint-wins = Desde aquí, unas { $wins } victorias de cada 100.
hint-second = Desde aquí, unas { $wins } victorias de cada 100; con la segunda mejor jugada, { $second }.
hint-equal = Desde aquí, unas { $wins } victorias de cada 100. Otras jugadas valen lo mismo.
hint-habit = Por pura costumbre: aquí no hay nada que calcular.
hint-late = El marshal sigue pensando en otras mesas. Vuelve a preguntar dentro de un momento.

## Refusals

no-hint-people = Aquí juegas contra personas, y la partida se propuso sin pistas.
# $reason: what was wanted, as its button says
no-action-unavailable = { $count ->
    [one] «{ $reason }»: ahora no, en tu mesa.
   *[other] «{ $reason }»: ahora no, en ninguna de tus { $count } mesas de aquí.
}

## The menus of people and messages: at most 32 characters

menu-challenge = Retar a un duelo
menu-avoid = Evitar
menu-hand = Ver mi mano
menu-describe = Describir esta mesa
avoid-now = Ya no compartirás mesa con **{ $name }**; las partidas en curso siguen. No recibe ningún aviso. Elige lo mismo otra vez para deshacerlo.
avoid-no-longer = Puedes volver a compartir mesa con **{ $name }**.

## The list below `/wanted games`; $name: a game by number, name and players, or an offer

hint-hub = Abrir, volver a jugar…
hint-hub-over = Tus últimas partidas…
hub-hand = 🃏 { $name }
hub-claim = ⏰ ¿No responde? { $name }
hub-seat = 🪑 Recuperar mi sitio: { $name }
hub-withdraw = 🚪 Retirar: { $name }
hub-looking = 👀 Ahora no: { $name }
hub-same-deal = 🃏 Mismo reparto: { $name }
hub-rematch = 🔁 Revancha: { $name }
hub-mistake = 🔁 Probar de nuevo: { $name }
btn-describe = Describir esta mesa
which-table-board = ¿De qué mesa quieres ver el tablero?
which-table-cards = ¿De qué mesa quieres leer las cartas?
