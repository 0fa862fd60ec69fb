"""Time zones as users call them: by city or country in any of our languages, by id, or as UTC+2."""

import asyncio
import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from importlib.resources import files
from zoneinfo import ZoneInfo

from babel import Locale
from babel.core import get_global
from babel.dates import get_timezone_location, get_timezone_name

from bot.i18n.day_words import normalized
from bot.i18n.names import clean_line
from bot.i18n.texts import LANGUAGES
from engine.core.decisions import Refused

WELL_KNOWN = (
    "Europe/London Europe/Madrid Europe/Paris Europe/Brussels Europe/Zurich Europe/Berlin Europe/Rome"
    " America/New_York America/Toronto America/Chicago America/Denver America/Los_Angeles"
    " America/Mexico_City America/Bogota America/Lima America/Santiago America/Argentina/Buenos_Aires"
    " America/Sao_Paulo Africa/Casablanca Africa/Dakar Asia/Kolkata Asia/Shanghai Asia/Tokyo"
    " Australia/Sydney UTC"
)  # suggested before anything is typed
SPOKEN = {  # read as ids, some of these would be standard time all year
    "America/New_York": "est edt et",
    "America/Chicago": "cst cdt ct",
    "America/Denver": "mst mdt mt",
    "America/Los_Angeles": "pst pdt pt",
    "America/Sao_Paulo": "brt",
    "Europe/London": "bst uk",
    "Europe/Paris": "cet cest",
    "Europe/Athens": "eet eest",
    "Europe/Lisbon": "wet west",
    "Europe/Moscow": "msk",
    "Asia/Hong_Kong": "hkt",
    "Asia/Singapore": "sgt",
    "Asia/Seoul": "kst",
    "Asia/Tokyo": "jst",
    "Australia/Sydney": "aest aedt aet",
    "Pacific/Auckland": "nzst nzdt nzt",
}
AMBIGUOUS = {"ist": ("Asia/Kolkata", "Asia/Jerusalem", "Europe/Dublin")}  # India, Israel, Ireland
PARTS_OF_HOURS = {  # zones with standard time not whole hours from UTC
    "-9:30": "Pacific/Marquesas",
    "-3:30": "America/St_Johns",
    "+3:30": "Asia/Tehran",
    "+4:30": "Asia/Kabul",
    "+5:30": "Asia/Kolkata",
    "+5:45": "Asia/Kathmandu",
    "+6:30": "Asia/Yangon",
    "+8:45": "Australia/Eucla",
    "+9:30": "Australia/Darwin",
    "+10:30": "Australia/Lord_Howe",
    "+12:45": "Pacific/Chatham",
}
LONGEST_NAME = 92  # characters of a name, so that name and time fit a choice
WEST, EAST = -12, 14  # hours from UTC

_OFFSET = re.compile(r"(?:utc|gmt)? ?([+-]) ?(\d{1,2})(?:[:h.]?([0-5]\d))?")
_TIME = re.compile(r"(\d{1,2})[:h.](\d{2})")


@dataclass(frozen=True, slots=True)
class TimeZone:
    id: str
    city: str
    country: str

    @property
    def name(self) -> str:
        return ", ".join(filter(None, (self.city, self.country)))


def find_zone(text: str) -> str:
    """Return the id of the time zone meant; raises `Refused`."""
    wanted = normalized(text.replace("_", " "))
    if meant := _by_offset(wanted) or _ids().get(wanted):
        return meant
    if wanted in AMBIGUOUS:
        raise Refused("zone-several", zone=text, count=len(AMBIGUOUS[wanted]))
    for fits in (_is_named, _has_in_it) if wanted else ():
        zone_ids = {zone.id for language in LANGUAGES for zone in zones(language) if fits(wanted, zone)}
        if len(zone_ids) == 1:
            return zone_ids.pop()
        if zone_ids:
            raise Refused("zone-several", zone=text, count=len(zone_ids))
    raise Refused("zone-unknown", zone=text)


