### The rule book of Revolver 2 in our own words: chapters, and every numbered statement and ruling.
revolver-rules = The rules of Revolver 2

## Chapters: at most 1500 characters each

revolver-rules-goal =
    • **The guardians** win if Padre Esteban is still alive after the attack on the last turn at the silver mine, or if the last token leaves the card of the Mexican army.
    • **General Mapache** wins when every guardian is dead.

    In 1894 the villagers of Malpaso send Padre Esteban to hire guns. General Mapache’s bandits want what is left of the village. Two players, two unequal sides, two decks.

    A token leaves the army’s card at the end of each of Mapache’s turns without a kill. So Mapache must keep killing, and the guardians must make every kill expensive.

    A poker tournament decides which road is taken; then six battlefields follow, left to right. On each of them only the cards that are there count.
    .title = The aim of the game
revolver-rules-poker =
    Both players hold six poker cards; one of them is set aside at random, and nobody looks at it. In each round both choose a card in secret, then both are revealed.

    • **A cheat** beats a number, **a number** beats the accusation, **the accusation** beats a cheat. The cheats are the guardians’, the accusation is Mapache’s.
    • The higher of two numbers wins; equal numbers tie.
    • Played cards are put aside. Only the accusation comes back to the hand.
    • Two rounds win the tournament. If the cards run out first, whoever has won more rounds wins; if that is tied, a coin decides.

    The winner decides the road: Crystal River (church, saloon, stable) if it is the guardians, Cataratas de Buffalo (cathouse, jailhouse, drinking den) if it is Mapache.

    • **Every card you have played brings its benefit**, even in a round you lost: more cards at the start, power tokens for your side on Malpaso, or, for Mapache, more tokens on the army’s card (fourteen at most).

    Then each draws five cards, and what the benefits add.
    .title = The poker tournament
revolver-rules-turn =
    The guardians begin, then turns alternate.

    • **The guardians’ turn:** move the marker one space on · take the recruits of that space · draw two cards · play cards.
    • **Mapache’s turn:** draw two cards · play cards · attack.

    • On the first three battlefields some spaces are **optional**. When the next space is optional, the guardians choose: stay for it, or ride on to the next battlefield and skip all that are left. You see the recruits only once the marker is there.
    • From the last space the marker goes to the first of the next battlefield. At the bridge, in Malpaso and at the mine there are neither optional spaces nor recruits.
    • There is no limit to your hand. An empty deck gives no cards and is not reshuffled.

    Cards stay on the battlefield on which they were played when the marker moves on.
    .title = A turn
revolver-rules-play =
    Play as many cards as you can pay for. A card’s **cost** is the number of other cards you discard from your hand, face up. What a card says happens at once, as far as possible; a card without a target may be played and is spent.

    • **Firepower** stays on the current battlefield, on your side, and counts there.
    • **Obstructions** are Mapache’s. They go to the guardians’ side of any battlefield, past or future: at most two on each, and never where there are three cards.
    • **One-shots** take effect and are discarded.

    • **The limit of three:** the guardians may have three cards on a battlefield, obstructions included. To add another they must first discard a firepower card of their own there, which is free. One-shots can be played all the same. Mapache has no limit, unless a card sets one, and may also discard firepower cards of their own here.

    If one of your opponent’s cards makes you discard or take back something on a battlefield, **you** choose which card.
    .title = Playing cards
revolver-rules-powder =
    Some cards of the guardians carry **kegs**, some of Mapache’s carry **ammunition**. Such a card is either played or discarded from the hand for its icons, never both; if it is paid as a cost, its icons count for nothing. Icons may be used at any moment of your own turn.

    • **The bridge:** with the marker there, two kegs blow it up, once in the game. Every Mapache card on that battlefield is discarded, obstructions too. The guardians’ cards stay, and the turns that are left are still played.
    • **The tunnels:** with the marker at the mine, two kegs bring them down, once in a turn, with the same effect.
    • Kegs beyond two are lost.
    • **The Gatling:** with the marker at the mine, Mapache may discard cards with ammunition, as many in a turn as Mapache has firepower cards there at that moment. Each icon is a hit on the guardians, one after the other. After that the attack still follows.
    .title = Powder and Gatling
