# Conseils pour qui débute à BANG! : avec chaque sorte de question, et après ce qui a coûté cher.

bang-tip-draft = Un seul de tes deux personnages agit à la fois : un tireur et un dur à cuire vont bien ensemble.
bang-tip-place = Droite et gauche ne changent plus. En face, c’est la distance 1 ; en diagonale, 2.
bang-tip-expose = Le personnage que tu exposes agit, et sa capacité compte ; à la fin du tour, tu gardes autant de cartes qu’il lui reste de points de vie.
bang-tip-draw-from = La carte visible est sûre, la pioche ne l’est pas.
bang-tip-put-back = Ce que tu remets est sur le dessus : qui pioche ensuite l’aura.
bang-tip-flip = Il faut un cœur pour la Planque et la Prison ; la Dynamite explose du 2 au 9 de pique.
bang-tip-dodge = La Planque ne coûte pas de carte : essaie-la d’abord. Le Raté ! vaut plus quand la vie est basse.
bang-tip-shoot-back = Ici, c’est un BANG ! qui répond. Il ne compte pas comme celui de ton tour.
bang-tip-last-beer = Sans Bière, ce personnage meurt, et l’autre continue sans personne à ses côtés.
bang-tip-ability = Donne les deux cartes qu’il te faudrait défausser de toute façon.
bang-tip-store = Prends ce qu’il te faut, ou ce qu’il faut encore plus à l’autre.
bang-tip-play = Les cartes bleues d’abord, puis le reste ; un BANG ! par tour. Ce que tu ne pourras pas garder, joue-le.
bang-tip-target = Il faut tuer les deux. Vise qui répond mal, ou n’a presque plus de vie.
bang-tip-take = Une carte en jeu, tu la choisis ; dans la main, c’est le hasard.
bang-tip-heal-first = Deux cartes perdues de toute façon valent un point de vie, et tu peux alors garder une carte de plus.
bang-tip-discard = Garde de quoi répondre : Raté !, BANG !, Bière.

bang-setback-blast = La Dynamite explose là où elle est au début du tour. Braquage ! ou Coup de foudre t’en débarrassent à temps, chez toi aussi.
bang-setback-death = { $target } n’est plus. Désormais tout le monde est à distance 1, et ton autre personnage reste exposé.
bang-setback-last = { $target } n’a plus qu’un point de vie. Une Bière n’aide que le personnage exposé : penses-y au prochain tour.