def suggested(text: str, language: str, now: int) -> list[tuple[str, str]]:
    """Return labels and ids of zones whose city, country or id contains this, or with this local time."""
    wanted, there = normalized(text.replace("_", " ")), zones(language)
    known = {zone.id: zone for zone in there}
    if not wanted:
        fits: Iterable[TimeZone] = (known[name] for name in WELL_KNOWN.split())
    elif wanted in AMBIGUOUS:
        fits = (known[name] for name in AMBIGUOUS[wanted])
    elif (meant := _by_offset(wanted) or _ids().get(wanted)) in known:
        fits = (known[meant],)
    elif match := _TIME.fullmatch(wanted):
        time = f"{int(match[1]):02}:{match[2]}"
        fits = (zone for zone in there if local_time(zone.id, now) == time)
    else:
        some = (zone for zone in there if _has_in_it(wanted, zone))
        fits = sorted(some, key=lambda zone: (not normalized(zone.city).startswith(wanted), zone.city))
    return [(f"{clean_line(zone.name, LONGEST_NAME)} · {local_time(zone.id, now)}", zone.id) for zone in fits]


async def suggestions(text: str, language: str, now: int) -> list[tuple[str, str]]:
    """Like `suggested`, off the event loop: for the times it may read the files of hundreds of zones."""
    return await asyncio.to_thread(suggested, text, language, now)


async def warm_up() -> None:
    """Read the names once, off the event loop; this takes a quarter of a second."""
    if zones.cache_info().currsize < len(LANGUAGES):
        await asyncio.to_thread(lambda: [zones(language) for language in LANGUAGES])


def zone_name(zone_id: str, language: str) -> str:
    return next((zone.name for zone in zones(language) if zone.id == zone_id), zone_id.replace("_", " "))


def local_time(zone_id: str, now: int) -> str:
    return f"{datetime.fromtimestamp(now, ZoneInfo(zone_id)):%H:%M}"


@cache
def zones(language: str) -> tuple[TimeZone, ...]:
    locale = Locale.parse(language)
    # CLDR lists a city under its zone's old id, such as Europe/Kiev; Babel looks for the current one.
    old_ids = {today: old for old, today in get_global("zone_aliases").items() if old in locale.time_zones}
    known_zones = [TimeZone("UTC", "UTC", "")]
    for zone_id, code in _countries().items():
        city = locale.time_zones.get(old_ids.get(zone_id), {}).get("city")
        city = city or get_timezone_location(ZoneInfo(zone_id), locale, return_city=True)
        known_zones.append(TimeZone(zone_id, city, locale.territories.get(code, "")))
    return tuple(known_zones)


def _is_named(wanted: str, zone: TimeZone) -> bool:
    return wanted in (normalized(zone.city), normalized(zone.country), normalized(zone.name))


def _has_in_it(wanted: str, zone: TimeZone) -> bool:
    return any(wanted in normalized(text) for text in (zone.name, zone.id.replace("_", " ")))


def _by_offset(wanted: str) -> str | None:
    if not (match := _OFFSET.fullmatch(wanted)):
        return None
    hours, minutes = int(match[1] + match[2]), int(match[3] or 0)
    if minutes:
        return PARTS_OF_HOURS.get(f"{match[1]}{int(match[2])}:{minutes}")
    if not WEST <= hours <= EAST:
        return None
    return f"Etc/GMT{-hours:+}" if hours else "UTC"  # Etc ids have the opposite sign


@cache
def _ids() -> dict[str, str]:
    """Return zones by id, old id, city, abbreviation and name of time."""
    ids = (files("tzdata") / "zones").read_text("ascii").split()
    links = {zone_id: zone_id for zone_id in ids} | _links()
    known = {normalized(old.rpartition("/")[2].replace("_", " ")): today for old, today in _links().items()}
    known |= {normalized(zone_id.replace("_", " ")): today for zone_id, today in links.items()}
    for zone_id in (*SPOKEN, *WELL_KNOWN.split()):
        for language in LANGUAGES:
            name = get_timezone_name(ZoneInfo(zone_id), locale=language)  # Pacific Time
            known.setdefault(normalized(name), zone_id)
    return known | {short: zone_id for zone_id, shorts in SPOKEN.items() for short in shorts.split()}


@cache
def _links() -> dict[str, str]:
    """Return the current ids of zones by their old ones: Europe/Kiev is Europe/Kyiv."""
    lines = (files("tzdata") / "zoneinfo" / "tzdata.zi").read_text("ascii").splitlines()
    links = (line.split() for line in lines if line.startswith("L "))
    return {old: today for _, today, old in links if today in _countries() and old not in _countries()}


@cache
def _countries() -> dict[str, str]:
    lines = (files("tzdata") / "zoneinfo" / "zone.tab").read_text("ascii").splitlines()
    rows = (line.split("\t") for line in lines if line and not line.startswith("#"))
    return {zone_id: code for code, _, zone_id, *_ in rows}
