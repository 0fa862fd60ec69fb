"""The table as everybody sees it: a picture, and what it cannot say; complete in words without one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from discord import ButtonStyle, Embed

from bot.features.game_panels.hand_panel import result, visible_cards
from bot.features.game_panels.log_pages import (
    AT_THE_END,
    BESIDE_PICTURE,
    ROOM,
    Excerpt,
    TextBudget,
    excerpt,
    lines_of,
    phone_rows,
)
from bot.games import PRESENTERS
from bot.games.presenter import EmbedField
from bot.i18n.texts import Phrases, Texts
from bot.services.emojis import Emojis
from bot.services.pictures import Picture, Pictures
from bot.services.publisher import RenderedBoard
from bot.services.user_cache import UserCache
from bot.ui.components import (
    AnyButton,
    cards_button,
    earlier_button,
    fair_button,
    hand_button,
    more_button,
    rematch_button,
    words_button,
)
from bot.ui.deadlines import clock_buttons, clock_lines
from bot.ui.style import FINISHED_COLOR, YOUR_TURN_COLOR, phrases_for, teach_buttons, truncate
from engine.core.decisions import Seat
from engine.core.game import LogRow
from engine.core.rules import Event
from engine.core.undo import last_actor
from engine.tables.service import TableSnapshot

WON = "won"  # the event that the first line of a board tells when it is over
USUAL = 2  # rows of a phone for what is asked
TITLE, TITLE_ROW = 2, 32  # rows of a phone for a title, and characters in one
NAMED = 5  # so many who are asked are named
LEAST = 2  # rows of what happened, where there is any room
PICTURE = 10  # rows as high as the usual picture
END_ROWS = 8  # of a phone, for what decided a game, beside its picture
LONG_END = 5  # rows of what decided, beside which what happened is only one press away


@dataclass(frozen=True, slots=True)
class BoardRenderer:
    """Draws tables for everybody, with their pictures and our own emojis."""

    people: UserCache
    pictures: Pictures
    signs: Emojis

    async def draw(
        self, snapshot: TableSnapshot, actions: Sequence[LogRow], asked: int, text: Texts
    ) -> RenderedBoard:
        """The newest state of a table, with these last actions, for people who were called up to a ply."""
        events = [event for action in actions for event in action.events]
        picture = await self.pictures.board(snapshot, text)
        pictured = picture is not None
        lately = board_news(snapshot, events, text, beside=picture)
        more = actions[0].ply if lately.left_out else None
        whole = self.signs.embed(board(snapshot, lately.text, text, self.people, pictured=pictured))
        over = snapshot.game.winners is not None
        return RenderedBoard(
            snapshot=snapshot,
            embeds=_picture_on_top(whole) if pictured and over else [whole],
            buttons=board_buttons(snapshot, text, more, pictured=pictured),
            users_to_ping=users_to_ping(snapshot, last_actor(actions), asked),
            picture=picture,
        )


def board(
    snapshot: TableSnapshot,
    lately: str,
    text: Texts,
    people: UserCache,
    *,
    pictured: bool = False,
) -> Embed:
    """The public table; `lately` is what has happened, as `news` tells it.

    Where it is `pictured`, only what the picture cannot say.
    """
    phrases, view = phrases_for(snapshot, text), snapshot.final_view(None)
    presenter = PRESENTERS[snapshot.game.rules.family]
    over = snapshot.game.winners is not None
    said = result(snapshot, phrases, text) if over else _waiting(snapshot, phrases, text, people)
    title = truncate(_title(snapshot, text), 256)
    embed = Embed(
        title=title, description=truncate(said, 1500), color=FINISHED_COLOR if over else YOUR_TURN_COLOR
    )
    shown = [] if pictured else presenter.fields(view, phrases)
    told = {field.name for field in shown}
    ending = _ending(snapshot, presenter.ending(view, phrases), text) if over else []
    why = [field for field in ending if field.name not in told]
    why = _fit_beside_picture(why) if pictured else why
    for field in [*why, *shown]:
        embed.add_field(
            name=truncate(field.name, 256), value=truncate(field.value, 1024), inline=field.inline
        )
    if lately:
        embed.add_field(name=text("board-lately"), value=lately, inline=False)
    return embed.set_footer(text=_foot(snapshot, text))


def _title(snapshot: TableSnapshot, text: Texts) -> str:
    """The game, and where it stands."""
    presenter, phrases = PRESENTERS[snapshot.game.rules.family], phrases_for(snapshot, text)
    headline = presenter.headline(snapshot.final_view(None), phrases)
    return text("board-title", game=text(f"game-{snapshot.game_key}"), headline=headline)


def _picture_on_top(embed: Embed) -> list[Embed]:
    """The board of a game that is over: with the picture who has won, and below it all else."""
    top = Embed(title=embed.title, description=embed.description, color=embed.color)
    rest = embed.copy()
    rest.title = rest.description = None
    return [top, rest]


def _ending(snapshot: TableSnapshot, fields: Sequence[EmbedField], text: Texts) -> list[EmbedField]:
    """What is said of the end; where the rules have not decided it, but a resignation, how it stood."""
    if snapshot.view(None).winners:
        return list(fields)
    why, stood = text("board-why"), text("board-stood")
    return [replace(field, name=stood) if field.name == why else field for field in fields]


def _fit_beside_picture(fields: Sequence[EmbedField]) -> list[EmbedField]:
    """As many of these as fit beside a picture, the first in any case; the rest is there in words."""
    ends = accumulate(phone_rows(field.value) + 1 for field in fields)
    return [field for n, (field, end) in enumerate(zip(fields, ends)) if not n or end <= END_ROWS]


def _foot(snapshot: TableSnapshot, text: Texts) -> str:
    """The number of the table, and its seal; when it is over, the secret of the deal."""
    if snapshot.game.winners is not None:
        return text("board-footer-over", table=snapshot.id, secret=snapshot.secret)
    return text("board-footer", table=snapshot.id, commitment=snapshot.commitment[:16])


def board_news(
    snapshot: TableSnapshot, events: Sequence[Event], text: Texts, *, beside: Picture | None = None
) -> Excerpt:
    """What the board tells of these events, `beside` its picture, and beside what its fields say."""
    presenter = PRESENTERS[snapshot.game.rules.family]
    by_ending = {WON, *presenter.events_in_ending} if beside and snapshot.game.winners else set[str]()
    shown = [event for event in events if event.kind not in presenter.events_in_fields | by_ending]
    lines = lines_of(shown, snapshot, phrases_for(snapshot, text))
    room = _news_budget(snapshot, text, beside.rows) if beside else ROOM
    return excerpt(lines, text, room) if room.rows else Excerpt("", len(lines))


def _news_budget(snapshot: TableSnapshot, text: Texts, tall: int) -> TextBudget:
    """The room for what happened beside a picture of so many rows: less below much that is said.

    None, where the picture is that of many seats, or many are named above one that is higher than usual:
    what happened is then only one press away.
    """
    left = BESIDE_PICTURE.rows - 2 * max(0, tall - PICTURE)  # twice: so many are called in more rows, too
    if left <= 0:
        return BESIDE_PICTURE._replace(rows=0)
    if snapshot.game.winners is not None:
        short = tall <= PICTURE and _why_rows(snapshot, text) < LONG_END
        return AT_THE_END if short else AT_THE_END._replace(rows=0)
    asked = sum(phone_rows(line) for line in _asked(snapshot, phrases_for(snapshot, text), text))
    asked += 2 * max(0, -(-len(_title(snapshot, text)) // TITLE_ROW) - TITLE)  # which are higher rows
    least = LEAST if tall <= PICTURE else 0
    return BESIDE_PICTURE._replace(rows=max(least, left - max(0, asked - USUAL)))


def _why_rows(snapshot: TableSnapshot, text: Texts) -> int:
    """How many rows of a phone it takes to say what decided."""
    phrases, presenter = phrases_for(snapshot, text), PRESENTERS[snapshot.game.rules.family]
    return sum(
        phone_rows(field.value)
        for field in _fit_beside_picture(presenter.ending(snapshot.final_view(None), phrases))
    )


def board_buttons(
    snapshot: TableSnapshot, text: Texts, more: int | None = None, *, pictured: bool = False
) -> list[AnyButton]:
    """What can be pressed under the board; `more`: the ply from which on not all that happened fits there."""
    before = [] if more is None else [earlier_button(snapshot.id, more, text("btn-earlier"))]
    before += look_buttons(snapshot, text, pictured=pictured)
    if snapshot.game.winners is not None:
        return [rematch_button(snapshot.id, text("btn-rematch")), *before, fair_button(text("btn-fair"))]
    hand = hand_button(snapshot.id, text("btn-hand"), ButtonStyle.primary)
    ways = more_button(snapshot.id, text("btn-ways"))
    teach = teach_buttons(snapshot.game.rules.family, text)
    return [hand, *before, *clock_buttons(snapshot, text), ways, *teach]


def look_buttons(snapshot: TableSnapshot, text: Texts, *, pictured: bool) -> list[AnyButton]:
    """What anybody can look at: the table in words where it is `pictured`, and its cards."""
    buttons = [words_button(snapshot.id, text("btn-words"))] if pictured else []
    cards = [cards_button(snapshot.id, text("btn-cards"))] if visible_cards(snapshot, None, text) else []
    return [*buttons, *cards]


def users_to_ping(snapshot: TableSnapshot, actor: Seat | None, asked: int) -> tuple[int, ...]:
    """Whom a new board is for: users who came to be asked after this ply, but not one who has acted since.

    One whose standing order has acted last does not know yet what they are asked now. Of the end everybody
    is called but a winner who has brought it about.
    """
    winners = snapshot.game.winners
    if winners is None:
        newest = snapshot.newly_to_act(snapshot.game.ply - 1)
        seats = [seat for seat in snapshot.newly_to_act(asked) if seat != actor or seat in newest]
        users = [snapshot.participants[seat].active_user for seat in seats]
    else:
        seats = [seat for seat in range(len(snapshot.participants)) if seat != actor or seat not in winners]
        users = [snapshot.participants[seat].user_id for seat in seats]
    return tuple(user for user in users if user is not None)


def _waiting(snapshot: TableSnapshot, phrases: Phrases, text: Texts, people: UserCache) -> str:
    """Who is asked what, until when, and who is away."""
    absent = [
        people.absence_line(participant.user_id, participant.name, snapshot.location.guild_id, text)
        for participant in snapshot.participants
    ]
    return "\n".join(
        [*_asked(snapshot, phrases, text), *clock_lines(snapshot, phrases, text), *filter(None, absent)]
    )


def _asked(snapshot: TableSnapshot, phrases: Phrases, text: Texts) -> list[str]:
    """Who is asked what, a line for each kind of question."""
    lines: dict[str, list[str]] = {}
    presenter, view = PRESENTERS[snapshot.game.rules.family], snapshot.view(None)
    for decision in snapshot.game.visible_decisions(None):
        lines.setdefault(presenter.decision_text(decision, view, phrases), []).append(
            f"**{phrases.seat(decision.seat)}**"
        )
    total = len(snapshot.participants)
    return [text("board-asked", names=_names(names, total, text), ask=ask) for ask, names in lines.items()]


def _names(names: Sequence[str], total: int, text: Texts) -> str:
    """These names; of many, how many they are: each seat has a sign of whether it is waited for."""
    few = len(names) <= NAMED
    return " · ".join(names) if few else f"**{text('board-asked-many', count=len(names), most=total)}**"
