"""`/deck workshop list code`: building decks of one's own; and the older commands, for one release.

Every answer is for the one who asks, in their language. What may be done is decided in
engine/tables/decks.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.features.decks.actions import LONGEST_TEXT, show, show_code_in, show_found, show_shelf
from bot.features.decks.completion import complete_add, complete_any_deck, complete_deck, complete_remove
from bot.features.decks.lookup import card_name, family_of, meant, prebuilt
from bot.features.decks.seat import ask_deck, choose, said_chosen
from bot.features.decks.views import deck_embed, export, wrong
from bot.features.shared.resolve_table import Command
from bot.games import DECK_PRESENTERS
from bot.i18n.texts import escaped, plain
from bot.i18n.translator import name_of
from bot.services.context import words_for
from bot.ui.commands import ServerGroup, command, group_words
from bot.ui.components import sealed
from bot.ui.deck_components import drop_deck_button
from engine.core.decisions import Illegal
from engine.core.decks import Deck, Draft
from engine.store.decks import OwnDeck
from engine.tables.decks import NAME, deck_in, free_name

KEY = "cmd-deck"
DECK, CARD, SECOND, THIRD = (f"{KEY}-{name}" for name in ("deck", "card", "second", "third"))


def choices(offered: Iterable[Mapping[str, str]]) -> list[Choice[str]]:
    """The decks' options of all games, by value; names are messages."""
    messages = {value: message for each in offered for value, message in each.items()}
    return [Choice(name=name_of(message), value=value) for value, message in messages.items()]


LEADERS = choices(each.leaders for each in DECK_PRESENTERS.values())
TYPES = choices(each.types for each in DECK_PRESENTERS.values())
KEYWORDS = choices(each.keywords for each in DECK_PRESENTERS.values())


async def own_or_prebuilt(interaction: Command, name: str | None) -> OwnDeck:
    """The deck of this name, mine before prebuilt ones; without a name, my deck that was changed last."""
    try:
        return await interaction.client.services.decks.find(interaction.user.id, name)
    except Illegal:
        if name is None or (ready := prebuilt(name, words_for(interaction))) is None:
            raise
        return ready


async def answer(interaction: Command, deck: OwnDeck, note: str = "") -> None:
    """Show a deck to its owner."""
    embed = deck_embed(deck, words_for(interaction), note)
    await interaction.response.send_message(embed=embed, ephemeral=True)


def card_keys(*typed: str | None) -> list[str]:
    """The keys of the cards that were named; raises `Illegal`."""
    keys = [key for each in typed if each is not None if (key := meant(each)) is not None]
    if len(keys) < sum(each is not None for each in typed):
        raise Illegal("deck-no-card")
    return keys


def names(interaction: Command, deck: OwnDeck, keys: Iterable[str]) -> str:
    """The names of cards, as a list in a sentence."""
    text = words_for(interaction)
    return text.listed([card_name(deck.family, key, text) for key in keys])


async def beginning(interaction: Command, leader: str | None, copy: str | None) -> tuple[str, Deck]:
    """The family of a new deck, and the deck it starts as: a copy, or empty; raises `Illegal`."""
    if copy is not None:
        found = await own_or_prebuilt(interaction, copy)
        if leader not in (None, found.leader):
            raise Illegal("deck-another-leader")
        return found.family, found
    if leader is None or (family := family_of(leader)) is None:
        raise Illegal("deck-whose")
    return family, Draft(leader, ())


