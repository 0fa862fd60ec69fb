"""Small words that change with the next word: French de and que, Spanish a, y and o, English a.

A message writes `{ DE($name) }` for the word and the name together. Each language has the functions of its
own grammar (`JOINERS`), if it needs any.

French elides only before a letter: before an emoji, a mark of Markdown, a digit or the corner of a playing
card the pronunciation is unknown.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Any

Joiner = Callable[[Any], Any]  # takes a name or number, as Fluent passes them

# French: the beginnings of names and words with a mute h, without accents; before others de stays: de Hugo
_MUTE_H = re.compile(
    "habit|haleine|harmoni|hector|helen|helo|henri|herb|herit|hermi|heroin|herve|heure|hilair|hippo|hiron"
    "|histoi|homm|hon[no]|hora|horlog|hortens|hotel|hubert|huil|huiss|huitr|humain|humeur"
)
_CORNER = re.compile(r"(10|[2-9JQKA])[♠♥♦♣]")
_LE = re.compile(r"(?:(les?|la)\s+|(l)[’'])(?=\S)", re.IGNORECASE)
_EL = re.compile(r"(el|la|los|las)\s+(?=\S)", re.IGNORECASE)
_I_SOUND = re.compile(r"[\W_]*h?[ií](?![aeou])", re.IGNORECASE)  # Ana e Inés, but Ana y Iago
_O_SOUND = re.compile(r"[\W_]*(h?[oó]|8|11(?!\d))", re.IGNORECASE)  # Ana u Olga, 7 u 8
_AN = re.compile(r"8|1[18](?!\d)|[aeio]", re.IGNORECASE)  # an 8, an 11, an ANIMAL


def begins_with_vowel(name: str) -> bool:
    """Return whether French elides de, que or le before it."""
    if _CORNER.match(name) or not name[:1].isalpha():
        return False
    decomposed = unicodedata.normalize("NFD", name.casefold().replace("œ", "oe"))
    letters = "".join(sign for sign in decomposed if not unicodedata.combining(sign))
    if letters[0] == "y":  # Yves and Ysolde, but not Yann
        return letters[1:2].isalpha() and letters[1] not in "aeiou"
    return letters[0] in "aeiou" or _MUTE_H.match(letters) is not None


def _elided(word: str) -> Joiner:
    """Join a word that loses its vowel: que Bruno, qu’Alice."""

    def join(name: object) -> str:
        text = str(name)
        return f"{word[:-1]}’{text}" if begins_with_vowel(text) else f"{word} {text}"

    return join


def _french(word: str, with_le: str, with_les: str) -> Joiner:
    """Join a word that contracts with an article: du croque-mort, des Frangines."""
    bare = _elided(word) if word.endswith("e") else lambda name: f"{word} {name}"

    def join(name: object) -> str:
        match = _LE.match(text := str(name))
        if match is None:
            return bare(text)
        article, rest = (match[1] or match[2]).lower(), text[match.end() :]
        melted = {"le": f"{with_le} ", "les": f"{with_les} ", "la": f"{word} la "}
        return melted.get(article, f"{word} l’") + rest

    return join


def _spanish(word: str) -> Joiner:
    """Join a word that contracts with el, written small in a sentence: del Velo Negro."""

    def join(name: object) -> str:
        match = _EL.match(text := str(name))
        if match is None:
            return f"{word} {text}"
        article = match[1].lower()
        return (f"{word}l " if article == "el" else f"{word} {article} ") + text[match.end() :]

    return join


def _changed(word: str, before: re.Pattern[str], other: str) -> Joiner:
    """Join a word that changes before a sound: Ana e Inés, an 8."""
    return lambda name: f"{other if before.match(str(name)) else word} {name}"


JOINERS: Mapping[str, Mapping[str, Joiner]] = {
    "en": {"A": _changed("a", _AN, "an")},
    "fr": {"DE": _french("de", "du", "des"), "A": _french("à", "au", "aux"), "QUE": _elided("que")},
    "es": {
        "DE": _spanish("de"),
        "A": _spanish("a"),
        "Y": _changed("y", _I_SOUND, "e"),
        "O": _changed("o", _O_SOUND, "u"),
    },
}


def joiners(language: str) -> dict[str, Joiner]:
    """Return the functions that messages of this language may call."""
    return dict(JOINERS.get(language, {}))
