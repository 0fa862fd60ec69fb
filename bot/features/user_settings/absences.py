"""A user's absences from a server: read what is typed, save and show them."""

from collections.abc import Iterator
from contextlib import suppress
from datetime import date

import discord
from discord import Embed
from discord.app_commands import Choice

from bot.features.interactions.resolve_table import my_seat, table_label
from bot.i18n.days import format_day, is_off, other_reading, parse_day
from bot.services.context import Interaction, texts_for
from bot.ui.components import MAX_OPTION
from bot.ui.style import NEUTRAL_COLOR, truncate
from engine.core.clocks import CORRESPONDENCE, TIME_CONTROLS
from engine.core.decisions import Refused
from engine.tables.availability import today, zone_of

SUGGESTED_LAST, SUGGESTED_FIRST = ("3d", "7d", "14d"), "1d"  # suggested before anything is typed


async def set_absence(interaction: Interaction, until: str | None, since: str | None) -> str:
    """Save a typed absence, or end all of them if `until` is "off"; return the answer.

    Without `since` it begins now. Raises `Refused`.
    """
    services, guild, text = interaction.client.services, interaction.guild_id or 0, texts_for(interaction)
    if not until:
        raise Refused("absence-until")
    if is_off(until):
        if not await services.user_cache.end_absence(interaction.user.id, guild):
            raise Refused("absence-not")
        answer = text("absence-off")
    else:
        person = await services.user_cache.settings(interaction.user.id)
        here = today(zone_of(person), services.now())
        first = here if since is None else parse_day(since, here, months_first=_months_first(interaction))
        last = parse_day(until, max(first, here), months_first=_months_first(interaction), counted=first)
        if (first - here).days <= 1 and (names := await fast_games(interaction)):
            raise Refused("absence-fast", tables=names)
        away = await services.user_cache.add_absence(person, guild, first, last)
        answer = text("absence-set", start=f"<t:{away.starts_at}:f>", until=f"<t:{away.ends_at}:f>")
    await services.timekeeper.renew(interaction.user.id)
    for summary in await services.store.summaries.of_open_tables(
        user_id=interaction.user.id, guild_id=interaction.guild_id
    ):
        await services.publisher.redraw(summary.table_id)
    return answer


async def fast_games(interaction: Interaction) -> str:
    """Return the user's games here with a clock that absences do not stop, as a list; "" if none."""
    text, user = texts_for(interaction), interaction.user.id
    summaries = await interaction.client.services.store.summaries.of_open_tables(
        user_id=user, guild_id=interaction.guild_id
    )
    names = [
        table_label(summary, text)
        for summary in summaries
        if summary.time_control in TIME_CONTROLS
        and summary.time_control not in CORRESPONDENCE
        and my_seat(summary, user) is not None
    ]
    return text.join(names) if names else ""


async def absences_embed(interaction: Interaction, answer: str) -> Embed:
    """Show the answer to a command, the user's absences from now on, and the days left this year."""
    services, text = interaction.client.services, texts_for(interaction)
    person = await services.user_cache.settings(interaction.user.id)
    lines = "\n".join(absence_lines(interaction))
    left = text("absence-left", count=await services.user_cache.days_left(person, interaction.guild_id or 0))
    parts = [answer, lines or ("" if answer else text("absence-nothing")), left]
    embed = Embed(title=text("title-away"), description="\n\n".join(filter(None, parts)), color=NEUTRAL_COLOR)
    embed.set_footer(text=text("absence-how"))
    return embed


def absence_lines(interaction: Interaction) -> list[str]:
    services, text = interaction.client.services, texts_for(interaction)
    absences = services.user_cache.absences(interaction.user.id, interaction.guild_id or 0)
    return [
        text("absence-line", start=f"<t:{absence.starts_at}:f>", until=f"<t:{absence.ends_at}:f>")
        for absence in absences
        if absence.ends_at > services.now()
    ]


async def suggested_last(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest last days, each with the length of the absence."""
    text, here, months_first = texts_for(interaction), await _today(interaction), _months_first(interaction)
    typed, since = current.strip(), getattr(interaction.namespace, "from", None)
    choices: list[Choice[str]] = []
    if not typed and interaction.client.services.user_cache.absences(
        interaction.user.id, interaction.guild_id or 0
    ):
        choices.append(Choice(name=truncate(text("absence-choice-off"), MAX_OPTION), value="off"))
    with suppress(Refused):  # no suggestion for unreadable text
        first = parse_day(since, here, months_first=months_first) if since else here
        for last in _last_days(typed, max(first, here), first, months_first):
            name = text("absence-choice", day=format_day(last, text.language), count=(last - first).days + 1)
            if last >= here:
                choices.append(Choice(name=truncate(name, MAX_OPTION), value=last.isoformat()))
    return choices


def _last_days(typed: str, start: date, first: date, months_first: bool) -> Iterator[date]:
    for words in [typed] if typed else SUGGESTED_LAST:
        yield parse_day(words, start, months_first=months_first, counted=first)
    if other := other_reading(typed, start):
        yield other


async def suggested_first(interaction: Interaction, current: str) -> list[Choice[str]]:
    text, here = texts_for(interaction), await _today(interaction)
    try:
        first = parse_day(current or SUGGESTED_FIRST, here, months_first=_months_first(interaction))
    except Refused:
        return []
    return [Choice(name=format_day(first, text.language), value=first.isoformat())]


async def _today(interaction: Interaction) -> date:
    person = await interaction.client.services.user_cache.settings(interaction.user.id)
    return today(zone_of(person), interaction.client.services.now())


def _months_first(interaction: Interaction) -> bool:
    """Return whether 12/24 means December 24 to the user."""
    return interaction.locale is discord.Locale.american_english
