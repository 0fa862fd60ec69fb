# Comment la Gazette raconte ce qui a fait tourner une partie : chaque événement de deux façons, brèves.

gnadenlos-gazette-stamp-1 = À la traîne
gnadenlos-gazette-stamp-2 = Au tapis
gnadenlos-gazette-stamp-3 = Trop tard

# Headlines
gnadenlos-gazette-headline-1 = { $why ->
    [arrival] La grand-rue est { A($winner) }
    [rip] Le croque-mort arrête { $loser }, pas { $winner }
    [vultures] Les vautours tournent, { $winner } gagne
   *[idle] { $winner }, sans pitié
}
gnadenlos-gazette-headline-2 = { $why ->
    [arrival] À l’Arrivée avant tous : { $winner }
    [rip] Le croque-mort est là, { $winner } est devant
    [vultures] Troisième vautour, { $winner } est devant
   *[idle] Plus rien ne bouge en ville : { $winner } gagne
}
gnadenlos-gazette-headline-3 = { $why ->
    [arrival] { $winner } arrive, { $loser } a encore des dettes
    [rip] Un duel de trop pour { $loser } : { $winner } gagne
    [vultures] Les dettes finissent tout, { $winner } gagne
   *[idle] Le dernier mot est { A($winner) }
}

gnadenlos-turn-guess = { $count ->
    [one] seul choix libre : { $names }
   *[other] personne ne savait qui les autres enverraient
}
gnadenlos-guess = { $count ->
    [one] Seul choix libre : { $names }. **{ $name }** { $before } → { $after } % de chances de gagner.
   *[other] Personne ne savait qui les autres enverraient : **{ $name }** { $before } → { $after } % de chances de gagner.
}
gnadenlos-gazette-ended = { $why }.
    .other = Fini ! { $why }.
gnadenlos-gazette-ruined = { $seat } ne peut pas payer { $value } : un vautour se pose.
    .other = À sec, { $seat } ! Une dette ({ $value }) attire un vautour.
gnadenlos-gazette-lasted = Jour de paye : { $seat } paie { $value }, tout juste ce qui lui restait.
    .other = { $seat } paie { $value } le jour de paye : plus une pépite, mais pas de vautour.
# Behind a strength: who else had sent somebody as strong
gnadenlos-tied = { $tied ->
    [0] { "" }
   *[other] , ex æquo avec { $others }
}
gnadenlos-gazette-found = { $seat } envoie { $card } ({ $strength }{ gnadenlos-tied }) chercher de l’or : { $nuggets } pépites.
    .other = De l’or ! { $card } ({ $strength }{ gnadenlos-tied }) rapporte { $nuggets } pépites { A($seat) }.
gnadenlos-gazette-took = { $seat } gagne le duel avec { $card } ({ $strength }{ gnadenlos-tied }) et pioche des dettes.
    .other = Le duel est { A($seat) }, avec { $card } ({ $strength }{ gnadenlos-tied }) : des dettes à miser.
gnadenlos-gazette-advanced = { $why ->
    [prestige] { $seat } paie { $steps } et avance jusqu’au fer { $field }.
   *[poker] { $seat } gagne au poker avec { $card } ({ $strength }{ gnadenlos-tied }) et avance jusqu’au fer { $field } (+{ $steps }).
}
    .other = { $why ->
        [prestige] Du prestige pour { $steps } : { $seat } est au fer { $field }.
       *[poker] Poker avec { $card } ({ $strength }{ gnadenlos-tied }) : { $seat } avance jusqu’au fer { $field } (+{ $steps }).
    }
gnadenlos-gazette-retreated = { $why ->
    [poker] Plus faible au poker avec { $card } ({ $strength }{ gnadenlos-tied }), { $seat } recule jusqu’au fer { $field } (−{ $steps }).
   *[ruin] { $seat } recule jusqu’au fer { $field } (−{ $steps }).
}
    .other = { $why ->
        [poker] Au poker avec { $card } ({ $strength }{ gnadenlos-tied }) : { $seat } retombe au fer { $field } (−{ $steps }).
       *[ruin] Dur : { $seat } retombe au fer { $field } (−{ $steps }).
    }
gnadenlos-gazette-recruited = { $seat } engage { $cards }.
    .other = { $seat } met la main sur { $cards }.
gnadenlos-gazette-took-back = { $seat } mise { $sum } en dettes et n’engage personne.
    .other = Trop peu : { $seat } mise { $sum } en dettes et repart sans personne.
gnadenlos-gazette-opened = { $seat } ouvre le recrutement : { $cards }.
    .other = Qui veut { $cards } ? { $seat } ouvre.
gnadenlos-gazette-bid = { $seat } mise { $sum } en dettes pour recruter.
    .other = « { $sum } en dettes », annonce { $seat } au recrutement.
gnadenlos-gazette-revealed = Pour { $seat }, c’est { $card } ({ $strength }).
    .other = { $seat } a { $card } : { $strength }.
gnadenlos-gazette-turned = { $symbol ->
    [gold] De l’or
    [duel] Un duel
   *[other] Du poker
} au programme : { $card }.
    .other = La carte suivante demande { $symbol ->
        [gold] de l’or
        [duel] un duel
       *[other] du poker
    } : { $card }.

# Mistakes that were to do nothing
gnadenlos-gazette-prestige-0 = { $name } ne paie rien pour le prestige.
gnadenlos-gazette-recruit-pass = { $name } ne lance pas de recrutement.
# And others, with the better card
gnadenlos-gazette-adventurer-card = { $name } envoie { $played }, et non { $best }.
gnadenlos-gazette-take-card = { $name } prend { $played }, et non { $best }.
gnadenlos-gazette-prestige-sum = { $name } paie { $played } pour le prestige.
gnadenlos-gazette-bid-sum = { $name } mise { $played } en dettes{ $came ->
    [nobody] {" "}et n’obtient personne
    [debts] {" : à payer le jour de paye"}
   *[other] { "" }
}.
