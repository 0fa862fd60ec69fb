# Ce que Rag’n’Guns demande, raconte et refuse. Les cartes sont dans ragnguns-cards.ftl.

game-ragnguns = Rag’n’Guns

## Questions

ragnguns-ask-deck = Choisis ton deck. Personne ne saura lequel avant la première carte.
ragnguns-ask-turn = À toi : { $bullets ->
    [0] plus une Balle, ni pour payer ni pour tirer
    [one] { $bullets } Balle à dépenser
   *[other] { $bullets } Balles à dépenser
}.
# Dessous : ce qui fait gagner, et aux premiers tours comment
ragnguns-goal = **{ $count ->
    [6] 6 touches
    [one] Encore une touche
   *[other] Encore { $count } touches
} sur { $name } et tu gagnes.**
ragnguns-danger = **{ $count ->
    [one] Encore une touche sur toi et tu tombes.
   *[other] Encore { $count } touches sur toi et tu tombes.
}**
ragnguns-fired = À toi : { $bullets ->
    [one] { $bullets } Balle
   *[other] { $bullets } Balles
}, Fusillade tirée.
ragnguns-how-pose = Pour tirer, il faut 🎯 dans ta Ruelle.
ragnguns-how-trap = Un Piège : l’adversaire paie ta mise pour le renvoyer, ou le retourne.
ragnguns-how-down = Face cachée, on n’y voit qu’un Piège.
ragnguns-how-shoot = **Fusillade !** Ta Puissance (🎯) permet d’en tirer { $power }, si tu as les Balles.
ragnguns-all-dear = Tout est trop cher pour l’instant. C’est normal au début : au prochain tour, tu recharges une Balle de plus.
ragnguns-soon-ready = Ta pioche est vide : au prochain tour, ton Pistolero peut sortir tirer dans la Ruelle.
ragnguns-full = Zones pleines : jette d’abord une carte.
ragnguns-if-sprung = S’il est retourné : { $does }
ragnguns-taken = { $zone ->
    [alley] Ruelle occupée
   *[shelter] Abri occupé
}
ragnguns-ask-pose = Quelle carte poses-tu ?
ragnguns-ask-zone = Où poses-tu { $card } ?
ragnguns-ask-on-pose = { $card } : c’est posé. Maintenant, son Effet :
ragnguns-ask-effect = Quel Effet joues-tu ?
ragnguns-ask-target = { $card } : sur quoi joues-tu cet Effet ?
ragnguns-ask-trap = Quel Piège tends-tu ?
ragnguns-ask-stake = Combien de Balles mises-tu sur { $card } ? À son tour, l’adversaire en paie autant{ $toll ->
    [0] { "" }
   *[other] {" "}(+{ $toll })
} pour le renvoyer dans ta Planque, une de plus pour le défausser, ou le retourne.
ragnguns-ask-shoot = Combien de Balles tires-tu ?
ragnguns-ask-split = **{ $by } : { $bullets ->
    [one] une Balle file vers toi.** Qui l’encaisse
   *[other] { $bullets } Balles filent vers toi.** Qui les encaisse
}, la carte de ta Ruelle ou ton Pistolero ?
ragnguns-fatal-split = **{ $by } : { $bullets } Balles filent vers toi.** { $card } en arrête { $stopped } au plus.
ragnguns-ask-discard = Quelle carte jettes-tu, sans son effet ?
ragnguns-ask-give-up = Le Piège s’est refermé : que défausses-tu de ta main ?
ragnguns-ask-place = Sur quel emplacement de ta Planque va { $card } ?
ragnguns-ask-place-trap = Ton Piège à { $stake }{ $toll ->
    [0] { "" }
   *[other] {" "}(+{ $toll })
} a été payé. Sur quel emplacement de ta Planque va-t-il ? Visible, il est connu de l’adversaire.
ragnguns-ask-stash = Planque ta main : le dessus de chaque pile te servira au prochain tour.
ragnguns-ask-disarm = Devant toi, { $traps ->
    [one] un Piège
   *[other] { $traps } Pièges
}, et tu as { $bullets ->
    [one] { $bullets } Balle
   *[other] { $bullets } Balles
}.
ragnguns-deadly-trap = Malgré tes cartes, un Piège pourrait loger { $most ->
    [one] 1 Balle
   *[other] { $most } Balles
} dans ton Pistolero ; encore { $left }, et tu tombes.
ragnguns-pick-turn = Joue une carte ou finis ton tour
ragnguns-pick-stash = Pose une carte sur une pile
ragnguns-pick-disarm = Paie, enchéris ou retourne
ragnguns-pick-give-up = Défausse une carte
ragnguns-kind-deck = deck
ragnguns-kind-turn = coup à jouer
ragnguns-kind-pose = carte à poser
ragnguns-kind-zone = zone
ragnguns-kind-on-pose = choix à la pose
ragnguns-kind-effect = Effet
ragnguns-kind-target = cible
ragnguns-kind-trap = Piège
ragnguns-kind-stake = mise
ragnguns-kind-shoot = Balles à tirer
ragnguns-kind-split = partage des Balles
ragnguns-kind-discard = carte à défausser
ragnguns-kind-give-up = carte à perdre
ragnguns-kind-place = emplacement
ragnguns-kind-place-trap = emplacement du Piège
ragnguns-kind-stash = carte à planquer
ragnguns-kind-disarm = désamorçage

## Choix

