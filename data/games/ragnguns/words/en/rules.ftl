### The rule book of Rag’n’Guns in our own words: chapters to learn from, rulings to look up.

ragnguns-rules = The rules of Rag’n’Guns

ragnguns-rules-ragnguns =
    Two Pistoleros, one graveyard. **As soon as your opponent has taken six bullets, you win.**

    Each has a Pistolero, a deck of 15 cards that all differ, and a **Barillet** (cylinder) that goes from 1 to 6. At first nobody has bullets, a hand or cards in play. Each rolls a die and the higher begins; ties are rolled again.

    You put cards into your **Ruelle** (alley) to fire and into your **Abri** (shelter) to take the bullets, you stash the rest in your **Planque** for later, and you set **Pièges** (traps) that the other must pay for without knowing them.

    After 60 turns in all, or when nobody can ever fire again, the game is a draw.
    .title = The goal
ragnguns-rules-turn =
    1. **Reload**: your Barillet goes up by 1 (not in the very first turn of the game, and never beyond 6), and you take as many bullets.
    2. **Draw** three cards, or what is left.
    3. **Disarm** the Pièges set against you, one by one, in any order.
    4. As often as you like, in any order: **put down** a card, **discard** a card, **play an effect**, **set a Piège**. Once only: the **Fusillade**.
    5. **Stash** all cards left in your hand.
    6. Bullets left over go into your **Cartouchière** (cartridge belt).

    Discarding is free: from your hand, from the top of your Planque, from your Ruelle or Abri, or a Piège you have just set. Never your Pistolero.

    After 200 moves in one turn all you can do is end it.
    .title = The turn
ragnguns-rules-zones =
    To **put down** a card costs its price. Only cards with ♠︎ and ♥︎ can be put down, one in each zone: to replace one, discard it first. A card changes its zone only by an effect.

    The card in your **Ruelle** gives you its ♠︎: as many bullets as you may fire. The one in your **Abri** takes bullets in your place. A card that has taken as many as its ♥︎ is discarded; until then they stay on it.

    { "" }**The Fusillade**, once a turn: from 1 to ♠︎ bullets of your supply. The opposing Abri takes them first. What gets past it your opponent shares between the card in the Ruelle, which takes no more than it can, and the Pistolero. Without a card in the Ruelle all go to the Pistolero.

    An effect that says only “fire” goes the same way; one that names a zone hits that zone. Neither counts as the Fusillade.
    .title = Ruelle, Abri and Fusillade
ragnguns-rules-effects =
    You pay, do what it says, and discard the card. If there is nothing to do, the effect cannot be played.

    • **∞**: the card stays, and the effect can be played once a turn, even if it leaves and comes back.
    • **↴**: happens when the Reinforcement is put into that zone. Fetching a card is allowed, never forced.
    • **♦︎**: lasts as long as the Reinforcement lies there. Swapping the zones starts a ♦︎, not a ↴.

    An effect can be played only when its card is **in play**: put down, or visible on top of your Planque. **Actions** can also be played from the hand. Reinforcements do nothing in the Planque.

    The two effects of your **Pistolero** are paid with bullets of your Cartouchière, which pays nothing else. Each once a turn.

    To stash a card is to put it on the place of your choice. Healing takes bullets off a card in a zone, never off a Pistolero.
    .title = Effects
ragnguns-rules-stash =
    At the end of your turn all cards left go into your **Planque** (stash): two places, in the order you like, on top of what lies there. Only the top card of each is within reach; discard it to get at the next.

    It is your second hand: the top cards are **in play**, you can play their effects or put them down.

    They lie face up, except for Pièges, which go face down unless you say otherwise. Your opponent sees how high the piles are and what is on top, nothing else; you can always look through your own.
    .title = The Planque
ragnguns-rules-traps =
    Set a **Piège** (trap) from your hand or the top of your Planque, face down, with any stake: at least one bullet, at most all you have, never those of the Cartouchière.

    At the start of the turn, after reloading and drawing, your opponent decides about each:
    • **Pay** as many bullets as the stake: the Piège goes back into your Planque, still hidden; you choose the place.
    • **Overbid**, one bullet more: the Piège is discarded, and all see it.
    • **Do nothing**: it is turned up, does what it says, and is discarded. If there is nothing to do, nothing happens.

    The stake goes back to the pile in all three cases. Only bullets just reloaded can pay.

    A Piège lives on doubt: some do nothing at all.
    .title = Pièges
