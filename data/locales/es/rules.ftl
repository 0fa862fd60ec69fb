# Looking things up: the rule book, the cards, and what the bot can do.

cmd-wanted-rules = reglas
    .description = El reglamento, capítulo a capítulo o punto por punto
cmd-wanted-rules-game = juego
    .description = De qué juego; si no lo dices, el habitual de este servidor
cmd-wanted-rules-topic = tema
    .description = Un capítulo o el número de un punto, como R16 o Q11
cmd-wanted-card = carta
    .description = Una carta y todo lo que lleva escrito
cmd-wanted-card-name = nombre
    .description = Su nombre, o su valor y palo, como J♠︎ o JS
cmd-wanted-help = ayuda
    .description = Qué sabe hacer este bot y por dónde empezar

## The rule book

rules-ruling = Punto { $number }
rules-chapters = Capítulos
rules-more = `/wanted reglas tema:` abre cualquier capítulo, o un punto por su número: { $numbers }.
rules-word = Palabra clave: { $name }
rules-picture = Una imagen del capítulo «{ $title }»
hint-see = Ir a un capítulo, una carta, una palabra clave…
# $topic: what somebody has typed
rules-no-topic = El reglamento no tiene nada sobre «{ $topic }». Elige una de las sugerencias mientras escribes o da el número de un punto, como R16 o Q11.
rules-no-book = Ese juego no existe. Elige uno de la lista.

## A card

rules-card-suit = Palo
rules-card-skill = Habilidad
rules-card-increment = Incremento
rules-card-decrement = Decremento
rules-card-reward = Recompensa
rules-card-no-suit = ninguno
rules-card-none = ninguno
# $name: what somebody has typed
rules-no-card = Aquí no cuelga ningún cartel de «{ $name }». Elige una de las sugerencias mientras escribes o da un valor y un palo, como J♠︎ o JS.

## Help

title-help = Wanted, a tu servicio
help-what =
    Reparto, lanzo los dados, enseño cada mano solo a quien la juega y llevo las cuentas. Juega una partida en dos minutos o una jugada al día: todo queda guardado, y te aviso cuando te toca.
help-start =
    • `/wanted duelo` y un nombre: reta a alguien. Con el mío juegas contra la máquina.
    • `/wanted mesa`: abre una mesa para varios. Cualquiera de aquí puede sentarse; la máquina puede ocupar los sitios libres.
    • **{ btn-rematch }** bajo una partida terminada: la misma partida otra vez.
    • `/mazo taller`: construye tu propio mazo para Rag’n’Guns tocando las cartas; sin él, eliges un mazo preparado.
    .title = Para empezar
help-table =
    Los botones de abajo son todo lo que puedes hacer aquí ahora. **{ btn-hand }** te enseña, solo a ti, tus cartas y lo que tienes que decidir. ¿Prefieres escribir? `/mesa`, y los comandos del juego para tus jugadas.
    .title = Lo que puedes hacer aquí
help-first =
    • **{ btn-first-game }**: contra la máquina, aquí mismo y a tu ritmo.
    • **{ btn-teach }**: lecciones cortas solo para ti, jugada a jugada, antes de enfrentarte a nadie.
    • `/wanted duelo` y un nombre: reta a alguien. `/wanted mesa`: una mesa para varios.
    .title = Tu primera partida
help-play =
    Pulsa **{ btn-hand }** debajo del tablero: verás, solo tú, tus cartas y lo que tienes que decidir, con un botón o una lista para responder. ¿Prefieres escribir? Cada juego tiene sus comandos, como `/bang jugar`.
    .title = Para jugar
help-look =
    • `/wanted tablero`: la mesa otra vez · `/wanted diario`: todo lo que ha pasado en ella
    • `/wanted partidas`: tus partidas, primero las que te esperan, y todo lo demás que espera: ofertas, reclamaciones, revanchas
    • **{ btn-ways }** bajo el tablero y la mano, o `/mesa`: deshacer, ofrecer tablas, dar tiempo, rendirse
    • `/wanted reglas`: el reglamento · `/wanted carta`: cualquier carta
    .title = Para consultar
help-moderators =
    `/wanted-admin panel`: mesas, ofertas, personas, ajustes · `/wanted-admin revisar`: lo que me falta, canal por canal
    Lo que necesito en un canal: { $names }.
    .title = Para la moderación

## On paper

rulebook-rulings = Regla por regla
rulebook-cards = Las cartas

## Aprender un juego: lecciones para una persona, con el motor de verdad. Lo que dice cada lección está con su juego.

cmd-wanted-learn = aprender
    .description = Aprende un juego jugando, a solas y a tu ritmo
cmd-wanted-learn-game = juego
    .description = Qué juego; si no lo dices, la lista de los que se enseñan
title-learn = 🎓 Aprender un juego
learn-what = Lecciones cortas en una mesa solo para ti: juegas desde el primer minuto y nadie te espera.
# $game: a game, $count: its lessons, $done: those that were finished
learn-game-line = • **{ $game }**: { $done ->
    [0] { $count } lecciones
   *[other] { $done } de { $count } lecciones terminadas
}
hint-learn = Elige un juego…
learn-lessons = 🎓 { $game }
learn-own-pace = Déjalo cuando quieras: tu lección te espera aquí 30 días, y `/wanted aprender` la retoma.
hint-lesson = Elige una lección…
# $title: the lesson’s, $number: which it is of $count
learn-title = 🎓 { $number }/{ $count } · { $title }
learn-now = **Ahora:** { $question }
btn-lesson-next = Lección siguiente
btn-lesson-again = Otra vez
btn-lesson-on = Seguir
btn-lessons = Todas las lecciones
btn-teach = Enséñame
btn-what = ¿Qué es esto?
btn-question = Volver a la pregunta
