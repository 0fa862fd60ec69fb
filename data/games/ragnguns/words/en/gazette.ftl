# How the episodes of a game are told after its end: each event in two ways, short.

ragnguns-gazette-stamp-1 = Six holes
ragnguns-gazette-stamp-2 = R. I. P.
ragnguns-gazette-stamp-3 = The end

# Headlines: $hero and $fallen are the card that won and the one that fell
ragnguns-gazette-headline-1 = Six holes in { $fallen }
ragnguns-gazette-headline-2 = { $hero } clears the Alley of { $fallen }
ragnguns-gazette-headline-3 = The last bullet was for { $fallen }

ragnguns-gazette-struck = { $seat }’s Pistolero is hit in the Alley: { $total } of 6.
    .other = The Alley is no place to stand: { $seat } is at { $total } of 6.
ragnguns-gazette-hurt = { $by }: { $seat }’s Pistolero is at { $total } of 6.
    .other = { $seat }’s Pistolero bleeds, { $total } of 6 ({ $by }).
ragnguns-gazette-spared = { $seat }’s Pistolero takes { $count ->
    [one] the bullet
   *[other] { $count } bullets
}: { $total } of 6. { $shield } could have stopped { $spared ->
    [one] one
   *[other] { $spared }
}.
    .other = { $total } of 6 for { $seat }’s Pistolero, though { $shield } in the Alley could have stopped { $spared ->
        [one] a bullet
       *[other] { $spared } bullets
    }.
ragnguns-gazette-stepped-out = { $seat }’s Pistolero steps out into the Alley.
    .other = The deck is empty: { $seat }’s Pistolero goes out into the Alley.
ragnguns-gazette-hits-by = { $by }: { $count } hits on { $seat }’s Pistolero, { $total } of 6.
    .other = { $seat }’s Pistolero takes { $count } hits ({ $by }): { $total } of 6.
ragnguns-gazette-hits = { $count } hits on { $seat }’s Pistolero in one turn: { $total } of 6.
    .other = In one turn { $seat }’s Pistolero takes { $count } hits: { $total } of 6.
ragnguns-gazette-sprung = { $seat } will not pay { $price }, and the Piège springs: { $card }!
    .other = Under the Piège was { $card }: { $seat } let it act rather than pay { $price }.
ragnguns-gazette-unmasked = { $seat } outbids { $card } for { $price }: the Piège is gone.
    .other = { $price } bullets from { $seat }, and { $card } never springs.
ragnguns-gazette-paid = { $seat } buys the Piège off.
    .other = { $seat } would rather pay than look under the Piège.
ragnguns-gazette-paid-back = { $seat } buys the Piège off for { $price }.
    .other = { $seat } would rather pay { $price } than look under the Piège.
ragnguns-gazette-bluffed = The Piège was nothing. { $seat } smiles.
    .other = A bluff, and { $seat } got away with it.
ragnguns-gazette-shot-card = { $seat } fires at { $card }, on { $target }’s side.
    .other = { $card } ({ $target }) takes { $seat }’s bullets.
ragnguns-gazette-wounded = { $card } ({ $seat }) is hit: { $by }.
    .other = { $by } hits { $card }, on { $seat }’s side.
ragnguns-gazette-felled = { $card } ({ $seat }) falls: { $by }.
    .other = Down goes { $card }, on { $seat }’s side ({ $by }).
ragnguns-gazette-stole = { $seat } digs into the other Belt.
    .other = Bullets change belts: { $seat } smiles.
ragnguns-gazette-robbed = { $seat } loses { $count ->
    [one] a bullet
   *[other] { $count } bullets
}.
    .other = Out of { $seat }’s pockets: { $count ->
        [one] a bullet
       *[other] { $count } bullets
    }.
ragnguns-gazette-healed = { $seat } patches up { $card }.
    .other = Fresh bandages for { $card } ({ $seat }).
