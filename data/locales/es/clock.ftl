# Los relojes de las mesas, y lo que pasa con quien calla. Las duraciones son las de engine/core/clocks.py.

## Comandos

cmd-wanted-clock = reloj
    .description = Cuánto tiempo hay por decisión; si no eliges, lo habitual aquí
cmd-wanted-hints = consejos
    .description = ¿Se puede preguntar qué jugaría la máquina, también entre personas? Si no eliges, no
cmd-wanted-claim = reclamar
    .description = Ahora se llama /mesa reclamar
cmd-wanted-back = volver
    .description = Ahora se llama /mesa sitio
cmd-wanted-more-time = más-tiempo
    .description = Ahora se llama /mesa tiempo
cmd-admin-settings-clock = reloj
    .description = El reloj de una partida si no se elige otro
cmd-admin-settings-patience = paciencia
    .description = Cuántas decisiones seguidas se pueden perder antes de que actúen los demás

## Los nombres, para elegir y en una oferta

clock-none = Sin reloj
clock-live = En vivo: 3 minutos por decisión
clock-evening = Velada: 30 minutos por decisión
clock-day = Día: 24 horas por decisión
clock-slow = Lento: 72 horas por decisión

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
settings-patience = Decisiones seguidas que se pueden perder

## En una oferta

offer-clock = ⏱️ **{ $name }**, y { $bank } de reserva; cada respuesta añade { $gain }, con un máximo de { $cap }.
offer-clock-none = ⏱️ Sin reloj: cada uno se toma todo su tiempo.
offer-silent-duel = { $count ->
    [one] Al vencer el plazo se juega la respuesta automática. Tras una sola decisión perdida, quien espera puede reclamar la victoria o dejar que siga la máquina.
   *[other] Al vencer el plazo se juega la respuesta automática. Tras { $count } decisiones perdidas seguidas, quien espera puede reclamar la victoria o dejar que siga la máquina.
}
offer-silent-table = { $count ->
    [one] Al vencer el plazo se juega la respuesta automática. Tras una sola decisión perdida, sigue la máquina.
   *[other] Al vencer el plazo se juega la respuesta automática. Tras { $count } decisiones perdidas seguidas, sigue la máquina.
}
offer-silent-loses = Quien guarda silencio al final no puede ganar; quien vuelve a tiempo, sí.
offer-hints = 💡 Consejos: en esta mesa puedes preguntar en privado qué haría el marshal, y los demás también.

## En la mesa y en el panel

# $at, $when: los signos de Discord para un momento, la fecha y lo que falta
board-until = ⏳ { $names }: hasta el { $at } ({ $when })
# $when: cuándo se acaba el tiempo de la jugada, también en pasado; $at: cuándo la reserva
board-until-reserve = ⏳ { $names } · fin del tiempo { $when } · reserva hasta el { $at }
board-missed = { $count ->
    [one] 💤 { $name } ha perdido { $count } decisión.
   *[other] 💤 { $name } ha perdido { $count } decisiones seguidas.
}
board-sat-in = 🤖 La máquina juega por { $names }.
panel-until = ⏳ Hasta el { $at } ({ $when })
panel-until-reserve = ⏳ Fin del tiempo { $when } · reserva hasta el { $at }
panel-absent = La máquina juega por ti. Puedes recuperar tu sitio cuando quieras.

btn-claim = ¿No responde?
btn-take = Reclamar la victoria
btn-sit = Que siga la máquina
btn-return = Recuperar mi sitio
btn-more = Dar más tiempo

claim-choose = { $name } ha dejado pasar { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones seguidas
}. Puedes reclamar la victoria o dejar que siga la máquina hasta que vuelva { $name }.
claim-choose-gone = { $name } dejó el servidor hace días. Puedes reclamar la victoria, o dejar que juegue la máquina hasta que vuelva.
claim-taken = La partida es tuya. Ha terminado.
claim-seated = La máquina toma el relevo. Tu rival puede volver cuando quiera.

## Lo que dice el diario

event-late = ⏰ Se acaba el tiempo { DE($seat) }: se juega en su lugar la respuesta automática.
event-sat-in = 🤖 { $seat } no da señales de vida: sigue la máquina.
event-went = 🚪 { $seat } ya no está en el servidor. A los tres días, los demás no tienen que esperar más.
event-silent-lost = 💤 { $seat } ya no respondía: quien guarda silencio al final no ha ganado.
event-came-back = { $seat } vuelve a la mesa.
event-more-time = { $seat } concede más tiempo.
event-claimed = { $seat } reclama la victoria: su rival no responde.
event-called-off = { $seat } no llegó a presentarse. La partida se suspende; nadie pierde.
event-deserted = 🌵 Hace mucho que nadie responde. La partida se suspende; no gana nadie.

## Negativas

no-offer-clock = Ese reloj no existe. Elige uno de la lista.
no-clock-none = Esta mesa no tiene reloj: aquí nadie llega tarde.
no-claim-early = { $missed ->
    [0] Demasiado pronto: últimamente tu rival no ha perdido ninguna decisión. Decisiones perdidas seguidas que hacen falta para reclamar: { $most }.
    [one] Demasiado pronto: tu rival ha perdido una sola decisión. Puedes reclamar tras { $most } seguidas.
   *[other] Demasiado pronto: tu rival ha perdido { $missed } decisiones seguidas. Puedes reclamar tras { $most }.
}
no-claim-duel = { $most ->
    [one] Solo se puede reclamar en partidas de dos. Aquí la máquina juega por quien pierde una decisión.
   *[other] Solo se puede reclamar en partidas de dos. Aquí la máquina juega por quien pierde { $most } decisiones seguidas.
}
no-claim-computer = Enfrente ya juega la máquina, y esa nunca llega tarde.
no-back-there = Ese sitio ya es tuyo: la máquina no juega ahí por ti.
no-sat-in = La máquina juega por ti en esta mesa. Recupera antes tu sitio: el botón bajo el tablero, o `/mesa sitio`.
no-more-yourself = Es a ti a quien se espera: no puedes darte más tiempo. Pídeselo a tu rival.
no-more-nobody = Ahora mismo no corre el reloj de nadie en esta mesa.
no-more-late = Demasiado tarde: el tiempo se ha acabado y la respuesta está a punto de jugarse.
no-more-enough = No se puede tener más tiempo para una sola decisión. Da más cuando haya pasado una parte.
