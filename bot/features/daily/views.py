"""What the daily deal shows: its card, a user's result, and what a day came to once it is over."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import discord
from discord import AllowedMentions, ButtonStyle

from bot.features.daily.field_picture import field_scene
from bot.features.game_panels.hint import move_text
from bot.features.interactions.responses import MessagePage
from bot.i18n.names import escape
from bot.i18n.texts import Phrases, Texts
from bot.services.channels import nonce
from bot.services.context import ServiceClient, Services
from bot.services.pictures import Picture
from bot.ui.components import DAILY, REPLAY, AnyButton, AnySelect, ItemId, view_of
from bot.ui.style import NEUTRAL_COLOR, OFFER_COLOR, embed_of, game_entry, option
from engine.club.daily import GAMES_BY_TURNS, featured_game, weekday_of
from engine.core.records.deals import DealRun, Score, SealedDeal
from engine.games import GAMES, MODULES
from engine.tables.dailies import Fork, Standings

PLAY, SHARE, FILE = ItemId("dlp", deal_id=18), ItemId("dls", deal_id=18), ItemId("dlf", deal_id=18)
OTHERS = ItemId("dlo", deal_id=18)  # the day's other deals
LUCK = "luck"  # stands in that list for games without a daily deal
MAX_PLACES = 10  # of a server
MAX_WAYS = 4
SQUARES = {"b": "🟥", "e": "🟨", "a": "🟩"}


@dataclass(frozen=True, slots=True)
class Viewer:
    services: Services
    guild_id: int
    user_id: int
    text: Texts


async def card(viewer: Viewer, deal: SealedDeal) -> MessagePage:
    """Return the card of one of today's deals; results stay hidden until the user has finished."""
    services, text, day = viewer.services, viewer.text, deal.daily_day
    run = await services.store.deals.run(deal.id, viewer.user_id)
    lines = [*await _terms(services, deal, text), ""]
    if run is None:
        lines.append(text("daily-how"))
    elif run.score is None:
        lines.append(text("daily-begun"))
    else:
        standings = await services.dailies.standings(deal)
        lines.append(result_line(run, standings.percent(run), text))
        lines.append(text("daily-tonight"))
    streak = await services.dailies.streak(viewer.user_id)
    if streak > 1:
        lines.append(text("daily-streak", count=streak))
    lines += ["", *await _seals(services, deal, text)]
    title = await title_of(services, deal, text)
    color = OFFER_COLOR if run is None else NEUTRAL_COLOR
    embed = embed_of(title, lines, color)
    items = [*_card_buttons(deal, run, text)]
    if (yesterday := await services.dailies.deal(day - 1, featured_game(day - 1))) is not None:
        items.append(DAILY.button(text("btn-daily-yesterday"), deal_id=yesterday.id))
    return MessagePage(embed, [*items, *await _others(services, deal, text)])


def _card_buttons(deal: SealedDeal, run: DealRun | None, text: Texts) -> Iterator[AnyButton]:
    if run is None or run.score is None:
        label = text("btn-daily-play" if run is None else "btn-daily-continue")
        yield PLAY.button(label, ButtonStyle.success, deal_id=deal.id)
    else:
        yield SHARE.button(text("btn-daily-share"), ButtonStyle.success, deal_id=deal.id)
        yield REPLAY.button(text("btn-replay"), table_id=run.table_id)


async def revealed(viewer: Viewer, deal: SealedDeal) -> MessagePage:
    """Return what a past deal came to: places on this server, then of all; the best run; the secret."""
    services, text = viewer.services, viewer.text
    standings = await services.dailies.standings(deal)
    run = await services.store.deals.run(deal.id, viewer.user_id)
    lines = [*_places(viewer, standings)]
    if run is not None and run.score is not None:
        place, count = standings.place(run), len(standings.runs)
        rank = text("daily-unplaced") if place is None else text("daily-own-place", place=place, count=count)
        lines += ["", result_line(run, standings.percent(run), text, is_over=True), rank]
        if (fork := await services.dailies.fork(standings, run)) is not None:
            lines += ["", parted(fork, deal, text)]
    elif run is not None:
        lines += ["", text("daily-unfinished")]
    lines += ["", *_opened_seal(deal, text)]
    embed = embed_of(await title_of(services, deal, text), lines)
    items: list[AnyButton | AnySelect] = []
    best = next(iter(standings.runs), None)
    if best is not None and (run is None or best.table_id != run.table_id):
        items.append(REPLAY.button(text("btn-daily-best"), table_id=best.table_id))
    if run is not None and run.score is not None:
        items.append(REPLAY.button(text("btn-daily-own"), table_id=run.table_id))
    if best is not None or (run is not None and run.score is not None):
        items.append(FILE.button(text("btn-daily-file"), deal_id=deal.id))
    today = await services.dailies.today()
    if (now := await services.dailies.deal(today, featured_game(today))) is not None:
        items.append(DAILY.button(text("btn-daily-today"), ButtonStyle.success, deal_id=now.id))
    picture = await _field(viewer, standings, run)
    return MessagePage(embed, [*items, *await _others(services, deal, text)], picture)


