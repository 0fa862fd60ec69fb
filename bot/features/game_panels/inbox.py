"""`/wanted games`: the user's decisions, offers to answer, and games where others must act.

Games on this server come before those elsewhere, and earlier deadlines first.
"""

from collections.abc import Iterable, Mapping, Sequence

from discord import Embed

from bot.features.interactions.resolve_table import my_seat, table_label
from bot.i18n.names import clean_line, escape
from bot.i18n.texts import Texts
from bot.services.context import Interaction, texts_for
from bot.services.ping_targets import link, offer_link, offer_name, proposal_link, wish_name
from bot.ui.style import NEUTRAL_COLOR, YOUR_TURN_COLOR
from engine.core.decisions import Seat
from engine.core.records.offers import Offer
from engine.core.records.tables import BoardMessage, TableSummary
from engine.core.records.users import Reminder

LISTED = 12  # lines per heading
MAX_TEXT = 4000  # characters of a description, of Discord's 4096
EVER = 2**62  # a deadline that never comes, for sorting


async def waiting(interaction: Interaction) -> Embed:
    services, user, text = interaction.client.services, interaction.user.id, texts_for(interaction)
    summaries = sorted(
        await services.store.summaries.of_open_tables(user_id=user),
        key=lambda summary: _order(interaction, summary),
    )
    offers = sorted(await services.store.offers.open_offers(user_id=user), key=lambda offer: offer.expires_at)
    boards = await services.store.boards.board_messages(user)
    own_turns = [
        summary
        for summary in summaries
        if my_seat(summary, user) in summary.to_act and not _sat_in(summary, user)
    ]
    to_answer = [_offer(offer, text) for offer in offers if offer.opponent_id == user]
    to_answer += await _proposed(interaction, summaries, text)
    duels = await _duels(interaction, text)
    reminders = await services.store.stories.reminders_of(user, interaction.guild_id or 0)
    parts = {
        "yours": [_table(interaction, ln, boards.get(ln.table_id), text) for ln in own_turns] + duels,
        "asked": to_answer,
        "theirs": [
            _table(interaction, ln, boards.get(ln.table_id), text) for ln in summaries if ln not in own_turns
        ],
        "offered": [_offer(offer, text) for offer in offers if offer.opponent_id != user],
        "mistakes": [_mistake(reminder, services.now(), text) for reminder in reminders],
    }
    looking = await services.lookings.of_user(user, interaction.guild_id or 0)
    if looking is not None:
        when = f"<t:{looking.expires_at}:t>"
        parts["looking"] = [text("looking-own", wish=wish_name(looking, text), when=when)]
    due = sum(reminder.due_at <= services.now() for reminder in reminders)
    title = text("games-title", count=(count := len(own_turns) + len(duels) + len(to_answer) + due))
    sizes = (_listed(parts, max_rows, text) for max_rows in range(LISTED, 0, -1))
    description = next(listing for listing in sizes if len(listing) <= MAX_TEXT) or text("games-none")
    return Embed(title=title, description=description, color=YOUR_TURN_COLOR if count else NEUTRAL_COLOR)


def _order(interaction: Interaction, summary: TableSummary) -> tuple[bool, int, int]:
    seat = my_seat(summary, interaction.user.id)
    due = summary.deadlines.get(seat, EVER) if seat is not None else EVER
    return summary.location.guild_id != interaction.guild_id, due, summary.updated_at


def _listed(parts: Mapping[str, Sequence[str]], max_rows: int, text: Texts) -> str:
    """Return at most `max_rows` lines of each part, and the number of lines left out."""
    sections = []
    for name, rows in parts.items():
        more = [text("games-more", count=len(rows) - max_rows)] if len(rows) > max_rows else []
        sections += ["\n".join([text(f"games-{name}"), *rows[:max_rows], *more])] if rows else []
    return "\n\n".join(sections)


