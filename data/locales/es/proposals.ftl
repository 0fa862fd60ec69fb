# Lo que los jugadores acuerdan entre ellos: deshacer, tablas, cierres, revanchas; y las mesas sin canal.

## Comandos

cmd-table-undo-choices = elecciones
    .description = Cuántas de tus últimas elecciones; si no lo indicas, una
cmd-admin-abort-reason = motivo
    .description = Por qué; lo leerá toda la mesa

btn-undo = Deshacer
btn-ask = { $count ->
    [one] Preguntar a tu rival
   *[other] Preguntar a los demás
}
btn-do-undo = Sí, deshacer
btn-do-abort = Sí, terminar la partida
btn-agree = De acuerdo
btn-refuse = Rechazar

## Antes de preguntar a los demás

undo-ask = { $others ->
    [one] Si tu rival está de acuerdo, aún se puede deshacer.
   *[other] Si todos los demás están de acuerdo, aún se puede deshacer.
} También se rebobina el azar, y volverán las mismas cartas y los mismos dados. Quedará en el diario. La máquina siempre acepta.
abort-ask = { $count ->
    [0] La partida terminaría aquí, sin ganador. Si lo que quieres es rendirte, usa `/mesa rendirse`.
    [one] La partida terminaría aquí, sin ganador, si tu rival acepta. Si lo que quieres es rendirte, usa `/mesa rendirse`.
   *[other] La partida terminaría aquí, sin ganador, si los otros { $count } aceptan. Si lo que quieres es rendirte, usa `/mesa rendirse`.
}
proposal-asked = Propuesta enviada. La respuesta llegará a la mesa.

## El mensaje de una propuesta

proposal-title-undo = { $count ->
    [one] { $seat } quiere deshacer una elección
   *[other] { $seat } quiere deshacer { $count } elecciones
}
proposal-title-draw = { $seat } ofrece tablas
proposal-title-abort = { $seat } propone suspender la partida
proposal-undo-means = La mesa vuelve al momento de esa elección, y el azar con ella: volverán las mismas cartas. Lo visto, visto queda.
proposal-undo-unrated = Si todo el mundo acepta, la partida deja de contar para la clasificación.
proposal-draw-means = { $others ->
    [one] Si { $names } acepta, la partida termina en tablas.
   *[other] Si todos aceptan, la partida termina en tablas.
}
proposal-abort-means = { $others ->
    [one] Si { $names } acepta, la partida termina aquí y no gana nadie.
   *[other] Si todos aceptan, la partida termina aquí y no gana nadie.
}
proposal-title-anew = { $seat } quiere seguir desde una posición anterior
proposal-title-same = { $seat } quiere seguir desde una posición anterior
proposal-anew-means = { $others ->
    [one] Si { $names } acepta, una mesa nueva seguirá desde ahí, con todas las cartas ocultas repartidas de nuevo. Queda marcada y nunca cuenta.
   *[other] Si todos aceptan, una mesa nueva seguirá desde ahí, con todas las cartas ocultas repartidas de nuevo. Queda marcada y nunca cuenta.
}
proposal-same-means = { $others ->
    [one] Si { $names } acepta, una mesa nueva seguirá desde ahí con las mismas cartas y otra suerte. Queda marcada y nunca cuenta.
   *[other] Si todos aceptan, una mesa nueva seguirá desde ahí con las mismas cartas y otra suerte. Queda marcada y nunca cuenta.
}
proposal-title-chair = { $seat } busca a alguien para el sitio { DE($free) }
proposal-chair-means = { $others ->
    [one] Si { $names } acepta, un mensaje preguntará quién ocupa el sitio. Quien llegue primero se queda con él y con su mano.
   *[other] Si todos aceptan, un mensaje preguntará quién ocupa el sitio. Quien llegue primero se queda con él y con su mano.
}
proposal-consents = ✅ De acuerdo: { $names }
proposal-waits = ⏳ Falta la respuesta de: { $names }
proposal-until = La propuesta caduca { $when }.
proposal-until-move = Caduca con la próxima jugada o, si no, { $when }.
proposal-state-agreed = ✅ **De acuerdo.**
proposal-state-refused = ❌ **Rechazada: la partida sigue.**
proposal-state-play-on-agreed = ✅ **De acuerdo: el tablero de la mesa nueva está más abajo.**
proposal-state-play-on-refused = ❌ **Rechazada.**
proposal-state-play-on-void = 💨 **Eso ya no es posible.**
proposal-state-withdrawn = 🚪 **{ $seat } ha retirado la propuesta.**
proposal-state-void = 💨 **La partida ha seguido: la propuesta ya no vale.**
proposal-state-expired = ⌛ **Se acabó el plazo: no cambia nada.**

## Negativas

