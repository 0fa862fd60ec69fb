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
    Shown,
    choices,
    curve,
    curve_line,
    opened,
    panel_embed,
    panel_items,
)
from bot.features.decks.views import code_items, deck_embed, export, shelf_embed, shelf_items
from bot.features.reference.lookup import folded
from bot.features.shared import responses
from bot.features.shared.items import Form, Pressed, ask_line, typed, values
from bot.i18n.texts import Speech, Words, escaped, plain
from bot.services.context import Interaction, words_for
from bot.services.pictures import files, illustrated
from bot.ui.components import sealed
from bot.ui.deck_components import (
    CODE_DECK,
    SHELF,
    WORKSHOP,
    WORKSHOP_FORM,
    drop_deck_button,
    workshop_button,
)
from engine.core.decisions import Illegal
from engine.core.decks import Deck, Draft
from engine.store.decks import OwnDeck
from engine.tables.decks import NAME, Decks, Swap, deck_in, deck_of

LONGEST_TEXT = 4000  # characters in which a code is looked for


# Showing


async def show(interaction: Interaction, deck: OwnDeck, shown: Shown | None = None, note: str = "") -> None:
    """Show a deck in the workshop, in place if it was pressed there."""
    text, shown = words_for(interaction), opened(deck, shown)
    picture = None
    if deck.cards:
        pictures, guild = interaction.client.services.pictures, interaction.guild_id or 0
        told = [deck.name, curve_line(deck, text)]
        picture = await pictures.small(curve(deck), told, interaction.user.id, guild)
    embed = panel_embed(deck, text, note, drawn=picture is not None)
    items = panel_items(deck, shown, text, interaction.id)
    await responses.show(interaction, [illustrated(embed, picture)], sealed(items), files(picture))


async def show_shelf(interaction: Interaction) -> None:
    """Show all of the user's decks."""
    text, mine = words_for(interaction), await _decks(interaction).all(interaction.user.id)
    await responses.show(interaction, [shelf_embed(mine, text)], sealed(shelf_items(mine, text)))


async def show_found(interaction: Interaction, family: str, deck: Draft | OwnDeck) -> None:
    """Show a deck that is not the user's yet."""
    text = words_for(interaction)
    title = _title(family, deck, text)
    found = OwnDeck(0, 0, family, title, deck.leader, deck.cards)
    await responses.show(interaction, [deck_embed(found, text)], sealed(code_items(found, text)))


async def show_code_in(interaction: Interaction, written: str) -> None:
    """Show the deck whose code appears anywhere in a text; raises `Unfit` if there is none."""
    await show_found(interaction, *deck_in(written[:LONGEST_TEXT]))


def _title(family: str, deck: Deck, text: Words) -> str:
    """Name a deck after the prebuilt one with the same cards, or after its leader."""
    ready = (each for _, each in prebuilt_decks(text, family))
    same = (each.name for each in ready if (each.leader, {*each.cards}) == (deck.leader, {*deck.cards}))
    return next(same, card_name(family, deck.leader, text))


def _decks(interaction: Interaction) -> Decks:
    return interaction.client.services.decks


# The workshop


async def _show(interaction: Interaction, deck: int, shown: Shown) -> None:
    await show(interaction, await _decks(interaction).find(interaction.user.id, deck), shown)


async def _pick(interaction: Interaction, deck: int, shown: Shown) -> None:
    """Take out the tapped cards that the list marked, and put in the others."""
    picked, marked = values(interaction), _marked(interaction)
    put, take = ([card for card in picked if (card in marked) is there] for there in (False, True))
    swap = await _decks(interaction).swap(interaction.user.id, deck, put, take)
    await show(interaction, swap.deck, shown, _said(swap, words_for(interaction)))


