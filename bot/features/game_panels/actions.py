"""Handle the buttons of boards and hand panels: answer, turn a page, show a hand or the log."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

import discord
from discord import ButtonStyle, Embed

from bot.features.game_panels.answers import OTHERWISE, STEP_BY_STEP
from bot.features.game_panels.board import add_news, board, board_news
from bot.features.game_panels.hand_panel import HandPanel, hand_panel
from bot.features.game_panels.log_pages import show_log_page
from bot.features.game_panels.panel_builder import PanelBuilder
from bot.features.game_panels.panel_height import board_rows
from bot.features.game_panels.usual_answers import applied_orders
from bot.features.interactions.items import on_press, picked_values
from bot.features.interactions.resolve_table import heading
from bot.features.interactions.responses import edit_private, is_own
from bot.services.channels import UNKNOWN_MESSAGE
from bot.services.context import Interaction, texts_for
from bot.services.pictures import Picture, files, with_picture
from bot.ui.components import CHOICE, EARLIER, HAND, LOG, MORE, PAGE, PICK, ItemId, view_of
from bot.ui.style import phrases_for
from engine.core.decisions import Refused, Reply, Seat, replies_of
from engine.core.game import LogRow
from engine.core.log import ENTROPY_ADDED, effective_events
from engine.tables.service import TableSnapshot, TransitionResult

RESIGN = ItemId("x", table_id=18)
LATELY = 12  # events on a board for a spectator


@on_press(CHOICE)
async def choose_option(interaction: Interaction, table_id: int, ply: int, option: str) -> None:
    await choose(interaction, table_id, ply, replies_of(option))


@on_press(PICK)
async def choose_picked(interaction: Interaction, table_id: int, ply: int) -> None:
    if picked_values(interaction) == (OTHERWISE,):
        await show_hand(interaction, table_id, STEP_BY_STEP)
    else:
        await choose(interaction, table_id, ply, picked_replies(interaction))


def picked_replies(interaction: Interaction) -> Sequence[Reply]:
    """Return the replies picked in a panel's list: a play's, or several options for one decision."""
    picked = picked_values(interaction)
    return replies_of(picked[0]) if len(picked) == 1 else [picked]


async def choose(interaction: Interaction, table_id: int, ply: int, replies: Sequence[Reply]) -> None:
    """Answer the decision of this ply and those of the same play after it, all or none.

    A press that comes too late is shown the decision that is open now.
    """
    tables, text = interaction.client.services.tables, texts_for(interaction)
    before, user_id = await tables.get(table_id), interaction.user.id
    seat = before.seat_of(user_id)
    decision = None if seat is None else before.game.decision(seat)
    kinds = (decision.kind,) if decision is not None and before.game.decision_ply == ply else ()
    try:
        answered = await tables.answer(table_id, ply, user_id, replies, str(interaction.id))
    except Refused as why:
        snapshot = await tables.get(table_id)
        seat = snapshot.require_seat(user_id)
        rows = await tables.log(table_id, after=ply)
        if (reply_ply := ply_of(replies, rows, seat)) is not None:
            await show(interaction, replace(hand_panel(snapshot, seat, text), since=reply_ply - 1))
        else:
            await show_refusal(interaction, snapshot, why)
        return
    await show(interaction, panel_after_answer(answered, interaction, kinds))
    await interaction.client.services.panels.replace_hint(user_id, table_id)


async def show_refusal(interaction: Interaction, snapshot: TableSnapshot, why: Refused) -> None:
    """Show the user's hand with the reason why nothing happened."""
    seat, text = snapshot.require_seat(interaction.user.id), texts_for(interaction)
    note = phrases_for(snapshot, text).refusal(why)
    await show(interaction, hand_panel(snapshot, seat, text, note=note))


def ply_of(replies: Sequence[Reply], rows: Sequence[LogRow], seat: Seat) -> int | None:
    """Return the ply at which the seat gave these replies; None if it gave others."""
    own = [row for row in rows if row.seat == seat and row.note != ENTROPY_ADDED][: len(replies)]
    return own[0].ply if own and [row.reply for row in own] == [*replies] else None


@on_press(HAND)
@on_press(PAGE)
async def show_hand(interaction: Interaction, table_id: int, page: int = 0) -> None:
    """Show the user's hand, with this page of the options."""
    snapshot = await interaction.client.services.tables.get(table_id)
    seat = snapshot.require_seat(interaction.user.id)
    await show(interaction, hand_panel(snapshot, seat, texts_for(interaction), page=page))


async def confirm_resign(interaction: Interaction, snapshot: TableSnapshot) -> None:
    """Ask the user to confirm that they resign, or leave their seat to the computer."""
    snapshot.require_seat(interaction.user.id)
    if snapshot.game.winners is not None:
        raise Refused("game-over")
    text, ends = texts_for(interaction), len(snapshot.participants) == 2 or snapshot.run is not None
    question = text("resign-two" if ends else "resign-more")
    label = text("btn-resign" if ends else "btn-leave-seat")
    view = view_of([RESIGN.button(label, ButtonStyle.danger, table_id=snapshot.id)])
    content = f"{heading(snapshot, interaction.user.id, text)}\n{question}"
    await interaction.response.send_message(content, view=view, ephemeral=True)


