"""Hints, which say what the marshal would do and why, and tips for users who are new to a game.

The search process computes a hint from what the seat knows. Between people hints need the offer's consent.

A tip comes with a decision that the user has never answered, or says once why a move cost much. Tips use
public facts only. Lessons have none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from discord import AllowedMentions

from bot.features.interactions.resolve_table import heading
from bot.games import PRESENTERS
from bot.i18n.texts import Phrases, Texts, escape
from bot.services.context import Interaction, texts_for
from bot.services.search_process import search_request, search_untimed
from bot.ui.style import phrases_for
from engine.core.decisions import SEPARATOR, Decision, Refused, Seat
from engine.core.game import LogRow
from engine.core.plays import legal_plays
from engine.core.records.users import NewcomerRecord
from engine.core.rules import Event
from engine.games import MODULES
from engine.search.levels import MARSHAL
from engine.search.rollouts import Line
from engine.search.searcher import SearchResult
from engine.store.store import Store
from engine.tables.snapshot import TableSnapshot

HUNDRED = 100


def decision_to_hint(snapshot: TableSnapshot, user_id: int) -> Decision:
    """Return the user's decision, if they may have a hint for it; else raises `Refused`."""
    seat = snapshot.require_active_seat(user_id)
    if snapshot.game.winners is not None:
        raise Refused("game-over")
    if not hints_allowed(snapshot, seat):
        raise Refused("hint-people")
    decision = snapshot.game.decision(seat)
    if decision is None:
        raise Refused("not-asked")
    return decision


def hints_allowed(snapshot: TableSnapshot, seat: Seat) -> bool:
    """Return whether the offer allowed hints, or all other seats belong to computers."""
    others = (participant for other, participant in enumerate(snapshot.participants) if other != seat)
    return snapshot.hints or all(participant.user_id is None for participant in others)


async def give_hint(interaction: Interaction, snapshot: TableSnapshot) -> None:
    """Send a hint when it is computed; raises `Refused` as `decision_to_hint` does."""
    decision = decision_to_hint(snapshot, interaction.user.id)
    await interaction.response.defer(ephemeral=True, thinking=True)
    services, text = interaction.client.services, texts_for(interaction)
    past = services.search.past
    asked = await search_request(services.store, snapshot, decision.seat, MARSHAL, past=past)
    thought = await services.search.thought(snapshot.id, search_untimed, asked)
    told = text("hint-late") if thought is None else _told(snapshot, decision, thought, text)
    said = f"{heading(snapshot, interaction.user.id, text)}\n{told}"
    await interaction.followup.send(said, ephemeral=True, allowed_mentions=AllowedMentions.none())


def _told(snapshot: TableSnapshot, decision: Decision, thought: SearchResult, text: Texts) -> str:
    move = _move(snapshot, decision, thought.line, phrases_for(snapshot, text))
    return f"{text('hint-move', move=escape(move))}\n{_why(thought, text)}"


def _why(thought: SearchResult, text: Texts) -> str:
    if thought.is_proven:
        return text("hint-sure")
    if thought.win_chance is None:
        return text("hint-habit")
    wins = round(HUNDRED * thought.win_chance)
    if thought.runner_up_chance is None:
        return text("hint-wins", wins=wins)
    return text("hint-second", wins=wins, second=round(HUNDRED * thought.runner_up_chance))


def _move(snapshot: TableSnapshot, decision: Decision, line: Line, phrases: Phrases) -> str:
    """Name the line as the panel's list does, or reply by reply."""
    presenter, view = PRESENTERS[snapshot.game.rules.family], snapshot.view(decision.seat)
    path = SEPARATOR.join(option for _, reply in line for option in reply)
    for play in legal_plays(snapshot.game, decision.seat):
        if play.path == path:
            return presenter.play_text(play, view, phrases)[0]
    first = [presenter.option_text(decision, option, view, phrases)[0] for option in line[0][1]]
    later = [phrases.option(kind, option) for kind, reply in line[1:] for option in reply]
    return phrases.texts.join([*first, *later])


# Tips


@dataclass(frozen=True, slots=True)
class Advice:
    """What a panel tells a user who is new to the game."""

    tip: str = ""  # about the decision
    why: str = ""  # something has cost them much
    newcomer_record: NewcomerRecord | None = None  # once they have read it; None if nothing changes

    def lines(self) -> str:
        return "\n".join(f"💡 {line}" for line in (self.why, self.tip) if line)


async def newcomer_record(store: Store, snapshot: TableSnapshot, user_id: int) -> NewcomerRecord | None:
    """Return what the user knows of the game, if they are new to it and want tips."""
    if not (await store.user_settings(user_id)).show_tips:
        return None
    known = await store.experience(user_id, snapshot.game_key)
    return known if known.is_new_at(snapshot.id) else None


async def check_newcomer(store: Store, snapshot: TableSnapshot, user_id: int) -> None:
    """Raise `Refused` if the user gets no tips anyway."""
    if await newcomer_record(store, snapshot, user_id) is None:
        raise Refused("no-tips")


def advice(
    known: NewcomerRecord, snapshot: TableSnapshot, seat: Seat, actions: Sequence[LogRow], text: Texts
) -> Advice:
    """Return tips for a user with this record, after these log rows."""
    if snapshot.participants[seat].level is not None:  # their substitute plays
        return Advice()
    phrases = phrases_for(snapshot, text)
    decision = snapshot.game.decision(seat)
    tip = "" if decision is None or decision.kind in known.answered else _tip(snapshot, decision.kind, text)
    found = next(_setbacks(known, snapshot, seat, actions), None)
    if found is None:
        return Advice(tip)
    key, event, ply = found
    explained = tuple(dict.fromkeys((*known.explained, f"{key}:{snapshot.id}:{ply}")))
    record = replace(known.at(snapshot.id), explained=explained) if explained != known.explained else None
    return Advice(tip, phrases.setback(key, event), record)


def after_answers(known: NewcomerRecord, table_id: int, kinds: Sequence[str]) -> NewcomerRecord:
    """Return the record after answers to decisions of these kinds."""
    return known.at(table_id).answering(kinds) if kinds else known


def _tip(snapshot: TableSnapshot, kind: str, text: Texts) -> str:
    """Return the tip for this kind of decision in this game, or in its whole family."""
    rules = snapshot.game.rules
    keys = [f"{name}-tip-{kind}" for name in (rules.name, rules.family)]
    return next((text(key) for key in keys if text.has(key)), "")


def _setbacks(
    known: NewcomerRecord, snapshot: TableSnapshot, seat: Seat, actions: Sequence[LogRow]
) -> Iterator[tuple[str, Event, int]]:
    """Yield what cost this seat much and was never explained, except at this ply."""
    where = dict(told.split(":", 1) for told in known.explained)
    told = [(event, action.ply) for action in actions for event in action.events]
    for setback, (event, ply) in product(MODULES[snapshot.game.rules.family].setbacks, told):
        here = f"{snapshot.id}:{ply}"
        if (
            event.kind == setback.event
            and setback.applies(event, seat)
            and where.get(setback.key, here) == here
        ):
            yield setback.key, event, ply
