"""Which deck a user brings to a game, and the list in which they pick it."""

from __future__ import annotations

from typing import TypeAlias

from discord.app_commands import Choice

from bot.features.decks.lookup import prebuilt, prebuilt_decks
from bot.features.decks.views import NO_DECK, deck_line, others, picking, wrong
from bot.features.shared.items import Pressed, values
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

Press: TypeAlias = Interaction
PREBUILT = "none-of-mine-but-a-prebuilt-deck-at-the-table"  # longer than any deck's name


async def brought(press: Press, game: str, name: str | None = None) -> OwnDeck | None:
    """Return the deck that a user brings: the one named, else the one they chose; raises `Illegal`."""
    rules = GAMES.get(game)
    if rules is None or not rules.own_decks:
        if name is not None:
            raise Illegal("own-decks")
        return None
    if name == PREBUILT:
        return None
    try:
        return await press.client.services.decks.chosen(press.user.id, rules.family, name)
    except Illegal as why:
        ready = prebuilt(name or "", words_for(press), rules.family)
        if why.code not in ("deck-none", "deck-none-yet") or ready is None:
            raise
        return ready


async def tell_deck(press: Press, deck: OwnDeck | None) -> None:
    if deck is not None:
        await tell(press, words_for(press)("deck-brought", deck=escaped(deck.name)))


async def complete_brought(press: Press, current: str) -> list[Choice[str]]:
    """Suggest the user's playable decks, the prebuilt ones, and none."""
    rules = GAMES.get(
        press.namespace.game or (await press.client.services.store.server_settings(press.guild_id or 0)).game
    )
    if rules is None or not rules.own_decks:
        return []
    text = words_for(press)
    mine = await playable(press, rules.family)
    named = [(deck_line(deck, deck.name, text), deck.name) for deck in mine]
    more = others(mine, rules.family, text)
    ready = ((key, deck) for key, deck in prebuilt_decks(text, rules.family) if deck in more)
    named += [(deck_line(deck, deck.name, text), key) for key, deck in ready]
    return fitting([*named, (text("deck-prebuilt"), PREBUILT)], current)


async def ask_deck(press: Press, offer: int = 0) -> None:
    """Let a user choose which deck they bring: to this offer, or from now on."""
    text, family = words_for(press), await _family(press, offer)
    view = sealed([picking(offer, await playable(press, family), family, text)])
    await press.response.send_message(text("deck-pick"), view=view, ephemeral=True)


async def pick_deck(press: Press, offer: int, picked: str) -> None:
    """Bring the picked deck from now on, and to this offer if the user has joined; raises `Illegal`."""
    family = await _family(press, offer)
    wanted = None if picked == NO_DECK else await _picked(press, family, picked)
    deck = await press.client.services.decks.choose(press.user.id, wanted, family)
    code = None if deck is None else code_of(deck)
    here = await press.client.services.store.bring_deck(offer, press.user.id, code)
    text = words_for(press)
    name = text("deck-prebuilt") if deck is None else escaped(deck.name)
    await tell_in_place(press, text("deck-picked-here" if here else "deck-picked", deck=name))


async def _picked(press: Press, family: str | None, picked: str) -> int:
    decks, text = press.client.services.decks, words_for(press)
    if picked.isdecimal():
        mine = [deck.id for deck in await decks.all(press.user.id, family) if deck.id == int(picked)]
        if not mine:
            raise Illegal("deck-none")
        return mine[0]
    game, deck = deck_of(picked)
    ready = [each for _, each in prebuilt_decks(text, family) if code_of(each) == picked]
    if not ready:
        raise Illegal("deck-none")
    return (await decks.keep(press.user.id, game, ready[0].name, deck)).id


async def playable(press: Press, family: str | None) -> list[OwnDeck]:
    """Return the user's decks that are legal."""
    text, mine = words_for(press), await press.client.services.decks.all(press.user.id, family)
    return [deck for deck in mine if not wrong(deck, text)]


async def _family(press: Press, offer: int) -> str | None:
    """Return the family of the offered game; None if there is no such offer or game."""
    found = await press.client.services.store.offer(offer) if offer else None
    return GAMES[found.game].family if found is not None and found.game in GAMES else None


async def drop_deck(press: Press, deck: int) -> None:
    await press.client.services.decks.delete(press.user.id, deck)
    await tell_in_place(press, words_for(press)("deck-dropped"), embed=None)


class DeckSelect(Pressed, template=DECK):
    async def act(self, interaction: Interaction) -> None:
        await pick_deck(interaction, self.number("offer"), "".join(values(interaction)[:1]))


class DropDeckButton(Pressed, template=DROP_DECK):
    async def act(self, interaction: Interaction) -> None:
        await drop_deck(interaction, self.number("deck"))


ITEMS = (DeckSelect, DropDeckButton)
