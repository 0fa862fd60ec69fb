# Cómo se cuentan los episodios de una partida tras su final: cada suceso de dos maneras, breves.

ragnguns-gazette-stamp-1 = Seis agujeros
ragnguns-gazette-stamp-2 = D. E. P.
ragnguns-gazette-stamp-3 = Telón

# Headlines: $hero and $fallen are the card that won and the one that fell
ragnguns-gazette-headline-1 = Seis agujeros en { $fallen }
ragnguns-gazette-headline-2 = { $hero } limpia el Callejón: cae { $fallen }
ragnguns-gazette-headline-3 = La última bala era para { $fallen }

ragnguns-gazette-struck = En pleno Callejón le dan al Pistolero { DE($seat) }: { $total } de 6.
    .other = El Callejón no perdona: { $seat } lleva { $total } de 6.
ragnguns-gazette-hurt = { $by }: el Pistolero { DE($seat) } va por { $total } de 6.
    .other = Sangra el Pistolero { DE($seat) }, { $total } de 6 ({ $by }).
ragnguns-gazette-spared = El Pistolero { DE($seat) } recibe { $count ->
    [one] la bala
   *[other] { $count } balas
}: { $total } de 6. { $shield } podía parar { $spared ->
    [one] una
   *[other] { $spared }
}.
    .other = { $total } de 6 para el Pistolero { DE($seat) }; en el Callejón, { $shield } podía parar { $spared ->
        [one] una bala
       *[other] { $spared } balas
    }.
ragnguns-gazette-stepped-out = El Pistolero { DE($seat) } sale al Callejón.
    .other = No queda mazo: el Pistolero { DE($seat) } se planta en el Callejón.
ragnguns-gazette-hits-by = { $by }: { $count } balas en el Pistolero { DE($seat) }, { $total } de 6.
    .other = El Pistolero { DE($seat) } recibe { $count } balas ({ $by }): { $total } de 6.
ragnguns-gazette-hits = { $count } balas en un turno en el Pistolero { DE($seat) }: { $total } de 6.
    .other = En un turno, el Pistolero { DE($seat) } recibe { $count } balas: { $total } de 6.
ragnguns-gazette-sprung = { $seat } no paga { $price } y destapa el Piège: ¡{ $card }!
    .other = El Piège escondía { $card }: { $seat } lo dejó actuar en vez de pagar { $price }.
ragnguns-gazette-unmasked = { $seat } supera { $card } con { $price }: adiós al Piège.
    .other = { $seat } paga { $price } y se quita de encima el Piège ({ $card }).
ragnguns-gazette-paid = { $seat } paga por no ver el Piège.
    .other = { $seat } prefiere pagar, y el Piège se va.
ragnguns-gazette-paid-back = { $seat } paga { $price } por no ver el Piège.
    .other = { $seat } prefiere pagar { $price }, y el Piège se va.
ragnguns-gazette-bluffed = ¡Era un farol! { $seat } sonríe.
    .other = Bajo el Piège { DE($seat) } no había nada.
ragnguns-gazette-shot-card = { $seat } dispara contra { $card }, en el bando { DE($target) }.
    .other = { $card }, en el bando { DE($target) }, recibe el plomo { DE($seat) }.
ragnguns-gazette-wounded = Le dan { A($card) }, en el bando { DE($seat) }: { $by }.
    .other = { $by } alcanza { A($card) }, del lado { DE($seat) }.
ragnguns-gazette-felled = Cae { $card }, en el bando { DE($seat) }: { $by }.
    .other = { $card } muerde el polvo, del lado { DE($seat) } ({ $by }).
ragnguns-gazette-stole = { $seat } mete la mano en la Canana ajena.
    .other = Hay balas que cambian de Canana: { $seat } sonríe.
ragnguns-gazette-robbed = { $seat } pierde { $count ->
    [one] una bala
   *[other] { $count } balas
}.
    .other = Le faltan balas { A($seat) }: { $count }.
ragnguns-gazette-healed = { $seat } remienda { A($card) }.
    .other = Vendas nuevas para { $card }, en el bando { DE($seat) }.
