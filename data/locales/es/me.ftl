# Lo que cada cual ajusta para sí: idioma, zona horaria, horas de silencio, avisos, ausencias.

## Comandos

cmd-wanted-me = yo
    .description = Tu idioma, zona horaria, horas de silencio y avisos, en todos los servidores
cmd-wanted-me-language = idioma
    .description = El idioma en que te hablo
cmd-wanted-me-timezone = zona
    .description = Tu zona horaria: una ciudad, un país, UTC+2 o la hora que es allí
cmd-wanted-me-quiet = silencio
    .description = Horas sin avisos ni plazos, como 22:00-08:00; «ninguna» para quitarlas
cmd-wanted-me-pings = avisos
    .description = Cómo te aviso cuando te toca jugar
cmd-wanted-me-reminder = recordatorio
    .description = Horas antes del plazo para recordártelo; o más tarde, nunca, normal (a mitad)
cmd-wanted-me-next-up = siguiente
    .description = Si te aviso también cuando después te toca a ti, en partidas de tres o más
cmd-wanted-me-pictures = imágenes
    .description = Si tu mano viene con una imagen
cmd-wanted-me-tips = consejos
    .description = Si te ayudo en tus primeras partidas de cada juego
cmd-wanted-me-records = historial
    .description = Si los demás pueden ver tu historial
cmd-wanted-away = ausencia
    .description = Auséntate unos días de las partidas de este servidor
cmd-wanted-away-until = hasta
    .description = Tu último día fuera: una fecha, un día de la semana, 10d para diez días; «vuelta» al regresar
cmd-wanted-away-from = desde
    .description = Tu primer día fuera; si no lo dices, ahora mismo
cmd-admin-settings-away-days = días-ausencia
    .description = Cuántos días al año puede ausentarse cada persona; 0 para ninguno

## Ajustes

title-me = Tus ajustes
title-me-changed = Anotado. Tus ajustes
me-language = Idioma
me-language-discord = Como en tu Discord
me-timezone = Zona horaria
me-timezone-none = Sin ajustar: cuento en UTC
me-timezone-now = { $zone } · hora actual allí: { $time }
me-quiet = Horas de silencio
me-quiet-none = Ninguna
me-quiet-hours = De { $start } a { $end }: ni avisos ni plazos
me-pings = Avisos
me-pings-channel = Donde se juega
me-pings-direct = Por mensaje directo
me-pings-none = Ninguno
me-pings-closed = Por mensaje directo, pero los tienes cerrados; de momento, donde se juega
me-reminder = Recordatorio
me-reminder-usual = A mitad del tiempo
me-reminder-later = Más tarde, a tres cuartos del tiempo
me-reminder-never = Solo el último aviso
me-reminder-hours = { $count ->
    [one] { $count } hora antes del plazo
   *[other] { $count } horas antes del plazo
}
me-next-up = Un aviso cuando después te toca a ti
me-pictures = Imágenes
me-pictures-usual = Como en el servidor
me-pictures-on = Sí
me-pictures-off = No: solo palabras
me-pictures-high-contrast = Alto contraste
me-tips = Consejos al empezar
me-records = Historial visible
me-judge = Errores en la repetición
me-how = O escribe /wanted yo con una opción.
me-choice = { $what }: { $choice }
me-away = Ausencias aquí
me-away-none = Ninguna prevista
me-orders = Órdenes
me-orders-count = { $count ->
    [0] Ninguna
    [one] { $count } para todas tus mesas
   *[other] { $count } para todas tus mesas
}
me-avoid = A quién evitas
me-avoid-nobody = A nadie
me-avoid-how = Nunca compartirás mesa con quien elijas aquí, y nadie sabrá quién evita a quién. Las partidas en curso siguen. Si sacas a alguien de la lista, puedes volver a coincidir.
me-avoid-more = Aquí caben 25; evitas a { $count } más. Para cambiarlo, usa *Aplicaciones* › **{ $menu }** en el perfil de esa persona.
hint-me-avoid = Evitar a estas personas
hint-me-switches = Activar o desactivar…
me-on = Activado
me-turn-on = Desactivado: elige para activar
me-turn-off = Activado: elige para desactivar
btn-me-time = Horarios, recordatorio
btn-me-away = Ausencia
btn-me-avoid = A quién evito
me-form-zone = Madrid, México, UTC-5 o Europe/Madrid
me-form-quiet = 22:00-08:00; vacío: ninguna
me-form-reminder = horas antes, más tarde o nunca; vacío: a mitad
me-form-until = Último día, o «vuelta»
me-form-until-like = el viernes que viene, dos semanas, 24 dic
me-form-since = Primer día
me-form-since-like = vacío: desde ahora
settings-away-days = Días de ausencia por persona y año