ragnguns-turn-pose = Poser une carte
    .does = Dans ta Ruelle pour tirer, dans ton Abri pour encaisser.
ragnguns-turn-effect = Jouer un Effet
    .does = Ce qu’une de tes cartes, ou ton Pistolero, sait faire.
ragnguns-turn-trap = Tendre un Piège
    .does = L’adversaire devra s’en occuper avant de jouer.
ragnguns-turn-shoot = Fusillade !
    .does = Une fois par tour : tire au plus autant de Balles que ta 🎯.
ragnguns-turn-discard = Jeter
    .does = Une de tes cartes, sans son effet.
ragnguns-turn-step-out = Sortir dans la Ruelle
    .does = Ton deck est vide : ton Pistolero y tire et y encaisse les Balles. La carte qui s’y trouve est défaussée.
# Beside it, the firepower that the Pistolero has there
ragnguns-play-step-out = { ragnguns-turn-step-out } ({ $power } 🎯)
ragnguns-turn-end = Finir le tour
    .does = Tu mets ta main en Planque ; les Balles restantes vont dans ta Cartouchière.
ragnguns-play-effect = { $card } : { $does }{ $cost ->
    [0] { "" }
   *[other] {" "}({ $cost })
}{ $zone ->
    [none] { "" }
   *[other] , puis part
}
ragnguns-play-belt = Cartouchière { $cost } : { $does }
ragnguns-play-zone = { $zone } ({ $cost ->
    [0] gratuit
   *[other] { $cost }
})
ragnguns-play-stake = mise de { $count }
ragnguns-play-bullets = { $stopped ->
    [0] { $count ->
        [one] { $count } Balle
       *[other] { $count } Balles
    }
   *[other] { $count } · { $card } { $does ->
        [falls] tombe
       *[other] en arrête { $stopped }
    }
}{ $does ->
    [stops] { "" }
    [falls] { "" }
    [kills] { " " }: { $range } sur 6 💀
   *[hits] { " " }: { $range } sur 6
}
ragnguns-alley = la Ruelle
    .does = De là, on tire.
ragnguns-shelter = l’Abri
    .does = Encaisse à la place de ton Pistolero.
ragnguns-left = à gauche
ragnguns-right = à droite
ragnguns-pass = Ne rien prendre
    .does = Tu continues sans.
ragnguns-pistolero = ton Pistolero
ragnguns-volley = Fusillade
ragnguns-trap = un Piège face cachée
ragnguns-au-corps-a-corps = Au corps à corps
    .about = Costauds et simples : pour débuter
ragnguns-la-horde-sauvage = La horde sauvage
    .about = Des bêtes et des gâchettes rapides
ragnguns-la-ligue-des-dames = La ligue des dames
    .about = Des femmes armées qui tirent encore
ragnguns-l-etoile-et-le-baume = L’étoile et le baume
    .about = Soigne ses cartes et use l’adversaire
ragnguns-tout-feu-tout-flamme = Tout feu tout flamme
    .about = Canon et dynamite contre l’Abri
ragnguns-la-souriciere = La souricière
    .about = Le plus de Pièges : bluffer et attendre
ragnguns-le-dernier-verre = Le dernier verre
    .about = L’alcool revient, avec quelques Pièges
ragnguns-le-bal-des-pendus = Le bal des pendus
    .about = La musique revient et vise la Ruelle

## Mots-clés

ragnguns-word-action = ACTION
ragnguns-word-arme = ARME
ragnguns-word-objet = OBJET
ragnguns-word-piege = PIÈGE
    .also = traquenard
ragnguns-word-renfort = RENFORT
ragnguns-word-epique = ÉPIQUE
ragnguns-word-monture = MONTURE
ragnguns-word-animal = ANIMAL
ragnguns-word-femme = FEMME
ragnguns-word-rapide = RAPIDE
ragnguns-word-alcool = ALCOOL
ragnguns-word-soin = SOIN
ragnguns-word-melee = MÊLÉE
ragnguns-word-feu = FEU
ragnguns-word-musique = MUSIQUE
ragnguns-word-sherif = SHÉRIF
ragnguns-word-signature = SIGNATURE

## Événements

ragnguns-event-chose = { $seat } joue { $pistolero }.
ragnguns-event-rolled = { $seat } lance le dé : { $die }.
ragnguns-event-began = { $seat } dégaine en premier.
ragnguns-first = { $seat } a le meilleur dé ({ $dice }) et dégaine en premier.
ragnguns-event-turn-began = Tour { $turn } : { $seat } recharge, Barillet sur { $barrel }, { $bullets ->
    [one] { $bullets } Balle
   *[other] { $bullets } Balles
}.
ragnguns-event-drew = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
    .opened = { $seat } pioche { $cards }.
