"""What the buttons for clocks do: claim, sit in, come back, give more time. Commands do the same."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from discord import ButtonStyle

from bot.features.play.actions import answer_panel, show
from bot.features.shared.errors import tell_in_place
from bot.features.shared.items import Pressed
from bot.services.context import Interaction, words_for
from bot.ui.components import CLOCK, clock_button, sealed
from bot.ui.looks import speech
from engine.core.prompts import Illegal
from engine.tables.snapshot import ClickResult
from engine.tables.timeouts import silent_opponent

Act: TypeAlias = Callable[[int, int, str], Awaitable[ClickResult]]


async def ask_claim(interaction: Interaction, table: int) -> None:
    """Ask the player who waits what to do about the silent opponent: nothing is done yet."""
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
    await interaction.response.send_message(
        choose, view=sealed(items, interaction.client.services.store.epoch), ephemeral=True
    )


async def take(interaction: Interaction, table: int) -> None:
    """Claim the game."""
    await interaction.client.services.clock.silence.claim(table, interaction.user.id, str(interaction.id))
    await _done(interaction, "claim-taken", table)


async def sit(interaction: Interaction, table: int) -> None:
    """Let the computer play on for the silent opponent."""
    silence = interaction.client.services.clock.silence
    await silence.let_sit_in(table, interaction.user.id, str(interaction.id))
    await _done(interaction, "claim-seated", table)


async def come_back(interaction: Interaction, table: int) -> None:
    """Take the seat back from the computer, and show the hand."""
    await _shown(interaction, table, interaction.client.services.clock.silence.come_back)


async def more_time(interaction: Interaction, table: int) -> None:
    """Give the others who are asked more time."""
    await _shown(interaction, table, interaction.client.services.clock.silence.more_time)


VERBS: Mapping[str, Callable[[Interaction, int], Awaitable[None]]] = MappingProxyType(
    {"claim": ask_claim, "take": take, "sit": sit, "back": come_back, "more": more_time}
)


async def pressed(interaction: Interaction, table: int, verb: str) -> None:
    """Do what a button for clocks says, whose id may be forged; raises `Illegal`."""
    if verb not in VERBS:
        raise Illegal("no-table")
    await VERBS[verb](interaction, table)


async def _shown(interaction: Interaction, table: int, act: Act) -> None:
    told = await act(table, interaction.user.id, str(interaction.id))
    await show(interaction, answer_panel(told, interaction))


async def _done(interaction: Interaction, key: str, table: int) -> None:
    text = words_for(interaction)
    await tell_in_place(interaction, text(key, table=table))


class ClockButton(Pressed, template=CLOCK):
    async def act(self, interaction: Interaction) -> None:
        await pressed(interaction, self.table, self.match["verb"])


ITEMS = (ClockButton,)
