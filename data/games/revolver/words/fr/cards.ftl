### Les cartes de Revolver 2 : noms et textes. Les valeurs sont dans data/games/revolver/cards.toml.

## The guardians' deck

revolver-card-old-bird-gun = Vieille pétoire
    .text = Pioche une carte.
revolver-card-farmhands = Garçons de ferme à la fourche
revolver-card-winchester-twins = Les jumeaux Winchester
revolver-card-beechers-bible = La bible de Beecher
revolver-card-buffalo-rifle = Fusil à bisons
revolver-card-mission-cannon = Canon de la mission
    .text = L’adversaire défausse ici une de ses cartes Puissance de feu.
revolver-card-bell-tower = Guetteur du clocher
    .text = Regarde la main adverse et choisis-y une carte : elle est défaussée.
revolver-card-narrow-alley = Ruelle étroite
    .text = Tant qu’elle est ici, Mapache n’ajoute aucune carte de son côté s’il y en a déjà quatre.
revolver-card-adobe-wall = Mur d’adobe
    .text = Ici, de ta Puissance de feu, les cartes adverses ne touchent que les Murs d’adobe.
revolver-card-widow-esperanza = La veuve Esperanza
    .text = Place un jeton Cran sur un de tes gardiens.
revolver-card-blacksmiths-sons = Les fils du forgeron
revolver-card-mission-gate = Portail de la mission
    .text = L’adversaire défausse ici une carte Puissance de feu imprimée 1 ou 2.
revolver-card-stage-guard = Escorte de la diligence
    .text = S’il y a la place, tu peux amener ici une de tes cartes Puissance de feu.
revolver-card-powder-boy = Porteur de poudre
revolver-card-blasting-crew = Les artificiers
revolver-card-old-sergeant = Le vieux sergent
    .text = Chacune de tes autres cartes Puissance de feu ici vaut un de plus.
revolver-card-telegram = Télégramme à l’armée
    .text = Retire un jeton de la carte de l’armée.
revolver-card-padres-blessing = La bénédiction du Padre
    .text = Place un jeton Cran sur un de tes gardiens.
revolver-card-hidden-trail = Sentier caché
    .text = Pioche trois cartes.
revolver-card-stampede = Bétail affolé
    .text = L’adversaire défausse ici une de ses cartes Puissance de feu.
revolver-card-lasso = Lasso depuis le toit
    .text = L’adversaire reprend en main, à son choix, une carte Puissance de feu d’ici.
revolver-card-clear-the-road = Dégagez la route !
    .text = Mapache défausse une de ses Obstructions sur ce champ de bataille.
revolver-card-night-raid = Raid nocturne
    .text = Regarde la main adverse et choisis-y une carte : elle est défaussée.
revolver-card-gravediggers-luck = La chance du fossoyeur
    .text = Reprends une carte de ta défausse, sauf une autre Chance du fossoyeur.
revolver-card-powder-cellar = Cave à poudre
    .text = Montre et prends une carte à barils de ta pioche ; mélange.
revolver-card-smoke-screen = Écran de fumée
    .text = Ton total ici augmente de trois jusqu’à la fin du tour de Mapache.
revolver-card-false-trail = Fausse piste
    .text = Mapache pioche une carte de moins au début de son prochain tour.
revolver-card-new-blood = Sang neuf
    .text = Pioche une recrue.
revolver-card-hold-the-line = Tenez la ligne !
    .text = Place un point de puissance sur une de tes cartes Puissance de feu ici.
revolver-card-cut-the-girths = Sangles coupées
    .text = L’adversaire retire les jetons puissance d’une de ses cartes ici.
revolver-card-ambush-at-dusk = Embuscade au crépuscule
    .text = L’adversaire ne peut jouer qu’une carte à son prochain tour.
revolver-card-fall-back = Repli !
    .text = Reprends en main une de tes cartes Puissance de feu de ce champ de bataille.

## Mapache's deck

revolver-card-raccoon-riders = Les cavaliers du Raton
revolver-card-hired-guns = Gâchettes à louer
    .text = Pioche une carte.
revolver-card-war-wagon = Chariot de guerre
revolver-card-cannon-wagon = Chariot-canon
    .text = L’adversaire défausse ici une de ses cartes Puissance de feu.
revolver-card-general-mapache = Général Mapache
    .text = Chacune de tes autres cartes Puissance de feu ici vaut un de plus.
revolver-card-young-pistolero = Jeune pistolero
    .text = Pioche une carte.
revolver-card-knife-thrower = Lanceur de couteaux
    .text = L’adversaire défausse une carte de sa main.
revolver-card-false-pilgrim = Faux pèlerin
    .text = Regarde la main adverse et choisis-y une carte : elle est défaussée.
revolver-card-sharpshooter = Tireur d’élite
    .text = Les gardiens prennent un dégât.
revolver-card-bounty-killer = Chasseur de primes
    .text = Un gardien, au choix de son joueur, perd un jeton Cran.
revolver-card-ammunition-wagon = Chariot de munitions
revolver-card-rifle-smuggler = Trafiquant de fusils
revolver-card-deserters = Déserteurs
revolver-card-drummer = Le tambour
    .text = Place un point de puissance sur une de tes cartes Puissance de feu ici.
revolver-card-lieutenant-rojas = Lieutenant Rojas
revolver-card-rear-guard = Arrière-garde
    .text = S’il y a la place, tu peux amener ici une de tes cartes Puissance de feu.
revolver-card-torchbearers = Porteurs de torches
    .text = L’adversaire défausse ici une carte Puissance de feu imprimée 1 ou 2.
revolver-card-bodyguards = Gardes du corps du Général
    .text = Pioche une carte. De ta Puissance de feu, l’adversaire ne touche ici que ces Gardes.
