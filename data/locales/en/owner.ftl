# What the host of the bot sees and does: on all servers at once.

## Slash commands

cmd-owner-group = wanted-host
    .description = For the host of this bot
cmd-owner-status = status
    .description = How the bot is doing: servers, games, work, backups, errors, disk
cmd-owner-servers = servers
    .description = Blocked servers; block one or let it come back
cmd-owner-servers-server = server
    .description = Its id, or pick one
cmd-owner-servers-reason = reason
    .description = Why; only the host reads it
cmd-owner-servers-lift = lift
    .description = Unblock this server
cmd-owner-message = message
    .description = Tell all running games something, before maintenance for example
cmd-owner-message-text = text
    .description = What they read; you see it before it is sent
cmd-owner-drain = drain
    .description = Let no new games start, or let them start again
cmd-owner-drain-on = on
    .description = On: no new games. Off: games start again
cmd-owner-stop = stop
    .description = Stop the bot; everything is saved
cmd-owner-audit = audit
    .description = What the host has done: when, who, what, why

## The panel

title-host = Wanted, as its host sees it
owner-draining = No new games can start: you have paused them.
owner-version = Version
owner-version-now = { $version }, running since { $since }
owner-servers = Servers
owner-servers-now = { $count }, blocked: { $shut }
owner-tables = Games
owner-tables-suspended = Paused, as Discord refuses to show them: { $count }
owner-tables-behind = Boards behind: { $count }
owner-tables-offers = Open offers: { $count }
owner-daily = Daily deal: wins in twelve weeks; a good strength lets players win 35 to 65%
owner-daily-wins = { $weekday }, { $level }: { $percent }% of { $count }
owner-latency = Discord
owner-latency-now =
    { $count ->
        [one] { $ms } ms to its gateway
       *[other] { $ms } ms to its gateway, the slowest of { $count } shards
    }
owner-latency-unknown = Not measured yet.
owner-work = Work under way
owner-work-none = Nothing at the moment.
owner-overdue =
    { $seconds ->
        [0] Nothing is overdue.
       *[other] Overdue by { $seconds } s at most.
    }
owner-workers = Helper processes: { $names }
owner-processes = Processes
owner-process =
    { $count ->
        [one] Shards { $shards } on { $host }: one open table, clocks checked { $when }
       *[other] Shards { $shards } on { $host }: { $count } open tables, clocks checked { $when }
    }
owner-process-waits = Shards { $shards } on { $host }: waits until another process ends
owner-backup = Backups
owner-backup-at = The last copy was made { $when }.
owner-backup-good =
    { $count ->
        [one] Tested: its open game was replayed without errors.
       *[other] Tested: its { $count } open games were replayed without errors.
    }
owner-backup-games = Tested: the copy is sound, but has games that cannot be continued: { $why }
owner-backup-damaged = Tested: the copy was damaged ({ $why }). Is the disk sound?
owner-backup-unmade = The last one could not be made: { $why }
owner-backup-unplanned = None is scheduled: WANTED_BACKUP_SCHEDULE is not set.
owner-backup-none = None has been made yet; the first is made within a minute of the start.
owner-errors = Errors of the last 24 hours
owner-errors-count = { $count }
owner-disk = Disk
owner-disk-free = { $free } MB free; the database takes up { $size } MB.
btn-owner-status = Refresh
btn-owner-message = Message to all games
btn-owner-drain = No new games
btn-owner-undrain = Let games start
btn-owner-servers = Servers
btn-owner-stop = Stop the bot
btn-owner-send = Send it

## Servers

title-owner-servers = Blocked servers
owner-servers-how = To block one: /wanted-host servers with server and reason. To unblock it: with server and lift.
owner-shut = `{ $server }` · { $at } · { $reason }
owner-shut-now = Server `{ $server }` is blocked: the bot leaves it, its games are paused, and no invitation brings it back. Undo it with /wanted-host servers and lift.
owner-reopened = Server `{ $server }` may invite the bot again; its games then continue.

## Message, drain, stop

audit-shut = blocked server `{ $server }`
audit-reopen = unblocked server `{ $server }`
audit-drain = paused new games
audit-undrain = let games start again
audit-message = wrote to all games
audit-stop = stopped the bot
title-owner-message =
    { $count ->
        [one] This goes to one channel
       *[other] This goes to { $count } channels
    }
owner-message-what = What should all games read?
owner-sending = Sending…
owner-sent = Posted in { $count ->
    [one] { $count } channel
   *[other] { $count } channels
}. Refused by Discord: { $refused }
owner-notice = From the host of this bot: { $said }
owner-drained = No new games start from now on, not even after a restart. Games under way continue. Undo it with /wanted-host drain.
owner-undrained = Games can start again.
owner-stop-sure =
    { $count ->
        [0] Stop the bot? No game is under way.
        [one] Stop the bot? One game is under way. It is saved, and its clock stands still until the next start.
       *[other] Stop the bot? { $count } games are under way. They are saved, and their clocks stand still until the next start.
    }
owner-stopping = The bot finishes what it is showing and stops. It must be started again on its machine.

## Refusals

no-owner-only = Only the host of this bot can do that, the person who runs it. To moderate this server, use /wanted-admin.
no-owner-server = That is not the id of a server. Pick one from the list, or copy the id: a number of up to 19 digits.
no-owner-here = That is the server you are on: you would lock yourself out. Do it from another server.
no-owner-none = This server is not blocked.
no-owner-nobody = No game is under way, so nobody would read it.
no-owner-gone = That message is no longer there. Write it again with /wanted-host message.
no-block-owner = This is the host of the bot, who cannot be blocked here. Remove the bot from the server if you do not want it.
no-games-paused = No new game can start at the moment: the host of this bot is preparing maintenance. Games under way go on; try again later.
no-server-blocked = The host of this bot no longer serves this server.

## The first run

first-game = { $who }, the bot is set up. How about a first game against the computer? Anyone who presses plays a short duel.
btn-first-game = Play a first game
