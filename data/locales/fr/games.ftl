# La liste de tout ce qui attend quelqu’un.

games-title = { $count ->
    [0] Rien ne t’attend
    [one] { $count } partie ou offre t’attend
   *[other] { $count } parties ou offres t’attendent
}
games-none = Tu n’as aucune partie en cours. Défie quelqu’un avec `/wanted duel`, ou ouvre une table avec `/wanted table`.
games-yours = 🔔 **À toi de jouer**
games-asked = 🤝 **Offres et propositions qui attendent ta réponse**
games-theirs = ⏳ **Aux autres de jouer**
games-offered = 📜 **Offres en attente de réponse**
# $go : un lien ; $more : ce qu’il y a d’autre à dire, chaque partie après un point, ou rien
games-line = { $name } · { $go }{ $more }
games-go = [y aller]({ $link })
games-due = échéance { $when }
games-since = dernier coup { $when }
games-claim = 💤 ton adversaire ne répond plus : réclame la victoire ou laisse jouer l’ordinateur (`/table réclamer`)
games-sat-in = 🤖 l’ordinateur joue pour toi
games-offer = #{ $offer } · { $game } · { $host }
games-proposal-undo = on veut reprendre un coup
games-proposal-draw = on propose un match nul
games-proposal-abort = on veut arrêter la partie
games-more = { $count ->
    [one] … et { $count } de plus.
   *[other] … et { $count } de plus.
}
