### The rule book of WANTED in our own words: chapters to learn from, and every numbered statement and ruling.

outlaws-rules = Las reglas de WANTED

## Chapters: at most 1500 characters each

outlaws-rules-goal =
    Cada carta es el cartel de «se busca» de un forajido, con su recompensa. Manda a los tuyos contra los de los demás, suma un dado y cobra por los que caigan.

    • **Duelo**, para 2: cinco rondas, una carta cada uno. Gana quien más haya cobrado al final.
    • **Tiroteo**, de 3 a 10: lo mismo, todos contra todos. El vencedor de una ronda se lleva las cartas vencidas.
    • **Pandillas**, de 2 a 10: tres cartas cada uno de golpe y un solo enfrentamiento. Gana la pandilla más fuerte.

    En los tres modos recibes cinco cartas de una misma baraja. Eliges en secreto, los dados ruedan a la vista de todos y las cartas se descubren a la vez.

    Un forajido temible gana más combates, pero le paga más a tu rival si cae. Saber cuándo arriesgar a quién: en eso consiste el juego.
    .title = El objetivo del juego
outlaws-rules-cards =
    La baraja tiene 54 cartas: 13 forajidos en cada uno de los cuatro palos (del 2 al 10, J, Q, K, A) y dos comodines. Cada forajido es único. En una carta figuran:
    • un **nombre**;
    • la **habilidad** que aporta a cada combate;
    • una **bonificación**: los puntos que gana por cada carta rival de cierto palo;
    • una **penalización**: los puntos que pierde por cada carta rival de otro;
    • la **recompensa** para quien lo venza.

    Los palos forman una rueda: cada uno aventaja al siguiente y es débil ante el anterior:
    ♣︎ tréboles > ♦︎ diamantes > ♠︎ picas > ♥︎ corazones > ♣︎ tréboles

    Una pica, pues, gana puntos contra los corazones y los pierde contra los diamantes. Dos cartas del mismo palo no se afectan, y tampoco ♣︎ y ♠︎, ni ♦︎ y ♥︎. Cuántos puntos son lo dice la carta; pueden ser 0.

    Los dos comodines no tienen palo: ni tienen bonificación o penalización ni se las dan a nadie. Sus recompensas son las más altas de la baraja.

    `/wanted carta` muestra a cualquier forajido.
    .title = Las cartas
outlaws-rules-duel =
    Para dos jugadores, cinco cartas cada uno. En cada ronda, cada uno pone una carta boca abajo y lanza un dado; luego se descubren. Total = habilidad + dado + puntos por palos. El total más alto gana la ronda, el otro forajido **cae** y quien gana **cobra su recompensa**. Gana quien más dinero tenga tras cinco rondas.

    • **Los disparos.** Una carta suma su bonificación solo si la rival es del palo que nombra, y resta su penalización del mismo modo. La carta que gana queda boca arriba; la que cae, boca abajo. Si hay empate, caen las dos.
    • **El cobro.** Cobras las recompensas de los forajidos caídos de tu **rival**, sin importar quién haya ganado más rondas. Tus propias cartas no te pagan nada. Si las sumas son iguales, mira «Volver a jugar».

    Ejemplo: un 2♠︎ con un 2 en el dado se topa con un 2♦︎ con un 1. La pica, débil ante los diamantes, pierde 1; el diamante, que aventaja a las picas, gana 2. Con sus habilidades, 1 y 0, son 2 contra 3.
    .title = Duelo
outlaws-rules-shootout =
    De tres a diez jugadores, cinco cartas cada uno. En cada ronda, todos ponen una carta boca abajo; luego se descubren todas, con un dado para cada una. Total = habilidad + dado + puntos por palos. El total más alto gana la ronda y **cobra las recompensas de todas las cartas que ha vencido**. Gana quien más dinero tenga tras cinco rondas.

    • **Cuentan todos los rivales.** Tu carta suma su bonificación una vez por cada carta de los demás que sea del palo que nombra, y resta su penalización del mismo modo.

    Ejemplo, si se encuentran estas cuatro: 2♦︎ +4 y −1, 10♣︎ +2, J♠︎ 0, 2♠︎ −1.

    • **Quien gana la ronda** deja su carta boca arriba y se lleva todas las demás, boca abajo. Si varios comparten el total más alto, nadie gana la ronda y todas sus cartas salen del juego, también las que quedaron por debajo.

    Tus vencedores, boca arriba, no pagan nada. Si al final varios comparten la mayor suma de dinero, mira «Volver a jugar».
    .title = Tiroteo
