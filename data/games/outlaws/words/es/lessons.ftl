# Lo que se dice en las lecciones de WANTED. Sus repartos están en data/games/outlaws/lessons.toml.

outlaws-lessons = WANTED

outlaws-lesson-worth =
    Dusty y tú, con dos forajidos cada uno, a una ronda. Los dos mandan uno boca abajo; se suma un dado; gana el total más alto.
    .title = Lo que vale un forajido
    .ask-1 = Arriba a la izquierda del cartel está su **habilidad**, de 0 a 6; el número de la derecha no suma nada. Manda al de más habilidad.
    .other-1 = Se puede, pero con habilidad 1 solo ayuda un dado con suerte. Primero manda al 9♥︎: tiene 4.
    .done-1 = 4 y el 3 del dado suman 7; el 6♥︎ de Dusty tenía 3 y 2.
    .end = El que pierde **cae** y su **recompensa** va al otro lado: cobras $860 por el 6♥︎. Si empatan, caen los dos y cobran ambos lados. Cuenta el dinero, no las rondas.

outlaws-lesson-suits =
    Los palos forman una rueda: **♣︎ vence a ♦︎, ♦︎ a ♠︎, ♠︎ a ♥︎ y ♥︎ a ♣︎**. Cada carta dice cuántos puntos gana o pierde **según el palo rival**.
    .title = Quién vence a quién
    .ask-1 = Mae dice que su primera carta es un ♣︎. ¿Quién vence a ♣︎?
    .other-1 = Esa no: un ♦︎ pierde puntos contra ♣︎, y un ♣︎ no le gana nada a otro. ¿Quién vence a ♣︎ en la rueda?
    .done-1 = Con habilidad y dado: 8 a 9. Pero ganas 2 contra ♣︎, y el ♣︎ pierde 3 contra ♥︎: 10 a 6.
    .ask-2 = Ahora viene un ♦︎. ¿Quién vence a ♦︎?
    .other-2 = El K♦︎ no gana nada contra su propio palo. ¿Quién vence a ♦︎ en la rueda?
    .done-2 = Un ♣︎ contra un ♦︎: +2, y el ♦︎ pierde 1.
    .end = Dos peleas ganadas con el dado más bajo. Dos cartas del mismo palo no se afectan; tampoco ♣︎ con ♠︎ ni ♦︎ con ♥︎.

outlaws-lesson-dear =
    Los fuertes son caros: si cae el A♥︎, Dusty cobra $2.270. Aquí los dados se tiran antes («Primero los revólveres») y ves lo que viene. Dos rondas: sobra una de tres cartas.
    .title = Cuándo arriesgar al caro
    .ask-1 = Te salió un 1 y a Dusty un 6. La ronda está casi perdida: que te salga **barata**.
    .other-1 = Con un 1 contra un 6, ese forajido seguramente caerá y Dusty cobrará su recompensa. El 2♥︎ solo cuesta $580.
    .done-1 = Cayó, como se esperaba, por apenas $580.
    .ask-2 = Ahora el 6 es tuyo y Dusty tiene un 2. ¿A quién mandas a cobrar?
    .other-2 = El 8♥︎ podría bastar, pero nunca será más seguro: manda al A♥︎.
    .done-2 = 12 a 7, y la Q♥︎ te paga $1.470.
    .end = Una ronda para cada uno, $1.470 contra $580. Perder barato y ganar caro: ese es todo el juego.

outlaws-lesson-shootout =
    En un **tiroteo** pelean tres o más a la vez. Habilidad + dado + puntos por palos dan un total; el más alto **cobra las recompensas** de todas las cartas que vence.
    .title = Tiroteo
    .ask-1 = Dusty y Mae juegan ♣︎. Los puntos por palo cuentan por **cada** carta rival: ¿quién gana dos veces?
    .other-1 = Ese no gana nada aquí. La Q♥︎ gana 2 por cada ♣︎: 4 puntos.
    .done-1 = Habilidad 5 + dado 2 + dos veces 2 contra ♣︎ = 11: ganó el dado más bajo.
    .ask-2 = Esta vez nadie dice qué manda. La habilidad es segura, y un menos puede contar dos veces. ¿A quién arriesgas?
    .other-2 = El 5♥︎ tiene menos habilidad, no gana nada y pierde 3 por cada ♠︎ que venga.
    .done-2 = Vinieron dos ♠︎: el 5♥︎ habría perdido 6 puntos. Otra vez ganó el dado más bajo: 4 + 2 = 6, contra 5 y 5.
    .end = Solo cobras tú, dos cartas por ronda. Si varios comparten el total más alto, nadie cobra.

outlaws-lesson-gangs =
    Un combate: tres de tus cinco forajidos contra tres de cada rival. Se suman habilidades, dados y los palos del **líder**. Lidera la mayor suma de habilidad + dado.
    .title = Pandillas
    .ask-1 = Dusty y Mae dicen traer tres ♦︎ cada uno: un líder ♦︎ gana por cada ♠︎ tuya y pierde por cada ♣︎. También cuenta la habilidad. ¿A quiénes llevas?
    .other-1 = Hace falta la mayor habilidad posible, y cada ♠︎ les da puntos a sus líderes. ¿Quién queda?
    .done-1 = Cada ♣︎ les cuesta puntos a sus líderes.
    .ask-2 = Con tu 6 lidera el 8♥︎ (10) o la Q♣︎ (9); el 7♣︎ nunca daría más. Todos tus dados cuentan, pero **solo los palos del líder**: ¿quién gana con seis ♦︎?
    .other-2 = El 8♥︎ solo gana con ♣︎. ¿Quién gana con ♦︎?
    .done-2 = Habilidad 8 + dados 9 = 17. La Q♣︎ gana 2 por **cada** ♦︎ rival, seis en total: 17 + 6×2 = 29 contra 22. Con el 8♥︎ ganaba Mae.
    .end = Decide un solo combate. Si empatan, cada pandilla descarta a un forajido y sigue con dados nuevos, que el juego pone para el mejor líder: todo está a la vista.

outlaws-lesson-game =
    Un duelo entero contra Dusty, cinco rondas, sin ayuda. El comodín es fuerte y sin palo, pero si cae, Dusty cobra $4.100.
    .title = Tu primer duelo
    .end = Eso fue un duelo entero: ya conoces el juego. ¡Ahora, de verdad!

## Consejos para quien empieza en WANTED: con cada tipo de pregunta y tras lo que ha costado caro.

outlaws-tip-pick = Un forajido caro gana más a menudo, pero le paga más a tu rival si cae. Sopesa las dos cosas.
outlaws-shootout-tip-pick = Quien vale mucho vence más a menudo, pero al caer paga más a quien gana.
outlaws-gangs-tip-pick = Lleva habilidad y un líder al que le sirva su palo.
outlaws-tip-place-dice = Solo cuentan los palos del líder.
outlaws-tip-discard = Quédate con habilidad y con un líder que gane puntos contra los palos que siguen en pie.

outlaws-setback-dear = Cayó **{ $card }**: { outlaws-reward } para el otro bando. Cuando esperes perder, manda una carta barata.
outlaws-setback-suit = **{ $card }** perdió { $lost ->
    [one] { $lost } punto
   *[other] { $lost } puntos
} contra { $suit }. Mira el número negativo de tus cartas.
outlaws-setback-die = Perdiste por { $short ->
    [one] { $short } punto
   *[other] { $short } puntos
}, y los dados le dieron { $unlucky } más a quien ganó. Decidieron los dados.
