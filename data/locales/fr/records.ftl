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
stats-in-time = à temps { $kept } fois sur { $count }
# $count: decisions until it can be said
stats-new-here = Nouveau visage ici : encore { $count } décisions avant de savoir si les réponses viennent à temps.
stats-between = Face à face : toi { $own }, l’autre { $other }
stats-nothing = Aucune partie terminée ici.
stats-nothing-own = Aucune partie terminée ici. `/wanted duel` en lance une, même contre moi.
stats-all-games = Tous les jeux
stats-won = Gagnée
stats-drawn = Nulle
stats-lost = Perdue
stats-result = { $outcome } · { $game } · table { $table }
hint-stats-last = Revoir une partie récente…
# $latest: as in the next line, the newest first
stats-stars = ★ Exploits : **{ $count } sur { $total }** · { $latest }
stats-star = { $name } ({ $when })
stats-stars-game = **{ $game }** · { $count } sur { $total }
stats-stars-pick = Choisis un jeu dans le bilan pour voir ce qui reste, et comment.
btn-stats-stars = Exploits
btn-stats-post = Montrer à tout le monde

no-records-private = <@{ $who }> ne montre son bilan à personne.
no-stats-bot = Les bots n’ont pas de bilan. Ma force de jeu est décrite dans `/wanted règles`.
no-stats-gone = Cette personne est partie ; son bilan n’est plus montré.

cmd-wanted-ladder = classement
    .description = Qui joue le mieux ici, d’après les parties classées
cmd-wanted-ladder-game = jeu
    .description = Quel jeu ; par défaut, le jeu habituel
title-ladder = 🏆 { $game } · classement
# $sign: a medal or a number; $who: a mention
ladder-place = { $sign } { $who } · **{ $points }** · { $count ->
    [one] une partie
   *[other] { $count } parties
}
ladder-closed = { $count ->
    [0] La force de personne n’est encore assez connue.
    [one] La force d’une seule personne est assez connue.
   *[other] La force de { $count } personnes est assez connue.
} Il en faut { $needed } pour ouvrir le classement.
ladder-none = Tu n’as pas encore terminé de partie classée à ce jeu ici. `/wanted duel` en propose une.
ladder-private = Tu ne montres ton bilan à personne : tu n’es donc dans aucun classement. Cela se change avec `/wanted moi`.
ladder-own = Toi : **{ $points }** ± { $spread }
ladder-own-place = { $own } · { $place ->
    [1] première place
   *[other] { $place }ᵉ place
}
ladder-own-away = { $own } · ta dernière partie classée date de plus de 30 jours ; la prochaine te fera revenir.
ladder-own-to-go = { $own } · encore { $missing }
ladder-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
ladder-opponents = { $count ->
    [one] un adversaire de plus
   *[other] { $count } adversaires de plus
}
ladder-how = { $count ->
    [one] Une personne active
   *[other] { $count } personnes actives
} en 60 jours
ladder-season = fin de saison { $when }
btn-ladder = Classement
btn-ladder-you = Ma place
btn-last-season = Dernière saison
title-last-season = 🏆 { $game } · dernière saison
title-season = 🏆 La saison est finie
season-until = Saison jusqu’au { $when }.
season-again = Les classements repartent de zéro ; `/wanted classement` les montre.
no-no-season = Aucune saison de ce jeu ne s’est encore terminée ici avec un classement.
stats-climb = { $game } { $stars }
stats-climb-next = { $line } · { $wins ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $wins } victoires
} sur { $of } avant : { $level }
