### The rule book of Rag’n’Guns in our own words: chapters to learn from.

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
    To **put down** a card costs its price. Only cards with ♠ and ♥ can be put down, one in each zone: to replace one, discard it first. A card changes its zone only by an effect.

    The card in your **Ruelle** gives you its ♠: as many bullets as you may fire. The one in your **Abri** takes bullets in your place. A card that has taken as many as its ♥ is discarded; until then they stay on it.

    { "" }**The Fusillade**, once a turn: from 1 to ♠ bullets of your supply. The opposing Abri takes them first. What gets past it your opponent shares between the card in the Ruelle, which takes no more than it can, and the Pistolero. Without a card in the Ruelle all go to the Pistolero.

    An effect that says only “fire” goes the same way; one that names a zone hits that zone. Neither counts as the Fusillade.
    .title = Ruelle, Abri and Fusillade
ragnguns-rules-effects =
    You pay, do what it says, and discard the card. If there is nothing to do, the effect cannot be played.

    • **∞**: the card stays, and the effect can be played once a turn, even if it leaves and comes back.
    • **↴**: happens when the Reinforcement is put into that zone. Fetching a card is allowed, never forced.
    • **♦**: lasts as long as the Reinforcement lies there. Swapping the zones starts a ♦, not a ↴.

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

    From the turn in which you can draw no card your Pistolero is **ready to fight**. At any time in your turn, free of charge, he or she steps out into your Ruelle; the card there is discarded. You get the Pistolero’s ♠ and keywords and may fire at once.

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

    Decks are chosen in secret before the first card. Your opponent then knows your Pistolero, but not your list before the end.
    .title = Cards and decks
ragnguns-rules-secrets =
    • **Known to all**: Barillet, bullets, Cartouchière, bullets on cards, stakes, the sizes of hands and decks, discards, cards put down, the top and height of each place of a Planque.

    • **For you alone**: your hand, your covered cards, your face-down Pièges, on the table and in the Planque, and what you have left to draw, though not its order.

    • **Known to nobody**: the order of the decks.

    When you stash, the other learns how many cards go where and what is on top, no more. A Piège that is paid leaves unnamed; discarded or turned up, all see it.
    .title = Who knows what
