# Las cartas de Rag’n’Guns: su nombre y lo que se cuenta en el saloon. Los datos están en data/games/ragnguns/cards.toml.

## Pistoleros

ragnguns-card-buffalo-kid = Buffalo Kid
    .said = No carga el arma. Carga él.
ragnguns-card-jenny-james = Jenny James
    .said = Cose ella misma a sus heridos. Está acostumbrada a hacer los agujeros.
ragnguns-card-pepper-malone = Pepper Malone
    .said = Tiene la mecha corta. Sus cartuchos también.
ragnguns-card-gus-harmonica = Gus Harmónica
    .said = Desafina tocando, afina disparando y bebe entretanto.

## Acciones

ragnguns-card-improviser = Improvisar
    .said = Todo lo que anda tirado acaba sirviendo.
ragnguns-card-double-dose = Doble ración
    .said = La primera por la sed, la segunda por la primera.
ragnguns-card-premiers-soins = Primeros auxilios
    .said = De los últimos se encarga el enterrador.
ragnguns-card-tir-de-semonce = Disparo de aviso
    .said = Primero se avisa. En la rodilla.
ragnguns-card-feu-de-joie = Hoguera
    .said = La alegría es de quien tiene el fósforo.
ragnguns-card-rechargement-eclair = Recarga relámpago
    .short = { ragnguns-card-rechargement-eclair }
    .said = Una bala más no se le niega a nadie.
ragnguns-card-sonner-la-charge = Toque de carga
    .said = La corneta desafina, pero bien fuerte.
ragnguns-card-tournee-generale = Ronda para todos
    .said = Paga el que desenfunda más despacio.
ragnguns-card-chasse-a-l-homme = Caza del hombre
    .said = Vivo o muerto, pero fuera de ahí.
ragnguns-card-demi-tour = Media vuelta
    .said = No es huir, es cambiar de frente.
ragnguns-card-vider-ses-poches = Vaciar los bolsillos
    .said = Un as, un peine, el diente de otro.
ragnguns-card-attaque-de-diligence = Asalto a la diligencia
    .said = Los viajeros fueron muy generosos.
ragnguns-card-avoir-le-dernier-mot = Tener la última palabra
    .short = La última palabra
    .said = En dos sílabas: pum, pum.
ragnguns-card-retour-d-entre-les-morts = De vuelta de entre los muertos
    .short = De vuelta
    .said = El ataúd estaba mal clavado.

## Armas

ragnguns-card-machette = Machete
    .said = Corta la caña, el pan y la conversación.
ragnguns-card-poing-americain = Puño americano
    .short = { ragnguns-card-poing-americain }
    .said = La única joya que se regala en plena cara.
ragnguns-card-barre-de-fer = Barra de hierro
    .said = Sin cargador y sin reproche.
ragnguns-card-frangines = Las Hermanas
    .said = Dos cañones, un solo carácter.
ragnguns-card-fouet = Látigo
    .said = Primero restalla, luego discute.
ragnguns-card-colt-rouille = Colt oxidado
    .said = El tétanos va incluido en el precio.
ragnguns-card-carabine-du-dimanche = Carabina de domingo
    .said = También sirve entre semana, después de misa.
ragnguns-card-fusil-de-mariage = Escopeta de boda
    .said = El novio dijo que sí enseguida.
ragnguns-card-derringer-de-manche = Derringer de manga
    .said = Pequeña, discreta y muy maleducada.
ragnguns-card-torche = Antorcha
    .said = Ilumina sobre todo los graneros.
ragnguns-card-baton-de-dynamite = Cartucho de dinamita
    .said = Hay que sujetarlo por el lado bueno. Y poco rato.
ragnguns-card-cracheur-de-feu = Escupefuegos
    .short = Escupe-fuegos
    .said = Robado a un circo que nunca se atrevió a reclamarlo.
ragnguns-card-gatling = La Gatling
    .said = Habla sola, y nadie la interrumpe.
ragnguns-card-arc-d-occasion = Arco de segunda mano
    .short = Arco
    .said = Poco usado. Por alguien que fallaba.
ragnguns-card-lasso = Lazo
    .said = Atrapa terneros y sombreros.
ragnguns-card-tomahawk = Tomahawk
    .said = Siempre vuelve: basta con ir a buscarlo.
ragnguns-card-tesson-de-bouteille = Botella rota
    .said = De todas formas estaba vacía.
ragnguns-card-fourche-a-foin = Horca de heno
    .said = El heno no la vio venir.
ragnguns-card-canon-de-carnaval = Cañón de feria
    .said = El confeti es opcional.
ragnguns-card-banjo-a-canon-scie = Banjo recortado
    .said = Cinco cuerdas, y una es el gatillo.

## Objetos

ragnguns-card-vieux-bourbon = Bourbon añejo
    .said = Desinfecta el alma y lo demás.
ragnguns-card-harmonica = Armónica
    .said = Tres notas, y dos son lamentos.
ragnguns-card-trousse-de-campagne = Botiquín de campaña
    .said = Una sierra, hilo y la foto de un médico.
ragnguns-card-lanterne-sourde = Linterna sorda
    .said = Sorda, sobre todo, a las súplicas.
ragnguns-card-etoile-en-fer-blanc = Estrella de hojalata
    .said = La ley pesa doce gramos.
ragnguns-card-longue-vue = Catalejo
    .said = Para ver venir lo que no se puede pagar.
ragnguns-card-boite-de-cartouches = Caja de cartuchos
    .said = Garantizada sin espinas.
ragnguns-card-selle-en-peau-de-banquier = Silla de montar de piel de banquero
    .short = Silla
    .said = Flexible, aunque cobra intereses.
ragnguns-card-jeu-a-cinq-as = Baraja de cinco ases
    .said = El quinto es para el enterrador.
