"""Handle presses in the workshop, on the shelf and on shared decks; each press is saved at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from discord import ButtonStyle

from bot.features.decks.lookup import card_name, family_of, prebuilt_decks
from bot.features.decks.panel import (
    INSIDE,
    LONGEST_SEARCH,
    SEARCH,
    OpenList,
    choices,
    curve,
    curve_line,
    panel_embed,
    panel_items,
    valid_list,
)
from bot.features.decks.views import code_items, deck_embed, export, shelf_embed, shelf_items
from bot.features.interactions import responses
from bot.features.interactions.items import PersistentForm, PersistentItem, ask_line, picked_values, typed
from bot.features.reference.lookup import folded
from bot.i18n.texts import Phrases, Texts, clean_line, escape
from bot.services.context import Interaction, texts_for
from bot.services.pictures import files, with_picture
from bot.ui.components import view_of
from bot.ui.deck_components import (
    CODE_DECK,
    SHELF,
    WORKSHOP,
    WORKSHOP_FORM,
    drop_deck_button,
    workshop_button,
)
from engine.core.decisions import Refused
from engine.core.decks import Deck, UnnamedDeck
from engine.store.decks import SavedDeck
from engine.tables.decks import NAME, Decks, Swap, deck_in, deck_of

LONGEST_TEXT = 4000  # characters in which a code is looked for


# Showing


async def show(
    interaction: Interaction, deck: SavedDeck, shown: OpenList | None = None, note: str = ""
) -> None:
    """Show a deck in the workshop, in place if it was pressed there."""
    text, shown = texts_for(interaction), valid_list(deck, shown)
    picture = None
    if deck.cards:
        pictures, guild = interaction.client.services.pictures, interaction.guild_id or 0
        told = [deck.name, curve_line(deck, text)]
        picture = await pictures.standalone(curve(deck), told, interaction.user.id, guild)
    embed = panel_embed(deck, text, note, drawn=picture is not None)
    items = panel_items(deck, shown, text, interaction.id)
    await responses.show(interaction, [with_picture(embed, picture)], view_of(items), files(picture))


async def show_shelf(interaction: Interaction) -> None:
    """Show all of the user's decks."""
    text, mine = texts_for(interaction), await _decks(interaction).all(interaction.user.id)
    await responses.show(interaction, [shelf_embed(mine, text)], view_of(shelf_items(mine, text)))


async def show_found(interaction: Interaction, family: str, deck: UnnamedDeck | SavedDeck) -> None:
    """Show a deck that is not the user's yet."""
    text = texts_for(interaction)
    title = _title(family, deck, text)
    found = SavedDeck(0, 0, family, title, deck.leader, deck.cards)
    await responses.show(interaction, [deck_embed(found, text)], view_of(code_items(found, text)))


async def show_code_in(interaction: Interaction, written: str) -> None:
    """Show the deck whose code appears anywhere in a text; raises `InvalidDeck` if there is none."""
    await show_found(interaction, *deck_in(written[:LONGEST_TEXT]))


def _title(family: str, deck: Deck, text: Texts) -> str:
    """Name a deck after the prebuilt one with the same cards, or after its leader."""
    ready = (each for _, each in prebuilt_decks(text, family))
    same = (each.name for each in ready if (each.leader, {*each.cards}) == (deck.leader, {*deck.cards}))
    return next(same, card_name(family, deck.leader, text))


def _decks(interaction: Interaction) -> Decks:
    return interaction.client.services.decks


# The workshop


async def _show(interaction: Interaction, deck_id: int, shown: OpenList) -> None:
    await show(interaction, await _decks(interaction).find(interaction.user.id, deck_id), shown)


async def _pick(interaction: Interaction, deck_id: int, shown: OpenList) -> None:
    """Take out the tapped cards that the list marked, and put in the others."""
    picked, marked = picked_values(interaction), _marked(interaction)
    put, take = ([card for card in picked if (card in marked) is there] for there in (False, True))
    swap = await _decks(interaction).swap(interaction.user.id, deck_id, put, take)
    await show(interaction, swap.deck, shown, _said(swap, texts_for(interaction)))


