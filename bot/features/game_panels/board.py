"""The board: a table as everybody sees it, by its picture and in words."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import accumulate

from discord import ButtonStyle, Embed

from bot.features.game_panels.hand_panel import result, visible_cards
from bot.features.game_panels.log_pages import (
    ROOM,
    Excerpt,
    excerpt,
    lines_of,
    phone_rows,
)
from bot.features.game_panels.panel_height import board_rows
from bot.games import PRESENTERS
from bot.games.parts import EmbedField
from bot.games.presenter import AnyPresenter
from bot.i18n.texts import Phrases, Texts
from bot.services.pictures import Picture
from bot.services.user_cache import UserCache
from bot.ui.button_rows import in_one_row
from bot.ui.components import (
    CARDS,
    EARLIER,
    HAND,
    MORE,
    REMATCH,
    REPLAY,
    AnyButton,
    link_button,
)
from bot.ui.deadlines import clock_buttons, clock_lines, sealed_line
from bot.ui.style import FINISHED_COLOR, SMALL_SEAL, YOUR_TURN_COLOR, phrases_for, teach_buttons, truncate
from engine.core.decisions import Seat
from engine.core.log import CLOSING_NOTES
from engine.core.ratings import RatingChange
from engine.core.records.offers import RATED
from engine.core.records.results import Achievement
from engine.core.rules import Event
from engine.tables.service import TableSnapshot

WON = "won"  # the event in the first line of a finished board
MAX_SUMMARY = 1500  # characters
MAX_NAMES = 5  # seats with the same decision that are listed by name
MIN_EVENT_ROWS = 2  # rows for news, if there is any room
MAX_STARS = 3  # new achievements that are told
MAX_ENDING_ROWS = 8  # phone rows beside a picture for what decided the game


def closing_line(snapshot: TableSnapshot, events: Sequence[Event], text: Texts) -> str:
    """Return what ended a game before its rules did, such as a resignation; else ""."""
    closing = [event for event in events if event.kind in CLOSING_NOTES]
    is_over = snapshot.game.winners is not None
    return phrases_for(snapshot, text).event(closing[-1]) if closing and is_over else ""


def board(
    snapshot: TableSnapshot,
    news: str,
    text: Texts,
    user_cache: UserCache,
    *,
    cause: str = "",
    picture: Picture | None = None,
    lists_table: bool = True,
    is_moving: bool = False,
    below: Sequence[Event] = (),
) -> Embed:
    """Return the board in words: with a picture, only what that cannot say; `cause` ended it early.

    `lists_table`: with what lies on it, and where; `is_moving`: without what the picture leads up to.
    `below`: the events there, which may tell the last result themselves.
    """
    phrases, view = phrases_for(snapshot, text), snapshot.final_view(None)
    presenter = PRESENTERS[snapshot.game.rules.family]
    view = presenter.while_moving(view) if is_moving else view
    is_over = snapshot.game.winners is not None
    if is_over:
        summary = result(snapshot, phrases, text)
    else:
        summary = waiting_words(snapshot, phrases, text, user_cache, is_moving=is_moving)
    is_told = any(event.kind in presenter.told_results for event in below)
    line = "" if picture is None or cause or is_told else presenter.last_result(view, phrases)
    last = line and f"**{line}**"
    summary = "\n".join(filter(None, (cause, summary, last) if is_over else (cause, last, summary)))
    embed = Embed(
        title=truncate(board_title(snapshot, text, is_moving=is_moving), 256),
        description=truncate(summary, MAX_SUMMARY),
        color=FINISHED_COLOR if is_over else YOUR_TURN_COLOR,
    )
    for field in _fields(snapshot, text, has_picture=picture is not None, lists_table=lists_table):
        name, value = truncate(field.name, 256), truncate(field.value, 1024)
        embed.add_field(name=name, value=value, inline=field.inline)
    add_news(embed, news, text)
    return embed.set_footer(text=_footer(snapshot, text))


def _footer(snapshot: TableSnapshot, text: Texts) -> str:
    if (origin := snapshot.origin) is not None:
        facts = {"source": origin.table_id, "ply": origin.ply}
        return text(f"board-footer-{origin.kind}", table=snapshot.id, **facts)
    seal = text("seal", digits=snapshot.commitment[:SMALL_SEAL])
    return text("board-footer", table=snapshot.id, seal=seal)


def _fields(
    snapshot: TableSnapshot, text: Texts, *, has_picture: bool, lists_table: bool
) -> Sequence[EmbedField]:
    """Return the fields of the table; of a finished game, the deciding ones first."""
    phrases, presenter = phrases_for(snapshot, text), PRESENTERS[snapshot.game.rules.family]
    fields = presenter.fields(snapshot.final_view(None), phrases) if lists_table else []
    if snapshot.game.winners is None or (has_picture and is_end_drawn(snapshot, text)):
        return fields
    names = {field.name for field in fields}
    ending = [field for field in presenter.ending(snapshot.view(None), phrases) if field.name not in names]
    if not snapshot.view(None).winners:  # a resignation: the rules have no reason to show
        standing = text("board-stood")
        ending = [replace(field, name=standing) if field.is_reason else field for field in ending]
    return [*(_fit_beside_picture(ending) if has_picture else ending), *fields]


def with_news(
    embed: Embed,
    snapshot: TableSnapshot,
    events: Sequence[Event],
    text: Texts,
    picture: Picture | None,
    page: str | None,
) -> list[AnyButton]:
    """Add what happened, unless last steps show it; return the buttons: **Earlier** if some is left out."""
    is_over = snapshot.game.winners is not None
    if is_over and picture and PRESENTERS[snapshot.game.rules.family].last_steps(snapshot.view(None)):
        return board_buttons(snapshot, text, page)
    for has_earlier in (False, True):
        buttons = board_buttons(snapshot, text, page, has_earlier=has_earlier)
        room = None if picture is None else board_rows(embed, picture, buttons, is_split=is_over)
        news = board_news(snapshot, events, text, rows=room)
        if not news.left_out:
            break
    add_news(embed, news.text, text)
    return buttons


def add_news(embed: Embed, news: str, text: Texts) -> None:
    """Add the field with what happened, if anything did."""
    if news:
        embed.add_field(name=text("board-lately"), value=news, inline=False)


def is_end_drawn(snapshot: TableSnapshot, text: Texts) -> bool:
    """Return whether the picture of a finished game says what decided it."""
    view, phrases = snapshot.view(None), phrases_for(snapshot, text)
    presenter = PRESENTERS[snapshot.game.rules.family]
    return bool(view.winners) and presenter.end_picture(view, phrases) is not None


def score_line(snapshot: TableSnapshot, wins: Sequence[int], text: Texts) -> str:
    """Return how many games each of these players has won; nothing while no one has won any."""
    phrases = phrases_for(snapshot, text)
    seats, is_pair = sorted(range(len(wins)), key=phrases.place), len(wins) == 2
    best = seats if is_pair else sorted(filter(wins.__getitem__, seats), key=lambda n: -wins[n])
    listed = "\N{NO-BREAK SPACE}· ".join(f"{phrases.seat(n)}\N{NO-BREAK SPACE}**{wins[n]}**" for n in best)
    return text("board-score", score=listed) if any(wins) else ""


def rating_line(snapshot: TableSnapshot, moved: Sequence[RatingChange] | str, text: Texts) -> str:
    """Return the players' new ratings, or why a game that was to be rated is not."""
    if isinstance(moved, str):
        return text.first(f"unrated-{moved}", f"stakes-{moved}") if snapshot.stakes == RATED and moved else ""
    phrases = phrases_for(snapshot, text)
    listed = []
    for seat, change in enumerate(moved):
        points, gain = (
            f"**{change.points}**{'' if change.is_certain else '?'}",
            f"{change.gain:+}".replace("-", "−"),
        )
        listed.append(f"{phrases.seat(seat)} {points} ({gain})")
    return text("board-ratings", ratings=" · ".join(listed))


