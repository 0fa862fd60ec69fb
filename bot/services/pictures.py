"""Pictures of boards and panels, by viewer and palette.

Presenters compose the scenes. No answer waits long for a picture.
"""

import asyncio
import io
import logging
import re
import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple, ParamSpec, TypeVar

import discord
from discord import Embed, File

from bot.games import PRESENTERS, common_items
from bot.games.offered import numbered_cards
from bot.games.parts import EmbedField
from bot.games.presenter import AnyPresenter, board_picture
from bot.i18n.names import unescape
from bot.i18n.texts import Phrases, Texts, load_texts
from bot.render.layout import bottom, widened
from bot.render.option_numbers import marked, numbered
from bot.render.pool import LATE, RenderPool
from bot.render.scene import SCENE_WIDTH, Scene
from bot.services.user_cache import Guilds, UserCache
from bot.ui.style import phrases_for, truncate
from engine.core.decisions import Seat, replies_of
from engine.core.rules import Event
from engine.tables.service import TableSnapshot

log = logging.getLogger(__name__)

OFF = "off"
PICTURES = ("on", "high-contrast", OFF)  # values of the setting
IN_ROWS = 14  # rows of text that are as high as a picture is wide, on a phone
SOON = 1.0  # seconds a panel waits for its pictures: without the board its user decides blindly
GLANCE = 1.5  # seconds a spectator waits for the board; Discord allows 3 for an answer
T = TypeVar("T")
P = ParamSpec("P")
MARGIN = 12  # pixels below the lowest zone of a table
GIF = b"GIF"  # the first bytes of a moving picture
ALT = 1024  # characters of an attachment's description, by Discord's API


