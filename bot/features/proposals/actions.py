"""What presses and commands do to undo, offer a draw, abort a game, answer a proposal; and how one looks."""

from __future__ import annotations

from discord import ButtonStyle, Embed

from bot.features.play.actions import answer_panel, show
from bot.features.play.hand_panel import panel
from bot.features.shared.items import Pressed
from bot.features.shared.resolve_table import heading
from bot.features.shared.responses import tell_in_place
from bot.i18n.texts import Speech, Words
from bot.services.context import Interaction, words_for
from bot.services.proposal_messages import MessageContent
from bot.services.user_cache import ServerWords
from bot.ui.components import ASK, PROPOSAL, ask_button, proposal_button, sealed
from bot.ui.components import UNDO as UNDO_BUTTON
from bot.ui.style import CALM, DONE, OFFERED, clipped, speech
from engine.core.decisions import Illegal, Seat
from engine.store.proposals import OPEN, Proposal
from engine.tables.proposals import ABORT, DRAW, UNDO, people
from engine.tables.service import Tables
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
    """Take back alone if that is allowed, else say why not and offer to ask the others."""
    seat, text = snapshot.player(press.user.id), words_for(press)
    choice = await press.client.services.proposals.choice(snapshot, seat, count)
    if not choice.obstacle:
        await undo(press, snapshot.id, snapshot.game.ply, count)
        return
    why = speech(snapshot, text).no(choice.refusal())
    asked = text("undo-ask", count=count, others=len(_others(press, snapshot)))
    await _ask_first(press, snapshot, UNDO, f"{why}\n{asked}", count)


async def wish_abort(press: Interaction, snapshot: TableSnapshot) -> None:
    """Show what would be asked; nothing is asked or done yet. Raises `Illegal`."""
    snapshot.seated(press.user.id)
    if snapshot.game.winners is not None:
        raise Illegal("over")
    await _ask_first(
        press, snapshot, ABORT, words_for(press)("abort-ask", count=len(_others(press, snapshot)))
    )


async def wish_draw(press: Interaction, snapshot: TableSnapshot) -> None:
    """The same for a draw; raises `Illegal` where none can be offered."""
    await press.client.services.proposals.check(snapshot, DRAW, press.user.id)
    await _ask_first(press, snapshot, DRAW, words_for(press)("draw-ask", count=len(_others(press, snapshot))))


def _others(press: Interaction, snapshot: TableSnapshot) -> set[Seat]:
    """Who else must agree."""
    return people(snapshot, snapshot.seated(press.user.id))


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
    snapshot, text = await press.client.services.tables.see(table), words_for(press)
    where = heading(snapshot, press.user.id, text)
    await tell_in_place(press, f"{where}\n{text('proposal-asked')}")


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
    others = _others(press, snapshot)
    label = text("btn-ask", count=len(others)) if others else text(f"btn-do-{kind}")
    view = sealed([ask_button(snapshot.id, snapshot.game.ply, kind, count, label)])
    where = heading(snapshot, press.user.id, text)
    await press.response.send_message(f"{where}\n{said}", view=view, ephemeral=True)


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


async def proposal_content(tables: Tables, words: ServerWords, proposal: Proposal) -> MessageContent:
    """All of a proposal's message but the line that pings."""
    snapshot = await tables.see(proposal.table)
    text = await words.of(snapshot.place.guild)
    say, is_open = speech(snapshot, text), proposal.state == OPEN
    colour = OFFERED if is_open else DONE if proposal.state == "agreed" else CALM
    title = text(f"proposal-title-{proposal.kind}", seat=say.seat(proposal.seat), count=proposal.count)
    embed = Embed(
        title=clipped(title, 256),
        description="\n".join(
            _open(snapshot, proposal, say, text) if is_open else [_fate(proposal, say, text)]
        ),
        colour=colour,
    )
    buttons = [
        proposal_button(proposal.id, "yes", text("btn-agree"), ButtonStyle.success),
        proposal_button(proposal.id, "no", text("btn-refuse"), ButtonStyle.danger),
    ]
    return {"embed": embed, "view": sealed(buttons if is_open else [])}


def _open(snapshot: TableSnapshot, proposal: Proposal, say: Speech, text: Words) -> list[str]:
    """What it means, who has agreed, who has not, and when it expires."""
    others = sorted(people(snapshot, proposal.seat))
    left = [seat for seat in others if seat not in proposal.consents]
    agreed = text("proposal-consents", names=_names(proposal.consents, say)) if proposal.consents else ""
    until = f"<t:{proposal.expires}:R>"
    lines = [
        text(f"proposal-{proposal.kind}-means", others=len(others), names=_names(others, say)),
        agreed,
        text("proposal-waits", names=_names(left, say)),
        text("proposal-until-move" if proposal.kind == UNDO else "proposal-until", when=until),
    ]
    return [line for line in lines if line]


def _fate(proposal: Proposal, say: Speech, text: Words) -> str:
    return text(f"proposal-state-{proposal.state}", seat=say.seat(proposal.seat))


def _names(seats: tuple[int, ...] | list[int], say: Speech) -> str:
    return " · ".join(f"**{say.seat(seat)}**" for seat in seats)
