# Lo que se dice en las lecciones de ¡Gnadenlos! Sus repartos están en data/games/gnadenlos/lessons.toml.

gnadenlos-lessons = ¡Gnadenlos!

gnadenlos-lesson-strengths =
    Las herraduras son los pasos de esta calle: tu sombrero está en la 6, la Meta es la 31. **Gana quien esté más lejos cuando acabe la partida.** En cada turno un suceso pide oro, duelo o póquer: el oro da pepitas, el duelo pagarés y el póquer pasos.
    .title = Sombreros, herraduras y tres fuerzas
    .ask-1 = La veta madre pide **oro**. De tus tres aventureros, manda a quien mejor cave.
    .other-1 = Eso es un 3 en oro. Nell tiene 6.
    .done-1 = 6 es lo más alto: 14 pepitas; cada una vale un paso, como verás en la próxima lección. Pero quien gana te deja.
    .ask-2 = Ahora **póquer**: la fuerza más alta avanza y la más baja retrocede lo que dice la calle bajo su sombrero.
    .other-2 = Sadie tiene 1 en póquer y tu sombrero retrocedería. El As tiene 6.
    .done-2 = Seis herraduras adelante, como dice el color de la calle. Más adelante, el póquer da menos y quita más.
    .end = Así, un suceso pide una fuerza, y quien lo gana se va. Un **duelo** da pagarés con los que pujar; lo es una carta de cada siete, y el segundo duelo acaba la partida.

gnadenlos-lesson-recruiting =
    Es tu turno; después vienen los de Dusty y Mae. Primero el **prestigio**: cada pepita es una herradura, cinco como mucho. Después, con menos de tres aventureros, puedes abrir un **reclutamiento**.
    .title = Prestigio, y pujar con pagarés
    .ask-1 = Paga lo que quieras, o nada.
    .ask-2 = Los aventureros ganan los sucesos, y quien gana se va: necesitas otros. Abre un reclutamiento.
    .other-2 = Con un solo aventurero pierdes casi todo. Abre un reclutamiento.
    .done-2 = Dos buscan trabajo. **Pujan tres; la puja más baja se queda sin nadie.**
    .ask-3 = Una puja son de uno a tres **pagarés** sumados, no pepitas; gana un aventurero. Los pagarés que reclutan van al mercado, donde ya hay algunos tuyos; cuando hay 18, llega la **paga**. Puja 3: tu 3 rojo.
    .other-3 = Se puede, y con **Otra suma** los eliges uno a uno, pero por debajo de 3 puede ser la más baja, y por encima sale más cara. Puja 3.
    .done-3 = 3 es la más alta: eliges primero, luego Dusty; Mae se queda sin nadie. Cada suma se puja una sola vez.
    .ask-4 = Nadie cava mejor que el Viejo Cuarzo. Elígelo.
    .other-4 = Baxter cava con 5 y Cuarzo con 6. Elige al mejor.
    .done-4 = Pagado con tu 3 rojo, que ahora está boca abajo en el mercado; ganado: Cuarzo. En la paga, un pagaré rojo que se cobra te cuesta su valor en pepitas.
    .end = La puja de Mae fue la más baja: recuperó su pagaré y no pagó nada. En la **paga** un dado reclama pagarés del mercado: su dueño paga, o retrocede cinco herraduras con un **buitre**. El tercer buitre sobre un sombrero acaba la partida.

gnadenlos-lesson-payday =
    El mercado está lleno: tres filas para tres jugadores. Al final de este turno es **día de paga**: un dado elige una columna y se cobra su último pagaré, hasta que alguien no puede pagar o la columna está vacía.
    .title = Día de paga y buitres
    .ask-1 = Tienes 4 pepitas, y ahí dentro hay pagarés tuyos. ¿Cuatro herraduras ahora, o algo en el bolsillo? No pagues nada.
    .other-1 = Entonces no podrías pagar un pagaré de 4, y eso cuesta cinco herraduras y un buitre. No pagues nada.
    .done-1 = Tus 4 pepitas se quedan contigo.
    .ask-2 = Reclutar añadiría pagarés: esta vez no.
    .other-2 = Eso echa más pagarés a un mercado lleno. No reclutes a nadie.
    .done-2 = Tus 4 pepitas alcanzaron justo; Dusty solo tenía 2.
    .end = Quien no puede pagar no paga nada, recibe un **buitre** y retrocede cinco herraduras, y se acaba la paga; si aún quedan 18 pagarés, empieza otra enseguida. El tercer buitre sobre un sombrero acaba la partida.

gnadenlos-lesson-game =
    El final de una partida, tres en la calle: estás en la 24, Dusty en la 23 y Mae en la 22; la Meta es la herradura 31. El póquer y el prestigio te llevan allí.
    .title = Una partida corta
    .ask-1 = Hoy, **duelo**: quien gana roba dos pagarés. Manda a Sadie.
    .other-1 = Nadie dispara como Sadie. Mándala.
    .done-1 = Dos pagarés con los que pujar. **Cada pagaré lo paga el sombrero que lleva**: en una puja como 6 = 🔵2+4, Dusty pagaría el 2 y tú el 4.
    .end = Cerca de la Meta el póquer quita más de lo que da; el prestigio es seguro. Una partida entera dura media hora o más.

## Consejos para quien empieza en Gnadenlos!: con cada tipo de pregunta y tras lo que ha costado caro.

gnadenlos-tip-adventurer = Se descubren todos a la vez y solo cuenta la fuerza en el símbolo del suceso.
gnadenlos-tip-prestige = Guarda pepitas para la paga: el dado reclama pagarés, también los tuyos.
gnadenlos-tip-recruit = Quien gana se va: recluta antes de quedarte sin nadie.
gnadenlos-tip-bid = La puja más baja no recluta a nadie y no cuesta nada.
gnadenlos-tip-notes = El color de un pagaré dice quién lo pagará un día, lo haya puesto quien lo haya puesto.
gnadenlos-tip-taken = Cada suma vale una sola vez: un poco más o menos cambia quién elige antes.
gnadenlos-tip-take = Cada aventurero tiene diez de fuerza en total: nadie destaca en todo.

gnadenlos-setback-vulture = No pudiste pagar { $value }: guarda pepitas para tus pagarés del mercado.
