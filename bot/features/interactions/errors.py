"""Explain errors to the user, and log bugs."""

import logging

import discord
from discord import app_commands

from bot.features.interactions.responses import send_private
from bot.i18n.names import clean_line, escape
from bot.i18n.texts import Phrases, Texts
from bot.services.context import Interaction, texts_for
from bot.services.error_reports import number_of
from bot.services.publish_failures import REQUEST_ERRORS, ConnectionLost, is_outage
from engine.core.decisions import Refused
from engine.core.records.errors import SaveFailed, StoreUnavailable

log = logging.getLogger(__name__)

# Discord's codes: it no longer waits, or has our answer although its receipt was lost. No answer is possible.
TOO_LATE = (10062, 40060)


def reason(error: BaseException, text: Texts) -> str | None:
    """Return the sentence for an error that is not a bug; None for a bug."""
    match error:
        case Refused():
            return Phrases(text, "", ()).refusal(error)
        case SaveFailed() | StoreUnavailable(code="unreachable"):
            return text("no-unsaved")
        case app_commands.CheckFailure():
            return text("no-check")
        case app_commands.TransformerError():
            return text("no-argument", value=escape(clean_line(str(error.value))))
        case discord.Forbidden():
            return text("no-permission")
        case ConnectionLost():
            return text("no-discord")
        case discord.HTTPException() if is_outage(error):
            return text("no-discord")
    return None


async def explain(interaction: Interaction, error: BaseException, table_id: int | None = None) -> None:
    """Answer a failed press or command; a bug is logged under a number that the user gets."""
    if getattr(error, "code", None) in TOO_LATE:
        log.warning("answered too late: table %s", table_id)
        return
    text = texts_for(interaction)
    message = text("no-discord") if interaction.client.services.emojis.refused(error) else reason(error, text)
    if message is None:
        number = number_of(error)
        log.error("error %s, table %s", number, table_id, exc_info=error)
        message = text("no-bug", number=number)
    try:
        await send_private(interaction, message)
    except REQUEST_ERRORS as why:
        log.warning("could not explain an error to a user, table %s: %s", table_id, why)
