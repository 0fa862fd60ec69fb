# Les cartes de Rag’n’Guns : leur nom, et ce qu’on en dit au saloon. Les faits sont dans data/games/ragnguns/cards.toml.

## Pistoleros

ragnguns-card-buffalo-kid = Buffalo Kid
    .said = Il ne charge pas son arme. Il charge, tout court.
ragnguns-card-jenny-james = Jenny James
    .said = Recoud ses blessés elle-même. Elle a l’habitude de faire les trous.
ragnguns-card-pepper-malone = Pepper Malone
    .said = Elle a la mèche courte. Ses bâtons aussi.
ragnguns-card-gus-harmonica = Gus Harmonica
    .said = Joue faux, vise juste, boit entre les deux.

## Actions

ragnguns-card-improviser = Improviser
    .said = Tout ce qui traîne finit par servir.
ragnguns-card-double-dose = Double dose
    .said = La première pour la soif, la seconde pour la première.
ragnguns-card-premiers-soins = Premiers soins
    .said = Les derniers, c’est l’affaire du croque-mort.
ragnguns-card-tir-de-semonce = Tir de semonce
    .said = On prévient d’abord. Dans le genou.
ragnguns-card-feu-de-joie = Feu de joie
    .said = La joie, c’est pour celui qui tient l’allumette.
ragnguns-card-rechargement-eclair = Rechargement éclair
    .short = Recharge éclair
    .said = Une Balle de plus, ça ne se refuse pas.
ragnguns-card-sonner-la-charge = Sonner la charge
    .said = Le clairon joue faux, mais fort.
ragnguns-card-tournee-generale = Tournée générale
    .said = C’est celui qui tire le moins vite qui paie.
ragnguns-card-chasse-a-l-homme = Chasse à l’homme
    .said = Morte ou vive, mais surtout dehors.
ragnguns-card-demi-tour = Demi-tour
    .said = Ce n’est pas fuir, c’est changer de devanture.
ragnguns-card-vider-ses-poches = Vider ses poches
    .said = Un as, un peigne, la dent d’un autre.
ragnguns-card-attaque-de-diligence = Attaque de diligence
    .said = Les voyageurs ont beaucoup donné.
ragnguns-card-avoir-le-dernier-mot = Avoir le dernier mot
    .short = { ragnguns-card-avoir-le-dernier-mot }
    .said = En deux syllabes : pan, pan.
ragnguns-card-retour-d-entre-les-morts = Retour d’entre les morts
    .short = Retour
    .said = Le cercueil était mal cloué.

## Armes

ragnguns-card-machette = Machette
    .said = Coupe la canne, le pain et la conversation.
ragnguns-card-poing-americain = Poing américain
    .short = { ragnguns-card-poing-americain }
    .said = Le seul bijou qu’on offre en pleine figure.
ragnguns-card-barre-de-fer = Barre de fer
    .said = Sans chargeur, sans reproche.
ragnguns-card-frangines = Les Frangines
    .said = Deux canons, un seul caractère.
ragnguns-card-fouet = Fouet
    .said = Claque d’abord, discute ensuite.
ragnguns-card-colt-rouille = Colt rouillé
    .said = Le tétanos est compris dans le prix.
ragnguns-card-carabine-du-dimanche = Carabine du dimanche
    .said = Sert aussi en semaine, après la messe.
ragnguns-card-fusil-de-mariage = Fusil de mariage
    .said = Le marié a dit oui tout de suite.
ragnguns-card-derringer-de-manche = Derringer de manche
    .said = Petit, discret, et très mal élevé.
ragnguns-card-torche = Torche
    .said = Éclaire surtout les granges.
ragnguns-card-baton-de-dynamite = Bâton de dynamite
    .said = Tenir le bon bout. Vite.
ragnguns-card-cracheur-de-feu = Cracheur de feu
    .short = { ragnguns-card-cracheur-de-feu }
    .said = Volé à un cirque, qui n’a plus osé le réclamer.
