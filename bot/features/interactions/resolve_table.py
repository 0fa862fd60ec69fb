"""Find the table that a command means: the one named, the thread's own, or the user's."""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

import discord
from discord.app_commands import Choice

from bot.features.interactions.responses import is_own
from bot.i18n.names import escape
from bot.i18n.texts import Texts
from bot.services.context import Interaction, Services, texts_for
from bot.ui.components import MY_TABLES, view_of
from bot.ui.style import matching, option, page_of
from engine.core.decisions import Refused, Seat
from engine.core.records.tables import TableLocation, TableSummary
from engine.games import GAMES
from engine.tables.service import TableSnapshot


class AmbiguousTable(Exception):
    """A command may mean several tables: the user must pick one for this verb."""

    def __init__(self, summaries: Sequence[TableSummary], verb: str = "hand", count: int = 1) -> None:
        self.lines, self.verb, self.count = summaries, verb, count


async def my_tables(interaction: Interaction) -> list[TableSummary]:
    """Return the user's open tables on this server, first those where they must act."""
    user = interaction.user.id
    summaries = await interaction.client.services.store.summaries.of_open_tables(
        user_id=user, guild_id=interaction.guild_id
    )
    return sorted(
        summaries, key=lambda summary: (my_seat(summary, user) not in summary.to_act, -summary.updated_at)
    )


async def resolve_table(interaction: Interaction, table_id: int | None, family: str | None = None) -> int:
    """Return the id of the table meant; raises `Refused` if there is none, or `AmbiguousTable`."""
    if table_id is not None:
        return table_id
    own_tables = await my_tables(interaction)
    summaries = [summary for summary in own_tables if family in (None, GAMES[summary.game].family)]
    here = in_channel(summaries, interaction)
    if not here and (others := in_channel(own_tables, interaction)):
        raise _other_game(others[0].game, interaction)
    for among in (here, summaries):
        waiting = [summary for summary in among if my_seat(summary, interaction.user.id) in summary.to_act]
        for few in (waiting, among):
            if len(few) == 1:
                return few[0].table_id
            if few:
                raise AmbiguousTable(few)
    raise Refused("no-game")


def in_channel(summaries: Sequence[TableSummary], interaction: Interaction) -> list[TableSummary]:
    channel_id = interaction.channel_id
    return [summary for summary in summaries if summary.location.board_channel_id == channel_id]


def _other_game(game: str, interaction: Interaction) -> Refused:
    text, family = texts_for(interaction), GAMES[game].family
    return Refused("other-game", game=text(f"game-{game}"), command=text(f"cmd-{family}-group"))


async def require_table(
    interaction: Interaction, table_id: int | None, family: str | None = None
) -> TableSnapshot:
    """Return the table meant, if it is on this server and of this family; raises as `resolve_table`."""
    snapshot = await on_this_server(interaction, await resolve_table(interaction, table_id, family))
    if family not in (None, snapshot.game.rules.family):
        raise _other_game(snapshot.game_key, interaction)
    return snapshot


async def on_this_server(interaction: Interaction, table_id: int) -> TableSnapshot:
    """Return a table of this server, or the user's own run of a shared deal; raises `Refused`."""
    snapshot = await interaction.client.services.tables.get(table_id)
    if snapshot.location.is_private and snapshot.seat_of(interaction.user.id) is not None:
        return snapshot
    if snapshot.location.guild_id != interaction.guild_id:
        raise Refused("table-unknown")
    return snapshot


async def visible_table(interaction: Interaction, table_id: int | None) -> TableSnapshot:
    """Return a table whose channel the user may read; without a number the newest that was played here."""
    if table_id is None:
        table_id = await interaction.client.services.store.summaries.newest_in(interaction.channel_id or 0)
    snapshot = None if table_id is None else await interaction.client.services.tables.get(table_id)
    if snapshot is not None and snapshot.location.is_private:
        return await _visible_run(interaction, snapshot)
    snapshot = await require_table(interaction, table_id)
    if snapshot.seat_of(interaction.user.id) is None and not await _may_read(interaction, snapshot.location):
        raise Refused("table-unknown")  # does not reveal that it exists
    return snapshot


async def is_deal_secret(services: Services, snapshot: TableSnapshot) -> bool:
    """Return whether others still play this deal, of which nobody else may learn anything."""
    deal = None if snapshot.run is None else await services.store.deals.get(snapshot.run.deal_id)
    return deal is not None and services.now() < deal.closes_at


