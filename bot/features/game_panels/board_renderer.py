"""Draw a table's board for the publisher: its words, its picture, and the last steps before an end."""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import Embed

from bot.features.game_panels import story_text
from bot.features.game_panels.board import (
    MAX_SUMMARY,
    add_news,
    board,
    board_buttons,
    board_news,
    closing_line,
    rating_line,
    result_above_picture,
    score_line,
    star_line,
    waiting_words,
    with_news,
)
from bot.features.game_panels.hand_panel import leading_words
from bot.features.game_panels.log_pages import ongoing
from bot.features.game_panels.panel_height import board_rows
from bot.games import PRESENTERS
from bot.i18n.names import escape
from bot.i18n.texts import Texts
from bot.services.context import Services
from bot.services.pictures import Picture, Pictures
from bot.services.rendered_board import Plainness, RenderedBoard, Stage
from bot.ui.style import YOUR_TURN_COLOR, phrases_for, truncate
from engine.core.decisions import Refused, Seat
from engine.core.forced import LAST_ROWS, leading_up, newest_events, whole_turns
from engine.core.game import LogRow, ReplayDiverged
from engine.core.log import effective_events
from engine.core.rules import Event
from engine.core.undo import last_actor
from engine.tables.replays import events_of
from engine.tables.service import TableSnapshot

MAX_WORDS = 1600  # characters of a board without an embed; a message has 2000, with its pings
LAST_STEP_ROWS = 4  # of news above the picture of a last step, which they must not drown


@dataclass(frozen=True, slots=True)
class BoardRenderer:
    """Draws boards with their pictures and our emojis."""

    services: Services

    async def draw(
        self,
        snapshot: TableSnapshot,
        rows: Sequence[LogRow],
        pinged_ply: int,
        text: Texts,
        without: Plainness = Plainness.NOTHING,
        *,
        has_moved: bool = False,
    ) -> RenderedBoard:
        """Render the board with the events of these log rows; users were pinged up to `pinged_ply`.

        Its picture leads up to the newest events, unless they `has_moved` already.
        """
        rows = await self._whole_turns(snapshot, rows)
        events = effective_events(rows)
        is_illustrated = without in (Plainness.NOTHING, Plainness.EMOJIS)
        led_up = [] if has_moved else newest_events(rows)
        is_over, pictures = snapshot.game.winners is not None, self.services.pictures
        stages = await last_stages(snapshot, rows, led_up, text, pictures) if is_illustrated else []
        led_up = [] if stages else led_up
        picture = await pictures.board(snapshot, text, led_up) if is_illustrated else None
        embed = await self._words_of(snapshot, events, text, picture)
        page = await self.services.web_pages.address(snapshot) if is_over else None
        buttons = with_news(embed, snapshot, events, text, picture, page)
        if without is Plainness.NOTHING:
            embed = self.services.emojis.embed(embed)
        embeds = result_above_picture(embed) if picture and is_over else [embed]
        return RenderedBoard(
            snapshot=snapshot,
            embeds=[] if without is Plainness.EMBEDS else embeds,
            buttons=buttons,
            users_to_ping=users_to_ping(snapshot, last_actor(rows), pinged_ply),
            picture=picture,
            words=_in_words(embed) if without is Plainness.EMBEDS else "",
            prompt=self._prompt(snapshot, text, without),
            opening=self._opening(snapshot, rows, text, picture) if picture and picture.seconds else (),
            stages=stages if picture else (),
        )

    async def _whole_turns(self, snapshot: TableSnapshot, rows: Sequence[LogRow]) -> Sequence[LogRow]:
        """Return more rows if a board tells whole turns though somebody answered in their midst."""
        presenter, game = PRESENTERS[snapshot.game.rules.family], snapshot.game
        if not presenter.tells_whole_turn:
            return rows
        recent = await self.services.tables.log(snapshot.id, last=LAST_ROWS)
        public = [row for row in recent if row.ply <= game.ply and game.is_told(row)]
        return whole_turns(rows, public, presenter.turn_event)

    def _opening(
        self, snapshot: TableSnapshot, rows: Sequence[LogRow], text: Texts, picture: Picture
    ) -> Sequence[Embed]:
        """Return a board whose words do not tell the result that its picture leads up to."""
        embed = board(
            snapshot,
            "",
            text,
            self.services.user_cache,
            picture=picture,
            lists_table=False,
            is_moving=True,
            below=effective_events(rows),
        )
        presenter = PRESENTERS[snapshot.game.rules.family]
        if presenter.leads_alone:
            return [embed]
        before = effective_events(leading_up(rows, presenter.beat_events))
        room = board_rows(embed, picture, board_buttons(snapshot, text, has_earlier=True), is_split=False)
        news = board_news(snapshot, before, text, rows=room).text
        add_news(embed, ongoing(news or leading_words(snapshot, None, text)), text)
        return [self.services.emojis.embed(embed)]

    async def _words_of(
        self, snapshot: TableSnapshot, events: Sequence[Event], text: Texts, picture: Picture | None
    ) -> Embed:
        """Return the board in words, without its news."""
        is_over = snapshot.game.winners is not None
        is_listed = picture is None and not is_over  # the end is for the result; **More** has the table
        cause, people = closing_line(snapshot, events, text), self.services.user_cache
        embed = board(
            snapshot, "", text, people, cause=cause, picture=picture, lists_table=is_listed, below=events
        )
        more = await self._ending(snapshot, text) if is_over else await self._dropped_note(snapshot, text)
        embed.description = "\n".join(filter(None, (embed.description, *more)))
        return embed

    def _prompt(self, snapshot: TableSnapshot, text: Texts, without: Plainness) -> str:
        """Return who must do what, as the board writes it, or "" once the game is over."""
        if snapshot.game.winners is not None:
            return ""
        prompt = waiting_words(snapshot, phrases_for(snapshot, text), text, self.services.user_cache)
        return self.services.emojis.text(prompt, MAX_SUMMARY) if without is Plainness.NOTHING else prompt

    async def _dropped_note(self, snapshot: TableSnapshot, text: Texts) -> tuple[str, ...]:
        """Say of a game under way that its tournament no longer waits for it."""
        place = (
            await self.services.store.tournaments.at_table(snapshot.id) if snapshot.in_tournament else None
        )
        return () if place is None or place.counts else (text("board-dropped", name=escape(place.name)),)

    async def _ending(self, snapshot: TableSnapshot, text: Texts) -> tuple[str, str, str, str]:
        """Return a finished game's score, ratings, new achievements, and what turned it."""
        end = await self.services.store.results.end_of(snapshot.id)
        score, rated = score_line(snapshot, end.score, text), rating_line(snapshot, end.ratings, text)
        new = [
            star
            for star in end.achievements
            if (await self.services.user_cache.settings(star.user_id)).show_records
        ]
        return score, rated, star_line(snapshot, new, text), await self._turning_point(snapshot, text)

    async def _turning_point(self, snapshot: TableSnapshot, text: Texts) -> str:
        """Return what turned a finished game whose story is ready, or ""."""
        if (story := await self.services.stories.of(snapshot)) is None:
            return ""
        try:
            events = await events_of(await self.services.tables.recording(snapshot))
        except (Refused, ReplayDiverged):  # the deal was lost since
            events = {}
        return story_text.turned(story, events, snapshot.id, phrases_for(snapshot, text))


