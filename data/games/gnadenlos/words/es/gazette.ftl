# Cómo cuenta la Gaceta lo que decidió una partida: cada suceso de dos maneras, breves.

gnadenlos-gazette-stamp-1 = A la cola
gnadenlos-gazette-stamp-2 = En el polvo
gnadenlos-gazette-stamp-3 = Tarde

# Headlines
gnadenlos-gazette-headline-1 = La calle mayor es { DE($winner) }
gnadenlos-gazette-headline-2 = Sin piedad: { $winner }
gnadenlos-gazette-headline-3 = { $winner } llega; { $loser } aún debe

gnadenlos-gazette-ended = { $why }.
    .other = ¡Se acabó! { $why }.
gnadenlos-gazette-ruined = { $seat } no puede pagar { $value }: llega un buitre.
    .other = ¡Sin blanca! { $seat } debía { $value } y se lleva un buitre.
gnadenlos-gazette-found = { $seat } saca { $nuggets } pepitas.
    .other = ¡Oro! { $nuggets } pepitas para { $seat }.
gnadenlos-gazette-took = { $seat } se lleva pagarés del mercado.
    .other = El duelo le da pagarés { A($seat) }.
gnadenlos-gazette-advanced = { $seat } avanza { $steps }, hasta la herradura { $field }.
    .other = Herradura { $field }: { $seat } gana { $steps }.
gnadenlos-gazette-retreated = { $seat } retrocede { $steps }, hasta la herradura { $field }.
    .other = Mal día: { $seat } cae { $steps } y queda en la herradura { $field }.
gnadenlos-gazette-recruited = { $seat } contrata { A($cards) }.
    .other = { $seat } se queda con { $cards }.
gnadenlos-gazette-opened = { $seat } abre el reclutamiento: { $cards }.
    .other = ¿Quién quiere { A($cards) }? Abre { $seat }.
gnadenlos-gazette-bid = { $seat } puja { $sum } en pagarés por aventureros.
    .other = «{ $sum } en pagarés», puja { $seat } por aventureros.
gnadenlos-gazette-revealed = { $seat } envía { A($card) } ({ $strength }).
    .other = { $seat } cuenta con { $card }: { $strength }.
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
