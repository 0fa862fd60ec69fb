# What is said in the lessons of Revolver 2. Their deals are in data/games/revolver/lessons.toml.

revolver-lessons = Revolver 2

revolver-lesson-fight =
    You lead the **guardians** of Malpaso against Mae’s General Mapache. Only the battlefield with the marker counts.
    .title = The fight on a battlefield
    .ask-1 = Mae has firepower 6 in Malpaso. You have 2, and the place itself defends with 5. Play the Winchester Twins: firepower 3. They cost **one other card**, which you discard; the Cannon of the Mission costs four: you cannot pay for it anyway.
    .other-1 = That is a move, but it stops fewer bullets. Play the Winchester Twins, paid with the Cannon of the Mission.
    .done-1 = 2 + 5 + 3 make 10. What you play stays there.
    .ask-2 = Enough. End your turn; Mapache attacks at the end of Mae’s.
    .other-2 = Keep what you have there. End your turn.
    .done-2 = 10 against 6: you hold. Mapache must have **more** to kill.
    .end = Nobody was killed, so a token left the card of the Mexican army. When the last one is gone, the guardians win.

revolver-lesson-kill =
    Now you are **General Mapache**. You win when every guardian is dead, and each turn without a kill brings the army closer.
    .title = A kill every turn
    .ask-1 = Dusty holds Malpaso with 6. Your Hired Guns have 3. The Deserters bring 4 and cost two cards: pay with the rest of your hand.
    .other-1 = That does not make more than 6. Play the Deserters.
    .done-1 = 3 + 4 make 7, one more than Dusty has.
    .ask-2 = End your turn: the attack follows by itself.
    .other-2 = You need all of them. End your turn.
    .done-2 = A **hit**: the guardian with the lowest rating is dead.
    .end = Guardians with **grit** lose a grit token instead. Padre Esteban has the highest rating: if he is alive after the last turn at the mine, the guardians win.

revolver-lesson-poker =
    The game begins with a poker tournament for the road. A **cheat** beats a number, a **number** beats the accusation, the **accusation** beats a cheat; of two numbers the higher wins.
    .title = Poker for the road
    .ask-1 = You are the guardians again: only you can cheat. Mae looks proud: she has a high number. Cheat!
    .other-1 = Mae’s number is higher, she says. Play one of your two cheats.
    .done-1 = A cheat beats even the ten. Now Mae is angry: here comes the accusation.
    .ask-2 = What beats the accusation?
    .other-2 = The accusation beats a cheat. Any number will do.
    .done-2 = Two rounds won: the road is yours, by the church.
    .end = Each card you have played brings its benefit, won or lost: more cards, or power at Malpaso.

revolver-lesson-game =
    The last four turns at the silver mine. You lead the guardians: keep Padre Esteban alive. Two **kegs** in your hand bring down the tunnels on Mapache’s cards.
    .title = The last stand
    .end = That was the end of a game. A whole one takes half an hour or more: `/wanted duel`, Revolver 2.
