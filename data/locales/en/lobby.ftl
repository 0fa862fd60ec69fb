# How games start: challenges, open tables, rematches.

## Slash commands

cmd-wanted-duel = duel
    .description = Challenge someone to a game for two, or the bot itself
cmd-wanted-duel-opponent = opponent
    .description = Who you challenge; pick the bot to play the computer
cmd-wanted-duel-game = game
    .description = Which game; if left out, this server’s default
cmd-wanted-duel-level = level
    .description = How strong the computer is; if left out, a deputy
cmd-wanted-duel-same-deal = same-deal
    .description = Both play the same deal, each alone against the computer; the better score wins
cmd-wanted-looking = looking
    .description = Put yourself on the list of those who look for a game, and see who else does
cmd-wanted-looking-game = game
    .description = Which game; if left out, any
cmd-wanted-looking-hours = hours
    .description = For how many hours; if left out, 4
cmd-wanted-looking-clock = clock
    .description = Time for each decision; if left out, any
cmd-wanted-table = table
    .description = Open a table that anyone here may join
cmd-wanted-table-game = game
    .description = Which game; if left out, you pick everything in a panel
cmd-wanted-table-seats = seats
    .description = How many seats; if left out, as many as the game allows
cmd-wanted-variant = variant
    .description = Which variant to play

## The message of an offer

title-offer-duel = { $host } calls out { $opponent }
title-offer-rematch = { $host } wants a rematch
offer-same-decks = Each plays the deck of the last game again, unless they choose another: **My deck**.
title-offer-table = { $host } opens a table
offer-call = { $opponent }, { $host } is calling you out!
offer-call-again = { $names }, { $host } wants a rematch!
offer-game = 🃏 **{ $game }**
offer-game-variant = 🃏 **{ $game }** · { $variant }
offer-seats = 🪑 For { $min } to { $max } players
offer-seats-exactly = 🪑 For { $seats ->
    [2] two
   *[other] { $seats }
}
offer-pace = ⏳ { $pace } · expires { $when }
offer-expires = ⏳ expires { $when }
# $level: of the computers
offer-same-deal = ⚖️ Same deal: each of you plays the same sealed cards alone against the computer ({ $level }), within a day. Neither sees the other’s result before both are through; the better score wins.
offer-last-call = ⏰ Time is up, and there are enough players. Anybody at this table may press Start. The table closes { $when }.
offer-kept = 🪑 Seats are kept for { $names }; they open to anybody { $when }.
offer-sitting = At the table: { $count } of { $max }
offer-started = ✅ **The game is on, right here.**
offer-started-thread = ✅ **The game is on:** { $thread }
offer-over-thread = { $outcome } It was played in { $thread }.
# $when: a date and time
offer-accepted = ✅ **Accepted.** Both play by { $when }; whoever has not finished by then loses.
offer-compared = 🏁 **Decided: the result is below.**
offer-declined = ❌ **{ $opponent } would rather not.**
offer-withdrawn = 🚪 **The offer has been withdrawn.**
offer-expired = ⌛ **Time is up: the offer has expired.**
# $number: among the computers of this level at the table
computer-name = { $number ->
    [1] { $name }
   *[other] { $name } { $number }
}
computer-of-level = { $name } ({ $level })
pick-level = Add a computer: pick its level
pick-remove = Remove somebody
level-greenhorn = Greenhorn
level-deputy = Deputy
level-scout = Scout
level-sheriff = Sheriff
level-marshal = Marshal

# Who plays at each level, and how
computer-greenhorn = Billy
    .style = Shoots first, thinks later.
computer-deputy = Hank
    .style = Plays by the book and never misses a win within reach.
computer-scout = Moses
    .style = Rides ahead: a quick look at the next turns, then a move.
computer-sheriff = Walt
    .style = Weighs a dozen plans before every move.
computer-marshal = Ezra
    .style = Waits, thinks things over, and sees further than anybody.
computer-sits = 🤖 **{ $name }** ({ $level }) · { $style }

