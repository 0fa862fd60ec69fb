"""The set of cards, deck building and deck codes."""

from base64 import b32encode
from collections import Counter
from zlib import crc32

import pytest
from scenes.ragnguns import RULES, SEED

from engine.core.decisions import Refused
from engine.core.game import Game
from engine.core.rng import Rng
from engine.games.ragnguns import decks
from engine.games.ragnguns.cards import CARDS, DECKS, PISTOLEROS, Deck, Pistolero
from engine.games.ragnguns.effects import EFFECTS, POSED, TRAPS
from engine.games.ragnguns.effects import PISTOLEROS as GUNS

PLAIN = DECKS["au-corps-a-corps"]


def deck(*swaps: str, gun: str = "buffalo-kid", size: int = 15) -> Deck:
    """Return a legal deck with these cards first, filled with cards that are neither epic nor signatures."""
    filler = [key for key, card in CARDS.items() if not card.signature and "epique" not in card.words]
    keys = [*swaps, *(key for key in filler if key not in swaps)]
    return Deck(key="mine", pistolero=gun, cards=tuple(keys[:size]))


def codes(of: Deck) -> list[str]:
    return [fault.code for fault in decks.faults(of)]


# The set


WANTED = Counter({"action": 14, "arme": 20, "objet": 14, "piege": 14, "renfort": 18})


def test_r94_there_are_five_types_in_the_numbers_that_were_wanted_at_least() -> None:
    count = Counter(card.type for card in CARDS.values() if not card.signature)

    assert set(count) == set(WANTED)
    assert count >= WANTED


def test_q1_there_are_four_pistoleros_with_two_signatures_each() -> None:
    assert Counter(card.signature for card in CARDS.values() if card.signature) == dict.fromkeys(
        PISTOLEROS, 2
    )
    assert len(PISTOLEROS) == 4


def test_there_are_epics_of_every_type() -> None:
    epics = Counter(card.type for card in CARDS.values() if "epique" in card.words)

    assert set(epics) == {"action", "arme", "objet", "piege", "renfort"}
    assert sum(epics.values()) >= 10


def test_every_card_has_as_many_effects_as_prices() -> None:
    assert {key: len(card.effects) for key, card in CARDS.items() if card.effects} == {
        key: len(effects) for key, effects in EFFECTS.items()
    }
    assert set(TRAPS) == {key for key, card in CARDS.items() if card.type == "piege"}
    assert {CARDS[key].type for key, _ in POSED} == {"renfort"}
    assert set(GUNS) == set(PISTOLEROS)


def test_r73_objects_have_two_effects_and_half_of_them_one_to_play_again() -> None:
    objects = [card for card in CARDS.values() if card.type == "objet"]

    assert {len(card.effects) for card in objects} == {2}
    assert sum(any(price.again for price in card.effects) for card in objects) * 2 >= len(objects)


def test_what_is_known_of_the_first_cards_is_kept() -> None:
    machette = CARDS["machette"]

    assert (machette.cost, machette.power, machette.resistance, machette.words) == (2, 2, 1, ("melee",))
    assert CARDS["barre-de-fer"].resistance == 1
    assert (CARDS["frangines"].power, CARDS["frangines"].resistance) == (3, 2)
    assert CARDS["fouet"].effects[0].cost == 2
    assert CARDS["improviser"].effects[0].cost == 0
    assert CARDS["vieux-bourbon"].effects[0].again
    assert PISTOLEROS["buffalo-kid"].costs == (1, 1)
    assert PISTOLEROS["jenny-james"].costs[0] == 2


def test_r72_every_weapon_has_firepower_and_none_beats_the_machette_in_every_number() -> None:
    weapons = {key: card for key, card in CARDS.items() if card.type == "arme"}
    numbers = {key: (-card.cost, card.power, card.resistance) for key, card in weapons.items()}
    machette = numbers.pop("machette")

    assert all(card.power for card in weapons.values())
    assert [
        key
        for key, other in numbers.items()
        if other != machette and all(own <= theirs for own, theirs in zip(machette, other))
    ] == []


def test_r83_reinforcements_are_often_dear_and_all_have_firepower() -> None:
    matches = [card for card in CARDS.values() if card.type == "renfort"]

    assert sum(card.cost >= 2 for card in matches) * 3 >= len(matches) * 2
    assert all(card.power for card in matches)


# Building


@pytest.mark.parametrize("built", DECKS.values(), ids=DECKS)
def test_r92_the_prebuilt_decks_are_legal(built: Deck) -> None:
    assert codes(built) == []


