### El reglamento de Gnadenlos! con nuestras palabras: capítulos para aprender, y cada regla y decisión con su número.

gnadenlos-rules = Las reglas de ¡Gnadenlos!

## Capítulos: 1500 caracteres como mucho

gnadenlos-rules-goal =
    La calle de 35 herraduras de Klaus Teuber, para tres o cuatro. Tu sombrero sale de la herradura 6; la Meta es la herradura 31. Cuando acaba la partida, **gana quien está más lejos en la calle**, deba lo que deba.

    Contratas aventureros con pagarés, los mandas a buscar oro, a duelos y a la mesa de póquer, y pagas prestigio con pepitas. Un día se cobran los pagarés. Quien no puede pagar da de comer a los buitres.

    Un turno tiene cuatro fases; luego el revólver pasa al siguiente.
    1 · **Suceso**: cada uno envía a un aventurero.
    2 · **Prestigio**: el jugador activo compra herraduras.
    3 · **Reclutamiento**: se puja con pagarés por aventureros.
    4 · **Día de paga**: si el mercado está bastante lleno, se cobran los pagarés.
    .title = El objetivo
gnadenlos-rules-setup =
    • Cada uno tiene un sombrero en la herradura 6, 10 pepitas, dos aventureros al azar y 13 pagarés de su color: cinco de 0, tres de 1, dos de 2, dos de 3 y uno de 4.
    • Cada uno entrega un 1 y un 2. Barajados y boca abajo, son los primeros pagarés del **mercado**. Tiene seis columnas, una por cara del dado; se ponen de la columna 1 a la 6 y luego en la fila siguiente.
    • Hay 29 aventureros. Cada uno tiene una fuerza de 1 a 6 en oro, duelo y póquer, diez en total: ninguno es mejor que otro en todo.
    • Siete cartas de suceso están boca abajo: tres de oro, un duelo y tres de póquer.
    • El enterrador está a dos pasos del cementerio; con cuatro jugadores, a tres.
    • Todos tiran el dado; empieza quien saque más. Si hay empate, repiten.
    .title = Antes del primer turno
gnadenlos-rules-event =
    Se descubre una carta de suceso. Quien tiene aventureros elige uno en secreto; se enseñan todos a la vez. Cuenta la fuerza en el símbolo del suceso.

    • **Oro**: la fuerza más alta toma la primera cantidad de la carta; la segunda, la menor. Si hay varios en cabeza, todos toman la primera y nadie la otra.
    • **Duelo**: primero el enterrador da un paso. Quien envía la fuerza más alta roba al azar dos pagarés del mercado. Quien envía la más baja pierde a su aventurero.
    • **Póquer**: la fuerza más alta avanza y la más baja retrocede. Cuánto, lo dice el color de la herradura de cada uno: 6 adelante y 1 atrás al principio de la calle, 2 adelante y 5 atrás justo antes de la Meta.

    El aventurero que gana se va; los demás vuelven a la mano. Ganan todos los empatados en cabeza y sufren todos los empatados en cola. Si todos empatan, todos ganan y nadie pierde.

    Si solo un jugador tiene aventureros, gana él solo. Si nadie tiene, no hay suceso.
    .title = Fase 1: el suceso
gnadenlos-rules-prestige =
    El jugador activo puede pagar hasta cinco pepitas y avanza una herradura por cada una.

    Se puede pasar de la Meta, y cuenta. En cuanto el sombrero llega, acaba la partida.
    .title = Fase 2: el prestigio
gnadenlos-rules-recruiting =
    Con menos de tres aventureros, el jugador activo puede abrir un reclutamiento. Se descubre un aventurero menos que el número de jugadores.

    Desde el jugador activo, **cada uno tiene que pujar una vez**: de uno a tres pagarés, boca arriba. Una suma ya ofrecida no se puede repetir; puede ser más baja o más alta, y 0 es una suma. También valen pagarés ajenos.

    La puja más alta elige primero, luego la segunda, y así. **La más baja no recluta a nadie y recupera sus pagarés.** Los de los demás van boca abajo al mercado. Los pagará el dueño del color, los haya puesto quien los haya puesto.

    Quien no tiene suma libre pasa: de eso se encarga el bot. Entonces reclutan todos los que han pujado, y los aventureros que nadie quiere se van.
    .title = Fase 3: el reclutamiento
gnadenlos-rules-payday =
    Si el mercado tiene tantas filas llenas como jugadores hay, se cobran los pagarés.

    El jugador activo tira el dado. Se descubre el último pagaré de esa columna; su dueño paga el valor al banco y lo recupera en la mano. Y así hasta que
    • sale una **columna vacía**: se acaba el día de paga;
    • **un dueño no puede pagar**: no paga nada, recupera el pagaré, recibe un buitre y retrocede cinco herraduras. Se acaba el día de paga para todos.

    Luego se juntan los pagarés. Si aún hay tantas filas llenas como jugadores, el día de paga vuelve a empezar.
    .title = Fase 4: el día de paga
