"""Checks of every game at every decision. A folder in engine/games makes a game part of them.

Here is one game of each kind; `wanted selfplay --game … --games … --verify` checks the same in many.
"""

import json
from dataclasses import fields
from itertools import chain, count

import pytest
from pydantic import TypeAdapter
from toys import Saloons, shy

from engine.conformance.selfplay import HEURISTIC, SelfPlayReport, Series, play_series
from engine.core.decisions import Decision, Seat
from engine.core.game import Game, LogRow
from engine.core.rng import deal_seed
from engine.games import GAMES, PLAYERS
from engine.tables.export import export, verify

EVERY = {**GAMES, "saloon": Saloons()}
OPPONENTS = {**PLAYERS, "saloon": shy}
SECRET = "7e" * 32
FEW = 20  # decisions within which a permanent fault is found

every_game = pytest.mark.parametrize("rules", EVERY.values(), ids=EVERY)
every_table = pytest.mark.parametrize(
    ("rules", "seats"),
    [
        pytest.param(rules, seats, id=f"{name}-{seats}")
        for name, rules in EVERY.items()
        for seats in sorted({rules.seats[0], rules.seats[len(rules.seats) // 2], rules.seats[-1]})
    ],
)
VARIANTS = [
    pytest.param(rules, variant, id=f"{name}-{variant}")
    for name, rules in EVERY.items()
    for variant in rules.presets
]
every_variant = pytest.mark.parametrize(("rules", "variant"), VARIANTS)


def played(rules, seats: int, games: int, *, verify: bool = True, **more) -> SelfPlayReport:
    more = {"worlds_every": 7, **more}
    series = Series(rules=rules, seats=seats, seed="any", verify=verify, opponents=OPPONENTS, **more)
    return play_series(series, games, clock=count().__next__)


@every_table
def test_every_decision_of_random_games_holds_and_checked_saved_or_bare_they_are_the_same(
    rules, seats
) -> None:
    report = played(rules, seats, 1)
    others = [played(rules, seats, 1, verify=False, keep=keep) for keep in (False, True)]

    assert len({(run.decisions, run.draws, *run.wins_by_seat) for run in (report, *others)}) == 1
    assert report.notes == []
    assert report.clean
    assert report.restores > report.decisions
    assert report.leak_checks > report.decisions
    assert report.undos > 0


@pytest.mark.parametrize(
    ("rules", "variant"), [variant for variant in VARIANTS if variant.values[1] != "standard"]
)
def test_every_other_variant_holds(rules, variant) -> None:
    report = played(rules, rules.seats[0], 1, options=rules.presets[variant])

    assert report.notes == []
    assert report.clean
    assert report.restores > report.decisions
    assert report.leak_checks > report.decisions


@pytest.mark.parametrize(("name", "games", "draws"), [("bang", 150, 150), ("ragnguns", 50, 10)])
def test_many_random_games_end(name: str, games: int, draws: int) -> None:
    report = played(GAMES[name], 2, games, verify=False)

    assert report.notes == []
    assert report.finished == games
    assert report.draws <= draws


@every_table
def test_computer_opponents_play_every_table_to_its_end(rules, seats) -> None:
    report = played(rules, seats, 1, players=(HEURISTIC,))

    assert report.notes == []
    assert report.clean


@every_game
def test_a_view_that_tells_all_is_caught(rules) -> None:
    class Open(type(rules)):
        def view(self, state, waiting: tuple[Decision, ...], seat: Seat | None):
            return super().view(state, waiting, seat), list(self.piece_ids(state))

    assert played(Open(), rules.seats[0], 1, limit=FEW).leaks > 0


@every_game
def test_a_state_holds_no_sets_whose_order_changes_from_one_process_to_the_next(rules) -> None:
    schema = json.dumps(TypeAdapter(rules.state).json_schema(mode="serialization"))

    assert "uniqueItems" not in schema


@every_game
def test_options_are_booleans_and_literals_with_defaults(rules) -> None:
    standard = next(iter(rules.presets.values()))

    assert standard == rules.options_type()
    assert all(isinstance(options, rules.options_type) for options in rules.variants.values())
    assert len(rules.variants) <= 25  # choices that Discord completes
    assert [*rules.variants][: len(rules.presets)] == [*rules.presets]
    for field in fields(rules.options_type):
        schema = TypeAdapter(rules.options_type).json_schema()["properties"][field.name]
        assert schema.get("type") == "boolean" or "enum" in schema or "const" in schema


@every_variant
def test_a_game_is_exported_and_verified(rules, variant) -> None:
    seats = rules.seats[0]
    numbers = [1301000000000000042 + seat for seat in range(seats)]
    game = Game.new(rules, seats, deal_seed(SECRET, 5, numbers), rules.presets[variant])
    log = [LogRow(0, None, (), 0, game.deal_events)]
    while game.winners is None:
        decision = game.open_decisions[-1]
        log.append(game.answer(decision.seat, decision.default))

    made = game.rules.fingerprint
    text = export(
        game, log, variant=variant, table_id=5, numbers=numbers, secret=SECRET, fingerprint=made, epoch=1
    )

    assert verify(text, EVERY).is_valid


@every_game
def test_names_fit_where_they_are_used(rules) -> None:
    assert EVERY[rules.name] is rules
    assert rules.name.replace("-", "").isalnum()
    assert rules.name == rules.name.lower()
    assert rules.name in OPPONENTS
    assert len(rules.seats) > 0
    assert rules.seats[0] >= 2
    assert all(name.replace("-", "").isalnum() for name in chain(rules.presets, [rules.family]))
