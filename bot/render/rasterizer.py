"""Draws a scene: shapes by resvg, text and the rest by Pillow. Runs in the worker process.

Two caches hold bitmaps of items, and shapes without text, which many items share.
"""

import io
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from threading import Event, Lock

import resvg_py
from PIL import Image, ImageDraw

from bot.render import frames
from bot.render.canvas import ItemDrawing, TextLine, shapes
from bot.render.frames import printed
from bot.render.icons import ART
from bot.render.scene import (
    CARD,
    SCENE_WIDTH,
    CardBackItem,
    CardItem,
    Item,
    PathItem,
    Pile,
    PlacedItem,
    PosterItem,
    Scene,
    ZoneItem,
    disc,
)
from bot.render.theme import PALETTES, Palette
from bot.render.typesetting import FontFace, fit, font

TILT, UPRIGHT = -5, 0.92  # degrees, and the size at which a tilted card still fits its place
FAINT = 0.7  # opacity at which text is still readable
FINE = 4  # text is drawn this much larger and reduced, so that letters are placed exactly
ROOM = 80 * 2**20  # bytes of cached bitmaps; those drawn in advance take 64
SHAPES_ROOM = 8 * 2**20  # bytes of cached shapes, most of which are used once
REST = 300_000  # milliseconds of the last frame, where a player begins again nevertheless
PAUSE = 0.002  # seconds in which another thread can draw
PLANKS = 384  # pixels; table tops are drawn in steps of this height and cropped
MAX_PLANKS = 4  # of a board with the curve of a replay
# table tops are drawn this much smaller: their light is soft, and resvg takes 0.2 s for a large one
COARSE = 4
PATCH = 160  # pixels; larger zones are drawn in this size and stretched
RIM = 80  # pixels at each side of a zone that are not stretched


def reduced(drawn: Image.Image, palette: str) -> Image.Image:
    """Round every pixel to the nearest color of the palette."""
    return drawn.quantize(palette=_colors(palette), dither=Image.Dither.NONE)


def save_palette(palette: str, rgb: bytes) -> None:
    """Write the colors of a palette: red, green and blue of each."""
    colors = sorted({rgb[n : n + 3].hex() for n in range(0, len(rgb), 3)})
    _palette_file(palette).write_text("".join(f"#{color}\n" for color in colors), "utf-8")
    _colors.cache_clear()


def _palette_file(palette: str) -> Path:
    return ART / f"colors-{palette}.txt"


