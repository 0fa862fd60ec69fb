### The cards of Revolver 2: names, and what stands on them. The facts are in data/games/revolver/cards.toml.

## The guardians' deck

revolver-card-old-bird-gun = Old Bird Gun
    .text = Draw a card.
revolver-card-farmhands = Farmhands with Pitchforks
revolver-card-winchester-twins = Winchester Twins
revolver-card-beechers-bible = Beecher’s Bible
revolver-card-buffalo-rifle = Buffalo Rifle
revolver-card-mission-cannon = Cannon of the Mission
    .text = Your opponent discards one of their firepower cards here.
revolver-card-bell-tower = Lookout in the Bell Tower
    .text = Look at your opponent’s hand and choose a card there: it is discarded.
revolver-card-narrow-alley = Narrow Alley
    .text = While this is here, Mapache may add no card here once four lie there.
revolver-card-adobe-wall = Adobe Wall
    .text = While here, opposing cards touch none of your firepower here but Adobe Walls.
revolver-card-widow-esperanza = Widow Esperanza
    .text = Put a grit token on one of your guardians.
revolver-card-blacksmiths-sons = Blacksmith’s Sons
revolver-card-mission-gate = Gate of the Mission
    .text = Your opponent discards a firepower card here printed 1 or 2.
revolver-card-stage-guard = Stagecoach Guard
    .text = You may bring a firepower card of yours here if it fits.
revolver-card-powder-boy = Powder Carrier
revolver-card-blasting-crew = Blasting Crew
revolver-card-old-sergeant = The Old Sergeant
    .text = Each of your other firepower cards here has +1 firepower.
revolver-card-telegram = Telegram to the Army
    .text = Remove a token from the army’s card.
revolver-card-padres-blessing = The Padre’s Blessing
    .text = Put a grit token on one of your guardians.
revolver-card-hidden-trail = Hidden Trail
    .text = Draw three cards.
revolver-card-stampede = Stampede
    .text = Your opponent discards one of their firepower cards here.
revolver-card-lasso = Lasso from the Roof
    .text = One of your opponent’s firepower cards here goes back to hand; they choose.
revolver-card-clear-the-road = Clear the Road!
    .text = Mapache discards one of their obstructions on this battlefield.
revolver-card-night-raid = Night Raid
    .text = Look at your opponent’s hand and choose a card there: it is discarded.
revolver-card-gravediggers-luck = Gravedigger’s Luck
    .text = Take a card other than Gravedigger’s Luck from your discard pile into your hand.
revolver-card-powder-cellar = Powder Cellar
    .text = Take a card with kegs from your deck, show it; shuffle.
revolver-card-smoke-screen = Smoke Screen
    .text = +3 to your total here until the end of Mapache’s turn.
revolver-card-false-trail = False Trail
    .text = Mapache draws one card fewer at the start of their next turn.
revolver-card-new-blood = New Blood
    .text = Draw a recruit.
revolver-card-hold-the-line = Hold the Line!
    .text = Put one point of power on one of your firepower cards here.
revolver-card-cut-the-girths = Cut the Girths
    .text = Your opponent takes the power tokens off one of their firepower cards here.
revolver-card-ambush-at-dusk = Ambush at Dusk
    .text = Your opponent may play only one card in their next turn.
revolver-card-fall-back = Fall Back!
    .text = Take one of your firepower cards here back into your hand.

## Mapache's deck

revolver-card-raccoon-riders = Raccoon Riders
revolver-card-hired-guns = Hired Guns
    .text = Draw a card.
revolver-card-war-wagon = War Wagon
revolver-card-cannon-wagon = Cannon Wagon
    .text = Your opponent discards one of their firepower cards here.
revolver-card-general-mapache = General Mapache
    .text = Each of your other firepower cards here has +1 firepower.
revolver-card-young-pistolero = Young Pistolero
    .text = Draw a card.
revolver-card-knife-thrower = Knife Thrower
    .text = Your opponent discards a card from their hand.
revolver-card-false-pilgrim = False Pilgrim
    .text = Look at your opponent’s hand and choose a card there: it is discarded.
revolver-card-sharpshooter = Sharpshooter
    .text = The guardians take a hit.
revolver-card-bounty-killer = Bounty Killer
    .text = A guardian loses a grit token; their player chooses which.
revolver-card-ammunition-wagon = Ammunition Wagon
revolver-card-rifle-smuggler = Rifle Smuggler
revolver-card-deserters = Deserters
revolver-card-drummer = The Drummer
    .text = Put one point of power on one of your firepower cards here.
revolver-card-lieutenant-rojas = Lieutenant Rojas
revolver-card-rear-guard = Rear Guard
    .text = You may bring a firepower card of yours here if it fits.
revolver-card-torchbearers = Torchbearers
    .text = Your opponent discards a firepower card here printed 1 or 2.
revolver-card-bodyguards = The General’s Bodyguards
    .text = Draw a card. While here, opposing cards touch no firepower here but Bodyguards.
revolver-card-barbed-wire = Barbed Wire
    .text = It takes up room on the guardians’ side.
