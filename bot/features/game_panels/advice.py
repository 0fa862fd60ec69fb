"""What a panel tells a user who is new to a game: a tip for a decision, or why a move cost much.

A tip comes with a kind of decision that the user has never answered, and uses public facts only. What cost
them much is explained once.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from bot.games import PRESENTERS
from bot.i18n.texts import Texts
from bot.ui.style import phrases_for
from engine.core.decisions import Seat
from engine.core.game import LogRow
from engine.core.records.users import NewcomerRecord
from engine.core.rules import Event
from engine.games import MODULES
from engine.tables.snapshot import TableSnapshot


@dataclass(frozen=True, slots=True)
class Advice:
    """What a panel tells a user who is new to the game."""

    tip: str = ""  # for the decision; how one wins the game, if it is their first
    why: str = ""  # why a move cost them much
    newcomer_record: NewcomerRecord | None = None  # to save once shown; None if nothing changes

    @property
    def line(self) -> str:
        """Return the one that matters more: two at once are read by nobody."""
        return f"💡 {self.why or self.tip}" if self.why or self.tip else ""


def advice(
    known: NewcomerRecord, snapshot: TableSnapshot, seat: Seat, actions: Sequence[LogRow], text: Texts
) -> Advice:
    """Return tips for a user with this record, after these log rows."""
    if snapshot.participants[seat].level is not None or seat in (snapshot.game.winners or ()):
        return Advice()  # a substitute plays, or nothing was lost
    phrases = phrases_for(snapshot, text)
    decision = snapshot.game.decision(seat)
    tip = ""
    if decision is not None and decision.kind not in known.answered:
        kind = PRESENTERS[snapshot.game.rules.family].tip_kind(decision, snapshot.view(seat))
        tip = _tip(snapshot, kind, text, is_first=not known.answered)
    setback = next(_setbacks(known, snapshot, seat, actions), None)
    if setback is None:
        return Advice(tip)
    key, event, ply = setback
    explained = tuple(dict.fromkeys((*known.explained, f"{key}:{snapshot.id}:{ply}")))
    record = replace(known.at(snapshot.id), explained=explained) if explained != known.explained else None
    return Advice(tip, phrases.setback(key, event), record)


def _tip(snapshot: TableSnapshot, kind: str, text: Texts, *, is_first: bool) -> str:
    """Return the tip for this kind of decision in this game, or in its whole family.

    The first decision of all has the goal of the game instead.
    """
    rules = snapshot.game.rules
    keys = [f"{name}-tip-{kind}" for name in (rules.name, rules.family)]
    if is_first:
        keys.insert(0, f"goal-{rules.name}")
    return next((text(key) for key in keys if text.has(key)), "")


def _setbacks(
    known: NewcomerRecord, snapshot: TableSnapshot, seat: Seat, actions: Sequence[LogRow]
) -> Iterator[tuple[str, Event, int]]:
    """Yield what cost this seat much and was never explained, except at this ply.

    What it has answered since is no longer explained. At the end the newest event of a kind comes first,
    though this table has explained an earlier one.
    """
    where = dict(events.split(":", 1) for events in known.explained)
    is_over = snapshot.game.winners is not None
    answered = 0 if is_over else max((action.ply for action in actions if action.seat == seat), default=0)
    events = [(event, action) for action in actions for event in action.events if action.ply >= answered]
    family = MODULES[snapshot.game.rules.family]
    setbacks = [setback for setback in family.setbacks if not (is_over and setback.looks_ahead)]
    candidates = [*product(setbacks, events)]
    if is_over:
        kinds = [setback.event for setback in setbacks]
        candidates.sort(key=lambda pair: (kinds.index(pair[0].event), -pair[1][1].ply))
    for setback, (event, action) in candidates:
        here = f"{snapshot.id}:{action.ply}"
        place = where.get(setback.key, here)
        if any(other.kind == setback.unless and other.seat in (seat, None) for other in action.events):
            continue
        if (
            event.kind == setback.event
            and setback.applies(event, seat)
            and (place == here or (is_over and place.startswith(f"{snapshot.id}:")))
        ):
            yield setback.key, setback.as_told(event), action.ply