@cache
def _colors(palette: str) -> Image.Image:
    """Return a picture with the palette's colors, as Pillow wants it."""
    rgb = bytes.fromhex(_palette_file(palette).read_text("utf-8").replace("#", ""))
    picture = Image.new("P", (1, 1))
    picture.putpalette(rgb + rgb[-3:] * (256 - len(rgb) // 3))
    return picture


class BitmapCache:
    """Bitmaps by content; the oldest are dropped when space runs out."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._cache: OrderedDict[object, Image.Image] = OrderedDict()
        self.used = 0  # bytes

    def get(self, what: object, draw: Callable[[], Image.Image]) -> Image.Image:
        if (bitmap := self._cache.get(what)) is not None:
            self._cache.move_to_end(what)
            return bitmap
        bitmap = self._cache[what] = draw()
        self.used += _bytes(bitmap)
        while self.used > self._room and len(self._cache) > 1:
            self.used -= _bytes(self._cache.popitem(last=False)[1])
        return bitmap


bitmap_cache = BitmapCache(ROOM)
shapes_cache = BitmapCache(SHAPES_ROOM)
_drawing = Lock()
_never = Event()


def paint(scene: Scene, palette: str) -> bytes:
    """Draw a PNG, or of a scene with beats a GIF that plays once.

    A message shows the still one after it, also to somebody whose Discord plays no pictures.
    """
    out, parts = io.BytesIO(), [scene.items, *(beat.items for beat in scene.beats)]
    with _drawing:
        drawn = [image(replace(scene, items=items), PALETTES[palette]) for items in parts]
    still, *moving = (reduced(frame, palette) for frame in drawn)
    if moving:
        times, first = [*(beat.milliseconds for beat in scene.beats), REST], moving[0]
        first.save(out, "GIF", save_all=True, append_images=[*moving[1:], still], duration=times)
    else:
        still.save(out, "PNG", compress_level=2)
    return out.getvalue()


def prerender(items: Iterable[Item | Scene], palette: str) -> None:
    """Draw table tops and items in advance, one at a time; requested pictures come first."""
    tops = (Scene(SCENE_WIDTH, planks * PLANKS, ()) for planks in range(1, MAX_PLANKS + 1))
    for item in (*tops, *items):
        with _drawing:
            if isinstance(item, Scene):
                image(item, PALETTES[palette])
            else:
                bitmap(item, PALETTES[palette])
        _never.wait(PAUSE)


def image(scene: Scene, p: Palette) -> Image.Image:
    size = (scene.width, -(-scene.height // PLANKS) * PLANKS)
    wood = bitmap_cache.get((*size, p.name), lambda: _wood(size, p))
    sheet = wood.crop((0, 0, scene.width, scene.height))
    for placed in scene.items:
        for item, x, y in apart(placed):
            drawn = bitmap(item, p)
            sheet.paste(drawn, (x, y), drawn)
    return sheet


def _wood(size: tuple[int, int], p: Palette) -> Image.Image:
    coarse = _shapes(shapes("wood", p, *size), 1 / COARSE).convert("RGB")
    return coarse.resize(size, Image.Resampling.BILINEAR)


def apart(placed: PlacedItem) -> Iterator[PlacedItem]:
    """Split a numbered card in two, so that the card's bitmap can be cached."""
    item, x, y = placed
    if not isinstance(item, (CardItem, CardBackItem, PosterItem)) or not item.number:
        yield placed
        return
    yield PlacedItem(replace(item, number=0), x, y)
    number, right, down = disc(item)
    yield PlacedItem(number, x + right, y + down)


def bitmap(item: Item, p: Palette) -> Image.Image:
    """Draw an item without its number, on a transparent ground."""
    return bitmap_cache.get((item, p.name), lambda: _draw(item, p))


def _draw(item: Item, p: Palette) -> Image.Image:
    if isinstance(item, PathItem) and not (item.dashed or item.arrow):
        return _line(item, p)
    ground = _stretched(item, p) if isinstance(item, ZoneItem) else None
    drawn = _compose(printed(item, p), item.size, ground)
    if isinstance(item, Pile) and item.count:  # the top card, and the count
        top = bitmap(item.top or CardBackItem(item.width, item.tone, item.icon), p)
        height = round(item.width * CARD)
        drawn.alpha_composite(top if top.width == item.width else top.resize((item.width, height)))
        tag = _compose(frames.tag(item.count, p), (0, 0))
        drawn.alpha_composite(tag, (max(0, item.size[0] - tag.width), max(0, height - tag.height + 4)))
    return drawn


def _line(path: PathItem, p: Palette) -> Image.Image:
    """Draw a solid line by Pillow: resvg takes 20 ms for a curve across a picture, this a fifth of it."""
    width, height = path.size
    mask = Image.new("L", (width * FINE, height * FINE))
    pen, half = ImageDraw.Draw(mask), path.thick * FINE / 2
    points = [((x + path.thick) * FINE, (y + path.thick) * FINE) for x, y in path.points]
    pen.line(points, 255, path.thick * FINE)
    for x, y in points:
        pen.ellipse((x - half, y - half, x + half, y + half), 255)
    drawn = Image.new("RGBA", path.size, p.color(path.color))
    drawn.putalpha(mask.reduce(FINE))
    return drawn


def _stretched(zone: ZoneItem, p: Palette) -> Image.Image | None:
    """Draw a zone small and stretch its middle; None if it is small itself."""
    width, height = min(zone.width, PATCH), min(zone.height, PATCH)
    if zone.size == (width, height):
        return None
    small = _shapes(printed(replace(zone, width=width, height=height), p).svg)
    wide = small if width == zone.width else _widened(small, zone.width)
    if height == zone.height:
        return wide
    tall = _widened(wide.transpose(Image.Transpose.TRANSPOSE), zone.height)
    return tall.transpose(Image.Transpose.TRANSPOSE)


def _widened(small: Image.Image, width: int) -> Image.Image:
    far = small.width - RIM
    wide = small.crop((RIM, 0, RIM + 1, small.height)).resize((width, small.height))
    wide.paste(small.crop((0, 0, RIM, small.height)))
    wide.paste(small.crop((far, 0, small.width, small.height)), (width - RIM, 0))
    return wide


def _compose(sheet: ItemDrawing, size: tuple[int, int], ground: Image.Image | None = None) -> Image.Image:
    """Draw shapes, or `ground` if they are drawn already, and then the text on them."""
    drawn = ground or Image.new("RGBA", size)
    if sheet.svg and ground is None:
        drawn = shapes_cache.get(sheet.svg, lambda: _shapes(sheet.svg)).copy()
    for line in sheet.lines:
        _write(drawn, line)
    if sheet.askew:
        drawn = _askew(drawn)
    if sheet.turned:
        drawn = drawn.rotate(sheet.turned, Image.Resampling.BICUBIC, expand=True)
    if sheet.faint:
        drawn.putalpha(drawn.getchannel("A").point([round(value * FAINT) for value in range(256)]))
    return drawn


def _askew(drawn: Image.Image) -> Image.Image:
    """Tilt within the same size."""
    small = drawn.resize((round(drawn.width * UPRIGHT), round(drawn.height * UPRIGHT)))
    sheet = Image.new("RGBA", drawn.size)
    sheet.paste(small, ((drawn.width - small.width) // 2, (drawn.height - small.height) // 2))
    return sheet.rotate(TILT, Image.Resampling.BICUBIC)


def _shapes(svg: str, zoom: float = 1) -> Image.Image:
    png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, zoom=zoom)
    return Image.open(io.BytesIO(png)).convert("RGBA")


def _write(drawn: Image.Image, line: TextLine) -> None:
    left, top, width, height = line.box
    block = fit(line.text, (int(width), int(height)), max(2, round(line.em)), line.face, line.max_lines)
    y = top + (height - block.height) / 2 + block.first
    for text in block.lines:
        mask, dx, dy = _ink(text, block.face, round(block.em * FINE))
        room = width - (mask.width - 2)
        x = left + {"left": 0.0, "center": room / 2, "right": room}[line.align]
        color = Image.new("RGBA", mask.size, line.color)
        color.putalpha(mask)
        drawn.alpha_composite(color, (max(0, round(x) + dx), max(0, round(y) + dy)))
        y += block.lead


@lru_cache(maxsize=1024)
def _ink(text: str, face: FontFace, size: int) -> tuple[Image.Image, int, int]:
    """Return letters as a mask, and its offset from the start of the baseline."""
    letters = font(face, size)
    x0, y0, x1, y1 = (int(value) for value in letters.getbbox(text, anchor="ls"))
    x0, up = min(0, x0), -y0 + (y0 % FINE)
    width, height = -(-(x1 - x0) // FINE) + 1, -(-(y1 + up) // FINE) + 1
    mask = Image.new("L", (width * FINE, height * FINE))
    ImageDraw.Draw(mask).text((-x0, up), text, 255, letters, anchor="ls")
    return mask.reduce(FINE), x0 // FINE, -(up // FINE)


def _bytes(drawn: Image.Image) -> int:
    return drawn.width * drawn.height * len(drawn.getbands())
