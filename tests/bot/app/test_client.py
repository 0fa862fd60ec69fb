"""Buttons, lists and forms are found by their ids."""

import re
from collections import Counter

from bot.app.client import load_features
from bot.features.interactions.items import FORMS, ITEMS
from bot.ui.components import EPOCH


def test_no_two_handlers_answer_ids_that_begin_alike() -> None:
    load_features()
    templates = [item.__discord_ui_compiled_template__.pattern.removeprefix(EPOCH) for item in ITEMS]
    begins = [
        re.split(r"[:(]", template)[0] for template in (*templates, *(form.template for form, _ in FORMS))
    ]

    assert len(begins) > 40
    assert [begin for begin, count in Counter(begins).items() if count > 1] == []
