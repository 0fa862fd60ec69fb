"""The deciding moment of a finished game, from the game's own pieces, for the front page of the Gazette."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bot.render.scene import Item
from engine.core.decisions import Seat

FACES = {1: 260, 2: 190, 3: 160}  # widths of the pieces of those beaten, by their number
SMALL = 118  # width where there are more


class Fighter(NamedTuple):
    """A seat with its piece: a face, a poster, a hat."""

    seat: Seat
    item: Item
    name: str = ""  # of the piece, if it has one
    below: Item | None = None  # such as the life it has left


@dataclass(frozen=True, slots=True)
class Encounter:
    """Who beat whom, and with what."""

    winner: Fighter
    others: tuple[Fighter, ...]
    between: tuple[tuple[Item, ...], ...] = ()  # rows of what passed between them
    is_decided: bool = False  # whether the rules decided it, so that the names may stand in headlines
    is_close: bool = False  # whether next to nothing decided it
    was_ahead: bool = False  # whether all saw the winner in front for long, whatever the chances were
    is_mirrored: bool = False  # whether the winner stands at the right, as on the board
    why: str = ""  # what ended the game, if the family's own headlines tell that


def face_width(others: int) -> int:
    return FACES.get(others, SMALL)
