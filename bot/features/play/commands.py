"""Commands of the games: the same decisions as the panel's, completed with what is legal now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord.app_commands import Choice

from bot.features.play.actions import answer_panel, seated, show
from bot.features.play.hand import panel
from bot.features.shared.resolve_table import Several, at
from bot.games import FACES
from bot.services.context import Interaction, words_for
from bot.ui.looks import fitting
from bot.ui.tables import speech
from engine.core.prompts import BACK, Decision, Illegal, Reply
from engine.tables.service import Seen


async def make(
    interaction: Interaction, family: str, table: int | None, said: Mapping[str, Sequence[str | None]]
) -> None:
    """Answer by command: for each kind of question the words given, of which None are left out.

    A refusal shows the panel with the reason and what is legal instead; nothing has happened then.
    """
    seen = await at(interaction, table, family)
    seat = seated(seen, interaction.user.id)
    given = {kind: tuple(word for word in words if word is not None) for kind, words in said.items()}
    try:
        replies = {kind: _meant(seen, kind, reply, interaction) for kind, reply in given.items() if reply}
        tables, user = interaction.client.services.tables, interaction.user.id
        told = await tables.say(seen.id, user, replies, str(interaction.id))
    except Illegal as why:
        text = words_for(interaction)
        await show(interaction, panel(seen, seat, text, note=speech(seen, text).no(why)))
        return
    await show(interaction, answer_panel(told, interaction))


async def make_whole(
    interaction: Interaction, family: str, table: int | None, said: Mapping[str, Sequence[str | None]]
) -> None:
    """Make a play from its beginning; what the panel had begun is taken back first."""
    seen = await at(interaction, table, family)
    tables, user = interaction.client.services.tables, interaction.user.id
    decision = seen.game.decision(seated(seen, user))
    if decision is not None and decision.back:
        await tables.answer(seen.id, seen.game.asked, user, [BACK], f"{interaction.id}:back")
    await make(interaction, family, seen.id, said)


async def make_one_of(
    interaction: Interaction, family: str, table: int | None, kinds: Sequence[str], *words: str | None
) -> None:
    """Answer whichever of these kinds of question is asked now."""
    table, asked = await asked_now(interaction, family, table)
    await make(interaction, family, table, {asked if asked in kinds else kinds[0]: words})


async def asked_now(interaction: Interaction, family: str, table: int | None) -> tuple[int, str]:
    """Which table is meant, and what kind of thing this person is asked there; "" if it is not his move."""
    seen = await at(interaction, table, family)
    decision = seen.game.decision(seated(seen, interaction.user.id))
    return seen.id, "" if decision is None else decision.kind


async def complete(
    interaction: Interaction, family: str, kinds: Sequence[str], current: str
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
    return _offered(interaction, seen, decision, current)


async def complete_next(
    interaction: Interaction, family: str, current: str, *replies: str
) -> list[Choice[str]]:
    """What he may answer to the question that would follow these replies, which are not made.

    What the panel had begun counts as taken back. Nothing where something would have happened by then.
    """
    try:
        seen = await at(interaction, getattr(interaction.namespace, "table", None), family)
        seat = seated(seen, interaction.user.id)
        begun = seen.game.decision(seat)
        first: list[Reply] = [BACK] if begun is not None and begun.back else []
        decision = seen.game.peek(seat, *first, *((reply,) for reply in replies))
    except (Illegal, Several):
        return []
    return [] if decision is None else _offered(interaction, seen, decision, current)


def _offered(interaction: Interaction, seen: Seen, decision: Decision, current: str) -> list[Choice[str]]:
    """The options that fit, but for those that other words of the command have taken."""
    taken = {value for _, value in interaction.namespace if value != current}
    options = [option for option in decision.options if option not in taken]
    return fitting([(label(seen, decision, option, interaction), option) for option in options], current)


def label(seen: Seen, decision: Decision, option: str, interaction: Interaction) -> str:
    """An option in the words of the person who is asked, with its line of explanation."""
    say = speech(seen, words_for(interaction))
    name, line = FACES[seen.game.rules.family].option(decision, option, seen.game.view(decision.seat), say)
    return f"{name} · {line}" if line else name


def _meant(seen: Seen, kind: str, reply: Reply, interaction: Interaction) -> Reply:
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
