"""`/wanted me`: the panel of a user's settings and the items that change them."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any

import discord
from discord import SelectDefaultValue
from discord.ui import UserSelect

from bot.features.interactions.items import ask_lines, on_press, on_submit, picked_values, typed_lines
from bot.features.interactions.resolve_table import AmbiguousTable, ask_which
from bot.features.interactions.responses import MessagePage, show_page
from bot.features.privacy import actions as privacy
from bot.features.table_actions.actions import run_action
from bot.features.user_settings import settings
from bot.features.user_settings.absences import absence_lines, set_absence
from bot.i18n import zones
from bot.i18n.texts import Texts
from bot.services.context import Interaction, texts_for
from bot.ui.components import AnyButton, AnySelect, ItemId
from bot.ui.style import FINISHED_COLOR, NEUTRAL_COLOR, embed_of, option
from engine.core.clocks import DAY, LATER, NEVER
from engine.core.decisions import Refused
from engine.core.records.users import UserSettings

MAX_USERS = 25  # in a list, by Discord's API
MAX_LENGTH = 60  # characters of a day, hours or a place
ME = ItemId("me", verb="[a-z]{1,12}")
# What is on or off, as in one list, with the keys of their texts.
SWITCHES = {"next": "me-next-up", "tips": "me-tips", "records": "me-records", "judge": "me-judge"}
TIME_FORM, AWAY_FORM = ItemId("me-time"), ItemId("me-away")


async def open_panel(interaction: Interaction, note: str = "") -> None:
    await show_panel(interaction, await settings.of_user(interaction), note)


async def save_and_show(
    interaction: Interaction, before: UserSettings, after: UserSettings, *, try_direct: bool = False
) -> None:
    """Save what has changed and show the panel; raises `Refused`."""
    note = await settings.save(interaction, before, after, try_direct=try_direct)
    await show_panel(interaction, after, note, changed=after != before)


async def show_panel(
    interaction: Interaction, person: UserSettings, note: str = "", *, changed: bool = False
) -> None:
    """Show all settings, what the user has set elsewhere, and the items; `note` comes first."""
    text, services, user = texts_for(interaction), interaction.client.services, interaction.user.id
    if person.timezone is not None:
        await zones.warm_up()
    avoided = [f"<@{other}>" for other in await services.store.users.avoided_by(user)]
    more = [text("list-after", count=len(avoided) - MAX_USERS)] if len(avoided) > MAX_USERS else []
    names = text.join([*avoided[:MAX_USERS], *more]) if avoided else ""
    on = [text(key) for switch, key in SWITCHES.items() if _is_on(person, switch)]
    values = {
        **await _values(interaction, person),
        text("me-away"): "\n".join(absence_lines(interaction)) or text("me-away-none"),
        text("me-orders"): text("me-orders-count", count=await services.store.orders.general_orders(user)),
        text("me-avoid"): names or text("me-avoid-nobody"),
        text("me-on"): " · ".join(on) or text("me-quiet-none"),
    }
    lines = [text("named-value", name=f"**{name}**", value=value) for name, value in values.items()]
    title, color = ("title-me-changed", FINISHED_COLOR) if changed else ("title-me", NEUTRAL_COLOR)
    embed = embed_of(text(title), filter(None, [note, *lines]), color, text("me-how"))
    await show_page(interaction, MessagePage(embed, [*_lists(person, text), *_buttons(text)]))


async def _values(interaction: Interaction, person: UserSettings) -> dict[str, str]:
    """Return the settings that no list or button of the panel shows, by name, in the user's language."""
    text, services = texts_for(interaction), interaction.client.services
    zone, quiet = text("me-timezone-none"), text("me-quiet-none")
    if person.timezone is not None:
        place = zones.zone_name(person.timezone, text.language)
        time = zones.local_time(person.timezone, services.now())
        zone = text("me-timezone-now", zone=place, time=time)
    if person.quiet_start is not None and person.quiet_end is not None:
        start, end = time_of_day(person.quiet_start), time_of_day(person.quiet_end)
        quiet = text("me-quiet-hours", start=start, end=end)
    values = {
        text("me-timezone"): zone,
        text("me-quiet"): quiet,
        text("me-reminder"): reminder_name(person, text),
    }
    quota = await services.store.pings.direct_message_count(person.user_id, services.now() // DAY)
    if quota.is_closed and person.ping_mode == "direct":
        values[text("me-pings")] = text("me-pings-closed")
    return values


def reminder_name(person: UserSettings, text: Texts) -> str:
    reminder = person.reminder or settings.USUAL
    if reminder.isdecimal():
        return text("me-reminder-hours", count=int(reminder))
    return text(f"me-reminder-{reminder}")


def time_of_day(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _lists(person: UserSettings, text: Texts) -> list[AnySelect]:
    current = {
        "language": person.language or settings.DISCORD,
        "pings": person.ping_mode,
        "pictures": person.pictures or settings.USUAL,
    }
    lists: list[AnySelect] = []
    for setting, options in settings.PICKED.items():
        rows = []
        for value in options:
            # Discord shows only the picked row, so each row names its setting.
            name = text.first(f"me-{setting}-{value}", f"{setting}-{value}")
            label = text("me-choice", what=text(f"me-{setting}"), choice=name)
            rows.append(option(label, value, chosen=value == current[setting]))
        lists.append(ME.select(rows, verb=setting))
    switches = [
        option(text(key), switch, text("me-turn-off" if _is_on(person, switch) else "me-turn-on"))
        for switch, key in SWITCHES.items()
    ]
    return [*lists, ME.select(switches, text("hint-me-switches"), verb="switches")]


def _is_on(person: UserSettings, switch: str) -> bool:
    return bool(getattr(person, settings.FIELDS[switch]))


def _buttons(text: Texts) -> list[AnyButton]:
    """Make buttons in an order that takes few rows on a phone."""
    names = {
        "time": text("btn-me-time"),
        "away": text("btn-me-away"),
        "avoid": text("btn-me-avoid"),
        "orders": text("btn-orders"),
        "privacy": text("title-privacy"),
    }
    return [ME.button(name, row=4, verb=verb) for verb, name in names.items()]


async def _switch(interaction: Interaction, picked: Collection[str]) -> None:
    before = await settings.of_user(interaction)
    turned = {switch: not _is_on(before, switch) for switch in SWITCHES if switch in picked}
    await save_and_show(interaction, before, settings.with_picked(before, **turned))


async def _ask_time(interaction: Interaction) -> None:
    """Ask for time zone, quiet hours and reminder; the form has the current ones filled in."""
    text, person = texts_for(interaction), await settings.of_user(interaction)
    quiet = ""
    if person.quiet_start is not None and person.quiet_end is not None:
        quiet = f"{time_of_day(person.quiet_start)}-{time_of_day(person.quiet_end)}"
    reminder = person.reminder or ""
    if reminder in (LATER, NEVER):
        reminder = text(f"typed-{reminder}").split()[0].replace("_", " ")
    lines = {
        "zone": (text("me-timezone"), text("me-form-zone"), person.timezone or ""),
        "quiet": (text("me-quiet"), text("me-form-quiet"), quiet),
        "reminder": (text("me-reminder"), text("me-form-reminder"), reminder),
    }
    await ask_lines(interaction, TIME_FORM.name(), text("btn-me-time"), lines, MAX_LENGTH)


async def _ask_away(interaction: Interaction) -> None:
    text = texts_for(interaction)
    lines = {
        "until": (text("me-form-until"), text("me-form-until-like"), ""),
        "since": (text("me-form-since"), text("me-form-since-like"), ""),
    }
    await ask_lines(interaction, AWAY_FORM.name(), text("btn-me-away"), lines, MAX_LENGTH)


async def _ask_avoided(interaction: Interaction) -> None:
    text = texts_for(interaction)
    avoided = await interaction.client.services.store.users.avoided_by(interaction.user.id)
    users: UserSelect[Any] = UserSelect(
        custom_id=ME.name(verb="avoided"),
        placeholder=text("hint-me-avoid"),
        min_values=0,
        max_values=MAX_USERS,
        default_values=[
            SelectDefaultValue(id=user, type=discord.SelectDefaultValueType.user)
            for user in avoided[:MAX_USERS]
        ],
    )
    more, menu = len(avoided) - MAX_USERS, text("menu-avoid")
    how = [text("me-avoid-how"), *([text("me-avoid-more", count=more, menu=menu)] if more > 0 else [])]
    embed = embed_of(text("me-avoid"), how)
    back = ME.button(text("btn-back"), verb="settings")
    await show_page(interaction, MessagePage(embed, [users, back]))


async def _save_avoided(interaction: Interaction, picked: Sequence[str]) -> None:
    """Avoid the picked users and no others; raises `Refused`."""
    wanted = {int(user) for user in picked if user.isdecimal() and len(user) < 20}
    if interaction.user.id in wanted:
        raise Refused("avoid-self")
    services = interaction.client.services
    before = await services.store.users.avoided_by(interaction.user.id)
    for other in (wanted - {*before}) | ({*before[:MAX_USERS]} - wanted):  # those beyond the list stay
        await services.store.users.toggle_avoided(interaction.user.id, other)
    await open_panel(interaction)


async def _orders(interaction: Interaction) -> None:
    try:
        await run_action(interaction, "orders", None)
    except AmbiguousTable as among:
        await ask_which(interaction, among)


BUTTONS: Mapping[str, Callable[[Interaction], Awaitable[None]]] = {
    "time": _ask_time,
    "away": _ask_away,
    "avoid": _ask_avoided,
    "orders": _orders,
    "privacy": privacy.show_panel,
}


@on_press(ME)
async def run_verb(interaction: Interaction, verb: str) -> None:
    """Handle a press; an unknown id or value, which anybody can send, only shows the panel."""
    picked = picked_values(interaction)
    if verb in settings.PICKED:
        value = next((value for value in picked if value in settings.PICKED[verb]), None)
        before = await settings.of_user(interaction)
        after = settings.with_picked(before, **{verb: value})
        await save_and_show(interaction, before, after, try_direct=(verb, value) == ("pings", "direct"))
    elif verb == "switches":
        await _switch(interaction, picked)
    elif verb == "avoided":
        await _save_avoided(interaction, picked)
    else:
        await BUTTONS.get(verb, open_panel)(interaction)


@on_submit(TIME_FORM)
async def save_time(interaction: Interaction) -> None:
    """Save time zone, quiet hours and reminder; raises `Refused`."""
    lines, before = typed_lines(interaction), await settings.of_user(interaction)
    after = settings.with_picked(before, reminder=settings.parse_reminder(lines.get("reminder", "")))
    after = await settings.with_time(after, lines.get("zone", ""), lines.get("quiet", "") or "-")
    await save_and_show(interaction, before, after)


@on_submit(AWAY_FORM)
async def save_absence(interaction: Interaction) -> None:
    lines = typed_lines(interaction)
    note = await set_absence(interaction, lines.get("until", ""), lines.get("since", "") or None)
    await open_panel(interaction, note)
