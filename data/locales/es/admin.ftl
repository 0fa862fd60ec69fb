# Lo que pueden ajustar e interrumpir quienes gestionan un servidor.

## Comandos

cmd-admin-group = wanted-admin
    .description = Cómo se comporta Wanted en este servidor
cmd-admin-settings = ajustes
    .description = Muestra los ajustes del servidor o cambia uno con una opción
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

aborted = La mesa { $table } queda cerrada. No gana nadie; ya se ha avisado a quienes jugaban.
no-moderator-only = Eso solo pueden hacerlo quienes gestionan este servidor. Pídeselo a una de esas personas.

cmd-admin-panel = panel
    .description = Todo lo que la moderación puede ver y hacer
cmd-admin-tables = mesas
    .description = Partidas y ofertas del servidor: mirar, terminar, deshacer, retirar
cmd-admin-tables-table = mesa
    .description = Qué partida
cmd-admin-people = personas
    .description = Personas bloqueadas aquí; bloquea a alguien o quita un bloqueo
cmd-admin-people-person = persona
    .description = Quién
cmd-admin-people-days = días
    .description = Durante cuántos días; 0: sin límite
cmd-admin-people-reason = motivo
    .description = Por qué; solo lo lee la moderación
cmd-admin-people-lift = quitar
    .description = Deja que esta persona vuelva a jugar
cmd-admin-check = revisar
    .description = Dónde falta un permiso, canal por canal
cmd-admin-check-channel = canal
    .description = Solo este canal
cmd-admin-audit = registro
    .description = Qué ha hecho la moderación y por qué
cmd-admin-settings-offer-hours = horas-oferta
    .description = Cuántas horas dura una oferta; 0: lo que diga quien aloja el bot
cmd-admin-settings-per-day = por-día
    .description = Cuántas ofertas por persona en 24 horas; 0: sin límite
cmd-admin-settings-pages = páginas
    .description = Si las partidas terminadas tienen página web, cuando el anfitrión las ofrece
cmd-admin-settings-gazette = gaceta
    .description = Tras qué partidas sale la Gaceta: una portada con lo que decidió la partida
cmd-admin-settings-quiet-threads = hilos-discretos
    .description = Archiva el hilo de una partida cuando termina
cmd-admin-settings-log-channel = canal-registro
    .description = Publica en este canal lo que hace la moderación; para dejar de hacerlo, elígelo otra vez
menu-end-or-withdraw = Terminar o retirar

## El panel

title-admin = Moderar Wanted
admin-about =
    Todo esto también se puede escribir: /wanted-admin mesas, personas, revisar, registro y ajustes. En un mensaje del bot: Aplicaciones → Terminar o retirar.

    Quién puede moderar lo decide Discord: Ajustes del servidor → Integraciones → Wanted → /wanted-admin. Añade allí roles o miembros. En la misma página eliges los canales y los roles para /wanted; los botones de los mensajes funcionan para quien los ve.
btn-admin-tables = Partidas y ofertas
btn-admin-people = Personas bloqueadas
btn-admin-check = Permisos
btn-admin-audit = Registro
btn-admin-settings = Ajustes
btn-admin-back = Volver
btn-admin-end = Terminar esta partida
btn-admin-undo = Deshacer
btn-admin-withdraw = Retirar esta oferta
admin-why = ¿Por qué? La mesa lo leerá.
admin-nothing = Nada.
admin-more = … y { $count } más
title-admin-tables = Partidas y ofertas
hint-admin-look = Mira una
admin-table = { $name } · { $where } · última jugada { $since }
admin-offer = { $name } · { $where } · caduca { $until }
admin-offer-name = Oferta { $offer } · { $game } · { $host }
admin-where = Mesa
admin-seated = En la mesa
admin-unread = Esta partida no se puede abrir ({ $code }). Se puede terminar.
title-admin-undo = Deshacer
admin-undo-how = La partida vuelve al momento que elijas. La mesa leerá tu motivo.
hint-admin-undo = A qué momento
admin-rest =
    { $count ->
        [one] Antes de la última decisión
       *[other] { $count } decisiones atrás
    }
