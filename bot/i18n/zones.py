"""Time zones as users call them: by city or country in any of our languages, by id, or as UTC+2."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from importlib.resources import files
from zoneinfo import ZoneInfo

from babel import Locale
from babel.dates import get_timezone_location

from bot.i18n.day_words import normalized
from bot.i18n.texts import LANGUAGES, clean_line
from engine.core.decisions import Refused

WELL_KNOWN = (
    "Europe/London Europe/Madrid Europe/Paris Europe/Brussels Europe/Zurich Europe/Berlin Europe/Rome"
    " America/New_York America/Toronto America/Chicago America/Denver America/Los_Angeles"
    " America/Mexico_City America/Bogota America/Lima America/Santiago America/Argentina/Buenos_Aires"
    " America/Sao_Paulo Africa/Casablanca Africa/Dakar Asia/Kolkata Asia/Shanghai Asia/Tokyo"
    " Australia/Sydney UTC"
)  # what is offered before anything is typed
SPOKEN = {  # as an id some of these would be winter time all the year
    "America/New_York": "est edt et",
    "America/Chicago": "cst cdt ct",
    "America/Denver": "mst mdt mt",
    "America/Los_Angeles": "pst pdt pt",
    "Europe/London": "bst uk",
    "Europe/Paris": "cet cest",
}
LONGEST_NAME = 92  # characters: with the time behind it a name fits into a choice, by Discord's API
WEST, EAST = -12, 14  # hours from UTC

_OFFSET = re.compile(r"(?:utc|gmt)? ?([+-]) ?(\d{1,2})(?::?00)?")
_TIME = re.compile(r"(\d{1,2})[:h.](\d{2})")


@dataclass(frozen=True, slots=True)
class TimeZone:
    """A time zone, its best known city and its country."""

    id: str
    city: str
    country: str

    @property
    def name(self) -> str:
        return ", ".join(filter(None, (self.city, self.country)))


def find_zone(text: str) -> str:
    """Return the id of the meant time zone; raises `Refused`."""
    wanted = normalized(text.replace("_", " "))
    if match := _OFFSET.fullmatch(wanted):
        return _by_offset(int(match[1] + match[2]), text)
    if wanted in (known := _ids()):
        return known[wanted]
    for fits in (_is_named, _has_in_it) if wanted else ():
        found = {each.id for language in LANGUAGES for each in zones(language) if fits(wanted, each)}
        if len(found) == 1:
            return found.pop()
        if found:
            raise Refused("zone-several", zone=text, count=len(found))
    raise Refused("zone-unknown", zone=text)


def suggested(text: str, language: str, now: int) -> list[tuple[str, str]]:
    """Return zones with this in city, country or id, or with this local time: labels and ids."""
    wanted, there = normalized(text.replace("_", " ")), zones(language)
    if not wanted:
        known = {each.id: each for each in there}
        fits: Iterable[TimeZone] = (known[name] for name in WELL_KNOWN.split())
    elif match := _TIME.fullmatch(wanted):
        time = f"{int(match[1]):02}:{match[2]}"
        fits = (each for each in there if local_time(each.id, now) == time)
    else:
        some = (each for each in there if _has_in_it(wanted, each))
        fits = sorted(some, key=lambda each: (not normalized(each.city).startswith(wanted), each.city))
    return [(f"{clean_line(each.name, LONGEST_NAME)} · {local_time(each.id, now)}", each.id) for each in fits]


async def warm_up() -> None:
    """Read the names once, off the event loop: that takes a quarter of a second."""
    if zones.cache_info().currsize < len(LANGUAGES):
        await asyncio.to_thread(lambda: [zones(language) for language in LANGUAGES])


def zone_name(zone_id: str, language: str) -> str:
    """Name a zone as users do."""
    return next((each.name for each in zones(language) if each.id == zone_id), zone_id.replace("_", " "))


def local_time(zone_id: str, now: int) -> str:
    return f"{datetime.fromtimestamp(now, ZoneInfo(zone_id)):%H:%M}"


@cache
def zones(language: str) -> tuple[TimeZone, ...]:
    """Return all zones that have a city, by its name in this language."""
    locale = Locale.parse(language)
    found = [TimeZone("UTC", "UTC", "")]
    for zone_id, code in _channels().items():
        city = get_timezone_location(ZoneInfo(zone_id), locale, return_city=True)
        found.append(TimeZone(zone_id, city, locale.territories.get(code, "")))
    return tuple(found)


def _is_named(wanted: str, each: TimeZone) -> bool:
    return wanted in (normalized(each.city), normalized(each.country), normalized(each.name))


def _has_in_it(wanted: str, each: TimeZone) -> bool:
    return any(wanted in normalized(text) for text in (each.name, each.id.replace("_", " ")))


def _by_offset(hours: int, text: str) -> str:
    """Return the zone with this fixed offset; the sign in its id is reversed."""
    if not WEST <= hours <= EAST:
        raise Refused("zone-unknown", zone=text)
    return f"Etc/GMT{-hours:+}" if hours else "UTC"


@cache
def _ids() -> Mapping[str, str]:
    ids = (files("tzdata") / "zones").read_text("ascii").split()
    spoken = {short: zone_id for zone_id, shorts in SPOKEN.items() for short in shorts.split()}
    return {normalized(zone_id.replace("_", " ")): zone_id for zone_id in ids} | spoken


@cache
def _channels() -> Mapping[str, str]:
    lines = (files("tzdata") / "zoneinfo" / "zone.tab").read_text("ascii").splitlines()
    rows = (line.split("\t") for line in lines if line and not line.startswith("#"))
    return {zone_id: code for code, _, zone_id, *_ in rows}
