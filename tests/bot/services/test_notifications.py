"""Pings: where they lead, what they name, and whom a board pings."""

from dataclasses import replace

import pytest

from bot.games import PRESENTERS
from bot.i18n.texts import LANGUAGES, load_texts
from bot.services.notifications import PRIORITY, ping_nonce
from bot.services.ping_targets import OF_OFFERS, link, offer_link, offer_name
from engine.core.game import Game
from engine.core.records.offers import Offer
from engine.core.records.pings import PendingPing
from engine.core.records.tables import BoardMessage, TableLocation
from engine.core.records.users import Participant
from engine.games import GAMES

OFFER = Offer(
    id=7,
    kind="duel",
    guild_id=1,
    channel_id=2,
    message_id=3,
    opponent_id=5,
    opponent_name="Bob",
    game="outlaws-duel",
    variant="standard",
    max_seats=2,
    secret="5a" * 32,
    expires_at=9,
    participants=(Participant(4, "*Al*"),),
)


def test_a_link_leads_to_the_board_or_at_least_to_where_it_will_be() -> None:
    location = TableLocation(1, 2, 3, wants_thread=True)

    assert link(location, BoardMessage(7, 3, 4, 0, 0, 0)) == "https://discord.com/channels/1/3/4"
    assert link(location, None) == "https://discord.com/channels/1/3"
    assert link(location, BoardMessage(7, 99, 4, 0, 0, 0)) == "https://discord.com/channels/1/3"
    assert link(TableLocation(1, 2, None, wants_thread=True), None) == "https://discord.com/channels/1/2"


def test_a_link_leads_to_the_message_of_an_offer() -> None:
    assert offer_link(OFFER) == "https://discord.com/channels/1/2/3"


def test_only_the_host_is_told_that_a_table_is_full_and_only_while_it_is() -> None:
    full = replace(OFFER, participants=(*OFFER.participants, Participant(5, "Bob")))

    assert OF_OFFERS["full"](full, 4)
    assert not OF_OFFERS["full"](full, 5)
    assert not OF_OFFERS["full"](OFFER, 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_is_named_without_effects(language: str) -> None:
    assert offer_name(OFFER, load_texts(language)).endswith("\\*Al\\*")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", PRIORITY)
def test_every_call_has_its_words_in_the_channel_and_in_a_letter(what: str, language: str) -> None:
    text = load_texts(language)
    facts = {"name": "NAME", "game": "NAME", "opponent": "Bob", "when": "<t:9:R>"}
    ping, letter = text(f"ping-{what}", names="<@5>", **facts), text(f"dm-{what}", **facts)

    assert "<@5>" in ping
    assert "NAME" in letter
    assert max(len(ping), len(letter)) < 300


def test_a_nonce_is_short_enough_and_another_for_each_call() -> None:
    user, table = 10**19 + 123456, 10**6
    calls = [PendingPing(table, user, what, subject, 0) for what in PRIORITY for subject in (0, 12345)]
    nonces = {ping_nonce(call) for call in calls}

    assert len(nonces) == len(calls)
    assert max(map(len, nonces)) <= 25


def test_whose_turn_comes_next_is_known_where_the_street_goes_round() -> None:
    game = Game.new(GAMES["gnadenlos"], 3, "00" * 32)
    view = game.view(None)

    assert PRESENTERS["gnadenlos"].next_up(view) == ((view.active + 1) % 3, view.turn)


AT_ONCE = {"outlaws-shootout", "outlaws-gangs"}
FOR_TWO = {name for name, rules in GAMES.items() if rules.seats[-1] == 2}


@pytest.mark.parametrize("name", sorted(AT_ONCE | FOR_TWO))
def test_where_all_act_at_once_or_there_are_only_two_nobody_is_next(name: str) -> None:
    rules = GAMES[name]
    game = Game.new(rules, rules.seats[0], "00" * 32)

    assert PRESENTERS[rules.family].next_up(game.view(None)) is None
