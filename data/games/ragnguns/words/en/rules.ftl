### The rule book of Rag’n’Guns in our own words: chapters to learn from, rulings to look up.

ragnguns-rules = The rules of Rag’n’Guns

ragnguns-rules-ragnguns =
    Two Pistoleros, one graveyard. **As soon as your opponent has taken six bullets, you win.**

    Each player has a Pistolero, a deck of 15 different cards, and a **Cylinder** that goes from 1 to 6. At first nobody has bullets, a hand or cards in play. Each rolls a die and the higher goes first; ties are rolled again.

    You place cards in your **Alley** to fire and in your **Shelter** to take the bullets, you stash the rest in your **Stash** for later, and you set **Pièges** (traps) that your opponent must pay for without knowing them.

    After 60 turns in all, or when nobody can ever fire again, the game is a draw.
    .title = The goal
ragnguns-rules-turn =
    1 · **Reload**: your Cylinder goes up by 1 (not in the very first turn of the game, and never beyond 6), and you take as many bullets.
    2 · **Draw** three cards, or whatever is left.
    3 · **Disarm** the Pièges set against you, one by one, in any order.
    4 · As often as you like, in any order: **place** a card, **discard** a card, **play an effect**, **set a Piège**. Once only: the **Shootout**.
    5 · **Stash** all cards left in your hand.
    6 · Bullets left over go into your **Belt** (cartridge belt).

    Discarding is free: from your hand, from the top of your Stash, from your Alley or Shelter, or a Piège you have just set. Never your Pistolero.

    After 200 moves in one turn all you can do is end it.
    .title = The turn
ragnguns-rules-zones =
    Placing a card costs its price. Only cards with 🎯 and 🧱 can be placed, one in each zone: to replace one, discard it first. A card changes its zone only by an effect.

    The card in your **Alley** gives you its 🎯 Firepower: as many bullets as you may fire. The one in your **Shelter** takes bullets in your place. A card that has taken as many as its 🧱 Toughness is discarded; until then they stay on it.

    { "" }**The Shootout**, once a turn: from 1 to 🎯 of your bullets. The opposing Shelter takes them first. Your opponent splits what gets past it between the card in the Alley, which takes no more than it can, and the Pistolero. Without a card in the Alley all go to the Pistolero.

    An effect that says only “fire” goes the same way; one that names a zone hits that zone. Neither counts as the Shootout. Bullets fired by a free effect come from the supply.
    .title = Alley, Shelter and Shootout
ragnguns-rules-effects =
    You pay, do what it says, and discard the card. If there is nothing to do, the effect cannot be played.

    • **Each turn**: the card stays, and the effect can be played once a turn, even if it leaves and comes back.
    • **Placed in…**: happens when the Reinforcement is placed in that zone. Fetching a card is allowed, never forced.
    • **While in…**: lasts as long as the Reinforcement is there. Swapping the zones starts a *While in*, not a *Placed in*.

    An effect can be played only when its card is **in play**: placed in a zone, or visible on top of your Stash. **Actions** can also be played from the hand. Reinforcements do nothing in the Stash.

    The two effects of your **Pistolero** are paid with bullets from your Belt, which pays for nothing else. Each once a turn.

    To stash a card is to put it on the pile of your choice. Healing takes bullets off a card in a zone, never off a Pistolero.
    .title = Effects
ragnguns-rules-stash =
    At the end of your turn all cards left go into your **Stash**: two piles, in the order you like, on top of what is there. Only the top card of each is within reach; discard it to get at the next.

    It is your second hand: the top cards are **in play**, and you can play their effects or place them.

    They lie face up, except for Pièges, which go face down unless you say otherwise. Your opponent sees how high the piles are and what is on top, nothing else; you can always look through your own.
    .title = The Stash
