# Ce que Revolver 2 demande, raconte et refuse. Les cartes sont dans revolver-cards.ftl.

## Names

game-revolver = Revolver 2
preset-host-guardians = L’hôte mène les gardiens
preset-host-mapache = L’hôte mène les hommes de Mapache
offer-revolver = 🃏 **{ $game }** · camps tirés au sort

## Questions

revolver-ask-poker = { $round ->
    [1] Qui gagne deux manches obtient sa route. Même battue, une carte donne son +.
   *[other] Quelle carte poses-tu ?
}
revolver-role-guardians = Tu mènes les **gardiens** de Malpaso.
revolver-role-mapache = Tu es le **général Mapache**.
revolver-ask-march = **Rester** ({ $field }, défense { $here }) : { $recruits ->
    [0] personne n’arrive
    [one] une recrue arrive tout de suite
   *[other] { $recruits } recrues arrivent tout de suite
}.
    {""}**Avancer** ({ $next }, défense { $there }) : { $joining ->
    [0] personne n’arrive
    [one] une recrue arrive tout de suite
   *[other] { $joining } recrues arrivent tout de suite
}. Toutes les cartes restent derrière{ $lost ->
    [0] .
    [one] , et la recrue encore à venir ici est perdue.
   *[other] , et les { $lost } recrues encore à venir ici sont perdues.
}
revolver-ask-play = Tu mènes { $side }. Joue une carte ou finis ton tour.
# What a hit does: after “pour”, and as a clause of its own
revolver-hit = { $fate ->
    [dies] tuer { $who }
    [grit] prendre un jeton Cran { A($who) }
   *[other] toucher { $who }
}
    .comes = { $fate ->
        [dies] { $who } tombe
        [grit] { $who } perd un jeton Cran, mais survit
       *[other] { $who } prend un dégât
    }
