"""The 256 colors of each palette, chosen from all pictures and saved in data/art.

Choosing them for each picture would take most of its time. They stay until a picture needs others.
"""

from collections.abc import Iterator
from itertools import islice

from PIL import Image

from bot.games import PRESENTERS
from bot.i18n.texts import load_texts
from bot.render import rasterizer
from bot.render.rasterizer import image
from bot.render.scene import Scene
from bot.render.theme import PALETTES, Palette
from tools.gallery import scenes, sheets
from tools.gallery.files import furthest
from tools.gallery.sheets import item_groups

EVERY = 25  # answers between two samples of a game
MAX_ANSWERS = 150  # of a game
MAX_DIFFERENCE = 14  # of 255, in any block of ten pixels and color; nobody sees less


def choose_outgrown() -> None:
    """Choose new colors for palettes whose saved ones no longer suffice."""
    for palette in PALETTES.values():
        if any(outgrown(scene, palette) for scene in _everything()):
            _choose(palette)


def outgrown(scene: Scene, palette: Palette) -> bool:
    """Return whether the reduced colors are visible."""
    whole = image(scene, palette).convert("RGB")
    few = rasterizer.reduced(whole, palette.name).convert("RGB")
    return furthest(whole, few) > MAX_DIFFERENCE


def _choose(palette: Palette) -> None:
    seen = [_sample(image(scene, palette)) for scene in _everything()]
    sheet = Image.new("RGB", (max(one.width for one in seen), sum(one.height for one in seen)))
    top = 0
    for one in seen:
        sheet.paste(one, (0, top))
        top += one.height
    few = sheet.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE)
    rasterizer.save_palette(palette.name, bytes(few.getpalette("RGB") or ()))


def _sample(drawn: Image.Image) -> Image.Image:
    return drawn.convert("RGB").resize((drawn.width // 2, drawn.height // 2), Image.Resampling.NEAREST)


def _everything() -> Iterator[Scene]:
    yield from (sheets.shelved(item_groups(family, load_texts("en"))) for family in PRESENTERS)
    yield sheets.pieces()
    for name, moment in scenes.MOMENTS.items():
        yield from (scenes.board(name), scenes.panel(name))
        for game in islice(scenes.stages(moment.game, moment.seats), 0, MAX_ANSWERS, EVERY):
            hands = (scenes.hand(game, decision.seat) for decision in game.open_decisions[:1])
            yield from (scene for scene in (scenes.table(game), *hands) if scene is not None)
