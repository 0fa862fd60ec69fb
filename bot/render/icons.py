"""Icons and portraits, from data/art and the games' own art.

The parts of a portrait are macros in data/art/portrait, a file per layer. A hash of the person's key chooses
them; people.toml in a game's art fixes what the name implies. A new macro changes many faces.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jinja2.environment import TemplateModule

    from bot.render.scene import Mood

DATA = Path(__file__).parents[2] / "data"
ART = DATA / "art"  # templates, icons and colors that all pictures share
UNKNOWN = "question"
BOX = 64  # units; icons are drawn in a square of this size

_OUTSIDE = re.compile(r"</?svg[^>]*>")
_WIDTH = re.compile(r' stroke-width="[^"]*"')
_INKS = re.compile("#000|#fff")  # both in one pass, because each color may be replaced by the other


def game_art() -> list[Path]:
    """Return the folders of games with icons, templates and people."""
    return sorted(DATA.glob("games/*/art"))


@cache
def _files() -> dict[str, Path]:
    folders = (ART / "icons", *game_art())
    return {path.stem: path for folder in folders for path in sorted(folder.glob("*.svg"))}


@cache
def names() -> frozenset[str]:
    return frozenset(_files())


def known(name: str) -> str:
    return name if name in names() else UNKNOWN  # a missing icon must not stop a game


@cache
def faces() -> Mapping[str, tuple[str, ...]]:
    """Return the layers of card pictures, by `<game>/<card>`, from faces.toml."""
    layers_by_card = dict[str, tuple[str, ...]]()
    for folder in game_art():
        if (path := folder / "faces.toml").is_file():
            cards = tomllib.loads(path.read_text("utf-8"))
            layers_by_card |= {f"{folder.parent.name}/{key}": tuple(layers) for key, layers in cards.items()}
    return layers_by_card


def face(card: str, otherwise: str) -> str:
    """Return the picture of a card, `<game>/<card>`, or an icon if it has none of its own."""
    return card if card in faces() else known(otherwise)


@cache
def _shapes(name: str) -> str:
    if name in faces():
        return "".join(_placed(layer, over=n > 0) for n, layer in enumerate(faces()[name]))
    return _OUTSIDE.sub("", _files()[name].read_text("utf-8")).strip()


def _placed(layer: str, *, over: bool) -> str:
    """Return an icon at its place; with `over`, a rim separates it from icons below."""
    name, *numbers = layer.split()
    x, y, size, turned = (float(number) for number in (*numbers, "0")[:4])
    shapes, rim = _shapes(known(name)), ""
    if over:
        bare = _WIDTH.sub("", shapes.replace("#000", "#fff"))
        rim = f'<g fill="#fff" stroke="#fff" stroke-width="11" stroke-linejoin="round">{bare}</g>'
    where = f"translate({x:g} {y:g}) scale({size / BOX:g}) rotate({turned:g} {BOX / 2:g} {BOX / 2:g})"
    return f'<g transform="{where}">{rim}{shapes}</g>'


def icon(name: str, x: float, y: float, size: float, ink: str, ground: str, *, hollow: bool = False) -> str:
    """Return an icon as SVG: `ink` on `ground`, or its outline alone."""
    shapes = _shapes(name)
    if hollow:
        shapes = shapes.replace("#fff", "none").replace("#000", "none")
        dress = f'fill="none" stroke="{ink}" stroke-width="4" stroke-linejoin="round"'
        inner = f'<g transform="translate(3.2 3.2) scale(.9)">{shapes}</g>'
    else:
        inner = _INKS.sub(lambda match: ink if match[0] == "#000" else ground, shapes)
        dress = f'fill="{ink}"'
    return f'<g transform="translate({x:g} {y:g}) scale({size / BOX:g})" {dress}>{inner}</g>'


LEVELS = "levels"  # before the slash in the keys of computer players' faces
LAYERS = ("behind", "coats", "collars", "heads", "eyes", "noses", "mouths", "beards", "hair",
          "extras", "hats")  # fmt: skip
INK = "#2a1a10"
SKINS = (("#f0cfa8", "#d9ac80"), ("#e8bb8d", "#cc9663"), ("#dca876", "#bd8350"), ("#c48a58", "#a26c3f"),
         ("#9d6840", "#7d4e2c"), ("#f4d8bd", "#dfb48f"))  # fmt: skip
HAIRS = ("#2b1d14", "#4a2f1b", "#6e4423", "#8d4f22", "#c08f46", "#1f1a1a")
GRAY = ("#8b8378", "#ccc3b2")
HATS = ("#6b4426", "#3a2a22", "#a5793f", "#7d6a55", "#8a3b26", "#c2a06a", "#4d4a46", "#5b3418")
BANDS = ("#2c1d13", "#8f2d1f", "#d0a04a", "#39506a", "#e9dcc0")
COATS = ("#5a3d28", "#39506a", "#6f2f26", "#4c5a37", "#7d6648", "#3d3433", "#8a6a32", "#59405e", "#2f5a58")
SHIRTS = ("#efe3c8", "#d8c7a0", "#c9d0c8", "#e6cdb4")
CLOTHS = ("#a02f22", "#2f5577", "#c58a25", "#446a3c", "#6d3560", "#d9cdb3")


@dataclass(frozen=True, slots=True)
class Colors:
    skin: str
    shadow: str
    hair: str
    hat: str
    band: str
    coat: str
    shirt: str
    cloth: str
    ink: str = INK

    @property
    def brow(self) -> str:
        return "#4a3a2c" if self.hair in (HAIRS[4], *GRAY) else self.hair  # light brows would be invisible


class Dice:
    """Random choices that never change for one person."""

    def __init__(self, who: str) -> None:
        self._left = int.from_bytes(hashlib.sha512(who.encode()).digest())

    def pick(self, choices: Sequence[str]) -> str:
        self._left, at = divmod(self._left, len(choices))
        return choices[at]


@cache
def portrait(who: str, mood: Mood = "") -> str:
    """Return a person's head and shoulders, as SVG in a square of 200."""
    chosen, colors = parts(who)
    macros = {layer: getattr(_layer(layer), name) for layer, name in chosen.items()}
    if mood:
        macros |= {layer: getattr(_layer("moods"), f"{mood}_{layer}") for layer in ("eyes", "mouths")}
    return "".join(str(macro(colors)) for macro in macros.values())


