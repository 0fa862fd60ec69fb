"""The computer opponent: it beats chance, and its stakes do not reveal which trap is set."""

from collections import Counter
from itertools import count

import pytest
from rivals import part_won
from scenes.ragnguns import RULES, Scene, Side

from engine.conformance.selfplay import HEURISTIC, RANDOM, Series, play_series
from engine.core.decisions import Decision
from engine.core.rng import Rng
from engine.games.ragnguns.cards import DECKS, key_of
from engine.games.ragnguns.policy import WON_WITH, fast_policy, play

EACH = 20  # games of a series; `make balance` plays thousands


def thought(scene: Scene, rng: Rng) -> str:
    [reply] = play(scene.view(scene.decision.seat), scene.decision, rng)
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
    assert report.draws < 0.05 * EACH  # 7 of 768 in a larger sample


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
    scene = Scene(Side(alley="frangines", hand="machette", bullets=3), Side(pistolero_wounds=4))
    for _ in range(4):
        if scene.winners is None:
            scene.do(thought(scene, Rng("cd" * 32)))

    assert scene.winners == (0,)


def test_it_knows_no_more_than_its_seat() -> None:
    scene = Scene(Side(hand="machette lasso", bullets=4), Side(left="torche fouet", deck="gatling"))
    other = Scene(Side(hand="machette lasso", bullets=4), Side(left="canon-de-carnaval fouet", deck="lasso"))

    assert scene.view(0) == other.view(0)
    assert thought(scene, Rng("ef" * 32)) == thought(other, Rng("ef" * 32))


def test_with_nothing_else_to_do_it_draws() -> None:
    scene = Scene(Side(shelter="jeu-a-cinq-as", deck="machette gatling torche"))
    scene.do(thought(scene, Rng("ab" * 32)))

    assert scene.decision.kind == "effect"
    assert scene.options == ["jeu-a-cinq-as:1"]


def test_a_trap_that_may_kill_is_not_turned_up() -> None:
    scene = Scene(Side(bullets=4, barrel=4, pistolero_wounds=4), Side(traps="guet-apens:3"), phase="disarm")

    assert {thought(scene, Rng(f"{n:02x}" * 32)) for n in range(10)} <= {"pay:1", "overbid:1"}


def test_a_stake_that_cannot_be_paid_is_made_before_one_who_is_hurt() -> None:
    scene = Scene(Side(hand="guet-apens", bullets=6, barrel=6), Side(pistolero_wounds=4, barrel=2))
    scene.do("trap", "guet-apens")

    assert {int(thought(scene, Rng(f"{n:02x}" * 32))) for n in range(10)} <= {4, 5, 6}


def test_who_plays_by_habit_beats_chance_and_knows_no_more_than_its_seat() -> None:
    def by_chance(view, decision, rng):
        return (rng.pick(decision.options),) if decision.max_count == 1 else decision.default

    assert part_won(RULES, 2, fast_policy.play, by_chance, deals=10) >= 0.9
    scene = Scene(Side(hand="machette lasso", bullets=4), Side(left="torche fouet", deck="gatling"))
    assert key_of(fast_policy.play(scene.view(0), scene.decision, Rng("ab" * 32))[0]) in scene.options


def test_it_takes_every_deck_and_the_better_ones_more_often() -> None:
    rng, options = Rng("ab" * 32), tuple(DECKS)
    view, decision = Scene(Side()).view(0), Decision(seat=0, kind="deck", options=options)
    taken = Counter(play(view, decision, rng)[0] for _ in range(400))

    assert taken.keys() == {*options}
    assert taken.most_common(1)[0][0] == max(options, key=WON_WITH.__getitem__)
    assert min(taken.values()) > 5


def test_it_knows_how_often_each_deck_wins() -> None:
    assert DECKS.keys() == WON_WITH.keys()
