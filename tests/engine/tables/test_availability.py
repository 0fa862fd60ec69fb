"""When users are available: quiet hours in nights when clocks change, absences, allowances."""

import os
import subprocess
import sys
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.decisions import Refused
from engine.core.records.users import Absence, UserSettings
from engine.tables.availability import (
    LONGEST_AWAY,
    absence,
    check_allowance,
    check_length,
    check_quiet,
    days_away,
    is_away,
    is_quiet,
    next_available,
    zone_of,
)

HOUR, DAY = 3600, 86400
PARIS, NEW_YORK = "Europe/Paris", "America/New_York"
ZONES = f"{PARIS} {NEW_YORK} Asia/Kolkata Australia/Lord_Howe America/Santiago Africa/Casablanca UTC".split()


def at(written: str, zone: str = PARIS, *, fold: int = 0) -> int:
    return int(datetime.fromisoformat(written).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp())


def sleeper(start: str = "22:00", end: str = "08:00", zone: str | None = PARIS) -> UserSettings:
    minutes = [60 * int(hour) + int(minute) for hour, minute in (time.split(":") for time in (start, end))]
    return UserSettings(1, timezone=zone, quiet_start=minutes[0], quiet_end=minutes[1])


def away(start: int, until: int) -> Absence:
    return Absence(1, 1, 2, start, until)


def refusal(code: str, check: object, *args: object) -> Refused:
    with pytest.raises(Refused) as why:
        check(*args)  # type: ignore[operator]
    assert why.value.code == code
    return why.value


# Quiet hours


@pytest.mark.parametrize(
    ("hours", "time", "free"),
    [
        ("22:00 08:00", "2026-03-10 21:59:59", "2026-03-10 21:59:59"),
        ("22:00 08:00", "2026-03-10 22:00", "2026-03-11 08:00"),
        ("22:00 08:00", "2026-03-11 03:00:30", "2026-03-11 08:00"),
        ("22:00 08:00", "2026-03-11 07:59:59", "2026-03-11 08:00"),
        ("22:00 08:00", "2026-03-11 08:00", "2026-03-11 08:00"),
        ("09:00 17:00", "2026-07-01 12:00", "2026-07-01 17:00"),
        ("09:00 17:00", "2026-07-01 23:00", "2026-07-01 23:00"),
    ],
)
@pytest.mark.parametrize("zone", [PARIS, NEW_YORK, None])
def test_quiet_hours_begin_and_end_by_their_clock_or_that_of_utc(
    zone: str | None, hours: str, time: str, free: str
) -> None:
    person = sleeper(*hours.split(), zone)

    assert next_available(person, (), at(time, zone or "UTC")) == at(free, zone or "UTC")
    assert next_available(UserSettings(1), (), at(time)) == at(time)


@pytest.mark.parametrize(
    ("end", "begin", "free", "hours"),
    [
        ("08:00", at("2026-03-28 22:00"), at("2026-03-29 08:00"), 9),
        ("08:00", at("2026-10-24 22:00"), at("2026-10-25 08:00"), 11),
        ("02:30", at("2026-03-28 23:00"), at("2026-03-29 03:00"), 3),
        ("02:30", at("2026-10-24 23:00"), at("2026-10-25 02:30"), 3.5),
        ("02:30", at("2026-10-25 02:15", fold=1), at("2026-10-25 02:30", fold=1), 0.25),
    ],
    ids=["forward", "back", "an end that is left out", "an end that comes twice", "again"],
)
def test_the_night_in_which_clocks_change_ends_by_the_clock(
    end: str, begin: int, free: int, hours: float
) -> None:
    assert next_available(sleeper("22:00", end), (), begin) == free
    assert free - begin == hours * HOUR


def test_a_zone_that_is_no_more_is_taken_for_utc() -> None:
    assert zone_of(UserSettings(1, timezone="Mars/Olympus_Mons")) is UTC
    assert zone_of(UserSettings(1, timezone="../secrets")) is UTC


