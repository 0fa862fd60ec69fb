"""What players reveal about their hands by the cards they keep."""

from __future__ import annotations

from engine.core.game_module import HandInference
from engine.core.rules import Event


class RevolverSigns(HandInference):
    """One sign: `kept` at the end of a turn."""

    def read(self, event: Event) -> None:
        if event.kind == "ended" and event.seat is not None:
            self.mark(event.seat, "kept")
        elif event.kind == "drew" and event.seat is not None:
            self.add_cards(event.seat, int(dict(event.facts)["count"]))