ragnguns-card-gatling = La Gatling
    .said = Elle parle toute seule, et personne ne l’interrompt.
ragnguns-card-arc-d-occasion = Arc d’occasion
    .short = { ragnguns-card-arc-d-occasion }
    .said = Peu servi. Par quelqu’un qui ratait.
ragnguns-card-lasso = Lasso
    .said = Attrape les veaux et les chapeaux.
ragnguns-card-tomahawk = Tomahawk
    .said = Revient toujours : il suffit d’aller le chercher.
ragnguns-card-tesson-de-bouteille = Tesson de bouteille
    .said = Le verre était vide de toute façon.
ragnguns-card-fourche-a-foin = Fourche à foin
    .said = Le foin n’a rien vu venir.
ragnguns-card-canon-de-carnaval = Canon de carnaval
    .said = Les confettis sont en option.
ragnguns-card-banjo-a-canon-scie = Banjo à canon scié
    .said = Cinq cordes, dont une détente.

## Objets

ragnguns-card-vieux-bourbon = Vieux bourbon
    .said = Désinfecte l’âme et le reste.
ragnguns-card-harmonica = Harmonica
    .said = Trois notes, dont deux regrets.
ragnguns-card-trousse-de-campagne = Trousse de campagne
    .said = Une scie, du fil, et la photo d’un médecin.
ragnguns-card-lanterne-sourde = Lanterne sourde
    .said = Sourde aux supplications, surtout.
ragnguns-card-etoile-en-fer-blanc = Étoile en fer-blanc
    .said = La loi pèse douze grammes.
ragnguns-card-longue-vue = Longue-vue
    .said = Pour voir venir ce qu’on ne peut pas payer.
ragnguns-card-boite-de-cartouches = Boîte de cartouches
    .said = Garantie sans arêtes.
ragnguns-card-selle-en-peau-de-banquier = Selle en peau de banquier
    .short = Selle
    .said = Souple, mais elle prend des intérêts.
ragnguns-card-jeu-a-cinq-as = Jeu à cinq as
    .said = Le cinquième est pour le croque-mort.
ragnguns-card-miroir-de-poche = Miroir de poche
    .said = Montre le rouge à lèvres et qui arrive derrière.
ragnguns-card-sifflet-a-chien = Sifflet à chien
    .said = Les hommes ne l’entendent pas. Ils le sentent.
ragnguns-card-flasque-sans-fond = Flasque sans fond
    .said = On en a cherché le fond. On n’a pas retrouvé l’équipe.
ragnguns-card-eperons-d-argent = Éperons d’argent
    .said = Le cheval a demandé à être payé aussi.
ragnguns-card-coffre-fort-a-roulettes = Coffre-fort à roulettes
    .said = La banque vient à toi, et repart sans toi.

## Pièges

ragnguns-card-la-chute = La Chute
    .said = La trappe était là hier aussi. Mais fermée.
ragnguns-card-le-leurre = Le Leurre
    .said = Un chapeau sur un bâton a déjà gagné des duels.
ragnguns-card-piege-a-loup = Piège à loup
    .said = Le loup va bien, merci.
ragnguns-card-plancher-pourri = Plancher pourri
    .said = Le charpentier avait été payé en promesses.
ragnguns-card-baril-de-poudre = Baril de poudre
    .said = Étiqueté « farine », par un plaisantin.
ragnguns-card-pot-de-vin = Pot-de-vin
    .said = La justice est aveugle, mais elle sait compter.
ragnguns-card-trou-dans-la-poche = Trou dans la poche
    .said = Ça tintait, et puis plus rien.
ragnguns-card-barman-complice = Barman complice
    .said = Ton verre avait un drôle de goût. Ta main aussi.
ragnguns-card-photo-compromettante = Photo compromettante
    .short = Photo
    .said = Toi, la chèvre, et le chapeau du pasteur.
ragnguns-card-termites = Termites
    .said = Elles ont commencé par les fondations.
