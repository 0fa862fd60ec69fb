# Ce que BANG! à deux demande, raconte et refuse. Cartes et personnages sont dans bang-cards.ftl, les règles dans bang-rules.ftl.

game-bang = BANG ! à deux

preset-four-dealt = Quatre personnages tirés
preset-random-pairs = Deux personnages au hasard chacun
preset-regret-exposed = Paul Regret exposé seulement
preset-beer-always = Bière jusqu’au bout

## Questions

bang-ask-draft = Choisis un personnage : chaque camp en a deux. Tu gagnes quand les deux d’en face sont morts.
bang-draft-first = { bang-ask-draft }
    Le sort a dit qui choisit en premier ; l’autre camp commencera la partie.
# $does: the ability in a few words; $acts: 1 for one who is strong when exposed
bang-draft-advice = Notre conseil : **{ $card }**, un atout { $acts ->
    [1] pour tes propres tours
   *[0] sous les balles
} · { $does }
bang-draft-proposed = { $card } : notre conseil
bang-shoots = Tirent mieux
bang-lasts = Difficiles à abattre
bang-draws = Piochent plus de cartes
bang-ask-place = Qui commence exposé, et de quel côté ? Ton autre personnage sera à couvert, du côté opposé.
bang-place-own = Qui commence exposé, et de quel côté ? En face, on choisit en secret aussi. Notre conseil, pour tirer le meilleur de tes tours : **{ $advice }**
bang-both-chose = Les deux ont choisi qui s’expose
bang-ask-expose = Qui exposes-tu ? L’autre reste à couvert.
bang-expose-own = Qui exposes-tu : encore { $name }, ou l’autre ? La flèche montre qui un BANG ! toucherait.
bang-expose-nobody = Qui exposes-tu : encore { $name }, ou l’autre ? Un BANG ! ne toucherait personne : les capacités et les points de vie décident.
bang-ask-draw-from = D’où vient ta première carte ?
bang-ask-put-back = Trois cartes, tu en gardes deux. Laquelle retourne sur la pioche ?
# $why : la carte pour laquelle on dégaine
bang-ask-flip = { $target } dégaine ({ $why }) : laquelle des deux cartes compte ?
bang-ask-dodge = { $card } · { $by } tire sur { $target } (❤️ { $life }{ $life ->
    [1] , le dernier
   *[other] { "" }
}). Pour s’en sortir, il faut { $needed ->
    [0] encore un Raté !
    [one] un Raté !
   *[other] deux Raté !, l’un après l’autre.
}
bang-ask-shoot-back = { $card } · { $by } contre { $target } (❤️ { $life }{ $life ->
    [1] , le dernier
   *[other] { "" }
}). Défausse un BANG ! ou perds 1 point de vie.
# Indians! and a Gatling hit both of a side, one after the other
bang-who-next = Ensuite, c’est le tour { DE($who) }.
# Quand une seule réponse est possible ; on la demande pourtant, sinon cela se verrait
bang-alone = Aucune de tes cartes n’y peut rien, et personne d’autre ne le sait.
# Where the cards in hand do not stop a shot, or do not save a character
bang-too-few = Tu n’en as pas assez en main.
# $why: because the character is covered, or because only two are left
bang-no-beer = { $why ->
    [covered] Une Bière ne sauve que le personnage exposé.
    [full] Une Bière ne soigne que le personnage exposé, qui est indemne.
   *[two] À deux personnages, une Bière ne sauve personne.
}
bang-no-saloon = Un Saloon ne soignerait personne.
# Calamity Janet, pour qui les autres cartes répondent aussi
bang-swaps = Pour { $who }, un Raté ! vaut un BANG !, et inversement.
bang-ask-last-beer = { $target } agonise. { $needed ->
    [one] Il manque un point de vie.
   *[other] Il manque { $needed } points de vie.
}
# What gives one of these life points
bang-saves = { $how ->
    [cards] Deux cartes en rendent un.
    [both] Une Bière ou deux cartes en rendent un.
   *[beer] Une Bière en rend un.
}
bang-ask-ability = Sid Ketchum échange deux cartes contre 1 point de vie. Lesquelles ?
bang-ask-store = Magasin : une carte pour chacun de tes personnages en vie. Laquelle prends-tu ?
bang-ask-play = Que joues-tu ?
bang-nothing-to-play = Tu n’as rien à jouer.
bang-spent = Ton BANG ! de ce tour est déjà tiré.
bang-no-panic = Aucun adversaire à distance 1 n’a de carte pour un Braquage !
bang-unreached = Aucun ennemi n’est à portée d’un BANG !
bang-ask-sure = { $card } ne soignerait personne. Jouer quand même ?
# Of a Beer, which only the exposed character drinks
bang-sure-beer = { $card } ne soigne que le personnage exposé, qui n’en a pas besoin. Jouer quand même ?
# D’une Bière, à un contre un ; dans la liste et comme question
bang-beer-last-two = Ne soigne personne : il ne reste que deux personnages.
bang-beer-full = Ne soigne personne : { $name } n’en a pas besoin.
bang-sure-last-two = { $card } ne soigne plus personne quand il ne reste que deux personnages. Jouer quand même ?
bang-ask-target = { $card } · Quel personnage ?
# $kind: whether the card is taken (panic) or lost
bang-take-which = { $card } · { $kind ->
    [panic] Quelle carte prends-tu ?
   *[other] Quelle carte fais-tu défausser ?
}
bang-ask-take = { $card } contre { $target } : quelle carte ?
bang-ask-heal-first = Fin de ton tour. Tu as { $extra ->
    [one] { $extra } carte
   *[other] { $extra } cartes
} de trop. Sid Ketchum se soigne-t-il d’abord ?
bang-ask-discard = Fin de ton tour. Tu peux garder { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
} : que défausses-tu ?

