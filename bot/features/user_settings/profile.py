"""A person's settings and absences: what is typed, saved and shown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import date

import discord
from discord import Embed

from bot.features.shared.resolve_table import my_seat, name_of
from bot.i18n.days import day, other_day, shown_day
from bot.i18n.texts import Words, escaped
from bot.i18n.zones import called, clock
from bot.services.context import Interaction, words_for
from bot.ui.components import OPTION
from bot.ui.style import CALM, clipped, settings_embed
from engine.core.clocks import CONTROLS, DAY, LONG
from engine.core.decisions import Illegal
from engine.core.records.users import PersonSettings
from engine.tables.availability import today, zone_of

OFFERED, SOON = ("3d", "7d", "14d"), "1d"  # before anything is typed


async def shown_settings(interaction: Interaction, person: PersonSettings, *, changed: bool) -> Embed:
    """All settings of a person, in the language that they have now."""
    text, now = words_for(interaction), interaction.client.services.now()
    direct_message_count = await interaction.client.services.store.direct_message_count(
        person.user, now // DAY
    )
    values = {
        text("me-language"): _language(person, text),
        text("me-timezone"): _zone(person, text, now),
        text("me-quiet"): _quiet(person, text),
        text("me-pings"): text(
            f"me-pings-{'closed' if _closed(person, direct_message_count.closed) else person.ping}"
        ),
        text("me-next-up"): text(f"me-next-up-{'yes' if person.next_up else 'no'}"),
        text("me-pictures"): text(f"me-pictures-{person.pictures or 'usual'}"),
        text("me-tips"): text(f"me-tips-{'yes' if person.tips else 'no'}"),
    }
    title = text("title-me-changed" if changed else "title-me")
    return settings_embed(title, values, text("me-how"), changed=changed)


def _closed(person: PersonSettings, closed: bool) -> bool:
    return closed and person.ping == "direct"


def _language(person: PersonSettings, text: Words) -> str:
    named = text(f"language-{text.language}")
    return named if person.language else text("me-language-now", language=named)


def _zone(person: PersonSettings, text: Words, now: int) -> str:
    if person.timezone is None:
        return text("me-timezone-none")
    name, time = called(person.timezone, text.language), clock(person.timezone, now)
    return text("me-timezone-now", zone=name, time=time)


def _quiet(person: PersonSettings, text: Words) -> str:
    if person.quiet_from is None or person.quiet_to is None:
        return text("me-quiet-none")
    return text("me-quiet-hours", start=time_of_day(person.quiet_from), end=time_of_day(person.quiet_to))


def time_of_day(minutes: int) -> str:
    """Minutes after midnight as a clock shows them."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


async def leave(interaction: Interaction, until: str, since: str | None) -> str:
    """Save an absence up to a day, from another or from now on; returns the answer. Raises `Illegal`."""
    services, guild = interaction.client.services, interaction.guild_id or 0
    person = await services.store.person(interaction.user.id)
    here = today(zone_of(person), services.now())
    months_first = _months_first(interaction)
    first = here if since is None else day(since, here, months_first=months_first)
    last = day(until, max(first, here), months_first=months_first, counted=first)
    await _check_no_fast_game(interaction, first, here)
    away = await services.people.leave(person, guild, first, last)
    await _changed(interaction)
    start, back = f"<t:{away.start}:f>", f"<t:{away.until}:f>"
    return words_for(interaction)("away-set", start=start, until=back)


async def _check_no_fast_game(interaction: Interaction, first: date, here: date) -> None:
    """Raise `Illegal` where somebody who leaves today or tomorrow keeps others waiting in a fast game."""
    if (first - here).days <= 1 and (names := await fast_games(interaction)):
        raise Illegal("away-fast", tables=names)


