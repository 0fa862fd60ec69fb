# Cómo empiezan las partidas: retos, mesas abiertas, revanchas.

## Comandos

cmd-wanted-duel = duelo
    .description = Reta a alguien a un juego para dos, o al propio bot
cmd-wanted-duel-opponent = rival
    .description = A quién retas; elige al bot para jugar contra la máquina
cmd-wanted-duel-game = juego
    .description = A qué se juega; si no eliges, al juego habitual del servidor
cmd-wanted-duel-level = nivel
    .description = La fuerza de la máquina; si no eliges, ayudante
cmd-wanted-duel-same-deal = mismo-reparto
    .description = El mismo reparto para los dos, cada cual a solas contra la máquina; gana el mejor resultado
cmd-wanted-looking = busco
    .description = Apúntate a la lista de quienes buscan partida y mira quién más está
cmd-wanted-looking-game = juego
    .description = Qué juego; si no lo indicas, cualquiera
cmd-wanted-looking-hours = horas
    .description = Durante cuántas horas; si no lo indicas, 4
cmd-wanted-looking-clock = reloj
    .description = Tiempo por decisión; si no lo indicas, cualquiera
cmd-wanted-table = mesa
    .description = Abre una mesa a la que puede unirse cualquiera de aquí
cmd-wanted-table-game = juego
    .description = A qué se juega; sin esto, lo eliges todo en un panel
cmd-wanted-table-seats = sitios
    .description = Cuántos sitios hay; si no lo dices, todos los que permita el juego
cmd-wanted-variant = variante
    .description = Qué variante se juega

## El mensaje de una oferta

title-offer-duel = { $host } reta { A($opponent) }
title-offer-rematch = { $host } quiere la revancha
offer-same-decks = Cada cual repite su mazo de la última partida, salvo que elija otro: **Mi mazo**.
title-offer-table = { $host } abre una mesa
offer-call = { $opponent }, { $host } te reta a un duelo.
offer-call-again = { $names }, ¡{ $host } quiere la revancha!
offer-game = 🃏 **{ $game }**
offer-game-variant = 🃏 **{ $game }** · { $variant }
offer-seats = 🪑 De { $min } a { $max } jugadores
offer-seats-exactly = 🪑 Para { $seats ->
    [2] dos
   *[other] { $seats }
}
offer-pace = ⏳ { $pace } · caduca { $when }
offer-expires = ⏳ caduca { $when }
# $level: of the computers
offer-same-deal = ⚖️ Mismo reparto: cada cual juega a solas las mismas cartas selladas contra la máquina ({ $level }), en un día. Nadie ve el resultado del otro hasta que ambos acaban; gana el mejor.
offer-last-call = ⏰ Se acabó el tiempo y ya hay gente suficiente: ¿empezamos? Cualquiera de la mesa puede pulsar Empezar. La mesa se cierra { $when }.
offer-kept = 🪑 Sitios reservados para { $names }; { $when } quedan libres para cualquiera.
offer-sitting = En la mesa: { $count } de { $max }
offer-started = ✅ **La partida ha empezado, aquí mismo.**
offer-started-thread = ✅ **La partida ha empezado:** { $thread }
offer-over-thread = { $outcome } Se jugó en { $thread }.
# $when: a date and time
offer-accepted = ✅ **Reto aceptado.** Los dos juegan antes del { $when }; quien no haya acabado para entonces pierde.
offer-compared = 🏁 **Decidido: el resultado está más abajo.**
offer-declined = ❌ **{ $opponent } prefiere no jugar.**
offer-withdrawn = 🚪 **La oferta se ha retirado.**
offer-expired = ⌛ **Se acabó el tiempo: la oferta ha caducado.**
# $number: among the computers of this level at the table
computer-name = { $number ->
    [1] { $name }
   *[other] { $name } { $number }
}
computer-of-level = { $name } ({ $level })
pick-level = Añadir la máquina: elige su nivel
pick-remove = Quitar a alguien
level-greenhorn = Novato
level-deputy = Ayudante
level-scout = Rastreador
level-sheriff = Sheriff
level-marshal = Marshal