ragnguns-rules-empty =
    Fifteen cards, three a turn: in your sixth turn there is nothing left to draw. The game goes on with your Planque.

    From the turn in which you can draw no card your Pistolero is **ready to fight**. At any time in your turn, free of charge, he or she steps out into your Ruelle; the card there is discarded. You get the Pistolero’s ♠︎ and keywords and may fire at once.

    There is no way back, and only the Abri still protects: what gets past it hits the Pistolero. Bullets taken before still count. The effects of the belt go on, and Ruelle and Abri are no longer swapped.
    .title = The empty deck
ragnguns-rules-cards =
    • **Actions**: neither cost nor statistics, playable from the hand.
    • **Weapons**: something to fire with, sometimes an effect.
    • **Objects**: not much, but two effects.
    • **Pièges**: their cost is your stake.
    • **Reinforcements**: one effect for the Ruelle, another for the Abri.

    Keywords do nothing by themselves: effects look for them. That of a Pistolero marks a **Signature**.

    A legal deck: a Pistolero and 15 cards whose names all differ, the Pistolero’s included; at most three **EPIC** cards and one Signature, that of its own Pistolero.

    { "" }**Your deck** is one that you have built with `/deck new` and picked with `/deck choose`, or else one of four prebuilt ones, which you choose in secret when the game begins. A deck comes along as it is when you sit down: what you change afterwards is for the next game. `/deck export` makes a code of it that others can read with `/deck import`.

    Your opponent learns your Pistolero when both have a deck, and your list not before the end.
    .title = Cards and decks
ragnguns-rules-secrets =
    • **Known to all**: Barillet, bullets, Cartouchière, bullets on cards, stakes, the sizes of hands and decks, discards, cards put down, the top and height of each place of a Planque.

    • **For you alone**: your hand, your covered cards, your face-down Pièges, on the table and in the Planque, the list of your deck, and what you have left to draw, though not its order.

    • **Known to nobody**: the order of the decks.

    When you stash, the other learns how many cards go where and what is on top, no more. A Piège that is paid leaves unnamed; discarded or turned up, all see it.
    .title = Who knows what

## The statements of the rule book

