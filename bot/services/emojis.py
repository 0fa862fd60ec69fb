"""The bot's own emojis: icons, uploaded once to the application.

Until they are uploaded, and in the demo, texts keep their plain Unicode characters.
"""

import io
import json
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from types import MappingProxyType
from typing import Any

import discord
from discord import Embed

from bot.render.icons import names
from bot.render.scene import ArtItem
from bot.render.theme import WESTERN
from bot.services.publish_failures import REQUEST_ERRORS
from engine.store.meta import MetaStore

log = logging.getLogger(__name__)

FACT = "uploaded-emojis"  # meta key: the application, and each icon's emoji id and digest
# Discord's errors: a part of the message is wrong, which may be an emoji; an emoji is unknown, or is none.
INVALID, UNKNOWN = 50035, (10014, 50151)
SIZE = 128  # pixels, as Discord wants them
PREFIX = "wanted_"
TEXT = "\ufe0e"  # shows a symbol as text, not as an emoji
PAINTED = "\ufe0f"

# Unicode symbols in texts, and the icons that replace them.
SIGNS: Mapping[str, str] = {
    f"♠{TEXT}": "suit-S", f"♥{TEXT}": "suit-H", f"♦{TEXT}": "suit-D", f"♣{TEXT}": "suit-C",
    **{die: f"die-{n}" for n, die in enumerate("⚀⚁⚂⚃⚄⚅", 1)},
    f"❤{PAINTED}": "life", "🔫": "firepower", "🃏": "poker", "💰": "reward",
    f"🛡{PAINTED}": "shield", "💀": "raccoon", "🎩": "hat", "🦅": "vulture", "🪦": "tombstone",
    f"⚰{PAINTED}": "undertaker", f"⬆{PAINTED}": "exposed", f"⬇{PAINTED}": "covered",
    f"✝{PAINTED}": "skull", "⏳": "hourglass", "🏆": "trophy", "✅": "check", "🎯": "aim", "🧱": "bricks",
}  # fmt: skip
LONGEST = {"title": 256, "description": 4096, "name": 256, "value": 1024}  # characters, by Discord's API


@dataclass(frozen=True, slots=True)
class Synced:
    uploaded: int
    unchanged: int
    removed: int


class Emojis:
    """The uploaded icons by name, each with its emoji's id; without any, texts do not change."""

    def __init__(self, ids: Mapping[str, int] = MappingProxyType({})) -> None:
        self.use(ids)

    def use(self, ids: Mapping[str, int]) -> None:
        self._ids = ids
        self._written = {
            sign: f"<:{_named(name)}:{ids[name]}>" for sign, name in SIGNS.items() if name in ids
        }

    def refused(self, why: BaseException) -> bool:
        """Return whether Discord refuses an emoji, which was deleted there; from then on none is used."""
        if not isinstance(why, discord.HTTPException) or not self._ids:
            return False
        if why.code not in UNKNOWN and not (why.code == INVALID and "emoji" in str(why)):
            return False
        log.warning("emojis: one was deleted on Discord, so none is used: wanted emojis sync, then restart")
        self.use({})
        return True

    def of(self, name: str) -> discord.PartialEmoji | None:
        """Return the emoji of an icon, for buttons and lists."""
        return discord.PartialEmoji(name=_named(name), id=self._ids[name]) if name in self._ids else None

    def mark(self, items: Sequence[discord.ui.Item[Any]], sign: Callable[[str], str]) -> None:
        """Put each option's icon in front of it in lists; `sign` returns its name, or ""."""
        for item in items:
            for option in item.options if isinstance(item, discord.ui.Select) else ():
                option.emoji = option.emoji or self.of(sign(option.value))

    def text(self, original: str, longest: int) -> str:
        """Return the text with emojis, or unchanged if that would be too long."""
        signed = original
        for sign, emoji in self._written.items():
            signed = signed.replace(sign, emoji)
        return signed if len(signed) <= longest else original

    def embed(self, original: Embed) -> Embed:
        """Return the embed with emojis, or unchanged if that would be too long."""
        if not self._written:
            return original
        plain = original.to_dict()
        for part in (plain, *plain.get("fields", ())):
            for name, longest in LONGEST.items():
                if name in part:
                    part[name] = self.text(part[name], longest)
        signed = Embed.from_dict(plain)
        return signed if len(signed) <= 6000 else original


async def uploaded(meta: MetaStore, application: int | None) -> Mapping[str, int]:
    """Return the ids of the emojis that `sync` has uploaded to this application, by icon."""
    known = json.loads(await meta.get(FACT) or "{}")
    if known.get("application") != application:
        return {}
    return {name: entry[0] for name, entry in known["signs"].items()}


async def present(client: discord.Client, meta: MetaStore) -> Mapping[str, int]:
    """Return the ids of the uploaded emojis that Discord still has, by icon; all if it does not say."""
    known = await uploaded(meta, client.application_id)
    try:
        there = {emoji.id for emoji in await client.fetch_application_emojis()} if known else set()
    except REQUEST_ERRORS as why:
        log.warning("emojis: not compared with Discord: %s", why)
        return known
    if missing := [name for name, emoji in known.items() if emoji not in there]:
        log.warning("emojis: %s were deleted on Discord, wanted emojis sync uploads them again", len(missing))
    return {name: emoji for name, emoji in known.items() if emoji in there}


async def sync(client: discord.Client, meta: MetaStore) -> Synced:
    """Upload new and redrawn icons, and delete emojis that are no longer used.

    `client` is logged in. Other emojis are left alone. Raises `discord.HTTPException`; earlier uploads
    are saved.
    """
    there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    known = json.loads(await meta.get(FACT) or "{}")
    signs: dict[str, list[int | str]] = {}
    if known.get("application") == client.application_id:
        signs = {name: entry for name, entry in known["signs"].items() if _named(name) in there}
    count = 0
    for name in sorted(names()):
        drawn = picture(name)
        mark, emoji = sha256(drawn).hexdigest(), there.pop(_named(name), None)
        if emoji is None or signs.get(name) != [emoji.id, mark]:
            if emoji is not None:
                await emoji.delete()
            created = await client.create_application_emoji(name=_named(name), image=drawn)
            signs[name] = [created.id, mark]
            await _save(client, meta, signs)
            count += 1
    gone = [emoji for name, emoji in there.items() if name.startswith(PREFIX)]
    for emoji in gone:
        await emoji.delete()
    await _save(client, meta, {name: entry for name, entry in signs.items() if name in names()})
    return Synced(count, len(names()) - count, len(gone))


async def _save(client: discord.Client, meta: MetaStore, signs: Mapping[str, list[int | str]]) -> None:
    await meta.set(FACT, json.dumps({"application": client.application_id, "signs": signs}))


def picture(name: str) -> bytes:
    file = io.BytesIO()
    from bot.render.rasterizer import bitmap  # its libraries are needed for pictures only

    bitmap(ArtItem("emoji", SIZE, SIZE, (("sign", name),)), WESTERN).save(file, "PNG", optimize=True)
    return file.getvalue()


def _named(name: str) -> str:
    """Return the name of an icon's emoji on Discord: letters, digits and underscores."""
    return f"{PREFIX}{name.replace('-', '_')}"
