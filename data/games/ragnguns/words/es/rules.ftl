### El reglamento de Rag’n’Guns, con nuestras palabras: capítulos para aprender, decisiones para zanjar dudas.

ragnguns-rules = Las reglas de Rag’n’Guns

ragnguns-rules-ragnguns =
    Dos Pistoleros y un solo cementerio. **En cuanto tu rival recibe seis balas, ganas.**

    Cada uno tiene su Pistolero, un mazo de 15 cartas distintas y un **Tambor** que va de 1 a 6. Al principio nadie tiene balas, mano ni cartas en juego. Cada uno lanza un dado y empieza quien saque más; si hay empate, se repite.

    Pones cartas en tu **Callejón** para disparar y en tu **Refugio** para recibir las balas, escondes el resto en tu **Escondite** y tiendes **Pièges** (trampas) que el otro debe pagar sin conocerlos.

    Tras 60 turnos en total, o si ya nadie podrá disparar nunca, la partida termina en tablas.
    .title = El objetivo
ragnguns-rules-turn =
    1 · **Recarga**: tu Tambor sube 1 (no en el primer turno de la partida, y nunca pasa de 6), y tomas otras tantas balas.
    2 · **Roba** tres cartas, o las que queden.
    3 · **Desactiva** los Pièges tendidos contra ti, uno a uno, en el orden que quieras.
    4 · Cuantas veces quieras, en cualquier orden: **pon** una carta, **descarta** una carta, **juega un efecto**, **tiende un Piège**. Una sola vez: el **Tiroteo**.
    5 · **Esconde** todas las cartas que te queden en la mano.
    6 · Las balas que sobren van a tu **Canana** (cinturón de balas).

    Descartar es gratis: de tu mano, de encima de tu Escondite, de tu Callejón o tu Refugio, o un Piège que acabas de tender. Nunca tu Pistolero.

    Tras 200 jugadas en un mismo turno solo queda terminarlo.
    .title = El turno
ragnguns-rules-zones =
    { "" }**Poner** una carta cuesta su precio. Solo se ponen las cartas con 🎯 y 🧱, una por zona: para sustituirla, descártala antes. Una carta solo cambia de zona con un efecto.

    La carta de tu **Callejón** te da su Potencia de fuego (🎯): las balas que puedes disparar. La de tu **Refugio** recibe las balas en tu lugar. Una carta que ha recibido tantas balas como su Resistencia (🧱) se descarta; hasta entonces siguen encima.

    { "" }**El Tiroteo**, una vez por turno: de 1 a 🎯 balas de las tuyas. Las recibe primero el Refugio rival. Las que pasan, tu rival las reparte entre la carta de su Callejón, que no toma más de las que puede, y su Pistolero. Sin carta en el Callejón, todas van al Pistolero.

    Un efecto que solo dice «dispara» sigue el mismo camino; el que nombra una zona da en esa zona. Ninguno cuenta como Tiroteo. Las balas que dispara un efecto gratis salen de la reserva común.
    .title = Callejón, Refugio y Tiroteo
ragnguns-rules-effects =
    Pagas, haces lo que dice y descartas la carta. Si no hay nada que hacer, el efecto no se juega.

    • **Cada turno**: la carta se queda, y el efecto se juega una vez por turno, aunque se vaya y vuelva.
    • **Al ponerla…**: ocurre al poner el Refuerzo en esa zona. Buscar una carta está permitido, pero nunca es obligatorio.
    • **Mientras siga…**: dura mientras el Refuerzo esté ahí. Intercambiar las zonas activa un *Mientras siga*, no un *Al ponerla*.

    Un efecto solo se juega si su carta está **en juego**: puesta, o visible encima de tu Escondite. Las **Acciones** se juegan también desde la mano. Los Refuerzos no hacen nada en el Escondite.

    Los dos efectos de tu **Pistolero** se pagan con balas de tu Canana, que no paga nada más. Cada uno, una vez por turno.

    Esconder una carta es ponerla en la pila que elijas. Curar quita balas de una carta puesta, nunca de un Pistolero.
    .title = Los efectos
ragnguns-rules-stash =
    Al final de tu turno, todas las cartas que te queden van a tu **Escondite**: dos pilas, en el orden que quieras, encima de lo que haya. Solo la carta de arriba está a tu alcance; descártala para llegar a la siguiente.

    Es tu segunda mano: las cartas de arriba están **en juego**, puedes jugar sus efectos o ponerlas.

    Están boca arriba, salvo los Pièges, que van boca abajo si no dices nada. Tu rival ve la altura de las pilas y lo de encima, nada más; tú puedes mirar siempre todo tu Escondite.
    .title = El Escondite