class HandContext(NamedTuple):
    snapshot: TableSnapshot
    seat: Seat
    text: Texts


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn picture that can be sent repeatedly; `numbers` are those of the options on it."""

    name: str
    data: bytes  # a PNG, or a GIF if it moves
    alt: str
    numbers: Mapping[str, int]
    seconds: float = 0  # that it moves

    @property
    def rows(self) -> int:
        """The height in rows of text on a phone."""
        return self.height_at(IN_ROWS)

    def height_at(self, shown_width: int) -> int:
        header = self.data[:24]
        width, height = struct.unpack("<6x2H14x" if header.startswith(GIF) else ">16x2L", header)
        return int(-(-height * shown_width // width))

    def on(self, embed: Embed) -> Embed:
        """Return the embed with this picture; the file goes with every message that has it."""
        return embed.copy().set_image(url=f"attachment://{self.name}")

    def file(self) -> File:
        """Return a new file, since discord.py can send each only once."""
        return File(io.BytesIO(self.data), filename=self.name, description=self.alt)


def files(*pictures: Picture | None) -> list[File]:
    """Return the attachments of a message; an empty list removes those of an edited one."""
    return [picture.file() for picture in pictures if picture]


def with_picture(embed: Embed, picture: Picture | None) -> Embed:
    return picture.on(embed) if picture else embed


class Pictures:
    def __init__(
        self,
        user_cache: UserCache,
        guilds: Guilds,
        language: str,
        on_hand_drawn: Callable[[int], None],
        *,
        pictures: bool,
    ) -> None:
        """`language` is the owner's, `on_hand_drawn` is called with the table when a late hand is drawn.

        `pictures` False: draw none.
        """
        self._on_hand_drawn = on_hand_drawn
        self._user_cache, self._guilds, self._draws = user_cache, guilds, pictures
        self.pool = RenderPool(pictures, common_items=lambda: common_items(load_texts(language)))

    async def stop(self) -> None:
        await self.pool.close()

    async def build(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.pool.worker.run(work, *args, **kwargs)

    async def board(self, snapshot: TableSnapshot, text: Texts, news: Sequence[Event] = ()) -> Picture | None:
        """Draw the public table in the guild's palette; it moves if the news do."""
        palette = await self._palette(None, snapshot.location.guild_id)
        return await self._table(snapshot, text, palette, LATE, news=news)

    async def board_for_user(
        self, snapshot: TableSnapshot, text: Texts, user_id: int | None
    ) -> Picture | None:
        """Draw the table for a spectator, in their palette or (None) the guild's."""
        palette = await self._palette(user_id, snapshot.location.guild_id)
        return await self._table(snapshot, text, palette, GLANCE)

    async def of_view(
        self, snapshot: TableSnapshot, view: Any, text: Texts, number: int, news: Sequence[Event] = ()
    ) -> Picture | None:
        """Draw another public view of a table for all; `number` names its file."""
        presenter, phrases = PRESENTERS[snapshot.game.rules.family], phrases_for(snapshot, text)
        scene = _composed(
            lambda: _moving(presenter, presenter.picture(view, phrases), view, news, phrases), snapshot
        )
        alt = table_alt(presenter, view, phrases)
        name = f"before-{snapshot.id}-{number}.png"
        return await self.draw_scene(scene, name, alt, snapshot.location.guild_id, within=LATE)

    async def hand(
        self, context: HandContext | None, user_id: int, within: float | None = None, min_width: int = 0
    ) -> tuple[Picture | None, bool]:
        """Draw what only this seat may see; nothing without a hand or while much else is being drawn.

        After `within` seconds, by default `SOON`, it returns nothing and True: the picture is being drawn,
        and `on_hand_drawn` will be called. The scene gets at least `min_width`.
        """
        if context is None:
            return None, False
        snapshot, seat, text = context
        if (palette := await self._palette(user_id, snapshot.location.guild_id)) == OFF:
            return None, False
        presenter, view = PRESENTERS[snapshot.game.rules.family], snapshot.final_view(seat)
        phrases = phrases_for(snapshot, text)

        def compose() -> tuple[Scene | None, dict[str, int]]:
            if (pending := snapshot.game.own_pending_reply(seat)) is not None:
                chosen = presenter.with_choice(view, *pending)
                return marked(pending[1], lambda marks: presenter.hand_picture(chosen, phrases, marks)), {}
            cards = numbered_cards(snapshot.game, seat, phrases)
            draw = partial(presenter.hand_picture, view, phrases)
            return numbered(cards, draw, presenter.min_numbered)

        scene, numbers = (None if self.pool.is_busy else _composed(compose, snapshot)) or (None, {})
        if scene is None:
            return None, False
        seconds = SOON if within is None else within
        scene = widened(scene, min_width)
        data = await self.pool.draw(scene, palette, seconds, partial(self._on_hand_drawn, snapshot.id))
        if data is None:
            return None, self.pool.is_drawing(scene, palette)
        return Picture(_name("hand", snapshot), data, _plain([presenter.hand(view, phrases)]), numbers), False

    async def past(
        self,
        snapshot: TableSnapshot,
        hands: Sequence[tuple[HandContext, Sequence[str]]],
        text: Texts,
        user_id: int | None,
        seat: Seat | None,
        strip: Scene | None,
        as_shown: Callable[[Any], Any],
    ) -> tuple[Picture | None, Picture | None, Sequence[Picture | None]]:
        """Draw a table, `strip` and hands for a replay, in a user's palette or the guild's.

        The table is as their seat sees it, with its own side below. Of each hand the cards chosen from it
        are marked. `as_shown`: what is shown of a view.
        """
        palette = await self._palette(user_id, snapshot.location.guild_id)
        name, guild_id = _name("curve", snapshot), snapshot.location.guild_id
        board, curve, *drawn = await asyncio.gather(
            self._table(snapshot, text, palette, GLANCE, seat=seat, as_shown=as_shown),
            self.draw_scene(strip, name, "", guild_id, user_id),
            *(self._past_hand(hand, user_id, cards) for hand, cards in hands),
        )
        return board, curve, drawn

    async def _past_hand(
        self, context: HandContext, user_id: int | None, chosen: Sequence[str] = ()
    ) -> Picture | None:
        """Draw a hand as wide as a table and without numbers, because there is no choice."""
        snapshot, seat, text = context
        presenter = PRESENTERS[snapshot.game.rules.family]
        view, phrases = presenter.in_replay(_shown_view(snapshot, seat)), phrases_for(snapshot, text)
        palette = await self._palette(user_id, snapshot.location.guild_id)
        draw_marked = partial(marked, chosen, partial(presenter.hand_picture, view, phrases))
        scene = None if palette == OFF else _composed(draw_marked, snapshot)
        data = scene and await self.pool.draw(widened(scene, SCENE_WIDTH), palette, GLANCE)
        name = _name(f"hand{seat}", snapshot)
        return Picture(name, data, _plain([presenter.hand(view, phrases)]), {}) if data else None

    async def panel(
        self, context: HandContext, user_id: int, news: Sequence[Event]
    ) -> tuple[Picture | None, Picture | None, bool]:
        """Draw the table, which moves if the news do, and a seat's hand as `hand` does.

        True: one is being drawn.
        """
        snapshot, _, text = context
        palette = OFF if self.pool.is_busy else await self._palette(user_id, snapshot.location.guild_id)
        if palette == OFF:
            return None, None, False
        ready = partial(self._on_hand_drawn, snapshot.id)
        table, (hand, is_pending) = await asyncio.gather(
            self._table(snapshot, text, palette, SOON, ready=ready, seat=context.seat, news=news),
            self.hand(context, user_id),
        )
        return table, hand, is_pending or table is None

    async def draw_scene(
        self,
        scene: Scene | Callable[[], Scene | None] | None,
        name: str,
        alt: str,
        guild_id: int,
        user_id: int | None = None,
        within: float = GLANCE,
    ) -> Picture | None:
        """Draw a picture in a user's palette, or else the guild's; None if it takes longer than `within`.

        `alt` describes it. A function that composes the scene runs in a thread.
        """
        if callable(scene):
            scene = await asyncio.to_thread(scene)
        palette = await self._palette(user_id, guild_id)
        data = scene and await self.pool.draw(scene, palette, within)
        return _picture(scene, name, data, truncate(alt, ALT)) if scene and data else None

    async def both(self, context: HandContext, user_id: int) -> tuple[Picture | None, Picture | None]:
        """Draw the table as a seat sees it and its hand, for an answer that waits briefly for them.

        In one message the hand is as wide as the table, which makes it lower.
        """
        snapshot, seat, text = context
        palette = await self._palette(user_id, snapshot.location.guild_id)
        table, (hand, _) = await asyncio.gather(
            self._table(snapshot, text, palette, GLANCE, seat=seat),
            self.hand(context, user_id, GLANCE, SCENE_WIDTH),
        )
        return table, hand

    async def standalone(
        self, scene: Scene, alt: Sequence[str], user_id: int, guild_id: int
    ) -> Picture | None:
        """Draw a picture that belongs to no table, unless much else is being drawn."""
        palette = await self._palette(user_id, guild_id)
        data = None if palette == OFF or self.pool.is_busy else await self.pool.draw(scene, palette, GLANCE)
        return Picture("small.png", data, _plain(alt), {}) if data else None

    async def _table(
        self,
        snapshot: TableSnapshot,
        text: Texts,
        palette: str,
        within: float,
        ready: Callable[[], None] | None = None,
        seat: Seat | None = None,
        *,
        as_shown: Callable[[Any], Any] = lambda view: view,
        news: Sequence[Event] = (),
    ) -> Picture | None:
        """Draw the table as this seat, or everybody, may see it; a seat's own side is below."""
        if palette == OFF:
            return None
        ruled = as_shown(snapshot.view(None))  # has no winners by a resignation
        view = as_shown(_shown_view(snapshot, seat))
        presenter, phrases = PRESENTERS[snapshot.game.rules.family], phrases_for(snapshot, text)

        def compose() -> Scene | None:
            return _moving(presenter, board_picture(presenter, ruled, view, phrases), view, news, phrases)

        scene = _composed(compose, snapshot)
        data = scene and await self.pool.draw(scene, palette, within, ready)
        if not scene or not data:
            return None
        ending = presenter.ending(ruled, phrases) if ruled.over and ruled.winners else ()
        alt = table_alt(presenter, view, phrases, ending)
        return _picture(scene, _name("table", snapshot), data, alt)

    async def _palette(self, user_id: int | None, guild_id: int) -> str:
        """Return the palette of a user, or of the guild; `OFF` where nothing is drawn."""
        if not self._draws:
            return OFF
        own = None if user_id is None else (await self._user_cache.settings(user_id)).pictures
        return own or (await self._guilds.settings(guild_id)).pictures


