"""What can be achieved in Revolver 2."""

from engine.core.achievements import Achievements

ACHIEVEMENTS: Achievements = {
    "tunnels": lambda history: history.won and history.count("collapsed") >= 1,
    "gatling": lambda history: sum(history.values("gatling-fired", "hits")) >= 5,
    "few-fell": lambda history: history.won and 0 < history.count("fell") <= 9,
    "last-stand": lambda history: history.won and history.count("fell") >= 13,
    "card-sharp": lambda history: (
        history.count("poker-won") >= 2 and not history.count("poker-won", history.other)
    ),
    "poker-and-war": lambda history: history.won and history.count("tournament-won", history.other) > 0,
    "overrun": lambda history: history.count("overrun") >= 15,
    "held": lambda history: history.count("repelled") >= 10,
}