bang-pick-play = Joue une carte ou finis ton tour
bang-pick-target = Choisis une cible
bang-pick-take = Choisis une carte
bang-pick-store = Prends une carte
bang-pick-put-back = Repose une carte
bang-pick-expose = Choisis qui exposer
bang-pick-dodge = Choisis ta réponse
bang-pick-shoot-back = Choisis ta réponse
bang-pick-last-beer = Choisis ta réponse
bang-pick-flip = Choisis la carte qui compte
bang-pick-ability = Choisis { $count } cartes
bang-pick-discard = { $count ->
    [one] Défausse une carte
   *[other] Défausse { $count } cartes
}

bang-kind-draft = personnage à choisir
bang-kind-place = placement des deux
bang-kind-expose = personnage à exposer
bang-kind-draw-from = origine de la première carte
bang-kind-put-back = carte à remettre
bang-kind-flip = carte qui compte
bang-kind-dodge = réplique à un tir
bang-kind-shoot-back = BANG ! de réplique
bang-kind-last-beer = Bière de la dernière chance
bang-kind-ability = cartes pour une capacité
bang-kind-store = carte du Magasin
bang-kind-play = carte à jouer
bang-kind-sure = confirmation
bang-kind-target = cible
bang-kind-take = carte à prendre
bang-kind-heal-first = Sid Ketchum avant la défausse
bang-kind-discard = cartes à défausser

## Choix

bang-place-right = { $exposed } s’expose à droite
bang-place-left = { $exposed } s’expose à gauche
# La portée de qui est exposé : combien d’adversaires, ou l’un d’eux
bang-exposes = { $name } → { $targets }
bang-exposes-all = { $count ->
    [0] { $name } → personne
   *[other] { $name } → l’un ou l’autre
}
bang-play-done = Finir ton tour
    .does = Tu gardes au plus autant de cartes que ton personnage exposé a de points de vie.
bang-ability = Sid Ketchum : 2 cartes contre 1 vie
bang-heal-first-discard = Défausser
    .does = Tu gardes au plus autant de cartes que ton personnage exposé a de points de vie.
