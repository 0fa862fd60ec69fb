"""Layouts of a hand panel: with advice or without, with long buttons or short; the best that fits is shown.

The picture of the board stays, above it the news, and below it the question and its buttons: a phone, which
scrolls to the end of a panel and shows `FOLD` of it, shows these together, or all but the oldest news.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import NamedTuple

from discord.ui import Button

from bot.features.game_panels.advice import Advice
from bot.features.game_panels.board import told_by_end, untold
from bot.features.game_panels.hand_panel import HandPanel
from bot.features.game_panels.log_pages import FIELD, TextBudget, by_turns, lines_of, phone_rows
from bot.features.game_panels.panel_height import AUTHOR, FOLD, HIGHEST, ROW, panel_height
from bot.games import PRESENTERS
from bot.games.lines import gravity_of
from bot.services.pictures import HandContext, Picture
from bot.ui.components import EARLIER, UNDO, AnyButton
from bot.ui.style import phrases_for
from engine.core.game import LogRow
from engine.core.log import effective_events
from engine.core.rules import Event

MIN_EVENT_ROWS, GRAVE_ROWS, MAX_EVENT_ROWS = 4, 6, 8
HIGHEST_WITH_BOARD = 880  # points: a phone shows all that stands below its picture, and its end
MIN_ROWS_IN_WORDS = 4  # of events above a hand in words: how many are left out, and the last result


@dataclass(frozen=True, slots=True)
class PanelChanges:
    """What a panel shows besides its snapshot."""

    since: int  # the ply after which the news begins
    rows: list[LogRow]
    may_undo: bool
    is_board_behind: bool  # Discord refuses the board
    advice: Advice
    own_note: str = ""  # a note that the user has written for themselves
    is_below_board: bool = False  # whose picture has moved just above
    is_board_first: bool = False  # the board still has to show what comes of it
    newest: Sequence[Event] = ()  # to its user, to whom a turn may be told once more
    is_board_above: bool = False  # the board has just shown the last result, which stays in view


class Layout(NamedTuple):
    """What a panel may show: with its tips or without, with long buttons or short."""

    panel: HandPanel
    height: int  # without events
    all_rows: int  # rows of all events
    lines: list[str]  # all events
    highest: int  # points: a hand in words ends above the fold if it can

    @property
    def needed(self) -> int:
        return min(MAX_EVENT_ROWS, self.all_rows)

    @property
    def rows(self) -> int:
        """The rows left for events; negative if the panel is too high even without any."""
        return min(MAX_EVENT_ROWS, (self.highest - self.height) // ROW)

    @property
    def is_above_fold(self) -> bool:
        """Whether a phone shows all of it."""
        return self.height + ROW * self.needed <= FOLD

    @property
    def keeps_board(self) -> bool:
        """Whether a phone shows all of it but the news above the board."""
        return self.height - AUTHOR <= FOLD or not self.panel.shows_board

    @property
    def needed_in_words(self) -> int:
        return min(MIN_ROWS_IN_WORDS, self.all_rows)


def possible_layouts(
    panel: HandPanel, changes: PanelChanges, table: Picture | None, picture: Picture | None
) -> Iterator[Layout]:
    """Yield the layouts, best first; none drops the board."""
    has_board = table is not None or panel.is_board_above
    answers = panel.answers
    labels = [getattr(item, "label", "") for item in panel.short_answers]
    are_distinct = 0 < len({*labels}) == len(labels)  # short ones may be alike without numbers of cards
    is_list = "" in labels and panel.hand.snapshot.id  # at a table it takes a press more than buttons
    if are_distinct and not is_list and picture is not None and picture.numbers:  # which names each button
        answers = panel.short_answers
    forms = [(panel.effects, answers), (panel.short_effects, answers)]
    if picture is not None:  # cards say in icons what they do; the board says more than a cut line
        forms.append(("", answers))
    if are_distinct:
        forms.append(("", panel.short_answers))
    labels_only = () if has_board else (("", ("", answers)),)
    pictures = [drawn for drawn in (table, picture) if drawn is not None]
    for tips, (effects, answers) in (*product(dict.fromkeys((changes.advice.line, "")), forms), *labels_only):
        candidate = replace(panel, shows_board=has_board, tips=tips, effects=effects, answers=answers)
        yield _layout(candidate, changes, pictures)


def _layout(panel: HandPanel, changes: PanelChanges, pictures: Sequence[Picture]) -> Layout:
    """Return a layout with **Earlier** only if some events do not fit without its button."""
    highest = HIGHEST if pictures else FOLD
    lines = lines_told(panel, changes, pictured=panel.shows_board)
    all_rows = max(int(panel.shows_board), phone_rows(by_turns(lines, panel.hand.text)))  # or a title
    for has_earlier in (False, True):
        buttons = added_buttons(panel, changes, has_earlier=has_earlier)
        panel = replace(panel, added_buttons=buttons)
        height = panel_height(panel, pictures, panel.items)
        layout = Layout(panel, height, all_rows, lines, highest)
        if layout.rows >= all_rows:
            break
    return layout


def first_that_fits(layouts: Iterator[Layout]) -> tuple[HandPanel, list[str], TextBudget]:
    """Return the best layout with all tips and events, above the fold if there is one.

    Else leave out the tips, which never push the board off a phone, then events.
    """
    best = next(layouts)
    if not best.is_above_fold:
        tried = [best, *layouts]
        tipped = [one for one in tried if one.panel.tips == best.panel.tips and one.keeps_board]
        with_effects = [one for one in tipped if one.panel.effects and one.panel.names_cards]
        sets = (with_effects, tipped, tried)
        whole = ([layout for layout in some if layout.rows >= layout.needed] for some in sets)
        fits = next(filter(None, whole), tried)
        lowest = min(fits, key=lambda layout: layout.height)
        best = next((layout for layout in fits if layout.is_above_fold), lowest)
    grave = phone_rows("\n".join(line for line in best.lines if gravity_of(line) > 1))
    few = min(MIN_EVENT_ROWS, (HIGHEST_WITH_BOARD - best.height) // ROW)
    few = max(few, min(GRAVE_ROWS, grave))
    return best.panel, best.lines, TextBudget(FIELD, max(1, few, best.rows))


def without_pictures(layouts: Iterator[Layout]) -> tuple[HandPanel, list[str], TextBudget]:
    """Show the hand with few events and short buttons; where it alone has a card's numbers, use more height.

    Then drop the tips, and at last cut its end, which **Cards** shows.
    """
    best, *others = layouts
    if best.rows < best.needed_in_words:
        same = [best, *(layout for layout in others if layout.panel.tips == best.panel.tips)]
        low = [min(layouts, key=lambda layout: layout.height) for layouts in (same, [best, *others])]
        has_text = PRESENTERS[best.panel.hand.snapshot.game.rules.family].shows_card_text
        answers = best.panel.answers
        if has_text or (answers and all(isinstance(item, Button) for item in answers)):
            low = [layout._replace(highest=HIGHEST) for layout in low]  # only the hand has its numbers
        tried = [*same, *low]
        best = next((layout for layout in tried if layout.rows >= layout.needed_in_words), tried[-1])
    panel, missing = best.panel, best.needed_in_words - best.rows
    if missing > 0 and panel.cards:
        lines, left = panel.cards.split("\n"), phone_rows(panel.cards) - missing - 1
        while lines and phone_rows("\n".join(lines)) > left:
            lines.pop()
        panel = replace(panel, cards="\n".join([*lines, panel.hand.text("panel-cards-cut")]))
    rows = 0 if best.highest > FOLD else best.rows
    return panel, best.lines, TextBudget(FIELD, max(best.needed_in_words, rows))


def added_buttons(panel: HandPanel, changes: PanelChanges, *, has_earlier: bool) -> list[AnyButton]:
    """Return the buttons that depend on what the user may take back, and on whether events are left out."""
    snapshot, _, text = panel.hand
    buttons = []
    if changes.may_undo:
        buttons.append(UNDO.button(text("btn-undo"), table_id=snapshot.id, ply=snapshot.game.told_ply))
    if has_earlier:
        buttons.append(EARLIER.button(text("btn-earlier"), table_id=snapshot.id))
    return buttons


def lines_told(panel: HandPanel, changes: PanelChanges, *, pictured: bool) -> list[str]:
    """Return what happened, without what the picture of the board shows."""
    snapshot, seat, text = panel.hand
    presenter = PRESENTERS[snapshot.game.rules.family]
    seen = presenter.events_in_fields | presenter.events_in_picture if pictured else frozenset[str]()
    if snapshot.game.winners is not None:
        seen |= told_by_end(presenter, pictured=True)
    events = effective_events(changes.rows)
    return lines_of(untold(events, snapshot, seen, seat), snapshot, phrases_for(snapshot, text, seat))


def last_result(hand: HandContext) -> str:
    """Return what the board says of what was decided last; may be empty."""
    snapshot, seat, text = hand
    presenter = PRESENTERS[snapshot.game.rules.family]
    return presenter.last_result(snapshot.view(seat), phrases_for(snapshot, text, seat))


def result_told(panel: HandPanel, room: TextBudget) -> str:
    """Return what has just been decided, if there is room, unless the panel's picture of the board says it.

    The board above says more of it, but a phone's window may have lost that.
    """
    snapshot, seat, text = panel.hand
    presenter, is_asked = PRESENTERS[snapshot.game.rules.family], snapshot.game.decision(seat) is not None
    if not (panel.is_board_above and is_asked) or presenter.result_stays:
        return ""
    recap = presenter.recap(snapshot.view(seat), phrases_for(snapshot, text, seat))
    return recap if recap != panel.heading and phone_rows(recap) <= room.rows else ""