def _marked(interaction: Interaction) -> list[str]:
    """Return the cards marked in the pressed list; another panel may have changed the deck since."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    rows = interaction.message.components if interaction.message else ()
    items = (item for row in rows for item in getattr(row, "children", ()))
    lists = (item.options for item in items if getattr(item, "custom_id", None) == data.get("custom_id"))
    return [option.value for options in lists for option in options if str(option.emoji) == INSIDE]


def _said(swap: Swap, text: Words) -> str:
    """Describe what was put in and taken out, and why the rest was not."""

    def names(cards: tuple[str, ...]) -> str:
        return text.listed([card_name(swap.deck.family, card, text) for card in cards])

    faults = dict.fromkeys(Speech(text, swap.deck.family, ()).no(fault) for fault in swap.refused)
    lines = [
        text("deck-added", cards=names(swap.put)) if swap.put else "",
        text("deck-removed", cards=names(swap.taken)) if swap.taken else "",
        *(f"⚠️ {fault}" for fault in faults),
    ]
    return "\n".join(filter(None, lines))


async def _lead(interaction: Interaction, deck: int, shown: Shown) -> None:
    swap = await _decks(interaction).lead(interaction.user.id, deck, "".join(values(interaction)[:1]))
    await show(interaction, swap.deck, shown, _said(swap, words_for(interaction)))


async def _fill(interaction: Interaction, deck: int, shown: Shown) -> None:
    text, swap = words_for(interaction), await _decks(interaction).fill(interaction.user.id, deck)
    note = _said(replace(swap, put=()), text)
    await show(
        interaction,
        swap.deck,
        shown,
        "\n".join(filter(None, (text("deck-filled", count=len(swap.put)), note))),
    )


async def _undo(interaction: Interaction, deck: int, shown: Shown) -> None:
    await show(
        interaction,
        await _decks(interaction).undo(interaction.user.id, deck),
        shown,
        words_for(interaction)("deck-undone"),
    )


async def _sit(interaction: Interaction, deck: int, shown: Shown) -> None:
    chosen = await _decks(interaction).choose(interaction.user.id, deck)
    if chosen is not None:
        await show(interaction, chosen, shown)


async def _code(interaction: Interaction, deck: int, _: Shown) -> None:
    said = export(await _decks(interaction).find(interaction.user.id, deck), words_for(interaction))
    await interaction.response.send_message(said, ephemeral=True)


async def _shelf(interaction: Interaction, _: int, __: Shown) -> None:
    await show_shelf(interaction)


async def _drop(interaction: Interaction, deck: int, shown: Shown) -> None:
    text, found = words_for(interaction), await _decks(interaction).find(interaction.user.id, deck)
    back = workshop_button(deck, "show", shown.view, text("btn-back"), ButtonStyle.secondary, 0)
    sure = text("deck-drop-sure", deck=escaped(found.name))
    view = sealed([drop_deck_button(deck, text("btn-drop-deck")), back])
    await interaction.response.edit_message(content=sure, embed=None, attachments=[], view=view)


async def _find(interaction: Interaction, deck: int, shown: Shown) -> None:
    text, now = (
        words_for(interaction),
        shown.view.removeprefix(SEARCH) if shown.view.startswith(SEARCH) else "",
    )
    title, label = text("title-deck-find"), text("deck-find")
    await ask_line(interaction, f"df:{deck}:find:{shown.view}", title, label, LONGEST_SEARCH, now)


async def _name(interaction: Interaction, deck: int, shown: Shown) -> None:
    text, found = words_for(interaction), await _decks(interaction).find(interaction.user.id, deck)
    title, label = text("title-deck-name"), text("deck-name")
    await ask_line(interaction, f"df:{deck}:name:{shown.view}", title, label, NAME, found.name)


VERBS: Mapping[str, Callable[[Interaction, int, Shown], Awaitable[None]]] = MappingProxyType(
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


async def search(interaction: Interaction, deck: int, before: Shown, sought: str) -> None:
    """Show the cards that match, or say that there are none."""
    mine, text = await _decks(interaction).find(interaction.user.id, deck), words_for(interaction)
    words = folded(sought)[:LONGEST_SEARCH]
    if words and choices(mine, f"{SEARCH}{words}", text):
        await show(interaction, mine, Shown(f"{SEARCH}{words}"))
    else:
        await show(
            interaction, mine, before, text("deck-find-none", words=escaped(plain(sought, LONGEST_SEARCH)))
        )


# The shelf, and decks that are nobody's


async def begin(interaction: Interaction, leader: str) -> None:
    """Begin a deck for this leader; raises `Illegal`."""
    if (family := family_of(leader)) is None:
        raise Illegal("deck-whose")
    name = card_name(family, leader, words_for(interaction))
    await show(
        interaction, await _decks(interaction).keep(interaction.user.id, family, name, Draft(leader, ()))
    )


async def keep(interaction: Interaction, code: str, *, sit: bool) -> None:
    """Make the deck of a code the user's own; with `sit` also bring it from now on. Raises `Illegal`."""
    family, deck = deck_of(code)
    text, decks = words_for(interaction), _decks(interaction)
    mine = await decks.keep(interaction.user.id, family, _title(family, deck, text), deck)
    chosen = await decks.choose(interaction.user.id, mine.id) if sit else None
    note = "" if chosen else text("deck-made", deck=escaped(mine.name))
    await show(interaction, chosen or mine, None, note)


class WorkshopItem(Pressed, template=WORKSHOP):
    async def act(self, interaction: Interaction) -> None:
        if (act := VERBS.get(self.match["verb"])) is None:
            raise Illegal("deck-gone")
        await act(interaction, self.number("deck"), Shown(self.match["view"], self.number("page")))


class WorkshopForm(Form):
    template = WORKSHOP_FORM

    async def act(self, interaction: Interaction) -> None:
        deck, before = int(self.match["deck"]), Shown(self.match["view"])
        match self.match["verb"]:
            case "find":
                await search(interaction, deck, before, typed(interaction))
            case "name":
                decks, name = interaction.client.services.decks, plain(typed(interaction), NAME)
                await show(interaction, await decks.rename(interaction.user.id, deck, name), before)
            case _:
                raise Illegal("deck-gone")


class ShelfItem(Pressed, template=SHELF):
    async def act(self, interaction: Interaction) -> None:
        picked = "".join(values(interaction)[:1])
        if self.match["verb"] == "new":
            await begin(interaction, self.match["key"] or "")
        elif self.match["verb"] == "mine" and picked.isdecimal():
            await _show(interaction, int(picked), Shown(""))
        elif self.match["verb"] == "ready":
            await show_found(interaction, *deck_of(picked))
        else:
            await show_shelf(interaction)


class CodeDeckButton(Pressed, template=CODE_DECK):
    async def act(self, interaction: Interaction) -> None:
        await keep(interaction, self.match["code"], sit=self.match["verb"] == "sit")


ITEMS = (WorkshopItem, ShelfItem, CodeDeckButton)
FORMS = (WorkshopForm,)
