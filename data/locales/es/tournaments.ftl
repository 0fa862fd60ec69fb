# Torneos.

cmd-wanted-tournament = torneo
    .description = Los torneos de este servidor: apuntarse, ver cómo van, abrir uno
title-tournaments = 🏆 Torneos
tournaments-none = Aquí aún no se ha abierto ningún torneo.
tournaments-how-to-open = Para abrir uno hay que poder gestionar los eventos del servidor.
# $form, $state: as below
tournaments-line = **{ $name }** · { $game } · { $form } · { $state }
tournament-state-joining = empieza { $when }
tournament-state-playing = ronda { $round } de { $rounds }
tournament-state-rodeo = hasta el { $when }
tournament-state-over = victoria: { $name }
tournament-state-nobody = acabado sin vencedor
tournament-state-cancelled = cancelado
hint-tournaments = Ver un torneo…

tournament-form-knockout = eliminatoria
tournament-form-swiss = sistema suizo
tournament-form-robin = todos contra todos
tournament-form-league = liga
tournament-form-rodeo = rodeo
tournament-how-knockout = Quien pierde queda fuera. Si hay tablas, se juega una vez más con los bandos cambiados; después decide el sorteo.
tournament-how-swiss = Nadie queda fuera: en cada ronda te toca alguien con tus mismos puntos, y nunca dos veces la misma persona.
tournament-how-robin = Cada cual juega una vez contra cada uno de los demás.
tournament-how-league = Cada cual juega una vez contra cada uno de los demás, una ronda por semana.
tournament-how-rodeo = Todo el mundo juega los mismos cinco repartos sellados, a solas contra la máquina y cuando quiera.

title-tournament = 🏆 { $name }
tournament-terms = **{ $game }** · { $form } · { $pace }
tournament-starts = Empieza el { $at }, { $when }.
tournament-check-in-later = La confirmación se abre { $when }. Quien no confirme antes del comienzo no juega.
tournament-check-in-open = La confirmación está abierta. Quien no confirme antes del comienzo no juega.
tournament-entrants = **{ $count ->
    [one] { $count } plaza ocupada
   *[other] { $count } plazas ocupadas
} de { $max }:** { $names }
tournament-empty = Aún no se ha apuntado nadie. { $max } plazas.
tournament-avoid = -# Quienes se evitan solo se enfrentan si no queda otra posibilidad.
tournament-round = **Ronda { $round } de { $rounds }**, como muy tarde hasta el { $when }.
tournament-open-until = Abierto hasta el { $when }.
tournament-cancelled = Cancelado: había menos de dos personas o quien lo organiza le ha puesto fin.
tournament-no-winner = No queda nadie, así que no ha ganado nadie.
tournament-seal = -# Sorteo sellado: `{ $seal }`
tournament-secret = -# Sello `{ $seal }`, secreto `{ $secret }`, número `{ $number }`
# On the picture
standings-points = puntos
standings-record = victorias · tablas · derrotas
standings-round = ronda { $round } de { $rounds }
standings-end = clasificación final
standings-more = y { $count } más
# $sign: a medal or a number; $points: like 3½; $record: games won, drawn and lost
standing-line = { $sign } **{ $name }** · { $points } · { $record }{ $out ->
    [yes] { " " }· fuera
   *[no] { "" }
}
standing-by = { " " }· desempate: { $why }
tie-buchholz = puntos de los rivales
tie-sonneborn = puntos de los rivales vencidos
tie-direct = enfrentamiento directo
tie-wins = victorias
tie-margin = diferencia por partida
tie-lot = sorteo
standings-ties = -# A igualdad de puntos deciden, por este orden: { $names }.

btn-tournament-new = Abrir un torneo
btn-tournament-join = Apuntarme
btn-tournament-check = Confirmar
btn-tournament-game = Mi partida
btn-tournament-table = Clasificación
btn-tournament-leave = Dejarlo
btn-tournament-manage = Gestionar
btn-tournament-start = Empezar ya
btn-tournament-cancel = Cancelar el torneo
btn-tournament-move = Hacerme cargo y publicar aquí
btn-tournament-really = Sí, de verdad
btn-tournament-play = Reparto { $number }
hint-tournament-replay = Hacer repetir una partida…

