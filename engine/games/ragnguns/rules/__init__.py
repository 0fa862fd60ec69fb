"""The rules of Rag'n'Guns, phase by phase."""

from __future__ import annotations

from engine.games.ragnguns.rules.ragnguns import RagNGuns

__all__ = ["RagNGuns"]
