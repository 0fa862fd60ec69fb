# What is done at a table: More, and `/table` for those who type.

## Slash commands

cmd-table-group = table
    .description = What you do at a table: take back, offer a draw, give time, resign
cmd-table-hint = hint
    .description = What would the marshal do? Against computers
cmd-table-undo = undo
    .description = Take your last choice back, or ask the others to let you
cmd-table-draw = draw
    .description = Offer a draw
cmd-table-abort = abort
    .description = Propose to end a game without a winner
cmd-table-resign = resign
    .description = Resign; with more than two players the computer takes your seat
cmd-table-time = time
    .description = Give the player you are waiting for more time
cmd-table-claim = claim
    .description = Your opponent is not answering: win the game, or let the computer take over
cmd-table-seat = seat
    .description = Take your seat back from the computer that plays for you
cmd-table-orders = orders
    .description = Let the bot answer for you when you are asked out of turn

## Old names: $old and $new as they are typed


## More

# $names: everybody else there
at-table = **{ $game }** with **{ $names }** · table { $table }
more-what = What would you like to do here?
btn-ways = More
btn-rest = Resign, settings…
btn-hint = What would the marshal do?
btn-notips = No more tips
btn-tips = Tips again
btn-hint-short = Hint
btn-draw = Offer a draw
btn-abort = Call it off
btn-log = Log
btn-give-up = Resign
btn-get-up = Leave the table
btn-leave-seat = Yes, I leave
more-given = { $name } has more time. It runs out { $when }.

## At which of several tables

which-table-hand = You have several games here. Which hand do you want to see?
which-table-hint = At which table do you want a hint?
which-table-notips = At which table do you want no more tips?
which-table-tips = At which table do you want tips again?
which-table-undo = { $count ->
    [one] At which table do you want to take your last choice back?
   *[other] At which table do you want to take your last { $count } choices back?
}
which-table-draw = At which table do you want to offer a draw?
which-table-abort = Which game do you want to call off?
which-table-time = At which table do you want to give more time?
which-table-claim = At which table has your opponent stopped answering?
which-table-seat = At which table do you want your seat back?
which-table-orders = Which table are your standing orders for?
which-table-log = Which table’s log do you want to read?
which-table-note = Which table is your note about?
which-table-replay = At which table do you want to look back?
which-table-resign = Which game do you want to resign?

## Hint

# $move: as the panel's list says it
hint-move = 🤠 The marshal would play: **{ $move }**
hint-sure = That wins the game this turn, whatever is hidden.
# $wins, $second: of 100 games that go on from here as far as you can know
hint-wins = About { $wins } wins in 100 from here.
hint-second = About { $wins } wins in 100 from here; the next best move, { $second }.
hint-equal = About { $wins } wins in 100 from here. Other moves are as good.
hint-habit = A rule of thumb: there is nothing to calculate.
hint-late = The marshal is still thinking at other tables. Ask again in a moment.

## Refusals

no-hint-people = You are playing against people here, and the offer did not allow hints.
# $reason: what was wanted, as its button says
no-action-unavailable = { $count ->
    [one] “{ $reason }”: not now, at your table.
   *[other] “{ $reason }”: not now, at none of your { $count } tables here.
}

## The menus of people and messages: at most 32 characters

menu-challenge = Challenge to a duel
menu-avoid = Avoid
menu-hand = Show my hand
menu-describe = Describe this board
avoid-now = **{ $name }** and you are not put at one table from now on; games under way go on. They are not told. Pick the same again to undo it.
avoid-no-longer = **{ $name }** and you may sit at one table again.

## The list below `/wanted games`; $name: a game by number, name and players, or an offer

hint-hub = Open, play again…
hint-hub-over = Your last games…
hub-hand = 🃏 { $name }
hub-claim = ⏰ No answer? { $name }
hub-seat = 🪑 Take my seat back: { $name }
hub-withdraw = 🚪 Withdraw: { $name }
hub-looking = 👀 Not now: { $name }
hub-same-deal = 🃏 Same deal: { $name }
hub-rematch = 🔁 Rematch: { $name }
hub-mistake = 🔁 Try again: { $name }
btn-describe = Describe this board
which-table-board = Which table’s board do you want to see?
which-table-cards = At which table do you want to read the cards?
