# Consejos para quien empieza en Gnadenlos!: con cada tipo de pregunta y tras lo que ha costado caro.

gnadenlos-tip-adventurer = Cuenta la fuerza en el símbolo del suceso. El aventurero que gana se va: no mandes más de lo necesario.
gnadenlos-tip-prestige = Una pepita, una herradura. Pero guarda algunas: el día de paga se cobran tus pagarés del mercado.
gnadenlos-tip-recruit = Pujarías primero, y todos tienen que pujar. Conviene cuando te faltan aventureros.
gnadenlos-tip-bid = También valen los pagarés de otro color, y los pagará su dueño. La puja más baja no recluta a nadie y no cuesta nada.
gnadenlos-tip-taken = Cada suma vale una sola vez: un poco más o menos cambia quién elige antes.
gnadenlos-tip-lay = El color de un pagaré dice quién lo pagará un día, lo haya puesto quien lo haya puesto.
gnadenlos-tip-take = Cada aventurero tiene diez de fuerza en total: toma el símbolo en el que flojeas.

gnadenlos-setback-vulture = No pudiste pagar un pagaré ({ $value }): un buitre y cinco herraduras atrás. Guarda pepitas para tus pagarés del mercado.
gnadenlos-setback-back = La fuerza más baja en póquer retrocede, esta vez { $steps }: cuanto más cerca la Meta, más. Guarda a alguien que juegue bien al póquer.
gnadenlos-setback-unpaid = La puja más baja no recluta a nadie. Si necesitas a alguien, puja más que algún otro.