revolver-weakest = l’un des { $count } plus faibles
revolver-lead-guardians = { $short ->
    [0] Tu tiens ici : il manque **{ $lead }** à Mapache pour { $aim }.
   *[other] Il te manque **{ $short }** ici, sinon { $comes }.
}
# On the board, where everybody reads it
revolver-lead-guardians-all = { $short ->
    [0] Il manque **{ $lead }** à Mapache pour { $aim }.
   *[other] Il manque **{ $short }** ici aux gardiens, sinon { $comes }.
}
revolver-lead-mapache-all = { $short ->
    [0] Mapache est devant ici : en l’état, { $comes }.
   *[other] Il manque **{ $short }** ici à Mapache pour { $aim }.
}
revolver-last-mine-all = **Dernier tour :** si Padre Esteban y survit, les gardiens gagnent.
revolver-last-army-all = **Peut-être le dernier tour :** si aucun gardien ne tombe et qu’aucune carte ne la retarde, l’armée arrive et les gardiens gagnent.
revolver-last-guardian-all = Padre Esteban est le dernier gardien.
revolver-lead-mapache = { $short ->
    [0] Tu es devant : attaque, et { $comes }.
   *[other] Il manque **{ $short }** à ton attaque pour { $aim }.
}{ $idle ->
    [1] {" "}Si personne ne meurt, l’armée approche d’un jeton.
    [2] {" "}Sans jouer de carte, ou avec un total de 0, l’armée approche de **deux** jetons.
    [3] {" "}Sans jouer de carte, ou avec un total de 0, l’armée arrive et tu perds.
   *[0] {""}
}
revolver-last-mine-guardians = **Dernier tour :** si Padre Esteban y survit, tu gagnes. { $hits ->
    [one] Le prochain dégât le tue
   *[other] Il faut { $hits } dégâts pour le tuer
}{ $fewer ->
    [0] .
    [one] {" "}(en mourant, { $people } en inflige un autre).
   *[other] {" "}(en mourant, { $people } en infligent deux autres).
}
revolver-last-mine-mapache = **Dernier tour :** Padre Esteban doit tomber maintenant, sinon tu perds. { $hits ->
    [one] Le prochain dégât le tue
   *[other] Il faut { $hits } dégâts
}{ $fewer ->
    [0] .
    [one] {" "}(en mourant, { $people } en inflige un autre).
   *[other] {" "}(en mourant, { $people } en infligent deux autres).
}
revolver-lead-many = { $short ->
    [0] Ton attaque fera un dégât à coup sûr ; la Gatling et les cartes doivent faire le reste.
   *[other] Il manque **{ $short }** à ton attaque pour un seul dégât ; la Gatling et les cartes doivent faire le reste.
}
revolver-last-army-guardians = **Peut-être le dernier tour :** si aucun gardien ne tombe et qu’aucune carte ne la retarde, l’armée arrive et tu gagnes.
revolver-last-army-mapache = **Peut-être le dernier tour :** un gardien doit tomber, ou une carte retarder l’armée ; sinon elle arrive et tu perds.
revolver-last-here = **Dernier tour ici :** les cartes restent.
revolver-last-guardian-guardians = Padre Esteban est le dernier gardien : **s’il tombe, tu perds**.
revolver-last-guardian-mapache = Padre Esteban est le dernier gardien : **{ $hits ->
    [one] un dégât
   *[other] { $hits } dégâts
} et tu gagnes**.
# Cards in hand that hit at once, for who leads Mapache
revolver-hits-at-once = { $count ->
    [one] { $cards } touche tout de suite, quels que soient les totaux.
   *[other] { $cards } touchent tout de suite, quels que soient les totaux.
}
# For who leads the guardians at the bridge or the mine and has kegs, but not enough
revolver-blast-idle = Les barils explosent depuis la main, pas en jeu : avec **{ $more ->
    [one] un baril de plus
   *[other] { $more } barils de plus
}** en main, { $bridge ->
    [0] les tunnels s’écroulent
   *[other] le pont saute
}.
# In the last turns, for whoever does not see Mapache’s hand
revolver-may-hit = Avant, { $gatling ->
    [0] une carte peut
   *[other] la Gatling ou une carte peuvent
} toucher aussi.
revolver-gatling-first = La Gatling peut tirer d’abord : **{ $left ->
    [one] une carte
   *[other] { $left } cartes
}** à munitions, un dégât par balle.
# For who leads Mapache at the mine and has ammunition, but no shot left
revolver-gatling-idle = À la Gatling, chaque balle d’une carte défaussée est un dégât. Pour tirer, il te faut ici **{ $more ->
    [one] une carte
   *[other] { $more } cartes
} à puissance de feu de plus**.
revolver-gray-full = Tout est pris : défausse d’abord une de tes cartes ici.
revolver-gray-narrow = La ruelle est étroite : quatre de tes cartes ou plus y sont déjà.
revolver-gray-limited = On te retient : pas de deuxième carte ce tour-ci.
revolver-gray-dear = Trop peu d’autres cartes pour payer { $cards }.
revolver-last-cards = Si tu vides ta main, tu n’auras au prochain tour que ta pioche.
revolver-ask-field = Sur quel champ de bataille poses-tu { $card } ?
revolver-ask-cost = Défausse { $price ->
    [one] une carte
   *[other] { $price } cartes
} pour payer { $card }.
revolver-ask-keg = **Toutes les cartes de Mapache ici y passent.** Quels barils allumes-tu ? Il en faut { $kegs } ; une carte qui en porte autant suffit.
revolver-ask-second-keg = Un seul baril sur { $card } : quelle autre carte qui en porte un ajoutes-tu ? Toutes les cartes de Mapache ici y passeront.
revolver-ask-sure-dynamite = Faire sauter le pont ? Cela balaie les cartes de Mapache, et il n’y en a pas ici. Une seule fois par partie.
revolver-ask-sure-collapse = Faire s’écrouler les tunnels ? Cela balaie les cartes de Mapache, et il n’y en a pas ici.
revolver-ask-ammo = Quelles munitions tires-tu ? Un tir pour chacune de tes cartes ici, **encore { $left }** ce tour-ci.
revolver-ask-drop = Laquelle de tes cartes Puissance de feu défausses-tu ici ? Cela ne rapporte rien.
revolver-ask-victim = Touché ! Lequel de tes gardiens les plus faibles prend le dégât ?
revolver-ask-drop-hand = Défausse { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} de ta main.
revolver-ask-rout = Laquelle de tes cartes défausses-tu de ce champ de bataille ?
revolver-ask-lasso = Laquelle de tes cartes retourne dans ta main ?
revolver-ask-sap = Laquelle de tes cartes perd ses jetons puissance ?
revolver-ask-bring = Laquelle de tes cartes amènes-tu ici ?
revolver-ask-recall = Laquelle de tes cartes revient dans ta main ?
revolver-ask-drill = Laquelle de tes cartes renforces-tu ?
revolver-ask-spy = Tu vois la main adverse : quelle carte défausser ?
revolver-ask-dig = Quelle carte prends-tu dans ta pioche ?
revolver-ask-recover = Quelle carte récupères-tu dans ta défausse ?
revolver-ask-hearten = Qui reçoit le Cran ?
revolver-ask-daunt = Qui perd un jeton Cran ?

## Questions as nouns

