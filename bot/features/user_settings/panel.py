"""`/wanted me` as a panel: what a person has set, lists and forms that change it, and the way to the rest.

How settings and absences are shown is bot/features/user_settings; what is typed as options is in cogs/me.py.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any, TypeAlias

import discord
from discord import Embed, SelectDefaultValue, SelectOption
from discord.ui import Button, Select, UserSelect

from bot.features.learn.actions import learn
from bot.features.privacy import actions as privacy
from bot.features.shared.items import Form, Pressed, ask_lines, typed_lines, values
from bot.features.shared.resolve_table import AmbiguousTable, ask_which
from bot.features.shared.responses import show, show_beside
from bot.features.table_actions.actions import do
from bot.features.user_settings import profile
from bot.i18n import zones
from bot.i18n.days import hours, is_off
from bot.i18n.texts import LANGUAGES, Words, words
from bot.services.context import Interaction, words_for
from bot.ui.components import LABEL, ME, OPTION, sealed
from bot.ui.style import CALM, clipped
from engine.core.decisions import Illegal
from engine.core.records.users import PersonSettings
from engine.tables.availability import check_quiet

Item: TypeAlias = "Button[Any] | Select[Any] | UserSelect[Any]"
DISCORD, USUAL = "discord", "usual"  # to have nothing of one's own again
PINGS = ("channel", "direct", "none")
PICTURES = ("on", "off", "high-contrast", USUAL)
MOST_NAMED = 25  # people in a list, by Discord's API
LONGEST = 60  # characters of a day, hours or a place


# What is set


def chosen(value: str | None, before: str | None, nothing: str) -> str | None:
    """The new value of a setting: as before, as given, or back to the default."""
    return before if value is None else None if value == nothing else value


def with_quiet(person: PersonSettings, quiet: str | None) -> PersonSettings:
    """Their quiet hours as they have typed them; raises `Illegal`."""
    if quiet is None:
        return person
    if is_off(quiet):
        return replace(person, quiet_from=None, quiet_to=None)
    start, end = hours(quiet)
    check_quiet(start, end)
    if person.timezone is None:
        raise Illegal("quiet-zone")
    return replace(person, quiet_from=start, quiet_to=end)


async def save(
    interaction: Interaction, before: PersonSettings, wanted: PersonSettings, *, by_letter: bool = False
) -> None:
    """Save what has changed, recompute the person's deadlines, and show the panel; raises `Illegal`.

    `by_letter`: they ask for direct messages, so a first one is tried.
    """
    services = interaction.client.services
    if by_letter:
        await interaction.response.defer(ephemeral=True)
        await _check_open(interaction, wanted)
    if wanted != before:
        await services.people.save(wanted)
        await services.clock.renew(wanted.user)
    note = ""
    if wanted.quiet_from != before.quiet_from and (names := await profile.fast_games(interaction)):
        note = words_for(interaction)("quiet-fast", tables=names)
    await show_panel(interaction, wanted, note, changed=wanted != before)


async def _check_open(interaction: Interaction, person: PersonSettings) -> None:
    """Send a first direct message; raises `Illegal` if Discord does not let the bot write to this person."""
    text = words(person.language) if person.language else words_for(interaction)
    if not await interaction.client.services.notifications.letters.opened(person.user, text("letter-opened")):
        await interaction.client.services.people.unnotified(person.user)  # this refusal tells them
        raise Illegal("me-closed")


# How it looks


async def show_panel(
    interaction: Interaction, person: PersonSettings, note: str = "", *, changed: bool = False
) -> None:
    """All that a person has set, and what changes it; `note`: what has just happened."""
    text = words_for(interaction)
    embed = await profile.shown_settings(interaction, person, changed=changed)
    embed.description = note or None
    for name, value in (await _beside(interaction, text)).items():
        embed.add_field(name=name, value=clipped(value, 1024), inline=False)
    await show(interaction, [embed], sealed([*_lists(person, text), *_buttons(person, text)]))


async def _beside(interaction: Interaction, text: Words) -> dict[str, str]:
    """What a person has set elsewhere: absences from this server, orders for all tables, whom they refuse."""
    services, user = interaction.client.services, interaction.user.id
    unwelcome = await services.store.unwelcome(user)
    names = text.listed([f"<@{each}>" for each in unwelcome[:MOST_NAMED]]) if unwelcome else ""
    return {
        text("me-away"): "\n".join(profile.absence_lines(interaction, text)) or text("me-away-none"),
        text("me-orders"): text("me-orders-count", count=await services.store.general_orders(user)),
        text("me-challenges"): text("me-challenges-but", names=names) if names else text("me-challenges-all"),
    }


def _lists(person: PersonSettings, text: Words) -> list[Item]:
    """A list for each setting that has a few values."""
    languages = {code: text(f"language-{code}") for code in LANGUAGES}
    languages[DISCORD] = text("me-language-discord")
    pings = {each: text(f"me-pings-{each}") for each in PINGS}
    pictures = {each: text(f"me-pictures-{each}") for each in PICTURES}
    return [
        _list("language", languages, person.language or DISCORD, text),
        _list("pings", pings, person.ping, text),
        _list("pictures", pictures, person.pictures or USUAL, text),
    ]


def _list(what: str, named: Mapping[str, str], now: str, text: Words) -> Select[Any]:
    """Each value with the name of its setting: Discord shows the picked one alone."""
    rows = []
    for value, name in named.items():
        label = clipped(text("me-choice", what=text(f"me-{what}"), choice=name), OPTION)
        rows.append(SelectOption(label=label, value=value, default=value == now))
    return Select(custom_id=f"me:{what}", options=rows)


def _buttons(person: PersonSettings, text: Words) -> list[Item]:
    following = text(f"me-next-up-{'yes' if person.next_up else 'no'}")
    tips = text(f"me-tips-{'yes' if person.tips else 'no'}")
    names = {
        "time": text("btn-me-time"),
        "away": text("btn-me-away"),
        "next": text("me-choice", what=text("me-next-up"), choice=following),
        "tips": text("me-choice", what=text("me-tips"), choice=tips),
        "refuse": text("btn-me-refuse"),
        "orders": text("btn-orders"),
        "learn": text("btn-me-learn"),
        "privacy": text("title-privacy"),
    }
    return [
        Button(label=name[:LABEL], custom_id=f"me:{verb}", row=3 + (place > 3))
        for place, (verb, name) in enumerate(names.items())
    ]


# What presses do


async def open_panel(interaction: Interaction, note: str = "") -> None:
    """Show the panel as it is."""
    person = await interaction.client.services.store.person(interaction.user.id)
    await show_panel(interaction, person, note)


async def _set(what: str, interaction: Interaction, picked: Sequence[str]) -> None:
    """Change a setting to what was picked; what a list sends may be anything."""
    known = {"language": (*LANGUAGES, DISCORD), "pings": PINGS, "pictures": PICTURES}[what]
    before = await interaction.client.services.store.person(interaction.user.id)
    value = next((each for each in picked if each in known), None)
    wanted = replace(
        before,
        language=chosen(value, before.language, DISCORD) if what == "language" else before.language,
        ping=value or before.ping if what == "pings" else before.ping,
        pictures=chosen(value, before.pictures, USUAL) if what == "pictures" else before.pictures,
    )
    await save(interaction, before, wanted, by_letter=(what, value) == ("pings", "direct"))


async def _next_up(interaction: Interaction, _: Sequence[str]) -> None:
    before = await interaction.client.services.store.person(interaction.user.id)
    await save(interaction, before, replace(before, next_up=not before.next_up))


async def _tips(interaction: Interaction, _: Sequence[str]) -> None:
    before = await interaction.client.services.store.person(interaction.user.id)
    await save(interaction, before, replace(before, tips=not before.tips))


async def _ask_time(interaction: Interaction, _: Sequence[str]) -> None:
    """Time zone and quiet hours, as they are, to be typed over."""
    text, person = words_for(interaction), await interaction.client.services.store.person(interaction.user.id)
    quiet = ""
    if person.quiet_from is not None and person.quiet_to is not None:
        quiet = f"{profile.time_of_day(person.quiet_from)}-{profile.time_of_day(person.quiet_to)}"
    lines = {
        "zone": (text("me-timezone"), text("me-form-zone"), person.timezone or ""),
        "quiet": (text("me-quiet"), text("me-form-quiet"), quiet),
    }
    await ask_lines(interaction, "me-time", text("btn-me-time"), lines, LONGEST)


async def _ask_away(interaction: Interaction, _: Sequence[str]) -> None:
    text = words_for(interaction)
    lines = {
        "until": (text("me-form-until"), text("me-form-until-like"), ""),
        "since": (text("me-form-since"), text("me-form-since-like"), ""),
    }
    await ask_lines(interaction, "me-away", text("btn-me-away"), lines, LONGEST)


async def _refusals(interaction: Interaction, _: Sequence[str]) -> None:
    """Who may not challenge this person, as a list of people to pick."""
    text, store = words_for(interaction), interaction.client.services.store
    now = (await store.unwelcome(interaction.user.id))[:MOST_NAMED]
    people: UserSelect[Any] = UserSelect(
        custom_id="me:unwelcome",
        placeholder=text("hint-me-unwelcome"),
        min_values=0,
        max_values=MOST_NAMED,
        default_values=[
            SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.user) for each in now
        ],
    )
    embed = Embed(title=text("me-challenges"), description=text("me-challenges-how"), colour=CALM)
    back: Button[Any] = Button(label=text("btn-back"), custom_id="me:settings")
    await show(interaction, [embed], sealed([people, back]))


async def _refuse(interaction: Interaction, picked: Sequence[str]) -> None:
    """Want challenges from everybody but these; raises `Illegal`."""
    wanted = {int(each) for each in picked if each.isdecimal() and len(each) < 20}
    if interaction.user.id in wanted:
        raise Illegal("offer-self")
    store = interaction.client.services.store
    before = (await store.unwelcome(interaction.user.id))[:MOST_NAMED]
    for other in wanted ^ set(before):
        await store.want_none_of(interaction.user.id, other)
    await open_panel(interaction)


async def _orders(interaction: Interaction, _: Sequence[str]) -> None:
    """Standing orders of the one game that has any, or a list of the games; raises `Illegal`."""
    try:
        await do(interaction, "orders", None)
    except AmbiguousTable as among:
        await ask_which(interaction, among)


async def _learn(interaction: Interaction, _: Sequence[str]) -> None:
    await learn(interaction, None)


async def _privacy(interaction: Interaction, _: Sequence[str]) -> None:
    embed, view = await privacy.shown(interaction)
    await show_beside(interaction, [embed], view)


async def _settings(interaction: Interaction, _: Sequence[str]) -> None:
    await open_panel(interaction)


VERBS: Mapping[str, Callable[[Interaction, Sequence[str]], Awaitable[None]]] = MappingProxyType(
    {
        **{what: partial(_set, what) for what in ("language", "pings", "pictures")},
        "next": _next_up,
        "tips": _tips,
        "time": _ask_time,
        "away": _ask_away,
        "refuse": _refusals,
        "unwelcome": _refuse,
        "orders": _orders,
        "learn": _learn,
        "privacy": _privacy,
        "settings": _settings,
    }
)


class MeItem(Pressed, template=ME):
    async def act(self, interaction: Interaction) -> None:
        """Do what the item says; one that there is no more shows the panel as it is."""
        await VERBS.get(self.match["verb"], _settings)(interaction, values(interaction))


class MeForm(Form):
    """Time zone and quiet hours, or an absence."""

    template = r"me-(?P<verb>time|away)"

    def __init__(self, match: re.Match[str]) -> None:
        super().__init__(match)
        self.verb = match["verb"]

    async def act(self, interaction: Interaction) -> None:
        """Save what was typed; raises `Illegal`."""
        lines = typed_lines(interaction)
        await (_save_time if self.verb == "time" else _save_away)(interaction, lines)


async def _save_time(interaction: Interaction, lines: Mapping[str, str]) -> None:
    await zones.warm_up()
    before = await interaction.client.services.store.person(interaction.user.id)
    zone = lines.get("zone", "").strip()
    wanted = replace(before, timezone=zones.zone(zone) if zone else None)
    await save(interaction, before, with_quiet(wanted, lines.get("quiet", "").strip() or "-"))


async def _save_away(interaction: Interaction, lines: Mapping[str, str]) -> None:
    until, since = lines.get("until", "").strip(), lines.get("since", "").strip()
    if not until:
        raise Illegal("away-until")
    said = await (
        profile.come_back(interaction) if is_off(until) else profile.leave(interaction, until, since or None)
    )
    await open_panel(interaction, said)


ITEMS = (MeItem,)
FORMS = (MeForm,)
