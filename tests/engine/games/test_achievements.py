"""Achievements: each happens in a game of computers, with one event and not before it, and has its words."""

from functools import cache

import pytest

from bot.i18n.texts import LANGUAGES, load_texts
from engine.core.achievements import SeatHistory
from engine.core.rules import Event
from engine.games import GAMES, MODULES
from tools.achievements import first_event, history_of

GOLDEN = [  # `python -m tools.achievements GAME` finds them again after a change of a game
    ("bang", "clean-hands", 48, 0, "won"),
    ("bang", "dynamite", 48, 1, "wounded"),
    ("bang", "hot-potato", 48, 1, "exploded"),
    ("bang", "jailbird", 48, 0, "won"),
    ("bang", "magpie", 48, 0, "robbed"),
    ("bang", "untouchable", 48, 0, "dodged"),
    ("bang", "last-life", 8, 1, "won"),
    ("bang", "saloon-regular", 8, 1, "healed"),
    ("bang", "quick-draw", 14, 0, "won"),
    ("gnadenlos", "cheap", 8, 2, "laid"),
    ("gnadenlos", "high-roller", 8, 2, "won"),
    ("gnadenlos", "no-vulture", 8, 2, "won"),
    ("gnadenlos", "undertaker", 8, 2, "won"),
    ("gnadenlos", "arrival", 36, 1, "won"),
    ("gnadenlos", "vulture-friend", 36, 1, "won"),
    ("outlaws-duel", "dead-even", 29, 0, "tied"),
    ("outlaws-duel", "poor-winner", 29, 1, "won"),
    ("outlaws-duel", "snake-eyes", 29, 1, "won"),
    ("outlaws-duel", "five-stood", 28, 0, "stood"),
    ("outlaws-duel", "landslide", 28, 0, "won"),
    ("outlaws-duel", "by-a-hair", 98, 1, "won"),
    ("outlaws-duel", "sixes", 98, 1, "rolled"),
    ("ragnguns", "back", 1, 1, "won"),
    ("ragnguns", "full-house", 1, 1, "posed"),
    ("ragnguns", "never-out", 1, 1, "won"),
    ("ragnguns", "thief", 1, 1, "stole"),
    ("ragnguns", "two-traps", 1, 0, "sprung"),
    ("ragnguns", "bluffer", 3, 1, "bluffed"),
    ("ragnguns", "last-bullet", 3, 1, "won"),
    ("ragnguns", "toll", 3, 0, "paid"),
    ("ragnguns", "swift", 10, 1, "won"),
    ("ragnguns", "unscathed", 10, 1, "won"),
    ("revolver", "overrun", 11, 1, "overrun"),
    ("revolver", "card-sharp", 89, 1, "poker-won"),
    ("revolver", "few-fell", 89, 0, "won"),
    ("revolver", "held", 89, 0, "repelled"),
    ("revolver", "poker-and-war", 89, 0, "won"),
    ("revolver", "tunnels", 89, 0, "won"),
    ("revolver", "gatling", 94, 0, "gatling-fired"),
    ("revolver", "last-stand", 94, 1, "won"),
]
DECLARED = {
    (game, key): holds
    for module in MODULES.values()
    for game, declared in module.achievements.items()
    for key, holds in declared.items()
}
played = cache(history_of)


def test_there_are_forty_and_each_has_its_game() -> None:
    assert len(DECLARED) == 40
    assert sorted(DECLARED) == sorted((game, key) for game, key, *_ in GOLDEN)


@pytest.mark.parametrize(("game", "key", "number", "seat", "kind"), GOLDEN)
def test_it_is_achieved_with_one_event_and_not_before(
    game: str, key: str, number: int, seat: int, kind: str
) -> None:
    events, winners = played(game, number)

    assert DECLARED[game, key](SeatHistory(events, seat, seat in winners))
    assert first_event({key: DECLARED[game, key]}, key, events, winners, seat) == kind


def test_nothing_is_achieved_before_the_first_event_nor_by_others_deeds() -> None:
    events = [Event("dodged", 0)] * 9
    dodged = DECLARED["bang", "untouchable"]

    assert not any(holds(SeatHistory([], 0, False)) for holds in DECLARED.values())
    assert dodged(SeatHistory(events, 0, False))
    assert not dodged(SeatHistory(events[1:], 0, False))
    assert not dodged(SeatHistory(events, 1, False))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_name_of_its_own_and_says_by_what(language: str) -> None:
    text = load_texts(language)
    keys = [f"{GAMES[game].family}-star-{key}" for game, key in DECLARED]

    assert len({text(key) for key in keys}) == len(keys)
    assert all(text(f"{key}.how").endswith(".") for key in keys)


def test_a_hit_in_the_alley_is_a_bullet_too_and_turns_count_as_on_the_board() -> None:
    def ends(turn: int, *more: Event) -> tuple[str, ...]:
        turns = [Event("turn-began", n % 2, (("turn", n),)) for n in range(1, turn + 1)]
        own = SeatHistory([*turns, *more], 1, won=True)
        return tuple(key for key in ("swift", "unscathed") if DECLARED["ragnguns", key](own))

    assert ends(7) == ("swift", "unscathed")
    assert ends(8) == ("unscathed",)  # a Piège of seat 1, in the turn of the other
    assert ends(7, Event("struck", 1, (("count", 1), ("total", 1)))) == ("swift",)


@pytest.mark.parametrize(("lost", "is_pyrrhic"), [(1, False), (2, True)])
def test_a_tie_is_no_lost_round_of_a_pyrrhic_victory(lost: int, is_pyrrhic: bool) -> None:
    tied = [Event("tied"), Event("fell", 0), Event("fell", 1)]
    rounds = [Event("stood", 0), Event("fell", 1), *tied, *[Event("stood", 1), Event("fell", 0)] * lost]

    assert DECLARED["outlaws-duel", "poor-winner"](SeatHistory(rounds, 0, won=True)) == is_pyrrhic


@pytest.mark.parametrize(("left", "is_thread"), [(1, True), (2, False)])
def test_by_a_thread_is_of_who_is_still_alive_at_the_end(left: int, is_thread: bool) -> None:
    events = [
        Event("wounded", 0, (("target", "slab-the-killer"), ("left", 1))),
        Event("wounded", 0, (("target", "slab-the-killer"), ("left", 0))),
        Event("died", 0, (("target", "slab-the-killer"),)),
        Event("wounded", 0, (("target", "el-gringo"), ("left", left))),
    ]

    assert DECLARED["bang", "last-life"](SeatHistory(events, 0, won=True)) == is_thread