revolver-rules-attack =
    Mapache attacks at the end of each of their turns; nobody needs to say so. Only the current battlefield counts.

    • **Mapache:** their firepower there with its tokens, and their tokens on the place.
    • **The guardians:** their firepower there with its tokens, the defense of the place, and their tokens on it.

    If Mapache’s total is **greater**, the guardians take a hit; if it is equal or lower, they do not.

    • **A hit** kills a guardian of the lowest rating that is there; if several are tied, the guardians’ player chooses. A guardian with **grit** loses a grit token and stays: that is not a kill. Some cost more when they are killed, as their cards say; that is carried out before the next hit. Padre Esteban has the highest rating, so he is the last.

    • **The army:** at the end of a turn in which Mapache has killed nobody, by attack, Gatling or card, a token leaves the army’s card; two, if Mapache played no card or attacked with 0 points, as that card says.

    • **Tokens** come from a supply: 11 grit, 14 army tokens, 4 pieces of power for the guardians and 9 for Mapache. A piece shows one or two points. If too few are left, as many are placed as there are.
    .title = Attack, guardians, army
revolver-rules-secrets =
    • **Public:** the battlefields and everything on them, the guardians, all tokens, the discard piles and what was paid, the sizes of hands and decks, every poker card that has been revealed.
    • **Yours alone:** your hand, and what you find when a card lets you search your deck or look at the other hand.
    • **Known to nobody:** the order of the decks and of the recruits. The poker card that was set aside is shown to nobody; only its owner can work out which it is.

    While you choose what to pay with, or which kegs to light, the table sees nothing of it, and you can go back until it is done. Before a big step, such as riding past recruits, blowing up the bridge or firing the Gatling, you are asked once more and told what it will cost.

    The sides are drawn by lot, unless whoever offers the game chooses one as its variant.

    We could not find the original card lists. Names, numbers and texts of these cards are our own, within everything that the rule book says of them.
    .title = Who knows what

## The statements of the rule book