outlaws-rules-gangs =
    De dos a diez jugadores, cinco cartas cada uno. Decide un solo enfrentamiento: **gana la pandilla con el total más alto**. Total = la habilidad de sus tres cartas + sus dados + los puntos de su **líder** por los palos.

    1 · **Se forman las pandillas.** Cada uno pone tres cartas boca abajo. Las otras dos no se usan.
    2 · **Hablan los dados.** Cada uno lanza tres dados a la vista de todos, y cada carta recibe uno: tú eliges en secreto quién debe liderar, si tus dados dejan elección, y el juego los coloca para ello.
    3 · **Todo a la vista.** La carta con la mayor suma de habilidad + dado lidera su pandilla; si empatan, la que más gana.

    • **Solo el líder** suma su bonificación y resta su penalización, una vez por cada carta de los demás jugadores que sea del palo que nombra: todas sus cartas, no solo sus líderes.

    Si varias pandillas comparten el total más alto, mira «Empates».

    Ejemplo: una pandilla liderada por la Q♣︎ con 6 gana 2 por un 2♦︎ del otro lado; sus otras cartas valen 1 y 2, así que suma 11. A la de enfrente la lidera la J♠︎ con 6, que no gana nada; sus otras cartas valen 3 y 4. Suma 13 y vence.
    .title = Pandillas
outlaws-rules-ties =
    • **Una ronda de duelo:** las dos cartas han perdido y van boca abajo. Cada uno cobrará por la del otro.

    • **Una ronda de tiroteo:** solo importa un empate en el total más alto. Entonces nadie gana la ronda y todas sus cartas salen del juego; nadie cobra por ellas.

    • **Sumas iguales al final de un duelo o un tiroteo:** quienes comparten la más alta vuelven a jugar con sus vencedores; mira «Volver a jugar».

    • **Líder de una pandilla:** si varias de tus cartas comparten la suma más alta de habilidad + dado, lidera la que más gana o menos pierde.

    • **Pandillas:** solo importa un empate en el total más alto. Las pandillas que quedan por debajo están fuera. Cada jugador empatado descarta una de las cartas que jugó; todos eligen a la vez y se muestra todo junto. Las restantes se enfrentan otra vez: dados nuevos, líderes nuevos, y solo las cartas que siguen en juego de las pandillas empatadas cuentan para ganar y perder puntos. Cuando les queda una carta a cada uno, no se descarta nada más: se vuelven a lanzar los dados hasta que una pandilla se adelante.
    .title = Empates
outlaws-rules-replay =
    Si varios jugadores comparten la suma más alta tras la última ronda, vuelven a jugar; en un tiroteo, los demás miran.

    • **Tu mano** son tus vencedores, las cartas boca arriba a tu derecha. Todos las han visto, así que estas manos son abiertas; solo es secreta la elección de cada ronda.
    • **Rondas:** tantas como vencedores le queden a quien menos tiene. Quienes tengan más eligen cuáles jugar; el resto no se usa.
    • Lo demás sigue igual: los perdedores van boca abajo y se cobran, y en un tiroteo se los lleva el vencedor de la ronda, aunque solo queden dos.
    • Gana la suma más alta. Si vuelve a compartirse, se sigue con los nuevos vencedores, que cada vez son menos.

    • **Muerte súbita:** si a alguno de los empatados no le queda ningún vencedor, todos toman la carta de arriba del mazo, por orden de sitios, y la juegan sin verla: un dado, los disparos, el cobro. Se repite hasta que las sumas difieran. Si el mazo ya no alcanza para todos, un duelo acaba en tablas, y en un tiroteo comparten la victoria.
    .title = Volver a jugar
