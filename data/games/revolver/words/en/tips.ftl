# Tips for who is new to Revolver 2: with each kind of question, and after what has cost much.

revolver-tip-poker = Every card you play brings its benefit, even in a round you lose. A cheat beats a number, the accusation beats a cheat.
revolver-tip-march = Staying brings recruits, and one more attack here. Riding on skips all that is left of this place.
revolver-tip-play = A card costs other cards from your hand. Only what lies on the battlefield with the marker counts in the attack.
revolver-tip-field = Three cards on the guardians’ side of a battlefield, no more: whatever lies there takes up room.
revolver-tip-cost = Pay with what you will not play soon. Kegs and ammunition are lost when you pay with them.
revolver-tip-keg = Two kegs are needed; more are lost.
revolver-tip-second-keg = It is discarded for its keg: take what you can spare.
revolver-tip-ammo = Each icon is a hit on the guardians, and the attack follows all the same.
revolver-tip-drop = This makes room, and nothing else.
revolver-tip-victim = One with grit loses a token instead of dying. Some cost more when they fall: read their cards.
revolver-tip-drop-hand = Begin with those that you cannot pay for.
revolver-tip-rout = The weakest first, tokens included.
revolver-tip-lasso = You can play it again, if you can pay once more.
revolver-tip-sap = Take the card with the fewest tokens.
revolver-tip-bring = Cards stay behind when the marker moves on: fetch the strongest.
revolver-tip-recall = On a battlefield that is over, a card does nothing anymore.
revolver-tip-drill = Tokens count only on the battlefield with the marker.
revolver-tip-spy = Take what would hurt you most next turn.
revolver-tip-dig = The other side sees what you take.
revolver-tip-recover = The other side knows this card already: take the most useful.
revolver-tip-hearten = Grit saves whoever is hit, and the lowest rating is hit first.
revolver-tip-daunt = Take it from one who will not be hit soon.

revolver-setback-guardian = { $card } falls. A hit comes when Mapache’s total on this battlefield is greater than yours: an equal one holds.
revolver-setback-repelled = { $gang } against { $guards } is no hit: your total has to be greater. In a turn without a kill a token leaves the army’s card.
