"""What presenters hand out: parts of boards and panels, sheets of cards, labels, and what galleries show."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from bot.i18n.texts import Phrases
from bot.render.scene import Item, Label
from engine.core.decisions import Seat
from engine.core.rules import Event

MAX_LABEL = 34  # characters of a button's label on a phone, without its number
MIN_NAME = 8  # of those, characters of a card's name that stay


@dataclass(frozen=True, slots=True)
class EmbedField:
    """A part of the board."""

    name: str
    value: str  # at most 1024 characters
    inline: bool = False
    is_reason: bool = False  # whether it says what decided the game


def reason(phrases: Phrases, value: str) -> EmbedField:
    """Return the field with what decided the game."""
    return EmbedField(phrases.texts("board-why"), value, is_reason=True)


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards that lie together."""

    title: str  # Markdown
    cards: tuple[str, ...]  # keys to look up, without duplicates
    fallen: frozenset[str] = frozenset()  # those of them that are out of the game


@dataclass(frozen=True, slots=True)
class CardSheet:
    """Everything on a card."""

    title: str
    line: str
    facts: tuple[tuple[str, str], ...]  # headings with values


def is_too_long(label: str) -> bool:
    """Return whether a phone would cut a label, in which no selector of a suit's form is seen."""
    return len(label.replace("\ufe0e", "")) > MAX_LABEL


def fit_label(label: str) -> str:
    """Shorten a label that a phone would cut: rather its first name than what follows an arrow or a dot."""
    if not is_too_long(label):
        return label
    name = label.partition(" → ")[0].partition(" · ")[0]
    room = MAX_LABEL - 1 - len(label) + len(name)
    if room < MIN_NAME:
        name, room = label, MAX_LABEL - 1
    start = name[: room + 1].rpartition(" ")[0] if len(name) > room else name
    return f"{start if len(start) >= MIN_NAME else name[:room]}…{label[len(name) :]}"


class TurnEvent(NamedTuple):
    """An event of a finished game with its place in it."""

    ply: int
    turn: int
    event: Event
    place: int = 0  # in the log


class Episode(NamedTuple):
    """What the chronicle of a finished game may tell."""

    row: TurnEvent
    weight: int  # in thousandths of a game, beside which it counts how much its turn changed the chances
    is_grave: bool = False  # and told beside another of its turn, as a death
    favors: Seat | None = None  # whose chance it raised, if it counts only as far as that rose
    is_aside: bool = False  # and told only if the chances turned by it
    hurts: Seat | None = None  # whose chance it lowered, if it counts only as far as that fell


class Moment(NamedTuple):
    """A moment of a game, for the gallery and tests of pictures."""

    name: str
    game: str
    seats: int
    answers: int
    hand_answers: int  # answers after which the hand is shown


@dataclass(frozen=True, slots=True)
class ItemGroup:
    """Items of one kind in the gallery."""

    title: str
    across: int  # items in a row
    items: tuple[Item, ...]
    names: tuple[str, ...] = ()  # captions, if any

    def labels(self) -> Iterator[Label]:
        for item, name in zip(self.items, self.names):
            yield Label(name, item.size[0], 52, 24, "slab", "chalk", "center")


def chapters_of(kinds: Mapping[str, str]) -> Mapping[str, str]:
    """Invert a mapping of chapters to kinds of decision, which are separated by spaces."""
    return MappingProxyType({kind: chapter for chapter, row in kinds.items() for kind in row.split()})
