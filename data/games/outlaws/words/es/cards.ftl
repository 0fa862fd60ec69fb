### The 54 outlaws: a name, and what each is wanted for. The facts are in data/games/outlaws/cards.toml.

## Spades: gunmen and grave robbers.

outlaws-card-2S = Amos Tibble el Tembleque
    .crime = Retó a duelo a once hombres. Nueve están bien; a los otros dos aún les dura la risa.
outlaws-card-3S = Nell la Topo
    .crime = Abrió tres tumbas buscando la que le habían pagado por cavar.
outlaws-card-4S = Diácono Hob Larkin
    .crime = Vendió el mismo ataúd en seis entierros. Siempre volvía vacío.
outlaws-card-5S = Pilar Media Luna
    .crime = Disparó a la luna la noche del eclipse. Todavía reclama la recompensa.
outlaws-card-6S = Ezra Pell el Callado
    .crime = Asaltó una diligencia sin decir palabra. A los viajeros les pareció muy educado.
outlaws-card-7S = Mei la del Farol
    .crime = Detuvo nueve trenes nocturnos con un farol rojo. La compañía lo quiere de vuelta.
outlaws-card-8S = Joss Vane el Enterrador
    .crime = Tomaba medidas a sus víctimas por adelantado. Ninguna se quejó de la talla.
outlaws-card-9S = Viuda Templanza Crowe
    .crime = Enviudó seis veces, cuatro de ellas a larga distancia.
outlaws-card-10S = Isaías Pólvora Negra
    .crime = Voló el banco y media calle principal. La caja fuerte aguantó.
outlaws-card-JS = Ramón Sin Sombra
    .crime = Lo vieron en dos pueblos a la vez. En los dos mató al alguacil.
outlaws-card-QS = Delfina Medianoche
    .crime = Asaltó tantas veces el correo nocturno que ahora solo circula de día.
outlaws-card-KS = Cornelius Rook el Juez
    .crime = Ahorcó a cuatro hombres en nombre de la ley, que no lo conocía de nada.
outlaws-card-AS = Calloway Huesos Viejos
    .crime = Está enterrado en cinco cementerios. De los cinco lo vieron salir.

## Hearts: charmers and poisoners.

outlaws-card-2H = Wendell Pym el Vergonzoso
    .crime = Escribió cartas de amor a todo el pueblo. No acertó ni un nombre.
outlaws-card-3H = Harriet Tarro de Miel
    .crime = Vendió besos por correo. Los sobres llegaban vacíos.
outlaws-card-4H = Tomás el Violinista
    .crime = Tocaba bajo el balcón mientras sus hermanos entraban por la puerta.
outlaws-card-5H = Juniper Bliss la Doctora
    .crime = Vendió una cura para todo. Nadie volvió nunca por otro frasco.
outlaws-card-6H = Lars Lindqvist el Guapo
    .crime = Se comprometió con siete mujeres y con la madre de una octava.
outlaws-card-7H = Tía Mabel Thorne
    .crime = Llevó un pastel a la cárcel. Los guardias durmieron tres días; los presos, no.
outlaws-card-8H = Silas Amory el Reverendo
    .crime = Casó a cuarenta parejas y cuarenta veces se fugó con la dote.
outlaws-card-9H = Belladona Reyes
    .crime = Le servía el café al alcalde. El pueblo vota el domingo.
outlaws-card-10H = Chef Auguste Lavande
    .crime = Abrió un restaurante. El enterrador de al lado le pagaba el alquiler.
outlaws-card-JH = Serrano Pico de Oro
    .crime = Convenció al pelotón de bajar los fusiles y, luego, de prestarle uno.
outlaws-card-QH = Adelaida Arsénico
    .crime = Cuidó a ocho millonarios. Todos la pusieron en su testamento, justo a tiempo.
outlaws-card-KH = Coronel Beau Fontaine
    .crime = Rompió con la heredera del ferrocarril. Se quedó con el ferrocarril.
outlaws-card-AH = Doña Evangelina Marsh
    .crime = La juzgó un jurado de doce. Once le pidieron la mano; el otro se bebió el té.