# Who plays at each level, and how
computer-greenhorn = Billy
    .style = Primero dispara y luego piensa.
computer-deputy = Hank
    .style = Juega de manual y nunca deja escapar una victoria a su alcance.
computer-scout = Moses
    .style = Se adelanta: un vistazo a los próximos turnos, y a jugar.
computer-sheriff = Walt
    .style = Sopesa una docena de planes antes de cada jugada.
computer-marshal = Ezra
    .style = Espera, se lo piensa bien y ve más lejos que nadie.
computer-sits = 🤖 **{ $name }** ({ $level }) · { $style }

title-new-table = Mesa nueva: { $game }
new-table-then = Elige lo que quieras cambiar y envíala a este canal: quien quiera se sienta, y tú decides cuándo empezar. Esto solo lo ves tú.
new-table-computers = 🤖 Los sitios libres son para { $name }. { $style }
new-table-no-computers = Sin máquina
new-table-clock-usual = Reloj: el del servidor
new-table-seats = { $count } sitios
new-table-open-no = Quien queda fuera: no ve manos
new-table-open-yes = Quien queda fuera: ve todas las manos
host-guests-anybody = Jugadores: cualquiera
host-guests-in-time = Jugadores: nuevos y puntuales
host-guests-known = Jugadores: conocidos y puntuales
offer-guests-in-time = ⏱️ Para quien responde a tiempo; quien empieza también puede entrar.
offer-guests-known = ⏱️ Para quien ya se sabe que responde a tiempo.
# Below the pace; $percent: of the last decisions
offer-in-time = { $name } responde a tiempo: { $percent } %
btn-new-table = Enviar

btn-how = Cómo se juega
btn-terms = Condiciones
offer-minutes = 🎲 { $minutes }
btn-accept = Aceptar
btn-decline = Rechazar
btn-withdraw = Retirar
btn-join = Unirse
btn-leave = Levantarse
btn-computer = Añadir la máquina
btn-host = Empezar…
title-your-table = Tu mesa · { $game }
host-how = Empieza cuando haya gente suficiente; completa con la máquina o quita a alguien.
host-how-full = Todos los asientos están ocupados: empieza la partida o quita a alguien.
btn-start = Empezar

## Negativas

