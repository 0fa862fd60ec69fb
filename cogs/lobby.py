"""`/wanted duel table`: how games start."""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.features.decks.seat import complete_brought, deck_to_bring, tell_deck
from bot.features.interactions.permissions import check_permissions, wants_thread
from bot.features.interactions.resolve_table import usual_game
from bot.features.lobby.actions import actor_of, back_at, make_offer, post
from bot.features.lobby.new_table import STANDARD, open_panel, open_table
from bot.features.lobby.views import variant_name
from bot.i18n.names import called
from bot.i18n.translator import name_of
from bot.services.context import Interaction, texts_for
from bot.ui.commands import GROUP, SharedGroupCog, command
from bot.ui.style import matching
from engine.core.clocks import TIME_CONTROL_KEYS
from engine.core.decisions import Refused
from engine.core.records.users import Participant
from engine.games import GAMES
from engine.search.levels import DEFAULT_LEVEL, LEVELS
from engine.tables.offers import OfferTerms

KEY = "cmd-wanted"
VARIANT = f"{KEY}-variant"
CLOCK = f"{KEY}-clock"
HINTS = f"{KEY}-hints"
DECK = f"{KEY}-deck"
FEWEST = min(rules.seats[0] for rules in GAMES.values())
MANY = max(rules.seats[-1] for rules in GAMES.values())


def games(names: Iterable[str]) -> list[Choice[str]]:
    return [Choice(name=name_of(f"game-{name}"), value=name) for name in names]


STRENGTHS = [Choice(name=name_of(f"level-{level}"), value=level) for level in LEVELS]
PACES = [Choice(name=name_of(f"clock-{clock}"), value=clock) for clock in TIME_CONTROL_KEYS]
FOR_TWO = [name for name, rules in GAMES.items() if 2 in rules.seats]


async def complete_variant(interaction: Interaction, current: str) -> list[Choice[str]]:
    game = interaction.namespace.game or await usual_game(interaction)
    return matching(presets(interaction, game).items(), current)


class LobbyCommands(SharedGroupCog):
    @command(
        f"{KEY}-duel",
        opponent=f"{KEY}-duel-opponent",
        game=f"{KEY}-duel-game",
        variant=VARIANT,
        clock=CLOCK,
        deck=DECK,
        level=f"{KEY}-duel-level",
        hints=HINTS,
    )
    @app_commands.choices(game=games(FOR_TWO), clock=PACES, level=STRENGTHS)
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
        hints: bool = False,
    ) -> None:
        await challenge_to(interaction, opponent, game, variant, clock, deck, level, hints=hints)

    @command(
        f"{KEY}-table",
        game=f"{KEY}-table-game",
        seats=f"{KEY}-table-seats",
        variant=VARIANT,
        clock=CLOCK,
        deck=DECK,
        hints=HINTS,
    )
    @app_commands.choices(game=games(GAMES), clock=PACES)
    @app_commands.autocomplete(variant=complete_variant, deck=complete_brought)
    async def table(
        self,
        interaction: Interaction,
        game: str | None = None,
        seats: app_commands.Range[int, FEWEST, MANY] | None = None,
        variant: str = STANDARD,
        clock: str = "",
        deck: str | None = None,
        hints: bool = False,
    ) -> None:
        if game is None and variant == STANDARD and deck is None:
            await open_panel(interaction, clock, seats or 0, hints=hints)
            return
        terms = terms_of(
            interaction, game or await usual_game(interaction), variant, clock, seats or 0, hints=hints
        )
        await open_table(interaction, terms, await deck_to_bring(interaction, terms.game, deck))


async def challenge_to(
    interaction: Interaction,
    opponent: discord.Member | discord.User,
    game: str | None = None,
    variant: str = STANDARD,
    clock: str = "",
    deck: str | None = None,
    level: str | None = None,
    *,
    hints: bool = False,
) -> None:
    """Challenge a user, or the computer; raises `Refused`."""
    terms = terms_of(interaction, game or await usual_game(interaction), variant, clock, hints=hints)
    if not isinstance(opponent, discord.Member):
        raise Refused("offer-not-on-server", who=str(opponent.id))
    allowed = opponent.resolved_permissions
    if allowed is not None and not allowed.view_channel:
        raise Refused("offer-channel-hidden", who=str(opponent.id))
    own = await deck_to_bring(interaction, terms.game, deck)
    name = called(opponent.display_name, opponent.name)
    against_computer = opponent == interaction.client.user
    if against_computer:
        text = await interaction.client.services.guilds.texts(terms.guild_id)
        if level not in (None, DEFAULT_LEVEL):
            name = text("computer-duel", name=name, level=text(f"level-{level}"))
        guest = Participant(None, name, level=level or DEFAULT_LEVEL)
    elif level is not None:
        raise Refused("offer-level")
    else:
        guest = Participant(opponent.id, name)
    if not await check_permissions(interaction, await wants_thread(interaction)):
        return
    offers, host = interaction.client.services.offers, actor_of(interaction, own)
    bot, back = opponent.bot and not against_computer, back_at(interaction, guest.user_id)
    offer = await make_offer(interaction, lambda: offers.challenge(terms, host, guest, bot=bot, back=back))
    await post(interaction, offer)
    await tell_deck(interaction, own)


def terms_of(
    interaction: Interaction, game: str, variant: str, clock: str, seats: int = 0, *, hints: bool = False
) -> OfferTerms:
    """Return the terms; the variant may be typed by its name."""
    meant = {name.casefold(): preset for name, preset in presets(interaction, game).items()}
    variant = meant.get(variant.strip().casefold(), variant)
    guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
    return OfferTerms(guild, channel, game, variant, seats, clock, hints=hints)


def presets(interaction: Interaction, game: str) -> dict[str, str]:
    """Return the variants of a game by name, in the user's language."""
    text, rules = texts_for(interaction), GAMES.get(game)
    return {} if rules is None else {variant_name(text, variant): variant for variant in rules.variants}


async def setup(bot: commands.AutoShardedBot) -> None:
    await LobbyCommands().join(bot, GROUP)
