# Lo que pueden ajustar e interrumpir quienes gestionan un servidor.

## Comandos

cmd-admin-group = wanted-admin
    .description = Cómo se comporta Wanted en este servidor
cmd-admin-settings = ajustes
    .description = Muestra los ajustes del servidor; con una opción, la cambia
cmd-admin-settings-language = idioma
    .description = En qué idioma se escriben mesas, diarios y avisos
cmd-admin-settings-game = juego
    .description = A qué se juega en /wanted duelo si no se elige juego
cmd-admin-settings-place = lugar
    .description = Dónde se juegan las partidas
cmd-admin-settings-per-channel = por-canal
    .description = Máximo de partidas y ofertas a la vez en un canal
cmd-admin-settings-per-player = por-jugador
    .description = Máximo de partidas y ofertas a la vez para una persona
cmd-admin-abort = interrumpir
    .description = Pon fin a una partida, sin ganador
cmd-admin-abort-table = mesa
    .description = Qué partida

## Ajustes

title-settings = Wanted en este servidor
title-settings-changed = Anotado. Wanted en este servidor
settings-language = Idioma de la mesa
settings-game = Juego habitual de los duelos
settings-place = Dónde se juegan las partidas
settings-per-channel = Máximo de partidas y ofertas por canal
settings-per-player = Máximo de partidas y ofertas por persona
settings-language-server = El de los ajustes de Discord del servidor
settings-language-now = { $language } (según los ajustes de Discord del servidor)
settings-place-thread = Un hilo para cada partida
settings-place-channel = En el propio canal
settings-how = Para cambiar un ajuste, usa /wanted-admin ajustes con esa opción.

## Poner fin a una partida

aborted = La mesa { $table } queda cerrada. No gana nadie; la mesa ya está avisada.
no-admin-only = Eso solo pueden hacerlo quienes gestionan este servidor. Pídeselo a una de esas personas.
