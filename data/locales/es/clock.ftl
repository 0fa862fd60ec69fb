# Los relojes de las mesas, y lo que pasa con quien calla. Las duraciones son las de engine/core/clocks.py.

## Comandos

cmd-wanted-clock = reloj
    .description = Cuánto tiempo hay por decisión; si no eliges, lo habitual aquí
cmd-wanted-stakes = tipo
    .description = Por puntos, amistosa o práctica con pistas; si no eliges, lo habitual aquí
cmd-admin-settings-clock = reloj
    .description = El reloj de una partida si no se elige otro
cmd-admin-settings-max-missed = máx-perdidas
    .description = Cuántas decisiones seguidas se pueden dejar pasar antes de que actúen los demás

## Los nombres, para elegir y en una oferta

clock-none = Sin reloj
clock-live = En vivo: 3 minutos por decisión
clock-evening = Velada: 30 minutos por decisión
clock-day = Día: 24 horas por decisión
clock-slow = Lento: 72 horas por decisión

# The same in few words
pace-none = sin reloj
pace-live = 8 minutos por jugada
pace-evening = 90 minutos por jugada
pace-day = 2 días por jugada
pace-slow = 6 días por jugada

span-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
span-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
span-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}

settings-clock = Reloj habitual
settings-max-missed = Decisiones seguidas que se pueden dejar pasar

## En una oferta

terms-title = El reloj de esta partida
offer-clock = ⏱️ **{ $pace }**: { $own } más { $bank } de reserva; cada respuesta devuelve { $gain }.
offer-clock-none = ⏱️ Sin reloj: tómate todo el tiempo que quieras.
offer-silent-duel = { $count ->
    [one] Al vencer el plazo elijo por ti. Si dejas pasar una sola decisión, quien espera puede reclamar la victoria o dejar que siga la máquina.
   *[other] Al vencer el plazo elijo por ti. Si dejas pasar { $count } decisiones seguidas, quien espera puede reclamar la victoria o dejar que siga la máquina.
}
offer-silent-table = { $count ->
    [one] Al vencer el plazo elijo por ti. Si dejas pasar una sola decisión, sigue la máquina.
   *[other] Al vencer el plazo elijo por ti. Si dejas pasar { $count } decisiones seguidas, sigue la máquina.
}
offer-silent-loses = Si has dejado de responder cuando acaba la partida, no puedes ganarla; si vuelves antes, sí.
offer-hints = 💡 Pistas: en esta mesa, cada cual puede preguntar en privado qué haría el marshal.
# What is at stake, or why a game that was to be rated is not
stakes-rated = Por puntos
stakes-friendly = Amistosa
stakes-practice = Práctica
stakes-computers = Sin puntos: juega una máquina
stakes-no-record = Sin puntos: alguien oculta su historial
stakes-taken-out = La moderación la ha quitado de la clasificación
offer-open-hands = 👀 Quien queda fuera ve todas las manos, en privado, mientras los demás siguen.

## En la mesa y en el panel

# $when: Discord's own sign for a moment, as so much from now
# $names: whose deadline it is, with a dot after them, or nothing if it is that of all
board-until = ⏳ { $names }{ $when }
board-missed = { $count ->
    [one] 💤 { $name } ha dejado pasar { $count } decisión.
   *[other] 💤 { $name } ha dejado pasar { $count } decisiones seguidas.
}
board-substituted = 🤖 La máquina juega por { $names }.
# Where nobody may learn who has chosen; $most: a duration
board-sealed = 🤫 ¡Mira si puedes elegir! Quién puede es secreto{ $most ->
    [none] .
   *[other] ; hasta { $most } cada cual.
}
panel-sealed = 🤫 Quién elige todavía es secreto hasta que todos lo hayan hecho.
# In an embed’s field, which draws no small print
panel-until = ⏳ { $when }
panel-absent = La máquina juega por ti. Puedes recuperar tu sitio cuando quieras.

btn-claim = ¿No responde?
btn-take = Reclamar la victoria
btn-sit = Que siga la máquina
btn-return = Recuperar mi sitio
btn-more = Dar más tiempo
btn-call = Buscar a alguien
btn-call-for = Buscar a alguien en lugar { DE($name) }
btn-sit-in = Ocupar el sitio

