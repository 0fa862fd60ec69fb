"""Which deck a user brings to a game, and the list in which they pick it."""

from __future__ import annotations

from discord.app_commands import Choice

from bot.features.decks.lookup import prebuilt, prebuilt_decks
from bot.features.decks.views import NO_DECK, deck_line, others, picking, wrong
from bot.features.shared.items import Pressed, values
from bot.features.shared.resolve_table import usual_game
from bot.features.shared.responses import tell, tell_in_place
from bot.i18n.texts import escaped
from bot.services.context import Interaction, words_for
from bot.ui.components import sealed
from bot.ui.deck_components import DECK, DROP_DECK
from bot.ui.style import fitting
from engine.core.decisions import Illegal
from engine.games import GAMES
from engine.store.decks import OwnDeck
from engine.tables.decks import code_of, deck_of

PREBUILT = "none-of-mine-but-a-prebuilt-deck-at-the-table"  # longer than any deck's name


async def brought(interaction: Interaction, game: str, name: str | None = None) -> OwnDeck | None:
    """Return the deck that a user brings: the one named, else the one they chose; raises `Illegal`."""
    rules = GAMES.get(game)
    if rules is None or not rules.own_decks:
        if name is not None:
            raise Illegal("own-decks")
        return None
    if name == PREBUILT:
        return None
    try:
        return await interaction.client.services.decks.chosen(interaction.user.id, rules.family, name)
    except Illegal as why:
        ready = prebuilt(name or "", words_for(interaction), rules.family)
        if why.code not in ("deck-none", "deck-none-yet") or ready is None:
            raise
        return ready


async def tell_deck(interaction: Interaction, deck: OwnDeck | None) -> None:
    if deck is not None:
        await tell(interaction, words_for(interaction)("deck-brought", deck=escaped(deck.name)))


async def complete_brought(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest the user's playable decks, the prebuilt ones, and none."""
    rules = GAMES.get(interaction.namespace.game or await usual_game(interaction))
    if rules is None or not rules.own_decks:
        return []
    text = words_for(interaction)
    mine = await playable(interaction, rules.family)
    named = [(deck_line(deck, deck.name, text), deck.name) for deck in mine]
    more = others(mine, rules.family, text)
    ready = ((key, deck) for key, deck in prebuilt_decks(text, rules.family) if deck in more)
    named += [(deck_line(deck, deck.name, text), key) for key, deck in ready]
    return fitting([*named, (text("deck-prebuilt"), PREBUILT)], current)


async def ask_deck(interaction: Interaction, offer: int = 0) -> None:
    """Let a user choose which deck they bring: to this offer, or from now on."""
    text, family = words_for(interaction), await _family(interaction, offer)
    view = sealed([picking(offer, await playable(interaction, family), family, text)])
    await interaction.response.send_message(text("deck-pick"), view=view, ephemeral=True)


async def pick_deck(interaction: Interaction, offer: int, picked: str) -> None:
    """Bring the picked deck from now on, and to this offer if the user has joined; raises `Illegal`."""
    family = await _family(interaction, offer)
    wanted = None if picked == NO_DECK else await _picked(interaction, family, picked)
    deck = await interaction.client.services.decks.choose(interaction.user.id, wanted, family)
    code = None if deck is None else code_of(deck)
    here = await interaction.client.services.store.bring_deck(offer, interaction.user.id, code)
    text = words_for(interaction)
    name = text("deck-prebuilt") if deck is None else escaped(deck.name)
    await tell_in_place(interaction, text("deck-picked-here" if here else "deck-picked", deck=name))


async def _picked(interaction: Interaction, family: str | None, picked: str) -> int:
    decks, text = interaction.client.services.decks, words_for(interaction)
    if picked.isdecimal():
        mine = [deck.id for deck in await decks.all(interaction.user.id, family) if deck.id == int(picked)]
        if not mine:
            raise Illegal("deck-none")
        return mine[0]
    game, deck = deck_of(picked)
    ready = [each for _, each in prebuilt_decks(text, family) if code_of(each) == picked]
    if not ready:
        raise Illegal("deck-none")
    return (await decks.keep(interaction.user.id, game, ready[0].name, deck)).id


async def playable(interaction: Interaction, family: str | None) -> list[OwnDeck]:
    """Return the user's decks that are legal."""
    text, mine = (
        words_for(interaction),
        await interaction.client.services.decks.all(interaction.user.id, family),
    )
    return [deck for deck in mine if not wrong(deck, text)]


async def _family(interaction: Interaction, offer: int) -> str | None:
    """Return the family of the offered game; None if there is no such offer or game."""
    found = await interaction.client.services.store.offer(offer) if offer else None
    return GAMES[found.game].family if found is not None and found.game in GAMES else None


async def drop_deck(interaction: Interaction, deck: int) -> None:
    await interaction.client.services.decks.delete(interaction.user.id, deck)
    await tell_in_place(interaction, words_for(interaction)("deck-dropped"), embed=None)


class DeckSelect(Pressed, template=DECK):
    async def act(self, interaction: Interaction) -> None:
        await pick_deck(interaction, self.number("offer"), "".join(values(interaction)[:1]))


class DropDeckButton(Pressed, template=DROP_DECK):
    async def act(self, interaction: Interaction) -> None:
        await drop_deck(interaction, self.number("deck"))


ITEMS = (DeckSelect, DropDeckButton)
