# Cómo se muestra Gnadenlos! en la mesa y en el panel.

gnadenlos-turn = Turno { $turn } · { $name }
gnadenlos-over = El final
gnadenlos-why-arrival = Un sombrero ha llegado a la Meta
gnadenlos-why-rip = El enterrador está en el cementerio
gnadenlos-why-vultures = Se ha posado un tercer buitre
gnadenlos-why-idle = En este pueblo ya no pasa nada
gnadenlos-street = La calle
gnadenlos-market = El mercado
gnadenlos-graveyard = El cementerio
gnadenlos-event = El suceso
gnadenlos-offer = El reclutamiento
gnadenlos-piles = Los mazos
gnadenlos-mine-adventurers = Tus aventureros
gnadenlos-mine-notes = Tus pagarés
gnadenlos-own-debt = tu propia deuda
gnadenlos-their-debt = la pagará { $name }
gnadenlos-stands = 🎩 sombrero { $hat } en la herradura { $field }
gnadenlos-purse = 💰 { $nuggets ->
    [one] { $nuggets } pepita
   *[other] { $nuggets } pepitas
} · 🦅 { $vultures ->
    [one] { $vultures } buitre
   *[other] { $vultures } buitres
}
gnadenlos-holds = { $cards ->
    [one] { $cards } aventurero
   *[other] { $cards } aventureros
} · { $notes ->
    [one] { $notes } pagaré
   *[other] { $notes } pagarés
}
gnadenlos-held = Quedaron en la mano
gnadenlos-position = herradura { $field }
gnadenlos-section = { $colour } · póquer +{ $gain } −{ $loss }
gnadenlos-arrival = { $colour } · Meta: { $field }
gnadenlos-rows = { $count ->
    [one] { $count } pagaré
   *[other] { $count } pagarés
} · filas llenas: { $rows } (día de paga con { $needed })
gnadenlos-undertaker = paso { $step } de { $of } hasta RIP
gnadenlos-amounts = al primero { $first } pepitas, al segundo { $second }
gnadenlos-no-sum = { $name }: sin suma libre
gnadenlos-left = Aventureros en el mazo: { $cards } · sucesos: { $events }
gnadenlos-discarded = Se fueron: { $cards }
gnadenlos-used = Sucesos pasados: { $cards }

gnadenlos-symbol-gold = oro
gnadenlos-symbol-duel = duelo
gnadenlos-symbol-poker = póquer
gnadenlos-colour-white = blanco
gnadenlos-colour-yellow = amarillo
gnadenlos-colour-orange = naranja
gnadenlos-colour-red = rojo
gnadenlos-colour-purple = morado
gnadenlos-colour-green = verde
gnadenlos-hat-red = rojo
gnadenlos-hat-blue = azul
gnadenlos-hat-yellow = amarillo
gnadenlos-hat-black = negro

legend-gnadenlos = ⛏️ fuerza para el oro · 💰 pepitas (en las imágenes, una pepita es ambas cosas) · 🔫 fuerza para los duelos · 🃏 fuerza para el póquer; bajo la calle, cuánto hace avanzar o retroceder el póquer · 👥 aventureros y 📄 pagarés en mano · 🦅 buitres: el tercero acaba la partida · 🎩 dónde está cada sombrero · ⚰️ el enterrador camino de RIP

## Palabras de las imágenes de Gnadenlos!

picture-gnadenlos-deck = Gente
picture-gnadenlos-events = Sucesos
picture-gnadenlos-turn = Turno { $turn }
