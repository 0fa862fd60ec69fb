# Comment Gnadenlos! se montre sur le plateau et le panneau.

gnadenlos-turn = Tour { $turn } · { $name }
gnadenlos-over = Fin de la partie
gnadenlos-why-arrival = Un chapeau a atteint l’Arrivée
gnadenlos-why-rip = Le croque-mort est au cimetière
gnadenlos-why-vultures = Un troisième vautour s’est posé
gnadenlos-why-idle = Il ne se passe plus rien dans cette ville
gnadenlos-street = La rue
gnadenlos-market = Le marché
gnadenlos-graveyard = Le cimetière
gnadenlos-event = L’événement
gnadenlos-offer = Le recrutement
gnadenlos-piles = Les piles
gnadenlos-mine-adventurers = Tes aventuriers
gnadenlos-mine-notes = Tes dettes
gnadenlos-own-debt = ta propre dette
gnadenlos-their-debt = c’est { $name } qui devra payer
gnadenlos-stands = 🎩 chapeau { $hat } sur le fer { $field }
gnadenlos-purse = 💰 { $nuggets ->
    [one] { $nuggets } pépite
   *[other] { $nuggets } pépites
} · 🦅 { $vultures ->
    [one] { $vultures } vautour
   *[other] { $vultures } vautours
}
gnadenlos-holds = { $cards ->
    [one] { $cards } aventurier
   *[other] { $cards } aventuriers
} · { $notes ->
    [one] { $notes } dette
   *[other] { $notes } dettes
}
gnadenlos-held = Resté en main
gnadenlos-position = fer { $field }
gnadenlos-section = { $colour } · poker +{ $gain } −{ $loss }
gnadenlos-arrival = { $colour } · Arrivée : { $field }
gnadenlos-rows = { $count ->
    [one] { $count } dette
   *[other] { $count } dettes
} · rangées pleines : { $rows } sur { $needed } pour la paye
gnadenlos-undertaker = { $step } pas sur { $of } vers RIP
gnadenlos-amounts = au premier { $first } pépites, au second { $second }
gnadenlos-no-sum = { $name } : plus de somme libre
gnadenlos-left = Aventuriers en pile : { $cards } · événements : { $events }
gnadenlos-discarded = Partis : { $cards }
gnadenlos-used = Événements passés : { $cards }

gnadenlos-symbol-gold = or
gnadenlos-symbol-duel = duel
gnadenlos-symbol-poker = poker
gnadenlos-colour-white = blanc
gnadenlos-colour-yellow = jaune
gnadenlos-colour-orange = orange
gnadenlos-colour-red = rouge
gnadenlos-colour-purple = violet
gnadenlos-colour-green = vert
gnadenlos-hat-red = rouge
gnadenlos-hat-blue = bleu
gnadenlos-hat-yellow = jaune
gnadenlos-hat-black = noir

legend-gnadenlos = ⛏️ force pour l’or · 💰 pépites (sur les images, une pépite dit les deux) · 🔫 force pour les duels · 🃏 force au poker ; sous la rue, de combien le poker fait avancer ou reculer · 👥 aventuriers et 📄 dettes en main · 🦅 vautours : le troisième met fin à la partie · 🎩 où se tient chacun · ⚰️ le croque-mort en route vers RIP

## Mots sur les images de Gnadenlos!

picture-gnadenlos-deck = Aventuriers
picture-gnadenlos-events = Événements
picture-gnadenlos-turn = Tour { $turn }
