"""The table as everybody sees it: one embed, complete without a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ButtonStyle, Embed

from bot.features.play.hand import result
from bot.features.play.log import Excerpt, lines_of, newest
from bot.games import PRESENTERS
from bot.i18n.texts import Speech, Words
from bot.services.emojis import Emojis
from bot.services.pictures import Pictures
from bot.services.publisher import BoardView
from bot.services.user_cache import UserCache
from bot.ui.clocks import clock_buttons, clock_lines
from bot.ui.components import AnyButton, earlier_button, hand_button, rematch_button
from bot.ui.looks import DONE, YOURS, clipped, speech, teach_buttons
from engine.core.game import Action
from engine.core.prompts import Seat
from engine.core.rules import Event
from engine.core.undo import author
from engine.tables.service import TableSnapshot


@dataclass(frozen=True, slots=True)
class Boards:
    """Draws tables for everybody, with their pictures and our own emojis."""

    people: UserCache
    pictures: Pictures
    signs: Emojis

    async def draw(
        self, snapshot: TableSnapshot, actions: Sequence[Action], asked: int, text: Words
    ) -> BoardView:
        """The newest state of a table, with these last actions, for people who were called up to a ply."""
        events = [event for action in actions for event in action.events]
        more = actions[0].ply if news(snapshot, events, text).left_out else None
        return BoardView(
            snapshot=snapshot,
            embed=self.signs.embed(board(snapshot, events, text, self.people)),
            buttons=board_buttons(snapshot, text, more),
            called=called(snapshot, author(actions), asked),
            picture=await self.pictures.board(snapshot, text),
        )


def board(snapshot: TableSnapshot, events: Sequence[Event], text: Words, people: UserCache) -> Embed:
    """The public table; `events` are the last ones of the log, the newest at the end, the newest that fit."""
    say, view = speech(snapshot, text), snapshot.game.view(None)
    face = PRESENTERS[snapshot.game.rules.family]
    over = snapshot.game.winners is not None
    title = text("board-title", game=text(f"game-{snapshot.name}"), headline=face.headline(view, say))
    said = result(snapshot, say, text) if over else _waiting(snapshot, say, text, people)
    embed = Embed(title=clipped(title, 256), description=clipped(said, 1500), colour=DONE if over else YOURS)
    for field in face.fields(view, say):
        embed.add_field(name=clipped(field.name, 256), value=clipped(field.value, 1024), inline=field.inline)
    if lately := news(snapshot, events, text).text:
        embed.add_field(name=text("board-lately"), value=lately, inline=False)
    if over:
        check = text("board-check", secret=snapshot.secret)
        embed.add_field(name=text("board-secret"), value=check, inline=False)
    seal = snapshot.commitment[:16]
    return embed.set_footer(text=text("board-footer", table=snapshot.id, commitment=seal))


def news(snapshot: TableSnapshot, events: Sequence[Event], text: Words) -> Excerpt:
    """What the board tells of these events, beside what its fields say."""
    by_fields = PRESENTERS[snapshot.game.rules.family].told_by_fields
    shown = [event for event in events if event.what not in by_fields]
    return newest(lines_of(shown, snapshot, speech(snapshot, text)), text)


def board_buttons(snapshot: TableSnapshot, text: Words, more: int | None = None) -> list[AnyButton]:
    """What can be pressed under the board; `more`: the ply from which on not all that happened fits there."""
    before = [] if more is None else [earlier_button(snapshot.id, more, text("btn-earlier"))]
    if snapshot.game.winners is not None:
        return [rematch_button(snapshot.id, text("btn-rematch")), *before]
    hand = hand_button(snapshot.id, text("btn-hand"), ButtonStyle.primary)
    return [hand, *before, *clock_buttons(snapshot, text), *teach_buttons(snapshot.game.rules.family, text)]


def called(snapshot: TableSnapshot, actor: Seat | None, asked: int) -> tuple[int, ...]:
    """Whom a new board is for: users who came to be asked after this ply, but not one who has acted since.

    One whose standing order has acted last does not know yet what they are asked now. Of the end everybody
    is called but a winner who has brought it about.
    """
    winners = snapshot.game.winners
    if winners is None:
        newest = snapshot.newly_asked(snapshot.game.ply - 1)
        seats = [seat for seat in snapshot.newly_asked(asked) if seat != actor or seat in newest]
        users = [snapshot.participants[seat].player for seat in seats]
    else:
        seats = [seat for seat in range(len(snapshot.participants)) if seat != actor or seat not in winners]
        users = [snapshot.participants[seat].user for seat in seats]
    return tuple(user for user in users if user is not None)


def _waiting(snapshot: TableSnapshot, say: Speech, text: Words, people: UserCache) -> str:
    """Who is asked what, a line for each kind of question, and who is away."""
    lines: dict[str, list[str]] = {}
    for decision in snapshot.game.shown(None):
        lines.setdefault(say.ask(decision), []).append(f"**{say.seat(decision.seat)}**")
    asked = [text("board-asked", names=" · ".join(names), ask=ask) for ask, names in lines.items()]
    absent = [
        people.absence(participant.user, participant.name, snapshot.place.guild, text)
        for participant in snapshot.participants
    ]
    return "\n".join([*asked, *clock_lines(snapshot, say, text), *filter(None, absent)])
