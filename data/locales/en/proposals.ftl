# What players settle between them: taking back, draws, ends, rematches; and tables whose channel is gone.

## Slash commands

cmd-wanted-undo = undo
    .description = Take your last choice back, or ask the others to let you
cmd-wanted-undo-choices = choices
    .description = How many of your choices, the last ones; otherwise one
cmd-wanted-draw-offer = draw-offer
    .description = Offer the others a draw
cmd-wanted-abort = abort
    .description = Propose to end a game without a winner
cmd-admin-abort-reason = reason
    .description = Why; everybody at the table will read it

btn-undo = Take back
btn-ask = Ask the others
btn-do-undo = Take it back
btn-do-abort = Yes, end it
btn-agree = Agree
btn-refuse = Refuse

## Before the others are asked

undo-ask = { $count ->
    [one] With the consent of all others it can still be taken back: the luck goes back too, so the same cards will come again, and the log will say so. Computers always agree.
   *[other] With the consent of all others your last { $count } choices can still be taken back: the luck goes back too, so the same cards will come again, and the log will say so. Computers always agree.
}
abort-ask = Table { $table } would end here without a winner. All others must agree; computers always do. To give up instead, use `/wanted resign`.
proposal-asked = Asked. The answer comes at the table.

## The message of a proposal

proposal-title-undo = { $count ->
    [one] { $seat } would like to take back a choice
   *[other] { $seat } would like to take back { $count } choices
}
proposal-title-draw = { $seat } offers a draw
proposal-title-abort = { $seat } proposes to call the game off
proposal-undo-means = The table goes back to where that choice was put, and the luck with it: the same cards will come again. What has been seen stays seen.
proposal-draw-means = If all agree, the game ends as a draw.
proposal-abort-means = If all agree, the game ends here and nobody wins.
proposal-consents = ✅ Agreed: { $names }
proposal-waits = ⏳ To be answered by: { $names }
proposal-until = The offer lapses { $when }.
proposal-until-move = It lapses with the next move, or else { $when }.
proposal-state-agreed = ✅ **All have agreed.**
proposal-state-refused = ❌ **Refused: the game goes on.**
proposal-state-withdrawn = 🚪 **{ $seat } has taken the proposal back.**
proposal-state-void = 💨 **The game has moved on: this is void.**
proposal-state-expired = ⌛ **Time is up: nothing has changed.**

## Refusals

no-undo-none = There is nothing of yours left to take back at this table.
no-undo-rules = The rules have changed since that choice, so nobody can go back behind it.
# $who: the player who has acted since
no-undo-answered = Too late to take that back on your own: { $who } has acted since.
no-undo-shown = Too late to take that back on your own: something hidden has been shown since, or chance has spoken.
no-undo-late = Your time had run out, so that was played for you. You cannot take it back on your own.
no-undo-refused = The others have just refused that. Play on; you may ask again after another choice.
no-proposal-open = Exactly this is being proposed at your table already: answer it there.
no-proposal-again = { $minutes ->
    [one] That has just come to nothing. You may propose it again in a minute.
   *[other] That has just come to nothing. You may propose it again in { $minutes } minutes.
}
no-proposal-none = There is no such proposal.
no-proposal-over = This proposal no longer stands.
no-proposal-own = You made this proposal yourself: it is for the others to agree. Refuse takes it back.
no-proposal-agreed = You have agreed already. The others have yet to answer.
no-draw-computer = The computer never settles for a draw: it plays on. You can `/wanted resign`, or end the game without a winner by `/wanted abort`.

## Rematches

rematch-taken = Both of you wanted it: your yes is in, at the offer that was made first.
# $offer: its number
no-rematch-waits = That rematch has been offered already (#{ $offer }): say yes there.
no-rematch-on = You are playing that rematch already, at table { $table }. See `/wanted games`.

## Tables that nobody can be shown

no-frozen = The bot can no longer write where table { $table } is played: the channel is gone or locked, or the bot is not let in. The game stands still, its clock too. It goes on by itself once the bot is let in again; or use `/wanted board table:{ $table }` in another channel to play on there.
games-frozen = 🧊 its channel is gone or closed to the bot
panel-behind = ⏳ Discord does not take the board for the channel just now. It follows by itself; you can play on here.
no-not-frozen = That table is being played again already. See `/wanted games`.
frozen-news = { $count ->
    [one] 🧊 The bot can no longer write where one of your games is played: the channel is gone or locked, or the bot is not let in. The game stands still, its clock too. It goes on by itself once the bot is let in again; or whoever plays there can use `/wanted board` with its number in another channel of that server, and it goes on there.
   *[other] 🧊 The bot can no longer write where some of your games are played: the channels are gone or locked, or the bot is not let in. The games stand still, their clocks too. They go on by themselves once the bot is let in again; or whoever plays there can use `/wanted board` with the number in another channel of that server, and they go on there.
}
    { $names }
board-moved = The table is moved here: it goes on below, and its clock with it.

## What the log says

event-undone-alone = { $seat } takes the last choice back; nothing hidden had been shown.
event-undone-agreed = By consent of all: { $seat } takes back what was chosen, and the luck goes back too.
event-rethought = { $seat } thinks again.
event-agreed-draw = All have agreed: the game is a draw.
event-agreed-abort = All have agreed: the game ends here, without a winner.
event-aborted-by-admin = The game has been stopped by those who run this server: { $reason }
