### Las cartas de Revolver 2: nombres y textos. Los valores están en data/games/revolver/cards.toml.

## The guardians' deck

revolver-card-old-bird-gun = Vieja escopeta
    .text = Roba una carta.
revolver-card-farmhands = Peones con horcas
revolver-card-winchester-twins = Los gemelos Winchester
revolver-card-beechers-bible = La biblia de Beecher
revolver-card-buffalo-rifle = Rifle de búfalos
revolver-card-mission-cannon = Cañón de la misión
    .text = Tu rival descarta aquí una de sus cartas de potencia de fuego.
revolver-card-bell-tower = Vigía del campanario
    .text = Mira la mano rival y elige una carta: se descarta.
revolver-card-narrow-alley = Callejón estrecho
    .text = Mientras esté aquí, Mapache no puede jugar ni mover cartas a su lado si ya hay cuatro.
revolver-card-adobe-wall = Muro de adobe
    .text = Aquí, de tu potencia de fuego, las cartas rivales solo tocan los Muros de adobe.
revolver-card-widow-esperanza = La viuda Esperanza
    .text = Pon una ficha de agallas en uno de tus guardianes.
revolver-card-blacksmiths-sons = Los hijos del herrero
revolver-card-mission-gate = Puerta de la misión
    .text = Tu rival descarta aquí una potencia de fuego con 1 o 2 impreso.
revolver-card-stage-guard = Escolta de la diligencia
    .text = Si hay sitio, puedes traer aquí una de tus cartas de potencia de fuego.
revolver-card-powder-boy = El chico de la pólvora
revolver-card-blasting-crew = Los dinamiteros
revolver-card-old-sergeant = El viejo sargento
    .text = Cada una de tus otras cartas de potencia de fuego de aquí tiene +1 de potencia de fuego.
revolver-card-telegram = Telegrama al ejército
    .text = Quita una ficha de la carta del ejército.
revolver-card-padres-blessing = La bendición del Padre
    .text = Pon una ficha de agallas en uno de tus guardianes.
revolver-card-hidden-trail = Sendero oculto
    .text = Roba tres cartas.
revolver-card-stampede = Estampida
    .text = Tu rival descarta aquí una de sus cartas de potencia de fuego.
revolver-card-lasso = Lazo desde el tejado
    .text = Tu rival elige una carta suya de potencia de fuego aquí: vuelve a su mano.
revolver-card-clear-the-road = ¡A despejar el camino!
    .text = Mapache descarta una de sus obstrucciones en este campo de batalla.
revolver-card-night-raid = Incursión nocturna
    .text = Mira la mano rival y elige una carta: se descarta.
revolver-card-gravediggers-luck = La suerte del sepulturero
    .text = Recupera una carta de tu descarte, salvo otra Suerte del sepulturero.
revolver-card-powder-cellar = Sótano de pólvora
    .text = Toma del mazo una carta con barriles, muéstrala y baraja.
revolver-card-smoke-screen = Cortina de humo
    .text = Tu total aquí aumenta en tres hasta el final del turno de Mapache.
revolver-card-false-trail = Pista falsa
    .text = Mapache roba una carta menos al principio de su próximo turno.
revolver-card-new-blood = Sangre nueva
    .text = Roba un recluta.
revolver-card-hold-the-line = ¡A aguantar!
    .text = Pon un punto de potencia en una de tus cartas de potencia de fuego de aquí.
revolver-card-cut-the-girths = Cinchas cortadas
    .text = Tu rival quita las fichas de potencia de una de sus cartas de aquí.
revolver-card-ambush-at-dusk = Emboscada al ocaso
    .text = Tu rival solo puede jugar una carta en su próximo turno.
revolver-card-fall-back = ¡Atrás!
    .text = Devuelve a tu mano una de tus cartas de potencia de fuego de aquí.

## Mapache's deck

revolver-card-raccoon-riders = Jinetes del Mapache
revolver-card-hired-guns = Pistoleros a sueldo
    .text = Roba una carta.
revolver-card-war-wagon = Carromato de guerra
revolver-card-cannon-wagon = Carromato del cañón
    .text = Tu rival descarta aquí una de sus cartas de potencia de fuego.
revolver-card-general-mapache = General Mapache
    .text = Cada una de tus otras cartas de potencia de fuego de aquí tiene +1 de potencia de fuego.
revolver-card-young-pistolero = Joven pistolero
    .text = Roba una carta.
revolver-card-knife-thrower = Lanzador de cuchillos
    .text = Tu rival descarta una carta de su mano.
revolver-card-false-pilgrim = Falso peregrino
    .text = Mira la mano rival y elige una carta: se descarta.
revolver-card-sharpshooter = Tirador de primera
    .text = Los guardianes reciben un impacto.
revolver-card-bounty-killer = Cazarrecompensas
    .text = Un guardián, a elección de su jugador, pierde una ficha de agallas.
revolver-card-ammunition-wagon = Carromato de munición
revolver-card-rifle-smuggler = Contrabandista de rifles
revolver-card-deserters = Desertores
revolver-card-drummer = El tamborilero
    .text = Pon un punto de potencia en una de tus cartas de potencia de fuego de aquí.
revolver-card-lieutenant-rojas = Teniente Rojas
revolver-card-rear-guard = Retaguardia
    .text = Si hay sitio, puedes traer aquí una de tus cartas de potencia de fuego.
revolver-card-torchbearers = Portadores de antorchas
    .text = Tu rival descarta aquí una potencia de fuego con 1 o 2 impreso.
revolver-card-bodyguards = Guardaespaldas del General
    .text = Roba una carta. De tu potencia de fuego aquí, las rivales solo tocan a los Guardaespaldas.