no-zone-unknown = No conozco ningún lugar ni zona horaria que se llame «{ $zone }». Prueba con una ciudad grande cercana, un país o algo como UTC+2.
no-zone-several = { $count } zonas horarias encajan con «{ $zone }». Elige una de las sugerencias mientras escribes.
no-quiet-unclear = No entiendo «{ $hours }» como horas. Escríbelas así: 22:00-08:00 o 22h-8h; «ninguna» las quita.
no-quiet-none = El día no tiene esas horas: «{ $hours }». Escríbelas así: 22:00-08:00.
no-quiet-empty = Las horas de silencio no pueden acabar cuando empiezan. Para quitarlas, escribe «ninguna».
no-quiet-long = Las horas de silencio duran { $max } horas al día como mucho: alguien te espera. Para más tiempo está `/wanted ausencia`.
no-quiet-zone = Para tus horas de silencio necesito tu zona horaria. Ajusta también `zona`, a la vez si quieres.
no-reminder-unclear = No entiendo «{ $reminder }» como recordatorio. Escribe «más tarde», «nunca» o cuántas horas antes del plazo, { $max } como mucho; vacío: a mitad del tiempo.
no-dm-closed = Discord no me deja escribirte, así que nada ha cambiado. Permite los mensajes directos en los ajustes de privacidad de este servidor e inténtalo de nuevo.

## Ausencias

title-away = Tus ausencias en este servidor
absence-set = ¡Buen viaje! Sales el { $start } y vuelves el { $until }. Hasta entonces nadie te avisa, no se te acaba ningún plazo y tus mesas están avisadas.
absence-off = ¡Ya estás de vuelta! Tu ausencia ha terminado, y los días que no has usado siguen siendo tuyos.
absence-line = 🏖️ { $start } – { $until }
absence-nothing = No tienes ninguna ausencia, ni ahora ni prevista.
absence-left = { $count ->
    [one] Te queda { $count } día de ausencia este año en este servidor.
   *[other] Te quedan { $count } días de ausencia este año en este servidor.
}
absence-how = Vete con /wanted ausencia hasta:, vuelve antes con /wanted ausencia hasta:vuelta.
absence-choice = { $count ->
    [one] { $day } · { $count } día
   *[other] { $day } · { $count } días
}
absence-choice-off = vuelta: ya estoy aquí, olvida lo previsto

no-day-unclear = No entiendo «{ $day }» como un día. Escríbelo así: 24 de diciembre, 24/12/2026, el viernes que viene, dentro de dos semanas, el 3 o 10d.
no-day-none = No existe el día «{ $day }».
no-absence-fast = { $tables }: ahí el reloj va por minutos y no espera mientras estés fuera. Acaba antes la partida, o cédela: `/mesa suspender` propone a los demás dejarla, `/mesa rendirse` la abandona (entre tres o más, la máquina ocupa tu sitio).
quiet-fast = En { $tables } el reloj va por minutos y no conoce horas de silencio. Si tienes que irte, `/mesa suspender` propone a los demás dejar la partida; `/mesa rendirse` la abandona.
no-absence-past = Ese día ya ha pasado. Nadie puede ausentarse en el pasado.
no-absence-backwards = No puedes volver antes de haberte ido: el último día cae antes que el primero.
no-absence-far = Es demasiada antelación: una ausencia se puede anunciar { $max } días antes como mucho.
no-absence-long = Es demasiado tiempo: { $max } días seguidos como mucho. Si te vas por más tiempo, ríndete o deja que la máquina juegue por ti.
no-absence-allowance = { $left ->
    [0] Para { $year }, este servidor ya no te deja ningún día de ausencia.
    [one] Para { $year }, este servidor solo te deja { $left } día de ausencia.
   *[other] Para { $year }, este servidor solo te deja { $left } días de ausencia.
}
no-absence-not = No tienes ninguna ausencia, ni ahora ni prevista.
no-absence-until = ¿Hasta cuándo? Pon tu último día en la opción `hasta`.

