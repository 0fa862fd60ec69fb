# Cómo cuenta la Gaceta lo que decidió una partida: cada suceso de dos maneras, breves.

gnadenlos-gazette-stamp-1 = A la cola
gnadenlos-gazette-stamp-2 = En el polvo
gnadenlos-gazette-stamp-3 = Tarde

# Headlines
gnadenlos-gazette-headline-1 = { $why ->
    [arrival] La calle mayor es { DE($winner) }
    [rip] El enterrador frena { A($loser) }, no { A($winner) }
    [vultures] Los buitres rondan y gana { $winner }
   *[idle] Sin piedad: { $winner }
}
gnadenlos-gazette-headline-2 = { $why ->
    [arrival] Antes que nadie en la Meta: { $winner }
    [rip] Llega el enterrador; { $winner } va por delante
    [vultures] Tercer buitre: { $winner } va por delante
   *[idle] Ya nada se mueve en el pueblo: gana { $winner }
}
gnadenlos-gazette-headline-3 = { $why ->
    [arrival] { $winner } llega; { $loser } aún debe
    [rip] Un duelo de más para { $loser }: gana { $winner }
    [vultures] Las deudas acaban la partida: gana { $winner }
   *[idle] La última palabra es { DE($winner) }
}

gnadenlos-gazette-ended = { $why }.
    .other = ¡Se acabó! { $why }.
gnadenlos-gazette-ruined = { $seat } no puede pagar { $value }: llega un buitre.
    .other = ¡Sin blanca! { $seat } debía { $value } y se lleva un buitre.
gnadenlos-gazette-found = { $seat } saca { $nuggets } pepitas.
    .other = ¡Oro! { $nuggets } pepitas para { $seat }.
gnadenlos-gazette-took = { $seat } se lleva pagarés del mercado.
    .other = El duelo le da pagarés { A($seat) }.
gnadenlos-gazette-advanced = { $why ->
    [prestige] { $seat } paga { $steps } y avanza hasta la herradura { $field }.
   *[poker] { $seat } gana al póquer: { $steps } más, hasta la herradura { $field }.
}
    .other = { $why ->
        [prestige] Prestigio por { $steps }: { $seat } llega a la herradura { $field }.
       *[poker] El póquer lleva { A($seat) } a la herradura { $field }: { $steps } más.
    }
gnadenlos-gazette-retreated = { $seat } retrocede { $steps }, hasta la herradura { $field }.
    .other = Mal día: { $seat } cae { $steps } y queda en la herradura { $field }.
gnadenlos-gazette-recruited = { $seat } contrata { A($cards) }.
    .other = { $seat } se queda con { $cards }.
gnadenlos-gazette-opened = { $seat } abre el reclutamiento: { $cards }.
    .other = ¿Quién quiere { A($cards) }? Abre { $seat }.
gnadenlos-gazette-bid = { $seat } puja { $sum } en pagarés por aventureros.
    .other = «{ $sum } en pagarés», puja { $seat } por aventureros.
gnadenlos-gazette-revealed = Por { $seat } va { $card } ({ $strength }).
    .other = { $seat } tiene { A($card) }: { $strength }.
gnadenlos-gazette-turned = Sale { $symbol ->
    [gold] oro
    [duel] un duelo
   *[other] póquer
}: { $card }.
    .other = La carta siguiente pide { $symbol ->
        [gold] oro
        [duel] un duelo
       *[other] póquer
    }: { $card }.

# Mistakes that were to do nothing
gnadenlos-gazette-prestige-0 = { $name } no paga nada por prestigio.
gnadenlos-gazette-recruit-pass = { $name } no abre un reclutamiento.
