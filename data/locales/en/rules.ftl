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
rules-more = `/wanted rules topic:` opens any chapter, or a ruling by its number: { $numbers }.
rules-word = Keyword: { $name }
rules-picture = A picture of the chapter “{ $title }”
hint-see = On to a chapter, a card, a keyword…
# $topic: what somebody has typed
rules-no-topic = The rule book has nothing on “{ $topic }”. Pick one of the suggestions while you type, or give the number of a ruling, such as R16 or Q11.
rules-no-book = There is no such game. Pick one from the list.

## A card

rules-card-suit = Suit
rules-card-skill = Skill
rules-card-increment = Increment
rules-card-decrement = Decrement
rules-card-reward = Reward
rules-card-no-suit = none
rules-card-none = none
# $name: what somebody has typed
rules-no-card = No wanted poster here for “{ $name }”. Pick one of the suggestions while you type, or give a rank and suit, such as J♠︎ or JS.

## Help

title-help = Wanted, at your service
help-what =
    I deal, roll the dice, show each hand only to its player and keep the score. Play a game in two minutes or one move a day: every move is saved, and I ping you when it is your turn.
help-start =
    • `/wanted duel` and a name: call somebody out. Pick me to play against the computer.
    • `/wanted table`: open a table for several. Anybody here may sit down; computers can take the empty seats.
    • **{ btn-rematch }** under a finished game: the same again.
    • `/deck workshop`: build a deck of your own for Rag’n’Guns by tapping cards; without one you choose a prebuilt one.
    .title = Getting started
help-table =
    The buttons below are all that you can do here now. **{ btn-hand }** shows your cards and what you are asked, to you alone. If you like to type: `/table`, and the game’s own commands for your moves.
    .title = What you can do here
help-first =
    • **{ btn-first-game }**: against the computer, right here, at your own pace.
    • **{ btn-teach }**: short lessons for you alone, move by move, before you meet anybody.
    • `/wanted duel` and a name: call somebody out. `/wanted table`: a table for several.
    .title = Your first game
help-play =
    Press **{ btn-hand }** under the board: it shows your cards and what you are asked, to you alone, with a button or a list for your answer. If you like to type: each game has its own commands, such as `/bang play`.
    .title = Playing
help-look =
    • `/wanted board`: the table again · `/wanted log`: all that has happened there
    • `/wanted games`: your games, the ones waiting for you first, with everything else that waits: offers, claims, rematches
    • **{ btn-ways }** under board and hand, or `/table`: take back, offer a draw, give time, resign
    • `/wanted rules`: the rule book · `/wanted card`: any card
    .title = Looking things up
help-moderators =
    `/wanted-admin panel`: tables, offers, people, settings · `/wanted-admin check`: what I lack, channel by channel
    What I need in a channel: { $names }.
    .title = For moderators

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
hint-learn = Choose a game…
learn-lessons = 🎓 { $game }
learn-own-pace = Stop whenever you like: your lesson waits here for 30 days, and `/wanted learn` takes it up again.
hint-lesson = Choose a lesson…
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