## Lo que se escribe; las palabras de cada idioma se entienden en todos, separadas por espacios; una expresión se une con _

typed-days = día días
typed-weeks = sem semana semanas
typed-fortnights = quincena
typed-months = mes meses
typed-numbers = un=1 una=1 uno=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 catorce=14 quince=15 veinte=20 treinta=30
typed-first = primero primer uno
typed-today = hoy
typed-tomorrow = mañana
typed-day-after = pasado_mañana
typed-next = próximo próxima próximos próximas que_viene que_vienen que_entra siguiente siguientes
typed-this = este esta
typed-end = fin final finales resto
typed-middle = mediados medio
typed-weekend = finde
typed-in = en dentro_de
typed-article = el al el_día al_día
typed-daytime = por_la_mañana de_la_mañana por_la_tarde por_la_noche a_la_noche a_la_tarde al_mediodía a_mediodía mediodía tarde noche madrugada medianoche
typed-off = no ninguna ninguno vuelta fin quitar
typed-usual = normal mitad a_mitad
typed-later = más_tarde
typed-never = nunca
typed-filler = hasta los la las de del a por para durante desde y inclusive incluido

cmd-wanted-privacy = privacidad
    .description = Qué se guarda de ti: léelo, llévatelo, bórralo

## Lo que se guarda de una persona

title-privacy = Lo que se guarda de ti
privacy-about =
    Se guardan tu identificador de Discord y tu nombre allí donde juegas, tus jugadas y lo que ajustas con /wanted yo, /wanted ausencia, las órdenes y los mazos. No se lee ningún mensaje que escribas.

    El borrado es inmediato; las copias de emergencia de quien aloja el bot desaparecen cuando se sustituyen.
privacy-stored = Ahora mismo
privacy-count-settings = Ajustes: { $count }
privacy-count-absences = Ausencias: { $count }
privacy-count-standing_orders = Órdenes: { $count }
privacy-count-decks = Mazos: { $count }
privacy-count-games = Partidas: { $count }
privacy-count-moves = Jugadas: { $count }
privacy-count-offers = Ofertas: { $count }
privacy-wish = Tu petición
privacy-nothing = No se guarda nada de ti, salvo esta petición. Nadie puede ofrecerte una partida.
privacy-file = Todo lo que se guarda de ti.
privacy-sure-delete = Se borran ajustes, ausencias, órdenes, mazos y notas. En las partidas terminadas, un seudónimo sustituye tu nombre y tu identificador. No se puede deshacer. Si la moderación te ha bloqueado, el bloqueo se mantiene.
privacy-sure-nothing = Se borra todo, como con «Borrar mis datos», y desde ahora no se guarda nada, salvo esta petición. No puedes jugar hasta que vuelvas a permitirlo.
privacy-playing = Partidas en curso
privacy-resign =
    { $count ->
        [one] Abandonas una partida; si son más de dos, la máquina ocupa tu sitio.
       *[other] Abandonas { $count } partidas; si son más de dos, la máquina ocupa tu sitio.
    }
privacy-deleted = Hecho. Lo que se guardaba de ti está borrado.
privacy-allowed = Anotado. Puedes volver a jugar.
btn-privacy-export = En un archivo
btn-privacy-delete = Borrar mis datos
btn-privacy-nothing = No guardar nada de mí
btn-privacy-allow = Dejarme jugar otra vez
btn-privacy-policy = Política de privacidad
btn-privacy-sure = Sí, borrarlo
no-opted-out = Has pedido que no se guarde nada de ti, así que esto no es posible. Para cambiarlo, usa /wanted privacidad.
no-no-tips = En esta mesa no hay consejos para ti: son para tus tres primeras partidas de un juego, y solo si los quieres. Está en `/wanted yo`.
no-tips-on = Ya recibes consejos, en tus tres primeras partidas de un juego.
no-offer-opted-out = <@{ $who }> no quiere que le ofrezcan partidas.

## Pictures: the setting, and words that stand on pictures and nowhere else.

cmd-admin-settings-pictures = imágenes
    .description = Imágenes de las mesas: en color, de alto contraste o ninguna
settings-pictures = Imágenes
pictures-on = en color
pictures-high-contrast = de alto contraste
pictures-off = ninguna

picture-wanted = SE BUSCA
