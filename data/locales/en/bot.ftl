# What all parts of the bot share: names, lists, refusals, and events that every game can have.

## Named options that every game has

preset-standard = Standard

## Suits by their letter: shape and word

suit-S = ♠︎ Spades
suit-H = ♥︎ Hearts
suit-C = ♣︎ Clubs
suit-D = ♦︎ Diamonds

## Languages, each in its own words

language-en = English
language-fr = Français
language-es = Español

## Discord's permissions, as its settings call them

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-embed_links = Embed Links
permission-attach_files = Attach Files

## Lists and gaps

list-and = { $first } and { $last }
nothing = nothing
nameless = Nameless Stranger

## Refusals of the engine and the tables

no-not-asked = Nobody is asking you anything right now: it is not your move.
no-not-offered = { $option } is not among your choices right now.
no-how-many = Wrong number: choose { $min } to { $max }.
no-how-many-exactly = { $count ->
    [one] Wrong number: choose exactly one.
   *[other] Wrong number: choose exactly { $count }.
}
no-twice = You cannot choose the same thing twice.
no-game-over = The smoke has cleared: this game is over.
no-not-seated = You have no seat at this table.
no-decision-stale = Too slow on the draw: the table has moved on. Here is how things stand now.
no-table-unknown = There is no such table.
no-rules-unsupported = The rules have changed since this game began, so it cannot go on: it has been closed without a winner.
no-table-damaged = Too little of this game could be read from the disk to continue it: it has been closed without a winner.
no-no-lesson = That lesson no longer exists. `/wanted learn` lists the current ones.
no-table-too-new = This game was made by a newer version of the bot than the one running now. Nothing is lost: whoever runs the bot has to update it.
no-not-now = Not now: you are being asked something else, as you can see here.
# $kind: what is asked, as a noun without article
no-too-much = One answer too many: nobody is asking for that ({ $kind }).

## When something goes wrong

handing-over = The bot is changing horses, and nothing has happened: press again in a moment.
no-unsaved = The ledger would not take it: nothing could be saved, so nothing has happened. Try again in a moment.
no-form-late = The form took too long to open. Try again.
no-button-outdated = This message is from before the bot went back to an older copy of what it had saved, so its buttons no longer count. Use the newest message of your table: `/wanted games` shows where it is.
# $number: a short number under which the error is found in the log
no-bug = The bot has tripped over its own spurs. What was saved before still stands. If it happens again, give this number to whoever runs the bot: **{ $number }**

## Events of every game

event-undone = The last play has been taken back.
event-forced = { $seat } had no other choice.
event-resigned = { $seat } throws down the gun and surrenders.
event-seat-left = { $seat } leaves the table; the computer plays on.
event-aborted = The game has been stopped.
event-rules-unsupported = This game began under rules that the bot no longer knows. It ends here, without a winner.
event-table-damaged = What was saved of this game is damaged, and too little is left of it. It ends here, without a winner.
event-moves-lost = What was saved of this game was damaged: { $count ->
    [one] the last step is lost
   *[other] the last { $count } steps are lost
}. Play goes on from what is left.
event-restored = The bot has gone back to an older copy of what it had saved. What was played here after that is lost. Play goes on from here.
event-restored-whole = The bot has gone back to an older copy of what it had saved. Nothing of this game is lost. Play goes on from here.
event-moves-rolled-back = The bot has lost part of what it had saved: { $count ->
    [one] the last step of this game is gone
   *[other] the last { $count } steps of this game are gone
}. Play goes on from here.
event-entropy-added = { $seat } answers for the first time since then: that changes every draw and roll to come, so nobody can know them.
event-won = { $seat } wins the game.
