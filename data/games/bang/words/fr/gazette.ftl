# Comment les épisodes d’une partie sont racontés après sa fin : chaque événement de deux façons, brèves.

bang-gazette-stamp-1 = Au cimetière
bang-gazette-stamp-2 = R. I. P.
bang-gazette-stamp-3 = Rideau

# Headlines: $hero and $fallen are the card that won and the one that fell
bang-gazette-headline-1 = { $hero } envoie { $fallen } au cimetière
bang-gazette-headline-2 = { $fallen } ne recroisera plus { $hero }
bang-gazette-headline-3 = { $fallen } mord la poussière, { $winner } gagne

bang-gazette-died = { $target }, chez { $seat }, mord la poussière : { bang-whose }{ bang-as }.
    .other = Un cercueil pour { $target }, chez { $seat } : { bang-whose }{ bang-as }.
bang-gazette-killed = { $seat } envoie { $target } au cimetière : { $card }{ bang-as }.
    .other = { $target } mord la poussière : { $card }{ bang-as }, signé { $seat }.
bang-gazette-hit = { $seat } touche { $target } : { $card }{ bang-as }, et il en reste { $left }.
    .other = { $target } tombe { A($left) } : { $card }{ bang-as }, signé { $seat }.
bang-gazette-exploded = La Dynamite explose sous les pieds { DE($target) } !
    .other = Boum ! La Dynamite était chez { $target }.
bang-gazette-wounded = { $left ->
    [0] { $target } s’écroule.
   *[other] { bang-whose }{ bang-as } : { $target }, chez { $seat }, tombe { A($left) }.
}
    .other = { $left ->
        [0] Trop de plomb pour { $target }.
       *[other] Touché ! { $target } tombe { A($left) }.
    }
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
