# What a person sets for himself: language, time zone, quiet hours, pings, absences.

## Slash commands

cmd-wanted-me = me
    .description = Your language, time zone, quiet hours and pings, on all servers
cmd-wanted-me-language = language
    .description = The language I talk to you in
cmd-wanted-me-timezone = timezone
    .description = Your time zone: a city, a country, UTC+2, or what time it is there now
cmd-wanted-me-quiet = quiet
    .description = Hours without pings and deadlines, such as 22:00-08:00; off for none
cmd-wanted-me-pings = pings
    .description = How I let you know that it is your move
cmd-wanted-me-reminder = reminder
    .description = Hours before time is up when I remind you; or later, never, usual (half time)
cmd-wanted-me-next-up = next-up
    .description = Also tell you when you are next, in games of three or more
cmd-wanted-me-pictures = pictures
    .description = Whether your hand comes with a picture
cmd-wanted-me-tips = tips
    .description = Whether I help in your first games of a kind
cmd-wanted-me-records = records
    .description = Whether others may look at your record
cmd-wanted-away = away
    .description = Take some days off from this server’s games
cmd-wanted-away-until = until
    .description = Your last day away: a date, a weekday, 10d for ten days; off when you are back
cmd-wanted-away-from = from
    .description = Your first day away; if left out, now
cmd-admin-settings-away-days = away-days
    .description = How many days a year a player may be away; 0 for none

## Settings

title-me = Your settings
title-me-changed = Noted. Your settings
me-language = Language
me-language-discord = Same as your Discord
me-timezone = Time zone
me-timezone-none = Not set, so I go by UTC
me-timezone-now = { $zone } · it is { $time } there now
me-quiet = Quiet hours
me-quiet-none = None
me-quiet-hours = From { $start } to { $end }: no pings, no deadlines
me-pings = Pings
me-pings-channel = Where the game is played
me-pings-direct = By direct message
me-pings-none = None
me-pings-closed = By direct message, but yours are closed; for now, where the game is played
me-reminder = Reminder
me-reminder-usual = At half time
me-reminder-later = Later, at three quarters of your time
me-reminder-never = Only the last call
me-reminder-hours = { $count ->
    [one] { $count } hour before time is up
   *[other] { $count } hours before time is up
}
me-next-up = A note when you are next
me-pictures = Pictures
me-pictures-usual = Same as the server
me-pictures-on = On
me-pictures-off = Off: words only
me-pictures-high-contrast = High contrast
me-tips = Tips in first games
me-records = Record open to all
me-judge = Mistakes in the replay
me-how = Or type /wanted me with an option.
me-choice = { $what }: { $choice }
me-away = Days off here
me-away-none = None planned
me-orders = Standing orders
me-orders-count = { $count ->
    [0] None
    [one] { $count } for all your tables
   *[other] { $count } for all your tables
}
me-avoid = Whom you avoid
me-avoid-nobody = Nobody
me-avoid-how = Whoever you pick here is never put at a table with you, and nobody is told who avoids whom. Games under way go on. Take somebody out of the list and you may meet again.
me-avoid-more = There is room for 25 here; you avoid { $count } more. To change one of them, use *Apps* › **{ $menu }** on that user.
hint-me-avoid = Avoid these users
hint-me-switches = Turn on or off…
me-on = Turned on
me-turn-on = Off: pick to turn on
me-turn-off = On: pick to turn off
btn-me-time = Times and reminder
btn-me-away = Days off
btn-me-avoid = Whom I avoid
me-form-zone = Paris, Mexico, UTC+2 or Europe/Paris
me-form-quiet = 22:00-08:00; empty for none
me-form-reminder = hours before the end, later or never; empty: half time
me-form-until = Last day, or off
me-form-until-like = next Friday, two weeks, 24 December
me-form-since = First day
me-form-since-like = empty: from now on
settings-away-days = Days a year a player may be away

no-zone-unknown = I know no place or time zone called “{ $zone }”. Try a large city near you, a country, or something like UTC+2.
no-zone-several = { $count } time zones fit “{ $zone }”. Pick one of the suggestions while you type.
no-quiet-unclear = I do not understand “{ $hours }” as hours. Write them like 22:00-08:00 or 10pm-8am; off means none.
no-quiet-none = There are no such hours in a day: “{ $hours }”. Write them like 22:00-08:00.
no-quiet-empty = Quiet hours must end at a different time from when they begin. To have none, write “off”.
no-quiet-long = Quiet hours may last { $max } hours a day at most: somebody is waiting for you. For longer there is `/wanted away`.
no-quiet-zone = Quiet hours need your time zone. Set `timezone` as well, at the same time if you like.
no-reminder-unclear = I do not understand “{ $reminder }” as a reminder. Write “later”, “never”, or a number of hours before time is up, { $max } at most; nothing means half time.
no-dm-closed = Discord does not let me write to you, so nothing has been changed. Allow direct messages in this server’s privacy settings, then try again.

## Absences

