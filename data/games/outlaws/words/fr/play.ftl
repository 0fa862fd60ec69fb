# Ce que WANTED demande, raconte et refuse. Les cartes sont dans outlaws-cards.ftl, les règles dans outlaws-rules.ftl.

game-outlaws-duel = WANTED : Duel
game-outlaws-shootout = WANTED : Fusillade
game-outlaws-gangs = WANTED : Bandes
preset-revolvers-first = Revolvers d’abord
preset-bounty = Prime

## Questions

outlaws-ask-pick = { $cards ->
    [one] { $round ->
        [1] Pose un hors-la-loi, face cachée.
       *[other] Manche { $round } sur { $of } : pose un hors-la-loi, face cachée.
    }
   *[other] Choisis les { $cards } hors-la-loi de ta bande, posés face cachée.
}
outlaws-ask-place-dice = Qui mène ta bande ? Tu ne pourras pas revenir dessus.
outlaws-ask-discard = Défausse un hors-la-loi. Les autres ont de nouveaux dés, que le jeu place pour le meilleur chef.

outlaws-pick-place-dice = Attribue tes dés
outlaws-pick-discard = Défausse un hors-la-loi

outlaws-kind-pick = hors-la-loi à poser
outlaws-kind-place-dice = répartition des dés
outlaws-kind-discard = hors-la-loi à défausser

## Événements

outlaws-event-turn-began = Manche { $round } sur { $of }.
outlaws-event-drew = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
    .opened = { $seat } pioche { $cards }.
outlaws-event-rolled = { $seat } lance : { $dice }.
outlaws-event-revealed = { $seat } retourne { $card }, avec un { $die } au dé.
outlaws-event-armed = { $seat } donne un dé de { $die } { A($card) }.
outlaws-event-led = { $seat } a pour chef de bande { $card }.
# $lost est positif, lui aussi
outlaws-event-scored = { $gained ->
    [0] { $lost ->
        [0] { $seat } totalise { $total }.
       *[other] { $seat } totalise { $total } (malus −{ $lost }).
    }
   *[other] { $lost ->
        [0] { $seat } totalise { $total } (bonus +{ $gained }).
       *[other] { $seat } totalise { $total } (bonus +{ $gained }, malus −{ $lost }).
    }
}
outlaws-event-tied = Égalité à { $total } : personne ne gagne la manche.
outlaws-event-stood = { $card } remporte la manche pour { $seat }.
outlaws-event-fell = { $seat } perd { $card }, qui tombe.
# $reward: for whose fall $target is paid, $paid: what $seat is paid
outlaws-event-fell-both = Les deux hors-la-loi tombent : { outlaws-reward } pour { $target }, { $paid } $ pour { $seat }.
outlaws-event-beat = { $card } l’emporte sur { $fallen } : { outlaws-reward } pour { $seat }.
outlaws-event-beaten = { $winner } l’emporte sur { $card } : { outlaws-reward } pour { $target }.
outlaws-event-took = { $seat } prend { $card } { A($owner) }.
outlaws-event-took-many = { $seat } prend { $count } hors-la-loi ({ outlaws-reward }).
outlaws-event-withdrew = { $card } ({ $seat }) quitte le jeu.
outlaws-event-withdrew-many = { $count } hors-la-loi quittent le jeu.
outlaws-event-paid = { $reward ->
    [0] { $seat } ne touche aucune prime.
   *[other] { $seat } touche { $reward } $ de primes.
}
outlaws-event-replayed = Même butin ! Les ex æquo remontent en selle avec leurs vainqueurs : { $rounds ->
    [one] encore une manche
   *[other] encore { $rounds } manches
}.
outlaws-event-deadlocked = Égalité, et plus assez de vainqueurs. Chacun joue une carte du paquet sans la regarder.
outlaws-event-repeated = { $gangs } bandes à égalité au sommet : elles remettent ça.
outlaws-event-discarded = { $seat } se défausse : adieu { $card }.
outlaws-event-drawn = Le paquet est vide et l’égalité demeure : personne ne gagne.