outlaws-rules-secrets =
    • **Solo para ti:** tu mano; tu carta boca abajo; en pandillas, qué dado va con qué carta. Nadie más lo ve hasta que todas las cartas se descubren a la vez, y las dos cartas que una pandilla deja en la mano, solo cuando la partida ha terminado.

    • **A la vista de todos:** cuántas cartas tienes; que has puesto una, pero no cuál; los dados, en cuanto ruedan; toda carta que se haya descubierto y adónde fue a parar, aunque luego esté boca abajo: todos la han visto. También son abiertas las manos cuando se vuelve a jugar.

    • **Lo que nadie sabe:** el orden del mazo y las cartas que no se repartieron.

    Todos eligen a la vez y da igual quién eligió antes. Mientras nadie haya jugado ni se haya descubierto nada después, puedes deshacer tu elección con `/mesa deshacer`; más tarde, solo si todos aceptan. Las reglas no fijan tiempo para pensar; qué pasa con quien no responde depende del reloj de la mesa.
    .title = Quién sabe qué
outlaws-rules-dice-first =
    Una variante del duelo y del tiroteo; se elige al ofrecer la partida, y la oferta lo anuncia.

    Normalmente los dados ruedan cuando todas las cartas están puestas. Con **Primero los revólveres** ruedan al empezar cada ronda, a la vista de todos, y solo entonces eliges tu carta. Ya sabes qué se sumará a tu forajido y qué a los de tus rivales.

    Un 6 pide un forajido capaz de aprovecharlo; un 1, a alguien que cueste poco perder. Tus rivales hacen las mismas cuentas.

    Nada más cambia: las cartas se siguen eligiendo en secreto y se descubren a la vez; totales, empates y cobro son los mismos. En la muerte súbita, donde no hay nada que elegir, el dado rueda con la carta ya puesta.
    .title = Primero los revólveres
outlaws-rules-bounty =
    Una variante de pandillas; se elige al ofrecer la partida, y la oferta lo anuncia.

    El enfrentamiento en sí va como siempre. Al final, el bot suma las recompensas de todas las pandillas vencidas, con las cartas que tuvieron que descartar en los empates, y anuncia el total como recompensa de quien gana.

    No decide nada: la mejor pandilla ya ha ganado, por poco que valieran sus rivales. Es para quienes juegan varias partidas seguidas y llevan las cuentas.
    .title = Recompensa
outlaws-rules-chance =
    Ni el bot ni quien lo mantiene pueden amañar la baraja, y tú puedes comprobarlo.

    1 · Con cada oferta, el bot publica un **sello**: el SHA-256 de un secreto que acaba de generar y que ya no puede cambiar.
    2 · Quien se sienta añade un número, el de su clic o su comando, que viene de Discord. La máquina, cuando juega, añade 0.
    3 · La mezcla y todos los dados salen del secreto, del número de la mesa y de esos números (HMAC-SHA256). Nadie podía conocerlos todos de antemano.
    4 · Al final se publica el secreto. Quien quiera puede ver que encaja con el sello y repetir cada carta y cada dado; el programa del bot lo hace con `wanted verify`.

    Los dados tienen seis caras, todas igual de probables, y lo mismo vale para cada orden del mazo. La máquina ve lo que vería alguien en su sitio, y nada más.
    .title = El azar y cómo comprobarlo

## The statements of the rule book

