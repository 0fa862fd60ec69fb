# The one list of what waits for a person.

games-title = { $count ->
    [0] Nothing waits for you
    [one] { $count } thing waits for you
   *[other] { $count } things wait for you
}
games-none = You play nowhere. Challenge somebody with `/wanted duel`, or open a table with `/wanted table`.
games-yours = 🔔 **Your move**
games-asked = 🤝 **Offers and proposals that wait for your answer**
games-theirs = ⏳ **Waiting for others**
games-offered = 📜 **Offers that wait for others**
# $go: a link; $more: what else is to be said, each part after a dot, or nothing
games-line = { $name } · { $go }{ $more }
games-go = [go there]({ $link })
games-due = time is up { $when }
games-since = last move { $when }
games-sat-in = 🤖 the computer sits in for you
games-offer = #{ $offer } · { $game } · { $host }
games-proposal-undo = something is to be taken back
games-proposal-draw = a draw is offered
games-proposal-abort = the game is to be ended
games-more = { $count ->
    [one] … and { $count } more.
   *[other] … and { $count } more.
}
