"""Which deck somebody brings to a game: looked up when they join, changed by a list that only they see."""

from __future__ import annotations

from typing import TypeAlias

from discord.app_commands import Choice

from bot.features.decks.views import NO_DECK, deck_line, picking, wrong
from bot.features.shared.errors import tell, tell_in_place
from bot.features.shared.items import Pressed, values
from bot.i18n.texts import Words, escaped
from bot.services.context import Interaction, words_for
from bot.ui.components import DECK, DROP_DECK, sealed
from bot.ui.looks import fitting
from engine.core.prompts import Illegal
from engine.games import GAMES
from engine.store.decks import OwnDeck
from engine.tables.decks import code_of

Press: TypeAlias = Interaction
PREBUILT = "none-of-mine-but-a-prebuilt-deck-at-the-table"  # longer than any deck's name


async def brought(press: Press, game: str, name: str | None = None) -> OwnDeck | None:
    """The deck that a person brings: the one they name, or else the one they chose; raises `Illegal`."""
    rules = GAMES.get(game)
    if rules is None or not rules.own_decks:
        if name is not None:
            raise Illegal("own-decks")
        return None
    if name == PREBUILT:
        return None
    return await press.client.services.decks.chosen(press.user.id, rules.family, name)


async def tell_deck(press: Press, deck: OwnDeck | None) -> None:
    """Tell a person privately which deck they have brought."""
    if deck is not None:
        await tell(press, words_for(press)("deck-brought", deck=escaped(deck.name)))


async def complete_brought(press: Press, current: str) -> list[Choice[str]]:
    """My decks that can be played, and "none", where the game is played with decks."""
    rules = GAMES.get(
        press.namespace.game or (await press.client.services.store.server_settings(press.guild_id or 0)).game
    )
    if rules is None or not rules.own_decks:
        return []
    text = words_for(press)
    named = [(deck_line(deck, deck.name, text), deck.name) for deck in await playable(press, rules.family)]
    return fitting([*named, (text("deck-prebuilt"), PREBUILT)], current)


async def ask_deck(press: Press, offer: int = 0) -> None:
    """Let somebody choose which deck they bring, to this offer if there is one."""
    text, decks = words_for(press), await playable(press, await _family(press, offer))
    if not decks:
        await tell(press, text("deck-pick-none"))
        return
    view = sealed([picking(offer, decks, text)], press.client.services.store.epoch)
    await press.response.send_message(text("deck-pick"), view=view, ephemeral=True)


async def pick_deck(press: Press, offer: int, picked: str) -> None:
    """Bring the picked deck from now on, and to this offer if its owner has joined; raises `Illegal`."""
    family = await _family(press, offer)
    mine = {str(deck.id): deck for deck in await press.client.services.decks.all(press.user.id, family)}
    if picked != NO_DECK and picked not in mine:
        raise Illegal("deck-none")
    wanted = mine[picked].name if picked in mine else None
    deck = await press.client.services.decks.choose(press.user.id, wanted, family)
    code = None if deck is None else code_of(deck)
    here = await press.client.services.store.bring_deck(offer, press.user.id, code)
    await tell_in_place(press, said_chosen(deck, words_for(press), here=here))


def said_chosen(deck: OwnDeck | None, text: Words, *, here: bool = False) -> str:
    """A sentence: which deck somebody brings from now on; `here`: to this offer as well."""
    name = text("deck-prebuilt") if deck is None else escaped(deck.name)
    return text("deck-picked-here" if here else "deck-picked", deck=name)


async def playable(press: Press, family: str | None) -> list[OwnDeck]:
    """The decks that this person may bring, to games of this family if one is given."""
    text, mine = words_for(press), await press.client.services.decks.all(press.user.id, family)
    return [deck for deck in mine if not wrong(deck, text)]


async def _family(press: Press, offer: int) -> str | None:
    """The family of the game that is offered; None without an offer, or if that game no longer exists."""
    found = await press.client.services.store.offer(offer) if offer else None
    return GAMES[found.game].family if found is not None and found.game in GAMES else None


async def drop_deck(press: Press, deck: int) -> None:
    """Delete a deck, if the person who presses owns it."""
    await press.client.services.decks.delete(press.user.id, deck)
    await tell_in_place(press, words_for(press)("deck-dropped"), embed=None)


class DeckSelect(Pressed, template=DECK):
    async def act(self, interaction: Interaction) -> None:
        await pick_deck(interaction, self.number("offer"), "".join(values(interaction)[:1]))


class DropDeckButton(Pressed, template=DROP_DECK):
    async def act(self, interaction: Interaction) -> None:
        await drop_deck(interaction, self.number("deck"))


ITEMS = (DeckSelect, DropDeckButton)
