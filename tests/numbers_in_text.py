"""Numbers in a sentence, in digits or words."""

import re

from tests.rules_coverage import statements

SPELLED = {
    "en": "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis",
}
DIGITS = re.compile(r"\d+(?:[.,\u202f\u00a0]\d{3})*")


def numbers_in(text: str, language: str) -> list[int]:
    """Return all numbers of a text, sorted; a one in words is an article and left out."""
    spelled = {word: number for number, word in enumerate(SPELLED[language].split(), 2)}
    words = [spelled[word] for word in re.findall(r"[^\W\d_]+", text.lower()) if word in spelled]
    return sorted(words + [int(re.sub(r"\D", "", digits)) for digits in DIGITS.findall(text)])


def stated(package: str, number: str) -> list[int]:
    return numbers_in(statements(package)[number], "en")
