# Conseils pour qui débute à WANTED : avec chaque sorte de question, et après ce qui a coûté cher.

outlaws-tip-pick = Un hors-la-loi cher gagne plus souvent, mais rapporte plus à l’autre s’il tombe. Pèse les deux.
outlaws-tip-place-dice = Seul le chef gagne et perd par les couleurs : donne ton meilleur dé à celui qui y gagne le plus.
outlaws-tip-leader = Désigne celui qui gagne le plus contre les couleurs d’en face.
outlaws-tip-discard = Garde ceux dont la couleur gagne contre les bandes encore en lice.

outlaws-setback-dear = **{ $card }** valait cher, et l’autre en touche la prime. Risque une telle carte quand sa couleur domine, ou quand il le faut.
outlaws-setback-suit = La couleur a coûté { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} à ta carte. La ronde : ♣︎ > ♦︎ > ♠︎ > ♥︎ > ♣︎.
