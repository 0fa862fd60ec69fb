"""The arithmetic of clocks: remaining time, deadlines, reminders."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import reduce
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import clocks
from engine.core.clocks import (
    DAY,
    HOUR,
    MINUTE,
    TIME_CONTROL_KEYS,
    TIME_CONTROLS,
    UNTIMED,
    Clock,
    ClockChange,
    Schedule,
    TimeControl,
    apply_change,
)
from engine.core.decisions import Refused

T = 1_800_000_000
DAILY = TIME_CONTROLS["day"]


always = Schedule()


def quiet(start: int, length: int) -> Schedule:
    """Return availability except for some seconds of each day."""

    def free(instant: int) -> int:
        into = (instant - start) % DAY
        return instant + length - into if into < length else instant

    return Schedule(free)


controls = st.sampled_from(list(TIME_CONTROLS.values()))
moments = st.integers(T, T + 30 * DAY)
frees = st.one_of(st.just(always), st.builds(quiet, st.integers(0, DAY), st.integers(1, 14 * HOUR)))


Running: TypeAlias = tuple[Clock, TimeControl, int, Schedule]


@st.composite
def running(draw: Callable[..., object]) -> Running:
    """A running clock, with its time control, its start, and when its player is available."""
    control, now, free = draw(controls), draw(moments), draw(frees)  # type: ignore[arg-type]
    bank = draw(st.integers(0, control.bank))  # type: ignore[attr-defined]
    return clocks.start(Clock(bank), control, 7, now, free), control, now, free  # type: ignore[arg-type]


def change(control: TimeControl = DAILY, now: int = T, **facts: object) -> ClockChange:
    usual = {"schedule": lambda seat: always, "decision_ply": 1, "to_act": [0], "user_seats": [0, 1]}
    return ClockChange(control, now, **{**usual, **facts})  # type: ignore[arg-type]


def answered(now: int, ply: int = 2, **facts: object) -> ClockChange:
    return change(now=now, decision_ply=ply, answered={0}, **facts)


def first(bank: int = DAILY.bank) -> dict[int, Clock]:
    """Return the clocks when seat 0 has the decision of ply 1."""
    return apply_change({0: Clock(bank), 1: Clock(bank)}, change())


# The time controls


def test_the_paces_are_those_that_are_promised() -> None:
    item = {name: control.per_decision for name, control in TIME_CONTROLS.items()}

    assert item == {"live": 3 * MINUTE, "evening": 30 * MINUTE, "day": 24 * HOUR, "slow": 72 * HOUR}
    assert set(TIME_CONTROL_KEYS) == {UNTIMED, *TIME_CONTROLS}


@pytest.mark.parametrize("control", TIME_CONTROLS.values(), ids=TIME_CONTROLS)
def test_an_answer_refills_part_of_a_bank_and_the_last_reminder_comes_within_a_decision(
    control: TimeControl,
) -> None:
    assert 0 < control.increment < control.bank
    assert 0 < control.final_reminder < control.per_decision


# Deadlines


def test_a_decision_has_its_own_time_and_the_bank_and_reminders_at_half_time_and_near_the_end() -> None:
    clock, other = first().values()

    assert clock.deadline == T + DAILY.per_decision + DAILY.bank
    assert clock.early_reminder_at == T + DAY
    assert clock.final_reminder_at == clock.deadline - DAILY.final_reminder
    assert (clock.decision_ply, other.decision_ply) == (1, None)


@settings(max_examples=300)
@given(running())
def test_a_deadline_is_never_early_nor_where_they_are_not_to_be_asked_and_leaves_a_little_time_after_that(
    case: Running,
) -> None:
    clock, control, now, free = case
    later = free.next_available(clock.bank_runs_out_at)
    put_off = later != clock.bank_runs_out_at

    assert clock.deadline >= now + control.per_decision + clock.bank
    assert free.next_available(clock.deadline) == clock.deadline
    assert clock.deadline in ((later, later + control.final_reminder) if put_off else (later,))


@settings(max_examples=300)
@given(running())
def test_reminders_come_before_the_deadline_one_after_the_other_and_when_they_may_be_asked(
    case: Running,
) -> None:
    clock, _, now, free = case
    planned = clock.early_reminder_at, clock.final_reminder_at, clock.deadline
    times = [time for time in planned if time is not None]

    assert now <= min(times)
    assert times == sorted(set(times))
    assert [free.next_available(time) for time in times] == times
    assert clock.next_check_at == min(times)


# The bank


@settings(max_examples=300)
@given(running(), st.integers(0, 20 * DAY))
def test_a_bank_is_never_empty_after_an_answer_nor_above_its_start(case: Running, seconds: int) -> None:
    clock, control, now, _ = case
    after = clocks.charge_bank(clock, control, now + seconds)

    assert control.increment <= after.bank <= control.bank
    if seconds <= control.per_decision:
        assert after.bank == min(control.bank, clock.bank + control.increment)


@pytest.mark.parametrize(
    ("bank", "event", "expected"),
    [
        (DAILY.bank, answered(T + 1), DAILY.bank),
        (DAILY.bank, answered(T + DAILY.per_decision + 5 * HOUR), DAILY.bank - 5 * HOUR + DAILY.increment),
        (DAILY.bank, change(now=T + 5, decision_ply=2, answered={1}), DAILY.bank),
    ],
    ids=["full", "overdrawn", "another seat's answer"],
)
def test_an_answer_charges_the_bank_of_its_seat(bank: int, event: ClockChange, expected: int) -> None:
    assert apply_change(first(bank), event)[0].bank == expected


def test_a_missed_decision_empties_the_bank() -> None:
    after = apply_change(first(), change(now=T + 2 * DAY, decision_ply=2, missed=0))

    assert (after[0].bank, after[0].missed_in_row) == (0, 1)
    assert after[0].deadline == T + 3 * DAY


# Whose clock runs


def test_a_private_step_of_a_choice_does_not_wind_the_clock_again() -> None:
    before = first()
    after = apply_change(before, answered(T + HOUR, ply=1))

    assert after[0] == replace(before[0], has_answered=True)


def test_who_has_answered_while_others_are_still_asked_has_time() -> None:
    both = apply_change({}, change(to_act=[0, 1]))
    after = apply_change(both, change(now=T + HOUR, to_act=[1], answered={0}))

    assert after[0].decision_ply is None
    assert after[1] == both[1]


def test_to_take_back_is_not_to_get_new_time() -> None:
    before = first()
    # and decides again at once
    chosen = apply_change(before, change(now=T + HOUR, decision_ply=4, answered={0}))
    after = apply_change(chosen, change(now=T + 2 * HOUR, decision_ply=5, answered={0}, undone=range(3)))[0]

    assert after.decision_ply == 5
    assert (after.deadline, after.bank) == (before[0].deadline, before[0].bank)


def test_twenty_four_take_backs_make_no_reserve() -> None:
    clock, now, ply = first(), T, 1
    due = clock[0].deadline
    for _ in range(24):
        for _ in range(2):  # two choices, both undone
            now, ply = now + MINUTE, ply + 1
            clock = apply_change(clock, change(now=now, decision_ply=ply, answered={0}))
        for back in (range(ply - 1, ply), range(ply - 2, ply - 1)):
            now, ply = now + MINUTE, ply + 1
            clock = apply_change(clock, change(now=now, decision_ply=ply, answered={0}, undone=back))

    assert clock[0].bank == first()[0].bank
    assert clock[0].deadline == due


def test_whoever_waits_after_a_choice_that_is_taken_back_does_not_pay_for_the_others() -> None:
    waiting = apply_change(first(), change(now=T + HOUR, decision_ply=4, to_act=[1], answered={0}))
    after = apply_change(waiting, change(now=T + 5 * HOUR, decision_ply=5, answered={0}, undone=range(3)))

    assert (after[0].started_at, after[1].decision_ply) == (T + 4 * HOUR, None)


def test_the_clock_of_one_for_whom_the_computer_sits_in_stands_still_and_at_the_end_all_clocks() -> None:
    assert apply_change(first(), change(user_seats=[1]))[0].next_check_at is None
    assert [clock.next_check_at for clock in clocks.stop_all(first()).values()] == [None, None]


# The silent


@pytest.mark.parametrize(("by_person", "missed"), [(True, 0), (False, 2)], ids=["own", "standing order"])
def test_only_an_own_answer_ends_a_row_of_missed_decisions(by_person: bool, missed: int) -> None:
    before = {0: replace(first()[0], missed_in_row=2)}
    after = apply_change(before, answered(T, by_person=by_person))[0]

    assert (after.missed_in_row, after.has_answered) == (missed, by_person)


# More time


def test_more_time_is_a_decisions_own_time_once_more_and_not_drawn_from_the_bank() -> None:
    before = first()[0]
    more = clocks.grant_time(before, DAILY, T + HOUR, always)

    assert more.deadline == before.deadline + DAILY.per_decision
    assert clocks.charge_bank(more, DAILY, T + 2 * DAY).bank == DAILY.bank


def test_more_time_is_refused_at_the_deadline_at_its_most_and_for_one_who_is_not_asked() -> None:
    clock = first()[0]

    with pytest.raises(Refused, match="time-at-maximum"):
        reduce(lambda more, _: clocks.grant_time(more, DAILY, T, always), range(9), clock)
    with pytest.raises(Refused, match="time-too-late"):
        clocks.grant_time(clock, DAILY, clock.deadline, always)
    with pytest.raises(Refused, match="time-nobody"):
        apply_change(first(), change(more_time_for=[1]))


@settings(max_examples=300)
@given(running(), st.integers(0, 20), st.floats(0, 1))
def test_nobody_ever_has_more_time_than_two_decisions_and_a_full_bank(
    case: Running, gifts: int, when: float
) -> None:
    clock, control, start, _ = case
    before, now = clock.bank_runs_out_at, start + int(when * (clock.deadline - start))
    for _ in range(gifts):
        with suppress(Refused):
            clock = clocks.grant_time(clock, control, now, always)

    assert clock.bank_runs_out_at <= max(now + 2 * control.per_decision + control.bank, before)


def test_a_reminder_that_was_given_is_not_given_again_with_more_time() -> None:
    clock = replace(first()[0], early_reminder_at=None)
    more = clocks.grant_time(clock, DAILY, T + DAY, always)

    assert more.early_reminder_at is None
    assert more.final_reminder_at == more.deadline - DAILY.final_reminder


# Downtime and changed settings


@settings(max_examples=300)
@given(running(), st.integers(1, 20 * DAY))
def test_downtime_is_credited_in_full(case: Running, seconds: int) -> None:
    clock, control, _, free = case
    after = clocks.shift(clock, control, seconds, free)

    assert after.deadline >= clock.deadline + seconds
    assert free.next_available(after.deadline) == after.deadline
    assert after.bank_runs_out_at == clock.bank_runs_out_at + seconds


@settings(max_examples=300)
@given(running(), frees)
def test_quiet_hours_that_are_set_later_give_no_time_to_a_decision_under_way(
    case: Running, new: Schedule
) -> None:
    clock, control, now, _ = case

    assert clocks.reschedule(clock, control, now, new).deadline <= clock.deadline


def test_who_is_back_early_has_a_decisions_time_and_not_the_rest_of_their_absence() -> None:
    def away(instant: int) -> int:
        return max(instant, T + 30 * DAY)

    clock = clocks.start(Clock(0), DAILY, 1, T, Schedule(away))
    after = clocks.reschedule(clock, DAILY, T + 20 * DAY, always)

    assert clock.deadline == T + 30 * DAY + DAILY.final_reminder
    assert after.deadline == T + 21 * DAY


# One's own reminder


@pytest.mark.parametrize(
    ("reminder", "at"),
    [(None, T + DAY), ("later", T + 36 * HOUR), ("never", None), ("6", T + 42 * HOUR), ("24", T + DAY)],
)
def test_the_early_reminder_comes_when_its_player_wants_it(reminder: str | None, at: int | None) -> None:
    clock = clocks.start(Clock(DAY), DAILY, 1, T, Schedule(reminder=reminder))

    assert clock.early_reminder_at == at
    assert clock.final_reminder_at == T + 2 * DAY - DAILY.final_reminder


def test_a_reminder_before_the_decision_began_comes_at_half_time_and_one_after_the_last_call_not_at_all() -> (
    None
):
    control = TIME_CONTROLS["evening"]

    assert clocks.start(Clock(0), control, 1, T, Schedule(reminder="3")).early_reminder_at == T + 15 * MINUTE
    assert clocks.start(Clock(0), DAILY, 1, T, Schedule(reminder="2")).early_reminder_at is None


def test_a_changed_reminder_holds_for_the_open_decision_but_calls_no_one_twice_or_in_the_past() -> None:
    usual = clocks.start(Clock(DAY), DAILY, 1, T, always)
    changed = [
        clocks.reschedule(clock, DAILY, T + now * HOUR, Schedule(reminder=reminder)).early_reminder_at
        for clock, now, reminder in (
            (usual, 1, "6"),
            (usual, 1, "never"),
            (usual, 44, "6"),
            (replace(usual, early_reminder_at=None), 25, "6"),
        )
    ]

    assert changed == [T + 42 * HOUR, None, None, None]
