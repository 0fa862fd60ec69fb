"""Handle `/wanted replay` and the buttons of replay panels, whose ids contain the whole position."""

import io
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import discord

from bot.features.game_panels.chronicle import memorable
from bot.features.game_panels.hint import HUNDRED
from bot.features.game_panels.story_text import entries_on
from bot.features.interactions.items import first_pick, on_press, picked_number
from bot.features.interactions.permissions import check_may_write
from bot.features.interactions.resolve_table import finished, is_deal_secret, visible_table
from bot.features.interactions.responses import show
from bot.features.replay.views import GO, SHOW, TURN_LIST, WAYS, WEB_PAGE, PageWords, draw, items, ways
from bot.features.replay.web_page import page_of
from bot.games import PRESENTERS
from bot.services.context import Interaction, texts_for
from bot.services.pictures import files
from bot.ui.components import REPLAY, view_of
from bot.ui.style import phrases_for, truncate, turned_to
from engine.core.decisions import Refused
from engine.core.positions import Timeline
from engine.tables.replays import (
    Place,
    ReplayPage,
    page_at,
    ply_of_turn,
    usual_eyes,
    usual_pace,
)
from engine.tables.snapshot import TableSnapshot


async def open_by_command(interaction: Interaction, table_id: int | None, turn: int | None) -> None:
    """Open the replay of the table named, else of the newest here, else of the user's last finished game."""
    summaries = interaction.client.services.store.summaries
    if table_id is None and await summaries.newest_in(interaction.channel_id or 0) is None:
        over = await finished(interaction)(limit=1)
        if not over:
            raise Refused("replay-none")
        table_id = over[0].table_id
    snapshot = await visible_table(interaction, table_id)
    await _show(interaction, snapshot, partial(_beginning, snapshot, turn))


def _beginning(snapshot: TableSnapshot, turn: int | None, timeline: Timeline) -> Place:
    """Return where a replay opens: a finished game's at its start, from where the star leads on."""
    ply = timeline.stops[-1].ply if snapshot.game.winners is None else 0
    if turn is not None:
        ply = ply_of_turn(timeline, turn)
    return Place(ply, usual_eyes(snapshot), usual_pace(timeline))


@on_press(REPLAY)
async def open_replay(interaction: Interaction, table_id: int, ply: int | None = None) -> None:
    """Open a replay at its start, or at a row of the log."""
    snapshot = await visible_table(interaction, table_id)
    if ply is None:
        await _show(interaction, snapshot, partial(_beginning, snapshot, None))
    else:
        eyes = usual_eyes(snapshot)
        await _show(interaction, snapshot, lambda timeline: Place(ply, eyes, usual_pace(timeline)))


@on_press(GO)
async def go(interaction: Interaction, table_id: int, ply: int, eyes: int, pace: int) -> None:
    snapshot = await visible_table(interaction, table_id)
    await _show(interaction, snapshot, lambda _: Place(ply, eyes, pace))


@on_press(TURN_LIST)
async def go_to_turn(interaction: Interaction, table_id: int, ply: int, eyes: int, pace: int) -> None:
    snapshot, wanted = await visible_table(interaction, table_id), picked_number(interaction)
    place = Place(ply if wanted is None else wanted, eyes, pace)
    await _show(interaction, snapshot, lambda _: place, turned_to(first_pick(interaction)))


@on_press(WAYS)
async def show_ways(interaction: Interaction, table_id: int, ply: int, eyes: int, pace: int) -> None:
    """Offer below the position what else can be done with it."""
    snapshot = await visible_table(interaction, table_id)
    page = await _page(interaction, snapshot, lambda _: Place(ply, eyes, pace))
    may_share = not await is_deal_secret(interaction.client.services, snapshot)
    offered = ways(page, snapshot.seat_of(interaction.user.id), texts_for(interaction), may_share)
    await interaction.response.edit_message(view=view_of(offered))


@on_press(SHOW)
async def show_to_all(interaction: Interaction, table_id: int, ply: int, eyes: int, pace: int) -> None:
    """Post a position of a finished game where the panel was opened; its button opens the replay there."""
    snapshot, text = await _shareable(interaction, table_id), texts_for(interaction)
    check_may_write(interaction)
    page = await _page(interaction, snapshot, lambda _: Place(ply, eyes, pace))
    name = truncate(interaction.user.display_name, 80)
    footer = text("replay-shown", name=name, **_numbers(page))
    services, entries = interaction.client.services, entries_on(page, phrases_for(snapshot, text))
    button = REPLAY.button(text("btn-replay"), table_id=table_id, ply=page.place.ply)
    words = PageWords(page, text, entries, [button])
    drawn = await draw(words, services.pictures, services.emojis, None, footer)
    await interaction.response.send_message(
        embeds=drawn.embeds,
        files=files(*drawn.pictures),
        view=view_of([button]),
        allowed_mentions=discord.AllowedMentions.none(),
    )


@on_press(WEB_PAGE)
async def send_web_page(interaction: Interaction, table_id: int) -> None:
    """Send a finished game as one page, for the user alone."""
    snapshot, text = await _shareable(interaction, table_id), texts_for(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    services = interaction.client.services
    story = await services.stories.of(snapshot)
    page = await page_of(services.tables, services.pictures, snapshot, text.language, story)
    file = discord.File(io.BytesIO(page.encode()), f"wanted-{table_id}.html")
    await interaction.followup.send(text("replay-page-sent"), file=file, ephemeral=True)


async def _shareable(interaction: Interaction, table_id: int) -> TableSnapshot:
    """Return a table whose positions all may see; raises `Refused`."""
    snapshot = await visible_table(interaction, table_id)
    if snapshot.game.winners is None:
        raise Refused("replay-running")
    if await is_deal_secret(interaction.client.services, snapshot):
        raise Refused("daily-sealed")
    return snapshot


async def _show(
    interaction: Interaction,
    snapshot: TableSnapshot,
    place: Callable[[Timeline], Place],
    turns_page: int | None = None,
) -> None:
    """Show a position in the pressed panel, or in a new one that only the user sees."""
    text, services = texts_for(interaction), interaction.client.services
    page = await _page(interaction, snapshot, place)
    footer = text("replay-footer", **_numbers(page))
    if page.is_over and page.share_done is not None:
        percent = min(int(HUNDRED * page.share_done), HUNDRED - 1)  # the whole must still be saved
        footer = "\n".join((footer, text("story-expected", percent=percent)))
    user_id = interaction.user.id
    own_note = await services.store.users.private_note(user_id, snapshot.id)
    entries = entries_on(page, phrases_for(snapshot, text))
    words = PageWords(page, text, entries, items(page, snapshot.seat_of(user_id), text, entries, turns_page))
    drawn = await draw(words, services.pictures, services.emojis, user_id, footer, own_note)
    await show(interaction, drawn.embeds, view_of(words.controls), files(*drawn.pictures))


async def _page(
    interaction: Interaction, snapshot: TableSnapshot, place: Callable[[Timeline], Place]
) -> ReplayPage:
    services = interaction.client.services
    recording, story = await services.tables.recording(snapshot), await services.stories.of(snapshot)
    seat = snapshot.seat_of(interaction.user.id)
    marks = partial(memorable, PRESENTERS[snapshot.game.rules.family])
    page = await page_at(snapshot, recording, seat, place, story, marks)
    return page if story is not None else replace(page, share_done=services.stories.share_done(snapshot.id))


def _numbers(page: ReplayPage) -> dict[str, int]:
    return {"table": page.snapshot.id, "stop": page.number + 1, "count": len(page.stops)}
