# Lo que ve y hace quien aloja el bot: en todos los servidores a la vez.

## Comandos

cmd-host-group = wanted-host
    .description = Para quien aloja este bot
cmd-host-status = estado
    .description = Cómo está el bot: servidores, partidas, trabajo, copias, errores, disco
cmd-host-servers = servidores
    .description = Los servidores excluidos; excluye uno o deja que vuelva
cmd-host-servers-server = servidor
    .description = Su identificador, o elígelo de la lista
cmd-host-servers-reason = motivo
    .description = Por qué; solo lo lee quien aloja el bot
cmd-host-servers-lift = quitar
    .description = Deja que este servidor vuelva
cmd-host-message = mensaje
    .description = Escribe a todas las partidas en curso, por ejemplo antes de un mantenimiento
cmd-host-message-text = texto
    .description = Lo que leerán; lo ves antes de que se envíe
cmd-host-drain = pausa
    .description = No dejes empezar más partidas, o permítelo de nuevo
cmd-host-drain-on = activa
    .description = Sí: no empiezan partidas nuevas. No: se permiten otra vez
cmd-host-stop = parar
    .description = Para el bot; todo queda guardado
cmd-host-audit = registro
    .description = Lo que ha hecho quien aloja el bot: cuándo, quién, qué, por qué

## El panel

title-host = Wanted, para quien lo aloja
host-draining = No empieza ninguna partida: así lo has pedido.
host-version = Versión
host-version-now = { $version }, en marcha desde { $since }
host-servers = Servidores
host-servers-now = { $count }, excluidos: { $shut }
host-tables = Partidas
host-tables-suspended = En pausa, porque Discord no deja mostrarlas: { $count }
host-tables-behind = Mesas sin actualizar: { $count }
host-tables-offers = Ofertas abiertas: { $count }
host-latency = Discord
host-latency-now =
    { $count ->
        [one] { $ms } ms hasta su puerta de enlace
       *[other] { $ms } ms hasta su puerta de enlace, en el más lento de { $count } fragmentos
    }
host-latency-unknown = Aún sin medir.
host-work = Trabajo en curso
host-work-none = Nada en este momento.
host-overdue =
    { $seconds ->
        [0] No hay nada con retraso.
       *[other] Retraso máximo: { $seconds } s.
    }
host-workers = Procesos junto al bot: { $names }
host-backup = Copias de seguridad
host-backup-at = La última copia se hizo { $when }.
host-backup-good =
    { $count ->
        [one] Probada: su partida abierta se ha vuelto a jugar y todo está bien.
       *[other] Probada: sus { $count } partidas abiertas se han vuelto a jugar y todo está bien.
    }
host-backup-games = Probada: la copia está bien, pero hay partidas que no pueden seguir: { $why }
host-backup-damaged = Probada: la copia estaba dañada ({ $why }). ¿Está bien el disco?
host-backup-unmade = La última no se pudo hacer: { $why }
host-backup-unplanned = No hay ninguna prevista: falta WANTED_BACKUP_SCHEDULE.
host-backup-none = Todavía ninguna; la primera se hace en el minuto que sigue al arranque.
host-errors = Errores de las últimas 24 horas
host-errors-count = { $count }
host-disk = Disco
host-disk-free = { $free } MB libres; la base de datos ocupa { $size } MB.
btn-host-status = Actualizar
btn-host-message = Escribir a todas
btn-host-drain = Sin partidas nuevas
btn-host-undrain = Dejar empezar
btn-host-servers = Servidores
btn-host-stop = Parar el bot
btn-host-send = Enviar

## Servidores

title-host-servers = Servidores excluidos
host-servers-how = Para excluir uno: /wanted-host servidores con servidor y motivo. Para dejar que vuelva: con servidor y quitar.
host-shut = `{ $server }` · { $at } · { $reason }
host-shut-now = El servidor `{ $server }` queda excluido: el bot lo deja, sus partidas quedan en pausa y ninguna invitación lo trae de vuelta. Para deshacerlo: /wanted-host servidores con quitar.
host-reopened = El servidor `{ $server }` puede volver a invitar al bot; entonces siguen sus partidas.

## Mensaje, pausa, parada

audit-shut = excluyó el servidor `{ $server }`
audit-reopen = dejó volver al servidor `{ $server }`
audit-drain = dejó de permitir partidas nuevas
audit-undrain = volvió a permitir partidas nuevas
audit-message = escribió a todas las partidas
audit-stop = detuvo el bot
title-host-message =
    { $count ->
        [one] Se enviará a un canal
       *[other] Se enviará a { $count } canales
    }
host-message-what = ¿Qué deben leer todas las partidas?
host-sending = Enviando…
host-sent = Canales en los que se ha publicado: { $count }. Rechazado por Discord: { $refused }
host-notice = De parte de quien aloja este bot: { $said }
host-drained = Desde ahora no empieza ninguna partida, tampoco tras reiniciar. Las que están en curso siguen. Para deshacerlo: /wanted-host pausa.
host-undrained = Ya pueden empezar partidas nuevas.
host-stop-sure =
    { $count ->
        [0] ¿Parar el bot? No hay ninguna partida en curso.
        [one] ¿Parar el bot? Hay una partida en curso. Queda guardada y su reloj no corre hasta el próximo arranque.
       *[other] ¿Parar el bot? Hay { $count } partidas en curso. Quedan guardadas y sus relojes no corren hasta el próximo arranque.
    }
host-stopping = El bot termina lo que está mostrando y se para. Habrá que arrancarlo de nuevo en su máquina.

## Negativas

no-host-only = Eso solo puede hacerlo quien aloja este bot. Para moderar este servidor, usa /wanted-admin.
no-host-server = Eso no es el identificador de un servidor. Elígelo de la lista o copia el identificador: un número de 19 cifras como mucho.
no-host-here = Es el servidor en el que estás: te quedarías fuera. Hazlo desde otro servidor.
no-host-none = Este servidor no está excluido.
no-host-nobody = No hay ninguna partida en curso: nadie lo leería.
no-host-gone = Ese mensaje ya no está. Escríbelo de nuevo con /wanted-host mensaje.
no-block-host = Es quien aloja el bot y no se le puede bloquear aquí. Si no quieres el bot, quítalo del servidor.
no-draining = Ahora no puede empezar ninguna partida: se prepara un mantenimiento del bot. Las partidas en curso siguen; inténtalo más tarde.
no-shut = Quien aloja este bot ya no atiende este servidor.

## El primer arranque

first-game = { $who }, el bot está listo. ¿Una primera partida contra la máquina? Quien pulse juega un duelo corto.
btn-first-game = Jugar una primera partida
