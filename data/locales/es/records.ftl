# Historiales de los jugadores.

cmd-wanted-stats = historial
    .description = El historial de alguien en este servidor
cmd-wanted-stats-user = jugador
    .description = De quién; si no lo indicas, el tuyo
cmd-wanted-stats-game = juego
    .description = Solo este juego

title-stats = ★ { $name }
# On the picture
stats-sum = { $won } { $won ->
    [one] victoria
   *[other] victorias
} de { $total }
stats-people = **{ $total ->
    [one] Una partida
   *[other] { $total } partidas
}** entre personas · { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}{ $drawn ->
    [0] { "" }
   *[other] { " " }· { $drawn } en tablas
}
stats-computers = **{ $total ->
    [one] Una partida
   *[other] { $total } partidas
}** contra la máquina · { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}{ $drawn ->
    [0] { "" }
   *[other] { " " }· { $drawn } en tablas
}
stats-game = { $game }: { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
} de { $total }{ $drawn ->
    [0] { "" }
   *[other] { " " }· { $drawn } en tablas
}
# $line: the line before; $side: what was played
stats-best = { $line } · sobre todo con { $side } ({ $won } de { $total })
stats-streak = Mejor racha: { $count } victorias
stats-pace = Responde en { $time } (mediana)
stats-in-time = a tiempo { $kept } de { $count } veces
# $count: decisions until it can be said
stats-new-here = Cara nueva: tras { $count } decisiones más se verá si responde a tiempo.
stats-between = Contra ti: tú { $own }, la otra parte { $other }
stats-nothing = Aún no hay partidas terminadas aquí.
stats-nothing-own = Aún no hay partidas terminadas aquí. `/wanted duelo` empieza una, también contra mí.
stats-all-games = Todos los juegos
stats-won = Ganada
stats-drawn = Tablas
stats-lost = Perdida
stats-result = { $outcome } · { $game } · mesa { $table }
hint-stats-last = Volver a ver una partida…
# $latest: as in the next line, the newest first
stats-stars = ★ Logros: **{ $count } de { $total }** · { $latest }
stats-star = { $name } ({ $when })
stats-stars-game = **{ $game }** · { $count } de { $total }
stats-stars-pick = Elige un juego en el historial para ver qué falta y cómo.
btn-stats-stars = Logros
btn-stats-post = Mostrar a todos

no-records-private = <@{ $who }> no muestra su historial a nadie.
no-stats-bot = Los bots no tienen historial. Mi fuerza se explica en `/wanted reglas`.
no-stats-gone = Esa persona se ha ido; su historial ya no se muestra.

cmd-wanted-ladder = clasificación
    .description = Quién juega mejor aquí, según las partidas por puntos
cmd-wanted-ladder-game = juego
    .description = Qué juego; si no eliges, el habitual
title-ladder = 🏆 { $game } · clasificación
# $sign: a medal or a number; $who: a mention
ladder-place = { $sign } { $who } · **{ $points }** · { $count ->
    [one] una partida
   *[other] { $count } partidas
}
ladder-closed = { $count ->
    [0] Aún no se conoce bien la fuerza de nadie.
    [one] Solo se conoce bien la fuerza de una persona.
   *[other] Se conoce bien la fuerza de { $count } personas.
} La clasificación se abre con { $needed }.
ladder-none = Aún no has terminado aquí ninguna partida por puntos de este juego. Propón una con `/wanted duelo`.
ladder-private = No muestras tu historial a nadie, así que no estás en ninguna clasificación. Se cambia con `/wanted yo`.
ladder-own = Tú: **{ $points }** ± { $spread }
ladder-own-place = { $own } · puesto { $place }
ladder-own-away = { $own } · tu última partida por puntos tiene más de 30 días; la próxima te devuelve a la lista.
ladder-own-to-go = { $own } · te falta: { $missing }
ladder-games = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
ladder-opponents = { $count ->
    [one] un rival más
   *[other] { $count } rivales más
}
ladder-how = { $count ->
    [one] Una persona activa
   *[other] { $count } personas activas
} en los últimos 60 días
ladder-season = la temporada acaba { $when }
btn-ladder = Clasificación
btn-ladder-you = Mi puesto
btn-last-season = Última temporada
title-last-season = 🏆 { $game } · última temporada
title-season = 🏆 La temporada ha terminado
season-until = Temporada hasta el { $when }.
season-again = Las clasificaciones empiezan de nuevo; `/wanted clasificación` las muestra.
no-no-season = Aún no ha acabado aquí ninguna temporada de este juego con clasificación.
stats-climb = { $game } { $stars }
stats-climb-next = { $line } · { $wins } de { $of } victorias para: { $level }