def _marked(interaction: Interaction) -> list[str]:
    """Return the cards marked in the pressed list; another panel may have changed the deck since."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    rows = interaction.message.components if interaction.message else ()
    items = (item for row in rows for item in getattr(row, "children", ()))
    lists = (item.options for item in items if getattr(item, "custom_id", None) == data.get("custom_id"))
    return [option.value for options in lists for option in options if str(option.emoji) == INSIDE]


def _said(swap: Swap, text: Texts) -> str:
    """Describe what was put in and taken out, and why the rest was not."""

    def names(cards: tuple[str, ...]) -> str:
        return text.join([card_name(swap.deck.family, card, text) for card in cards])

    faults = dict.fromkeys(Phrases(text, swap.deck.family, ()).refusal(fault) for fault in swap.refused)
    lines = [
        text("deck-added", cards=names(swap.added)) if swap.added else "",
        text("deck-removed", cards=names(swap.removed)) if swap.removed else "",
        *(f"⚠️ {fault}" for fault in faults),
    ]
    return "\n".join(filter(None, lines))


async def _lead(interaction: Interaction, deck_id: int, shown: OpenList) -> None:
    swap = await _decks(interaction).set_leader(
        interaction.user.id, deck_id, "".join(picked_values(interaction)[:1])
    )
    await show(interaction, swap.deck, shown, _said(swap, texts_for(interaction)))


async def _fill(interaction: Interaction, deck_id: int, shown: OpenList) -> None:
    text, swap = texts_for(interaction), await _decks(interaction).fill(interaction.user.id, deck_id)
    note = _said(replace(swap, added=()), text)
    await show(
        interaction,
        swap.deck,
        shown,
        "\n".join(filter(None, (text("deck-filled", count=len(swap.added)), note))),
    )


async def _undo(interaction: Interaction, deck_id: int, shown: OpenList) -> None:
    await show(
        interaction,
        await _decks(interaction).undo(interaction.user.id, deck_id),
        shown,
        texts_for(interaction)("deck-undone"),
    )


async def _sit(interaction: Interaction, deck_id: int, shown: OpenList) -> None:
    chosen = await _decks(interaction).choose(interaction.user.id, deck_id)
    if chosen is not None:
        await show(interaction, chosen, shown)


async def _code(interaction: Interaction, deck_id: int, _: OpenList) -> None:
    said = export(await _decks(interaction).find(interaction.user.id, deck_id), texts_for(interaction))
    await interaction.response.send_message(said, ephemeral=True)


async def _shelf(interaction: Interaction, _: int, __: OpenList) -> None:
    await show_shelf(interaction)


async def _drop(interaction: Interaction, deck_id: int, shown: OpenList) -> None:
    text, found = texts_for(interaction), await _decks(interaction).find(interaction.user.id, deck_id)
    back = workshop_button(deck_id, "show", shown.view, text("btn-back"), ButtonStyle.secondary, 0)
    sure = text("deck-drop-sure", deck=escape(found.name))
    view = view_of([drop_deck_button(deck_id, text("btn-drop-deck")), back])
    await interaction.response.edit_message(content=sure, embed=None, attachments=[], view=view)


async def _find(interaction: Interaction, deck_id: int, shown: OpenList) -> None:
    text, now = (
        texts_for(interaction),
        shown.view.removeprefix(SEARCH) if shown.view.startswith(SEARCH) else "",
    )
    title, label = text("title-deck-find"), text("deck-find")
    await ask_line(interaction, f"df:{deck_id}:find:{shown.view}", title, label, LONGEST_SEARCH, now)


async def _name(interaction: Interaction, deck_id: int, shown: OpenList) -> None:
    text, found = texts_for(interaction), await _decks(interaction).find(interaction.user.id, deck_id)
    title, label = text("title-deck-name"), text("deck-name")
    await ask_line(interaction, f"df:{deck_id}:name:{shown.view}", title, label, NAME, found.name)


VERBS: Mapping[str, Callable[[Interaction, int, OpenList], Awaitable[None]]] = MappingProxyType(
    {
        "show": _show,
        "more": _show,
        "pick": _pick,
        "lead": _lead,
        "fill": _fill,
        "undo": _undo,
        "sit": _sit,
        "code": _code,
        "list": _shelf,
        "drop": _drop,
        "find": _find,
        "name": _name,
    }
)


async def search(interaction: Interaction, deck_id: int, before: OpenList, sought: str) -> None:
    """Show the cards that match, or say that there are none."""
    mine, text = await _decks(interaction).find(interaction.user.id, deck_id), texts_for(interaction)
    words = folded(sought)[:LONGEST_SEARCH]
    if words and choices(mine, f"{SEARCH}{words}", text):
        await show(interaction, mine, OpenList(f"{SEARCH}{words}"))
    else:
        await show(
            interaction,
            mine,
            before,
            text("deck-find-none", words=escape(clean_line(sought, LONGEST_SEARCH))),
        )


# The shelf, and decks that are nobody's


async def begin(interaction: Interaction, leader: str) -> None:
    """Begin a deck for this leader; raises `Refused`."""
    if (family := family_of(leader)) is None:
        raise Refused("deck-no-leader")
    name = card_name(family, leader, texts_for(interaction))
    await show(
        interaction,
        await _decks(interaction).save_copy(interaction.user.id, family, name, UnnamedDeck(leader, ())),
    )


async def keep(interaction: Interaction, code: str, *, sit: bool) -> None:
    """Make the deck of a code the user's own; with `sit` also bring it from now on. Raises `Refused`."""
    family, deck = deck_of(code)
    text, decks = texts_for(interaction), _decks(interaction)
    mine = await decks.save_copy(interaction.user.id, family, _title(family, deck, text), deck)
    chosen = await decks.choose(interaction.user.id, mine.id) if sit else None
    note = "" if chosen else text("deck-made", deck=escape(mine.name))
    await show(interaction, chosen or mine, None, note)


