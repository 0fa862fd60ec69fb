"""How an offer looks, in every language and state."""

from dataclasses import replace

import pytest

from bot.features.lobby.views import host_items, offer_buttons, offer_call, offer_embed
from bot.i18n.texts import LANGUAGES, load_texts
from bot.ui.style import SMALL_SEAL, computer_name
from engine.core.records.offers import SAME_DEAL, Offer
from engine.core.records.users import Participant
from engine.search.levels import LEVELS

SECRET = "5a" * 32
STATES = ("open", "started", "declined", "withdrawn", "expired")
COMPUTER = Participant(None, "Hired Gun", level="deputy")


def offer(
    kind: str = "duel", *, opponent_id: int | None = 2, participants: int = 1, **changes: object
) -> Offer:
    """Alice's offer; further participants are computers."""
    participants = (Participant(1, "Alice", 11), *(COMPUTER,) * (participants - 1))
    facts: dict[str, object] = {
        "id": 7,
        "guild_id": 1,
        "channel_id": 2,
        "message_id": 3,
        "opponent_name": "Bob",
        "game": "outlaws-gangs",
        "variant": "standard",
        "max_seats": 10,
        "secret": SECRET,
        "state": "open",
        "created_at": 0,
        "expires_at": 86400,
    }
    return Offer(kind=kind, opponent_id=opponent_id, participants=participants, **facts | changes)  # type: ignore[arg-type]


def verbs(listed: Offer) -> list[str]:
    ids = [str(button.custom_id).split(":") for button in offer_buttons(listed, load_texts("en"))]
    return [parts[2] for parts in ids if parts[0] == "o"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("kind", ["duel", "table", "return"])
def test_every_state_is_told_in_every_language_and_keeps_the_seal(
    language: str, state: str, kind: str
) -> None:
    listed = offer(kind, opponent_id=None if kind == "table" else 2, state=state)
    text = load_texts(language)
    embed = offer_embed(listed, text)

    seal = str(embed.description).splitlines()[-1]
    assert seal.startswith("-# ")  # small, and on the last line
    assert seal.removeprefix("-# ") == text("seal", digits=listed.commitment[:SMALL_SEAL])
    assert len(seal.removeprefix("-# ")) <= 20
    assert SECRET not in str(embed.to_dict())
    assert ("<t:86400:R>" in str(embed.description)) == (state == "open")
    assert (offer_buttons(listed, text) == []) == (state != "open")
    assert "offer-" not in str(embed.to_dict())


def test_an_offer_of_revolver_says_who_leads_which_side_or_that_chance_decides() -> None:
    for variant, words in (("standard", "sides by lot"), ("host-mapache", "The host leads Mapache’s men")):
        embed = offer_embed(offer(game="revolver", variant=variant), load_texts("en"))
        assert f"**Revolver 2** · {words}\n" in str(embed.description)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", STATES)
def test_where_hints_are_allowed_the_offer_says_so_and_goes_on_saying_so(language: str, state: str) -> None:
    text = load_texts(language)
    terms, silent = (
        str(offer_embed(offer(state=state, stakes=stakes), text).description)
        for stakes in ("practice", "friendly")
    )

    assert text("offer-hints") in terms
    assert text("offer-hints") not in silent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", ["open", "started"])
def test_who_sits_down_against_computers_reads_how_each_level_plays(language: str, state: str) -> None:
    text = load_texts(language)
    seated = [Participant(None, computer_name(text, 1, level), level=level) for level in LEVELS]
    for game, deep in (("bang", "marshal"), ("outlaws-gangs", "deputy")):  # in WANTED all think alike
        listed = replace(offer("table", game=game, state=state), participants=(offer().host, *seated))
        words = str(offer_embed(listed, text).description)
        assert f"**Ezra** ({text('level-marshal')}) · {text(f'computer-{deep}.style')}" in words
        assert text("computer-greenhorn.style") in words
        assert "computer-" not in words


def test_a_thread_is_linked_where_there_is_one() -> None:
    assert "<#99>" in str(offer_embed(offer(state="started"), load_texts("en"), 99).description)


def test_a_game_against_the_computer_can_be_started_if_the_bot_stopped_before_the_deal() -> None:
    assert verbs(offer(opponent_id=None, participants=2)) == ["start"]


def test_the_host_and_whoever_comes_find_their_buttons() -> None:
    table = offer("table", opponent_id=None, participants=2)
    assert verbs(table) == ["join", "leave"]
    assert verbs(offer("table", opponent_id=None)) == ["join"]  # nobody to leave yet
    theirs = [str(item.custom_id).split(":")[2] for item in host_items(table, load_texts("en"))]
    assert theirs == ["start", "computer", "guests", "withdraw", "level", "remove"]
    assert verbs(offer()) == ["accept", "decline"]


def test_an_offer_leads_to_its_terms_and_these_to_the_seal_but_where_there_are_none() -> None:
    def last(one: Offer) -> str:
        return str(offer_buttons(one, load_texts("en"))[-1].custom_id)

    assert last(offer()) == "ct:7"
    assert not any("fair:" in str(one.custom_id) for one in offer_buttons(offer(), load_texts("en")))
    assert last(offer(rematch_of=3)) == last(offer(SAME_DEAL, opponent_id=None)) == "fair:7"


def test_a_list_of_levels_is_another_one_when_somebody_has_sat_down() -> None:
    embeds = [
        host_items(offer("table", opponent_id=None, participants=sit), load_texts("en")) for sit in (1, 2)
    ]
    ids = [str(item.custom_id) for items in embeds for item in items]

    assert [name for name in ids if ":level:" in name] == ["oh:7:level:1", "oh:7:level:2"]
    assert [name for name in ids if ":remove:" in name] == ["oh:7:remove:2"]


def test_an_open_table_calls_nobody() -> None:
    assert offer_call(offer("table", opponent_id=None), load_texts("en")) is None
    assert "<@2>" in str(offer_call(offer(), load_texts("en")))


def test_ten_with_the_longest_names_fit_into_the_embed() -> None:
    participants = tuple(Participant(user, "*" * 32) for user in range(10))
    embed = offer_embed(
        replace(offer("table", opponent_id=None), participants=participants), load_texts("en")
    )

    assert len(str(embed.title)) <= 256
    assert "10. " in str(embed.fields[0].value)
    assert len(str(embed.fields[0].value)) <= 1024


def test_a_nameless_person_is_given_a_name() -> None:
    embed = offer_embed(offer(opponent_name="\u3164"), load_texts("en"))

    assert load_texts("en")("nameless") in str(embed.title)