def test_every_pistolero_has_a_prebuilt_deck() -> None:
    assert {built.pistolero for built in DECKS.values()} == set(PISTOLEROS)


def test_r85_three_epics_are_legal_and_four_are_not() -> None:
    epics = [key for key, card in CARDS.items() if "epique" in card.words]

    assert codes(deck(*epics[:3])) == []
    assert codes(deck(*epics[:4])) == ["deck-epics"]


def test_r86_one_signature_of_ones_own_pistolero_is_legal() -> None:
    assert codes(deck("lame-du-bison")) == []
    assert codes(deck("meche-courte")) == ["deck-signature"]
    assert codes(deck("lame-du-bison", "ruade-du-kid")) == ["deck-signatures"]


def test_q72_an_epic_signature_counts_as_both(monkeypatch: pytest.MonkeyPatch) -> None:
    epic = CARDS["lame-du-bison"].model_copy(update={"words": ("buffalo-kid", "epique")})
    monkeypatch.setitem(CARDS, "lame-du-bison", epic)  # type: ignore[arg-type]
    epics = [key for key, card in CARDS.items() if "epique" in card.words and not card.signature]

    assert codes(deck("lame-du-bison", "ruade-du-kid", *epics[:3])) == ["deck-epics", "deck-signatures"]


def test_r92_fifteen_cards_and_no_name_twice() -> None:
    assert codes(deck(size=14)) == ["deck-size"]
    assert codes(deck("machette", "machette")) == ["deck-twice"]
    assert codes(deck("no-such-card")) == ["deck-unknown"]
    assert codes(deck(gun="nobody")) == ["deck-pistolero"]


def test_r93_q71_no_card_has_the_name_of_its_pistolero(monkeypatch: pytest.MonkeyPatch) -> None:
    banjo = Pistolero(key="banjo-winter", power=1, words=(), costs=(1, 1))
    monkeypatch.setitem(PISTOLEROS, "banjo-winter", banjo)  # type: ignore[arg-type]

    assert codes(deck("banjo-winter", gun="banjo-winter")) == ["deck-twice"]
    assert all(
        key == key.casefold() and key.isascii() for key in CARDS
    )  # a name's own spelling does not matter


# Codes


@pytest.mark.parametrize("built", [*DECKS.values(), deck(size=3)], ids=[*DECKS, "begun"])
def test_a_code_brings_back_the_deck(built: Deck) -> None:
    code = decks.write(built)
    back = decks.parse(f" {code.lower()} ")

    assert (back.leader, set(back.cards)) == (built.pistolero, set(built.cards))
    assert len(code) <= 42


def coded(data: bytes) -> str:
    text = b32encode(data + (crc32(data) & 0xFFFF).to_bytes(2, "big")).decode().rstrip("=")
    return f"{decks.SIGN}-{text}"


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("hello", "code-foreign"),
        ("RNGS-AAAA", "code-foreign"),
        (coded(bytes([decks.FORMAT + 1, 0])), "code-version"),
        (coded(bytes([decks.FORMAT, 0])), "code-damaged"),
        (coded(bytes([decks.FORMAT, *[255] * decks.SIZE])), "code-damaged"),
        ("RNG-", "code-damaged"),
        ("RNG-1111", "code-damaged"),
        (decks.write(PLAIN)[:-1], "code-damaged"),
        (decks.write(PLAIN).replace("-", "-A", 1), "code-damaged"),
        (decks.write(deck(size=3)), "deck-size"),
    ],
)
def test_a_bad_code_says_what_is_wrong(code: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        decks.read(code)

    assert refused.value.code == why


def test_one_wrong_letter_is_found() -> None:
    code = decks.write(PLAIN)
    for place in range(len(decks.SIGN) + 1, len(code)):
        wrong = code[:place] + ("B" if code[place] != "B" else "C") + code[place + 1 :]
        with pytest.raises(Refused):
            decks.read(wrong)


def test_q82_a_deck_is_secret_until_both_have_chosen_and_its_list_to_the_end() -> None:
    game = Game.new(RULES, 2, SEED)
    game.answer(0, ("tout-feu-tout-flamme",))
    assert "pepper" not in repr((game.view(1), game.view(None)))
    game.answer(1, ("au-corps-a-corps",))

    assert game.view(1).seats[0].pistolero == "pepper-malone"
    assert game.view(1).hidden[0] is None
    world = RULES.resample(game.state, 1, Rng("ab" * 32))
    assert {*world.players[0].deck} != {*game.state.players[0].deck}