## Clubs: brawlers and rustlers.

outlaws-card-2C = Bartolito Snead
    .crime = Robó una vaca. La vaca lo devolvió.
outlaws-card-3C = Mulvaney el Nudillos
    .crime = Se peleó con el piano de la cantina. Perdió por puntos.
outlaws-card-4C = La abuela Hodge
    .crime = Robaba una oveja por semana y tejía las pruebas.
outlaws-card-5C = Willem el Yunque
    .crime = Salió de la cárcel por la pared. Volvió por la puerta a buscar el sombrero.
outlaws-card-6C = Pepita Puño de Hierro
    .crime = Ganó todos los pulsos del condado. Todavía falta un brazo.
outlaws-card-7C = Jo Bramwell la del Lazo
    .crime = Robó una manada de noche y se la revendió a su dueño en el desayuno.
outlaws-card-8C = Otto la Tenaza
    .crime = Se despidió del recaudador con un abrazo. Fue para siempre.
outlaws-card-9C = Sadie la Estampida
    .crime = Metió una manada robada por la calle principal. El pueblo se mudó.
outlaws-card-10C = El gran Moisés Tarver
    .crime = Le hizo frente a un escuadrón. Los caballos cambiaron de bando.
outlaws-card-JC = Lupe Barrera la Coyota
    .crime = Robó los caballos del ejército con el ejército encima.
outlaws-card-QC = Hattie Delorme la Patrona
    .crime = Marcó con su hierro a todas las vacas del valle y a dos vecinos.
outlaws-card-KC = Thibault el Oso
    .crime = Fue a su juicio con un oso de abogado. Se retiraron los cargos.
outlaws-card-AC = Josías Trueno
    .crime = Peleó contra el expreso del mediodía y ganó. Ahora el tren para cuando él quiere.

## Diamonds: swindlers and jewel thieves.

outlaws-card-2D = Percy Tibbs Sin Centavo
    .crime = Falsificó un billete de tres dólares. Le dieron el cambio.
outlaws-card-3D = Dolly la de los Cubiletes
    .crime = Perdió en su propio juego. Dos veces.
outlaws-card-4D = Profesor Emil Quill
    .crime = Vendió mapas del tesoro. Todos llevaban a su puesto.
outlaws-card-5D = Róisín la Urraca
    .crime = Se tragó la prueba. El juicio queda aplazado hasta nuevo aviso.
outlaws-card-6D = Abner Fitch el Honrado
    .crime = Le vendió el juzgado al juez, que todavía lo está pagando.
outlaws-card-7D = Catarina Lobo la Cónsul
    .crime = Vendió pasaportes de un país que no sale en ningún mapa. Son preciosos.
outlaws-card-8D = Nico Sarti Guante de Seda
    .crime = Robó un collar en pleno vals. Le concedieron también el siguiente.
outlaws-card-9D = Bess Freeman la Contable
    .crime = Llevaba las cuentas del banco. Al final se llevó el banco.
outlaws-card-10D = Horacio Gunn Oropel
    .crime = Vendió cuatro veces una mina vacía. El último halló oro, y Gunn lo demandó.
outlaws-card-JD = Opalina Drake
    .crime = Le robó las llaves al alguacil entre los barrotes. Ahora el preso es él.
outlaws-card-QD = Esmeralda Vega
    .crime = Robó la cruz del obispo, se confesó con él en el acto y quedó absuelta.
outlaws-card-KD = Senador Tadeo Gilt
    .crime = Vendió el río a los pueblos de ambas orillas y luego les cobró el puente.
outlaws-card-AD = Duquesa de Ninguna Parte
    .crime = Nadie sabe qué ha robado. A todo el mundo le falta algo.

## The Jokers.

outlaws-card-joker-red = Maggie la Llamarada
    .crime = Quemó sus carteles de «se busca». Los pueblos iban pegados.
outlaws-card-joker-black = Caronte el Sonriente
    .crime = Buscado en todos los condados. Los testigos solo lo describen una vez.