ragnguns-event-became-ready = { $seat } n’a plus rien à piocher : son Pistolero est prêt au combat et peut sortir dans la Ruelle.
ragnguns-event-set = { $seat } tend un Piège à { $stake ->
    [one] { $stake } Balle
   *[other] { $stake } Balles
}.
ragnguns-event-paid = { $seat } paie { $price ->
    [one] { $price } Balle
   *[other] { $price } Balles
} : ce Piège retourne dans la Planque.
ragnguns-event-returned = Le Piège revient dans la Planque ({ $seat }), { $place }.
ragnguns-event-overbid = { $seat } enchérit : { $price ->
    [one] { $price } Balle
   *[other] { $price } Balles
} pour ne plus en entendre parler.
ragnguns-event-unmasked = { $seat } enchérit ({ $price }) sur { $card }.
ragnguns-event-sprung = { $seat } retourne { $card } plutôt que de payer { $price }.{ $harms ->
    [0] {" "}Sans dommage.
   *[other] { "" }
}
ragnguns-event-bluffed = Il ne se passe rien du tout. { $seat } sourit.
ragnguns-event-posed = { $seat } pose { $card } dans { $zone } ({ $cost ->
    [0] sans payer
    [one] { $cost } Balle
   *[other] { $cost } Balles
}).
ragnguns-event-played = { $seat } joue un Effet : { $card }.
ragnguns-event-discarded = Défausse ({ $seat }) : { $card }.
ragnguns-stripped = { $seat } perd { $card } { $zone ->
    [alley] de sa Ruelle
    [shelter] de son Abri
   *[stash] de sa Planque
}.
ragnguns-done-fetched = Une carte retourne dans la Planque.
ragnguns-done-recalled = Une carte revient en main.
ragnguns-done-healed = { $card } : { $count ->
    [one] { $count } Balle soignée
   *[other] { $count } Balles soignées
}.
ragnguns-event-paid-back = { $seat } paie { $price } : le Piège { DE($target) } repart.
ragnguns-event-volley-fired = { $tax ->
    [0] { $seat } déclenche une Fusillade !
   *[other] { $seat } déclenche une Fusillade ! Elle coûte { $tax } de plus.
}
ragnguns-event-covered = { $card } couvre { $seat } : { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
} en moins à l’arrivée.
ragnguns-event-fired = { $seat } tire { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
}.
ragnguns-event-shot = { $seat } touche { $target }{ $taken ->
    [one] { "" }
   *[other] {" "}{ $taken } fois
} : { $total } sur 6.
ragnguns-event-shot-card = { $seat } touche { $card } ({ $target }){ $taken ->
    [one] { "" }
   *[other] {" "}{ $taken } fois
}.
ragnguns-event-wounded = { $by } : { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
} sur { $card } ({ $seat }){ $surplus ->
    [0] { "" }
    [one]  💀, 1 Balle perdue
   *[other]  💀, { $surplus } Balles perdues
}.
ragnguns-event-hurt = { $by } : { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
} sur { $seat }, { $total } sur 6.
ragnguns-event-struck = { $by } : { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
} sur { $seat } dans la Ruelle, { $total } sur 6.
ragnguns-event-healed = { $seat } soigne { $card } de { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
} : { $by }.
ragnguns-event-boosted = { $card } ({ $seat }) : +{ $count } 🎯 jusqu’à la fin du tour.
ragnguns-event-loaded = { $seat } ramasse { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
}.
ragnguns-event-belted = { $seat } glisse { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
} dans sa Cartouchière.
ragnguns-event-stole = { $seat } vole { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
} dans la Cartouchière adverse.
ragnguns-event-fetched = { $seat } planque { $card }, { $place }.
ragnguns-event-hid = { $seat } planque face cachée un Piège de sa défausse, { $place }.
ragnguns-event-recalled = { $seat } reprend { $card } en main.
ragnguns-event-dug = { $seat } fouille sa Planque, { $place } : une carte remonte.
ragnguns-event-revealed = Chez { $seat }, une autre carte passe sur le dessus de la Planque, { $place }.
ragnguns-event-swapped = { $seat } échange sa Ruelle et son Abri.
ragnguns-event-robbed = { $seat } perd { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
}.
ragnguns-event-barred = Ce tour-ci, { $seat } se passe de Fusillade.
ragnguns-event-stepped-out = { $seat } fait sortir son Pistolero dans la Ruelle.
ragnguns-event-stashed = { $seat } met sa main dans sa Planque : { $left ->
    [0] { $right } à droite
   *[other] { $right ->
        [0] { $left } à gauche
       *[other] { $left } à gauche, { $right } à droite
    }
}.
ragnguns-event-kept = { $seat } range { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
} dans sa Cartouchière.
ragnguns-event-drawn = Plus personne ne peut ou ne veut tirer : match nul.
ragnguns-brief-posed = { $card } → { $zone }
ragnguns-brief-set = Piège à { $stake }
ragnguns-brief-loaded = +{ $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
}
ragnguns-brief-belted = Cartouchière +{ $count }
ragnguns-brief-boosted = { $card } +{ $count } 🎯
ragnguns-brief-paid-back = renvoie un Piège pour { $price }
ragnguns-brief-unmasked = enchérit ({ $price }) sur { $card }
ragnguns-brief-undone-alone = reprend un choix
ragnguns-brief-discarded = défausse { $card }

## Refus