title-new-table = A new table: { $game }
new-table-then = Change what you like, then send it to this channel: whoever wants to play sits down, and you start. Only you can see this.
new-table-computers = 🤖 The free seats go to { $name }. { $style }
new-table-no-computers = No computers
new-table-clock-usual = Clock: this server’s usual one
new-table-seats = { $count } seats
new-table-open-no = Who is out: sees no hands
new-table-open-yes = Who is out: sees all hands
host-guests-anybody = Players: anybody
host-guests-in-time = Players: newcomers, in time
host-guests-known = Players: known, in time
offer-guests-in-time = ⏱️ For players who answer in time; newcomers are welcome.
offer-guests-known = ⏱️ For players known to answer in time.
# Below the pace; $percent: of the last decisions
offer-in-time = { $name } answers in time: { $percent }%
btn-new-table = Send

btn-how = How to play
btn-terms = Terms
offer-minutes = 🎲 { $minutes }
btn-accept = Accept
btn-decline = Decline
btn-withdraw = Withdraw
btn-join = Join
btn-leave = Leave
btn-computer = Add a computer
btn-host = Start…
title-your-table = Your table · { $game }
host-how = Start when enough people sit here; fill seats with computers, or remove somebody.
host-how-full = Every seat is taken: start, or remove somebody.
btn-start = Start

## Refusals

no-offer-self = You cannot call yourself out. Pick somebody else, or pick me: I play too.
no-offer-bot = That bot does not play cards. Pick me instead, and the computer takes the other seat.
no-offer-not-on-server = <@{ $who }> is not on this server. Pick someone who is.
no-offer-channel-hidden = <@{ $who }> cannot see this channel. Make the offer where you can both read it.
no-offer-level = A level is for the computer. Pick me as the opponent, or leave the level out.
no-offer-game = There is no such game. Pick one from the list.
no-offer-variant = That game has no such variant. Pick one from the list, or leave it out.
no-offer-seats = That game takes { $min } to { $max } players. Pick another game or another number of seats; more than two start with `/wanted table`.
no-offer-seats-exactly = That game takes exactly { $seats } players. Pick that number of seats, or another game.
# $guild, $channel, $message: ids, the parts of a link
no-offer-duplicate = You have already made this offer, and it still stands: https://discord.com/channels/{ $guild }/{ $channel }/{ $message }
no-offer-from-opponent = No need: you have already been challenged to this game. Press Accept there: https://discord.com/channels/{ $guild }/{ $channel }/{ $message }
no-offer-channel-busy = { $max ->
    [one] This channel allows one game or offer at a time, and there is one already. Wait until it is over, or go to another channel.
   *[other] This channel allows { $max } games and offers at a time, and there are that many already. Wait until one is over, or go to another channel.
}
no-offer-player-busy = { $max ->
    [one] On this server you may have one game or offer at a time, and you have one already. Finish it first.
   *[other] On this server you may have { $max } games and offers at a time, and you have reached that. Finish one of them first.
}
no-offer-none = There is no such offer. Make one with `/wanted duel` or `/wanted table`.
no-offer-over = This offer no longer stands. Make a new one with `/wanted duel` or `/wanted table`.
no-offer-expired = Too late: this offer has expired. Make a new one with `/wanted duel` or `/wanted table`.
# $who: a user's id
no-offer-not-opponent = Only <@{ $who }> can answer this challenge. Make one of your own with `/wanted duel`.
no-offer-not-host = Only <@{ $who }>, who made this offer, can do that.
no-offer-sits-already = You are sitting at this table already. Wait for the start; to get up, press Leave.
no-offer-not-seated = You are not sitting at this table. To sit down, press Join.
no-offer-full = { $max ->
    [one] The only seat is taken. Open a table of your own with `/wanted table`.
   *[other] This table is full: all { $max } seats are taken. Open a table of your own with `/wanted table`.
}
no-offer-too-few = { $sitting ->
    [one] Only one player so far; the game needs at least { $min }. Wait for company, or add a computer.
   *[other] Only { $sitting } players so far; the game needs at least { $min }. Wait for company, or add a computer.
}
no-offer-host-gone = <@{ $who }> has left the server, so this challenge is off. Make one of your own with `/wanted duel`.
no-offer-left = { $count ->
    [one] <@{ $who }> has left the server, so that seat is free again. Press Start once more if you want to begin all the same.
   *[other] <@{ $who }> and others have left the server, so { $count } seats are free again. Press Start once more if you want to begin all the same.
}
no-offer-permissions = I am not allowed to do this in { $channel }. Missing permissions: { $names }. Ask someone who manages the server to grant them, or go to another channel.
no-rematch-not-seated = You did not play that game on this server. Pick one of yours from the list.
no-rematch-not-yours = Only those who have played this game can ask for a rematch. Start a game of your own with `/wanted duel` or `/wanted table`.
no-rematch-not-over = That game is not over yet. Play it out first, or resign with `/table resign`.
no-offer-not-there = Nobody to remove there: the table has changed. Pick again.
no-offer-reserved = The free seats here are kept for those who played before. Anybody may take them <t:{ $until }:R>.
no-offer-declined-lately = <@{ $who }> has declined. { $minutes ->
    [one] You may ask again in a minute
   *[other] You may ask again in { $minutes } minutes
}; the wait grows each time.
no-offer-too-fast = You have made many offers in a short time, and each of them pings somebody. { $minutes ->
    [one] You may make another in a minute.
   *[other] You may make another in { $minutes } minutes.
}
no-offer-avoided = This seat is not free for you: two users would meet who are not put at one table. Pick somebody else, open a table of your own, or play me.
no-offer-unreliable = This table is for players who answer at least { $min }% of their decisions in time; of your last ones it was { $percent }%. Each answer in time raises it: play at another table, or with me.
no-offer-newcomer = This table is for players known to answer in time. You are new here: after { $count ->
        [one] one more decision
       *[other] { $count } more decisions
    } with a clock it shows. Other tables are open to you, and I play with anybody.
