"""What happened in Revolver 2, in few rows of a phone."""

from __future__ import annotations

from bot.games import PRESENTERS
from bot.i18n.texts import Phrases, load_texts
from engine.core.rules import Event

SAY = Phrases(load_texts("en"), "revolver", ["Alice", "Bob"])


def played(seat: int, card: str, field: str, paid: str = "") -> list[Event]:
    events = [Event("played", seat, (("card", card), ("field", field)))]
    return [*events, Event("paid", seat, (("cards", paid),))] if paid else events


def test_a_battlefield_is_named_with_its_first_card_and_payments_are_counted() -> None:
    plays = [
        *played(1, "general-mapache", "church", "deserters deserters"),
        *played(1, "war-wagon", "church", "deserters"),
        *played(0, "powder-cellar", "church"),
        *played(0, "powder-cellar", "bridge"),
    ]

    lines = PRESENTERS["revolver"].summary(plays, SAY)

    assert lines == [
        "Bob plays General Mapache (Church) for 2 cards.",
        "Bob plays War Wagon for one card.",
        "Alice plays Powder Cellar.",
        "Alice plays Powder Cellar (Los Quantos Bridge).",
    ]


def test_a_hit_and_its_victim_are_one_line() -> None:
    hit = Event("overrun", 1, (("gang", 6), ("guards", 4)))

    for kind, end in (("fell", "falls"), ("spared", "loses a grit token")):
        lines = PRESENTERS["revolver"].summary([hit, Event(kind, 0, (("card", "benito-the-baker"),))], SAY)

        assert lines == [f"Bob attacks, 6 against 4: Benito the Baker {end}."]