outlaws-ruling-R1 = La baraja tiene 54 cartas: 13 forajidos de picas, 13 de corazones, 13 de tréboles y 13 de diamantes, un comodín rojo y uno negro.
outlaws-ruling-R2 = Toda carta tiene un nombre, una habilidad, una bonificación, una penalización y una recompensa.
outlaws-ruling-R3 = Cada forajido es único, y no hay dos de un mismo palo con los mismos valores.
outlaws-ruling-R4 = Los comodines llevan las dos recompensas más altas y no tienen debilidad alguna: ninguna penalización.
outlaws-ruling-R5 = Todos los dados tienen seis caras.
outlaws-ruling-R6 = Un duelo es exactamente para dos jugadores. Se baraja y cada uno recibe cinco cartas.
outlaws-ruling-R7 = Cada duelista pone boca abajo una carta de su mano: es su carta en juego.
outlaws-ruling-R8 = Cada duelista lanza un dado, que queda junto a su carta en juego.
outlaws-ruling-R9 = Se descubren las dos cartas. El total es la habilidad más el dado, con la bonificación y la penalización cuando correspondan.
outlaws-ruling-R10 = Una bonificación o una penalización se aplica cuando la carta rival es del palo que nombra, y solo entonces.
outlaws-ruling-R11 = El total más alto gana la ronda, y esa carta va boca arriba a la derecha de su dueño.
outlaws-ruling-R12 = La carta perdedora va boca abajo a la derecha de su propio dueño.
outlaws-ruling-R13 = Si los totales son iguales, las dos cartas han perdido y las dos van boca abajo.
outlaws-ruling-R14 = Las rondas se suceden hasta que las dos manos quedan vacías: son cinco.
outlaws-ruling-R15 = Al final, cada duelista cobra las recompensas de las cartas boca abajo del otro.
outlaws-ruling-R16 = Quien cobra la suma más alta gana el duelo.
outlaws-ruling-R17 = Si los dos cobran lo mismo, cada uno toma como mano sus vencedores, las cartas boca arriba, y vuelven a jugar hasta que alguien gane.
outlaws-ruling-R18 = Ejemplo: contra un 2♦︎, un 2♠︎ con un 2 en el dado pierde 1; contra ese 2♠︎, el 2♦︎ con un 1 en el dado gana 2.
outlaws-ruling-R19 = Un tiroteo es de tres a diez jugadores, y cada uno recibe cinco cartas.
outlaws-ruling-R20 = En un tiroteo cada uno pone una carta boca abajo y lanza un dado, como en el duelo y todos a la vez.
outlaws-ruling-R21 = En un tiroteo, la bonificación y la penalización de una carta cuentan una vez por cada carta de los demás jugadores que sea del palo que nombran.
outlaws-ruling-R22 = El total más alto gana la ronda de un tiroteo, y esa carta va boca arriba a la derecha de su dueño.
outlaws-ruling-R23 = Las cartas vencidas en una ronda de tiroteo van boca abajo a la derecha de quien la ha ganado.
outlaws-ruling-R24 = Si el total más alto de una ronda de tiroteo se comparte, las cartas han perdido y salen del juego.
outlaws-ruling-R25 = Un tiroteo tiene cinco rondas, hasta que las manos quedan vacías.
outlaws-ruling-R26 = Al final de un tiroteo, cada uno cobra las recompensas de las cartas boca abajo que tiene a su derecha.
outlaws-ruling-R27 = La suma más alta gana el tiroteo.
outlaws-ruling-R28 = Los jugadores que comparten la suma más alta toman sus vencedores y vuelven a jugar hasta que uno gane.
outlaws-ruling-R29 = Ejemplo: con 2♦︎, 10♣︎, J♠︎ y 2♠︎ en la mesa, el 2♦︎ recibe +4 y −1; el 10♣︎, +2; la J♠︎, nada; y el 2♠︎, −1.
outlaws-ruling-R30 = Pandillas es de dos a diez jugadores, y cada uno recibe cinco cartas.
outlaws-ruling-R31 = Cada uno pone boca abajo tres cartas de su mano: su pandilla.
outlaws-ruling-R32 = Cada uno lanza un dado por cada una de esas cartas y le da uno a cada carta.
outlaws-ruling-R33 = Se descubren las cartas, y cada una vale su habilidad más su propio dado.
outlaws-ruling-R34 = En cada pandilla, el forajido con la suma más alta de habilidad y dado es el líder.
outlaws-ruling-R35 = Solo se aplican la bonificación y la penalización del líder, una vez por cada carta de los demás jugadores que sea del palo que nombran.
outlaws-ruling-R36 = El total de una pandilla es la suma de sus forajidos, con lo que su líder gana y pierde.
outlaws-ruling-R37 = Gana la pandilla con el total más alto.
outlaws-ruling-R38 = Si varias pandillas comparten el total más alto, cada uno de sus jugadores descarta una de las cartas que jugó, y vuelven a enfrentarse con el resto.
outlaws-ruling-R39 = Ejemplo: una Q♣︎ lidera con 6 de habilidad y dado y gana 2 por un 2♦︎ rival; su pandilla llega a 11.
outlaws-ruling-R40 = Ejemplo: una J♠︎ lidera con 6 de habilidad y dado y no gana nada; su pandilla llega a 13 y vence.
outlaws-ruling-R41 = Sin los comodines, los forajidos son también una baraja inglesa de 52 cartas: cada uno tiene su palo y uno de 13 rangos.

