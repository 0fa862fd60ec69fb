"""`/wanted stats`: a player's record as a poster and a few lines; its ids contain the player and the game."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import discord
from discord import Embed

from bot.features.interactions.items import first_pick, on_press, picked_number
from bot.features.interactions.permissions import check_may_write
from bot.features.interactions.responses import MessagePage, show_page
from bot.features.records.poster import outcome_of, poster
from bot.features.records.stars import DECLARED, star_list, summary
from bot.features.replay.actions import open_replay
from bot.i18n.names import called, escape
from bot.i18n.texts import Phrases, Texts
from bot.services.context import Interaction, texts_for
from bot.services.pictures import Picture, files, with_picture
from bot.ui.components import GAME, AnyButton, AnySelect, ItemId
from bot.ui.deadlines import span
from bot.ui.style import NEUTRAL_COLOR, option
from engine.core.clocks import DAY, HOUR, MINUTE
from engine.core.decisions import Refused
from engine.games import GAMES
from engine.tables.player_records import (
    RELIABLE_DECISIONS,
    RUNG_WINS,
    Climb,
    GameTally,
    PlayerRecord,
    Tally,
    count_record,
)

ALL_GAMES = "all"
MAX_LINES = 8  # below the picture, which shows how many games of each kind were won
PATTERN = f"(?:{GAME})"
KIND, LAST, POST, STARS = (
    ItemId(prefix, user_id=19, game=PATTERN) for prefix in ("stg", "stl", "stp", "sta")
)


@dataclass(frozen=True, slots=True)
class _Page:
    """What is shown: whose record, of which game, in which language."""

    user: discord.User | discord.Member
    game: str  # or `ALL_GAMES`
    text: Texts

    @property
    def games(self) -> Sequence[str]:
        return [*GAMES] if self.game == ALL_GAMES else [self.game]

    @property
    def name(self) -> str:
        return called(self.user.display_name, self.user.name)


async def open_stats(
    interaction: Interaction, user: discord.User | discord.Member | None, game: str | None
) -> None:
    """Show a record; raises `Refused`."""
    await _show(interaction, _Page(user or interaction.user, game or ALL_GAMES, texts_for(interaction)))


@on_press(KIND)
async def pick_game(interaction: Interaction, user_id: int, game: str) -> None:
    picked = first_pick(interaction, game)
    await _show(interaction, await _page(interaction, user_id, picked))


@on_press(LAST)
async def replay_picked(interaction: Interaction, user_id: int, game: str) -> None:
    if (table_id := picked_number(interaction)) is None:
        raise Refused("table-unknown")
    await open_replay(interaction, table_id)


@on_press(POST)
async def post(interaction: Interaction, user_id: int, game: str) -> None:
    check_may_write(interaction)
    page = await _page(interaction, user_id, game)
    embed, picture, _ = await _drawn(interaction, page)
    await interaction.response.send_message(
        embed=embed, files=files(picture), allowed_mentions=discord.AllowedMentions.none()
    )


@on_press(STARS)
async def list_stars(interaction: Interaction, user_id: int, game: str) -> None:
    page = await _page(interaction, user_id, game)
    await _check_shown(interaction, page)
    earned = await interaction.client.services.store.results.achievements(user_id, interaction.guild_id)
    await show_page(interaction, MessagePage(star_list(earned, page.games, page.text)), beside=True)


async def _check_shown(interaction: Interaction, page: _Page) -> None:
    if page.user.bot:
        raise Refused("stats-bot")
    settings = await interaction.client.services.user_cache.settings(page.user.id)
    if page.user.id != interaction.user.id and not settings.show_records:
        raise Refused("records-private", who=str(page.user.id))


async def _page(interaction: Interaction, user_id: int, game: str) -> _Page:
    """Return the page of an id, which may be forged or name a user who has left; raises `Refused`."""
    if game != ALL_GAMES and game not in GAMES:
        raise Refused("offer-game")
    if user_id == interaction.user.id:
        return _Page(interaction.user, game, texts_for(interaction))
    guild = interaction.guild
    assert guild is not None
    try:
        member = guild.get_member(user_id) or await guild.fetch_member(user_id)
    except discord.NotFound:
        raise Refused("stats-gone") from None
    return _Page(member, game, texts_for(interaction))


async def _show(interaction: Interaction, page: _Page) -> None:
    embed, picture, record = await _drawn(interaction, page)
    items: list[AnyButton | AnySelect] = [_kinds(page), *_last(record, page)]
    if record.last:
        items.append(POST.button(page.text("btn-stats-post"), user_id=page.user.id, game=page.game))
    if any(map(DECLARED.get, page.games)):
        items.append(STARS.button(page.text("btn-stats-stars"), user_id=page.user.id, game=page.game))
    await show_page(interaction, MessagePage(embed, items, picture))


async def _drawn(interaction: Interaction, page: _Page) -> tuple[Embed, Picture | None, PlayerRecord]:
    services, text, guild_id = interaction.client.services, page.text, interaction.guild_id
    await _check_shown(interaction, page)
    is_own = page.user.id == interaction.user.id
    game = None if page.game == ALL_GAMES else page.game
    record = count_record(await services.store.results.of_user(page.user.id, guild_id, game))
    earned = await services.store.results.achievements(page.user.id, guild_id)
    tail = [*_habits(record, text), summary(earned, page.games, text)]
    if not is_own:
        between = await services.store.results.head_to_head(interaction.user.id, page.user.id, guild_id)
        own, other = sum(between.own.values()), sum(between.other.values())
        tail.append(text("stats-between", own=own, other=other) if own or other else "")
    tail = [*filter(None, tail)]
    title = text("title-stats", name=escape(page.name))
    if not record.last:
        nothing = text("stats-nothing-own" if is_own else "stats-nothing")
        return Embed(title=title, description=nothing, color=NEUTRAL_COLOR), None, record
    head, games = [*_sums(record, text)], [_game_line(game, text) for game in record.games]
    climbs = [_climb_line(climb, text) for climb in record.climbs]
    whole = "\n".join([*head, *games, *climbs, *tail])
    picture = await services.pictures.draw_scene(
        poster(page.name, record, text),
        *(f"stats-{page.user.id}.png", whole.replace("*", ""), guild_id or 0, interaction.user.id),
    )
    best = [line for line, game in zip(games[:1], record.games) if game.best_side]
    room = max(0, MAX_LINES - len(head) - len(tail))
    lines = [*head, *[*best, *climbs][:room], *tail]
    embed = Embed(title=title, description="\n".join(lines) if picture else whole, color=NEUTRAL_COLOR)
    return with_picture(embed, picture), picture, record


def _sums(record: PlayerRecord, text: Texts) -> Iterator[str]:
    if record.people.played:
        yield text("stats-people", **_counts(record.people))
    if record.computers.played:
        yield text("stats-computers", **_counts(record.computers))


def _habits(record: PlayerRecord, text: Texts) -> Iterator[str]:
    """Yield the longest row of wins, and how quickly and reliably the player answers."""
    if record.longest_streak > 1:
        yield text("stats-streak", count=record.longest_streak)
    pace = []
    if record.median_seconds is not None:
        pace.append(text("stats-pace", time=_rounded(record.median_seconds, text)))
    if record.is_reliability_known:
        pace.append(text("stats-in-time", kept=record.decisions - record.missed, count=record.decisions))
    yield " · ".join(pace)
    if record.decisions and not record.is_reliability_known:
        yield text("stats-new-here", count=RELIABLE_DECISIONS - record.decisions)


def _game_line(game: GameTally, text: Texts) -> str:
    line = text("stats-game", game=text(f"game-{game.game}"), **_counts(game.tally))
    if not game.best_side:
        return line
    phrases = Phrases(text, GAMES[game.game].family, ())
    return text(
        "stats-best",
        line=line,
        side=phrases.value(game.best_side),
        won=game.best.won,
        total=game.best.played,
    )


def _climb_line(climb: Climb, text: Texts) -> str:
    """Return the rungs won against computers, and how near the next one is."""
    stars = "★" * climb.won + "☆" * (len(climb.rungs) - climb.won)
    line = text("stats-climb", game=text(f"game-{climb.game}"), stars=stars)
    if climb.next_level is None:
        return line
    return text(
        "stats-climb-next", line=line, wins=climb.wins, of=RUNG_WINS, level=text(f"level-{climb.next_level}")
    )


def _counts(tally: Tally) -> dict[str, int]:
    return {"total": tally.played, "won": tally.won, "drawn": tally.drawn}


def _rounded(seconds: int, text: Texts) -> str:
    """Return a duration in words, in whole hours, minutes or seconds."""
    unit = next((unit for unit in (DAY, HOUR, MINUTE) if seconds >= 2 * unit), 1)
    return span(max(1, round(seconds / unit)) * unit, text)


def _kinds(page: _Page) -> AnySelect:
    names = {ALL_GAMES: page.text("stats-all-games"), **{game: page.text(f"game-{game}") for game in GAMES}}
    options = [option(name, game, chosen=game == page.game) for game, name in names.items()]
    return KIND.select(options, user_id=page.user.id, game=page.game)


def _last(record: PlayerRecord, page: _Page) -> Iterator[AnySelect]:
    options, text = [], page.text
    for game in record.last:
        outcome, name = text(f"stats-{outcome_of(game)}"), text(f"game-{game.game}")
        label = text("stats-result", outcome=outcome, game=name, table=game.table_id)
        options.append(option(label, game.table_id))
    if options:
        yield LAST.select(options, page.text("hint-stats-last"), user_id=page.user.id, game=page.game)
