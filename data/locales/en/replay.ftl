# Games looked at again, turn by turn.

## Slash command and buttons

cmd-wanted-replay = replay
    .description = Look at a game again, turn by turn; only you see it
cmd-wanted-replay-turn = turn
    .description = The turn to begin at, by default the first

btn-replay = Replay
btn-all-hands = All hands
btn-replay-back = ◀ Back
btn-replay-next = Next ▶
btn-replay-steps = Every step
btn-replay-turns = Turn by turn
btn-replay-show = Show to all
btn-replay-hands = Hands
btn-replay-hide = Hide hands
hint-replay-turn = Go to…
hub-replay = ⏪ Replay: { $name }

## The panel

# $stop: which of how many pages
replay-footer = Table { $table } · page { $stop } of { $count }
replay-shown = { $name } shows table { $table } · page { $stop } of { $count }
replay-hand = What { $name } sees
# Below it, the hand that it was chosen from
replay-chosen = { $name } chose { $chosen } from this hand
# What a secret choice was made from
replay-choice = { $name }’s hand before choosing
# Where nothing is chosen from them
replay-cards = { $name }’s cards
# An option of the list of turns, $headline as on the board
replay-turn =
    { $turn ->
        [0] { $headline }
       *[other] { $turn } · { $headline }
    }
replay-dealt = The cards are dealt.
replay-drawn = The picture shows what happened.
replay-quiet = Nothing changes on the table yet.
# $ply: the first row of the log that the rules of today play differently
replay-diverged = Told up to here: from row { $ply } on, today’s rules lead elsewhere.

## The page

page-theme = Light or dark
page-position = Position in the game
page-steps = Steps
page-first = To the start
page-turn-back = A turn back
page-back = A step back
page-next = A step on
page-turn-next = A turn on
page-last = To the end
page-all = The whole game in words
page-told = What happened
page-points = Moments and mistakes
page-ways = Arrow keys: a step · with Shift: a turn · Home and End · 1 to 9: moments and mistakes · swipe over the table. This page loads nothing.
page-seat = Seat { $number }
page-title = { $game } · table { $table }
btn-web-page = On the web
btn-replay-page = Save as web page
replay-page-sent = The game as one page: keep it, open it in any browser. It shows all hands.

## Play on from here

btn-play-on = Play on from here
btn-play-on-anew = Deal hidden cards anew
btn-play-on-same = Cards as they were
play-on-title = What if…?
play-on-what = You play on from this position, alone against computers. The table is marked and never counts. If you have seen the hands, have the hidden cards dealt anew: you keep what you see here.
play-on-seat = You play { $name }
play-on-level = Computers: { $level }
# $names: the others who played
play-on-together = Or with { $names }
play-on-together-what = All must agree. Everybody keeps their seat and has the time of that game; nothing counts.
btn-together-anew = Ask them: all hands dealt anew
btn-together-same = Ask them: cards as they were
play-on-started = Table { $table } goes on from there. Its board is below.
event-played-on = { $seat } plays on from table { $source }, row { $ply }, with new luck.
# $of: the table that it continues, $ply: the row of its log
board-footer-what-if = Table { $table } · played on from table { $source }, row { $ply } · never counts
board-footer-import = Table { $table } · imported: table { $source } elsewhere, up to row { $ply }

## The story of a game: see docs/players/luck.md

btn-replay-star = ★ Next moment
story-expected = ⏳ Chances and moments follow: { $percent }%, Refresh looks again.
# How likely a player was to win here
story-chance = { $name } { $percent }%
story-curve = { $name }’s chance to win, with all hands known: { $percent }%
# The same where the chances know no hidden hand
story-curve-seen = { $name }’s chance to win, as the table saw it: { $percent }%
# $games: how many of 100 more are won with what was better
story-knew = 💡 **{ $name }** could have known better: **{ $best }** would have won about { $games } more in 100 games than { $played }.
# Instead of that, where the game was as good as won
story-threw = 💡 **{ $name }** could have known: { $played } gave the game away, **{ $best }** would have won it.
story-closed = The game was given up here: this is how it stood.
# On the board of a finished game; $points: what happened, a line each
story-turned =
    ★ **The game in short**
    { $points }

## Try again: one's own mistake is asked again

btn-try-other = Answer again
hint-try = Your mistakes ({ $count }): try again…
hint-try-answer = What would you play now?
# An option; $loss: percent of the chance to win
try-mistake = Turn { $turn }, about { $loss } points
try-title = Your answer
try-what = You see what you saw then, and no more.
try-footer = Table { $table } · asked again, for you alone
# $wins: how many of 100 games it wins from there; the others in the same way
try-as-good = ✅ **{ $line }** is as good as anything here: about { $wins } wins in 100. You had played { $played }: { $before }.
try-better = 👍 **{ $line }** wins about { $wins } in 100, more than { $played }, which you had played ({ $before }). **{ $best }** wins { $most }.
try-same = **{ $line }** is what you had played: about { $wins } wins in 100. **{ $best }** wins { $most }.
try-no-better = **{ $line }** wins about { $wins } in 100, and { $played }, which you had played, { $before }. **{ $best }** wins { $most }.
# A mistake that its user wants to be asked again
mistake-name = turn { $turn } of table { $table }
btn-remind = Ask me again in three days
btn-remind-forget = Do not ask again
# $when: a date
remind-kept = Kept. From { $when } on, `/wanted games` asks you again; nothing pings you. You can answer or drop it there at any time.
remind-again = It is asked again from { $when } on.
remind-known = You know it now, so it is not asked again.
remind-forgotten = It is not asked again.
no-try-too-many = You have { $max } mistakes to be asked again, which is all that is kept. Answer or drop some in `/wanted games`.
no-try-none = There is no mistake of yours here to try again.
no-try-late = The computer is thinking at other tables. Try again in a moment.

## Private notes

cmd-wanted-note = note
    .description = A note for yourself about a table: under your hand and in your replay
btn-note = My note
note-title = 📝 My note
note-label = For you alone, about table { $table }
note-hint = They keep the best for last…
note-saved = Noted. It stands under your hand and in your replay; nobody else sees it.
note-deleted = Your note about this table is deleted.

no-not-writing = You may not write in this channel, so nothing is posted here for you.
no-replay-none = No game of yours is over here, and none is being played in this channel. Name a table.
no-replay-lost = The beginning of this game is lost, so it cannot be shown again. `/wanted log` still tells it.
no-replay-running = You can show positions to all once the game is over: before that, they could give something away.
no-play-on-running = You can play on from a position only once the game is over.
no-play-on-over = There is nothing to play on from: the game was over there.
no-play-on-alone = There is nobody to ask: no other person played here, or one of them has deleted their data.
no-play-on-hidden = The hidden cards cannot be dealt anew at this moment. Step to the turn before, or take the cards as they were.
no-not-dealt = This table was not dealt but comes from table { $table }, so there is no deal to check and no file.
