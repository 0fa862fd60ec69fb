# Tournaments.

no-tournament-none = There is no such tournament here. `/wanted tournament` lists them.
no-tournament-form = There is no such form. Pick one from the list.
no-tournament-game = This game cannot be played in that form. A rodeo needs a game with a daily deal; the others need one for two.
no-tournament-start = A tournament starts between now and in { $days } days. Write the hours as a number.
no-tournament-name = A tournament needs a name.
no-tournament-too-many = { $max } tournaments are open here, which is the most. Wait until one is over.
no-tournament-closed = Joining and check-in are over. `/wanted tournament` shows other tournaments.
no-tournament-joined = You have joined already.
no-tournament-left = You have left this tournament and cannot come back.
no-tournament-full = All { $max } places are taken. If somebody leaves, one is free.
no-tournament-early = Check-in opens { $at }.
no-tournament-checked-in = You are checked in.
no-tournament-over = This tournament is over.
no-tournament-not-in = You do not play in this tournament.
no-tournament-few = At least { $min } players are needed.
no-tournament-no-replay = That game is not of the current round, so it cannot be played again.
