"""Handle presses in the workshop, on the shelf and on shared decks; each press is saved at once."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

from discord import ButtonStyle
from discord.app_commands import Choice

from bot.features.decks.lookup import card_name, family_of, prebuilt_decks
from bot.features.decks.panel import (
    INSIDE,
    MAX_SEARCH_LENGTH,
    SEARCH,
    OpenList,
    choices,
    curve,
    curve_line,
    panel_embed,
    panel_items,
    valid_list,
    workshop_id,
)
from bot.features.decks.views import code_items, deck_embed, deck_line, export, shelf_embed, shelf_items
from bot.features.interactions.items import (
    ask_line,
    first_pick,
    on_press,
    on_submit,
    picked_number,
    picked_values,
    typed,
)
from bot.features.interactions.responses import MessagePage, is_own, show_page
from bot.features.reference.lookup import folded
from bot.i18n.names import clean_line, escape
from bot.i18n.texts import Phrases, Texts
from bot.services.context import Interaction, texts_for
from bot.ui.components import CODE_DECK, DROP_DECK, MAX_OPTION, SHELF, WORKSHOP, WORKSHOP_FORM, view_of
from bot.ui.style import truncate
from engine.core.decisions import Refused
from engine.core.decks import Deck, UnnamedDeck
from engine.core.records.decks import SavedDeck
from engine.tables.decks import NAME, Decks, Swap, deck_in, deck_of

MAX_TEXT_LENGTH = 4000  # characters to search for a code


# Showing


async def show(
    interaction: Interaction, deck: SavedDeck, opened: OpenList | None = None, note: str = ""
) -> None:
    """Show a deck in the workshop, in place if it was pressed there."""
    text, opened = texts_for(interaction), valid_list(deck, opened)
    picture = None
    if deck.cards:
        pictures, guild = interaction.client.services.pictures, interaction.guild_id or 0
        alt = [deck.name, curve_line(deck, text)]
        picture = await pictures.standalone(curve(deck), alt, interaction.user.id, guild)
    embed = panel_embed(deck, text, note, drawn=picture is not None)
    items = panel_items(deck, opened, text, interaction.id)
    await show_page(interaction, MessagePage(embed, items, picture))


async def show_shelf(interaction: Interaction) -> None:
    text, decks = texts_for(interaction), await _decks(interaction).all(interaction.user.id)
    await show_page(interaction, MessagePage(shelf_embed(decks, text), shelf_items(decks, text)))


async def show_shared(interaction: Interaction, family: str, deck: UnnamedDeck | SavedDeck) -> None:
    """Show a deck that is not the user's yet."""
    text = texts_for(interaction)
    shared = SavedDeck(0, 0, family, _title(family, deck, text), deck.leader, deck.cards)
    await show_page(interaction, MessagePage(deck_embed(shared, text), code_items(shared, text)))


async def show_code_in(interaction: Interaction, written: str) -> None:
    """Show the deck whose code appears anywhere in a text; raises `InvalidDeck` if there is none."""
    await show_shared(interaction, *deck_in(written[:MAX_TEXT_LENGTH]))


def _title(family: str, deck: Deck, text: Texts) -> str:
    """Name a deck after the prebuilt one with the same cards, or after its leader."""
    for _, other in prebuilt_decks(text, family):
        if (other.leader, {*other.cards}) == (deck.leader, {*deck.cards}):
            return other.name
    return card_name(family, deck.leader, text)


def _decks(interaction: Interaction) -> Decks:
    return interaction.client.services.decks


# The workshop


async def _show(interaction: Interaction, deck_id: int, opened: OpenList) -> None:
    await show(interaction, await _decks(interaction).find(interaction.user.id, deck_id), opened)


