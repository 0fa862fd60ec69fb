"""Who cannot see the pictures can play by their alt texts: whole games, in every language."""

from __future__ import annotations

import pytest

from bot.games import PRESENTERS
from bot.i18n.texts import LANGUAGES, Speech, words
from bot.services.pictures import ALT, plain_lines, table_alt
from engine.games import GAMES
from tools.gallery.scenes import NAMES, stages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_all_that_matters_now_is_in_the_alt_text_of_a_table(name: str, language: str) -> None:
    face, seats = PRESENTERS[GAMES[name].family], GAMES[name].seats[0]
    say = Speech(words(language), GAMES[name].family, NAMES[:seats])
    background = {say.words(key) for key in face.background}
    for game in stages(name, seats):
        view = game.view(None)
        if view.over:
            break
        alt, fields = table_alt(face, view, say), face.fields(view, say)
        missing = [
            field.name
            for field in fields
            if plain_lines([say.words("named-value", name=field.name, value=field.value)]) not in alt
            and field.name not in background
        ]

        assert face.headline(view, say) in alt
        assert len(alt) <= ALT
        assert missing == [], (alt, missing)


def test_what_does_not_fit_is_cut_at_the_end_of_a_line() -> None:
    face = PRESENTERS["gnadenlos"]
    say = Speech(words("fr"), "gnadenlos", NAMES[:4])
    *_, game = stages("gnadenlos", 4)

    last, cut = table_alt(face, game.view(None), say).splitlines()[-2:]

    assert cut == "…"
    fields = (f"{field.name}: {field.value}" for field in face.fields(game.view(None), say))
    assert last in plain_lines(list(fields)).splitlines()