async def _field(viewer: Viewer, standings: Standings, run: DealRun | None) -> Picture | None:
    """Draw all runs of a deal, the user's own among them; None if there is nothing to compare."""
    own = None if run is None else run.score
    users = [other.score for other in standings.runs if run is None or other.user_id != run.user_id]
    people = [score for score in users if score is not None]
    if len(people) + len(standings.house) + (own is not None) < 2:
        return None
    compose = partial(field_scene, own, people, standings.house, viewer.text)
    name, alt = f"field-{standings.deal.id}.png", viewer.text("daily-field-alt")
    pictures = viewer.services.pictures
    return await pictures.draw_scene(compose, name, alt, viewer.guild_id, viewer.user_id)


def result_line(run: DealRun, percent: int | None, text: Texts, *, is_over: bool = False) -> str:
    """Say how a finished run ended, how much of the field it beats, and in a second line how it stood."""
    assert run.score is not None
    outcome = outcome_of(run.score, text)
    how_it_stood = squares(run)
    if percent is None:
        early = outcome if is_over else text("daily-result-early", outcome=outcome)
        return f"{early}\n{how_it_stood}"
    return f"{text('daily-result', outcome=outcome, count=percent)}\n{how_it_stood}"


def outcome_of(score: Score, text: Texts) -> str:
    if not score.is_played_out:
        return text("daily-resigned", turn=score.turns)
    key = ("daily-lost", "daily-drawn", "daily-won")[score.won]
    return text(key, turn=score.turns, margin=abs(score.margin))


def share_line(number: int, deal: SealedDeal, run: DealRun, percent: int | None, text: Texts) -> str:
    """Return a line for others that gives nothing of the deal away."""
    assert run.score is not None
    mark = "✔" if run.score.won else "✘"
    return text(
        "daily-share",
        number=number,
        game=text(f"game-{deal.game}"),
        level=text(f"level-{deal.level}"),
        outcome=mark if percent is None else f"{mark} {_part(percent, text)}",
        squares=squares(run),
        days=run.streak,
    )


def squares(run: DealRun) -> str:
    return "".join(SQUARES.get(letter, "") for letter in run.fifths)


def _part(percent: int | None, text: Texts) -> str:
    return "–" if percent is None else text("daily-percent", percent=percent)


def parted_ways(fork: Fork, deal: SealedDeal, text: Texts) -> list[str]:
    """Return what two runs did where they parted, the one compared first."""
    phrases = Phrases(text, GAMES[deal.game].family, ())
    decision = fork.game.decision(deal.seat)
    assert decision is not None
    own = fork.branching.own
    lines = [own, *(line for line, *_ in fork.branching.ways if line != own)]
    return [escape(move_text(fork.game, decision, line, phrases)) for line in lines]


def parted(fork: Fork, deal: SealedDeal, text: Texts) -> str:
    """Say where the user's run left others that had gone the same way."""
    phrases = Phrases(text, GAMES[deal.game].family, ())
    decision, state = fork.game.decision(deal.seat), fork.game.state
    assert decision is not None
    sides = [GAMES[deal.game].side(state, (deal.seat + n) % deal.seats) for n in range(deal.seats)]
    own, *others = [phrases.value(side) if side else "" for side in sides]
    known = own and deal.seats == 2
    ways = fork.branching.ways
    shown_ways = [way for way in ways if way[0] == fork.branching.own or way in ways[:MAX_WAYS]]
    lines = []
    for line, count, percent in shown_ways:
        move = escape(move_text(fork.game, decision, line, phrases))
        key = "daily-parted-own" if line == fork.branching.own else "daily-parted-way"
        lines.append(text(key, move=move, count=count, percent=percent))
    head = text("daily-parted", turn=fork.turn, count=fork.branching.people)
    played = [text("daily-parted-sides", own=own, other=others[0])] if known else []
    return "\n".join([head, *played, *lines])