## Our rulings where the rule book is silent or unclear

outlaws-ruling-Q1 = El reglamento no trae la lista de cartas, así que los nombres, los delitos y los valores de los 54 forajidos son nuestros; concuerdan con todos sus ejemplos.
outlaws-ruling-Q2 = Bonificación y penalización solo miran el palo de la otra carta: los tréboles aventajan a los diamantes, los diamantes a las picas, las picas a los corazones y los corazones a los tréboles, y cada palo es débil ante el que lo aventaja.
outlaws-ruling-Q3 = Los comodines no tienen palo: nadie gana ni pierde por ellos, y no tienen bonificación ni penalización.
outlaws-ruling-Q4 = Una penalización es un número negativo y se suma: −1 baja el total en uno.
outlaws-ruling-Q5 = Un total puede quedar por debajo de cero.
outlaws-ruling-Q6 = La tabla impresa con el ejemplo de pandillas se contradice; lo que vale es su texto: 11 contra 13, y gana la segunda.
outlaws-ruling-Q7 = El bot lanza los dados a la vista de todos. Para entonces las cartas ya están puestas y no se pueden cambiar, salvo que la mesa juegue con «Primero los revólveres».
outlaws-ruling-Q8 = Los dados ruedan en cuanto está puesta la última carta; da igual quién puso antes la suya.
outlaws-ruling-Q9 = Las manos son secretas y su número de cartas, público. También son públicas las cartas ganadas y perdidas, aunque estén boca abajo, porque todos las han visto.
outlaws-ruling-Q10 = Tras una ronda de duelo empatada, las dos cartas quedan boca abajo y cada uno cobrará por la del otro.
outlaws-ruling-Q11 = Si los duelistas que vuelven a jugar no tienen el mismo número de vencedores, juegan tantas rondas como el número menor; cada uno elige cuáles usar, el resto no se usa y deciden las nuevas recompensas.
outlaws-ruling-Q12 = Si a un duelista no le queda ningún vencedor para volver a jugar, los dos juegan la carta de arriba del mazo, ronda tras ronda, hasta que las recompensas difieran; si el mazo se agota, el duelo acaba en tablas.
outlaws-ruling-Q13 = Cuando se vuelve a jugar, los perdedores van boca abajo y se cobran como siempre; si las sumas vuelven a ser iguales, se sigue con los nuevos vencedores, así que siempre hay un final.
outlaws-ruling-Q14 = Tus cartas supervivientes no le pagan a nadie: para ti solo cuentan las cartas boca abajo de tu rival.
outlaws-ruling-Q15 = Deciden las recompensas, aunque el otro haya ganado más rondas.
outlaws-ruling-Q16 = En un tiroteo solo importa un empate en el total más alto: nadie gana la ronda y todas sus cartas salen del juego, también las que quedaron por debajo.
outlaws-ruling-Q17 = En un tiroteo, el vencedor de la ronda cobra por todas las cartas vencidas; en un duelo, cada uno se queda con sus perdedores y cobra el rival.
outlaws-ruling-Q18 = Una carta que ha ganado su ronda queda boca arriba y no le paga nada a su dueño.
outlaws-ruling-Q19 = Al repetir un tiroteo, quienes empatan juegan tantas rondas como vencedores le queden a quien menos tiene; si a alguien no le queda ninguno, todos roban del mazo (Q37).
outlaws-ruling-Q20 = Al repetir un tiroteo se mantienen sus reglas aunque solo queden dos: el vencedor de la ronda se lleva la carta vencida.
outlaws-ruling-Q21 = No hay tiroteo para dos ni duelo para tres.
outlaws-ruling-Q22 = Diez jugadores usan 50 de las 54 cartas; no hay sitio para un undécimo.
outlaws-ruling-Q23 = Cada carta que activa una bonificación o una penalización cuenta, sin límite: dos picas le dan +4 a un 2♦︎.
outlaws-ruling-Q24 = Después de lanzar los dados y antes de descubrir las cartas, tú eliges quién debe liderar tu pandilla; el juego coloca tus dados para ello. Si no dices nada, el dado más alto va con la habilidad más alta.
outlaws-ruling-Q25 = Lo que han lanzado las pandillas es público; qué dado va con qué carta es secreto hasta que todo se muestra a la vez.
outlaws-ruling-Q26 = Si varias cartas de tu pandilla comparten la suma más alta de habilidad y dado, lidera la que más ganancia saca de bonificación y penalización: todo está a la vista, y nada habla a favor de otra.
outlaws-ruling-Q27 = La bonificación y la penalización de un líder miran todas las cartas de los demás jugadores, no solo a sus líderes.
outlaws-ruling-Q28 = Tras un empate de pandillas, cada empatado elige una carta que descartar; se lanzan y colocan dados nuevos para el resto, y las demás pandillas quedan fuera.
outlaws-ruling-Q29 = Las pandillas de una sola carta que siguen empatadas no descartan nada más: se vuelven a lanzar los dados hasta que una se adelante.
outlaws-ruling-Q30 = Cuando las pandillas se enfrentan otra vez, solo las cartas de las empatadas que siguen en juego activan bonificaciones y penalizaciones.
outlaws-ruling-Q31 = Un solo enfrentamiento decide la partida de pandillas; las dos cartas que quedan en la mano no se usan y no se pagan recompensas. Con la variante «Recompensa» se anuncian las de los vencidos, pero no deciden nada.
outlaws-ruling-Q32 = El líder se determina solo por habilidad y dado, antes de cualquier bonificación o penalización.
outlaws-ruling-Q33 = Las reglas no fijan tiempo para pensar ni castigo para quien calla: lo que pasa entonces depende del reloj de la mesa.
outlaws-ruling-Q34 = Con una sola baraja, ningún forajido está dos veces en la mesa, aunque el ejemplo original de pandillas lo dibuje así.
outlaws-ruling-Q35 = Solo tú ves tu mano. Los demás saben que has puesto una carta, pero no cuál, hasta que todas se descubren a la vez; nadie conoce el mazo, y las dos cartas sin usar de una pandilla siguen ocultas hasta que termina la partida.
outlaws-ruling-Q36 = Cuando se vuelve a jugar, las manos son abiertas, pues esas cartas ganaron boca arriba; solo es secreta la elección de cada ronda.
outlaws-ruling-Q37 = Si a alguno de los empatados de un tiroteo no le queda ningún vencedor, todos toman una carta del mazo, por orden de sitios, y la juegan sin verla; si el mazo no alcanza para todos, comparten la victoria.
outlaws-ruling-Q38 = Solo importa un empate de pandillas en el total más alto. Quienes empatan eligen a la vez qué descartar y se muestra todo junto.
outlaws-ruling-Q39 = Cuando las pandillas se enfrentan otra vez, sus cartas están descubiertas; los dados se lanzan a la vista de todos y se ponen de modo que el líder gane más, como todos ven; todas las pandillas se muestran a la vez.
