"""Paints a scene: shapes by resvg, text and the rest by Pillow. Runs in the worker process.

Every item is a value; its bitmap is kept as long as the room for bitmaps lasts, so that a card is drawn
once and pasted from then on. So are shapes without their text, which many items have in common.
"""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from threading import Event, Lock
from typing import Any

import resvg_py
from PIL import Image, ImageDraw

from bot.render import frames
from bot.render import shapes as fittings
from bot.render.frames import Print, TextLine
from bot.render.icons import ART
from bot.render.scene import (
    ArtItem,
    Badge,
    CardBackItem,
    CardItem,
    DieItem,
    Icon,
    Item,
    Label,
    NumberItem,
    PathItem,
    Pile,
    Pips,
    Placed,
    Plate,
    Portrait,
    PosterItem,
    Scene,
    Stamp,
    ZoneItem,
    disc,
)
from bot.render.theme import PALETTES, Palette
from bot.render.typesetting import FontFace, fit, font

FAINT = 0.55  # how much of a faint item is seen: its text still can be read
FINE = 4  # text is set so many times larger and made smaller then: letters stand where they belong
ROOM = 64 * 2**20  # bytes of bitmaps that are kept
SHAPES_ROOM = 8 * 2**20  # of those without their text, which mostly go into one bitmap alone
PAUSE = 0.002  # seconds in which another can take the pen
PLANKS = 384  # pixels by which a table top is drawn higher: pictures of other heights are cut from it


def reduced(drawn: Image.Image, palette: str) -> Image.Image:
    """The picture with every pixel in the nearest of the palette's colours."""
    return drawn.quantize(palette=_colours(palette), dither=Image.Dither.NONE)


def save_palette(palette: str, rgb: bytes) -> None:
    """Keep the colours of a palette: red, green and blue of each."""
    each = sorted({rgb[n : n + 3].hex() for n in range(0, len(rgb), 3)})
    _palette_file(palette).write_text("".join(f"#{colour}\n" for colour in each), "utf-8")
    _colours.cache_clear()


def _palette_file(palette: str) -> Path:
    return ART / f"colours-{palette}.txt"


