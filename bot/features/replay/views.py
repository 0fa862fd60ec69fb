"""The replay panel: a table at an earlier row of its log, with the hands that its viewer may see."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from discord import ButtonStyle, Embed, SelectOption

from bot.features.game_panels.board import WON, closing_line
from bot.features.game_panels.chronicle import Entry, main_of
from bot.features.game_panels.hand_panel import result
from bot.features.game_panels.log_pages import ROOM, excerpt, lines_of, phone_rows
from bot.features.game_panels.panel_height import HIGHEST, message_height, shorten
from bot.features.game_panels.story_text import entries_of, story_lines, whole_percents
from bot.features.replay.mistakes import try_list
from bot.features.replay.play_on import play_on_button
from bot.games import PRESENTERS
from bot.games.lines import is_routine
from bot.games.presenter import AnyPresenter
from bot.games.story_strip import DISC, strip
from bot.i18n.names import escape
from bot.i18n.texts import Phrases, Texts
from bot.render.scene import Item, NumberItem, Scene
from bot.services.emojis import Emojis
from bot.services.pictures import HandContext, Picture, Pictures, with_picture
from bot.ui.components import HAND, MAX_OPTION, AnyButton, AnySelect, ItemId
from bot.ui.style import FINISHED_COLOR, NEUTRAL_COLOR, PAGE_OPTIONS, page_of, phrases_for, truncate
from engine.core.decisions import Seat
from engine.core.log import CLOSING_NOTES
from engine.core.positions import Stop
from engine.games import MODULES
from engine.tables.replays import STEPS, TABLE, TURNS, ReplayPage, mistakes_told, stops_of
from engine.tables.snapshot import TableSnapshot

MAX_HAND_PICTURES = 4  # hand pictures in one message; more hands are shown as text
LONGEST_NAME = 14  # characters of a name below the curve
MAX_ROWS = 10  # of what happened beside a picture
MAX_HANDS = 4000  # characters of all hands if many are shown as text

# `_way` only makes the ids of a panel differ: back, next, hands, pace, star, refresh, out of **More**.
GO = ItemId("rp", table_id=18, ply=9, eyes=2, pace=1, _way="[a-z]")
TURN_LIST = ItemId("rt", table_id=18, ply=9, eyes=2, pace=1)
WAYS = ItemId("re", table_id=18, ply=9, eyes=2, pace=1)
SHOW = ItemId("rs", table_id=18, ply=9, eyes=2, pace=1)
WEB_PAGE = ItemId("rw", table_id=18)


@dataclass(frozen=True, slots=True)
class DrawnPage:
    """A page's embeds with their pictures."""

    embeds: Sequence[Embed]
    pictures: Sequence[Picture]


@dataclass(frozen=True, slots=True)
class PageWords:
    """What stands on a page beside its pictures."""

    page: ReplayPage
    text: Texts
    entries: Sequence[tuple[int, Entry]]  # see `entries_on`
    controls: Sequence[AnyButton | AnySelect]


async def draw(
    words: PageWords, pictures: Pictures, emojis: Emojis, user_id: int | None, footer: str, own_note: str = ""
) -> DrawnPage:
    """Draw the table and the hands for a user, with their note, or (None) for everybody in the channel."""
    page, text, entries, controls = words.page, words.text, words.entries, words.controls
    phrases = phrases_for(page.snapshot, text)
    seats = sorted(page.hands, key=phrases.place) if len(page.hands) <= MAX_HAND_PICTURES else []
    contexts = [HandContext(_with_hands(page), seat, text) for seat in seats]
    own = page.snapshot.seat_of(user_id) if user_id is not None else None
    moment = main_of(entries_of(page, entries))
    curve_scene = None if contexts else _strip(page, phrases, entries, own)  # of one screen
    as_shown = partial(_as_shown, page, moment)
    is_turned = PRESENTERS[phrases.family].turns_replays or not page.is_over  # else words say "you"
    eyes = own if is_turned else None
    pairs = [(context, _chosen(page, context.seat)) for context in contexts]
    board, curve, hands = await pictures.past(
        page.snapshot, pairs, text, user_id, eyes, curve_scene, as_shown
    )
    charts = [with_picture(_chance(page, phrases, own), curve)] * (curve is not None)
    top = with_picture(_table_above_fold(words, [*filter(None, (board, curve))], charts), board)
    below = [
        _hand(context, picture, pictured=board is not None, chosen=_named(cards, phrases))
        for (context, cards), picture in zip(pairs, hands)
    ]
    if not seats and page.hands:
        below = [_many_hands(page, text, pictured=board is not None)]
    embeds = [emojis.embed(embed) for embed in (top, *charts, *filter(None, below))]
    if own_note:
        embeds[-1].add_field(name=text("note-title"), value=escape(own_note), inline=False)
    embeds[-1].set_footer(text=footer)
    drawn = [picture for picture in (board, curve, *hands) if picture is not None]
    if contexts and len(embeds) > 1:
        shorten(embeds, embeds[1:], drawn, controls)
    return DrawnPage(embeds, drawn)