ragnguns-rules-traps =
    Tiende un **Piège** (trampa) de tu mano o de encima de tu Escondite, boca abajo, con la apuesta que quieras: al menos una bala, como mucho todas, nunca las de la Canana.

    Al empezar su turno, tras recargar y robar, tu rival decide sobre cada uno:
    • **Pagar** tantas balas como la apuesta: el Piège vuelve a tu Escondite; tú eliges la pila, y de qué lado.
    • **Superar**, una bala más: el Piège se descarta, y todos lo ven.
    • **Destapar**: se revela, hace lo que dice y se descarta. Si no hay nada que hacer, no pasa nada.

    La apuesta vuelve a la reserva común en los tres casos. Solo se paga con las balas recién recargadas.

    Pagado o superado, un Piège no hace nada.

    Un Piège vive de la duda: El Señuelo no hace nada.
    .title = Los Pièges
ragnguns-rules-empty =
    Quince cartas, tres por turno: en tu sexto turno ya no queda nada que robar. La partida sigue con tu Escondite.

    Desde el turno en que no puedes robar ninguna carta, tu Pistolero está **en guardia**. Cuando quieras en tu turno, gratis, sale a tu Callejón; la carta que haya allí se descarta. Te da su 🎯 y sus palabras clave, y puede disparar enseguida.

    No hay vuelta atrás, y solo el Refugio lo protege: lo que el Refugio no para es para él. Las balas recibidas antes siguen contando. Aún puedes usar sus efectos, y ya no se intercambian Callejón y Refugio.
    .title = El mazo vacío
ragnguns-rules-cards =
    • **Acciones**: sin coste ni estadísticas, se juegan desde la mano.
    • **Armas**: algo con que disparar, a veces un efecto.
    • **Objetos**: poca cosa, pero dos efectos.
    • **Pièges**: su coste es tu apuesta.
    • **Refuerzos**: un efecto para el Callejón y otro para el Refugio.

    Las palabras clave no hacen nada por sí mismas: las buscan los efectos. El nombre de un Pistolero señala una carta **PERSONAL**.

    Un mazo legal: un Pistolero y 15 cartas de nombres todos distintos, incluido el suyo; como mucho tres **ÉPICAS** y una PERSONAL, la de su Pistolero.

    { "" }**Tu mazo** es uno que hayas construido en `/mazo taller` y con el que te hayas sentado, o uno preparado que hayas tomado allí; si no, eliges uno preparado, en secreto, cuando empieza la partida. Viene tal como está cuando te sientas: lo que cambies después vale para la siguiente. `/mazo código` hace de él un código, y lee los de otras personas.

    Tu rival sabe quién es tu Pistolero cuando los dos tienen mazo, y tu lista solo al final.
    .title = Las cartas y los mazos
ragnguns-rules-words =
    Rag’n’Guns es un juego francés. Sus propias palabras están en *cursiva*; puedes escribir cualquiera de ellas, en cualquier idioma, y se entiende.

    • **Callejón** – *Ruelle* · **Refugio** – *Abri* · **Escondite** – *Planque*
    • **Tambor** – *Barillet* · **Canana** – *Cartouchière* · bala – *Balle* · la reserva común – *le tas*
    • **Tiroteo** – *Fusillade* · **Potencia de fuego** 🎯 – *Puissance de feu* · **Resistencia** 🧱 – *Résistance*
    • **Refuerzo** – *Renfort* · **Arma** – *Arme* · **Objeto** – *Objet* · **Acción** – *Action* · **Piège** – una trampa; esta palabra se queda en francés · **carta PERSONAL** – *Signature*
    • poner – *poser* · esconder – *planquer* · recargar – *recharger* · robar – *piocher* · curar – *soigner* · descarte – *défausse*
    • apuesta – *mise* · desactivar – *désamorcer* · pagar – *payer* · superar – *enchérir* · destapar – *retourner* · en guardia – *prêt au combat*
    • ÉPICA – *ÉPIQUE* · PELEA – *MÊLÉE* · MONTURA – *MONTURE* · ANIMAL – *ANIMAL* · MUJER – *FEMME* · RÁPIDA – *RAPIDE* · FUEGO – *FEU* · MÚSICA – *MUSIQUE* · SHERIFF – *SHÉRIF* · ALCOHOL – *ALCOOL* · CURACIÓN – *SOIN*
    .title = Las palabras, y las francesas
