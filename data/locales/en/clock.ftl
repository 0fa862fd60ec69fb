# Clocks of tables, and what happens to the silent. Numbers are engine/core/clocks.py's; names repeat those that matter.

## Slash commands

cmd-wanted-clock = clock
    .description = Time for each decision; if left out, this server’s default
cmd-wanted-stakes = stakes
    .description = Rated, friendly, or practice with hints; if left out, this server’s default
cmd-admin-settings-clock = clock
    .description = Default clock of new games
cmd-admin-settings-max-missed = max-missed
    .description = Missed decisions in a row before others may act

## Names, as a choice and in an offer

clock-none = No clock
clock-live = Live: 3 minutes per decision
clock-evening = Evening: 30 minutes per decision
clock-day = Day: 24 hours per decision
clock-slow = Slow: 72 hours per decision

# The same in few words, with the reserve in the sum, as a deadline counts
pace-none = no clock
pace-live = 8 minutes a move
pace-evening = 90 minutes a move
pace-day = 2 days a move
pace-slow = 6 days a move

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

settings-clock = Default clock
settings-max-missed = Missed decisions in a row before others may act

## In an offer

terms-title = The clock of this game
offer-clock = ⏱️ **{ $pace }**: { $own }, plus a reserve of { $bank }; each answer gives { $gain } of it back.
offer-clock-none = ⏱️ No clock: take as long as you like.
offer-silent-duel = { $count ->
    [one] When time runs out, I choose for you. After one missed decision the opponent may claim the win, or let the computer take over.
   *[other] When time runs out, I choose for you. After { $count } missed in a row the opponent may claim the win, or let the computer take over.
}
offer-silent-table = { $count ->
    [one] When time runs out, I choose for you. After one missed decision the computer takes over.
   *[other] When time runs out, I choose for you. After { $count } missed in a row the computer takes over.
}
offer-silent-loses = Whoever is still silent when the game ends cannot win it; answer once before, and you can again.
offer-hints = 💡 Hints: each player may ask in private what the marshal would do.
# What is at stake, or why a game that was to be rated is not
stakes-rated = Rated
stakes-friendly = Friendly
stakes-practice = Practice
stakes-computers = Not rated: a computer plays
stakes-no-record = Not rated: a player hides their record
stakes-taken-out = Taken out of the ratings by a moderator
offer-open-hands = 👀 Whoever is out sees all hands, alone, while the others play on.

## On the board and in the panel

# $when: Discord's own sign for a moment, as so much from now
# $names: whose deadline it is, with a dot after them, or nothing if it is that of all
board-until = ⏳ { $names }{ $when }
board-missed = { $count ->
    [one] 💤 { $name } has missed { $count } decision.
   *[other] 💤 { $name } has missed { $count } decisions in a row.
}
board-substituted = 🤖 The computer is playing for { $names }.
# Where nobody may learn who has chosen; $most: a duration
board-sealed = 🤫 Look whether you have a choice! Who has one stays secret{ $most ->
    [none] .
   *[other] ; up to { $most } each.
}
panel-sealed = 🤫 Who still chooses stays secret until all have.
# In an embed’s field, which draws no small print
panel-until = ⏳ { $when }
panel-absent = The computer is playing for you. You can have your seat back at any time.

btn-claim = No answer?
btn-take = Claim the win
btn-sit = Let the computer play
btn-return = Take my seat back
btn-more = Give more time
btn-call = Call for somebody
btn-call-for = Call for somebody instead of { $name }
btn-sit-in = Sit in

claim-choose = { $name } has let the clock run out on { $count ->
    [one] { $count } decision
   *[other] { $count } decisions in a row
}. You may claim the win, or let the computer play until { $name } comes back.
claim-choose-gone = { $name } has not been able to see this table for some time. You may claim the win, or let the computer play until { $name } comes back.
claim-taken = The win is yours. The game is over.
claim-seated = The computer takes over. Your opponent may come back at any time.
claim-call = You may also call for somebody who takes the seat for good: whoever comes first gets the hand, and the player before cannot come back.
chair-ask-all = The computer plays this seat. If all who still play agree, you may call for somebody who takes it for good: whoever comes first gets the hand, and the player before cannot come back.
chair-called = Called. The first who sits in plays on; until then everything stays as it was.
chair-free = 🪑 A seat is free: { $game }, turn { $turn }. { $names } { $count ->
    [one] waits
   *[other] wait
}. Whoever sits in plays on for { $seat }, with that hand. The call ends { $when }.
chair-taken = 🪑 **{ $name }** sits in for **{ $before }**.

## What the log says

event-timed-out = ⏰ { $seat } runs out of time: I choose for them.
event-substituted = 🤖 { $seat } has gone quiet: the computer takes over.
event-chair-free = 🪑 { $seat } calls for somebody to take the free seat.
event-seat-taken = 🪑 From here on { $seat } plays this seat; before, somebody else did.
event-left-server = 🚪 { $seat } has left the server. The clock stands still for one decision’s time (three days without a clock), then nobody has to wait any longer.
event-lost-sight = 🙈 { $seat } cannot see this channel any more. The clock stands still for one decision’s time (three days without a clock), then nobody has to wait any longer.
event-silent-forfeited = 💤 { $seat } had gone silent: whoever is silent at the end cannot win.
event-player-returned = { $seat } is back in the saddle.
event-time-given = { $seat } gives more time.
event-claimed = { $seat } claims the win: the opponent never answered.
event-called-off = { $seat } never showed up. The game is called off; nobody loses.
event-abandoned = 🌵 Nobody has answered for a long time. The game is called off.

