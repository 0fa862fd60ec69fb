### El reglamento de BANG! para dos, con nuestras palabras: capítulos para aprender, y cada regla y decisión numerada.

bang-rules = Las reglas de ¡BANG! para dos

## Chapters: at most 1500 characters each

bang-rules-goal =
    Dos bandas de dos frente a frente. Quien mata a **los dos** personajes del rival gana.

    De tus dos personajes, uno está **expuesto**: actúa, y su habilidad es tuya. El otro está **a cubierto**: le pueden disparar igual, y mientras es el objetivo vale su propia habilidad.

    Tienes una sola mano para los dos. En cada turno eliges de nuevo a quién expones, robas dos cartas, juegas lo que quieras y conservas tantas cartas como puntos de vida tenga tu personaje expuesto.

    • **Las cartas marrones** se juegan y se descartan: disparos, robos, diligencias, cerveza.
    • **Las cartas azules** se quedan ante un personaje: armas, caballos, barriles y dos jugarretas.

    Una partida dura de diez a quince minutos. Uno que aproveche bien tus turnos y otro que resista cuando le disparan hacen buena pareja: solo uno puede actuar.
    .title = El objetivo
bang-rules-setup =
    • **La elección.** Los 16 personajes están a la vista. Una moneda dice quién empieza; se elige por turnos hasta tener dos cada uno. Quien eligió segundo juega el primer turno.

    • **Los puestos.** En secreto, cada uno dice cuál de los suyos va a su derecha, cuál a su izquierda y a quién expone. Todo se muestra a la vez. Derecha e izquierda ya no cambian.

    • **El círculo.** Los cuatro forman un círculo: tu derecha, tu izquierda, la derecha del rival, su izquierda, y vuelta a empezar. El de enfrente está a distancia 1, y el de la diagonal a 2.

    • **Las cartas.** Todos empiezan con toda su vida, tres o cuatro puntos. Tu primera mano tiene tantas cartas como puntos de vida tenga tu personaje expuesto.

    No hay roles, ni recompensas, ni castigos.
    .title = La preparación
bang-rules-turn =
    1 · **Dinamita**, y luego **Cárcel**, si las hay ante alguno de tus personajes.
    2 · **Expón** a uno de los dos. Quien no pudo salir de la Cárcel este turno no puede exponerse; si no queda nadie, pierdes el turno: ni robas, ni juegas, ni descartas.
    3 · **Roba dos cartas**, según la habilidad del personaje que acabas de exponer.
    4 · **Juega** cuantas cartas quieras, pero **un solo ¡BANG!** por turno. Actúa el personaje expuesto: sus distancias, su arma, su habilidad.
    5 · **Descarta** hasta los puntos de vida del personaje expuesto. No se descarta más, ni en otro momento.

    Una carta se resuelve por completo antes de jugar la siguiente. Si tu personaje expuesto muere en tu propio turno (en un Duelo, o por la Dinamita al empezar), su compañero queda expuesto y el turno sigue.

    Cuando se acaba el mazo, el descarte se baraja al momento y pasa a ser el mazo.
    .title = El turno
bang-rules-abilities =
    • **Una sola regla dice qué habilidad vale:** si uno de tus personajes es el objetivo o desenfunda, vale la suya, y solo la suya, hasta que eso termina. El resto del tiempo vale la de tu personaje expuesto.

    Así, Calamity Janet a cubierto responde con un ¡Fallaste! en vez de un ¡BANG!, Jourdonnais a cubierto tiene su Barril, Bart Cassidy y El Gringo cobran por su herida, Lucky Duke desenfunda dos cartas. Mientras tanto, el compañero expuesto no tiene habilidad.

    Rose Doolan, Slab, Willy y los que roban de otra manera no hacen nada a cubierto. A **Paul Regret** se le ve a distancia +1, a cubierto o no, pero no protege a su compañero.

    • **Suzy Lafayette** roba en cuanto vale su habilidad y tu mano está vacía, una vez resuelta la carta jugada y nunca dentro de un Duelo. Ejemplo: te queda un ¡Fallaste!, Suzy está expuesta, Calamity Janet a cubierto, y llegan los ¡Indios! Suzy no puede responder y pierde 1 punto de vida. Janet descarta el ¡Fallaste! como ¡BANG! Entonces vuelve a valer Suzy, tu mano está vacía y robas una carta. Al desenfundar por Cárcel o Dinamita, Suzy a cubierto no roba.

    • **Sid Ketchum** puede curarse siempre que se te pregunte algo y valga su habilidad, también cuando está a punto de morir.
    .title = Qué habilidad vale
