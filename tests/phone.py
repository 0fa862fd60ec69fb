"""How high a message is on a phone 390 points wide, as measured in the demo's page (2026-11)."""

import struct
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any

from bot.features.game_panels.log_pages import phone_rows
from bot.features.game_panels.panel_height import AUTHOR, EMBED, HEADING, ROW, TITLE, TITLE_ROW
from bot.services.pictures import Picture
from bot.ui.button_rows import items_height

PICTURE_WIDTH, PICTURE_MARGIN = 270, 16


def items_of(rows: Sequence[Any]) -> Iterator[SimpleNamespace]:
    """Yield the buttons and lists of a sent message, each with the number of its row."""
    for number, row in enumerate(rows):
        for item in (row if isinstance(row, dict) else row.to_dict())["components"]:
            yield SimpleNamespace(label=item.get("label"), row=number)


def blank(width: int, height: int) -> Picture:
    return Picture("blank.png", bytes(16) + struct.pack(">II", width, height), "", {})


def height(embeds: Sequence[Any], items: Sequence[Any], picture: Picture | None = None) -> int:
    """Return the estimate in points; `items` are discord.py's buttons and lists."""
    high = AUTHOR + items_height(items)
    for embed in embeds:
        high += EMBED + TITLE_ROW * -(-len(embed.title or "") // TITLE)
        high += ROW * (phone_rows(embed.description or "") + phone_rows(embed.footer.text or ""))
        high += ROW * bool(embed.author.name)
        high += sum(HEADING + ROW * phone_rows(field.value or "") for field in embed.fields)
    if picture is not None:
        high += PICTURE_MARGIN + picture.height_at(PICTURE_WIDTH)
    return high
