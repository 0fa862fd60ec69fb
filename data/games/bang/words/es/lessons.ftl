# Lo que se dice en las lecciones de ¡BANG! para dos. Sus repartos están en data/games/bang/lessons.toml.

bang-lessons = ¡BANG! para dos

bang-lesson-expose =
    Tu turno: **expón** a uno de tus dos personajes, roba dos cartas, juega lo que quieras, pero un solo ¡BANG!, y guarda tantas cartas como puntos de vida tenga.
    .title = Expuesto, y hasta dónde llega un tiro
    .ask-1 = Un ¡BANG! alcanza a **distancia 1**: al de enfrente, justo encima en la imagen. A Lucky Duke le queda 1 punto de vida: expón al que está frente a él; las distancias se cuentan entonces desde ahí.
    .other-1 = Sam está frente a Black Jack; desde allí, Lucky Duke está a distancia 2. Expón a Bart Cassidy.
    .done-1 = Bart roba dos cartas. Lucky Duke está a cubierto, pero eso no salva a nadie de un tiro.
    .ask-2 = Dispara un ¡BANG! a Lucky Duke; da igual cuál de tus dos cartas. Los signos de la carta dicen qué hace: un enemigo al alcance pierde un corazón.
    .other-2 = Primero el tiro: ¡BANG! a Lucky Duke. Una Cerveza no curaría a nadie: Bart no está herido.
    .done-2 = Dusty no tenía un ¡Fallaste!, la carta que detiene un ¡BANG!
    .end = Mata a los dos del otro lado y ganas. En cuanto hay un muerto, todos están a distancia 1. En el uno contra uno, la Cerveza ya no cura a nadie.

bang-lesson-covered =
    Turno de Dusty: Lucky Duke dispara a **Calamity Janet**, a la que tienes a cubierto.
    .title = A cubierto también se responde
    .ask-1 = El personaje al que apuntan usa su propia habilidad, a cubierto o no. Janet puede usar un ¡BANG! como ¡Fallaste!
    .other-1 = Janet perdería un punto de vida por nada: descarta el ¡BANG! como ¡Fallaste!
    .done-1 = Una carta gastada, ningún punto de vida perdido.
    .ask-2 = Tu turno. ¡Pánico! roba una carta a distancia 1, con cualquier arma. Black Jack está frente a Bart Cassidy: expón otra vez a Bart.
    .other-2 = Janet no está frente a Black Jack. Expón a Bart Cassidy.
    .done-2 = Bart actúa y Janet sigue a cubierto.
    .ask-3 = Róbale una carta de la mano a Dusty con ¡Pánico!
    .other-3 = Luego, quizá. Primero ¡Pánico! a Black Jack: una carta para ti y una menos para Dusty.
    .done-3 = Una carta más para ti, una menos para Dusty.
    .end = Al final de tu turno te quedas con tantas cartas como puntos de vida tenga tu personaje expuesto.

bang-lesson-jail =
    Las cartas azules y moradas se quedan delante de un personaje. Las dos moradas tienen muy mala idea.
    .title = Cárcel y Dinamita
    .ask-1 = El peligro de Mae es Slab el Asesino: hacen falta dos ¡Fallaste! para detenerlo. Mételo en la **Cárcel**.
    .other-1 = Primero la Cárcel, delante de Slab: hace más daño que Rose Doolan.
    .done-1 = Antes del turno de Mae, Slab tiene que **desenfundar**: se voltea una carta y, sin un corazón, no puede exponerse.
    .ask-2 = La **Dinamita** va delante de uno de los tuyos. Al empezar el turno de quien la tiene delante, una ♠︎ del 2 al 9 cuesta 3 puntos de vida; si no, sigue viaje. Enciéndela.
    .other-2 = Primero la Dinamita, delante de cualquiera de los tuyos.
    .done-2 = En este turno no hace nada.
    .ask-3 = Ya no tienes nada que jugar: termina tu turno.
    .other-3 = Termina tu turno.
    .done-3 = Slab siguió en la Cárcel y Mae tuvo que exponer a Rose: basta un ¡Fallaste! para detener su tiro.
    .ask-4 = Rose dispara a Willy, en diagonal: su habilidad lo pone a tiro. Detén el disparo.
    .other-4 = Tienes el ¡Fallaste! en la mano: juégalo.
    .done-4 = Tu turno empezó con la Dinamita: la carta volteada no era una ♠︎, así que pasó al personaje siguiente.
    .end = La Cárcel cuesta un compañero, no todo el turno; el turno solo se salta si ninguno de los dos puede exponerse.

