# Cómo se cuentan los episodios de una partida tras su final: cada suceso de dos maneras, breves.

revolver-gazette-stamp-1 = Telón
revolver-gazette-stamp-2 = Hasta nunca
revolver-gazette-stamp-3 = Fin

# Headlines: $hero and $fallen are the card that won and the one that fell
revolver-gazette-headline-1 = Malpaso calla: gana { $winner }
revolver-gazette-headline-2 = { $hero } ríe al final
revolver-gazette-headline-3 = { $hero } puede con { $fallen }

revolver-gazette-fell = { $card } cae en el bando { DE($seat) }.
    .other = { $seat } llora { A($card) }.
revolver-gazette-overrun-fell = { $gang } contra { $guards }: cae { $card }.
    .other = { $seat } rompe la línea, { $gang } { A($guards) }. Adiós, { $card }.
revolver-gazette-overrun-spared = { $gang } contra { $guards }, { Y($card) } sigue en pie.
    .other = { $card } aprieta los dientes: { $gang } { A($guards) }.
revolver-gazette-spared = { $card } sobrevive al impacto.
    .other = Le dan { A($card) }, y no cae.
revolver-gazette-dynamited = { $seat } vuela el puente.
    .other = El puente salta por los aires: la mecha era { DE($seat) }.
# Whether they have come down before
revolver-again = { $again ->
    [1] {" "}otra vez
   *[other] {""}
}
revolver-gazette-collapsed = { $seat } derrumba{ revolver-again } los túneles.
    .other = Se hunden{ revolver-again } los túneles: es obra { DE($seat) }.
revolver-gazette-fell-together = { $cards } caen en un solo turno.
    .other = { $count } tumbas en un solo turno: { $cards }.
# $fetched: the card that Old Comrades took back into the hand for it
revolver-gazette-fell-fetched = Con Viejos camaradas vuelve { $fetched } para la Gatling: caen { $cards }.
    .other = { $count } tumbas en un solo turno: { $cards } (Viejos camaradas más { $fetched }).
revolver-gazette-gatling = La Gatling abate { A($card) }.
    .other = { $card } cae bajo la Gatling.
revolver-gazette-gatling-fetched = Con Viejos camaradas vuelve { $fetched }, y la Gatling abate { A($card) }.
    .other = { $card } cae bajo la Gatling (Viejos camaradas más { $fetched }).
revolver-gazette-army-back = Cae { $card }, y el ejército se aleja una ficha.
    .other = La ayuda se aleja: cae { $card }.
revolver-gazette-road-past = Atrás quedan { $fields }; delante, Puente, Malpaso y Mina: { $count ->
    [0] no ha caído ningún guardián
    [one] ha caído un guardián
   *[other] han caído { $count } guardianes
}.
    .other = Tras { $fields }, al puente y luego a Malpaso y la mina, { $count ->
        [0] con todos los guardianes vivos
        [one] con un guardián menos
       *[other] con { $count } guardianes menos
    }.
revolver-gazette-rescued = ¡Clarines! El ejército llega para { $seat }.
    .other = El ejército llega a tiempo: { $seat } respira.
revolver-gazette-recruited = { $card } se une { A($seat) }.
    .other = Refuerzos para { $seat }: { $card }.
revolver-gazette-recruited-many = { $count } guardianes se unen { A($seat) }.
    .other = { $seat } gana { $count } guardianes.
revolver-gazette-tournament-beat = { $seat } gana el póquer.
    .other = El póquer le sonríe { A($seat) }.
revolver-gazette-repelled = { $seat } aguanta, { $guards } contra { $gang }.
    .other = { $guards } { A($gang) }: la línea { DE($seat) } resiste.
revolver-gazette-held-long = { $seat } aguanta { $count } veces seguidas.
    .other = { $count } ataques en vano: { $seat } los aguanta todos.
revolver-gazette-army-close = { $left ->
    [one] Una ficha más y llega el ejército.
   *[other] { $left } fichas más y llega el ejército.
}
    .other = Polvo en el horizonte: el ejército está cerca ({ $left }).
revolver-gazette-left-early = { $seat } sigue adelante antes de tiempo ({ $field }).
    .other = Basta de sangre aquí: { $seat } sigue adelante ({ $field }).
