"""What players of Revolver 2 let on of their hands: what they have not played when their turn is over."""

from __future__ import annotations

from engine.core.game_module import Signs
from engine.core.rules import Event


class RevolverSigns(Signs):
    """One sign: `kept`, given with the end of a turn."""

    def read(self, event: Event) -> None:
        """Only what all see is asked for."""
        if event.what == "ended" and event.seat is not None:
            self.gave(event.seat, "kept")
        elif event.what == "drew" and event.seat is not None:
            self.came(event.seat, int(dict(event.about)["count"]))