ragnguns-rules-secrets =
    • **Lo saben todos**: Tambor, balas, Canana, balas en las cartas, apuestas, tamaño de manos y mazos, descartes, cartas puestas, lo de encima y la altura de cada pila del Escondite.

    • **Solo para ti**: tu mano, tus cartas cubiertas, tus Pièges boca abajo, en la mesa y en el Escondite, la lista de tu mazo y lo que te queda por robar, sin su orden.

    • **No lo sabe nadie**: el orden de los mazos.

    Cuando escondes, tu rival se entera de cuántas cartas van a cada pila y de lo que queda encima, nada más. Un Piège pagado se va sin nombre si su dueño lo deja boca abajo; descartado o destapado, lo ven todos.
    .title = Quién sabe qué

## Lo que dice el reglamento, punto por punto

ragnguns-ruling-R1 = Rag’n’Guns es para dos, ni más ni menos, cada uno con un Pistolero.
ragnguns-ruling-R2 = En cuanto el Pistolero de tu rival ha recibido seis balas en total, ganas.
ragnguns-ruling-R3 = Cada uno tiene un Pistolero, un mazo de 15 cartas y un Tambor, que va de 1 a 6.
ragnguns-ruling-R4 = Un tapete y un montón de fichas lucen mucho, pero no cambian nada en las reglas. Aquí las cuentas las lleva el bot.
ragnguns-ruling-R5 = Al principio, tu Pistolero se queda en su sitio: ni en tu Callejón ni en tu Refugio.
ragnguns-ruling-R6 = Al principio, cada mazo está barajado y boca abajo.
ragnguns-ruling-R7 = Al principio, cada Tambor está en 1.
ragnguns-ruling-R8 = Al principio nadie tiene balas, ni Canana llena, ni mano, ni cartas en juego.
ragnguns-ruling-R9 = Los dados dicen quién empieza: cada uno lanza el suyo y el más alto va primero. Los lanza el bot.
ragnguns-ruling-R10 = En el primer turno de la partida el Tambor no sube: quien empieza toma una sola bala.
ragnguns-ruling-R11 = Un turno, por orden: recargar, robar, desactivar, jugadas libres con un Tiroteo como mucho, esconder, llenar la Canana. Después le toca a tu rival.
ragnguns-ruling-R12 = Al recargar, tu Tambor sube 1, salvo en el primer turno de la partida, y tomas otras tantas balas.
ragnguns-ruling-R13 = Ejemplo: juegas en segundo lugar. En tu primer turno el Tambor pasa a 2 y tomas dos balas.
ragnguns-ruling-R14 = Al robar, tomas tres cartas de tu mazo.
ragnguns-ruling-R15 = Desactivas después de recargar y robar: es el momento de ajustar cuentas con los Pièges tendidos contra ti.
ragnguns-ruling-R16 = Poner cartas, descartar, jugar efectos, tender Pièges: en el orden que quieras y tantas veces como puedas.
ragnguns-ruling-R17 = Descartar una carta tuya no cuesta nada, esté en tu mano, encima de tu Escondite o puesta.
ragnguns-ruling-R18 = El Tiroteo cabe en cualquier momento de tus jugadas libres, pero solo una vez por turno.
ragnguns-ruling-R19 = Al final de tu turno, todo lo que te quede en la mano va a tu Escondite.
ragnguns-ruling-R20 = Después, las balas que no has gastado ni disparado van a tu Canana.
ragnguns-ruling-R21 = Con todo recogido, le toca a tu rival.
ragnguns-ruling-R22 = Todos ven cuántas balas tomas. Aquí se mata, pero no se hacen trampas.
ragnguns-ruling-R23 = Una bala gastada vuelve a la reserva común; una bala disparada queda sobre la carta alcanzada.
ragnguns-ruling-R24 = Algunos efectos disparan una bala que acabas de gastar en ellos: va al objetivo en vez de a la reserva común. Las balas que dispara un efecto gratis salen de la reserva común.
ragnguns-ruling-R25 = Ejemplo: el Látigo cuesta dos balas. Una vuelve a la reserva común y la otra acaba en la carta del Callejón rival.
ragnguns-ruling-R26 = Las balas de tu Canana solo pagan una cosa: los dos efectos de tu Pistolero.
ragnguns-ruling-R27 = Las balas que metes en tu Canana al final de un turno no sirven hasta tu turno siguiente.
ragnguns-ruling-R28 = Poner una carta cuesta su precio en tus balas. Algunos Refuerzos lo rebajan.
ragnguns-ruling-R29 = Ejemplo: poner el Machete cuesta dos balas.
ragnguns-ruling-R30 = Una carta puesta está boca arriba, en tu Callejón o en tu Refugio.
ragnguns-ruling-R31 = Solo se ponen las cartas con estadísticas, 🎯 y 🧱. Las Acciones y los Pièges no tienen.
ragnguns-ruling-R32 = En el Callejón y en el Refugio cabe una carta en cada uno.
ragnguns-ruling-R33 = Ejemplo: para poner el Machete donde está el Puño americano, descarta primero el Puño americano, paga dos balas y pon el Machete.
ragnguns-ruling-R34 = La carta de tu Callejón te da su 🎯 como potencia de fuego, que algunos efectos aumentan. Con el Callejón vacío no hay potencia, ni tampoco Tiroteo.
ragnguns-ruling-R35 = Ejemplo: con el Machete en tu Callejón, tu Tiroteo puede ser de dos balas.
ragnguns-ruling-R36 = La carta de tu Refugio es la primera en recibir: un Tiroteo tiene que tumbarla antes de llegar a tu Pistolero.
ragnguns-ruling-R37 = Una carta se descarta cuando su dueño lo decide o cuando ha recibido tantas balas como su 🧱.
ragnguns-ruling-R38 = Ejemplo: el Machete en el Refugio cae con la primera bala.
ragnguns-ruling-R39 = Para jugar un efecto, pagas su coste, haces lo que dice y descartas la carta.
ragnguns-ruling-R40 = Ejemplo: Improvisar no cuesta nada y esconde una carta PELEA de tu descarte.
ragnguns-ruling-R41 = *Cada turno*: la carta se queda donde está, y su efecto se juega una vez por turno.
ragnguns-ruling-R42 = Ejemplo: el Bourbon añejo cura una bala, una vez por turno. Después, a dormir la mona.
ragnguns-ruling-R43 = El efecto *Al ponerla* de un Refuerzo ocurre al ponerlo en la zona indicada.
ragnguns-ruling-R44 = El efecto *Mientras siga* de un Refuerzo dura mientras la carta esté en la zona indicada.
ragnguns-ruling-R45 = Intercambiar tu Callejón y tu Refugio activa los efectos *Mientras siga*, nunca los *Al ponerla*: las cartas ya estaban puestas.
ragnguns-ruling-R46 = Ejemplo: si el ayudante Nelson pasa del Refugio al Callejón, no busca ninguna carta SHERIFF.
ragnguns-ruling-R47 = Aparte de las Acciones y los Pièges, un efecto solo se juega si su carta está en juego: puesta, o boca arriba encima de tu Escondite.
ragnguns-ruling-R48 = El efecto de una Acción se juega directamente desde la mano.
ragnguns-ruling-R49 = Ejemplo: en la mano, el Puño americano no dispara. Descártalo y juega Improvisar desde la mano para esconderlo: ya está en juego, y dispara este mismo turno.
ragnguns-ruling-R50 = Tu Pistolero tiene dos efectos. Puedes jugar los dos en el mismo turno, una vez cada uno, y no por eso se descarta.
ragnguns-ruling-R51 = Los efectos de tu Pistolero se pagan con balas de tu Canana y con nada más.
ragnguns-ruling-R52 = Ejemplo: Buffalo Kid tiene el Machete en el Callejón, que es ARMA y PELEA. Por dos balas de Canana le da 1 🎯 más y dispara una bala.
ragnguns-ruling-R53 = Tu Tiroteo va de una bala a tu potencia de fuego, sin pasar nunca de las balas que te quedan.
ragnguns-ruling-R54 = Sin balas propias no hay Tiroteo. La Canana no ayuda.
ragnguns-ruling-R55 = Ejemplo: las Hermanas tienen 3 🎯 y a ti te quedan tres balas. Nada te impide disparar dos y dejar la tercera para tu Canana.
ragnguns-ruling-R56 = Las balas disparadas dan primero en la carta del Refugio rival, hasta que se descarta.
ragnguns-ruling-R57 = Lo que pasa del Refugio, o todo si está vacío, lo reparte quien lo recibe entre su Pistolero y la carta de su Callejón.
ragnguns-ruling-R58 = Ejemplo: dos balas contra una Barra de hierro en el Refugio y un Machete en el Callejón. La primera tumba la Barra de hierro; tu rival recibe la segunda con su Pistolero y conserva el Machete.
ragnguns-ruling-R59 = Las balas siguen sobre una carta que aún aguanta hasta que se descarta o se cura.
ragnguns-ruling-R60 = Curar una bala es quitarla de la carta y devolverla a la reserva común.
ragnguns-ruling-R61 = Ejemplo: Jenny James paga dos balas de Canana y les quita una a las Hermanas.
ragnguns-ruling-R62 = Tu Escondite tiene dos pilas. Tú eliges cuál para cada carta, y en qué orden.
ragnguns-ruling-R63 = Las cartas escondidas están boca arriba, salvo los Pièges, que pueden estar boca abajo.
ragnguns-ruling-R64 = Ejemplo: escondes a Doc a la derecha, Improvisar a la izquierda y el Puño americano encima de Improvisar.
ragnguns-ruling-R65 = Las cartas de tu Escondite siguen sirviendo: están en juego, sus efectos se juegan desde ahí y puedes ponerlas.
ragnguns-ruling-R66 = Solo está a tu alcance la carta de arriba de cada pila.
ragnguns-ruling-R67 = Durante tu turno puedes descartar lo de encima de tu Escondite cuando quieras, para llegar a la carta de debajo.
ragnguns-ruling-R68 = Ejemplo: descartas el Puño americano de tu Escondite, e Improvisar, que dormía debajo, queda listo para usarse.
ragnguns-ruling-R69 = Tu rival solo ve lo de encima de cada pila. Lo que metes debajo se le escapa.
ragnguns-ruling-R70 = Puedes mirar tu Escondite cuando quieras, sin cambiar su orden. En una mesa de verdad el otro aprovecharía para mirar; aquí solo lo ves tú (Q50).
ragnguns-ruling-R71 = Una Acción no tiene precio ni estadísticas: se juega por su efecto, que a menudo es gratis.
ragnguns-ruling-R72 = Un Arma tiene estadísticas, y no siempre un efecto.
ragnguns-ruling-R73 = Un Objeto tiene dos efectos. Si uno lleva *Cada turno*, puedes jugar ese y luego el otro en el mismo turno, una vez cada uno.
ragnguns-ruling-R74 = El coste de un Piège lo eliges tú al tenderlo: al menos una bala.
ragnguns-ruling-R75 = Un Piège tendido está boca abajo entre los dos, con tu apuesta encima.
ragnguns-ruling-R76 = Ejemplo: tiendes La Caída con una apuesta de tres. Encima hay tres balas tuyas, y es lo único que ve el otro.
ragnguns-ruling-R77 = Al desactivar, quien tiene los Pièges delante elige para cada uno: pagar, superar o destapar.
ragnguns-ruling-R78 = Pagar cuesta tantas balas como la apuesta, y el Piège vuelve al Escondite de su dueño sin revelarse. El dueño elige la pila y de qué lado queda. No pasa nada más.
ragnguns-ruling-R79 = Superar cuesta una bala más, y el Piège va al descarte de su dueño, a la vista de todos. No pasa nada más.
ragnguns-ruling-R80 = Si lo destapas, el Piège se revela y su efecto cae sobre ti.
ragnguns-ruling-R81 = Ejemplo: te tienden La Caída con una apuesta de tres. Con tres balas vuelve al Escondite; con cuatro, al descarte; con ninguna, descartas una carta de tu mano.
ragnguns-ruling-R82 = Solo los Pièges pueden esconderse boca abajo. Al descartarse, se revelan.
ragnguns-ruling-R83 = Los efectos de un Refuerzo solo valen mientras está puesto.
ragnguns-ruling-R84 = Un Refuerzo tiene dos clases de efecto: *Mientras siga* dura mientras está puesto, *Al ponerla* ocurre una vez, al ponerlo.
ragnguns-ruling-R85 = Como mucho tres cartas ÉPICAS por mazo.
ragnguns-ruling-R86 = Una carta con el nombre de un Pistolero entre sus palabras clave es una carta PERSONAL: solo entra en el mazo de ese Pistolero, y hay una como mucho por mazo.
ragnguns-ruling-R87 = Las demás palabras clave no hacen nada por sí mismas: son los efectos los que las usan.
ragnguns-ruling-R88 = Quince cartas, tres por turno: en el sexto ya no robas nada, y la partida sigue.
ragnguns-ruling-R89 = Desde el turno en que no puedes robar ninguna carta, normalmente el sexto, tu Pistolero está en guardia.
ragnguns-ruling-R90 = Un Pistolero en guardia sale a tu Callejón cuando quieras durante tus jugadas libres, sin pagar nada.
ragnguns-ruling-R91 = En el Callejón, tu Pistolero te da su 🎯 y sus palabras clave. De ahí no se vuelve, y solo el Refugio lo protege ya.
ragnguns-ruling-R92 = Un mazo es un Pistolero y 15 cartas de nombres todos distintos, incluido el suyo.
ragnguns-ruling-R93 = Un Refuerzo que se llame como tu Pistolero no entra en tu mazo.
ragnguns-ruling-R94 = Toda carta de un mazo es de uno de cinco tipos: Acción, Arma, Objeto, Piège o Refuerzo.

