"""Commands of the games: the same decisions as the panel's, completed with what is legal now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord.app_commands import Choice

from bot.completion import fitting
from bot.errors import words_for
from bot.faces import FACES
from bot.hand import panel, speech
from bot.press import answer_panel, seated, show
from bot.which import Command, Several, at
from engine.flow import BACK, Decision, Illegal, Reply
from engine.tables import Seen


async def make(
    interaction: Command, family: str, table: int | None, said: Mapping[str, Sequence[str | None]]
) -> None:
    """Answer by command: for each kind of question the words given, of which None are left out.

    A refusal shows the panel with the reason and what is legal instead; nothing has happened then.
    """
    seen = await at(interaction, table, family)
    seat = seated(seen, interaction.user.id)
    given = {kind: tuple(word for word in words if word is not None) for kind, words in said.items()}
    try:
        replies = {kind: _meant(seen, kind, reply, interaction) for kind, reply in given.items() if reply}
        told = await interaction.client.tables.say(seen.id, interaction.user.id, replies, str(interaction.id))
    except Illegal as why:
        text = words_for(interaction)
        await show(interaction, panel(seen, seat, text, note=speech(seen, text).no(why)))
        return
    await show(interaction, answer_panel(told, interaction))


async def complete(
    interaction: Command, family: str, kinds: Sequence[str], current: str
) -> list[Choice[str]]:
    """What this person may answer now to a question of these kinds, as far as it fits what he has typed."""
    try:
        seen = await at(interaction, getattr(interaction.namespace, "table", None), family)
    except (Illegal, Several):
        return []
    seat = seen.seat_of(interaction.user.id)
    decision = None if seat is None else seen.game.decision(seat)
    if decision is None or decision.kind not in kinds:
        return []
    taken = {value for _, value in interaction.namespace if value != current}
    options = [option for option in decision.options if option not in taken]
    return fitting([(label(seen, decision, option, interaction), option) for option in options], current)


async def foreseen(interaction: Command, family: str, *replies: str) -> tuple[Seen, Decision] | None:
    """The table, and the question that would follow these replies there, which are not made.

    What the panel had begun counts as taken back. None where something would have happened by then.
    """
    try:
        seen = await at(interaction, getattr(interaction.namespace, "table", None), family)
        seat = seated(seen, interaction.user.id)
        begun = seen.game.decision(seat)
        first: list[Reply] = [BACK] if begun is not None and begun.back else []
        decision = seen.game.peek(seat, *first, *((reply,) for reply in replies))
    except (Illegal, Several):
        return None
    return None if decision is None else (seen, decision)


def label(seen: Seen, decision: Decision, option: str, interaction: Command) -> str:
    """An option in the words of the person who is asked, with its line of explanation."""
    say = speech(seen, words_for(interaction))
    name, line = FACES[seen.game.rules.family].option(decision, option, seen.game.view(decision.seat), say)
    return f"{name} · {line}" if line else name


def _meant(seen: Seen, kind: str, reply: Reply, interaction: Command) -> Reply:
    """The options that were meant: what is typed need not be what was completed."""
    seat = seen.seat_of(interaction.user.id)
    decision = None if seat is None else seen.game.decision(seat)
    if decision is None or decision.kind != kind:
        return reply
    names: dict[str, str] = {}
    for option in decision.options:
        names[option.casefold()] = option
        names[label(seen, decision, option, interaction).casefold()] = option
    return tuple(names.get(word.strip().casefold(), word) for word in reply)
