# Comment les épisodes d’une partie sont racontés après sa fin : chaque événement de deux façons, brèves.

bang-gazette-stamp-1 = Au cimetière
bang-gazette-stamp-2 = R. I. P.
bang-gazette-stamp-3 = Rideau

# Headlines: $hero and $fallen are the card that won and the one that fell
bang-gazette-headline-1 = { $hero } envoie { $fallen } au cimetière
bang-gazette-headline-2 = { $fallen } ne recroisera plus { $hero }
bang-gazette-headline-3 = { $fallen } mord la poussière, { $winner } gagne

# Si l’on était déjà tombé aussi bas, avant d’être soigné
bang-again = { $again ->
    [1] {" "}de nouveau
   *[other] {""}
}
bang-gazette-died = { $target }, chez { $seat }, mord la poussière : { bang-whose }{ bang-as }.
    .other = Un cercueil pour { $target }, chez { $seat } : { bang-whose }{ bang-as }.
bang-gazette-disarmed = { $thief } fait perdre { $lost } { A($seat) }, puis { $target } tombe : { bang-whose }{ bang-as }.
    .other = D’abord { $seat } perd { $lost } face { A($thief) }, puis { $target } : { bang-whose }{ bang-as }.
bang-gazette-spree-by = { $kind ->
    [bang] { $by } abat { $target } : { $hits } BANG ! en un seul tour.
   *[other] { bang-whose } : { $hits } coups en un seul tour, et { $target } mord la poussière.
}
    .other = { $hits } fois en un seul tour, { bang-whose }{ bang-as } : { $target }, chez { $seat }, mord la poussière.
bang-gazette-spree = { $hits } coups en un seul tour, et { $target }, chez { $seat }, mord la poussière.
    .other = { $target }, chez { $seat }, tombe sous { $hits } coups en un seul tour.
bang-gazette-exploded = La Dynamite explose sous les pieds { DE($target) } : il en reste { $left }.
    .other = Boum ! La Dynamite était chez { $target }, qui tombe { A($left) }.
bang-gazette-blasted = { $rank } de pique : la Dynamite envoie { $target }, chez { $seat }, au cimetière.
    .other = Boum ! { $rank } de pique, et { $target }, chez { $seat }, mord la poussière.
bang-gazette-wounded = { bang-whose }{ bang-as } : { $target }, chez { $seat }, tombe { A($left) }{ bang-again }.
    .other = Touché ! { $target } tombe { A($left) }{ bang-again } ({ bang-whose }{ bang-as }).
bang-gazette-hits-by = { bang-whose }{ bang-as } : { $hits } coups sur { $target }, chez { $seat }, et il en reste { $left }{ bang-again }.
    .other = { $target } prend { $hits } coups en un tour ({ bang-whose }{ bang-as }) et tombe { A($left) }{ bang-again }.
bang-gazette-hits = { $hits } coups sur { $target }, chez { $seat }, en un seul tour : il en reste { $left }{ bang-again }.
    .other = En un seul tour, { $target } prend { $hits } coups et tombe { A($left) }{ bang-again }.
bang-gazette-healed = { $target } reprend { $count } points de vie et remonte { A($left) }.
    .other = Retour { A($left) } : { $count } points de vie de plus pour { $target }.
bang-gazette-robbed = { $seat } rafle { $card } dans la main { DE($owner) }.
    .other = { $owner } perd { $card } au profit { DE($seat) }.
bang-gazette-grabbed = { $seat } arrache { $card } { A($target) }.
    .other = { $target } peut dire adieu { A($card) } : { $seat } s’en empare.
bang-gazette-stripped = { $seat } joue { $card } : { $target } perd { $lost }.
    .other = { $card }, de la part { DE($seat) } : { $target } perd { $lost } pour de bon.
bang-gazette-held = { $target } reste derrière les barreaux.
    .other = La Prison ne lâche pas { $target }.
bang-gazette-flip-held = Pas de cœur : { $target } reste en Prison.
    .other = { $target } reste en Prison : pas de cœur.