revolver-kind-poker = carte de poker
revolver-kind-march = rester ou avancer
revolver-kind-play = coup à jouer
revolver-kind-field = champ de bataille
revolver-kind-cost = prix
revolver-kind-keg = barils
revolver-kind-second-keg = second baril
revolver-kind-sure-dynamite = dynamite
revolver-kind-sure-collapse = tunnels
revolver-kind-ammo = munitions
revolver-kind-drop = carte en jeu à défausser
revolver-kind-victim = qui est touché
revolver-kind-drop-hand = cartes de la main à défausser
revolver-kind-rout = une carte d’ici à défausser
revolver-kind-lasso = une carte qui retourne en main
revolver-kind-sap = une carte à affaiblir
revolver-kind-bring = une carte à amener ici
revolver-kind-recall = une carte qui revient en main
revolver-kind-drill = une carte à renforcer
revolver-kind-spy = une carte adverse à défausser
revolver-kind-dig = une carte de la pioche
revolver-kind-recover = une carte de la défausse
revolver-kind-hearten = qui reçoit le Cran
revolver-kind-daunt = qui perd le Cran

## Questions on the board, after a name and a dash

revolver-asks-march = rester ici ou avancer ?
revolver-asks-victim = touché ! Quel gardien prend le dégât ?
revolver-asks-drop-hand = { $count ->
    [one] quelle carte de la main part à la défausse ?
   *[other] quelles { $count } cartes de la main partent à la défausse ?
}
revolver-asks-rout = quelle carte d’ici part à la défausse ?
revolver-asks-lasso = quelle carte retourne en main ?
revolver-asks-sap = quelle carte perd ses jetons puissance ?
revolver-asks-bring = quelle carte arrive ici ?
revolver-asks-recall = quelle carte revient en main ?
revolver-asks-drill = quelle carte est renforcée ?
revolver-asks-spy = quelle carte de la main adverse part à la défausse ?
revolver-asks-dig = quelle carte sort de la pioche ?
revolver-asks-recover = quelle carte revient de la défausse ?
revolver-asks-hearten = quel gardien reçoit le Cran ?
revolver-asks-daunt = quel gardien perd du Cran ?
revolver-asks-by = { $died ->
    [0] { $card }
   *[other] { $card } meurt
} : { $ask }

## Choices

revolver-play-dynamite = Faire sauter pont et cartes de Mapache
    .does = Deux barils : Mapache défausse tout ici.
revolver-play-collapse = Ensevelir les cartes de Mapache
    .does = Deux barils : Mapache défausse tout ici.
revolver-play-gatling = Gatling : un dégât par balle
    .does = Défausse une carte à munitions : chaque icône touche.
revolver-play-drop = Défausser une de tes cartes ici
    .does = Fait de la place sur le champ de bataille, sans rien coûter.
revolver-proposal-cost = payer avec { $cards }
revolver-proposal-hearten = cran pour { $cards }
revolver-proposal-recover = récupérer { $cards }
revolver-proposal-bring = déplacer { $cards }
revolver-proposal-recall = retour en main : { $cards }
revolver-proposal-drill = puissance pour { $cards }
revolver-drop-card = Défausser { $card }
revolver-play-for-card = { $play } · coûte { $card }
revolver-fire-card = Gatling : { $card }
revolver-play-for = { $play } ({ $count ->
    [one] 1 carte
   *[other] { $count } cartes
})
revolver-play-end = Finir le tour
    .does = Les cartes en main y restent.
    .empty = Ensuite, Mapache attaque.
revolver-attack-now = Attaquer : { $fate ->
    [dies] { $count ->
        [one] { $who } tombe
       *[other] un gardien tombe
    }
    [grit] du cran perdu, aucun mort
   *[other] un dégât
}
revolver-march-stay = Rester
revolver-march-ride = Avancer
revolver-yes = Oui
revolver-pass = Ne rien amener
    .does = Tes cartes restent où elles sont.

revolver-otherwise = Payer ou viser autrement

## À quoi sert une liste

revolver-pick-otherwise = La carte, puis son prix…
revolver-pick-poker = Joue une carte de poker…
revolver-pick-play = Joue une carte…
revolver-pick-play-drop = Défausse une carte…
revolver-pick-cost = { $count ->
    [one] Paie avec une carte…
   *[other] Paie avec { $count } cartes…
}
revolver-pick-drop-hand = { $count ->
    [one] Défausse une carte…
   *[other] Défausse { $count } cartes…
}
revolver-pick-field = Choisis le champ de bataille…
revolver-pick-spy = Fais défausser une carte…
revolver-pick-dig = Prends une carte de ta pioche…
revolver-pick-recover = Récupère une carte défaussée…
revolver-pick-hearten = Donne le cran à…