no-undo-none = En esta mesa no te queda nada que deshacer.
no-undo-rules = Las reglas han cambiado desde esa elección, así que ya no se puede deshacer.
# $who: el jugador que ha actuado desde entonces
no-undo-answered = Tarde para deshacerlo por tu cuenta: { $who } ha actuado desde entonces.
no-undo-revealed = Tarde para deshacerlo por tu cuenta: desde entonces se ha descubierto algo oculto o ha intervenido el azar.
no-undo-after-restore = Desde esa elección el bot ha vuelto a una copia más antigua y el azar ha cambiado, así que ya no se puede deshacer.
no-undo-timed-out = Se te había acabado el tiempo y eso se jugó por ti. No puedes deshacerlo por tu cuenta.
no-undo-refused = Los demás acaban de rechazarlo. Sigue jugando; podrás preguntar tras otra elección.
no-undo-open = Alguien ha quedado fuera y puede haber visto todas las manos: ya no se deshace nada.
no-revert-open = Alguien ha quedado fuera, puede haber visto todas las manos y volvería a jugar conociéndolas: ya no se deshace nada, pero puedes terminar la partida.
no-proposal-open = En tu mesa ya hay una propuesta igual: contesta allí.
no-proposal-again = { $minutes ->
    [one] Esa propuesta acaba de ser rechazada o de caducar. Podrás repetirla dentro de un minuto.
   *[other] Esa propuesta acaba de ser rechazada o de caducar. Podrás repetirla dentro de { $minutes } minutos.
}
no-proposal-none = No hay ninguna propuesta así.
no-proposal-over = Esta propuesta ya no está en pie.
no-proposal-own = La propuesta es tuya: son los demás quienes deben aceptarla. Con «Rechazar» la retiras.
no-proposal-agreed = Ya has aceptado. Falta la respuesta de los demás.
no-draw-computer = La máquina nunca se conforma con tablas: sigue jugando. Puedes rendirte con `/mesa rendirse`, o terminar sin ganador con `/mesa suspender`.

## Revanchas

rematch-taken = Alguien ya ha pedido la revancha, y estás dentro.
# $offer: su número
no-rematch-waits = Esa revancha ya se ha ofrecido (#{ $offer }): acéptala allí.
no-rematch-started = Ya estás jugando esa revancha, en la mesa { $table }. Mira `/wanted partidas`.

## Las mesas que nadie puede ver

no-table-suspended = El bot ya no puede escribir donde se juega la mesa { $table }: el canal ha desaparecido o está bloqueado, el bot no tiene acceso o Discord rechaza sus mensajes (por AutoMod, por ejemplo). La partida está parada, y su reloj también. Sigue sola en cuanto el bot pueda volver a escribir; o usa `/wanted tablero mesa:{ $table }` en otro canal para que siga allí.
games-frozen = 🧊 su canal ha desaparecido o está cerrado para el bot, o Discord rechaza el tablero
panel-behind = ⏳ Discord no acepta ahora el tablero en el canal. Llegará solo; puedes seguir jugando aquí.
no-not-suspended = Esa mesa ya vuelve a estar en juego. Mira `/wanted partidas`.
frozen-news = { $count ->
    [one] 🧊 El bot ya no puede escribir donde se juega una de tus partidas: el canal ha desaparecido o está bloqueado, el bot no tiene acceso o Discord rechaza sus mensajes (por AutoMod, por ejemplo). La partida está parada, y su reloj también. Sigue sola en cuanto el bot pueda volver a escribir; o, si alguien que juega en ella usa `/wanted tablero` con su número en otro canal de ese servidor, sigue allí.
   *[other] 🧊 El bot ya no puede escribir donde se juegan varias de tus partidas: los canales han desaparecido o están bloqueados, el bot no tiene acceso o Discord rechaza sus mensajes (por AutoMod, por ejemplo). Están paradas, y sus relojes también. Siguen solas en cuanto el bot pueda volver a escribir; o, si alguien que juega en ellas usa `/wanted tablero` con el número en otro canal de ese servidor, siguen allí.
}
    { $names }
board-moved = La mesa se ha trasladado aquí: la partida y su reloj siguen abajo.

## Lo que dice el registro

event-undone-alone = { $seat } deshace una elección; no había revelado nada.
event-undone-agreed = De común acuerdo, { $seat } deshace su elección, y el azar con ella.
event-retracted = { $seat } deshace una elección.
event-agreed-draw = De común acuerdo, la partida termina en tablas.
event-agreed-abort = De común acuerdo, la partida termina aquí.
event-aborted-by-moderator = Quienes gestionan este servidor han interrumpido la partida: { $reason }
draw-ask = { $count ->
    [one] Si tu rival acepta, la partida termina en tablas.
   *[other] Si los otros { $count } aceptan, la partida termina en tablas.
}
