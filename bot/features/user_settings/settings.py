"""A user's settings: read what is typed or picked, and save it."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from bot.features.user_settings.absences import fast_games
from bot.i18n import zones
from bot.i18n.day_words import normalized, typed
from bot.i18n.days import is_off, parse_hours
from bot.i18n.names import escape
from bot.i18n.texts import LANGUAGES, load_texts
from bot.services.context import Interaction, texts_for
from engine.core.clocks import LATER, NEVER, REMINDER_HOURS
from engine.core.decisions import Refused
from engine.core.records.users import UserSettings
from engine.tables.availability import check_quiet

DISCORD, USUAL = "discord", "usual"  # picks that restore the default
PINGS = ("channel", "direct", "none")
PICTURES = ("on", "off", "high-contrast", USUAL)
PICKED: Mapping[str, Sequence[str]] = {
    "language": (*LANGUAGES, DISCORD),
    "pings": PINGS,
    "pictures": PICTURES,
}
FIELDS = {  # of UserSettings, by what users call them
    "language": "language",
    "pings": "ping_mode",
    "pictures": "pictures",
    "reminder": "reminder",
    "next": "ping_when_next",
    "tips": "show_tips",
    "records": "show_records",
    "judge": "judge_decisions",
}


async def of_user(interaction: Interaction) -> UserSettings:
    return await interaction.client.services.user_cache.settings(interaction.user.id)


def with_picked(settings: UserSettings, **picked: str | bool | None) -> UserSettings:
    """Return the settings with the picked values, by the names of `FIELDS`, that are not None."""
    given = {FIELDS[name]: value for name, value in picked.items() if value is not None}
    changes: dict[str, Any] = {
        field: None if value in (DISCORD, USUAL) else value for field, value in given.items()
    }
    return replace(settings, **changes)


async def with_time(settings: UserSettings, timezone: str | None, quiet: str | None) -> UserSettings:
    """Return the settings with a typed time zone ("" for none) and quiet hours; raises `Refused`."""
    if timezone is not None:
        await zones.warm_up()
        settings = replace(settings, timezone=zones.find_zone(timezone) if timezone else None)
    if quiet is None:
        return settings
    if is_off(quiet):
        return replace(settings, quiet_start=None, quiet_end=None)
    start, end = parse_hours(quiet)
    check_quiet(start, end)
    if settings.timezone is None:
        raise Refused("quiet-zone")
    return replace(settings, quiet_start=start, quiet_end=end)


def parse_reminder(words: str) -> str:
    """Return the typed reminder as `with_picked` takes it; raises `Refused`."""
    if not (folded := normalized(words)) or folded in typed("usual"):
        return USUAL
    if folded in typed("later"):
        return LATER
    if folded in typed("never", "off"):
        return NEVER
    hours = re.fullmatch(r"(\d{1,2}) ?h?", folded)
    if hours is None or int(hours[1]) not in REMINDER_HOURS:
        raise Refused("reminder-unclear", reminder=words, max=REMINDER_HOURS[-1])
    return str(int(hours[1]))


async def save(
    interaction: Interaction, before: UserSettings, after: UserSettings, *, try_direct: bool = False
) -> str:
    """Save settings, move the user's deadlines, and return a note for the panel; raises `Refused`.

    With `try_direct` a first direct message is sent, and a refusal by Discord is raised.
    """
    services = interaction.client.services
    if try_direct:
        await interaction.response.defer(ephemeral=True)
        text = load_texts(after.language) if after.language else texts_for(interaction)
        if not await services.notifications.direct_messages.opened(after.user_id, text("dm-opened")):
            await services.user_cache.take_dm_closed_notice(after.user_id)  # the error already explains that
            raise Refused("dm-closed")
        changes = {
            field.name: getattr(after, field.name)
            for field in fields(after)
            if getattr(after, field.name) != getattr(before, field.name)
        }
        before = await services.user_cache.settings(after.user_id)  # it may have changed meanwhile
        after = replace(before, **changes)
    if after != before:
        await services.user_cache.save(after)
        await services.timekeeper.renew(after.user_id)
        services.panels.settings_changed(after.user_id, texts_for(interaction))
    if after.quiet_start != before.quiet_start and (names := await fast_games(interaction)):
        return texts_for(interaction)("quiet-fast", tables=escape(names))
    return ""