## Events

revolver-guardians = les gardiens
revolver-mapache = les hommes de Mapache
revolver-event-sides-assigned = { $seat } mène les gardiens de Malpaso, qui doivent tenir jusqu’à l’arrivée de l’armée. En face, le général Mapache doit les tuer tous.
revolver-event-poker-played = { $seat } retourne : { $card }
revolver-event-poker-level = Personne ne gagne cette manche : { $card } contre { $other }.
revolver-event-poker-beat = { $seat } gagne une manche : { $card } bat { $other } ({ $rounds } sur les 2 qu’il faut).
revolver-accusation-back = { $card } revient en main.
revolver-event-poker-tied = Personne ne remporte cette manche de poker.
revolver-event-poker-won = { $seat } remporte une manche de poker ({ $rounds } sur les 2 qu’il faut).
revolver-event-tossed = Plus aucune carte, manches à égalité : on joue à pile ou face.
revolver-event-tournament-won = { $seat } remporte le poker. La route : { $fields }.
revolver-event-tournament-beat = { $seat } remporte le poker : { $card } bat { $other }.
revolver-event-poker-gained = { $seat } : { $points ->
    [0] {""}
   *[other] +{ $points } de puissance à Malpaso{ $count ->
        [0] {""}
       *[other] {", "}
    }
}{ $count ->
    [0] {""}
    [one] +1 carte de départ
   *[other] +{ $count } cartes de départ
}{ $army ->
    [0] {""}
   *[other] { $rest ->
        [0] {""}
       *[other] {", "}
    }{ $army ->
        [one] +1 jeton de l’armée
       *[other] +{ $army } jetons de l’armée
    }
}.
revolver-event-drew = { $count ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
}
    .opened = { $seat } pioche { $cards }.