def _strip(
    page: ReplayPage, phrases: Phrases, entries: Sequence[tuple[int, Entry]], own: Seat | None = None
) -> Scene | None:
    """Draw the curve with what the end's list names, and with the chances here."""
    if page.story is None:
        return None
    presenter = PRESENTERS[phrases.family]
    signs: list[tuple[int, Item]] = [
        (episode.ply, NumberItem(episode.number, DISC)) for _, episode in entries
    ]
    names, percents = dict[Seat, str](), whole_percents(page.chances) if page.chances else ()
    lead = page.story.lead if own is None else own
    seats = range(page.story.seats) if page.story.tells_all else [lead]
    for seat in sorted(seats, key=phrases.place):
        name = truncate(phrases.name(seat), LONGEST_NAME)
        names[seat] = phrases.texts("story-chance", name=name, percent=percents[seat]) if percents else name
    tones = [presenter.tone(seat, phrases) for seat in range(page.story.seats)]
    return strip(page.story, page.place.ply, signs, names, tones)


def _chance(page: ReplayPage, phrases: Phrases, own: Seat | None = None) -> Embed:
    """Return the embed of the curve, which names it and, if it is one seat's, says the chance here."""
    seen = "-seen" * MODULES[phrases.family].hides_hands
    line = phrases.texts(f"gazette-curves{seen}")
    if page.story and not page.story.tells_all:
        seat = page.story.lead if own is None else own
        line = phrases.texts(f"gazette-curve{seen}", name=phrases.name(seat))
        if page.chances:
            last = page.stops[max(page.number - 1, 0)].ply  # a step, as the list below tells it
            before, now = (whole_percents(one)[seat] for one in (page.story.chances_at(last), page.chances))
            percent = str(now) if before == now else f"{before} → {now}"
            line = phrases.texts(f"story-curve{seen}", name=phrases.seat(seat), percent=percent)
    return Embed(description=line, color=NEUTRAL_COLOR)


def _as_shown(page: ReplayPage, moment: Entry | None, view: Any) -> Any:
    """Return what a page shows of a view of its table, beside this episode."""
    presenter = PRESENTERS[page.snapshot.game.rules.family]
    view = presenter.in_replay(_at_stop(page.stop, presenter, view))
    return view if moment is None else presenter.at_moment(view, moment.event)


def _at_stop(stop: Stop, presenter: AnyPresenter, view: Any) -> Any:
    return view if stop.is_over else presenter.at_last_step(view)


def _table_above_fold(words: PageWords, pictures: Sequence[Picture], charts: Sequence[Embed]) -> Embed:
    """Return the embed of the table with as many lines as a phone shows beside its picture and the chart."""
    page, text = words.page, words.text
    least, is_pictured = int(not page.stop.is_over), bool(pictures)
    story = [*story_lines(page, phrases_for(page.snapshot, text), words.entries, has_curve=is_pictured)]
    for rows in range(MAX_ROWS, least - 1, -1):
        embed = _table(page, text, story, pictured=is_pictured, rows=rows)
        if not pictures or message_height([embed, *charts], pictures, words.controls) <= HIGHEST:
            break
    return embed


