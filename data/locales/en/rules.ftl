# Looking things up: the rule book, the cards, and what the bot can do.

cmd-wanted-rules = rules
    .description = The rule book, chapter by chapter or ruling by ruling
cmd-wanted-rules-game = game
    .description = Which game’s rules; if you do not say, those of this server’s usual game
cmd-wanted-rules-topic = topic
    .description = A chapter, or the number of a ruling such as R16 or Q11
cmd-wanted-card = card
    .description = A card and all that stands on it
cmd-wanted-card-name = name
    .description = Its name, or its corner such as J♠︎ or JS
cmd-wanted-help = help
    .description = What this bot can do, and how to start

## The rule book

rules-ruling = Ruling { $number }
rules-chapters = Chapters
rules-more = `/wanted rules topic:` opens any of them, or a ruling by its number: { $numbers }.
# $topic: what somebody has typed
rules-no-topic = The rule book has nothing under “{ $topic }”. Pick one of the suggestions while you type, or give the number of a ruling, such as R16 or Q11.
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
rules-no-card = No poster hangs here of “{ $name }”. Pick one of the suggestions while you type, or give a corner, such as J♠︎ or JS.

## Help

title-help = Wanted, at your service
help-what =
    I deal, roll the dice, keep each hand for its owner’s eyes and count what everybody is owed. Play a game in two minutes or a move a day: every move is saved, and I call you when it is your turn.
help-start =
    • `/wanted duel` and a name: call somebody out. Name me, and the computer plays.
    • `/wanted table`: open a table for several. Anybody here may sit down; computers can take the empty chairs.
    • `/wanted rematch`: the same game again.
    • `/deck new`: build a deck of your own for Rag’n’Guns; without one you choose among four.
    .title = To start
help-play =
    Press **{ btn-hand }** under the board, or type `/wanted hand`: it shows your cards and what you are asked, to you alone, with a button for each answer. Or type the move itself: `/outlaws pick`, `/outlaws place-dice`, `/outlaws discard`.
    .title = To play
help-look =
    • `/wanted board`: the table again · `/wanted log`: all that has happened there
    • `/wanted games`: your games, those that wait for you first · `/wanted resign`: give one up
    • `/wanted rules`: the rule book · `/wanted card`: any card
    • `/wanted-admin settings` and `/wanted-admin abort`: for those who manage this server
    .title = To look things up
help-permissions = { $names }.
    .title = What I need in a channel
