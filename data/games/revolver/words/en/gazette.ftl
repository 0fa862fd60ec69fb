# How the episodes of a game are told after its end: each event in two ways, short.

revolver-gazette-stamp-1 = Beaten
revolver-gazette-stamp-2 = Adiós
revolver-gazette-stamp-3 = The end

# Headlines: $hero and $fallen are the card that won and the one that fell
revolver-gazette-headline-1 = Malpaso falls silent: { $winner } wins
revolver-gazette-headline-2 = { $hero } has the last laugh
revolver-gazette-headline-3 = { $hero } gets the better of { $fallen }

revolver-gazette-fell = { $card } falls, on { $seat }’s side.
    .other = { $seat } mourns { $card }.
revolver-gazette-overrun-fell = { $gang } against { $guards }: { $card } falls.
    .other = { $seat } breaks through, { $gang } to { $guards }. Hats off to { $card }.
revolver-gazette-overrun-spared = { $gang } against { $guards }, and { $card } still stands.
    .other = { $card } takes the hit, { $gang } to { $guards }, and stays up.
revolver-gazette-spared = { $card } survives the hit.
    .other = Hit, but not down: { $card }.
revolver-gazette-dynamited = { $seat } blows up the bridge.
    .other = The bridge goes up in smoke, and { $seat } lit the fuse.
# Whether they have come down before
revolver-again = { $again ->
    [1] {" "}again
   *[other] {""}
}
revolver-gazette-collapsed = { $seat } brings down the tunnels{ revolver-again }.
    .other = Down come the tunnels{ revolver-again }, the work of { $seat }.
revolver-gazette-fell-together = { $cards } fall in one turn.
    .other = { $count } graves in one turn: { $cards }.
# $fetched: the card that Old Comrades took back into the hand for it
revolver-gazette-fell-fetched = Old Comrades fetch { $fetched } for the Gatling: { $cards } fall.
    .other = { $count } graves in one turn: { $cards } (Old Comrades had fetched { $fetched }).
revolver-gazette-gatling = The Gatling fells { $card }.
    .other = { $card } falls to the Gatling.
revolver-gazette-gatling-fetched = Old Comrades fetch { $fetched }, and the Gatling fells { $card }.
    .other = { $card } falls to the Gatling (Old Comrades had fetched { $fetched }).
revolver-gazette-army-back = { $card } falls, and the army gets a token back.
    .other = Help is further off: { $card } falls.
revolver-gazette-road-past = { $fields } are behind, Bridge, Malpaso and Mine ahead: { $count ->
    [0] no guardian has fallen
    [one] one guardian has fallen
   *[other] { $count } guardians have fallen
}.
    .other = On from { $fields } to the bridge, then Malpaso and the mine, { $count ->
        [0] with every guardian alive
        [one] one guardian short
       *[other] { $count } guardians short
    }.
revolver-gazette-rescued = Bugles! The army rides in for { $seat }.
    .other = The army comes in time for { $seat }.
revolver-gazette-recruited = { $card } joins { $seat }.
    .other = { $seat } is one stronger: { $card }.
revolver-gazette-recruited-many = { $count } guardians join { $seat }.
    .other = Reinforcements for { $seat }: { $count } guardians.
revolver-gazette-tournament-beat = { $seat } wins the poker.
    .other = The cards like { $seat }: the poker is over.
revolver-gazette-repelled = { $seat } holds, { $guards } against { $gang }.
    .other = { $guards } to { $gang }: the line holds for { $seat }.
revolver-gazette-held-long = { $seat } holds { $count } times in a row.
    .other = { $count } attacks in vain: { $seat } holds them all.
revolver-gazette-army-close = { $left ->
    [one] One more army token, and help is here.
   *[other] { $left } more army tokens, and help is here.
}
    .other = Dust on the horizon: the army is close ({ $left }).
revolver-gazette-left-early = { $seat } rides on early ({ $field }).
    .other = No more blood here: { $seat } rides on ({ $field }).
