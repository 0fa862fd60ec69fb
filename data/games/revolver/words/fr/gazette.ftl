# Comment la Gazette raconte ce qui a fait tourner une partie : chaque événement de deux façons, brèves.

revolver-gazette-stamp-1 = Rideau
revolver-gazette-stamp-2 = Terminus
revolver-gazette-stamp-3 = Adios

# Headlines: $hero and $fallen are the card that won and the one that fell
revolver-gazette-headline-1 = Malpaso se tait : { $winner } gagne
revolver-gazette-headline-2 = Rira bien { $hero }
revolver-gazette-headline-3 = { $hero } a raison { DE($fallen) }

revolver-gazette-fell = { $card } tombe, dans le camp { DE($seat) }.
    .other = { $seat } pleure { $card }.
revolver-gazette-overrun-fell = { $gang } contre { $guards } : { $card } tombe.
    .other = { $seat } enfonce la ligne, { $gang } { A($guards) }. Chapeau bas, { $card }.
revolver-gazette-overrun-spared = { $gang } contre { $guards }, et { $card } tient debout.
    .other = { $card } serre les dents : { $gang } { A($guards) }.
revolver-gazette-overrun = { $seat } passe, { $gang } contre { $guards }.
    .other = L’assaut { DE($seat) } porte : { $gang } { A($guards) }.
revolver-gazette-spared = { $card } survit au coup.
    .other = Le coup porte, et { $card } reste debout.
revolver-gazette-dynamited = { $seat } fait sauter le pont.
    .other = Le pont part en fumée : { $seat } tenait la mèche.
revolver-gazette-collapsed = { $seat } fait s’écrouler les tunnels.
    .other = Les tunnels s’effondrent : c’est l’œuvre { DE($seat) }.
revolver-gazette-fell-together = { $cards } tombent en un seul tour.
    .other = { $count } tombes en un seul tour : { $cards }.
revolver-gazette-gatling-fell = La Gatling abat { $cards }.
    .other = { $cards } tombe sous la Gatling.
revolver-gazette-gatling-fired = La Gatling crache, { $card } à la manivelle.
    .other = { $seat } confie la Gatling { A($card) }.
revolver-gazette-killed = { $seat } entre dans Malpaso.
    .other = Plus personne pour arrêter { $seat }.
revolver-gazette-held-out = { $seat } tient la mine.
    .other = La mine a tenu : { $seat } sauve Padre Esteban.
revolver-gazette-rescued = Le clairon ! L’armée arrive pour { $seat }.
    .other = L’armée arrive à temps : { $seat } respire.
revolver-gazette-recruited = { $card } rejoint { $seat }.
    .other = Du renfort pour { $seat } : { $card }.
revolver-gazette-recruited-many = { $count } gardiens rejoignent { $seat }.
    .other = Du monde pour { $seat } : { $count } gardiens.
revolver-gazette-tournament-won = { $seat } remporte le tournoi.
    .other = Le tournoi sourit { A($seat) }.
revolver-gazette-poker-won = { $seat } gagne une manche au poker.
    .other = Le poker sourit { A($seat) }.
revolver-gazette-repelled = { $seat } tient, { $guards } contre { $gang }.
    .other = { $guards } { A($gang) } : la ligne { DE($seat) } tient bon.
revolver-gazette-played = { $seat } joue { $card }.
    .other = { $card } entre en scène pour { $seat }.
revolver-gazette-drew = La pioche offre { $cards } { A($seat) }.
    .other = { $seat } pioche { $cards }.

# Une erreur : garder des cartes, ou mal choisir sa route
revolver-gazette-play-end = { $name } finit son tour sans « { $best } ».
revolver-gazette-play-card = { $name } joue { $played }, et non « { $best } ».
revolver-gazette-march-stay = { $name } reste un tour de plus.
revolver-gazette-march-ride = { $name } repart aussitôt.