ragnguns-rules-traps =
    Set a **Piège** (trap) from your hand or the top of your Stash, face down, with any stake: at least one bullet, at most all you have, never those in the Belt.

    At the start of the turn, after reloading and drawing, your opponent decides about each:
    • **Pay** as many bullets as the stake: the Piège goes back into your Stash; you choose the pile, and its side.
    • **Outbid**, one bullet more: the Piège is discarded, and everyone sees it.
    • **Spring** it: it is revealed, does what it says, and is discarded. If there is nothing to do, nothing happens.

    The stake goes back to the supply in all three cases. Only bullets just reloaded can pay.

    Paid or outbid, a Piège does nothing.

    A Piège lives on doubt: The Decoy does nothing at all.
    .title = Pièges
ragnguns-rules-empty =
    Fifteen cards, three a turn: in your sixth turn there is nothing left to draw. The game goes on with your Stash.

    From the turn in which you can draw no card, your Pistolero is **ready to fight**. At any time in your turn, free of charge, your Pistolero can step out into your Alley; the card there is discarded. You get the Pistolero’s 🎯 and keywords and may fire at once.

    There is no stepping back, and only the Shelter still protects: what gets past it hits the Pistolero. Bullets taken before still count. The Pistolero’s effects can still be used, and Alley and Shelter are no longer swapped.
    .title = The empty deck
ragnguns-rules-cards =
    • **Actions**: neither cost nor statistics, playable from the hand.
    • **Weapons**: something to fire with, sometimes an effect.
    • **Items**: not much, but two effects.
    • **Pièges**: their cost is your stake.
    • **Reinforcements**: one effect for the Alley, another for the Shelter.

    Keywords do nothing by themselves: effects look for them. A Pistolero’s name among them marks a **Signature**.

    A legal deck: a Pistolero and 15 cards whose names all differ, the Pistolero’s included; at most three **EPIC** cards and one Signature, that of its own Pistolero.

    { "" }**Your deck** is one that you have built in `/deck workshop` and sat down with, or a prebuilt one picked there; without one you choose a prebuilt one in secret when the game begins. A deck comes along as it is when you sit down: what you change afterwards is for the next game. `/deck code` makes a code of it, and reads the codes of others.

    Your opponent learns your Pistolero when both have a deck, and your list not before the end.
    .title = Cards and decks
ragnguns-rules-words =
    Rag’n’Guns is a French game. Its own words are in *italics*; whichever of them you type, in any language, it is understood.

    • **Alley** – *Ruelle* · **Shelter** – *Abri* · **Stash** – *Planque*
    • **Cylinder** – *Barillet* · **Belt** – *Cartouchière* · bullet – *Balle* · the supply – *le tas*
    • **Shootout** – *Fusillade* · **Firepower** 🎯 – *Puissance de feu* · **Toughness** 🧱 – *Résistance*
    • **Reinforcement** – *Renfort* · **Weapon** – *Arme* · **Item** – *Objet* · **Action** – *Action* · **Piège** – a trap; this word stays French · **Signature** – *Signature*
    • place – *poser* · stash – *planquer* · reload – *recharger* · draw – *piocher* · heal – *soigner* · discard pile – *défausse*
    • stake – *mise* · disarm – *désamorcer* · pay – *payer* · outbid – *enchérir* · spring – *retourner* · ready to fight – *prêt au combat*
    • EPIC – *ÉPIQUE* · MELEE – *MÊLÉE* · MOUNT – *MONTURE* · ANIMAL – *ANIMAL* · WOMAN – *FEMME* · QUICK – *RAPIDE* · FIRE – *FEU* · MUSIC – *MUSIQUE* · SHERIFF – *SHÉRIF* · BOOZE – *ALCOOL* · HEALING – *SOIN*
    .title = The words, and the French ones