ragnguns-no-no-such-card = Tu n’as pas cette carte sous la main.
ragnguns-no-in-discard = Plus en jeu : { $card } (à la défausse).
ragnguns-no-covered = Une autre carte recouvre { $card } : jette-la d’abord.
ragnguns-no-zones-full = Ta Ruelle et ton Abri sont pris. Jette d’abord la carte que tu veux remplacer.
ragnguns-no-nothing-to-pose = Aucune de tes cartes accessibles ne peut être posée pour ce qu’il te reste de Balles.
ragnguns-no-no-statistics = Sans 🎯 ni 🧱, une carte ne se pose pas : { $card }.
ragnguns-no-posed-already = Carte déjà posée : { $card }. Seul un Effet la change de zone.
ragnguns-no-too-dear = Trop cher : { $card } ({ $cost }). Il te reste { $bullets ->
    [one] { $bullets } Balle
   *[other] { $bullets } Balles
}.
ragnguns-no-no-bullets = Plus une Balle : il t’en faut au moins une.
ragnguns-no-no-trap = { $card } n’est pas un Piège.
ragnguns-no-nothing-to-set = Tu n’as aucun Piège à tendre.
ragnguns-no-barred-shoot = Un Piège t’interdit toute Fusillade ce tour-ci.
ragnguns-no-fired-already = Tu as déjà fait toutes tes Fusillades de ce tour.
ragnguns-no-no-firepower = Sans Puissance de feu dans ta Ruelle, pas de Fusillade.
ragnguns-no-too-many = Au plus { $max ->
    [one] { $max } Balle
   *[other] { $max } Balles
} : ta Puissance de feu et ta réserve n’en permettent pas plus.
ragnguns-no-taxed = L’adversaire te fait payer { $tax ->
    [one] { $tax } Balle
   *[other] { $tax } Balles
} de plus pour tirer, et il n’en resterait aucune à tirer.
ragnguns-no-no-effect = { $card } n’a pas d’Effet à jouer.
ragnguns-no-not-in-play = { $card } : cet Effet ne se joue que si la carte est en jeu, posée ou sur le dessus de ta Planque.
ragnguns-no-used = { $card } : cet Effet a déjà servi ce tour-ci.
ragnguns-no-belt-short = Il faut { $cost ->
    [one] { $cost } Balle
   *[other] { $cost } Balles
} de Cartouchière, et tu en as { $belt }.
ragnguns-no-alley-empty = Ta Ruelle est vide : personne ne peut y gagner de 🎯 avec { $card }.
ragnguns-no-alley-unfit = Ce qui se tient dans ta Ruelle n’a pas le mot-clé que demande { $card }. Un Pistolero sorti y compte avec ses propres mots-clés, et n’est pas une ARME.
ragnguns-no-no-target = { $card } : pas de cible pour cet Effet.
ragnguns-no-nothing-to-play = Aucun Effet ne peut être joué : il manque des Balles ou une cible.
ragnguns-no-keeps-pistolero = On ne défausse pas son Pistolero. Question de respect.
ragnguns-no-out-already = Ton Pistolero est déjà dans la Ruelle.
ragnguns-no-not-ready = Ton Pistolero n’est prêt au combat que lorsque tu n’as plus rien à piocher.
ragnguns-no-zone-full = C’est occupé : { $zone }. Jette d’abord ce qui s’y trouve.
ragnguns-no-no-such-zone = On pose dans la Ruelle ou dans l’Abri, nulle part ailleurs.
ragnguns-no-stake = Une mise va d’une Balle à { $max }.
ragnguns-no-trap-short = Avec { $bullets ->
    [one] { $bullets } Balle
   *[other] { $bullets } Balles
}, tu es à court : retourne le Piège, ou choisis-en un moins cher.
ragnguns-no-deck-pistolero = Ce deck n’a pas de Pistolero (R92).
ragnguns-no-deck-unknown = Une carte de ce deck n’existe pas dans cette version.
ragnguns-no-deck-twice = { $card } s’y trouve deux fois : tous les noms doivent être différents, celui du Pistolero compris (R92, R93).
ragnguns-no-deck-size = Un deck compte { $wanted } cartes ; celui-ci en a { $cards } (R92).
ragnguns-no-deck-epics = { $cards } cartes ÉPIQUES, c’est trop : { $max } au plus (R85).
ragnguns-no-deck-signature = { $card } est une Signature : elle n’obéit qu’à { $pistolero } (R86).
ragnguns-no-deck-signatures = { $cards } Signatures, c’est trop : { $max } au plus (R86).
ragnguns-no-code-foreign = Ce n’est pas un code de deck : un code commence par RG, un numéro et un tiret.
ragnguns-no-code-version = Ce code est de la version { $version } ; ce bot lit la { $ours }.
ragnguns-no-code-damaged = Il manque un signe à ce code, ou il y en a un de trop. Recopie-le en entier.

## Le plateau et la main