async def _pick(interaction: Interaction, deck_id: int, opened: OpenList) -> None:
    """Remove the tapped cards that the list marked, and add the others."""
    # The list is read from the message, because another panel may have changed the deck since.
    data: Mapping[str, Any] = dict(interaction.data or {})
    rows = interaction.message.components if interaction.message else ()
    items = (item for row in rows for item in getattr(row, "children", ()))
    lists = (item.options for item in items if getattr(item, "custom_id", None) == data.get("custom_id"))
    marked = {option.value for options in lists for option in options if str(option.emoji) == INSIDE}
    picked = picked_values(interaction)
    swap = await _decks(interaction).swap(
        interaction.user.id,
        deck_id,
        [card for card in picked if card not in marked],
        [card for card in picked if card in marked],
    )
    await show(interaction, swap.deck, opened, _changes(swap, texts_for(interaction)))


def _changes(swap: Swap, text: Texts) -> str:
    def names(cards: tuple[str, ...]) -> str:
        return text.join([card_name(swap.deck.family, card, text) for card in cards])

    faults = dict.fromkeys(Phrases(text, swap.deck.family, ()).refusal(fault) for fault in swap.refused)
    lines = [
        text("deck-added", cards=names(swap.added)) if swap.added else "",
        text("deck-removed", cards=names(swap.removed)) if swap.removed else "",
        *(f"⚠️ {fault}" for fault in faults),
    ]
    return "\n".join(filter(None, lines))


async def _lead(interaction: Interaction, deck_id: int, opened: OpenList) -> None:
    swap = await _decks(interaction).set_leader(interaction.user.id, deck_id, first_pick(interaction))
    await show(interaction, swap.deck, opened, _changes(swap, texts_for(interaction)))


async def _fill(interaction: Interaction, deck_id: int, opened: OpenList) -> None:
    text, swap = texts_for(interaction), await _decks(interaction).fill(interaction.user.id, deck_id)
    notes = (text("deck-filled", count=len(swap.added)), _changes(replace(swap, added=()), text))
    await show(interaction, swap.deck, opened, "\n".join(filter(None, notes)))


async def _undo(interaction: Interaction, deck_id: int, opened: OpenList) -> None:
    deck = await _decks(interaction).undo(interaction.user.id, deck_id)
    await show(interaction, deck, opened, texts_for(interaction)("deck-undone"))


async def _sit(interaction: Interaction, deck_id: int, opened: OpenList) -> None:
    chosen = await _decks(interaction).choose(interaction.user.id, deck_id)
    if chosen is not None:
        await show(interaction, chosen, opened)


async def _code(interaction: Interaction, deck_id: int, _: OpenList) -> None:
    deck = await _decks(interaction).find(interaction.user.id, deck_id)
    await interaction.response.send_message(export(deck, texts_for(interaction)), ephemeral=True)


async def _drop(interaction: Interaction, deck_id: int, opened: OpenList) -> None:
    text, deck = texts_for(interaction), await _decks(interaction).find(interaction.user.id, deck_id)
    if not is_own(interaction):  # a forged id: the message may be a board
        raise Refused("deck-gone")
    drop = DROP_DECK.button(text("btn-drop-deck"), ButtonStyle.danger, deck_id=deck_id)
    at = workshop_id(deck_id, opened.view)
    back = WORKSHOP.button(text("btn-back"), row=0, verb="show", **at)
    question = text("deck-drop-sure", deck=escape(deck.name))
    view = view_of([drop, back])
    await interaction.response.edit_message(content=question, embed=None, attachments=[], view=view)


async def _find(interaction: Interaction, deck_id: int, opened: OpenList) -> None:
    text, name = texts_for(interaction), WORKSHOP_FORM.name(deck_id=deck_id, verb="find", view=opened.view)
    current = opened.view.removeprefix(SEARCH) if opened.view.startswith(SEARCH) else ""
    await ask_line(interaction, name, text("title-deck-find"), text("deck-find"), MAX_SEARCH_LENGTH, current)


async def _name(interaction: Interaction, deck_id: int, opened: OpenList) -> None:
    text, deck = texts_for(interaction), await _decks(interaction).find(interaction.user.id, deck_id)
    name = WORKSHOP_FORM.name(deck_id=deck_id, verb="name", view=opened.view)
    await ask_line(interaction, name, text("title-deck-name"), text("deck-name"), NAME, deck.name)


