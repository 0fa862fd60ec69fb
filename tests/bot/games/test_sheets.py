"""Each card and person of each game has a sheet, in every language."""

from __future__ import annotations

import pytest

from bot.games import PRESENTERS
from bot.i18n.texts import LANGUAGES, load_texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", PRESENTERS)
def test_every_card_has_a_sheet_of_its_own(family: str, language: str) -> None:
    presenter, text = PRESENTERS[family], load_texts(language)
    sheets = [presenter.sheet(card, text) for card in presenter.cards]

    assert sheets
    assert len({sheet.title for sheet in sheets}) == len(sheets)
    assert all(value for sheet in sheets for _, value in sheet.facts)
    assert min(len(sheet.line) for sheet in sheets) > 10
