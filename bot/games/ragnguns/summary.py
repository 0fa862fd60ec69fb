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


def lines(events: Iterable[Event], phrases: Phrases, routine: Collection[str]) -> list[str]:
    """Return what happened, oldest first; a discard is left out if the play before it names the card."""
    result, dice, known_cards = list[str](), dict[Seat | None, str](), set[str]()
    last: Event | None = None
    for event in events:
        card = str(dict(event.facts).get("card", ""))
        if event.kind == "rolled":
            dice[event.seat] = str(dict(event.facts)["die"])
            continue
        if event.kind == "discarded" and card in known_cards:
            if last is not None and last.kind in HITS and card == dict(last.facts)["card"]:
                result[-1] = Line(f"{result[-1]} {FELL}")
            last = event
            continue
        line = phrases.event(event)
        if event.kind == "began":
            line = f"{line} {_score(dice, event.seat)}"
        if event.kind not in RESULTS:
            known_cards.clear()
        elif last is not None and _is_play(last):
            line = _beside(last, line, phrases)
            result.pop()
        known_cards.add(card)
        result.append(Line(line, is_routine=event.kind in routine))
        last = event
    return result


def _score(dice: Mapping[Seat | None, str], first: Seat | None) -> str:
    """Return the dice, the first player's before the other's."""
    return " : ".join(dice[seat] for seat in sorted(dice, key=lambda seat: seat != first))


def _is_play(event: Event) -> bool:
    return event.kind == "played" or (event.kind == "volley-fired" and not dict(event.facts)["tax"])


def _beside(play: Event, line: str, phrases: Phrases) -> str:
    """Name the play before the line of what it did, unless the line names it."""
    card = dict(play.facts).get("card")
    name = phrases.texts("ragnguns-volley") if card is None else phrases.value(card)
    return line if name in line else f"{name} · {line}"
