"""Positions: any game replayed from its log without undone rows, up to where it leads elsewhere."""

from dataclasses import replace
from itertools import pairwise

import pytest
from recorded import TABLES, played

from engine.core.game import Game, LogRow, ReplayDiverged
from engine.core.log import TIMED_OUT, UNDONE, effective_rows
from engine.core.positions import Recording, nearest, positions
from engine.games import GAMES

every_game = pytest.mark.parametrize("name", TABLES)


@every_game
@pytest.mark.parametrize("number", range(3))
def test_a_game_with_undos_notes_and_forced_replies_is_replayed_to_the_state_it_came_to(
    name: str, number: int
) -> None:
    evening = played(name, number)
    game, recording = evening.game, evening.recording

    for strict in (False, True):
        replay = recording.fresh(keep=strict)
        rows = [position.ply for position, _ in positions(replay, evening.log, strict=strict)]

        assert replay.winners == game.winners
        assert replay.open_decisions == game.open_decisions
        assert game.rules.dump(replay.state) == game.rules.dump(game.state)
        assert rows == [row.ply for row in effective_rows(evening.log)]


def test_the_games_of_these_tests_have_all_that_a_log_may_have() -> None:
    counts_of_games = [played(name, number).counts for name in TABLES for number in range(3)]

    for what, least in {"undone": 40, "notes": 20, "forced": 5, "retracted": 2}.items():
        assert sum(counts.get(what, 0) for counts in counts_of_games) >= least, what


