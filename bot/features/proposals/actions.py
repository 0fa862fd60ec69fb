"""Undo, offer a draw, abort a game, answer a proposal; and the message of a proposal."""

from discord import ButtonStyle

from bot.features.game_panels.actions import panel_after_answer, show, show_refusal
from bot.features.interactions.items import on_press
from bot.features.interactions.resolve_table import heading
from bot.features.interactions.responses import edit_private
from bot.i18n.texts import Phrases, Texts
from bot.services.context import Interaction, texts_for
from bot.services.proposal_messages import MessageContent
from bot.services.user_cache import Guilds
from bot.ui.components import REPLAY, ItemId, view_of
from bot.ui.components import UNDO as UNDO_BUTTON
from bot.ui.style import FINISHED_COLOR, NEUTRAL_COLOR, OFFER_COLOR, embed_of, phrases_for
from engine.core.decisions import Refused, Seat
from engine.core.records.offers import RATED
from engine.core.records.proposals import OPEN, Proposal
from engine.tables.proposals import ABORT, CHAIR, DRAW, PLAY_ON, UNDO, other_people, voters
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot, TransitionResult

KINDS = (UNDO, DRAW, ABORT)
ASK = ItemId("a", table_id=18, ply=9, kind="[a-z]{1,8}", count=2)  # confirms a command's proposal
ANSWER = ItemId("v", proposal_id=18, verb="[a-z]{1,8}")
OUTLIVED = ("proposal-over",)  # refusals that mean the message is outdated


@on_press(UNDO_BUTTON)
async def undo(interaction: Interaction, table_id: int, ply: int, count: int = 1) -> None:
    """Undo the user's last choice, or show in their panel why not."""
    try:
        result = await interaction.client.services.proposals.undo(
            table_id, ply, interaction.user.id, str(interaction.id), count
        )
    except Refused as why:
        snapshot = await interaction.client.services.tables.get(table_id)
        snapshot.require_active_seat(interaction.user.id)
        await show_refusal(interaction, snapshot, why)
        return
    await show(interaction, panel_after_answer(result, interaction))


async def undo_or_confirm(interaction: Interaction, snapshot: TableSnapshot, count: int) -> None:
    """Undo alone if that is allowed, else say why not and offer to ask the others."""
    seat, text = snapshot.require_playable_seat(interaction.user.id), texts_for(interaction)
    choice = await interaction.client.services.proposals.choice(snapshot, seat, count)
    if not choice.refusal_code:
        await undo(interaction, snapshot.id, snapshot.game.told_ply, count)
        return
    why = phrases_for(snapshot, text).refusal(choice.refusal())
    question = text("undo-ask", count=count, others=len(_others(interaction, snapshot)))
    unrated = f"\n{text('proposal-undo-unrated')}" if snapshot.stakes == RATED else ""
    await _ask_first(interaction, snapshot, UNDO, f"{why}\n{question}{unrated}", count)


async def confirm_abort(interaction: Interaction, snapshot: TableSnapshot) -> None:
    """Show what the others would be asked; nothing happens before the user confirms. Raises `Refused`."""
    snapshot.require_active_seat(interaction.user.id)
    snapshot.refuse_if_run()
    if snapshot.game.winners is not None:
        raise Refused("game-over")
    question = texts_for(interaction)("abort-ask", count=len(_others(interaction, snapshot)))
    await _ask_first(interaction, snapshot, ABORT, question)


async def confirm_draw(interaction: Interaction, snapshot: TableSnapshot) -> None:
    """Ask the user to confirm a draw offer; raises `Refused`."""
    services, user = interaction.client.services, interaction.user.id
    await services.proposal_messages.past_deleted(
        snapshot.id, lambda: services.proposals.check(snapshot, DRAW, user)
    )
    question = texts_for(interaction)("draw-ask", count=len(_others(interaction, snapshot)))
    await _ask_first(interaction, snapshot, DRAW, question)


def _others(interaction: Interaction, snapshot: TableSnapshot) -> set[Seat]:
    return other_people(snapshot, snapshot.require_active_seat(interaction.user.id))


@on_press(ASK)
async def ask(interaction: Interaction, table_id: int, ply: int, kind: str, count: int) -> None:
    """Ask the others; computers agree at once. Raises `Refused`."""
    if kind not in KINDS or not count:
        raise Refused("table-unknown")
    seen = {} if kind == ABORT else {"ply": ply}  # an abort stays valid whatever players do meanwhile
    made = await interaction.client.services.proposal_messages.propose(
        table_id, kind, interaction.user.id, str(interaction.id), count=count, **seen
    )
    if isinstance(made, TransitionResult):
        await show(interaction, panel_after_answer(made, interaction))
        return
    snapshot, text = await interaction.client.services.tables.get(table_id), texts_for(interaction)
    where = heading(snapshot, interaction.user.id, text)
    await edit_private(interaction, f"{where}\n{text('proposal-asked')}")


