# El reparto del día.

cmd-wanted-daily = reparto
    .description = El reparto del día: el mismo para todo el mundo, a solas contra la máquina
cmd-admin-settings-announcements = anuncios
    .description = Dónde anunciar los repartos del día y a los primeros de la temporada; otra vez el mismo: en ninguno

title-daily = Reparto { $number } · { $game }
daily-weekday-0 = Lunes
daily-weekday-1 = Martes
daily-weekday-2 = Miércoles
daily-weekday-3 = Jueves
daily-weekday-4 = Viernes
daily-weekday-5 = Sábado
daily-weekday-6 = Domingo
# $until: a time of day
daily-terms = **{ $weekday }** · rival: { $level } · hasta las { $until }
daily-through = { $count ->
    [0] Nadie ha terminado aún.
    [one] Ha terminado una persona.
   *[other] Han terminado { $count } personas.
}
daily-how = Todo el mundo recibe este reparto y la misma suerte. Un solo intento, a tu ritmo, sin consejos; nada se puede deshacer. Rendirse es perder en ese turno.
daily-begun = Lo has empezado y puedes seguir hasta que acabe el día.
# $outcome: as below
daily-result = { $outcome }: mejor que el **{ $count } %**
daily-result-early = { $outcome }. La casa aún juega este reparto; luego verás a cuántos superas.
daily-won = Victoria en el turno { $turn }{ $margin ->
    [0] { "" }
   *[other] { " " }(+{ $margin })
}
daily-drawn = Empate en el turno { $turn }
daily-lost = Derrota en el turno { $turn }{ $margin ->
    [0] { "" }
   *[other] { " " }(−{ $margin })
}
daily-resigned = { $turn ->
    [0] Rendición antes del primer turno
   *[other] Rendición en el turno { $turn }
}
daily-tonight = Cuando acabe el día, `/wanted reparto` muestra en Ayer quién lo hizo mejor y dónde se separaron los caminos.
daily-streak = { $count } días seguidos
# $when: a date
daily-seal = Sellado el { $when }: `{ $seal }`
daily-seal-next = Sello de mañana: `{ $seal }`
daily-secret = Sello `{ $seal }`, secreto `{ $secret }`
daily-number = Reparto { $deal }, completado por el primer Jugar: `{ $number }`
# $total: the computers that played it
daily-field = { $count ->
    [0] Nadie terminó este reparto.
    [one] Una persona terminó este reparto.
   *[other] { $count } personas terminaron este reparto.
}{ $total ->
    [0] { "" }
   *[other] { " " }Máquinas que juegan cada reparto: { $total }.
}
# $outcome: as above
daily-place = { $place }. **{ $name }** · { $percent } · { $outcome }
daily-best-elsewhere = Mejor resultado, en otro servidor: { $outcome }
daily-own-place = Puesto { $place } de { $count } entre todos los servidores
daily-unplaced = Sin puesto: tu historial está oculto, o el bot es tuyo.
daily-unfinished = No lo terminaste.
daily-somebody = Alguien
daily-parted = **Donde se separaron los caminos:** en el turno { $turn }, { $count } personas estaban donde tú.
daily-parted-way = { $move }: { $count ->
    [one] una persona
   *[other] { $count } personas
}, { $percent } % en promedio
daily-parted-own = **{ $move }** (tú): { $count ->
    [one] una persona
   *[other] { $count } personas
}, { $percent } % en promedio
# What each side played there
daily-parted-sides = Tú: { $own } · enfrente: { $other }
# On the picture of all results
daily-field-you = Tú
daily-field-players = Los demás
daily-field-computers = Máquinas
daily-field-alt = Todos los resultados de este reparto como puntos, los mejores a la derecha; el tuyo está marcado.
daily-percent = { $percent } %
# Posted for all; $outcome: ✔ or ✘, and the percent; $squares: how it stood
daily-share = Wanted, reparto { $number } · { $game } · { $level } · { $outcome } · { $squares } · { $days ->
    [one] un día
   *[other] { $days } días
}
daily-luck = Aquí la suerte decide demasiado para un reparto del día.

title-same-deal = Mismo reparto · { $game } · { $level }
same-deal-open = Las mismas cartas y la misma suerte para los dos. Un solo intento, antes del { $when }, sin consejos; nada se puede deshacer. Quien no haya acabado para entonces pierde.
same-deal-waits = Verás el resultado del otro cuando ambos hayan acabado, como muy tarde el { $when }.
same-deal-won = 🏆 **{ $name } gana el duelo.**
same-deal-equal = Igual de bien: no gana nadie.
same-deal-nobody = Nadie ha acabado: no gana nadie.
# $outcome: como arriba; $squares: cómo iba
same-deal-line = **{ $name }** { $squares }
    { $outcome }
same-deal-unfinished = Sin acabar
same-deal-unplayed = Sin jugar
same-deal-parted = **Donde se separaron los caminos:** { $turn ->
    [0] antes del primer turno
   *[other] turno { $turn }
}
same-deal-way = { $name }: { $move }
same-deal-secret = Reparto { $deal }, completado por la pulsación { $number } · secreto { $secret }
btn-same-deal-replay = Repetición: { $name }

hint-daily-others = Los otros repartos de este día…
btn-daily = Reparto del día
btn-daily-play = Jugar
btn-daily-continue = Seguir
btn-daily-share = Compartir
btn-daily-yesterday = Ayer
btn-daily-today = Hoy
btn-daily-result = Resultado
btn-daily-best = Ver la mejor
btn-daily-own = Ver la mía
btn-daily-file = Archivo para verificar

settings-announcements = Los repartos del día y los primeros de la temporada se anuncian en { $channel }.
settings-announcements-none = Los repartos del día y los primeros de la temporada no se anuncian.

no-daily-another = Termina antes el reparto de hoy ({ $game }): `/wanted reparto` te lleva allí.
no-daily-alone = Los repartos sellados se juegan sin esto.
no-daily-closed = Este reparto no está abierto: su tiempo ha acabado o no ha empezado. `/wanted reparto` muestra el de hoy.
no-daily-elsewhere = Empezaste este reparto en otro servidor; síguelo allí.
no-daily-luck = WANTED no tiene reparto del día, porque la suerte decide demasiado: hasta el marshal tardaría años en destacar.
no-daily-sealed = Otros juegan aún este reparto. Cuando acabe su tiempo, se publica su secreto y podrás compartir la partida.
no-daily-unfinished = No has terminado este reparto.
no-same-deal-game = Ningún reparto de este juego se puede comparar. Elige otro de la lista.
no-same-deal-computer = Ahí juego contra los dos. Elige a otra persona; a solas tienes `/wanted reparto`.
no-same-deal-terms = Con el mismo reparto se juega siempre sin puntos, con las reglas y cartas habituales y sin reloj. No indiques variante, reloj, mazo ni tipo.
no-same-deal-none = Ese duelo ya no existe. `/wanted duelo` crea uno nuevo.
no-same-deal-others = Ese duelo es entre otras dos personas. Crea el tuyo con `/wanted duelo`.
no-same-deal-over = Ese duelo ha terminado. `/wanted duelo` crea uno nuevo.
