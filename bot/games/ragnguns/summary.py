"""Sum up what happened in a line per play: what a card did stands beside its name."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace

from bot.games.lines import Line
from bot.i18n.texts import Phrases
from engine.core.decisions import Seat
from engine.core.rules import Event
from engine.core.undo import ALONE
from engine.games.ragnguns.cards import is_trap, key_of
from engine.games.ragnguns.effects import POSED
from engine.games.ragnguns.state import COVERABLE, VOLLEY, Moment

FELL = "💀"
GRAVE = 2  # a card that is hit, or a sprung Piège
RECENT = 2  # turns whose hits weigh
HITS = frozenset({"wounded", "shot-card"})
TAKEN = frozenset({"hurt", "struck", "wounded", "robbed", "discarded"})  # what the event's seat suffers
DEALT = frozenset({"fired", "shot", "shot-card", "stole"})  # what the other one does
RESULTS = HITS.union(
    *(
        word.split()
        for word in (
            "fired shot hurt struck covered",
            "healed boosted loaded belted stole robbed",
            "fetched hid recalled dug swapped barred discarded drew",
        )
    )
)

OF_EVERY_TURN = frozenset({"chose", "turn-began", "stashed", "kept"})

# What a seat does in its turn without deciding anything: one line says all. A choice taken back is one of
# these: after a hit it would read as if that were undone.
BRIEF = frozenset(
    ("posed", "set", "loaded", "belted", "boosted", "discarded", "paid-back", "unmasked", ALONE)
)
ACTS = BRIEF.union(("played", "volley-fired", "fired", "shot", "shot-card", "stepped-out", "sprung")) - {
    "discarded"  # which may be the other's doing
}


def lines(events: Iterable[Event], phrases: Phrases, routine: Collection[str]) -> list[str]:
    """Return what happened, oldest first, without what every turn has and board and hand show.

    A discard is left out if the play before it names the card, and who goes first once somebody has acted.
    What is older than the turn before this one is routine: however it hurt, who has been away looks at now.
    """
    summary, dice = Summary(phrases, routine), dict[Seat | None, str]()
    events = [_by_name(event) for event in events]
    has_acted = any(event.kind in ACTS or event.kind in ("stashed", "kept") for event in events)
    begun = list[tuple[int, int]]()  # how many rows stood as each turn began, and its number
    for event in events:
        if event.kind == "turn-began":
            summary.acting, summary.brief_row, summary.last = event.seat, None, None
            begun.append((len(summary.rows), int(dict(event.facts)["turn"])))
        if event.kind == "rolled":
            dice[event.seat] = str(dict(event.facts)["die"])
        elif event.kind == "began":
            if has_acted:
                continue
            facts = {"seat": phrases.seat(event.seat or 0), "dice": _score(dice, event.seat)}
            summary.add(event, phrases.texts("ragnguns-first", **facts))
        elif event.kind in ("stashed", "kept") and begun and begun[-1][0] == len(summary.rows):
            summary.add(event, phrases.event(event))  # which was all of the turn
        elif not summary.knows(event) and not summary.is_of_every_turn(event):
            summary.add(event, phrases.event(event))
    turns, old = dict(begun), begun[-RECENT][0] if len(begun) >= RECENT else 0
    turn = min(turns.values(), default=1) - 1
    for n, row in enumerate(summary.rows):
        row.turn = turn = turns.get(n, turn)
    return [*map(_old, summary.rows[:old]), *_ranked(summary.rows[old:])]


def _old(row: Line) -> Line:
    row.is_routine, row.victim, row.gravity = True, None, 0
    return row


def _ranked(rows: list[Line]) -> list[Line]:
    """Mark the less grave rows as routine, so that they are dropped first: placed cards before hits."""
    gravest = max((row.gravity for row in rows), default=0)
    for row in rows:
        row.is_routine |= row.gravity < min(GRAVE, gravest)
    return rows


class Summary:
    """Lines so far, and the one that says what the acting seat did."""

    def __init__(self, phrases: Phrases, routine: Collection[str]) -> None:
        self.phrases, self.routine = phrases, routine
        self.rows: list[Line] = []
        self.known_cards: set[str] = set()
        self.last: Event | None = None
        self.acting: Seat | None = None
        self.brief_row: int | None = None
        self.is_open = False  # what else the last row's play does stands in it

    def knows(self, event: Event) -> bool:
        """Return whether this is a discard of a card that the play before it names, and mark its fall."""
        card, last = _card(event), self.last
        if (
            last is not None
            and last.kind == event.kind == "discarded"
            and last.seat != event.seat
            and is_trap(card)
        ):
            return True  # a Piège that has just made its target discard
        if event.kind != "discarded" or card not in self.known_cards:
            return False
        before = self.rows[-1]
        if last is not None and last.kind in HITS and card == _card(last):
            fell = "" if FELL in before.rpartition(" · ")[2] else f"\u00a0{FELL}"  # before what was wasted
            self.rows[-1] = before.reworded(f"{before.removesuffix('.')}{fell}")
        self.last = event
        return True

    def is_of_every_turn(self, event: Event) -> bool:
        if event.kind == "revealed":  # which the board shows
            return True
        if event.kind in OF_EVERY_TURN:
            self.is_open = False
            return True
        return event.kind == "drew" and not (self.last is not None and _causes(self.last))

    def add(self, event: Event, line: str) -> None:
        if event.kind in ACTS and event.seat != self.acting:
            self.acting, self.brief_row = event.seat, None
        last, is_own = self.last, event.kind in BRIEF and event.seat == self.acting
        is_lost = self.is_open and last is not None and last.kind == "sprung"  # to the Piège
        is_brief = is_own and not is_lost
        if is_own:
            line = _brief(event, self.phrases)
        elif event.kind == "discarded" and event.seat != self.acting and self.acting is not None:
            line = _stripped(event, self.phrases)
        if event.kind not in RESULTS:
            self.known_cards.clear()
            self.is_open = False
        elif last is not None and _causes(last) and not (is_brief and last.kind == "posed"):
            before = self.rows.pop()
            if last.kind == "posed":
                line, self.brief_row = f"{before} · {_without_cause(event, line, self.phrases)}", None
            else:
                line = _beside(last, event, line, self.phrases, is_brief=is_brief)
            self.is_open = False
        if event.kind != "posed":  # such a card may be discarded on purpose
            self.known_cards.add(_card(event))
        self.last = event
        if is_brief:
            self._append(event, line)
            self.is_open = False
        else:
            self._add_result(event, line)

    def _add_result(self, event: Event, line: str) -> None:
        """Add a row, or to the row of the play of which this is another result."""
        is_routine, victim = event.kind in self.routine and event.kind != "discarded", _victim(event)
        gravity = _gravity(event)
        if self.is_open:
            before = self.rows.pop()
            line = f"{before.removesuffix('.')} · {_without_cause(event, line, self.phrases)}"
            is_routine, victim = is_routine and before.is_routine, before.victim if victim is None else victim
            gravity += before.gravity
        self.rows.append(Line(line, is_routine=is_routine, victim=victim, gravity=gravity))
        self.is_open = event.kind in RESULTS or event.kind == "sprung"

    def _append(self, event: Event, line: str) -> None:
        """Add what the acting seat did to its line if nothing else has happened since, or begin another."""
        is_routine, number = event.kind in self.routine, self.brief_row
        if number is not None and (number == len(self.rows) - 1 or event.kind == ALONE):
            before, (subject, arrow, rest) = self.rows[number], line.partition(" → ")
            if arrow and f"{subject}{arrow}" in before.rpartition(" · ")[2]:
                line = rest
            self.rows[number] = Line(f"{before} · {line}", is_routine=is_routine and before.is_routine)
            return
        assert self.acting is not None
        name = self.phrases.seat(self.acting)
        self.brief_row = len(self.rows)
        self.rows.append(
            Line(self.phrases.texts("named-value", name=name, value=line), is_routine=is_routine)
        )


def effect_done(moment: Moment, phrases: Phrases) -> Iterator[str]:
    """Yield what came of an effect that was played."""
    for event in moment.done:
        if event.kind == "discarded" and event.seat == moment.seat:
            continue  # the card itself, which the board no longer shows
        if event.kind == "discarded":
            yield _stripped(event, phrases).removesuffix(".")
        elif event.kind in BRIEF:
            yield _brief(event, phrases)
        elif event.kind in (*COVERABLE, "healed"):
            yield _brief(event, phrases, "done").removesuffix(".")
        elif event.kind in RESULTS:
            yield phrases.event(event).removesuffix(".")


def _stripped(event: Event, phrases: Phrases) -> str:
    names = {"seat": phrases.seat(event.seat or 0), "card": phrases.value(_card(event))}
    return phrases.texts("ragnguns-stripped", **names, zone=dict(event.facts).get("zone", "stash"))


def _by_name(event: Event) -> Event:
    """Name who fired the bullets of a Shootout that their target has shared out."""
    facts, kinds = dict(event.facts), {"wounded": "shot-card", "hurt": "shot"}
    if event.kind not in kinds or event.seat is None or facts.get("by") != VOLLEY:
        return event
    facts |= {"taken": facts["count"], "target": f"seat:{event.seat}"}
    return replace(event, kind=kinds[event.kind], seat=1 - event.seat, facts=tuple(facts.items()))


def _victim(event: Event) -> Seat | None:
    """Return whom this hit, or who lost a card to it, or None."""
    if event.seat is None or event.kind not in TAKEN | DEALT:
        return None
    return event.seat if event.kind in TAKEN else 1 - event.seat


def _gravity(event: Event) -> int:
    """Return how much this hurts: a bullet in a Pistolero more than a card or Piège, and a loss least."""
    facts = dict(event.facts)
    if event.kind in ("hurt", "struck", "shot"):
        return 3 * int(facts.get("taken", facts.get("count", 1)))
    return GRAVE if event.kind in HITS or event.kind == "sprung" else int(_victim(event) is not None)


def _card(event: Event) -> str:
    return str(dict(event.facts).get("card", ""))


def _without_cause(event: Event, line: str, phrases: Phrases) -> str:
    """Return a result without the card that is named before it."""
    by = dict(event.facts).get("by")
    return line.removeprefix(phrases.texts("named-value", name=phrases.value(by), value="")) if by else line


def _brief(event: Event, phrases: Phrases, form: str = "brief") -> str:
    """Say what a seat did without its name, or what a card has "done" whose name stands above."""
    facts = {name: value if isinstance(value, int) else phrases.value(value) for name, value in event.facts}
    return phrases.texts(f"ragnguns-{form}-{event.kind}", **facts)


def _score(dice: Mapping[Seat | None, str], first: Seat | None) -> str:
    """Return the dice, the first player's before the other's."""
    return ":".join(dice[seat] for seat in sorted(dice, key=lambda seat: seat != first))


def _causes(event: Event) -> bool:
    """Return whether this is a play whose row is that of the result that follows, or a card in its zone."""
    if event.kind == "posed":
        return (key_of(_card(event)), str(dict(event.facts)["zone"])) in POSED
    return event.kind == "played" or (event.kind == "volley-fired" and not dict(event.facts)["tax"])


def _beside(play: Event, result: Event, line: str, phrases: Phrases, *, is_brief: bool) -> str:
    """Name the play before the line of what it did, unless the line does, and whose it was, if not clear."""
    card = dict(play.facts).get("card")
    name = phrases.texts("ragnguns-volley") if card is None else phrases.value(card)
    if is_brief and name not in line:
        return f"{name} → {line}"  # as a card that is placed
    if name in line:
        return line
    beside = f"{name} · {line}"
    if play.seat is None or result.seat == play.seat:
        return beside
    return phrases.texts("named-value", name=phrases.seat(play.seat), value=beside)
