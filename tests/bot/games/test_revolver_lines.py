"""What happened in Revolver 2, in few rows of a phone."""

from __future__ import annotations

from scenes.revolver import Scene as Table

from bot.games import PRESENTERS
from bot.games.offered import offered_options
from bot.i18n.texts import Phrases, load_texts
from engine.core.rules import Event

SAY = Phrases(load_texts("en"), "revolver", ["Alice", "Bob"])


def played(seat: int, card: str, field: str, paid: str = "") -> list[Event]:
    events = [Event("played", seat, (("card", card), ("field", field)))]
    return [*events, Event("paid", seat, (("cards", paid),))] if paid else events


def test_a_turn_tells_what_was_played_then_what_it_did_and_no_draw() -> None:
    drew = Event("drew", 1, (("count", 1),))
    turn = [
        *played(1, "general-mapache", "church", "deserters deserters"),
        drew,
        Event("discarded", 0, (("card", "farmhands"),)),
        *played(1, "war-wagon", "church", "deserters"),
        Event("dropped", 0, (("cards", "lasso"), ("count", 1))),
        Event("ended", 1),
        Event("repelled", 0, (("gang", 6), ("guards", 6))),
    ]

    assert PRESENTERS["revolver"].summary([*turn, *played(0, "powder-cellar", "church")], SAY) == [
        "Bob plays General Mapache and War Wagon.",
        "Alice loses Farmhands with Pitchforks (General Mapache).",
        "Alice loses Lasso from the Roof (War Wagon).",
        "Alice holds, 6 against 6.",
        "Alice plays Powder Cellar.",
    ]


def test_battlefields_are_named_where_a_turn_has_several() -> None:
    plays = [*played(1, "war-wagon", "church"), *played(1, "barbed-wire", "bridge")]

    assert PRESENTERS["revolver"].summary(plays, SAY) == [
        "Bob plays War Wagon (Church).",
        "Bob plays Barbed Wire (Los Quantos Bridge).",
    ]


def test_a_hit_and_its_victim_are_one_line() -> None:
    hit = Event("overrun", 1, (("gang", 6), ("guards", 4)))

    for kind, end in (("fell", "falls"), ("spared", "loses a grit token")):
        lines = PRESENTERS["revolver"].summary([hit, Event(kind, 0, (("card", "benito-the-baker"),))], SAY)

        assert lines == [f"Bob attacks, 6 against 4: Benito the Baker {end}."]


def test_what_a_guardian_costs_as_they_die_names_them() -> None:
    fall = Event("overrun-fell", 1, (("gang", 6), ("guards", 4), ("card", "ochoa-the-farmer")))
    lost = Event("dropped", 0, (("cards", "lasso"), ("count", 1)))

    assert PRESENTERS["revolver"].summary([*played(1, "war-wagon", "church"), fall, lost], SAY)[1:] == [
        "Bob attacks, 6 against 4: Ochoa the Farmer falls.",
        "Alice loses Lasso from the Roof (Ochoa the Farmer).",
    ]


def test_a_round_of_poker_is_one_line_with_the_card_that_won_first() -> None:
    cards = [
        Event("poker-played", seat, (("card", card),))
        for seat, card in enumerate(("poker-seven", "poker-ten"))
    ]
    end = Event("poker-won", 1, (("rounds", 2),))

    assert PRESENTERS["revolver"].summary([*cards, end], SAY) == [
        "Bob wins a round: Ten to the General beats Seven High (2 of 2 needed)."
    ]
    assert PRESENTERS["revolver"].summary([*cards, Event("poker-tied")], SAY) == [
        "Nobody wins this round: Seven High against Ten to the General."
    ]


def test_a_card_keeps_its_name_in_the_list_and_its_payment_ends_the_line() -> None:
    table = Table("night-raid winchester-twins", spare=(2, 0))
    options = [option for option in offered_options(table.game, 0, SAY) if option.is_proposal]

    assert [option.label for option in options][:2] == ["Night Raid (−1)", "Winchester Twins (−1)"]
    assert all(" · pay with " in option.line and len(option.line) <= 100 for option in options)
    assert options[1].line.startswith("firepower 3 · pay with ")