@every_game
def test_at_each_stop_the_table_lies_as_everybody_saw_it(name: str) -> None:
    evening = played(name, 1)
    timeline = evening.recording.timeline()
    plies = [stop.ply for stop in timeline.stops]

    assert timeline.diverged_ply is None
    assert plies == sorted(set(plies))
    # all but the middle of the replies that an undo repeated
    seen_plies = [ply for ply in plies if ply in evening.seen]
    assert len(plies) - len(seen_plies) <= max(1, len(plies) // 4)
    assert [ply for ply in seen_plies if evening.recording.at(ply).view(None) != evening.seen[ply]] == []


@every_game
def test_a_private_step_is_no_stop_and_what_happened_stands_at_one_stop_alone(name: str) -> None:
    evening = played(name, 2, plain=True)
    recording = evening.recording
    steps = {
        here.ply for here, _ in positions(recording.fresh(), recording.log, strict=False) if here.is_step
    }
    timeline = recording.timeline()

    assert not steps & {stop.ply for stop in timeline.stops}
    events_at_stops = [event for stop in timeline.stops for event in stop.events]
    assert events_at_stops == [event for row in evening.log for event in row.events]
    silent = [stop for stop in timeline.stops[1:] if not (stop.events or stop.is_before_chance)]
    assert silent == [timeline.stops[-1]] if evening.game.winners is not None else []


@every_game
def test_the_step_that_ended_a_game_has_its_own_stop_before_the_end(name: str) -> None:
    evening = played(name, 2, plain=True)
    *_, before, step, end = evening.recording.timeline().stops

    assert evening.game.winners is not None
    assert before.ply < step.ply == evening.log[-1].ply < end.ply
    assert (step.is_over, end.is_over, end.events) == (False, True, ())
    assert step.events[-1].kind == "won"


@every_game
def test_a_turn_is_shown_as_it_ends_and_the_end_of_the_game_is_the_last(name: str) -> None:
    evening = played(name, 0)
    timeline = evening.recording.timeline()
    *turns, last = timeline.turns

    assert last.ply == timeline.stops[-1].ply
    assert last.is_over == (evening.game.winners is not None)
    assert all(before.turn != after.turn for before, after in pairwise(turns))
    for turn in turns:
        of_turn = [stop for stop in timeline.stops if stop.turn == turn.turn and not stop.is_over]
        assert turn in of_turn
        assert turn is of_turn[-1] or of_turn[of_turn.index(turn) + 1].begins_turn
        assert turn.view == evening.recording.at(turn.ply).view(None)
    assert nearest(timeline.turns, 10**6) == len(timeline.turns) - 1
    assert nearest(timeline.stops, timeline.stops[2].ply) == 2
    assert nearest(timeline.stops[2:], 0) == 0
    assert timeline.between(0, timeline.stops[2].ply) == (
        *timeline.stops[1].events,
        *timeline.stops[2].events,
    )


def test_a_resignation_is_a_stop_of_its_own() -> None:
    game = Game.new(GAMES["revolver"], 2, "5a" * 32)
    log = [LogRow(0, None, (), 0, game.deal_events), game.add_note(1, "resigned", 0)]

    timeline = Recording(game.rules, Game.new(GAMES["revolver"], 2, "5a" * 32).checkpoint, log).timeline()

    assert [stop.is_over for stop in timeline.stops] == [False, True]
    assert [event.kind for event in timeline.stops[-1].events] == ["resigned"]


def test_a_note_is_told_at_the_next_stop() -> None:
    evening = played.__wrapped__("bang", 3, plain=True, limit=30)
    note = evening.game.add_note(0, TIMED_OUT)
    evening.take("notes", note)
    before = Recording(evening.game.rules, evening.rests[0], evening.log[:-1]).timeline().stops

    stops = evening.recording.timeline().stops

    assert len(stops) == len(before)
    assert stops[-1].events[-1].kind == TIMED_OUT
    assert stops[-1].ply == note.ply


def test_what_was_undone_is_passed_over() -> None:
    evening = next(game for game in (played("bang", n) for n in range(9)) if "undone" in game.counts)
    undone = [row for row in evening.log if row not in effective_rows(evening.log)]
    stops = evening.recording.timeline().stops

    assert undone
    assert not {row.ply for row in undone} & {stop.ply for stop in stops}
    assert any(event.kind.startswith("undone") for stop in stops for event in stop.events)
    assert any(row.reply[:1] == (f"!{UNDONE}",) for row in evening.log)


@every_game
def test_a_log_that_leads_elsewhere_is_told_until_there(name: str) -> None:
    evening = played(name, 2, plain=True)
    whole = evening.recording.timeline()
    number = len(evening.log) // 2
    refused = replace(evening.log[number], reply=("nonsense",))
    other_state = replace(evening.log[number], state_crc=evening.log[number].state_crc ^ 1)

    for row, log in (
        (refused, [*evening.log[:number], refused, *evening.log[number + 1 :]]),
        (other_state, [*evening.log[:number], other_state]),
    ):
        timeline = Recording(evening.game.rules, evening.rests[0], log).timeline()
        assert timeline.diverged_ply == row.ply
        known = [stop for stop in timeline.stops if stop.ply < row.ply]
        assert [stop.ply for stop in known[:-1]] == [stop.ply for stop in whole.stops[: len(known) - 1]]
        assert timeline.stops[-1].ply < row.ply


def test_a_row_that_leads_elsewhere_in_silence_is_found_by_the_last_checksum() -> None:
    evening = played("bang", 5, plain=True)
    replies = [row for row in evening.log if not row.is_note and row.reply]
    row = next(
        row
        for row in replies
        if (decision := evening.recording.at(row.ply - 1).decision(row.seat)) is not None
        and len(decision.options) > 1
        and decision.max_count == 1
    )
    decision = evening.recording.at(row.ply - 1).decision(row.seat)
    other = next(option for option in decision.options if (option,) != row.reply)
    log = [replace(item, reply=(other,)) if item.ply == row.ply else item for item in evening.log]

    assert Recording(evening.game.rules, evening.rests[0], log).timeline().diverged_ply == row.ply


def test_a_game_closed_by_a_row_that_no_rules_have_made_is_told_to_its_end() -> None:
    evening = played("gnadenlos", 6, plain=True, limit=20)
    log = [*evening.log, LogRow(evening.game.ply + 1, None, ("!aborted",), 0, ())]

    timeline = Recording(evening.game.rules, evening.rests[0], log).timeline()

    assert timeline.diverged_ply is None
    assert timeline.stops[-1].is_over


def test_a_position_beyond_a_fault_raises() -> None:
    evening = played("revolver", 7, plain=True, limit=30)
    log = [*evening.log[:10], replace(evening.log[10], reply=("nonsense",)), *evening.log[11:]]

    with pytest.raises(ReplayDiverged):
        Recording(evening.game.rules, evening.rests[0], log).at(20)