revolver-ruling-R1 = Two players, each with a deck of 62 cards of their own.
revolver-ruling-R2 = There are 19 guardian cards: seven starting ones and twelve recruits.
revolver-ruling-R3 = There are nine battlefields: three of Crystal River, three of Cataratas, three of Malpaso.
revolver-ruling-R4 = Dynamite, Gatling, collapsing tunnels and the army’s arrival exist once each.
revolver-ruling-R5 = There are twelve poker cards, six for each side.
revolver-ruling-R6 = Tokens: 14 of the army, 11 grit, 4 and 9 of power, one turn marker.
revolver-ruling-R7 = Mapache wins when every guardian has been killed.
revolver-ruling-R8 = The guardians win if Esteban survives the attack on the mine’s fourth space.
revolver-ruling-R9 = The guardians win when all army tokens have been removed.
revolver-ruling-R10 = The game goes on until one of these is met.
revolver-ruling-R11 = The Malpaso battlefields lie in the order bridge, Malpaso, mine.
revolver-ruling-R12 = Three more battlefields lie to the left of the bridge.
revolver-ruling-R13 = The dynamite belongs to the bridge, Gatling and tunnels to the mine.
revolver-ruling-R14 = Grit and power tokens come from a supply.
revolver-ruling-R15 = The seven starting guardians are in front, the other twelve shuffled face down.
revolver-ruling-R16 = Twelve tokens are put on the army’s card.
revolver-ruling-R17 = The tournament is played before the decks are shuffled and dealt.
revolver-ruling-R18 = Both decks are shuffled and each player draws five cards.
revolver-ruling-R19 = Poker cards may raise the number of cards you start with.
revolver-ruling-R20 = Each player shuffles their six poker cards, removes one unseen, and holds the other five.
revolver-ruling-R21 = In each round both choose a card in secret and reveal together.
revolver-ruling-R22 = The card of the higher value wins the round.
revolver-ruling-R23 = Played poker cards are discarded, but not the accusation.
revolver-ruling-R24 = Whoever wins two rounds first wins the tournament.
revolver-ruling-R25 = If the guardians win it, the road goes through the church, the saloon and the stable.
revolver-ruling-R26 = If Mapache wins it, the road goes through the cathouse, the jailhouse and the drinking den.
revolver-ruling-R27 = Every poker card played gives its benefit to its side, even in a lost round.
revolver-ruling-R28 = Benefits are more cards at the start, power tokens on Malpaso or, for Mapache, more tokens on the army’s card.
revolver-ruling-R29 = After that the poker cards leave the game.
revolver-ruling-R30 = A card has a name, a cost, and maybe firepower, tokens and a text, and a type.
revolver-ruling-R31 = When the guardians take a hit, their player removes a guardian of their choice, by the rule of ratings (R33).
revolver-ruling-R32 = A guardian has a rating, a name, maybe an effect when killed, and a starting mark.
revolver-ruling-R33 = The guardian taken must be of the lowest rating; if several are tied, the player chooses.
revolver-ruling-R34 = Guardians who are killed leave the game.
revolver-ruling-R35 = The “When killed” text of the chosen guardian is carried out.
revolver-ruling-R36 = Six battlefields are played from left to right.
revolver-ruling-R37 = On the first three the guardians recruit and choose to stay or move on.
revolver-ruling-R38 = A battlefield has normal spaces, maybe optional ones, recruits, a defense value and an index.
revolver-ruling-R39 = The index fixes the place of the first three battlefields.
revolver-ruling-R40 = Players alternate full turns; the guardians go first.
revolver-ruling-R41 = The guardians march, recruit, draw and play; Mapache draws, plays and attacks.
revolver-ruling-R42 = The guardians advance the marker one space at the start of their turn.
revolver-ruling-R43 = From the last space the marker goes to space 1 of the next battlefield.
revolver-ruling-R44 = Instead of entering an optional space the guardians may skip all that remain there.
revolver-ruling-R45 = The first turn puts the marker on the first space of the first battlefield.
revolver-ruling-R46 = On the first three battlefields recruits come as the space says.
revolver-ruling-R47 = Recruits are drawn on optional spaces too.
revolver-ruling-R48 = In the draw phase two cards are drawn.
revolver-ruling-R49 = There is no limit to the hand.
revolver-ruling-R50 = Any number of cards may be played to your side of the current battlefield.
revolver-ruling-R51 = A cost is paid by discarding that many other cards from the hand.
revolver-ruling-R52 = Discarded cards lie face up.
revolver-ruling-R53 = Firepower stays, obstructions stay on the opponent’s side, one-shots are discarded after use.
revolver-ruling-R54 = There is a maximum of obstructions on a battlefield.
revolver-ruling-R55 = Cards go to the current battlefield unless they say otherwise.
revolver-ruling-R56 = The guardians may have three cards on a battlefield, Mapache’s obstructions counted.
revolver-ruling-R57 = At three they must discard one of their firepower cards there before adding another, unless a card says otherwise.
revolver-ruling-R58 = Mapache has no limit, unless a card sets one.
revolver-ruling-R59 = Obstructions may be put on any battlefield.
revolver-ruling-R60 = No obstruction may be put where the guardians’ side is full.
revolver-ruling-R61 = At the limit the guardians may still play one-shots.
revolver-ruling-R62 = Texts take effect at once, on the current battlefield unless they say otherwise.
revolver-ruling-R63 = The hand-and-arrow mark is carried out when the card enters play.
revolver-ruling-R64 = Texts are carried out as far as possible.
revolver-ruling-R65 = Cards stay where they were played. Their owner may discard only a firepower card on the current battlefield; otherwise only an effect removes or moves them.
revolver-ruling-R66 = The player who must discard a card from a battlefield chooses which.
revolver-ruling-R67 = When a guardian is killed, the guardians’ player chooses, within the rating rule.
revolver-ruling-R68 = A card with kegs or ammunition is either played or discarded for its icons.
revolver-ruling-R69 = A card discarded for its icons has no other effect.
revolver-ruling-R70 = Icons may be used at any moment of your turn, on the right battlefield, before and after cards.
revolver-ruling-R71 = Two kegs at the bridge discard every Mapache card there.
revolver-ruling-R72 = The bridge can be blown up only once.
revolver-ruling-R73 = The guardians’ own cards at the bridge stay.
revolver-ruling-R74 = The remaining turns of the bridge are still played.
revolver-ruling-R75 = Two kegs at the mine discard every Mapache card there.
revolver-ruling-R76 = This may be done in every turn at the mine.
revolver-ruling-R77 = The guardians’ own cards at the mine stay.
revolver-ruling-R78 = At the mine Mapache may discard a card with ammunition for each firepower card that Mapache has there.
revolver-ruling-R79 = Each ammunition icon costs the guardians one guardian.
revolver-ruling-R80 = A card with two icons kills two.
revolver-ruling-R81 = Guardians lost to the Gatling count as killed by Mapache.
revolver-ruling-R82 = A guardian with grit loses the token and stays.
revolver-ruling-R83 = In each Mapache turn one guardian may be killed by firepower.
revolver-ruling-R84 = In every Mapache turn without a kill an army token is removed.
revolver-ruling-R85 = Mapache’s total is Mapache’s firepower there with its tokens, and Mapache’s power tokens on the battlefield.
revolver-ruling-R86 = The guardians’ total is their firepower, the defense value and their power tokens.
revolver-ruling-R87 = Only a greater total of Mapache’s hits.
revolver-ruling-R88 = Some guardians get grit when they enter play or later.
revolver-ruling-R89 = Only the winner’s three battlefields are used, six with those of Malpaso.

