# Board, panel, log and what one does at a table.

panel-title = Your hand · { $game } · table { $table }
told-times = { $line } ×{ $times }
# Before the first line of a turn, where several are told
told-turn = Turn { $turn } · { $line }
told-before = … { $count } earlier { $count ->
    [one] line
   *[other] lines
}
panel-now = Now
panel-means = What the buttons do
# The same, where a button does something else with its card, such as discard it
panel-cards = What the cards do
# While the board shows the last steps one by one
panel-watch = 👀 The board shows what comes of it; then this panel goes on by itself.
panel-lost = **You lose.**
panel-won = 🏆 **You win!**
panel-waiting = Waiting for { $names }.
panel-chosen = You have chosen: { $choice }.
panel-again = You have already answered that; here is how things stand.

board-title = { $game } · { $headline }
# $name: a fact of a card or a table, $value: what it is
named-value = { $name }: { $value }
board-asked = { $names } – { $ask }
board-asked-many = { $count } of { $max } players
board-lately = What happened
board-won = { $count ->
    [one] 🏆 { $names } wins the game.
   *[other] 🏆 { $names } win the game.
}
board-shared = 🏆 { $names } share the win.
board-nobody = Nobody wins this game.
board-why = What decided it
board-stood = How it stood
# $score: each player with the games they have won
board-score = Games won between you: { $score }
# $stars: names of achievements
board-star = { $name }: { $stars }
board-star-rare = { $percent } of 100 have it.
# $ratings: each player with their points
board-ratings = Ratings: { $ratings }
unrated-undone = Not rated: a move was taken back by agreement.
unrated-short = Not rated: too short to count.
unrated-undecided = Not rated: nobody won by play.
board-footer = #{ $table } · { $seal }
seal = 🔏 { $digits }
table-closed = Table { $table }: { $why }
board-again = Here is the table again, below.

ping-turn = { $names }, your move!
# While a picture still moves
ping-soon = { $names }, you choose next 👀
# Where some have to choose, and nobody learns who
ping-dice = { $names }, the dice have rolled!
ping-over = { $names }, the game is over.

thread-name = { $what } · { $players }
thread-round = { $name } · round { $round }
board-dropped = This game no longer counts for **{ $name }**.
thread-versus = { $first } vs { $second }

btn-hand = My hand
btn-refresh = Refresh
btn-back = Back
btn-previous = Previous
btn-next = Next
btn-earlier = Earlier
btn-words = In words
btn-cards = Cards
btn-fair = Fair deal?
btn-rematch = Rematch
btn-resign = Yes, I resign
panel-cards-cut = … **{ btn-cards }** shows the rest.
hint-group = { $hint } { $first }–{ $last }
hint-one = Choose…
hint-some = Choose { $min } to { $max }…
hint-exactly = Choose { $count }…
hint-table = Which table?
# Of a list too long for Discord: options that turn its pages, and a part of it
list-before = … { $count } before
list-after = … { $count } more
choices-more = … and more: type on
list-part = { $hint } ({ $shown } of { $count })

# A choice of several steps in one line: a card, then a target
play-then = { $before } → { $then }
# … of which more is asked
play-more = { $play }…
play-ways = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}

cards-title = The cards at table { $table }
cards-none = No cards are face up here, and your hand is empty.
cards-legend = What the signs mean
hint-card = Read a card…
fair-title = Is the deal fair?
fair-text =
    ✅ **Yes: the deal was sealed before anybody accepted, and after the game everybody can check it.**
    -# The bot draws a secret and shows its SHA-256, the seal. Every card and die comes from that secret, the number of the table and the Discord id of each player, so neither the bot nor its host can change them later.
    -# To check it, copy the whole seal before the first card. After the game the secret stands here, and `/wanted log file:True` gives you the file with which anyone who has this bot’s program deals and plays it again (`wanted verify`).
fair-seal = 🔏 `{ $seal }`
fair-secret = 🔓 Secret `{ $secret }`
# $numbers: the table's number, then each seat's
fair-dealt =
    Dealt from `{ $numbers }`: the table, then each seat’s number in turn.
    Rules: version { $version }, cards { $set }, fingerprint `{ $fingerprint }`.

log-title = What happened at table { $table }
log-page = Page { $page } of { $pages }

table-name = #{ $table } · { $game } · { $players }

resign-two = If you confirm, you resign and your opponent wins.
resign-more = If you confirm, you leave this table, the computer takes your seat, and you cannot come back.
resigned-over = You have resigned. The game is over.
resigned-left = You have left this table. The computer plays on for you.

no-no-game = You have no game here. Start one with `/wanted duel` or `/wanted table`.
no-other-game = { $game } is played at this table: its commands begin with **/{ $command }**.
no-not-over = You can download a game only once it is over: before that, the file would give away everyone’s cards.
no-check = You may not use this command here.
no-argument = “{ $value }” does not work there. Pick one of the suggestions while you type.
no-permission = I do not have permission to do that here. Ask someone who runs this server to check mine: `/wanted help` lists them.
no-discord = Discord is having trouble right now. Your game is safe; try again in a minute.

# Slash commands

cmd-wanted = wanted
    .description = Western card duels: challenge, play, look up
cmd-wanted-table-option = table
    .description = Which table, if you play at several
cmd-wanted-hand = hand
    .description = Your hand and what you have to decide; only you can see it
cmd-wanted-board = board
    .description = Post the table again, at the bottom of the channel
cmd-wanted-games = games
    .description = Your games on this server; the ones waiting for you come first
cmd-wanted-log = log
    .description = What has happened at a table, from its first card
cmd-wanted-log-file = file
    .description = The finished game as a file that `wanted verify` checks