bang-rules-distance =
    La distancia es el camino más corto alrededor del círculo, contando a los vivos: 1 hasta el enemigo de enfrente, 2 hasta el de la diagonal. En cuanto hay un muerto, todos están a 1.

    • Un **Mustang** ante un personaje, y el propio Paul Regret, suman 1 para todos los que lo miran.
    • Una **Mirilla** ante el personaje que actúa, y la propia Rose Doolan, restan 1 a todo lo que ve.

    Un **¡BANG!** necesita un objetivo al alcance del arma: 1 sin arma. **¡Pánico!** llega a distancia 1, sea cual sea el arma. Cat Balou, Duelo, Cárcel, Gatling e ¡Indios! llegan a todos.

    Solo lo que está ante el personaje que actúa le ayuda a disparar. Un Mustang y un Barril protegen a quien los tiene delante, a cubierto o expuesto.
    .title = La distancia
bang-rules-brown =
    • **¡BANG!** Un enemigo al alcance juega un ¡Fallaste! o pierde 1 punto de vida. Uno por turno, salvo que el expuesto sea Willy o tenga una Volcanic.
    • **Gatling** dispara a los dos enemigos; **¡Indios!** obliga a cada uno a descartar un ¡BANG! o perder 1 punto de vida; primero la derecha, nunca los tuyos. Ninguna es tu ¡BANG! del turno.
    • **Duelo.** El objetivo descarta un ¡BANG!, luego tú, por turnos; quien se detiene pierde 1 punto de vida.
    • **¡Pánico!** se lleva una carta, **Cat Balou** la descarta: de la mano al azar, o en juego a tu elección. También pueden apuntar a lo que hay ante tus propios personajes, para librarte de una Cárcel o de la Dinamita.
    • **Cerveza** cura 1 al personaje expuesto, nunca por encima de su total. No hace nada cuando solo quedan dos personajes.
    • **Salón** cura 1 a todos los vivos, enemigos incluidos.
    • **Diligencia** roba dos cartas, **Wells Fargo** tres.
    • **Almacén** descubre tantas cartas como personajes vivos haya. Eliges tú primero y luego se sigue por turnos, cada uno tantas como vivos tenga.
    • **¡Fallaste!** solo sirve para responder.
    .title = Las cartas marrones
bang-rules-blue =
    Ponlas ante cualquiera de tus personajes, pero la Cárcel ante un enemigo que no la tenga. Nunca dos del mismo nombre ante un personaje, y una sola arma: la nueva descarta la vieja.

    • **Armas**: Volcanic 1, Schofield 2, Remington 3, Carabina 4, Winchester 5. Con una Volcanic, el personaje expuesto juega cuantos ¡BANG! quiera.
    • **Barril**: contra cada disparo, quien lo tiene delante puede desenfundar; un corazón es un ¡Fallaste!
    • **Mustang**, **Mirilla**: mira «La distancia».
    • **Cárcel**: al empezar su turno, el preso desenfunda. Un corazón lo libera; si no, no puede exponerse este turno. La Cárcel se descarta en todo caso.
    • **Dinamita**: al empezar su turno, desenfunda el personaje que la tiene delante. Del 2 al 9 de picas estalla: se descarta y cuesta 3 puntos de vida. Si no, pasa al siguiente vivo en el sentido del reloj, quizá al compañero, y espera el próximo turno de su jugador.

    • **Desenfundar** es descubrir la primera carta del mazo, mirar su palo y su valor, y descartarla. Lucky Duke descubre dos y elige.
    .title = Las cartas azules