async def _visible_run(interaction: Interaction, snapshot: TableSnapshot) -> TableSnapshot:
    """Return a run of a shared deal: the user's own, or any once the deal is closed.

    Others are named only on the server where they play, and only if they show their records.
    """
    services = interaction.client.services
    if snapshot.seat_of(interaction.user.id) is not None:
        return snapshot
    run = await services.store.deals.run_at(snapshot.id)
    deal = None if run is None else await services.store.deals.get(run.deal_id)
    if run is None or run.score is None or deal is None or services.now() < deal.closes_at:
        raise Refused("table-unknown")
    shows_records = (await services.user_cache.settings(run.user_id)).show_records
    if deal.day is not None and not (run.is_placed and shows_records):
        raise Refused("table-unknown")
    if run.guild_id == interaction.guild_id:
        return snapshot
    somebody = texts_for(interaction)("daily-somebody")
    renamed = (who if who.user_id is None else replace(who, name=somebody) for who in snapshot.participants)
    return replace(snapshot, participants=tuple(renamed))


async def _may_read(interaction: Interaction, location: TableLocation) -> bool:
    channel_id = location.board_channel_id
    guild, member = interaction.guild, interaction.user
    if channel_id == interaction.channel_id:
        return True
    if guild is None or not isinstance(member, discord.Member):
        return False
    try:  # archived threads are not in the cache
        channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        rights = channel.permissions_for(member)
        if isinstance(channel, discord.Thread) and channel.is_private() and not rights.manage_threads:
            await channel.fetch_member(member.id)
    except (discord.NotFound, discord.Forbidden, discord.ClientException):
        return False
    return rights.view_channel and rights.read_message_history


def my_seat(summary: TableSummary, user_id: int) -> Seat | None:
    seats = (seat for seat, who in enumerate(summary.participants) if who.user_id == user_id)
    return next(seats, None)


async def ask_which(interaction: Interaction, among: AmbiguousTable) -> None:
    """Show the tables that may be meant; the command continues with the one picked."""
    question = texts_for(interaction)(f"which-table-{among.verb}", count=among.count)
    await interaction.response.send_message(question, view=_tables(interaction, among), ephemeral=True)


async def turn_tables(interaction: Interaction, verb: str, count: int, page: int) -> None:
    if not is_own(interaction):  # a forged id: the message may be a board
        raise Refused("table-unknown")
    among = AmbiguousTable(await my_tables(interaction), verb, count)
    await interaction.response.edit_message(view=_tables(interaction, among, page))


def _tables(interaction: Interaction, among: AmbiguousTable, page: int = 0) -> discord.ui.View:
    text = texts_for(interaction)
    options = [option(table_label(summary, text), summary.table_id) for summary in among.lines]
    options = page_of(options, text, page)
    return view_of([MY_TABLES.select(options, text("hint-table"), verb=among.verb, count=among.count)])


async def game_played_here(interaction: Interaction) -> str | None:
    """Return the game that the user plays in this channel, None if there is none."""
    here = in_channel(await my_tables(interaction), interaction)
    return here[0].game if here else None


async def usual_game(interaction: Interaction) -> str:
    return (await interaction.client.services.guilds.settings(interaction.guild_id or 0)).default_game


def heading(snapshot: TableSnapshot, user_id: int, text: Texts) -> str:
    """Return which game this is and with whom, for questions that cannot be undone."""
    names = text.names(participant.name for participant in snapshot.participants)
    others = [
        escape(name)
        for name, participant in zip(names, snapshot.participants)
        if participant.user_id != user_id
    ]
    game = text(f"game-{snapshot.game_key}")
    return text("at-table", game=game, names=text.join(others), table=snapshot.id)


async def complete_table(interaction: Interaction, current: str) -> list[Choice[int]]:
    text = texts_for(interaction)
    return matching(
        [(table_label(summary, text), summary.table_id) for summary in await my_tables(interaction)], current
    )


async def complete_any(interaction: Interaction, current: str) -> list[Choice[int]]:
    services, user, guild = interaction.client.services, interaction.user.id, interaction.guild_id
    return await complete_paged(
        interaction, current, partial(services.store.summaries.recent_tables, user, guild_id=guild)
    )


def finished(interaction: Interaction) -> Callable[..., Awaitable[list[TableSummary]]]:
    services, user = interaction.client.services, interaction.user.id
    return partial(services.store.summaries.recent_tables, user, guild_id=interaction.guild_id, over=True)


async def complete_paged(
    interaction: Interaction, current: str, wanted: Callable[..., Awaitable[list[TableSummary]]]
) -> list[Choice[int]]:
    """Complete the tables of a query's first page, and the one whose number was typed."""
    text, summaries = texts_for(interaction), await wanted()
    if (typed := _NUMBER.fullmatch(current)) and int(typed[1]) not in {
        summary.table_id for summary in summaries
    }:
        summaries = [*await wanted(table_id=int(typed[1])), *summaries]
    return matching([(table_label(summary, text), summary.table_id) for summary in summaries], current)


_NUMBER = re.compile(r"\D{0,4}(\d{1,18})\s*", re.ASCII)  # #12, nº 12; more digits would not fit the database


def table_label(summary: TableSummary, text: Texts) -> str:
    players = ", ".join(text.names(participant.name for participant in summary.participants))
    return text("table-name", table=summary.table_id, game=text(f"game-{summary.game}"), players=players)
