"""Where the numbers in the lessons of Rag'n'Guns come from."""

from collections.abc import Mapping

from engine.core.lessons import LEARNER
from engine.games.ragnguns.cards import CARDS, DECK, PISTOLEROS
from engine.games.ragnguns.state import BARREL
from tests.lesson_numbers import PlayedLessons
from tests.numbers_in_text import stated

DUSTY = 1


def numbers(lessons: PlayedLessons) -> Mapping[str, set[int]]:
    """Costs, bullets and stakes, by message."""
    first, sisters, staked = lessons.at("bullets", 0).game.state, CARDS["frangines"], lessons.at("traps", 4)
    whip = CARDS["fouet"].resistance
    fired = lessons.fact("bullets", 4, "fired", "count", LEARNER)
    drawn = lessons.fact("effects", 2, "drew", "count", LEARNER)
    stake = lessons.fact("traps", 4, "set", "stake", LEARNER)
    last = lessons.start("game").players
    final = BARREL - last[DUSTY].pistolero_wounds - 1  # after the effect from the Belt
    assert [price.cost for price in CARDS["vieux-bourbon"].effects if price.again] == [0]  # "costs nothing"
    assert staked.game.state.players[LEARNER].traps[0].stake == stake
    return {
        "bullets": {BARREL, first.players[DUSTY].pistolero_wounds},
        "bullets.ask-1": {lessons.fact("bullets", 0, "fired", "count", DUSTY), whip},
        "bullets.other-1": {whip},
        "bullets.ask-2": {sisters.cost, sisters.power},
        "bullets.done-2": {lessons.at("bullets", 2).game.state.players[LEARNER].bullets},
        "bullets.ask-4": {fired},
        "bullets.other-4": {fired},
        "bullets.done-4": {lessons.fact("bullets", 4, "hurt", "count", DUSTY)},
        "effects.ask-2": {drawn},
        "effects.done-2": {drawn},
        "traps": {*first_traps(lessons), lessons.fact("traps", 1, "overbid", "price", LEARNER)},
        "traps.ask-1": {lessons.fact("traps", 0, "turn-began", "bullets", LEARNER)},
        "traps.ask-4": {stake},
        "traps.other-4": {stake},
        "traps.done-4": {stake},
        "game": {
            *(DECK, *stated("ragnguns", "R14"), PISTOLEROS[last[LEARNER].pistolero].power),
            *(player.pistolero_wounds for player in last),
        },
        "game.ask-2": {PISTOLEROS[last[LEARNER].pistolero].costs[1], last[LEARNER].belt},
        "game.ask-3": {final},
        "game.other-3": {final},
    }


def first_traps(lessons: PlayedLessons) -> list[int]:
    """Return the opponent's first stakes."""
    return [trap.stake for trap in lessons.at("traps", 0).game.state.players[DUSTY].traps]
