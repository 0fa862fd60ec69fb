# Comment WANTED se montre sur le plateau et le panneau.

outlaws-round = Manche { $round } sur { $rounds }
outlaws-replay = Égalité ! On rejoue, manche { $round } sur { $rounds }
outlaws-replay-once = Égalité ! On rejoue
outlaws-over = Fin de la partie
outlaws-mine-in-play = { $count ->
    [one] Ta carte en jeu
   *[other] Tes cartes en jeu
}, face cachée
outlaws-mine-in-hand = Dans ta main
outlaws-mine-none = Tu n’as plus de carte.
outlaws-skill = adresse { $skill }
outlaws-against = { $value } contre { $suit }
outlaws-reward = { $reward } $
outlaws-purse = 💰 { $reward } $ · { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
outlaws-in-play = En jeu : { $cards }
outlaws-face-down = { $count ->
    [one] Une carte face cachée
   *[other] { $count } cartes face cachée
}
outlaws-dice = Dés : { $dice }
outlaws-up = Vainqueurs : { $cards }
outlaws-down = Face cachée : { $cards }
outlaws-out = Hors jeu : { $cards }
outlaws-unplayed = Jamais jouées : { $cards }
outlaws-last = Coups de feu de la manche { $round }
outlaws-sums = Carte par carte
# What a total is made of; $gained and $lost may be 0
outlaws-total = { $seat } · adresse { $skill } + dés { $dice }{ $gained ->
    [0] { "" }
   *[other] { "" } + bonus { $gained }
}{ $lost ->
    [0] { "" }
   *[other] { "" } − malus { $lost }
} = { $total }
outlaws-won-rounds = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