VERBS: Mapping[str, Callable[[Interaction, int, OpenList], Awaitable[None]]] = {
    "show": _show,
    "more": _show,
    "pick": _pick,
    "lead": _lead,
    "fill": _fill,
    "undo": _undo,
    "sit": _sit,
    "code": _code,
    "list": lambda interaction, *_: show_shelf(interaction),
    "drop": _drop,
    "find": _find,
    "name": _name,
}


@on_press(WORKSHOP)
async def run_workshop_verb(interaction: Interaction, deck_id: int, verb: str, page: int, view: str) -> None:
    if (act := VERBS.get(verb)) is None:
        raise Refused("deck-gone")
    await act(interaction, deck_id, OpenList(view, page))


@on_submit(WORKSHOP_FORM)
async def take_workshop_form(interaction: Interaction, deck_id: int, verb: str, view: str) -> None:
    opened = OpenList(view)
    if verb == "find":
        await search(interaction, deck_id, opened, typed(interaction))
    elif verb == "name":
        name = clean_line(typed(interaction), NAME)
        await show(interaction, await _decks(interaction).rename(interaction.user.id, deck_id, name), opened)
    else:
        raise Refused("deck-gone")


async def search(interaction: Interaction, deck_id: int, opened: OpenList, query: str) -> None:
    """Show the cards that match, or say that there are none."""
    deck, text = await _decks(interaction).find(interaction.user.id, deck_id), texts_for(interaction)
    words = folded(query)[:MAX_SEARCH_LENGTH]
    if words and choices(deck, f"{SEARCH}{words}", text):
        await show(interaction, deck, OpenList(f"{SEARCH}{words}"))
    else:
        note = text("deck-find-none", words=escape(clean_line(query, MAX_SEARCH_LENGTH)))
        await show(interaction, deck, opened, note)


# The shelf, and decks without an owner


async def begin(interaction: Interaction, leader: str) -> None:
    """Begin a deck for this leader; raises `Refused`."""
    if (family := family_of(leader)) is None:
        raise Refused("deck-no-leader")
    name = card_name(family, leader, texts_for(interaction))
    empty = UnnamedDeck(leader, ())
    await show(interaction, await _decks(interaction).save_copy(interaction.user.id, family, name, empty))


@on_press(CODE_DECK)
async def keep(interaction: Interaction, verb: str, code: str) -> None:
    """Save the deck of a code as the user's own; with "sit" also bring it from now on. Raises `Refused`."""
    family, deck = deck_of(code)
    text, decks = texts_for(interaction), _decks(interaction)
    saved = await decks.save_copy(interaction.user.id, family, _title(family, deck, text), deck)
    chosen = await decks.choose(interaction.user.id, saved.id) if verb == "sit" else None
    note = "" if chosen else text("deck-made", deck=escape(saved.name))
    await show(interaction, chosen or saved, None, note)


@on_press(SHELF)
async def run_shelf_verb(interaction: Interaction, verb: str, key: str = "") -> None:
    if verb == "new":
        await begin(interaction, key)
    elif verb == "mine" and (deck_id := picked_number(interaction)) is not None:
        await _show(interaction, deck_id, OpenList(""))
    elif verb == "ready":
        await show_shared(interaction, *deck_of(first_pick(interaction)))
    else:
        await show_shelf(interaction)


async def complete_deck(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest the user's decks, the one changed last first, then the prebuilt ones."""
    text = texts_for(interaction)
    decks = [(deck.name, deck) for deck in await interaction.client.services.decks.all(interaction.user.id)]
    named = [(deck_line(deck, deck.name, text), key) for key, deck in [*decks, *prebuilt_decks(text)]]
    matching = [(line, key) for line, key in named if folded(current) in folded(line)]
    return [Choice(name=truncate(line, MAX_OPTION), value=key) for line, key in matching]
