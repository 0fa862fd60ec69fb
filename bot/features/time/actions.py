"""What the buttons of the clocks do: claim, sit in, come back, give more time. Commands do the same."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from discord import ButtonStyle

from bot.features.play.actions import answer_panel, show
from bot.features.shared.items import Pressed
from bot.services.context import Interaction, words_for
from bot.ui.components import CLOCK, clock_button, sealed
from bot.ui.looks import speech
from engine.core.prompts import Illegal
from engine.tables.snapshot import Outcome
from engine.tables.timeouts import silent_opponent

Act: TypeAlias = Callable[[int, int, str], Awaitable[Outcome]]


async def ask_claim(interaction: Interaction, table: int) -> None:
    """Ask the one who waits what is to become of the silent: nothing is done yet."""
    snapshot = await interaction.client.services.tables.see(table)
    silent = silent_opponent(snapshot, interaction.user.id)
    text = words_for(interaction)
    choose = text(
        "claim-choose",
        name=f"**{speech(snapshot, text).seat(silent)}**",
        count=snapshot.clocks[silent].missed,
        table=table,
    )
    items = [
        clock_button(table, "take", text("btn-take"), ButtonStyle.danger),
        clock_button(table, "sit", text("btn-sit"), ButtonStyle.primary),
    ]
    await interaction.response.send_message(choose, view=sealed(items), ephemeral=True)


async def take(interaction: Interaction, table: int) -> None:
    """The game is theirs."""
    await interaction.client.services.clock.silence.claim(table, interaction.user.id, str(interaction.id))
    await _done(interaction, "claim-taken", table)


async def sit(interaction: Interaction, table: int) -> None:
    """The computer plays on for the silent one."""
    silence = interaction.client.services.clock.silence
    await silence.let_sit_in(table, interaction.user.id, str(interaction.id))
    await _done(interaction, "claim-seated", table)


async def come_back(interaction: Interaction, table: int) -> None:
    """Their seat is theirs again: here is their hand."""
    await _shown(interaction, table, interaction.client.services.clock.silence.come_back)


async def more_time(interaction: Interaction, table: int) -> None:
    """The others who are asked have more time."""
    await _shown(interaction, table, interaction.client.services.clock.silence.more_time)


VERBS: Mapping[str, Callable[[Interaction, int], Awaitable[None]]] = MappingProxyType(
    {"claim": ask_claim, "take": take, "sit": sit, "back": come_back, "more": more_time}
)


async def pressed(interaction: Interaction, table: int, verb: str) -> None:
    """A button of the clocks was pressed; its id may be forged."""
    if verb not in VERBS:
        raise Illegal("no-table")
    await VERBS[verb](interaction, table)


async def _shown(interaction: Interaction, table: int, act: Act) -> None:
    told = await act(table, interaction.user.id, str(interaction.id))
    await show(interaction, answer_panel(told, interaction))


async def _done(interaction: Interaction, key: str, table: int) -> None:
    text = words_for(interaction)
    await interaction.response.edit_message(content=text(key, table=table), view=None)


class ClockButton(Pressed, template=CLOCK):
    async def act(self, interaction: Interaction) -> None:
        await pressed(interaction, self.table, self.match["verb"])


ITEMS = (ClockButton,)
