# Comment les épisodes d’une partie sont racontés après sa fin : chaque événement de deux façons, brèves.

ragnguns-gazette-stamp-1 = Six trous
ragnguns-gazette-stamp-2 = R. I. P.
ragnguns-gazette-stamp-3 = Rideau

# Headlines: $hero and $fallen are the card that won and the one that fell
ragnguns-gazette-headline-1 = Six trous dans { $fallen }
ragnguns-gazette-headline-2 = { $hero } fait place nette : { $fallen } tombe
ragnguns-gazette-headline-3 = La dernière Balle était pour { $fallen }

ragnguns-gazette-struck = À découvert dans la Ruelle, { $seat } encaisse : { $total } sur 6.
    .other = Mauvais coin, la Ruelle : { $seat } en est { A($total) } sur 6.
ragnguns-gazette-hurt = { $by } : le Pistolero { DE($seat) } en est { A($total) } sur 6.
    .other = Le Pistolero { DE($seat) } trinque, { $total } sur 6 ({ $by }).
ragnguns-gazette-spared = Le Pistolero { DE($seat) } prend { $count ->
    [one] la Balle
   *[other] { $count } Balles
} : { $total } sur 6. { $shield } pouvait en arrêter { $spared ->
    [one] une
   *[other] { $spared }
}.
    .other = { $total } sur 6 pour le Pistolero { DE($seat) } ; dans la Ruelle, { $shield } pouvait arrêter { $spared ->
        [one] une Balle
       *[other] { $spared } Balles
    }.
ragnguns-gazette-stepped-out = Le Pistolero { DE($seat) } sort dans la Ruelle.
    .other = Plus rien à piocher : le Pistolero { DE($seat) } descend dans la Ruelle.
ragnguns-gazette-hits-by = { $by } : { $count } balles dans le Pistolero { DE($seat) }, { $total } sur 6.
    .other = Le Pistolero { DE($seat) } prend { $count } balles ({ $by }) : { $total } sur 6.
ragnguns-gazette-hits = { $count } balles en un tour dans le Pistolero { DE($seat) } : { $total } sur 6.
    .other = En un tour, le Pistolero { DE($seat) } prend { $count } balles : { $total } sur 6.
ragnguns-gazette-sprung = { $seat } ne paie pas { $price } et retourne le Piège : { $card } !
    .other = Le Piège cachait { $card } : { $seat } l’a laissé agir plutôt que de payer { $price }.
ragnguns-gazette-unmasked = { $seat } enchérit ({ $price }) sur { $card } : adieu le Piège.
    .other = { $seat } y met le prix ({ $price }) : le Piège ne servira pas ({ $card }).
ragnguns-gazette-paid = { $seat } paie pour ne pas voir le Piège.
    .other = Plutôt payer que regarder : { $seat } fait partir le Piège.
ragnguns-gazette-paid-back = { $seat } paie { $price } pour ne pas voir le Piège.
    .other = Plutôt payer { $price } que regarder : { $seat } fait partir le Piège.
ragnguns-gazette-bluffed = Du bluff ! { $seat } sourit.
    .other = Il n’y avait rien sous le Piège { DE($seat) }.
ragnguns-gazette-shot-card = { $seat } tire sur { $card }, chez { $target }.
    .other = { $card }, chez { $target }, prend le plomb { DE($seat) }.
ragnguns-gazette-wounded = { $card } encaisse, chez { $seat } : { $by }.
    .other = { $by } touche { $card }, du côté { DE($seat) }.
ragnguns-gazette-felled = { $card } tombe, chez { $seat } : { $by }.
    .other = { $card } mord la poussière, chez { $seat } ({ $by }).
ragnguns-gazette-stole = { $seat } se sert dans la Cartouchière d’en face.
    .other = Des Balles changent de camp, au profit { DE($seat) }.
ragnguns-gazette-robbed = { $seat } perd { $count ->
    [one] une Balle
   *[other] { $count } Balles
}.
    .other = On déleste { $seat } : { $count ->
        [one] une Balle
       *[other] { $count } Balles
    } en moins.
ragnguns-gazette-healed = { $seat } rafistole { $card }.
    .other = Pansements neufs pour { $card }, chez { $seat }.