claim-choose = { $name } ha dejado pasar { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones seguidas
}. Puedes reclamar la victoria o dejar que siga la máquina hasta que vuelva { $name }.
claim-choose-gone = { $name } no puede ver esta mesa desde hace un tiempo. Puedes reclamar la victoria, o dejar que juegue la máquina hasta que vuelva.
claim-taken = Has ganado. La partida ha terminado.
claim-seated = La máquina toma el relevo. Tu rival puede volver cuando quiera.
claim-call = También puedes buscar a alguien que ocupe el sitio para siempre: quien llegue primero recibe la mano, y quien falta ya no podrá volver.
chair-ask-all = La máquina ocupa este sitio. Si quienes siguen jugando están de acuerdo, puedes buscar a alguien que lo ocupe para siempre: quien llegue primero recibe la mano, y quien falta ya no podrá volver.
chair-called = Aviso publicado. La primera persona que ocupe el sitio seguirá la partida; hasta entonces todo sigue igual.
chair-free = 🪑 Queda un sitio libre: { $game }, turno { $turn }. { $names } { $count ->
    [one] espera
   *[other] esperan
}. Antes jugaba { $seat }: quien lo ocupe sigue la partida con esa mano. El aviso caduca { $when }.
chair-taken = 🪑 **{ $name }** toma el relevo; antes jugaba **{ $before }**.

## Lo que dice el diario

event-timed-out = ⏰ Se acaba el tiempo { DE($seat) }: elijo yo en su lugar.
event-substituted = 🤖 { $seat } no da señales de vida: sigue la máquina.
event-chair-free = 🪑 { $seat } busca a alguien para el sitio libre.
event-seat-taken = 🪑 Desde ahora, { $seat } ocupa este sitio; hasta aquí jugó otra persona.
event-left-server = 🚪 { $seat } ya no está en el servidor. El reloj se para lo que dura una decisión (tres días si no hay reloj); después, nadie tiene que esperar más.
event-lost-sight = 🙈 { $seat } ya no puede ver este canal. El reloj se para lo que dura una decisión (tres días si no hay reloj); después, nadie tiene que esperar más.
event-silent-forfeited = 💤 { $seat } ya no respondía: quien no responde al final no puede ganar.
event-player-returned = { $seat } vuelve a la mesa.
event-time-given = { $seat } concede más tiempo.
event-claimed = { $seat } reclama la victoria: su rival no responde.
event-called-off = { $seat } no llegó a presentarse. La partida se suspende; nadie pierde.
event-abandoned = 🌵 Hace mucho que nadie responde. La partida se suspende.

## Negativas

no-offer-clock = Ese reloj no existe. Elige uno de la lista.
no-clock-none = Esta mesa no tiene reloj: aquí nadie llega tarde.
no-chair-none = Aquí no falta nadie: todos los sitios están ocupados.
no-chair-seen = Has jugado en esta mesa y conoces una mano: el sitio es para otra persona.
no-chair-taken = Este sitio ya no está libre.
no-claim-early = { $missed ->
    [0] Demasiado pronto: últimamente tu rival no ha dejado pasar nada. Podrás reclamar cuando deje pasar { $max ->
        [one] una decisión.
       *[other] { $max } decisiones seguidas.
    }
    [one] Demasiado pronto: tu rival solo ha dejado pasar una decisión. Podrás reclamar cuando sean { $max } seguidas.
   *[other] Demasiado pronto: tu rival ha dejado pasar { $missed } decisiones seguidas. Podrás reclamar cuando sean { $max }.
}
no-claim-departed = Demasiado pronto: ahora mismo tu rival no puede ver esta mesa y el reloj está parado. Podrás reclamar la victoria <t:{ $until }:R>.
no-claim-duel = { $max ->
    [one] Solo se puede reclamar en partidas de dos. Aquí la máquina juega por quien deja pasar una decisión.
   *[other] Solo se puede reclamar en partidas de dos. Aquí la máquina juega por quien deja pasar { $max } decisiones seguidas.
}
no-claim-computer = Enfrente ya juega la máquina, y esa nunca llega tarde.
no-seat-not-substituted = Ese sitio ya es tuyo: la máquina no juega ahí por ti.
no-seat-substituted = La máquina juega por ti en esta mesa. Recupera antes tu sitio: el botón bajo el tablero, o `/mesa sitio`.
no-time-yourself = Te toca a ti: no puedes darte más tiempo. Pídeselo a tu rival.
no-time-nobody = Ahora mismo no corre el reloj de nadie en esta mesa.
no-time-sealed = Nadie puede saber aún quién ha elegido ya, así que ahora no se puede dar tiempo.
no-time-too-late = Demasiado tarde: el tiempo se ha acabado y la respuesta está a punto de jugarse.
no-time-at-maximum = Nadie puede tener más tiempo para una sola decisión. Podrás dar más cuando haya pasado una parte.

## Cómo se llama a la gente a sus mesas, y cuándo está ausente.