bang-lesson-draft =
    Una partida empieza con la **elección**: por turnos, dos personajes cada uno.
    .title = Elegir a dos
    .ask-1 = Solo uno de los dos actúa: elige primero a uno que aproveche bien tus turnos, con tiros o con cartas. ¿A quién hay que detener con dos ¡Fallaste!?
    .other-1 = Buena elección, otro día. Elige a Slab: sus tiros cuestan dos ¡Fallaste!
    .done-1 = Uno para tus turnos.
    .ask-2 = Ahora uno para cuando te disparen: estará casi siempre a cubierto, pero le dispararán igual.
    .other-2 = Ese sirve más para otra cosa. Elige a alguien difícil de matar: Jourdonnais tiene su propio Barril, también a cubierto.
    .done-2 = Uno para cuando te disparen.
    .ask-3 = ¿Quién empieza expuesto y de qué lado? Tu primera mano tiene tantas cartas como puntos de vida tenga ese personaje. Elige el lado que quieras.
    .other-3 = El segundo sirve lo mismo a cubierto. Expón a Slab.
    .done-3 = Todo se muestra a la vez.
    .end = Uno para tus turnos y otro para cuando te disparen: buena pareja, porque solo actúa uno.

bang-lesson-game =
    El final de una partida: Slab y Jourdonnais son tuyos, con 2 puntos de vida cada uno; los dos de Dusty tienen 1. Sin ayuda.
    .title = Una partida corta
    .end = Eso fue ¡BANG! para dos. Ahora, una partida entera: **{ btn-friend }**.

## Consejos para quien empieza en BANG!: con cada tipo de pregunta y tras lo que ha costado caro.

bang-tip-draft = Tus dos personajes no actúan a la vez: uno que aproveche bien tus turnos y otro que resista cuando le disparan hacen buena pareja.
bang-tip-place = Derecha e izquierda ya no cambian. Sin contar habilidades ni cartas, el de enfrente está a distancia 1 y el de la diagonal, a 2.
bang-tip-expose = El personaje que expones actúa: su habilidad es la tuya, y al final del turno guardas tantas cartas como puntos de vida le queden.
bang-tip-draw-from = De las dos cartas que robas, solo la primera puede salir de otro sitio; la segunda sale del mazo.
bang-tip-put-back = Lo que devuelves queda encima: es la próxima carta que se robe o se desenfunde.
bang-tip-flip = Con el Barril y en la Cárcel conviene un corazón; la Dinamita estalla del 2 al 9 de picas.
bang-tip-dodge = El ¡Fallaste! vale más cuando queda poca vida.
bang-tip-dodge-barrel = El Barril no gasta cartas: pruébalo primero. El ¡Fallaste! vale más cuando queda poca vida.
bang-tip-shoot-back = Aquí se responde con un ¡BANG! No cuenta como el de tu turno.
bang-tip-last-beer = Si no salvas a este personaje, muere. Quien pierde a los dos pierde la partida.
bang-tip-ability = Entrega las dos cartas que menos necesites.
bang-tip-store = Toma lo que necesites, o lo que al otro le haga más falta.
bang-tip-play = Juega las cartas que quieras, de una en una, pero un solo ¡BANG! por turno. Las azules y moradas se quedan delante de un personaje. Al acabar, descartas hasta los puntos de vida de tu personaje expuesto.
bang-tip-play-many = Juega las cartas que quieras, de una en una; tu personaje expuesto puede disparar todos los ¡BANG! que quiera. Las azules y moradas se quedan delante de un personaje. Al acabar, descartas hasta los puntos de vida de tu personaje expuesto.
bang-tip-target = Ataca a quien tenga poca vida y protege a quien vaya a recibir los disparos.
bang-tip-take = Una carta en juego la eliges tú; de la mano sale al azar.
bang-tip-heal-first = Dos cartas compran un punto de vida, y así puedes guardar una más. Si te sobran tres o más, pierdes incluso menos cartas.
bang-tip-discard = Guarda con qué responder: un ¡Fallaste! a los disparos, un ¡BANG! a ¡Indios! y Duelos, una Cerveza a la última herida del personaje expuesto.
bang-tip-discard-last = Guarda con qué responder: un ¡Fallaste! a los disparos, un ¡BANG! a ¡Indios! y Duelos.

bang-setback-blast = La Dinamita estalla donde está al empezar el turno. ¡Pánico! o Cat Balou te libran a tiempo, también en tu lado.
bang-setback-death = { $target } muere: { $heir } queda siempre expuesto. El círculo es menor: todos están a distancia 1, sin contar habilidades ni cartas.
bang-setback-last = { $target } se queda con 1 punto de vida. Acaba tus turnos con respuestas en la mano: un ¡Fallaste! a los disparos, un ¡BANG! a ¡Indios! y Duelos.