revolver-card-barbed-wire = Fil barbelé
    .text = Il prend une place du côté des gardiens.
revolver-card-burning-wagon = Chariot en flammes
    .text = Tant qu’il est ici, la défense de ce lieu baisse de deux.
revolver-card-snipers-nest = Nid de tireurs
    .text = Si l’on se bat ici, les cartes des gardiens coûtent un de plus.
revolver-card-cloudburst = Averse
    .text = Tant qu’elle est ici, on ne peut y allumer aucun baril.
revolver-card-poisoned-well = Puits empoisonné
    .text = Si l’on se bat ici, les gardiens piochent une carte de moins par tour.
revolver-card-pick-up-yer-teeth = Commence à ramasser tes dents !
    .text = Si tu as ici plus de cartes Puissance de feu que les gardiens, ils prennent un dégât.
revolver-card-loot-the-farms = Fermes pillées
    .text = Pioche trois cartes.
revolver-card-dust-storm = Tempête de poussière
    .text = L’adversaire ne peut jouer qu’une carte à son prochain tour.
revolver-card-fat-bribe = Gros pot-de-vin
    .text = L’adversaire reprend en main, à son choix, une carte Puissance de feu d’ici.
revolver-card-cut-the-wire = Fil du télégraphe coupé
    .text = Remets un jeton sur la carte de l’armée, quatorze au plus.
revolver-card-arson = Incendie criminel
    .text = L’adversaire défausse ici une de ses cartes Puissance de feu.
revolver-card-ransom = Rançon
    .text = L’adversaire défausse deux cartes de sa main.
revolver-card-gunrunners-crate = Caisse du trafiquant
    .text = Montre et prends une carte à munitions de ta pioche ; mélange.
revolver-card-old-comrades = Vieux camarades
    .text = Reprends en main une carte Puissance de feu de ta défausse.
revolver-card-cavalry-charge = Charge de cavalerie
    .text = Ton total ici augmente de trois pendant ce tour.
revolver-card-loose-horseshoes = Fers desserrés
    .text = Les gardiens piochent une carte de moins au début de leur prochain tour.

## The guardians of Malpaso

revolver-card-benito-the-baker = Benito le boulanger
    .text = À sa mort : défausse une carte de ta main.
revolver-card-lucia-the-midwife = Lucía la sage-femme
revolver-card-ochoa-the-farmer = Ochoa le fermier
revolver-card-alma-the-teacher = Alma l’institutrice
    .text = À sa mort : Mapache pioche une carte.
revolver-card-baltasar-the-smith = Baltasar le forgeron
revolver-card-crispin-the-sexton = Crispín le sacristain
    .text = À sa mort : défausse une de tes cartes Puissance de feu de ce champ de bataille.
revolver-card-padre-esteban = Padre Esteban
revolver-card-one-eyed-otis = Otis le borgne
revolver-card-duval-the-gambler = Duval le flambeur
    .text = À sa mort : défausse deux cartes de ta main.
revolver-card-kid-salazar = Kid Salazar
revolver-card-deaf-joaquin = Joaquín le sourd
revolver-card-ruth-calder = Ruth Calder
    .text = À sa mort : un jeton revient sur la carte de l’armée, quatorze au plus.
revolver-card-doc-hollis = Doc Hollis
    .text = À sa mort : un autre gardien perd un jeton Cran.
revolver-card-black-tom-reed = Tom Reed le Sombre
    .text = À sa mort : les gardiens prennent un autre dégât.
revolver-card-marie-tempest = Marie Tempête
revolver-card-preacher-boone = Boone le prêcheur
    .text = À sa mort : Mapache pioche deux cartes.
revolver-card-sergeant-wu = Sergent Wu
revolver-card-long-clara = La grande Clara
revolver-card-colt-mcgraw = Colt McGraw

## Battlefields

revolver-card-church = Église
revolver-card-saloon = Saloon
revolver-card-livery-stable = Écurie
revolver-card-cathouse = Maison close
revolver-card-jailhouse = Prison
revolver-card-drinking-den = Bouge
revolver-card-bridge = Pont
    .text = Une fois par partie, les gardiens peuvent défausser deux barils de la main : le pont saute, avec toutes les cartes de Mapache ici.
revolver-card-malpaso = Malpaso
revolver-card-mine = Mine
    .text = Une fois par tour, les gardiens peuvent défausser deux barils de la main : les tunnels s’écroulent sur toutes les cartes de Mapache ici. Mapache peut tirer à la Gatling : une carte à munitions de la main par carte à puissance de feu ici, un dégât par balle.

## Poker cards

revolver-card-poker-two = Paire de deux
revolver-card-poker-five = Hauteur cinq
revolver-card-poker-seven = Hauteur sept
revolver-card-poker-nine = Hauteur neuf
revolver-card-poker-sleeve = As dans la manche
revolver-card-poker-mirror = Miroir du bar
revolver-card-poker-three = Brelan de bandits
revolver-card-poker-four = Quatre sales valets
revolver-card-poker-six = Suite au six-coups
revolver-card-poker-bullets = Neuf balles
revolver-card-poker-ten = Dix pour le Général
revolver-card-poker-accusation = Tu triches, chien !
    .text = Elle revient en main après la manche.

## The army

revolver-card-arrival = Arrivée de l’armée mexicaine
    .text = Douze jetons au départ. À la fin d’un tour de Mapache sans mort, un jeton part ; deux, si Mapache n’a joué aucune carte ou a attaqué avec 0 point.

## Tokens

revolver-card-army = Jeton de l’armée
revolver-card-grit = Jeton Cran
revolver-card-power-guardians = Jeton puissance des gardiens
revolver-card-power-mapache = Jeton puissance de Mapache