def _shown_view(snapshot: TableSnapshot, seat: Seat | None) -> Any:
    """Return what a seat, or everybody, sees of a table, with its own choice until the others have chosen."""
    view, pending = snapshot.final_view(seat), snapshot.game.own_pending_reply(seat)
    return view if pending is None else PRESENTERS[snapshot.game.rules.family].with_choice(view, *pending)


def _moving(
    presenter: AnyPresenter, scene: Scene | None, view: Any, news: Sequence[Event], phrases: Phrases
) -> Scene | None:
    """Return the picture of a table with what it shows first, if it is not over."""
    is_new = any(event.kind in presenter.beat_events for event in news)
    if scene is None or view.over or not is_new:
        return scene
    beats = tuple(presenter.beats(view, phrases))
    lowest = max((bottom(beat.items) for beat in beats), default=0)
    height = scene.height if lowest <= scene.height else lowest + MARGIN  # what is left may have been fuller
    return replace(scene, beats=beats, height=height)


def table_alt(presenter: AnyPresenter, view: Any, phrases: Phrases, ending: Sequence[EmbedField] = ()) -> str:
    """Describe a board's picture in lines, the most important first, up to Discord's limit."""
    last = {phrases.texts(key) for key in presenter.alt_text_last}
    fields = [*ending, *sorted(presenter.fields(view, phrases), key=lambda field: field.name in last)]
    values = [phrases.texts("named-value", name=field.name, value=field.value) for field in fields]
    return _plain([presenter.headline(view, phrases), *values])


