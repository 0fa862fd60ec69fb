# Órdenes: lo que el bot responde por quien es preguntado fuera de su turno. Véase cogs/orders.py.

cmd-table-orders-when = cuando
    .description = A qué pregunta responderá el bot por ti
cmd-table-orders-do = respuesta
    .description = La respuesta; o varias, separadas por comas: vale la primera posible
cmd-table-orders-always = siempre
    .description = En todas tus mesas de este juego, no solo en esta

btn-orders = Órdenes
orders-title = Órdenes · { $game } · mesa { $table }
orders-how = Donde has dejado una orden, nadie tiene que esperarte. Que se cumpla o no, y tras qué pausa, no tiene nada que ver con tu mano: nada la delata. Nadie se entera de que tienes órdenes. Lo que apenas importa se resuelve como de costumbre, al momento, mientras no elijas otra cosa.
orders-unset = Sin orden: te pregunto.
orders-by-itself = { $order } (como de costumbre: no has elegido nada)
orders-usually = { $order } (en todas tus mesas)
orders-here = Solo en esta mesa
orders-everywhere = En todas mis mesas
orders-hint-when = Cuando…
orders-hint-words = … en esta mesa quiero…
orders-hint-words-always = … en todas mis mesas quiero…
orders-saved = Anotado: { $when }
orders-forgotten = Orden borrada, te preguntaré: { $when }
orders-nothing = Ninguna: preguntarme
orders-applied = 📜 Mesa { $table }, { $at }: he respondido por ti. { $when } → **{ $done }**. Para que sea de otro modo en adelante, pulsa **{ btn-ways }** → **{ btn-orders }**.

orders-pass-always = Dejarlo pasar siempre
orders-pass = Dejarlo pasar mientras { $lives ->
    [one] quede más de { $lives } vida
   *[other] queden más de { $lives } vidas
}
orders-answer = Responder con { $answer } si puedo
orders-above = Solo mientras { $lives ->
    [one] quede más de { $lives } vida
   *[other] queden más de { $lives } vidas
}
orders-above-line = Con menos, te pregunto
orders-within = Dejarlo pasar si no pulso nada en { $minutes } minutos
orders-within-hours = Dejarlo pasar si no pulso nada en { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}
orders-within-usual = Solo si no pulso nada en { $minutes } minutos
orders-within-hours-usual = Solo si no pulso nada en { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}
orders-within-line = Te pregunto, tengas lo que tengas; solo después se cumple la orden
orders-ask = Preguntarme

no-standing-order-none = Ninguna pregunta de este juego se puede resolver con una orden.
no-standing-order-word = «{ $word }» no sirve como orden aquí. Elige entre las sugerencias, o abre la lista con `/mesa órdenes` sin opciones.
no-standing-order-two = Solo un límite de cada clase a la vez.
no-standing-order-ask = «Preguntarme» no se combina con otras órdenes: que te pregunte no debe depender de tu mano. Para que te pregunte antes de responder, di durante cuánto tiempo.
no-standing-order-when = Indica también a qué pregunta se refiere (opción «cuando»), o abre la lista con `/mesa órdenes` sin opciones.
