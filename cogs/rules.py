"""`/wanted rules card help learn`: looking things up and learning a game."""

from collections.abc import Iterable
from itertools import islice

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.features.interactions.resolve_table import game_played_here, usual_game
from bot.features.interactions.responses import send_private, show_page
from bot.features.learn.actions import learn
from bot.features.reference.lookup import book_of, card, chapter_page, page, suggested_cards, suggested_topics
from bot.features.reference.pages import card_page, rule_page, show_books
from bot.features.table_actions.help import open_help
from bot.i18n.names import clean_line, escape
from bot.i18n.translator import name_of
from bot.services.context import Interaction, texts_for
from bot.ui.commands import GROUP, SharedGroupCog, command
from bot.ui.components import MAX_OPTION
from bot.ui.style import MAX_CHOICES, truncate
from engine.games import GAMES, MODULES

KEY = "cmd-wanted"
TAUGHT = [family for family, module in MODULES.items() if module.lessons]
LONGEST_ECHO = 60  # characters of what was typed that an answer repeats


def choices(named: Iterable[tuple[str, str]]) -> list[Choice[str]]:
    suggestions = islice(named, MAX_CHOICES + 1)  # one more than fits, to know whether there are more
    return [Choice(name=truncate(name, MAX_OPTION), value=value) for name, value in suggestions]


async def complete_topic(interaction: Interaction, current: str) -> list[Choice[str]]:
    book = book_of(interaction.namespace.game or await usual_game(interaction))
    return choices(suggested_topics(book, current, texts_for(interaction))) if book else []


async def complete_card(interaction: Interaction, current: str) -> list[Choice[str]]:
    return choices(suggested_cards(current, texts_for(interaction)))


class RulesCommands(SharedGroupCog):
    @command(f"{KEY}-rules")
    @app_commands.choices(game=[Choice(name=name_of(f"game-{name}"), value=name) for name in GAMES])
    @app_commands.autocomplete(topic=complete_topic)
    async def rules(
        self, interaction: Interaction, game: str | None = None, topic: str | None = None
    ) -> None:
        text = texts_for(interaction)
        game = game or await game_played_here(interaction)
        if game is None and topic is None:
            await show_books(interaction)
            return
        book = book_of(game or await usual_game(interaction))
        if book is None:
            await send_private(interaction, text("rules-no-book"))
            return
        first = chapter_page(book, book.modes.get(game or "", book.chapters[0]), text)
        rule = first if topic is None else page(book, topic, text)
        if rule is None:
            await send_private(interaction, text("rules-no-topic", topic=echo(topic or "")))
            return
        await show_page(interaction, await rule_page(interaction, book, rule), beside=True)

    @command(f"{KEY}-card")
    @app_commands.autocomplete(name=complete_card)
    async def show_card(self, interaction: Interaction, name: str) -> None:
        text = texts_for(interaction)
        known = card(name)
        if known is None:
            await send_private(interaction, text("rules-no-card", name=echo(name)))
            return
        await show_page(interaction, await card_page(interaction, known), beside=True)

    @command(f"{KEY}-learn")
    @app_commands.choices(game=[Choice(name=name_of(f"{family}-lessons"), value=family) for family in TAUGHT])
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        await learn(interaction, game)

    @command(f"{KEY}-help")
    async def show_help(self, interaction: Interaction) -> None:
        await open_help(interaction)


def echo(typed: str) -> str:
    return escape(clean_line(typed, LONGEST_ECHO))


async def setup(bot: commands.AutoShardedBot) -> None:
    await RulesCommands().join(bot, GROUP)
