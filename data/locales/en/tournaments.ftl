# Tournaments.

cmd-wanted-tournament = tournament
    .description = Tournaments of this server: join one, see how it stands, open one
title-tournaments = 🏆 Tournaments
tournaments-none = No tournament has been opened here yet.
tournaments-how-to-open = Whoever may manage this server’s events can open one.
# $form, $state: as below
tournaments-line = **{ $name }** · { $game } · { $form } · { $state }
tournament-state-joining = starts { $when }
tournament-state-playing = round { $round } of { $rounds }
tournament-state-rodeo = until { $when }
tournament-state-over = won by { $name }
tournament-state-nobody = over, without a winner
tournament-state-cancelled = called off
hint-tournaments = Look at a tournament…

tournament-form-knockout = knock-out
tournament-form-swiss = Swiss
tournament-form-robin = round robin
tournament-form-league = league
tournament-form-rodeo = rodeo
tournament-how-knockout = Whoever loses is out. A draw is played once more with sides exchanged, then the lot decides.
tournament-how-swiss = Nobody is out: each round you meet somebody with as many points, and nobody twice.
tournament-how-robin = Everybody meets everybody once.
tournament-how-league = Everybody meets everybody once, a round each week.
tournament-how-rodeo = Everybody plays the same five sealed deals alone against the computer, whenever they like.

title-tournament = 🏆 { $name }
tournament-terms = **{ $game }** · { $form } · { $pace }
tournament-starts = Starts { $at }, { $when }.
tournament-check-in-later = Check-in opens { $when }. Whoever has not checked in by the start does not play.
tournament-check-in-open = Check-in is open. Whoever has not checked in by the start does not play.
tournament-entrants = **{ $count } of { $max } places:** { $names }
tournament-empty = Nobody has joined yet. { $max } places.
tournament-avoid = -# Players who avoid each other meet only if nothing else is possible.
tournament-round = **Round { $round } of { $rounds }**, until { $when } at the latest.
tournament-open-until = Open until { $when }.
tournament-cancelled = Called off: fewer than two were there, or the host has ended it.
tournament-no-winner = Nobody is left, so nobody has won.
tournament-seal = -# Lots sealed: `{ $seal }`
tournament-secret = -# Seal `{ $seal }`, secret `{ $secret }`, number `{ $number }`
# On the picture
standings-points = points
standings-record = won · drawn · lost
standings-round = round { $round } of { $rounds }
standings-end = final standings
standings-more = and { $count } more
# $sign: a medal or a number; $points: like 3½; $record: games won, drawn and lost
standing-line = { $sign } **{ $name }** · { $points } · { $record }{ $out ->
    [yes] { " " }· out
   *[no] { "" }
}
standing-by = { " " }· ahead of the next by { $why }
tie-buchholz = opponents’ points
tie-sonneborn = the points of those they beat
tie-direct = the direct game
tie-wins = wins
tie-margin = the margin per game
tie-lot = the lot
standings-ties = -# Between equal points these decide, in this order: { $names }.

btn-tournament-new = Open a tournament
btn-tournament-join = Join
btn-tournament-check = Check in
btn-tournament-game = My game
btn-tournament-table = Standings
btn-tournament-leave = Leave
btn-tournament-manage = Manage
btn-tournament-start = Start now
btn-tournament-cancel = Call it off
btn-tournament-move = Take over, post here
btn-tournament-really = Yes, really
btn-tournament-play = Deal { $number }
hint-tournament-replay = Have a game played again…

tournament-you-joined = You play in **{ $name }**. Check in when check-in opens: { $when }.
tournament-you-are-in = You play in **{ $name }** and are checked in. It starts { $when }.
tournament-you-enter = You play in **{ $name }** from the next round on.
tournament-you-left = You no longer play in **{ $name }**.
tournament-leave-sure = Leave **{ $name }**? An open game of it counts as lost, and you cannot come back.
tournament-cancel-sure = Call off **{ $name }** for everybody?
tournament-opened = Opened **{ $name }** in { $channel }.
tournament-done = Done.
tournament-manage-how = Only you see this. You are here because you host **{ $name }** or may manage this server.
tournament-your-game = Round { $round }: you play **{ $name }**.
tournament-your-bye = Round { $round }: you have no game, which counts as a win.
tournament-your-rest = Round { $round }: you have no game.
tournament-your-wait = Your game of this round is over. The next round begins when all games are, at the latest { $when }.
tournament-your-pairing-soon = The table is being opened.
tournament-your-end = This tournament is over. Your place: { $place }.
tournament-your-out = You are out.
tournament-your-start = It starts { $when }.
rodeo-line = **{ $number }.** { $outcome }
rodeo-unplayed = not played yet

# The posting of a round
title-round = 🏆 { $name } · round { $round } of { $rounds }
title-round-again = 🏆 { $name } · another game
title-rodeo = 🏆 { $name } · the five deals
round-pair = **{ $number }.** { $first } – { $second }
round-bye = No game in this round: { $names }.
round-until = Games still open { $when } are decided by missed moves.
round-seals = -# Sealed: { $seals }
rodeo-how = Open until { $when }. One try each, at your own pace, without hints; nothing can be taken back. What counts is whom you beat on each deal.
title-final = 🏆 { $name } · { $winner } wins
title-final-none = 🏆 { $name } is over
tournament-call = { $names } **{ $name }** starts { $when }. Check in, or you do not play.

form-tournament = Open a tournament
form-tournament-name = Name
form-tournament-form = Form
form-tournament-game = Game
form-tournament-clock = Clock
form-tournament-hours = Starts in how many hours?

audit-tournament-replay = had game { $number } of the tournament { $name } played again
audit-tournament-move = took over the tournament { $name }
audit-tournament-cancel = called off the tournament { $name }

no-tournament-none = There is no such tournament here. `/wanted tournament` lists them.
no-tournament-manage = Only the host and people who may manage this server’s events can do that.
no-tournament-form = There is no such form. Pick one from the list.
no-tournament-game = This game cannot be played in that form. A rodeo needs a game with a daily deal; the others need one for two.
no-tournament-start = A tournament starts in one hour at the earliest, in { $days } days at the latest. Write the hours as a number.
no-tournament-name = A tournament needs a name.
no-tournament-too-many = { $max } tournaments are open here, which is the most. Wait until one is over.
no-tournament-closed = Joining and check-in are over. `/wanted tournament` shows other tournaments.
no-tournament-joined = You have joined already.
no-tournament-left = You have left this tournament and cannot come back.
no-tournament-full = All { $max } places are taken. If somebody leaves, one is free.
no-tournament-early = Check-in opens <t:{ $at }:f>.
no-tournament-checked-in = You are checked in.
no-tournament-over = This tournament is over.
no-tournament-not-in = You do not play in this tournament.
no-tournament-few = At least { $min } players are needed.
no-tournament-no-replay = That game is not of the current round, so it cannot be played again.
