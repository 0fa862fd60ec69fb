"""Handle presses of buttons and lists and submitted forms by their custom ids, which survive restarts.

A handler registers itself for a kind of id. Ids that several modules send are in bot/ui/components.py.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from inspect import signature
from typing import Any, ClassVar, Self, TypeAlias, TypeVar

import discord
from discord import InteractionResponseType
from discord.ui import DynamicItem, Item

from bot.features.interactions.errors import explain
from bot.features.interactions.resolve_table import table_label
from bot.features.interactions.responses import send_private
from bot.i18n.names import escape
from bot.services.context import Interaction, texts_for
from bot.services.publish_failures import REQUEST_ERRORS
from bot.ui.components import EPOCH, ItemId, is_current, with_epoch
from engine.core.decisions import Refused

log = logging.getLogger(__name__)

_NUMBERED = re.compile(EPOCH + r"(?P<kind>\w+):(?P<number>\d{1,18})(?::|$)", re.ASCII)
IN_PLACE = (InteractionResponseType.message_update, InteractionResponseType.deferred_message_update)
FORM_LABEL = 45  # characters of a form's title and of its field's label, by Discord's API

MAX_DIGITS = 18  # of a number that fits the database

Handler: TypeAlias = Callable[..., Awaitable[None]]
H = TypeVar("H", bound=Handler)

ITEMS: list[type[PersistentItem]] = []
FORMS: list[tuple[ItemId, Handler]] = []


class PersistentItem(DynamicItem[Item[Any]], template=r"never"):
    """A button or list being pressed; messages are sent with plain discord.py items with the same id."""

    item_id: ClassVar[ItemId]
    handler: ClassVar[Handler]
    any_epoch: ClassVar[bool]

    def __init__(self, item: Item[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Handle the press, and explain errors to the user: discord.py would only log them."""
        values = self.item_id.values(self.match)
        table_id = values.get("table_id", 0)
        try:
            if not self.any_epoch:
                check_epoch(interaction, self.match)
            await interaction.client.check_served(interaction.guild_id)
            with interaction.client.services.panels.answering(interaction.user.id, table_id):
                await self._handle(interaction, values)
        except Exception as error:
            await explain(interaction, error, table_id)
        if interaction.message is not None and interaction.response.type not in IN_PLACE:
            interaction.client.services.panels.resume(interaction.user.id, interaction.message.id)
        await notify_suspended(interaction)

    async def _handle(self, interaction: Interaction, values: Mapping[str, Any]) -> None:
        """Call the handler, twice if Discord refuses a deleted emoji; a press is saved only once."""
        handle = type(self).handler
        try:
            await handle(interaction, **values)
        except discord.HTTPException as why:
            if interaction.response.is_done() or not interaction.client.services.emojis.refused(why):
                raise
            await handle(interaction, **values)


async def notify_suspended(interaction: Interaction) -> None:
    """Tell the user once, after an answer, which of their tables are suspended."""
    user, suspension = interaction.user.id, interaction.client.services.suspension
    if user not in suspension.unnotified or not interaction.response.is_done():
        return
    text = texts_for(interaction)
    names = [escape(table_label(summary, text)) for summary in await suspension.take_notices(user)]
    try:
        if names:
            await send_private(interaction, text("frozen-news", names="\n".join(names), count=len(names)))
    except REQUEST_ERRORS as why:
        log.warning("user %s was not notified of suspended tables: %s", user, why)
        suspension.unnotified.add(user)  # it is repeated at their next interaction
    else:
        await suspension.mark_notified(user)


def check_epoch(interaction: Interaction, match: re.Match[str]) -> None:
    """Raise `Refused` for an id older than a restored database: its numbers may mean something else."""
    if not is_current(match["epoch"]):
        raise Refused("button-outdated")


def numbers_on(interaction: Interaction, message: discord.Message) -> dict[str, int]:
    """Return the numbers in the ids of a message's buttons, by their kind (`h`, `o`); raises `Refused`."""
    numbers: dict[str, int] = {}
    for row in message.components if message.author == interaction.client.user else ():
        for item in getattr(row, "children", ()):
            if match := _NUMBERED.match(getattr(item, "custom_id", None) or ""):
                check_epoch(interaction, match)
                numbers[match["kind"]] = int(match["number"])
    return numbers


