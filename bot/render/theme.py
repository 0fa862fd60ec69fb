"""The colors of pictures: western paper and ink on green felt, and a palette of high contrast.

No color carries meaning alone: every tone comes with an icon or a word.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Tone:
    deep: str  # bands and icons
    tint: str  # the window behind an icon


@dataclass(frozen=True, slots=True)
class Palette:
    name: str
    wood: str  # the table
    grain: str  # where the light does not reach
    panel: str  # a zone on the table
    rim: str  # border of a panel
    chalk: str  # text on wood and panels
    dust: str  # less important text there
    paper: str  # a card
    shade: str  # sunken areas of a card
    edge: str  # border of a card
    ink: str  # text on paper
    faded: str  # less important text there
    brass: str  # marks the seat to act
    red: str  # hearts and diamonds
    tones: Mapping[str, Tone]

    def color(self, name: str) -> str:
        """Return the color of this name, or the deep one of a tone."""
        tone = self.tones.get(name)
        return tone.deep if tone else str(getattr(self, name))


WESTERN = Palette(
    name="on",
    wood="#1b3a34", grain="#142b27", panel="#234a42", rim="#7d9a86", chalk="#fdf3dc", dust="#e0cfa6",
    paper="#fbf0d6", shade="#eedcb4", edge="#4a3320", ink="#2c1d13", faded="#64472d",
    brass="#ecb84c", red="#a02617",
    tones=MappingProxyType({
        "leather": Tone("#74451c", "#e6cfa4"), "brick": Tone("#962b1c", "#ebc9ac"),
        "sage": Tone("#3f5c30", "#dbd7ae"), "slate": Tone("#2c506b", "#d3d6c4"),
        "plum": Tone("#66305b", "#e0c9bf"), "gold": Tone("#775407", "#eed79a"),
        "coal": Tone("#3a2b22", "#dcc9a3"),
    }),
)  # fmt: skip

CONTRAST = Palette(
    name="high-contrast",
    wood="#000000", grain="#000000", panel="#141414", rim="#ffffff", chalk="#ffffff", dust="#f0f0f0",
    paper="#ffffff", shade="#f0f0f0", edge="#000000", ink="#000000", faded="#222222",
    brass="#ffd800", red="#b00000",
    tones=MappingProxyType({
        "leather": Tone("#5e3000", "#ffffff"), "brick": Tone("#a00000", "#ffffff"),
        "sage": Tone("#005000", "#ffffff"), "slate": Tone("#003a8c", "#ffffff"),
        "plum": Tone("#64006c", "#ffffff"), "gold": Tone("#5c4300", "#ffffff"),
        "coal": Tone("#000000", "#ffffff"),
    }),
)  # fmt: skip

PALETTES: Mapping[str, Palette] = {p.name: p for p in (WESTERN, CONTRAST)}