def _table(page: ReplayPage, text: Texts, story: Sequence[str], *, pictured: bool, rows: int) -> Embed:
    """Return the embed of the table: what happened, these lines and, without a picture, the cards in play.

    Beside a picture so many rows tell what happened.
    """
    snapshot, eyes = page.snapshot, range(len(page.snapshot.participants)) if page.is_over else page.eyes
    phrases = phrases_for(snapshot, text, eyes=eyes)
    presenter, is_end = PRESENTERS[snapshot.game.rules.family], page.stop.is_over
    view = _at_stop(page.stop, presenter, snapshot.final_view(None))
    above = {*CLOSING_NOTES, WON}
    if pictured:
        routine = presenter.routine & presenter.events_in_fields
        above |= {presenter.turn_event, *presenter.events_ahead, *routine}
        above |= presenter.result_events if story and page.story else frozenset()
    events = [event for event in page.events if event.kind not in above]
    write = None if page.place.pace == TURNS else phrases.event  # a turn is summed up
    lines = lines_of(events, snapshot, phrases, write)
    grave = sum(phone_rows(line) for line in lines if not is_routine(line))
    room = ROOM._replace(rows=max(rows, min(grave, MAX_ROWS))) if pictured else ROOM
    news = excerpt(lines, text, room, left_key="").text if room.rows else ""
    parts = [closing_line(snapshot, page.events, text), result(snapshot, phrases, text)] if is_end else []
    in_picture = above - {presenter.turn_event, *presenter.events_ahead}
    is_pictured = page.stop.is_before_chance or any(event.kind in in_picture for event in page.events)
    key = "replay-dealt" if not page.number else "replay-drawn" if is_pictured else "replay-quiet"
    began = [phrases.event(event) for event in page.events if event.kind in above - presenter.events_ahead]
    began = [*filter(None, began)] or [*filter(None, map(phrases.event, events))]
    quiet = "\n".join(began if page.number else []) or text(key)
    parts += [news, *story] if is_end else [*story, news or ("" if story else quiet)]
    if page.number + 1 == len(page.stops) and page.timeline.diverged_ply is not None:
        parts.append(text("replay-diverged", ply=page.timeline.diverged_ply))
    title = _title(page, text, has_result=not (pictured and story and presenter.result_events))
    embed = Embed(
        title=truncate(title, 256),
        description=truncate("\n".join(filter(None, parts)), 1500),
        color=FINISHED_COLOR if is_end else NEUTRAL_COLOR,
    )
    for field in () if pictured else presenter.fields(view, phrases):
        name, value = truncate(field.name, 256), truncate(field.value, 1024)
        embed.add_field(name=name, value=value, inline=field.inline)
    return embed


def _title(page: ReplayPage, text: Texts, *, has_result: bool) -> str:
    """Return the game and what the table shows, unless the line of its story says that, and the picture."""
    game = text(f"game-{page.snapshot.game_key}")
    return text("board-title", game=game, headline=_headline(page, text)) if has_result else game


def _headline(page: ReplayPage, text: Texts) -> str:
    """Return the turn and what the table shows."""
    snapshot = page.snapshot
    presenter = PRESENTERS[snapshot.game.rules.family]
    view = _at_stop(page.stop, presenter, snapshot.final_view(None))
    return presenter.recap(view, phrases_for(snapshot, text))


def _with_hands(page: ReplayPage) -> TableSnapshot:
    """Return the table with the hands of a page: where seats chose in secret, what they chose from."""
    replays_choices = PRESENTERS[page.snapshot.game.rules.family].replays_choices
    if page.before is None or not replays_choices or page.stops[max(page.number - 1, 0)].is_before_chance:
        return page.snapshot
    return page.before if page.before.game.open_decisions else page.snapshot


def _chosen(page: ReplayPage, seat: Seat) -> Sequence[str]:
    """Return which cards a seat chose from the hand that its page shows."""
    hands = _with_hands(page)
    decision = None if hands is page.snapshot else hands.game.decision(seat)
    if decision is None or len(decision.options) < 2:
        return ()
    cards, left = (one.final_view(seat).hand for one in (hands, page.snapshot))
    return [card for card in cards if card not in left]


def _named(cards: Sequence[str], phrases: Phrases) -> str:
    return phrases.texts.join([phrases.value(card) for card in cards]) if cards else ""


