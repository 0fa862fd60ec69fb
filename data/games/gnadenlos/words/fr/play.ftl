# Ce que Gnadenlos! demande, raconte et refuse. Les pièces sont dans gnadenlos-cards.ftl, les règles dans gnadenlos-rules.ftl.

game-gnadenlos = Gnadenlos !
preset-pairs = Recrutement par paires

## Questions

gnadenlos-ask-adventurer = Envoie un aventurier.
gnadenlos-stakes-gold = Le plus fort : { $first } pépites, puis part ; 2ᵉ : { $second }.
gnadenlos-stakes-duel = Le plus fort : 2 dettes à miser. Lui et le plus faible partent.
gnadenlos-stakes-poker = { $own ->
    [1] Le plus fort : +{ $gain }, puis part ; le plus faible : −{ $loss }.
   *[0] Le plus fort avance, puis part ; le plus faible recule, selon les nombres sous les chapeaux.
}
gnadenlos-stakes-alone = Sans rival : n’importe quel aventurier gagne { $symbol ->
    [gold] { $first } pépites
    [duel] 2 dettes à miser
   *[poker] +{ $gain }
}, puis part.
gnadenlos-rival = Ton seul rival : { $name }.
gnadenlos-ties = { $symbol ->
    [gold] Ex æquo : { $first } chacun, sans 2ᵉ
   *[other] Ex æquo : pareil
}.
gnadenlos-after-event = Ensuite, prestige et recrutement : { $own ->
    [1] à toi
   *[0] { $name }
}{ $reach ->
    [no] { "" }
    [poker] , l’Arrivée 🏁 à portée si le chapeau ne recule pas
   *[gold] , l’Arrivée 🏁 à portée
}.
gnadenlos-ask-prestige = **Prestige** : au plus { $up_to } pépites, chacune pour un fer ?
gnadenlos-finish-ends = { $own ->
    [1] À l’Arrivée 🏁, tu gagnes aussitôt.
   *[0] Atteindre l’Arrivée 🏁, c’est gagner aussitôt.
}
gnadenlos-finish-near = { $name } n’est qu’à { $gap } de l’Arrivée 🏁, et a les pépites.
gnadenlos-ask-recruit = Lances-tu un recrutement ?
gnadenlos-recruits = { $count ->
    [2] Deux
   *[3] Trois
} { $pairs ->
    [1] paires d’aventuriers
   *[0] aventuriers
} ; tous misent, toi d’abord, le plus bas n’a personne.
# To those who are not asked, behind the name of who is
gnadenlos-public-recruit = Lancer un recrutement ?
gnadenlos-public-bid = Une mise en dettes, chaque somme une seule fois.
gnadenlos-enough = Avec { $count } aventuriers, pas de recrutement ce tour-ci.
gnadenlos-ask-bid = Mise une somme en dettes. Sommes déjà prises : { $taken ->
    [rien] aucune
   *[other] { $taken }
}.
gnadenlos-ask-notes = Choisis une, deux ou trois dettes. Sommes déjà prises : { $taken ->
    [rien] aucune
   *[other] { $taken }
}.
gnadenlos-bid-first = **Mise** une à trois dettes ; aux autres, d’autres sommes.{ $near ->
    [1] { "" }
   *[0] { " " }La paye peut réclamer celles qui recrutent.
}
gnadenlos-bid-then = **Mise** des dettes : { $high ->
    [0] toute somme bat le 0
   *[other] { $reach ->
        [1] plus { DE($high) } mène pour l’instant
       *[0] tu ne peux pas dépasser { $high }
    }{ $low ->
        [-1] { "" }
        [0] , toute somme bat le 0
       *[other] , moins { DE($low) } ne recrute personne jusqu’ici
    }
}.
gnadenlos-bid-last = **Mise** en dernier : { $ranks }.{ $forced ->
    [1] { " " }Tes sommes plus basses sont prises, donc tu recrutes.
   *[0] { "" }
}
gnadenlos-bid-rank = { $place ->
    [0] ✖️ { $sum } personne, sans rien payer
    [1] 🥇 { $sum } tu choisis d’abord
    [2] 🥈 { $sum } en deuxième
   *[3] 🥉 { $sum } en troisième
}
gnadenlos-last-duel = Le prochain duel tiré finit la partie.
gnadenlos-owed = { $short ->
    [1] ⚠️ { "" }
   *[0] { "" }
}Recruter { $sure ->
    [1] amène
   *[0] peut amener
} la **paye** : tes propres dettes au marché te coûtent { $sum ->
    [0] leur valeur
   *[other] au plus { $sum }, et tes dettes misées
} ; tu as 💰 { $nuggets }.{ $short ->
    [1] { " " }Sans payer : 🦅, 5 en arrière.
   *[0] { "" }
}
# Des chapeaux à côté des sommes
gnadenlos-bid-others = { $signs } sur une somme : à la paye, ce chapeau paie cette dette, pas toi.
gnadenlos-bid-notes = Autre somme
    .does = Une à trois dettes de ton choix, de toute couleur
