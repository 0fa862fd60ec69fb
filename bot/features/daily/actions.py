"""`/wanted daily` and its buttons: open a card, play, share, look back, verify."""

from contextlib import suppress
from functools import partial

from discord import AllowedMentions

from bot.features.daily.duels import show_duel
from bot.features.daily.views import FILE, LUCK, OTHERS, PLAY, SHARE, Viewer, card, revealed, share_line
from bot.features.game_panels.actions import show_hand
from bot.features.game_panels.log_pages import game_file
from bot.features.interactions.items import first_pick, on_press, picked_number
from bot.features.interactions.permissions import check_may_write
from bot.features.interactions.responses import show_page
from bot.services.context import Interaction, actor_of, texts_for
from bot.ui.components import DAILY
from bot.ui.style import computer_name
from engine.club.daily import featured_game
from engine.core.decisions import Refused
from engine.core.records.deals import DealRun, SealedDeal


async def open_daily(interaction: Interaction) -> None:
    dailies = interaction.client.services.dailies
    today = await dailies.today()
    deal = await dailies.deal(today, featured_game(today))
    if deal is None:
        raise Refused("daily-closed")
    await _show(interaction, deal)


@on_press(DAILY)
async def open_deal(interaction: Interaction, deal_id: int) -> None:
    """Show a deal's card or, once its day is over, what it came to; or a duel on the same deal."""
    services = interaction.client.services
    deal = await services.store.deals.get(deal_id)
    if deal is not None and deal.day is None:
        await show_duel(interaction, deal_id)
    else:
        await _show(interaction, await services.dailies.find(deal_id))


@on_press(OTHERS)
async def open_other(interaction: Interaction, deal_id: int) -> None:
    if first_pick(interaction) == LUCK:
        raise Refused("daily-luck")
    await open_deal(interaction, picked_number(interaction) or deal_id)


@on_press(PLAY)
async def play(interaction: Interaction, deal_id: int) -> None:
    """Begin or continue the user's run, in a message that only they see."""
    client, text, user = interaction.client, texts_for(interaction), interaction.user
    services = client.services
    deal = await services.dailies.find(deal_id)
    try:
        snapshot = await services.dailies.play(
            deal_id,
            actor_of(interaction),
            interaction.guild_id or 0,
            partial(computer_name, text, level=deal.level),
            is_owner=await client.is_bot_owner(user.id),
        )
    except Refused as why:
        if why.code == "daily-another":
            raise Refused(why.code, game=text(f"game-{why.facts['game']}")) from None
        raise
    services.daily_deals.opened(deal_id)
    if snapshot.game.winners is None:
        await show_hand(interaction, snapshot.id)
    else:
        await _show(interaction, deal)


@on_press(SHARE)
async def share(interaction: Interaction, deal_id: int) -> None:
    check_may_write(interaction)
    deal, run = await _finished(interaction, deal_id)
    dailies = interaction.client.services.dailies
    standings = await dailies.standings(deal)
    number = await dailies.number_of(deal.daily_day)
    line = share_line(number, deal, run, standings.percent(run), texts_for(interaction))
    await interaction.response.send_message(line, allowed_mentions=AllowedMentions.none())


@on_press(FILE)
async def send_file(interaction: Interaction, deal_id: int) -> None:
    """Send the user's run, or else the best one, as a file for `wanted verify`."""
    services = interaction.client.services
    deal = await services.dailies.find(deal_id)
    run = await services.store.deals.run(deal_id, interaction.user.id)
    if run is None or run.score is None:
        run = next(iter((await services.dailies.standings(deal)).runs), None)
    if run is None:
        raise Refused("daily-unfinished")
    snapshot = await services.tables.get(run.table_id)
    file = await game_file(services, snapshot)
    await interaction.response.send_message(file=file, ephemeral=True)


async def _finished(interaction: Interaction, deal_id: int) -> tuple[SealedDeal, DealRun]:
    services = interaction.client.services
    deal = await services.dailies.find(deal_id)
    run = await services.store.deals.run(deal_id, interaction.user.id)
    if run is None or run.score is None:
        raise Refused("daily-unfinished")
    return deal, run


async def _show(interaction: Interaction, deal: SealedDeal) -> None:
    services = interaction.client.services
    run = await services.store.deals.run(deal.id, interaction.user.id)
    if run is not None and run.score is None:
        with suppress(Refused):  # its game may have ended a moment ago, or not have begun
            await services.dailies.score(run.table_id)
    viewer = Viewer(services, interaction.guild_id or 0, interaction.user.id, texts_for(interaction))
    is_over = deal.closes_at <= services.now() and deal.daily_day < await services.dailies.today()
    await show_page(interaction, await (revealed if is_over else card)(viewer, deal))
