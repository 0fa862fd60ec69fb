"""How each family of games is shown: one line a family."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.bang.presenter import BangFace
from bot.games.gnadenlos.presenter import GnadenlosFace
from bot.games.outlaws.presenter import OutlawsFace
from bot.games.presenter import AnyFace
from bot.games.ragnguns.presenter import RagNGunsFace
from bot.games.revolver.presenter import RevolverFace

FACES: Mapping[str, AnyFace] = {
    "outlaws": OutlawsFace(),
    "ragnguns": RagNGunsFace(),
    "bang": BangFace(),
    "revolver": RevolverFace(),
    "gnadenlos": GnadenlosFace(),
}
