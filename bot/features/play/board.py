"""The table as everybody sees it: one embed, complete without a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ButtonStyle, Embed

from bot.features.play.hand import told
from bot.games import PRESENTERS
from bot.i18n.texts import Speech, Words
from bot.services.emojis import Emojis
from bot.services.pictures import Pictures
from bot.services.publisher import BoardView
from bot.services.user_cache import UserCache
from bot.ui.clocks import clock_buttons, clock_lines
from bot.ui.components import AnyButton, hand_button, rematch_button
from bot.ui.looks import DONE, YOURS, clipped, speech
from engine.core.game import Action
from engine.core.prompts import Seat
from engine.core.rng import commitment
from engine.core.rules import Event
from engine.core.undo import author
from engine.tables.service import TableSnapshot


@dataclass(frozen=True, slots=True)
class Boards:
    """Draws tables for everybody, with their pictures and our own emojis."""

    people: UserCache
    pictures: Pictures
    signs: Emojis

    async def draw(self, snapshot: TableSnapshot, actions: list[Action], text: Words) -> BoardView:
        """The newest state of a table, with the events of its last actions."""
        game = snapshot.game
        events = [event for action in actions for event in action.events]
        return BoardView(
            snapshot=snapshot,
            table=snapshot.id,
            ply=game.ply,
            put=game.put,
            over=game.winners is not None,
            embed=self.signs.embed(board(snapshot, events, text, self.people)),
            buttons=board_buttons(snapshot, text),
            called=called(snapshot, author(actions)),
            picture=await self.pictures.board(snapshot, text),
        )


def board(snapshot: TableSnapshot, events: Sequence[Event], text: Words, people: UserCache) -> Embed:
    """The public table; `events` are the last ones of the log, the newest at the end."""
    say, view = speech(snapshot, text), snapshot.game.view(None)
    face = PRESENTERS[snapshot.game.rules.family]
    over = snapshot.game.winners is not None
    title = text("board-title", game=text(f"game-{snapshot.name}"), headline=face.headline(view, say))
    said = _result(snapshot, say, text) if over else _waiting(snapshot, say, text, people)
    embed = Embed(title=clipped(title, 256), description=clipped(said, 1500), colour=DONE if over else YOURS)
    for field in face.fields(view, say):
        embed.add_field(name=clipped(field.name, 256), value=clipped(field.value, 1024), inline=field.inline)
    if news := [event for event in events if event.what not in face.told_by_fields]:
        embed.add_field(name=text("board-lately"), value=told(news, say), inline=False)
    if over:
        check = text("board-check", secret=snapshot.secret)
        embed.add_field(name=text("board-secret"), value=check, inline=False)
    seal = commitment(snapshot.secret)[:16]
    return embed.set_footer(text=text("board-footer", table=snapshot.id, commitment=seal))


def board_buttons(snapshot: TableSnapshot, text: Words) -> list[AnyButton]:
    """The buttons under the board."""
    if snapshot.game.winners is not None:
        return [rematch_button(snapshot.id, text("btn-rematch"))]
    return [hand_button(snapshot.id, text("btn-hand"), ButtonStyle.primary), *clock_buttons(snapshot, text)]


def called(snapshot: TableSnapshot, actor: Seat | None) -> tuple[int, ...]:
    """Whom the next board pings: users who are asked now, but not the one who has just acted."""
    over = snapshot.game.winners is not None
    seats = range(len(snapshot.participants)) if over else [d.seat for d in snapshot.game.shown(None)]
    participants = [snapshot.participants[seat] for seat in seats if seat != actor]
    users = [participant.user if over else participant.player for participant in participants]
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


def _result(snapshot: TableSnapshot, say: Speech, text: Words) -> str:
    winners = snapshot.game.winners or ()
    names = " · ".join(f"**{say.seat(seat)}**" for seat in winners)
    if not winners:
        return text("board-nobody")
    return text("board-shared" if len(winners) > 1 else "board-won", names=names, count=len(winners))