class DeckCommands(ServerGroup, **group_words(f"{KEY}-group")):
    """Building decks."""

    @command(f"{KEY}-workshop", deck=f"{KEY}-last")
    @app_commands.autocomplete(deck=complete_any_deck)
    async def workshop(self, interaction: Command, deck: str | None = None) -> None:
        if deck is None and not await interaction.client.services.decks.all(interaction.user.id):
            await show_shelf(interaction)
            return
        found = await own_or_prebuilt(interaction, deck)
        if found.id:
            await show(interaction, found)
        else:
            await show_found(interaction, found.family, found)

    @command(f"{KEY}-list")
    async def show_all(self, interaction: Command) -> None:
        await show_shelf(interaction)

    @command(f"{KEY}-code", text=f"{KEY}-text", deck=f"{KEY}-last")
    @app_commands.autocomplete(deck=complete_any_deck)
    async def code(
        self,
        interaction: Command,
        text: app_commands.Range[str, 1, LONGEST_TEXT] | None = None,
        deck: str | None = None,
    ) -> None:
        if text is not None:
            await show_code_in(interaction, text)
        else:
            await send_code(interaction, deck)

    @command(f"{KEY}-show", deck=DECK)
    @app_commands.autocomplete(deck=complete_any_deck)
    async def show(self, interaction: Command, deck: str | None = None) -> None:
        await answer(interaction, await own_or_prebuilt(interaction, deck))

    @command(f"{KEY}-new", name=f"{KEY}-name", leader=f"{KEY}-leader", copy=f"{KEY}-copy")
    @app_commands.choices(leader=LEADERS)
    @app_commands.autocomplete(copy=complete_any_deck)
    async def new(
        self,
        interaction: Command,
        name: app_commands.Range[str, 1, NAME],
        leader: str | None = None,
        copy: str | None = None,
    ) -> None:
        family, first = await beginning(interaction, leader, copy)
        made = await interaction.client.services.decks.make(
            interaction.user.id, family, plain(name, NAME), first
        )
        await answer(interaction, made, words_for(interaction)("deck-made", deck=escaped(made.name)))

    @command(
        f"{KEY}-add",
        card=CARD,
        second=SECOND,
        third=THIRD,
        deck=f"{KEY}-last",
        kind=f"{KEY}-type",
        keyword=f"{KEY}-keyword",
    )
    @app_commands.choices(kind=TYPES, keyword=KEYWORDS)
    @app_commands.autocomplete(card=complete_add, second=complete_add, third=complete_add, deck=complete_deck)
    async def add(
        self,
        interaction: Command,
        card: str,
        second: str | None = None,
        third: str | None = None,
        deck: str | None = None,
        kind: str | None = None,
        keyword: str | None = None,
    ) -> None:
        keys = card_keys(card, second, third)
        changed = await interaction.client.services.decks.add(interaction.user.id, deck, keys)
        await answer(
            interaction,
            changed,
            words_for(interaction)("deck-added", cards=names(interaction, changed, keys)),
        )

    @command(f"{KEY}-remove", card=CARD, second=SECOND, third=THIRD, deck=f"{KEY}-last")
    @app_commands.autocomplete(
        card=complete_remove, second=complete_remove, third=complete_remove, deck=complete_deck
    )
    async def remove(
        self,
        interaction: Command,
        card: str,
        second: str | None = None,
        third: str | None = None,
        deck: str | None = None,
    ) -> None:
        keys = card_keys(card, second, third)
        changed = await interaction.client.services.decks.remove(interaction.user.id, deck, keys)
        await answer(
            interaction,
            changed,
            words_for(interaction)("deck-removed", cards=names(interaction, changed, keys)),
        )

    @command(f"{KEY}-check", deck=DECK)
    @app_commands.autocomplete(deck=complete_deck)
    async def check(self, interaction: Command, deck: str | None = None) -> None:
        found = await interaction.client.services.decks.find(interaction.user.id, deck)
        text = words_for(interaction)
        faults = "\n".join(f"⚠️ {fault}" for fault in wrong(found, text)) or text("deck-ready")
        said = f"**{escaped(found.name)}**\n{faults}"
        await interaction.response.send_message(said, ephemeral=True)

    @command(f"{KEY}-rename", deck=DECK, name=f"{KEY}-name")
    @app_commands.autocomplete(deck=complete_deck)
    async def rename(self, interaction: Command, deck: str, name: app_commands.Range[str, 1, NAME]) -> None:
        changed = await interaction.client.services.decks.rename(interaction.user.id, deck, plain(name, NAME))
        note = words_for(interaction)(
            "deck-renamed", old=escaped(plain(deck, NAME)), deck=escaped(changed.name)
        )
        await answer(interaction, changed, note)

    @command(f"{KEY}-delete", deck=DECK)
    @app_commands.autocomplete(deck=complete_deck)
    async def delete(self, interaction: Command, deck: str) -> None:
        text = words_for(interaction)
        found = await interaction.client.services.decks.find(interaction.user.id, deck)
        view = sealed([drop_deck_button(found.id, text("btn-drop-deck"))])
        sure = text("deck-drop-sure", deck=escaped(found.name))
        await interaction.response.send_message(sure, view=view, ephemeral=True)

    @command(f"{KEY}-choose", deck=DECK)
    @app_commands.autocomplete(deck=complete_any_deck)
    async def bring(self, interaction: Command, deck: str | None = None) -> None:
        if deck is None:
            await ask_deck(interaction)
            return
        chosen = await choose(interaction, deck)
        said = said_chosen(chosen, words_for(interaction))
        await interaction.response.send_message(said, ephemeral=True)

    @command(f"{KEY}-export", deck=DECK)
    @app_commands.autocomplete(deck=complete_any_deck)
    async def write(self, interaction: Command, deck: str | None = None) -> None:
        await send_code(interaction, deck)

    @command(f"{KEY}-import", code=f"{KEY}-code-option", name=f"{KEY}-import-name")
    async def read(
        self, interaction: Command, code: str, name: app_commands.Range[str, 1, NAME] | None = None
    ) -> None:
        family, first = deck_in(code[:LONGEST_TEXT])
        named = card_name(family, first.leader, words_for(interaction))
        mine = await interaction.client.services.decks.all(interaction.user.id)
        called = free_name(named, (deck.name for deck in mine)) if name is None else plain(name, NAME)
        made = await interaction.client.services.decks.make(interaction.user.id, family, called, first)
        await answer(interaction, made, words_for(interaction)("deck-made", deck=escaped(made.name)))


async def send_code(interaction: Command, deck: str | None) -> None:
    """Tell the code of a deck with its list; of the one changed last, if none is named. Raises `Illegal`."""
    found = await own_or_prebuilt(interaction, deck)
    await interaction.response.send_message(export(found, words_for(interaction)), ephemeral=True)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Add the group."""
    await bot.add_cog(DeckCommands())