def _hand(context: HandContext, picture: Picture | None, *, pictured: bool, chosen: str = "") -> Embed | None:
    """Return the embed of a hand by its picture, or in words; None if there is nothing to see."""
    snapshot, seat, text = context
    if picture is None and _is_empty(context, pictured=pictured):
        return None
    phrases = phrases_for(snapshot, text)
    presenter = PRESENTERS[snapshot.game.rules.family]
    words = presenter.hand(presenter.in_replay(snapshot.final_view(seat)), phrases)
    words = words.partition("\n\n")[0] if pictured else words
    decision = snapshot.game.decision(seat)
    key = "replay-choice" if decision and len(decision.options) > 1 else "replay-cards"
    key = key if presenter.replays_choices else "replay-hand"
    key = "replay-chosen" if chosen else key
    title = f"**{text(key, name=phrases.seat(seat), chosen=chosen)}**"
    embed = Embed(color=NEUTRAL_COLOR, description=title if picture else f"{title}\n{words}")
    return with_picture(embed, picture) if picture or words else None


def _is_empty(context: HandContext, *, pictured: bool) -> bool:
    """Return whether a hand has no cards: where the table is drawn, and at the end, it has no picture."""
    snapshot, seat, text = context
    if not pictured and snapshot.game.winners is None:
        return False
    presenter, phrases = PRESENTERS[snapshot.game.rules.family], phrases_for(snapshot, text)
    return presenter.hand_picture(presenter.in_replay(snapshot.final_view(seat)), phrases, {}) is None


