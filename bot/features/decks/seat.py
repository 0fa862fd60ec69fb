"""Which deck a user brings to a game, and the list in which they pick it."""

import discord
from discord.app_commands import Choice

from bot.features.decks.lookup import prebuilt, prebuilt_decks
from bot.features.decks.views import NO_DECK, deck_line, others, picking, wrong
from bot.features.interactions.items import first_pick, on_press
from bot.features.interactions.resolve_table import usual_game
from bot.features.interactions.responses import edit_private, send_private
from bot.i18n.names import escape
from bot.services.context import Interaction, texts_for
from bot.ui.components import DECK, DROP_DECK, view_of
from bot.ui.style import matching, turned_to
from engine.core.decisions import Refused
from engine.core.log import effective_rows
from engine.core.records.decks import SavedDeck
from engine.games import GAMES
from engine.tables.decks import code_of, deck_of

PREBUILT = "none-of-mine-but-a-prebuilt-deck-at-the-table"  # longer than any deck's name can be


async def deck_to_bring(interaction: Interaction, game: str, name: str | None = None) -> SavedDeck | None:
    """Return the deck that a user brings: the named one, else the one they chose; raises `Refused`."""
    rules = GAMES.get(game)
    if rules is None or not rules.allows_custom_decks:
        if name is not None:
            raise Refused("decks-not-used")
        return None
    if name == PREBUILT:
        return None
    try:
        return await interaction.client.services.decks.chosen(interaction.user.id, rules.family, name)
    except Refused as why:
        ready = prebuilt(name or "", texts_for(interaction), rules.family)
        if why.code not in ("deck-none", "deck-none-yet") or ready is None:
            raise
        return ready


async def deck_to_bring_again(interaction: Interaction, game: str, table_id: int | None) -> SavedDeck | None:
    """Return the deck that a user brings to a game that may be a rematch of a table.

    It is the one they chose, else the prebuilt one that they played there.
    """
    deck, services = await deck_to_bring(interaction, game), interaction.client.services
    if deck is not None or table_id is None:
        return deck
    snapshot = await services.tables.get(table_id)
    if (seat := snapshot.seat_of(interaction.user.id)) is None:
        return None
    code, text = snapshot.participants[seat].deck_code, texts_for(interaction)
    replies = [row.reply for row in effective_rows(await services.tables.log(table_id)) if row.seat == seat]
    ready = prebuilt_decks(text, GAMES[game].family)
    return next((deck for key, deck in ready if (key,) in replies or code_of(deck) == code), None)


async def tell_deck(interaction: Interaction, deck: SavedDeck | None) -> None:
    if deck is not None:
        await send_private(interaction, texts_for(interaction)("deck-brought", deck=escape(deck.name)))


async def complete_brought(interaction: Interaction, current: str) -> list[Choice[str]]:
    rules = GAMES.get(interaction.namespace.game or await usual_game(interaction))
    if rules is None or not rules.allows_custom_decks:
        return []
    text = texts_for(interaction)
    decks = await playable(interaction, rules.family)
    named = [(deck_line(deck, deck.name, text), deck.name) for deck in decks]
    more = others(decks, rules.family, text)
    ready = ((key, deck) for key, deck in prebuilt_decks(text, rules.family) if deck in more)
    named += [(deck_line(deck, deck.name, text), key) for key, deck in ready]
    return matching([*named, (text("deck-prebuilt"), PREBUILT)], current)


async def ask_deck(interaction: Interaction, offer_id: int = 0) -> None:
    """Let a user choose which deck they bring: to this offer, or from now on."""
    view = await _picking(interaction, offer_id)
    await interaction.response.send_message(texts_for(interaction)("deck-pick"), view=view, ephemeral=True)


async def _picking(interaction: Interaction, offer_id: int, page: int = 0) -> discord.ui.View:
    text, family = texts_for(interaction), await _family(interaction, offer_id)
    return view_of([picking(offer_id, await playable(interaction, family), family, text, page)])


@on_press(DECK)
async def pick_deck(interaction: Interaction, offer_id: int) -> None:
    """Bring the picked deck from now on, and to this offer if the user has joined; raises `Refused`."""
    if (page := turned_to(first_pick(interaction))) is not None:
        await interaction.response.edit_message(view=await _picking(interaction, offer_id, page))
        return
    picked, family = first_pick(interaction), await _family(interaction, offer_id)
    wanted = None if picked == NO_DECK else await _picked(interaction, family, picked)
    deck = await interaction.client.services.decks.choose(interaction.user.id, wanted, family)
    code = None if deck is None else code_of(deck)
    here = await interaction.client.services.store.decks.bring_deck(offer_id, interaction.user.id, code)
    text = texts_for(interaction)
    name = text("deck-prebuilt") if deck is None else escape(deck.name)
    await edit_private(interaction, text("deck-picked-here" if here else "deck-picked", deck=name))


async def _picked(interaction: Interaction, family: str | None, picked: str) -> int:
    decks, text = interaction.client.services.decks, texts_for(interaction)
    if picked.isdecimal():
        deck_ids = [
            deck.id for deck in await decks.all(interaction.user.id, family) if deck.id == int(picked)
        ]
        if not deck_ids:
            raise Refused("deck-none")
        return deck_ids[0]
    game, deck = deck_of(picked)
    ready = [prebuilt for _, prebuilt in prebuilt_decks(text, family) if code_of(prebuilt) == picked]
    if not ready:
        raise Refused("deck-none")
    return (await decks.save_copy(interaction.user.id, game, ready[0].name, deck)).id


async def playable(interaction: Interaction, family: str | None) -> list[SavedDeck]:
    """Return the user's decks that are legal."""
    decks, text = interaction.client.services.decks, texts_for(interaction)
    return [deck for deck in await decks.all(interaction.user.id, family) if not wrong(deck, text)]


async def _family(interaction: Interaction, offer_id: int) -> str | None:
    offer = await interaction.client.services.store.offers.get(offer_id) if offer_id else None
    return GAMES[offer.game].family if offer is not None and offer.game in GAMES else None


@on_press(DROP_DECK)
async def drop_deck(interaction: Interaction, deck_id: int) -> None:
    await interaction.client.services.decks.delete(interaction.user.id, deck_id)
    await edit_private(interaction, texts_for(interaction)("deck-dropped"), embed=None)
