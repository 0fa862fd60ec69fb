"""A user's absences from a server: what is typed, saved and shown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import date

import discord
from discord import Embed

from bot.features.shared.resolve_table import my_seat, name_of
from bot.i18n.days import day, is_off, other_day, shown_day
from bot.i18n.texts import escaped
from bot.services.context import Interaction, words_for
from bot.ui.components import OPTION
from bot.ui.style import CALM, clipped
from engine.core.clocks import CONTROLS, LONG
from engine.core.decisions import Illegal
from engine.tables.availability import today, zone_of

SUGGESTED_LAST, SUGGESTED_FIRST = ("3d", "7d", "14d"), "1d"  # before anything is typed


async def set_absence(interaction: Interaction, until: str | None, since: str | None) -> str:
    """Save a typed absence, or end all of them where `until` is "off"; return the answer.

    Without `since` it begins now. Raises `Illegal`.
    """
    services, guild, text = interaction.client.services, interaction.guild_id or 0, words_for(interaction)
    if not until:
        raise Illegal("away-until")
    if is_off(until):
        if not await services.people.back(interaction.user.id, guild):
            raise Illegal("away-not")
        answer = text("away-off")
    else:
        person = await services.store.person(interaction.user.id)
        here = today(zone_of(person), services.now())
        first = here if since is None else day(since, here, months_first=_months_first(interaction))
        last = day(until, max(first, here), months_first=_months_first(interaction), counted=first)
        if (first - here).days <= 1 and (names := await fast_games(interaction)):
            raise Illegal("away-fast", tables=names)
        away = await services.people.leave(person, guild, first, last)
        answer = text("away-set", start=f"<t:{away.start}:f>", until=f"<t:{away.until}:f>")
    await services.clock.renew(interaction.user.id)
    for line in await services.store.lines_of(interaction.user.id, interaction.guild_id):
        await services.publisher.renew(line.table)
    return answer


async def fast_games(interaction: Interaction) -> str:
    """Return the user's games here with a clock that absences do not stop, as a list; "" if none."""
    text, user = words_for(interaction), interaction.user.id
    lines = await interaction.client.services.store.lines_of(user, interaction.guild_id)
    names = [
        escaped(name_of(line, text))
        for line in lines
        if line.clock in CONTROLS and line.clock not in LONG and my_seat(line, user) is not None
    ]
    return text.listed(names) if names else ""


async def absences_embed(interaction: Interaction, answer: str) -> Embed:
    """Show the answer to a command, the user's absences from now on, and the days left this year."""
    services, text = interaction.client.services, words_for(interaction)
    person = await services.store.person(interaction.user.id)
    lines = "\n".join(absence_lines(interaction))
    left = text("away-left", count=await services.people.days_left(person, interaction.guild_id or 0))
    parts = [answer, lines or ("" if answer else text("away-nothing")), left]
    embed = Embed(title=text("title-away"), description="\n\n".join(filter(None, parts)), colour=CALM)
    embed.set_footer(text=text("away-how"))
    return embed


def absence_lines(interaction: Interaction) -> list[str]:
    """Return a line for each absence that has not ended."""
    services, text = interaction.client.services, words_for(interaction)
    absences = services.people.absences(interaction.user.id, interaction.guild_id or 0)
    return [
        text("away-line", start=f"<t:{absence.start}:f>", until=f"<t:{absence.until}:f>")
        for absence in absences
        if absence.until > services.now()
    ]


async def suggested_last(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggest last days, each with the length of the absence, and the value to send."""
    text, here, months_first = words_for(interaction), await _today(interaction), _months_first(interaction)
    typed, since = current.strip(), getattr(interaction.namespace, "from", None)
    choices: list[tuple[str, str]] = []
    if not typed and interaction.client.services.people.absences(
        interaction.user.id, interaction.guild_id or 0
    ):
        choices.append((clipped(text("away-choice-off"), OPTION), "off"))
    with suppress(Illegal):  # nothing is suggested for what cannot be read
        first = day(since, here, months_first=months_first) if since else here
        for last in _last_days(typed, max(first, here), first, months_first):
            name = text("away-choice", day=shown_day(last, text.language), count=(last - first).days + 1)
            if last >= here:
                choices.append((clipped(name, OPTION), last.isoformat()))
    return choices


def _last_days(typed: str, start: date, first: date, months_first: bool) -> Iterator[date]:
    for words in [typed] if typed else SUGGESTED_LAST:
        yield day(words, start, months_first=months_first, counted=first)
    if other := other_day(typed, start):
        yield other


async def suggested_first(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggest a first day and the value to send."""
    text, here = words_for(interaction), await _today(interaction)
    try:
        first = day(current or SUGGESTED_FIRST, here, months_first=_months_first(interaction))
    except Illegal:
        return []
    return [(clipped(shown_day(first, text.language), OPTION), first.isoformat())]


async def _today(interaction: Interaction) -> date:
    person = await interaction.client.services.store.person(interaction.user.id)
    return today(zone_of(person), interaction.client.services.now())


def _months_first(interaction: Interaction) -> bool:
    """Return whether 12/24 means December 24 to the user."""
    return interaction.locale is discord.Locale.american_english