gnadenlos-ask-taken = La somme { $sum } est déjà prise. Choisis-en une libre, ou reviens à tes dettes.
gnadenlos-ask-take = Qui recruter ?
gnadenlos-bid-place = { $place ->
    [1] Ta mise, { $sum }, est la plus haute.
    [2] Ta mise, { $sum }, est la deuxième plus haute.
   *[3] Ta mise, { $sum }, est la troisième plus haute.
}

gnadenlos-pick-adventurer = Choisis un aventurier
gnadenlos-pick-bid = Choisis ta mise
gnadenlos-pick-taken = Choisis une somme libre
gnadenlos-pick-take = Qui recruter ?

gnadenlos-kind-adventurer = aventurier pour l’événement
gnadenlos-kind-prestige = pépites pour le prestige
gnadenlos-kind-recruit = recrutement ou non
gnadenlos-kind-bid = somme à miser
gnadenlos-kind-notes = dettes à miser
gnadenlos-kind-taken = somme libre
gnadenlos-kind-take = aventurier à recruter

gnadenlos-spending = { $nuggets ->
    [0] Rester ({ $field })
   *[other] 💰 { $nuggets } → { $field }{ $arrives ->
        [1] {" "}🏁
       *[0] { "" }
    }
}
gnadenlos-recruit-open = Lancer un recrutement
    .does = Des aventuriers sont dévoilés, et chacun mise.
gnadenlos-recruit-pass = Pas cette fois
    .does = Personne ne mise à ce tour.

## Événements

gnadenlos-event-began = { $seat } commence.
gnadenlos-event-turn-began = Tour { $number } : { $seat } joue.
gnadenlos-event-rolled = Au dé, { $seat } fait { $die }.
gnadenlos-event-turned = { $symbol ->
    [gold] Ruée vers l’or
    [duel] Duel
   *[other] Poker
} en ville aujourd’hui : { $card }.
gnadenlos-event-nobody-went = Pas d’événement : personne n’a d’aventurier.
gnadenlos-event-unasked = { $seat } n’a qu’un aventurier, envoyé d’office.
    .opened = { $seat } n’a qu’un aventurier, envoyé d’office : { $card }.
gnadenlos-event-absent = { $seat } n’a personne à envoyer.
gnadenlos-event-revealed = { $seat } envoie { $card } : { $strength }.
gnadenlos-event-found = { $seat } prend { $nuggets } pépites à la banque.
gnadenlos-event-undertaker-moved = { $left ->
    [0] Le croque-mort est là : la partie est finie.
   *[other] Un duel fait avancer le croque-mort : { $step } pas sur { $of }.
}
gnadenlos-event-took = { $count ->
    [0] { $seat } ne prend rien : le marché est vide.
    [one] { $seat } pioche une dette au marché, à l’abri des regards.
   *[other] { $seat } pioche { $count } dettes au marché, à l’abri des regards.
}
    .opened = { $seat } pioche au marché { $count ->
        [one] une dette
       *[other] { $count } dettes
    } : { $notes }.
