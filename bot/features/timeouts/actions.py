"""Handle claims, substitutions, returns and extra time, by button or command."""

from collections.abc import Awaitable, Callable, Mapping

from discord import ButtonStyle

from bot.features.game_panels.actions import panel_after_answer, show
from bot.features.game_panels.chairs import call_buttons
from bot.features.interactions.items import on_press
from bot.features.interactions.resolve_table import heading
from bot.features.interactions.responses import edit_private, send_private
from bot.services.context import Interaction, texts_for
from bot.ui.components import CLOCK, AnyButton, view_of
from bot.ui.style import phrases_for
from engine.core.decisions import Refused, Seat
from engine.tables.chairs import free_chairs
from engine.tables.snapshot import TableSnapshot
from engine.tables.timeouts import silent_opponent


async def ask_claim(interaction: Interaction, table_id: int) -> None:
    snapshot, text = await interaction.client.services.tables.get(table_id), texts_for(interaction)
    now, user = interaction.client.services.now(), interaction.user.id
    try:
        silent = silent_opponent(snapshot, user, now)
    except Refused as why:
        await _ask_call(interaction, snapshot, why)
        return
    clock = snapshot.clocks.get(silent)
    choose = text(
        "claim-choose" if clock is not None and clock.missed_in_row else "claim-choose-gone",
        name=phrases_for(snapshot, text).bold([silent]),
        count=0 if clock is None else clock.missed_in_row,
    )
    items: list[AnyButton] = [
        CLOCK.button(text("btn-take"), ButtonStyle.danger, table_id=table_id, verb="take"),
        CLOCK.button(text("btn-sit"), ButtonStyle.primary, table_id=table_id, verb="sit"),
        *call_buttons(snapshot, [silent], text),
    ]
    content = f"{heading(snapshot, user, text)}\n{choose} {text('claim-call')}"
    await interaction.response.send_message(content, view=view_of(items), ephemeral=True)


async def _ask_call(interaction: Interaction, snapshot: TableSnapshot, why: Refused) -> None:
    """Offer to call for somebody where nothing can be claimed; raises `why` if no chair is free."""
    text, user = texts_for(interaction), interaction.user.id
    try:
        seats = free_chairs(snapshot, user, interaction.client.services.now())
    except Refused:
        raise why from None
    others = "chair-ask-all" if len(snapshot.participants) > 2 else "claim-call"
    content = f"{heading(snapshot, user, text)}\n{text(others)}"
    view = view_of(call_buttons(snapshot, seats, text))
    await interaction.response.send_message(content, view=view, ephemeral=True)


async def claim_game(interaction: Interaction, table_id: int) -> None:
    silence = interaction.client.services.timekeeper.timeouts
    result = await silence.claim(table_id, interaction.user.id, str(interaction.id))
    await _done(interaction, "claim-taken", result.table)


async def substitute(interaction: Interaction, table_id: int) -> None:
    silence = interaction.client.services.timekeeper.timeouts
    result = await silence.substitute(table_id, interaction.user.id, str(interaction.id))
    await _done(interaction, "claim-seated", result.table)


async def come_back(interaction: Interaction, table_id: int) -> None:
    silence = interaction.client.services.timekeeper.timeouts
    result = await silence.come_back(table_id, interaction.user.id, str(interaction.id))
    await show(interaction, panel_after_answer(result, interaction))


async def more_time(interaction: Interaction, table_id: int) -> None:
    silence = interaction.client.services.timekeeper.timeouts
    result = await silence.more_time(table_id, interaction.user.id, str(interaction.id))
    text, clocks = texts_for(interaction), result.table.clocks
    phrases = phrases_for(result.table, text)
    until = {seat: clocks[seat].deadline for seat in others_on_clock(result.table, interaction.user.id)}
    lines = [
        text("more-given", name=phrases.bold([seat]), when=f"<t:{due}:R>") for seat, due in until.items()
    ]
    await send_private(interaction, "\n".join([heading(result.table, interaction.user.id, text), *lines]))


def others_on_clock(snapshot: TableSnapshot, user_id: int) -> list[Seat]:
    own_seat, clocks = snapshot.seat_of(user_id), snapshot.clocks
    return [seat for seat in sorted(clocks) if seat != own_seat and clocks[seat].decision_ply is not None]


VERBS: Mapping[str, Callable[[Interaction, int], Awaitable[None]]] = {
    "claim": ask_claim,
    "take": claim_game,
    "sit": substitute,
    "back": come_back,
    "more": more_time,
}


@on_press(CLOCK)
async def run_verb(interaction: Interaction, table_id: int, verb: str) -> None:
    if verb not in VERBS:
        raise Refused("table-unknown")
    await VERBS[verb](interaction, table_id)


async def _done(interaction: Interaction, key: str, snapshot: TableSnapshot) -> None:
    text = texts_for(interaction)
    await edit_private(interaction, f"{heading(snapshot, interaction.user.id, text)}\n{text(key)}")
