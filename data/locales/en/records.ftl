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
stats-in-time = In time { $kept } of { $count } times
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
btn-stats-post = Show this to all

no-records-private = <@{ $who }> shows their record to nobody.
no-stats-bot = Bots keep no record. How strong I play stands in `/wanted rules`.
no-stats-gone = This player has left; their record is not shown any more.