gnadenlos-event-advanced = { $seat } avance jusqu’au fer { $field } (+{ $steps }).
gnadenlos-event-retreated = { $seat } recule jusqu’au fer { $field } (−{ $steps }).
gnadenlos-event-discarded = { $seat } perd { $card }.
gnadenlos-event-reshuffled = Les aventuriers reviennent en ville : nouvelle pile de { $count }.
gnadenlos-event-spent = { $seat } paie { $nuggets ->
    [one] une pépite
   *[other] { $nuggets } pépites
} pour son prestige.
gnadenlos-event-opened = { $seat } lance un recrutement. Cherchent du travail : { $cards }.
gnadenlos-event-bid = { $seat } mise { $sum } : { $notes }.
gnadenlos-event-passed = { $seat } ne peut pas miser : toutes ses sommes sont prises.
gnadenlos-event-bids-last = { $seat } mise en dernier.
gnadenlos-event-outbid = { $seat } ne peut dépasser personne : on ne lui demande rien.
gnadenlos-event-recruited = { $seat } recrute { $cards }.
gnadenlos-event-laid = { $seat } laisse sa mise ({ $sum }) : { $count ->
    [one] une dette rejoint
   *[other] { $count } dettes rejoignent
} le marché, face cachée.
gnadenlos-event-took-back = { $seat } ne recrute personne et reprend sa mise ({ $sum }).
gnadenlos-event-unclaimed = Sans preneur : { $cards }.
gnadenlos-event-payday-began = Jour de paye ! Le marché a { $rows } rangées pleines.
gnadenlos-event-payday-ended = La colonne { $column } est vide : la paye est finie.
gnadenlos-event-paid = { $seat } doit payer une dette : { $value } à la banque (reste { $left }).
gnadenlos-event-ruined = { $seat } ne peut pas payer { $value }. Le vautour n° { $vultures } se pose ; la paye est finie.
gnadenlos-event-ended = { $why }.

## Ce qui s’est passé, une ligne par étape ; entre parenthèses, la force de qui n’a pas gagné

gnadenlos-turn-event = Tour { $number } : { $symbol ->
    [gold] ruée vers l’or
    [duel] duel
   *[other] poker
} pour tous ; ensuite, prestige et recrutement : { $seat }.
gnadenlos-unasked = { $names } : un seul aventurier, envoyé d’office.
gnadenlos-won = { $symbol ->
    [gold] { $name } gagne { $value } pépites avec { $card } ({ $strength }), qui s’en va
    [duel] { $name } gagne { $value ->
        [0] un duel sans dette
        [one] une dette du marché
       *[other] { $value } dettes du marché
    }{ $notes } avec { $card } ({ $strength }), qui s’en va
   *[poker] { $name } avance au fer { $value } avec { $card } ({ $strength }), qui s’en va
}
gnadenlos-tie-part = { $name } ({ $card }){ $symbol ->
    [gold] { "" }
    [duel] { " " }📄 +{ $value }{ $notes }
   *[poker] { " " }→ { $value }
}
gnadenlos-tie = { $names } ex æquo avec { $strength }{ $symbol ->
    [gold]  : { $value } pépites chacun
   *[other] { "" }
} ; leurs aventuriers partent
gnadenlos-lost = { $symbol ->
    [gold] { $name } ({ $strength }) en prend { $value }
    [duel] { $name } ({ $strength }) perd { $value }
   *[poker] { $name } ({ $strength }) recule au fer { $value }
}
gnadenlos-absent = { $names } { $count ->
    [one] n’a
   *[other] n’ont
} personne à envoyer
gnadenlos-sits-out = Tu n’as personne à envoyer : tu passes cet événement.
gnadenlos-alone = personne d’autre n’a d’aventurier
gnadenlos-stayed = { $symbol ->
    [poker] { $names } { $count ->
        [one] ne bouge pas
       *[other] ne bougent pas
    }
   *[other] { $names } { $count ->
        [one] n’a rien
       *[other] n’ont rien
    }
}
# Une force ; pour qui lit, si son seul aventurier a dû y aller
gnadenlos-strength = { $strength }{ $tied ->
    [1] , ex æquo
   *[0] { "" }
}{ $alone ->
    [1] , d’office
   *[0] { "" }
}
gnadenlos-bought = { $name } paie { $steps } : au fer { $field }.
# Who has started a recruiting, in titles
gnadenlos-recruiter = { $name } recrute
gnadenlos-hired = { $first ->
    [1] { $name } mise { $sum } pour { $cards }
   *[0] { $name } { $sum } pour { $cards }
}
gnadenlos-outbid = { $name } ({ $sum }) n’a personne
# Des tours d’avant, devant ce qu’elle a coûté
gnadenlos-brief-payday = { $count ->
    [one] paye
   *[other] { $count } payes
}
gnadenlos-clauses = { $before } ; { $then }
gnadenlos-paid = { $name } paie { $value }{ $notes }
gnadenlos-payday-is = Jour de paye : { $payers ->
    [0] personne ne paie
   *[other] { $debts }
}{ $column ->
    [0] { "" }
   *[other]  ; puis dé { $column }, colonne vide : fini
}{ $spared ->
    [1]  ; aucune dette à toi
   *[0] { "" }
}.
gnadenlos-ruined = 🦅 { $seat } ne peut payer { $value } : vautour n° { $vultures }, retour au fer { $field }.
gnadenlos-market-full = { $again ->
    [1] Le marché est encore plein : nouvelle paye.
   *[0] Le marché est plein : jour de paye.
}
gnadenlos-payday-next = Encore une paye
gnadenlos-payday = Jour de paye

