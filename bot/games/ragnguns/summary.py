"""Sum up what happened in a line per play: what a card did stands beside its name."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from bot.games.presenter import Line
from bot.i18n.texts import Phrases
from engine.core.decisions import Seat
from engine.core.rules import Event

FELL = "💀"
HITS = frozenset({"wounded", "shot-card"})
RESULTS = HITS.union(
    *(
        word.split()
        for word in (
            "fired shot hurt struck covered",
            "healed boosted loaded belted stole robbed",
            "fetched hid recalled dug revealed swapped barred discarded discarded-many",
        )
    )
)


BRIEF = frozenset(("posed", "set", "loaded", "belted", "boosted"))  # a line says all that a seat did in a row


def lines(events: Iterable[Event], phrases: Phrases, routine: Collection[str]) -> list[str]:
    """Return what happened, oldest first; a discard is left out if the play before it names the card."""
    summary, dice = Summary(phrases, routine), dict[Seat | None, str]()
    for event in events:
        if event.kind == "rolled":
            dice[event.seat] = str(dict(event.facts)["die"])
        elif event.kind == "began":
            summary.add(event, f"{phrases.event(event)} {_score(dice, event.seat)}")
        elif not summary.knows(event):
            summary.add(event, _brief(event, phrases) if event.kind in BRIEF else phrases.event(event))
    return [line for _, line in summary.rows]


class Summary:
    """Lines so far, each with its seat if it names that once and then says what it did."""

    def __init__(self, phrases: Phrases, routine: Collection[str]) -> None:
        self.phrases, self.routine = phrases, routine
        self.rows: list[tuple[Seat | None, Line]] = []
        self.known_cards: set[str] = set()
        self.last: Event | None = None

    def knows(self, event: Event) -> bool:
        """Return whether this is a discard of a card that the play before it names, and mark its fall."""
        card, last = _card(event), self.last
        if event.kind != "discarded" or card not in self.known_cards:
            return False
        if last is not None and last.kind in HITS and card == _card(last):
            seat, line = self.rows.pop()
            self.rows.append((seat, Line(f"{line} {FELL}")))
        self.last = event
        return True

    def add(self, event: Event, line: str) -> None:
        if event.kind not in RESULTS:
            self.known_cards.clear()
        elif self.last is not None and _is_play(self.last):
            line = _beside(self.last, event, line, self.phrases)
            self.rows.pop()
        self.known_cards.add(_card(event))
        seat, is_routine = event.seat if event.kind in BRIEF else None, event.kind in self.routine
        if seat is not None and self.rows and self.rows[-1][0] == seat:
            before = self.rows.pop()[1]
            line, is_routine = f"{before} · {line}", is_routine and before.is_routine
        elif seat is not None:
            line = self.phrases.texts("named-value", name=self.phrases.seat(seat), value=line)
        self.rows.append((seat, Line(line, is_routine=is_routine)))
        self.last = event


def _card(event: Event) -> str:
    return str(dict(event.facts).get("card", ""))


def _brief(event: Event, phrases: Phrases) -> str:
    """Say what a seat did without its name."""
    facts = {name: value if isinstance(value, int) else phrases.value(value) for name, value in event.facts}
    return phrases.texts(f"ragnguns-brief-{event.kind}", **facts)


def _score(dice: Mapping[Seat | None, str], first: Seat | None) -> str:
    """Return the dice, the first player's before the other's."""
    return " : ".join(dice[seat] for seat in sorted(dice, key=lambda seat: seat != first))


def _is_play(event: Event) -> bool:
    return event.kind == "played" or (event.kind == "volley-fired" and not dict(event.facts)["tax"])


def _beside(play: Event, after: Event, line: str, phrases: Phrases) -> str:
    """Name the play before the line of what it did, unless the line names it."""
    card = dict(play.facts).get("card")
    name = phrases.texts("ragnguns-volley") if card is None else phrases.value(card)
    if after.kind in BRIEF:
        return phrases.texts("named-value", name=name, value=line)
    return line if name in line else f"{name} · {line}"
