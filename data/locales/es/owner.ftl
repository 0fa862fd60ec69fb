# Lo que ve y hace quien aloja el bot: en todos los servidores a la vez.

## Comandos

cmd-owner-group = wanted-host
    .description = Para quien aloja este bot
cmd-owner-status = estado
    .description = Cómo está el bot: servidores, partidas, trabajo, copias, errores, disco
cmd-owner-servers = servidores
    .description = Los servidores excluidos; excluye uno o deja que vuelva
cmd-owner-servers-server = servidor
    .description = Su identificador, o elígelo de la lista
cmd-owner-servers-reason = motivo
    .description = Por qué; solo lo lee quien aloja el bot
cmd-owner-servers-lift = quitar
    .description = Deja que este servidor vuelva
cmd-owner-message = mensaje
    .description = Escribe a todas las partidas en curso, por ejemplo antes de un mantenimiento
cmd-owner-message-text = texto
    .description = Lo que leerán; lo ves antes de que se envíe
cmd-owner-drain = pausa
    .description = Deja de admitir partidas nuevas o vuelve a admitirlas
cmd-owner-drain-on = activa
    .description = Sí: no empiezan partidas nuevas. No: se permiten otra vez
cmd-owner-stop = parar
    .description = Para el bot; todo queda guardado
cmd-owner-audit = registro
    .description = Lo que ha hecho quien aloja el bot: cuándo, quién, qué, por qué

## El panel

title-host = Wanted, para quien lo aloja
owner-draining = No empieza ninguna partida: las has puesto en pausa.
owner-version = Versión
owner-version-now = { $version }, en marcha desde { $since }
owner-servers = Servidores
owner-servers-now = { $count }, excluidos: { $shut }
owner-tables = Partidas
owner-tables-suspended = En pausa, porque Discord no deja mostrarlas: { $count }
owner-tables-behind = Mesas sin actualizar: { $count }
owner-tables-offers = Ofertas abiertas: { $count }
owner-daily = Reparto del día: victorias en doce semanas; con una fuerza adecuada, entre el 35 y el 65 %
owner-daily-wins = { $weekday }, { $level }: { $percent } % de { $count }
owner-latency = Discord
owner-latency-now =
    { $count ->
        [one] { $ms } ms hasta su puerta de enlace
       *[other] { $ms } ms hasta su puerta de enlace, en el más lento de { $count } fragmentos
    }
owner-latency-unknown = Aún sin medir.
owner-work = Trabajo en curso
owner-work-none = Nada en este momento.
owner-overdue =
    { $seconds ->
        [0] No hay nada con retraso.
       *[other] Retraso máximo: { $seconds } s.
    }
owner-workers = Procesos auxiliares: { $names }
owner-processes = Procesos
owner-process =
    { $count ->
        [one] Fragmentos { $shards } en { $host }: una mesa abierta, relojes revisados { $when }
       *[other] Fragmentos { $shards } en { $host }: { $count } mesas abiertas, relojes revisados { $when }
    }
owner-process-waits = Fragmentos { $shards } en { $host }: espera a que termine otro proceso
owner-backup = Copias de seguridad
owner-backup-at = La última copia se hizo { $when }.
owner-backup-good =
    { $count ->
        [one] Probada: su partida abierta se ha vuelto a jugar sin errores.
       *[other] Probada: sus { $count } partidas abiertas se han vuelto a jugar sin errores.
    }
owner-backup-games = Probada: la copia está bien, pero hay partidas que no pueden seguir: { $why }
owner-backup-damaged = Probada: la copia estaba dañada ({ $why }). ¿Está bien el disco?
owner-backup-unmade = La última no se pudo hacer: { $why }
owner-backup-unplanned = No hay ninguna prevista: falta WANTED_BACKUP_SCHEDULE.
owner-backup-none = Todavía ninguna; la primera se hace en el minuto que sigue al arranque.
owner-errors = Errores de las últimas 24 horas
owner-errors-count = { $count }
owner-disk = Disco
owner-disk-free = { $free } MB libres; la base de datos ocupa { $size } MB.
btn-owner-status = Actualizar
btn-owner-message = Escribir a todas
btn-owner-drain = Sin partidas nuevas
btn-owner-undrain = Dejar empezar
btn-owner-servers = Servidores
btn-owner-stop = Parar el bot
btn-owner-send = Enviar

## Servidores

title-owner-servers = Servidores excluidos
owner-servers-how = Para excluir uno: /wanted-host servidores con servidor y motivo. Para dejar que vuelva: con servidor y quitar.
owner-shut = `{ $server }` · { $at } · { $reason }
owner-shut-now = El servidor `{ $server }` queda excluido: el bot lo deja, sus partidas quedan en pausa y ninguna invitación lo trae de vuelta. Para deshacerlo: /wanted-host servidores con quitar.
owner-reopened = El servidor `{ $server }` puede volver a invitar al bot; entonces siguen sus partidas.

## Mensaje, pausa, parada

audit-shut = excluyó el servidor `{ $server }`
audit-reopen = dejó volver al servidor `{ $server }`
audit-drain = dejó de admitir partidas nuevas
audit-undrain = volvió a admitir partidas nuevas
audit-message = escribió a todas las partidas
audit-stop = detuvo el bot
title-owner-message =
    { $count ->
        [one] Se enviará a un canal
       *[other] Se enviará a { $count } canales
    }
owner-message-what = ¿Qué mensaje envías a todas las partidas?
owner-sending = Enviando…
owner-sent = Canales en los que se ha publicado: { $count }. Rechazado por Discord: { $refused }
owner-notice = De parte de quien aloja este bot: { $said }
owner-drained = Desde ahora no empieza ninguna partida, tampoco tras reiniciar. Las que están en curso siguen. Para deshacerlo: /wanted-host pausa.
owner-undrained = Ya pueden empezar partidas nuevas.
owner-stop-sure =
    { $count ->
        [0] ¿Parar el bot? No hay ninguna partida en curso.
        [one] ¿Parar el bot? Hay una partida en curso. Queda guardada y su reloj no corre hasta el próximo arranque.
       *[other] ¿Parar el bot? Hay { $count } partidas en curso. Quedan guardadas y sus relojes no corren hasta el próximo arranque.
    }
owner-stopping = El bot termina lo que está mostrando y se para. Habrá que arrancarlo de nuevo en su máquina.

## Negativas

no-owner-only = Eso solo puede hacerlo quien aloja este bot. Para moderar este servidor, usa /wanted-admin.
no-owner-server = Eso no es el identificador de un servidor. Elígelo de la lista o copia el identificador: un número de 19 cifras como mucho.
no-owner-here = Es el servidor en el que estás: te quedarías fuera. Hazlo desde otro servidor.
no-owner-none = Este servidor no está excluido.
no-owner-nobody = No hay ninguna partida en curso: nadie lo leería.
no-owner-gone = Ese mensaje ya no está. Escríbelo de nuevo con /wanted-host mensaje.
no-block-owner = Es quien aloja el bot y no se le puede bloquear aquí. Si no quieres el bot, quítalo del servidor.
no-games-paused = Por ahora no puede empezar ninguna partida: quien aloja el bot prepara un mantenimiento. Las partidas en curso siguen; inténtalo más tarde.
no-server-blocked = Quien aloja este bot ya no atiende este servidor.

## El primer arranque

first-game = { $who }, el bot está listo. ¿Una primera partida contra la máquina? Quien pulse juega un duelo corto.
btn-first-game = Jugar una primera partida