@cache
def parts(who: str) -> tuple[Mapping[str, str], Colors]:
    """Return the macro of each layer, and the colors."""
    known, dice = people().get(who, {}), Dice(who)
    woman = bool(known.get("woman"))
    chosen = {layer: dice.pick(_choices(layer, woman)) for layer in LAYERS}
    if woman:
        chosen["beards"] = "nothing"
    chosen |= {layer: str(known[layer]) for layer in LAYERS if layer in known}
    skin, shadow = SKINS[int(dice.pick("012345"))]
    hair = dice.pick(GRAY if known.get("old") else HAIRS if woman else HAIRS + GRAY)
    colors = Colors(
        skin, shadow, str(known.get("dye", hair)), *map(dice.pick, (HATS, BANDS, COATS, SHIRTS, CLOTHS))
    )
    return chosen, colors


@cache
def _layer(name: str) -> TemplateModule:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined  # only needed for portraits

    art = Environment(loader=FileSystemLoader(ART / "portrait"), undefined=StrictUndefined)
    return art.get_template(f"{name}.svg.j2").module


@cache
def _choices(layer: str, woman: bool) -> tuple[str, ...]:
    names = sorted(name for name in vars(_layer(layer)) if not name.startswith("_"))
    return tuple(name for name in names if not name.startswith("m_" if woman else "w_"))


@cache
def people() -> Mapping[str, Mapping[str, str | bool]]:
    """Return the fixed features of portraits, by `game/key`."""
    files = {path.parent.parent.name: path for folder in game_art() for path in folder.glob("people.toml")}
    files[LEVELS] = ART / "people.toml"
    known = {name: tomllib.loads(path.read_text("utf-8")) for name, path in files.items()}
    return {f"{game}/{key}": facts for game, those in known.items() for key, facts in those.items()}
