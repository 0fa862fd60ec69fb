"""What a game must say of itself to be shown: the rest of board and panel is the same for all games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from bot.games.command_table import GameCommands
from bot.games.merging import Merge, Repeat, merged
from bot.i18n.texts import Phrases, Texts
from bot.render.scene import Item, Label, Scene
from engine.core.decisions import Decision, Seat
from engine.core.decks import Deck
from engine.core.plays import Play, Step, replies_of
from engine.core.rules import Event


@dataclass(frozen=True, slots=True)
class DeckSection:
    """Cards of a deck that are shown together: what they are, and a line for each."""

    title: str
    lines: tuple[str, ...]


class DeckPresenter(ABC):
    """How a game's decks are described. Holds no state.

    `leaders`, `types` and `keywords` are what `/deck` lets people pick: each value with the message of its
    name; there are at most five types. `marks` are the tone and the icon of each type, for pictures.
    """

    leaders: Mapping[str, str]
    types: Mapping[str, str]
    keywords: Mapping[str, str]
    marks: Mapping[str, tuple[str, str]]

    @abstractmethod
    def card(self, key: str, text: Texts) -> str:
        """The name of a card or a leader."""

    @abstractmethod
    def prebuilt(self, key: str, text: Texts) -> str:
        """What a prebuilt deck is called."""

    @abstractmethod
    def line(self, card: str, text: Texts) -> str:
        """A card in one line: its name and all that it may be looked for by."""

    @abstractmethod
    def list_entry(self, card: str, text: Texts) -> tuple[str, str]:
        """A card in a list: its name and cost, and below it what it does."""

    @abstractmethod
    def leader_line(self, leader: str, text: Texts) -> str:
        """What a leader does, in one line."""

    @abstractmethod
    def search_text(self, card: str, text: Texts) -> str:
        """All words by which a card may be looked for in this language, its effects included."""

    @abstractmethod
    def cost(self, card: str) -> int | None:
        """What a card costs; None where whoever plays it decides that."""

    @abstractmethod
    def fits(self, card: str, kind: str | None, keyword: str | None) -> bool:
        """Is the card of this type, and has it this keyword? None stands for any."""

    @abstractmethod
    def summary(self, deck: Deck, text: Texts) -> list[str]:
        """What is said of a deck as a whole below the name of its leader; cards may be unknown."""

    @abstractmethod
    def status_line(self, deck: Deck, text: Texts) -> str:
        """How far a deck is, and what the rules still leave it, in one line; cards may be unknown."""

    @abstractmethod
    def sections(self, deck: Deck, text: Texts) -> Iterator[DeckSection]:
        """The cards of a deck; those that are unknown are left out."""


V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class EmbedField:
    """A part of the board with a heading; `value` is at most 1024 characters."""

    name: str
    value: str
    inline: bool = False


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards that lie together, by the ids under which they can be looked up, the same one once."""

    title: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardSheet:
    """A card with all that stands on it: its title, a line about it, and headings with their values."""

    title: str
    line: str
    facts: tuple[tuple[str, str], ...]


class Moment(NamedTuple):
    """A game with so many seats after so many answers, for the gallery and for tests of pictures."""

    name: str
    game: str
    seats: int
    answers: int
    hand_answers: int  # the same for the hand, which is that of the seat that is asked


@dataclass(frozen=True, slots=True)
class ItemGroup:
    """Items of one kind: what they are, how many stand in a row, and each with the name below it, if any."""

    title: str
    across: int
    items: tuple[Item, ...]
    names: tuple[str, ...] = ()

    def labels(self) -> Iterator[Label]:
        """The names that stand below items."""
        for item, name in zip(self.items, self.names):
            yield Label(name, item.size[0], 52, 24, "slab", "chalk", "center")


def chapters_of(kinds: Mapping[str, str]) -> Mapping[str, str]:
    """The chapter of each kind of question, from the kinds of each chapter, with spaces between them."""
    return MappingProxyType({kind: chapter for chapter, row in kinds.items() for kind in row.split()})


class ProgressView(Protocol):
    """What every view tells: who is asked, and how it ended."""

    @property
    def waiting(self) -> Sequence[tuple[Seat, Any]]: ...
    @property
    def over(self) -> bool: ...
    @property
    def winners(self) -> Sequence[Seat]: ...


def seat_status(view: ProgressView, seat: Seat, idle: str = "✅") -> str:
    """A shape, not only a color: for whom the table waits, who has won, or `idle` for who owes nothing."""
    if view.over:
        return "🏆" if seat in view.winners else "🤠"
    return "⏳" if seat in (asked for asked, _ in view.waiting) else idle