## Refus

gnadenlos-no-not-in-hand = Personne de ce nom ne travaille pour toi : { $card }.
gnadenlos-no-not-on-offer = Pas de recrutement possible en ce moment : { $card }.
gnadenlos-no-no-such-note = Tu n’as pas cette dette en main.
gnadenlos-no-no-such-sum = Tu ne peux pas faire cette somme avec une, deux ou trois dettes.
gnadenlos-no-sum-taken = La somme { $sum } est déjà prise. Chaque somme ne se mise qu’une fois.
gnadenlos-no-no-amount = Ce n’est pas un nombre de pépites.
gnadenlos-no-too-far = Tu peux payer au plus { $max } pépites de prestige par tour.
gnadenlos-no-too-poor = Tu as { $nuggets ->
    [one] une seule pépite
   *[other] { $nuggets } pépites
}, pas plus.

## What an offer says of the game

invites-gnadenlos = Endette-toi, engage des aventuriers, et cours en tête dans la rue avant que le croque-mort ou le jour de paye ne te rattrape.
    .minutes = 30–45 minutes
goal-gnadenlos = Le plus loin dans la rue à la fin gagne. À un événement, seule compte la force dans son symbole.

## Consignes

orders-when-gnadenlos-bid = On recrute : je dois miser
orders-when-gnadenlos-take = Je recrute : quel lot ?
orders-usual-gnadenlos-bid = La plus petite somme libre
orders-gnadenlos-take-gold = Le plus fort à l’or
orders-gnadenlos-take-duel = Le plus fort en duel
orders-gnadenlos-take-poker = Le plus fort au poker

## Les commandes de Gnadenlos!

cmd-gnadenlos-group = gnadenlos
    .description = Les coups de Gnadenlos !
cmd-gnadenlos-table = table
    .description = Quelle table, si tu en as plusieurs
cmd-gnadenlos-adventurer = aventurier
    .description = Envoyer un aventurier dans l’événement
cmd-gnadenlos-adventurer-card = carte
    .description = Lequel de tes aventuriers
cmd-gnadenlos-prestige = prestige
    .description = Payer des pépites, une par fer à cheval ; 0 est permis
cmd-gnadenlos-prestige-nuggets = pépites
    .description = Combien, 5 au plus
cmd-gnadenlos-recruit = recruter
    .description = Lancer un recrutement
cmd-gnadenlos-bid = miser
    .description = Miser une somme en dettes dans un recrutement
cmd-gnadenlos-bid-sum = somme
    .description = La somme ; le panneau permet de choisir les dettes
cmd-gnadenlos-take = prendre
    .description = Choisir qui tu recrutes
cmd-gnadenlos-take-card = carte
    .description = Lequel des aventuriers proposés
cmd-gnadenlos-pass = passer
    .description = Ne pas lancer de recrutement ce tour-ci

## Comment Gnadenlos! se montre sur le plateau et le panneau.

