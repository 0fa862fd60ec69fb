"""What happened in Revolver 2, in few rows of a phone."""

from __future__ import annotations

from bot.games import PRESENTERS
from bot.i18n.texts import Phrases, load_texts
from engine.core.rules import Event

SAY = Phrases(load_texts("en"), "revolver", ["Alice", "Bob"])


def played(seat: int, card: str, field: str, paid: str = "") -> list[Event]:
    events = [Event("played", seat, (("card", card), ("field", field)))]
    return [*events, Event("paid", seat, (("cards", paid),))] if paid else events


def test_cards_played_in_a_row_are_one_line_and_their_payments_are_in_the_log() -> None:
    plays = [
        *played(1, "general-mapache", "church", "deserters deserters"),
        *played(1, "war-wagon", "church", "deserters"),
        *played(0, "powder-cellar", "church"),
        *played(0, "powder-cellar", "bridge"),
    ]

    lines = PRESENTERS["revolver"].summary(plays, SAY)

    assert lines == [
        "Bob plays General Mapache and War Wagon (Church).",
        "Alice plays Powder Cellar.",
        "Alice plays Powder Cellar (Los Quantos Bridge).",
    ]


def test_a_battlefield_is_named_once_and_a_payment_is_counted() -> None:
    drew = Event("drew", 1, (("count", 1),))
    plays = [
        *played(1, "war-wagon", "church", "deserters deserters"),
        drew,
        *played(1, "war-wagon", "church", "deserters"),
    ]

    lines = PRESENTERS["revolver"].summary(plays, SAY)

    assert lines[::2] == ["Bob plays War Wagon (Church) for 2 cards.", "Bob plays War Wagon for one card."]


def test_a_hit_and_its_victim_are_one_line() -> None:
    hit = Event("overrun", 1, (("gang", 6), ("guards", 4)))

    for kind, end in (("fell", "falls"), ("spared", "loses a grit token")):
        lines = PRESENTERS["revolver"].summary([hit, Event(kind, 0, (("card", "benito-the-baker"),))], SAY)

        assert lines == [f"Bob attacks, 6 against 4: Benito the Baker {end}."]


def test_a_round_of_poker_is_one_line_with_the_card_that_won_first() -> None:
    cards = [
        Event("poker-played", seat, (("card", card),))
        for seat, card in enumerate(("poker-seven", "poker-ten"))
    ]
    end = Event("poker-won", 1, (("rounds", 2),))

    assert PRESENTERS["revolver"].summary([*cards, end], SAY) == [
        "Bob wins a round of the tournament with Ten to the General against Seven High. Rounds won: 2."
    ]
    assert PRESENTERS["revolver"].summary([*cards, Event("poker-tied")], SAY) == [
        "Seven High against Ten to the General: nobody wins this round of the tournament."
    ]
