"""What the table's picture of WANTED shows before the result of a showdown."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.games.end_scene import FIGURE, ground
from bot.games.outlaws import showdown
from bot.games.outlaws.picture import DUEL, accounts, many, plate
from bot.games.outlaws.rounds import GANGS, REVEALED, Round, rounds, without_last_round
from bot.i18n.texts import Phrases
from bot.render.layout import bottom, stacked
from bot.render.scene import SCENE_WIDTH, Beat, Scene
from engine.core.decisions import Seat
from engine.games.outlaws.view import View

TIMES = (900, 150, 150, 900)  # milliseconds: outlaws turned up, dice that roll, and as they lie


def beats(view: View, phrases: Phrases) -> Iterator[Beat]:
    """Draw how the dice of the last showdown are rolled, but those of gangs, which lie before it."""
    if view.game == GANGS or not view.past:
        return
    played = rounds(view)[-1]
    dice = {shot.seat: shot.dice[0] for shot in played.showdown.shots}
    turns = [
        dict.fromkeys(dice, 0),
        *({seat: (die + n) % 6 + 1 for seat, die in dice.items()} for n in (0, 2)),
        dice,
    ]
    draw = _rolling_two if view.game == DUEL else _rolling_many
    for rolling, milliseconds in zip(turns, TIMES):
        yield Beat(draw(view, played, rolling, phrases).items, milliseconds)


def _rolling_two(view: View, played: Round, dice: Mapping[Seat, int], phrases: Phrases) -> Scene:
    sides = (view.seat or 0, 1 - (view.seat or 0))
    plates, caption = (
        [plate(view, seat, phrases, FIGURE) for seat in sides],
        phrases.texts("outlaws-rolling"),
    )
    placed = tuple(showdown.duel(played, plates, sides[0], caption, phrases, [dice[seat] for seat in sides]))
    below = tuple(accounts(without_last_round(view), sides, phrases))
    return stacked(Scene(SCENE_WIDTH, bottom(placed), placed), Scene(SCENE_WIDTH, 0, below))


def _rolling_many(view: View, played: Round, dice: Mapping[Seat, int], phrases: Phrases) -> Scene:
    before = without_last_round(view)
    cards = {shot.seat: shot.cards for shot in played.showdown.shots}
    seats = [
        replace(own, in_play=cards.get(seat, ()), dice=(dice[seat],) if seat in dice else ())
        for seat, own in enumerate(before.seats)
    ]
    head = tuple(ground(0, phrases.texts("outlaws-rolling"), 1))
    table = many(replace(before, seats=tuple(seats), past=(), phase=REVEALED), phrases)
    return stacked(Scene(SCENE_WIDTH, bottom(head), head), table)