no-offer-self = No puedes ser tu propio rival. Elige a otra persona, o elígeme a mí: yo también juego.
no-offer-bot = Ese bot no juega a las cartas. Elígeme a mí, y la máquina ocupará el otro sitio.
no-offer-not-on-server = <@{ $who }> no está en este servidor. Elige a alguien que sí esté.
no-offer-channel-hidden = <@{ $who }> no ve este canal. Haz la oferta en uno que sí vea.
no-offer-level = El nivel es para la máquina. Elígeme a mí como rival o no indiques ningún nivel.
no-offer-game = Ese juego no existe. Elige uno de la lista.
no-offer-variant = Ese juego no tiene esa variante. Elige una de la lista, o no indiques ninguna.
no-offer-seats = A ese juego se juega de { $min } a { $max } personas. Elige otro juego u otro número de sitios; para más de dos se empieza con `/wanted mesa`.
no-offer-seats-exactly = A ese juego juegan exactamente { $seats } personas. Elige ese número de sitios, u otro juego.
# $guild, $channel, $message: identificadores, las partes de un enlace
no-offer-duplicate = Ya has hecho esa misma oferta y sigue en pie: https://discord.com/channels/{ $guild }/{ $channel }/{ $message }
no-offer-from-opponent = No hace falta: ya te han retado a ese mismo juego. Pulsa Aceptar allí: https://discord.com/channels/{ $guild }/{ $channel }/{ $message }
no-offer-channel-busy = { $max ->
    [one] En este canal solo cabe una partida u oferta a la vez, y ya hay una. Espera a que termine, o vete a otro canal.
   *[other] En este canal solo caben { $max } partidas y ofertas a la vez, y ya están todas. Espera a que termine alguna, o vete a otro canal.
}
no-offer-player-busy = { $max ->
    [one] En este servidor puedes tener una partida u oferta a la vez, y ya la tienes. Termínala primero.
   *[other] En este servidor puedes tener { $max } partidas y ofertas a la vez, y ya has llegado al máximo. Termina alguna primero.
}
no-offer-none = Esa oferta no existe. Haz una con `/wanted duelo` o `/wanted mesa`.
no-offer-over = Esa oferta ya no está en pie. Haz una nueva con `/wanted duelo` o `/wanted mesa`.
no-offer-expired = Demasiado tarde: la oferta ha caducado. Haz una nueva con `/wanted duelo` o `/wanted mesa`.
# $who: el identificador de una persona
no-offer-not-opponent = A este reto solo puede responder <@{ $who }>. Lanza el tuyo con `/wanted duelo`.
no-offer-not-host = Solo <@{ $who }>, de quien es esta oferta, puede hacer eso.
no-offer-sits-already = Ya tienes sitio en esta mesa. Espera a que empiece; si te quieres ir, pulsa Levantarse.
no-offer-not-seated = No tienes sitio en esta mesa. Para sentarte, pulsa Unirse.
no-offer-full = { $max ->
    [one] No queda sitio en esta mesa. Abre la tuya con `/wanted mesa`.
   *[other] No queda sitio en esta mesa (son { $max }). Abre la tuya con `/wanted mesa`.
}
no-offer-too-few = { $sitting ->
    [one] Aquí solo hay una persona, y hacen falta al menos { $min }. Espera a más gente, o añade la máquina.
   *[other] Aquí solo hay { $sitting } personas, y hacen falta al menos { $min }. Espera a más gente, o añade la máquina.
}
no-offer-host-gone = <@{ $who }> ha dejado el servidor, así que este reto queda en nada. Lanza el tuyo con `/wanted duelo`.
no-offer-left = { $count ->
    [one] <@{ $who }> ha dejado el servidor, y su sitio vuelve a estar libre. Pulsa otra vez Empezar si quieres jugar de todos modos.
   *[other] <@{ $who }> y otras personas han dejado el servidor, y { $count } sitios vuelven a estar libres. Pulsa otra vez Empezar si quieres jugar de todos modos.
}
no-offer-permissions = No se me permite hacer eso en { $channel }. Permisos que me faltan: { $names }. Pídeselos a quien gestione el servidor, o vete a otro canal.
no-rematch-not-seated = Esa partida no la jugaste en este servidor. Elige una de las tuyas de la lista.
no-rematch-not-yours = Solo quienes han jugado esta partida pueden pedir la revancha. Empieza la tuya con `/wanted duelo` o `/wanted mesa`.
no-rematch-not-over = Esa partida no ha terminado. Juégala hasta el final, o ríndete con `/mesa rendirse`.
no-offer-not-there = Ahí no hay nadie a quien quitar: la mesa ha cambiado. Elige otra vez.
no-offer-reserved = Los sitios libres se guardan para quienes jugaron antes. Serán de cualquiera <t:{ $until }:R>.
no-offer-declined-lately = <@{ $who }> no ha querido. { $minutes ->
    [one] Puedes volver a preguntar dentro de un minuto
   *[other] Puedes volver a preguntar dentro de { $minutes } minutos
}; cada vez hay que esperar más.
no-offer-too-fast = Has hecho muchas ofertas en poco tiempo, y cada una avisa a alguien. { $minutes ->
    [one] Puedes hacer otra dentro de un minuto.
   *[other] Puedes hacer otra dentro de { $minutes } minutos.
}
no-offer-avoided = Este sitio no está libre para ti: coincidirían dos personas que no se sientan a la misma mesa. Elige a otra persona, abre una mesa propia o juega contra mí.
no-offer-unreliable = Esta mesa es para quien responde a tiempo al menos el { $min } % de las veces; tú, últimamente, el { $percent } %. Cada respuesta a tiempo lo sube: juega en otra mesa o conmigo.
no-offer-newcomer = Esta mesa es para quien ya se sabe que responde a tiempo. Aquí eres una cara nueva: se sabrá tras { $count ->
        [one] una decisión más
       *[other] { $count } decisiones más
    } con reloj. Otras mesas te admiten, y yo juego con cualquiera.
