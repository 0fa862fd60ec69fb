"""How many rows buttons take on a phone."""

from discord.ui import Button

from bot.ui.button_rows import BUTTON_ROW, items_height


def test_two_buttons_stand_in_a_row_that_has_no_room_for_a_gap_behind_the_last() -> None:
    assert items_height([Button(label="Shootout! → 1 bullet"), Button(label="End the turn")]) == BUTTON_ROW
