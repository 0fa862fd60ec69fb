# Learning a game: lessons for one, on the real engine. What each lesson says stands with its game.

cmd-wanted-learn = learn
    .description = Learn a game by playing it, alone and at your own pace
cmd-wanted-learn-game = game
    .description = Which game; if left out, a list of those that are taught
title-learn = 🎓 Learn a game
learn-what = Short lessons at a table of your own: you play from the first minute, and nobody waits for you.
# $game: a game, $count: its lessons, $done: those that were finished
learn-game-line = • **{ $game }**: { $done ->
    [0] { $count } lessons
   *[other] { $done } of { $count } lessons finished
}
hint-learn = Choose a game…
learn-lessons = 🎓 { $game }
learn-own-pace = Stop whenever you like: your lesson waits here for 30 days, and `/wanted learn` takes it up again.
hint-lesson = Choose a lesson…
# $game: the game that somebody has accepted
learn-first = Your first game here! New to { $game }? A few short lessons at a table of your own, while the real one waits.
# $title: the lesson’s, $number: which it is of $count
learn-title = 🎓 { $number }/{ $count } · { $title }
learn-now = **Now:** { $question }
btn-lesson-next = Next lesson
btn-lesson-again = Once more
btn-lesson-on = Go on
btn-lessons = All lessons
btn-teach = Teach me
btn-what = What is this?
btn-question = Back to the question