revolver-card-burning-wagon = Burning Wagon
    .text = While this is here, the defense of the battlefield is two lower.
revolver-card-snipers-nest = Snipers’ Nest
    .text = While the fight is here, the guardians’ cards cost one more.
revolver-card-cloudburst = Cloudburst
    .text = While this is here, no kegs can be lit on this battlefield.
revolver-card-poisoned-well = Poisoned Well
    .text = While the fight is here, the guardians draw one card fewer a turn.
revolver-card-pick-up-yer-teeth = Start Picking Up Yer Teeth!
    .text = If you have more firepower cards here than the guardians, they take a hit.
revolver-card-loot-the-farms = Loot the Farms
    .text = Draw three cards.
revolver-card-dust-storm = Dust Storm
    .text = Your opponent may play only one card in their next turn.
revolver-card-fat-bribe = A Fat Bribe
    .text = One of your opponent’s firepower cards here goes back to hand; they choose.
revolver-card-cut-the-wire = Cut the Telegraph Wire
    .text = Put a token back on the army’s card, fourteen at most.
revolver-card-arson = Arson
    .text = Your opponent discards one of their firepower cards here.
revolver-card-ransom = Ransom
    .text = Your opponent discards two cards from their hand.
revolver-card-gunrunners-crate = Gunrunner’s Crate
    .text = Take a card with ammunition from your deck, show it; shuffle.
revolver-card-old-comrades = Old Comrades
    .text = Take a firepower card from your discard pile into your hand.
revolver-card-cavalry-charge = Cavalry Charge
    .text = +3 to your total here this turn.
revolver-card-loose-horseshoes = Loose Horseshoes
    .text = The guardians draw one card fewer at the start of their next turn.

## The guardians of Malpaso

revolver-card-benito-the-baker = Benito the Baker
    .text = When killed: discard a card from your hand.
revolver-card-lucia-the-midwife = Lucía the Midwife
revolver-card-ochoa-the-farmer = Ochoa the Farmer
revolver-card-alma-the-teacher = Alma the Teacher
    .text = When killed: Mapache draws a card.
revolver-card-baltasar-the-smith = Baltasar the Smith
revolver-card-crispin-the-sexton = Crispín the Sexton
    .text = When killed: discard one of your firepower cards here.
revolver-card-padre-esteban = Padre Esteban
revolver-card-one-eyed-otis = One-Eyed Otis
revolver-card-duval-the-gambler = Duval the Gambler
    .text = When killed: discard two cards from your hand.
revolver-card-kid-salazar = Kid Salazar
revolver-card-deaf-joaquin = Deaf Joaquín
revolver-card-ruth-calder = Ruth Calder
    .text = When killed: a token goes back on the army’s card, fourteen at most.
revolver-card-doc-hollis = Doc Hollis
    .text = When killed: another guardian loses a grit token.
revolver-card-black-tom-reed = Black Tom Reed
    .text = When killed: the guardians take another hit.
revolver-card-marie-tempest = Marie Tempest
revolver-card-preacher-boone = Preacher Boone
    .text = When killed: Mapache draws two cards.
revolver-card-sergeant-wu = Sergeant Wu
revolver-card-long-clara = Long Clara
revolver-card-colt-mcgraw = Colt McGraw

## Battlefields

revolver-card-church = Church
revolver-card-saloon = Saloon
revolver-card-livery-stable = Stable
revolver-card-cathouse = Cathouse
revolver-card-jailhouse = Jailhouse
revolver-card-drinking-den = Drinking Den
revolver-card-bridge = Bridge
    .text = Once in the game, the guardians may discard two kegs from the hand: the bridge goes up, and all of Mapache’s cards here go.
revolver-card-malpaso = Malpaso
revolver-card-mine = Mine
    .text = Once a turn, the guardians may discard two kegs from the hand: the tunnels come down, and all of Mapache’s cards here go. Mapache may fire the Gatling: a card with ammunition from the hand for each own firepower card here, a hit for each bullet.

## Poker cards

revolver-card-poker-two = Pair of Twos
revolver-card-poker-five = Five High
revolver-card-poker-seven = Seven High
revolver-card-poker-nine = Nine High
revolver-card-poker-sleeve = Ace up the Sleeve
revolver-card-poker-mirror = Bar Mirror
revolver-card-poker-three = Three of a Bad Lot
revolver-card-poker-four = Four Dirty Jacks
revolver-card-poker-six = Six-Gun Straight
revolver-card-poker-bullets = Nine Bullets
revolver-card-poker-ten = Ten to the General
revolver-card-poker-accusation = You’re Cheatin’!
    .text = It goes back to the hand after the round.

## The army

revolver-card-arrival = Arrival of the Mexican Army
    .text = Begins with twelve tokens. At the end of a Mapache turn without a kill, remove one; two, if Mapache played no card or attacked with 0 points.

## Tokens

revolver-card-army = Army token
revolver-card-grit = Grit token
revolver-card-power-guardians = Power token of the guardians
revolver-card-power-mapache = Power token of Mapache
