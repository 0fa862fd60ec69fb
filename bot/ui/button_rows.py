"""How much room buttons and lists take on a phone."""

from collections.abc import Collection, Sequence

from bot.ui.components import AnyButton, AnySelect

# In points, measured at a width of 390 (2026-11).
BUTTONS_WIDTH = 310  # with a gap behind the last, which 302 has no room for
BUTTON_ROW, LIST = 38, 46
MOST = 5  # buttons in a row, by Discord's API
AS_TEXT = "\ufe0e"  # behind a suit; it has no width
LETTER, BUTTON_PADDING = 7, 40  # widths of a letter on a button, and of its padding and gap


def items_height(items: Sequence[AnyButton | AnySelect]) -> int:
    height, rows = 0, dict[int | None, list[int]]()
    for item in items:
        if isinstance(label := getattr(item, "label", None), str):
            rows.setdefault(item.row, []).append(_width(label))
        else:
            height += LIST
    for widths in rows.values():
        left = 0
        for width in widths:
            height += BUTTON_ROW if width > left else 0
            left = (left if width <= left else BUTTONS_WIDTH) - width
    return height


def in_one_row(buttons: Sequence[AnyButton], droppable: Collection[str]) -> list[AnyButton]:
    """Leave out buttons with these ids, which **More** has, too, until the rest fits in one row."""
    row = [*buttons]
    for button in buttons:
        if not fit_in_one_row(row) and button.custom_id in droppable:
            row.remove(button)
    return row


def fit_in_one_row(buttons: Sequence[AnyButton]) -> bool:
    widths = [_width(button.label or "") for button in buttons]
    return len(widths) <= MOST and sum(widths) <= BUTTONS_WIDTH


def _width(label: str) -> int:
    return LETTER * len(label.replace(AS_TEXT, "")) + BUTTON_PADDING
