"""The computer opponent: it beats chance, spares its own side, keeps answers, exposes sensibly."""

from dataclasses import replace
from itertools import combinations, count

import pytest
from scenes.bang import Scene

from engine.conformance.selfplay import HEURISTIC, RANDOM, SelfPlayReport, Series, play_series
from engine.core.decisions import Reply
from engine.core.game import Game
from engine.core.rng import Rng
from engine.games.bang.cards import RECORDS
from engine.games.bang.deck import KIND, LIFE
from engine.games.bang.policy import PAIRS, play
from engine.games.bang.record import Computer
from engine.games.bang.rules import Bang

LUCK = "1c" * 32


def games(number: int, *players: str) -> SelfPlayReport:
    series = Series(rules=Bang(), seats=2, seed="play", players=players, opponents={"bang": play})
    return play_series(series, number, clock=count().__next__)


def reply(scene: Scene) -> Reply:
    """Return the computer's reply to the open decision."""
    seat = scene.decision.seat
    return play(scene.view(seat), scene.decision, Rng(LUCK))


@pytest.mark.long
def test_it_beats_chance_in_nine_games_of_ten() -> None:
    reports = [games(60, HEURISTIC, RANDOM), games(60, RANDOM, HEURISTIC)]

    assert reports[0].wins_by_seat[0] + reports[1].wins_by_seat[1] >= 108
    assert all(report.clean for report in reports)


@pytest.mark.long
def test_it_takes_from_its_own_side_nothing_but_jail_and_dynamite() -> None:
    for number in range(20):
        game = Game.new(Bang(), 2, f"{number:064x}", keep=False)
        lucks = [Rng(f"{number + seat:064x}") for seat in (0, 1)]
        while game.winners is None:
            decision = game.open_decisions[0]
            answer = play(game.view(decision.seat), decision, lucks[decision.seat])
            if decision.kind == "take":
                own_part = {c.name for c in game.view(None).ring if c.seat == decision.seat}
                own = dict(decision.facts)["target"] in own_part
                assert not own or KIND[answer[0]] in ("jail", "dynamite")
            game.answer(decision.seat, answer)


def test_every_pair_has_a_figure() -> None:
    assert PAIRS.keys() == {frozenset(pair) for pair in combinations(LIFE, 2)}
    assert 40 < sum(PAIRS.values()) / len(PAIRS) < 60


def drafted(rng: Rng) -> list[frozenset[str]]:
    """Return the pairs that two computers draft."""
    game = Game.new(Bang(), 2, LUCK, keep=False)
    while (decision := game.open_decisions[0]).kind == "draft":
        game.answer(decision.seat, play(game.view(decision.seat), decision, rng))
    return [frozenset(pair) for pair in game.state.drafted]


def test_it_drafts_good_pairs_mostly_and_everybody_sometimes() -> None:
    rng = Rng(LUCK)
    pairs = [pair for _ in range(1200) for pair in drafted(rng)]

    assert {name for pair in pairs for name in pair} == LIFE.keys()
    assert sum(PAIRS[pair] for pair in pairs) / len(pairs) > 56


@pytest.mark.parametrize(("own", "enemy", "lit"), [(4, 3, True), (3, 3, False), (4, 4, False)])
def test_dynamite_is_laid_only_where_the_risk_is_the_enemys(own: int, enemy: int, lit: bool) -> None:
    life = {"black-jack": own, "rose-doolan": 0, "vulture-sam": 0, "bart-cassidy": enemy}
    scene = Scene(
        "black-jack rose-doolan", "bart-cassidy vulture-sam", hands=("dynamite-2H", "bang-2C"), life=life
    )

    assert (reply(scene) == ("dynamite-2H",)) is lit


def test_it_discards_what_it_needs_least_and_keeps_its_answers() -> None:
    scene = Scene(
        "rose-doolan black-jack", "vulture-sam bart-cassidy",
        hands=("missed-10C dynamite-2H beer-6H saloon-5H bang-2C", ""), life={"rose-doolan": 3},
    )  # fmt: skip
    scene.says("done")

    assert set(reply(scene)) == {"dynamite-2H", "saloon-5H"}


