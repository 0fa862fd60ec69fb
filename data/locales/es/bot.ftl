# Lo que comparten todas las partes del bot: nombres, listas, negativas y sucesos comunes a todos los juegos.

## La variante común a todos los juegos

preset-standard = Clásica

## Palos por su letra: forma y palabra

suit-S = ♠︎ Picas
suit-H = ♥︎ Corazones
suit-C = ♣︎ Tréboles
suit-D = ♦︎ Diamantes

## Los idiomas, cada uno en el suyo

language-en = English
language-fr = Français
language-es = Español

## Los permisos, como los llama Discord

permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-create_public_threads = Crear hilos públicos
permission-embed_links = Insertar enlaces
permission-attach_files = Adjuntar archivos

## Listas y huecos

list-and = { $first } { Y($last) }
nothing = nada
nameless = Sin Nombre

## Negativas del motor y de las mesas

no-not-asked = Ahora mismo no te toca jugar.
no-not-offered = { $option } no está entre tus opciones ahora mismo.
no-how-many = No salen las cuentas: elige { $min } como mínimo y { $max } como máximo.
no-how-many-exactly = { $count ->
    [one] No salen las cuentas: elige exactamente una opción.
   *[other] No salen las cuentas: elige exactamente { $count } opciones.
}
no-twice = No puedes elegir dos veces lo mismo.
no-game-over = El humo se ha disipado: esta partida ya terminó.
no-not-seated = No tienes sitio en esta mesa.
no-decision-stale = Has desenfundado tarde: la mesa ha seguido adelante. Así están las cosas ahora.
no-table-unknown = Esa mesa no existe.
no-rules-unsupported = Las reglas han cambiado desde que empezó esta partida y ya nadie puede seguirla: queda cerrada, sin ganador.
no-table-damaged = Queda demasiado poco de esta partida en el disco para seguirla: se ha cerrado, sin ganador.
no-no-lesson = Esa lección ya no existe. `/wanted aprender` muestra las que existen.
no-table-too-new = Esta partida es de una versión del bot más nueva que la instalada. No se ha perdido nada: quien mantiene el bot tiene que actualizarlo.
no-not-now = Ahora no: se te pide otra cosa, como puedes ver aquí.
# $kind: lo que se pide, un nombre sin artículo
no-too-much = Sobra una respuesta: aquí nadie pregunta por eso ({ $kind }).

## Cuando algo sale mal

handing-over = El bot cambia de caballo y no ha pasado nada: vuelve a pulsar en un momento.
no-unsaved = El libro de cuentas no quiso saber nada: no se pudo guardar, así que no ha pasado nada. Inténtalo de nuevo en un momento.
no-form-late = El formulario ha tardado demasiado en abrirse. Inténtalo de nuevo.
no-button-outdated = Este mensaje es anterior a la vuelta del bot a una copia más antigua de sus datos, así que sus botones ya no valen. Usa el mensaje más reciente de tu mesa: `/wanted partidas` te dice dónde está.
# $number: un número corto con el que se encuentra el error en el registro
no-bug = El bot ha tropezado con sus propias espuelas. Lo que ya estaba guardado sigue en pie. Si vuelve a ocurrir, dale este número a quien mantiene el bot: **{ $number }**

## Sucesos de todos los juegos

event-undone = Se ha deshecho la última jugada.
event-forced = { $seat } no tenía otra opción.
event-resigned = { $seat } tira el arma y se rinde.
event-seat-left = { $seat } deja la mesa; la máquina ocupa su sitio.
event-aborted = La partida se ha interrumpido.
event-rules-unsupported = Esta partida seguía unas reglas que el bot ya no conoce. Termina aquí, sin ganador.
event-table-damaged = Los datos de esta partida están dañados y queda demasiado poco de ellos. Termina aquí, sin ganador.
event-moves-lost = Los datos de esta partida estaban dañados: { $count ->
    [one] se ha perdido el último paso
   *[other] se han perdido los últimos { $count } pasos
}. Se sigue desde justo antes.
event-restored = El bot ha vuelto a una copia más antigua de sus datos. Lo que se jugó aquí después se ha perdido. Se sigue desde aquí.
event-restored-whole = El bot ha vuelto a una copia más antigua de sus datos. De esta partida no se ha perdido nada. Se sigue desde aquí.
event-moves-rolled-back = El bot ha perdido parte de sus datos: { $count ->
    [one] se ha perdido el último paso de esta partida
   *[other] se han perdido los últimos { $count } pasos de esta partida
}. Se sigue desde aquí.
event-entropy-added = { $seat } responde por primera vez desde entonces: eso cambia todas las cartas y tiradas que quedan, y nadie puede conocerlas.
event-won = { $seat } gana la partida.