def number_labels(items: Sequence[discord.ui.Item[discord.ui.View]], numbers: Mapping[str, int]) -> None:
    """Put the picture's numbers in front of the labels of buttons and options."""
    for item in items if numbers else ():
        if isinstance(item, discord.ui.Select):
            for option in item.options:
                option.label = _with_number(option.label, _number(option.value, numbers), 100)
        elif isinstance(item, discord.ui.Button) and (item.custom_id or "").startswith("c:"):
            path = (item.custom_id or "").split(":", 3)[3]
            item.label = _with_number(item.label or "", _number(path, numbers), 80)


def _number(path: str, numbers: Mapping[str, int]) -> int | None:
    """Return the number of the first card that a play names, also as a part of an option."""
    options = (option for reply in replies_of(path) for option in reply)
    names = (name for option in options for name in (option, option.partition(":")[0]))
    return next((numbers[name] for name in names if name in numbers), None)


def _with_number(label: str, number: int | None, max_length: int) -> str:
    return truncate(f"{number} · {label}", max_length) if number else label


def _composed(compose: Callable[[], T], snapshot: TableSnapshot) -> T | None:
    """Compose a picture; an error is logged, and the game continues without it."""
    try:
        return compose()
    except Exception:
        log.exception("no picture of table %s at ply %s", snapshot.id, snapshot.game.ply)
        return None


def _name(what: str, snapshot: TableSnapshot) -> str:
    return f"{what}-{snapshot.id}-{snapshot.game.told_ply}.png"


def _picture(scene: Scene, name: str, data: bytes, alt: str) -> Picture:
    if not scene.beats:
        return Picture(name, data, alt, {})
    seconds = sum(beat.milliseconds for beat in scene.beats) / 1000
    return Picture(f"{name.removesuffix('.png')}.gif", data, alt, {}, seconds)


def plain_lines(lines: Sequence[str]) -> str:
    """Return the text without Markdown, for screen readers."""
    return unescape(_MARKS.sub("", "\n".join(lines)))


def _plain(lines: Sequence[str]) -> str:
    whole = plain_lines(lines)
    if len(whole) <= ALT:
        return whole
    return f"{whole[: ALT - 2].rpartition(chr(10))[0] or whole[: ALT - 2]}\n…"


_MARKS = re.compile(r"(?<!\\)(?:\*\*|`)")