## Nuestras decisiones donde el reglamento calla o no es claro

ragnguns-ruling-Q1 = El reglamento no trae la lista de cartas. Las que menciona son tal como las cuenta; el resto es nuestro: 88 cartas, cuatro Pistoleros y dos mazos preparados para cada uno.
ragnguns-ruling-Q2 = La 🎯 y las palabras clave de los Pistoleros son nuestras: Buffalo Kid 3, PELEA y RÁPIDA; Jenny James 2, MUJER y CURACIÓN; Pepper Malone 3, FUEGO y MUJER; Gus Harmónica 2, MÚSICA y ALCOHOL.
ragnguns-ruling-Q3 = El primer efecto de Buffalo Kid da 1 🎯 más al ARMA de su Callejón, hasta el final del turno.
ragnguns-ruling-Q4 = Improvisar es gratis: el ejemplo del reglamento dice que no se paga nada, y eso es lo que vale.
ragnguns-ruling-Q5 = El Señuelo no hace absolutamente nada. Para eso se tiende.
ragnguns-ruling-Q6 = La carta SHERIFF que el ayudante Nelson saca del descarte va al Escondite, no a la mano.
ragnguns-ruling-Q7 = El dado más alto empieza, no elige. Si hay empate, se repite.
ragnguns-ruling-Q8 = El Tambor se para en 6, que para algo es un dado. Desde entonces tomas seis balas en cada recarga.
ragnguns-ruling-Q9 = Cada uno tiene su propio Tambor. El del segundo jugador pasa a 2 ya en su primer turno.
ragnguns-ruling-Q10 = Las balas no se acaban nunca: la quincena de fichas del reglamento es solo un consejo.
ragnguns-ruling-Q11 = Tu Canana no tiene límite y conserva sus balas de un turno a otro. Solo la usas para tu Pistolero; algunas cartas rivales también pueden quitarle balas.
ragnguns-ruling-Q12 = Las balas de la Canana no sirven para poner cartas, disparar, apostar ni pagar un Piège.
ragnguns-ruling-Q13 = No guardas balas para el turno rival. Un Piège se paga con las de la recarga recién hecha.
ragnguns-ruling-Q14 = Primero se recarga y luego se roba. Ambas cosas acaban antes de desactivar, así que el orden da igual.
ragnguns-ruling-Q15 = Pones una carta desde tu mano o desde encima de tu Escondite, nunca desde la otra zona.
ragnguns-ruling-Q16 = Una carta puesta solo pasa del Callejón al Refugio, o al revés, con un efecto.
ragnguns-ruling-Q17 = Una zona ocupada no se tapa: descarta primero lo que hay y pon después.
ragnguns-ruling-Q18 = Descartar es gratis y sin límite, pero solo durante tus propias jugadas libres.
ragnguns-ruling-Q19 = Cuando una carta sale del juego, sus balas vuelven a la reserva común. Si regresa, está como nueva.
ragnguns-ruling-Q20 = Una carta en el Refugio no espera turno para el Callejón: sin un efecto, ahí se queda.
ragnguns-ruling-Q21 = Un efecto sin *Cada turno* descarta su carta, aunque esté puesta en el Callejón o el Refugio.
ragnguns-ruling-Q22 = Una carta de tu Escondite no está «en tu Callejón»: si se nombra una zona, es esa y ninguna otra.
ragnguns-ruling-Q23 = Tu Pistolero ocupa todo el Callejón. La carta que haya allí cuando sale se descarta.
ragnguns-ruling-Q24 = Dentro o fuera del Callejón, tu Pistolero cae con seis balas en total, contando las de antes.
ragnguns-ruling-Q25 = No se disparan cero balas. Si te echas atrás, tu Tiroteo no se gasta.
ragnguns-ruling-Q26 = La carta de tu Callejón no recibe más balas que la 🧱 que le queda; el resto va a tu Pistolero.
ragnguns-ruling-Q27 = Reparte las balas quien las recibe, en pleno turno rival. No se juega nada más hasta que responde.
ragnguns-ruling-Q28 = Con el Callejón vacío, o con el Pistolero en él, no hay nada que repartir: todo es para el Pistolero.
ragnguns-ruling-Q29 = Tumbar la carta del Refugio no detiene el Tiroteo: las balas que sobran siguen adelante.
ragnguns-ruling-Q30 = El Tiroteo está permitido desde el primer turno, si tienes con qué.
ragnguns-ruling-Q31 = Un efecto que nombra una zona da en esa zona, y lo que no cabe ahí se pierde. Un efecto que solo dice «dispara» sigue el camino de un Tiroteo: primero el Refugio.
ragnguns-ruling-Q32 = Un efecto que apunta a una zona vacía no se juega. Si el Pistolero rival está en el Callejón que nombra, el objetivo es él.
ragnguns-ruling-Q33 = Las balas que dispara un efecto no cuentan como tu Tiroteo.
ragnguns-ruling-Q34 = Con la sexta bala, la partida termina al instante: no se resuelve nada más.
ragnguns-ruling-Q35 = Solo se muere una vez: pasada la sexta, las balas ya no cuentan.
ragnguns-ruling-Q36 = Un efecto sin nada que hacer no se juega. Un *Al ponerla* sin objetivo se pierde sin ruido, y la carta se pone igual.
ragnguns-ruling-Q37 = Una Acción encima de tu Escondite está en juego: también se juega desde ahí.
ragnguns-ruling-Q38 = Jugado desde el Escondite, un efecto sin *Cada turno* manda su carta al descarte, y la siguiente queda a tu alcance.
ragnguns-ruling-Q39 = Un efecto *Cada turno* se juega una vez por turno y por carta. Hacer que la carta se vaya y vuelva no cambia nada.
ragnguns-ruling-Q40 = En un Objeto, juega antes el *Cada turno*: el efecto normal descarta la carta. Si ninguno es *Cada turno*, solo jugarás uno.
ragnguns-ruling-Q41 = En el Escondite, un Refuerzo no hace nada de nada.
ragnguns-ruling-Q42 = Al poner un Refuerzo, buscar una carta, en el descarte o entre las cartas cubiertas de tu Escondite, está permitido, pero nunca es obligatorio. Cualquier otro *Al ponerla* que pueda ocurrir ocurre.
ragnguns-ruling-Q43 = Un efecto *Mientras siga* cesa en el instante en que se descarta su carta.
ragnguns-ruling-Q44 = El reglamento dibuja de dos maneras los signos de los Refuerzos. Son los mismos: uno dura, el otro ocurre una vez, al ponerlos.
ragnguns-ruling-Q45 = Cuando un efecto te hace esconder una carta, eliges la pila, y va encima. Un Piège puede quedar en secreto: si no dices nada, va boca abajo.
ragnguns-ruling-Q46 = Puedes dejar una pila vacía y apilarlo todo en la otra.
ragnguns-ruling-Q47 = Las cartas nuevas van encima de las viejas.
ragnguns-ruling-Q48 = Una vez escondida tu mano, el turno termina: ya no se juega nada.
ragnguns-ruling-Q49 = Tienes que esconder todo lo que te quede en la mano. Si no lo quieres, descarta antes de terminar el turno.
ragnguns-ruling-Q50 = Tu mano te enseña siempre todo tu Escondite, y el otro no ve nada más por eso. En el reglamento, si miras el tuyo, tu rival puede echar un vistazo; aquí no.
ragnguns-ruling-Q51 = La altura de cada pila la conocen todos.
ragnguns-ruling-Q52 = Una carta boca abajo en un Escondite es por fuerza un Piège. Cuál, ya es otra historia.
ragnguns-ruling-Q53 = Puedes esconder un Piège boca arriba si te divierte. Si no dices nada, va boca abajo. El que un efecto trae del descarte también puede ir boca abajo, aunque se haya visto.
ragnguns-ruling-Q54 = Los descartes están boca arriba, y cualquiera puede leerlos.
ragnguns-ruling-Q55 = Un Piège se tiende desde tu mano o desde encima de tu Escondite.
ragnguns-ruling-Q56 = Tiende tantos Pièges como puedas pagar. El otro los resuelve uno a uno, en el orden que quiera.
ragnguns-ruling-Q57 = Tu apuesta la conocen todos: tu rival tiene que saber cuánto pagar.
ragnguns-ruling-Q58 = Pagado, superado o destapado, el Piège devuelve su apuesta a la reserva común, nunca a ti.
ragnguns-ruling-Q59 = Cuando te pagan un Piège, eliges la pila a la que vuelve, encima, y de qué lado. Si no dices nada, va boca abajo a la que menos cartas tiene. Eso no te da ninguna jugada.
ragnguns-ruling-Q60 = Un Piège se paga con las balas que se tengan en ese momento, y superar cuesta una más. Si no alcanza, solo queda destaparlo.
ragnguns-ruling-Q61 = Un Piège que no encuentra nada que llevarse no se lleva nada: La Caída ante una mano vacía, por ejemplo.
ragnguns-ruling-Q62 = Una vez destapado, el Piège va al descarte de su dueño.
ragnguns-ruling-Q63 = Si la partida termina, los Pièges que sigan tendidos ya no importan.
ragnguns-ruling-Q64 = Un Piège nunca espera mucho: tu rival siempre juega justo después.
ragnguns-ruling-Q65 = Tu apuesta puede llevarse todas tus balas, nunca las de tu Canana.
ragnguns-ruling-Q66 = Si quedan menos cartas de las que toca, robas las que haya. Tu Pistolero está en guardia el primer turno en que no robas nada, sea el sexto o antes.
ragnguns-ruling-Q67 = La partida termina en tablas tras 60 turnos. También si a nadie le queda nada que jugar ni un Pistolero capaz de disparar, aunque todos los Pistoleros actuales pueden. Ambas reglas son nuestras.
ragnguns-ruling-Q68 = Salir al Callejón no cuenta como Tiroteo: tu Pistolero puede disparar ese mismo turno.
ragnguns-ruling-Q69 = En el Callejón, tu Pistolero conserva sus dos efectos, y allí cuentan sus palabras clave. Buffalo Kid es entonces PELEA, pero no ARMA.
ragnguns-ruling-Q70 = Un Pistolero no se descarta.
ragnguns-ruling-Q71 = Una mayúscula o una tilde no hacen otro nombre. Aquí no se gana con la ortografía.
ragnguns-ruling-Q72 = Una carta ÉPICA y PERSONAL a la vez contaría para los dos límites. Por ahora no hay ninguna.
ragnguns-ruling-Q73 = Los dos jugadores pueden llevar el mismo Pistolero, las mismas cartas o el mismo mazo.
ragnguns-ruling-Q74 = Curar quita balas de una carta puesta, nunca de un Pistolero, y ninguna carta es excepción.
ragnguns-ruling-Q75 = Descartas una carta «esté donde esté»: en tu mano, encima de tu Escondite, en tu Callejón, en tu Refugio, o un Piège tendido este turno, cuya apuesta vuelve a la reserva común. No valen el mazo, el descarte, las cartas cubiertas ni tu Pistolero.
ragnguns-ruling-Q76 = Ningún efecto gratis puede traerse a sí mismo de vuelta sin fin. Una carta se descarta solo después de su efecto, así que nunca se encuentra a sí misma.
ragnguns-ruling-Q77 = Tras 200 jugadas en un mismo turno solo puedes acabarlo. Es cosa nuestra, y hay que ponerle ganas.
ragnguns-ruling-Q78 = Los 60 turnos son los de ambos jugadores, contados juntos.
ragnguns-ruling-Q79 = Lo saben todos: Tambores, balas, Cananas, apuestas, balas en las cartas, tamaño de manos y mazos, descartes, cartas puestas, lo de encima y la altura de cada Escondite. Solo para ti: tu mano, tus cartas cubiertas, tus Pièges ocultos. El orden de los mazos no lo sabe nadie.
ragnguns-ruling-Q80 = Cuando escondes, tu rival se entera de cuántas cartas van a cada pila y de lo que queda encima; un Piège oculto es solo un Piège. Lo demás no se nombra en ninguna parte, ni en el diario, y una carta cubierta no se muestra hasta volver a estar encima.
ragnguns-ruling-Q81 = Un Piège pagado que vuelve boca abajo no se nombra; solo se sabe que es ese y en qué pila queda. Superado, destapado o descartado, se nombra para todos.
ragnguns-ruling-Q82 = Mientras no haya mazo por ambas partes, de ninguno se sabe nada, salvo si se ha traído. Después, el bot le enseña a tu rival tu Pistolero, y tus 15 cartas solo al final. Pero cada Pistolero tiene solo dos mazos preparados: quien los conozca sabrá más o menos qué esperar, a menos que hayas construido el tuyo.
ragnguns-ruling-Q83 = Con La Caída, quien descarta elige la carta, y va boca arriba a su descarte.
ragnguns-ruling-Q84 = Con tu Pistolero fuera, ya no puedes jugar efectos que intercambien tu Callejón y tu Refugio: no hay vuelta atrás.
ragnguns-ruling-Q85 = Tu Pistolero en el Callejón es una carta como las demás: un efecto que da 🎯 a la carta de tu Callejón aumenta la suya, si tiene la palabra clave que se pide. Un Pistolero no es un ARMA. Si no encaja, el bot dice por qué.
ragnguns-ruling-Q86 = Si un Refuerzo encarece tus Pièges, la apuesta sigue siendo solo las balas que llevan encima; el precio para pagarlos o superarlos es otro número. El bot muestra los dos.
ragnguns-ruling-Q87 = Lo que dice una carta va antes que la regla. Un Refuerzo puede añadir balas al recargar (R12), cartas al robar (R14), un Tiroteo (R18) o balas al precio de un Piège (R78). Puede parar balas de un Tiroteo o encarecerlo, y un Piège puede prohibirlo (R53).
