"""What the marshal would do at one's own question, and why: for the one who is asked alone.

It is thought of by the process of the levels that look ahead, from what the seat knows, while the press is
answered at once. Where people play against each other there is none unless the offer said so.
"""

from __future__ import annotations

from collections.abc import Sequence

from discord import AllowedMentions

from bot.features.shared.resolve_table import heading
from bot.games import PRESENTERS
from bot.i18n.texts import Speech, Words, escaped
from bot.services.context import Interaction, words_for
from bot.services.search_process import considered, question
from bot.ui.looks import speech
from engine.core.plays import SEPARATOR, offered
from engine.core.prompts import Decision, Illegal, Seat
from engine.search.levels import MARSHAL
from engine.search.rollouts import Line
from engine.search.searcher import Thought
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
    face, view = PRESENTERS[snapshot.game.rules.family], snapshot.game.view(decision.seat)
    path = SEPARATOR.join(option for _, reply in line for option in reply)
    for play in offered(snapshot.game, decision.seat):
        if play.path == path:
            return face.play(play, view, say)[0]
    first = [face.option(decision, option, view, say)[0] for option in line[0][1]]
    return say.words.listed([*first, *_later(line[1:], say)])


def _later(line: Line, say: Speech) -> Sequence[str]:
    return [say.option(kind, option) for kind, reply in line for option in reply]