@on_press(RESIGN)
async def resign(interaction: Interaction, table_id: int) -> None:
    """Resign, or in a larger game leave the seat to the computer."""
    tables, user_id, text = interaction.client.services.tables, interaction.user.id, texts_for(interaction)
    snapshot = (await tables.resign(table_id, user_id, str(interaction.id))).table
    outcome = text("resigned-over" if snapshot.game.winners is not None else "resigned-left")
    await edit_private(interaction, f"{heading(snapshot, user_id, text)}\n{outcome}", embed=None)


@on_press(LOG)
async def show_log(interaction: Interaction, table_id: int, page: int) -> None:
    await show_log_page(interaction, table_id, page)


@on_press(EARLIER)
async def show_earlier(interaction: Interaction, table_id: int) -> None:
    """Show the newest page of the log, which has what came shortly before."""
    await show_log_page(interaction, table_id)


async def show(interaction: Interaction, panel: HandPanel) -> None:
    """Replace the pressed panel, or send a new one; it follows the game from now on.

    From now on its user has seen the log.
    """
    services, user_id = interaction.client.services, interaction.user.id
    snapshot, seat, text = panel.hand
    pressed = interaction.message.id if interaction.message is not None else 0
    seen = services.panels.shown_ply(user_id, snapshot.id, pressed)
    since, is_below_board = services.panels.news_aside(user_id, snapshot.id, pressed)
    has_moved = since is not None and seen == snapshot.game.told_ply  # back from what it was set aside for
    panel = replace(panel, since=since if panel.since is None else panel.since, has_moved=has_moved)
    if interaction.message is not None and not is_own(interaction):
        is_below_board = bool(interaction.message.embeds)
    build = partial(PanelBuilder(services).build, panel, user_id, seen, is_below_board=is_below_board)
    rendered = await build()
    try:
        message_id = await _send(interaction, rendered.embeds, rendered.to_view(), rendered.pictures)
    except discord.HTTPException as why:
        if interaction.response.is_done() or not services.emojis.refused(why):
            raise
        rendered = await build()  # without emojis
        message_id = await _send(interaction, rendered.embeds, rendered.to_view(), rendered.pictures)
    await services.store.logs.save_seen_ply(snapshot.id, seat, rendered.digest.ply, rendered.newcomer_record)
    services.panels.track(interaction, snapshot.id, message_id, rendered, text)


async def show_to_spectator(interaction: Interaction, snapshot: TableSnapshot) -> None:
    """Show the board to this user alone."""
    services, text = interaction.client.services, texts_for(interaction)
    events = effective_events(await services.tables.log(snapshot.id))
    picture = await services.pictures.board_for_user(snapshot, text, interaction.user.id)
    embed = board(snapshot, "", text, services.user_cache, picture=picture)
    buttons = [MORE.button(text("btn-ways"), table_id=snapshot.id)]
    rows = None if picture is None else board_rows(embed, picture, buttons, is_split=False)
    add_news(embed, board_news(snapshot, events[-LATELY:], text, rows=rows).text, text)
    await interaction.response.send_message(
        embed=with_picture(embed, picture), files=files(picture), view=view_of(buttons), ephemeral=True
    )


async def show_instead(interaction: Interaction, embed: Embed, view: discord.ui.View) -> None:
    """Replace the pressed panel, which no longer follows the game, or send a new message."""
    services = interaction.client.services
    message_id = await _send(interaction, [services.emojis.embed(embed)], view)
    services.panels.untrack(interaction.user.id, message_id)


async def _send(
    interaction: Interaction,
    embeds: Sequence[Embed],
    view: discord.ui.View,
    pictures: Sequence[Picture] = (),
) -> int:
    """Answer with a panel below pending notices; return the message's id."""
    services, user_id = interaction.client.services, interaction.user.id
    is_closed = await services.user_cache.needs_dm_closed_notice(user_id)
    answers = await applied_orders(interaction)
    closed = texts_for(interaction)("dm-closed") if is_closed else ""
    news = "\n".join(filter(None, (closed, answers))) or None
    message_id = await _answer(interaction, news, embeds, view, pictures)
    if is_closed:  # only now, because a message may be refused
        await services.user_cache.take_dm_closed_notice(user_id)
    if answers:
        await services.standing_orders.mark_known(user_id)
    return message_id


async def _answer(
    interaction: Interaction,
    news: str | None,
    embeds: Sequence[Embed],
    view: discord.ui.View,
    pictures: Sequence[Picture],
) -> int:
    sent = files(*pictures)
    message, response = interaction.message, interaction.response
    if message is not None and message.flags.ephemeral and not response.is_done():
        try:
            await response.edit_message(content=news, embeds=embeds, view=view, attachments=sent)
        except discord.HTTPException as why:  # the pressed panel has just been sent again, below the board
            if why.code != UNKNOWN_MESSAGE:
                raise
            sent = files(*pictures)
        else:
            return message.id
    if response.is_done():  # to an offer, by its change
        content = discord.utils.MISSING if news is None else news
        made = await interaction.followup.send(
            content, embeds=embeds, view=view, files=sent, ephemeral=True, wait=True
        )
        return made.id
    answer = await response.send_message(news, embeds=embeds, view=view, files=sent, ephemeral=True)
    return answer.message_id or 0


def panel_after_answer(
    result: TransitionResult, interaction: Interaction, kinds: Iterable[str] = ()
) -> HandPanel:
    """Return the panel after an answer to decisions of these kinds."""
    seat, text = result.table.require_seat(interaction.user.id), texts_for(interaction)
    panel = hand_panel(result.table, seat, text, note="" if result.is_new else text("panel-again"))
    return replace(panel, answered_kinds=tuple(kinds))
