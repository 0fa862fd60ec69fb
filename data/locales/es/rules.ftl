# Looking things up: the rule book, the cards, and what the bot can do.

cmd-wanted-rules = reglas
    .description = El reglamento, capítulo a capítulo o punto por punto
cmd-wanted-rules-game = juego
    .description = De qué juego; si no lo indicas, el habitual de este servidor
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
rules-more = `/wanted reglas tema:` abre cualquier capítulo.
rules-word = Palabra clave: { $name }
rules-picture = Una imagen del capítulo «{ $title }»
hint-see = Ver también…
# $topic: what somebody has typed
rules-no-topic = El reglamento no tiene nada sobre «{ $topic }». Elige una de las sugerencias mientras escribes o da el número de un punto, como R16 o Q11.
rules-no-book = Ese juego no existe. Elige uno de la lista.

## A card

rules-card-suit = Palo
rules-card-skill = Habilidad
rules-card-increment = Gana
rules-card-decrement = Pierde
rules-card-reward = Recompensa
rules-card-no-suit = ninguno
rules-card-none = ninguno
# $name: what somebody has typed
rules-no-card = Aquí no cuelga ningún cartel de «{ $name }». Elige una de las sugerencias mientras escribes o da un valor y un palo, como J♠︎ o JS.

## Help

title-help = Wanted, a tu servicio
help-what = Reparto, guardo el secreto de cada mano y llevo las cuentas. Una partida en cinco minutos, o una jugada al día: te aviso.
help-new =
    • **{ btn-play-computer }**: aquí y ahora, a tu ritmo.
    • **{ btn-learn }**: lecciones cortas solo para ti.
    • **{ btn-friend }**: elige un juego y un nombre.
help-play = **{ btn-hand }**, debajo del tablero, te enseña solo a ti tus cartas y lo que tienes que decidir; **{ btn-ways }** tiene todo lo demás. Para varios: `/wanted mesa`.
# $title: how many decisions wait for the reader, as the list says
help-waiting = ⏳ { $title }: **{ btn-my-games }**
help-table = **{ btn-hand }** te enseña tus cartas, solo a ti; **{ btn-ways }** tiene todo lo demás que puedes hacer aquí ahora.
help-moderators = `/wanted-admin panel` · `/wanted-admin revisar`
    .title = Para la moderación
btn-play-computer = Jugar contra la máquina
btn-learn = Aprender
btn-my-games = Mis partidas
title-rules = Reglas
rules-all = ¿Las reglas de qué juego?
btn-friend = Retar a alguien
hint-friend = ¿A quién retas?
friend-then = Elige el juego y luego el nombre: el reto aparece en este canal.
btn-read-on = Seguir leyendo { $part }/{ $count }
btn-from-start = Desde el principio

## On paper

rulebook-rulings = Regla por regla
rulebook-cards = Las cartas

## Aprender un juego: lecciones para una persona, con el motor de verdad. Lo que dice cada lección está con su juego.

cmd-wanted-learn = aprender
    .description = Aprende un juego jugando, a solas y a tu ritmo
cmd-wanted-learn-game = juego
    .description = Qué juego; si no lo indicas, la lista de los que se enseñan
title-learn = 🎓 Aprender un juego
learn-what = Lecciones cortas en una mesa solo para ti: juegas desde el primer minuto y nadie te espera.
# $game: a game, $count: its lessons, $done: those that were finished
learn-game-line = • **{ $game }**: { $done ->
    [0] { $count } lecciones
   *[other] { $done } de { $count } lecciones terminadas
}
# $minutes: how long the game takes, or its first lesson
start-here = ⭐ Empieza aquí · { $minutes }
learn-minutes = 3 minutos
hint-learn = Elige un juego…
learn-lessons = 🎓 { $game }
learn-own-pace = Déjalo cuando quieras: tu lección te espera aquí 30 días, y `/wanted aprender` la retoma.
hint-lesson = Elige una lección…
# $title: the lesson’s, $number: which it is of $count
learn-title = 🎓 { $count ->
    [1] { $title }
   *[other] { $number }/{ $count } · { $title }
}
learn-now = **Ahora:** { $question }
btn-lesson-next = Lección siguiente
btn-lesson-again = Otra vez
btn-lesson-on = Seguir
btn-lessons = Lecciones
btn-teach = Enséñame
btn-what = ¿Qué es esto?
btn-question = Volver a la pregunta
