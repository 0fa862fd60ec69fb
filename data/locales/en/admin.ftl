# What those who manage a server may set and end.

## Slash commands

cmd-admin-group = wanted-admin
    .description = How Wanted behaves on this server
cmd-admin-settings = settings
    .description = Show this server’s settings, or change one with an option
cmd-admin-settings-language = language
    .description = Language of boards, logs and pings
cmd-admin-settings-game = game
    .description = Default game of /wanted duel
cmd-admin-settings-place = place
    .description = Where games are played
cmd-admin-settings-per-channel = per-channel
    .description = Maximum games and offers at once per channel
cmd-admin-settings-per-player = per-player
    .description = Maximum games and offers at once per player
cmd-admin-abort = abort
    .description = End a game without a winner
cmd-admin-abort-table = table
    .description = Which game

## Settings

title-settings = Wanted on this server
title-settings-changed = Noted. Wanted on this server
settings-language = Language of the table
settings-game = Default duel
settings-place = Where games are played
settings-per-channel = Maximum games and offers per channel
settings-per-player = Maximum games and offers per player
settings-language-server = Same as the server’s Discord settings
settings-language-now = { $language } (from the server’s Discord settings)
settings-place-thread = A thread for each game
settings-place-channel = In the channel itself
settings-how = To change a setting, use /wanted-admin settings with that option.

## Ending a game

aborted = Table { $table } is closed. Nobody wins; the players have been notified.
no-admin-only = Only people who manage this server can do that. Ask one of them.