bang-rules-answers =
    Te preguntaré siempre que uno de tus personajes pueda responder, aunque no tengas nada que sirva: callar le diría demasiado a tu rival. Solo me lo salto cuando todos ven que no hay respuesta.

    • **Un disparo** (¡BANG!, Gatling): los Barriles del objetivo, si quieres; si fallan, un ¡Fallaste! El ¡BANG! de Slab pide dos, y cada Barril que acierta, antes o después de un ¡Fallaste!, es uno.
    • **¡Indios!, Duelo**: un ¡BANG! Los Barriles no ayudan.
    • **La última herida**: una Cerveza salva a tu personaje **expuesto**, también fuera de tu turno, una por cada punto que le falte para volver a 1. A uno a cubierto no se le puede salvar así, ni a nadie cuando solo quedan dos personajes. Sid Ketchum puede salvarse, también a cubierto, con dos cartas por punto.

    Las cartas que descartas para responder no se juegan: no cuentan como el ¡BANG! del turno.

    Si se acaba tu tiempo, se usa tu Barril; a falta de él, la carta menos valiosa que sirva, si tienes suficientes.
    .title = Las respuestas
bang-rules-death =
    Un personaje sin puntos de vida está muerto. Las cartas que tenía delante se descartan, las más antiguas primero, o van a la mano del jugador que tenga expuesto a **Sam el Buitre**. Una Dinamita que estalló se descarta antes. Tu mano sigue contigo, y tu otro personaje queda expuesto desde entonces.

    Si una carta tiene varios objetivos, el siguiente responde igual.

    Bart Cassidy y El Gringo no reciben nada por su último punto de vida, salvo que se salven.

    Si el compañero no pudo salir de la Cárcel en ese mismo turno, no se juega nada más: descarte y fin del turno.

    • **Quien ha perdido a sus dos personajes ha perdido la partida, al instante.** Tras 200 turnos, la partida termina en tablas.
    .title = Muerte y victoria
bang-rules-secrets =
    • **Solo para ti:** tu mano, las cartas que robas, las tres que mira Kit Carlson.

    • **Entre los dos:** una carta robada de una mano. Nadie más sabe cuál fue.

    • **Lo saben todos:** los personajes y quién está expuesto, sus puntos de vida, las cartas en juego, cuántas cartas hay en cada mano y en el mazo, el descarte, toda carta desenfundada, jugada, descartada o tomada de delante de alguien, las del Almacén, la segunda carta de Black Jack.

    • **No lo sabe nadie:** el orden del mazo.

    Los puestos y los primeros expuestos se dicen en secreto y se muestran a la vez.
    .title = Quién sabe qué
bang-rules-variants =
    Se eligen al ofrecer la partida; la oferta lo dice.

    • **Elección entre cuatro personajes.** En vez de los dieciséis, se reparten cuatro al azar: uno elige uno, el otro dos, y el último queda para el primero.

    • **Dos personajes al azar cada uno.** Nadie elige: cada uno recibe dos personajes, a la vista, y los coloca. Se sortea quién juega el primer turno; el otro empieza con una carta más.

    • **Paul Regret: solo si está expuesto.** Se le ve a distancia +1 solo mientras está expuesto. Las reglas pueden leerse de las dos maneras: tiene su habilidad cuando es el objetivo, pero fuera de alcance nunca llega a serlo.

    • **Cerveza hasta el final.** La Cerveza funciona aunque solo queden dos personajes.
    .title = Variantes

## The base game, rule by rule

