### Las clases de cartas y los personajes: un nombre y lo que hace cada uno. Los datos están en data/games/bang/cards.toml.

## Cartas marrones

bang-card-bang = ¡BANG!
    .text = Un enemigo al alcance de tu arma pierde 1 punto de vida, salvo que juegue un ¡Fallaste! Uno por turno.
bang-card-missed = ¡Fallaste!
    .text = Respuesta a un ¡BANG! o a una Gatling: el personaje sale ileso.
bang-card-beer = Cerveza
    .text = Tu personaje expuesto recupera 1 punto de vida. Fuera de tu turno, solo para salvarse de la última herida.
bang-card-panic = ¡Pánico!
    .text = Llévate una carta a distancia 1: de la mano, al azar, o una de las que hay ante ese personaje.
bang-card-cat-balou = Cat Balou
    .text = Descarta una carta a cualquier distancia: de la mano, al azar, o una de las que hay ante ese personaje.
bang-card-duel = Duelo
    .text = Un enemigo descarta un ¡BANG!, luego tú, por turnos: el primero que no siga pierde 1 punto de vida.
bang-card-stagecoach = Diligencia
    .text = Roba dos cartas.
bang-card-wells-fargo = Wells Fargo
    .text = Roba tres cartas.
bang-card-saloon = Salón
    .text = Todos los personajes vivos recuperan 1 punto de vida, también los cubiertos y los enemigos.
bang-card-general-store = Almacén
    .text = Se descubren tantas cartas como personajes vivos; cada jugador se lleva una por turnos, tú primero.
bang-card-indians = ¡Indios!
    .text = Cada personaje enemigo descarta un ¡BANG! o pierde 1 punto de vida.
bang-card-gatling = Gatling
    .text = Un disparo a cada personaje enemigo, a cualquier distancia; no es tu ¡BANG! del turno.

## Cartas azules

bang-card-barrel = Barril
    .text = Quien lo tiene delante puede desenfundar contra cada disparo: un corazón vale un ¡Fallaste!
bang-card-scope = Mirilla
    .text = Quien la tiene delante ve a todos a distancia −1.
bang-card-mustang = Mustang
    .text = A quien lo tiene delante se le ve a distancia +1.
bang-card-jail = Cárcel
    .text = Va ante un enemigo. Al empezar su turno, desenfunda: si no sale corazón, no puede exponerse.
bang-card-dynamite = Dinamita
    .text = Al empezar tu turno, desenfunda: del 2 al 9 de picas cuesta 3 puntos de vida; si no, pasa al siguiente.
bang-card-schofield = Schofield
    .text = Arma, alcance 2.
bang-card-volcanic = Volcanic
    .text = Arma, alcance 1, y cuantos ¡BANG! quieras.
bang-card-remington = Remington
    .text = Arma, alcance 3.
bang-card-carabine = Carabina
    .text = Arma, alcance 4.
bang-card-winchester = Winchester
    .text = Arma, alcance 5.

## Personajes

bang-card-bart-cassidy = Bart Cassidy
    .text = Por cada punto de vida que pierde roba una carta, si sobrevive.
    .brief = Si lo hieren, roba una carta
bang-card-black-jack = Black Jack
    .text = Enseña la segunda carta que roba; si es roja, roba una tercera.
    .brief = Segunda carta roja: roba otra
bang-card-calamity-janet = Calamity Janet
    .text = Puede usar un ¡BANG! como ¡Fallaste! y un ¡Fallaste! como ¡BANG!
    .brief = ¡BANG! vale de ¡Fallaste! y al revés
bang-card-el-gringo = El Gringo
    .text = Por cada punto de vida que pierde se lleva una carta al azar de la mano de quien lo hirió.
    .brief = Herido, quita una carta al rival
bang-card-jesse-jones = Jesse Jones
    .text = Puede tomar la primera carta que roba de la mano rival, al azar.
    .brief = Puede robar de la otra mano
bang-card-jourdonnais = Jourdonnais
    .text = Tiene su propio Barril; uno de verdad le permite desenfundar otra vez.
    .brief = Su propio Barril, también a cubierto
bang-card-kit-carlson = Kit Carlson
    .text = Mira las tres primeras cartas, se queda con dos y devuelve una.
    .brief = Mira tres cartas y se queda dos
bang-card-lucky-duke = Lucky Duke
    .text = Cada vez que desenfunda descubre dos cartas y elige cuál cuenta.
    .brief = Desenfunda la mejor de dos cartas
bang-card-paul-regret = Paul Regret
    .text = Tiene su propio Mustang: se le ve a distancia +1.
    .brief = Está un paso más lejos
bang-card-pedro-ramirez = Pedro Ramírez
    .text = Puede tomar la primera carta que roba de lo alto del descarte.
    .brief = Puede robar del descarte
bang-card-rose-doolan = Rose Doolan
    .text = Tiene su propia Mirilla: ve a todos a distancia −1.
    .brief = Ve a todos un paso más cerca
bang-card-sid-ketchum = Sid Ketchum
    .text = En cualquier momento puede descartar dos cartas para recuperar 1 punto de vida.
    .brief = Dos cartas por un punto de vida
bang-card-slab-the-killer = Slab el Asesino
    .text = Hacen falta dos ¡Fallaste! para anular uno de sus ¡BANG!
    .brief = Su ¡BANG! exige dos ¡Fallaste!
bang-card-suzy-lafayette = Suzy Lafayette
    .text = En cuanto su mano queda vacía roba una carta.
    .brief = Mano vacía: roba una carta
bang-card-vulture-sam = Sam el Buitre
    .text = Cuando muere un personaje, se lleva las cartas que tenía delante.
    .brief = Se queda lo que tenían los muertos
bang-card-willy-the-kid = Willy el Niño
    .text = Puede jugar cuantos ¡BANG! quiera.
    .brief = Juega cuantos ¡BANG! quiera
