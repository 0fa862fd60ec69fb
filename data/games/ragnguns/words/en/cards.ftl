# The cards of Rag’n’Guns: a name, and what the saloon says of it. The facts are in data/games/ragnguns/cards.toml.

## Pistoleros

ragnguns-card-buffalo-kid = Buffalo Kid
    .said = He does not load his gun. He just charges.
ragnguns-card-jenny-james = Jenny James
    .said = Stitches up her own wounded. She is used to making the holes.
ragnguns-card-pepper-malone = Pepper Malone
    .said = She has a short fuse. So have her sticks.
ragnguns-card-gus-harmonica = Gus Harmonica
    .said = Plays off key, shoots on target, drinks in between.

## Actions

ragnguns-card-improviser = Improvise
    .said = Whatever is lying around will do.
ragnguns-card-double-dose = Double Shot
    .said = The first for the thirst, the second for the first.
ragnguns-card-premiers-soins = First Aid
    .said = The last aid is the undertaker’s business.
ragnguns-card-tir-de-semonce = Warning Shot
    .said = You warn them first. In the knee.
ragnguns-card-feu-de-joie = Bonfire
    .said = The joy is for the one with the match.
ragnguns-card-rechargement-eclair = Lightning Reload
    .short = { ragnguns-card-rechargement-eclair }
    .said = One more bullet is never refused.
ragnguns-card-sonner-la-charge = Sound the Charge
    .said = The bugle is off key, but loud.
ragnguns-card-tournee-generale = Drinks All Round
    .said = The slowest draw pays.
ragnguns-card-chasse-a-l-homme = Manhunt
    .said = Dead or alive, but out of there.
ragnguns-card-demi-tour = About Turn
    .said = It is not fleeing, it is a change of front.
ragnguns-card-vider-ses-poches = Empty Your Pockets
    .said = An ace, a comb, somebody else’s tooth.
ragnguns-card-attaque-de-diligence = Stagecoach Robbery
    .said = The passengers gave generously.
ragnguns-card-avoir-le-dernier-mot = Have the Last Word
    .short = { ragnguns-card-avoir-le-dernier-mot }
    .said = In two syllables: bang, bang.
ragnguns-card-retour-d-entre-les-morts = Back from the Dead
    .short = { ragnguns-card-retour-d-entre-les-morts }
    .said = The coffin was badly nailed.

## Weapons

ragnguns-card-machette = Machete
    .said = Cuts cane, bread and conversations.
ragnguns-card-poing-americain = Knuckleduster
    .short = Knuckle-duster
    .said = The one jewel you give right in the face.
ragnguns-card-barre-de-fer = Iron Bar
    .said = No magazine, no complaints.
ragnguns-card-frangines = The Sisters
    .said = Two barrels, one temper.
ragnguns-card-fouet = Whip
    .said = Cracks first, talks later.
ragnguns-card-colt-rouille = Rusty Colt
    .said = Tetanus is included in the price.
ragnguns-card-carabine-du-dimanche = Sunday Rifle
    .said = Also good on weekdays, after church.
ragnguns-card-fusil-de-mariage = Wedding Shotgun
    .said = The groom said yes at once.
ragnguns-card-derringer-de-manche = Sleeve Derringer
    .said = Small, discreet and very ill-mannered.
ragnguns-card-torche = Torch
    .said = Lights up barns, mostly.
ragnguns-card-baton-de-dynamite = Stick of Dynamite
    .said = Hold the right end. Briefly.
ragnguns-card-cracheur-de-feu = Fire Spitter
    .short = { ragnguns-card-cracheur-de-feu }
    .said = Stolen from a circus that never dared ask for it back.
ragnguns-card-gatling = The Gatling
    .said = It talks to itself, and nobody interrupts.
ragnguns-card-arc-d-occasion = Second-hand Bow
    .short = Old Bow
    .said = Hardly used. By someone who missed.
ragnguns-card-lasso = Lasso
    .said = Catches calves and hats.
ragnguns-card-tomahawk = Tomahawk
    .said = It always comes back, if you go and fetch it.
ragnguns-card-tesson-de-bouteille = Broken Bottle
    .said = It was empty anyway.
ragnguns-card-fourche-a-foin = Pitchfork
    .said = The hay never saw it coming.
ragnguns-card-canon-de-carnaval = Carnival Cannon
    .said = Confetti is optional.
ragnguns-card-banjo-a-canon-scie = Sawn-off Banjo
    .said = Five strings, one of them a trigger.

## Items

ragnguns-card-vieux-bourbon = Old Bourbon
    .said = Disinfects the soul and the rest.
ragnguns-card-harmonica = Harmonica
    .said = Three notes, two of them regrets.
ragnguns-card-trousse-de-campagne = Field Kit
    .said = A saw, some thread and a picture of a doctor.
ragnguns-card-lanterne-sourde = Dark Lantern
    .said = Mostly dark intentions.
ragnguns-card-etoile-en-fer-blanc = Tin Star
    .said = The law weighs half an ounce.
ragnguns-card-longue-vue = Spyglass
    .said = To see coming what you cannot pay for.
ragnguns-card-boite-de-cartouches = Box of Cartridges
    .said = Guaranteed boneless.
ragnguns-card-selle-en-peau-de-banquier = Banker-hide Saddle
    .short = Saddle
    .said = Supple, but it charges interest.
