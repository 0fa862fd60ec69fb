# Los logros; `.how`: cómo.

ragnguns-star-two-traps = Mira dónde pisas
    .how = Ver saltar dos de tus Pièges en una partida.
ragnguns-star-bluffer = Cara de póquer
    .how = Ver destapado un Piège que no lo era.
ragnguns-star-toll = Peaje
    .how = Hacer pagar siete de tus Pièges en una partida.
ragnguns-star-never-out = Tras las contraventanas
    .how = Ganar con tu Pistolero en guardia, sin que haya salido nunca.
ragnguns-star-unscathed = Ni un rasguño
    .how = Ganar sin una sola bala en tu Pistolero.
ragnguns-star-last-bullet = A una bala
    .how = Ganar con cinco balas en tu Pistolero.
ragnguns-star-full-house = Lleno total
    .how = Poner ocho cartas en una partida.
ragnguns-star-thief = Manos largas
    .how = Quitar dos balas en una partida.
ragnguns-star-swift = Visto y no visto
    .how = Ganar en el turno 7 como muy tarde.
ragnguns-star-back = De vuelta de la tumba
    .how = Ganar tras cuatro balas en tu Pistolero y una carta curada.