ragnguns-rules-secrets =
    • **Known to all**: Cylinder, bullets, Belt, bullets on cards, stakes, the sizes of hands and decks, discard piles, cards in zones, the top and height of each pile of a Stash.

    • **For you alone**: your hand, your covered cards, your face-down Pièges, on the table and in the Stash, the list of your deck, and what you have left to draw, though not its order.

    • **Known to nobody**: the order of the decks.

    When you stash, your opponent learns how many cards go where and what is on top, no more. A Piège that is paid goes back unnamed if its owner lays it face down; discarded or sprung, everyone sees it.
    .title = Who knows what

## The statements of the rule book

ragnguns-ruling-R1 = Rag’n’Guns is for two, no more and no fewer, each with a Pistolero.
ragnguns-ruling-R2 = As soon as your opponent’s Pistolero has taken six bullets in all, you win.
ragnguns-ruling-R3 = Each of you has a Pistolero, a deck of 15 cards and a Cylinder, which goes from 1 to 6.
ragnguns-ruling-R4 = A playmat and a heap of chips look good, but they change nothing in the rules. Here the bot keeps count.
ragnguns-ruling-R5 = At the start your Pistolero stays put: neither in your Alley nor in your Shelter.
ragnguns-ruling-R6 = At the start each deck is shuffled and face down.
ragnguns-ruling-R7 = At the start each Cylinder is at 1.
ragnguns-ruling-R8 = At the start nobody has bullets, a filled Belt, a hand or cards in play.
ragnguns-ruling-R9 = Dice decide who goes first: each player rolls one, and the higher number begins. The bot does the rolling.
ragnguns-ruling-R10 = In the very first turn of the game the Cylinder does not go up: whoever goes first takes one bullet.
ragnguns-ruling-R11 = A turn in order: reload, draw, disarm, free moves with at most one Shootout among them, Stash, Belt. Then it is your opponent’s turn.
ragnguns-ruling-R12 = When you reload, your Cylinder goes up by 1, except in the very first turn of the game, and you take as many bullets.
ragnguns-ruling-R13 = Example: you play second. In your first turn your Cylinder goes to 2, and you take two bullets.
ragnguns-ruling-R14 = When you draw, you take three cards from your deck.
ragnguns-ruling-R15 = You disarm after reloading and drawing: that is when you settle the Pièges set against you.
ragnguns-ruling-R16 = Place cards, discard, play effects, set Pièges: in any order and as often as you can.
ragnguns-ruling-R17 = Discarding one of your cards costs nothing, whether it is in hand, on top of your Stash or in a zone.
ragnguns-ruling-R18 = You may fire your Shootout at any point of your free moves, but only once a turn.
ragnguns-ruling-R19 = At the end of your turn all that is left in your hand goes into your Stash.
ragnguns-ruling-R20 = After that, the bullets you have neither spent nor fired go into your Belt.
ragnguns-ruling-R21 = Once all is put away, it is your opponent’s turn.
ragnguns-ruling-R22 = Everybody sees how many bullets you take. The mood is murder, not cheating.
ragnguns-ruling-R23 = A bullet spent goes back to the supply; a bullet fired lies on the card it hit.
ragnguns-ruling-R24 = Some effects fire a bullet that you have just spent on them: it goes to the target instead of the supply. Bullets fired by a free effect come from the supply.
ragnguns-ruling-R25 = Example: the Whip costs two bullets. One goes back to the supply, the other ends up on the card in the opposing Alley.
ragnguns-ruling-R26 = The bullets in your Belt pay for one thing only: the two effects of your Pistolero.
ragnguns-ruling-R27 = Bullets put into your Belt at the end of a turn are of no use before your next one.
ragnguns-ruling-R28 = Placing a card costs its price in your bullets. Some Reinforcements bring that price down.
ragnguns-ruling-R29 = Example: placing the Machete costs two bullets.
ragnguns-ruling-R30 = A placed card lies face up, in your Alley or in your Shelter.
ragnguns-ruling-R31 = Only cards with statistics, 🎯 and 🧱, can be placed. Actions and Pièges have none.
ragnguns-ruling-R32 = The Alley and the Shelter hold one card each.
ragnguns-ruling-R33 = Example: to place the Machete where the Knuckleduster is, first discard the Knuckleduster, pay two bullets, then place the Machete there.
ragnguns-ruling-R34 = The card in your Alley gives you its 🎯 as firepower, which some effects raise. Empty Alley, no firepower: no Shootout.
ragnguns-ruling-R35 = Example: with the Machete in your Alley, your Shootout can have two bullets.
ragnguns-ruling-R36 = The card in your Shelter takes bullets first: a Shootout has to bring it down before it can reach your Pistolero.
ragnguns-ruling-R37 = A card is discarded when its owner says so, or when it has taken as many bullets as its 🧱.
ragnguns-ruling-R38 = Example: the Machete in the Shelter falls to the first bullet.
ragnguns-ruling-R39 = To play an effect, pay its cost, do what it says, then discard the card.
ragnguns-ruling-R40 = Example: Improvise costs nothing, and stashes a MELEE card from your discard pile.
ragnguns-ruling-R41 = *Each turn*: the card stays where it is, and its effect can be played once a turn.
ragnguns-ruling-R42 = Example: the Old Bourbon heals one bullet, once a turn. After that, sleep it off.
ragnguns-ruling-R43 = A Reinforcement’s *Placed in* effect happens when you place the card in the zone it names.
ragnguns-ruling-R44 = A Reinforcement’s *While in* effect lasts as long as the card is in the zone it names.
ragnguns-ruling-R45 = Swapping Alley and Shelter starts *While in* effects, never *Placed in* ones: the cards were there already.
ragnguns-ruling-R46 = Example: Deputy Nelson moving from Shelter to Alley does not fetch a SHERIFF card.
ragnguns-ruling-R47 = Actions and Pièges aside, an effect can be played only if its card is in play: in a zone, or face up on top of your Stash.
ragnguns-ruling-R48 = The effect of an Action can be played straight from your hand.
ragnguns-ruling-R49 = Example: in hand, the Knuckleduster cannot fire. Discard it, play Improvise from your hand to stash it: now it is in play, and it fires this very turn.
ragnguns-ruling-R50 = Your Pistolero has two effects. You may play both in the same turn, once each, and never lose your Pistolero for it.
ragnguns-ruling-R51 = The effects of your Pistolero are paid with bullets from your Belt, and with nothing else.
ragnguns-ruling-R52 = Example: Buffalo Kid has the Machete in the Alley, a WEAPON and a MELEE card. For two bullets from the Belt it gets 1 more 🎯, and he fires one bullet.
ragnguns-ruling-R53 = Your Shootout has from one bullet up to your firepower, but never more bullets than you have left.
ragnguns-ruling-R54 = With no bullets of your own there is no Shootout. The Belt is no help.
ragnguns-ruling-R55 = Example: the Sisters have 3 🎯 and you have three bullets. Nothing stops you from firing two and keeping the third for your Belt.
ragnguns-ruling-R56 = Bullets fired hit the card in the opposing Shelter first, until it is discarded.
ragnguns-ruling-R57 = The player who is hit splits what gets past the Shelter, or everything if the Shelter is empty, between the Pistolero and the card in the Alley.
ragnguns-ruling-R58 = Example: two bullets against an Iron Bar in the Shelter and a Machete in the Alley. The first brings down the Iron Bar; your opponent takes the second on the Pistolero and keeps the Machete.
ragnguns-ruling-R59 = Bullets stay on a card that is still standing until it is discarded or healed.
ragnguns-ruling-R60 = Healing a bullet means taking it off the card and back to the supply.
ragnguns-ruling-R61 = Example: Jenny James pays two bullets from the Belt and heals one bullet from the Sisters.
ragnguns-ruling-R62 = Your Stash has two piles. You choose which one for each card, and in what order.
ragnguns-ruling-R63 = Stashed cards lie face up, except for Pièges, which may lie face down.
ragnguns-ruling-R64 = Example: you stash Doc on the right, Improvise on the left, and the Knuckleduster on top of Improvise.
ragnguns-ruling-R65 = The cards in your Stash are still useful: they are in play, their effects can be played from there, and you can place them.
ragnguns-ruling-R66 = Only the top card of each pile is within reach.
ragnguns-ruling-R67 = During your turn you may discard the top of your Stash whenever you like, to get at the card below.
ragnguns-ruling-R68 = Example: you discard the Knuckleduster from your Stash, and Improvise, asleep underneath, is ready for use.
ragnguns-ruling-R69 = Your opponent sees only the top of each pile. What you slip underneath goes unseen.
ragnguns-ruling-R70 = You may look through your Stash whenever you like, without changing its order. At a real table your opponent could steal a look too; here only you see it (Q50).
ragnguns-ruling-R71 = An Action has neither a price nor statistics: you play it for its effect, which is often free.
ragnguns-ruling-R72 = A Weapon has statistics, and not always an effect.
ragnguns-ruling-R73 = An Item has two effects. If one of them has *Each turn*, you may play that one and then the other in the same turn, once each.
ragnguns-ruling-R74 = The cost of a Piège is for you to choose when you set it: at least one bullet.
ragnguns-ruling-R75 = A Piège you have set lies face down between the two of you, with your stake on top.
ragnguns-ruling-R76 = Example: you set The Fall for three. Three of your bullets lie on it, and that is all your opponent can see.
ragnguns-ruling-R77 = When disarming, the player facing the Pièges chooses for each: pay, outbid or spring it.
ragnguns-ruling-R78 = Paying takes as many bullets as the stake, and the Piège goes back into its owner’s Stash without being revealed. The owner chooses the pile and the side it lies on. Nothing else happens.
ragnguns-ruling-R79 = Outbidding takes one bullet more, and the Piège goes to its owner’s discard pile for all to see. Nothing else happens.
ragnguns-ruling-R80 = Spring it, and the Piège is revealed: its effect hits whoever sprang it.
ragnguns-ruling-R81 = Example: The Fall is set against you for three. Three bullets send it back to the Stash; four, to the discard pile; none, and you discard a card from your hand.
ragnguns-ruling-R82 = Only Pièges may be stashed face down. When discarded, they are revealed.
ragnguns-ruling-R83 = The effects of a Reinforcement count only while it is in a zone.
ragnguns-ruling-R84 = A Reinforcement has two kinds of effect: *While in* lasts as long as it is there, *Placed in* happens once, when it is placed.
ragnguns-ruling-R85 = At most three EPIC cards in a deck.
ragnguns-ruling-R86 = A card with a Pistolero’s name among its keywords is a Signature: it goes only into that Pistolero’s deck, and a deck holds at most one.
ragnguns-ruling-R87 = The other keywords do nothing by themselves: it is effects that make use of them.
ragnguns-ruling-R88 = Fifteen cards, three a turn: in your sixth turn you draw nothing more, and the game goes on.
ragnguns-ruling-R89 = From the turn in which you can draw no card, usually the sixth, your Pistolero is ready to fight.
ragnguns-ruling-R90 = A Pistolero who is ready to fight steps out into your Alley whenever you like during your free moves, at no cost.
ragnguns-ruling-R91 = In the Alley your Pistolero gives you 🎯 and keywords. There is no stepping back, and only the Shelter still protects.
ragnguns-ruling-R92 = A deck is a Pistolero and 15 cards whose names all differ, the Pistolero’s included.
ragnguns-ruling-R93 = A Reinforcement that bears your Pistolero’s name cannot be in your deck.
ragnguns-ruling-R94 = Every card of a deck is of one of five types: Action, Weapon, Item, Piège or Reinforcement.