class WorkshopItem(PersistentItem, template=WORKSHOP):
    async def on_press(self, interaction: Interaction) -> None:
        if (act := VERBS.get(self.match["verb"])) is None:
            raise Refused("deck-gone")
        await act(interaction, self.number("deck"), OpenList(self.match["view"], self.number("page")))


class WorkshopForm(PersistentForm, template=WORKSHOP_FORM):
    async def on_submit(self, interaction: Interaction) -> None:
        deck, before = int(self.match["deck"]), OpenList(self.match["view"])
        match self.match["verb"]:
            case "find":
                await search(interaction, deck, before, typed(interaction))
            case "name":
                decks, name = interaction.client.services.decks, clean_line(typed(interaction), NAME)
                await show(interaction, await decks.rename(interaction.user.id, deck, name), before)
            case _:
                raise Refused("deck-gone")


class ShelfItem(PersistentItem, template=SHELF):
    async def on_press(self, interaction: Interaction) -> None:
        picked = "".join(picked_values(interaction)[:1])
        if self.match["verb"] == "new":
            await begin(interaction, self.match["key"] or "")
        elif self.match["verb"] == "mine" and picked.isdecimal():
            await _show(interaction, int(picked), OpenList(""))
        elif self.match["verb"] == "ready":
            await show_found(interaction, *deck_of(picked))
        else:
            await show_shelf(interaction)


class CodeDeckButton(PersistentItem, template=CODE_DECK):
    async def on_press(self, interaction: Interaction) -> None:
        await keep(interaction, self.match["code"], sit=self.match["verb"] == "sit")
