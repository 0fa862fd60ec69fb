"""The computer opponent: it beats chance, and its stakes tell nothing."""

from collections import Counter
from itertools import count

import pytest
from scenes.ragnguns import RULES, Scene, Side

from engine.conformance.selfplay import HEURISTIC, RANDOM, Series, play_series
from engine.core.rng import Rng
from engine.games.ragnguns.computer import play

EACH = 50  # games of a series; `make balance` plays thousands


def thought(scene: Scene, rng: Rng) -> str:
    [reply] = play(scene.view(scene.asked.seat), scene.asked, rng)
    return reply


@pytest.mark.long
def test_it_beats_chance_in_nine_of_ten_games() -> None:
    won = 0
    for seat, players in enumerate([(HEURISTIC, RANDOM), (RANDOM, HEURISTIC)]):
        series = Series(rules=RULES, seats=2, seed="wins", players=players, opponents={RULES.name: play})
        report = play_series(series, EACH, clock=count().__next__)
        assert report.notes == []
        won += report.wins_by_seat[seat]

    assert won >= 0.9 * 2 * EACH


@pytest.mark.long
def test_two_computers_hardly_ever_draw() -> None:
    series = Series(rules=RULES, seats=2, seed="draws", players=(HEURISTIC,), opponents={RULES.name: play})
    report = play_series(series, EACH, clock=count().__next__)

    assert report.clean
    assert report.draws < 2


def test_its_stake_does_not_tell_the_trap() -> None:
    def stakes(key: str) -> Counter[str]:
        rng = Rng("ab" * 32)
        scene = Scene(Side(hand=key, bullets=5))
        scene.do("trap", key)
        return Counter(thought(scene, rng) for _ in range(60))

    assert stakes("la-chute") == stakes("guet-apens") == stakes("le-leurre")
    assert len(stakes("la-chute")) > 1


def test_it_sets_any_trap_or_none_without_a_look_at_it() -> None:
    def wanted(key: str) -> str:
        return thought(Scene(Side(hand=key, bullets=2)), Rng("ab" * 32))

    assert wanted("la-chute") == wanted("guet-apens") == wanted("le-leurre")


def test_it_shoots_to_win() -> None:
    scene = Scene(Side(alley="frangines", hand="machette", bullets=3), Side(hurt=4))
    for _ in range(4):
        if scene.winners is None:
            scene.do(thought(scene, Rng("cd" * 32)))

    assert scene.winners == (0,)


def test_it_knows_no_more_than_its_seat() -> None:
    scene = Scene(Side(hand="machette lasso", bullets=4), Side(left="torche fouet", deck="gatling"))
    other = Scene(Side(hand="machette lasso", bullets=4), Side(left="canon-de-carnaval fouet", deck="lasso"))

    assert scene.view(0) == other.view(0)
    assert thought(scene, Rng("ef" * 32)) == thought(other, Rng("ef" * 32))
