"""What the buttons for clocks do: claim, sit in, come back, give more time. Commands do the same."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType

from discord import ButtonStyle

from bot.features.play.actions import answer_panel, show
from bot.features.shared.items import Pressed
from bot.features.shared.resolve_table import heading
from bot.features.shared.responses import tell, tell_in_place
from bot.services.context import Interaction, words_for
from bot.ui.components import CLOCK, clock_button, sealed
from bot.ui.style import speech
from engine.core.decisions import Illegal, Seat
from engine.tables.snapshot import TableSnapshot
from engine.tables.timeouts import silent_opponent


async def ask_claim(interaction: Interaction, table: int) -> None:
    """Ask the player who waits what to do about the silent opponent: nothing is done yet."""
    snapshot = await interaction.client.services.tables.see(table)
    silent = silent_opponent(snapshot, interaction.user.id, interaction.client.services.now())
    text = words_for(interaction)
    clock = snapshot.clocks.get(silent)
    choose = text(
        "claim-choose" if clock is not None and clock.missed else "claim-choose-gone",
        name=f"**{speech(snapshot, text).seat(silent)}**",
        count=0 if clock is None else clock.missed,
    )
    items = [
        clock_button(table, "take", text("btn-take"), ButtonStyle.danger),
        clock_button(table, "sit", text("btn-sit"), ButtonStyle.primary),
    ]
    said = f"{heading(snapshot, interaction.user.id, text)}\n{choose}"
    await interaction.response.send_message(said, view=sealed(items), ephemeral=True)


async def take(interaction: Interaction, table: int) -> None:
    """Claim the game."""
    silence = interaction.client.services.clock.silence
    told = await silence.claim(table, interaction.user.id, str(interaction.id))
    await _done(interaction, "claim-taken", told.table)


async def sit(interaction: Interaction, table: int) -> None:
    """Let the computer play on for the silent opponent."""
    silence = interaction.client.services.clock.silence
    told = await silence.let_sit_in(table, interaction.user.id, str(interaction.id))
    await _done(interaction, "claim-seated", told.table)


async def come_back(interaction: Interaction, table: int) -> None:
    """Take the seat back from the computer, and show the hand."""
    silence = interaction.client.services.clock.silence
    told = await silence.come_back(table, interaction.user.id, str(interaction.id))
    await show(interaction, answer_panel(told, interaction))


async def more_time(interaction: Interaction, table: int) -> None:
    """Give the others who are asked more time, and say whom that was."""
    silence = interaction.client.services.clock.silence
    told = await silence.more_time(table, interaction.user.id, str(interaction.id))
    text, clocks = words_for(interaction), told.table.clocks
    say = speech(told.table, text)
    until = {seat: clocks[seat].due for seat in others_timed(told.table, interaction.user.id)}
    lines = [
        text("more-given", name=f"**{say.seat(seat)}**", when=f"<t:{due}:R>") for seat, due in until.items()
    ]
    await tell(interaction, "\n".join([heading(told.table, interaction.user.id, text), *lines]))


def others_timed(snapshot: TableSnapshot, user: int) -> list[Seat]:
    """The seats of others whose clock runs."""
    mine, clocks = snapshot.seat_of(user), snapshot.clocks
    return [seat for seat in sorted(clocks) if seat != mine and clocks[seat].put is not None]


VERBS: Mapping[str, Callable[[Interaction, int], Awaitable[None]]] = MappingProxyType(
    {"claim": ask_claim, "take": take, "sit": sit, "back": come_back, "more": more_time}
)


async def pressed(interaction: Interaction, table: int, verb: str) -> None:
    """Do what a button for clocks says, whose id may be forged; raises `Illegal`."""
    if verb not in VERBS:
        raise Illegal("no-table")
    await VERBS[verb](interaction, table)


async def _done(interaction: Interaction, key: str, snapshot: TableSnapshot) -> None:
    text = words_for(interaction)
    await tell_in_place(interaction, f"{heading(snapshot, interaction.user.id, text)}\n{text(key)}")


class ClockButton(Pressed, template=CLOCK):
    async def act(self, interaction: Interaction) -> None:
        await pressed(interaction, self.table, self.match["verb"])


ITEMS = (ClockButton,)
