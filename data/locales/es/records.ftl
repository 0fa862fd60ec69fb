# Historiales de los jugadores.

cmd-wanted-stats = historial
    .description = El historial de alguien en este servidor
cmd-wanted-stats-user = jugador
    .description = De quién; si no, el tuyo
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
}** contra el ordenador · { $won ->
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
stats-in-time = A tiempo { $kept } de { $count } veces
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
hint-stats-last = Volver a ver una de las últimas…
btn-stats-post = Mostrar a todos

no-records-private = <@{ $who }> no muestra su historial a nadie.
no-stats-bot = Los bots no tienen historial. Cómo de fuerte juego se explica en `/wanted reglas`.
no-stats-gone = Esa persona se ha ido; su historial ya no se muestra.
