"""How a proposal looks: what it means, who has agreed, its outcome."""

from __future__ import annotations

from discord import ButtonStyle, Embed

from bot.i18n.texts import Speech, Words
from bot.services.proposal_messages import MessageContent
from bot.services.user_cache import ServerWords
from bot.ui.components import proposal_button, sealed
from bot.ui.looks import CALM, DONE, OFFERED, clipped, speech
from engine.store.proposals import OPEN, Proposal
from engine.tables.proposals import UNDO, people
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot


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
    left = sorted(people(snapshot, proposal.seat) - set(proposal.consents))
    agreed = text("proposal-consents", names=_names(proposal.consents, say)) if proposal.consents else ""
    until = f"<t:{proposal.expires}:R>"
    lines = [
        text(f"proposal-{proposal.kind}-means"),
        agreed,
        text("proposal-waits", names=_names(left, say)),
        text("proposal-until-move" if proposal.kind == UNDO else "proposal-until", when=until),
    ]
    return [line for line in lines if line]


def _fate(proposal: Proposal, say: Speech, text: Words) -> str:
    return text(f"proposal-state-{proposal.state}", seat=say.seat(proposal.seat))


def _names(seats: tuple[int, ...] | list[int], say: Speech) -> str:
    return " · ".join(f"**{say.seat(seat)}**" for seat in seats)
