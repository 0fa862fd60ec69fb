"""What players of BANG! reveal about their hands by keeping cards and not answering.

Every end of a turn gives `kept`; one without a BANG! gives `unshot`; one whose exposed
character needed a Beer gives `hurt`. A hit gives `undodged` and `unanswered`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from engine.core.decisions import Fact, Seat
from engine.core.game_module import HandInference
from engine.core.rules import Event
from engine.games.bang.characters import CHARACTERS
from engine.games.bang.deck import KIND, LIFE
from engine.games.bang.record import BANG, BEER, MISSED

Facts: TypeAlias = Mapping[str, Fact]

SHOTS = frozenset((BANG, MISSED))  # for a character who can use each as the other
KEPT = ("kept", "unshot", "hurt")
UNDODGED, UNANSWERED = "undodged", "unanswered"


class BangSigns(HandInference):
    """Reads plays, wounds and ends of turns; a shot that needs two Missed! says nothing."""

    kinds = MappingProxyType(
        {
            "unshot": frozenset((BANG,)),
            "hurt": frozenset((BEER, "saloon")),
            UNDODGED: frozenset((MISSED,)),
            UNANSWERED: frozenset((BANG,)),
        }
    )

    def __init__(self) -> None:
        super().__init__()
        self._current: Seat | None = None
        self._shot = False  # in this turn
        self._card, self._by = "", -1  # the last one played
        self._exposed: dict[Seat, str] = {}
        self._life: dict[str, int] = {}

    def read(self, event: Event) -> None:
        if event.seat is not None and (reader := READERS.get(event.kind)):
            reader(self, event.seat, dict(event.facts))

    def turn(self, seat: Seat, facts: Facts) -> None:
        """Begin a turn: the other player did not or could not play the cards they kept."""
        last = self._current
        if last is not None and last != seat:
            exposed, living = self._exposed.get(last, ""), sum(life > 0 for life in self._life.values())
            self.forget(last, *KEPT)
            self.mark(last, "kept")
            if not self._shot:
                self.mark(last, "unshot")
            if self._life.get(exposed, 0) < LIFE.get(exposed, 0) and living > 2:  # else no Beer heals
                self.mark(last, "hurt")
        self._current, self._shot, self._card = seat, False, ""

    def placed(self, seat: Seat, facts: Facts) -> None:
        self._life |= {name: LIFE[name] for name in map(str, facts.values())}

    def skipped(self, seat: Seat, facts: Facts) -> None:
        """Ignore the cards a jailed player kept, because they had no choice."""
        self._current = None

    def exposed(self, seat: Seat, facts: Facts) -> None:
        self._exposed[seat] = str(facts["target"])

    def healed(self, seat: Seat, facts: Facts) -> None:
        self._life[str(facts["target"])] = int(facts["left"])

    def played(self, seat: Seat, facts: Facts) -> None:
        self._card, self._by = KIND[str(facts["card"])], seat
        self._shot |= self._card in SHOTS

    def wounded(self, seat: Seat, facts: Facts) -> None:
        """Note that no answer, or not enough, was played against the card."""
        target = str(facts["target"])
        self._life[target] = int(facts["left"])
        shooter = CHARACTERS.get(self._exposed.get(self._by, ""))
        single = self._card == "gatling" or (self._card in SHOTS and shooter and shooter.dodges == 1)
        answers = [UNDODGED] if single and seat != self._by else []
        if self._card == "duel" or (self._card == "indians" and seat != self._by):
            answers = [UNANSWERED]
        if answers and target in CHARACTERS and CHARACTERS[target].swaps:
            answers = [UNDODGED, UNANSWERED]
        self.mark(seat, *answers)

    def drew(self, seat: Seat, facts: Facts) -> None:
        self.add_cards(seat, int(facts["count"]))


READERS: Mapping[str, Callable[[BangSigns, Seat, Facts], None]] = MappingProxyType(
    {
        "placed": BangSigns.placed,
        "turn-began": BangSigns.turn,
        "skipped": BangSigns.skipped,
        "exposed": BangSigns.exposed,
        "healed": BangSigns.healed,
        "played": BangSigns.played,
        "aimed": BangSigns.played,
        "wounded": BangSigns.wounded,
        "drew": BangSigns.drew,
    }
)