no-avoid-self = You cannot avoid yourself. Pick somebody else.
no-avoid-too-many = You avoid { $max } users already. Take one of them out of the list first: `/wanted me`, **Whom I avoid**.

## The one list of what waits for a person.

games-title = { $count ->
    [0] Nothing is waiting for you
    [one] { $count } thing is waiting for you
   *[other] { $count } things are waiting for you
}
games-none = No game of yours is under way. Start one below.
games-yours = 🔔 **Your move**
games-asked = 🤝 **Offers and proposals waiting for your answer**
games-theirs = ⏳ **Waiting for others**
games-offered = 📜 **Offers waiting for others**
games-mistakes = 🔁 **Mistakes to try again** (pick one below)
# $go: a link; $more: what else is to be said, each part after a dot, or nothing
games-line = { $name }{ $more }
games-go = [go there]({ $link })
games-due = time is up { $when }
games-since = last move { $when }
games-claim = 💤 your opponent is silent: claim the win or let the computer play (`/table claim`)
games-substituted = 🤖 the computer is playing for you
games-offer = #{ $offer } · { $game } · { $host }
games-proposal-undo = wants to take a move back
games-proposal-draw = offers a draw
games-proposal-abort = wants to end the game
games-proposal-chair = wants somebody to sit in
games-more = { $count ->
    [one] … and { $count } more.
   *[other] … and { $count } more.
}

## Looking for a game

title-looking = Who is up for a game?
looking-own = You are looking for { $wish }, until { $when }.
looking-wish = { $game } · { $pace }
looking-any-game = any game
looking-any-pace = any clock
looking-fits = 🤝 **{ $name }** would play that, too: { $wish }.
looking-line = **{ $name }** · { $wish } · until { $when }
looking-nobody = Nobody else is looking right now. Whoever comes next finds you here; the daily deal needs no company.
looking-busy = Usually most play here between { $start } and { $until }.
looking-ends = You leave the list when a game begins, or your quiet hours or days off do.
looking-stopped = You are no longer looking for a game.
looking-posse = 📣 { $role } **{ $name }** is looking for a game: { $wish }, until { $when }.
btn-looking-offer = Offer { $name } a game
btn-looking-stop = Not now
btn-looking-posse = Call the posse
hint-looking = Offer a game to…
games-looking = 👀 **Looking for a game**
no-looking-none = You are not on the list. Put yourself on it with `/wanted looking`.
no-looking-over = That player is no longer looking for a game. `/wanted looking` shows who is.
no-posse-none = This server has no role to call. A moderator can set one with `/wanted-admin settings`.
no-posse-again = You have called the posse a short while ago. You may again <t:{ $until }:R>.
no-posse-often = The posse has been called { $max } times since yesterday, which is enough for one day.
