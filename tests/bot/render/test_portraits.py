from dataclasses import replace

from bot.games.outlaws.showdown import card_of
from bot.i18n.texts import Phrases, load_texts
from bot.render import rasterizer
from bot.render.frames import plate
from bot.render.icons import LAYERS, parts, people, portrait
from bot.render.scene import Plate
from bot.render.theme import WESTERN
from engine.games.bang.characters import CHARACTERS
from engine.games.gnadenlos.cards import ADVENTURERS
from engine.games.outlaws.cards import CARDS
from engine.games.ragnguns.cards import PISTOLEROS
from engine.games.revolver.cards import PEOPLE
from engine.search.levels import LEVELS

FAMILIES = {
    "outlaws": CARDS,
    "bang": CHARACTERS,
    "ragnguns": PISTOLEROS,
    "revolver": PEOPLE,
    "gnadenlos": ADVENTURERS,
}
EVERYBODY = [f"{family}/{key}" for family, people in FAMILIES.items() for key in people]
KNOWN = people()


def test_no_two_people_look_alike() -> None:
    faces = {who: portrait(who) for who in EVERYBODY}

    assert len(set(faces.values())) == len(EVERYBODY)


def test_a_face_is_always_the_same() -> None:
    portrait.cache_clear()
    before = portrait("outlaws/AS")
    portrait.cache_clear()

    assert portrait("outlaws/AS") == before


def test_women_have_no_beards() -> None:
    women = [who for who, facts in KNOWN.items() if facts.get("woman")]

    assert {parts(who)[0]["beards"] for who in women} == {"nothing"}


def test_all_that_is_known_of_faces_can_be_drawn() -> None:
    for who, facts in KNOWN.items():
        assert set(facts) <= {*LAYERS, "woman", "old", "dye"}, who
        assert portrait(who)


def test_each_level_of_computer_has_a_face_of_its_own_on_its_plate() -> None:
    phrases = Phrases(load_texts("en"), "bang", ["Ann", *LEVELS], [None, *LEVELS])
    keys = [phrases.face(seat) for seat in range(1 + len(LEVELS))]

    assert keys[0] == ""
    assert {*keys[1:]} == {key for key in KNOWN if key.startswith("levels/")}
    drawn = [plate(Plate(300, "Marshal", face=key), WESTERN).svg for key in keys]
    assert len(set(drawn)) == len(drawn)
    assert portrait(keys[1]) in drawn[1]
    waits = plate(Plate(300, "Marshal", sign="hourglass", face=keys[1]), WESTERN).svg
    assert portrait(keys[1]) not in waits  # whose turn it is matters more


def test_the_dead_and_winners_have_other_faces() -> None:
    assert len({portrait("bang/el-gringo", mood) for mood in ("", "dead", "winning")}) == 3


def test_the_face_of_a_small_card_leaves_its_suit_free() -> None:
    front = card_of("QS", 98)
    faced, plain = (rasterizer.bitmap(one, WESTERN) for one in (front, replace(front, portrait="")))
    right = (62, 0, 98, faced.height)

    assert faced.tobytes() != plain.tobytes()
    assert faced.crop(right).tobytes() == plain.crop(right).tobytes()
