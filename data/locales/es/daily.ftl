# El reparto del día.

cmd-wanted-daily = reparto
    .description = El reparto del día: el mismo para todo el mundo, a solas contra el ordenador
cmd-admin-settings-daily-channel = canal-reparto
    .description = Dónde anunciar el reparto del día; el mismo canal otra vez: en ninguno

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
daily-resigned = Rendición en el turno { $turn }
daily-tonight = Cuando acabe el día, `/wanted reparto` muestra en Ayer quién lo hizo mejor y dónde se separan los caminos.
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
   *[other] { " " }Ordenadores que juegan cada reparto: { $total }.
}
# $outcome: as above
daily-place = { $place }. **{ $name }** · { $percent } · { $outcome }
daily-best-elsewhere = Mejor resultado, en otro servidor: { $outcome }
daily-own-place = Puesto { $place } de { $count } entre todos los servidores
daily-unplaced = Sin puesto: tu historial está oculto, o el bot es tuyo.
daily-unfinished = No lo terminaste.
daily-somebody = Alguien
daily-parted = **Donde se separan los caminos:** en el turno { $turn }, { $count } personas estaban donde tú.
daily-parted-way = { $move }: { $count ->
    [one] una persona
   *[other] { $count } personas
}, { $percent } % de media
daily-parted-own = **{ $move }** (tú): { $count ->
    [one] una persona
   *[other] { $count } personas
}, { $percent } % de media
daily-percent = { $percent } %
# Posted for all; $mark: ✔ or ✘; $squares: how it stood
daily-share = Wanted, reparto { $number } · { $game } · { $level } · { $mark } { $percent } · { $squares } · { $days ->
    [one] un día
   *[other] { $days } días
}
daily-luck = La suerte decide demasiado para un reparto del día.

hint-daily-others = Los otros repartos de este día…
btn-daily-play = Jugar
btn-daily-continue = Seguir
btn-daily-share = Compartir
btn-daily-yesterday = Ayer
btn-daily-today = Hoy
btn-daily-result = Resultado
btn-daily-best = Ver la mejor
btn-daily-own = Ver la mía
btn-daily-file = Archivo para verificar

settings-daily-channel = El reparto del día se anuncia en { $channel }.
settings-daily-channel-none = El reparto del día no se anuncia.

no-daily-another = Termina antes { $game } de hoy: `/wanted reparto` te lleva allí.
no-daily-alone = Todo el mundo juega el reparto del día sin esto.
no-daily-closed = Este reparto no está abierto: su día ha acabado o no ha empezado. `/wanted reparto` muestra el de hoy.
no-daily-elsewhere = Empezaste este reparto en otro servidor; síguelo allí.
no-daily-luck = WANTED no tiene reparto del día, porque la suerte decide demasiado: hasta el marshal tardaría años en destacar.
no-daily-sealed = El secreto del reparto se publica cuando acaba el día; entonces habrá un archivo.
no-daily-unfinished = No has terminado este reparto.
