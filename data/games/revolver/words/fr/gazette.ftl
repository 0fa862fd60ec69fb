# Comment les épisodes d’une partie sont racontés après sa fin : chaque événement de deux façons, brèves.

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
revolver-gazette-spared = { $card } survit au coup.
    .other = Le coup porte, et { $card } reste debout.
revolver-gazette-dynamited = { $seat } fait sauter le pont.
    .other = Le pont part en fumée : { $seat } tenait la mèche.
# Whether they have come down before
revolver-again = { $again ->
    [1] {" "}de nouveau
   *[other] {""}
}
revolver-gazette-collapsed = { $seat } fait{ revolver-again } s’écrouler les tunnels.
    .other = Les tunnels s’effondrent{ revolver-again } : c’est l’œuvre { DE($seat) }.
revolver-gazette-fell-together = { $cards } tombent en un seul tour.
    .other = { $count } tombes en un seul tour : { $cards }.
# $fetched: the card that Old Comrades took back into the hand for it
revolver-gazette-fell-fetched = Avec Vieux camarades, { $fetched } revient pour la Gatling : { $cards } tombent.
    .other = { $count } tombes en un seul tour : { $cards } (par Vieux camarades et { $fetched }).
revolver-gazette-gatling = La Gatling abat { $card }.
    .other = { $card } tombe sous la Gatling.
revolver-gazette-gatling-fetched = Avec Vieux camarades, { $fetched } revient, et la Gatling abat { $card }.
    .other = { $card } tombe sous la Gatling (par Vieux camarades et { $fetched }).
revolver-gazette-army-back = { $card } tombe, et l’armée recule d’un jeton.
    .other = Les secours s’éloignent : { $card } tombe.
revolver-gazette-road-past = Derrière : { $fields } ; devant : Pont, Malpaso et Mine : { $count ->
    [0] aucun gardien n’est tombé
    [one] un gardien est tombé
   *[other] { $count } gardiens sont tombés
}.
    .other = Après { $fields }, en route vers le pont, puis Malpaso et la mine, { $count ->
        [0] tous les gardiens en vie
        [one] avec un gardien de moins
       *[other] avec { $count } gardiens de moins
    }.
revolver-gazette-rescued = Le clairon ! L’armée arrive pour { $seat }.
    .other = L’armée arrive à temps : { $seat } respire.
revolver-gazette-recruited = { $card } rejoint { $seat }.
    .other = Du renfort pour { $seat } : { $card }.
revolver-gazette-recruited-many = { $count } gardiens rejoignent { $seat }.
    .other = Du monde pour { $seat } : { $count } gardiens.
revolver-gazette-tournament-beat = { $seat } remporte le poker.
    .other = Le poker sourit { A($seat) }.
revolver-gazette-repelled = { $seat } tient, { $guards } contre { $gang }.
    .other = { $guards } { A($gang) } : la ligne { DE($seat) } tient bon.
revolver-gazette-held-long = { $seat } tient { $count } fois de suite.
    .other = { $count } attaques pour rien : { $seat } tient toujours.
revolver-gazette-army-close = { $left ->
    [one] Encore un jeton, et l’armée est là.
   *[other] Encore { $left } jetons, et l’armée est là.
}
    .other = De la poussière à l’horizon : l’armée est proche ({ $left }).
revolver-gazette-left-early = { $seat } avance plus tôt ({ $field }).
    .other = Assez de sang ici : { $seat } avance ({ $field }).
