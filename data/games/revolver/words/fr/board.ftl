# Comment Revolver 2 se montre sur le plateau, le panneau et les cartes.
revolver-headline-poker = Poker d’All Rivers · manche { $round }
revolver-headline = { $field } · tour { $box } sur { $boxes }
revolver-over = Fin de la partie
revolver-over-killed = Malpaso est tombé
revolver-over-mine = La mine a tenu
revolver-over-army = L’armée est arrivée
revolver-here = Ici : { $field }
revolver-ahead = Encore à venir
revolver-behind = Derrière
revolver-totals = Mapache **{ $gang }** contre **{ $guards }** pour les gardiens (défense { $defence })
revolver-guards-side = 🛡️ Gardiens : { $cards }
revolver-gang-side = 💀 Mapache : { $cards }
revolver-bonus-guards = Bonus des gardiens jusqu’à la fin de l’attaque : +{ $points }
revolver-bonus-gang = Bonus de Mapache ce tour-ci : +{ $points }
revolver-place-power = Puissance du lieu : gardiens +{ $guards }, Mapache +{ $gang }
revolver-blown = Le pont n’est plus.
revolver-people = Gardiens de Malpaso : { $count } (cote de survie)
revolver-fallen = 🪦 Tombés : { $count }
revolver-army = 🎺 L’armée est { $count ->
    [0] là
    [one] à un jeton
   *[other] à { $count } jetons
}
revolver-piles = main { $hand } · pioche { $deck } · défausse { $discard }
revolver-poker-piles = cartes de poker { $hand } · manches gagnées { $rounds }
revolver-poker-shown = Montrées : { $cards }
revolver-held = Une seule carte au prochain tour
revolver-slowed = Piochera une carte de moins
revolver-unplayed = Restées en main
revolver-mine-hand = Ta main
revolver-mine-none = Ta main est vide.
revolver-laid = Trouvé dans ta pioche
revolver-spied = La main adverse
revolver-firepower = puissance de feu { $value }
revolver-tokens = jetons +{ $value }
revolver-price = coût { $value }
revolver-kegs = barils { $value }
revolver-bullets = munitions { $value }
revolver-obstruction = Obstruction
revolver-one-shot = effet unique
revolver-rating = cote { $value }
revolver-grit = Cran { $value }
revolver-defence = défense { $value }
revolver-recruits = recrues par tour : { $boxes }
revolver-optional = tours optionnels : { $value }
revolver-poker-number = nombre { $value }
revolver-poker-cheat = triche : bat les nombres
revolver-poker-accuse = accusation : bat les triches, revient en main
revolver-benefit-none = aucun avantage
revolver-benefit-cards = cartes au départ : +{ $value }
revolver-benefit-power = puissance à Malpaso : +{ $value }
revolver-benefit-army = jetons de l’armée : +{ $value }
revolver-on-card = Valeurs et type
revolver-no-text = Aucun texte.

legend-revolver = 🔫 puissance de feu (2+1 : avec ses jetons) · 🃏 cartes qu’elle coûte · 🛢️ barils · balles : munitions pour la Gatling · 🛡️ défense d’un lieu, ou cote de survie d’une personne · 🌵 Cran · 🦝 cartes et points de Mapache, 🎩 des gardiens · recrues par tour, tours optionnels entre parenthèses · 👥 jetons avant l’arrivée de l’armée · 🪦 gardiens tombés
