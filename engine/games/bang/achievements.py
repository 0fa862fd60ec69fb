"""What can be achieved in BANG!"""

from types import MappingProxyType

from engine.core.achievements import Achievements, SeatHistory


def _turn(history: SeatHistory) -> int:
    return max(history.values("turn-began", "turn"), default=99)


ACHIEVEMENTS: Achievements = MappingProxyType(
    {
        "clean-hands": lambda history: history.won and not history.count("died"),
        "last-life": lambda history: (
            history.won and history.count("died") == 1 and 1 in history.values("wounded", "left")
        ),
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
)