async def fast_games(interaction: Interaction) -> str:
    """The games of this person here whose clocks know neither absences nor quiet hours; "" if none."""
    services, text = interaction.client.services, words_for(interaction)
    found = []
    for line in await services.store.lines_of(interaction.user.id, interaction.guild_id):
        seat = my_seat(line, interaction.user.id)
        if line.clock in CONTROLS and line.clock not in LONG and seat is not None:
            found.append(escaped(name_of(line, text)))
    return text.listed(found) if found else ""


async def come_back(interaction: Interaction) -> str:
    """End an absence and delete planned ones; returns the answer. Raises `Illegal`."""
    if not await interaction.client.services.people.back(interaction.user.id, interaction.guild_id or 0):
        raise Illegal("away-not")
    await _changed(interaction)
    return words_for(interaction)("away-off")


async def shown(interaction: Interaction, said: str) -> Embed:
    """The answer to a command, my absences from now on, and the days that are left."""
    services, guild, text = interaction.client.services, interaction.guild_id or 0, words_for(interaction)
    person = await services.store.person(interaction.user.id)
    lines = absence_lines(interaction, text)
    left = text("away-left", count=await services.people.days_left(person, guild))
    parts = [said, "\n".join(lines) or ("" if said else text("away-nothing")), left]
    embed = Embed(title=text("title-away"), description="\n\n".join(filter(None, parts)), colour=CALM)
    embed.set_footer(text=text("away-how"))
    return embed


def absence_lines(interaction: Interaction, text: Words) -> list[str]:
    """A person's absences from this server, from now on."""
    services, user = interaction.client.services, interaction.user.id
    found = services.people.absences(user, interaction.guild_id or 0)
    planned = [away for away in found if away.until > services.now()]
    return [text("away-line", start=f"<t:{a.start}:f>", until=f"<t:{a.until}:f>") for a in planned]


async def suggested_last(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """How a typed last day is understood and how many days that makes; and the value to be sent."""
    text, here, months_first = words_for(interaction), await _today(interaction), _months_first(interaction)
    since = getattr(interaction.namespace, "from", None)
    found = []
    with suppress(Illegal):  # of days that nobody understands, nothing is suggested
        first = day(since, here, months_first=months_first) if since else here
        for last in _last_days(current.strip(), max(first, here), first, months_first):
            name = text("away-choice", day=shown_day(last, text.language), count=(last - first).days + 1)
            found.append((clipped(name, OPTION), last.isoformat()))
    if not current.strip() and interaction.client.services.people.absences(
        interaction.user.id, interaction.guild_id or 0
    ):
        found.insert(0, (clipped(text("away-choice-off"), OPTION), "off"))
    return [(name, value) for name, value in found if value == "off" or value >= here.isoformat()]


def _last_days(current: str, start: date, first: date, months_first: bool) -> Iterator[date]:
    """The days that a text may mean, or some usual ones; raises `Illegal`."""
    for typed in [current] if current else OFFERED:
        yield day(typed, start, months_first=months_first, counted=first)
    if other := other_day(current, start):
        yield other


async def suggested_first(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """How a typed first day is understood; and the value to be sent."""
    text, here = words_for(interaction), await _today(interaction)
    try:
        first = day(current or SOON, here, months_first=_months_first(interaction))
    except Illegal:
        return []
    return [(clipped(shown_day(first, text.language), OPTION), first.isoformat())]


async def _today(interaction: Interaction) -> date:
    """The date by the person's own clock."""
    person = await interaction.client.services.store.person(interaction.user.id)
    return today(zone_of(person), interaction.client.services.now())


async def _changed(interaction: Interaction) -> None:
    """Recompute the person's deadlines and redraw their boards."""
    services, user = interaction.client.services, interaction.user.id
    await services.clock.renew(user)
    for line in await services.store.lines_of(user, interaction.guild_id):
        await services.publisher.renew(line.table)


def _months_first(interaction: Interaction) -> bool:
    """Does 12/24 mean Christmas Eve to this person?"""
    return interaction.locale is discord.Locale.american_english
