# What players settle between them: taking back, draws, ends, rematches; and tables whose channel is gone.

## Slash commands

cmd-table-undo-choices = choices
    .description = How many of your last choices; if left out, one
cmd-admin-abort-reason = reason
    .description = Why; everybody at the table will read it

btn-undo = Take back
btn-ask = { $count ->
    [one] Ask your opponent
   *[other] Ask the others
}
btn-do-undo = Take it back
btn-do-abort = Yes, end it
btn-agree = Agree
btn-refuse = Refuse

## Before the others are asked

undo-ask = { $others ->
    [one] If your opponent agrees, it can still be taken back.
   *[other] If everyone else agrees, it can still be taken back.
} The dice and cards are rewound too, so the same ones will come again, and the log will say so. Computers always agree.
abort-ask = { $count ->
    [0] The game would end here without a winner. To resign instead, use `/table resign`.
    [one] The game would end here without a winner, if your opponent agrees. To resign instead, use `/table resign`.
   *[other] The game would end here without a winner, if all { $count } others agree. To resign instead, use `/table resign`.
}
proposal-asked = Sent. The answer will come at the table.

## The message of a proposal

proposal-title-undo = { $count ->
    [one] { $seat } would like to take back a choice
   *[other] { $seat } would like to take back { $count } choices
}
proposal-title-draw = { $seat } offers a draw
proposal-title-abort = { $seat } proposes to call the game off
proposal-undo-means = The table goes back to the moment of that choice, and so does the luck: the same cards will come again. What has been seen stays seen.
proposal-undo-unrated = If everybody agrees, this game is no longer rated.
proposal-draw-means = { $others ->
    [one] If { $names } agrees, the game ends as a draw.
   *[other] If everyone agrees, the game ends as a draw.
}
proposal-abort-means = { $others ->
    [one] If { $names } agrees, the game ends here and nobody wins.
   *[other] If everyone agrees, the game ends here and nobody wins.
}
proposal-title-anew = { $seat } wants to play on from an earlier position
proposal-title-same = { $seat } wants to play on from an earlier position
proposal-anew-means = { $others ->
    [one] If { $names } agrees, a new table goes on from there, with all hidden cards dealt anew. It is marked and never counts.
   *[other] If everyone agrees, a new table goes on from there, with all hidden cards dealt anew. It is marked and never counts.
}
proposal-same-means = { $others ->
    [one] If { $names } agrees, a new table goes on from there, with the cards as they were and new luck. It is marked and never counts.
   *[other] If everyone agrees, a new table goes on from there, with the cards as they were and new luck. It is marked and never counts.
}
proposal-title-chair = { $seat } wants somebody to sit in for { $free }
proposal-chair-means = { $others ->
    [one] If { $names } agrees, a post asks who sits in. Whoever comes first gets the seat and its hand for good.
   *[other] If everyone agrees, a post asks who sits in. Whoever comes first gets the seat and its hand for good.
}
proposal-consents = ✅ Agreed: { $names }
proposal-waits = ⏳ Still to answer: { $names }
proposal-until = The proposal expires { $when }.
proposal-until-move = It expires with the next move, or else { $when }.
proposal-state-agreed = ✅ **Agreed.**
proposal-state-refused = ❌ **Refused: the game goes on.**
proposal-state-play-on-agreed = ✅ **Agreed: the new table’s board is below.**
proposal-state-play-on-refused = ❌ **Refused.**
proposal-state-play-on-void = 💨 **That is no longer possible.**
proposal-state-withdrawn = 🚪 **{ $seat } has withdrawn the proposal.**
proposal-state-void = 💨 **The game has moved on: this no longer counts.**
proposal-state-expired = ⌛ **Time is up: nothing has changed.**

## Refusals

no-undo-none = There is nothing of yours left to take back at this table.
no-undo-rules = The rules have changed since that choice, so it can no longer be taken back.
# $who: the player who has acted since
no-undo-answered = Too late to take that back on your own: { $who } has acted since.
no-undo-revealed = Too late to take that back on your own: something hidden has been shown since, or chance has been at work.
no-undo-after-restore = The bot has gone back to an older copy since that choice, and luck has changed. It can no longer be taken back.
no-undo-timed-out = Your time had run out, so that was played for you. You cannot take it back on your own.
no-undo-refused = The others have just refused that. Play on; you may ask again after another choice.
no-undo-open = A player who is out may have seen all hands, so nothing is taken back any more.
no-revert-open = A player who is out may have seen all hands and would come back knowing them, so nothing is taken back any more. You can end this game instead.
no-proposal-open = That is already being proposed at your table: answer it there.
no-proposal-again = { $minutes ->
    [one] That was just refused or ran out. You may propose it again in a minute.
   *[other] That was just refused or ran out. You may propose it again in { $minutes } minutes.
}
no-proposal-none = There is no such proposal.
no-proposal-over = This proposal no longer stands.
no-proposal-own = You made this proposal yourself: it is for the others to agree. Press Refuse to withdraw it.
no-proposal-agreed = You have already agreed. The others have yet to answer.
no-draw-computer = The computer never settles for a draw: it plays on. You can `/table resign`, or end the game without a winner with `/table abort`.

## Rematches

rematch-taken = Somebody has already called the rematch, and you are in.
# $offer: its number
no-rematch-waits = That rematch has already been offered (#{ $offer }): say yes there.
no-rematch-started = You are already playing that rematch, at table { $table }. See `/wanted games`.

## Tables that nobody can be shown

no-table-suspended = The bot can no longer write where table { $table } is played: the channel is gone or locked, the bot is not let in, or Discord refuses its messages (AutoMod, for example). The game is paused, and so is its clock. It resumes by itself once the bot can write again; or use `/wanted board table:{ $table }` in another channel to continue there.
games-frozen = 🧊 its channel is gone or closed to the bot, or Discord refuses the board
panel-behind = ⏳ Discord is not accepting the board for the channel right now. It will follow by itself; you can play on here.
no-not-suspended = That table is being played again already. See `/wanted games`.
frozen-news = { $count ->
    [one] 🧊 The bot can no longer write where one of your games is played: the channel is gone or locked, the bot is not let in, or Discord refuses its messages (AutoMod, for example). The game is paused, and so is its clock. It goes on by itself once the bot can write again; or anyone who plays there can use `/wanted board` with its number in another channel of that server, and it goes on there.
   *[other] 🧊 The bot can no longer write where some of your games are played: the channels are gone or locked, the bot is not let in, or Discord refuses its messages (AutoMod, for example). The games are paused, and so are their clocks. They go on by themselves once the bot can write again; or anyone who plays there can use `/wanted board` with the number in another channel of that server, and they go on there.
}
    { $names }
board-moved = The table has moved here: the game and its clock continue below.

## What the log says

event-undone-alone = { $seat } takes a choice back; it had revealed nothing.
event-undone-agreed = By agreement, { $seat } takes the choice back, and the luck with it.
event-retracted = { $seat } takes back the last choice.
event-agreed-draw = By agreement, the game is a draw.
event-agreed-abort = By agreement, the game ends here.
event-aborted-by-moderator = The game has been stopped by those who run this server: { $reason }
draw-ask = { $count ->
    [one] If your opponent agrees, the game ends as a draw.
   *[other] If all { $count } others agree, the game ends as a draw.
}
