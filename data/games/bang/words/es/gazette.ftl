# Cómo se cuentan los episodios de una partida tras su final: cada suceso de dos maneras, breves.

bang-gazette-stamp-1 = Al hoyo
bang-gazette-stamp-2 = D. E. P.
bang-gazette-stamp-3 = Caso cerrado

# Headlines: $hero and $fallen are the card that won and the one that fell
bang-gazette-headline-1 = { $hero } manda { A($fallen) } al hoyo
bang-gazette-headline-2 = { $fallen } no volverá a cruzarse con { $hero }
bang-gazette-headline-3 = { $fallen } muerde el polvo y gana { $winner }

bang-gazette-died = { $target }, del bando { DE($seat) }, muerde el polvo: { bang-whose }{ bang-as }.
    .other = Un ataúd para { $target }, del bando { DE($seat) }: { bang-whose }{ bang-as }.
bang-gazette-killed = { $seat } manda { A($target) } al cementerio: { $card }{ bang-as }.
    .other = { $target } muerde el polvo: { $card }{ bang-as }, firmado por { $seat }.
bang-gazette-hit = { $seat } le da { A($target) }: { $card }{ bang-as }, vida { $left }.
    .other = { $target } se queda con { $left }: { $card }{ bang-as }, firmado por { $seat }.
bang-gazette-exploded = ¡La Dinamita le estalla en las manos { A($target) }!
    .other = ¡Bum! La Dinamita la tenía { $target }.
bang-gazette-wounded = { $left ->
    [0] { $target } se desploma.
   *[other] { bang-whose }{ bang-as }: { $target }, del bando { DE($seat) }, queda con { $left }.
}
    .other = { $left ->
        [0] Demasiado plomo para { $target }.
       *[other] ¡En el blanco! { $target } se queda con { $left }.
    }
bang-gazette-robbed = { $seat } saca { $card } de la mano { DE($owner) }.
    .other = { $owner } se queda sin { $card } por culpa { DE($seat) }.
bang-gazette-grabbed = { $seat } le arrebata { $card } { A($target) }.
    .other = { $target } se despide { DE($card) }. Gracias, dice { $seat }.
bang-gazette-stripped = { $seat } lanza { $card } contra { $target }, que pierde { $lost }.
    .other = { $card }, cortesía { DE($seat) }: { $target } se queda sin { $lost }.
bang-gazette-held = { $target } sigue entre rejas.
    .other = La Cárcel no suelta { A($target) }.
bang-gazette-flip-held = Sin corazón: { $target } sigue en la Cárcel.
    .other = { $target } sigue en la Cárcel: sin corazón.
