"""How many rows buttons take on a phone."""

from discord.ui import Button, View

from bot.ui.button_rows import BUTTON_ROW, fit_in_one_row, items_height


def test_two_buttons_stand_in_a_row_that_has_no_room_for_a_gap_behind_the_last() -> None:
    assert items_height([Button(label="Shootout! → 1 bullet"), Button(label="End the turn")]) == BUTTON_ROW


def test_what_makes_a_suit_black_and_white_has_no_width() -> None:
    assert items_height([Button(label=f"{n} · 6♠\ufe0e · skill 2") for n in (1, 2)]) == BUTTON_ROW


def test_no_row_has_more_than_five_buttons() -> None:
    assert fit_in_one_row([Button[View](label="A")] * 5)
    assert not fit_in_one_row([Button[View](label="A")] * 6)
