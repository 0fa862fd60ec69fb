### The 54 outlaws: a name, and what each is wanted for. The facts are in data/games/outlaws/cards.toml.

## Spades: gunmen and grave robbers.

outlaws-card-2S = Amos Tibble la Tremblote
    .crime = A provoqué onze hommes en duel. Neuf vont bien, deux se tiennent encore les côtes.
outlaws-card-3S = Nell la Taupe
    .crime = A ouvert trois tombes en cherchant celle qu’on l’avait payée pour creuser.
outlaws-card-4S = Diacre Hob Larkin
    .crime = A vendu le même cercueil à six enterrements. Il revenait toujours vide.
outlaws-card-5S = Pilar Demi-Lune
    .crime = A tiré sur la lune le soir de l’éclipse. Depuis, elle réclame la prime.
outlaws-card-6S = Ezra Pell le Taiseux
    .crime = A dévalisé une diligence sans un mot. Les voyageurs l’ont trouvé bien élevé.
outlaws-card-7S = Mei la Lanterne
    .crime = A arrêté neuf trains de nuit avec une lanterne rouge. La compagnie la réclame.
outlaws-card-8S = Joss Vane le Croque-Mort
    .crime = Prenait les mesures de ses victimes d’avance. Aucune ne s’est plainte de la coupe.
outlaws-card-9S = Veuve Tempérance Crowe
    .crime = A perdu six maris, dont quatre à longue portée.
outlaws-card-10S = Isaïe Poudre-Noire
    .crime = A fait sauter la banque et la moitié de la grand-rue. Le coffre, lui, a tenu.
outlaws-card-JS = Ramón Sans-Ombre
    .crime = A été vu dans deux villes à la fois. Dans les deux, il a abattu le shérif.
outlaws-card-QS = Delphine Minuit
    .crime = A tant attaqué la malle de nuit qu’elle ne circule plus que de jour.
outlaws-card-KS = Cornelius Rook le Juge
    .crime = A pendu quatre hommes au nom de la loi, qui n’avait jamais entendu parler de lui.
outlaws-card-AS = Calloway Vieux-Os
    .crime = Enterré dans cinq cimetières. On l’a vu ressortir de chacun.

## Hearts: charmers and poisoners.

outlaws-card-2H = Wendell Pym le Timide
    .crime = A écrit des lettres d’amour à toute la ville, en se trompant sur chaque prénom.
outlaws-card-3H = Harriet Pot-de-Miel
    .crime = A vendu des baisers par correspondance. Les enveloppes étaient vides.
outlaws-card-4H = Tomás le Violoneux
    .crime = Jouait sous le balcon pendant que ses frères entraient par la porte.
outlaws-card-5H = Juniper Bliss la Toubib
    .crime = A vendu un remède à tout. Personne n’est jamais revenu en racheter.
outlaws-card-6H = Lars Lindqvist Belle-Gueule
    .crime = S’est fiancé à sept femmes et à la mère d’une huitième.
outlaws-card-7H = Tante Mabel Thorne
    .crime = A porté une tarte à la prison. Les gardiens ont dormi trois jours ; les détenus, non.
outlaws-card-8H = Silas Amory le Révérend
    .crime = A marié quarante couples et filé quarante fois avec la dot.
outlaws-card-9H = Belladone Reyes
    .crime = Servait le café du maire. La ville vote dimanche.
outlaws-card-10H = Chef Auguste Lavande
    .crime = A ouvert un restaurant. Le croque-mort d’à côté lui payait le loyer.
outlaws-card-JH = Serrano le Beau Parleur
    .crime = A convaincu son peloton de baisser les fusils, puis de lui en prêter un.
outlaws-card-QH = Adélaïde Arsenic
    .crime = A soigné huit millionnaires. Tous l’ont couchée sur leur testament, juste à temps.
outlaws-card-KH = Colonel Beau Fontaine
    .crime = A rompu avec l’héritière du chemin de fer. A gardé le chemin de fer.
outlaws-card-AH = Dame Évangéline Marsh
    .crime = Jugée par douze jurés. Onze l’ont demandée en mariage, le douzième a bu le thé.

## Clubs: brawlers and rustlers.

