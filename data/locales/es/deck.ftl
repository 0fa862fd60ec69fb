# Mazos propios para Rag’n’Guns: construirlos, y sentarse con uno.

## Comandos

cmd-deck-group = mazo
    .description = Construye tus propios mazos para Rag’n’Guns
cmd-deck-list = lista
    .description = Todos tus mazos
cmd-deck-show = ver
    .description = Un mazo tuyo, o uno preparado, carta por carta
cmd-deck-new = nuevo
    .description = Empieza un mazo: vacío, o como copia de otro
cmd-deck-add = añadir
    .description = Mete hasta tres cartas en un mazo
cmd-deck-remove = quitar
    .description = Saca hasta tres cartas de un mazo
cmd-deck-check = comprobar
    .description = Lo que aún le falta a un mazo, regla por regla
cmd-deck-rename = renombrar
    .description = Dale otro nombre a un mazo
cmd-deck-delete = borrar
    .description = Tira un mazo
cmd-deck-choose = elegir
    .description = El mazo con el que te sientas desde ahora
cmd-deck-export = exportar
    .description = Un mazo como código corto, para guardarlo o regalarlo
cmd-deck-import = importar
    .description = Haz un mazo a partir de un código
cmd-deck-deck = mazo
    .description = Qué mazo
cmd-deck-last = mazo
    .description = Qué mazo; si no, el último que cambiaste
cmd-deck-name = nombre
    .description = Cómo se va a llamar
cmd-deck-import-name = nombre
    .description = Cómo se va a llamar; si no, como su Pistolero
cmd-deck-leader = pistolero
    .description = De quién va a ser el mazo
cmd-deck-copy = copiar
    .description = Un mazo para empezar, tuyo o preparado; si no, estará vacío
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
    .description = Para Rag’n’Guns: tu mazo en esta partida; si no, el que has elegido

## El estante y un mazo

title-deck = 🎴 { $deck }
title-deck-list = Tus mazos: { $count } de { $most }
deck-list-none = Tu estante está vacío. `/mazo nuevo` empieza un mazo, de la nada o como copia de uno preparado.
deck-list-line = { $sign } { $deck } · { $cards }/{ $wanted }
deck-list-how = ★ te acompaña a tu próxima partida · ✅ listo para jugar · ⚠️ aún no
deck-type = { $type } ({ $count })
deck-ready = ✅ Listo para jugar.
deck-is-chosen = ★ Te acompaña a tu próxima partida.
deck-made = Un mazo nuevo: **{ $deck }**.
deck-added = Dentro: { $cards }.
deck-removed = Fuera: { $cards }.
deck-renamed = **{ $old }** se llama ahora **{ $deck }**.
deck-drop-sure = ¿Tiras **{ $deck }**? Nadie te lo devolverá; las partidas empezadas siguen con él como si nada.
deck-dropped = Tirado.
btn-drop-deck = Tirarlo
deck-code =
    El código de **{ $deck }**. Quien lo tenga puede leer la lista:
    `{ $code }`

## Sentarse con un mazo

btn-deck = Mi mazo
hint-deck = Tu mazo
offer-decks = 🎴 Con tu propio mazo o con uno preparado; nadie ve cuál antes de la primera carta.
deck-pick = ¿Con qué mazo te sientas? Nadie más ve lo que eliges.
deck-pick-none = No tienes ningún mazo listo para jugar. Construye uno con `/mazo nuevo`, o elige en secreto entre los preparados cuando empiece la partida.
deck-prebuilt = Uno preparado, elegido en la mesa
deck-picked = Desde ahora te sientas con este mazo: **{ $deck }**. Donde ya estás sentado no cambia nada.
deck-picked-here = Tu mazo en esta mesa, y desde ahora: **{ $deck }**.
deck-brought = 🎴 Te sientas con **{ $deck }**. No se le dice a nadie más.

## Negativas

no-own-decks = A este juego no se traen mazos propios. No indiques ninguno, o elige Rag’n’Guns.
no-deck-none = No tienes ningún mazo con ese nombre. `/mazo lista` muestra los que tienes.
no-deck-none-yet = Todavía no tienes ningún mazo. `/mazo nuevo` empieza uno.
no-deck-nameless = Un mazo necesita un nombre que se pueda leer.
no-deck-name-taken = Ya tienes un mazo con ese nombre. Búscale otro.
no-deck-shelf-full = En tu estante hay { $most } mazos, y no cabe ni uno más. Tira antes alguno con `/mazo borrar`.
no-deck-whose = ¿De quién va a ser el mazo? Elige un Pistolero, o un mazo que copiar.
no-deck-another-leader = El mazo que copias es de otro Pistolero. Prescinde de uno de los dos.
no-deck-no-card = Rag’n’Guns no tiene esa carta, o tiene varias que se parecen. Elige una de la lista.
no-deck-lacks = { $card } no está en este mazo.
no-deck-unfit = **{ $deck }** no se puede jugar así. Arréglalo con `/mazo añadir` y `/mazo quitar`, o elige otro con `/mazo elegir`.