ragnguns-card-jeu-a-cinq-as = Deck with Five Aces
    .said = The fifth is for the undertaker.
ragnguns-card-miroir-de-poche = Pocket Mirror
    .said = Shows the lipstick, and who comes up behind.
ragnguns-card-sifflet-a-chien = Dog Whistle
    .said = Men cannot hear it. They feel it.
ragnguns-card-flasque-sans-fond = Bottomless Flask
    .said = They went looking for the bottom. The party was never found.
ragnguns-card-eperons-d-argent = Silver Spurs
    .said = The horse asked to be paid as well.
ragnguns-card-coffre-fort-a-roulettes = Safe on Wheels
    .said = The bank that comes to meet you and leaves without you.

## Pièges

ragnguns-card-la-chute = The Fall
    .said = The trapdoor was there yesterday too. But closed.
ragnguns-card-le-leurre = The Decoy
    .said = A hat on a stick has won duels before.
ragnguns-card-piege-a-loup = Wolf Trap
    .said = The wolf is fine, thank you.
ragnguns-card-plancher-pourri = Rotten Floor
    .said = The carpenter had been paid in promises.
ragnguns-card-baril-de-poudre = Powder Keg
    .said = Labeled flour, by a joker.
ragnguns-card-pot-de-vin = Bribe
    .said = Justice is blind, but she can count.
ragnguns-card-trou-dans-la-poche = Hole in the Pocket
    .said = It jingled, and then it did not.
ragnguns-card-barman-complice = Crooked Barman
    .said = Your drink tasted odd. So does your trigger finger.
ragnguns-card-photo-compromettante = Compromising Photograph
    .short = Photograph
    .said = You, the goat, and the preacher’s hat.
ragnguns-card-termites = Termites
    .said = They began with the foundations.
ragnguns-card-fausse-monnaie = Counterfeit Money
    .said = The gunsmith took it badly.
ragnguns-card-eboulement = Rockslide
    .short = { ragnguns-card-eboulement }
    .said = The mountain had an opinion.
ragnguns-card-guet-apens = Ambush
    .said = They had waited long, and they were bored.
ragnguns-card-berceuse = Lullaby
    .said = When they woke, the luggage had left.

## Reinforcements

ragnguns-card-adjoint-nelson = Deputy Nelson
    .said = Whose deputy? Nobody dares ask.
ragnguns-card-doc-ravenstorm = Doc Ravenstorm
    .short = Doc
    .said = Cures everything. Diploma in the mail.
ragnguns-card-banjo-winter = Banjo Winter
    .said = Killed three men, two of them by boredom.
ragnguns-card-veuve-pruitt = Widow Pruitt
    .said = Wears black in anticipation.
ragnguns-card-suzette-la-barmaid = Suzette the Barmaid
    .short = Suzette
    .said = Pours short, charges in full.
ragnguns-card-ventre-a-terre = Hell-for-Leather
    .said = The only horse wanted in two counties.
ragnguns-card-mule-de-prospecteur = Prospector’s Mule
    .short = Mule
    .said = Knows where the gold is. Will not say.
ragnguns-card-molosse-du-sherif = The Sheriff’s Mastiff
    .short = Mastiff
    .said = Knows the guilty by the calf.
ragnguns-card-coyote-apprivoise = Tame Coyote
    .short = Coyote
    .said = Tamed by whom, that is the question.
ragnguns-card-willy-l-allumette = Matchstick Willy
    .said = No eyebrows left, but what spirit.
ragnguns-card-juge-bancroft = Judge Bancroft
    .said = Hands down justice, never the change.
ragnguns-card-marshal-quinn = Marshal Quinn
    .said = The law, twice in one day.
ragnguns-card-grizzly-en-permission = Grizzly on Leave
    .said = He put in for leave. Nobody said no.
ragnguns-card-fanfare-municipale = Town Band
    .said = Drowns the gunfire and the tune.
ragnguns-card-charlatan-pickwick = Pickwick the Quack
    .short = Pickwick
    .said = His elixir cures you of wanting elixir.
ragnguns-card-croque-mort = The Undertaker
    .short = Undertaker
    .said = Sometimes gives back what you leave with him.
ragnguns-card-artificiere-wu = Wu the Powderwoman
    .short = Wu
    .said = Counts to three, starting at two.
ragnguns-card-locomotive = The Locomotive
    .said = Punctual as death, and louder.

## Signatures

ragnguns-card-lame-du-bison = The Bison Blade
    .said = The bison was not consulted.
ragnguns-card-ruade-du-kid = The Kid’s Kick
    .said = He got it from his horse.
ragnguns-card-winchester-de-jenny = Jenny’s Winchester
    .short = Winchester
    .said = Polished every night, rocked when it rains.
ragnguns-card-soeurs-james = The James Sisters
    .short = { ragnguns-card-soeurs-james }
    .said = One dresses the wounds, the other passes the dressing.
ragnguns-card-meche-courte = Short Fuse
    .said = Pepper calls it patience.
ragnguns-card-sac-de-petards = Bag of Firecrackers
    .short = Fire-crackers
    .said = For birthdays. Other people’s.
ragnguns-card-ruine-babines-de-gus = Gus’s Mouth Organ
    .short = Mouth Organ
    .said = Tuned with a file, played with a grudge.
ragnguns-card-blues-du-condamne = Condemned Man’s Blues
    .said = Twelve bars, and one rope.