def star_line(snapshot: TableSnapshot, new: Sequence[Achievement], text: Texts) -> str:
    """Return what players have achieved for the first time and how, a line each; of many, only the first.

    More lines would push the picture of the end off a phone.
    """
    phrases, family, lines = phrases_for(snapshot, text), snapshot.game.rules.family, []
    seats = {who.user_id: seat for seat, who in enumerate(snapshot.participants)}
    stars = {
        star.key: [phrases.seat(seats[one.user_id]) for one in new if one.key == star.key] for star in new
    }
    for key, names in [*stars.items()][:MAX_STARS]:
        name = f"**{text(f'{family}-star-{key}')}**"
        is_for_all = len(names) == len(seats) > 1
        parts = [name if is_for_all else text("board-star", name=text.join(names), stars=name)]
        parts.append(text(f"{family}-star-{key}.how"))
        if len(new) == 1 and new[0].percent is not None:
            parts.append(text("board-star-rare", percent=new[0].percent))
        lines.append(f"★ {' · '.join(parts)}")
    return "\n".join(lines)


def board_title(snapshot: TableSnapshot, text: Texts, *, is_moving: bool = False) -> str:
    game = text(f"game-{snapshot.game_key}")
    return text("board-title", game=game, headline=headline(snapshot, text, is_moving=is_moving))


