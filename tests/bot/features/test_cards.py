"""Look cards up without Discord, by all their names in any language."""

from types import SimpleNamespace

import pytest

from bot.features.reference.lookup import CatalogEntry, card, sheet, suggested_cards
from bot.features.reference.pages import card_picture
from bot.games import PRESENTERS
from bot.games.card_scenes import WORDS, lying_cards, pictured
from bot.games.parts import CardGroup
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.scene import Icon, Label, ZoneItem
from bot.render.typesetting import fit
from engine.core.game import Game
from engine.games import GAMES
from engine.games.outlaws.cards import OUTLAWS

EN, FR, ES = map(load_texts, ("en", "fr", "es"))


def outlaw(card: str | None) -> CatalogEntry | None:
    return None if card is None else CatalogEntry("outlaws", card)


def cards(typed: str, language: str = "en") -> list[str]:
    return [value.partition(":")[2] for _, value in suggested_cards(typed, load_texts(language))]


@pytest.mark.parametrize(
    "typed", ["2S", "2s", "2♠", "2♠️", "Shaky Amos Tibble", "amos tibble la tremblote", "TEMBLEQUE"]
)
def test_a_card_is_found_by_its_face_and_by_its_name_in_any_language(typed):
    assert card(typed) == outlaw("2S")


@pytest.mark.parametrize(
    ("typed", "key"),
    [("fools gold", "10D"), ("pepita puno", "6C"), ("Rosin", None), ("roisin", "5D"), ("J♠", "JS")],
)
def test_accents_and_apostrophes_need_not_be_typed(typed, key):
    assert card(typed) == outlaw(key)


@pytest.mark.parametrize("typed", ["", "♠", "spades", "2", "1S", "nobody", "*" * 300])
def test_what_fits_no_card_or_several_is_not_guessed(typed):
    assert card(typed) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_found_by_what_is_offered_for_it(language):
    offered = [
        (name, value) for name, value in suggested_cards("", load_texts(language)) if "outlaws:" in value
    ]

    assert [value for _, value in offered] == [f"outlaws:{one}" for one in OUTLAWS]
    assert [card(name) for name, _ in offered] == [outlaw(one) for one in OUTLAWS]
    assert [card(value) for _, value in offered] == [outlaw(one) for one in OUTLAWS]


def test_the_nearest_card_is_offered_first():
    assert cards("js")[0] == "JS"
    assert cards("esmeralda")[0] == "QD"
    assert len(cards("trefle", "fr")) == 13


def test_a_sheet_says_all_that_stands_on_the_card():
    card_sheet = sheet(CatalogEntry("outlaws", "2D"), EN)
    facts = OUTLAWS["2D"]

    assert card_sheet.title.startswith("2♦︎ ")
    assert dict(card_sheet.facts) == {
        "Suit": "♦︎ Diamonds",
        "Skill": str(facts.skill),
        "Gains": f"+{facts.increment} against ♠︎ Spades",
        "Loses": f"−{-facts.decrement} against ♣︎ Clubs",
        "Reward": EN("outlaws-reward", reward=facts.reward),
    }


def test_a_joker_has_neither_suit_nor_modifiers():
    facts = dict(sheet(CatalogEntry("outlaws", "joker-red"), FR).facts)

    assert (facts["Couleur"], facts["Bonus"], facts["Malus"]) == ("aucune", "aucun", "aucun")


@pytest.mark.parametrize("family", PRESENTERS)
def test_the_cards_of_a_table_are_drawn_as_large_as_those_of_a_rule_book(family):
    presenter = PRESENTERS[family]
    groups = [CardGroup("a", tuple(presenter.cards[:7])), CardGroup("b", tuple(presenter.cards[7:8]))]

    scene = lying_cards(presenter, groups, Phrases(EN, family, ()))

    widths = {item.size[0] for item, _, _ in scene.items if not isinstance(item, ZoneItem | Icon | Label)}
    assert min(widths) >= presenter.chapter_width


def test_beside_each_card_of_revolver_on_a_table_stands_what_it_does() -> None:
    cards = ("smoke-screen", "war-wagon", "poker-mirror", "alma-the-teacher", "mine")
    scene = lying_cards(PRESENTERS["revolver"], [CardGroup("a", cards)], Phrases(EN, "revolver", ()))

    labels = [item for item, *_ in scene.items if isinstance(item, Label)]
    assert {fit(item.text, item.size, item.em, item.face, 9).em for item in labels} == {WORDS}
    assert [item.text.replace("\n", " ") for item in labels[:4]] == [
        "+3 to your total here until the end of Mapache’s turn.",
        "firepower 5 · cost 2",
        "cheat: beats numbers · power at Malpaso: +1",
        "When killed: Mapache draws a card.",
    ]


def test_cards_that_have_no_room_beside_each_other_are_all_told_in_words() -> None:
    many = CardGroup("pool", tuple(map(str, range(13))))

    assert pictured([many, CardGroup("hand", ("a", "b"))]) == [CardGroup("hand", ("a", "b"))]


async def test_a_card_on_a_table_that_pays_nothing_has_no_price_and_its_crime_stands_once():
    game = Game.new(GAMES["outlaws-gangs"], 3, "5e" * 32)
    drawn = []

    async def table(_):
        return game

    async def draw_scene(scene, *_):
        drawn.append([str(placed.item) for placed in scene.items])

    services = SimpleNamespace(
        tables=SimpleNamespace(get=table), pictures=SimpleNamespace(draw_scene=draw_scene)
    )
    interaction = SimpleNamespace(
        client=SimpleNamespace(services=services), guild_id=1, user=SimpleNamespace(id=2)
    )
    for at in (None, 7):
        await card_picture(interaction, CatalogEntry("outlaws", "joker-red"), EN, at)

    crime = EN("outlaws-card-joker-red.crime")
    assert [any("$" in item for item in items) for items in drawn] == [True, False]
    assert not any(crime[:12] in item for items in drawn for item in items)
    assert all(any("no suit" in item for item in items) for items in drawn)
