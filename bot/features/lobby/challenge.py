"""Challenge a user, or the computer: by command, from a menu, or from the panel **Play a friend**."""

import re
from typing import Any

import discord
from discord.ui import UserSelect

from bot.features.decks.seat import deck_to_bring, tell_deck
from bot.features.interactions.items import first_pick, on_press
from bot.features.interactions.permissions import check_permissions, wants_thread
from bot.features.interactions.resolve_table import usual_game
from bot.features.interactions.responses import MessagePage, show_page
from bot.features.lobby.actions import back_at, computer_guest, make_offer, post
from bot.features.lobby.views import invitation_lines, variant_name
from bot.i18n.names import called
from bot.services.context import Interaction, actor_of, texts_for
from bot.ui.components import FRIEND, ItemId
from bot.ui.style import OFFER_COLOR, embed_of, option
from engine.core.decisions import Refused
from engine.core.records.users import Participant
from engine.games import GAMES
from engine.search.levels import DEFAULT_LEVEL
from engine.tables.offers import OfferTerms

STANDARD = "standard"
USER = re.compile(r"[0-9]{1,19}")  # a client may send anything
FRIEND_GAME = ItemId("frg")
FRIEND_WHO = ItemId("frw", game="[a-z-]{1,40}")
FOR_TWO = [name for name, rules in GAMES.items() if 2 in rules.seats]


async def challenge_to(
    interaction: Interaction,
    opponent: discord.Member | discord.User,
    game: str | None = None,
    variant: str = STANDARD,
    clock: str = "",
    deck: str | None = None,
    level: str | None = None,
    stakes: str = "",
) -> None:
    """Challenge a user, or the computer; raises `Refused`."""
    terms = terms_of(interaction, game or await usual_game(interaction), variant, clock, stakes=stakes)
    opponent_id, name = challenged_user(interaction, opponent)
    own = await deck_to_bring(interaction, terms.game, deck)
    against_computer = opponent == interaction.client.user
    if against_computer:
        guest = await computer_guest(interaction, level or DEFAULT_LEVEL)
    elif level is not None:
        raise Refused("offer-level")
    else:
        guest = Participant(opponent_id, name)
    if not await check_permissions(interaction, await wants_thread(interaction)):
        return
    offers, host = interaction.client.services.offers, actor_of(interaction, own)
    bot, back = opponent.bot and not against_computer, back_at(interaction, guest.user_id)
    offer = await make_offer(interaction, lambda: offers.challenge(terms, host, guest, bot=bot, back=back))
    await post(interaction, offer)
    await tell_deck(interaction, own)


def challenged_user(interaction: Interaction, opponent: discord.Member | discord.User) -> tuple[int, str]:
    """Return the id and name of a user who is here to be challenged; raises `Refused`."""
    if not isinstance(opponent, discord.Member):
        raise Refused("offer-not-on-server", who=str(opponent.id))
    if not _may_see(interaction, opponent):
        raise Refused("offer-channel-hidden", who=str(opponent.id))
    return opponent.id, called(opponent.display_name, opponent.name)


def _may_see(interaction: Interaction, opponent: discord.Member) -> bool:
    """Return whether the opponent sees this channel; a command comes with their permissions."""
    channel, allowed = interaction.channel, opponent.resolved_permissions
    if allowed is None and isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        allowed = channel.permissions_for(opponent)
    return allowed is None or allowed.view_channel


def terms_of(
    interaction: Interaction, game: str, variant: str, clock: str, seats: int = 0, stakes: str = ""
) -> OfferTerms:
    """Return the terms; the variant may be typed by its name."""
    meant = {name.casefold(): preset for name, preset in presets(interaction, game).items()}
    variant = meant.get(variant.strip().casefold(), variant)
    guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
    return OfferTerms(guild, channel, game, variant, seats, clock, stakes=stakes)


def presets(interaction: Interaction, game: str) -> dict[str, str]:
    text, rules = texts_for(interaction), GAMES.get(game)
    return {} if rules is None else {variant_name(text, preset): preset for preset in rules.variants}


@on_press(FRIEND)
async def open_friend(interaction: Interaction) -> None:
    usual = await usual_game(interaction)
    page = _friend_page(interaction, usual if usual in FOR_TWO else FOR_TWO[0])
    await show_page(interaction, page, beside=True)


def _friend_page(interaction: Interaction, game: str) -> MessagePage:
    text = texts_for(interaction)
    options = [option(text(f"game-{name}"), name, chosen=name == game) for name in FOR_TWO]
    who: UserSelect[Any] = UserSelect(
        custom_id=FRIEND_WHO.name(game=game), placeholder=text("hint-friend"), max_values=1
    )
    lines = [*invitation_lines(game, None, text), text("friend-then")]
    embed = embed_of(text("btn-friend"), lines, OFFER_COLOR)
    return MessagePage(embed, [FRIEND_GAME.select(options), who])


@on_press(FRIEND_GAME)
async def pick_game(interaction: Interaction) -> None:
    game = first_pick(interaction)
    await show_page(interaction, _friend_page(interaction, game if game in FOR_TWO else FOR_TWO[0]))


@on_press(FRIEND_WHO)
async def pick_opponent(interaction: Interaction, game: str) -> None:
    """Challenge the picked user; raises `Refused`."""
    if game not in FOR_TWO:
        raise Refused("offer-game")
    await challenge_to(interaction, await member_picked(interaction, first_pick(interaction)), game)


async def member_picked(interaction: Interaction, picked: str) -> discord.Member:
    """Return the member with this id, which may be forged; raises `Refused`."""
    if interaction.guild is None or not USER.fullmatch(picked):
        raise Refused("offer-game")
    try:
        return await interaction.guild.fetch_member(int(picked))
    except discord.NotFound:
        raise Refused("offer-not-on-server", who=picked) from None