no-avoid-self = No puedes evitar tu propia compañía. Elige a otra persona.
no-avoid-too-many = Ya evitas a { $max } personas. Saca antes a una de la lista: `/wanted yo`, **A quién evito**.

## La lista de todo lo que espera a alguien.

games-title = { $count ->
    [0] No tienes nada pendiente
    [one] Tienes { $count } cosa pendiente
   *[other] Tienes { $count } cosas pendientes
}
games-none = No tienes ninguna partida en curso. Empieza una aquí abajo.
games-yours = 🔔 **Te toca jugar**
games-asked = 🤝 **Ofertas y propuestas que esperan tu respuesta**
games-theirs = ⏳ **Les toca a los demás**
games-offered = 📜 **Ofertas que esperan a otras personas**
games-mistakes = 🔁 **Errores para intentarlo de nuevo** (elige en la lista)
# $go: un enlace; $more: lo demás que hay que decir, cada parte tras un punto, o nada
games-line = { $name }{ $more }
games-go = [ir allí]({ $link })
games-due = el plazo acaba { $when }
games-since = última jugada { $when }
games-claim = 💤 tu rival no responde: reclama la victoria o deja jugar a la máquina (`/mesa reclamar`)
games-substituted = 🤖 la máquina juega por ti
games-offer = #{ $offer } · { $game } · { $host }
games-proposal-undo = quieren deshacer una jugada
games-proposal-draw = ofrecen tablas
games-proposal-abort = quieren terminar la partida
games-proposal-chair = busca a alguien para un sitio
games-more = { $count ->
    [one] … y { $count } más.
   *[other] … y { $count } más.
}

## Buscar partida

title-looking = ¿Quién se apunta?
looking-own = Buscas partida: { $wish }, hasta las { $when }.
looking-wish = { $game } · { $pace }
looking-any-game = cualquier juego
looking-any-pace = cualquier reloj
looking-fits = 🤝 **{ $name }** también se apunta: { $wish }.
looking-line = **{ $name }** · { $wish } · hasta las { $when }
looking-nobody = Ahora mismo nadie más busca partida. Quien venga después te encontrará aquí; el reparto del día se juega a solas.
looking-busy = Aquí se suele jugar sobre todo entre las { $start } y las { $until }.
looking-ends = Sales de la lista cuando empieza una partida, tus horas de silencio o tus días libres.
looking-stopped = Ya no buscas partida.
looking-posse = 📣 { $role } **{ $name }** busca partida: { $wish }, hasta las { $when }.
btn-looking-offer = Proponer partida { A($name) }
btn-looking-stop = Ahora no
btn-looking-posse = Llamar a la cuadrilla
hint-looking = Proponer partida a…
games-looking = 👀 **En busca de partida**
no-looking-none = No estás en la lista. Apúntate con `/wanted busco`.
no-looking-over = Esa persona ya no busca partida. `/wanted busco` muestra quién la busca.
no-posse-none = Este servidor no tiene ningún rol al que llamar. La moderación puede elegir uno con `/wanted-admin ajustes`.
no-posse-again = Has llamado a la cuadrilla hace poco. Podrás volver a hacerlo <t:{ $until }:R>.
no-posse-often = Desde ayer ya se ha llamado { $max } veces a la cuadrilla; por un día, basta.