ragnguns-ruling-R1 = Rag’n’Guns is for two, no more and no fewer, each with a Pistolero.
ragnguns-ruling-R2 = As soon as your opponent’s Pistolero has taken six bullets in all, you win.
ragnguns-ruling-R3 = Each of you has a Pistolero, a deck of 15 cards and a Barillet, which goes from 1 to 6.
ragnguns-ruling-R4 = A playmat and a heap of chips look good, but they change nothing in the rules. Here the bot keeps count.
ragnguns-ruling-R5 = At the start your Pistolero stays put: neither in your Ruelle nor in your Abri.
ragnguns-ruling-R6 = At the start each deck is shuffled and face down.
ragnguns-ruling-R7 = At the start each Barillet is at 1.
ragnguns-ruling-R8 = At the start nobody has bullets, a filled Cartouchière, a hand or cards in play.
ragnguns-ruling-R9 = Dice say who begins: each rolls one, and the higher goes first. The bot does the rolling.
ragnguns-ruling-R10 = In the very first turn of the game the Barillet does not go up: whoever begins takes one bullet.
ragnguns-ruling-R11 = A turn in order: reload, draw, disarm, free moves with at most one Fusillade among them, Planque, Cartouchière. Then it is the other’s turn.
ragnguns-ruling-R12 = When you reload, your Barillet goes up by 1, except in the very first turn of the game, and you take as many bullets. Some Reinforcements give you more.
ragnguns-ruling-R13 = Example: you play second. In your first turn your Barillet goes to 2, and you take two bullets.
ragnguns-ruling-R14 = When you draw, you take three cards from your deck, or more if a Reinforcement says so.
ragnguns-ruling-R15 = You disarm after reloading and drawing: that is when you settle the Pièges set against you.
ragnguns-ruling-R16 = Put down cards, discard, play effects, set Pièges: in any order and as often as you can.
ragnguns-ruling-R17 = Discarding one of your cards costs nothing, whether it is in hand, on top of your Planque or in a zone.
ragnguns-ruling-R18 = You may fire your Fusillade at any point of your free moves, but only once a turn, unless a Reinforcement grants one more.
ragnguns-ruling-R19 = At the end of your turn all that is left in your hand goes into your Planque.
ragnguns-ruling-R20 = After that, the bullets you have neither spent nor fired go into your Cartouchière.
ragnguns-ruling-R21 = Once all is put away, it is your opponent’s turn.
ragnguns-ruling-R22 = Everybody sees how many bullets you take. The mood is murder, not cheating.
ragnguns-ruling-R23 = A bullet spent goes back to the pile; a bullet fired lies on the card it hit.
ragnguns-ruling-R24 = Some effects fire a bullet that you have just spent on them: it goes to the target instead of the pile.
ragnguns-ruling-R25 = Example: the Whip costs two bullets. One goes back to the pile, the other ends up on the card in the opposing Ruelle.
ragnguns-ruling-R26 = The bullets in your Cartouchière pay for one thing only: the two effects of your Pistolero.
ragnguns-ruling-R27 = Bullets put into your Cartouchière at the end of a turn are of no use before your next one.
ragnguns-ruling-R28 = Putting down a card costs its price in bullets of your supply. Some Reinforcements bring that price down.
ragnguns-ruling-R29 = Example: putting down the Machete costs two bullets.
ragnguns-ruling-R30 = A card put down lies face up, in your Ruelle or in your Abri.
ragnguns-ruling-R31 = Only cards with statistics, ♠ and ♥, can be put down. Actions and Pièges have none.
ragnguns-ruling-R32 = The Ruelle and the Abri hold one card each.
ragnguns-ruling-R33 = Example: to put the Machete where the Knuckleduster lies, first discard the Knuckleduster, pay two bullets, then put the Machete there.
ragnguns-ruling-R34 = The card in your Ruelle gives you its ♠ as firepower, which some effects raise. Empty Ruelle, no firepower: no Fusillade.
ragnguns-ruling-R35 = Example: with the Machete in your Ruelle, your Fusillade can have two bullets.
ragnguns-ruling-R36 = The card in your Abri takes bullets first: a Fusillade has to bring it down before it can reach your Pistolero.
ragnguns-ruling-R37 = A card is discarded when its owner says so, or when it has taken as many bullets as its ♥.
ragnguns-ruling-R38 = Example: the Machete in the Abri falls to the first bullet.
ragnguns-ruling-R39 = To play an effect, pay its cost, do what it says, then discard the card.
ragnguns-ruling-R40 = Example: Improvise costs nothing, and stashes a MELEE card from your discard.
ragnguns-ruling-R41 = The ∞ sign: the card stays where it is, and its effect can be played once a turn.
ragnguns-ruling-R42 = Example: the Old Bourbon heals one bullet, once a turn. After that, sleep it off.
ragnguns-ruling-R43 = A Reinforcement’s ↴ effect happens when you put the card into the zone it names.
ragnguns-ruling-R44 = A Reinforcement’s ♦ effect lasts as long as the card lies in the zone it names.
ragnguns-ruling-R45 = Swapping Ruelle and Abri starts ♦ effects, never ↴ ones: the cards were there already.
ragnguns-ruling-R46 = Example: Deputy Nelson moving from Abri to Ruelle does not fetch a SHERIFF card.
ragnguns-ruling-R47 = Actions and Pièges aside, an effect can be played only if its card is in play: in a zone, or face up on top of your Planque.
ragnguns-ruling-R48 = The effect of an Action can be played straight from your hand.
ragnguns-ruling-R49 = Example: in hand, the Knuckleduster cannot fire. Discard it, play Improvise from your hand to stash it: now it is in play, and it fires this very turn.
ragnguns-ruling-R50 = Your Pistolero has two effects. You may play both in the same turn, once each, and never lose your Pistolero for it.
ragnguns-ruling-R51 = The effects of your Pistolero are paid with bullets of your Cartouchière, and with nothing else.
ragnguns-ruling-R52 = Example: Buffalo Kid has the Machete in the Ruelle, a WEAPON and a MELEE card. For two bullets of the Cartouchière it gets 1 more ♠, and he fires one bullet.
ragnguns-ruling-R53 = Your Fusillade has from one bullet up to your firepower, but never more bullets than you have left. An opposing Reinforcement may stop some, or charge you for firing.
ragnguns-ruling-R54 = With no bullet in your supply there is no Fusillade. The Cartouchière is no help.
ragnguns-ruling-R55 = Example: the Sisters have 3 ♠ and you have three bullets. Nothing stops you from firing two and keeping the third for your Cartouchière.
ragnguns-ruling-R56 = Bullets fired hit the card in the opposing Abri first, until it is discarded.
ragnguns-ruling-R57 = What gets past the Abri, or everything if the Abri is empty, is shared out by the one who is hit, between the Pistolero and the card in the Ruelle.
ragnguns-ruling-R58 = Example: two bullets against an Iron Bar in the Abri and a Machete in the Ruelle. The first brings down the Iron Bar; your opponent takes the second on the Pistolero and keeps the Machete.
ragnguns-ruling-R59 = Bullets stay on a card that is still standing until it is discarded or healed.
ragnguns-ruling-R60 = Healing a bullet means taking it off the card and back to the pile.
ragnguns-ruling-R61 = Example: Jenny James pays two bullets of the Cartouchière and takes one off the Sisters.
ragnguns-ruling-R62 = Your Planque has two places. You choose which one for each card, and in what order.
ragnguns-ruling-R63 = Stashed cards lie face up, except for Pièges, which may lie face down.
ragnguns-ruling-R64 = Example: you stash Doc Ravenstorm on the right, Improvise on the left, and the Knuckleduster on top of Improvise.
ragnguns-ruling-R65 = The cards in your Planque are still useful: they are in play, their effects can be played from there, and you can put them down.
ragnguns-ruling-R66 = Only the top card of each place is within reach.
ragnguns-ruling-R67 = During your turn you may discard the top of your Planque whenever you like, to get at the card below.
ragnguns-ruling-R68 = Example: you discard the Knuckleduster from your Planque, and Improvise, asleep underneath, is ready for use.
ragnguns-ruling-R69 = Your opponent sees only the top of each place. What you slip underneath goes unseen.
ragnguns-ruling-R70 = You may look through your Planque whenever you like, without changing its order. At a real table the other could steal a look too; here only you see it (Q50).
ragnguns-ruling-R71 = An Action has neither a price nor statistics: you play it for its effect, which is often free.
ragnguns-ruling-R72 = A Weapon has statistics, and not always an effect.
ragnguns-ruling-R73 = An Object has two effects. If one of them has ∞, you may play that one and then the other in the same turn, once each.
ragnguns-ruling-R74 = The cost of a Piège is for you to choose when you set it: at least one bullet.
ragnguns-ruling-R75 = A Piège you have set lies face down between the two of you, with your stake on top.
ragnguns-ruling-R76 = Example: you set The Fall for three. Three of your bullets lie on it, and that is all the other can see.
ragnguns-ruling-R77 = When disarming, whoever faces the Pièges chooses for each: pay, overbid or do nothing.
ragnguns-ruling-R78 = Paying takes as many bullets as the stake, and the Piège goes back into its owner’s Planque without being revealed. A Reinforcement may push up the price.
ragnguns-ruling-R79 = Overbidding takes one bullet more, and the Piège goes to its owner’s discard for all to see.
ragnguns-ruling-R80 = Do nothing, and the Piège is turned up: its effect hits the one who let it happen.
ragnguns-ruling-R81 = Example: The Fall is set against you for three. Three bullets send it back to the Planque; four, to the discard; none, and you discard a card from your hand.
ragnguns-ruling-R82 = Only Pièges may be stashed face down. When discarded, they are revealed.
ragnguns-ruling-R83 = The effects of a Reinforcement count only while it lies in a zone.
ragnguns-ruling-R84 = A Reinforcement has two signs: ♦ lasts as long as it lies there, ↴ happens once, when it is put down.
ragnguns-ruling-R85 = At most three EPIC cards in a deck.
ragnguns-ruling-R86 = A card with a Pistolero’s name among its keywords is a Signature: it goes only into that Pistolero’s deck, and a deck holds just one.
ragnguns-ruling-R87 = The other keywords do nothing by themselves: it is effects that make use of them.
ragnguns-ruling-R88 = Fifteen cards, three a turn: in your sixth turn you draw nothing more, and the game goes on.
ragnguns-ruling-R89 = From the turn in which you can draw no card, usually the sixth, your Pistolero is ready to fight.
ragnguns-ruling-R90 = A Pistolero who is ready to fight steps out into your Ruelle whenever you like during your free moves, at no cost.
ragnguns-ruling-R91 = In the Ruelle your Pistolero gives you ♠ and keywords. There is no way back, and only the Abri still protects.
ragnguns-ruling-R92 = A deck is a Pistolero and 15 cards whose names all differ, the Pistolero’s included.
ragnguns-ruling-R93 = A Reinforcement that bears your Pistolero’s name cannot be in your deck.
ragnguns-ruling-R94 = Every card of a deck is of one of five types: Action, Weapon, Object, Piège or Reinforcement.

