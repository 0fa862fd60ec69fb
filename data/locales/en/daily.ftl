# The daily deal.

cmd-wanted-daily = daily
    .description = Today’s deal: the same for everybody, played alone against a computer
cmd-admin-settings-announcements = announcements
    .description = Where daily deals and the first of a season are announced; the same channel again: nowhere

title-daily = Daily { $number } · { $game }
daily-weekday-0 = Monday
daily-weekday-1 = Tuesday
daily-weekday-2 = Wednesday
daily-weekday-3 = Thursday
daily-weekday-4 = Friday
daily-weekday-5 = Saturday
daily-weekday-6 = Sunday
# $until: a time of day
daily-terms = **{ $weekday }** · opponent: { $level } · until { $until }
daily-through = { $count ->
    [0] Nobody is through yet.
    [one] One player is through.
   *[other] { $count } players are through.
}
daily-how = Everybody gets this deal and the same luck. One try, at your own pace, without hints; nothing can be taken back. Whoever resigns loses in that turn.
daily-begun = You have begun it and can continue until the day ends.
# $outcome: as below
daily-result = { $outcome }: ahead of **{ $count }%**
daily-result-early = { $outcome }. The house is still playing this deal; then you see how many you are ahead of.
daily-won = Won in turn { $turn }{ $margin ->
    [0] { "" }
   *[other] { " " }by { $margin }
}
daily-drawn = Drawn in turn { $turn }
daily-lost = Lost in turn { $turn }{ $margin ->
    [0] { "" }
   *[other] { " " }by { $margin }
}
daily-resigned = { $turn ->
    [0] Resigned before the first turn
   *[other] Resigned in turn { $turn }
}
daily-tonight = When the day is over, `/wanted daily` shows under Yesterday who did better, and where you parted.
daily-streak = { $count } days in a row
# $when: a date
daily-seal = Sealed { $when }: `{ $seal }`
daily-seal-next = Tomorrow’s seal: `{ $seal }`
daily-secret = Seal `{ $seal }`, secret `{ $secret }`
daily-number = Deal { $deal }, completed by the first Play: `{ $number }`
# $total: the computers that played it
daily-field = { $count ->
    [0] No player finished this deal.
    [one] One player finished this deal.
   *[other] { $count } players finished this deal.
}{ $total ->
    [0] { "" }
   *[other] { " " }Computers that play every deal: { $total }.
}
# $outcome: as above
daily-place = { $place }. **{ $name }** · { $percent } · { $outcome }
daily-best-elsewhere = Best of all, on another server: { $outcome }
daily-own-place = Place { $place } of { $count } over all servers
daily-unplaced = Without a place: your records are hidden, or the bot is yours.
daily-unfinished = You did not finish it.
daily-somebody = Somebody
daily-parted = **Where you parted:** in turn { $turn } { $count } players stood where you stood.
daily-parted-way = { $move }: { $count ->
    [one] one player
   *[other] { $count } players
}, { $percent }% on average
daily-parted-own = **{ $move }** (you): { $count ->
    [one] one player
   *[other] { $count } players
}, { $percent }% on average
# What each side played there
daily-parted-sides = You: { $own } · they: { $other }
# On the picture of all results
daily-field-you = You
daily-field-players = Others
daily-field-computers = Computers
daily-field-alt = All results of this deal as dots, the better the farther right; yours is marked.
daily-percent = { $percent }%
# Posted for all; $outcome: ✔ or ✘, and the percent; $squares: how it stood
daily-share = Wanted daily { $number } · { $game } · { $level } · { $outcome } · { $squares } · { $days ->
    [one] one day
   *[other] { $days } days
}
daily-luck = Luck decides too much here for a daily deal.

title-same-deal = Same deal · { $game } · { $level }
same-deal-open = Both of you have the same cards and the same luck. One try, by { $when }; without hints, and nothing can be taken back. Whoever has not finished by then loses.
same-deal-waits = You see what the other came to when both are through, at the latest { $when }.
same-deal-won = 🏆 **{ $name } wins the duel.**
same-deal-equal = Equally good: nobody wins.
same-deal-nobody = Nobody finished: nobody wins.
# $outcome: as above; $squares: how it stood
same-deal-line = **{ $name }** { $squares }
    { $outcome }
same-deal-unfinished = Not finished
same-deal-unplayed = Not played
same-deal-parted = **Where the two parted:** { $turn ->
    [0] before the first turn
   *[other] turn { $turn }
}
same-deal-way = { $name }: { $move }
same-deal-secret = Deal { $deal }, completed by press { $number } · secret { $secret }
btn-same-deal-replay = Replay: { $name }

hint-daily-others = Other deals of this day…
btn-daily = Daily deal
btn-daily-play = Play
btn-daily-continue = Continue
btn-daily-share = Share
btn-daily-yesterday = Yesterday
btn-daily-today = Today
btn-daily-result = Result
btn-daily-best = Best replay
btn-daily-own = My replay
btn-daily-file = File to verify

settings-announcements = Daily deals and the first of a season are announced in { $channel }.
settings-announcements-none = Daily deals and the first of a season are announced nowhere.

no-daily-another = Finish today’s { $game } first: `/wanted daily` shows it.
no-daily-alone = Everybody plays a sealed deal without this.
no-daily-closed = This deal is not open: its time is over or has not begun. `/wanted daily` shows today’s.
no-daily-elsewhere = You began this deal on another server; continue it there.
no-daily-luck = WANTED has no daily deal, because luck decides too much: there, even the marshal would need years to stand out.
no-daily-sealed = Others still play this deal. When its time is over, its secret is published, and you can share the game.
no-daily-unfinished = You have not finished this deal.
no-same-deal-game = No deal of this game can be compared. Pick another from the list.
no-same-deal-computer = I play against both of you there. Pick somebody else; alone, you have `/wanted daily`.
no-same-deal-terms = The same deal is always friendly, with the usual rules, cards and no clock. Leave the variant, clock, deck and stakes out.
no-same-deal-none = There is no such duel any more. `/wanted duel` makes a new one.
no-same-deal-others = This duel is between two others. `/wanted duel` makes one of your own.
no-same-deal-over = This duel is over. `/wanted duel` makes a new one.