ragnguns-card-miroir-de-poche = Espejo de bolsillo
    .said = Enseña el carmín y quién llega por detrás.
ragnguns-card-sifflet-a-chien = Silbato para perros
    .said = Los hombres no lo oyen. Lo sienten.
ragnguns-card-flasque-sans-fond = Petaca sin fondo
    .said = Buscaron el fondo. La expedición no ha vuelto.
ragnguns-card-eperons-d-argent = Espuelas de plata
    .said = El caballo también pidió cobrar.
ragnguns-card-coffre-fort-a-roulettes = Caja fuerte con ruedas
    .said = El banco que viene solo y se va solo.

## Pièges

ragnguns-card-la-chute = La Caída
    .said = La trampilla ya estaba ayer. Pero cerrada.
ragnguns-card-le-leurre = El Señuelo
    .said = Un sombrero en un palo ya ha ganado duelos.
ragnguns-card-piege-a-loup = Cepo para lobos
    .said = El lobo está bien, gracias.
ragnguns-card-plancher-pourri = Suelo podrido
    .said = Al carpintero le pagaron con promesas.
ragnguns-card-baril-de-poudre = Barril de pólvora
    .said = Etiquetado como harina por un bromista.
ragnguns-card-pot-de-vin = Soborno
    .said = La justicia es ciega, pero sabe contar.
ragnguns-card-trou-dans-la-poche = Agujero en el bolsillo
    .said = Tintineaba, y de pronto nada.
ragnguns-card-barman-complice = Cantinero cómplice
    .said = La copa sabía rara. El dedo del gatillo, también.
ragnguns-card-photo-compromettante = Foto comprometedora
    .short = Foto
    .said = La cabra, el sombrero del pastor y tú.
ragnguns-card-termites = Termitas
    .said = Empezaron por los cimientos.
ragnguns-card-fausse-monnaie = Moneda falsa
    .said = El armero se lo tomó mal.
ragnguns-card-eboulement = Desprendimiento
    .short = Despren-dimiento
    .said = La montaña tenía una opinión.
ragnguns-card-guet-apens = Emboscada
    .said = Llevaban mucho esperando, y se aburrían.
ragnguns-card-berceuse = Canción de cuna
    .said = Al despertar, el equipaje se había ido.

## Refuerzos

ragnguns-card-adjoint-nelson = Ayudante Nelson
    .said = ¿Ayudante de quién? Nadie se atreve a preguntar.
ragnguns-card-doc-ravenstorm = Doc Ravenstorm
    .short = Doc
    .said = Lo cura todo. El título está en camino.
ragnguns-card-banjo-winter = Banjo Winter
    .said = Mató a tres hombres, a dos de aburrimiento.
ragnguns-card-veuve-pruitt = La viuda de Pruitt
    .said = Lleva luto por adelantado.
ragnguns-card-suzette-la-barmaid = Suzette la cantinera
    .short = Suzette
    .said = Sirve corto y cobra entero.
ragnguns-card-ventre-a-terre = A Galope Tendido
    .said = El único caballo buscado en dos condados.
ragnguns-card-mule-de-prospecteur = Mula de buscador de oro
    .short = Mula
    .said = Sabe dónde está el oro. No piensa decirlo.
ragnguns-card-molosse-du-sherif = El mastín del sheriff
    .short = { ragnguns-card-molosse-du-sherif }
    .said = Reconoce a los culpables por la pantorrilla.
ragnguns-card-coyote-apprivoise = Coyote domesticado
    .short = Coyote
    .said = Domesticado por quién, esa es la cuestión.
ragnguns-card-willy-l-allumette = Willy el Fósforo
    .said = Ya no tiene cejas, pero qué entusiasmo.
ragnguns-card-juge-bancroft = Juez Bancroft
    .said = Imparte justicia, pero nunca da el cambio.
ragnguns-card-marshal-quinn = La alguacil Quinn
    .said = La ley, dos veces en el mismo día.
ragnguns-card-grizzly-en-permission = Grizzly de permiso
    .said = Pidió vacaciones. Nadie se las negó.
ragnguns-card-fanfare-municipale = Banda municipal
    .said = Tapa los disparos y la melodía.
ragnguns-card-charlatan-pickwick = El charlatán Pickwick
    .short = Pickwick
    .said = Su elixir cura las ganas de elixir.
ragnguns-card-croque-mort = El enterrador
    .short = { ragnguns-card-croque-mort }
    .said = A veces devuelve lo que le confían.
ragnguns-card-artificiere-wu = Wu la Dinamitera
    .short = Wu
    .said = Cuenta hasta tres, empezando por el dos.
ragnguns-card-locomotive = La Locomotora
    .said = Puntual como la muerte, y más ruidosa.

## Firmas

ragnguns-card-lame-du-bison = La hoja del bisonte
    .said = Al bisonte no le preguntaron.
ragnguns-card-ruade-du-kid = La coz del Kid
    .said = La ha heredado de su montura.
ragnguns-card-winchester-de-jenny = La Winchester de Jenny
    .short = La Winchester
    .said = La limpia cada noche y la acuna cuando llueve.
ragnguns-card-soeurs-james = Las hermanas James
    .short = Las James
    .said = Una venda y la otra sujeta la venda.
ragnguns-card-meche-courte = Mecha corta
    .said = Pepper lo llama paciencia.
ragnguns-card-sac-de-petards = Bolsa de petardos
    .short = { ragnguns-card-sac-de-petards }
    .said = Para los cumpleaños. De los demás.
ragnguns-card-ruine-babines-de-gus = La armónica de Gus
    .short = La armónica
    .said = Afinada a lima, tocada con rencor.
ragnguns-card-blues-du-condamne = El blues del condenado
    .said = Doce compases y una soga.
