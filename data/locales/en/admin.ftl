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
no-moderator-only = Only people who manage this server can do that. Ask one of them.

cmd-admin-panel = panel
    .description = Everything a moderator can look at and do
cmd-admin-tables = tables
    .description = Games and offers of this server: look, end, take back, withdraw
cmd-admin-tables-table = table
    .description = Which game
cmd-admin-people = people
    .description = Who is blocked here; block somebody or let them play again
cmd-admin-people-person = person
    .description = Who
cmd-admin-people-days = days
    .description = For how many days; 0 is for good
cmd-admin-people-reason = reason
    .description = Why; they do not read it, the other moderators do
cmd-admin-people-lift = lift
    .description = Let this person play again
cmd-admin-check = check
    .description = Where a permission is missing, channel by channel
cmd-admin-check-channel = channel
    .description = Only this channel
cmd-admin-audit = audit
    .description = What moderators have done, and why
cmd-admin-settings-offer-hours = offer-hours
    .description = How many hours an offer stands; 0 is the host’s setting
cmd-admin-settings-per-day = per-day
    .description = How many offers a person may make in 24 hours; 0 is no limit
cmd-admin-settings-pages = pages
    .description = Whether finished games have pages on the web, if the host serves them
cmd-admin-settings-gazette = gazette
    .description = After which games the Gazette is posted: a front page with what turned the game
cmd-admin-settings-quiet-threads = quiet-threads
    .description = Archive a game’s thread when the game is over
cmd-admin-settings-log-channel = log-channel
    .description = Post what moderators do in this channel; choose it again to stop
menu-end-or-withdraw = End or withdraw this

## The panel

title-admin = Moderating Wanted
admin-about =
    Everything here can also be typed: /wanted-admin tables, people, check, audit and settings. On a message of the bot, Apps → End or withdraw this.

    Who may moderate is decided in Discord: Server Settings → Integrations → Wanted → /wanted-admin. Add roles or members there. On the same page you choose in which channels and by which roles /wanted may be used; buttons in messages work for everybody who can see them.
btn-admin-tables = Games and offers
btn-admin-people = Blocked people
btn-admin-check = Permissions
btn-admin-audit = Audit log
btn-admin-settings = Settings
btn-admin-back = Back
btn-admin-end = End this game
btn-admin-undo = Take back
btn-admin-withdraw = Withdraw this offer
admin-why = Why? The players read it in the log.
admin-nothing = Nothing.
admin-more = … and { $count } more
title-admin-tables = Games and offers
hint-admin-look = Look at one
admin-table = { $name } · { $where } · last move { $since }
admin-offer = { $name } · { $where } · expires { $until }
admin-offer-name = Offer { $offer } · { $game } · { $host }
admin-where = Table
admin-seated = Seated
admin-unread = This game cannot be opened ({ $code }). It can be ended.
title-admin-undo = Take back
admin-undo-how = The game returns to the moment you choose. The players will read your reason.
hint-admin-undo = To which moment
admin-rest =
    { $count ->
        [one] Before the last decision
       *[other] { $count } decisions back
    }
admin-undone = Moves at table { $table } were taken back.
admin-withdrawn = Offer { $offer } is withdrawn.
title-admin-people = Blocked people
admin-people-how = To block somebody: /wanted-admin people with person, days and reason. To end a block: with person and lift.
admin-block = { $who } · until { $until } · { $reason }
admin-for-good = further notice
admin-blocked = { $who } is blocked here until { $until }. Offers withdrawn or left: { $count }. Games under way go on.
admin-lifted = { $who } may play here again.
title-admin-check = Permissions
admin-fine = Channels in which everything works: { $count }
admin-lacking = Missing elsewhere (in channels where nobody is to play, that is fine):
admin-lacks = { $channel }: { $names }
title-admin-audit = Audit log
audit-line = { $at } · { $who } · { $what }
audit-reason = · “{ $reason }”
audit-end = ended table { $table }
audit-undo = took moves back at table { $table }
audit-withdraw = withdrew offer { $offer }
audit-block = blocked <@{ $who }> until <t:{ $until }:f>
audit-ban = blocked <@{ $who }> until further notice
audit-lift = let <@{ $who }> play again
audit-settings = changed the settings
settings-limits = Offers, threads, log
settings-offer-hours =
    { $hours ->
        [one] Offers stand for { $hours } hour.
       *[other] Offers stand for { $hours } hours.
    }
settings-offer-hours-host = Offers stand for as long as the host of the bot has set.
settings-per-day = Offers a person may make in 24 hours: { $count }
settings-per-day-none = A person may make any number of offers a day.
settings-pages-yes = Finished games have pages on the web, if the host serves them.
settings-pages-no = Finished games have no pages on the web.
settings-gazette-on = The Gazette appears after every game.
settings-gazette-people = The Gazette appears after games between people.
settings-gazette-off = No Gazette appears.
settings-quiet-threads-yes = Threads are archived when the game is over.
settings-quiet-threads-no = Threads stay open when the game is over.
settings-log-channel = What moderators do is posted in { $channel }.
settings-log-channel-none = What moderators do is listed only in /wanted-admin audit.
settings-posse = Users who look for a game may call { $role }.
settings-posse-none = Users who look for a game may ping no role.
event-reverted-by-moderator = Moves have been taken back by those who run this server: { $reason }
no-blocked = The moderators of this server have blocked you from playing here.
no-blocked-until = The moderators of this server have blocked you from playing here until <t:{ $until }:f>.
no-block-self = You cannot block yourself.
no-block-none = This person is not blocked here.
no-offer-blocked = <@{ $who }> may not play on this server at the moment.
no-offer-daily-limit = You have made { $max } offers here within 24 hours, which is as many as this server allows. Try again later, or accept somebody else’s offer.
cmd-admin-settings-posse = posse
    .description = A role that users looking for a game may ping; the same again for none
cmd-admin-settings-keep-months = keep-months
    .description = Delete finished games after this many months; 0 keeps them
settings-keep-months =
    { $count ->
        [one] Finished games are deleted after a month.
       *[other] Finished games are deleted after { $count } months.
    }
settings-keep-months-none = Finished games are kept as long as the host of the bot keeps them.
btn-admin-integrations = About Integrations
audit-unposted = The last action could not be posted in the log channel. Does it still exist, and may the bot write there? Choose another with /wanted-admin settings.

cmd-admin-settings-rated = rated
    .description = Whether games between users are rated unless the offer says otherwise
cmd-admin-settings-seasons = seasons
    .description = Whether ladders begin again every three months
settings-rated-yes = Games between users are rated by default, once four have finished two each.
settings-rated-no = Games are rated only if the offer says so.
settings-seasons-yes = Ladders begin again every three months.
settings-seasons-no = Ladders have no seasons.
btn-admin-unrate = Take out of the ratings
audit-unrate = took table { $table } out of the ratings
admin-unrated = Table { $table } no longer counts for the ratings; all later ones have been counted again.
no-not-rated = This game is not rated.