@pytest.mark.parametrize(
    ("hand", "life", "exposed"),
    [
        ("beer-6H beer-7H", {"vulture-sam": 1}, "vulture-sam"),
        ("bang-2C bang-3C bang-4C bang-5C", {}, "willy-the-kid"),
        ("stagecoach-9S bang-AS", {"vulture-sam": 4, "willy-the-kid": 1}, "vulture-sam"),
    ],
    ids=["who can drink", "willy with many shots", "not who dies of the next shot"],
)
def test_it_exposes_with_sense(hand: str, life: dict[str, int], exposed: str) -> None:
    scene = Scene(
        "vulture-sam willy-the-kid", "rose-doolan bart-cassidy", hands=(hand, ""), life=life, phase="begin"
    )

    assert reply(scene) == (exposed,)


def test_it_never_wastes_a_beer() -> None:
    scene = Scene("rose-doolan black-jack", "vulture-sam bart-cassidy", hands=("beer-6H", ""))

    assert reply(scene) == ("done",)


def test_it_does_not_spend_one_missed_where_two_are_needed() -> None:
    scene = Scene(
        "slab-the-killer black-jack", "vulture-sam bart-cassidy", hands=("bang-2C", "missed-10C beer-6H")
    )
    scene.plays("bang-2C", "bart-cassidy")

    assert reply(scene) == ("pass",)


def test_it_dodges_when_it_can_and_with_a_barrel_first() -> None:
    scene = Scene(
        "rose-doolan black-jack", "vulture-sam bart-cassidy", hands=("bang-2C", "missed-10C"),
        in_play={"bart-cassidy": "barrel-QS"}, deck="bang-3C",
    )  # fmt: skip
    scene.plays("bang-2C", "bart-cassidy")
    first = reply(scene)
    scene.says(*first)

    assert first == ("barrel",)
    assert reply(scene) == ("missed-10C",)


@pytest.mark.parametrize(("life", "choice"), [(2, "pass"), (3, "beer-6H")])
def test_it_lets_go_where_its_beers_are_too_few(life: int, choice: str) -> None:
    scene = Scene(
        "rose-doolan black-jack", "vulture-sam bart-cassidy", hands=("beer-6H bang-2C", ""), phase="begin",
        life={"rose-doolan": life}, in_play={"rose-doolan": "dynamite-2H"}, deck="missed-2S",
    )  # fmt: skip

    assert reply(scene) == (choice,)


def test_it_frees_its_own_side_of_the_dynamite() -> None:
    scene = Scene(
        "rose-doolan black-jack", "vulture-sam bart-cassidy", hands=("cat-balou-9D", ""),
        in_play={"black-jack": "dynamite-2H"},
    )  # fmt: skip
    replies = []
    while scene.hands[0]:
        replies += reply(scene)
        scene.says(replies[-1])

    assert replies == ["cat-balou-9D", "black-jack", "dynamite-2H"]


def test_dying_sid_is_saved_by_two_cards() -> None:
    scene = Scene(
        "rose-doolan black-jack", "sid-ketchum vulture-sam",
        hands=("duel-8C", "saloon-5H missed-10C"), life={"sid-ketchum": 1},
    )  # fmt: skip
    scene.plays("duel-8C", "sid-ketchum")
    scene.says("pass")

    assert reply(scene) == ("ability",)


LAST = {"bart-cassidy": 1, "vulture-sam": 0}


def last_enemy(hand: str, theirs: str = "", **more) -> Scene:
    """A scene with Slab and Rose against Bart, who is alone and has one life point."""
    life = {**LAST, **more.pop("life", {})}
    return Scene(
        "slab-the-killer rose-doolan", "bart-cassidy vulture-sam", hands=(hand, theirs), life=life, **more
    )


def test_a_card_that_says_nothing_of_its_target_is_played_at_an_enemy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    duel = RECORDS["duel"]
    monkeypatch.setattr(
        "engine.games.bang.policy.RECORDS", {**RECORDS, "duel": replace(duel, computer=Computer())}
    )
    scene = Scene(
        "rose-doolan black-jack", "bart-cassidy vulture-sam", hands=("duel-QD", ""), life={"vulture-sam": 1}
    )
    scene.says("duel-QD")

    assert reply(scene) == ("vulture-sam",)
