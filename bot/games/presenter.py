"""What a family of games provides to be shown; boards and panels are otherwise the same for all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from itertools import groupby
from operator import attrgetter
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from bot.games.command_table import GameCommands
from bot.games.deck_presenter import DeckPresenter
from bot.games.encounter import Encounter
from bot.games.end_scene import tone
from bot.games.lines import Line
from bot.games.merging import Rule, merged
from bot.games.parts import CardGroup, CardSheet, EmbedField, Episode, ItemGroup, Moment, TurnEvent
from bot.i18n.texts import Phrases, Texts
from bot.render.scene import Beat, Item, Scene
from engine.core.decisions import PASSIVE_OPTIONS, Decision, Reply, Seat, replies_of
from engine.core.forced import is_confirmation
from engine.core.plays import Play, Step
from engine.core.rules import Event

V = TypeVar("V")


DRAW = "drew"  # the event of drawing cards, in every game
ENDING_OPTIONS = (*PASSIVE_OPTIONS, "end")  # options that end a turn or let things happen


class ProgressView(Protocol):
    """What every view has: the seats to act, and the result."""

    @property
    def waiting(self) -> Sequence[tuple[Seat, Any]]: ...
    @property
    def over(self) -> bool: ...
    @property
    def winners(self) -> Sequence[Seat]: ...


def seat_status(view: ProgressView, seat: Seat, idle: str = "✅") -> str:
    """Return a symbol for a seat: it has won, lost, must act, or is `idle`."""
    if view.over:
        return "🏆" if seat in view.winners else "🤠"
    return "⏳" if seat in (to_act for to_act, _ in view.waiting) else idle


class Presenter(ABC, Generic[V]):
    """Shows a family of games. Stateless; each family's presenter.py has its own as `PRESENTER`."""

    # Cards
    cards: Sequence[str]  # keys of the cards that can be looked up
    widths: ClassVar[tuple[int, int, int]]  # widths of cards with a title: narrowest, in the gallery, widest
    shows_card_text: ClassVar[bool] = False  # whether the picture of a hand has all the text of its cards
    decks: DeckPresenter | None = None
    gallery_moments: ClassVar[tuple[Moment, ...]] = ()  # at least one

    # Rule book and commands
    chapters: ClassVar[Mapping[str, str]] = MappingProxyType({})  # by kind of decision, or game and kind
    chapter_width: ClassVar[int] = 220  # greatest width of a card there
    commands: ClassVar[GameCommands | None] = None

    # Kinds of decision
    numbered_kinds: ClassVar[frozenset[str]] = frozenset()  # their options are numbered below the cards
    min_numbered: ClassVar[int] = 2  # fewer cards among the options are not numbered
    listed_kinds: ClassVar[frozenset[str]] = frozenset()  # always a list, even of few options
    card_kinds: ClassVar[frozenset[str]] = frozenset()  # their buttons name cards and what these do
    equal_kinds: ClassVar[frozenset[str]] = frozenset()  # their options with the same text do the same
    pinned_board_kinds: ClassVar[frozenset[str]] = frozenset()  # a list rather than lose the board's picture
    telling_kinds: ClassVar[frozenset[str]] = frozenset()  # asked only when the picture has stopped moving

    # Options
    button_options: ClassVar[frozenset[str]] = frozenset()  # buttons beside a list
    one_line_options: ClassVar[tuple[str, ...]] = ()  # verbs whose plays share one line of a list
    card_line_options: ClassVar[tuple[str, ...]] = ()  # beginnings of paths: those of one card share a line

    # Kinds of event
    turn_event: ClassVar[str] = "turn-began"  # stands between two turns
    tells_whole_turn: ClassVar[bool] = False  # of the others, to a seat that has answered in it, too
    merges: ClassVar[tuple[Rule, ...]] = ()
    routine: ClassVar[frozenset[str]] = frozenset()  # left out first where room is short
    kept_events: ClassVar[frozenset[str]] = (
        frozenset()
    )  # of what hits their viewer, left out late where room is short
    beat_events: ClassVar[frozenset[str]] = frozenset()  # while new, a moving picture leads up to them
    events_ahead: ClassVar[frozenset[str]] = frozenset()  # of what comes next, which no replay tells yet
    events_in_fields: frozenset[str] = frozenset()  # told by the board's fields
    events_in_picture: frozenset[str] = frozenset()  # told by the board's picture
    events_in_ending: frozenset[str] = frozenset()  # told by `ending`
    told_results: ClassVar[frozenset[str]] = frozenset()  # told by a board's news or its `last_result`
    result_stays: ClassVar[bool] = False  # a panel below the board that shows it leaves it in view
    result_events: ClassVar[frozenset[str]] = frozenset()  # told by the episode of their turn
    # By kind of decision, the events that its question tells, separated by spaces.
    events_in_questions: ClassVar[Mapping[str, str]] = MappingProxyType({})
    episode_weights: ClassVar[Mapping[str, int]] = MappingProxyType({})  # see `Episode`
    grave_events: ClassVar[frozenset[str]] = frozenset()  # told even beside another episode of their turn
    gains: ClassVar[frozenset[str]] = frozenset()  # kinds of episode that favor their seat
    losses: ClassVar[frozenset[str]] = frozenset()  # and that hurt it

    # Pictures and replays
    staged_events: ClassVar[frozenset[str]] = frozenset()  # whose `last_steps` the old board shows, too
    tells_last_step: ClassVar[bool] = False  # by the newest events, which its picture does not name
    leads_alone: ClassVar[bool] = False  # a moving picture, without older news above it
    shows_on_board: ClassVar[bool] = False  # pictures move on the board alone, and panels wait for them
    alt_text_last: ClassVar[tuple[str, ...]] = ()  # keys of headings that come last in an alt text
    turns_replays: ClassVar[bool] = True  # to their reader, whose own side is below; else all go by name
    replays_choices: ClassVar[bool] = False  # a replay shows hands before a choice instead of after it

    @abstractmethod
    def headline(self, view: V, phrases: Phrases) -> str:
        """Return the round and phase in a few words."""

    def recap(self, view: V, phrases: Phrases) -> str:
        """Return what the table shows in a replay, which does not look ahead; by default the headline."""
        return self.headline(view, phrases)

    def last_result(self, view: V, phrases: Phrases) -> str:
        """Return what has just been decided, to be read above a picture that shows it; may be empty."""
        return ""

    def verdict(self, view: V, phrases: Phrases) -> str:
        """Return in a few words how the winners won, for a game that ended by its rules."""
        return ""

    def own_result(self, view: V, phrases: Phrases) -> str:
        """Tell the view's seat after an end by the rules what it came to, unless the verdict says it."""
        return ""

    @abstractmethod
    def fields(self, view: V, phrases: Phrases) -> list[EmbedField]:
        """Return what everybody may see."""

    def ending(self, view: V, phrases: Phrases) -> list[EmbedField]:
        """Return what decided a finished game, or how it stood if its rules did not end it."""
        return []

    def tone(self, seat: Seat, phrases: Phrases) -> str:
        """Return a seat's color on the board that everybody sees."""
        return tone(seat, phrases)

    def visible_cards(self, view: V, phrases: Phrases) -> list[CardGroup]:
        """Return the cards that the view's seat sees, its hand included."""
        return []

    @abstractmethod
    def hand(self, view: V, phrases: Phrases) -> str:
        """Return what only the view's seat may see, in at most 3000 characters; it may be empty."""

    def merge_events(self, events: Iterable[Event]) -> list[Event]:
        return merged(events, self.merges)

    def log_events(self, events: Sequence[Event]) -> Sequence[Event]:
        """Return the events of a row as the log tells them, by default all."""
        return events

    def summary(self, events: Iterable[Event], phrases: Phrases) -> list[str]:
        """Return what happened in lines, oldest first, for boards and panels; the log has every event."""
        return [self.line(event, phrases) for event in self.merge_events(events)]

    def line(self, event: Event, phrases: Phrases) -> Line:
        """Return an event in words, with what boards and panels must know of it."""
        victim = phrases.viewer if event.kind in self.kept_events else None
        return Line(phrases.event(event), is_routine=event.kind in self.routine, victim=victim)

    def next_up(self, view: V) -> tuple[Seat, int] | None:
        """Return whose turn is next, and this turn's number, if the order is known."""
        return None

    def picture(self, view: V, phrases: Phrases) -> Scene | None:
        """Return the picture of the public table; the fields contain the same."""
        return None

    def beats(self, view: V, phrases: Phrases) -> Iterable[Beat]:
        """Yield what the picture of the table shows before the result of new `beat_events`."""
        return ()

    def leading_words(self, view: V, phrases: Phrases) -> str:
        """Say what a moving picture shows before its result, for where no new event does; may be empty."""
        return ""

    def while_moving(self, view: V) -> V:
        """Return a view whose words do not tell what the picture only leads up to."""
        return view

    def tells_result(self, view: V, kind: str) -> bool:
        """Return whether this kind of decision would tell what a moving picture leads up to."""
        return kind in self.telling_kinds

    def with_choice(self, view: V, decision: Decision, reply: Reply) -> V:
        """Return the view of a seat with what it has chosen while others still decide, for its picture."""
        return view

    def end_picture(self, view: V, phrases: Phrases) -> Scene | None:
        """Return the deciding step of a game that its rules ended, and what led to it."""
        return None

    def score(self, view: V, seat: Seat, phrases: Phrases) -> str:
        """Return what a seat of several came to, unless the `moment` shows it, else ""."""
        return ""

    def moment(self, view: V, lead: Seat, phrases: Phrases) -> Encounter | None:
        """Return the deciding moment of a finished game, in which the seat `lead` stands out."""
        return None

    def choice_text(self, decision: Decision, reply: Reply, view: V, phrases: Phrases) -> str:
        """Tell a seat what it has chosen while others still decide."""
        labels = [f"**{self.option_text(decision, option, view, phrases)[0]}**" for option in reply]
        return phrases.texts("panel-chosen", choice=phrases.texts.join(labels))

    def idle_text(self, view: V, phrases: Phrases) -> str:
        """Say why the viewer has nothing to choose while others have, or return "" where that is plain."""
        return ""

    def led_all_the_way(self, view: V) -> bool:
        """Return whether the winner of a finished game led from first to last, as far as the rules tell."""
        return True

    def episodes(self, rows: Sequence[TurnEvent], end: int) -> Sequence[Episode]:
        """Return what a chronicle may tell, but for the game's `end`, which is told beside it.

        By default the events of `episode_weights`, merged by turn.
        """
        episodes = list[Episode]()
        for _, group in groupby(rows, key=attrgetter("turn")):
            of_turn = [*group]
            episodes += [
                Episode(
                    _row_of(event, of_turn)._replace(event=event),
                    self.episode_weights[event.kind],
                    event.kind in self.grave_events,
                    event.seat if event.kind in self.gains else None,
                    hurts=event.seat if event.kind in self.losses else None,
                )
                for event in self.merge_events(row.event for row in of_turn)
                if event.kind in self.episode_weights
            ]
        return episodes[:-1] if episodes and episodes[-1].row.ply == end else episodes

    def last_steps(self, view: V) -> Sequence[V]:
        """Return how the table stood after steps of a game at its end that played themselves."""
        return ()

    def board_before(self, view: V) -> V | None:
        """Return the table on the board that the `last_steps` come below, if it would be missed."""
        return None

    def at_last_step(self, view: Any) -> Any:
        """Return the table after the step that ended the game, before its end; it may still be open."""
        steps = self.last_steps(view) if view.over else (view,)
        return steps[-1] if steps else replace(view, over=False, winners=())

    def in_replay(self, view: V) -> V:
        """Return what a replay shows of a view."""
        return view

    def at_moment(self, view: V, event: Event) -> V:
        """Return what a replay shows of a view beside this episode, if a later step hides it."""
        return view

    def hand_order(self, view: V) -> Sequence[str]:
        """Return the cards of the hand's picture from left to right, for the list below it."""
        return ()

    def face_of(self, card: str) -> str:
        """Return what copies of a card in hand have in common."""
        return card

    def hand_picture(self, view: V, phrases: Phrases, numbers: Mapping[str, int]) -> Scene | None:
        """Return the hand of the view's seat, with the numbers of the list below on its cards."""
        return None

    def card_item(self, card: str, width: int, phrases: Phrases) -> Item | None:
        return None

    def invitation_item(self, game: str, card: str, width: int, phrases: Phrases) -> Item | None:
        """Return a card as an offer of this game shows it."""
        return self.card_item(card, width, phrases)

    def words_beside(self, card: str, text: Texts) -> str:
        """Return what a card does, where its picture among others does not say it."""
        return ""

    def at_table(self, view: V) -> Presenter[V]:
        """Return what shows the cards of this table; another if its cards say less than in the rule book."""
        return self

    def legend(self, phrases: Phrases) -> str:
        """Say what the signs on the cards mean, unless their picture does."""
        return phrases.texts(f"legend-{phrases.family}")

    def common_items(self, phrases: Phrases) -> Iterable[Item]:
        """Return frequent items of pictures, to draw them in advance."""
        return ()

    @abstractmethod
    def item_groups(self, phrases: Phrases, width: int) -> Iterator[ItemGroup]:
        """Yield everything of the game that has a name and a picture."""

    def decision_text(self, decision: Decision, view: V, phrases: Phrases) -> str:
        return phrases.decision(decision)

    def option_text(self, decision: Decision, option: str, view: V, phrases: Phrases) -> tuple[str, str]:
        """Return a button's label and a line of explanation or ""."""
        return phrases.option(decision.kind, option), ""

    def tip_kind(self, decision: Decision, view: V) -> str:
        """Return the last part of the key of a newcomer's tip for this decision, or "" for none."""
        return decision.kind

    def option_group(self, decision: Decision, option: str, phrases: Phrases) -> str:
        """Return the title of the list with this option and its neighbors, if a decision has several."""
        return ""

    def hint_reason(self, decision: Decision, reply: Reply, view: V, phrases: Phrases) -> str:
        """Return why a computer gives this reply where nothing is searched, or ""."""
        return ""

    def short_label(self, path: str, label: str) -> str:
        """Return what a button says below a picture, where its label does not fit, or ""."""
        return ""

    def is_attack(self, play: Play, view: V) -> bool:
        """Return whether the button of a play is red."""
        return False

    def is_risky(self, decision: Decision, option: str, view: V) -> bool:
        """Return whether an option costs much or ends a turn: its button is neither the first nor blue."""
        ends_early = option in ENDING_OPTIONS and len(decision.options) > 1
        return ends_early or is_confirmation(decision)

    def default_text(self, decision: Decision, phrases: Phrases) -> str:
        """Return the label of a blue button that replies with the default, or ""."""
        return ""

    def proposal(self, decision: Decision, view: V) -> Reply:
        """Return the reply to a private step that is offered with the option before it, or ()."""
        return ()

    def step_text(self, step: Step, view: V, phrases: Phrases) -> tuple[str, str]:
        """Like `option_text`, for one step of a play."""
        return self.option_text(step.decision, step.option, view, phrases)

    def labeled_steps(self, play: Play) -> Sequence[Step]:
        """Return the steps that a play's label names; obvious ones may be left out."""
        return play.steps

    def is_dominated(self, decision: Decision, option: str, view: V) -> bool:
        """Return whether another option does at least as well whatever happens, so that no list has this."""
        return False

    def play_text(self, play: Play, view: V, phrases: Phrases) -> tuple[str, str]:
        """Like `option_text`, for a play or a beginning of plays."""
        text, steps = phrases.texts, self.labeled_steps(play)
        if len(play.steps) == 1 and play.next_decision is None:
            return self.option_text(play.steps[0].decision, play.steps[0].option, view, phrases)
        labels, lines = zip(*(self.step_text(step, view, phrases) for step in steps))
        label = reduce(lambda before, then: text("play-then", before=before, then=then), labels)
        if play.next_decision is not None:
            label = text("play-more", play=label.rstrip("…"))
        explanations = [line for line in reversed(dict.fromkeys(lines)) if line]
        if play.count > 1:
            explanations.insert(0, text("play-ways", count=play.count))
        return label, " · ".join(explanations)

    def icon(self, option: str) -> str:
        """Return an option's icon in data/art/icons, or ""."""
        return ""

    def path_sign(self, path: str) -> str:
        """Return the first icon of a play's path, or ""."""
        options = (option for reply in replies_of(path) for option in reply)
        return next(filter(None, map(self.icon, options)), "")

    @abstractmethod
    def sheet(self, card: str, text: Texts) -> CardSheet: ...

    def card_lines(self, card: str, text: Texts) -> list[str]:
        """Return everything on a card except its name."""
        sheet = self.sheet(card, text)
        return [text("named-value", name=heading, value=value) for heading, value in sheet.facts]

    def lines_beside_picture(self, card: str, text: Texts) -> list[str]:
        """Return what a picture of the card does not show, in characters that the fonts have."""
        return self.card_lines(card, text)

    def explained_kind(self, game: str, kind: str, options: Sequence[str] = ()) -> str:
        """Return the key of `chapters` for a decision of a game with such options, or ""."""
        return next((key for key in (f"{game}-{kind}", kind) if key in self.chapters), "")

    def chapters_for(self, card: str) -> Sequence[str]:
        """Return the chapters of the rule book that explain a card."""
        return ()

    def aliases(self, card: str, text: Texts) -> list[str]:
        """Return other names of a card in this language."""
        return []


AnyPresenter = Presenter[Any]


def board_picture(presenter: AnyPresenter, ruled: Any, view: Any, phrases: Phrases) -> Scene | None:
    """Return the end of a game that its rules ended, by the public view `ruled`; else the table.

    Both have the side of the seat that looks below.
    """
    end = (
        presenter.end_picture(replace(ruled, seat=view.seat), phrases)
        if ruled.over and ruled.winners
        else None
    )
    return end or presenter.picture(view, phrases)


def _row_of(event: Event, rows: Sequence[TurnEvent]) -> TurnEvent:
    """Return the row that a merged event is made of, the last of those that say the most of it."""
    parts = (row for row in reversed(rows) if row.event.facts and {*row.event.facts} <= {*event.facts})
    return max(parts, key=lambda row: len(row.event.facts), default=rows[-1])
