# Games looked at again, turn by turn.

## Slash command and buttons

cmd-wanted-replay = replay
    .description = Look at a game again, turn by turn; only you see it
cmd-wanted-replay-turn = turn
    .description = The turn to begin at, by default the end

btn-replay = Replay
btn-replay-first = First
btn-replay-back = ◀ Back
btn-replay-next = Next ▶
btn-replay-last = Last
btn-replay-steps = Every step
btn-replay-turns = Turn by turn
btn-replay-show = Show this to all
# Whose hands are seen next
btn-replay-eyes = Hands: { $eyes }
replay-eyes-all = all
replay-eyes-table = none
hint-replay-turn = Go to…
hub-replay = ⏪ Replay: { $name }

## The panel

# $stop: which of how many places to stop, $ply: the row of the log
replay-footer = Table { $table } · { $stop } of { $count } · row { $ply }
replay-shown = { $name } shows table { $table } · { $stop } of { $count }
replay-hand = What { $name } sees
# An option of the list of turns, $headline as on the board
replay-turn = { $turn } · { $headline }
replay-dealt = The cards are dealt.
replay-quiet = Nothing that everybody could see.
# $ply: the first row of the log that the rules of today play differently
replay-diverged = Told up to here: from row { $ply } on, today’s rules lead elsewhere.

no-replay-none = No game of yours is over here, and none is being played in this channel. Name a table.
no-replay-lost = The beginning of this game is lost, so it cannot be shown again. `/wanted log` still tells it.
no-replay-running = You can show positions to all once the game is over: before that, they could give something away.
