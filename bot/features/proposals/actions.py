"""What presses and commands do to undo, offer a draw, abort a game or answer a proposal."""

from __future__ import annotations

from bot.features.play.actions import answer_panel, show
from bot.features.play.hand import panel
from bot.features.proposals.views import proposal_content
from bot.features.shared.errors import tell
from bot.features.shared.items import Pressed
from bot.services.context import Interaction, words_for
from bot.ui.components import ASK, PROPOSAL, ask_button, sealed
from bot.ui.components import UNDO as UNDO_BUTTON
from bot.ui.looks import speech
from engine.core.prompts import Illegal
from engine.store.proposals import Proposal
from engine.tables.proposals import ABORT, DRAW, UNDO, people
from engine.tables.snapshot import ClickResult, TableSnapshot

KINDS = (UNDO, DRAW, ABORT)
OUTLIVED = ("proposal-over",)  # refusals that say: the message shows what is no longer so


async def undo(press: Interaction, table: int, ply: int, count: int = 1) -> None:
    """Take back the last choice; if that is refused, the panel says why."""
    try:
        told = await press.client.services.proposals.undo(table, ply, press.user.id, str(press.id), count)
    except Illegal as why:
        snapshot, text = await press.client.services.tables.see(table), words_for(press)
        note = speech(snapshot, text).no(why)
        await show(press, panel(snapshot, snapshot.seated(press.user.id), text, note=note))
        return
    await show(press, answer_panel(told, press))


async def wish_undo(press: Interaction, snapshot: TableSnapshot, count: int) -> None:
    """The command: take back alone if that is allowed, else say why not and offer to ask the others."""
    seat, text = snapshot.player(press.user.id), words_for(press)
    choice = await press.client.services.proposals.choice(snapshot, seat, count)
    if not choice.obstacle:
        await undo(press, snapshot.id, snapshot.game.ply, count)
        return
    why = speech(snapshot, text).no(choice.refusal())
    await _ask_first(press, snapshot, UNDO, f"{why}\n{text('undo-ask', count=count)}", count)


async def wish_abort(press: Interaction, snapshot: TableSnapshot) -> None:
    """The command: show what would be asked; nothing is asked or done yet. Raises `Illegal`."""
    snapshot.seated(press.user.id)
    if snapshot.game.winners is not None:
        raise Illegal("over")
    await _ask_first(press, snapshot, ABORT, words_for(press)("abort-ask", table=snapshot.id))


async def ask(press: Interaction, table: int, kind: str, *, ply: int | None = None, count: int = 1) -> None:
    """Ask the others; where they are computers, it is done at once. Raises `Illegal`."""
    if kind not in KINDS or not count:
        raise Illegal("no-table")
    ply = None if kind == ABORT else ply  # what happens meanwhile does not matter
    made = await press.client.services.proposals.propose(
        table, kind, press.user.id, str(press.id), ply=ply, count=count
    )
    if isinstance(made, ClickResult):
        await show(press, answer_panel(made, press))
        return
    await press.client.services.proposal_messages.post(made)
    said = words_for(press)("proposal-asked")
    if press.message is None:
        await tell(press, said)
    else:
        await press.response.edit_message(content=said, view=None)


async def answer(press: Interaction, proposal: int, verb: str) -> None:
    """Agree or refuse; updates the message even where it raises `Illegal`."""
    proposals = press.client.services.proposals
    found = await proposals.find(proposal)
    if press.message is None or found.message not in (None, press.message.id) or verb not in ("yes", "no"):
        raise Illegal("proposal-none")
    try:
        act = proposals.agree if verb == "yes" else proposals.refuse
        found = await act(proposal, press.user.id)
    except Illegal as why:
        if why.code in OUTLIVED:
            await _redraw(press, await proposals.find(proposal))
        raise
    await _redraw(press, found)


async def _redraw(press: Interaction, proposal: Proposal) -> None:
    services = press.client.services
    await press.response.edit_message(**await proposal_content(services.tables, services.words, proposal))


async def _ask_first(
    press: Interaction, snapshot: TableSnapshot, kind: str, said: str, count: int = 1
) -> None:
    """Say what would be asked of whom; the button does it."""
    text = words_for(press)
    label = text("btn-ask" if people(snapshot, snapshot.seated(press.user.id)) else f"btn-do-{kind}")
    view = sealed([ask_button(snapshot.id, snapshot.game.ply, kind, count, label)])
    await press.response.send_message(said, view=view, ephemeral=True)


class UndoButton(Pressed, template=UNDO_BUTTON):
    async def act(self, interaction: Interaction) -> None:
        await undo(interaction, self.table, self.number("ply"))


class AskButton(Pressed, template=ASK):
    async def act(self, interaction: Interaction) -> None:
        kind, count = self.match["kind"], self.number("count")
        await ask(interaction, self.table, kind, ply=self.number("ply"), count=count)


class ProposalButton(Pressed, template=PROPOSAL):
    async def act(self, interaction: Interaction) -> None:
        await answer(interaction, self.number("proposal"), self.match["verb"])


ITEMS = (UndoButton, AskButton, ProposalButton)
