# How the episodes of a game are told after its end: each event in two ways, short.

bang-gazette-stamp-1 = Boot Hill
bang-gazette-stamp-2 = R. I. P.
bang-gazette-stamp-3 = Buried

# Headlines: $hero and $fallen are the card that won and the one that fell
bang-gazette-headline-1 = { $hero } sends { $fallen } to Boot Hill
bang-gazette-headline-2 = { $fallen } meets { $hero }: once
bang-gazette-headline-3 = { $fallen } bites the dust, and { $winner } wins

bang-gazette-died = { bang-whose }{ bang-as } sends { $seat }’s { $target } to Boot Hill.
    .other = { $target }, on { $seat }’s side, falls to { bang-whose }{ bang-as }.
bang-gazette-killed = { $seat } sends { $target } to Boot Hill: { $card }{ bang-as }.
    .other = { $target } bites the dust: { $card }{ bang-as }, signed { $seat }.
bang-gazette-hit = { $seat } hits { $target } with { $card }{ bang-as }: { $left } left.
    .other = { $target } is down to { $left }: { $card }{ bang-as }, signed { $seat }.
bang-gazette-exploded = The Dynamite goes off under { $target }!
    .other = Boom! { $target } had the Dynamite.
bang-gazette-wounded = { $left ->
    [0] { $target } is shot down.
   *[other] { bang-whose }{ bang-as } leaves { $seat }’s { $target } with { $left } left.
}
    .other = { $left ->
        [0] That was too much lead for { $target }.
       *[other] A hit! { $target } is down to { $left }.
    }
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
