# What the host of the bot sees and does: on all servers at once.

## Slash commands

cmd-host-group = wanted-host
    .description = For the host of this bot
cmd-host-status = status
    .description = How the bot is doing: servers, games, work, backups, errors, disk
cmd-host-servers = servers
    .description = Blocked servers; block one or let it come back
cmd-host-servers-server = server
    .description = Its id, or pick one
cmd-host-servers-reason = reason
    .description = Why; only the host reads it
cmd-host-servers-lift = lift
    .description = Unblock this server
cmd-host-message = message
    .description = Tell all running games something, before maintenance for example
cmd-host-message-text = text
    .description = What they read; you see it before it is sent
cmd-host-drain = drain
    .description = Let no new games start, or let them start again
cmd-host-drain-on = on
    .description = On: no new games. Off: games start again
cmd-host-stop = stop
    .description = Stop the bot; everything is saved
cmd-host-audit = audit
    .description = What the host has done: when, who, what, why

## The panel

title-host = Wanted, as its host sees it
host-draining = No new games can start: you have paused them.
host-version = Version
host-version-now = { $version }, running since { $since }
host-servers = Servers
host-servers-now = { $count }, blocked: { $shut }
host-tables = Games
host-tables-suspended = Paused, as Discord refuses to show them: { $count }
host-tables-behind = Boards behind: { $count }
host-tables-offers = Open offers: { $count }
host-latency = Discord
host-latency-now =
    { $count ->
        [one] { $ms } ms to its gateway
       *[other] { $ms } ms to its gateway, the slowest of { $count } shards
    }
host-latency-unknown = Not measured yet.
host-work = Work under way
host-work-none = Nothing at the moment.
host-overdue =
    { $seconds ->
        [0] Nothing is overdue.
       *[other] Overdue by { $seconds } s at most.
    }
host-workers = Helper processes: { $names }
host-backup = Backups
host-backup-at = The last copy was made { $when }.
host-backup-good =
    { $count ->
        [one] Tested: its open game was replayed without errors.
       *[other] Tested: its { $count } open games were replayed without errors.
    }
host-backup-games = Tested: the copy is sound, but has games that cannot be continued: { $why }
host-backup-damaged = Tested: the copy was damaged ({ $why }). Is the disk sound?
host-backup-unmade = The last one could not be made: { $why }
host-backup-unplanned = None is scheduled: WANTED_BACKUP_SCHEDULE is not set.
host-backup-none = None has been made yet; the first is made within a minute of the start.
host-errors = Errors of the last 24 hours
host-errors-count = { $count }
host-disk = Disk
host-disk-free = { $free } MB free; the database takes up { $size } MB.
btn-host-status = Refresh
btn-host-message = Message to all games
btn-host-drain = No new games
btn-host-undrain = Let games start
btn-host-servers = Servers
btn-host-stop = Stop the bot
btn-host-send = Send it

## Servers

title-host-servers = Blocked servers
host-servers-how = To block one: /wanted-host servers with server and reason. To unblock it: with server and lift.
host-shut = `{ $server }` · { $at } · { $reason }
host-shut-now = Server `{ $server }` is blocked: the bot leaves it, its games are paused, and no invitation brings it back. Undo it with /wanted-host servers and lift.
host-reopened = Server `{ $server }` may invite the bot again; its games then continue.

## Message, drain, stop

audit-shut = blocked server `{ $server }`
audit-reopen = unblocked server `{ $server }`
audit-drain = paused new games
audit-undrain = let games start again
audit-message = wrote to all games
audit-stop = stopped the bot
title-host-message =
    { $count ->
        [one] This goes to one channel
       *[other] This goes to { $count } channels
    }
host-message-what = What should all games read?
host-sending = Sending…
host-sent = Posted in { $count ->
    [one] { $count } channel
   *[other] { $count } channels
}. Refused by Discord: { $refused }
host-notice = From the host of this bot: { $said }
host-drained = No new games start from now on, not even after a restart. Games under way continue. Undo it with /wanted-host drain.
host-undrained = Games can start again.
host-stop-sure =
    { $count ->
        [0] Stop the bot? No game is under way.
        [one] Stop the bot? One game is under way. It is saved, and its clock stands still until the next start.
       *[other] Stop the bot? { $count } games are under way. They are saved, and their clocks stand still until the next start.
    }
host-stopping = The bot finishes what it is showing and stops. It must be started again on its machine.

## Refusals

no-host-only = Only the host of this bot can do that, the person who runs it. To moderate this server, use /wanted-admin.
no-host-server = That is not the id of a server. Pick one from the list, or copy the id: a number of up to 19 digits.
no-host-here = That is the server you are on: you would lock yourself out. Do it from another server.
no-host-none = This server is not blocked.
no-host-nobody = No game is under way, so nobody would read it.
no-host-gone = That message is no longer there. Write it again with /wanted-host message.
no-block-host = This is the host of the bot, who cannot be blocked here. Remove the bot from the server if you do not want it.
no-draining = No new game can start at the moment: the host of this bot is preparing maintenance. Games under way go on; try again later.
no-shut = The host of this bot no longer serves this server.

## The first run

first-game = { $who }, the bot is set up. How about a first game against the computer? Anyone who presses plays a short duel.
btn-first-game = Play a first game
