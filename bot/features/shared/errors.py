"""What a person is told when something does not work, and what the log keeps of it."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from discord import app_commands

from bot.features.decks.words import refusal
from bot.i18n.texts import Speech, Words, escaped, language_of, plain, words
from engine.core.prompts import Illegal
from engine.core.records import Unsaved
from engine.tables.decks import Unfit

if TYPE_CHECKING:
    from bot.app.client import WantedBot

log = logging.getLogger(__name__)

I = TypeVar("I")  # noqa: E741 - an item
UNKNOWN_INTERACTION = 10062  # Discord has given up waiting: nobody can be told any more


def words_for(interaction: discord.Interaction[Any]) -> Words:
    """The words of the person who acts: of the language he has set, else of the one his Discord has."""
    chosen = interaction.client.people.language(interaction.user.id)
    return words(chosen or language_of(str(interaction.locale)))


async def tell(interaction: discord.Interaction[Any], text: str) -> None:
    """Say something to this person alone, whether or not he was answered already."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)


def reason(error: BaseException, text: Words) -> str | None:
    """Words for an error that is no bug; None for one that is."""
    match error:
        case Unfit():
            return refusal(error, text)
        case Illegal():
            return Speech(text, "", ()).no(error)
        case Unsaved():
            return text("no-unsaved")
        case app_commands.CheckFailure():
            return text("no-check")
        case app_commands.TransformerError():
            return text("no-argument", value=escaped(plain(str(error.value))))
        case discord.Forbidden():
            return text("no-permission")
        case discord.HTTPException() if error.status >= 500:
            return text("no-discord")
    return None


async def explain(
    interaction: discord.Interaction[WantedBot], error: BaseException, table: int | None = None
) -> None:
    """Answer a person whose press or command failed; a bug is logged under a number that he is told."""
    if getattr(error, "code", None) == UNKNOWN_INTERACTION:
        log.warning("answered too late: table %s", table)
        return
    text = words_for(interaction)
    said = reason(error, text)
    if said is None:
        number = secrets.token_hex(3)
        log.error("error %s, table %s", number, table, exc_info=error)
        said = text("no-bug", number=number)
    try:
        await tell(interaction, said)
    except discord.HTTPException as why:
        log.warning("could not explain to a person, table %s: %s", table, why)


def answered(
    callback: Callable[[I, discord.Interaction[Any]], Coroutine[Any, Any, None]],
) -> Callable[[I, discord.Interaction[Any]], Coroutine[Any, Any, None]]:
    """For callbacks of items, whose errors discord.py only logs: the person is told."""

    @wraps(callback)
    async def guarded(item: I, interaction: discord.Interaction[Any]) -> None:
        try:
            await callback(item, interaction)
        except Exception as error:
            await explain(interaction, error, getattr(item, "table", None))
        await interaction.client.frost.tell(interaction)

    return guarded
