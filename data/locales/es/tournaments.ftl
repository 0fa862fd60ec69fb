# Torneos.

no-tournament-none = Ese torneo no existe aquí. `/wanted torneo` los muestra todos.
no-tournament-form = Esa modalidad no existe. Elige una de la lista.
no-tournament-game = Ese juego no se puede jugar en esa modalidad. Un rodeo necesita un juego con reparto del día; las demás, uno para dos.
no-tournament-start = Un torneo empieza como muy tarde a los { $days } días. Escribe las horas con cifras.
no-tournament-name = El torneo necesita un nombre.
no-tournament-too-many = Aquí hay { $max } torneos abiertos, que es el máximo. Espera a que acabe uno.
no-tournament-closed = El plazo para apuntarse y confirmar ha acabado. `/wanted torneo` muestra los demás torneos.
no-tournament-joined = Ya estás en la lista.
no-tournament-left = Has dejado este torneo y no puedes volver.
no-tournament-full = Las { $max } plazas están ocupadas. Si alguien se va, quedará una libre.
no-tournament-early = La confirmación se abre { $at }.
no-tournament-checked-in = Ya has confirmado.
no-tournament-over = Este torneo ha acabado.
no-tournament-not-in = No juegas en este torneo.
no-tournament-few = Hacen falta al menos { $min } personas.
no-tournament-no-replay = Esa partida no es de la ronda actual, así que no se puede repetir.
