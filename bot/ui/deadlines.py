"""Texts about time: an offer's time control, a board's deadlines and silent players."""

from discord import ButtonStyle

from bot.i18n.texts import Phrases, Texts
from bot.ui.components import CLOCK, AnyButton
from engine.core.clocks import DAY, HOUR, MINUTE, TIME_CONTROLS
from engine.core.decisions import Seat
from engine.tables.snapshot import TableSnapshot

SPANS = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE), ("seconds", 1))
LONG_DAYS = 48 * HOUR  # shorter spans are given in hours


def span(seconds: int, text: Texts) -> str:
    """Return a duration in words, in the largest unit that divides it."""
    fits = (
        (name, unit)
        for name, unit in SPANS
        if not seconds % unit and (name != "days" or seconds >= LONG_DAYS)
    )
    name, unit = next(fits)
    return text(f"span-{name}", count=seconds // unit)


def terms(clock: str, max_missed: int, *, duel: bool, silent_lose: bool = False, text: Texts) -> list[str]:
    control = TIME_CONTROLS.get(clock)
    if control is None:
        return [text("offer-clock-none")]
    spans = {"own": control.per_decision, "bank": control.bank, "gain": control.increment}
    facts = {name: span(seconds, text) for name, seconds in spans.items()}
    silent = text("offer-silent-duel" if duel else "offer-silent-table", count=max_missed)
    if silent_lose:
        silent = f"{silent} {text('offer-silent-loses')}"
    return [text("offer-clock", pace=text(f"pace-{clock}"), **facts), silent]


def clock_lines(snapshot: TableSnapshot, phrases: Phrases, text: Texts) -> list[str]:
    """Return the deadlines of players to act, and who is silent or replaced; none if that is sealed."""
    if snapshot.game.is_sealed:
        return []
    seated = enumerate(snapshot.participants)
    absent = [seat for seat, person in seated if person.user_id is not None and person.level]
    lines = _deadlines(snapshot, phrases, text)
    lines += [
        text("board-missed", name=phrases.bold([seat]), count=clock.missed_in_row)
        for seat, clock in sorted(snapshot.clocks.items())
        if clock.missed_in_row and seat not in absent
    ]
    return [*lines, text("board-substituted", names=phrases.bold(absent))] if absent else lines


def _deadlines(snapshot: TableSnapshot, phrases: Phrases, text: Texts) -> list[str]:
    """Return a line for each deadline, without names if all seats to act share it."""
    seats_by_end: dict[int, list[Seat]] = {}
    for seat, clock in sorted(snapshot.clocks.items()):
        if clock.decision_ply is not None:
            seats_by_end.setdefault(clock.deadline, []).append(seat)
    to_act = {decision.seat for decision in snapshot.game.visible_decisions(None)}
    if len(seats_by_end) == 1 and to_act in map(set, seats_by_end.values()):
        return [_deadline(end, text) for end in seats_by_end]
    return [_deadline(end, text, phrases.bold(seats)) for end, seats in sorted(seats_by_end.items())]


def sealed_line(snapshot: TableSnapshot, text: Texts) -> str:
    """Say that nobody learns who still chooses, and how long each has at most, whoever that is."""
    control = TIME_CONTROLS.get(snapshot.time_control)
    most = span(control.per_decision + control.bank, text) if control else "none"
    return text("board-sealed", most=most)


def until(snapshot: TableSnapshot, seat: Seat, text: Texts) -> str:
    """Return the deadline of a seat for its panel, or nothing."""
    clock = snapshot.clocks.get(seat)
    if clock is None or clock.decision_ply is None:
        return ""
    return text("panel-until", when=f"<t:{clock.deadline}:R>")


def clock_buttons(snapshot: TableSnapshot, text: Texts) -> list[AnyButton]:
    """Return the buttons for when a player is silent; a press says who may; none if that is sealed."""
    if snapshot.game.is_sealed:
        return []
    buttons, people = [], snapshot.participants
    missed = {seat for seat, clock in snapshot.clocks.items() if clock.missed_in_row >= snapshot.max_missed}
    is_late = any(people[seat].active_user for seat in missed | {*snapshot.departed_at})
    if is_late and len(people) == 2 and all(person.user_id for person in people):
        label, style = text("btn-claim"), ButtonStyle.danger
        buttons.append(CLOCK.button(label, style, table_id=snapshot.id, verb="claim"))
    if any(person.user_id is not None and person.level for person in people):
        buttons.append(return_button(snapshot, text))
    return buttons


def return_button(snapshot: TableSnapshot, text: Texts) -> AnyButton:
    return CLOCK.button(text("btn-return"), ButtonStyle.success, table_id=snapshot.id, verb="back")


def _deadline(moment: int, text: Texts, names: str = "") -> str:
    """Return a board's line about a deadline, reserve included, and its seats, none for all."""
    whose = f"{names} · " if names else ""
    return text("board-until", names=whose, when=f"<t:{moment}:R>")
