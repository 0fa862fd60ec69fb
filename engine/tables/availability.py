"""Availability: quiet hours in local time, absences, and the days of absence that are left."""

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from engine.core.clocks import MINUTE
from engine.core.decisions import Refused
from engine.core.records.users import Absence, UserSettings

MINUTES_PER_DAY = 24 * 60
LONGEST_QUIET = 14 * 60  # minutes a day
LONGEST_AWAY = 90  # days of absence in a row
FARTHEST = 366  # days ahead that an absence may begin


def zone_of(person: UserSettings) -> tzinfo:
    """Return the user's time zone, or UTC if they have set none or one that no longer exists."""
    try:
        return ZoneInfo(person.timezone) if person.timezone else UTC
    except (ZoneInfoNotFoundError, ValueError):
        return UTC


def is_quiet(person: UserSettings, instant: int) -> bool:
    start, end = person.quiet_start, person.quiet_end
    if start is None or end is None:
        return False
    return (_minute(_clock(person, instant)) - start) % MINUTES_PER_DAY < (end - start) % MINUTES_PER_DAY


def is_away(absences: Iterable[Absence], instant: int) -> Absence | None:
    """Return the user's current absence; if there are several, the one that ends last."""
    now = (away for away in absences if away.starts_at <= instant < away.ends_at)
    return max(now, key=lambda away: away.ends_at, default=None)


def next_available(person: UserSettings, absences: Iterable[Absence], instant: int) -> int:
    """Return the first moment from `instant` on outside quiet hours and absences from the game's server."""
    absences = tuple(absences)
    while True:
        if (away := is_away(absences, instant)) is not None:
            instant = away.ends_at
        elif is_quiet(person, instant):
            instant = _quiet_until(person, instant)
        else:
            return instant


def next_pause(person: UserSettings, absences: Iterable[Absence], instant: int) -> int | None:
    """Return when the user's next quiet hours or absence after `instant` begin; None if there are none."""
    begins = [away.starts_at for away in absences if away.starts_at > instant]
    if person.quiet_start is not None and person.quiet_end is not None:
        minutes = (person.quiet_start - _minute(_clock(person, instant))) % MINUTES_PER_DAY or MINUTES_PER_DAY
        begins.append(instant - instant % MINUTE + minutes * MINUTE)
    return min(begins, default=None)


def check_quiet(start: int, end: int) -> None:
    """Raise `Refused` unless these minutes of the day may be quiet hours."""
    if start == end:
        raise Refused("quiet-empty")
    if (end - start) % MINUTES_PER_DAY > LONGEST_QUIET:
        raise Refused("quiet-long", max=LONGEST_QUIET // 60)


def today(zone: tzinfo, now: int) -> date:
    return datetime.fromtimestamp(now, zone).date()


def absence(zone: tzinfo, first: date, last: date, now: int) -> tuple[int, int]:
    """Return the start and end of an absence, from its first and last day; raises `Refused`."""
    here = today(zone, now)
    if first < here or last < here:
        raise Refused("absence-past")
    if last < first:
        raise Refused("absence-backwards")
    if (first - here).days > FARTHEST:
        raise Refused("absence-far", max=FARTHEST)
    if (last - first).days >= LONGEST_AWAY:
        raise Refused("absence-long", max=LONGEST_AWAY)
    return max(now, _midnight(zone, first)), _midnight(zone, last + timedelta(days=1))


def days_away(zone: tzinfo, absences: Iterable[Absence]) -> Counter[int]:
    """Return how many days of each year these absences take; a partial day counts in full."""
    days = {day for away in absences for day in _days(zone, away.starts_at, away.ends_at)}
    return Counter(day.year for day in days)


def check_allowance(zone: tzinfo, absences: Iterable[Absence], start: int, until: int, allowed: int) -> None:
    """Raise `Refused` if another absence takes more days of a year than the server allows."""
    absences = tuple(absences)
    before = days_away(zone, absences)
    after = days_away(zone, (*absences, Absence(0, 0, 0, start, until)))
    for year, days in sorted(after.items()):
        if days > allowed and days > before[year]:
            raise Refused("absence-allowance", year=str(year), left=max(0, allowed - before[year]))


def check_length(zone: tzinfo, absences: Iterable[Absence], start: int, until: int) -> None:
    """Raise `Refused` if an absence is too long together with those it touches."""
    met = [away for away in absences if away.starts_at <= until and away.ends_at >= start]
    first = min([start, *(away.starts_at for away in met)])
    last = max([until, *(away.ends_at for away in met)])
    if sum(1 for _ in _days(zone, first, last)) > LONGEST_AWAY:
        raise Refused("absence-long", max=LONGEST_AWAY)


def _clock(person: UserSettings, instant: int) -> datetime:
    return datetime.fromtimestamp(instant, zone_of(person))


def _minute(clock: datetime) -> int:
    return clock.hour * 60 + clock.minute


def _quiet_until(person: UserSettings, instant: int) -> int:
    """Return when the current quiet hours end by the user's own clock.

    If clocks change before that, check every minute up to the change: that night the hour at which they end
    may not exist, or exist twice.
    """
    assert person.quiet_end is not None
    instant -= instant % MINUTE
    while is_quiet(person, instant):
        now = _clock(person, instant)
        end = instant + (person.quiet_end - _minute(now)) % MINUTES_PER_DAY * MINUTE
        same = _clock(person, end).utcoffset() == now.utcoffset()
        instant = end if same else instant + MINUTE
    return instant


def _midnight(zone: tzinfo, day: date) -> int:
    return int(datetime.combine(day, time(), zone).timestamp())


def _days(zone: tzinfo, start: int, until: int) -> Iterator[date]:
    day, last = today(zone, start), today(zone, until - 1)
    while day <= last:
        yield day
        day += timedelta(days=1)
