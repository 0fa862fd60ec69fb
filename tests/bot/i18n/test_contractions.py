"""Small words before a name, such as de or d’, del, e and u, in the languages that have them."""

import pytest

from bot.i18n.contractions import JOINERS, joiners
from bot.i18n.texts import Phrases, load_texts


@pytest.mark.parametrize(
    ("name", "joined"),
    [
        ("Bruno", "de Bruno"),
        ("Alice", "d’Alice"),
        ("Éric", "d’Éric"),
        ("œil-de-bœuf", "d’œil-de-bœuf"),
        ("Hugo", "de Hugo"),
        ("Henri", "d’Henri"),
        ("Hélène", "d’Hélène"),
        ("Harmonica", "d’Harmonica"),
        ("Hache", "de Hache"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Y", "de Y"),
        ("Wanted", "de Wanted"),
        ("🤠", "de 🤠"),
        ("🤠 Alice", "de 🤠 Alice"),
        ("\\*Alice\\*", "de \\*Alice\\*"),
        ("A♠\ufe0e Ezra", "de A♠\ufe0e Ezra"),
        ("8", "de 8"),
        ("Le croque-mort", "du croque-mort"),
        ("Les Frangines", "des Frangines"),
        ("La veuve Pruitt", "de la veuve Pruitt"),
        ("L’artificière Wu", "de l’artificière Wu"),
        ("Lasso", "de Lasso"),
        ("Les", "de Les"),
        ("", "de "),
    ],
)
def test_french_de(name: str, joined: str) -> None:
    assert JOINERS["fr"]["DE"](name) == joined


def test_french_à_and_que() -> None:
    à, que = JOINERS["fr"]["A"], JOINERS["fr"]["QUE"]

    assert [à("Alice"), à("Les Frangines"), à("Le Leurre"), à("L’as")] == [
        "à Alice",
        "aux Frangines",
        "au Leurre",
        "à l’as",
    ]
    assert [que("Alice"), que("Bruno"), que("L’as")] == ["qu’Alice", "que Bruno", "que L’as"]


@pytest.mark.parametrize(
    ("name", "joined"),
    [
        ("Ana", "de Ana"),
        ("El Velo Negro", "del Velo Negro"),
        ("La viuda de Pruitt", "de la viuda de Pruitt"),
        ("Las Hermanas", "de las Hermanas"),
        ("Elena", "de Elena"),
        ("🤠", "de 🤠"),
    ],
)
def test_spanish_de_melts_into_el(name: str, joined: str) -> None:
    assert JOINERS["es"]["DE"](name) == joined
    assert JOINERS["es"]["A"](name) == "a" + joined.removeprefix("de")


def test_spanish_y_and_o_change_before_their_own_sound() -> None:
    y, o = JOINERS["es"]["Y"], JOINERS["es"]["O"]

    assert [y(name) for name in ("Inés", "Hilario", "Iago", "Ana")] == [
        "e Inés",
        "e Hilario",
        "y Iago",
        "y Ana",
    ]
    assert [o(name) for name in ("Olga", "8", "11", "110", "OBJETO", "Ana")] == [
        "u Olga",
        "u 8",
        "u 11",
        "o 110",
        "u OBJETO",
        "o Ana",
    ]


def test_english_a_before_eight_and_before_a_vowel() -> None:
    assert [JOINERS["en"]["A"](number) for number in (1, 8, 11, 18, 12)] == [
        "a 1",
        "an 8",
        "an 11",
        "an 18",
        "a 12",
    ]


def test_a_message_joins_names_as_a_table_has_them() -> None:
    text = [load_texts("fr")("ping-claim", names="Zoë", other=name, loses="") for name in ("Alice", "Hugo")]

    assert ["jusqu’au retour d’Alice" in text[0], "jusqu’au retour de Hugo" in text[1]] == [True, True]
    assert Phrases(load_texts("es"), "", ["Olga", "Inés"]).value("seat:0 seat:1") == "Olga e Inés"


def test_a_language_without_such_words_has_no_functions() -> None:
    assert joiners("xx") == {}
