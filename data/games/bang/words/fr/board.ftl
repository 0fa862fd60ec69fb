# Comment BANG! à deux se montre sur le plateau et le panneau.

bang-headline-draft = Le choix des personnages
bang-headline-place = La mise en place
bang-headline-turn = Tour { $turn } · { $name }
bang-headline-over = Fin de la partie
bang-pool = Au choix
bang-drafted = Personnages choisis : { $names }
bang-side = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
bang-exposed = ⬆️ en avant
bang-covered = ⬇️ à couvert
bang-dead = ✝️ hors de combat
bang-acting = agit
bang-distance = distance { $distance }
bang-in-jail = en Prison ce tour-ci
bang-before = En jeu : { $cards }
bang-nothing-before = rien en jeu
bang-piles = Piles
bang-deck = Pioche : { $count }
bang-discard = Défausse : { $card }
bang-discard-empty = Défausse : vide
bang-store-open = Magasin : { $cards }
bang-flipped-now = Cartes dégainées : { $cards }
bang-shots = { $shots ->
    [0] Aucun BANG ! joué ce tour-ci
    [one] { $shots } BANG ! joué ce tour-ci
   *[other] { $shots } BANG ! joués ce tour-ci
}
bang-last-hand = Main : { $cards }
bang-mine = Ta main
bang-mine-none = Ta main est vide.
bang-mine-characters = Tes personnages
bang-mine-active = La capacité qui compte est celle du personnage exposé, ou de celui qu’on vise.
bang-other-characters = En face
bang-looked = Tu regardes
bang-sheet-kind = Type
bang-sheet-copies = Dans le paquet
bang-sheet-life = Vie
bang-brown = marron : on la joue et on la défausse
bang-blue = bleue : elle reste en jeu
bang-character = personnage

legend-bang = ❤️ points de vie (−1 perdu, +1 rendu) · 🎯 quelqu’un à portée, avec sa distance · ⟷ portée d’une arme, ou distance hors de portée · 🔫 portée de qui joue · 💥 un BANG !, avec une croix : en arrête un · 👥 tous ceux qu’elle atteint · 🛡️ plus difficile à toucher · ♥︎ ♠︎ ce que doit montrer la carte dégainée · ∞ autant de fois qu’on veut · œil barré : à couvert

## Images de BANG! à deux : les mots qui ne sont que sur elles.

picture-bang-turn = Tour { $turn }
