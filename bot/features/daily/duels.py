"""Duels on the same deal: challenge to one, play one's run, see what both came to."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import discord
from discord import ButtonStyle, Embed

from bot.features.daily.views import outcome_of, parted_ways, squares
from bot.features.game_panels.actions import show_hand
from bot.features.interactions.items import on_press
from bot.features.interactions.permissions import check_permissions
from bot.features.interactions.resolve_table import usual_game
from bot.features.interactions.responses import MessagePage, show_page
from bot.features.lobby.actions import back_at, make_offer, post
from bot.features.lobby.challenge import challenged_user
from bot.features.lobby.messages import edit_message
from bot.features.lobby.views import seat_names
from bot.i18n.names import escape
from bot.i18n.texts import Texts
from bot.services.channels import nonce, pinging
from bot.services.context import Interaction, ServiceClient, actor_of, texts_for
from bot.ui.components import MAX_LABEL, REPLAY, SAME_DEAL, AnyButton, view_of
from bot.ui.style import FINISHED_COLOR, OFFER_COLOR, computer_name, embed_of, truncate
from engine.club.daily import SEATS, featured_game
from engine.core.decisions import Refused
from engine.core.records import offers as kinds
from engine.core.records.deals import DealRun
from engine.core.records.pings import PendingPing
from engine.core.records.users import PSEUDONYMS, Participant
from engine.search.levels import SHERIFF
from engine.tables.dailies import Fork
from engine.tables.offer_terms import OfferTerms
from engine.tables.same_deals import SameDeal


async def challenge_to_deal(
    interaction: Interaction, opponent: discord.Member | discord.User, game: str | None, level: str | None
) -> None:
    """Challenge a user to play the same deal; raises `Refused`."""
    services = interaction.client.services
    if game is None:
        game = await usual_game(interaction)
        game = game if game in SEATS else featured_game(await services.dailies.today())
    guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
    terms = OfferTerms(guild, channel, game, stakes=kinds.FRIENDLY, deal_level=level or SHERIFF)
    guest = Participant(*challenged_user(interaction, opponent))
    if opponent == interaction.client.user:
        raise Refused("same-deal-computer")
    if not await check_permissions(interaction, False):
        return
    host, back = actor_of(interaction), back_at(interaction, guest.user_id)
    challenge = partial(services.offers.challenge, terms, host, guest, bot=opponent.bot, back=back)
    await post(interaction, await make_offer(interaction, partial(challenge, kind=kinds.SAME_DEAL)))


@on_press(SAME_DEAL)
async def play(interaction: Interaction, deal_id: int) -> None:
    """Begin or continue the user's run, in a message that only they see."""
    services, text, user = interaction.client.services, texts_for(interaction), interaction.user
    duel = await services.same_deals.find(deal_id, user.id)
    name = partial(computer_name, text, level=duel.deal.level)
    snapshot = await services.same_deals.play(deal_id, actor_of(interaction), name)
    if snapshot.game.winners is None:
        await show_hand(interaction, snapshot.id)
    else:
        await show_duel(interaction, deal_id)


async def show_duel(interaction: Interaction, deal_id: int) -> None:
    """Show the user how far a duel is, the other's result only once it is decided."""
    services, text, user_id = interaction.client.services, texts_for(interaction), interaction.user.id
    duel = await services.same_deals.find(deal_id, user_id)
    own = duel.run_of(user_id)
    if own is not None and own.score is None:
        await services.dailies.score(own.table_id)  # its game may have ended a moment ago
        duel = await services.same_deals.find(deal_id, user_id)
        own = duel.run_of(user_id)
    if duel.is_decided or duel.are_both_finished:
        result = result_embed(duel, await services.same_deals.parting(duel), text)
        await show_page(interaction, MessagePage(result, _replays(duel, text)))
        return
    until = f"<t:{duel.deal.closes_at}:f>"
    lines = [_outcome(own, text), text("same-deal-waits", when=until)]
    if own is None or own.score is None:
        lines = [text("same-deal-open", when=until)]
    label = "btn-daily-play" if own is None else "btn-daily-continue"
    buttons = [SAME_DEAL.button(text(label), ButtonStyle.success, deal_id=deal_id)]
    embed = embed_of(_title(duel, text), lines, OFFER_COLOR)
    buttons = [] if own is not None and own.score is not None else buttons
    await show_page(interaction, MessagePage(embed, buttons))


def result_embed(duel: SameDeal, fork: Fork | None, text: Texts) -> Embed:
    """Return what both came to, where they parted, and the secret of the deal."""
    names = [escape(name) for name in seat_names(duel.offer, text)]
    winner = duel.winner
    if winner is not None:
        lines = [text("same-deal-won", name=names[winner]), ""]
    else:
        lines = [text("same-deal-equal" if duel.are_both_finished else "same-deal-nobody"), ""]
    places = range(2) if winner != 1 else (1, 0)
    for place in places:
        run = duel.runs[place]
        how_it_stood = squares(run) if run is not None else ""
        lines.append(
            text("same-deal-line", name=names[place], squares=how_it_stood, outcome=_outcome(run, text))
        )
    if fork is not None:
        lines += ["", *_parted(duel, fork, names, text)]
    deal = duel.deal
    opened = text("same-deal-secret", deal=deal.id, number=str(deal.number), secret=deal.secret)
    return embed_of(_title(duel, text), lines, FINISHED_COLOR, opened)


def _title(duel: SameDeal, text: Texts) -> str:
    game, level = text(f"game-{duel.deal.game}"), text(f"level-{duel.deal.level}")
    return text("title-same-deal", game=game, level=level)


def _outcome(run: DealRun | None, text: Texts) -> str:
    if run is None or run.score is None:
        return text("same-deal-unfinished" if run is not None else "same-deal-unplayed")
    return outcome_of(run.score, text)


def _parted(duel: SameDeal, fork: Fork, names: list[str], text: Texts) -> Iterator[str]:
    yield text("same-deal-parted", turn=fork.turn)
    for name, line in zip(names, parted_ways(fork, duel.deal, text)):
        yield text("same-deal-way", name=name, move=line)


def _replays(duel: SameDeal, text: Texts) -> list[AnyButton]:
    names = seat_names(duel.offer, text)
    return [
        REPLAY.button(truncate(text("btn-same-deal-replay", name=name), MAX_LABEL), table_id=run.table_id)
        for name, run in zip(names, duel.runs)
        if run is not None and run.score is not None
    ]


async def post_result(client: discord.Client, duel: SameDeal, seen_by: int | None) -> None:
    """Post the result where the challenge stands; it pings whoever waits for it."""
    assert isinstance(client, ServiceClient)
    services, offer = client.services, duel.offer
    text = await services.guilds.texts(offer.guild_id)
    embed = result_embed(duel, await services.same_deals.parting(duel), text)
    users = [user for user in (offer.host.user_id, offer.opponent_id) if user is not None and user != seen_by]
    pings = [PendingPing(offer.id, user, "compared", 0, 0) for user in users if user < PSEUDONYMS]
    pinged = await services.notifications.pings_for_message(offer.guild_id, pings)
    channel = client.get_partial_messageable(offer.channel_id, guild_id=offer.guild_id)
    await channel.send(
        " ".join(f"<@{user}>" for user in pinged) or None,
        embed=embed,
        view=view_of(_replays(duel, text)),
        allowed_mentions=pinging(pinged),
        nonce=nonce("duel", offer.epoch, offer.id),
    )
    if offer.message_id is not None:
        await edit_message(client, services, replace(offer, state=kinds.COMPARED))