def test_quiet_hours_neither_vanish_nor_fill_the_day_but_may_last_fourteen_hours() -> None:
    refusal("quiet-empty", check_quiet, 60, 60)
    refusal("quiet-long", check_quiet, 480, 479)
    check_quiet(20 * 60, 10 * 60)


def test_time_zones_are_known_where_the_system_has_none() -> None:
    say = "from zoneinfo import ZoneInfo; print(ZoneInfo('Europe/Madrid'))"
    bare = {**os.environ, "PYTHONTZPATH": ""}

    assert subprocess.check_output([sys.executable, "-c", say], env=bare, text=True) == "Europe/Madrid\n"


# Absences


def test_who_is_away_is_free_when_they_are_back() -> None:
    trip = away(1000, 5000)

    assert next_available(UserSettings(1), [trip], 999) == 999
    assert next_available(UserSettings(1), [trip], 1000) == 5000
    assert next_available(UserSettings(1), [trip], 5000) == 5000


def test_who_comes_back_at_night_is_free_in_the_morning() -> None:
    trip = away(at("2026-05-01 12:00"), at("2026-05-08 00:00"))

    assert next_available(sleeper(), [trip], at("2026-05-03 12:00")) == at("2026-05-08 08:00")


def test_of_absences_that_overlap_the_last_end_counts() -> None:
    trips = [away(0, 100), away(50, 300), away(200, 250)]

    assert next_available(UserSettings(1), trips, 10) == 300
    assert is_away(trips, 60) == trips[1]


@pytest.mark.parametrize(
    ("first", "last", "start", "until"),
    [(4, 6, "2026-05-04 00:00", "2026-05-07 00:00"), (1, 1, "2026-05-01 12:00", "2026-05-02 00:00")],
    ids=["later", "from today"],
)
def test_an_absence_lasts_from_now_or_the_first_days_midnight_to_the_end_of_the_last(
    first: int, last: int, start: str, until: str
) -> None:
    days = date(2026, 5, first), date(2026, 5, last)

    assert absence(ZoneInfo(PARIS), *days, at("2026-05-01 12:00")) == (at(start), at(until))


def test_where_midnight_is_left_out_the_day_begins_with_the_change() -> None:
    santiago = ZoneInfo("America/Santiago")
    start, _ = absence(santiago, date(2026, 9, 6), date(2026, 9, 7), at("2026-09-01 00:00"))

    assert datetime.fromtimestamp(start, santiago).isoformat() == "2026-09-06T01:00:00-03:00"


@pytest.mark.parametrize(
    ("first", "last", "code"),
    [
        ("2026-04-30", "2026-05-10", "absence-past"),
        ("2026-05-01", "2026-04-30", "absence-past"),
        ("2026-05-10", "2026-05-09", "absence-backwards"),
        ("2028-05-01", "2028-05-02", "absence-far"),
        ("2026-05-01", "2026-07-30", "absence-long"),
        ("2026-05-01", "9999-12-31", "absence-long"),
    ],
)
def test_an_absence_that_cannot_be_is_refused_with_the_reason(first: str, last: str, code: str) -> None:
    days = date.fromisoformat(first), date.fromisoformat(last)

    refusal(code, absence, ZoneInfo(PARIS), *days, at("2026-05-01 12:00"))


def test_the_longest_absence_is_allowed() -> None:
    first = date(2026, 5, 1)
    start, until = absence(
        ZoneInfo(PARIS), first, first + timedelta(LONGEST_AWAY - 1), at("2026-05-01 00:00")
    )

    assert until - start == LONGEST_AWAY * DAY


def test_absences_that_meet_may_together_not_be_too_long() -> None:
    zone, before = ZoneInfo(PARIS), [away(at("2026-05-01 00:00"), at("2026-07-25 00:00"))]

    check_length(zone, before, at("2026-07-25 00:00"), at("2026-07-30 00:00"))
    check_length(zone, before, at("2026-07-26 00:00"), at("2026-08-30 00:00"))
    refusal("absence-long", check_length, zone, before, at("2026-07-20 00:00"), at("2026-07-31 00:00"))


# Allowances