class Presenter(ABC, Generic[V]):
    """All that the bot must know to show a family of games, found in its presenter.py as `PRESENTER`.

    Holds nothing. `cards` are the ids that can be looked up, `commands` what can be typed; `moments` what
    the gallery shows, at least one; `widths` of its cards with a title: the narrowest, those of the gallery,
    the widest; `decks` how the decks that people build are described, if there are any.
    """

    cards: Sequence[str]
    gallery_moments: ClassVar[tuple[Moment, ...]] = ()
    widths: ClassVar[tuple[int, int, int]]
    commands: ClassVar[GameCommands | None] = None
    decks: DeckPresenter | None = None
    shows_card_text: ClassVar[bool] = (
        False  # does a hand, drawn or in words, say all that stands on its cards?
    )
    chapters: ClassVar[Mapping[str, str]] = MappingProxyType({})  # by kind of question, of the rule book
    events_in_fields: frozenset[str] = frozenset()  # events that the board need not tell once more
    alt_text_last: ClassVar[
        tuple[str, ...]
    ] = ()  # messages of the headings that an alt text has last, if at all
    events_in_ending: frozenset[str] = frozenset()  # events that need not be told beside `ending`
    merges: ClassVar[tuple[Merge | Repeat, ...]] = ()  # events in a row that are one to those who read them

    @abstractmethod
    def headline(self, view: V, phrases: Phrases) -> str:
        """Where the game stands, in a few words: the round, the phase."""

    @abstractmethod
    def fields(self, view: V, phrases: Phrases) -> list[EmbedField]:
        """What everybody may see."""

    def ending(self, view: V, phrases: Phrases) -> list[EmbedField]:
        """Of a game that is over: what decided it, what was worth what, what its picture does not show."""
        return []

    def visible_cards(self, view: V, phrases: Phrases) -> list[CardGroup]:
        """The cards that the seat of this view sees: on both sides of the table, and its own hand."""
        return []

    @abstractmethod
    def hand(self, view: V, phrases: Phrases) -> str:
        """What only the seat of this view may see; at most 3000 characters."""

    def merge_events(self, events: Iterable[Event]) -> list[Event]:
        """The events as people read them: those in a row that are one as one."""
        return merged(events, self.merges)

    def next_up(self, view: V) -> tuple[Seat, int] | None:
        """Whose turn comes after this one and this one's number, where the order of the game is known."""
        return None

    def picture(self, view: V, phrases: Phrases) -> Scene | None:
        """The table as everybody sees it, to be drawn; the words say all of it too."""
        return None

    def hand_picture(self, view: V, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
        """What only this seat may see; cards that can be chosen have the number of the list below."""
        return None

    def card_item(self, card: str, wide: int, phrases: Phrases) -> Item | None:
        """A card that can be looked up, so wide, as the pictures show it."""
        return None

    def common_items(self, phrases: Phrases) -> Iterable[Item]:
        """What pictures of this game need often, to be drawn before it is asked for."""
        return ()

    @abstractmethod
    def item_groups(self, phrases: Phrases, wide: int) -> Iterator[ItemGroup]:
        """Everything of the game that has a name and a picture, in cards so wide."""

    def decision_text(self, decision: Decision, view: V, phrases: Phrases) -> str:
        """The question that is asked."""
        return phrases.decision(decision)

    def option_text(self, decision: Decision, option: str, view: V, phrases: Phrases) -> tuple[str, str]:
        """A button's label and, for a list, a line of explanation (may be empty)."""
        return phrases.option(decision.kind, option), ""

    def step_text(self, step: Step, view: V, phrases: Phrases) -> tuple[str, str]:
        """The same for one step of a whole play, which stands between others."""
        return self.option_text(step.decision, step.option, view, phrases)

    def labeled_steps(self, play: Play) -> Sequence[Step]:
        """The steps of a whole play that are said: not those that go without saying beside the others."""
        return play.steps

    def play_text(self, play: Play, view: V, phrases: Phrases) -> tuple[str, str]:
        """A label for a whole play, or for what several begin with, and a line of explanation."""
        text, steps = phrases.texts, self.labeled_steps(play)
        if len(play.steps) == 1 and play.next_decision is None:
            return self.option_text(play.steps[0].decision, play.steps[0].option, view, phrases)
        labels, lines = zip(*(self.step_text(step, view, phrases) for step in steps))
        label = reduce(lambda before, then: text("play-then", before=before, then=then), labels)
        explained = [line for line in reversed(dict.fromkeys(lines)) if line]
        if play.count > 1:
            explained.insert(0, text("play-ways", count=play.count))
        return text("play-more", play=label) if play.next_decision is not None else label, " · ".join(
            explained
        )

    def icon(self, option: str) -> str:
        """The sign of what an option is, a name in data/art/icons; empty where it has none."""
        return ""

    def path_sign(self, path: str) -> str:
        """The sign of the first thing in a whole play's path that has one."""
        return next(filter(None, (self.icon(option) for [option] in replies_of(path))), "")

    @abstractmethod
    def sheet(self, card: str, text: Texts) -> CardSheet:
        """All that is on a card."""

    def card_lines(self, card: str, text: Texts) -> list[str]:
        """All that stands on a card, line by line, without its name."""
        sheet = self.sheet(card, text)
        return [text("named-value", name=heading, value=value) for heading, value in sheet.facts]

    def lines_beside_picture(self, card: str, text: Texts) -> list[str]:
        """What is said beside a picture of the card, in letters that fonts have: what it does not show."""
        return self.card_lines(card, text)

    def chapters_for(self, card: str) -> Sequence[str]:
        """The chapters of the rule book that explain a card of this sort."""
        return ()

    @abstractmethod
    def aliases(self, card: str, text: Texts) -> list[str]:
        """What people may call a card in this language, beside its id and its title."""


AnyPresenter = Presenter[Any]
