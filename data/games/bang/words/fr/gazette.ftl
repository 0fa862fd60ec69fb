# Comment la Gazette raconte ce qui a fait tourner une partie : chaque événement de deux façons, brèves.

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
bang-gazette-drafted = { $seat } choisit { $card }.
    .other = { $card } chevauchera avec { $seat }.
bang-gazette-placed = { $seat } expose { $exposed }, en face { DE($opposite) }.
    .other = En face { DE($opposite) }, { $seat } expose { $exposed }.
bang-gazette-exposed = { $seat } expose { $target }.
    .other = Le choix { DE($seat) } : exposer { $target }.
bang-gazette-discarded = { $seat } défausse { $card }.
    .other = À la défausse, de la part { DE($seat) } : { $card }.
bang-gazette-discarded-many = { $seat } défausse { $cards }.
    .other = À la défausse, de la part { DE($seat) } : { $cards }.
bang-gazette-robbed = { $seat } rafle { $card } dans la main { DE($owner) }.
    .other = { $owner } perd { $card } au profit { DE($seat) }.
bang-gazette-grabbed = { $seat } arrache { $card } { A($target) }.
    .other = { $target } peut dire adieu { A($card) } : { $seat } s’en empare.
bang-gazette-aimed = { $seat } sort { $card }{ bang-as } contre { $target }.
    .other = { $card }{ bang-as } pour { $target }, de la part { DE($seat) }.
bang-gazette-stripped = { $seat } joue { $card } : { $target } perd { $lost }.
    .other = { $card }, de la part { DE($seat) } : { $target } perd { $lost } pour de bon.
bang-gazette-played = { $seat } abat { $card }.
    .other = Et { $seat } de sortir { $card }.
bang-gazette-laid = { $seat } pose { $card } devant { $target }.
    .other = Devant { $target }, { $seat } pose { $card }.
bang-gazette-drew = La pioche offre { $cards } { A($seat) }.
    .other = { $seat } pioche { $cards }.
bang-gazette-bought = Au Magasin, { $seat } choisit { $card }.
    .other = { $seat } ressort du Magasin avec { $card }.
bang-gazette-healed = Une gorgée, et { $target } remonte { A($left) }.
    .other = { $target } se requinque : { $left } de vie.
bang-gazette-held = { $target } reste derrière les barreaux.
    .other = La Prison ne lâche pas { $target }.
bang-gazette-flip-held = Pas de cœur : { $target } reste en Prison.
    .other = { $target } reste en Prison : pas de cœur.
bang-gazette-flip-freed = Un cœur : { $target } sort de Prison.
    .other = { $target } sort de Prison : un cœur.
bang-gazette-dodged = { $target } se baisse à temps.
    .other = Pas une égratignure pour { $target }.
