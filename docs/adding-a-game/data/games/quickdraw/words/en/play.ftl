# What Quickdraw asks, tells, shows and refuses. Shots are in cards.ftl, the rule book in rules.ftl.

game-quickdraw = Quickdraw

## Questions

quickdraw-ask-fire = Which shot do you fire?
quickdraw-ask-dodge = { $card } is coming your way, and you have { $lives ->
    [one] one life
   *[other] { $lives } lives
} left. Only a faster shot dodges it.

quickdraw-kind-fire = shot to fire
quickdraw-kind-dodge = whether to dodge
quickdraw-tip-fire = The quickest shot is not always the best one.
quickdraw-tip-dodge = A dodge costs a card, a wound costs a life.

quickdraw-dodge-pass = Take the hit

## Events

quickdraw-event-turn-began = Turn { $number }: { $seat } takes aim.
quickdraw-event-fired = { $seat } fires: { $card }.
quickdraw-event-dodged = { $seat } dodges with { $card }.
quickdraw-event-hit = { $seat } is hit. Lives left: { $lives }.
quickdraw-event-out-of-shots = { $seat } has nothing left to fire. Lives are compared.
quickdraw-event-drawn = Both have as many lives: nobody wins.

## Refusals

quickdraw-no-not-in-hand = { $card } is not in your hand.
quickdraw-no-too-slow = { $card } is too slow to dodge { $shot }.

## Board and hand

quickdraw-headline = Turn { $turn }, { $name } fires
quickdraw-over = The end
quickdraw-discard = Fired so far
quickdraw-hand = Your shots
quickdraw-no-hand = You have no shot left.
quickdraw-holds = { $count ->
    [one] { $count } shot
   *[other] { $count } shots
}
quickdraw-speed = speed { $speed }
quickdraw-fast = How fast
quickdraw-shot = A shot of Quickdraw

## Commands

cmd-quickdraw-group = quickdraw
    .description = The moves of Quickdraw
cmd-quickdraw-table = table
    .description = Which table, if you play at several
cmd-quickdraw-fire = fire
    .description = Fire one of your shots
cmd-quickdraw-fire-card = card
    .description = Which shot
cmd-quickdraw-dodge = dodge
    .description = Dodge with a faster shot
cmd-quickdraw-dodge-card = card
    .description = Which shot
cmd-quickdraw-pass = pass
    .description = Take the hit