ragnguns-card-fausse-monnaie = Fausse monnaie
    .said = L’armurier l’a mal pris.
ragnguns-card-eboulement = Éboulement
    .short = { ragnguns-card-eboulement }
    .said = La montagne avait un avis.
ragnguns-card-guet-apens = Guet-apens
    .said = Ils attendaient depuis longtemps, et ils s’ennuyaient.
ragnguns-card-berceuse = Berceuse
    .said = Au réveil, les bagages étaient partis.

## Renforts

ragnguns-card-adjoint-nelson = Adjoint Nelson
    .said = Adjoint de qui ? Personne n’ose demander.
ragnguns-card-doc-ravenstorm = Doc Ravenstorm
    .short = Doc
    .said = Soigne tout. Diplôme en cours d’expédition.
ragnguns-card-banjo-winter = Banjo Winter
    .said = A tué trois hommes, dont deux d’ennui.
ragnguns-card-veuve-pruitt = La veuve Pruitt
    .said = Porte le deuil en prévision.
ragnguns-card-suzette-la-barmaid = Suzette la barmaid
    .short = Suzette
    .said = Sert court, encaisse net.
ragnguns-card-ventre-a-terre = Ventre-à-Terre
    .said = Le seul cheval recherché dans deux comtés.
ragnguns-card-mule-de-prospecteur = Mule de prospecteur
    .short = Mule
    .said = Sait où est l’or. Ne dira rien.
ragnguns-card-molosse-du-sherif = Molosse du shérif
    .short = Molosse
    .said = Reconnaît les coupables au mollet.
ragnguns-card-coyote-apprivoise = Coyote apprivoisé
    .short = Coyote
    .said = Apprivoisé par qui, c’est toute la question.
ragnguns-card-willy-l-allumette = Willy l’Allumette
    .said = N’a plus de sourcils, mais quel entrain.
ragnguns-card-juge-bancroft = Juge Bancroft
    .said = Rend la justice, mais jamais la monnaie.
ragnguns-card-marshal-quinn = La marshal Quinn
    .said = Deux fois la loi dans la même journée.
ragnguns-card-grizzly-en-permission = Grizzly en permission
    .said = Il a posé ses congés. Personne n’a refusé.
ragnguns-card-fanfare-municipale = Fanfare municipale
    .said = Couvre les coups de feu et la mélodie.
ragnguns-card-charlatan-pickwick = Le charlatan Pickwick
    .short = Pickwick
    .said = Son élixir guérit de l’envie d’élixir.
ragnguns-card-croque-mort = Le croque-mort
    .short = Croque-mort
    .said = Rend parfois ce qu’on lui confie.
ragnguns-card-artificiere-wu = L’artificière Wu
    .short = Wu
    .said = Compte jusqu’à trois, en commençant à deux.
ragnguns-card-locomotive = La Locomotive
    .said = Ponctuelle comme la mort, et plus bruyante.

## Signatures

ragnguns-card-lame-du-bison = La lame du bison
    .said = Le bison n’a pas été consulté.
ragnguns-card-ruade-du-kid = La ruade du Kid
    .said = Il tient ça de sa monture.
ragnguns-card-winchester-de-jenny = La Winchester de Jenny
    .short = La Winchester
    .said = Astiquée tous les soirs, bercée les jours de pluie.
ragnguns-card-soeurs-james = Les sœurs James
    .short = { ragnguns-card-soeurs-james }
    .said = L’une panse, l’autre passe les pansements.
ragnguns-card-meche-courte = Mèche courte
    .said = Pepper appelle cela de la patience.
ragnguns-card-sac-de-petards = Sac de pétards
    .short = { ragnguns-card-sac-de-petards }
    .said = Pour les anniversaires. Des autres.
ragnguns-card-ruine-babines-de-gus = Le ruine-babines de Gus
    .short = Ruine-babines
    .said = Accordé à la lime, joué à la rancune.
ragnguns-card-blues-du-condamne = Le blues du condamné
    .said = Douze mesures, une corde.
