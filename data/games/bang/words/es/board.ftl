# Cómo se muestra BANG! para dos en la mesa y en el panel.

bang-headline-draft = La elección de personajes
bang-headline-place = La colocación
bang-headline-turn = Turno { $turn } · { $name }
bang-headline-over = Fin de la partida
bang-pool = Para elegir
bang-drafted = Elegidos: { $names }
bang-side = { $cards ->
    [one] { $cards } carta en la mano
   *[other] { $cards } cartas en la mano
}
bang-exposed = ⬆️ al descubierto
bang-covered = ⬇️ a cubierto
bang-dead = ✝️ fuera de combate
bang-acting = actúa
bang-distance = distancia { $distance }
bang-in-jail = en la Cárcel este turno
bang-before = En juego: { $cards }
bang-nothing-before = nada en juego
bang-piles = Montones
bang-deck = Mazo: { $count }
bang-discard = Descarte: { $card }
bang-discard-empty = Descarte: vacío
bang-store-open = Almacén: { $cards }
bang-flipped-now = Cartas desenfundadas: { $cards }
bang-shots = { $shots ->
    [0] Ningún ¡BANG! jugado este turno
    [one] { $shots } ¡BANG! jugado este turno
   *[other] { $shots } ¡BANG! jugados este turno
}
bang-last-hand = Mano: { $cards }
bang-mine = Tu mano
bang-mine-none = No te quedan cartas en la mano.
bang-mine-characters = Tus personajes
bang-mine-active = Vale la habilidad de quien está al descubierto o, al recibir un disparo, la de quien lo recibe.
bang-other-characters = Enfrente
bang-looked = Estás mirando
bang-sheet-kind = Tipo
bang-sheet-copies = En la baraja
bang-sheet-life = Vida
bang-brown = marrón: se juega y se descarta
bang-blue = azul: se queda en juego
bang-character = personaje

legend-bang = ❤️ puntos de vida (−1 perdido, +1 recuperado) · 🎯 alguien al alcance, con su distancia · ⟷ alcance de un arma, o distancia fuera de alcance · 🔫 alcance de quien juega · 💥 un ¡BANG!, con una cruz: detiene uno · 👥 todos a quienes llega · 🛡️ más difícil de alcanzar · ♥︎ ♠︎ lo que debe mostrar la carta desenfundada · ∞ cuantas veces quieras · ojo tachado: a cubierto

## Imágenes de BANG! para dos: las palabras que solo están en ellas.

picture-bang-turn = Turno { $turn }