admin-undone = La mesa { $table } ha vuelto atrás.
admin-withdrawn = La oferta { $offer } queda retirada.
title-admin-people = Personas bloqueadas
admin-people-how = Para bloquear: /wanted-admin personas con persona, días y motivo. Para quitar un bloqueo: con persona y quitar.
admin-block = { $who } · fin del bloqueo: { $until } · { $reason }
admin-for-good = sin fecha
admin-blocked = { $who } no puede jugar aquí; fin del bloqueo: { $until }. Ofertas retiradas o dejadas: { $count }. Las partidas en curso siguen.
admin-lifted = { $who } puede volver a jugar aquí.
title-admin-check = Permisos
admin-fine = Canales en los que todo funciona: { $count }
admin-lacking = En otros faltan permisos (donde nadie va a jugar, no importa):
admin-lacks = { $channel }: { $names }
title-admin-audit = Registro
audit-line = { $at } · { $who } · { $what }
audit-reason = · «{ $reason }»
audit-end = cerró la mesa { $table }
audit-undo = deshizo jugadas en la mesa { $table }
audit-withdraw = retiró la oferta { $offer }
audit-block = bloqueó a <@{ $who }> hasta el <t:{ $until }:f>
audit-ban = bloqueó a <@{ $who }> hasta nuevo aviso
audit-lift = quitó el bloqueo a <@{ $who }>
audit-settings = cambió los ajustes
settings-limits = Ofertas, hilos, registro
settings-offer-hours =
    { $hours ->
        [one] Una oferta dura { $hours } hora.
       *[other] Una oferta dura { $hours } horas.
    }
settings-offer-hours-host = La duración de las ofertas es la que ha fijado quien aloja el bot.
settings-per-day = Ofertas por persona en 24 horas: { $count }
settings-per-day-none = No hay límite de ofertas por día.
settings-pages-yes = Las partidas terminadas tienen página web, si el anfitrión las ofrece.
settings-pages-no = Las partidas terminadas no tienen página web.
settings-gazette-on = La Gaceta sale después de cada partida.
settings-gazette-people = La Gaceta sale después de las partidas entre personas.
settings-gazette-off = La Gaceta no sale.
settings-quiet-threads-yes = Los hilos se archivan al terminar la partida.
settings-quiet-threads-no = Los hilos quedan abiertos al terminar la partida.
settings-log-channel = Lo que hace la moderación se publica en { $channel }.
settings-log-channel-none = Lo que hace la moderación se lee con /wanted-admin registro.
settings-posse = Rol para quienes buscan partida: { $role }
settings-posse-none = Quien busca partida no puede avisar a ningún rol.
event-reverted-by-moderator = Quienes gestionan este servidor han deshecho jugadas: { $reason }
no-blocked = La moderación de este servidor no te deja jugar aquí.
no-blocked-until = La moderación de este servidor no te deja jugar aquí hasta el <t:{ $until }:f>.
no-block-self = No puedes bloquear tu propia cuenta.
no-block-none = Esta persona no está bloqueada aquí.
no-offer-blocked = <@{ $who }> no puede jugar en este servidor por ahora.
no-offer-daily-limit = Ya has hecho todas las ofertas que este servidor permite en 24 horas ({ $max }). Inténtalo más tarde o acepta la de otra persona.
cmd-admin-settings-posse = cuadrilla
    .description = Un rol al que puede avisar quien busca partida; el mismo otra vez: ninguno
cmd-admin-settings-keep-months = guardar-meses
    .description = Borra las partidas terminadas al cabo de este número de meses; 0: se guardan
settings-keep-months =
    { $count ->
        [one] Las partidas terminadas se borran tras un mes.
       *[other] Las partidas terminadas se borran tras { $count } meses.
    }
settings-keep-months-none = Las partidas terminadas se guardan mientras las guarde quien aloja el bot.
btn-admin-integrations = Sobre las integraciones
audit-unposted = La última acción no se pudo publicar en el canal del registro. ¿Sigue existiendo, y puede escribir en él el bot? Elige otro con /wanted-admin ajustes.

cmd-admin-settings-rated = por-puntos
    .description = Si las partidas entre personas cuentan para la clasificación, salvo que se diga otra cosa
cmd-admin-settings-seasons = temporadas
    .description = Si las clasificaciones empiezan de nuevo cada tres meses
settings-rated-yes = Las partidas entre personas son por puntos, en cuanto haya cuatro con dos partidas terminadas cada una.
settings-rated-no = Una partida es por puntos solo si la oferta lo dice.
settings-seasons-yes = Las clasificaciones empiezan de nuevo cada tres meses.
settings-seasons-no = Las clasificaciones no tienen temporadas.
btn-admin-unrate = Quitar de la clasificación
audit-unrate = quitó la mesa { $table } de la clasificación
admin-unrated = La mesa { $table } ya no cuenta para la clasificación; las posteriores se han contado de nuevo.
no-not-rated = Esta partida no es por puntos.