def on_press(kind: ItemId, *, in_any_epoch: bool = False) -> Callable[[H], H]:
    """Have a function handle presses of items with such ids; it gets their values by name.

    Anyone can forge an id. The user gets an explanation of what the function raises.
    """

    def register(handle: H) -> H:
        signature(handle).bind(None, **kind.example)  # fails at import if the parameters differ

        class Pressed(PersistentItem, template=EPOCH + kind.template):
            item_id = kind
            handler = staticmethod(handle)
            any_epoch = in_any_epoch

        ITEMS.append(Pressed)
        return handle

    return register


def on_submit(kind: ItemId) -> Callable[[H], H]:
    """Have a function handle forms with such ids, like `on_press`."""

    def register(handle: H) -> H:
        signature(handle).bind(None, **kind.example)
        FORMS.append((kind, handle))
        return handle

    return register


async def submit_form(interaction: Interaction) -> None:
    """Handle a submitted form; discord.py handles all other interactions itself."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    name = str(dict(interaction.data or {}).get("custom_id"))
    for kind, handle in FORMS:
        if match := re.fullmatch(EPOCH + kind.template, name):
            try:
                check_epoch(interaction, match)
                await interaction.client.check_served(interaction.guild_id)
                await handle(interaction, **kind.values(match))
            except Exception as error:
                await explain(interaction, error)
            await notify_suspended(interaction)


async def ask_lines(
    interaction: Interaction,
    name: str,
    title: str,
    lines: Mapping[str, tuple[str, str, str]],
    max_length: int,
    *,
    required: bool = False,
) -> None:
    """Open a form for lines: by name the label, placeholder and current text of each."""
    fields = [
        (label, form_line(key, max_length, now, placeholder=like or None, required=required))
        for key, (label, like, now) in lines.items()
    ]
    await ask_fields(interaction, name, title, fields)


def form_line(name: str, max_length: int, now: str = "", **how: Any) -> Item[Any]:
    return discord.ui.TextInput(custom_id=name, max_length=max_length, default=now or None, **how)


async def ask_fields(
    interaction: Interaction, name: str, title: str, fields: Sequence[tuple[str, Item[Any]]]
) -> None:
    """Open a form for lines and lists, each with its label."""
    form = discord.ui.Modal(title=title[:FORM_LABEL], custom_id=with_epoch(name))
    for label, field in fields:
        form.add_item(discord.ui.Label(text=label[:FORM_LABEL], component=field))
    form.stop()  # discord.py need not keep it, because the id finds the handler
    await interaction.response.send_modal(form)


async def ask_line(
    interaction: Interaction, name: str, title: str, label: str, max_length: int, now: str = ""
) -> None:
    """Open a form for one line, which must not be empty."""
    await ask_lines(interaction, name, title, {"line": (label, "", now)}, max_length, required=True)


def typed_lines(interaction: Interaction) -> dict[str, str]:
    """Return what was typed into a form's lines, stripped, or picked in its lists, by their names."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    lines: dict[str, str] = {}
    for entry in data.get("components") or ():
        field = entry.get("component") or {}
        picked = next(iter(field.get("values") or ()), "")
        lines[str(field.get("custom_id"))] = str(field.get("value") or picked).strip()
    return lines


def typed(interaction: Interaction) -> str:
    """Return the line typed into a form; it may be anything."""
    return next(iter(typed_lines(interaction).values()), "")


def picked_values(interaction: Interaction) -> tuple[str, ...]:
    """Return the values picked in a list; they may be anything."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    return tuple(map(str, data.get("values") or ()))


def first_pick(interaction: Interaction, default: str = "") -> str:
    """Return the first value picked in a list; it may be anything."""
    return next(iter(picked_values(interaction)), default)


def picked_number(interaction: Interaction) -> int | None:
    """Return the number picked in a list, None for anything that is none or does not fit the database."""
    value = first_pick(interaction)
    return int(value) if value.isdecimal() and len(value) <= MAX_DIGITS else None
