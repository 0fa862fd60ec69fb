# What those who manage a server may set and end.

## Slash commands

cmd-admin-group = wanted-admin
    .description = How Wanted behaves on this server
cmd-admin-settings = settings
    .description = Show what is set here, or change it with the options
cmd-admin-settings-language = language
    .description = In which language boards, logs and pings are written
cmd-admin-settings-game = game
    .description = What /wanted duel plays if nobody says otherwise
cmd-admin-settings-place = place
    .description = Where games are played
cmd-admin-settings-per-channel = per-channel
    .description = Most games and offers at once in a channel
cmd-admin-settings-per-player = per-player
    .description = Most games and offers at once for one player
cmd-admin-abort = abort
    .description = End a game without a winner
cmd-admin-abort-table = table
    .description = Which game

## Settings

title-settings = Wanted on this server
title-settings-changed = Noted. Wanted on this server
settings-language = Language of the table
settings-game = Usual duel
settings-place = Where games are played
settings-per-channel = Most games and offers in a channel
settings-per-player = Most games and offers for a player
settings-language-server = As Discord’s settings of the server say
settings-language-now = { $language } (as Discord’s settings of the server say)
settings-place-thread = A thread of its own
settings-place-channel = The channel itself
settings-how = To change something, name it: /wanted-admin settings with an option.

## Ending a game

aborted = Table { $table } is closed. Nobody wins, and the table has been told.
no-admin-only = Only those who may manage this server can do that. Ask one of them.