gnadenlos-rules-end =
    La partida acaba en el acto cuando
    • un sombrero llega a la **Meta** o la pasa;
    • el **enterrador** llega a RIP, antes de librarse ese duelo;
    • alguien recibe su **tercer buitre**, una vez perdidas las cinco herraduras;
    • en dos rondas enteras no ha pasado nada de nada.

    Gana quien más lejos está en la calle, aunque tenga tres buitres. Si hay empate, decide quién tiene más pepitas y luego quién tiene menos buitres. Después se comparte la victoria.
    .title = El final
gnadenlos-rules-secrets =
    • **Solo para ti:** tus aventureros, los pagarés de tu mano, los que robas en un duelo y a quién envías mientras no hayan elegido todos.
    • **Lo saben todos:** sombreros, pepitas, buitres, el enterrador, cuántos aventureros y pagarés tiene cada uno, cuántos pagarés hay en cada columna, los aventureros que se ofrecen, se han ido o se acaban de descubrir, cada puja mientras dura el reclutamiento, cada pagaré cobrado el día de paga.
    • **No lo sabe nadie:** los pagarés del mercado, ni siquiera de quién son, y el orden de los mazos.

    Lo que vuelve a la mano o va boca abajo al mercado queda oculto otra vez; los aventureros, cuando acaba el turno. El diario guarda lo que se anunció.
    .title = Quién sabe qué
gnadenlos-rules-pairs =
    Una opción; la elige quien ofrece la partida, y la oferta lo dice.

    En un reclutamiento se descubre el doble de aventureros, por parejas. Cada jugador que recluta se lleva una pareja entera. Nada más cambia: las manos crecen más deprisa, y lo que dejas a los demás pesa más que tus deudas.
    .title = Reclutamiento por parejas

## Las reglas del libro

gnadenlos-ruling-R1 = Juegan tres o cuatro.
gnadenlos-ruling-R2 = Cada uno tiene un sombrero en la herradura de salida, la sexta.
gnadenlos-ruling-R3 = La calle tiene 35 herraduras de seis colores.
gnadenlos-ruling-R4 = Cada uno empieza con diez pepitas.
gnadenlos-ruling-R5 = Cada uno tiene los trece pagarés de su color, con valores de 0 a 4.
gnadenlos-ruling-R6 = Cada uno recibe dos aventureros al azar.
gnadenlos-ruling-R7 = El enterrador empieza a dos pasos del cementerio; con cuatro jugadores, a tres.
gnadenlos-ruling-R8 = Los demás aventureros forman un mazo barajado, boca abajo.
gnadenlos-ruling-R9 = Las siete cartas de suceso forman un mazo barajado, boca abajo.
gnadenlos-ruling-R10 = Antes del primer turno cada uno entrega un pagaré de 1 y otro de 2; barajados, van al mercado.
gnadenlos-ruling-R11 = El mercado tiene seis columnas, una por cara del dado.
gnadenlos-ruling-R12 = Los pagarés se ponen de la columna 1 a la 6; el séptimo va debajo del primero y abre una fila.
gnadenlos-ruling-R13 = Un turno tiene cuatro fases por orden: suceso, prestigio, reclutamiento, día de paga.
gnadenlos-ruling-R14 = El jugador activo descubre una carta de suceso: oro, duelo o póquer.
gnadenlos-ruling-R15 = Cada uno elige un aventurero de su mano, boca abajo; se descubren todos a la vez.
gnadenlos-ruling-R16 = Un aventurero tiene una fuerza para cada uno de los tres símbolos.
gnadenlos-ruling-R17 = Gana la fuerza más alta en el símbolo del suceso, y pueden ser varios.
gnadenlos-ruling-R18 = Oro: el ganador toma la primera cantidad de la carta y el segundo la otra.
gnadenlos-ruling-R19 = Duelo: el ganador roba dos pagarés al azar del mercado.
gnadenlos-ruling-R20 = Póquer: el ganador avanza según el color de su herradura.
gnadenlos-ruling-R21 = Póquer: la fuerza más baja retrocede según el color de su herradura.
gnadenlos-ruling-R22 = El aventurero de un ganador se descarta.
gnadenlos-ruling-R23 = Los demás aventureros vuelven a la mano.
gnadenlos-ruling-R24 = En un duelo, la fuerza más baja también pierde a su aventurero.
gnadenlos-ruling-R25 = En un duelo, el enterrador da un paso.
gnadenlos-ruling-R26 = Si solo un jugador tiene aventureros, gana él solo el suceso.
gnadenlos-ruling-R27 = El jugador activo puede pagar hasta cinco pepitas y avanza una herradura por cada una.
gnadenlos-ruling-R28 = Con menos de tres aventureros, el jugador activo puede abrir un reclutamiento; con tres o más, no.
gnadenlos-ruling-R29 = Se descubre un aventurero menos que el número de jugadores.
gnadenlos-ruling-R30 = Desde el jugador activo, cada uno tiene que pujar una vez, de uno a tres pagarés, boca arriba.
gnadenlos-ruling-R31 = Una suma ya ofrecida no se puede repetir.
gnadenlos-ruling-R32 = La puja más alta elige primero, luego la segunda, y así.
gnadenlos-ruling-R33 = La puja más baja no recluta a nadie y recupera sus pagarés.
gnadenlos-ruling-R34 = Los pagarés de quienes reclutan van boca abajo al mercado, anunciada su suma.
gnadenlos-ruling-R35 = Tantas filas llenas como jugadores: día de paga.
gnadenlos-ruling-R36 = El jugador activo tira el dado y se descubre el último pagaré de esa columna.
gnadenlos-ruling-R37 = Su dueño paga el valor al banco.
gnadenlos-ruling-R38 = Se sigue hasta que sale una columna vacía o alguien no puede pagar.
gnadenlos-ruling-R39 = Quien no puede pagar recibe un buitre y retrocede cinco herraduras.
gnadenlos-ruling-R40 = Después de la paga se juntan los pagarés.
gnadenlos-ruling-R41 = Si aún hay tantas filas llenas como jugadores, el día de paga vuelve a empezar.
gnadenlos-ruling-R42 = La partida acaba cuando un sombrero llega a la Meta.
gnadenlos-ruling-R43 = La partida acaba cuando el enterrador llega a RIP.
gnadenlos-ruling-R44 = La partida acaba con el tercer buitre de alguien.
gnadenlos-ruling-R45 = Gana quien más lejos está en la calle.
gnadenlos-ruling-R46 = Variante: los aventureros se reclutan por parejas.