bang-ruling-R1 = Un turno es: comprobaciones, robar dos cartas, jugar, descartar hasta los puntos de vida. Solo se juega una carta ¡BANG! por turno.
bang-ruling-R2 = Una Gatling no gasta el ¡BANG! del turno. Los ¡BANG! mostrados en un Duelo o contra ¡Indios! se descartan, no se juegan, y tampoco cuentan.
bang-ruling-R3 = No puede haber dos cartas del mismo nombre ante un personaje; un arma cada uno. Un arma nueva descarta la vieja; la misma no se pone sobre sí misma.
bang-ruling-R4 = Nadie descarta porque sí, ni de la mano ni de la mesa. Solo Sid Ketchum, y siempre de dos en dos.
bang-ruling-R5 = Una carta se resuelve por completo antes de poder jugar otra.
bang-ruling-R6 = Una Cerveza que no cura a nadie puede jugarse igual y se pierde; antes se te pregunta.
bang-ruling-R7 = Un personaje encarcelado puede beber una Cerveza para sobrevivir. Un turno perdido no tiene robo, ni juego, ni descarte.
bang-ruling-R8 = Desenfundar: se descubre la primera carta del mazo, se miran su palo y su valor y se descarta; su efecto no cuenta. Barril y Cárcel piden un corazón, la Dinamita estalla del 2 al 9 de picas.
bang-ruling-R9 = Lucky Duke descubre dos, elige una y descarta ambas. Si solo hay una carta, o las dos deciden lo mismo, no hay elección.
bang-ruling-R10 = El ¡BANG! de Slab pide dos ¡Fallaste! Un Barril desenfunda una vez por disparo y vale como mucho uno de los dos; Jourdonnais con un Barril de verdad desenfunda dos veces y puede anularlo entero.
bang-ruling-R11 = Contra una Gatling jugada por Slab basta un ¡Fallaste!
bang-ruling-R12 = El Barril sirve contra ¡BANG! y Gatling, nunca contra ¡Indios! o Duelo. Es opcional. Va antes de cualquier ¡Fallaste! o, si hacen falta dos, también después del primero; si falla, aún puede jugarse un ¡Fallaste!
bang-ruling-R13 = Fuera del turno propio solo se bebe una Cerveza contra la herida que quitaría el último punto de vida. Una víctima de la Dinamita bebe cuantas hagan falta para volver a 1, de una en una.
bang-ruling-R14 = Un Salón no es una Cerveza: funciona con dos personajes, nunca salva a un moribundo y no cura a los muertos.
bang-ruling-R15 = Bart Cassidy y El Gringo no reciben carta por el último punto de vida, salvo que una carta de la mano los salve. Por una Dinamita a la que sobrevive, Bart roba tres.
bang-ruling-R16 = El Gringo toma de quien jugó la carta que lo hirió: nada por un Duelo que empezó él, nada por la Dinamita, nada de una mano vacía. Por Gatling e ¡Indios! sí, una carta por herida.
bang-ruling-R17 = Una Dinamita que estalla se descarta primero. La Dinamita o la Cárcel ante quien muere de otro modo van a Sam el Buitre si está expuesto.
bang-ruling-R18 = Las cartas ante un muerto se descartan en el orden en que llegaron, las más antiguas primero.
bang-ruling-R19 = Suzy Lafayette roba en cuanto la mano está vacía: tras el efecto de su última carta, entre dos ¡Fallaste! contra Slab, al final de un Duelo pero nunca dentro. Su propio ¡Pánico! o Cat Balou se resuelve antes, también ante su propio bando. Si su última carta hiere a El Gringo, roba, él se lleva esa carta y ella roba otra vez.
bang-ruling-R20 = Sam el Buitre se lleva las cartas que hay ante el muerto antes de que se descarten.
bang-ruling-R21 = Calamity Janet usa ¡Fallaste! como ¡BANG! y ¡BANG! como ¡Fallaste!, también al responder. Un ¡Fallaste! jugado como ¡BANG! es el único ¡BANG! de su turno, salvo con una Volcanic.
bang-ruling-R22 = Sid Ketchum puede curarse en cada pregunta a su jugador mientras valga su habilidad: en su turno, al responder, en el Almacén, antes de descartar, a punto de morir; varias veces seguidas, nunca por encima de su total.
bang-ruling-R23 = Kit Carlson se queda con dos de tres cartas y la otra vuelve al mazo, boca abajo. Black Jack solo enseña la segunda. Jesse Jones solo puede tomar la primera, al azar, de la mano rival; Pedro Ramírez solo la primera, de lo alto del descarte.
bang-ruling-R24 = ¡Pánico! llega a distancia 1, sea cual sea el arma; cuentan Mustang, Mirilla, Paul Regret y Rose Doolan. Cat Balou llega a todos.
bang-ruling-R25 = Para ¡Pánico! y Cat Balou señalas la mano, de la que el azar saca una carta, o una carta en juego. Armas, Cárcel y Dinamita también están en juego.
bang-ruling-R26 = Ambas pueden apuntar a cartas ante tus propios personajes, pero no a tu propia mano.
bang-ruling-R27 = La distancia es el camino más corto entre los vivos, 1 más por Mustang o Paul Regret en el objetivo, 1 menos por Mirilla o Rose Doolan en quien dispara.
bang-ruling-R28 = Barril, Mirilla, Mustang, armas y Dinamita van ante tus propios personajes; la Cárcel, ante un enemigo.
bang-ruling-R29 = La Dinamita se comprueba antes que la Cárcel. El turno en que se pone no hace nada. Si no estalla, pasa a la izquierda.
bang-ruling-R30 = En cuanto se vacía el mazo, todo el descarte se baraja y pasa a ser el mazo. Una carta jugada no se descarta hasta que se resuelve: ninguna Diligencia se roba a sí misma. Si los dos están vacíos, no se roba nada y la partida sigue.
bang-ruling-R31 = En el Almacén elige primero quien jugó la carta.
bang-ruling-R32 = ¡Indios!, Gatling y Salón van en el sentido del reloj, de uno en uno; cada personaje se resuelve antes que el siguiente.