## Our rulings where the rule book is silent or unclear

ragnguns-ruling-Q1 = The rule book gives no list of cards. Those it talks about are as it tells them; the rest is ours: 88 cards, four Pistoleros and a ready-made deck for each.
ragnguns-ruling-Q2 = The ♠ and keywords of the Pistoleros are ours: Buffalo Kid 3, MELEE and QUICK; Jenny James 2, WOMAN and CARE; Pepper Malone 3, FIRE and WOMAN; Gus Harmonica 2, MUSIC and LIQUOR.
ragnguns-ruling-Q3 = Buffalo Kid’s first effect gives 1 more ♠ to the WEAPON in the Ruelle, until the end of the turn.
ragnguns-ruling-Q4 = Improvise is free: the example in the rule book says that nothing is paid, and the example holds.
ragnguns-ruling-Q5 = The Decoy does nothing at all. That is the point of setting it.
ragnguns-ruling-Q6 = The SHERIFF card that Deputy Nelson fetches from the discard is stashed, not taken into hand.
ragnguns-ruling-Q7 = The higher die begins; it does not choose who does. Ties are rolled again.
ragnguns-ruling-Q8 = The Barillet stops at 6, being a die. From then on you take six bullets each time you reload.
ragnguns-ruling-Q9 = Each of you has a Barillet of your own. The second player’s goes to 2 in the first turn already.
ragnguns-ruling-Q10 = Bullets never run out: the fifteen or so chips of the rule book are only a suggestion.
ragnguns-ruling-Q11 = Your Cartouchière has no limit and keeps its bullets from turn to turn. You draw on it for your Pistolero alone; some opposing cards can also rob or empty it.
ragnguns-ruling-Q12 = Bullets of the Cartouchière cannot put down cards, be fired, be staked or pay for a Piège.
ragnguns-ruling-Q13 = You keep no supply for the other’s turn. A Piège is paid with the bullets of the reload just made.
ragnguns-ruling-Q14 = You reload first and draw second. Both are over before you disarm, so nothing hangs on it.
ragnguns-ruling-Q15 = You put down a card from your hand or from the top of your Planque, never from the other zone.
ragnguns-ruling-Q16 = A card in a zone moves between Ruelle and Abri only by an effect.
ragnguns-ruling-Q17 = A zone that is taken cannot be covered: first discard what lies there, then put down the new card.
ragnguns-ruling-Q18 = Discarding is free and without limit, but only during your own free moves.
ragnguns-ruling-Q19 = When a card leaves play, its bullets go back to the pile. Should it return, it is as good as new.
ragnguns-ruling-Q20 = A card in the Abri is not waiting its turn for the Ruelle: without an effect, it stays.
ragnguns-ruling-Q21 = An effect without ∞ discards its card, even one in the Ruelle or the Abri.
ragnguns-ruling-Q22 = A card in your Planque is not “in your Ruelle”: a zone that is named means that zone and no other.
ragnguns-ruling-Q23 = Your Pistolero takes up the whole Ruelle. The card that lies there when the Pistolero steps out is discarded.
ragnguns-ruling-Q24 = In the Ruelle or not, your Pistolero falls to six bullets in all, earlier ones included.
ragnguns-ruling-Q25 = You cannot fire zero bullets. If you think better of it, your Fusillade is not used up.
ragnguns-ruling-Q26 = The card in your Ruelle takes no more than it has ♥ left; the rest goes to your Pistolero.
ragnguns-ruling-Q27 = The one who is hit shares out the bullets, in the middle of the other’s turn. Nothing else is played until that is answered.
ragnguns-ruling-Q28 = With an empty Ruelle, or a Pistolero standing in it, there is nothing to share: all of it is for the Pistolero.
ragnguns-ruling-Q29 = Bringing down the card in the Abri does not end the Fusillade: the bullets left over go on at once.
ragnguns-ruling-Q30 = You may fire a Fusillade from the very first turn, if you have what it takes.
ragnguns-ruling-Q31 = An effect that names a zone hits that zone, and what cannot be taken there is lost. An effect that says only “fire” goes the way of a Fusillade: the Abri first.
ragnguns-ruling-Q32 = An effect aimed at an empty zone cannot be played. If the opposing Pistolero stands in the Ruelle it names, the Pistolero is the target.
ragnguns-ruling-Q33 = Bullets fired by an effect do not count as your Fusillade.
ragnguns-ruling-Q34 = At the sixth bullet the game stops dead: nothing more is resolved.
ragnguns-ruling-Q35 = You only die once: beyond the sixth, bullets no longer count.
ragnguns-ruling-Q36 = An effect with nothing to do cannot be played. A ↴ without a target is quietly lost, and the card is put down all the same.
ragnguns-ruling-Q37 = An Action on top of your Planque is in play: it can be played from there too.
ragnguns-ruling-Q38 = Played from the Planque, an effect without ∞ sends its card to the discard, and the next one comes within reach.
ragnguns-ruling-Q39 = An ∞ effect can be played once a turn for each card. Making the card leave and come back changes nothing.
ragnguns-ruling-Q40 = On an Object, play the ∞ first: the ordinary effect discards the card. If neither has ∞, you will only get to play one.
ragnguns-ruling-Q41 = In the Planque a Reinforcement does nothing at all.
ragnguns-ruling-Q42 = When you put a Reinforcement down, fetching a card, from the discard or from under your Planque, is allowed but never forced. Any other ↴ that can happen does.
ragnguns-ruling-Q43 = A ♦ effect ends the moment its card is discarded.
ragnguns-ruling-Q44 = The rule book draws the signs of the Reinforcements in two ways. They mean the same: one lasts, the other happens once, on putting down.
ragnguns-ruling-Q45 = When an effect makes you stash a card, you choose the place, and the card goes on top.
ragnguns-ruling-Q46 = You may leave one place empty and pile everything on the other.
ragnguns-ruling-Q47 = New cards go on top of old ones.
ragnguns-ruling-Q48 = Once your hand is stashed, the turn is over: nothing more is played.
ragnguns-ruling-Q49 = You must stash all that is left in your hand. If you would rather not, discard before you end your turn.
ragnguns-ruling-Q50 = Your hand always shows you your whole Planque, and the other sees no more of it. In the rule book, looking through yours lets your opponent peek; not here.
ragnguns-ruling-Q51 = How high each place is piled is known to all.
ragnguns-ruling-Q52 = A card face down in a Planque is bound to be a Piège. Which one is another story.
ragnguns-ruling-Q53 = You may stash a Piège face up if that amuses you. Unless you say so, it goes face down.
ragnguns-ruling-Q54 = Discards lie face up, and anybody may read them.
ragnguns-ruling-Q55 = A Piège is set from your hand or from the top of your Planque.
ragnguns-ruling-Q56 = Set as many Pièges as you can pay for. The other settles them one by one, in any order.
ragnguns-ruling-Q57 = Your stake is known to all: one has to be able to pay it.
ragnguns-ruling-Q58 = Paid, overbid or sprung, a Piège returns its stake to the pile, never to you.
ragnguns-ruling-Q59 = When your Piège is paid, you choose the place it goes back to, face down and on top. If you do not say, it is the one with fewer cards. This gives you no move to play.
ragnguns-ruling-Q60 = A Piège is paid with the bullets you have at that moment, and overbidding takes one more. If you are short, all you can do is turn it up.
ragnguns-ruling-Q61 = A Piège that finds nothing to take takes nothing: The Fall against an empty hand, for instance.
ragnguns-ruling-Q62 = Once sprung, a Piège goes to its owner’s discard.
ragnguns-ruling-Q63 = If the game ends, the Pièges still lying there no longer matter.
ragnguns-ruling-Q64 = A Piège never waits long: your opponent always plays next.
ragnguns-ruling-Q65 = Your stake may take all your bullets, but never those of your Cartouchière.
ragnguns-ruling-Q66 = If fewer cards are left than you should draw, you draw what there is. Your Pistolero is ready in the first turn in which you draw nothing, be it the sixth or sooner.
ragnguns-ruling-Q67 = The game is a draw after 60 turns. Also when nobody has anything left to play nor a Pistolero able to fire, but all of today’s can. Both rules are ours.
ragnguns-ruling-Q68 = Stepping out into the Ruelle does not count as a Fusillade: your Pistolero can fire in the same turn.
ragnguns-ruling-Q69 = In the Ruelle your Pistolero keeps both effects, and the Pistolero’s keywords count there. Buffalo Kid is a MELEE card himself then, but not a WEAPON.
ragnguns-ruling-Q70 = You do not discard your Pistolero.
ragnguns-ruling-Q71 = A capital or an accent does not make another name. Nobody gets around the rule by spelling.
ragnguns-ruling-Q72 = A card both EPIC and a Signature would count towards both limits. For now there is none.
ragnguns-ruling-Q73 = Both players may take the same Pistolero, the same cards or the same deck.
ragnguns-ruling-Q74 = Healing takes bullets off a card in a zone, never off a Pistolero, and no card makes an exception.
ragnguns-ruling-Q75 = A card “wherever it is”: in your hand, on top of your Planque, in your Ruelle or Abri, or a Piège set this turn, whose stake goes to the pile. The deck, the discard, covered cards and your Pistolero are not meant.
ragnguns-ruling-Q76 = No free effect can bring itself back in a ring. A card is discarded only after its effect, so it never finds itself.
ragnguns-ruling-Q77 = After 200 moves in one turn all you can do is end it. This is ours, and you would have to try hard.
ragnguns-ruling-Q78 = The 60 turns are those of both players, counted together.
ragnguns-ruling-Q79 = Known to all: Barillets, bullets, Cartouchières, stakes, bullets on cards, sizes of hands and decks, discards, cards in zones, the top and height of each Planque. For you alone: your hand, your covered cards, your hidden Pièges. The order of the decks is known to nobody.
ragnguns-ruling-Q80 = When you stash, the other learns how many cards go where and what is on top; a hidden Piège is just a Piège. The rest is named nowhere, not even in the log, and a covered card is not shown until it is on top again.
ragnguns-ruling-Q81 = A Piège that is paid leaves without a name; all one knows is that it is that one, and on which place it lies. Overbid, sprung or discarded, it is named to all.
ragnguns-ruling-Q82 = Until both have a deck nothing is known of either but whether it was brought. Then the bot shows your opponent your Pistolero, and your 15 cards not before the end. But each ready-made deck has its own Pistolero: whoever knows these decks will know what to expect, unless you have built your own.
ragnguns-ruling-Q83 = With The Fall, the one who discards picks the card, and it goes face up to the discard.
ragnguns-ruling-Q84 = Once your Pistolero has stepped out, you can no longer play an effect that swaps Ruelle and Abri: there is no way back.
