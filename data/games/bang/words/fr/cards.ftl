### Les sortes de cartes et les personnages : un nom, et l’effet de chacun. Les faits sont dans data/games/bang/cards.toml.

## Cartes marron

bang-card-bang = BANG !
    .text = Un adversaire à portée de ton arme perd 1 point de vie, sauf s’il joue un Raté ! Un seul BANG ! par tour.
bang-card-missed = Raté !
    .text = Réplique à un BANG ! ou à une Gatling : le personnage n’est pas touché.
bang-card-beer = Bière
    .text = Ton personnage exposé récupère 1 point de vie. Hors de ton tour, elle ne le sauve que du coup fatal.
bang-card-panic = Braquage !
    .text = Prends une carte à distance 1 : de la main, au hasard, ou l’une de celles posées devant ce personnage.
bang-card-cat-balou = Coup de foudre
    .text = Fais défausser une carte à n’importe quelle distance : de la main, au hasard, ou l’une de celles en jeu.
bang-card-duel = Duel
    .text = Un adversaire défausse un BANG !, puis toi, à tour de rôle : le premier qui s’arrête perd 1 point de vie.
bang-card-stagecoach = Convoi
    .text = Pioche deux cartes.
bang-card-wells-fargo = Diligence
    .text = Pioche trois cartes.
bang-card-saloon = Saloon
    .text = Tous les personnages en vie récupèrent 1 point de vie, même à couvert, même en face.
bang-card-general-store = Magasin
    .text = On retourne autant de cartes qu’il y a de personnages en vie ; chacun en prend une à son tour, toi d’abord.
bang-card-indians = Indiens !
    .text = Chaque personnage adverse défausse un BANG ! ou perd 1 point de vie.
bang-card-gatling = Gatling
    .text = Un tir sur chaque personnage adverse, à toute distance ; ce n’est pas ton BANG ! du tour.

## Cartes bleues

bang-card-barrel = Planque
    .text = Son propriétaire peut dégainer contre chaque tir : un cœur vaut un Raté !
bang-card-scope = Lunette
    .text = Son propriétaire voit tous les autres un cran plus près.
bang-card-mustang = Mustang
    .text = Les autres voient son propriétaire un cran plus loin.
bang-card-jail = Prison
    .text = Se pose devant un personnage adverse. Au début de son tour, ce personnage dégaine : un cœur le libère, sinon il ne peut pas être exposé ce tour-ci.
bang-card-dynamite = Dynamite
    .text = Au début de ton tour, dégaine : du 2 au 9 de pique, 3 points de vie en moins ; sinon elle passe au suivant.
bang-card-schofield = Schofield
    .text = Arme, portée 2.
bang-card-volcanic = Volcanic
    .text = Arme, portée 1, autant de BANG ! que tu veux.
bang-card-remington = Remington
    .text = Arme, portée 3.
bang-card-carabine = Carabine
    .text = Arme, portée 4.
bang-card-winchester = Winchester
    .text = Arme, portée 5.

## Personnages

bang-card-bart-cassidy = Bart Cassidy
    .text = Pour chaque point de vie perdu, il pioche une carte, s’il survit.
    .brief = Blessé, il pioche une carte
bang-card-black-jack = Black Jack
    .text = Il montre la deuxième carte qu’il pioche ; si elle est rouge, il en pioche une troisième.
    .brief = Deuxième carte rouge : une troisième
bang-card-calamity-janet = Calamity Janet
    .text = Elle peut jouer un BANG ! comme Raté ! et un Raté ! comme BANG !
    .brief = BANG ! vaut Raté ! et l’inverse
bang-card-el-gringo = El Gringo
    .text = Pour chaque point de vie perdu, il prend une carte au hasard dans la main de qui l’a blessé.
    .brief = Blessé, il vole une carte au tireur
bang-card-jesse-jones = Jesse Jones
    .text = Il peut prendre la première carte qu’il pioche dans la main adverse, au hasard.
    .brief = Peut piocher dans l’autre main
bang-card-jourdonnais = Jourdonnais
    .text = Il a sa propre Planque ; une vraie lui permet de dégainer une seconde fois.
    .brief = Sa propre Planque, même à couvert
bang-card-kit-carlson = Kit Carlson
    .text = Il regarde les trois premières cartes, en garde deux et remet l’autre.
    .brief = Voit trois cartes, en garde deux
bang-card-lucky-duke = Lucky Duke
    .text = Chaque fois qu’il dégaine, il retourne deux cartes et choisit celle qui compte.
    .brief = Dégaine la meilleure de deux cartes
bang-card-paul-regret = Paul Regret
    .text = Il a son propre Mustang : on le voit un cran plus loin.
    .brief = Se tient un cran plus loin
bang-card-pedro-ramirez = Pedro Ramirez
    .text = Il peut prendre la première carte qu’il pioche sur le dessus de la défausse.
    .brief = Peut piocher dans la défausse
bang-card-rose-doolan = Rose Doolan
    .text = Elle a sa propre Lunette : elle voit tous les autres un cran plus près.
    .brief = Voit tout un cran plus près
bang-card-sid-ketchum = Sid Ketchum
    .text = À tout moment, il peut défausser deux cartes pour récupérer 1 point de vie.
    .brief = Deux cartes pour un point de vie
bang-card-slab-the-killer = Slab le Flingueur
    .text = Il faut deux Raté ! pour annuler l’un de ses BANG !
    .brief = Son BANG ! demande deux Raté !
bang-card-suzy-lafayette = Suzy Lafayette
    .text = Dès que sa main est vide, elle pioche une carte.
    .brief = Main vide : elle pioche une carte
bang-card-vulture-sam = Sam le Vautour
    .text = Quand un personnage meurt, Sam prend les cartes qu’il avait devant lui.
    .brief = Prend les cartes devant les morts
bang-card-willy-the-kid = Willy the Kid
    .text = Il peut jouer autant de BANG ! qu’il veut.
    .brief = Joue autant de BANG ! qu’il veut
