"""What the table's picture of WANTED shows before the result of dice and showdowns."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from bot.games.end_scene import FIGURE
from bot.games.outlaws import showdown
from bot.games.outlaws.around import many
from bot.games.outlaws.fronts import plate, sides
from bot.games.outlaws.picture import Dice, abreast, accounts, captioned, is_abreast, table
from bot.games.outlaws.rounds import (
    COUNTING,
    DUEL,
    GANGS,
    REVEALED,
    Round,
    before_count,
    is_settled,
    rounds,
    skill,
    without_last_round,
)
from bot.i18n.texts import Phrases
from bot.render.layout import bottom, stacked
from bot.render.scene import SCENE_WIDTH, Beat, Scene
from engine.core.decisions import Seat
from engine.games.outlaws.state import Shot
from engine.games.outlaws.view import View

TIMES = (900, 150, 150, 1500)  # milliseconds: outlaws turned up, dice that roll, and as they lie
TOTALS = 1200  # milliseconds: the totals below posters
COVERED, TURNED_UP, OPEN = 1000, 700, 1500  # milliseconds: covered gangs, after each that opens, and all
SUITS = 900  # milliseconds: after each gang whose leader's suits are counted
SINGLY = 4  # most gangs that are turned up one after the other


def beats(view: View, phrases: Phrases) -> Iterator[Beat]:
    """Draw how dice are rolled, and how gangs are turned up, before what that comes to."""
    if view.game == GANGS:
        for step, milliseconds in _fight(view):
            yield Beat(table(step, phrases).items, milliseconds)
    elif view.past:
        played = rounds(view)[-1]
        dice = {shot.seat: shot.dice for shot in played.showdown.shots}
        draw = _rolling_two if view.game == DUEL else _rolling_many
        steps = [*zip([*_rolling(dice), dice], TIMES)]
        for rolling, milliseconds in steps[-1:] if is_settled(view) else steps:
            yield Beat(draw(view, played, rolling, phrases).items, milliseconds)
        if is_abreast(view):
            yield Beat(_rolling_many(view, played, dice, phrases, is_counted=True).items, TOTALS)


def _rolling(dice: Dice) -> list[Dice]:
    """Return dice before they are rolled, blank, and as they turn."""
    turns = [{seat: tuple((die + n) % 6 + 1 for die in own) for seat, own in dice.items()} for n in (0, 2)]
    return [{seat: (0,) * len(own) for seat, own in dice.items()}, *turns]


def _fight(view: View) -> Iterator[tuple[View, int]]:
    """Yield how gangs roll their dice, or how they are turned up and counted, the strongest last."""
    if view.phase == "place-dice":
        dice = {seat: own.dice for seat, own in enumerate(view.seats)}
        yield from zip((_covered(view, dice, rolling) for rolling in _rolling(dice)), TIMES)
    elif view.past:
        fight, shots = before_count(view), sorted(view.past[-1].shots, key=_known)
        yield from _again(fight) if fight.past else _turning_up(fight, [shot.seat for shot in shots])
        yield fight, OPEN
        for n in range(1 if len(shots) <= SINGLY else len(shots), len(shots) + 1):
            yield _half_counted(view, shots[:n]), SUITS if n < len(shots) else OPEN


def _turning_up(fight: View, seats: Sequence[Seat]) -> Iterator[tuple[View, int]]:
    others = [seat for seat in seats if seat != fight.seat]
    for n in range(len(others)) if len(others) <= SINGLY else [0]:
        yield _covered(fight, others[n:]), TURNED_UP if n else COVERED


def _half_counted(view: View, shots: Sequence[Shot]) -> View:
    """Return the open gangs of the last fight with the totals of these, the highest of which leads so far."""
    fight, done = before_count(view), {shot.seat for shot in shots}
    seats = [replace(own, in_play=()) if seat in done else own for seat, own in enumerate(fight.seats)]
    past = (*fight.past, replace(view.past[-1], shots=tuple(shots), winner=None))
    return replace(fight, phase=COUNTING, seats=tuple(seats), past=past)


def _again(fight: View) -> Iterator[tuple[View, int]]:
    """Yield how open gangs get new dice: a lone outlaw's rolls, others' lie aside before they are laid."""
    dice = {n: own.dice for n, own in enumerate(fight.seats) if own.dice}
    if all(len(own) == 1 for own in dice.values()):
        steps = (_covered(replace(fight, waiting=()), dice, rolling) for rolling in _rolling(dice))
        yield from zip(steps, TIMES)
    else:
        yield replace(fight, waiting=tuple((seat, "place-dice") for seat in dice)), COVERED


def _known(shot: Shot) -> int:
    return skill(shot) + sum(shot.dice)


def _covered(view: View, seats: Collection[Seat], dice: Dice | None = None) -> View:
    """Return the table with these gangs beside their dice: face down, unless they fight again."""
    gangs = [*view.seats]
    for seat in seats:
        own = view.seats[seat]
        is_open, rolled = seat == view.seat or bool(view.past), (dice or {}).get(seat, own.dice)
        cards = own.in_play if is_open else ()
        gangs[seat] = replace(own, in_play=cards, in_play_size=len(own.dice), dice=rolled)
    return replace(view, seats=tuple(gangs))


def _rolling_two(view: View, played: Round, dice: Dice, phrases: Phrases) -> Scene:
    plates = [plate(view, seat, phrases, FIGURE) for seat in sides(view, phrases)]
    caption, rolling = _caption(played, dice, phrases), [dice[seat][0] for seat in sides(view, phrases)]
    placed = tuple(showdown.duel(played, plates, f"\n{caption}", phrases, rolling))
    below = tuple(accounts(without_last_round(view), phrases))
    return stacked(Scene(SCENE_WIDTH, bottom(placed), placed), Scene(SCENE_WIDTH, 0, below))


def _caption(played: Round, dice: Dice, phrases: Phrases) -> str:
    """Say that the dice roll, or what counts once they lie still."""
    are_rolled = all(dice[shot.seat] == shot.dice for shot in played.showdown.shots)
    parts = "rules-card-skill", "outlaws-die", "rules-card-suit"
    return " + ".join(map(phrases.texts, parts)) if are_rolled else phrases.texts("outlaws-rolling")


def _rolling_many(
    view: View, played: Round, dice: Dice, phrases: Phrases, *, is_counted: bool = False
) -> Scene:
    head, before = captioned(f"\n{_caption(played, dice, phrases)}"), without_last_round(view)
    if is_abreast(view):
        items = tuple(abreast(before, played, phrases, dice, is_counted=is_counted))
        return stacked(head, Scene(SCENE_WIDTH, bottom(items), items))
    cards = {shot.seat: shot.cards for shot in played.showdown.shots}
    seats = [
        replace(
            own, in_play=cards.get(seat, ()), dice=dice.get(seat, ()), hand=now.hand, hand_size=now.hand_size
        )
        for seat, (own, now) in enumerate(zip(before.seats, view.seats))
    ]
    return stacked(
        head, many(replace(before, seats=tuple(seats), past=(), phase=REVEALED, waiting=()), phrases)
    )