def test_a_day_that_is_begun_counts_in_its_year_and_none_counts_twice() -> None:
    zone = ZoneInfo(PARIS)
    trips = [
        away(at("2026-05-01 23:00"), at("2026-05-04 00:00")),
        away(at("2026-05-03 10:00"), at("2026-05-05 00:00")),
    ]
    over_new_year = away(at("2026-12-30 00:00"), at("2027-01-03 00:00"))

    assert days_away(zone, []) == {}
    assert days_away(zone, trips) == {2026: 4}
    assert days_away(zone, [over_new_year]) == {2026: 2, 2027: 2}


def test_more_than_the_allowance_is_refused_and_says_what_is_left() -> None:
    zone, before = ZoneInfo(PARIS), [away(at("2026-05-01 00:00"), at("2026-05-21 00:00"))]
    trip = at("2026-08-01 00:00"), at("2026-08-12 00:00")

    check_allowance(zone, before, *trip, 31)
    why = refusal("absence-allowance", check_allowance, zone, before, *trip, 30)
    assert why.facts == {"year": "2026", "left": 10}


def test_each_year_has_its_own_allowance() -> None:
    zone, before = ZoneInfo(PARIS), [away(at("2026-05-01 00:00"), at("2026-05-31 00:00"))]

    check_allowance(zone, before, at("2027-05-01 00:00"), at("2027-05-31 00:00"), 30)
    why = refusal(
        "absence-allowance", check_allowance, zone, before, at("2026-12-31 00:00"), at("2027-01-05 00:00"), 30
    )
    assert why.facts == {"year": "2026", "left": 0}


def test_days_planned_before_the_server_allowed_fewer_stand() -> None:
    zone, before = ZoneInfo(PARIS), [away(at("2026-05-01 00:00"), at("2026-05-31 00:00"))]

    check_allowance(zone, before, at("2026-05-10 00:00"), at("2026-05-12 00:00"), 5)


# Properties that always hold

instants = st.integers(at("2026-01-01 00:00"), at("2027-12-31 00:00"))
minutes = st.integers(0, 24 * 60 - 1)
persons = st.builds(
    lambda zone, start, length: UserSettings(1, None, zone, start, (start + length) % (24 * 60)),
    st.sampled_from(ZONES),
    minutes,
    st.integers(1, 14 * 60),
)
trips = st.lists(
    st.builds(lambda start, length: away(start, start + length), instants, st.integers(1, 5 * DAY)),
    max_size=3,
)


def may_be_asked(person: UserSettings, absences: Iterable[Absence], instant: int) -> bool:
    """Return whether a user is available, by checking local time minute by minute."""
    clock = datetime.fromtimestamp(instant, zone_of(person))
    minute = 60 * clock.hour + clock.minute
    start, end = person.quiet_start or 0, person.quiet_end or 0
    quiet = start <= minute < end if start < end else minute >= start or minute < end
    return not quiet and not any(item.starts_at <= instant < item.ends_at for item in absences)


@given(persons, trips, instants)
@settings(max_examples=60, deadline=None)
def test_a_person_is_free_then_and_not_a_moment_earlier(
    person: UserSettings, absences: list[Absence], instant: int
) -> None:
    free = next_available(person, absences, instant)

    assert free >= instant
    assert may_be_asked(person, absences, free)
    assert free == instant or not may_be_asked(person, absences, free - 1)
    assert not any(may_be_asked(person, absences, between) for between in range(instant, free, 15 * 60))


@given(persons, instants)
def test_the_night_in_which_clocks_change_ends_too(person: UserSettings, instant: int) -> None:
    free = next_available(person, (), instant)

    assert free - instant <= 15 * HOUR
    assert not is_quiet(person, free)
    assert next_available(person, (), free) == free


@given(trips, st.sampled_from(ZONES))
def test_another_absence_never_gives_days_back(absences: list[Absence], zone: str) -> None:
    before, after = (days_away(ZoneInfo(zone), some) for some in (absences[:-1], absences))

    assert all(after[year] >= days for year, days in before.items())