bang-dodge-barrel = Planque : dégaine, ♥︎ = Raté !
    .does = Ne coûte pas de carte : un cœur retourné vaut un Raté !
bang-own-barrel = { $name } : dégaine, ♥︎ = Raté !
bang-dodge-through = Dégainer et garder mes cartes
    .does = Si elle échoue : 1 point de vie, aucune carte.
bang-dodge-all = Encaisser les deux balles
    .does = 1 point de vie chacun, sans autre question.
bang-shoot-back-all = Encaisser les deux coups
    .does = 1 point de vie chacun, sans autre question.
bang-dodge-pass = Encaisser la balle
    .does = Coûte 1 point de vie.
bang-shoot-back-pass = Encaisser le coup
    .does = Coûte 1 point de vie.
bang-last-beer-pass = Laisser mourir
    .does = Tu perds ce personnage.
bang-dies = Laisser mourir { $who }
# Ce que fait une carte en réponse
bang-answers-dodge = { $needed ->
    [1] L’arrête : aucun point de vie perdu.
   *[other] Compte pour un Raté ! sur { $needed }.
}
bang-answers-shoot-back = Y répond : pour l’instant, aucun point de vie perdu.
bang-answers-last-beer = Rend 1 point de vie.
bang-answers-in-vain = Ne suffit pas : perdu pour rien.
bang-draw-from-deck = De la pioche
    .does = Sa première carte.
bang-draw-from-hand = De la main adverse
    .does = Une de ses cartes, au hasard.
bang-draw-from-discard = De la défausse
    .does = Sa première carte, que tous voient.
bang-sure-yes = Oui, jouer
# A card in front of one of the player’s own characters
bang-take-yours = { $card } (à toi)
# The same about somebody else
bang-take-own = { $card } (à soi)
bang-take-hand = Sa main
    .does = Au hasard.

## Événements

# How a Missed! counts that Calamity Janet fires; $kind: the card's kind
bang-as = { $kind ->
    [missed] {" "}en guise de BANG !
   *[other] {""}
}
# Whose card it was, if the other side played it
bang-whose = { $theirs ->
    [1] { $card } { DE($by) }
   *[other] { $card }
}
# Pourquoi personne n’a dû répondre par deux Raté !
bang-few = { $few ->
    [1] {" "}{ bang-barrel-too-few }
    [2] {" "}Pas assez de cartes pour deux Raté !
   *[other] {""}
}
bang-event-drafted = { $seat } choisit { $card }.
bang-event-paired = { $seat } reçoit { $cards }.
bang-event-placed = { $seat } expose { $exposed }, en face { DE($opposite) } ; { $covered } est à couvert.
bang-event-exposed = { $seat } expose { $target }.
bang-event-came-forward = { $target } ({ $seat }) passe devant, faute d’autre choix.
bang-event-turn-began = Tour { $turn } : { $seat }.
bang-event-turn-exposed = Tour { $turn } : { $seat } expose { $who }.
bang-event-drew = { $seat } pioche { $count ->
    [0] dans le vide
    [one] une carte
   *[other] { $count } cartes
}.
    .opened = { $seat } pioche { $cards }.
