"""How clocks look: what an offer says of one, and on the board until when and who is silent."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.i18n.texts import Speech, Words
from bot.ui.components import AnyButton, clock_button
from engine.core.clocks import CONTROLS, DAY, HOUR, MINUTE
from engine.core.prompts import Seat
from engine.tables.snapshot import Seen

SPANS = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE), ("seconds", 1))
LONG_DAYS = 48 * HOUR  # below that, hours say it better


def span(seconds: int, text: Words) -> str:
    """So much time in words, in the largest unit that leaves no rest."""
    fits = (each for each in SPANS if not seconds % each[1] and (each[0] != "days" or seconds >= LONG_DAYS))
    name, unit = next(fits)
    return text(f"span-{name}", count=seconds // unit)


def terms(clock: str, patience: int, *, duel: bool, text: Words) -> list[str]:
    """What an offer says of its clock, before anybody accepts it."""
    control = CONTROLS.get(clock)
    if control is None:
        return [text("offer-clock-none")]
    bank, gain, cap = (span(each, text) for each in (control.bank, control.gain, control.cap))
    silent = text("offer-silent-duel" if duel else "offer-silent-table", count=patience)
    return [text("offer-clock", name=text(f"clock-{clock}"), bank=bank, gain=gain, cap=cap), silent]


def clock_lines(seen: Seen, say: Speech, text: Words) -> list[str]:
    """Until when those may answer who are asked, who has been silent, for whom the computer sits in."""
    absent = [seat for seat, chair in enumerate(seen.chairs) if chair.user is not None and chair.level]
    lines = [text("board-until", names=_names(seats, say), **_moment(due)) for due, seats in _dues(seen)]
    lines += [
        text("board-missed", name=f"**{say.seat(seat)}**", count=clock.missed)
        for seat, clock in sorted(seen.clocks.items())
        if clock.missed and seat not in absent
    ]
    return [*lines, text("board-sat-in", names=_names(absent, say))] if absent else lines


def until(seen: Seen, seat: Seat, text: Words) -> str:
    """Until when a seat may answer, for its own panel; empty if it has all the time there is."""
    clock = seen.clocks.get(seat)
    return text("panel-until", **_moment(clock.due)) if clock is not None and clock.put is not None else ""


def clock_buttons(seen: Seen, text: Words) -> list[AnyButton]:
    """What can be pressed under the board when somebody is silent; for whom it is, the press tells."""
    buttons = []
    late = any(
        clock.missed >= seen.patience and seen.chairs[seat].player for seat, clock in seen.clocks.items()
    )
    if late and len(seen.chairs) == 2 and all(chair.user for chair in seen.chairs):
        buttons.append(clock_button(seen.id, "claim", text("btn-claim"), ButtonStyle.danger))
    if any(chair.user is not None and chair.level for chair in seen.chairs):
        buttons.append(return_button(seen, text))
    return buttons


def aside_buttons(seen: Seen, seat: Seat, text: Words) -> list[AnyButton]:
    """What a player may do in his panel about the clocks of those he waits for."""
    waits = any(clock.put is not None for other, clock in seen.clocks.items() if other != seat)
    return [clock_button(seen.id, "more", text("btn-more"))] if waits else []


def return_button(seen: Seen, text: Words) -> AnyButton:
    """The way back to one's seat."""
    return clock_button(seen.id, "back", text("btn-return"), ButtonStyle.success)


def _dues(seen: Seen) -> list[tuple[int, list[Seat]]]:
    """The deadlines that run, each with its seats."""
    running = [(clock.due, seat) for seat, clock in sorted(seen.clocks.items()) if clock.put is not None]
    return [
        (due, [seat for other, seat in running if other == due]) for due in sorted({d for d, _ in running})
    ]


def _moment(instant: int) -> dict[str, str]:
    return {"at": f"<t:{instant}:f>", "when": f"<t:{instant}:R>"}


def _names(seats: Sequence[Seat], say: Speech) -> str:
    return " · ".join(f"**{say.seat(seat)}**" for seat in seats)
