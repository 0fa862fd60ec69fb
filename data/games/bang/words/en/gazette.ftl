# How the episodes of a game are told after its end: each event in two ways, short.

bang-gazette-stamp-1 = Boot Hill
bang-gazette-stamp-2 = R. I. P.
bang-gazette-stamp-3 = Buried

# Headlines: $hero and $fallen are the card that won and the one that fell
bang-gazette-headline-1 = { $hero } sends { $fallen } to Boot Hill
bang-gazette-headline-2 = { $fallen } meets { $hero }: once
bang-gazette-headline-3 = { $fallen } bites the dust, and { $winner } wins

# Whether somebody had no more life points before, and was healed since
bang-again = { $again ->
    [1] {" "}again
   *[other] {""}
}
bang-gazette-died = { bang-whose }{ bang-as } sends { $seat }’s { $target } to Boot Hill.
    .other = { $target }, on { $seat }’s side, falls to { bang-whose }{ bang-as }.
bang-gazette-disarmed = { $thief } takes { $lost } from { $seat }; then { $target } falls to { bang-whose }{ bang-as }.
    .other = First { $seat } loses { $lost } to { $thief }, then { $target } to { bang-whose }{ bang-as }.
bang-gazette-spree-by = { $kind ->
    [bang] { $by } shoots { $target } down with { $hits } BANG!s in one turn.
   *[other] { bang-whose }: { $hits } hits in one turn, and { $target } bites the dust.
}
    .other = { $hits } times in one turn, { bang-whose }{ bang-as }: { $target }, on { $seat }’s side, bites the dust.
bang-gazette-spree = { $hits } hits in one turn, and { $seat }’s { $target } bites the dust.
    .other = { $target }, on { $seat }’s side, falls to { $hits } hits in one turn.
bang-gazette-exploded = The Dynamite goes off under { $target }: { $left } left.
    .other = Boom! { $target } had the Dynamite, and has { $left } left.
bang-gazette-blasted = The { $rank } of spades: the Dynamite sends { $seat }’s { $target } to Boot Hill.
    .other = Boom! The { $rank } of spades, and { $target }, on { $seat }’s side, bites the dust.
bang-gazette-wounded = { bang-whose }{ bang-as } leaves { $seat }’s { $target } with { $left } left{ bang-again }.
    .other = A hit! { $target } is down to { $left }{ bang-again } ({ bang-whose }{ bang-as }).
bang-gazette-hits-by = { bang-whose }{ bang-as }: { $hits } hits on { $seat }’s { $target }, { $left } left{ bang-again }.
    .other = { $target } takes { $hits } hits in one turn ({ bang-whose }{ bang-as }): { $left } left{ bang-again }.
bang-gazette-hits = { $hits } hits on { $seat }’s { $target } in one turn: { $left } left{ bang-again }.
    .other = In one turn { $target } takes { $hits } hits: { $left } left{ bang-again }.
bang-gazette-healed = { $target } regains { $count } life points and stands at { $left }.
    .other = Back to { $left }: { $count } life points more for { $target }.
bang-gazette-robbed = { $seat } plucks { $card } out of { $owner }’s hand.
    .other = { $owner } loses { $card } to { $seat }.
bang-gazette-grabbed = { $seat } snatches { $card } from { $target }.
    .other = { $target } can whistle for { $card }: { $seat } has it now.
bang-gazette-stripped = { $target } loses { $lost } to { $seat }’s { $card }.
    .other = { $seat } plays { $card }, and { $target } can forget { $lost } for good.
bang-gazette-held = { $target } stays behind bars.
    .other = No way out of Jail for { $target }.
bang-gazette-flip-held = No heart: { $target } stays in Jail.
    .other = { $target } stays in Jail: no heart.
