"""Where the numbers in the lessons of Gnadenlos! come from."""

from collections.abc import Mapping

from engine.core.lessons import LEARNER
from engine.games.gnadenlos.cards import (
    ADVENTURERS,
    ARRIVAL,
    EVENTS,
    FACES,
    SYMBOLS,
    owner_of,
    value_of,
)
from engine.games.gnadenlos.operations import sums
from tests.lesson_numbers import PlayedLessons
from tests.numbers_in_text import stated

DUSTY = 1


def numbers(lessons: PlayedLessons) -> Mapping[str, set[int]]:
    """Strengths, nuggets, notes and horseshoes, by message."""
    players = lessons.at("payday", 0).game.state.players
    last = lessons.start("game").players
    [back] = stated("gnadenlos", "R39")
    assert [event.symbol for event in EVENTS.values()].count("duel") == 1
    own = lessons.at("game", 1).game.state.players[LEARNER].notes
    shared = 6  # of the sums that the buttons offer, one with another's note and an own one
    notes = sums(own, LEARNER)[shared]
    assert [owner_of(note) for note in notes] == [DUSTY, LEARNER]
    return {
        "strengths": {lessons.at("strengths", 0).game.state.players[LEARNER].field, ARRIVAL},
        "strengths.title": {len(SYMBOLS)},
        "strengths.ask-1": {len(lessons.at("strengths", 0).game.state.players[LEARNER].hand)},
        "strengths.other-1": {gold("six-gun-sadie"), gold("ace-of-sleeves"), gold("nugget-nell")},
        "strengths.done-1": {gold("nugget-nell"), lessons.fact("strengths", 1, "found", "nuggets", LEARNER)},
        "strengths.other-2": {poker("six-gun-sadie"), poker("ace-of-sleeves")},
        "strengths.done-2": {lessons.fact("strengths", 2, "advanced", "steps", LEARNER)},
        "strengths.end": {len(EVENTS)},
        "recruiting": {*stated("gnadenlos", "R27"), *stated("gnadenlos", "R28")},
        "recruiting.done-2": {len(lessons.at("recruiting", 2).game.state.players)},
        "recruiting.ask-3": {bid(lessons, LEARNER), len(FACES) * len(players)},
        "recruiting.other-3": {bid(lessons, LEARNER)},
        "recruiting.done-3": {bid(lessons, LEARNER)},
        "recruiting.other-4": {gold("claims-baxter"), gold("old-quartz")},
        "recruiting.done-4": {lessons.fact("recruiting", 4, "laid", "sum", LEARNER)},
        "recruiting.end": {back},
        "payday": {lessons.fact("payday", 2, "payday-began", "rows"), len(players)},
        "payday.ask-1": {players[LEARNER].nuggets},
        "payday.other-1": {lessons.fact("payday", 2, "paid", "value", LEARNER), back},
        "payday.done-1": {players[LEARNER].nuggets},
        "payday.done-2": {
            lessons.fact("payday", 2, "paid", "value", LEARNER),
            players[DUSTY].nuggets,
        },
        "payday.end": {back, len(FACES) * len(players)},
        "game": {len(last), *(player.field for player in last), ARRIVAL},
        "game.done-1": {shared, *map(value_of, notes)},
    }


def gold(who: str) -> int:
    return ADVENTURERS[who].gold


def poker(who: str) -> int:
    return ADVENTURERS[who].poker


def bid(lessons: PlayedLessons, seat: int) -> int:
    """Return a player's bid."""
    return lessons.fact("recruiting", 3, "bid", "sum", seat)
