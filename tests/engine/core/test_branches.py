"""What if: a separate game from any position, with the cards as they were or redealt."""

from itertools import count

import pytest
from recorded import TABLES, Played, played

from engine.core.branches import Branch, branch_at, redealt
from engine.core.decisions import Seat
from engine.core.game import AnyGame, Game
from engine.core.positions import Stop
from engine.core.rng import Rng
from engine.core.rules import Event
from engine.games import PLAYERS

POSITIONS = 12
BEGAN = Event("played-on", 0)
every_game = pytest.mark.parametrize("name", TABLES)


def positions(name: str) -> list[tuple[Played, Stop]]:
    """Return positions of several games, spread evenly."""
    stops: list[tuple[Played, Stop]] = []
    for number in count():
        evening = played(name, number)
        every_stop = evening.recording.timeline().stops
        stops += [(evening, stop) for stop in every_stop if stop.to_act]
        if number and len(stops) >= POSITIONS:
            return stops[:: len(stops) // POSITIONS][:POSITIONS]
    raise AssertionError


def play_out(branch: Branch, limit: int = 700) -> AnyGame:
    """Play a branch to its end as computers do; restore it from what a store keeps, and compare."""
    game, rows, rng = branch.game, [*branch.rows], Rng("7e" * 32)
    while game.winners is None and len(rows) < limit:
        decision = game.open_decisions[0]
        reply = PLAYERS[game.rules.name](game.view(decision.seat), decision, rng)
        rows.append(game.answer(decision.seat, reply))
    again: AnyGame = Game.restore(game.rules, branch.deal, rows)
    assert again.winners == game.winners
    assert again.rules.dump(again.state) == game.rules.dump(game.state)
    return game


@pytest.mark.long
@every_game
def test_from_any_position_a_game_goes_on_to_its_end_and_is_restored(name: str) -> None:
    stops = positions(name)
    ended, other_winners = 0, 0
    for evening, stop in stops:
        there = evening.recording.at(stop.ply, keep=True)
        branch = branch_at(there, stop.ply, BEGAN)
        seat = stop.to_act[0]

        if branch.game.decision(seat) == there.decision(seat):  # else it was forced, and is taken
            assert branch.game.view(seat) == there.view(seat)
        end = play_out(branch)
        ended += end.winners is not None
        other_winners += end.winners != evening.game.winners
    assert len(stops) == POSITIONS
    assert ended == len(stops)
    assert other_winners > 0


@pytest.mark.long
@every_game
def test_redealt_the_seat_sees_the_same_and_the_rest_lies_elsewhere(name: str) -> None:
    stops, none, elsewhere = positions(name), 0, 0
    for evening, stop in stops:
        there = evening.recording.at(stop.ply, keep=True)
        seat: Seat = stop.to_act[0]
        twin = redealt(there, seat, f"{stop.ply:064x}")
        if twin is None:
            none += 1
            continue
        assert twin.view(seat) == there.view(seat)
        elsewhere += twin.rules.dump(twin.state) != there.rules.dump(there.state)
        play_out(branch_at(twin, 7, BEGAN))
    assert none <= len(stops) // 4
    assert elsewhere > len(stops) // 2


def test_new_chance_makes_another_game_of_the_same_position() -> None:
    evening = played("bang", 1)
    stop = evening.recording.timeline().stops[20]
    ends = {
        play_out(branch_at(evening.recording.at(stop.ply, keep=True), entropy, BEGAN)).ply
        for entropy in range(4)
    }

    assert len(ends) > 1