def _many_hands(page: ReplayPage, text: Texts, *, pictured: bool) -> Embed | None:
    snapshot, phrases = _with_hands(page), phrases_for(page.snapshot, text)
    presenter, embed = PRESENTERS[snapshot.game.rules.family], Embed(color=NEUTRAL_COLOR)
    seats = [
        seat for seat in page.hands if not _is_empty(HandContext(snapshot, seat, text), pictured=pictured)
    ]
    for seat in seats:
        hand = presenter.hand(snapshot.final_view(seat), phrases)
        name, chosen = phrases.name(seat), _named(_chosen(page, seat), phrases)
        name = text("replay-chosen", name=name, chosen=chosen) if chosen else name
        embed.add_field(name=name, value=truncate(hand or "–", MAX_HANDS // len(seats)), inline=False)
    return embed if seats else None


def items(
    page: ReplayPage,
    own_seat: Seat | None,
    text: Texts,
    entries: Sequence[tuple[int, Entry]] = (),
    turns_page: int | None = None,
) -> list[AnyButton | AnySelect]:
    """Return a panel's buttons and lists, for a viewer who had this seat, with the page's `entries_on`.

    `turns_page` is that of the list of turns, by default the one with the turn shown.
    """
    return [
        *_steps(page, text),
        *_turn_list(page, text, turns_page),
        *_ways_on(page, own_seat, text, entries),
    ]


def ways(
    page: ReplayPage, own_seat: Seat | None, text: Texts, may_share: bool = True
) -> list[AnyButton | AnySelect]:
    """Return what **More** offers for a position of a finished game."""
    ids, play_on = _Ids(page), play_on_button(page, own_seat, text)
    show, web_page = (
        SHOW.button(text("btn-replay-show"), **ids.values),
        WEB_PAGE.button(text("btn-replay-page"), table_id=page.snapshot.id),
    )
    return [
        *try_list(page, own_seat, text),
        ids.button(text("btn-back"), "m"),
        *_pace(page, text),
        *([show] if may_share else []),
        *([] if play_on is None else [play_on]),
        *([web_page] if may_share else []),
    ]


def _steps(page: ReplayPage, text: Texts) -> Iterator[AnyButton]:
    """Yield the buttons to the stops before and after, and the one that shows or hides the hands."""
    ids, stops, number = _Ids(page), page.stops, page.number
    for label, way, to in (("btn-replay-back", "b", number - 1), ("btn-replay-next", "n", number + 1)):
        there = min(max(to, 0), len(stops) - 1)
        yield ids.button(text(label), way, ply=stops[there].ply, disabled=there != to, row=0)
    other = [eyes for eyes in page.eyes if eyes != page.place.eyes]
    if other and _has_hands(page, text):
        label = text("btn-replay-hands" if page.place.eyes == TABLE else "btn-replay-hide")
        yield ids.button(label, "h", eyes=other[0], row=0)


def _has_hands(page: ReplayPage, text: Texts) -> bool:
    """Return whether anybody at the table holds something to show."""
    contexts = (HandContext(_with_hands(page), seat, text) for seat in range(len(page.snapshot.participants)))
    return not all(_is_empty(context, pictured=False) for context in contexts)


def _turn_list(page: ReplayPage, text: Texts, turns_page: int | None) -> Iterator[AnySelect]:
    """Yield the list of turns, with the one where the replay stands picked."""
    turns, phrases = page.timeline.turns, phrases_for(page.snapshot, text)
    presenter = PRESENTERS[page.snapshot.game.rules.family]
    here = next(n for n, turn in enumerate(turns) if turn.ply >= page.place.ply)
    options = []
    for number, turn in enumerate(turns):
        view = _at_stop(turn, presenter, turn.view)
        label = _headline(page, text) if number == here else presenter.recap(view, phrases)
        is_end = page.is_over and turn is turns[-1]  # which is no turn
        if not is_end and not re.search(rf"\b{turn.turn}\b", label):
            label = text("replay-turn", turn=turn.turn, headline=label)
        before = turns[number - 1].ply if number else -1
        ply = next(stop.ply for stop in page.stops if stop.ply > before)  # the first stop of the turn
        option = SelectOption(label=truncate(label, MAX_OPTION), value=str(ply), default=number == here)
        options.append(option)
    at = here // PAGE_OPTIONS if turns_page is None else turns_page
    if len(turns) > 2:  # the game and its end are no turns to choose from
        yield TURN_LIST.select(
            page_of(options, text, at), text("hint-replay-turn"), row=1, **_Ids(page).values
        )


def _ways_on(
    page: ReplayPage, own_seat: Seat | None, text: Texts, entries: Sequence[tuple[int, Entry]]
) -> Iterator[AnyButton]:
    """Yield the way to the next episode or mistake, and to **More** or, before the end, back to the hand."""
    ids = _Ids(page)
    plies = sorted({ply for ply, _ in (*entries, *mistakes_told(page.stops, page.story))})
    on_the_way = {stop.ply for stop in page.stops[1:] if stop.ply < max(plies, default=0)}
    if on_the_way - {*plies}:  # else it would be the same as the next stop
        star = next((ply for ply in plies if ply > page.place.ply), page.place.ply)
        yield ids.button(text("btn-replay-star"), "s", ply=star, disabled=star == page.place.ply, row=2)
    elif page.is_over and page.share_done is not None:
        yield ids.button(text("btn-refresh"), "r", row=2)
    if page.is_over:
        yield WAYS.button(text("btn-ways"), row=2, **ids.values)
        return
    yield from _pace(page, text, row=2)
    if own_seat is not None:
        yield HAND.button(text("btn-hand"), ButtonStyle.primary, row=2, table_id=page.snapshot.id)


def _pace(page: ReplayPage, text: Texts, row: int | None = None) -> Iterator[AnyButton]:
    by_turn = stops_of(page.timeline, TURNS)
    if len(by_turn) != len(page.timeline.stops) and len(page.timeline.turns) > 2:
        is_by_turn = page.place.pace == TURNS
        label = text("btn-replay-steps" if is_by_turn else "btn-replay-turns")
        yield _Ids(page).button(label, "p", pace=STEPS if is_by_turn else TURNS, row=row)


class _Ids:
    """Makes the ids of a panel: its position, with the change that a button makes."""

    def __init__(self, page: ReplayPage) -> None:
        place, table_id = page.place, page.snapshot.id
        values = {"table_id": table_id, "ply": place.ply, "eyes": place.eyes, "pace": place.pace}
        self.values: dict[str, Any] = values

    def button(
        self, label: str, way: str, *, row: int | None = None, disabled: bool = False, **change: int
    ) -> AnyButton:
        values = {**self.values, **change}
        return GO.button(label, ButtonStyle.secondary, disabled=disabled, row=row, **values, _way=way)