revolver-event-drew-by = { $died ->
    [0] { $by }
   *[other] Quand { $by } tombe
} : { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
    .opened = { $died ->
        [0] { $by }
       *[other] Quand { $by } tombe
    } : { $seat } pioche { $cards }.
revolver-event-marched = { $box ->
    [1] Le combat se déplace : { $field }, tour 1.
   *[other] { $field }, tour { $box }.
}
revolver-event-rode = { $first ->
    [0] Le combat se déplace : les cartes restent derrière.
   *[other] Tour 1, { $field } :
}
# On boards and panels
revolver-paid-with = Payé avec { $cards }.
revolver-event-recruited = La recrue { $card } rejoint { $seat }.
revolver-event-played = { $seat } joue { $card } ({ $field }).
revolver-event-played-there = { $seat } joue { $cards } ({ $field }).
revolver-event-played-here = { $seat } joue { $cards }.
revolver-event-took = { $seat } prend en main { $cards }.
revolver-event-lost = { $seat } perd { $cards }{ $hand ->
    [1] {" "}(main).
   *[other] .
}
revolver-event-lost-by = { $died ->
    [0] { $by } : { $seat } perd { $cards }
   *[other] { $by } meurt : { $seat } perd { $cards }
}{ $hand ->
    [1] {" "}(main).
   *[other] .
}
# Before what a card or a guardian’s death did
revolver-effect-by = { $died ->
    [0] { $by } : { $line }
    [1] { $by } meurt : { $line }
   *[2] En mourant, { $by } inflige un autre dégât : { $line }
}
revolver-event-returned-by = { $by } : { $seat } reprend en main { $cards }.
revolver-event-took-by = { $by } : { $seat } prend { $cards } en main.
revolver-event-paid = { $seat } paie avec : { $cards }
revolver-event-recruited-many = { $count } recrues se joignent { A($seat) }.
revolver-event-discarded = { $seat } défausse du champ de bataille : { $card }
revolver-event-dropped = { $seat } défausse { $cards }.
revolver-event-returned = { $seat } reprend { $card } en main.
revolver-event-moved = { $seat } amène { $card } ici.
revolver-event-recovered = { $seat } récupère { $card }.
revolver-event-revealed = { $seat } prend { $card } dans sa pioche.
revolver-event-empowered = Puissance +{ $points } : { $card } ({ $seat }).
revolver-event-fortified = { $field } : +{ $points } pour { $seat }.
revolver-event-sapped = Jetons puissance retirés : { $card } ({ $seat }).
revolver-event-heartened = Cran +{ $count } : { $card } ({ $seat }).
revolver-event-daunted = Un jeton Cran de moins : { $card } ({ $seat }).
revolver-event-spared = { $seat } perd un jeton Cran, et { $card } reste debout.
revolver-event-fell = { $card } tombe. { $seat } est en deuil.
revolver-event-fell-by = { $by } abat { $card }.
revolver-event-gatling = { $seat } tire à la Gatling ({ $cards }) : { $dead ->
    [0] {""}
    [one] { $fell } { $worn ->
        [0] tombe
       *[other] perd un jeton Cran, puis tombe
    }
   *[other] { $fell } tombent
}{ $both ->
    [0] {""}
   *[other] {", "}
}{ $saved ->
    [0] {""}
    [one] { $brave } perd { $grit ->
        [one] un jeton Cran
       *[other] { $grit } jetons Cran
    }
   *[other] { $brave } perdent des jetons Cran
}.
revolver-event-covered = { $seat } se cache dans la fumée : +{ $points } pour les gardiens ici.
revolver-event-charged = { $seat } sonne la charge : +{ $points } pour Mapache ici.
revolver-event-fizzled = { $card } : sans effet.
revolver-event-slowed = { $seat } pioche une carte de moins.
revolver-event-limited = { $seat } ne peut jouer qu’une carte au prochain tour.
revolver-event-dynamited = { $seat } fait sauter le pont. Barils : { $cards }.
revolver-event-collapsed = { $seat } fait s’écrouler les tunnels. Barils : { $cards }.
revolver-event-gatling-fired = { $seat } tire à la Gatling avec { $card } : { $hits ->
    [one] un dégât
   *[other] { $hits } dégâts
}.
revolver-event-passed = { $seat } ne joue aucune carte.
revolver-event-ended = { $seat } termine son tour.
revolver-event-overrun = { $seat } attaque, { $gang } contre { $guards } : touché !
revolver-event-overrun-fell = { $seat } attaque, { $gang } contre { $guards } : { $card } tombe.
revolver-event-overrun-spared = { $seat } attaque, { $gang } contre { $guards } : { $card } perd un jeton Cran.
revolver-event-repelled = { $seat } tient bon, { $guards } contre { $gang }.
# After that, where a card or the Gatling has killed in the same turn
revolver-army-waits = L’armée n’approche pas : un gardien est tombé ce tour-ci.
revolver-event-army-neared = { $why ->
    [idle] Mapache n’a joué aucune carte : l’armée approche de deux jetons. Il en reste { $left }.
    [points] Mapache a attaqué avec 0 point : l’armée approche de deux jetons. Il en reste { $left }.
    [card] L’armée approche d’un jeton. Il en reste { $left }.
   *[other] Personne n’est mort : l’armée approche d’un jeton. Il en reste { $left }.
}
revolver-event-army-neared-by = { $by } : l’armée approche d’un jeton. Il en reste { $left }.
revolver-event-army-tarried = L’armée recule d’un jeton. Il en reste { $left }.
revolver-event-army-tarried-by = { $died ->
    [0] { $by } : l’armée recule d’un jeton. Il en reste { $left }.
   *[other] Cela fait reculer l’armée d’un jeton. Il en reste { $left }.
}
revolver-event-killed = { $seat } s’empare de Malpaso : tous les gardiens sont tombés.
revolver-event-held-out = { $seat } a tenu la mine : Padre Esteban est vivant.
revolver-event-rescued = Les clairons ! L’armée mexicaine vole au secours de Malpaso : victoire, { $seat } !

## Refusals

revolver-no-too-dear = Trop cher : { $card } ({ $cost }). Il te faut autant d’autres cartes en main.
revolver-no-full = Pas de place pour { $card } : trois cartes sont déjà de ton côté ici. Défausse d’abord une des tiennes.
revolver-no-narrow = Pas de place pour { $card } : la ruelle est étroite, et il n’y reste plus de place pour toi.
revolver-no-no-room = Plus aucun champ de bataille n’a de place pour { $card }.
revolver-no-no-room-there = Pas de place ({ $field }) : deux Obstructions au plus, et trois cartes en tout.
revolver-no-limited = On te retient : une seule carte ce tour-ci.
revolver-no-not-in-hand = Pas dans ta main : { $card }.
revolver-no-not-that-card = Pas parmi les choix : { $card }.
revolver-no-unknown-card = Cette carte n’existe pas dans ce jeu.
revolver-no-not-weakest = Pas { $card } : le dégât va à la plus basse cote, { $weakest }.
revolver-no-no-icons = Ni barils ni munitions sur cette carte : { $card }.
revolver-no-nothing-here = Tu n’as ici aucune carte Puissance de feu à défausser.
revolver-no-not-there = Cela ne se fait qu’ici : { $field }.
revolver-no-not-your-powder = La poudre est aux gardiens.
revolver-no-not-your-gatling = La Gatling est à Mapache.
revolver-no-blown-already = Le pont a déjà sauté.
revolver-no-buried-already = Les tunnels se sont déjà écroulés ce tour-ci ; au prochain, tu pourras recommencer.
revolver-no-too-few-kegs = Il te faut { $count ->
    [one] un baril
   *[other] { $count } barils
} en main.
revolver-no-wet-powder = La poudre est mouillée : une averse tombe sur ce champ de bataille.
revolver-no-no-ammo = Tu n’as pas de munitions en main.
revolver-no-no-crew = Personne pour servir la Gatling : une carte de munitions par tour et par carte Puissance de feu que tu as ici.

## What an offer says of the game

invites-revolver = Le général Mapache marche sur Malpaso : tiens six champs de bataille, ou balaie-les.
    .minutes = 30–45 minutes
goal-revolver = Mapache gagne quand tous les gardiens sont morts ; les gardiens, si Padre Esteban survit à la mine ou si l’armée arrive.

## Consignes

orders-when-revolver-victim = Touché : quel gardien encaisse ?
orders-when-revolver-rout = Je dois défausser une carte d’un champ de bataille
orders-when-revolver-lasso = Une de mes cartes revient dans ma main
orders-when-revolver-sap = Une de mes cartes perd ses jetons puissance
orders-when-revolver-daunt = Un de mes gardiens perd un jeton Cran
orders-when-revolver-drop-hand = Je dois défausser des cartes de ma main
orders-usual-revolver-victim = Celui qui a du Cran, sinon celui dont la perte ne coûte rien de plus
orders-usual-revolver-rout = La plus faible : le moins de puissance de feu, jetons compris
orders-usual-revolver-lasso = La plus faible : le moins de puissance de feu, jetons compris
orders-usual-revolver-sap = Celle qui a le moins de jetons
orders-usual-revolver-daunt = Celui qui en a le plus ; à égalité, celui qui serait touché en dernier
orders-usual-revolver-drop-hand = La plus faible puissance, icônes comprises ; un effet unique compte pour 2

## Les commandes de Revolver 2.

cmd-revolver-group = revolver
    .description = Les coups de Revolver 2
cmd-revolver-table = table
    .description = Quelle table, si tu en as plusieurs
cmd-revolver-poker = poker
    .description = Poser une carte au tournoi de poker
cmd-revolver-poker-card = carte
    .description = Laquelle de tes cartes de poker
cmd-revolver-march = marcher
    .description = À un tour optionnel : rester ou avancer
cmd-revolver-march-way = choix
    .description = Rester ou avancer
cmd-revolver-play = jouer
    .description = Jouer une carte de ta main
cmd-revolver-play-card = carte
    .description = Quelle carte
cmd-revolver-play-field = lieu
    .description = Pour une Obstruction : sur quel champ de bataille
cmd-revolver-play-pay1 = paie-1
    .description = Première carte défaussée pour payer
cmd-revolver-play-pay2 = paie-2
    .description = Deuxième carte défaussée pour payer
cmd-revolver-play-pay3 = paie-3
    .description = Troisième carte défaussée pour payer
cmd-revolver-play-pay4 = paie-4
    .description = Quatrième carte défaussée pour payer
cmd-revolver-play-pay5 = paie-5
    .description = Cinquième carte défaussée pour payer
cmd-revolver-discard = défausser
    .description = Défausser une carte : quand on te le demande, ou une des tiennes ici
cmd-revolver-discard-card = carte
    .description = Quelle carte
cmd-revolver-discard-second = deuxième
    .description = La deuxième carte, s’il en faut deux
cmd-revolver-dynamite = dynamiter
    .description = Faire sauter le pont avec deux barils
cmd-revolver-collapse = effondrer
    .description = Faire s’écrouler les tunnels avec deux barils
cmd-revolver-keg = baril
    .description = Une carte avec des barils
cmd-revolver-second-keg = deuxième
    .description = Une autre, si la première n’en porte qu’un
cmd-revolver-gatling = gatling
    .description = Tirer à la Gatling avec une carte à munitions
cmd-revolver-gatling-card = carte
    .description = Une carte avec des munitions
cmd-revolver-victim = victime
    .description = Désigner le gardien qui prend le dégât, parmi les plus faibles
cmd-revolver-victim-person = gardien
    .description = Quel gardien
cmd-revolver-end = finir
    .description = Finir ton tour

## Comment Revolver 2 se montre sur le plateau, le panneau et les cartes.

revolver-headline-poker = Poker, manche { $round }
revolver-headline = { $field } { $box }/{ $boxes }
# In a replay: a turn of the game
revolver-recap = Tour { $turn } · { $field } · { $seat }
revolver-over = Fin de la partie
revolver-over-alone = Le village est tombé : Padre Esteban est mort quand s’achève le dernier tour à la mine
revolver-over-attack = L’attaque tue { $person }, dernier gardien : { $gang } contre { $guards }
revolver-over-gatling = La Gatling tue { $person }, dernier gardien, avant l’attaque
revolver-over-card = { $card } tue { $person }, dernier gardien
revolver-over-mine = La mine a tenu : Padre Esteban survit au dernier tour
revolver-over-army = L’armée est arrivée : son dernier jeton est parti
revolver-cause-gatling = Gatling · { $card }
revolver-chips = Gardiens tombés sur chaque champ de bataille
# What decided the game
revolver-decided-attack = Plus aucun gardien : { $short } de plus, et ils tenaient. Il restait { $army ->
    [one] un jeton
   *[other] { $army } jetons
} à l’armée.
revolver-decided-gatling = Les munitions ignorent les totaux : l’attaque { $hits ->
    [0] aurait échoué
   *[other] aurait porté aussi
}, { $gang } contre { $guards }. Il restait { $army ->
    [one] un jeton
   *[other] { $army } jetons
} à l’armée.
revolver-decided-card = Aucun total n’arrête ce coup. Il restait { $army ->
    [one] un jeton
   *[other] { $army } jetons
} à l’armée.
revolver-decided-alone = Sans Padre Esteban, personne ne tient la mine : { $fallen } gardiens sont tombés.
revolver-decided-mine = { $people ->
    [one] Padre Esteban était le dernier survivant
   *[other] Il reste { $people } gardiens
}{ $grit ->
    [0] {""}
    [one] , avec un jeton Cran
   *[other] , avec { $grit } jetons Cran
}{ $short ->
    [0]  : la dernière attaque touche sans tuer Padre Esteban
   *[other]  : { $hits ->
        [one] il manquait { $short ->
            [one] un point
           *[other] { $short } points
        } à Mapache à la dernière attaque
       *[other] Mapache devait toucher { $hits } fois, et il manquait { $short ->
            [one] un point
           *[other] { $short } points
        } pour la première
    }
}.
revolver-decided-army = { $people ->
    [one] Un gardien vivait encore
   *[other] { $people } gardiens vivaient encore
}{ $short ->
    [0] {""}
   *[other] : il manquait { $short ->
        [one] un point
       *[other] { $short } points
    } à Mapache pour toucher encore
}.
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
revolver-people = { $count ->
    [0] Il ne reste aucun gardien.
   *[other] Gardiens de Malpaso : { $count } (la cote la plus basse est touchée d’abord)
}
revolver-people-alive = Gardiens de Malpaso
revolver-places = Champs de bataille
revolver-fallen = 🪦 Tombés : { $count }
revolver-army = 🎺 L’armée est { $count ->
    [0] là
    [one] à un jeton
   *[other] à { $count } jetons
}
revolver-piles = main { $hand } · pioche { $deck } · défausse { $discard }
revolver-poker-piles = cartes de poker { $hand } · manches gagnées { $rounds }
revolver-poker-shown = Montrées : { $cards }
revolver-held = Un tour avec une seule carte
revolver-slowed = { $count ->
    [one] Piochera une carte de moins
   *[other] Piochera { $count } cartes de moins
}
revolver-unplayed = Restées en main
revolver-mine-hand = Ta main
revolver-mine-none = Ta main est vide.
revolver-laid = Trouvé dans ta pioche
revolver-spied = La main adverse
revolver-firepower = puissance de feu { $value }
    .brief = feu { $value }
revolver-tokens = arrive avec +{ $value } de puissance
revolver-no-effect = sans effet
revolver-price = coût { $value }
revolver-kegs = barils { $value }
revolver-bullets = munitions { $value }
revolver-obstruction = Obstruction
revolver-one-shot = effet unique
revolver-rating = cote { $value }
revolver-grit = Cran { $value }
revolver-comes-with-grit = arrive avec Cran { $value }
revolver-either = { $one } ou { $other }
revolver-with-grit = { $person } (Cran { $grit })
revolver-place-now = On se bat ici · places libres : { $free } sur { $slots }
revolver-place-ahead = Encore devant · places libres : { $free } sur { $slots }
revolver-place-behind = Déjà passé : elle n’y ferait rien
revolver-defence = défense { $value }
revolver-recruits = gardiens qui rejoignent le village à chaque tour : { $boxes }
revolver-optional = { $value ->
    [one] le dernier tour est optionnel
   *[other] les { $value } derniers tours sont optionnels
}
revolver-turns = tours : { $value }
revolver-poker-number = nombre { $value }
revolver-poker-label = { $card } · { $kind ->
    [cheat] triche
    [accusation] accusation
   *[number] { $value }
}
revolver-poker-cheat = triche : bat les nombres
    .does = bat les nombres
revolver-poker-accuse = accusation : ne bat que les triches
    .does = ne bat que les triches
revolver-benefit-none = aucun avantage
revolver-benefit-cards = cartes au départ : +{ $value }
revolver-benefit-power = puissance à Malpaso : +{ $value }
revolver-benefit-army = jetons de l’armée : +{ $value }
revolver-on-card = Valeurs et type
revolver-no-text = Aucun texte.

legend-revolver = 🔫 puissance de feu (flèche : accrue) · 🃏 cartes qu’elle coûte · 🛢️ barils : deux en main font sauter pont ou mine · balles : munitions pour la Gatling · 🛡️ défense d’un lieu, ou cote de survie d’une personne · 🌵 Cran · 🦝 cartes et points de Mapache, 🛡️ des gardiens · 👥 armée : jetons avant son arrivée · 1/4 : premier des quatre tours d’un champ de bataille, où chaque camp joue · ↓1 : pioche une carte de moins

## Pourquoi un conseil l’emporte : ce que coûte le deuxième choix en autant de parties

revolver-hint-own = Sur { $times } parties à partir d’ici, le deuxième choix coûte { $count ->
    [one] un gardien
   *[other] { $count } gardiens
} de plus.
revolver-hint-theirs = Sur { $times } parties à partir d’ici, le deuxième choix laisse vivre { $count ->
    [one] un gardien
   *[other] { $count } gardiens
} de plus.
revolver-hint-army = Sur { $times } parties à partir d’ici, le deuxième choix fait perdre { $count ->
    [one] un jeton de l’armée
   *[other] { $count } jetons de l’armée
}.
# Why a line was better, in the story of a game
revolver-better-own = Sur { $times } essais de chaque façon, ce choix sauve en tout { $count ->
    [one] un gardien
   *[other] { $count } gardiens
} de plus.
revolver-better-theirs = Sur { $times } essais de chaque façon, ce choix abat en tout { $count ->
    [one] un gardien
   *[other] { $count } gardiens
} de plus.
revolver-better-army = Sur { $times } essais de chaque façon, ce choix vaut en tout { $count ->
    [one] un jeton de l’armée
   *[other] { $count } jetons de l’armée
} d’avance.

# On the picture
picture-revolver-aim-guardians = Jetons de l’armée
picture-revolver-aim-mapache = Gardiens à abattre
picture-revolver-empty = Aucune carte ici
picture-revolver-then = puis { $field }
picture-revolver-last = dernier champ
picture-revolver-last-turn = dernier tour, puis { $field }
picture-revolver-poker = Poker pour la route
picture-revolver-poker-won = { $name } gagne
picture-revolver-sign-discard = coûte des cartes
picture-revolver-sign-keg = deux : pont ou mine saute
picture-revolver-sign-ammunition = tirs de Gatling à la mine
picture-revolver-sign-hand = cartes au départ
picture-revolver-sign-plus = puissance à Malpaso
picture-revolver-sign-people = jetons de l’armée
picture-revolver-beats = Chacune bat la suivante :
picture-revolver-roads = La route du vainqueur : trois lieux et leur défense
picture-revolver-cheat = triche
picture-revolver-number = nombre
picture-revolver-accusation = accusation
picture-revolver-would-hit = Mapache toucherait
picture-revolver-would-hold = Les gardiens tiendraient
picture-revolver-rounds = manches gagnées
picture-revolver-attack = { $name } attaque
picture-revolver-hit = Touché
picture-revolver-fuse = La mèche brûle…
picture-revolver-bridge = Le pont saute !
picture-revolver-tunnels = Les tunnels s’effondrent !
picture-revolver-held = Les gardiens tiennent
picture-revolver-fell = { $count ->
    [one] { $person } tombe
   *[other] { $count } gardiens tombent
}
picture-revolver-gatling = La Gatling tire
picture-revolver-early = Avant l’attaque
picture-revolver-spared = { $person } perd un Cran
picture-revolver-defence = Défense
picture-revolver-tokens = Puissance
picture-revolver-charge = Charge
picture-revolver-cover = Fumée
