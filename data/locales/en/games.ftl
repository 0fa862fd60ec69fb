# The one list of what waits for a person.

games-title = { $count ->
    [0] Nothing is waiting for you
    [one] { $count } game or offer is waiting for you
   *[other] { $count } games or offers are waiting for you
}
games-none = You have no games here. Challenge somebody with `/wanted duel`, or open a table with `/wanted table`.
games-yours = 🔔 **Your move**
games-asked = 🤝 **Offers and proposals waiting for your answer**
games-theirs = ⏳ **Waiting for others**
games-offered = 📜 **Offers waiting for others**
# $go: a link; $more: what else is to be said, each part after a dot, or nothing
games-line = { $name } · { $go }{ $more }
games-go = [go there]({ $link })
games-due = time is up { $when }
games-since = last move { $when }
games-claim = 💤 your opponent is silent: claim the win or let the computer play (`/table claim`)
games-sat-in = 🤖 the computer is playing for you
games-offer = #{ $offer } · { $game } · { $host }
games-proposal-undo = wants to take a move back
games-proposal-draw = offers a draw
games-proposal-abort = wants to end the game
games-more = { $count ->
    [one] … and { $count } more.
   *[other] … and { $count } more.
}
