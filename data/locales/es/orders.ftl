# Órdenes: lo que el bot responde por quien es preguntado fuera de su turno. Véase cogs/orders.py.

cmd-wanted-orders = órdenes
    .description = Ahora se llama /mesa órdenes
cmd-wanted-orders-when = cuando
    .description = La pregunta a la que responderá el bot por ti
cmd-wanted-orders-do = respuesta
    .description = La respuesta; o varias, separadas por comas: vale la primera posible
cmd-wanted-orders-always = siempre
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
orders-applied = 📜 Mesa { $table }: no ha hecho falta preguntarte. { $when } → **{ $done }**. Para que sea de otro modo en adelante, pulsa **{ btn-ways }** › **{ btn-orders }**.

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
orders-within = Dejarlo pasar, salvo que pulse { $minutes ->
    [0] antes de que acabe la pausa habitual
   *[other] en { $minutes } minutos
}
orders-within-hours = Dejarlo pasar, salvo que pulse en { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}
orders-within-usual = Solo si no he pulsado { $minutes ->
    [0] antes de que acabe la pausa habitual
   *[other] en { $minutes } minutos
}
orders-within-hours-usual = Solo si no he pulsado en { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}
orders-within-line = Te pregunto, tengas lo que tengas; la orden se cumple después
orders-ask = Preguntarme

orders-when-bang-dodge = Disparan a un personaje mío
orders-when-bang-shoot-back = Indios o duelo: hace falta otro disparo
orders-when-bang-last-beer = Muere un personaje mío
orders-when-bang-store = Almacén: me llevo una carta
orders-when-bang-flip = Lucky Duke ha desenfundado dos cartas
orders-when-ragnguns-disarm = Me espera un Piège (trampa)
orders-when-ragnguns-split = Vuelan balas: ¿quién las recibe?
orders-when-ragnguns-place-trap = Han pagado mi Piège y vuelve a mí
orders-when-revolver-victim = Impacto: ¿qué guardián lo recibe?
orders-when-revolver-rout = Tengo que descartar una carta de un campo de batalla
orders-when-revolver-lasso = Una de mis cartas vuelve a mi mano
orders-when-revolver-sap = Una de mis cartas pierde sus fichas de potencia
orders-when-revolver-daunt = Uno de mis guardianes pierde una ficha de agallas
orders-when-revolver-drop-hand = Tengo que descartar cartas de mi mano
orders-when-gnadenlos-bid = Otro recluta: tengo que pujar
orders-when-gnadenlos-take = Recluto: ¿qué lote?
orders-when-outlaws-leader = Mis mejores forajidos están empatados

orders-ragnguns-disarm-pay = Pagar si puedo
orders-ragnguns-disarm-overbid = Superar si puedo
orders-ragnguns-disarm-take = Destaparlo
orders-ragnguns-split-0 = Mi Pistolero las recibe todas
orders-usual-bang-store = La carta que más vale por sí sola
orders-usual-bang-flip = La que me conviene
orders-usual-ragnguns-disarm = Destapar el primero
orders-usual-ragnguns-split = La carta de mi Callejón recibe todas las que puede
orders-usual-ragnguns-place-trap = Va a la pila con menos cartas de mi Escondite
orders-usual-revolver-victim = Quien tenga agallas; si no, quien al caer no cueste nada más
orders-usual-revolver-rout = La más débil: la de menos potencia de fuego, fichas incluidas
orders-usual-revolver-lasso = La más débil: la de menos potencia de fuego, fichas incluidas
orders-usual-revolver-sap = La que tenga menos fichas
orders-usual-revolver-daunt = Quien tenga más; entre varios, quien recibiría el último impacto
orders-usual-revolver-drop-hand = Las más débiles: las de menos potencia de fuego y menos iconos
orders-usual-gnadenlos-bid = La suma libre más pequeña
orders-usual-gnadenlos-take = La mayor fuerza en los tres a la vez
orders-gnadenlos-take-gold = La mayor fuerza en oro
orders-gnadenlos-take-duel = La mayor fuerza en duelo
orders-gnadenlos-take-poker = La mayor fuerza al póquer
orders-usual-outlaws-leader = El que tenga los mejores modificadores

no-orders-none = Ninguna pregunta de este juego se puede resolver con una orden.
no-orders-word = «{ $word }» no sirve como orden aquí. Elige entre las sugerencias, o abre la lista con `/mesa órdenes` sin opciones.
no-orders-two = Solo un límite de cada clase a la vez.
no-orders-ask = «Preguntarme» va por sí solo: que te pregunte no debe depender de tu mano. Para que te pregunte antes de responder, di durante cuánto tiempo.
no-orders-when = Di también para qué pregunta: la opción «cuando». O abre la lista con `/mesa órdenes` sin opciones.