async def last_stages(
    snapshot: TableSnapshot,
    rows: Sequence[LogRow],
    newest: Sequence[Event],
    text: Texts,
    pictures: Pictures,
) -> list[Stage]:
    """Render the last steps of a game or a fight that played themselves, below what their board keeps.

    Of some games the newest events stand above the first step, in words.
    """
    presenter, phrases = PRESENTERS[snapshot.game.rules.family], phrases_for(snapshot, text)
    if snapshot.game.winners is None and not presenter.staged_events & {event.kind for event in newest}:
        return []
    above, stages = presenter.board_before(snapshot.view(None)), list[Stage]()
    steps = [*filter(None, (above,)), *presenter.last_steps(snapshot.view(None))]
    events = effective_events(rows)
    for number, view in enumerate(steps, 1):
        picture = await pictures.of_view(snapshot, view, text, number)
        if picture is not None:
            before, after = (
                truncate(presenter.headline(seen, phrases), 256)
                for seen in (presenter.while_moving(view), view)
            )
            leading, result = presenter.leading_words(view, phrases), presenter.last_result(view, phrases)
            opening = Embed(title=before, description=leading or None, color=YOUR_TURN_COLOR)  # not the end's
            embed = Embed(title=after, description=leading or None, color=YOUR_TURN_COLOR)
            if presenter.tells_last_step and number == 1:
                led = effective_events(leading_up(rows, presenter.beat_events))
                led = [event for event in led if event.kind not in presenter.events_ahead]
                room = min(LAST_STEP_ROWS, board_rows(embed, picture, (), is_split=False))
                parts = (led, events if len(steps) == 1 else led)
                lead, news = (board_news(snapshot, part, text, rows=room).text for part in parts)
                add_news(opening, ongoing(lead), text)
                add_news(embed, news, text)
            elif result:
                embed = Embed(title=truncate(result, 256), color=YOUR_TURN_COLOR)
            moving = await pictures.of_view(snapshot, view, text, number, news=events)
            stages.append(Stage(embed, opening, picture, moving or picture, is_new=view is not above))
    return stages


def _in_words(embed: Embed) -> str:
    """Return an embed as plain text, without its footer, as long as a message may be beside its pings."""
    fields = [f"**{field.name}**\n{field.value}" for field in embed.fields]
    title = f"**{embed.title}**"
    return truncate("\n".join(filter(None, (title, embed.description, *fields))), MAX_WORDS)


def users_to_ping(snapshot: TableSnapshot, actor: Seat | None, pinged_ply: int) -> tuple[int, ...]:
    """Return the users who came to act after this ply; at the end, all but a winner who caused it.

    The seat that acted last knows the board, unless its standing order acted: then it has a new decision.
    """
    winners, participants = snapshot.game.winners, snapshot.participants
    if winners is None:
        newest = snapshot.newly_to_act(snapshot.game.told_ply - 1)
        seats = [seat for seat in snapshot.newly_to_act(pinged_ply) if seat != actor or seat in newest]
        users = [participants[seat].active_user for seat in seats]
    else:
        seats = [seat for seat in range(len(participants)) if seat != actor or seat not in winners]
        users = [participants[seat].user_id for seat in seats]
    return tuple(user for user in users if user is not None)
