### El reglamento de Rag’n’Guns, con nuestras palabras: capítulos para aprender.

ragnguns-rules = Las reglas de Rag’n’Guns

ragnguns-rules-ragnguns =
    Dos Pistoleros y un solo cementerio. **En cuanto tu rival encaja seis balas, ganas.**

    Cada uno tiene su Pistolero, un mazo de 15 cartas distintas y un **Barillet** (tambor) que va de 1 a 6. Al principio nadie tiene balas, mano ni cartas en juego. Cada uno lanza un dado y empieza el más alto; si hay empate, se repite.

    Pones cartas en tu **Ruelle** (callejón) para disparar y en tu **Abri** (refugio) para encajar, guardas el resto en tu **Planque** (escondite) y tiendes **Pièges** (trampas) que el otro debe pagar sin conocerlos.

    Tras 60 turnos en total, o si ya nadie podrá disparar nunca, la partida es nula.
    .title = El objetivo
ragnguns-rules-turn =
    1. **Recarga**: tu Barillet sube 1 (no en el primer turno de la partida, y nunca pasa de 6), y tomas otras tantas balas.
    2. **Roba** tres cartas, o las que queden.
    3. **Desactiva** los Pièges tendidos contra ti, uno a uno, en el orden que quieras.
    4. Cuantas veces quieras, en cualquier orden: **pon** una carta, **descarta** una carta, **juega un efecto**, **tiende un Piège**. Una sola vez: la **Fusillade**.
    5. **Guarda** todas las cartas que te queden en la mano.
    6. Las balas que sobren van a tu **Cartouchière** (canana).

    Descartar es gratis: de tu mano, de encima de tu Planque, de tu Ruelle o tu Abri, o un Piège que acabas de tender. Nunca tu Pistolero.

    Tras 200 jugadas en un mismo turno solo queda acabarlo.
    .title = El turno
ragnguns-rules-zones =
    { "" }**Poner** una carta cuesta su precio. Solo se ponen las cartas con ♠ y ♥, una por zona: para sustituirla, descártala antes. Una carta solo cambia de zona con un efecto.

    La carta de tu **Ruelle** te da su ♠: las balas que puedes disparar. La de tu **Abri** encaja en tu lugar. Una carta que ha encajado tantas balas como su ♥ se descarta; hasta entonces siguen encima.

    { "" }**La Fusillade**, una vez por turno: de 1 a ♠ balas de tu reserva. Las encaja primero el Abri rival. Las que pasan, tu rival las reparte entre la carta de su Ruelle, que no toma más de las que puede, y su Pistolero. Sin carta en la Ruelle, todas van al Pistolero.

    Un efecto que solo dice «dispara» sigue el mismo camino; el que nombra una zona da en esa zona. Ninguno cuenta como Fusillade.
    .title = Ruelle, Abri y Fusillade
ragnguns-rules-effects =
    Pagas, haces lo que dice y descartas la carta. Si no hay nada que hacer, el efecto no se juega.

    • **∞**: la carta se queda, y el efecto se juega una vez por turno, aunque se vaya y vuelva.
    • **↴**: ocurre al poner el Refuerzo en esa zona. Ir a por una carta está permitido, nunca obligado.
    • **♦**: dura mientras el Refuerzo esté ahí. Intercambiar las zonas activa un ♦, no un ↴.

    Un efecto solo se juega si su carta está **en juego**: puesta, o visible encima de tu Planque. Las **Acciones** se juegan también desde la mano. Los Refuerzos no hacen nada en la Planque.

    Los dos efectos de tu **Pistolero** se pagan con balas de tu Cartouchière, que no paga nada más. Cada uno, una vez por turno.

    Guardar una carta es ponerla en el sitio que elijas. Curar quita balas de una carta puesta, nunca de un Pistolero.
    .title = Los efectos
ragnguns-rules-stash =
    Al final de tu turno, todas las cartas que te queden van a tu **Planque** (escondite): dos sitios, en el orden que quieras, encima de lo que haya. Solo la carta de arriba está a tu alcance; descártala para llegar a la siguiente.

    Es tu segunda mano: las cartas de arriba están **en juego**, puedes jugar sus efectos o ponerlas.

    Están boca arriba, salvo los Pièges, que van boca abajo si no dices nada. Tu rival ve la altura de los montones y lo de encima, nada más; tú puedes mirar siempre toda tu Planque.
    .title = La Planque
ragnguns-rules-traps =
    Tiende un **Piège** (trampa) de tu mano o de encima de tu Planque, boca abajo, con la apuesta que quieras: al menos una bala, como mucho todas, nunca las de la Cartouchière.

    Al empezar su turno, tras recargar y robar, tu rival decide sobre cada uno:
    • **Pagar** tantas balas como la apuesta: el Piège vuelve, aún oculto, a tu Planque; tú eliges el sitio.
    • **Sobrepujar**, una bala más: el Piège se descarta, y todos lo ven.
    • **No hacer nada**: se destapa, hace lo que dice y se descarta. Si no hay nada que hacer, no pasa nada.

    La apuesta vuelve al montón en los tres casos. Solo se paga con las balas recién recargadas.

    Un Piège vive de la duda: algunos no hacen nada.
    .title = Los Pièges
ragnguns-rules-empty =
    Quince cartas, tres por turno: en tu sexto turno ya no queda nada que robar. La partida sigue con tu Planque.

    Desde el turno en que no puedes robar ninguna carta, tu Pistolero está **listo para el combate**. Cuando quieras en tu turno, gratis, sale a tu Ruelle; la carta que haya allí se descarta. Te da su ♠ y sus palabras clave, y puede disparar enseguida.

    No hay vuelta atrás, y solo el Abri lo protege: lo que pasa es para él. Las balas encajadas antes siguen contando. Sus efectos de Cartouchière continúan, y ya no se intercambian Ruelle y Abri.
    .title = El mazo vacío
ragnguns-rules-cards =
    • **Acciones**: sin coste ni estadísticas, se juegan desde la mano.
    • **Armas**: algo con que disparar, a veces un efecto.
    • **Objetos**: poca cosa, pero dos efectos.
    • **Pièges**: su coste es tu apuesta.
    • **Refuerzos**: un efecto para la Ruelle y otro para el Abri.

    Las palabras clave no hacen nada por sí mismas: las buscan los efectos. La de un Pistolero señala su **Firma**.

    Un mazo legal: un Pistolero y 15 cartas de nombres todos distintos, incluido el suyo; como mucho tres **ÉPICAS** y una Firma, la de su Pistolero.

    El mazo se elige en secreto antes de la primera carta. Tu rival conoce después a tu Pistolero, pero no tu lista hasta el final.
    .title = Las cartas y los mazos
ragnguns-rules-secrets =
    • **Lo saben todos**: Barillet, balas, Cartouchière, balas en las cartas, apuestas, tamaño de manos y mazos, descartes, cartas puestas, lo de encima y la altura de cada sitio de la Planque.

    • **Solo tú**: tu mano, tus cartas cubiertas, tus Pièges boca abajo, en la mesa y en la Planque, y lo que te queda por robar, sin su orden.

    • **No lo sabe nadie**: el orden de los mazos.

    Cuando guardas, el otro se entera de cuántas cartas van a cada sitio y de lo que queda encima, nada más. Un Piège pagado se va sin nombre; descartado o destapado, lo ven todos.
    .title = Quién sabe qué