## Refusals

no-offer-clock = There is no such clock. Pick one from the list.
no-clock-none = This table has no clock, so nobody can be late here.
no-chair-none = Nobody is missing here: every seat is played.
no-chair-seen = You have played at this table and know a hand: somebody else must sit in.
no-chair-taken = This seat is no longer free.
no-claim-early = { $missed ->
    [0] Too early: your opponent has not missed anything lately. { $max ->
        [one] You may claim after one missed decision.
       *[other] You may claim after { $max } missed decisions in a row.
    }
    [one] Too early: your opponent has missed one decision. You may claim after { $max } in a row.
   *[other] Too early: your opponent has missed { $missed } decisions in a row. You may claim after { $max }.
}
no-claim-departed = Too early: your opponent cannot see this table right now, so the clock stands still. You may claim <t:{ $until }:R>.
no-claim-duel = { $max ->
    [one] Only two-player games can be claimed. Here the computer takes over for anyone who misses a decision.
   *[other] Only two-player games can be claimed. Here the computer takes over for anyone who misses { $max } decisions in a row.
}
no-claim-computer = The computer is already playing for your opponent, and it is never late.
no-seat-not-substituted = The seat is yours already: the computer is not playing for you there.
no-seat-substituted = The computer is playing for you at this table. Take your seat back first: the button under the board, or `/table seat`.
no-time-yourself = It is your move: you cannot give yourself more time. Ask your opponent.
no-time-nobody = Nobody’s clock is running at this table right now.
no-time-sealed = Nobody may know yet who has chosen already, so no time can be given now.
no-time-too-late = Too late: time is up, and the answer is about to be played.
no-time-at-maximum = That is as much time as anybody can have for one decision. You can give more once some of it is used up.

## How people are called to their tables, and when they are away.

# $names, $name: mentions of users; $when: the deadline, as Discord shows times
ping-early = { $names }, a reminder: it is your move. Time is up { $when }.
ping-near = { $names }, last call! It is your move, and time is up { $when }.
ping-next = { $names }, heads up: you are next.
ping-offer = { $names }, you have been called out: { $name }. The offer expires { $when }.
ping-proposal = { $names }, there is a proposal for you to answer. It expires { $when }.
ping-rematch = { $names }, a rematch is waiting for you: { $name }. Your seat is kept; the offer expires { $when }.
ping-accepted = { $names }, { $opponent } has accepted: your duel on the same deal waits for you ({ $game }).
ping-compared = { $names }, your duel on the same deal is decided ({ $game }).
ping-declined = { $names }, { $opponent } declined your challenge ({ $game }).
ping-expired = { $names }, time is up, the offer has expired: { $name }.
ping-full = { $names }, your table is full, you can start: { $name }.
ping-ready = { $names }, time is up and there are enough of you: any of you may start { $name }. The table closes { $when }.
ping-late = { $names }, your time ran out, so I chose for you:
    { $played }
ping-claim = { $names }, **{ $other }** is not answering. You may claim the win, or let the computer play until { $other } is back: use the button, or `/table claim`. { $loses }
ping-replaced = { $names }, { $other } plays your seat at { $name } from here on: nobody had heard from you. You cannot come back to this game.
late-again = It is your move again.
late-substituted = 🤖 The computer plays for you from here on. Your seat is yours again whenever you press *Take my seat back* or use `/table seat`.

# Direct messages; $name: the table by number, game and players
dm-turn = 🔔 Your move at { $name }.
dm-early = ⏳ A reminder from { $name }: it is your move. Time is up { $when }.
dm-near = ⏰ Last call at { $name }: it is your move, and time is up { $when }.
dm-next = 👀 You are next at { $name }.
dm-over = 🏁 The game is over at { $name }.
dm-offer = 🤝 You have been called out: { $name }. The offer expires { $when }.
dm-proposal = 🤝 There is a proposal for you to answer at { $name }. It expires { $when }.
dm-rematch = 🤝 A rematch is waiting for you: { $name }. The offer expires { $when }.
dm-accepted = 🃏 { $opponent } has accepted: your duel on the same deal waits for you ({ $game }).
dm-compared = 🏁 Your duel on the same deal is decided ({ $game }).
dm-declined = ❌ { $opponent } declined your challenge ({ $game }).
dm-expired = ⌛ Time is up, the offer has expired: { $name }.
dm-full = 🪑 Your table is full, you can start: { $name }.
dm-ready = ⏰ Time is up and there are enough of you: any of you may start { $name }. The table closes { $when }.
dm-late = ⏰ Your time ran out at { $name }, so I chose for you:
    { $played }
dm-claim = 💤 **{ $other }** is not answering at { $name }. You may claim the win, or let the computer play until they are back: `/table claim`. { $loses }
dm-replaced = 🪑 { $other } plays your seat at { $name } from here on: nobody had heard from you. You cannot come back to this game.
dm-unseen = 🙈 You cannot see the channel of { $name } any more. Your clock stands still for one decision’s time (three days without a clock), then the others may go on without you. If you did not mean to leave, ask the moderators to let you back in.
dm-opened = 🤠 From now on I will ping you here when it is your move. To stop it: `/wanted me pings:` on any server we share.
dm-closed = ✉️ Discord did not let me message you, so I am pinging you in the channel again. Once you have allowed direct messages from this server, set `/wanted me pings:` to direct messages again.

btn-go = Go there

# $start, $until: days, as Discord shows them
absence-now = 🏖️ { $name } is away, back on { $until }.
absence-soon = 🏖️ { $name } will be away from { $start }, back on { $until }.
