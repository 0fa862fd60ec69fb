"""What can be achieved in Gnadenlos!"""

from engine.core.achievements import Achievements

ACHIEVEMENTS: Achievements = {
    "arrival": lambda history: history.won and history.happened("ended", why="arrival"),
    "no-vulture": lambda history: history.won and history.happened("ruined") and not history.count("ruined"),
    "vulture-friend": lambda history: history.won and history.count("ruined") > 0,
    "cheap": lambda history: min(history.values("laid", "sum"), default=9) <= 2,
    "undertaker": lambda history: history.won and history.happened("ended", why="rip"),
    "high-roller": lambda history: history.won and max(history.values("bid", "sum"), default=0) >= 10,
}
