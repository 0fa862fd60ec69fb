"""Every card has texts, a picture, an effect and a value for the computer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from wording.messages import texts

from bot.games import PRESENTERS
from tests.card_texts import GAMES, of


def lacking_words(game: str) -> Iterator[str]:
    there, attribute = texts("en"), of(game).ATTRIBUTE if game in GAMES else ""
    for card in PRESENTERS[game].cards:
        keys = [f"{game}-card-{card}", *([f"{game}-card-{card}.{attribute}"] if attribute else [])]
        yield from (f"{card}: no {key}" for key in keys if key not in there)


@pytest.mark.parametrize("game", PRESENTERS)
def test_no_card_lacks_words_or_picture_or_effect_or_judgement(game: str) -> None:
    matches = [*lacking_words(game), *(of(game).lacking() if game in GAMES else ())]

    assert matches == []
