# Looking things up: the rule book, the cards, and what the bot can do.

cmd-wanted-rules = rules
    .description = The rule book, chapter by chapter or ruling by ruling
cmd-wanted-rules-game = game
    .description = Which game’s rules; if left out, those of this server’s default game
cmd-wanted-rules-topic = topic
    .description = A chapter, or the number of a ruling such as R16 or Q11
cmd-wanted-card = card
    .description = A card and everything on it
cmd-wanted-card-name = name
    .description = Its name, or its rank and suit, such as J♠︎ or JS
cmd-wanted-help = help
    .description = What this bot can do, and how to start

## The rule book

rules-ruling = Ruling { $number }
rules-chapters = Chapters
rules-more = `/wanted rules topic:` opens any chapter.
rules-word = Keyword: { $name }
rules-picture = A picture of the chapter “{ $title }”
hint-see = See also…
# $topic: what somebody has typed
rules-no-topic = The rule book has nothing on “{ $topic }”. Pick one of the suggestions while you type, or give the number of a ruling, such as R16 or Q11.
rules-no-book = There is no such game. Pick one from the list.

## A card

rules-card-suit = Suit
rules-card-skill = Skill
rules-card-increment = Gains
rules-card-decrement = Loses
rules-card-reward = Reward
rules-card-no-suit = none
rules-card-none = none
# $name: what somebody has typed
rules-no-card = No wanted poster here for “{ $name }”. Pick one of the suggestions while you type, or give a rank and suit, such as J♠︎ or JS.

## Help

title-help = Wanted, at your service
help-what = I deal, keep each hand secret and keep the score. A game in five minutes, or one move a day: I ping you when it is your turn.
help-new =
    • **{ btn-play-computer }**: here and now, at your own pace.
    • **{ btn-learn }**: short lessons for you alone.
    • **{ btn-friend }**: pick a game and a name.
help-play = **{ btn-hand }** under the board shows your cards and what you must decide, to you alone; **{ btn-ways }** has all the rest. For several players: `/wanted table`.
# $title: how many decisions wait for the reader, as the list says
help-waiting = ⏳ { $title }: **{ btn-my-games }**
help-table = **{ btn-hand }** shows your cards, to you alone; **{ btn-ways }** has all else that you can do here now.
help-moderators = `/wanted-admin panel` · `/wanted-admin check`
    .title = For moderators
btn-play-computer = Play the computer
btn-learn = Learn
btn-my-games = My games
title-rules = Rules
rules-all = Which game’s rules?
btn-friend = Play a friend
hint-friend = Whom do you challenge?
friend-then = Pick the game, then the name: the challenge appears in this channel.
btn-read-on = Read on { $part }/{ $count }
btn-from-start = From the start

## On paper

rulebook-rulings = Rule by rule
rulebook-cards = The cards

## Learning a game: lessons for one, on the real engine. What each lesson says stands with its game.

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
# $minutes: how long the game takes, or its first lesson
start-here = ⭐ Start here · { $minutes }
learn-minutes = 3 minutes
hint-learn = Choose a game…
learn-lessons = 🎓 { $game }
learn-own-pace = Stop whenever you like: your lesson waits here for 30 days, and `/wanted learn` takes it up again.
hint-lesson = Choose a lesson…
# $title: the lesson’s, $number: which it is of $count
learn-title = 🎓 { $count ->
    [1] { $title }
   *[other] { $number }/{ $count } · { $title }
}
learn-now = **Now:** { $question }
btn-lesson-next = Next lesson
btn-lesson-again = Once more
btn-lesson-on = Go on
btn-lessons = All lessons
btn-teach = Teach me
btn-what = What is this?
btn-question = Back to the question
