# Cómo se muestra WANTED en la mesa y en el panel.

outlaws-round = Ronda { $round } de { $rounds }
outlaws-replay = ¡Empate! Se repite, ronda { $round } de { $rounds }
outlaws-replay-once = ¡Empate! Se repite
outlaws-over = El final
outlaws-mine-in-play = { $count ->
    [one] Tu carta
   *[other] Tus cartas
} en juego, boca abajo
outlaws-mine-in-hand = En tu mano
outlaws-mine-none = No te quedan cartas.
outlaws-skill = habilidad { $skill }
outlaws-against = { $value } contra { $suit }
outlaws-reward = ${ $reward }
outlaws-purse = 💰 ${ $reward } · { $cards ->
    [one] { $cards } carta en la mano
   *[other] { $cards } cartas en la mano
}
outlaws-in-play = En juego: { $cards }
outlaws-face-down = { $count ->
    [one] Una carta boca abajo
   *[other] { $count } cartas boca abajo
}
outlaws-dice = Dados: { $dice }
outlaws-up = Vencedores: { $cards }
outlaws-down = Boca abajo: { $cards }
outlaws-out = Fuera del juego: { $cards }
outlaws-unplayed = Sin jugar: { $cards }
outlaws-last = Disparos de la ronda { $round }
outlaws-sums = Carta por carta
# What a total is made of; $gained and $lost may be 0
outlaws-total = { $seat } · habilidad { $skill } + dados { $dice }{ $gained ->
    [0] { "" }
   *[other] { "" } + incremento { $gained }
}{ $lost ->
    [0] { "" }
   *[other] { "" } − decremento { $lost }
} = { $total }
outlaws-won-rounds = { $count ->
    [one] { $count } ronda ganada
   *[other] { $count } rondas ganadas
}
