"""How high a board or a hand panel is on a phone, and so how many events it can show."""

from collections.abc import Sequence

from discord import Embed

from bot.features.game_panels.hand_panel import HandPanel
from bot.features.game_panels.log_pages import phone_rows
from bot.services.pictures import Picture
from bot.ui.button_rows import items_height
from bot.ui.components import AnyButton, AnySelect

# In points, measured at a width of 390 (2026-11).
HIGHEST, HIGHEST_BOARD = 800, 700
FOLD = 640  # what a phone of 390 × 844 shows between Discord's own bars
AUTHOR, EMBED, PICTURE_MARGIN = 60, 32, 16  # above a message; around an embed; above its picture
PING = 22  # the line that pings
ROW, TITLE_ROW, HEADING = 19, 22, 26  # heights of text, of a title, and of a field's name
TITLE = 28  # characters in a row of a title
PICTURE_WIDTH = 270


def title_height(title: str) -> int:
    """Return the height of an embed's title in points."""
    return TITLE_ROW * -(-len(title) // TITLE)


def panel_height(
    panel: HandPanel, pictures: Sequence[Picture], items: Sequence[AnyButton | AnySelect]
) -> int:
    """Return the height of a panel without its events."""
    texts = [panel.description, panel.decision, panel.tips, panel.effects, panel.footer]
    height = AUTHOR + EMBED + ROW * sum(map(phone_rows, texts)) + items_height(items)
    height += sum(PICTURE_MARGIN + picture.height_at(PICTURE_WIDTH) for picture in pictures)
    if panel.shows_board:
        return height + (ROW if panel.is_board_above else EMBED)  # an empty one
    return height + title_height(panel.title) + HEADING * (2 + bool(panel.effects))


def board_rows(
    embed: Embed, picture: Picture, items: Sequence[AnyButton | AnySelect], *, is_split: bool
) -> int:
    """Return how many rows of events fit on a board; `is_split`: its picture ends an embed of its own."""
    texts = [embed.description or "", embed.footer.text or "", *(field.value or "" for field in embed.fields)]
    height = AUTHOR + PING + EMBED * (1 + is_split) + ROW * sum(map(phone_rows, texts)) + items_height(items)
    height += PICTURE_MARGIN + picture.height_at(PICTURE_WIDTH) + HEADING * (1 + len(embed.fields))
    height += title_height(embed.title or "")
    return (HIGHEST_BOARD - height) // ROW


def message_height(
    embeds: Sequence[Embed], pictures: Sequence[Picture], items: Sequence[AnyButton | AnySelect]
) -> int:
    """Return the height of an ephemeral message in points."""
    height = AUTHOR + items_height(items)
    for embed in embeds:
        height += EMBED + title_height(embed.title or "")
        height += ROW * (phone_rows(embed.description or "") + phone_rows(embed.footer.text or ""))
        height += sum(HEADING + ROW * phone_rows(field.value or "") for field in embed.fields)
    return height + sum(PICTURE_MARGIN + picture.height_at(PICTURE_WIDTH) for picture in pictures)


def shorten(
    embeds: Sequence[Embed],
    long: Sequence[Embed],
    pictures: Sequence[Picture],
    items: Sequence[AnyButton | AnySelect],
    highest: int = HIGHEST,
) -> None:
    """Drop the last lines of the longest of `long`, one by one, until the message is low enough."""
    while message_height(embeds, pictures, items) > highest:
        longest = max(long, key=lambda embed: phone_rows(embed.description or ""))
        lines = (longest.description or "").removesuffix("\n…").split("\n")
        if len(lines) == 1:
            return
        longest.description = "\n".join([*lines[:-1], "…"])