ragnguns-over = Fin de la partie
ragnguns-verdict = 6 touches contre { $own }{ ragnguns-course } : { $card } abat { $name } ({ $target })
ragnguns-verdict-volley = 6 touches contre { $own }{ ragnguns-course } : la Fusillade abat { $name } ({ $target })
ragnguns-course = { $lead ->
    [plain] { "" }
    [most] , en tête la plupart du temps
    [last] , en tête à la toute fin seulement
    [again] , de nouveau en tête à la toute fin seulement
   *[turn] , en tête depuis le tour { $turn }
}
# Ce qui a décidé de la partie ; $target : le Pistolero abattu, $card : ce qui a tiré
ragnguns-chips = Balles reçues, tour par tour
ragnguns-last-cards = Cachées jusqu’à la fin
ragnguns-chips-before = Avant
ragnguns-chips-turn = T{ $turn }
ragnguns-decided = Tour { $turn } : { $card } loge la sixième Balle dans { $target } ({ $name }).
ragnguns-decided-volley = Tour { $turn } : la Fusillade { DE($by) } loge la sixième Balle dans { $target } ({ $name }).
ragnguns-decided-open = Dehors, dans la Ruelle, seul l’Abri couvre un Pistolero.
ragnguns-decided-spared = La carte de la Ruelle pouvait encaisser { $count ->
    [one] une Balle
   *[other] { $count } Balles
} : { $name } serait encore debout.
ragnguns-decided-bare = Dans l’Abri { DE($name) }, plus rien n’arrêtait les Balles.
ragnguns-decks = Le choix des decks
ragnguns-deck-running = **{ $cards } sur { $wanted }** · { $epics ->
    [0] plus d’ÉPIQUE
    [one] encore { $epics } ÉPIQUE
   *[other] encore { $epics } ÉPIQUES
} · { $signatures ->
    [0] Signature ✓
   *[other] encore 1 Signature
}
ragnguns-deck-counts = { $cards }/{ $wanted } cartes · { $epics }/{ $max } ÉPIQUES · { $signatures }/{ $signed } Signature
ragnguns-headline = Tour { $turn } · { $seat }
ragnguns-headline-answer = Tour { $turn } · { $seat } répond
ragnguns-life = 💥 { $hurt ->
    [one] { $hurt } Balle encaissée
   *[other] { $hurt } Balles encaissées
} sur 6 · 🎯 Puissance de feu { $firepower }
ragnguns-ammo = Barillet { $barrel } · Balles { $bullets } · Cartouchière { $belt }
ragnguns-sizes = Main { $hand } · Deck { $deck }
ragnguns-posed-alley = Ruelle : { $card } ({ $power } 🎯 · { $resistance } 🧱{ $wounds ->
    [0] { "" }
    [one] { " " }· touchée une fois
   *[other] { " " }· touchée { $wounds } fois
})
ragnguns-posed-shelter = Abri : { $card } ({ $power } 🎯 · { $resistance } 🧱{ $wounds ->
    [0] { "" }
    [one] { " " }· touchée une fois
   *[other] { " " }· touchée { $wounds } fois
})
ragnguns-out-there = Ruelle : le Pistolero en personne ({ $power } 🎯)
ragnguns-ready-now = Prêt au combat : peut sortir dans la Ruelle
ragnguns-pile-left = Planque à gauche : { $height }, dessus { $top }
ragnguns-pile-right = Planque à droite : { $height }, dessus { $top }
ragnguns-thrown = Défausse : { $cards }
ragnguns-laid = Pièges tendus : { $stakes }
ragnguns-effect-played = En cours : { $cards }
ragnguns-mine-hand = Main
ragnguns-mine-left = Planque à gauche, de haut en bas
ragnguns-mine-right = Planque à droite, de haut en bas
ragnguns-mine-traps = Pièges tendus
ragnguns-mine-plan = Déjà planqué
ragnguns-mine-rest = Encore à piocher, dans le désordre : { $cards }
ragnguns-mine-none = Tu n’as aucune carte, ni en main ni dans ta Planque.
ragnguns-mine-belt = { $pistolero } · Effets payés avec les Balles de ta Cartouchière
ragnguns-stake = { $stake ->
    [one] { $stake } Balle dessus
   *[other] { $stake } Balles dessus
}{ $toll ->
    [0] { "" }
   *[other] , { $price } à payer
}
ragnguns-legend = 🎯 Puissance de feu : Balles tirées depuis la Ruelle (un Pistolero y sort une fois son deck vide) · 🧱 Résistance : Balles qu’une carte encaisse avant d’être défaussée · *Paie 1* : une Balle · *Chaque tour* : la carte reste ; *Défausse-la* : l’Effet coûte la carte · *replanquer* : de la défausse à la Planque · ⚡ ACTION, jouée de la main
legend-ragnguns = { ragnguns-legend }
ragnguns-face-down = (face cachée)
ragnguns-cost = coût { $cost }
ragnguns-cost-stake = coût : ta mise
ragnguns-numbers = coût { $cost } · { ragnguns-strengths }
ragnguns-strengths = { $power } 🎯 · { $resistance } 🧱
ragnguns-price-once = { $cost ->
    [0] En jeu, défausse-la
   *[other] En jeu, paie { $cost }, défausse-la
} : { $text }
    .short = { $cost ->
    [0] En jeu, une fois
   *[other] En jeu, une fois pour { $cost }
} : { $text }
ragnguns-price-again = { $cost ->
    [0] Chaque tour
   *[other] Chaque tour, paie { $cost }
} : { $text }
ragnguns-price-action = { $cost ->
    [0] { "" }
   *[other] Paie { $cost } :{" "}
}{ $text }
ragnguns-price-belt = Cartouchière { $cost } : { $text }
ragnguns-on-alley = À la pose, Ruelle : { $text }
    .short = Entrée en Ruelle : { $text }
ragnguns-on-shelter = À la pose, Abri : { $text }
    .short = Entrée en Abri : { $text }
ragnguns-as-alley = En place, Ruelle : { $text }
    .short = Tant qu’en Ruelle : { $text }
ragnguns-as-shelter = En place, Abri : { $text }
    .short = Tant qu’en Abri : { $text }
ragnguns-words-or = { $first } ou { $last }
ragnguns-at-left = { $card } → à gauche
ragnguns-at-right = { $card } → à droite
ragnguns-at-stash = { $card } → Planque
ragnguns-otherwise = Choisir où planquer
ragnguns-stash-all = Tout planquer
    .does = Chaque carte va sur un emplacement, dans l’ordre de ta main.
