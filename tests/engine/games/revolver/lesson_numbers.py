"""Where the numbers in the lessons of Revolver 2 come from."""

from collections.abc import Mapping

from engine.games.revolver.cards import CARDS, FIELDS, PEOPLE, POKER
from engine.games.revolver.ongoing import total
from engine.games.revolver.rules.play import KEGS
from engine.games.revolver.state import GUARDIANS, MAPACHE
from tests.lesson_numbers import PlayedLessons


def numbers(lessons: PlayedLessons) -> Mapping[str, set[int]]:
    """Firepower, costs and totals, by message."""
    fight, fallback = (lessons.at("fight", done).game.state for done in (0, 1))
    kill, killing = (lessons.at("kill", done).game.state for done in (0, 1))
    gate, place = CARDS["mission-gate"].firepower, fight.here.facts.defence
    twins, deserters, cannon = CARDS["winchester-twins"], CARDS["deserters"], CARDS["cannon-wagon"]
    dear = CARDS["mission-cannon"]
    last = lessons.start("game")
    last.battlefield_index += 1  # with the first march
    return {
        "fight.ask-1": {total(fight, MAPACHE), total(fight, GUARDIANS), twins.firepower, dear.cost},
        "fight.done-1": {gate, place, twins.firepower, total(fallback, GUARDIANS)},
        "fight.end": {
            fight.army - lessons.fact("fight", 2, "army-neared", "left"),
            fight.box,
            fight.here.facts.boxes,
        },
        "kill.ask-1": {total(kill, GUARDIANS), cannon.firepower, deserters.firepower, deserters.cost},
        "kill.other-1": {total(kill, GUARDIANS)},
        "kill.done-1": {cannon.firepower, deserters.firepower, total(killing, MAPACHE)},
        "kill.ask-2": {PEOPLE["benito-the-baker"].rating},
        "poker.done-1": {POKER["poker-ten"].value},
        "poker.done-2": {sum(field.route == FIELDS["church"].route for field in FIELDS.values())},
        "game.end": {2},  # the number in the game's name
        "game": {len(FIELDS["mine"].recruits)},
        "game.ask-1": {total(last, MAPACHE), total(last, GUARDIANS), KEGS},
        "game.other-1": {total(last, MAPACHE)},
    }
