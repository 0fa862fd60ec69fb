"""Time zones by the names that users know."""

from datetime import UTC, datetime

import pytest

from bot.i18n.texts import LANGUAGES
from bot.i18n.zones import find_zone, suggested, zone_name, zones
from bot.ui.style import MAX_CHOICES
from engine.core.decisions import Refused

NOON = int(datetime(2026, 7, 1, 12, 0, tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Europe/Paris", "Europe/Paris"),
        ("europe/paris", "Europe/Paris"),
        ("paris", "Europe/Paris"),
        ("Londres", "Europe/London"),
        ("londres", "Europe/London"),
        ("new_york", "America/New_York"),
        ("Nueva York", "America/New_York"),
        ("CIUDAD DE MEXICO", "America/Mexico_City"),
        ("France", "Europe/Paris"),
        ("Alger", "Africa/Algiers"),
        ("Bogotá, Colombia", "America/Bogota"),
        ("madr", "Europe/Madrid"),
        ("US/Pacific", "America/Los_Angeles"),
        ("Kiev", "Europe/Kyiv"),
        ("Europe/Kiev", "Europe/Kyiv"),
        ("Calcutta", "Asia/Kolkata"),
        ("Katmandou", "Asia/Kathmandu"),
        ("Saigon", "Asia/Ho_Chi_Minh"),
        ("JST", "Asia/Tokyo"),
        ("Pacific Time", "America/Los_Angeles"),
        ("heure du Pacifique nord-américain", "America/Los_Angeles"),
        ("hora del Pacífico", "America/Los_Angeles"),
        ("UTC+5:30", "Asia/Kolkata"),
        ("UTC+5h30", "Asia/Kolkata"),
        ("+0545", "Asia/Kathmandu"),
        ("-3.30", "America/St_Johns"),
        ("Inde", "Asia/Kolkata"),
        ("Terranova", "America/St_Johns"),
        ("EST", "America/New_York"),
        ("cet", "Europe/Paris"),
        ("UTC", "UTC"),
        ("utc+2", "Etc/GMT-2"),
        ("GMT -3", "Etc/GMT+3"),
        ("+05:00", "Etc/GMT-5"),
        ("+0", "UTC"),
    ],
)
def test_places_are_found_by_what_people_call_them(typed: str, meant: str) -> None:
    assert find_zone(typed) == meant


@pytest.mark.parametrize(
    "typed", ["Atlantis", "utc+15", "-13", "+5:10", "+5:75", "../../etc/passwd", "", "   "]
)
def test_a_place_that_is_not_known_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as why:
        find_zone(typed)
    assert why.value.code in ("zone-unknown", "zone-several")


def test_a_country_with_several_clocks_is_asked_back() -> None:
    with pytest.raises(Refused) as why:
        find_zone("Argentina")
    assert why.value.code == "zone-several"
    assert int(why.value.facts["count"]) > 2


def test_an_abbreviation_of_several_zones_is_asked_back_with_each_of_them() -> None:
    with pytest.raises(Refused) as why:
        find_zone("IST")
    assert why.value.code == "zone-several"
    assert [zone_id for _, zone_id in suggested("ist", "en", NOON)] == [
        "Asia/Kolkata",
        "Asia/Jerusalem",
        "Europe/Dublin",
    ]


def test_suggestions_show_the_time_there_in_the_readers_language() -> None:
    assert suggested("UTC+5:30", "fr", NOON) == [("Calcutta, Inde · 17:30", "Asia/Kolkata")]
    assert suggested("lond", "fr", NOON) == [("Londres, Royaume-Uni · 13:00", "Europe/London")]


def test_a_place_that_begins_so_comes_before_one_that_has_it_within() -> None:
    matches = [name.startswith("San") for name, _ in suggested("san", "es", NOON)]

    assert matches == sorted(matches, reverse=True)
    assert not matches[-1]


def test_what_time_it_is_there_finds_the_place() -> None:
    matches = [zone_id for _, zone_id in suggested("14:00", "en", NOON)]

    assert "Europe/Paris" in matches
    assert "Europe/London" not in matches


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_anything_is_typed_well_known_places_are_offered(language: str) -> None:
    suggestions = suggested("", language, NOON)

    assert len(suggestions) == MAX_CHOICES
    assert all(find_zone(zone_id) == zone_id for _, zone_id in suggestions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_suggestion_can_be_chosen_and_shown(language: str) -> None:
    assert len(zones(language)) > 400
    for item in zones(language):
        assert find_zone(item.id) == item.id
        assert zone_name(item.id, language) == item.name
        assert 0 < len(item.name) <= 92


def test_an_old_id_is_shown_as_it_is() -> None:
    assert zone_name("Etc/GMT-2", "en") == "Etc/GMT-2"