## Our rulings where the rule book is silent or unclear

ragnguns-ruling-Q1 = The rule book gives no list of cards. Those it talks about are as it tells them; the rest is ours: 88 cards, four Pistoleros and two prebuilt decks for each.
ragnguns-ruling-Q2 = The 🎯 and keywords of the Pistoleros are ours: Buffalo Kid 3, MELEE and QUICK; Jenny James 2, WOMAN and HEALING; Pepper Malone 3, FIRE and WOMAN; Gus Harmonica 2, MUSIC and BOOZE.
ragnguns-ruling-Q3 = Buffalo Kid’s first effect gives 1 more 🎯 to the WEAPON in the Alley, until the end of the turn.
ragnguns-ruling-Q4 = Improvise is free: the example in the rule book says that nothing is paid, and the example holds.
ragnguns-ruling-Q5 = The Decoy does nothing at all. That is the point of setting it.
ragnguns-ruling-Q6 = The SHERIFF card that Deputy Nelson fetches from the discard pile is stashed, not taken into hand.
ragnguns-ruling-Q7 = The higher die begins; it does not choose who does. Ties are rolled again.
ragnguns-ruling-Q8 = The Cylinder stops at 6, being a die. From then on you take six bullets each time you reload.
ragnguns-ruling-Q9 = Each of you has a Cylinder of your own. The second player’s goes to 2 in the first turn already.
ragnguns-ruling-Q10 = Bullets never run out: the fifteen or so chips of the rule book are only a suggestion.
ragnguns-ruling-Q11 = Your Belt has no limit and keeps its bullets from turn to turn. You draw on it for your Pistolero alone; some opposing cards can also take bullets from it.
ragnguns-ruling-Q12 = Bullets from the Belt cannot place cards, be fired, be staked or pay for a Piège.
ragnguns-ruling-Q13 = You keep no bullets for your opponent’s turn. A Piège is paid with the bullets of the reload just made.
ragnguns-ruling-Q14 = You reload first and draw second. Both are over before you disarm, so nothing hangs on it.
ragnguns-ruling-Q15 = You place a card from your hand or from the top of your Stash, never from the other zone.
ragnguns-ruling-Q16 = A card in a zone moves between Alley and Shelter only by an effect.
ragnguns-ruling-Q17 = A card cannot be placed over another: first discard the one that is there, then place the new one.
ragnguns-ruling-Q18 = Discarding is free and without limit, but only during your own free moves.
ragnguns-ruling-Q19 = When a card leaves play, its bullets go back to the supply. Should it return, it is as good as new.
ragnguns-ruling-Q20 = A card in the Shelter is not waiting its turn for the Alley: without an effect, it stays.
ragnguns-ruling-Q21 = An effect without *Each turn* discards its card, even one in the Alley or the Shelter.
ragnguns-ruling-Q22 = A card in your Stash is not “in your Alley”: a zone that is named means that zone and no other.
ragnguns-ruling-Q23 = Your Pistolero takes up the whole Alley. The card that lies there when the Pistolero steps out is discarded.
ragnguns-ruling-Q24 = In the Alley or not, your Pistolero falls to six bullets in all, earlier ones included.
ragnguns-ruling-Q25 = You cannot fire zero bullets. If you think better of it, your Shootout is not used up.
ragnguns-ruling-Q26 = The card in your Alley takes no more than it has 🧱 left; the rest goes to your Pistolero.
ragnguns-ruling-Q27 = The player who is hit splits the bullets, in the middle of the opponent’s turn. Nothing else is played until that is answered.
ragnguns-ruling-Q28 = With an empty Alley, or a Pistolero standing in it, there is nothing to split: all of it is for the Pistolero.
ragnguns-ruling-Q29 = Bringing down the card in the Shelter does not end the Shootout: the bullets left over go on at once.
ragnguns-ruling-Q30 = You may fire a Shootout from the very first turn, if you have what it takes.
ragnguns-ruling-Q31 = An effect that names a zone hits that zone, and what cannot be taken there is lost. An effect that says only “fire” goes the way of a Shootout: the Shelter first.
ragnguns-ruling-Q32 = An effect aimed at an empty zone cannot be played. If the opposing Pistolero stands in the Alley it names, the Pistolero is the target.
ragnguns-ruling-Q33 = Bullets fired by an effect do not count as your Shootout.
ragnguns-ruling-Q34 = At the sixth bullet the game stops dead: nothing more is resolved.
ragnguns-ruling-Q35 = You only die once: beyond the sixth, bullets no longer count.
ragnguns-ruling-Q36 = An effect with nothing to do cannot be played. A *Placed in* without a target is quietly lost, and the card is placed all the same.
ragnguns-ruling-Q37 = An Action on top of your Stash is in play: it can be played from there too.
ragnguns-ruling-Q38 = Played from the Stash, an effect without *Each turn* sends its card to the discard pile, and the next one comes within reach.
ragnguns-ruling-Q39 = An *Each turn* effect can be played once a turn for each card. Making the card leave and come back changes nothing.
ragnguns-ruling-Q40 = On an Item, play the *Each turn* first: the ordinary effect discards the card. If neither has *Each turn*, you will only get to play one.
ragnguns-ruling-Q41 = In the Stash a Reinforcement does nothing at all.
ragnguns-ruling-Q42 = When you place a Reinforcement, fetching a card, from the discard pile or from under your Stash, is allowed but never forced. Any other *Placed in* that can happen does.
ragnguns-ruling-Q43 = A *While in* effect ends the moment its card is discarded.
ragnguns-ruling-Q44 = The rule book draws the signs of the Reinforcements in two ways. They mean the same: one lasts, the other happens once, when the card is placed.
ragnguns-ruling-Q45 = When an effect makes you stash a card, you choose the pile, and the card goes on top. A Piège may be hidden: it goes face down unless you say otherwise.
ragnguns-ruling-Q46 = You may leave one pile empty and put everything on the other.
ragnguns-ruling-Q47 = New cards go on top of old ones.
ragnguns-ruling-Q48 = Once your hand is stashed, the turn is over: nothing more is played.
ragnguns-ruling-Q49 = You must stash all that is left in your hand. If you would rather not, discard before you end your turn.
ragnguns-ruling-Q50 = Your hand always shows you your whole Stash, and your opponent sees no more of it. In the rule book, looking through yours lets your opponent peek; not here.
ragnguns-ruling-Q51 = How high each pile is, is known to all.
ragnguns-ruling-Q52 = A card face down in a Stash is bound to be a Piège. Which one is another story.
ragnguns-ruling-Q53 = You may stash a Piège face up if that amuses you. Unless you say so, it goes face down. One that an effect fetches from the discard pile may go face down too, though everyone has seen it.
ragnguns-ruling-Q54 = Discard piles lie face up, and anybody may read them.
ragnguns-ruling-Q55 = A Piège is set from your hand or from the top of your Stash.
ragnguns-ruling-Q56 = Set as many Pièges as you can pay for. The other settles them one by one, in any order.
ragnguns-ruling-Q57 = Your stake is known to all: your opponent has to know what to pay.
ragnguns-ruling-Q58 = Paid, outbid or sprung, a Piège returns its stake to the supply, never to you.
ragnguns-ruling-Q59 = When your Piège is paid, you choose the pile it goes back to, on top, and its side. If you do not say, it goes face down on the pile with fewer cards. This gives you no move to play.
ragnguns-ruling-Q60 = A Piège is paid with the bullets you have at that moment, and outbidding takes one more. If you are short, all you can do is spring it.
ragnguns-ruling-Q61 = A Piège that finds nothing to take takes nothing: The Fall against an empty hand, for instance.
ragnguns-ruling-Q62 = Once sprung, a Piège goes to its owner’s discard pile.
ragnguns-ruling-Q63 = If the game ends, the Pièges still lying there no longer matter.
ragnguns-ruling-Q64 = A Piège never waits long: your opponent always plays next.
ragnguns-ruling-Q65 = Your stake may take all your bullets, but never those of your Belt.
ragnguns-ruling-Q66 = If fewer cards are left than you should draw, you draw what there is. Your Pistolero is ready in the first turn in which you draw nothing, be it the sixth or sooner.
ragnguns-ruling-Q67 = The game is a draw after 60 turns. So it is when nobody has anything left to play or a Pistolero able to fire; but so far every Pistolero can. Both rules are ours.
ragnguns-ruling-Q68 = Stepping out into the Alley does not count as a Shootout: your Pistolero can fire in the same turn.
ragnguns-ruling-Q69 = In the Alley your Pistolero keeps both effects, and the Pistolero’s keywords count there. Buffalo Kid is a MELEE card himself then, but not a WEAPON.
ragnguns-ruling-Q70 = You do not discard your Pistolero.
ragnguns-ruling-Q71 = A capital or an accent does not make another name. Nobody gets around the rule by spelling.
ragnguns-ruling-Q72 = A card both EPIC and a Signature would count toward both limits. For now there is none.
ragnguns-ruling-Q73 = Both players may take the same Pistolero, the same cards or the same deck.
ragnguns-ruling-Q74 = Healing takes bullets off a card in a zone, never off a Pistolero, and no card makes an exception.
ragnguns-ruling-Q75 = A card “wherever it is”: in your hand, on top of your Stash, in your Alley or Shelter, or a Piège set this turn, whose stake goes to the supply. The deck, the discard pile, covered cards and your Pistolero are not meant.
ragnguns-ruling-Q76 = No free effect can bring itself back in a loop. A card is discarded only after its effect, so it never finds itself.
ragnguns-ruling-Q77 = After 200 moves in one turn all you can do is end it. This is ours, and you would have to try hard.
ragnguns-ruling-Q78 = The 60 turns are those of both players, counted together.
ragnguns-ruling-Q79 = Known to all: Cylinders, bullets, Belts, stakes, bullets on cards, sizes of hands and decks, discard piles, cards in zones, the top and height of each Stash. For you alone: your hand, your covered cards, your hidden Pièges. The order of the decks is known to nobody.
ragnguns-ruling-Q80 = When you stash, your opponent learns how many cards go where and what is on top; a hidden Piège is just a Piège. The rest is named nowhere, not even in the log, and a covered card is not shown until it is on top again.
ragnguns-ruling-Q81 = A Piège that is paid and goes back face down is not named; all anyone knows is that it is that one, and which pile it is on. Outbid, sprung or discarded, it is named to all.
ragnguns-ruling-Q82 = Until both have a deck, nothing is known of either but whether it was brought. Then the bot shows your opponent your Pistolero, and your 15 cards not before the end. But each Pistolero has only two prebuilt decks: whoever knows these will have an idea what to expect, unless you have built your own.
ragnguns-ruling-Q83 = With The Fall, the player who discards picks the card, and it goes face up to the discard pile.
ragnguns-ruling-Q84 = Once your Pistolero has stepped out, you can no longer play an effect that swaps Alley and Shelter: there is no stepping back.
ragnguns-ruling-Q85 = Your Pistolero in the Alley is a card like any other: an effect that gives the card in your Alley 🎯 adds to theirs, if they have the keyword it asks for. A Pistolero is no WEAPON. If it does not fit, the bot says why.
ragnguns-ruling-Q86 = If a Reinforcement makes your Pièges dearer, the stake is still only the bullets that lie on them; the price to pay or outbid is another number. The bot shows both.
ragnguns-ruling-Q87 = What a card says goes before the rule. Reinforcements may add bullets when you reload (R12), cards to draw (R14), a Shootout (R18) or bullets to the price of a Piège (R78). They may stop bullets of a Shootout or make it cost more, and a Piège may forbid it (R53).