tournament-you-joined = Juegas en **{ $name }**. Confirma cuando se abra el plazo: { $when }.
tournament-you-are-in = Juegas en **{ $name }** y ya has confirmado. Empieza { $when }.
tournament-you-enter = Juegas en **{ $name }** a partir de la próxima ronda.
tournament-you-left = Ya no juegas en **{ $name }**.
tournament-leave-sure = ¿Dejar **{ $name }**? Una partida del torneo sin acabar cuenta como perdida, y no se puede volver.
tournament-cancel-sure = ¿Cancelar **{ $name }** para todo el mundo?
tournament-opened = **{ $name }** está abierto en { $channel }.
tournament-done = Hecho.
tournament-manage-how = Esto solo lo ves tú: organizas **{ $name }** o puedes gestionar este servidor.
tournament-your-game = Ronda { $round }: juegas contra **{ $name }**.
tournament-your-bye = Ronda { $round }: no tienes partida, y eso cuenta como victoria.
tournament-your-rest = Ronda { $round }: no tienes partida.
tournament-your-wait = Tu partida de esta ronda ha acabado. La próxima empieza cuando acaben todas, como muy tarde { $when }.
tournament-your-pairing-soon = La mesa se está abriendo.
tournament-your-end = Este torneo ha acabado. Tu puesto: { $place }.
tournament-your-out = Estás fuera.
tournament-your-start = Empieza { $when }.
rodeo-line = **{ $number }.** { $outcome }
rodeo-unplayed = aún sin jugar

# The posting of a round
title-round = 🏆 { $name } · ronda { $round } de { $rounds }
title-round-again = 🏆 { $name } · otra partida
title-rodeo = 🏆 { $name } · los cinco repartos
round-pair = **{ $number }.** { $first } – { $second }
round-bye = Sin partida en esta ronda: { $names }.
round-until = Las partidas que sigan abiertas { $when } las decide quién ha dejado pasar más jugadas.
round-seals = -# Selladas: { $seals }
rodeo-how = Abierto hasta el { $when }. Un solo intento por reparto, a tu ritmo, sin consejos; nada se puede deshacer. Cuenta a quién superas en cada reparto.
title-final = 🏆 { $name } · victoria: { $winner }
title-final-none = 🏆 { $name } ha acabado
tournament-call = { $names } **{ $name }** empieza { $when }. Quien no confirme no juega.

form-tournament = Abrir un torneo
form-tournament-name = Nombre
form-tournament-form = Modalidad
form-tournament-game = Juego
form-tournament-clock = Reloj
form-tournament-hours = ¿En cuántas horas empieza?

audit-tournament-replay = hizo repetir la partida { $number } del torneo { $name }
audit-tournament-move = se hizo cargo del torneo { $name }
audit-tournament-cancel = canceló el torneo { $name }

no-tournament-none = Ese torneo no existe aquí. `/wanted torneo` los muestra todos.
no-tournament-manage = Eso solo pueden hacerlo quien lo organiza y quienes gestionan los eventos del servidor.
no-tournament-form = Esa modalidad no existe. Elige una de la lista.
no-tournament-game = Ese juego no se puede jugar en esa modalidad. Un rodeo necesita un juego con reparto del día; las demás, uno para dos.
no-tournament-start = Un torneo empieza dentro de una hora como muy pronto y de { $days } días como muy tarde. Escribe las horas con cifras.
no-tournament-name = El torneo necesita un nombre.
no-tournament-too-many = Aquí hay { $max } torneos abiertos, que es el máximo. Espera a que acabe uno.
no-tournament-closed = El plazo para apuntarse y confirmar ha acabado. `/wanted torneo` muestra los demás torneos.
no-tournament-joined = Ya estás en la lista.
no-tournament-left = Has dejado este torneo y no puedes volver.
no-tournament-full = Las { $max } plazas están ocupadas. Si alguien se va, quedará una libre.
no-tournament-early = La confirmación se abre el <t:{ $at }:f>.
no-tournament-checked-in = Ya has confirmado.
no-tournament-over = Este torneo ha acabado.
no-tournament-not-in = No juegas en este torneo.
no-tournament-few = Hacen falta al menos { $min } personas.
no-tournament-no-replay = Esa partida no es de la ronda actual, así que no se puede repetir.
