# Órdenes: lo que el bot responde por quien es preguntado fuera de su turno. Véase cogs/orders.py.

cmd-wanted-orders = ordenes
    .description = Lo que el bot responde por ti cuando te preguntan fuera de tu turno
cmd-wanted-orders-when = cuando
    .description = La pregunta por la que nadie debe esperarte
cmd-wanted-orders-do = hacer
    .description = La respuesta; varias palabras con comas, vale la primera que encaje
cmd-wanted-orders-always = siempre
    .description = En todas tus mesas de este juego, no solo en esta

btn-orders = Órdenes
orders-title = Órdenes · { $game } · mesa { $table }
orders-how = Donde has dejado una orden, nadie tiene que esperarte. Se cumple tras una pausa que no tiene nada que ver con tu mano: la pausa no delata nada. Nadie se entera de que tienes órdenes.
orders-unset = Te pregunto.
orders-usually = { $order } (en todas tus mesas)
orders-here = Solo en esta mesa
orders-everywhere = En todas mis mesas
orders-hint-when = Cuando…
orders-hint-words = … en esta mesa quiero…
orders-hint-words-always = … en todas mis mesas quiero…
orders-saved = Anotado: { $when }
orders-forgotten = A partir de ahora te pregunto: { $when }
orders-nothing = Nada: preguntarme

orders-pass-always = Dejarlo pasar siempre
orders-pass = Dejarlo pasar mientras { $lives ->
    [one] quede más de { $lives } vida
   *[other] queden más de { $lives } vidas
}
orders-answer = Responder con { $answer } si puedo
orders-idle = Dejarlo pasar si no tengo respuesta
orders-ask = Preguntarme todo lo demás
orders-ask-line = Sin esto, lo que tus respuestas no cubren se deja pasar

orders-when-bang-dodge = Disparan a uno de los míos
orders-when-bang-shoot-back = Indios o duelo: hace falta otro disparo
orders-when-bang-last-beer = Uno de los míos se muere
orders-when-ragnguns-disarm = Desarmo: me espera un Piège
orders-when-ragnguns-split = Vuelan balas: ¿quién las recibe?
orders-when-ragnguns-place-trap = Han pagado mi Piège y vuelve a mí
orders-when-revolver-victim = Impacto: ¿qué guardián lo recibe?
orders-when-gnadenlos-bid = Otro recluta: tengo que pujar
orders-when-outlaws-leader = Mis mejores forajidos están empatados

orders-ragnguns-disarm-pay = Pagar si puedo
orders-ragnguns-disarm-overbid = Sobrepujar si puedo
orders-ragnguns-disarm-take = Destaparlo
orders-ragnguns-split-0 = Mi pistolero las recibe todas
orders-usual-ragnguns-disarm = Destaparlo
orders-usual-ragnguns-split = La carta de mi Ruelle recibe todas las que puede
orders-usual-ragnguns-place-trap = Va al montón más pequeño de mi Planque
orders-usual-revolver-victim = Elige el bot
orders-usual-gnadenlos-bid = La suma libre más pequeña
orders-usual-outlaws-leader = Elige el bot

no-orders-none = Ninguna pregunta de este juego se puede resolver con una orden.
no-orders-word = «{ $word }» no se puede ordenar aquí. Elige entre las sugerencias, o abre la lista con /wanted orders a secas.
no-orders-two = Solo un límite de vidas a la vez.
no-orders-when = Di también para qué pregunta: la opción «cuando». O abre la lista con /wanted orders a secas.