## Refus

outlaws-no-unknown-card = Cette carte n’existe pas dans le paquet.
outlaws-no-not-in-hand = { $card } n’est pas dans ta main.
outlaws-no-not-in-play = { $card } ne fait pas partie de tes hors-la-loi en jeu.
outlaws-no-not-these-dice = Cette répartition n’est pas possible : tu as fait { $dice }. Donne un dé à chaque hors-la-loi, dans l’ordre.

## Commandes

cmd-outlaws-group = hors-la-loi
    .description = Les coups de WANTED : duel, fusillade, bandes
cmd-outlaws-table = table
    .description = Quelle table, si tu en as plusieurs
cmd-outlaws-pick = poser
    .description = Poser une carte face cachée, trois pour une bande
cmd-outlaws-pick-card = carte
    .description = La carte
cmd-outlaws-pick-second = deuxième
    .description = La deuxième carte de ta bande
cmd-outlaws-pick-third = troisième
    .description = La troisième carte de ta bande
cmd-outlaws-place-dice = placer-dés
    .description = Donner un dé à chaque carte de ta bande
cmd-outlaws-place-dice-dice = dés
    .description = Quel dé va à quelle carte
cmd-outlaws-discard = défausser
    .description = Après une égalité de bandes : défausser une de tes cartes
cmd-outlaws-discard-card = carte
    .description = La carte que tu défausses

## What an offer says of the game

invites-outlaws-duel = Cinq manches, un hors-la-loi chacun, face cachée. Le meilleur tireur touche la prime de l’autre ; le plus riche gagne.
    .minutes = 5 minutes
goal-outlaws-duel = Adresse, dé et couleurs font un total ; le plus haut empoche la prime de l’autre. À la dernière manche, la carte qui te reste se bat.
invites-outlaws-shootout = Chacun joue un hors-la-loi face cachée, tous tirent en même temps, et le meilleur tireur empoche les primes des morts.
    .minutes = 5–10 minutes
goal-outlaws-shootout = Adresse, dé et couleurs font un total ; le plus haut empoche les primes des autres. À la dernière manche, la carte qui te reste se bat.
invites-outlaws-gangs = Forme ta bande, lance les dés, vois qui peut mener : un seul affrontement, et une seule bande repart.
    .minutes = 5 minutes
goal-outlaws-gangs = Les trois adresses et les trois dés comptent, mais seulement les couleurs de ton chef. La plus forte somme adresse + dé mène ; tu ne choisis qui que si tes dés le permettent.

legend-outlaws =
    En haut à gauche : l’adresse, à laquelle s’ajoute le dé
    En haut à droite : le rang, qui n’ajoute rien, et la couleur ; un Joker n’en a pas
    ♣︎ +3 : trois points de plus contre chaque ♣︎ adverse, −3 : trois de moins
    $ la prime d’un hors-la-loi tombé
legend-outlaws-gangs =
    En haut à gauche : l’adresse, à laquelle s’ajoute le dé
    En haut à droite : le rang, qui n’ajoute rien, et la couleur ; un Joker n’en a pas
    ♣︎ +3 : trois points de plus pour chaque ♣︎ des autres bandes si ce hors-la-loi mène, −3 : trois de moins
outlaws-joker = Joker
outlaws-no-suit = sans couleur : il ne gagne et ne perd rien, et personne ne gagne contre lui

## Comment WANTED se montre sur le plateau et le panneau.