def headline(snapshot: TableSnapshot, text: Texts, *, is_moving: bool = False) -> str:
    """Return round and phase of a game, without its name; while its picture moves, as they were before."""
    presenter, view = PRESENTERS[snapshot.game.rules.family], snapshot.final_view(None)
    view = presenter.while_moving(view) if is_moving else view
    return presenter.headline(view, phrases_for(snapshot, text))


def result_above_picture(embed: Embed) -> list[Embed]:
    """Split a finished board: the winner stands above the picture, the rest, if any, below it."""
    if not embed.fields:
        return [embed]
    top = Embed(title=embed.title, description=embed.description, color=embed.color)
    rest = embed.copy()
    rest.title = rest.description = None
    return [top, rest]


def _fit_beside_picture(fields: Sequence[EmbedField]) -> list[EmbedField]:
    """Return the fields that fit beside the picture, at least the first."""
    ends = accumulate(phone_rows(field.value) + 1 for field in fields)
    return [field for n, (field, end) in enumerate(zip(fields, ends)) if not n or end <= MAX_ENDING_ROWS]


def board_news(
    snapshot: TableSnapshot, events: Sequence[Event], text: Texts, *, rows: int | None = None
) -> Excerpt:
    """Return lines for these events, except those that fields show; `rows` fit beside the picture."""
    presenter, is_over = PRESENTERS[snapshot.game.rules.family], snapshot.game.winners is not None
    hidden = presenter.events_in_fields | (frozenset() if rows is None else presenter.events_in_picture)
    if is_over:
        hidden |= {*CLOSING_NOTES, *told_by_end(presenter, pictured=rows is not None)}
    lines = lines_of(untold(events, snapshot, hidden), snapshot, phrases_for(snapshot, text))
    left_key = "" if is_over else "told-before"
    if rows is None:
        return excerpt(lines, text, left_key=left_key)
    rows = max(rows, 0 if is_over else MIN_EVENT_ROWS)
    room = ROOM._replace(rows=rows)
    return excerpt(lines, text, room, left_key=left_key) if rows > 0 else Excerpt("", len(lines))


def untold(
    events: Sequence[Event], snapshot: TableSnapshot, hidden: Collection[str], seat: Seat | None = None
) -> list[Event]:
    """Return the events to list: without hidden kinds, and without a last one that an open decision states.

    For a seat, only its own decisions count.
    """
    rest = [event for event in events if event.kind not in hidden]
    by_kind = PRESENTERS[snapshot.game.rules.family].events_in_questions
    questions = (one for one in snapshot.game.visible_decisions(None) if seat in (None, one.seat))
    kinds = " ".join(by_kind.get(decision.kind, "") for decision in questions)
    return rest[:-1] if rest and rest[-1].kind in kinds.split() else rest


