"""*Play on from here*: continue an earlier position against computers, or with those who played."""

from dataclasses import dataclass, replace
from typing import Any

from discord import ButtonStyle, Embed, SelectOption

from bot.features.interactions.items import first_pick, on_press, picked_number
from bot.features.interactions.permissions import check_may_write, check_permissions
from bot.features.interactions.resolve_table import visible_table
from bot.features.interactions.responses import edit_private, is_own
from bot.i18n.texts import Texts
from bot.services.context import Interaction, actor_of, texts_for
from bot.ui.components import AnyButton, AnySelect, ItemId, view_of
from bot.ui.style import NEUTRAL_COLOR, computer_name, level_options, phrases_for, truncate
from engine.core.decisions import Refused
from engine.search.levels import DEFAULT_LEVEL, LEVELS
from engine.tables.proposals import ANEW, SAME, other_people
from engine.tables.replays import ReplayPage
from engine.tables.snapshot import TableSnapshot
from engine.tables.what_if import Branching

LEVEL = "[a-z]{1,12}"
OPEN = ItemId("ro", table_id=18, ply=9, seat=2)
PICK_SEAT = ItemId("rx", table_id=18, ply=9, level=LEVEL)
PICK_LEVEL = ItemId("rl", table_id=18, ply=9, seat=2)
START = ItemId("rb", table_id=18, ply=9, seat=2, level=LEVEL, cards=f"{ANEW}|{SAME}")
TOGETHER = ItemId("rg", table_id=18, ply=9, cards=f"{ANEW}|{SAME}")


@dataclass(frozen=True, slots=True)
class Draft:
    """The picks so far, which the ids of the form's items contain."""

    table_id: int
    ply: int
    seat: int
    level: str = DEFAULT_LEVEL


def play_on_button(page: ReplayPage, own_seat: int | None, text: Texts) -> AnyButton | None:
    """Return the button for a position of a finished game, unless nobody is asked."""
    stop = page.stop
    if not (page.is_over and stop.to_act) or page.snapshot.run is not None:
        return None
    seat = stop.to_act[0] if own_seat is None else own_seat
    return OPEN.button(text("btn-play-on"), table_id=page.snapshot.id, ply=stop.ply, seat=seat)


@on_press(OPEN)
async def open_form(interaction: Interaction, table_id: int, ply: int, seat: int) -> None:
    snapshot = await visible_table(interaction, table_id)
    if snapshot.game.winners is None:
        raise Refused("play-on-running")
    await _show(interaction, snapshot, Draft(table_id, ply, seat), is_new=True)


@on_press(PICK_SEAT)
async def pick_seat(interaction: Interaction, table_id: int, ply: int, level: str) -> None:
    seat = picked_number(interaction) or 0
    await _show(interaction, await visible_table(interaction, table_id), Draft(table_id, ply, seat, level))


@on_press(PICK_LEVEL)
async def pick_level(interaction: Interaction, table_id: int, ply: int, seat: int) -> None:
    picked = first_pick(interaction, DEFAULT_LEVEL)
    await _show(interaction, await visible_table(interaction, table_id), Draft(table_id, ply, seat, picked))


@on_press(START)
async def start(interaction: Interaction, table_id: int, ply: int, seat: int, level: str, cards: str) -> None:
    """Open the table in this channel; its board follows."""
    snapshot, text = await visible_table(interaction, table_id), texts_for(interaction)
    check_may_write(interaction)
    if not await check_permissions(interaction, False):
        return
    new = await interaction.client.services.what_if.play_on(
        snapshot,
        Branching(ply, seat, level, cards == ANEW),
        actor_of(interaction),
        interaction.channel_id or 0,
        lambda number: computer_name(text, number, level),
    )
    await edit_private(interaction, text("play-on-started", table=new.id), embed=None)


@on_press(TOGETHER)
async def ask_others(interaction: Interaction, table_id: int, ply: int, cards: str) -> None:
    """Ask those who played to continue from here, in the table's channel."""
    await visible_table(interaction, table_id)
    services, key = interaction.client.services, str(interaction.id)
    await services.proposal_messages.propose(table_id, cards, interaction.user.id, key, ply=ply)
    await edit_private(interaction, texts_for(interaction)("proposal-asked"), embed=None)


async def _show(
    interaction: Interaction, snapshot: TableSnapshot, draft: Draft, *, is_new: bool = False
) -> None:
    """Show the form, in place of the pressed one if there is one."""
    text = texts_for(interaction)
    seats = range(len(snapshot.participants))
    draft = replace(
        draft,
        seat=draft.seat if draft.seat in seats else 0,
        level=draft.level if draft.level in LEVELS else DEFAULT_LEVEL,
    )
    embed = Embed(title=text("play-on-title"), description=text("play-on-what"), color=NEUTRAL_COLOR)
    items = _items(snapshot, draft, text)
    if others := _others(snapshot, interaction.user.id, text):
        title = truncate(text("play-on-together", names=others), 256)
        embed.add_field(name=title, value=text("play-on-together-what"))
        for cards in (ANEW, SAME):
            label = text(f"btn-together-{cards}")
            items.append(TOGETHER.button(label, row=3, table_id=draft.table_id, ply=draft.ply, cards=cards))
    content: dict[str, Any] = {"embed": embed, "view": view_of(items)}
    if is_new or not is_own(interaction):
        await interaction.response.send_message(**content, ephemeral=True)
    else:
        await interaction.response.edit_message(**content)


def _others(snapshot: TableSnapshot, user_id: int, text: Texts) -> str:
    """Name the others who played, if this user played with them."""
    seat, phrases = snapshot.seat_of(user_id), phrases_for(snapshot, text)
    others = set() if seat is None else other_people(snapshot, seat)
    return text.join([phrases.seat(other) for other in sorted(others)]) if others else ""


def _items(snapshot: TableSnapshot, draft: Draft, text: Texts) -> list[AnyButton | AnySelect]:
    phrases, at = phrases_for(snapshot, text), {"table_id": draft.table_id, "ply": draft.ply}
    seats = [
        SelectOption(
            label=text("play-on-seat", name=phrases.name(seat)), value=str(seat), default=seat == draft.seat
        )
        for seat in range(len(snapshot.participants))
    ]
    levels = level_options(
        text, snapshot.game_key, draft.level, lambda name: text("play-on-level", level=name)
    )
    how: dict[str, Any] = {**at, "seat": draft.seat, "level": draft.level}
    by_seat: dict[str, Any] = {**at, "level": draft.level}
    by_level: dict[str, Any] = {**at, "seat": draft.seat}
    return [
        PICK_SEAT.select(seats, **by_seat),
        PICK_LEVEL.select(levels, **by_level),
        START.button(text("btn-play-on-anew"), ButtonStyle.success, **how, cards=ANEW),
        START.button(text("btn-play-on-same"), **how, cards=SAME),
    ]