outlaws-round = Manche { $round } sur { $rounds }
outlaws-after-round = Après la manche { $round } sur { $rounds }
outlaws-before-last = Après la manche { $round } sur { $rounds } · puis les dernières cartes
outlaws-last-round = Manche { $round } sur { $rounds } · les dernières cartes
outlaws-recap = Manche { $round } : { $text }
# Below the question of a round with two cards
outlaws-last-card = Celui que tu gardes se battra à la dernière manche.
outlaws-joker-means = 🃏 Joker : aucun point de couleur.
outlaws-plays-itself = Ensuite { $card }, ta dernière carte, se battra d’elle-même.
outlaws-stake = Manche { $round } sur { $rounds } · il faut plus de { $stake } { A($seat) }
outlaws-stake-lead = Manche { $round } sur { $rounds } · { $seat } mène de { $stake }{ $count ->
    [0] { "" }
   *[other] , à portée { DE($few) }
}
outlaws-stake-even = Manche { $round } sur { $rounds } · tout se joue au dernier tir
outlaws-stake-none = Manche { $round } sur { $rounds } · { $seat } a déjà gagné
outlaws-gangs = { $phase ->
    [pick] Les bandes se forment
    [chosen] Les bandes sont choisies
    [showdown] Toutes les cartes sont ouvertes
   *[other] Les dés sont jetés
}
outlaws-unasked = Les dés sont jetés : personne n’a de chef à choisir
outlaws-replay = Égalité ! On rejoue, manche { $round } sur { $rounds }
outlaws-replay-once = Le combat continue
outlaws-over = Fin de la partie
outlaws-you = Toi
outlaws-mine-in-play = { $count ->
    [one] Carte en jeu, face cachée
   *[other] Cartes en jeu, face cachée
}
outlaws-mine-open = En jeu
# Cards of { $name } that lie on the table
outlaws-in-front = { $name } · sur la table
outlaws-collected = { $name } · butin
outlaws-mine-in-hand = En main
outlaws-mine-none = Tu n’as plus de carte.
outlaws-skill = adresse { $skill }
outlaws-against = { $value } contre { $suit }
outlaws-reward = { $reward } $
outlaws-purse = 💰 { $reward } $
outlaws-held = { $cards ->
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
outlaws-down = { $seats ->
    [2] Tombés : { $cards }
   *[other] Empochés : { $cards }
}
outlaws-out = Hors jeu : { $cards }
# Which outlaw beat which, with their totals; $you is the side of who reads it. Begins a sentence or ends one
outlaws-deed = { $you ->
    [won] à la manche { $round }, tu bats { $fallen } ({ $other }) avec { $card } ({ $own })
    [lost] à la manche { $round }, { $card } ({ $own }) te prend { $fallen } ({ $other })
   *[other] à la manche { $round }, { $card } ({ $own }) bat { $fallen } ({ $other })
}
outlaws-deed-tied = à la manche { $round }, { $cards } à égalité ({ $total })
outlaws-verdict-comeback = { $deed } : { $paid }, avec { $behind } de retard jusque-là
outlaws-verdict-tie = { $deed } : { $paid }
# In the last round $seat missed the game, or won it and still lacked $lacks
outlaws-verdict-missed = { $deed }, ce qui coûte la victoire { A($seat) }
outlaws-verdict-missed-you = { $deed }, ce qui te coûte la victoire
outlaws-verdict-short = { $deed }, mais il manque encore { $lacks } { A($seat) }
outlaws-verdict-short-you = { $deed }, mais il te manque encore { $lacks }
outlaws-verdict-gangs = { $most } contre { $least }, bande menée par { $card }
# $ties: the totals of earlier fights
outlaws-verdict-gangs-tied = Égalité ({ $ties }), puis { $most } contre { $least }, bande menée par { $card }
outlaws-verdict-lead = { $deed } : { $paid }, et { $last ->
    [1] la victoire
   *[other] la tête jusqu’au bout
}
outlaws-verdict-kept = { $deed } : { $paid }, et une avance durable
# No round decided; $deed is the winner’s best
outlaws-verdict-rounds = { $seat } { $won ->
    [all] a gagné les { $rounds } manches
   *[other] mène depuis la manche { $taken }
}{ $won ->
    [none] { "" }
   *[other] { " " }; { $deed }
}
outlaws-verdict-rounds-you = tu { $won ->
    [all] as gagné les { $rounds } manches
   *[other] mènes depuis la manche { $taken }
}{ $won ->
    [none] { "" }
   *[other] { " " }; { $deed }
}
outlaws-verdict-sums = { $most } contre { $least }
# Who has lost reads it: money, or a gang’s total
outlaws-own-place = Toi : { $sum }, place { $place } sur { $seats }.
outlaws-own-gang = { $fight ->
    [0] Avec { $sum } points, il t’en a manqué { $short }
   *[other] Ta bande est tombée à la manche { $fight } ; il lui en a manqué { $short } pour l’égalité
}, place { $place } sur { $seats }.
# And what the leader of their gang brought, and what another one would have, and won by it
outlaws-own-leader = { $card } a mené : { $suits } par les couleurs.
outlaws-own-leader-other = { $card } a mené : { $suits } par les couleurs ; { $other } aurait fait { $least }{ $won ->
    [yes] { " " }et gagné
    [tied] { " " }et fait égalité
   *[no] , sans gagner
}.
# Ce qui a décidé de la partie ; $cards : qui est tombé, par son nom, ou un nombre de hors-la-loi
outlaws-decided = { $card } l’emporte sur { $cards } : { $paid }
outlaws-decided-tie = Manche { $round } : égalité, { $cards } tombent, et { $seat } y gagne le plus.
outlaws-decided-gangs = { $card } mène la bande : { $most } contre { $least }.
outlaws-tied-fight = Manche { $fight } : égalité à { $total }, { $gangs } bandes se battent encore.
# On the picture of a showdown: its number, and what it brings whom, after what is a surprise
outlaws-nth = Manche { $round }
outlaws-rolling = Les dés roulent…
outlaws-laid = Nouveaux dés, pour le meilleur chef
outlaws-decides = Manche { $round } : { $reward } et la première place
outlaws-round-decides = La manche { $round } décide
outlaws-missed = { $seat } manque { $reward } et la victoire !
outlaws-stopped = { $stopper } arrête { $seat } : { $winner } reste en tête !
outlaws-most = La meilleure manche de qui gagne : { $reward }
outlaws-best-of-winner = Meilleure manche de qui gagne
outlaws-brings = { $reward } pour { $seat }
outlaws-brings-you = { $reward } pour toi
outlaws-takes-lead = { $seat } prend la tête !
outlaws-brings-lead =
    { outlaws-takes-lead }
    { outlaws-brings }
outlaws-takes-lead-you = Tu prends la tête !
outlaws-brings-lead-you =
    { outlaws-takes-lead-you }
    { outlaws-brings-you }
outlaws-surprise-upset = Le favori tombe !
outlaws-surprise-joker = Un joker tombe !
outlaws-surprise-narrow = À un point près !
outlaws-by-skill = L’adresse décide : { $most } contre { $least }
outlaws-by-dice = Les dés décident : { $most } contre { $least }
outlaws-by-suits = Les couleurs décident : { $most } contre { $least }
outlaws-by-leader = Avec { $card } : { $least } contre { $most }
outlaws-by-points = { $most } points d’avance
# Where nothing alone decided: by how much the winning gang was ahead in each
outlaws-ahead-by = Écart avec { $rival } : adresse { $skill }, dés { $dice }, couleurs { $suits }
outlaws-stamp = À terre
# Below a gang’s skill and dice: what is still to come
outlaws-known = Adresse + dés
outlaws-to-come = + couleurs du chef
outlaws-wins-fight = { $seat } gagne, { $most } contre { $least }
outlaws-chips-duel = Gagné à chaque manche
outlaws-chips-tied = Gagné à chaque manche ; l’égalité paie les deux
outlaws-chips = Les primes, manche par manche
outlaws-chips-tie = Égalité
outlaws-chips-fights = Manche par manche : les deux meilleurs totaux
# At the end, a gang that fell before the last fight
outlaws-in-fight = { $name } · hors jeu, manche { $fight }
# On the first picture: how the game is won, and what a card's bonus against a suit means
outlaws-aim-rounds = Le plus d’argent après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} gagne
outlaws-aim-fight = Un combat : le plus haut total gagne
# Beside the first question, below the aim in the picture
outlaws-collects = { $seats ->
    [2] Qui bat ton hors-la-loi touche sa prime ($).
   *[other] Le plus haut total touche les $ des autres.
}
outlaws-die = Dé
outlaws-duel-bonus = { $card } gagne { $value } contre { $suit }
outlaws-shootout-bonus = { $card } gagne { $value } par { $suit } en face
outlaws-gangs-bonus = Si { $card } mène : { $value } par { $suit } des autres bandes
outlaws-suit-shootout = Couleur, par rival
# How a showdown without a winner ended
outlaws-tied-duel = Égalité à { $total } : chacun touche les $ de l’autre
outlaws-tied-shootout =
    Égalité à { $total } !
    Personne n’est payé, ces cartes sortent