# $names, $name: menciones; $when: el plazo, tal como Discord muestra las horas
ping-early = { $names }, un recordatorio: te toca jugar. El plazo acaba { $when }.
ping-near = { $names }, ¡último aviso! Te toca jugar, y el plazo acaba { $when }.
ping-next = { $names }, atención: después te toca a ti.
ping-offer = { $names }, te han retado: { $name }. La oferta caduca { $when }.
ping-proposal = { $names }, una propuesta espera tu respuesta. Caduca { $when }.
ping-rematch = { $names }, te espera una revancha: { $name }. Tu sitio está reservado; la oferta caduca { $when }.
ping-accepted = { $names }, { $opponent } acepta tu reto: te espera el mismo reparto ({ $game }).
ping-compared = { $names }, tu duelo con el mismo reparto está decidido ({ $game }).
ping-declined = { $names }, { $opponent } no ha aceptado tu reto ({ $game }).
ping-expired = { $names }, se acabó el tiempo, la oferta ha caducado: { $name }.
ping-full = { $names }, tu mesa está completa, ya puedes empezar: { $name }.
ping-ready = { $names }, se acabó el tiempo y ya hay gente suficiente: cualquiera puede empezar { $name }. La mesa se cierra { $when }.
ping-late = { $names }, se te acabó el tiempo y elegí por ti:
    { $played }
ping-claim = { $names }, **{ $other }** no responde. Puedes reclamar la victoria, o dejar que juegue la máquina hasta que { $other } vuelva: con el botón o con `/mesa reclamar`. { $loses }
ping-replaced = { $names }, desde ahora { $other } ocupa tu sitio en la mesa { $name }: no había noticias tuyas. Ya no puedes volver a esta partida.
late-again = Te toca otra vez.
late-substituted = 🤖 La máquina juega por ti desde ahora. Tu sitio vuelve a ser tuyo en cuanto pulses *Recuperar mi sitio* o uses `/mesa sitio`.

# Mensajes directos; $name: la mesa, con número, juego y jugadores
dm-turn = 🔔 Te toca jugar en la mesa { $name }.
dm-early = ⏳ Un recordatorio de la mesa { $name }: te toca jugar. El plazo acaba { $when }.
dm-near = ⏰ Último aviso en la mesa { $name }: te toca jugar, y el plazo acaba { $when }.
dm-next = 👀 Después te toca a ti en la mesa { $name }.
dm-over = 🏁 La partida ha terminado en la mesa { $name }.
dm-offer = 🤝 Te han retado: { $name }. La oferta caduca { $when }.
dm-proposal = 🤝 Una propuesta espera tu respuesta en la mesa { $name }. Caduca { $when }.
dm-rematch = 🤝 Te espera una revancha: { $name }. La oferta caduca { $when }.
dm-accepted = 🃏 { $opponent } acepta tu reto: te espera el mismo reparto ({ $game }).
dm-compared = 🏁 Tu duelo con el mismo reparto está decidido ({ $game }).
dm-declined = ❌ { $opponent } no ha aceptado tu reto ({ $game }).
dm-expired = ⌛ Se acabó el tiempo, la oferta ha caducado: { $name }.
dm-full = 🪑 Tu mesa está completa, ya puedes empezar: { $name }.
dm-ready = ⏰ Se acabó el tiempo y ya hay gente suficiente: cualquiera puede empezar { $name }. La mesa se cierra { $when }.
dm-late = ⏰ Se te acabó el tiempo en la mesa { $name } y elegí por ti:
    { $played }
dm-claim = 💤 **{ $other }** no responde en la mesa { $name }. Puedes reclamar la victoria, o dejar que juegue la máquina hasta que vuelva: `/mesa reclamar`. { $loses }
dm-replaced = 🪑 Desde ahora { $other } ocupa tu sitio en la mesa { $name }: no había noticias tuyas. Ya no puedes volver a esta partida.
dm-unseen = 🙈 Ya no puedes ver el canal de la mesa { $name }. Tu reloj se para lo que dura una decisión (tres días si no hay reloj); después, los demás podrán seguir sin ti. Si no era tu intención, pide a la moderación que te vuelva a abrir el canal.
dm-opened = 🤠 A partir de ahora te aviso por aquí cuando te toca. Para dejarlo: `/wanted yo avisos:` en cualquier servidor que compartamos.
dm-closed = ✉️ Discord no me deja escribirte, así que vuelvo a avisarte en el canal. Cuando hayas abierto tus mensajes directos para este servidor, pon otra vez `/wanted yo avisos:` en mensajes directos.

btn-go = Ir allí

# $start, $until: días, tal como Discord los muestra
absence-now = 🏖️ { $name } está fuera y vuelve el { $until }.
absence-soon = 🏖️ { $name } estará fuera desde el { $start } y vuelve el { $until }.