def _table(interaction: Interaction, summary: TableSummary, board: BoardMessage | None, text: Texts) -> str:
    user, guild = interaction.user.id, summary.location.guild_id
    people, seat = interaction.client.services.user_cache, my_seat(summary, user)
    due = summary.deadlines.get(seat) if seat is not None else None
    due = min(summary.deadlines.values(), default=None) if due is None else due
    when = text("games-since", when=f"<t:{summary.updated_at}:R>") if due is None else _due(due, text)
    names = text.names(participant.name for participant in summary.participants)
    absent = [
        people.absence_line(participant.user_id, name, guild, text)
        for participant, name in zip(summary.participants, names)
        if participant.user_id != user
    ]
    seat_in = text("games-substituted") if _sat_in(summary, user) else ""
    frozen = text("games-frozen") if summary.location.suspended_at is not None else ""
    claim = text("games-claim") if _may_claim(summary, seat) else ""
    go = "" if summary.location.is_private else text("games-go", link=link(summary.location, board))
    parts = [go, _server(interaction, guild), frozen or when, seat_in, claim, *absent]
    return _line(escape(table_label(summary, text)), parts, text)


def _line(name: str, parts: Iterable[str], text: Texts) -> str:
    return text("games-line", name=name, more="".join(f" · {part}" for part in parts if part))


def _may_claim(summary: TableSummary, seat: Seat | None) -> bool:
    """Return whether this seat may claim the game from a silent opponent."""
    if seat is None or len(summary.participants) != 2 or summary.location.suspended_at is not None:
        return False
    both = all(participant.active_user is not None for participant in summary.participants)
    return both and 1 - seat in summary.silent


def _offer(offer: Offer, text: Texts) -> str:
    go = text("games-go", link=offer_link(offer))
    return _line(offer_name(offer, text), (go, _due(offer.expires_at, text)), text)


async def _duels(interaction: Interaction, text: Texts) -> list[str]:
    """Return the accepted duels on a sealed deal that the user has not begun."""
    services, user = interaction.client.services, interaction.user.id
    accepted = [await services.same_deals.of_offer(it) for it in await services.store.offers.accepted(user)]
    return [
        _line(offer_name(duel.offer, text), (go, _due(duel.deal.closes_at, text)), text)
        for duel in accepted
        if duel.run_of(user) is None and (go := text("games-go", link=offer_link(duel.offer)))
    ]


async def _proposed(interaction: Interaction, summaries: Sequence[TableSummary], text: Texts) -> list[str]:
    """Return the proposals at these tables that the user has not agreed to."""
    at, lines = {summary.table_id: summary for summary in summaries}, []
    for proposal in await interaction.client.services.store.proposals.open_proposals() if at else ():
        summary = at.get(proposal.table_id)
        seat = None if summary is None else my_seat(summary, interaction.user.id)
        if summary is not None and seat not in (proposal.seat, *proposal.consents):
            go = text("games-go", link=proposal_link(summary.location, proposal))
            parts = (go, text(f"games-proposal-{proposal.kind}"), _due(proposal.expires_at, text))
            lines.append(_line(escape(table_label(summary, text)), parts, text))
    return lines


def _mistake(reminder: Reminder, now: int, text: Texts) -> str:
    """Return a mistake to be asked again, with the moment until it is due."""
    name = text("mistake-name", turn=reminder.turn, table=reminder.table_id)
    return name if reminder.due_at <= now else f"{name} · <t:{reminder.due_at}:R>"


def _due(when: int, text: Texts) -> str:
    return text("games-due", when=f"<t:{when}:R>")


def _server(interaction: Interaction, guild_id: int) -> str:
    there = None if guild_id == interaction.guild_id else interaction.client.get_guild(guild_id)
    return f"🌵 {escape(clean_line(there.name))}" if there is not None else ""


def _sat_in(summary: TableSummary, user_id: int) -> bool:
    """Return whether a substitute plays the user's seat."""
    seat = my_seat(summary, user_id)
    return seat is not None and summary.participants[seat].level is not None
