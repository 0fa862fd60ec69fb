# How the Gazette tells what turned a game: each event in two ways, short.

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
bang-gazette-drafted = { $seat } chooses { $card }.
    .other = { $card } will ride with { $seat }.
bang-gazette-placed = { $seat } exposes { $exposed }, opposite { $opposite }.
    .other = Opposite { $opposite }, { $seat } exposes { $exposed }.
bang-gazette-exposed = { $seat } exposes { $target }.
    .other = The choice of { $seat }: to expose { $target }.
bang-gazette-discarded = { $seat } discards { $card }.
    .other = Onto the discard pile, from { $seat }: { $card }.
bang-gazette-discarded-many = { $seat } discards { $cards }.
    .other = Onto the discard pile, from { $seat }: { $cards }.
bang-gazette-robbed = { $seat } plucks { $card } out of { $owner }’s hand.
    .other = { $owner } loses { $card } to { $seat }.
bang-gazette-grabbed = { $seat } snatches { $card } from { $target }.
    .other = { $target } can whistle for { $card }: { $seat } has it now.
bang-gazette-aimed = { $seat } plays { $card }{ bang-as } on { $target }.
    .other = { $card }{ bang-as } for { $target }, with regards from { $seat }.
bang-gazette-stripped = { $target } loses { $lost } to { $seat }’s { $card }.
    .other = { $seat } plays { $card }, and { $target } can forget { $lost } for good.
bang-gazette-played = { $seat } plays { $card }.
    .other = { $seat } slaps { $card } on the table.
bang-gazette-laid = { $seat } lays { $card } in front of { $target }.
    .other = { $target } gets { $card } from { $seat }.
bang-gazette-drew = The deck hands { $seat } { $cards }.
    .other = { $seat } draws { $cards }.
bang-gazette-bought = { $seat } picks { $card } at the General Store.
    .other = { $seat } leaves the General Store with { $card }.
bang-gazette-healed = { $target } gets a drink, and is back at { $left }.
    .other = Back on both feet: { $target }, at { $left }.
bang-gazette-held = { $target } stays behind bars.
    .other = No way out of Jail for { $target }.
bang-gazette-flip-held = No heart: { $target } stays in Jail.
    .other = { $target } stays in Jail: no heart.
bang-gazette-flip-freed = A heart: { $target } walks out of Jail.
    .other = { $target } walks out of Jail: a heart.
bang-gazette-dodged = { $target } ducks in time.
    .other = Not a scratch on { $target }.