ragnguns-stash-tops = **Tout planquer** laisse dessus : à gauche { $left }, à droite { $right }.
ragnguns-fetched-left = gauche, cachée
ragnguns-fetched-right = droite, cachée
ragnguns-fetched-left-up = gauche, visible
ragnguns-fetched-right-up = droite, visible
ragnguns-side-down = cachée
ragnguns-side-up = visible
ragnguns-disarm-pay = { $count ->
    [one] { "" }
   *[other] Piège { $place } ·{" "}
}Payer { $cost } · { $count ->
    [one] retour à sa Planque
   *[other] repart
}
ragnguns-disarm-overbid = { $count ->
    [one] { "" }
   *[other] Piège { $place } ·{" "}
}{ $count ->
    [one] Enchérir, { $cost } · défaussé
   *[other] Enchérir { $cost } · jeté
}
ragnguns-disarm-take = { $count ->
    [one] { "" }
   *[other] Piège { $place } ·{" "}
}{ $count ->
    [one] Le retourner · gratuit, il agit
   *[other] Retourner · agit
}
ragnguns-split-card = Ruelle : { $taken }{ $falls ->
    [0] { "" }
   *[other] {" "}(tombe)
}
ragnguns-split-pistolero = Toi : { $rest } { $total ->
    [6] 💀
   *[other] ({ $total } sur 6)
}
ragnguns-split-share = Ruelle { $taken }{ $falls ->
    [0] { "" }
   *[other] {" "}(tombe)
} · toi { $rest } { $total ->
    [6] 💀
   *[other] ({ $total } sur 6)
}
ragnguns-split-fatal = Faire face
ragnguns-sheet-words = Type et mots-clés
ragnguns-sheet-power = Puissance de feu dans la Ruelle
ragnguns-sheet-text = Texte de la carte
ragnguns-turned-hand = En main : { $cards }
ragnguns-turned-traps = Sous les mises : { $cards }
ragnguns-turned-stash = Dans la Planque : { $cards }

## Ce que dit chaque Effet : fait de ce que fait sa fonction

ragnguns-does-nothing = Rien du tout. C’est ça, le bluff.
    .short = rien, c’est du bluff
ragnguns-does-fires = Tire { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
}.
    .against = { $count } Balles visent { $name }.
    .short = tirer { $count }
ragnguns-does-fires-with = Avec une carte { $words } dans ta Ruelle : tire { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
}.
    .short = tirer { $count } avec { $words } en Ruelle
ragnguns-does-hits = { $count ->
    [one] Tire 1 Balle sur { $zone } adverse.
   *[other] Tire jusqu’à { $count } Balles sur { $zone } adverse.
}
    .against = Jusqu’à { $count } Balles sur { $name } : { $zone }.
    .short = tirer { $count } ({ $zone } adverse)
ragnguns-does-hits-with = { $count ->
    [one] Avec une carte { $words } dans ta Ruelle : tire 1 Balle sur { $zone } adverse.
   *[other] Avec une carte { $words } dans ta Ruelle : tire jusqu’à { $count } Balles sur { $zone } adverse.
}
    .short = tirer { $count } ({ $zone } adverse) avec { $words } en Ruelle
ragnguns-does-hits-both = Tire jusqu’à { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
} sur la Ruelle adverse, et autant sur l’Abri.
    .against = Jusqu’à { $count } Balles sur la Ruelle { DE($name) }, et autant sur son Abri.
    .short = tirer { $count } sur chaque zone adverse
ragnguns-does-heals = { $count ->
    [one] Soigne une de tes cartes posées de 1 Balle.
   *[other] Soigne une de tes cartes posées de { $count } Balles au plus.
}
    .short = soigner une carte posée de { $count }
ragnguns-does-boosts = La carte de ta Ruelle gagne { $count } 🎯 jusqu’à la fin du tour.
    .short = +{ $count } 🎯 ce tour
ragnguns-does-boosts-with = La carte { $words } de ta Ruelle gagne { $count } 🎯 jusqu’à la fin du tour.
    .short = +{ $count } 🎯 avec { $words } en Ruelle
ragnguns-does-keeps-up = Gagne { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
}, ou { $more } si ton Barillet n’est pas plus plein que celui d’en face.
    .short = { $now ->
        [yes] +{ $count } { $count ->
            [one] Balle
           *[other] Balles
        }
       *[no] +{ $count }, ou +{ $more } Balles si Barillet pas plus plein qu’en face
    }
ragnguns-does-belts = Mets { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
} du tas dans ta Cartouchière.
    .short = Cartouchière +{ $count }
ragnguns-does-steals = { $count ->
    [one] Prends 1 Balle à la Cartouchière adverse pour la tienne.
   *[other] Prends jusqu’à { $count } Balles à la Cartouchière adverse pour la tienne.
}
    .against = { $lost ->
        [one] 1 Balle passe
       *[other] { $lost } Balles passent
    } de la Cartouchière { DE($name) } à celle { DE($by) }.
    .short = voler { $count } à sa Cartouchière
ragnguns-does-draws = Pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
    .short = piocher { $count }
ragnguns-does-fetches = Planque une carte { $words } de ta défausse.
    .short = replanquer { $words }
ragnguns-does-recalls = Reprends en main une carte { $words } de ta défausse.
    .short = reprendre { $words } de la défausse
ragnguns-does-digs = Fais remonter sur le dessus une carte recouverte de ta Planque.
    .short = remonter une carte recouverte
ragnguns-does-swaps = Échange ta Ruelle et ton Abri, si ton Pistolero n’est pas sorti.
    .short = échanger Ruelle et Abri
