# Cómo se muestra Revolver 2 en la mesa, el panel y las cartas.
revolver-headline-poker = Póquer de All Rivers · ronda { $round }
revolver-headline = { $field } · turno { $box } de { $boxes }
revolver-over = El final
revolver-over-killed = Malpaso ha caído
revolver-over-mine = La mina ha resistido
revolver-over-army = Ha llegado el ejército
revolver-here = Ahora: { $field }
revolver-ahead = El camino por delante
revolver-behind = Atrás
revolver-totals = Mapache **{ $gang }** · guardianes **{ $guards }** (defensa { $defence })
revolver-guards-side = 🛡️ Guardianes: { $cards }
revolver-gang-side = 💀 Mapache: { $cards }
revolver-bonus-guards = Bonificación de los guardianes hasta el final del ataque: +{ $points }
revolver-bonus-gang = Bonificación de Mapache este turno: +{ $points }
revolver-place-power = Potencia del lugar: guardianes +{ $guards }, Mapache +{ $gang }
revolver-blown = El puente ya no está.
revolver-people = Guardianes de Malpaso: { $count } (supervivencia)
revolver-fallen = 🪦 Caídos: { $count }
revolver-army = 🎺 El ejército está a { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
revolver-piles = mano { $hand } · mazo { $deck } · descarte { $discard }
revolver-poker-piles = cartas de póquer { $hand } · rondas ganadas { $rounds }
revolver-poker-shown = Mostradas: { $cards }
revolver-held = Solo una carta en el próximo turno
revolver-slowed = Robará una carta menos
revolver-unplayed = Quedaron en la mano
revolver-mine-hand = Tu mano
revolver-mine-none = Tu mano está vacía.
revolver-laid = Del mazo
revolver-spied = La mano rival
revolver-firepower = potencia de fuego { $value }
revolver-tokens = fichas +{ $value }
revolver-price = coste { $value }
revolver-kegs = barriles { $value }
revolver-bullets = munición { $value }
revolver-obstruction = obstrucción
revolver-one-shot = efecto único
revolver-rating = supervivencia { $value }
revolver-grit = agallas { $value }
revolver-defence = defensa { $value }
revolver-recruits = reclutas por turno: { $boxes }
revolver-optional = turnos opcionales: { $value }
revolver-poker-number = número { $value }
revolver-poker-cheat = trampa: vence a los números
revolver-poker-accuse = acusación: vence a las trampas y vuelve a la mano
revolver-benefit-none = sin ventaja
revolver-benefit-cards = cartas al empezar: +{ $value }
revolver-benefit-power = potencia en Malpaso: +{ $value }
revolver-benefit-army = fichas del ejército: +{ $value }
revolver-on-card = En la carta
revolver-no-text = Sin más texto.

legend-revolver = 🔫 potencia de fuego (2+1: con sus fichas) · 🃏 cartas que cuesta · 🛢️ barriles · balas: munición para la Gatling · 🛡️ defensa de un lugar, o supervivencia de una persona · 🌵 agallas · 🦝 cartas y puntos de Mapache, 🎩 de los guardianes · reclutas por turno, turnos opcionales entre paréntesis · 👥 fichas hasta que llegue el ejército · 🪦 guardianes caídos
