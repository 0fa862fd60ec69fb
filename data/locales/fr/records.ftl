# Bilans des joueurs.

cmd-wanted-stats = bilan
    .description = Le bilan d’une personne sur ce serveur
cmd-wanted-stats-user = joueur
    .description = De qui ; le tien par défaut
cmd-wanted-stats-game = jeu
    .description = Ce jeu seulement

title-stats = ★ { $name }
# On the picture
stats-sum = { $won } { $won ->
    [one] victoire
   *[other] victoires
} sur { $total }
stats-people = **{ $total ->
    [one] Une partie
   *[other] { $total } parties
}** entre humains · { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}{ $drawn ->
    [0] { "" }
    [one] { " " }· { $drawn } nulle
   *[other] { " " }· { $drawn } nulles
}
stats-computers = **{ $total ->
    [one] Une partie
   *[other] { $total } parties
}** contre l’ordinateur · { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}{ $drawn ->
    [0] { "" }
    [one] { " " }· { $drawn } nulle
   *[other] { " " }· { $drawn } nulles
}
stats-game = { $game } : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $total }{ $drawn ->
    [0] { "" }
    [one] { " " }· { $drawn } nulle
   *[other] { " " }· { $drawn } nulles
}
# $line: the line before; $side: what was played
stats-best = { $line } · surtout avec { $side } ({ $won } sur { $total })
stats-streak = Meilleure série : { $count } victoires
stats-pace = Répond en { $time } (médiane)
stats-in-time = À l’heure { $kept } fois sur { $count }
# $count: decisions until it can be said
stats-new-here = Nouveau visage ici : encore { $count } décisions avant de savoir si les réponses viennent à l’heure.
stats-between = Contre toi : toi { $own }, l’autre { $other }
stats-nothing = Aucune partie terminée ici.
stats-nothing-own = Aucune partie terminée ici. `/wanted duel` en lance une, aussi contre moi.
stats-all-games = Tous les jeux
stats-won = Gagnée
stats-drawn = Nulle
stats-lost = Perdue
stats-result = { $outcome } · { $game } · table { $table }
hint-stats-last = Revoir une des dernières parties…
btn-stats-post = Montrer à tout le monde

no-records-private = <@{ $who }> ne montre son bilan à personne.
no-stats-bot = Les bots n’ont pas de bilan. Ma force de jeu est décrite dans `/wanted règles`.
no-stats-gone = Cette personne est partie ; son bilan n’est plus montré.