@cache
def _colours(palette: str) -> Image.Image:
    """A picture that has these colours, as Pillow wants it."""
    rgb = bytes.fromhex(_palette_file(palette).read_text("utf-8").replace("#", ""))
    few = Image.new("P", (1, 1))
    few.putpalette(rgb + rgb[-3:] * (256 - len(rgb) // 3))
    return few


PRINTS: Mapping[type[Any], Callable[[Any, Palette], Print]] = {
    CardItem: frames.card,
    CardBackItem: frames.back,
    PosterItem: frames.poster,
    NumberItem: frames.number,
    ArtItem: fittings.artwork,
    Pile: fittings.pile,
    ZoneItem: fittings.zone,
    Plate: fittings.plate,
    Pips: fittings.pips,
    Badge: fittings.badge,
    Label: fittings.label,
    DieItem: fittings.die,
    Portrait: fittings.medallion,
    Icon: fittings.sign,
    Stamp: fittings.stamp,
    PathItem: fittings.path,
}


class BitmapCache:
    """Bitmaps by what they show, the oldest thrown away when there is no room left."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._kept: OrderedDict[object, Image.Image] = OrderedDict()
        self.used = 0  # bytes

    def get(self, what: object, draw: Callable[[], Image.Image]) -> Image.Image:
        """The bitmap of this, drawn if it is not there."""
        if (found := self._kept.get(what)) is not None:
            self._kept.move_to_end(what)
            return found
        found = self._kept[what] = draw()
        self.used += _bytes(found)
        while self.used > self._room and len(self._kept) > 1:
            self.used -= _bytes(self._kept.popitem(last=False)[1])
        return found


bitmap_cache = BitmapCache(ROOM)
shapes_cache = BitmapCache(SHAPES_ROOM)
_drawing = Lock()  # who holds it draws
_never = Event()


def paint(scene: Scene, palette: str) -> bytes:
    """The scene as a PNG."""
    out = io.BytesIO()
    with _drawing:
        drawn = image(scene, PALETTES[palette])
    reduced(drawn, palette).save(out, "PNG", compress_level=2)
    return out.getvalue()


def prerender(items: Iterable[Item | Scene], palette: str) -> None:
    """Draw these for later, one at a time; whoever wants a picture meanwhile comes first."""
    for item in items:
        with _drawing:
            if isinstance(item, Scene):
                image(item, PALETTES[palette])
            else:
                bitmap(item, PALETTES[palette])
        _never.wait(PAUSE)


def image(scene: Scene, p: Palette) -> Image.Image:
    """The scene, everything pasted in its order."""
    sheet = _wood(scene.width, scene.height, p)
    for placed in scene.items:
        for item, x, y in _apart(placed):
            found = bitmap(item, p)
            sheet.paste(found, (x, y), found)
    return sheet


def _apart(placed: Placed) -> Iterator[Placed]:
    """A card, and then its number: so its bitmap is the same wherever in the hand it is."""
    item, x, y = placed
    if not isinstance(item, (CardItem, CardBackItem, PosterItem)) or not item.number:
        yield placed
        return
    yield Placed(replace(item, number=0), x, y)
    number, right, down = disc(item)
    yield Placed(number, x + right, y + down)


def bitmap(item: Item, p: Palette) -> Image.Image:
    """An item by itself, without its number, with the room around it transparent."""
    return bitmap_cache.get((item, p.name), lambda: _draw(item, p))


def printed(item: Item, p: Palette) -> Print:
    """What an item consists of, before it is drawn."""
    return PRINTS[type(item)](item, p)


def _wood(width: int, height: int, p: Palette) -> Image.Image:
    """A table top of its own for a picture. Boards grow and shrink, and the same wood does for them all."""
    high = -(-height // PLANKS) * PLANKS
    wood = bitmap_cache.get(
        (width, high, p.name), lambda: _shapes(frames.shapes("wood", p, width, high)).convert("RGB")
    )
    return wood.crop((0, 0, width, height))


def _draw(item: Item, p: Palette) -> Image.Image:
    drawn = _press(printed(item, p), item.size)
    if isinstance(item, Pile):
        _heap(drawn, item, p)
    return drawn


def _press(sheet: Print, size: tuple[int, int]) -> Image.Image:
    drawn = (
        shapes_cache.get(sheet.svg, lambda: _shapes(sheet.svg)).copy()
        if sheet.svg
        else Image.new("RGBA", size)
    )
    for line in sheet.lines:
        _write(drawn, line)
    if sheet.turned:
        drawn = drawn.rotate(sheet.turned, Image.Resampling.BICUBIC, expand=True)
    if sheet.faint:
        drawn.putalpha(drawn.getchannel("A").point([round(value * FAINT) for value in range(256)]))
    return drawn


def _heap(drawn: Image.Image, item: Pile, p: Palette) -> None:
    if item.count:
        top = bitmap(item.top or CardBackItem(item.width, item.tone, item.icon), p)
        drawn.alpha_composite(
            top.resize((item.width, round(item.width * 1.4))) if top.width != item.width else top
        )
        tag = _press(fittings.tag(item.count, p), (0, 0))
        at = (item.size[0] - tag.width, round(item.width * 1.4) - tag.height + 4)
        drawn.alpha_composite(tag, (max(0, at[0]), max(0, at[1])))


def _shapes(svg: str) -> Image.Image:
    png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
    return Image.open(io.BytesIO(png)).convert("RGBA")


def _write(drawn: Image.Image, line: TextLine) -> None:
    """Set the lines of a text in the middle of its box, from its left or at its right."""
    left, top, width, height = line.box
    block = fit(line.text, (int(width), int(height)), max(2, round(line.em)), line.face, line.most)
    y = top + (height - block.height) / 2 + block.first
    for text in block.lines:
        mask, dx, dy = _ink(text, block.face, round(block.em * FINE))
        room = width - (mask.width - 2)
        x = left + {"left": 0.0, "centre": room / 2, "right": room}[line.align]
        colour = Image.new("RGBA", mask.size, line.colour)
        colour.putalpha(mask)
        drawn.alpha_composite(colour, (max(0, round(x) + dx), max(0, round(y) + dy)))
        y += block.lead


@lru_cache(maxsize=1024)
def _ink(text: str, face: FontFace, size: int) -> tuple[Image.Image, int, int]:
    """The letters as a mask, and how far it lies from the start of the baseline."""
    letters = font(face, size)
    x0, y0, x1, y1 = (int(value) for value in letters.getbbox(text, anchor="ls"))
    x0, up = min(0, x0), -y0 + (y0 % FINE)
    wide, tall = -(-(x1 - x0) // FINE) + 1, -(-(y1 + up) // FINE) + 1
    mask = Image.new("L", (wide * FINE, tall * FINE))
    ImageDraw.Draw(mask).text((-x0, up), text, 255, letters, anchor="ls")
    return mask.reduce(FINE), x0 // FINE, -(up // FINE)


def _bytes(found: Image.Image) -> int:
    return found.width * found.height * len(found.getbands())