async def title_of(services: Services, deal: SealedDeal, text: Texts) -> str:
    number = await services.dailies.number_of(deal.daily_day)
    return text("title-daily", number=number, game=text(f"game-{deal.game}"))


async def post_card(client: discord.Client, guild_id: int, channel_id: int, day: int) -> None:
    """Post the card of a day, with what the day before came to; it pings nobody."""
    assert isinstance(client, ServiceClient)
    services, text = client.services, await client.services.guilds.texts(guild_id)
    dailies = services.dailies
    deal = await dailies.deal(day, featured_game(day))
    before = await dailies.deal(day - 1, featured_game(day - 1))
    if deal is None:
        return
    viewer = Viewer(services, guild_id, 0, text)
    lines = [*await _terms(services, deal, text), "", *await _seals(services, deal, text)]
    title = await title_of(services, deal, text)
    embeds = [embed_of(title, lines, OFFER_COLOR)]
    items = [PLAY.button(text("btn-daily-play"), ButtonStyle.success, deal_id=deal.id)]
    if before is not None:
        places = _places(viewer, await dailies.standings(before))
        embeds.insert(0, embed_of(await title_of(services, before, text), places))
        items.append(DAILY.button(text("btn-daily-yesterday"), deal_id=before.id))
    channel = client.get_partial_messageable(channel_id, guild_id=guild_id)
    number = nonce("daily", guild_id, day)
    nobody = AllowedMentions.none()
    await channel.send(embeds=embeds, view=view_of(items), allowed_mentions=nobody, silent=True, nonce=number)


async def _terms(services: Services, deal: SealedDeal, text: Texts) -> list[str]:
    count = await services.store.deals.count_finished(deal.id)
    weekday, level = text(f"daily-weekday-{weekday_of(deal.daily_day)}"), text(f"level-{deal.level}")
    until = f"<t:{deal.closes_at}:t>"
    return [
        text("daily-terms", weekday=weekday, level=level, until=until),
        text("daily-through", count=count),
    ]


async def _seals(services: Services, deal: SealedDeal, text: Texts) -> list[str]:
    """Return the seal of this deal, and of the next day's of this game."""
    lines = [text("daily-seal", when=f"<t:{deal.created_at}:d>", seal=deal.commitment)]
    if (following := await services.dailies.deal(deal.daily_day + 1, deal.game)) is not None:
        lines.append(text("daily-seal-next", seal=following.commitment))
    return [f"-# {line}" for line in lines]


def _opened_seal(deal: SealedDeal, text: Texts) -> Iterator[str]:
    yield f"-# {text('daily-secret', seal=deal.commitment, secret=deal.secret)}"
    if deal.number is not None:
        yield f"-# {text('daily-number', deal=deal.id, number=str(deal.number))}"


def _places(viewer: Viewer, standings: Standings) -> Iterator[str]:
    text = viewer.text
    here = [run for run in standings.runs if run.guild_id == viewer.guild_id]
    yield text("daily-field", count=len(standings.runs), total=len(standings.house))
    for run in here[:MAX_PLACES]:
        assert run.score is not None
        yield text(
            "daily-place",
            place=standings.place(run, here) or 0,
            name=escape(run.name or text("daily-somebody")),
            percent=_part(standings.percent(run), text),
            outcome=outcome_of(run.score, text),
        )
    best = next(iter(standings.runs), None)
    if best is not None and best not in here and best.score is not None:
        yield text("daily-best-elsewhere", outcome=outcome_of(best.score, text))


async def _others(services: Services, deal: SealedDeal, text: Texts) -> list[AnySelect]:
    """Return the list of the day's other deals, and of games that have none."""
    others = [
        (other, await services.dailies.deal(deal.daily_day, other))
        for other in GAMES_BY_TURNS
        if other != deal.game
    ]
    options = [
        game_entry(game, text, value=str(other.id), is_start=game == GAMES_BY_TURNS[0])
        for game, other in others
        if other is not None
    ]
    options += [
        option(text(f"game-{module.rules[0].name}"), LUCK, text("daily-luck"))
        for module in MODULES.values()
        if module.daily is None
    ]
    return [OTHERS.select(options, text("hint-daily-others"), deal_id=deal.id)] if options else []
