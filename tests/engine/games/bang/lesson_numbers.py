"""Where the numbers in the lessons of BANG! for two come from."""

from collections.abc import Mapping

from engine.games.bang.aims import NEAR
from engine.games.bang.cards import RECORDS
from engine.games.bang.operations import distance
from tests.lesson_numbers import PlayedLessons


def numbers(lessons: PlayedLessons) -> Mapping[str, set[int]]:
    """Distances and life points, by message."""
    start, after = (lessons.at("expose", done).game.state for done in (0, 2))
    spots = {character.name: spot for spot, character in enumerate(start.ring)}
    lucky = start.ring[spots["lucky-duke"]].life
    alive = [spot for spot, character in enumerate(after.ring) if character.alive]
    return {
        "expose": {len(start.ring) // 2},
        "expose.ask-1": {distance(start, spots["bart-cassidy"], spots["lucky-duke"]), lucky},
        "expose.other-1": {distance(start, spots["vulture-sam"], spots["lucky-duke"])},
        "expose.end": {distance(after, one, other) for one in alive for other in alive if one != other},
        "covered.ask-2": {NEAR},
        "jail.ask-2": {*RECORDS["dynamite"].numbers},
        "draft": {len(start.ring) // 2},
        "game": {character.life for character in lessons.start("game").ring},
    }
