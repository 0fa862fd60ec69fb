"""`/wanted duel table`: how games start."""

from collections.abc import Iterable

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.features.daily.duels import challenge_to_deal
from bot.features.decks.seat import complete_brought, deck_to_bring
from bot.features.interactions.resolve_table import usual_game
from bot.features.lobby.challenge import FOR_TWO, challenge_to, presets, terms_of
from bot.features.lobby.looking import look
from bot.features.lobby.new_table import STANDARD, open_panel, open_table
from bot.i18n.translator import name_of
from bot.services.context import Interaction
from bot.ui.commands import GROUP, SharedGroupCog, command
from bot.ui.style import matching
from engine.club.daily import SEATS
from engine.core.clocks import TIME_CONTROL_KEYS
from engine.core.decisions import Refused
from engine.core.records.offers import FRIENDLY, STAKES
from engine.games import GAMES
from engine.search.levels import LEVELS

KEY = "cmd-wanted"
VARIANT = f"{KEY}-variant"
CLOCK = f"{KEY}-clock"
STAKE = f"{KEY}-stakes"
DECK = f"{KEY}-deck"
MAX_HOURS = 24
FEWEST = min(rules.seats[0] for rules in GAMES.values())
MANY = max(rules.seats[-1] for rules in GAMES.values())


def games(names: Iterable[str]) -> list[Choice[str]]:
    return [Choice(name=name_of(f"game-{name}"), value=name) for name in names]


STRENGTHS = [Choice(name=name_of(f"level-{level}"), value=level) for level in LEVELS]
KINDS = [Choice(name=name_of(f"stakes-{stakes}"), value=stakes) for stakes in STAKES]
PACES = [Choice(name=name_of(f"clock-{clock}"), value=clock) for clock in TIME_CONTROL_KEYS]


async def complete_variant(interaction: Interaction, current: str) -> list[Choice[str]]:
    game = interaction.namespace.game or await usual_game(interaction)
    return matching(presets(interaction, game).items(), current)


class LobbyCommands(SharedGroupCog):
    @command(f"{KEY}-duel", variant=VARIANT, clock=CLOCK, deck=DECK, stakes=STAKE)
    @app_commands.choices(
        game=games(dict.fromkeys([*FOR_TWO, *SEATS])), clock=PACES, level=STRENGTHS, stakes=KINDS
    )
    @app_commands.autocomplete(variant=complete_variant, deck=complete_brought)
    async def duel(
        self,
        interaction: Interaction,
        opponent: discord.Member | discord.User,
        game: str | None = None,
        variant: str = STANDARD,
        clock: str = "",
        deck: str | None = None,
        level: str | None = None,
        stakes: str = "",
        same_deal: bool = False,
    ) -> None:
        if same_deal:
            if (variant, clock, deck) != (STANDARD, "", None) or stakes not in ("", FRIENDLY):
                raise Refused("same-deal-terms")
            await challenge_to_deal(interaction, opponent, game, level)
            return
        await challenge_to(interaction, opponent, game, variant, clock, deck, level, stakes)

    @command(f"{KEY}-table", variant=VARIANT, clock=CLOCK, deck=DECK, stakes=STAKE)
    @app_commands.choices(game=games(GAMES), clock=PACES, stakes=KINDS)
    @app_commands.autocomplete(variant=complete_variant, deck=complete_brought)
    async def table(
        self,
        interaction: Interaction,
        game: str | None = None,
        seats: app_commands.Range[int, FEWEST, MANY] | None = None,
        variant: str = STANDARD,
        clock: str = "",
        deck: str | None = None,
        stakes: str = "",
    ) -> None:
        if game is None and variant == STANDARD and deck is None:
            await open_panel(interaction, clock, seats or 0, stakes)
            return
        terms = terms_of(
            interaction, game or await usual_game(interaction), variant, clock, seats or 0, stakes
        )
        await open_table(interaction, terms, await deck_to_bring(interaction, terms.game, deck))

    @command(f"{KEY}-looking")
    @app_commands.choices(game=games(FOR_TWO), clock=PACES)
    async def looking(
        self,
        interaction: Interaction,
        game: str = "",
        hours: app_commands.Range[int, 1, MAX_HOURS] = 4,
        clock: str = "",
    ) -> None:
        await look(interaction, game, clock, hours)


async def setup(bot: commands.AutoShardedBot) -> None:
    await LobbyCommands().join(bot, GROUP)
