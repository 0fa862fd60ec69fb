# Players' records.

cmd-wanted-stats = stats
    .description = A player’s record on this server
cmd-wanted-stats-user = player
    .description = Whose; by default yours
cmd-wanted-stats-game = game
    .description = Only this game

title-stats = ★ { $name }
# On the picture
stats-sum = { $won } won of { $total }
stats-people = **{ $total ->
    [one] One game
   *[other] { $total } games
}** with people · { $won } won{ $drawn ->
    [0] { "" }
   *[other] { " " }· { $drawn } drawn
}
stats-computers = **{ $total ->
    [one] One game
   *[other] { $total } games
}** against computers · { $won } won{ $drawn ->
    [0] { "" }
   *[other] { " " }· { $drawn } drawn
}
stats-game = { $game }: { $won } of { $total } won{ $drawn ->
    [0] { "" }
   *[other] { " " }· { $drawn } drawn
}
# $line: the line before; $side: what was played
stats-best = { $line } · best with { $side } ({ $won } of { $total })
stats-streak = { $count } wins in a row at most
stats-pace = Answers within { $time } (median)
stats-in-time = in time { $kept } of { $count } times
# $count: decisions until it can be said
stats-new-here = New here: in { $count } more decisions it shows whether they answer in time.
stats-between = Against you: you { $own }, they { $other }
stats-nothing = No finished game here yet.
stats-nothing-own = No finished game here yet. `/wanted duel` starts one, also against me.
stats-all-games = All games
stats-won = Won
stats-drawn = Drawn
stats-lost = Lost
stats-result = { $outcome } · { $game } · table { $table }
hint-stats-last = Look at one of the last games…
# $latest: as in the next line, the newest first
stats-stars = ★ Achievements: **{ $count } of { $total }** · { $latest }
stats-star = { $name } ({ $when })
stats-stars-game = **{ $game }** · { $count } of { $total }
stats-stars-pick = Pick a game in the record to see what is left and how.
btn-stats-stars = Achievements
btn-stats-post = Show this to all

no-records-private = <@{ $who }> shows their record to nobody.
no-stats-bot = Bots keep no record. How strong I play stands in `/wanted rules`.
no-stats-gone = This player has left; their record is not shown any more.

cmd-wanted-ladder = ladder
    .description = Who plays best here, by rated games
cmd-wanted-ladder-game = game
    .description = Which game; by default the usual one
title-ladder = 🏆 { $game } · ladder
# $sign: a medal or a number; $who: a mention
ladder-place = { $sign } { $who } · **{ $points }** · { $count ->
    [one] one game
   *[other] { $count } games
}
ladder-closed = { $count ->
    [0] Nobody’s strength is known well enough yet.
    [one] One player’s strength is known well enough.
   *[other] { $count } players’ strength is known well enough.
} The ladder opens with { $needed }.
ladder-none = You have not finished a rated game of this here. `/wanted duel` offers one.
ladder-private = You show your record to nobody, so you stand on no ladder. `/wanted me` changes that.
ladder-own = You: **{ $points }** ± { $spread }
ladder-own-place = { $own } · place { $place }
ladder-own-away = { $own } · the next rated game brings you back; the last one is over 30 days old.
ladder-own-to-go = { $own } · still to go: { $missing }
ladder-games = { $count ->
    [one] one game
   *[other] { $count } games
}
ladder-opponents = { $count ->
    [one] one more opponent
   *[other] { $count } more opponents
}
ladder-how = { $count ->
    [one] One active player
   *[other] { $count } active players
} in 60 days
ladder-season = season ends { $when }
btn-ladder = Ladder
btn-ladder-you = My place
btn-last-season = Last season
title-last-season = 🏆 { $game } · last season
title-season = 🏆 The season is over
season-until = Season until { $when }.
season-again = The ladders begin again; `/wanted ladder` shows them.
no-no-season = No season of this game has ended here with a ladder.
stats-climb = { $game } { $stars }
stats-climb-next = { $line } · { $wins } of { $of } wins to { $level }
