# La donne du jour.

cmd-wanted-daily = donne
    .description = La donne du jour : la même pour tout le monde, en solo contre l’ordinateur
cmd-admin-settings-announcements = annonces
    .description = Où annoncer les donnes du jour et les premiers d’une saison ; le même salon : nulle part

title-daily = Donne n° { $number } · { $game }
daily-weekday-0 = Lundi
daily-weekday-1 = Mardi
daily-weekday-2 = Mercredi
daily-weekday-3 = Jeudi
daily-weekday-4 = Vendredi
daily-weekday-5 = Samedi
daily-weekday-6 = Dimanche
# $until: a time of day
daily-terms = **{ $weekday }** · adversaire : { $level } · jusqu’au { $until }
daily-through = { $count ->
    [0] Personne n’a encore terminé.
    [one] Une personne a terminé.
   *[other] { $count } personnes ont terminé.
}
daily-how = La même donne et les mêmes tirages pour tout le monde. Un seul essai, à ton rythme, sans conseils ; rien ne se reprend. Abandonner, c’est perdre à ce tour-là.
daily-begun = Tu l’as commencée et peux continuer jusqu’à la fin de la journée.
# $outcome: as below
daily-result = { $outcome } : mieux que **{ $count } %** des autres
daily-result-early = { $outcome }. La maison joue encore cette donne ; tu verras ensuite combien tu en devances.
daily-won = Victoire au tour { $turn }{ $margin ->
    [0] { "" }
   *[other] { " " }(+{ $margin })
}
daily-drawn = Égalité au tour { $turn }
daily-lost = Défaite au tour { $turn }{ $margin ->
    [0] { "" }
   *[other] { " " }(−{ $margin })
}
daily-resigned = { $turn ->
    [0] Abandon avant le premier tour
   *[other] Abandon au tour { $turn }
}
daily-tonight = Une fois la journée finie, `/wanted donne` montre sous Hier qui a fait mieux, et où les chemins se sont séparés.
daily-streak = { $count } jours d’affilée
# $when: a date
daily-seal = Scellée le { $when } : `{ $seal }`
daily-seal-next = Sceau de demain : `{ $seal }`
daily-secret = Sceau `{ $seal }`, secret `{ $secret }`
daily-number = Donne { $deal }, complétée par le premier appui sur Jouer : `{ $number }`
# $total: the computers that played it
daily-field = { $count ->
    [0] Personne n’a terminé cette donne.
    [one] Une personne a terminé cette donne.
   *[other] { $count } personnes ont terminé cette donne.
}{ $total ->
    [0] { "" }
   *[other] { " " }Ordinateurs qui jouent chaque donne : { $total }.
}
# $outcome: as above
daily-place = { $place }. **{ $name }** · { $percent } · { $outcome }
daily-best-elsewhere = Meilleur résultat, sur un autre serveur : { $outcome }
daily-own-place = Place { $place } sur { $count }, tous serveurs confondus
daily-unplaced = Hors classement : ton bilan est caché, ou le bot est à toi.
daily-unfinished = Tu ne l’as pas terminée.
daily-somebody = Quelqu’un
daily-parted = **Là où les chemins se sont séparés :** au tour { $turn }, { $count } personnes en étaient au même point que toi.
daily-parted-way = { $move } : { $count ->
    [one] une personne
   *[other] { $count } personnes
}, { $percent } % en moyenne
daily-parted-own = **{ $move }** (toi) : { $count ->
    [one] une personne
   *[other] { $count } personnes
}, { $percent } % en moyenne
# What each side played there
daily-parted-sides = Toi : { $own } · en face : { $other }
# On the picture of all results
daily-field-you = Toi
daily-field-players = Les autres
daily-field-computers = Ordinateurs
daily-field-alt = Tous les résultats de cette donne sous forme de points, les meilleurs à droite ; le tien est marqué.
daily-percent = { $percent } %
# Posted for all; $outcome: ✔ or ✘, and the percent; $squares: how it stood
daily-share = Wanted, donne n° { $number } · { $game } · { $level } · { $outcome } · { $squares } · { $days ->
    [one] un jour
   *[other] { $days } jours
}
daily-luck = Le hasard y pèse trop lourd pour une donne du jour.

title-same-deal = Même donne · { $game } · { $level }
same-deal-open = Mêmes cartes et mêmes tirages des deux côtés. Un seul essai, avant le { $when }, sans conseils ; rien ne se reprend. Qui n’a pas fini à temps perd.
same-deal-waits = Tu verras le résultat de l’autre quand les deux auront fini, au plus tard le { $when }.
same-deal-won = 🏆 **{ $name } remporte le duel.**
same-deal-equal = Résultats égaux : personne ne gagne.
same-deal-nobody = Personne n’a fini : personne ne gagne.
# $outcome : comme plus haut ; $squares : le cours de la partie
same-deal-line = **{ $name }** { $squares }
    { $outcome }
same-deal-unfinished = Pas terminée
same-deal-unplayed = Pas jouée
same-deal-parted = **Là où les chemins se sont séparés :** { $turn ->
    [0] avant le premier tour
   *[other] tour { $turn }
}
same-deal-way = { $name } : { $move }
same-deal-secret = Donne { $deal }, complétée par l’appui { $number } · secret { $secret }
btn-same-deal-replay = Revoir : { $name }

hint-daily-others = Les autres donnes de ce jour…
btn-daily = Donne du jour
btn-daily-play = Jouer
btn-daily-continue = Continuer
btn-daily-share = Partager
btn-daily-yesterday = Hier
btn-daily-today = Aujourd’hui
btn-daily-result = Résultat
btn-daily-best = Revoir la meilleure
btn-daily-own = Revoir la mienne
btn-daily-file = Fichier à vérifier

settings-announcements = Les donnes du jour et les premiers d’une saison sont annoncés dans { $channel }.
settings-announcements-none = Les donnes du jour et les premiers d’une saison ne sont annoncés nulle part.

no-daily-another = Termine d’abord ta donne du jour ({ $game }) : `/wanted donne` t’y ramène.
no-daily-alone = Une donne scellée se joue sans cela, pour tout le monde.
no-daily-closed = Cette donne n’est pas ouverte : son temps est passé ou n’a pas commencé. `/wanted donne` montre celle d’aujourd’hui.
no-daily-elsewhere = Tu as commencé cette donne sur un autre serveur ; continue-la là-bas.
no-daily-luck = WANTED n’a pas de donne du jour, car le hasard y pèse trop lourd : même le marshal mettrait des années à s’y distinguer.
no-daily-sealed = D’autres jouent encore cette donne. Une fois son temps passé, son secret est publié et tu pourras partager la partie.
no-daily-unfinished = Tu n’as pas terminé cette donne.
no-same-deal-game = Aucune donne de ce jeu ne se compare. Choisis-en un autre dans la liste.
no-same-deal-computer = Là, je joue contre les deux. Choisis quelqu’un d’autre ; en solo, il y a `/wanted donne`.
no-same-deal-terms = La même donne se joue toujours en partie amicale, avec les règles et les cartes habituelles, sans pendule. Laisse de côté variante, pendule, deck et enjeu.
no-same-deal-none = Ce duel n’existe plus. `/wanted duel` en lance un nouveau.
no-same-deal-others = Ce duel oppose deux autres personnes. `/wanted duel` lance le tien.
no-same-deal-over = Ce duel est fini. `/wanted duel` en lance un nouveau.
