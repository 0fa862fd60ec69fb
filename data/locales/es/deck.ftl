# Mazos propios para Rag’n’Guns: construirlos, y sentarse con uno.

## Comandos

cmd-deck-group = mazo
    .description = Construye tus propios mazos para Rag’n’Guns
cmd-deck-list = lista
    .description = Todos tus mazos
cmd-deck-show = ver
    .description = Un mazo tuyo, o uno preparado, carta por carta
cmd-deck-new = nuevo
    .description = Crea un mazo: vacío o como copia de otro
cmd-deck-add = añadir
    .description = Mete hasta tres cartas en un mazo
cmd-deck-remove = quitar
    .description = Saca hasta tres cartas de un mazo
cmd-deck-check = comprobar
    .description = Lo que aún le falta a un mazo, regla por regla
cmd-deck-rename = renombrar
    .description = Dale otro nombre a un mazo
cmd-deck-delete = borrar
    .description = Borra un mazo
cmd-deck-choose = elegir
    .description = El mazo con el que juegas desde ahora
cmd-deck-export = exportar
    .description = Un mazo como código corto, para guardarlo o regalarlo
cmd-deck-import = importar
    .description = Haz un mazo a partir de un código
cmd-deck-deck = mazo
    .description = Qué mazo
cmd-deck-last = mazo
    .description = Qué mazo; si no lo dices, el último que cambiaste
cmd-deck-name = nombre
    .description = Su nombre
cmd-deck-import-name = nombre
    .description = Su nombre; si no lo dices, el de su Pistolero
cmd-deck-leader = pistolero
    .description = Su Pistolero
cmd-deck-copy = copiar
    .description = El mazo que se copia, tuyo o preparado; si no lo dices, ninguno
cmd-deck-card = carta
    .description = Una carta, por su nombre
cmd-deck-second = segunda
    .description = Otra carta
cmd-deck-third = tercera
    .description = Y una más
cmd-deck-type = tipo
    .description = Propón solo cartas de este tipo
cmd-deck-keyword = palabra-clave
    .description = Propón solo cartas con esta palabra clave
cmd-deck-code = código
    .description = El código, que empieza por RG
cmd-wanted-deck = mazo
    .description = Para Rag’n’Guns: tu mazo en esta partida; si no lo dices, el que has elegido

## El estante y un mazo

title-deck = 🎴 { $deck }
title-deck-list = Tus mazos: { $count } de { $most }
deck-list-none = Tu estante está vacío. `/mazo nuevo` crea un mazo, desde cero o copiando uno preparado.
deck-list-line = { $sign } { $deck } · { $cards }/{ $wanted }
deck-list-how = ★ lo usarás en tu próxima partida · ✅ listo para jugar · ⚠️ aún no
deck-type = { $type } ({ $count })
deck-ready = ✅ Listo para jugar.
deck-is-chosen = ★ Lo usarás en tu próxima partida.
deck-made = Un mazo nuevo: **{ $deck }**.
deck-added = Entran: { $cards }.
deck-removed = Salen: { $cards }.
deck-renamed = **{ $old }** se llama ahora **{ $deck }**.
deck-drop-sure = ¿Borrar **{ $deck }**? No se puede deshacer; las partidas empezadas siguen con él.
deck-dropped = Mazo borrado.
btn-drop-deck = Borrarlo
deck-code =
    El código de **{ $deck }**. Quien lo tenga puede leer la lista:
    `{ $code }`

## Sentarse con un mazo

btn-deck = Mi mazo
hint-deck = Tu mazo
offer-decks = 🎴 Con tu propio mazo o con uno preparado; nadie ve cuál antes de la primera carta.
deck-pick = ¿Con qué mazo juegas? Nadie más ve lo que eliges.
deck-pick-none = No tienes ningún mazo listo para jugar. Construye uno con `/mazo nuevo`, o elige en secreto entre los preparados cuando empiece la partida.
deck-prebuilt = Uno preparado, elegido en la mesa
deck-picked = Desde ahora juegas con este mazo: **{ $deck }**. En las mesas donde ya juegas no cambia nada.
deck-picked-here = Tu mazo en esta mesa, y desde ahora: **{ $deck }**.
deck-brought = 🎴 Juegas con **{ $deck }**. Nadie más lo ve.

## Negativas

no-own-decks = En este juego no hay mazos propios. Deja la opción vacía, o elige Rag’n’Guns.
no-deck-none = No tienes ningún mazo con ese nombre. `/mazo lista` muestra los que tienes.
no-deck-none-yet = Todavía no tienes ningún mazo. `/mazo nuevo` crea uno.
no-deck-nameless = El nombre de un mazo tiene que poder leerse.
no-deck-name-taken = Ya tienes un mazo con ese nombre. Búscale otro.
no-deck-shelf-full = En tu estante hay { $most } mazos, y no cabe ni uno más. Borra antes alguno con `/mazo borrar`.
no-deck-whose = ¿De qué Pistolero es el mazo? Elige uno, o un mazo que copiar.
no-deck-another-leader = El mazo que copias es de otro Pistolero. Indica solo el mazo o solo el Pistolero.
no-deck-no-card = Rag’n’Guns no tiene esa carta, o tiene varias que se parecen. Elige una de la lista.
no-deck-lacks = { $card } no está en este mazo.
no-deck-unfit = **{ $deck }** no se puede jugar así. Arréglalo con `/mazo añadir` y `/mazo quitar`, o elige otro con `/mazo elegir`.
