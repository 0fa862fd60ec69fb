"""What can be achieved in BANG!"""

from engine.core.achievements import Achievements, SeatHistory
from engine.core.decisions import Fact


def _turn(history: SeatHistory) -> int:
    return max(history.values("turn-began", "turn"), default=99)


def _survivors_life(history: SeatHistory) -> int:
    """Return the last known life of the own characters who were hurt and are not dead."""
    life: dict[Fact, int] = {}
    for event in history.events:
        facts = dict(event.facts)
        if event.seat == history.seat and event.kind in ("wounded", "healed"):
            life[facts["target"]] = int(facts["left"])
    return sum(life.values())  # of the dead it is 0


ACHIEVEMENTS: Achievements = {
    "clean-hands": lambda history: history.won and not history.count("died"),
    "last-life": lambda history: history.won and history.count("died") == 1 and _survivors_life(history) == 1,
    "hot-potato": lambda history: (
        history.count("passed-on") > 0 and history.count("exploded", history.other) > 0
    ),
    "dynamite": lambda history: max(history.values("wounded", "count", history.other), default=0) >= 3,
    "untouchable": lambda history: history.count("dodged") >= 9,
    "magpie": lambda history: history.count("robbed") + history.count("grabbed") >= 11,
    "jailbird": lambda history: history.won and history.count("held") >= 2,
    "saloon-regular": lambda history: history.count("healed") >= 6,
    "quick-draw": lambda history: history.won and _turn(history) <= 13,
}
