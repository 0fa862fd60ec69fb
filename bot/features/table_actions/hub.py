"""`/wanted games`: what waits for the user, and a list to open it from."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from discord import ButtonStyle

from bot.features.daily.duels import play as play_same_deal
from bot.features.game_panels.inbox import waiting
from bot.features.interactions.items import first_pick, on_press
from bot.features.interactions.resolve_table import finished, my_tables, table_label
from bot.features.interactions.responses import MessagePage, is_own, show_page
from bot.features.lobby.actions import rematch, withdraw
from bot.features.lobby.looking import stop_looking
from bot.features.replay.actions import open_replay
from bot.features.replay.try_again import ask_reminder
from bot.features.table_actions.actions import is_available, run_action
from bot.i18n.texts import Texts
from bot.services.context import Interaction, texts_for
from bot.services.ping_targets import offer_name, wish_name
from bot.ui.components import FIRST_GAME, FRIEND, MY_GAMES, AnyButton, AnySelect, ItemId, view_of
from bot.ui.style import option, page_of, turned_to
from engine.core.decisions import Refused
from engine.core.records.tables import TableSummary

HubRow: TypeAlias = tuple[str, int, str]  # a verb, the id of a table or offer, and its name
OVER = {"rematch", "replay"}  # verbs for finished games
MAX_REMATCHES = 3  # most replays offered, of the last games
HUB = ItemId("hub")


async def _do(verb: str, interaction: Interaction, number: int) -> None:
    await run_action(interaction, verb, number)


OPENED: Mapping[str, Callable[[Interaction, int], Awaitable[None]]] = {
    "hand": partial(_do, "hand"),
    "claim": partial(_do, "claim"),
    "seat": partial(_do, "seat"),
    "withdraw": withdraw,
    "same-deal": play_same_deal,
    "looking": stop_looking,
    "rematch": rematch,
    "replay": open_replay,
    "mistake": ask_reminder,
}


@on_press(MY_GAMES)
async def open_hub(interaction: Interaction) -> None:
    page = MessagePage(await waiting(interaction), await hub_items(interaction))
    await show_page(interaction, page, beside=True)


async def hub_items(interaction: Interaction, page: int = 0) -> list[AnyButton | AnySelect]:
    """Make the list of what the user can open, if there is anything; without a game, the ways to one."""
    text = texts_for(interaction)
    rows = await _rows(interaction, text)
    options = [option(text(f"hub-{what}", name=name), f"{what}:{number}") for what, number, name in rows]
    is_idle = {what for what, *_ in rows} <= OVER
    hint = text("hint-hub-over" if is_idle else "hint-hub")
    items: list[AnyButton | AnySelect] = []
    if options:
        items.append(HUB.select(page_of(options, text, page), hint))
    if is_idle:
        items.append(FRIEND.button(text("btn-friend"), ButtonStyle.primary))
        items.append(FIRST_GAME.button(text("btn-play-computer"), ButtonStyle.primary))
    return items


async def _rows(interaction: Interaction, text: Texts) -> list[HubRow]:
    """List the urgent, hands, mistakes to ask again, offers, the looking, rematches and replays."""
    summaries, services = await my_tables(interaction), interaction.client.services
    hands = [("hand", summary.table_id, table_label(summary, text)) for summary in summaries]
    own_offers = await services.store.offers.open_offers(
        guild_id=interaction.guild_id, user_id=interaction.user.id
    )
    offers = [
        ("withdraw", offer.id, offer_name(offer, text))
        for offer in own_offers
        if offer.host.user_id == interaction.user.id
    ]
    looking = await services.lookings.of_user(interaction.user.id, interaction.guild_id or 0)
    duels = await services.store.offers.accepted(interaction.user.id)
    offers += [("same-deal", duel.deal_id or 0, offer_name(duel, text)) for duel in duels]
    if looking is not None:
        offers.append(("looking", 0, wish_name(looking, text)))
    over = await finished(interaction)(limit=MAX_REMATCHES)
    again = [
        ("rematch", summary.table_id, table_label(summary, text))
        for summary in over
        if not await services.store.offers.rematches(summary.table_id)
    ]
    replays = [("replay", summary.table_id, table_label(summary, text)) for summary in over]
    urgent = await _urgent(interaction, summaries, text)
    reminders = await services.store.stories.reminders_of(interaction.user.id, interaction.guild_id or 0)
    mistakes = [
        ("mistake", reminder.id, text("mistake-name", turn=reminder.turn, table=reminder.table_id))
        for reminder in reminders
    ]
    return [*urgent, *hands, *mistakes, *offers, *again, *replays]


async def _urgent(interaction: Interaction, summaries: Sequence[TableSummary], text: Texts) -> list[HubRow]:
    rows: list[HubRow] = []
    for summary in summaries:
        for verb in ("claim", "seat"):
            if await is_available(interaction, verb, summary.table_id):
                rows.append((verb, summary.table_id, table_label(summary, text)))
    return rows


@on_press(HUB)
async def open_picked(interaction: Interaction) -> None:
    if is_own(interaction) and (page := turned_to(first_pick(interaction))) is not None:
        await interaction.response.edit_message(view=view_of(await hub_items(interaction, page)))
        return
    verb, _, number = first_pick(interaction).partition(":")
    if verb not in OPENED or not number.isdecimal() or len(number) > 18:
        raise Refused("table-unknown")
    await OPENED[verb](interaction, int(number))
