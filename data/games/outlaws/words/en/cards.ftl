### The 54 outlaws: a name, and what each is wanted for. The facts are in data/games/outlaws/cards.toml.

## Spades: gunmen and grave robbers.

outlaws-card-2S = Shaky Amos Tibble
    .crime = Challenged eleven men to duels. Nine are well; two laughed themselves hoarse.
outlaws-card-3S = Gopher Nell
    .crime = Opened three graves while looking for the one she had been paid to dig.
outlaws-card-4S = Deacon Hob Larkin
    .crime = Sold the same coffin at six funerals. It always came back empty.
outlaws-card-5S = Half-Moon Pilar
    .crime = Shot at the moon on the night of the eclipse. Still claims the reward.
outlaws-card-6S = Quiet Ezra Pell
    .crime = Robbed a stagecoach without a word. The passengers admired his manners.
outlaws-card-7S = Lantern Mei
    .crime = Stopped nine night trains with a red lantern. The railroad wants it back.
outlaws-card-8S = Undertaker Joss Vane
    .crime = Measured his victims beforehand. None has complained about the fit.
outlaws-card-9S = Widow Temperance Crowe
    .crime = Lost six husbands, four of them at long range.
outlaws-card-10S = Blackpowder Isaiah
    .crime = Blew up the bank and most of Main Street. The safe held.
outlaws-card-JS = Shadowless Ramón
    .crime = Was seen in two towns at once, and shot the sheriff in both.
outlaws-card-QS = Midnight Delphine
    .crime = Held up the night mail so often that it now runs by day.
outlaws-card-KS = Judge Cornelius Rook
    .crime = Hanged four men in the name of the law, which had never heard of him.
outlaws-card-AS = Old Bones Calloway
    .crime = Is buried in five cemeteries. Was seen leaving every one of them.

## Hearts: charmers and poisoners.

outlaws-card-2H = Bashful Wendell Pym
    .crime = Wrote love letters to the whole town and got every name wrong.
outlaws-card-3H = Honeypot Harriet
    .crime = Sold kisses by mail order. The envelopes were empty.
outlaws-card-4H = Tomás the Fiddler
    .crime = Played under the balcony while his brothers came in by the door.
outlaws-card-5H = Doc Juniper Bliss
    .crime = Sold a cure for everything. Nobody ever came back for a second bottle.
outlaws-card-6H = Handsome Lars Lindqvist
    .crime = Got engaged to seven women and to the mother of an eighth.
outlaws-card-7H = Auntie Mabel Thorne
    .crime = Took a pie to the jail. The guards slept until Sunday; the cells were empty by Friday.
outlaws-card-8H = Reverend Silas Amory
    .crime = Married forty couples and ran off with the dowry forty times.
outlaws-card-9H = Belladonna Reyes
    .crime = Poured the mayor’s coffee. The town votes on Sunday.
outlaws-card-10H = Chef Auguste Lavande
    .crime = Opened a restaurant. The undertaker next door paid his rent.
outlaws-card-JH = Silver-Tongue Serrano
    .crime = Talked a firing squad into lowering its rifles, then into lending him one.
outlaws-card-QH = Arsenic Adelaide
    .crime = Nursed eight millionaires. All remembered her in their wills, just in time.
outlaws-card-KH = Colonel Beau Fontaine
    .crime = Broke with the railroad heiress. Kept the railroad.
outlaws-card-AH = Miss Evangeline Marsh
    .crime = Faced a jury of twelve. Eleven proposed marriage; the twelfth drank the tea.

## Clubs: brawlers and rustlers.

outlaws-card-2C = Little Barty Snead
    .crime = Stole a cow. Was brought back by the cow.
outlaws-card-3C = Knuckles Mulvaney
    .crime = Picked a fight with the saloon piano. Lost on points.
outlaws-card-4C = Granny Hodge
    .crime = Rustled a sheep a week and knitted the evidence.
outlaws-card-5C = Willem the Anvil
    .crime = Left jail through the wall. Came back through the door for his hat.
outlaws-card-6C = Iron-Grip Pepita
    .crime = Won every arm-wrestling match in the county. One arm is still missing.
outlaws-card-7C = Lasso Jo Bramwell
    .crime = Stole a herd by night and sold it back to its owner at breakfast.
outlaws-card-8C = Otto the Vise
    .crime = Hugged the tax collector goodbye. It was.
outlaws-card-9C = Stampede Sadie
    .crime = Drove a stolen herd down Main Street. The town has moved.
outlaws-card-10C = Big Moses Tarver
    .crime = Fought a cavalry troop to a draw. The horses changed sides.
outlaws-card-JC = Coyote Lupe Barrera
    .crime = Stole the army’s horses while the army was sitting on them.
outlaws-card-QC = Boss Hattie Delorme
    .crime = Put her brand on every cow in the valley, and on two neighbors.
outlaws-card-KC = Grizzly Thibault
    .crime = Came to his trial with a bear for a lawyer. The charges were dropped.
outlaws-card-AC = Thunder Josiah
    .crime = Fought the noon express and won. It stops for him now.

## Diamonds: swindlers and jewel thieves.

outlaws-card-2D = Penniless Percy Tibbs
    .crime = Forged a three-dollar bill. Got change for it.
outlaws-card-3D = Shell-Game Dolly
    .crime = Lost at her own shell game. Twice.
outlaws-card-4D = Professor Emil Quill
    .crime = Sold maps to hidden gold. They all led to his stall.
outlaws-card-5D = Magpie Róisín
    .crime = Swallowed the evidence. The court is adjourned until further notice.
outlaws-card-6D = Honest Abner Fitch
    .crime = Sold the courthouse to the judge, who is still paying it off.
outlaws-card-7D = Consul Catarina Lobo
    .crime = Sold passports of a country that is on no map. They are beautifully made.
outlaws-card-8D = Velvet Nico Sarti
    .crime = Lifted a necklace during a waltz. Was granted the next one too.
outlaws-card-9D = Bookkeeper Bess Freeman
    .crime = Kept the bank’s books. Then she kept the bank.
outlaws-card-10D = Fool’s-Gold Horace Gunn
    .crime = Sold an empty mine four times. The last buyer struck gold, so he sued him.
outlaws-card-JD = Opaline Drake
    .crime = Stole the sheriff’s keys through the bars. He is the prisoner now.
outlaws-card-QD = Esmeralda Vega
    .crime = Stole the bishop’s cross, confessed to him at once and was absolved.
outlaws-card-KD = Senator Thaddeus Gilt
    .crime = Sold one river to the towns on both banks, then charged for the bridge.
outlaws-card-AD = Duchess of Nowhere
    .crime = Nobody knows what she has stolen. Everybody is missing something.

## The Jokers.

outlaws-card-joker-red = Wildfire Maggie
    .crime = Burned her wanted posters. The towns were attached.
outlaws-card-joker-black = Smiling Charon
    .crime = Wanted in every county. Witnesses describe him only once.
