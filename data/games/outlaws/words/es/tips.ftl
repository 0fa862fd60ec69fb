# Consejos para quien empieza en WANTED: con cada tipo de pregunta y tras lo que ha costado caro.

outlaws-tip-pick = Un forajido caro gana más a menudo, pero le paga más a tu rival si cae. Sopesa las dos cosas.
outlaws-tip-place-dice = Solo el líder gana y pierde por los palos: dale tu mejor dado a quien más gane con ellos.
outlaws-tip-leader = Nombra a quien más gane contra los palos de enfrente.
outlaws-tip-discard = Quédate con los que ganan puntos contra los palos que siguen en pie.

outlaws-setback-dear = **{ $card }** valía mucho, y la recompensa va al otro lado. Arriesga una carta así cuando su palo lleve ventaja o cuando haga falta.
outlaws-setback-suit = El palo le costó a tu carta { $lost ->
    [one] { $lost } punto
   *[other] { $lost } puntos
}. La rueda: ♣︎ > ♦︎ > ♠︎ > ♥︎ > ♣︎.