bang-event-drew-by = { $why } : { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
    .opened = { $why } : { $seat } pioche { $cards }.
bang-event-revealed = { $why } : { $seat } retourne { $cards }
bang-event-picked-up = { $seat } reprend sur la défausse : { $card }
bang-event-robbed = { $why } : { $seat } vole { A($owner) } une carte de sa main.
    .opened = { $why } : { $seat } vole { A($owner) } une carte de sa main : { $card }.
# $own: whether the side of El Gringo played what wounded him, such as a Duel that it lost
bang-event-unrobbed = El Gringo ne vole personne : { $own ->
    [1] cette carte vient { DE($owner) }
   *[0] { $owner } n’a pas de carte
}.
bang-event-grabbed = { $seat } prend une carte posée devant { $target } : { $card }
bang-event-played = { $seat } joue { $card }
bang-event-aimed = { $seat } vise { $target } : { $card }{ bang-as }
bang-event-laid = { $seat } pose devant { $target } : { $card }
bang-event-answered = { $seat } répond avec { $card }
bang-event-discarded = { $seat } défausse { $card }
bang-event-discarded-many = { $seat } défausse { $cards }
bang-event-cleared-many = { $seat } perd { $count } cartes en jeu.
bang-event-cleared = { $target } ({ $seat }) perd { $card }
bang-event-flipped = { $target } ({ $seat }) dégaine ({ $why }) : { $cards }
bang-event-unflipped = { $target } ({ $seat }) dégaine ({ $why }), mais il n’y a plus de cartes : c’est un échec.
bang-event-barrel-failed = Pas de cœur : la Planque n’aide pas { $target } ({ $seat }).
bang-event-barrel-saved = Un cœur : la Planque vaut un Raté ! pour { $target } ({ $seat }).
bang-event-counted = La carte qui compte : { $card }
bang-event-exploded = La Dynamite explose sous { $target } ({ $seat }) !
bang-event-passed-on = { $seat } l’échappe belle : { $card } passe { A($target) }.
bang-event-freed = Un cœur : { $target } ({ $seat }) sort de Prison.
bang-event-held = Pas de cœur : { $target } ({ $seat }) ne peut pas s’exposer ce tour-ci.
bang-event-emptied = { $seat } n’a plus de carte : son tour s’achève.
bang-event-skipped = { $seat } n’a personne à exposer hors de Prison et passe son tour.
bang-event-stopped = { $target } ne peut pas s’exposer ce tour-ci : { $seat } ne joue plus rien.
# Une carte dégainée pour une Planque ou une Prison, avec ce qu’elle décide
bang-event-flip-failed = La Planque n’aide pas { $target } ({ $seat }) : { $cards }, pas de cœur.
bang-event-flip-saved = La Planque vaut un Raté ! pour { $target } ({ $seat }) : { $cards }, un cœur.
bang-event-flip-freed = { $target } ({ $seat }) sort de Prison : { $cards }, un cœur.
bang-event-flip-held = { $target } ({ $seat }) ne peut pas s’exposer ce tour-ci : { $cards }, pas de cœur.
bang-event-flip-passed-on = { $target } ({ $seat }) l’échappe belle : { $cards }, pas un ♠︎ de 2 à 9. La Dynamite passe { A($to) }.
bang-event-parried = { $seat } répond avec { $card } : { $who } s’en tire sans une égratignure.
bang-event-parried-twice = { $seat } répond avec { $card } et { $then } : { $who } s’en tire sans une égratignure.
bang-event-stripped = { $seat } joue { $card } contre { $target }, qui doit défausser { $lost }
bang-event-hit = { $seat } touche { $target } ({ $card }{ bang-as }), qui perd { $count ->
    [one] { $count } point de vie
   *[other] { $count } points de vie
} (reste : { $left }).{ bang-few }
bang-event-killed = { $seat } touche { $target } ({ $card }{ bang-as }), qui mord la poussière.{ bang-few }
bang-event-dodged = { $target } ({ $seat }) s’en tire sans une égratignure.
bang-event-wounded = { bang-whose }{ bang-as } : { $target } ({ $seat }) { $count ->
    [0] n’a rien.
    [one] perd { $count } point de vie (reste : { $left }).
   *[other] perd { $count } points de vie (reste : { $left }).
}{ bang-few }
bang-event-healed = { $target } ({ $seat }) récupère 1 point de vie (total : { $left }).
bang-event-died = { bang-whose }{ bang-as } : { $target } ({ $seat }) mord la poussière.{ bang-few }
bang-event-bought = { $seat } prend au Magasin : { $card }
bang-event-shopped = { $seat } joue { $card } et prend { $bought }
bang-event-drank = { $seat } joue { $card } : { $who } récupère 1 point de vie (total : { $left }).
bang-event-took = { $seat } joue { $card } et prend devant { $target } : { $lost }
bang-event-laid-many = { $seat } pose devant { $target } : { $cards }
bang-event-reshuffled = La défausse est mélangée : nouvelle pioche de { $count } cartes.
bang-event-drawn = Trop de tours, et il reste quelqu’un debout de chaque côté : match nul.

## Refus

bang-no-not-among-these = { $card } ne fait pas partie des cartes à choisir.
bang-no-not-in-hand = { $card } n’est pas dans ta main.
bang-no-not-an-answer = Pas de réponse possible avec { $card }.
bang-no-only-as-answer = { $card } ne peut que répondre à un tir ; à ton tour, cette carte ne fait rien.
bang-no-one-shot = { $card } doit attendre : tu as joué ton unique BANG ! du tour. Seule une Volcanic devant ton personnage exposé, ou sa capacité, permet d’en jouer d’autres.
bang-no-out-of-reach = { $card } n’atteint personne : ton personnage exposé tire à distance { $reach }, et tous les adversaires sont plus loin.
bang-no-all-jailed = Pas de place pour { $card } : il y a déjà une Prison devant chaque personnage adverse.
bang-no-nothing-to-take = { $card } n’y trouverait rien à prendre.
bang-no-lies-there = Pas de place pour { $card } : chacun de tes personnages a déjà une carte de ce nom.
bang-no-not-in-game = { $target } ne joue pas ici.
bang-no-not-to-choose = { $target } ne fait pas partie du choix.
bang-no-dead = { $target } repose déjà au cimetière.
bang-no-not-yours = { $target } n’est pas de ton camp : cela va devant l’un de tes propres personnages.
bang-no-in-jail = { $target } n’a pas pu sortir de Prison et ne peut pas s’exposer ce tour-ci.
bang-no-has-one = { $target } a déjà une carte de ce nom : { $card }
bang-no-own-side = { $target } chevauche avec toi, et tu ne peux pas viser ton propre camp : { $card }
bang-no-too-far = { $target } est à distance { $distance }, et ta portée est de { $reach } : { $card }

## Commandes

cmd-bang-group = bang
    .description = Les coups de BANG ! à deux
cmd-bang-table = table
    .description = Quelle table, si tu en as plusieurs
cmd-bang-draft = choisir
    .description = Choisir un personnage avant la partie
cmd-bang-draft-character = personnage
    .description = Le personnage que tu choisis
cmd-bang-place = placer
    .description = Dire qui commence exposé, et de quel côté
cmd-bang-place-character = personnage
    .description = Qui commence exposé, et où ; l’autre reste à couvert
cmd-bang-expose = exposer
    .description = Dire lequel de tes deux personnages est exposé
cmd-bang-expose-character = personnage
    .description = Celui qui s’expose ; l’autre reste à couvert
cmd-bang-play = jouer
    .description = Jouer une carte, avec sa cible si tu veux
cmd-bang-play-card = carte
    .description = La carte de ta main
cmd-bang-play-target = cible
    .description = Sur qui, ou devant qui
cmd-bang-play-take = prendre
    .description = Braquage ! et Coup de foudre : la main, ou une carte en jeu
cmd-bang-ability = capacité
    .description = Sid Ketchum : deux cartes contre un point de vie, à tout moment
cmd-bang-ability-first = première
    .description = La première carte que tu cèdes
cmd-bang-ability-second = deuxième
    .description = La deuxième carte que tu cèdes
cmd-bang-respond = répondre
    .description = Répondre à un tir, à un Duel, aux Indiens !, au coup fatal, ou à toute question de cartes
cmd-bang-respond-answer = réponse
    .description = Une carte, ou ce qu’on te propose d’autre
cmd-bang-discard = défausser
    .description = À la fin de ton tour : défausser ce que tu ne peux pas garder
cmd-bang-discard-first = première
    .description = La première carte
cmd-bang-discard-second = deuxième
    .description = La deuxième carte
cmd-bang-discard-third = troisième
    .description = La troisième carte
cmd-bang-discard-fourth = quatrième
    .description = La quatrième carte
cmd-bang-discard-fifth = cinquième
    .description = La cinquième carte
cmd-bang-discard-sixth = sixième
    .description = La sixième carte
cmd-bang-discard-seventh = septième
    .description = La septième carte
cmd-bang-discard-eighth = huitième
    .description = La huitième carte
cmd-bang-end = finir
    .description = Ne plus rien jouer ce tour-ci

## What an offer says of the game

invites-bang = Deux personnages chacun, l’un exposé, l’autre à couvert : tire, esquive, échange-les au bon moment, et tiens encore debout à la fin.
    .minutes = 10–15 minutes
goal-bang = Tue les deux personnages d’en face, et tu gagnes.

## Consignes

orders-when-bang-dodge = On tire sur un de mes personnages
orders-when-bang-shoot-back = Indiens ou duel : il faut un BANG !
orders-when-bang-last-beer = Un de mes personnages agonise
orders-when-bang-store = Magasin : je prends une carte
orders-when-bang-flip = Lucky Duke a retourné deux cartes
orders-usual-bang-store = La carte qui vaut le plus par elle-même
orders-usual-bang-flip = Celle qui m’arrange

## Comment BANG! à deux se montre sur le plateau et le panneau.

bang-headline-draft = Le choix des personnages
bang-headline-place = La mise en place
bang-headline-turn = Tour { $turn } · { $name }
bang-headline-over = Fin de la partie
# $by: the character who played the card, or none
bang-verdict = { $target } tombe, dernier rempart { DE($seat) } ({ $by ->
    [none] { $card }
    [own] sa propre { $card }
   *[other] { $card } { DE($by) }
})
bang-verdict-unplayed = { $fall }, un { $card } inutilisé en main
bang-verdict-close = { $fall } ; il restait 1 point de vie { A($name) }
# Ce qui a décidé de la partie ; $card : le genre de carte, $by : le personnage qui l’a jouée
bang-chips = Morts : tour · qui · contre qui · comment
bang-decided = Tour { $turn } : { $target } tombe ({ $card }). { $by } a tiré plus vite.
bang-decided-dynamite = Tour { $turn } : { $card } explose sous { $target }.
bang-pool = Au choix
bang-drafted = Personnages choisis : { $names }
bang-side = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
bang-exposed = ⬆️ en avant
bang-covered = ⬇️ à couvert
bang-dead = ✝️ hors de combat
bang-acting = agit
bang-distance = distance { $distance }
bang-in-jail = en Prison ce tour-ci
bang-before = En jeu : { $cards }
bang-nothing-before = rien en jeu
bang-piles = Piles
bang-deck = Pioche : { $count }
bang-discard = Défausse : { $card }
bang-discard-empty = Défausse : vide
bang-store-open = Magasin : { $cards }
bang-flipped-now = Cartes dégainées : { $cards }
bang-shots = { $shots ->
    [0] Aucun BANG ! joué ce tour-ci
    [one] { $shots } BANG ! joué ce tour-ci
   *[other] { $shots } BANG ! joués ce tour-ci
}
bang-last-hand = Main : { $cards }
bang-replaces = remplace { $card }
# Jail, where the other side has one character left
bang-jail-last = S’il ne dégaine pas un cœur, l’adversaire perd tout son prochain tour.
bang-needs-two = Coûte 1 point de vie, sauf si deux Raté ! répondent.
# Un Raté tiré par Calamity Janet
bang-missed-shoots = Vaut un BANG ! : 1 point de vie, sauf réponse.
# Of the target of a shot
bang-against-barrel = Peut dégainer : un cœur vaut un Raté !
bang-against-swap = Elle peut aussi répondre par un BANG !
bang-mine = Ta main
bang-mine-none = Ta main est vide.
bang-mine-characters = Tes personnages
bang-mine-active = La capacité qui compte est celle du personnage exposé, ou de celui qu’on vise.
bang-other-characters = En face
bang-looked = Tu regardes
bang-sheet-kind = Type
bang-sheet-copies = Dans le paquet
bang-sheet-life = Vie
bang-brown = marron : on la joue et on la défausse
bang-blue = bleue : elle reste en jeu
bang-character = personnage

# What the signs on cards mean, below the cards of a table
bang-sign-skill = un ennemi à portée
bang-sign-life = points de vie
bang-sign-people = tous ceux qu’elle atteint
bang-sign-hand = cartes piochées ou prises
bang-sign-discard = cartes perdues
bang-sign-bang-shot = un BANG !
bang-sign-cross = l’arrête
bang-sign-bang-distance = distance
bang-sign-firepower = portée
bang-sign-shield = plus difficile à toucher
bang-sign-exposed = qui est exposé
bang-sign-suit-H = si un cœur est dégainé
bang-sign-suit-S = si ♠︎ 2 à 9 est dégainé
bang-sign-lock = sinon, pas exposé
bang-sign-bang-endless = autant qu’on veut

## Images de BANG! à deux : les mots qui ne sont que sur elles.

bang-pile-deck = pioche
bang-pile-discard = défausse
bang-legend-firepower = portée
bang-legend-skill = à portée
bang-legend-bang-distance = trop loin
# Ce qu’une carte retournée a décidé
bang-drawn-barrel = Un cœur : sauvé
bang-drawn-barrel-half = Un cœur : 1 sur 2
bang-missed-count = { $count } Raté ! sur 2
# Pourquoi un tir qui en demande deux n’a pas été proposé ; $count : les cartes en main
bang-missed-too-few = { $count ->
    [one] { $count } carte : pas assez pour deux Raté !
   *[other] { $count } cartes : pas assez pour deux Raté !
}
bang-barrel-too-few = Une Planque : pas assez pour deux Raté !
bang-drawn-barrel-failed = Pas de cœur : la Planque échoue
bang-drawn-jail = Un cœur : hors de Prison
bang-drawn-jail-failed = Pas de cœur : ne s’expose pas
bang-drawn-jail-lost = Pas de cœur : tour perdu
bang-drawn-dynamite = Rien n’explose : elle voyage
bang-drawn-dynamite-failed = Pique 2–9 : elle explose
# Beside the sign of a covered character, on the board
bang-legend-covered = à couvert
# BANG! cards in this turn, behind their number
bang-legend-shots = tiré

## Pourquoi un conseil l’emporte : ce que coûte le deuxième choix en autant de parties

bang-hint-own = Sur { $times } parties à partir d’ici, le deuxième choix te coûte { $count ->
    [one] un point de vie
   *[other] { $count } points de vie
} de plus.
bang-hint-theirs = Sur { $times } parties à partir d’ici, le deuxième choix épargne { $count ->
    [one] un point de vie
   *[other] { $count } points de vie
} à l’autre camp.
bang-hint-cards = Sur { $times } parties à partir d’ici, le deuxième choix te laisse { $count ->
    [one] une carte
   *[other] { $count } cartes
} de moins.
# Why a line was better, in the story of a game
bang-better-own = Sur { $times } essais de chaque façon, ce choix garde en tout { $count ->
    [one] un point de vie
   *[other] { $count } points de vie
} de plus.
bang-better-theirs = Sur { $times } essais de chaque façon, ce choix coûte en tout { $count ->
    [one] un point de vie
   *[other] { $count } points de vie
} de plus à l’autre camp.
bang-better-cards = Sur { $times } essais de chaque façon, ce choix garde en tout { $count ->
    [one] une carte
   *[other] { $count } cartes
} de plus en main.