outlaws-tied-between = { $seats } à égalité ({ $total }) : personne n’est payé
outlaws-tied-gangs = Égalité à { $total } : { $gangs } bandes se battent encore
# Dans la main, et sur l’image de la manche qui décide : l’avance de quelqu’un
outlaws-wins-by =
    { $turned ->
        [1] { $seat } renverse tout !
       *[other] { $seat } gagne : +{ $reward } !
    }
    { $paid }
outlaws-too-late =
    Il manque { $lead } { A($seat) } !
    { outlaws-brings }
outlaws-ahead = Ton avance : { $reward }.
outlaws-behind = Ton retard sur { $seat } : { $reward }.
outlaws-even = Égalité pour l’instant.
outlaws-hands = Mains
outlaws-many = { $count } hors-la-loi
outlaws-unplayed = Jamais jouées : { $cards }
outlaws-last = { $round ->
    [0] Le combat
   *[other] Coups de feu de la manche { $round }
}
outlaws-sums = Carte par carte
# What a total is made of; $suits: by suits, with their signs
outlaws-total = { $seat } · adresse { $skill } + dés { $dice }{ $suits } = { $total }
outlaws-won-rounds = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}

# To whom has chosen who leads, or has nothing to choose, until all have chosen
outlaws-if-level = { $count ->
    [one] { "" }
   *[other] , selon qui gagne le plus par les couleurs
}
outlaws-ready = Ta bande est prête : **{ $card } mène**{ outlaws-if-level }.
outlaws-unasked-leads = Rien à choisir : **{ $card } mène**{ outlaws-if-level }. Aucune autre façon de placer tes dés n’est meilleure.
# A button: after a tie
outlaws-discards = Défausser { $card }
outlaws-level = { $first } ou { $second }
# Beside the question who leads, if a button names several
outlaws-dice-equal = Avec « ou », mène qui gagne le plus par les couleurs.
# To whom a tie of others has left behind
outlaws-beaten = Ta bande est hors jeu, avec { $total } contre { $most }.
# À la fin des bandes, entre égaux : pourquoi l’un d’eux a mené
outlaws-led-by = { $seat } : { $card } mène avec { $most } par les couleurs ; { $other } aurait fait { $least }{ $won ->
    [yes] { " " }et gagné
   *[tied] { " " }et fait égalité
}.

## Why a hint names a card

outlaws-hint-pick = La carte bat environ { $beaten } sur 10 des hors-la-loi que l’on peut t’opposer, et coûte { $reward } si elle tombe.
outlaws-hint-gang = Ensemble, ils ont { $skill } d’adresse, sur { $most } que permet ta main, et { $card } peut mener : { $signs } par carte de ces couleurs.
