# Aprender un juego: lecciones para una persona, con el motor de verdad. Lo que dice cada lección está con su juego.

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
learn-own-pace = Para cuando quieras: tu lección te espera aquí 30 días, y `/wanted aprender` la retoma.
hint-lesson = Elige una lección…
# $game: the game that somebody has accepted
learn-first = ¡Tu primera partida aquí! ¿Aún no conoces { $game }? Unas lecciones cortas en una mesa solo tuya, mientras la de verdad espera.
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
