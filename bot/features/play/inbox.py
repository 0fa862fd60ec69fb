"""The one list of what waits for a person: their moves, offers they may answer, games where others move.

Their games on this server come before those elsewhere, and what is due first before the rest.
"""

from __future__ import annotations

from collections.abc import Sequence

from discord import Embed

from bot.features.shared.resolve_table import my_seat, name_of
from bot.i18n.texts import Words, escaped, plain
from bot.services.context import Interaction, words_for
from bot.services.ping_targets import link, offer_link, offer_name, proposal_link
from bot.ui.style import CALM, YOURS
from engine.core.decisions import Seat
from engine.core.records.offers import Offer
from engine.core.records.tables import Posted, TableSummary

LISTED = 12  # lines under one heading
EVER = 2**62  # a deadline that never comes


async def waiting(interaction: Interaction) -> Embed:
    """All that this person is in, in their words."""
    store, user, text = interaction.client.services.store, interaction.user.id, words_for(interaction)
    lines = sorted(await store.lines(user=user), key=lambda line: _order(interaction, line))
    offers = sorted(await store.open_offers(user=user), key=lambda offer: offer.expires)
    boards = await store.boards(user)
    mine = [line for line in lines if my_seat(line, user) in line.waiting and not _sat_in(line, user)]
    asked = [_offer(offer, text) for offer in offers if offer.opponent == user]
    asked += await _proposed(interaction, lines, text)
    parts = {
        "yours": [_table(interaction, line, boards.get(line.table), text) for line in mine],
        "asked": asked,
        "theirs": [_table(interaction, ln, boards.get(ln.table), text) for ln in lines if ln not in mine],
        "offered": [_offer(offer, text) for offer in offers if offer.opponent != user],
    }
    shown = "\n\n".join(_part(text(f"games-{name}"), rows, text) for name, rows in parts.items() if rows)
    title = text("games-title", count=(count := len(mine) + len(asked)))
    description = _whole_lines(shown, 4000) or text("games-none")
    return Embed(title=title, description=description, colour=YOURS if count else CALM)


def _order(interaction: Interaction, line: TableSummary) -> tuple[bool, int, int]:
    seat = my_seat(line, interaction.user.id)
    due = line.due.get(seat, EVER) if seat is not None else EVER
    return line.place.guild != interaction.guild_id, due, line.changed


def _part(heading: str, rows: Sequence[str], text: Words) -> str:
    more = [text("games-more", count=len(rows) - LISTED)] if len(rows) > LISTED else []
    return "\n".join([heading, *rows[:LISTED], *more])


def _whole_lines(text: str, most: int) -> str:
    """As many whole lines as fit, so that no link is cut."""
    return text if len(text) <= most else text[:most].rpartition("\n")[0]


def _table(interaction: Interaction, line: TableSummary, posted: Posted | None, text: Words) -> str:
    user, people, guild = interaction.user.id, interaction.client.services.people, line.place.guild
    seat = my_seat(line, user)
    due = line.due.get(seat) if seat is not None else None
    due = min(line.due.values(), default=None) if due is None else due
    when = text("games-since", when=f"<t:{line.changed}:R>") if due is None else _due(due, text)
    others = (participant for participant in line.participants if participant.user != user)
    absent = [people.absence(participant.user, participant.name, guild, text) for participant in others]
    seat_in = text("games-sat-in") if _sat_in(line, user) else ""
    frozen = text("games-frozen") if line.place.suspended is not None else ""
    claim = text("games-claim") if _may_claim(line, seat) else ""
    said = [_server(interaction, guild), frozen or when, seat_in, claim, *absent]
    go = text("games-go", link=link(line.place, posted))
    more = "".join(f" · {part}" for part in said if part)
    return text("games-line", name=escaped(name_of(line, text)), go=go, more=more)


def _may_claim(line: TableSummary, seat: Seat | None) -> bool:
    """May whoever sits there do something about a silent opponent?"""
    if seat is None or len(line.participants) != 2 or line.place.suspended is not None:
        return False
    both = all(participant.player is not None for participant in line.participants)
    return both and 1 - seat in line.silent


def _offer(offer: Offer, text: Words) -> str:
    go = text("games-go", link=offer_link(offer))
    return text("games-line", name=offer_name(offer, text), go=go, more=f" · {_due(offer.expires, text)}")


async def _proposed(interaction: Interaction, lines: Sequence[TableSummary], text: Words) -> list[str]:
    """What others propose at my tables and I have not agreed to."""
    at, found = {line.table: line for line in lines}, []
    for proposal in await interaction.client.services.store.proposals() if at else ():
        line = at.get(proposal.table)
        seat = None if line is None else my_seat(line, interaction.user.id)
        if line is not None and seat not in (proposal.seat, *proposal.consents):
            go = text("games-go", link=proposal_link(line.place, proposal))
            more = f" · {text(f'games-proposal-{proposal.kind}')} · {_due(proposal.expires, text)}"
            found.append(text("games-line", name=escaped(name_of(line, text)), go=go, more=more))
    return found


def _due(when: int, text: Words) -> str:
    return text("games-due", when=f"<t:{when}:R>")


def _server(interaction: Interaction, guild: int) -> str:
    """The name of another server than this one."""
    there = None if guild == interaction.guild_id else interaction.client.get_guild(guild)
    return f"🌵 {escaped(plain(there.name))}" if there is not None else ""


def _sat_in(line: TableSummary, user: int) -> bool:
    """Does the computer sit in for them there?"""
    seat = my_seat(line, user)
    return seat is not None and line.participants[seat].level is not None
