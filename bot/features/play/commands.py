"""Commands of the games: the same decisions as in the panel, with completion of what is legal now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

from discord.app_commands import Choice

from bot.features.play.actions import answer_panel, seated, show
from bot.features.play.hand import panel
from bot.features.shared.resolve_table import AmbiguousTable, at
from bot.games import PRESENTERS
from bot.services.context import Interaction, words_for
from bot.ui.looks import fitting, speech
from engine.core.prompts import Decision, Illegal, Reply, Seat
from engine.tables.service import TableSnapshot
from engine.tables.transitions import taken_back


async def make(
    interaction: Interaction, family: str, table: int | None, said: Mapping[str, Sequence[str | None]]
) -> None:
    """Answer by command: for each kind of question the words given; those that are None are ignored.

    A choice begun in the panel with another question is taken back first. A refusal shows the panel with
    the reason and what is legal instead; nothing has happened then, and what was begun still is.
    """
    snapshot = await at(interaction, table, family)
    seat = seated(snapshot, interaction.user.id)
    given = {kind: tuple(word for word in words if word is not None) for kind, words in said.items()}
    try:
        replies = _meant(snapshot, seat, {kind: reply for kind, reply in given.items() if reply}, interaction)
        tables, user = interaction.client.services.tables, interaction.user.id
        told = await tables.say(snapshot.id, user, replies, str(interaction.id))
    except Illegal as why:
        text, asked = words_for(interaction), snapshot.game.decision(seat) is not None
        refused = why if asked or why.code != "not-now" else Illegal("not-asked")
        await show(interaction, panel(snapshot, seat, text, note=speech(snapshot, text).no(refused)))
        return
    await show(interaction, answer_panel(told, interaction))


async def asked_now(
    interaction: Interaction, family: str, table: int | None, kinds: Sequence[str] = ()
) -> tuple[int, str]:
    """The table that is meant, and the kind of question put to this person; "" if it is not their move.

    A choice that the panel had begun counts as taken back, unless its question is of these kinds.
    """
    snapshot = await at(interaction, table, family)
    decision = _asked(snapshot, seated(snapshot, interaction.user.id), kinds)
    return snapshot.id, "" if decision is None else decision.kind


async def complete(
    interaction: Interaction, family: str, kinds: Sequence[str], current: str, *before: str | None
) -> list[Choice[str]]:
    """The answers open to this person, for questions of these kinds, that match what they have typed.

    `before`: what the same command says to the questions before it, which is not done yet; nothing is
    offered where by then something would have happened. What the panel had begun counts as taken back.
    """
    try:
        snapshot = await at(interaction, getattr(interaction.namespace, "table", None), family)
        decision = _asked_after(snapshot, seated(snapshot, interaction.user.id), kinds, before, interaction)
    except (Illegal, AmbiguousTable):
        return []
    if decision is None or decision.kind not in kinds:
        return []
    return _offered(interaction, snapshot, decision, current)


def _asked(snapshot: TableSnapshot, seat: Seat, kinds: Sequence[str], *replies: Reply) -> Decision | None:
    """The question that would follow these replies, in a command that begins with one of these kinds."""
    steps = (*taken_back(snapshot.game, seat, kinds), *replies)
    return snapshot.game.peek(seat, *steps) if steps else snapshot.game.decision(seat)


def _asked_after(
    snapshot: TableSnapshot,
    seat: Seat,
    kinds: Sequence[str],
    before: Sequence[str | None],
    interaction: Interaction,
) -> Decision | None:
    """The same after the words that were typed."""
    kinds = () if before else kinds
    decision, replies = _asked(snapshot, seat, kinds), list[Reply]()
    for word in before:
        if decision is None or word is None:
            return None
        replies.append(_options(snapshot, decision, (word,), interaction))
        decision = _asked(snapshot, seat, kinds, *replies)
    return decision


def _offered(
    interaction: Interaction, snapshot: TableSnapshot, decision: Decision, current: str
) -> list[Choice[str]]:
    """The matching options, without those that other words of the command have taken."""
    taken = {value for _, value in interaction.namespace if value != current}
    options = [option for option in decision.options if option not in taken]
    return fitting([(label(snapshot, decision, option, interaction), option) for option in options], current)


def label(snapshot: TableSnapshot, decision: Decision, option: str, interaction: Interaction) -> str:
    """An option in the words of the person who is asked, with its line of explanation."""
    say = speech(snapshot, words_for(interaction))
    name, line = PRESENTERS[snapshot.game.rules.family].option(
        decision, option, snapshot.game.view(decision.seat), say
    )
    return f"{name} · {line}" if line else name


def _meant(
    snapshot: TableSnapshot, seat: Seat, said: Mapping[str, Reply], interaction: Interaction
) -> dict[str, Reply]:
    """The options that were meant, by kind of question."""
    kinds, meant = tuple(said), dict(said)
    for nth, kind in enumerate(kinds):
        with suppress(Illegal):  # the table refuses it and says why
            decision = _asked(snapshot, seat, kinds[:1], *(meant[earlier] for earlier in kinds[:nth]))
            if decision is not None and decision.kind == kind:
                meant[kind] = _options(snapshot, decision, said[kind], interaction)
    return meant


def _options(snapshot: TableSnapshot, decision: Decision, words: Reply, interaction: Interaction) -> Reply:
    """The options with these names: what is typed need not be what was completed."""
    names: dict[str, str] = {}
    for option in decision.options:
        names[option.casefold()] = option
        names[label(snapshot, decision, option, interaction).casefold()] = option
    return tuple(names.get(word.strip().casefold(), word) for word in words)
