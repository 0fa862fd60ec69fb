# Cómo se cuentan los episodios de una partida tras su final: cada suceso de dos maneras, breves.

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
    [rip] Llega el enterrador y gana { $winner }
    [vultures] Tercer buitre: gana { $winner }
   *[idle] Ya nada se mueve en el pueblo: gana { $winner }
}
gnadenlos-gazette-headline-3 = { $why ->
    [arrival] { $winner } llega; { $loser } aún debe
    [rip] Un duelo de más para { $loser }: gana { $winner }
    [vultures] Las deudas acaban la partida: gana { $winner }
   *[idle] La última palabra es { DE($winner) }
}

gnadenlos-gazette-hired = { $seat } recluta { A($card) }{ $then ->
    [0] { "" }
   *[other] , y luego { $other } recluta { A($second) }
}.
    .other = { $card } se va con { $seat }{ $then ->
        [0] { "" }
       *[other] ; { $other } recluta { A($second) }
    }.
# De un día de paga que llega tras otro
gnadenlos-running = { $paydays ->
    [1] { "" }
   *[other] { " " }en total, en { $paydays } días de paga seguidos
}
gnadenlos-gazette-ruined = { $seat } no puede pagar { $value }{ gnadenlos-running }: { $count ->
    [one] llega un buitre
   *[other] llegan { $count } buitres
}.
    .other = ¡Sin blanca! { $seat } debía { $value }{ gnadenlos-running } y se lleva { $count ->
        [one] un buitre
       *[other] { $count } buitres
    }.
gnadenlos-gazette-lasted = Día de paga: { $seat } paga { $value } por los pelos y se libra del buitre.
    .other = { $seat } paga { $value } el día de paga: ni una pepita más, pero sin buitre.
gnadenlos-gazette-drained = Día de paga: { $seat } pierde { $value } pepitas y conserva { $left }.
    .other = { $seat } paga { $value } el día de paga y se queda con { $left }.
# Behind a strength: who else had sent somebody as strong
gnadenlos-tied = { $tied ->
    [0] { "" }
   *[other] , en empate con { $others }
}
gnadenlos-gazette-found = { $seat } manda por oro { A($card) } ({ $strength }{ gnadenlos-tied }): { $nuggets } pepitas.
    .other = ¡Oro! { $card } ({ $strength }{ gnadenlos-tied }) le da { $nuggets } pepitas { A($seat) }.
gnadenlos-gazette-advanced = { $why ->
    [prestige] { $via ->
        [poker] { $seat } gana al póquer con { $card } ({ $strength }{ gnadenlos-tied }), paga { $steps } y llega a la Meta.
       *[no] { $seat } paga { $steps } y avanza hasta la herradura { $field }.
    }
   *[poker] { $seat } gana al póquer con { $card } ({ $strength }{ gnadenlos-tied }): { $steps } más, hasta la herradura { $field }.
}
    .other = { $why ->
        [prestige] { $via ->
            [poker] Póquer con { $card } ({ $strength }{ gnadenlos-tied }) y prestigio por { $steps }: { $seat } llega a la Meta.
           *[no] Prestigio por { $steps }: { $seat } llega a la herradura { $field }.
        }
       *[poker] Póquer con { $card } ({ $strength }{ gnadenlos-tied }): { $seat } avanza { $steps }, hasta la herradura { $field }.
    }
gnadenlos-gazette-retreated = { $why ->
    [poker] Lo más bajo al póquer, { $card } ({ $strength }{ gnadenlos-tied }): { $seat } retrocede { $steps }, hasta la herradura { $field }.
   *[ruin] { $seat } retrocede { $steps }, hasta la herradura { $field }.
}
    .other = { $why ->
        [poker] Póquer con { $card } ({ $strength }{ gnadenlos-tied }): { $seat } cae { $steps } y queda en la herradura { $field }.
       *[ruin] Mal día: { $seat } cae { $steps } y queda en la herradura { $field }.
    }