revolver-card-barbed-wire = Alambre de espino
    .text = Ocupa un sitio en el lado de los guardianes.
revolver-card-burning-wagon = Carromato en llamas
    .text = Mientras esté aquí, la defensa del campo de batalla baja en dos.
revolver-card-snipers-nest = Nido de tiradores
    .text = Mientras se luche aquí, las cartas de los guardianes cuestan uno más.
revolver-card-cloudburst = Aguacero
    .text = Mientras esté, no se pueden encender barriles aquí.
revolver-card-poisoned-well = Pozo envenenado
    .text = Mientras se luche aquí, los guardianes roban una carta menos por turno.
revolver-card-pick-up-yer-teeth = ¡Ve recogiendo tus dientes!
    .text = Si tienes aquí más cartas de potencia de fuego que los guardianes, sufren un impacto.
revolver-card-loot-the-farms = Saqueo de granjas
    .text = Roba tres cartas.
revolver-card-dust-storm = Tormenta de polvo
    .text = Tu rival solo puede jugar una carta en su próximo turno.
revolver-card-fat-bribe = Un buen soborno
    .text = Tu rival elige una carta suya de potencia de fuego aquí: vuelve a su mano.
revolver-card-cut-the-wire = Cable del telégrafo cortado
    .text = Devuelve una ficha a la carta del ejército, catorce como máximo.
revolver-card-arson = Incendio provocado
    .text = Tu rival descarta aquí una de sus cartas de potencia de fuego.
revolver-card-ransom = Rescate
    .text = Tu rival descarta dos cartas de su mano.
revolver-card-gunrunners-crate = Caja del traficante
    .text = Toma del mazo una carta con munición, muéstrala y baraja.
revolver-card-old-comrades = Viejos camaradas
    .text = Recupera una carta de potencia de fuego de tu descarte.
revolver-card-cavalry-charge = Carga de caballería
    .text = Tu total aquí aumenta en tres durante este turno.
revolver-card-loose-horseshoes = Herraduras flojas
    .text = Los guardianes roban una carta menos al principio de su próximo turno.

## The guardians of Malpaso

revolver-card-benito-the-baker = Benito el panadero
    .text = Al caer: descarta una carta de tu mano.
revolver-card-lucia-the-midwife = Lucía la comadrona
revolver-card-ochoa-the-farmer = Ochoa el granjero
revolver-card-alma-the-teacher = Alma la maestra
    .text = Al caer: Mapache roba una carta.
revolver-card-baltasar-the-smith = Baltasar el herrero
revolver-card-crispin-the-sexton = Crispín el sacristán
    .text = Al caer: descarta una de tus cartas de potencia de fuego de aquí.
revolver-card-padre-esteban = Padre Esteban
revolver-card-one-eyed-otis = Otis el Tuerto
revolver-card-duval-the-gambler = Duval el tahúr
    .text = Al caer: descarta dos cartas de tu mano.
revolver-card-kid-salazar = Kid Salazar
revolver-card-deaf-joaquin = Joaquín el Sordo
revolver-card-ruth-calder = Ruth Calder
    .text = Al caer: una ficha vuelve a la carta del ejército, catorce como máximo.
revolver-card-doc-hollis = Doc Hollis
    .text = Al caer: otro guardián pierde una ficha de agallas.
revolver-card-black-tom-reed = Tom Reed el Sombrío
    .text = Al caer: los guardianes reciben otro impacto.
revolver-card-marie-tempest = Marie Tempestad
revolver-card-preacher-boone = Boone el predicador
    .text = Al caer: Mapache roba dos cartas.
revolver-card-sergeant-wu = Sargento Wu
revolver-card-long-clara = Clara la Larga
revolver-card-colt-mcgraw = Colt McGraw

## Battlefields

revolver-card-church = Iglesia
revolver-card-saloon = Cantina
revolver-card-livery-stable = Cuadra
revolver-card-cathouse = Burdel
revolver-card-jailhouse = Cárcel
revolver-card-drinking-den = Taberna
revolver-card-bridge = Puente
    .text = Una vez por partida, los guardianes pueden descartar dos barriles de la mano: vuela el puente, con todas las cartas de Mapache de aquí.
revolver-card-malpaso = Malpaso
revolver-card-mine = Mina
    .text = Una vez por turno, los guardianes pueden descartar dos barriles de la mano: se hunden los túneles sobre todas las cartas de Mapache de aquí. Mapache puede disparar la Gatling: una carta con munición de la mano por cada carta suya con potencia de fuego aquí, un impacto por bala.

## Poker cards

revolver-card-poker-two = Pareja de doses
revolver-card-poker-five = Carta alta: cinco
revolver-card-poker-seven = Carta alta: siete
revolver-card-poker-nine = Carta alta: nueve
revolver-card-poker-sleeve = As en la manga
revolver-card-poker-mirror = Espejo del bar
revolver-card-poker-three = Trío de bandidos
revolver-card-poker-four = Cuatro sotas sucias
revolver-card-poker-six = Escalera de seis tiros
revolver-card-poker-bullets = Nueve balas
revolver-card-poker-ten = Diez para el General
revolver-card-poker-accusation = ¡Tramposo, perro!
    .text = Vuelve a la mano después de la ronda.

## The army

revolver-card-arrival = Llegada del ejército mexicano
    .text = Empieza con doce fichas. Al final de un turno de Mapache sin muertes se quita una; dos, si no jugó ninguna carta o atacó con 0 puntos.

## Tokens

revolver-card-army = Ficha del ejército
revolver-card-grit = Ficha de agallas
revolver-card-power-guardians = Ficha de potencia de los guardianes
revolver-card-power-mapache = Ficha de potencia de Mapache
