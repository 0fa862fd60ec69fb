# What is said in the lessons of Revolver 2. Their deals are in data/games/revolver/lessons.toml.

revolver-lessons = Revolver 2

revolver-lesson-fight =
    You lead the **guardians** of Malpaso; Mae leads Mapache’s men. Poker has decided the road, as a later lesson shows. Only the battlefield where the fight is counts.
    .title = The fight on a battlefield
    .ask-1 = Mae has 12 here, you have 11. Play the Winchester Twins: firepower 3, for **one other card** of your hand. The Cannon costs four: too dear.
    .other-1 = That stops fewer bullets. Play the Winchester Twins.
    .done-1 = Your cards’ 3 + 3 and this place’s **defense** of 8 make 14. What you play stays there; three cards fit on your side.
    .ask-2 = Enough. End your turn. Mae’s turn ends with Mapache’s attack.
    .other-2 = Keep what you have there. End your turn.
    .done-2 = You hold. Equal totals hold, too: Mapache must have **more** to kill.
    .end = A turn without a kill takes a token from the army’s card; this one two, because Mae played no card. When the last is gone, the guardians win. On the road, this place had **1/4**, the first of its four turns; now comes **2/4**.

revolver-lesson-kill =
    Now you are **General Mapache**: you win when every guardian is dead.
    .title = A kill every turn
    .ask-1 = Dusty holds with 9, your Cannon Wagon has 6. Play the Deserters: 4 more, for your two other cards.
    .other-1 = That does not make more than 9. Play the Deserters.
    .done-1 = 6 + 4 make 10, one more than Dusty has.
    .ask-2 = Press the button with both totals: the attack ends your turn and hits the lowest rating, Benito the Baker’s 1.
    .other-2 = You need all of them. Attack!
    .done-2 = A **hit**: Benito is dead. The next one takes whoever is lowest then.
    .end = With **grit**, a guardian loses a grit token instead. Padre Esteban has the highest rating, so he is hit last. Bullets on a card are **ammunition**, for the Gatling at the mine.

revolver-lesson-poker =
    The game begins with a poker tournament for the road. Of two numbers the higher wins.
    .title = Poker for the road
    .ask-1 = You are the guardians again: only you can cheat. Mae looks proud: she has a high number. Play either of your two cheats.
    .other-1 = Mae’s number is higher, she says. Play one of your two cheats.
    .done-1 = A cheat beats even the ten. Now Mae is angry: here comes the accusation.
    .ask-2 = What beats the accusation?
    .other-2 = The accusation beats a cheat. Any number will do.
    .done-2 = Two rounds won: the road is yours, its three places one after another, from the church on.
    .end = Each card you have played brings its benefit, won or lost. Most turns on the road bring the guardians a **recruit**; at the end of a place they may **stay** for another attack, or **ride on**.

revolver-lesson-game =
    The last four turns at the silver mine. You lead the guardians: keep Padre Esteban alive.
    .title = The last stand
    .ask-1 = Mae has 12 here, you have 8. Two **kegs** bring down the tunnels on all of her cards: press “Bury Mapache’s cards in the tunnels”, for which your Blasting Crew goes.
    .other-1 = First get rid of Mae’s 12: bring down the tunnels with the Blasting Crew.
    .done-1 = Mae’s cards are gone, and the Blasting Crew, spent for its kegs. Go on alone: with **ammunition**, Mae fires a Gatling here before the attack, a hit for each icon.
    .end = That was the end of a game. A whole one takes half an hour or more: `/wanted duel` with Revolver 2.

## Tips for who is new to Revolver 2: with each kind of question, and after what has cost much.

revolver-tip-poker = Every card you play brings its benefit, even in a round you lose. A cheat beats a number, a number the accusation, the accusation a cheat.
revolver-tip-march = A recruit, drawn unseen, is one more guardian for Mapache to kill; the next battlefield’s, if it has one, comes either way. If you stay, all cards here count for another attack; if you ride on, they stay behind.
revolver-tip-play = A card is paid with others in hand. Only the place of the fight counts.
revolver-tip-field = Three cards on the guardians’ side of a battlefield, no more: whatever lies there takes up room.
revolver-tip-cost = Pay with what you will not play soon, but keep kegs (bridge, mine) and ammunition (mine) in hand.
revolver-tip-keg = Two kegs are needed; more are lost.
revolver-tip-second-keg = It is discarded for its keg: take what you can spare.
revolver-tip-ammo = Each icon is a hit on the guardians, and the attack follows all the same.
revolver-tip-drop = This makes room, and nothing else.
revolver-tip-victim = One with grit loses a token instead of dying. Some cost more when they fall: read their cards.
revolver-tip-drop-hand = Rather what you cannot pay for or will not need soon.
revolver-tip-rout = Give up the one that you will miss least: its tokens go with it, and all that it gives your other cards.
revolver-tip-lasso = You can play it again, if you can pay once more.
revolver-tip-sap = Take the card with the fewest tokens.
revolver-tip-bring = Cards stay behind when the fight moves on: fetch the strongest.
revolver-tip-recall = On a battlefield that is over, a card does nothing anymore.
revolver-tip-drill = Tokens count only where the fight is.
revolver-tip-spy = Take what would hurt you most next turn.
revolver-tip-dig = The other side sees what you take.
revolver-tip-recover = The other side knows this card already: take the most useful.
revolver-tip-hearten = Grit saves whoever is hit, and the lowest rating is hit first.
revolver-tip-daunt = Take it from one who will not be hit soon.

revolver-setback-guardian = { $why ->
    [attack] { $card } fell because Mapache’s total was greater. An equal one would have held.
    [gatling] { $card } falls to the Gatling: each ammunition icon is a hit, whatever the totals. Mapache fires at most one card for each of their firepower cards there.
    [loss] { $card } falls because another guardian’s text costs a hit, whatever the totals.
   *[card] { $card } falls to one of Mapache’s cards, whatever the totals. The attack comes on top of that.
}
revolver-setback-repelled = To hit, your total has to be greater. In a turn without a kill a token leaves the army’s card; two, if you played no card or attacked with 0 points.