## The game for two, ruling by ruling

bang-ruling-V1 = Los personajes de un jugador están lado a lado en un solo círculo de cuatro: el compañero y el enemigo de enfrente a 1, el de la diagonal a 2. Con tres o dos vivos, todos están a 1.
bang-ruling-V2 = Al principio cada uno decide en secreto quién va a la derecha y quién a la izquierda; después ya no cambia.
bang-ruling-V3 = La elección de personajes es abierta y una moneda dice quién empieza. De dieciséis se elige por turnos; de cuatro, quien empieza toma uno, el otro dos, y el último es para el primero. En compensación, el otro juega el primer turno. Con personajes al azar nadie elige: quien juega en segundo lugar empieza con una carta más.
bang-ruling-V4 = La primera mano tiene tantas cartas como vida el personaje expuesto al principio. Todos empiezan con toda su vida, sin roles, recompensas ni castigos.
bang-ruling-V5 = Cada turno tuyo empieza eligiendo de nuevo a quién expones, también el primero.
bang-ruling-V6 = Al empezar el turno, por orden: Dinamita, Cárcel, exponer, robar. Cada carta se comprueba una vez por turno: una Dinamita que pasa a tu otro personaje espera a tu próximo turno.
bang-ruling-V7 = Actúa el expuesto: distancias, arma, Mirilla y habilidad son las suyas. El ¡BANG! único es del jugador, sea quien sea el expuesto, salvo que este tenga una Volcanic o sea Willy.
bang-ruling-V8 = Todos los enemigos son objetivos. Tu propio personaje a cubierto solo lo es para ¡Pánico!, con la distancia contada como para cualquiera, y Cat Balou, sobre sus cartas en juego.
bang-ruling-V9 = Las cartas azules van ante cualquiera de tus vivos, con los límites de cada uno. La Cárcel va ante un enemigo que no la tenga.
bang-ruling-V10 = Hay una mano por jugador. Se llega a ella por cualquiera de sus personajes; con ¡Pánico!, solo por uno a distancia 1.
bang-ruling-V11 = Al final del turno descartas hasta la vida actual de tu personaje expuesto.
bang-ruling-V12 = Cada personaje tuyo encarcelado desenfunda con su propia habilidad. Un corazón lo libera; si no, no puede exponerse este turno. La Cárcel se descarta en todo caso.
bang-ruling-V13 = Si ninguno de los tuyos puede exponerse, se pierde todo el turno y el expuesto sigue siendo el mismo. Si solo uno puede, es él.
bang-ruling-V14 = La Dinamita pasa al siguiente vivo en el sentido del reloj, quizá al compañero. Se comprueba al empezar los turnos del jugador que la tiene delante y solo hiere al personaje ante el que está.
bang-ruling-V15 = Una víctima de la Dinamita tiene su propia habilidad, a cubierto o no. Las Cervezas solo la salvan si quedó expuesta desde su último turno.
bang-ruling-V16 = Un jugador tiene la habilidad del personaje que es objetivo o desenfunda, mientras dure; si no, la del expuesto. Cuenta toda carta dirigida a un personaje, también ¡Pánico!, Cat Balou y Cárcel. Al desenfundar (Cárcel, Dinamita) solo despierta lo que actúa sobre la carta desenfundada o sobre su herida: Lucky Duke, Bart Cassidy, y Sid Ketchum si está a punto de morir; no Suzy Lafayette a cubierto.
bang-ruling-V17 = A Paul Regret se le ve a distancia +1, a cubierto o no; su compañero no queda protegido. «Paul Regret: solo si está expuesto» lo desactiva.
bang-ruling-V17B = El Gringo y Jesse Jones toman de la única mano que el rival tiene para sus dos personajes.
bang-ruling-V18 = Una Cerveza solo cura al expuesto, en su turno o para salvarlo. A uno a cubierto no lo salva una Cerveza; Sid Ketchum puede salvarse solo.
bang-ruling-V19 = «Sin efecto cuando quedan dos» cuenta personajes: la Cerveza solo se pierde en el uno contra uno. «Cerveza hasta el final» lo desactiva.
bang-ruling-V20 = Un Salón cura 1 a cada vivo: de los dos bandos, también a cubierto.
bang-ruling-V21 = El Almacén muestra tantas cartas como vivos; se toman por turnos, primero quien lo jugó, cada uno tantas como personajes vivos tenga. Uno contra dos: A, B, B; dos contra uno: A, B, A.
bang-ruling-V22 = ¡Indios! y Gatling alcanzan a los dos enemigos, primero al de la derecha, y nunca a los tuyos.
bang-ruling-V23 = Cuando muere un personaje, sus cartas en juego se descartan, o van a Sam el Buitre si está expuesto, sea del bando que sea. La mano se queda y el superviviente se expone al momento. Un Sam a cubierto en ese instante no recibe nada, aunque él mismo haya librado el Duelo mortal.
bang-ruling-V24 = Si tu expuesto muere en tu propio turno, el compañero queda expuesto y el turno sigue; un ¡BANG! ya jugado cuenta.
bang-ruling-V25 = Si alguien muere por una carta con varios objetivos, el siguiente responde igual.
bang-ruling-V26 = Quien ha perdido a sus dos personajes ha perdido la partida, al instante y antes que nada. Tras 200 turnos la partida se detiene.
bang-ruling-V27 = Suzy Lafayette no roba antes de que termine un Duelo, lo haya empezado ella o no.
bang-ruling-V28 = Si tu expuesto muere en tu turno y su compañero no pudo salir de la Cárcel este turno, no se juega nada más: descarte y fin del turno.
bang-ruling-V29 = Sid Ketchum solo se cura a sí mismo: expuesto, en cada pregunta, salvo mientras su compañero es el objetivo o desenfunda; a cubierto, solo mientras lo es o lo hace él.
bang-ruling-V30 = ¡Pánico! y Cat Balou también pueden tomar de lo que hay ante tu expuesto, nunca de tu propia mano.
bang-ruling-V31 = Cuando muere un personaje, ya nadie es objetivo antes de que se descarten sus cartas en juego. Por eso un Sam el Buitre expuesto recupera su habilidad y se las lleva, tanto si ha muerto su compañero a cubierto como si este ha librado el Duelo que mató a un enemigo.
bang-ruling-V32 = Si no queda ninguna carta que desenfundar, falla: el Barril no sirve, la Cárcel retiene, la Dinamita pasa. Un Almacén con pocas cartas muestra las que hay.
bang-ruling-V33 = Una partida detenida tras 200 turnos termina en tablas.
bang-ruling-V34 = Público: personajes, expuestos, vida, cartas en juego, tamaño de manos y mazo, descarte, toda carta desenfundada, jugada o descartada. Oculto: las manos y el orden del mazo.
bang-ruling-V35 = Una carta robada del mazo solo la conoce quien la roba; la segunda de Black Jack, todos. Una carta tomada de una mano solo la conocen los dos jugadores; las tres de Kit Carlson, solo él.
bang-ruling-V36 = A quien tiene una carta en la mano se le pregunta, aunque no tenga respuesta. La pregunta solo se omite si los hechos públicos la resuelven: menos cartas en la mano que respuestas necesarias, Cerveza para uno a cubierto, Cerveza en el uno contra uno. Una respuesta puede valer para los dos golpes de una carta o para todos los Barriles.
bang-ruling-V37 = La elección de personajes es abierta. Derecha, izquierda y expuesto se muestran a la vez, cuando los dos jugadores han elegido.