ragnguns-does-strips = Défausse la carte du dessus d’un emplacement de la Planque adverse.
    .short = l’adversaire perd un dessus
ragnguns-does-strips-both = Défausse la carte du dessus des deux emplacements de la Planque adverse.
    .against = { $name } défausse le dessus { $lost ->
        [one] d’un emplacement
       *[other] de ses deux emplacements
    }.
    .short = l’adversaire perd ses deux dessus
ragnguns-does-drops = L’adversaire défausse { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de sa main, à son choix.
    .against = { $name } défausse { $lost ->
        [one] une carte
       *[other] { $lost } cartes
    } de sa main.
    .short = l’adversaire défausse { $count } de sa main
ragnguns-does-robs = { $count ->
    [one] L’adversaire perd 1 Balle de sa recharge.
   *[other] L’adversaire perd jusqu’à { $count } Balles de sa recharge.
}
    .against = { $name } perd { $lost ->
        [one] 1 Balle
       *[other] { $lost } Balles
    }.
    .short = l’adversaire perd { $count } Balles de sa recharge
ragnguns-does-bars-fusillade = Pas de Fusillade pour l’adversaire ce tour-ci.
    .against = Pas de Fusillade pour { $name } ce tour-ci.
    .short = pas de Fusillade adverse ce tour
ragnguns-does-power = Ta Puissance de feu augmente de { $count }.
    .short = +{ $count } 🎯
ragnguns-does-cover = Chaque Fusillade adverse perd { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
}.
    .short = sa Fusillade perd { $count }
ragnguns-does-tax = Chaque Fusillade adverse coûte { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
} de plus.
    .short = sa Fusillade coûte +{ $count }
ragnguns-does-toll = Payer tes Pièges, ou enchérir, coûte { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
} de plus.
    .short = tes Pièges lui coûtent +{ $count }
ragnguns-does-ammo = Tu recharges { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
} de plus.
    .short = recharge +{ $count }
ragnguns-does-cards = Tu pioches { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de plus au début de ton tour.
    .short = pioche +{ $count }
ragnguns-does-discount = Tes cartes { $words } coûtent { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
} de moins à poser.
    .short = poser { $words } coûte { $count } de moins
ragnguns-does-mend = À ta recharge, soigne de { $count ->
    [one] { $count } Balle
   *[other] { $count } Balles
} la carte de ton autre zone.
    .short = soigner ton autre carte de { $count } par tour
ragnguns-does-volleys = Tu peux déclencher { $count ->
    [one] { $count } Fusillade
   *[other] { $count } Fusillades
} de plus par tour.
    .short = { $count ->
        [one] 1 Fusillade
       *[other] { $count } Fusillades
    } de plus par tour

## Commandes

cmd-ragnguns-group = ragnguns
    .description = Les coups de Rag’n’Guns
cmd-ragnguns-table = table
    .description = Quelle table, si tu en as plusieurs
cmd-ragnguns-deck = deck
    .description = Choisir ton deck pour cette partie
cmd-ragnguns-deck-name = nom
    .description = Le deck
cmd-ragnguns-place = poser
    .description = Poser une carte dans ta Ruelle ou ton Abri
cmd-ragnguns-place-card = carte
    .description = De ta main, ou du dessus de ta Planque
cmd-ragnguns-place-zone = zone
    .description = Ruelle ou Abri
cmd-ragnguns-discard = défausser
    .description = Défausser une carte, où qu’elle soit
cmd-ragnguns-discard-card = carte
    .description = La carte
cmd-ragnguns-effect = effet
    .description = Jouer un Effet
cmd-ragnguns-effect-name = nom
    .description = Quel Effet, de quelle carte
cmd-ragnguns-effect-target = cible
    .description = Sur quoi, s’il y a le choix
cmd-ragnguns-effect-place = emplacement
    .description = Où planquer ce que l’Effet va chercher
cmd-ragnguns-trap = piège
    .description = Tendre un Piège, face cachée
cmd-ragnguns-trap-card = carte
    .description = Le Piège
cmd-ragnguns-trap-stake = mise
    .description = Combien de Balles dessus
cmd-ragnguns-disarm = désamorcer
    .description = Payer, enchérir ou retourner un Piège
cmd-ragnguns-disarm-answer = réponse
    .description = Ce que tu fais, de quel Piège
cmd-ragnguns-shootout = fusillade
    .description = Tirer sur ton adversaire, une fois par tour
cmd-ragnguns-shootout-bullets = balles
    .description = Combien de Balles
cmd-ragnguns-split = partager
    .description = Partager les Balles qui te touchent
cmd-ragnguns-split-bullets = balles
    .description = Combien pour la carte de ta Ruelle
cmd-ragnguns-step-out = sortir
    .description = Envoyer ton Pistolero dans la Ruelle, pour de bon
cmd-ragnguns-stash = planquer
    .description = Donner sa place dans la Planque à une carte de ta main
cmd-ragnguns-stash-card = carte
    .description = La carte, et où elle va
cmd-ragnguns-end = finir
    .description = Finir ton tour
cmd-ragnguns-choose = choisir
    .description = Répondre à ce qu’une carte te demande
cmd-ragnguns-choose-answer = réponse
    .description = Ce que tu choisis

## What an offer says of the game

invites-ragnguns = Deux Pistoleros, une rue, six Balles à encaisser au plus : tiens la Ruelle, bluffe avec tes Pièges, et tire quand ça fait mal.
    .minutes = 20–30 minutes
goal-ragnguns = Touche six fois le Pistolero d’en face, et tu gagnes.

## Consignes

orders-when-ragnguns-disarm = Un Piège m’attend
orders-when-ragnguns-split = Les Balles volent : qui les encaisse ?
orders-when-ragnguns-place-trap = Mon Piège a été payé et me revient
orders-ragnguns-disarm-pay = Payer si je peux
orders-ragnguns-disarm-overbid = Enchérir si je peux
orders-ragnguns-disarm-take = Le retourner
orders-ragnguns-split-0 = Mon Pistolero les encaisse toutes
orders-usual-ragnguns-disarm = Retourner le premier
orders-usual-ragnguns-split = La carte de ma Ruelle en encaisse autant qu’elle peut
orders-usual-ragnguns-place-trap = Il va sur l’emplacement le moins haut de ma Planque

## Mots sur les images de Rag’n’Guns.

picture-ragnguns-alley = Ruelle
picture-ragnguns-shelter = Abri
picture-ragnguns-stash = Planque
picture-ragnguns-barrel = Barillet
picture-ragnguns-belt = Cartouchière
picture-ragnguns-step-deck = Pioche trois cartes
picture-ragnguns-step-bullet = Paie et joue
picture-ragnguns-step-aim = Tire une fois
picture-ragnguns-step-stash = Planque le reste
ragnguns-play-trap = Piège : { $card }
ragnguns-deck-proposed = Débuter avec { $deck }
picture-ragnguns-fires = { $by } tire sur { $name }
picture-ragnguns-hit = { $left ->
    [0] { $by } abat { $name }
   *[other] { $by } touche { $name }
}
picture-ragnguns-overbid = { $name } enchérit sur { $card }
picture-ragnguns-overbid-then = Le Piège est défaussé, sans effet.
picture-ragnguns-paid = { $name } paie { $count }
picture-ragnguns-paid-then = Le Piège retourne à la Planque { DE($by) }.
picture-ragnguns-felled = { $by } abat
picture-ragnguns-covered = Aucune ne passe
picture-ragnguns-wounded = { $by } touche
picture-ragnguns-target = { $card } ({ $name })
picture-ragnguns-total = { $total } sur 6{ $left ->
    [0] { "" }
   *[other] , encore { $left }
}
picture-ragnguns-split = Carte ou Pistolero : qui { $bullets ->
    [one] l’encaisse
   *[other] les encaisse
} ?
picture-ragnguns-split-fatal = { $card } en arrête { $stopped } au plus.
picture-ragnguns-goal = Il faut { A($by) } { $count ->
    [6] 6 touches
    [one] encore une touche
   *[other] encore { $count } touches
} sur { $name }.
picture-ragnguns-deck = Pioche
picture-ragnguns-sign-bullet = coût
picture-ragnguns-sign-aim = puissance
picture-ragnguns-sign-bricks = résistance
picture-ragnguns-sign-trap = Piège
picture-ragnguns-set = { $count ->
    [one] { $seat } a tendu un Piège
   *[other] { $seat } a tendu { $count } Pièges
}
picture-ragnguns-ways = { $can ->
    [outbid] Payer { $price } : retour { A($name) }. Enchérir, { $more } : défaussé. Le retourner : il agit.
    [pay] Payer { $price } : retour { A($name) }. Le retourner : il agit. (Il en faudrait { $more } pour enchérir : défaussé.)
    [set-pay] { $by } peut payer { $price } ou le retourner.
    [set-outbid] { $by } peut payer { $price }, enchérir ({ $more }) ou le retourner.
    [seen] { $by } n’a pas les { $price } à payer : retourné, il agit.
   *[none] Il te manque les { $price } à payer : retourne-le, et il agit.
}
picture-ragnguns-ways-many = Payer, enchérir de 1, ou le retourner pour voir.
picture-ragnguns-sprung = { $name } retourne { $card } !
picture-ragnguns-springs = { $name } retourne le Piège…
picture-ragnguns-harmless = Il ne trouve rien à toucher : sans dommage.
picture-ragnguns-traps = Pièges
picture-ragnguns-plays = { $name } joue { $card }
picture-ragnguns-played = En cours
picture-ragnguns-choice = Au choix
picture-ragnguns-discard = Défausse
picture-ragnguns-useless = (inutile pour l’instant)
picture-ragnguns-dear = (coûte { $cost })
picture-ragnguns-ready = Peut sortir
picture-ragnguns-left = Gauche
picture-ragnguns-right = Droite
# On a card without effects: what it does in the Alley, and in the Shelter, with bullets
picture-ragnguns-as-alley = Ruelle : tire jusqu’à { $count }
picture-ragnguns-as-shelter = Abri : arrête { $count }
picture-ragnguns-power = en puissance

## Pourquoi un conseil l’emporte : ce que coûte le deuxième choix en autant de parties

ragnguns-hint-own = Sur { $times } parties à partir d’ici, le deuxième choix loge { $count ->
    [one] une Balle
   *[other] { $count } Balles
} de plus dans ton Pistolero.
ragnguns-hint-theirs = Sur { $times } parties à partir d’ici, le deuxième choix épargne { $count ->
    [one] une Balle
   *[other] { $count } Balles
} à l’autre Pistolero.
ragnguns-hint-cards = Sur { $times } parties à partir d’ici, le deuxième choix te laisse { $count ->
    [one] une carte
   *[other] { $count } cartes
} de retard dans la Ruelle et l’Abri.
