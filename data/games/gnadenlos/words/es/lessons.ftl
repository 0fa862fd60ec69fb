# Lo que se dice en las lecciones de ¡Gnadenlos! Sus repartos están en data/games/gnadenlos/lessons.toml.

gnadenlos-lessons = ¡Gnadenlos!

gnadenlos-lesson-strengths =
    Una calle de herraduras y tu sombrero en la 6: **gana quien esté más lejos cuando acabe**. En cada turno un suceso pide una fuerza de tus aventureros: oro, duelo o póquer.
    .title = Sombreros, herraduras y tres fuerzas
    .ask-1 = La veta madre pide **oro**. Manda a quien mejor cave.
    .other-1 = Eso es un 3 en oro. Nell tiene 6.
    .done-1 = 6 es lo más alto: 14 pepitas. Pero quien gana te deja: piensa quién lo vale.
    .ask-2 = Ahora **póquer**: la fuerza más alta avanza y la más baja retrocede. Al principio de la calle se avanza mucho.
    .other-2 = Sadie tiene 1 en póquer y tu sombrero retrocedería. El As tiene 6.
    .done-2 = Seis herraduras adelante.
    .end = El tercer suceso fue un **duelo**; tu último aventurero fue sin que te preguntaran y tomó dos pagarés del mercado. En un duelo, la fuerza más baja pierde a su aventurero y el enterrador se acerca: cuando llega, se acaba la partida.

gnadenlos-lesson-recruiting =
    Tu turno. Primero el **prestigio**: cada pepita es una herradura, cinco como mucho. Después, con menos de tres aventureros, puedes abrir un **reclutamiento**.
    .title = Prestigio, y pujar con deudas
    .ask-1 = Te queda un solo aventurero: es hora de reclutar. Compra prestigio si quieres, y abre un reclutamiento.
    .other-1 = Con un solo aventurero pierdes casi todos los sucesos. Abre un reclutamiento, con prestigio o sin él.
    .done-1 = Dos aventureros buscan trabajo. **Pujan tres, y la puja más baja se queda sin nadie.**
    .ask-2 = Pujas primero, con pagarés: algún día los cobrarán. Puja un pagaré de 3, debería bastar.
    .other-2 = Se puede, pero 0 será seguramente la más baja y 4 es caro. Puja un solo 3.
    .done-2 = Dusty pujó 1 y Mae 0. Ninguna suma se puja dos veces. La más alta elige primero.
    .ask-3 = Nadie cava mejor que Cuarzo. Tómalo.
    .other-3 = Baxter cava con 5 y Cuarzo con 6. Toma al mejor.
    .done-3 = Cuarzo es tuyo, y tu pagaré de 3 queda boca abajo en el mercado.
    .end = Mae hizo la puja más baja y recuperó su pagaré. Abre un reclutamiento cuando necesites gente más que los demás: todos tienen que pujar.

gnadenlos-lesson-payday =
    El mercado está lleno: tres filas para tres jugadores. Al final de este turno es **día de paga**.
    .title = Día de paga y buitres
    .ask-1 = Tienes 4 pepitas, y ahí dentro hay pagarés tuyos. ¿Cuatro herraduras ahora, o algo en el bolsillo? Guarda las pepitas y no añadas deudas.
    .other-1 = Entonces no podrías pagar un pagaré de 4, y eso cuesta cinco herraduras y un buitre. No pagues nada ni reclutes a nadie.
    .done-1 = El primer dado cobró tu 4: pagado. El segundo, un 3 de Dusty, que solo tenía 2 pepitas.
    .end = Quien no puede pagar no paga nada, recibe un **buitre** y retrocede cinco herraduras, y se acaba la paga para todos. El tercer buitre acaba la partida.

gnadenlos-lesson-game =
    El final de una partida, tres en la calle: estás en la 24, Dusty en la 23 y Mae en la 22; la Meta es la herradura 31.
    .title = Una partida corta
    .end = Ese fue el último tramo. Una partida entera dura media hora o más: `/wanted mesa juego:Gnadenlos`

## Consejos para quien empieza en Gnadenlos!: con cada tipo de pregunta y tras lo que ha costado caro.

gnadenlos-tip-adventurer = Cuenta la fuerza en el símbolo del suceso. El aventurero que gana se va: no mandes más de lo necesario.
gnadenlos-tip-prestige = Una pepita, una herradura. Pero guarda algunas: el día de paga se cobran tus pagarés del mercado.
gnadenlos-tip-recruit = Pujarías primero, y quien pueda pujar tiene que hacerlo. Conviene cuando te faltan aventureros.
gnadenlos-tip-bid = También valen los pagarés de otro color, y los pagará su dueño. Si todos pujan, la más baja no recluta a nadie y no cuesta nada.
gnadenlos-tip-taken = Cada suma vale una sola vez: un poco más o menos cambia quién elige antes.
gnadenlos-tip-lay = El color de un pagaré dice quién lo pagará un día, lo haya puesto quien lo haya puesto.
gnadenlos-tip-take = Cada aventurero tiene diez de fuerza en total: toma el símbolo en el que flojeas.

gnadenlos-setback-vulture = No pudiste pagar un pagaré ({ $value }): un buitre y cinco herraduras atrás. Guarda pepitas para tus pagarés del mercado.
gnadenlos-setback-back = La fuerza más baja en póquer retrocede, esta vez { $steps }: cuanto más cerca la Meta, más. Guarda a alguien que juegue bien al póquer.
gnadenlos-setback-unpaid = La puja más baja no recluta a nadie. Si necesitas a alguien, puja más que algún otro.