## Our rulings where the rule book is silent or unclear

revolver-ruling-Q1 = Both sides have numbers; only the guardians have cheats, only Mapache the accusation. Cheat beats number, number beats accusation, accusation beats cheat.
revolver-ruling-Q2 = Equal numbers: nobody wins the round, both cards are put aside.
revolver-ruling-Q3 = Two cards of one kind without numbers tie as well. With these cards only the two nines can tie.
revolver-ruling-Q4 = If cards run out, whoever has won more rounds wins; if that is tied, a coin decides.
revolver-ruling-Q5 = The accusation comes back to the hand; its benefit counts once.
revolver-ruling-Q6 = The removed card is not shown while the game lasts.
revolver-ruling-Q7 = All played poker cards are public.
revolver-ruling-Q8 = Cards that were not played bring nothing.
revolver-ruling-Q9 = The army benefit adds a token, fourteen at most.
revolver-ruling-Q10 = Power tokens on Malpaso count for the side that played the card.
revolver-ruling-Q11 = More cards at the start are drawn with the first five.
revolver-ruling-Q12 = Twelve of the fourteen army tokens are placed.
revolver-ruling-Q13 = With no recruits left nobody comes.
revolver-ruling-Q14 = The marker moves before the recruits are seen.
revolver-ruling-Q15 = The choice is asked whenever the next space is optional.
revolver-ruling-Q16 = From the last normal space without optional ones the marker moves on without a choice.
revolver-ruling-Q17 = A normal space cannot be skipped.
revolver-ruling-Q18 = The marker never goes beyond the mine’s fourth space.
revolver-ruling-Q19 = No card moves the marker.
revolver-ruling-Q20 = The first space’s recruits are drawn in the first turn.
revolver-ruling-Q21 = A card does not pay for itself.
revolver-ruling-Q22 = A cost of 0 asks for nothing.
revolver-ruling-Q23 = A card discarded as a cost uses no icons.
revolver-ruling-Q24 = Icons may be overpaid; the surplus is lost.
revolver-ruling-Q25 = An empty deck gives no cards and is not reshuffled.
revolver-ruling-Q26 = If the supply is short, as many tokens as there are.
revolver-ruling-Q27 = A power token has two sides: two points are one piece.
revolver-ruling-Q28 = One of your firepower cards here may be discarded for nothing, in your own play phase.
revolver-ruling-Q29 = Mapache may do the same.
revolver-ruling-Q30 = All cards on the guardians’ side count toward three.
revolver-ruling-Q31 = Kegs and one-shots can be used on a full battlefield.
revolver-ruling-Q32 = Two obstructions are the maximum on a battlefield.
revolver-ruling-Q33 = Only Mapache has obstructions.
revolver-ruling-Q34 = Obstructions may lie on past and on later battlefields.
revolver-ruling-Q35 = The guardians remove an obstruction only by a card.
revolver-ruling-Q36 = The player it happens to chooses among the cards that fit; without any nothing happens.
revolver-ruling-Q37 = A card without a target may be played and is spent.
revolver-ruling-Q38 = Hands are hidden, their sizes and the discards public.
revolver-ruling-Q39 = A lost grit token is not a kill.
revolver-ruling-Q40 = Among guardians of equal rating one with grit may be chosen.
revolver-ruling-Q41 = Survival is checked at the end of Mapache’s turn on the mine’s fourth space.
revolver-ruling-Q42 = If Esteban were dead by then while others lived, Mapache would win; his rating makes him the last.
revolver-ruling-Q43 = Several hits come one after the other.
revolver-ruling-Q44 = A “When killed” text is carried out before the next hit.
revolver-ruling-Q45 = A guardian lost in the guardians’ own turn is not a Mapache kill.
revolver-ruling-Q46 = If no guardian was killed in Mapache’s turn, one army token goes at its end, never more unless a card says so.
revolver-ruling-Q47 = The attack is always resolved.
revolver-ruling-Q48 = The last army token and the last guardian cannot go in the same turn.
revolver-ruling-Q49 = A kill in the guardians’ turn does not count for Mapache’s next one.
revolver-ruling-Q50 = Blowing up the bridge also discards Mapache’s obstructions there.
revolver-ruling-Q51 = Tokens on discarded cards go back to the supply.
revolver-ruling-Q52 = The tunnels bury all of Mapache’s cards at the mine.
revolver-ruling-Q53 = The tunnels collapse once a turn at most.
revolver-ruling-Q54 = In a turn the Gatling may fire no more cards than Mapache has firepower cards at the mine at that moment.
revolver-ruling-Q55 = The Gatling may be used before and after cards, within its limit.
revolver-ruling-Q56 = After the Gatling the attack may still kill.
revolver-ruling-Q57 = Gatling victims obey the rating rule.
revolver-ruling-Q58 = Power tokens on firepower cards are added.
revolver-ruling-Q59 = Cards on other battlefields do not count.
revolver-ruling-Q60 = A total is never below zero.
revolver-ruling-Q61 = Guardians have no firepower of their own.
revolver-ruling-Q62 = A grit token lost to the Gatling is not a kill.
revolver-ruling-Q63 = Each of several grit tokens prevents one kill.
revolver-ruling-Q64 = If the last guardian goes by any text, Mapache wins.
revolver-ruling-Q65 = Everything on the table is public; hands belong to their owners; nobody knows the order of the decks or of the recruits.
revolver-ruling-Q66 = The table learns that a poker card is chosen, not which.
revolver-ruling-Q67 = Choices from hidden hands are offered only to their player.
revolver-ruling-Q68 = Effects of two cards of one name add up: two False Trails cost two cards, two Smoke Screens give +6.
revolver-ruling-Q69 = Adobe Walls do not protect each other, nor do Bodyguards: their player chooses which one is touched.
revolver-ruling-Q70 = The army’s card says: without a kill two tokens are removed instead of one if Mapache played no card or attacked with 0 points.
