"""A user's settings: what is typed or picked, and saving it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.features.user_settings.absences import fast_games
from bot.i18n import zones
from bot.i18n.days import hours, is_off
from bot.i18n.texts import LANGUAGES, words
from bot.services.context import Interaction, words_for
from engine.core.decisions import Illegal
from engine.core.records.users import PersonSettings
from engine.tables.availability import check_quiet

DISCORD, USUAL = "discord", "usual"  # picked to go back to the default
PINGS = ("channel", "direct", "none")
PICTURES = ("on", "off", "high-contrast", USUAL)
PICKED: Mapping[str, Sequence[str]] = {
    "language": (*LANGUAGES, DISCORD),
    "pings": PINGS,
    "pictures": PICTURES,
}


async def of_user(interaction: Interaction) -> PersonSettings:
    return await interaction.client.services.store.person(interaction.user.id)


def with_picked(
    settings: PersonSettings,
    *,
    language: str | None = None,
    pings: str | None = None,
    pictures: str | None = None,
) -> PersonSettings:
    """Return the settings with the values that are not None."""
    if language is not None:
        settings = replace(settings, language=None if language == DISCORD else language)
    if pictures is not None:
        settings = replace(settings, pictures=None if pictures == USUAL else pictures)
    return replace(settings, ping=pings or settings.ping)


async def with_time(settings: PersonSettings, timezone: str | None, quiet: str | None) -> PersonSettings:
    """Return the settings with a typed time zone ("" for none) and quiet hours; raises `Illegal`."""
    if timezone is not None:
        await zones.warm_up()
        settings = replace(settings, timezone=zones.zone(timezone) if timezone else None)
    if quiet is None:
        return settings
    if is_off(quiet):
        return replace(settings, quiet_from=None, quiet_to=None)
    start, end = hours(quiet)
    check_quiet(start, end)
    if settings.timezone is None:
        raise Illegal("quiet-zone")
    return replace(settings, quiet_from=start, quiet_to=end)


async def save(
    interaction: Interaction, before: PersonSettings, after: PersonSettings, *, try_direct: bool = False
) -> str:
    """Save settings, move the user's deadlines, and return a note for the panel; raises `Illegal`.

    With `try_direct` a first direct message is sent, and a refusal by Discord is raised.
    """
    services = interaction.client.services
    if try_direct:
        await interaction.response.defer(ephemeral=True)
        text = words(after.language) if after.language else words_for(interaction)
        if not await services.notifications.letters.opened(after.user, text("letter-opened")):
            await services.people.unnotified(after.user)  # this refusal tells them
            raise Illegal("me-closed")
    if after != before:
        await services.people.save(after)
        await services.clock.renew(after.user)
    if after.quiet_from != before.quiet_from and (names := await fast_games(interaction)):
        return words_for(interaction)("quiet-fast", tables=names)
    return ""