def told_by_end(presenter: AnyPresenter, *, pictured: bool) -> set[str]:
    """Return the kinds of event that the result of a finished game or its picture says."""
    return {WON, *(presenter.events_in_ending if pictured else ())}


def board_buttons(
    snapshot: TableSnapshot,
    text: Texts,
    page: str | None = None,
    *,
    has_earlier: bool = False,
) -> list[AnyButton]:
    """Return the buttons under the board; with `has_earlier` one for the events that do not fit.

    At the end these are in **More**. `page` is the address of a finished game on the web.
    """
    table_id = snapshot.id
    more = MORE.button(text("btn-ways"), table_id=table_id)
    if snapshot.game.winners is not None:
        return [*end_buttons(table_id, text, page), more]  # whose log has what does not fit
    earlier = list[AnyButton]()
    if has_earlier:
        earlier.append(EARLIER.button(text("btn-earlier"), table_id=table_id))
    hand = HAND.button(text("btn-hand"), ButtonStyle.primary, table_id=table_id)
    cards = CARDS.button(text("btn-cards"), table_id=table_id)
    teach = teach_buttons(snapshot.game_key, text)
    buttons = [
        hand,
        *teach,
        *clock_buttons(snapshot, text),
        *earlier,
        *[cards] * bool(visible_cards(snapshot, None, text)),
        more,
    ]
    return in_one_row(buttons, [*(button.custom_id or "" for button in teach), CARDS.name(table_id=table_id)])


def end_buttons(table_id: int, text: Texts, page: str | None) -> list[AnyButton]:
    """Return the buttons under what tells the end of a game; `page` is its address on the web."""
    rematch = REMATCH.button(text("btn-rematch"), ButtonStyle.success, table_id=table_id)
    replay = REPLAY.button(text("btn-replay"), table_id=table_id)
    return [rematch, replay, *([] if page is None else [link_button(page, text("btn-web-page"))])]


def waiting_words(
    snapshot: TableSnapshot, phrases: Phrases, text: Texts, user_cache: UserCache, *, is_moving: bool = False
) -> str:
    """Say who must decide what, until when, and who is absent, unless the picture leads up to that."""
    presenter, view = PRESENTERS[snapshot.game.rules.family], snapshot.view(None)
    if is_moving and any(presenter.tells_result(view, one.kind) for one in snapshot.game.open_decisions):
        return ""
    guild_id = snapshot.location.guild_id
    absent = [
        user_cache.absence_line(who.user_id, phrases.name(seat), guild_id, text)
        for seat, who in enumerate(snapshot.participants)
    ]
    lines = [
        *_to_decide(snapshot, phrases, text, is_moving=is_moving),
        *clock_lines(snapshot, phrases, text),
        *filter(None, absent),
    ]
    return "\n".join(lines)


def _to_decide(
    snapshot: TableSnapshot, phrases: Phrases, text: Texts, *, is_moving: bool = False
) -> list[str]:
    """Return who must decide what, one line per decision; many seats are only counted."""
    if snapshot.game.is_sealed:
        return [sealed_line(snapshot, text)]
    names_by_decision: dict[str, list[str]] = {}
    presenter, view = PRESENTERS[snapshot.game.rules.family], snapshot.view(None)
    view = presenter.while_moving(view) if is_moving else view
    decisions = sorted(snapshot.game.visible_decisions(None), key=lambda one: phrases.place(one.seat))
    for decision in decisions:  # in the picture's order
        question = presenter.decision_text(decision, view, phrases)
        names_by_decision.setdefault(question, []).append(f"**{phrases.seat(decision.seat)}**")
    lines, total = [], len(snapshot.participants)
    for question, names in names_by_decision.items():
        listed = " · ".join(names)
        if len(names) > MAX_NAMES:
            listed = f"**{text('board-asked-many', count=len(names), max=total)}**"
        lines.append(text("board-asked", names=listed, ask=question))
    return lines
