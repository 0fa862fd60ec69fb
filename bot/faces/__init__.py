"""How each family of games is shown: one line a family."""

from __future__ import annotations

from collections.abc import Mapping

from bot.faces.bang import BangFace
from bot.faces.face import AnyFace
from bot.faces.gnadenlos import GnadenlosFace
from bot.faces.outlaws import OutlawsFace
from bot.faces.ragnguns import RagNGunsFace
from bot.faces.revolver import RevolverFace

FACES: Mapping[str, AnyFace] = {
    "outlaws": OutlawsFace(),
    "ragnguns": RagNGunsFace(),
    "bang": BangFace(),
    "revolver": RevolverFace(),
    "gnadenlos": GnadenlosFace(),
}
