"""That each board is posted once, though the bot may die after it was sent and before that is saved.

discord.py sends `enforce_nonce` with every nonce: for a few minutes Discord makes no second message of the
same author with the same nonce, in whatever channel, but returns the first one. What is sent again after that
leaves a board that nobody knows of; it is found by its button, where the bot may read what was said before.
"""

from __future__ import annotations

from hashlib import sha256

from discord import ActionRow, Embed, Message, Object, PartialMessageable

from engine.core.records import Posted

LONGEST = 25  # characters of a nonce, by Discord's API
BACK = 100  # messages in which an unknown board is looked for: as many as one request brings


def nonce(table: int, asked: int, last: Posted | None) -> str:
    """The same for each try to post the board for a question; another as soon as one of them is saved.

    `asked` is the ply at which it was put, `last` the newest board that is saved, wherever that is.
    """
    tried = f"board {table} {asked} {last.message if last else 0}"
    return sha256(tried.encode()).hexdigest()[:LONGEST]


def is_as_sent(message: Message, embed: Embed) -> bool:
    """Is this the board that was sent? Else it is an earlier one, returned in its place."""
    return [_read(shown) for shown in message.embeds] == [_read(embed)]


async def unknown(
    channel: PartialMessageable, bot: int, table: int, last: Posted | None, new: Message
) -> list[Message]:
    """The boards of a table that the bot has sent between the last one that is saved and the new one."""
    after = Object(last.message) if last else None
    history = channel.history(limit=BACK, before=new, after=after, oldest_first=False)
    return [each async for each in history if each.author.id == bot and _is_board(each, table)]


def _is_board(message: Message, table: int) -> bool:
    """A ping may have the same button as a board, but it has no embed."""
    rows = [row for row in message.components if isinstance(row, ActionRow)]
    names = [getattr(item, "custom_id", None) for row in rows for item in row.children]
    return bool(message.embeds) and not {f"h:{table}", f"r:{table}"}.isdisjoint(names)


def _read(embed: Embed) -> list[str]:
    """The words of an embed without their spaces, of which Discord takes some away."""
    fields = [part for field in embed.fields for part in (field.name, field.value)]
    return ["".join((part or "").split()) for part in (embed.title, embed.description, *fields)]
