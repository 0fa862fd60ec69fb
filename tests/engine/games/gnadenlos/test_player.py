"""How well the computer opponent of Gnadenlos! plays."""

from itertools import count

import pytest
from rivals import part_won
from scenes.gnadenlos import RULES, SEED, Scene

from engine.conformance.selfplay import HEURISTIC, RANDOM, SelfPlayReport, Series, play_series
from engine.core.decisions import Decision, Reply
from engine.core.rng import Rng
from engine.games.gnadenlos.policy import play
from engine.games.gnadenlos.view import View


def played(seats: int, games: int, **more) -> SelfPlayReport:
    series = Series(rules=RULES, seats=seats, seed="any", opponents={RULES.name: play}, **more)
    return play_series(series, games, clock=count().__next__)


@pytest.mark.long
@pytest.mark.parametrize("seats", RULES.seats)
def test_the_computer_beats_players_by_chance(seats: int) -> None:
    report = played(seats, 120, players=(HEURISTIC, *(RANDOM,) * (seats - 1)))

    assert report.wins_by_seat[0] >= 120 * (0.5 if seats == 3 else 0.4)


WIDOW = "widow-winchester"


def opens(scene: Scene) -> bool:
    [decision] = scene.game.open_decisions
    assert decision.kind == "recruit"
    return play(scene.game.view(0), decision, Rng(SEED)) == ("open",)


@pytest.mark.parametrize(
    ("hands", "field", "opened"),
    [
        (("", WIDOW, ""), 8, True),
        (("preacher-gale", WIDOW, ""), 8, True),
        (("preacher-gale", WIDOW, ""), 13, False),
        (("", WIDOW, ""), 13, False),
        (("", "", ""), 12, True),
        (("", "", ""), 13, False),
    ],
    ids=[
        "behind with nobody to send", "behind with somebody to send", "the leader with somebody to send",
        "the leader", "level where nothing happens", "the leader where nothing happens",
    ],
)  # fmt: skip
def test_it_opens_a_recruiting_only_where_that_can_help(hands, field: int, opened: bool) -> None:
    assert opens(Scene(*hands, phase="recruit", fields=(field, 12, 10))) is opened


def never_opens(view: View, decision: Decision, rng: Rng) -> Reply:
    """The habit of never opening, which won 53 of 100 games against two computers that always opened."""
    return ("pass",) if decision.kind == "recruit" else play(view, decision, rng)


@pytest.mark.long
def test_who_never_opens_wins_no_more_than_their_share() -> None:
    assert part_won(RULES, 3, never_opens, play, deals=40) < 0.45
    assert part_won(RULES, 3, play, never_opens, deals=40) > 0.2
