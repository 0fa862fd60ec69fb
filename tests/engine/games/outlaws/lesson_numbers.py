"""Where the numbers in the lessons of WANTED come from."""

from collections.abc import Mapping

from engine.core.lessons import LEARNER
from engine.games import GAMES
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.rules import GANG, ROUNDS
from tests.lesson_numbers import PlayedLessons

DUSTY = MAE = 1
SECOND = 2  # of two rivals


def numbers(lessons: PlayedLessons) -> Mapping[str, set[int]]:
    """Posters, dice and totals, by message."""
    skills = [outlaw.skill for outlaw in OUTLAWS.values()]
    return {
        "worth.ask-1": {min(skills), max(skills)},
        "worth.other-1": {skill("2H"), skill("9H")},
        "worth.done-1": {
            *(skill("9H"), skill("6H"), lessons.fact("worth", 1, "scored", "total", LEARNER)),
            *(lessons.fact("worth", 1, "revealed", "die", seat) for seat in (LEARNER, DUSTY)),
        },
        "worth.end": {reward("6H")},
        "suits.done-1": {
            *(_unsuited(lessons, 1, seat) for seat in (LEARNER, MAE)),
            *(lessons.fact("suits", 1, "scored", "total", seat) for seat in (LEARNER, MAE)),
            lessons.fact("suits", 1, "scored", "gained", LEARNER),
            lessons.fact("suits", 1, "scored", "lost", MAE),
        },
        "suits.done-2": {
            lessons.fact("suits", 2, "scored", "gained", LEARNER),
            lessons.fact("suits", 2, "scored", "lost", MAE),
        },
        "suits.end": {sum(1 for event in _all(lessons, "suits") if event == ("stood", LEARNER))},
        "dear": {
            reward("AH"),
            lessons.start("dear").rounds,
            len(lessons.start("dear").players[LEARNER].hand),
        },
        "dear.ask-1": {dice(lessons, 0, LEARNER), dice(lessons, 0, DUSTY)},
        "dear.other-1": {dice(lessons, 0, LEARNER), dice(lessons, 0, DUSTY), reward("2H")},
        "dear.done-1": {reward("2H")},
        "dear.ask-2": {dice(lessons, 1, LEARNER), dice(lessons, 1, DUSTY)},
        "dear.done-2": {
            *(lessons.fact("dear", 2, "scored", "total", seat) for seat in (LEARNER, DUSTY)),
            reward("QH"),
        },
        "dear.end": {lessons.fact("dear", 2, "paid", "reward", seat) for seat in (LEARNER, DUSTY)},
        "shootout": {GAMES["outlaws-shootout"].seats[0]},
        "shootout.other-1": {gain("QH"), 2 * gain("QH")},
        "shootout.done-1": {
            *(skill("QH"), gain("QH")),
            lessons.fact("shootout", 1, "revealed", "die", LEARNER),
            lessons.fact("shootout", 1, "scored", "total", LEARNER),
        },
        "shootout.other-2": {-OUTLAWS["5H"].decrement},
        "shootout.done-2": {
            *(skill("KS"), lessons.fact("shootout", 2, "revealed", "die", LEARNER)),
            *(lessons.fact("shootout", 2, "scored", "total", seat) for seat in range(3)),
        },
        "shootout.end": {sum(1 for event in _all(lessons, "shootout") if event == ("took", LEARNER)) // 2},
        "gangs": {GANG, len(lessons.start("gangs").players[LEARNER].hand)},
        "gangs.ask-1": {GANG},
        "gangs.ask-2": {
            max(_rolled(lessons)),
            *(skill(card) + max(_rolled(lessons)) for card in ("8H", "QC")),
        },
        "gangs.done-2": {
            *(_skill(), sum(_rolled(lessons))),
            *(_skill() + sum(_rolled(lessons)), 2 * GANG, gain("QC")),
            *(_total(lessons, seat) for seat in (LEARNER, SECOND)),
        },
        "game": {ROUNDS, max(map(reward, OUTLAWS))},
    }


def skill(card: str) -> int:
    return OUTLAWS[card].skill


def reward(card: str) -> int:
    return OUTLAWS[card].reward


def gain(card: str) -> int:
    return OUTLAWS[card].increment


def dice(lessons: PlayedLessons, done: int, seat: int) -> int:
    """Return the dice that a player has rolled before they choose."""
    return lessons.fact("dear", done, "rolled", "dice", seat)


def _unsuited(lessons: PlayedLessons, done: int, seat: int) -> int:
    """Return skill and die of the lesson about suits, which alone would decide otherwise."""
    gained, lost = (lessons.fact("suits", done, "scored", fact, seat) for fact in ("gained", "lost"))
    return lessons.fact("suits", done, "scored", "total", seat) - gained + lost


def _skill() -> int:
    return sum(map(skill, ("8H", "7C", "QC")))


def _total(lessons: PlayedLessons, seat: int) -> int:
    return lessons.fact("gangs", 2, "scored", "total", seat)


def _rolled(lessons: PlayedLessons) -> list[int]:
    [rolled] = [
        dict(event.facts)["dice"]
        for event in lessons.at("gangs", 1).events
        if (event.kind, event.seat) == ("rolled", LEARNER)
    ]
    return sorted(map(int, str(rolled).split()))


def _all(lessons: PlayedLessons, lesson: str) -> list[tuple[str, int | None]]:
    """Return all events of a lesson, without their facts."""
    walk = lessons.walk(lesson)
    assert walk.last is not None
    return [(event.kind, event.seat) for item in (*walk.decisions, walk.last) for event in item.events]
