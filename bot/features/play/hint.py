"""Advice for the one who is asked: what the marshal would do and why, and tips for who is new to a game.

The hint is thought of by the process of the levels that look ahead, from what the seat knows, while the press
is answered at once. Where people play against each other there is none unless the offer said so.

Tips are a line with a question that was never answered yet, and once why a move cost much. Somebody is new in
their first games of a kind, unless they want no tips. A lesson has none: there the teacher says what matters.
They say no more than everybody may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from discord import AllowedMentions

from bot.features.shared.resolve_table import heading
from bot.games import PRESENTERS
from bot.i18n.texts import Speech, Words, escaped
from bot.services.context import Interaction, words_for
from bot.services.search_process import considered, question
from bot.ui.style import speech
from engine.core.decisions import Decision, Illegal, Seat
from engine.core.game import Action
from engine.core.lessons import Experience
from engine.core.plays import SEPARATOR, offered
from engine.core.rules import Event
from engine.games import MODULES
from engine.search.levels import MARSHAL
from engine.search.rollouts import Line
from engine.search.searcher import Thought
from engine.store.store import Store
from engine.tables.snapshot import TableSnapshot

HUNDRED = 100


def hinted(snapshot: TableSnapshot, user: int) -> Decision:
    """The question of this person that may be thought about; raises `Illegal` where there is none."""
    seat = snapshot.seated(user)
    if snapshot.game.winners is not None:
        raise Illegal("over")
    if not is_allowed(snapshot, seat):
        raise Illegal("hint-people")
    decision = snapshot.game.decision(seat)
    if decision is None:
        raise Illegal("not-asked")
    return decision


def is_allowed(snapshot: TableSnapshot, seat: Seat) -> bool:
    """Did all agree on hints, or does nobody else play there, not even one who is away?"""
    others = (participant for other, participant in enumerate(snapshot.participants) if other != seat)
    return snapshot.hints or all(participant.user is None for participant in others)


async def give_hint(interaction: Interaction, snapshot: TableSnapshot) -> None:
    """Say it in a message of its own, when it is thought; raises `Illegal` as `hinted` does."""
    decision = hinted(snapshot, interaction.user.id)
    await interaction.response.defer(ephemeral=True, thinking=True)
    services, text = interaction.client.services, words_for(interaction)
    past = services.search.past
    asked = await question(services.store, snapshot, decision.seat, MARSHAL, past=past)
    thought = await services.search.thought(snapshot.id, considered, asked)
    told = text("hint-late") if thought is None else _told(snapshot, decision, thought, text)
    said = f"{heading(snapshot, interaction.user.id, text)}\n{told}"
    await interaction.followup.send(said, ephemeral=True, allowed_mentions=AllowedMentions.none())


def _told(snapshot: TableSnapshot, decision: Decision, thought: Thought, text: Words) -> str:
    move = _move(snapshot, decision, thought.line, speech(snapshot, text))
    return f"{text('hint-move', move=escaped(move))}\n{_why(thought, text)}"


def _why(thought: Thought, text: Words) -> str:
    if thought.sure:
        return text("hint-sure")
    if thought.chance is None:
        return text("hint-habit")
    wins = round(HUNDRED * thought.chance)
    if thought.second is None:
        return text("hint-wins", wins=wins)
    return text("hint-second", wins=wins, second=round(HUNDRED * thought.second))


def _move(snapshot: TableSnapshot, decision: Decision, line: Line, say: Speech) -> str:
    """As the panel's list says it, where it has the whole line; else reply by reply."""
    face, view = PRESENTERS[snapshot.game.rules.family], snapshot.seen(decision.seat)
    path = SEPARATOR.join(option for _, reply in line for option in reply)
    for play in offered(snapshot.game, decision.seat):
        if play.path == path:
            return face.play(play, view, say)[0]
    first = [face.option(decision, option, view, say)[0] for option in line[0][1]]
    return say.words.listed([*first, *_later(line[1:], say)])


def _later(line: Line, say: Speech) -> Sequence[str]:
    return [say.option(kind, option) for kind, reply in line for option in reply]


# Tips


@dataclass(frozen=True, slots=True)
class Advice:
    """What a panel tells somebody who is new: `tip` with the question, `why` something has cost them much.

    `knows`: what they know when they have read it; None where that is nothing new.
    """

    tip: str = ""
    why: str = ""
    knows: Experience | None = None

    def lines(self) -> str:
        """Both, as they are shown."""
        return "\n".join(f"💡 {line}" for line in (self.why, self.tip) if line)


async def newcomer(store: Store, snapshot: TableSnapshot, user: int) -> Experience | None:
    """What this person knows of the game, if they are new to it and want tips."""
    if not (await store.person(user)).tips:
        return None
    known = await store.experience(user, snapshot.name)
    return known if known.is_new_at(snapshot.id) else None


async def check_newcomer(store: Store, snapshot: TableSnapshot, user: int) -> None:
    """Raises `Illegal` where this person gets no tips anyway."""
    if await newcomer(store, snapshot, user) is None:
        raise Illegal("no-tips")


def advice(
    known: Experience, snapshot: TableSnapshot, seat: Seat, actions: Sequence[Action], text: Words
) -> Advice:
    """What to tell somebody who knows so much, after these actions, of which the panel tells."""
    if snapshot.participants[seat].level is not None:  # a computer sits in for them
        return Advice()
    say, knows = speech(snapshot, text), known
    decision = snapshot.game.decision(seat)
    tip = "" if decision is None or decision.kind in known.answered else _tip(snapshot, decision.kind, text)
    found = next(_setbacks(known, snapshot, seat, actions), None)
    if found is None:
        return Advice(tip)
    key, event, ply = found
    told = dict.fromkeys((*known.told, f"{key}:{snapshot.id}:{ply}"))
    knows = replace(known.at(snapshot.id), told=tuple(told))
    return Advice(tip, say.setback(key, event), knows if knows.told != known.told else None)


def answered(known: Experience, table: int, kinds: Sequence[str]) -> Experience:
    """What somebody knows who has answered such questions at this table."""
    return known.at(table).answering(kinds) if kinds else known


def _tip(snapshot: TableSnapshot, kind: str, text: Words) -> str:
    key = f"{snapshot.game.rules.family}-tip-{kind}"
    return text(key) if text.has(key) else ""


def _setbacks(
    known: Experience, snapshot: TableSnapshot, seat: Seat, actions: Sequence[Action]
) -> Iterator[tuple[str, Event, int]]:
    """What has cost this seat much and was not explained before, or was just here."""
    where = dict(told.split(":", 1) for told in known.told)
    told = [(event, action.ply) for action in actions for event in action.events]
    for setback, (event, ply) in product(MODULES[snapshot.game.rules.family].setbacks, told):
        here = f"{snapshot.id}:{ply}"
        if event.what == setback.event and setback.hit(event, seat) and where.get(setback.key, here) == here:
            yield setback.key, event, ply