@on_press(ANSWER)
async def answer(interaction: Interaction, proposal_id: int, verb: str) -> None:
    """Agree or refuse; the message is updated even if `Refused` is raised."""
    proposals = interaction.client.services.proposals
    proposal = await proposals.find(proposal_id)
    if (
        interaction.message is None
        or proposal.message_id not in (None, interaction.message.id)
        or verb not in ("yes", "no")
    ):
        raise Refused("proposal-none")
    try:
        act = proposals.agree if verb == "yes" else proposals.refuse
        proposal = await act(proposal_id, interaction.user.id)
    except Refused as why:
        if why.code in OUTLIVED:
            await _redraw(interaction, await proposals.find(proposal_id))
        raise
    await _redraw(interaction, proposal)


async def _redraw(interaction: Interaction, proposal: Proposal) -> None:
    services = interaction.client.services
    content = await proposal_content(services.tables, services.guilds, proposal)
    await interaction.response.edit_message(**content)


async def _ask_first(
    interaction: Interaction, snapshot: TableSnapshot, kind: str, question: str, count: int = 1
) -> None:
    """Explain what the button will ask, and whom."""
    text = texts_for(interaction)
    others = _others(interaction, snapshot)
    label = text("btn-ask", count=len(others)) if others else text(f"btn-do-{kind}")
    button = ASK.button(
        label, ButtonStyle.primary, table_id=snapshot.id, ply=snapshot.game.told_ply, kind=kind, count=count
    )
    where = heading(snapshot, interaction.user.id, text)
    await interaction.response.send_message(f"{where}\n{question}", view=view_of([button]), ephemeral=True)


async def proposal_content(tables: Tables, guilds: Guilds, proposal: Proposal) -> MessageContent:
    """Return a proposal's message without the line that pings."""
    snapshot = await tables.get(proposal.table_id)
    text = await guilds.texts(snapshot.location.guild_id)
    phrases, is_open = phrases_for(snapshot, text), proposal.state == OPEN
    color = OFFER_COLOR if is_open else FINISHED_COLOR if proposal.state == "agreed" else NEUTRAL_COLOR
    free = phrases.seat(proposal.choices - 1) if proposal.kind == CHAIR else ""
    seat = phrases.seat(proposal.seat)
    title = text(f"proposal-title-{proposal.kind}", seat=seat, count=proposal.choices, free=free)
    lines = _open(snapshot, proposal, phrases, text) if is_open else [_fate(proposal, phrases, text)]
    embed = embed_of(title, lines, color)
    buttons = [
        ANSWER.button(text("btn-agree"), ButtonStyle.success, proposal_id=proposal.id, verb="yes"),
        ANSWER.button(text("btn-refuse"), ButtonStyle.danger, proposal_id=proposal.id, verb="no"),
    ]
    if proposal.kind in PLAY_ON:  # everybody can look at what they agree to
        buttons.append(REPLAY.button(text("btn-replay"), table_id=snapshot.id, ply=proposal.ply))
    return {"embed": embed, "view": view_of(buttons if is_open else [])}


def _open(snapshot: TableSnapshot, proposal: Proposal, phrases: Phrases, text: Texts) -> list[str]:
    """Return what an open proposal means, who has agreed, who has not, and when it expires."""
    others = sorted(voters(snapshot, proposal))
    left = [seat for seat in others if seat not in proposal.consents]
    unrated = proposal.kind == UNDO and snapshot.stakes == RATED
    agreed = text("proposal-consents", names=phrases.bold(proposal.consents)) if proposal.consents else ""
    until = f"<t:{proposal.expires_at}:R>"
    lines = [
        text(f"proposal-{proposal.kind}-means", others=len(others), names=phrases.bold(others)),
        text("proposal-undo-unrated") if unrated else "",
        agreed,
        text("proposal-waits", names=phrases.bold(left)),
        text("proposal-until-move" if proposal.kind == UNDO else "proposal-until", when=until),
    ]
    return [line for line in lines if line]


def _fate(proposal: Proposal, phrases: Phrases, text: Texts) -> str:
    of_kind = (
        "play-on-" if proposal.kind in PLAY_ON and proposal.state in ("agreed", "refused", "void") else ""
    )
    return text(f"proposal-state-{of_kind}{proposal.state}", seat=phrases.seat(proposal.seat))
