"""A person's settings, as they see them."""

from __future__ import annotations

from discord import Embed

from bot.i18n.texts import Words
from bot.i18n.zones import called, clock
from bot.services.context import Interaction, words_for
from bot.services.direct_messages import DAY
from bot.ui.looks import settings_embed
from engine.core.records import PersonSettings


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
    return text("me-quiet-hours", start=_time(person.quiet_from), end=_time(person.quiet_to))


def _time(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"