title-away = Your time off on this server
absence-set = Happy trails! You are away from { $start }, back on { $until }. Until then nobody pings you and none of your deadlines runs out. Your tables have been notified.
absence-off = Welcome back! You are no longer away, and the days that you did not use are yours again.
absence-line = 🏖️ { $start } – { $until }
absence-nothing = You are not away, and have no time off planned.
absence-left = { $count ->
    [one] You have { $count } day of absence left this year on this server.
   *[other] You have { $count } days of absence left this year on this server.
}
absence-how = Go with /wanted away until:, come back early with /wanted away until:off.
absence-choice = { $count ->
    [one] { $day } · { $count } day
   *[other] { $day } · { $count } days
}
absence-choice-off = off: I am back, forget what I planned

no-day-unclear = I do not understand “{ $day }” as a day. Write it like 24 December, 2026-12-24, next Friday, in two weeks, the 3rd or 10d.
no-day-none = There is no such day as “{ $day }”.
no-absence-fast = { $tables }: the clock there runs in minutes, and it does not wait while you are away. Finish the game first, or hand it over: `/table abort` asks the others to call it off, `/table resign` leaves it (among three or more the computer takes your seat).
quiet-fast = In { $tables } the clock runs in minutes and knows no quiet hours. If you have to go, `/table abort` asks the others to call the game off; `/table resign` leaves it.
no-absence-past = That day is over. Nobody can be away in the past.
no-absence-backwards = You cannot be back before you have left: the last day comes before the first.
no-absence-far = That is too far off: an absence can be planned { $max } days ahead at most.
no-absence-long = That is too long: at most { $max } days in a row. If you are gone for longer, resign, or let the computer play for you.
no-absence-allowance = { $left ->
    [0] This server’s yearly allowance leaves you no days of absence for { $year }.
    [one] This server’s yearly allowance leaves you { $left } day of absence for { $year }.
   *[other] This server’s yearly allowance leaves you { $left } days of absence for { $year }.
}
no-absence-not = You are not away, and have no time off planned.
no-absence-until = Say until when: name your last day with `until`.

## What is typed; every language’s words are understood in all languages, blanks between them; one of several words is joined by _

typed-days = d day days
typed-weeks = w week weeks wk wks
typed-fortnights = fortnight fortnights
typed-months = month months
typed-numbers = a=1 an=1 one=1 a_couple=2 couple=2 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 fourteen=14 fifteen=15 twenty=20 thirty=30
typed-first = first
typed-today = today tonight
typed-tomorrow = tomorrow tmrw tmr
typed-day-after = day_after_tomorrow
typed-next = next coming upcoming following
typed-this = this
typed-end = end rest remainder
typed-middle = mid middle
typed-weekend = weekend week-end
typed-in = in
typed-article = the
typed-daytime = morning noon midday afternoon evening night midnight
typed-off = off none no back stop -
typed-usual = usual half half_time default
typed-later = later
typed-never = never
typed-filler = until till til to of on by for from now time and at incl including included

cmd-wanted-privacy = privacy
    .description = What is stored about you: read it, take it with you, delete it

## What is stored of a person

title-privacy = What is stored about you
privacy-about =
    The bot stores your Discord id and display name where you play, your moves, and what you set with /wanted me, /wanted away, orders and decks. It reads none of your messages.

    Deleting takes effect at once; copies that the host keeps for emergencies disappear when they are replaced.
privacy-stored = At the moment
privacy-count-settings = Settings: { $count }
privacy-count-absences = Absences: { $count }
privacy-count-standing_orders = Standing orders: { $count }
privacy-count-decks = Decks: { $count }
privacy-count-games = Games: { $count }
privacy-count-moves = Moves: { $count }
privacy-count-offers = Offers: { $count }
privacy-wish = Your request
privacy-nothing = Nothing is stored about you except this request. Nobody can offer you a game.
privacy-file = Everything that is stored about you.
privacy-sure-delete = Settings, absences, standing orders, decks and notes are deleted. In finished games your name and id are replaced by a pseudonym. This cannot be undone. If a moderator has blocked you, the block stays.
privacy-sure-nothing = Everything is deleted as with “Delete my data”, and nothing is stored from now on except this request. You cannot play until you allow it again.
privacy-playing = Games under way
privacy-resign =
    { $count ->
        [one] You resign one game; where more than two play, the computer takes your seat.
       *[other] You resign { $count } games; where more than two play, the computer takes your seat.
    }
privacy-deleted = Done. What was stored about you is deleted.
privacy-allowed = Noted. You can play again.
btn-privacy-export = As a file
btn-privacy-delete = Delete my data
btn-privacy-nothing = Store nothing about me
btn-privacy-allow = Let me play again
btn-privacy-policy = Privacy policy
btn-privacy-sure = Yes, delete it
no-opted-out = You have asked that nothing be stored about you, so this is not possible. To change that, use /wanted privacy.
no-no-tips = There are no tips for you at this table: they are for your first three games of a kind, and only if you want them. `/wanted me` shows whether you do.
no-tips-on = You get tips already, in your first three games of a kind.
no-offer-opted-out = <@{ $who }> does not want to be offered games.

## Pictures: the setting, and words that stand on pictures and nowhere else.

cmd-admin-settings-pictures = pictures
    .description = Pictures of the tables: in color, in high contrast, or none
settings-pictures = Pictures
pictures-on = in color
pictures-high-contrast = in high contrast
pictures-off = none

picture-wanted = WANTED
