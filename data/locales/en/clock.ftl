# Clocks of tables, and what happens to the silent. Numbers are engine/core/clocks.py's; names repeat those that matter.

## Slash commands

cmd-wanted-clock = clock
    .description = How long a decision may take; otherwise as this server usually plays
cmd-wanted-claim = claim
    .description = Your opponent stays silent: take the game, or let the computer sit in
cmd-wanted-back = back
    .description = Take your seat back from the computer that sits in for you
cmd-wanted-more-time = more-time
    .description = Give the one you are waiting for more time
cmd-admin-settings-clock = clock
    .description = The clock of a game when nobody says otherwise
cmd-admin-settings-patience = patience
    .description = How many decisions in a row one may miss before others may act

## Names, as a choice and in an offer

clock-none = No clock
clock-live = Live: 3 minutes a decision
clock-evening = Evening: 30 minutes a decision
clock-day = Day: 24 hours a decision
clock-slow = Slow: 72 hours a decision

span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

settings-clock = Usual clock
settings-patience = Decisions in a row one may miss

## In an offer

offer-clock = ⏱️ **{ $name }**, and { $bank } in reserve; every answer adds { $gain }, up to { $cap }.
offer-clock-none = ⏱️ No clock: everybody takes all the time there is.
offer-silent-duel = { $count ->
    [one] At the deadline the usual answer is played. After one missed decision the opponent may claim the game, or let the computer sit in.
   *[other] At the deadline the usual answer is played. After { $count } missed in a row the opponent may claim the game, or let the computer sit in.
}
offer-silent-table = { $count ->
    [one] At the deadline the usual answer is played. After one missed decision the computer sits in.
   *[other] At the deadline the usual answer is played. After { $count } missed in a row the computer sits in.
}

## On the board and in the panel

# $at, $when: Discord's own signs for a moment, as a date and as so much from now
board-until = ⏳ { $names }: until { $at } ({ $when })
board-missed = { $count ->
    [one] 💤 { $name } has missed { $count } decision.
   *[other] 💤 { $name } has missed { $count } decisions in a row.
}
board-sat-in = 🤖 The computer sits in for { $names }.
panel-until = ⏳ Until { $at } ({ $when })
panel-absent = The computer is playing for you. You may have your seat back at any time.

btn-claim = Opponent silent?
btn-take = Take the game
btn-sit = Let the computer sit in
btn-return = Take my seat back
btn-more = Give more time

claim-choose = { $name } has let the clock run out on { $count ->
    [one] { $count } decision
   *[other] { $count } decisions in a row
} at table { $table }. You may take the game and win it, or let the computer sit in until { $name } comes back.
claim-taken = The game is yours. Table { $table } is over.
claim-seated = The computer sits in at table { $table }. Your opponent may come back at any time.

## What the log says

event-late = ⏰ { $seat } runs out of time: the usual answer is played instead.
event-sat-in = 🤖 { $seat } has gone quiet: the computer sits in.
event-came-back = { $seat } is back in the saddle.
event-more-time = { $seat } gives more time.
event-claimed = { $seat } claims the game from a silent opponent.
event-called-off = { $seat } never showed up. The game is called off; nobody loses.
event-deserted = 🌵 Nobody has answered for a long time. The game is called off; nobody wins.

## Refusals

no-offer-clock = There is no such clock. Pick one from the list.
no-clock-none = This table has no clock, so nobody can be late here.
no-claim-early = { $missed ->
    [0] Too early: your opponent has missed nothing lately. You may claim after { $most } decisions in a row.
    [one] Too early: your opponent has missed one decision. You may claim after { $most } in a row.
   *[other] Too early: your opponent has missed { $missed } decisions in a row. You may claim after { $most }.
}
no-claim-duel = { $most ->
    [one] There is nothing to claim among several: the computer sits in by itself for whoever misses a decision.
   *[other] There is nothing to claim among several: the computer sits in by itself for whoever misses { $most } decisions in a row.
}
no-claim-computer = The computer sits in your opponent’s chair already, and it is never late.
no-back-there = The seat is yours already: the computer is not sitting in for you there.
no-sat-in = The computer is playing for you at this table. Take your seat back first: the button under the board, or `/wanted back`.
no-more-yourself = It is you who is asked: you cannot give yourself more time. Ask your opponent.
no-more-nobody = Nobody is up against the clock at this table right now.
no-more-late = Too late: the time is up, the answer is about to be played.
no-more-enough = That is as much time as anybody can have for one decision. Give more when some of it is gone.
