"""That each board is posted once, though the bot may die after it was sent and before that is saved.

discord.py sends `enforce_nonce` with every nonce: for a few minutes Discord makes no second message of the
same author with the same nonce, in whatever channel, but returns the first one.
"""

from __future__ import annotations

from hashlib import sha256

from discord import Embed, Message

from engine.core.records import Posted

LONGEST = 25  # characters of a nonce, by Discord's API


def nonce(table: int, asked: int, last: Posted | None) -> str:
    """The same for each try to post the board for a question; another as soon as one of them is saved.

    `asked` is the ply at which it was put, `last` the newest board that is saved, wherever that is.
    """
    tried = f"board {table} {asked} {last.message if last else 0}"
    return sha256(tried.encode()).hexdigest()[:LONGEST]


def is_as_sent(message: Message, embed: Embed) -> bool:
    """Is this the board that was sent? Else it is an earlier one, returned in its place."""
    return [_read(shown) for shown in message.embeds] == [_read(embed)]


def _read(embed: Embed) -> list[str]:
    """The words of an embed without their spaces, of which Discord takes some away."""
    fields = [part for field in embed.fields for part in (field.name, field.value)]
    return ["".join((part or "").split()) for part in (embed.title, embed.description, *fields)]
