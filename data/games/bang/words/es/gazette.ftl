# Cómo se cuentan los episodios de una partida tras su final: cada suceso de dos maneras, breves.

bang-gazette-stamp-1 = Al hoyo
bang-gazette-stamp-2 = D. E. P.
bang-gazette-stamp-3 = Caso cerrado

# Headlines: $hero and $fallen are the card that won and the one that fell
bang-gazette-headline-1 = { $hero } manda { A($fallen) } al hoyo
bang-gazette-headline-2 = { $fallen } no volverá a cruzarse con { $hero }
bang-gazette-headline-3 = { $fallen } muerde el polvo y gana { $winner }

# Si ya se había quedado con tan pocos, antes de curarse
bang-again = { $again ->
    [1] {" "}otra vez
   *[other] {""}
}
bang-gazette-died = { $target }, del bando { DE($seat) }, muerde el polvo: { bang-whose }{ bang-as }.
    .other = Un ataúd para { $target }, del bando { DE($seat) }: { bang-whose }{ bang-as }.
bang-gazette-disarmed = { $thief } le quita { $lost } { A($seat) }; luego cae { $target }: { bang-whose }{ bang-as }.
    .other = Primero { $seat } se queda sin { $lost } por { $thief }; luego, sin { $target }: { bang-whose }{ bang-as }.
bang-gazette-spree-by = { $kind ->
    [bang] { $by } abate { A($target) } con { $hits } ¡BANG! en un solo turno.
   *[other] { bang-whose }, { $hits } impactos en un solo turno: { $target } muerde el polvo.
}
    .other = { $hits } veces en un solo turno, { bang-whose }{ bang-as }: { $target }, del bando { DE($seat) }, muerde el polvo.
bang-gazette-spree = { $hits } impactos en un solo turno: { $target }, del bando { DE($seat) }, muerde el polvo.
    .other = { $target }, del bando { DE($seat) }, cae con { $hits } impactos en un solo turno.
bang-gazette-exploded = La Dinamita le estalla en las manos { A($target) }: queda con { $left }.
    .other = ¡Bum! La Dinamita la tenía { $target }, que se queda con { $left }.
bang-gazette-blasted = Un { $rank } de picas: la Dinamita manda { A($target) }, del bando { DE($seat) }, al hoyo.
    .other = ¡Bum! Un { $rank } de picas: { $target }, del bando { DE($seat) }, muerde el polvo.
bang-gazette-wounded = { bang-whose }{ bang-as }: { $target }, del bando { DE($seat) }, queda con { $left }{ bang-again }.
    .other = ¡En el blanco! { $target } se queda con { $left }{ bang-again } ({ bang-whose }{ bang-as }).
bang-gazette-hits-by = { bang-whose }{ bang-as }: { $hits } impactos en { $target }, del bando { DE($seat) }, que queda con { $left }{ bang-again }.
    .other = { $target } recibe { $hits } impactos en un turno ({ bang-whose }{ bang-as }) y se queda con { $left }{ bang-again }.
bang-gazette-hits = { $hits } impactos en { $target }, del bando { DE($seat) }, en un solo turno: queda con { $left }{ bang-again }.
    .other = En un solo turno { $target } recibe { $hits } impactos y se queda con { $left }{ bang-again }.
bang-gazette-healed = { $target } recupera { $count } puntos de vida y sube a { $left }.
    .other = De vuelta a { $left }: { $count } puntos de vida más para { $target }.
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