## Nuestras decisiones donde el libro calla o duda

gnadenlos-ruling-Q1 = Una mesa de dos o de cinco se rechaza.
gnadenlos-ruling-Q2 = Los dos pagarés de cada uno están en el mercado desde el principio.
gnadenlos-ruling-Q3 = El dado dice quién empieza; los empatados repiten.
gnadenlos-ruling-Q4 = Las herraduras van de la 1 a la 35, y nadie retrocede más allá de la primera.
gnadenlos-ruling-Q5 = El color de la herradura de salida cuenta para el póquer.
gnadenlos-ruling-Q6 = Aventureros y pagarés son secretos; cuántos son y las pepitas, públicos.
gnadenlos-ruling-Q7 = Quien tiene aventureros debe enviar uno; los demás quedan fuera.
gnadenlos-ruling-Q8 = Un aventurero sin rivales es el más alto y no el más bajo. Solo si nadie tiene aventureros no se descubre ninguna carta.
gnadenlos-ruling-Q9 = Todos los empatados en cabeza ganan por completo.
gnadenlos-ruling-Q10 = Oro: si hay varios primeros, no hay segundo; si hay varios segundos, todos toman la segunda cantidad.
gnadenlos-ruling-Q11 = Si solo van dos al oro, quien no gana es segundo.
gnadenlos-ruling-Q12 = Si todos empatan, todos ganan y nadie es último.
gnadenlos-ruling-Q13 = Sufren todos los empatados en cola.
gnadenlos-ruling-Q14 = En el oro, la fuerza más baja no pierde nada.
gnadenlos-ruling-Q15 = Los pagarés del ganador de un duelo salen al azar.
gnadenlos-ruling-Q16 = Varios ganadores de un duelo roban dos pagarés cada uno, en el orden del turno desde el jugador activo.
gnadenlos-ruling-Q17 = Un mercado con menos de dos pagarés da lo que tiene.
gnadenlos-ruling-Q18 = Los pagarés robados van a la mano y sirven para pujar; los sigue pagando el dueño del color.
gnadenlos-ruling-Q19 = Los huecos que deja un duelo se cierran enseguida, por orden.
gnadenlos-ruling-Q20 = El enterrador avanza en cuanto se revela un duelo; si llega a RIP, ya no se envía a nadie.
gnadenlos-ruling-Q21 = Nadie es a la vez ganador y último.
gnadenlos-ruling-Q22 = En el póquer todos se mueven a la vez, cada uno según la herradura en la que estaba.
gnadenlos-ruling-Q23 = Un ganador que llega a la Meta acaba la partida después de todos los movimientos de ese póquer.
gnadenlos-ruling-Q24 = El segundo solo cuenta en el oro; el último, en el duelo y el póquer.
gnadenlos-ruling-Q25 = Cuando se agota el mazo de sucesos, se barajan los usados.
gnadenlos-ruling-Q26 = Los aventureros descartados están boca arriba y rehacen el mazo cuando se agota; entonces puede haber menos donde elegir.
gnadenlos-ruling-Q27 = Al pagar se puede pasar de la Meta, nunca de la herradura 35.
gnadenlos-ruling-Q28 = Si la partida acaba en el prestigio, el resto del turno no se juega.
gnadenlos-ruling-Q29 = El jugador activo abre un reclutamiento si quiere; después todos tienen que pujar.
gnadenlos-ruling-Q30 = Quien tiene tres aventureros o más también tiene que pujar.
gnadenlos-ruling-Q31 = Quien no puede formar una suma libre pasa, por debajo de todas las pujas; los aventureros que nadie quiere se descartan.
gnadenlos-ruling-Q32 = Si alguien ha pasado, reclutan todos los que han pujado y todos sus pagarés van al mercado.
gnadenlos-ruling-Q33 = Una suma de 0 es una puja.
gnadenlos-ruling-Q34 = Se puede pujar con pagarés ajenos.
gnadenlos-ruling-Q35 = Se puja uno tras otro, viendo las pujas anteriores.
gnadenlos-ruling-Q36 = Una puja posterior no tiene que ser más alta.
gnadenlos-ruling-Q37 = Los pagarés entran en el mercado en el orden de las pujas, los de cada uno en el orden en que los puso.
gnadenlos-ruling-Q38 = La suma se anuncia; después los pagarés quedan ocultos otra vez.
gnadenlos-ruling-Q39 = Una mano puede crecer sin límite.
gnadenlos-ruling-Q40 = Solo cuentan las filas llenas; cuando hay tantas como jugadores, o más, es día de paga.
gnadenlos-ruling-Q41 = El último pagaré de una columna es el de su fila más baja.
gnadenlos-ruling-Q42 = Un pagaré pagado vuelve a la mano de su dueño.
gnadenlos-ruling-Q43 = Uno sin pagar, también; nunca se paga una parte.
gnadenlos-ruling-Q44 = Un pagaré de 0 siempre se puede pagar.
gnadenlos-ruling-Q45 = Quien no puede pagar termina el día de paga para todos.
gnadenlos-ruling-Q46 = El banco nunca se agota.
gnadenlos-ruling-Q47 = Si alguien no ha podido pagar, el día de paga vuelve a empezar si las filas siguen llenas, salvo con el tercer buitre.
gnadenlos-ruling-Q48 = Las pagas seguidas acaban siempre.
gnadenlos-ruling-Q49 = En todas tira el jugador activo.
gnadenlos-ruling-Q50 = Cinco herraduras atrás se detienen en la primera.
gnadenlos-ruling-Q51 = La partida acaba en el acto, no al final del turno.
gnadenlos-ruling-Q52 = Empate en cabeza: más pepitas, luego menos buitres, luego victoria compartida.
gnadenlos-ruling-Q53 = Tres buitres no impiden ganar a nadie.
gnadenlos-ruling-Q54 = Las cinco herraduras se pierden antes de decidir quién gana.
gnadenlos-ruling-Q55 = Cinco tramos tienen valores de póquer; el verde tiene la Meta.
gnadenlos-ruling-Q56 = Por parejas se descubre el doble, y cada uno de los que reclutan se lleva una pareja.
gnadenlos-ruling-Q57 = Se juega por el orden de los sitios; el revólver pasa después de la paga.
gnadenlos-ruling-Q58 = El dorso de un pagaré no dice ni de quién es ni cuánto vale.
gnadenlos-ruling-Q59 = Con menos aventureros de lo normal, quien se queda sin ninguno recupera sus pagarés; si no hay ninguno, no se abre nada.
gnadenlos-ruling-Q60 = Tras dos rondas enteras sin sucesos, pepitas pagadas por prestigio, reclutamientos ni días de paga, acaba la partida y gana quien esté más lejos.
gnadenlos-ruling-Q61 = El capítulo «Quién sabe qué» dice qué es público, qué ve solo su dueño y qué no ve nadie.
gnadenlos-ruling-Q62 = Hasta que todos han elegido, la mesa solo sabe quién lo ha hecho. Los enviados quedan a la vista hasta que acaba el turno; después, los que volvieron a la mano se ocultan otra vez.
gnadenlos-ruling-Q63 = Los pagarés robados en un duelo solo los ve quien los roba; los demás saben cuántos son.
gnadenlos-ruling-Q64 = Pasar lo hace el bot: nunca se elige, y no revela nada más.
gnadenlos-ruling-Q65 = Si al último ninguna suma le sirve ya para reclutar, no se le pregunta: el bot puja por él la más baja.
