from bot.render.icons import LAYERS, parts, people, portrait
from engine.games.bang.characters import CHARACTERS
from engine.games.gnadenlos.cards import ADVENTURERS
from engine.games.outlaws.cards import CARDS
from engine.games.ragnguns.cards import PISTOLEROS
from engine.games.revolver.cards import PEOPLE

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