outlaws-card-2C = Petit Barty Snead
    .crime = A volé une vache. La vache l’a ramené.
outlaws-card-3C = Mulvaney les Phalanges
    .crime = S’est battu avec le piano du saloon. A perdu aux points.
outlaws-card-4C = Mémé Hodge
    .crime = Volait un mouton par semaine et tricotait les preuves.
outlaws-card-5C = Willem l’Enclume
    .crime = Sorti de prison par le mur. Revenu par la porte chercher son chapeau.
outlaws-card-6C = Pépita Poigne-de-Fer
    .crime = Invaincue au bras de fer. Un bras est toujours porté disparu.
outlaws-card-7C = Jo Bramwell le Lasso
    .crime = A volé un troupeau la nuit et l’a revendu à son maître au petit déjeuner.
outlaws-card-8C = Otto l’Étau
    .crime = A serré le percepteur dans ses bras en guise d’adieu. C’en était un.
outlaws-card-9C = Sadie Bride-Abattue
    .crime = A mené un troupeau volé par la grand-rue. La ville a déménagé.
outlaws-card-10C = Grand Moïse Tarver
    .crime = A tenu tête à un escadron. Les chevaux ont changé de camp.
outlaws-card-JC = Lupe Barrera la Coyote
    .crime = A volé les chevaux de l’armée pendant que l’armée était dessus.
outlaws-card-QC = Hattie Delorme la Patronne
    .crime = A marqué à son fer toutes les vaches de la vallée, ainsi que deux voisins.
outlaws-card-KC = Thibault le Grizzli
    .crime = Venu à son procès avec un ours pour avocat. Les poursuites ont été abandonnées.
outlaws-card-AC = Josias Tonnerre
    .crime = S’est battu contre l’express de midi et a gagné. Depuis, l’express s’arrête pour lui.

## Diamonds: swindlers and jewel thieves.

outlaws-card-2D = Percy Tibbs Sans-le-Sou
    .crime = A fabriqué un billet de trois dollars. On lui a rendu la monnaie.
outlaws-card-3D = Dolly la Bonneteuse
    .crime = A perdu à son propre bonneteau. Deux fois.
outlaws-card-4D = Professeur Emil Quill
    .crime = A vendu des cartes au trésor. Elles menaient toutes à son étal.
outlaws-card-5D = Róisín la Pie
    .crime = A avalé la pièce à conviction. L’audience est suspendue jusqu’à nouvel ordre.
outlaws-card-6D = Abner Fitch l’Honnête
    .crime = A vendu le tribunal au juge, qui n’a pas fini de le payer.
outlaws-card-7D = Catarina Lobo la Consule
    .crime = A vendu les passeports d’un pays qui n’est sur aucune carte. De la belle ouvrage.
outlaws-card-8D = Nico Sarti Patte-de-Velours
    .crime = A subtilisé un collier pendant une valse. On lui a accordé la suivante.
outlaws-card-9D = Bess Freeman la Comptable
    .crime = Tenait les comptes de la banque. Elle a fini par tenir la banque.
outlaws-card-10D = Horace Gunn le Plaqué-Or
    .crime = A vendu quatre fois une mine vide. Le dernier y a trouvé de l’or : Gunn a porté plainte.
outlaws-card-JD = Opaline Drake
    .crime = A volé les clés du shérif à travers les barreaux. Le prisonnier, c’est lui.
outlaws-card-QD = Esmeralda Vega
    .crime = A volé la croix de l’évêque, s’est confessée à lui sur-le-champ. Absoute.
outlaws-card-KD = Sénateur Thaddeus Gilt
    .crime = A vendu la rivière aux villes des deux rives, puis fait payer le pont.
outlaws-card-AD = Duchesse de Nulle-Part
    .crime = Nul ne sait ce qu’elle a volé. Il manque quelque chose à tout le monde.

## The Jokers.

outlaws-card-joker-red = Maggie Feu-de-Prairie
    .crime = A brûlé ses avis de recherche. Les villes étaient autour.
outlaws-card-joker-black = Charon le Souriant
    .crime = Recherché dans tous les comtés. Les témoins ne le décrivent qu’une fois.
