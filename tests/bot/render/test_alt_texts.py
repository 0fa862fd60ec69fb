"""Users who cannot see pictures can play by alt texts: whole games, in every language."""

import pytest

from bot.games import PRESENTERS
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.services.pictures import ALT, plain_lines, table_alt
from engine.games import GAMES
from tools.gallery.scenes import NAMES, stages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_all_that_matters_now_is_in_the_alt_text_of_a_table(name: str, language: str) -> None:
    presenter, seats = PRESENTERS[GAMES[name].family], GAMES[name].seats[0]
    phrases = Phrases(load_texts(language), GAMES[name].family, NAMES[:seats])
    background = {phrases.texts(key) for key in presenter.alt_text_last}
    for game in stages(name, seats):
        view = game.view(None)
        if view.over:
            break
        alt, fields = table_alt(presenter, view, phrases), presenter.fields(view, phrases)
        missing = [
            field.name
            for field in fields
            if plain_lines([phrases.texts("named-value", name=field.name, value=field.value)]) not in alt
            and field.name not in background
        ]

        assert presenter.headline(view, phrases) in alt
        assert len(alt) <= ALT
        assert missing == [], (alt, missing)


def test_what_does_not_fit_is_cut_at_the_end_of_a_line() -> None:
    presenter = PRESENTERS["gnadenlos"]
    phrases = Phrases(load_texts("fr"), "gnadenlos", NAMES[:4])
    *_, game = stages("gnadenlos", 4)

    last, cut = table_alt(presenter, game.view(None), phrases).splitlines()[-2:]

    assert cut == "…"
    fields = (f"{field.name}: {field.value}" for field in presenter.fields(game.view(None), phrases))
    assert last in plain_lines(list(fields)).splitlines()