gnadenlos-turn-number = Tour { $turn }
gnadenlos-turn = Tour { $turn } · { $name }
gnadenlos-over = Fin de la partie
gnadenlos-why-arrival = Un chapeau a atteint l’Arrivée
gnadenlos-why-rip = Le croque-mort est au cimetière
gnadenlos-why-vultures = Un troisième vautour met fin à la partie
gnadenlos-by-rip = { $of ->
    [2] Le deuxième duel a fait venir le croque-mort
   *[3] Le troisième duel a fait venir le croque-mort
}
gnadenlos-by-arrival = { $who } a atteint l’Arrivée
gnadenlos-why-idle = Il ne se passe plus rien dans cette ville
gnadenlos-own-passed = Tour { $turn } : { $name } { $start } → { $end }, { $change ->
    [0] tu restes à { $after }
   *[other] toi { $before } → { $after }
}.
gnadenlos-own-gap = Écart à la fin : { $gap }.
gnadenlos-own-kept = Écart : { $gap } ; au tour { $turn }, tu as payé { $paid } pépites sur { $most } possibles.
gnadenlos-own-broke = Écart : { $gap }, et chaque vautour t’a coûté 5 : garde des pépites pour la paye.
gnadenlos-own-fall = Ta pire chute : tour { $turn }, { $before } → { $after }.
gnadenlos-verdict = { $turn ->
    [0] { "" }
   *[other] Tour { $turn } : { $deed } ; { "" }
}{ $lead ->
    [0] À égalité avec { $second }{ $richer ->
        [0] { "" }
       *[other] , { $nuggets } pépites contre { $fewer },
    }
   *[other] { $lead } d’avance sur { $second }
} { $why ->
    [arrival] à l’Arrivée
    [rip] quand vient le croque-mort
    [vultures] quand se pose le troisième vautour
   *[idle] à la fin
}.
# Au-dessus de la course : une ligne par chapeau
gnadenlos-race = La course, tour après tour
# Titre de la courbe ; la phrase au-dessus dit comment
gnadenlos-leads = { $name } prend la tête
gnadenlos-deed = { $name } prend la tête { $deed ->
    [prestige] pour { $value ->
        [one] une pépite
       *[other] { $value } pépites
    }
    [poker] au poker (+{ $value })
    [lost] quand { $other } perd { $value } au poker
   *[ruined] quand { $other } ne peut pas payer
}
gnadenlos-street = La rue
gnadenlos-market = Le marché
gnadenlos-graveyard = Le cimetière
gnadenlos-event = L’événement
gnadenlos-offer = Le recrutement
gnadenlos-piles = Les piles
gnadenlos-mine-adventurers = Tes aventuriers
gnadenlos-mine-notes = Tes dettes
gnadenlos-no-debt = ne coûte rien
gnadenlos-own-debt = tu devras peut-être la payer
gnadenlos-their-debt = { $name } devra peut-être la payer
gnadenlos-stands = 🎩 chapeau { $hat } sur le fer { $field }
gnadenlos-purse = 💰 { $nuggets ->
    [one] { $nuggets } pépite
   *[other] { $nuggets } pépites
} · 🦅 { $vultures ->
    [one] { $vultures } vautour
   *[other] { $vultures } vautours
}
gnadenlos-holds = { $cards ->
    [one] { $cards } aventurier
   *[other] { $cards } aventuriers
} · { $notes ->
    [one] { $notes } dette
   *[other] { $notes } dettes
}
gnadenlos-held = Resté en main
gnadenlos-position = fer { $field }
gnadenlos-section = { $color } · poker +{ $gain } −{ $loss }
gnadenlos-arrival = { $color } · Arrivée : { $field }
gnadenlos-rows = { $count ->
    [one] { $count } dette
   *[other] { $count } dettes
} · rangées pleines : { $rows } sur { $needed } pour la paye
gnadenlos-undertaker = { $step } pas sur { $of } vers RIP{ $last ->
    [1]  : le prochain duel finit la partie
   *[0] { "" }
}
gnadenlos-amounts = au premier { $first } pépites, au second { $second }
gnadenlos-no-sum = { $name } : plus de somme libre
gnadenlos-left = Aventuriers en pile : { $cards } · événements : { $events }
gnadenlos-discarded = Partis : { $cards }
gnadenlos-used = Événements passés : { $cards }

gnadenlos-symbol-gold = or
gnadenlos-symbol-duel = duel
gnadenlos-symbol-poker = poker
gnadenlos-color-white = blanc
gnadenlos-color-yellow = jaune
gnadenlos-color-orange = orange
gnadenlos-color-red = rouge
gnadenlos-color-purple = violet
gnadenlos-color-green = vert
# Before names and on notes: the color of that player's hat
gnadenlos-sign-0 = 🔴
gnadenlos-sign-1 = 🔵
gnadenlos-sign-2 = 🟡
gnadenlos-sign-3 = ⚫
gnadenlos-hat-red = rouge
gnadenlos-hat-blue = bleu
gnadenlos-hat-yellow = jaune
gnadenlos-hat-black = noir

