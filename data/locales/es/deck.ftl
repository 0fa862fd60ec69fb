# Mazos propios para Rag’n’Guns: construirlos, y sentarse con uno.

## Comandos

cmd-deck-group = mazo
    .description = Construye tus propios mazos para Rag’n’Guns
cmd-deck-workshop = taller
    .description = Construye un mazo tocando cartas, en un panel que lo guarda todo
cmd-deck-list = lista
    .description = Todos tus mazos
cmd-deck-code = código
    .description = Un mazo como código con su lista, o el mazo de un código que te han enviado
cmd-deck-text = texto
    .description = Pega cualquier texto que contenga un código; si lo dejas vacío, recibes el de tu mazo
cmd-deck-last = mazo
    .description = Qué mazo; si no lo indicas, el último que cambiaste
cmd-wanted-deck = mazo
    .description = Para Rag’n’Guns: tu mazo en esta partida; si no lo indicas, el que has elegido

## El estante y un mazo

title-deck = 🎴 { $deck }
title-deck-list = Tus mazos: { $count } de { $max }
deck-list-none = Todavía no tienes ningún mazo. Abre aquí abajo uno preparado, o empieza el tuyo.
deck-list-line = { $sign } { $deck } · { $cards }/{ $wanted }
deck-list-how = ★ lo usarás en tu próxima partida · ✅ listo para jugar · ⚠️ aún no
deck-type = { $type } ({ $count })
deck-ready = ✅ Listo para jugar.
deck-is-chosen = ★ Lo usarás en tu próxima partida.
deck-is-ready = ✅ ★ Listo para tu próxima partida.
deck-made = Un mazo nuevo: **{ $deck }**.
deck-added = Entran: { $cards }.
deck-removed = Salen: { $cards }.
deck-drop-sure = ¿Borrar **{ $deck }**? No se puede deshacer; las partidas empezadas siguen con él.
deck-dropped = Mazo borrado.
btn-drop-deck = Borrarlo
deck-code =
    Código y lista: **{ $deck }**. Cópialo todo, o solo el código; quien lo tenga puede leer la lista.
    { $list }
deck-code-how = Pégalo en /mazo código

## El taller

deck-row = { $leader } · cartas: { $cards }
deck-empty = Todavía no hay cartas: toca algunas en la lista de abajo, o pulsa «Completar».
deck-filled = Completado con { $count ->
    [one] { $count } carta.
   *[other] { $count } cartas.
}
deck-undone = El último cambio queda deshecho.
deck-curve = Cartas por coste: { $costs }{ $rest ->
    [0] { "" }
   *[other] { " " }· sin coste: { $rest }
}
title-deck-find = Buscar cartas
deck-find = Nombre, coste, palabra clave o efecto
deck-find-none = Ninguna carta contiene «{ $words }». Prueba con una palabra de su efecto, una palabra clave o «coste 0».
title-deck-name = Ponle nombre a tu mazo
deck-name = Su nombre
hint-deck-cards = { $type }: meter o sacar
hint-deck-found = Resultados para «{ $words }»: { $count }
hint-deck-leader = ¿De quién es el mazo?
hint-deck-mine = Abre uno de tus mazos…
hint-deck-ready = Mira un mazo preparado…
btn-deck-new = Nuevo: { $leader }
btn-deck-mine = Quedármelo
btn-deck-sit = Jugar con él
btn-deck-table = Abrir una mesa
btn-deck-test = Probar
btn-deck-fill = Completar
btn-deck-undo = Deshacer
btn-deck-find = Buscar…
btn-deck-name = Nombre…
btn-deck-code = Código
btn-deck-list = Mis mazos
btn-deck-drop = Borrar

## Sentarse con un mazo

btn-deck = Mi mazo
hint-deck = Tu mazo
deck-pick = ¿Con qué mazo juegas? Nadie más ve lo que eliges.
deck-prebuilt = Uno preparado, elegido en la mesa
deck-picked = Desde ahora juegas con este mazo: **{ $deck }**. En las mesas donde ya juegas no cambia nada.
deck-picked-here = Tu mazo en esta mesa, y desde ahora: **{ $deck }**.
deck-brought = 🎴 Juegas con **{ $deck }**. Nadie más lo ve.

## Negativas

no-decks-not-used = En este juego no hay mazos propios. Deja la opción vacía, o elige Rag’n’Guns.
no-deck-none = No tienes ningún mazo con ese nombre. `/mazo taller` muestra los que tienes.
no-deck-none-yet = Todavía no tienes ningún mazo. `/mazo taller` crea uno.
no-deck-nameless = El nombre de un mazo tiene que poder leerse.
no-deck-name-taken = Ya tienes un mazo con ese nombre. Búscale otro.
no-deck-shelf-full = En tu estante hay { $max } mazos, y no cabe ni uno más. Borra antes alguno: `/mazo lista` los abre.
no-deck-no-leader = ¿De qué Pistolero es el mazo? Elige uno de la lista.
no-deck-gone = Este mazo ya no existe. `/mazo lista` muestra los que tienes.
no-deck-no-undo = No hay nada que deshacer: no se conoce ninguna lista anterior de este mazo.
no-deck-lacks = { $card } no está en este mazo.
no-deck-unfit = Con **{ $deck }**, tal como está, no se puede jugar. Arréglalo en `/mazo taller`, o elige otro.