legend-gnadenlos =
    💰 pépites, et force pour l’or
    🔫, deux pistolets sur les cartes : force pour les duels
    🃏 force au poker ; sur la rue, de combien le poker fait avancer ou reculer
    👥 aventuriers en main
    🦅 vautours, un par dette impayée : le troisième sur un chapeau met fin à la partie
    ⚰️ le prochain duel amène le croque-mort, et la fin
    📄 dettes, comme 17/18 : celles qui sont au marché, sur celles qui amènent la paye

## Mots sur les images de Gnadenlos!

# Derrière les signes de ce qui peut finir la partie, et des nombres comme 17/18 de la paye
picture-gnadenlos-last-duel = le prochain duel finit la partie
picture-gnadenlos-duel = prochain duel : fin
picture-gnadenlos-vulture = prochain vautour : fin
picture-gnadenlos-both = fin proche
picture-gnadenlos-payday = { $full ->
    [1] paye ce tour-ci
   *[0] pour la paye
}
# Devant les numéros des tours
picture-gnadenlos-turns = tour
# Derrière le nom d’un événement où deux étaient aussi forts
picture-gnadenlos-tie = { $name } · égalité
# À côté de « Jour de paye » : ce que sont dé et dette
picture-gnadenlos-called = { $dice ->
    [0] Le dé dit la colonne
   *[other] Ce chapeau paie
}
# Sous ce que la paye a coûté à chacun
picture-gnadenlos-returned = Dettes tirées : en main
# Derrière le nom d’un événement où un seul avait quelqu’un à envoyer
picture-gnadenlos-alone = { $name } · sans rival
gnadenlos-aim = Qui mène gagne
gnadenlos-ends = La partie finit avec
gnadenlos-ends-arrival = un chapeau à l’Arrivée
gnadenlos-ends-rip = { $of ->
    [2] le deuxième duel, sitôt tiré
   *[3] le troisième duel, sitôt tiré
}
gnadenlos-ends-vultures = le troisième vautour : un par impayé
gnadenlos-auction = La plus haute mise choisit d’abord
gnadenlos-notes = Tes dettes à miser

## Why a hint's move leads: what the next best one loses in so many games

gnadenlos-hint-own = { $mean ->
    [0] Sur { $times } parties à partir d’ici, le deuxième choix coûte à ton chapeau { $count ->
        [one] un fer
       *[other] { $count } fers
    }.
    [one] À partir d’ici, le deuxième choix coûte à ton chapeau environ un fer en moyenne.
   *[other] À partir d’ici, le deuxième choix coûte à ton chapeau environ { $mean } fers en moyenne.
}
gnadenlos-hint-nuggets = { $mean ->
    [0] Sur { $times } parties à partir d’ici, le deuxième choix te coûte { $count ->
        [one] une pépite
       *[other] { $count } pépites
    }.
    [one] À partir d’ici, le deuxième choix te coûte environ une pépite en moyenne.
   *[other] À partir d’ici, le deuxième choix te coûte environ { $mean } pépites en moyenne.
}
gnadenlos-hint-vultures = Sur { $times } parties à partir d’ici, le deuxième choix t’amène { $count ->
    [one] un vautour
   *[other] { $count } vautours
}.
# Why a line was better, in the story of a game
gnadenlos-better-own = { $mean ->
    [0] Sur { $times } parties à partir de là, ce chapeau avance { $count ->
        [one] d’un fer
       *[other] de { $count } fers
    } de plus en tout.
    [one] Quelques tours plus tard, le chapeau est environ un fer plus loin qu’avec ce qui a été joué.
   *[other] Quelques tours plus tard, le chapeau est environ { $mean } fers plus loin qu’avec ce qui a été joué.
}
gnadenlos-better-nuggets = { $mean ->
    [0] Sur { $times } parties à partir de là, cela rapporte { $count ->
        [one] une pépite
       *[other] { $count } pépites
    } de plus.
    [one] Quelques tours plus tard, cela fait environ une pépite de plus qu’avec ce qui a été joué.
   *[other] Quelques tours plus tard, cela fait environ { $mean } pépites de plus qu’avec ce qui a été joué.
}
gnadenlos-better-vultures = Sur { $times } parties à partir de là, cela écarte { $count ->
    [one] un vautour
   *[other] { $count } vautours
}.
