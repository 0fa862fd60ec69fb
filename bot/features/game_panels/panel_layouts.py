"""Layouts of a hand panel: with the board or without, with advice or without; the best that fits is shown.

A phone shows a panel down to `FOLD` without scrolling.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import NamedTuple

from discord.ui import Button

from bot.features.game_panels.advice import Advice
from bot.features.game_panels.board import told_by_end, untold
from bot.features.game_panels.hand_panel import HandPanel
from bot.features.game_panels.log_pages import (
    DEADLY,
    FIELD,
    RECENT,
    TextBudget,
    lines_of,
    phone_rows,
)
from bot.features.game_panels.panel_height import FOLD, HIGHEST, ROW, panel_height
from bot.games import PRESENTERS
from bot.games.lines import gravity_of, victim_of
from bot.services.pictures import HandContext, Picture
from bot.ui.components import EARLIER, UNDO, AnyButton
from bot.ui.style import phrases_for
from engine.core.game import LogRow
from engine.core.log import effective_events

MIN_EVENT_ROWS, MORE_ROWS = 2, 3  # and more than a phone has room for, if lines are deadly
GRAVE = 2  # gravity of lines before which a tip waits
MIN_ROWS_IN_WORDS = 4  # of events above a hand in words: how many are left out, and the last result


@dataclass(frozen=True, slots=True)
class PanelChanges:
    """What a panel shows besides its snapshot."""

    since: int  # the ply after which `rows` begin
    rows: list[LogRow]
    may_undo: bool
    is_board_behind: bool  # Discord refuses the board
    advice: Advice
    own_note: str = ""  # a note that the user has written for themselves
    told_above: frozenset[str] = frozenset()  # lines of the board just above
    is_board_first: bool = False  # the board still has to show what comes of it
    is_board_above: bool = False  # the board has just shown the last result, which stays in view


class Layout(NamedTuple):
    """What a panel may show: with the board or without, with its tips or without."""

    panel: HandPanel
    height: int  # without events
    all_rows: int  # rows of all events that the board above does not tell
    lines: list[str]  # all events
    told_above: frozenset[str]
    highest: int  # points: a hand in words ends above the fold if it can

    @property
    def needed(self) -> int:
        return min(MIN_EVENT_ROWS, self.all_rows)

    @property
    def rows(self) -> int:
        """The rows left for events; negative if the panel is too high even without any."""
        return (self.highest - self.height) // ROW

    @property
    def events(self) -> list[str]:
        """What happened; lines of the board above, too, as far as they have room."""
        return without_told(self.lines, self.told_above, self.rows)

    @property
    def is_above_fold(self) -> bool:
        """Whether a phone shows all of it, with all events."""
        return self.height + ROW * self.all_rows <= FOLD

    @property
    def tells_grave(self) -> bool:
        """Whether it has room for all that is grave, below the number of the other events."""
        grave = [line for line in self.events[-RECENT:] if gravity_of(line) >= GRAVE]
        return self.rows > sum(map(phone_rows, grave))

    @property
    def deadly_rows(self) -> int:
        """The rows of what must be told at any rate, below the number of the other events."""
        return 1 + sum(phone_rows(line) for line in self.events[-RECENT:] if gravity_of(line) >= DEADLY)

    @property
    def needed_in_words(self) -> int:
        return min(MIN_ROWS_IN_WORDS, self.all_rows)


def possible_layouts(
    panel: HandPanel, changes: PanelChanges, table: Picture | None, picture: Picture | None
) -> Iterator[Layout]:
    """Yield the layouts, best first; the board is dropped before the tips, which every newcomer has."""
    tips, has_board = changes.advice.line, table is not None or panel.is_board_above
    tried = [(has_board, tips), (False, tips), (has_board, ""), (False, "")]
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
    labels_only = ((False, ""), ("", answers))
    for (board, tip), (effects, answers) in (*product(dict.fromkeys(tried), forms), labels_only):
        candidate = replace(panel, shows_board=board, tips=tip, effects=effects, answers=answers)
        pictures = [drawn for drawn in (table if board else None, picture) if drawn is not None]
        yield _layout(candidate, changes, pictures)


def _layout(panel: HandPanel, changes: PanelChanges, pictures: Sequence[Picture]) -> Layout:
    """Return a layout with **Earlier** only if some events do not fit without its button."""
    highest = HIGHEST if pictures else FOLD
    lines = lines_told(panel, changes, pictured=panel.shows_board)
    all_rows = max(1, phone_rows("\n".join(without_told(lines, changes.told_above))))  # or a title
    for has_earlier in (False, True):
        buttons = added_buttons(panel, changes, has_earlier=has_earlier)
        panel = replace(panel, added_buttons=buttons)
        height = panel_height(panel, pictures, panel.items)
        layout = Layout(panel, height, all_rows, lines, changes.told_above, highest)
        if layout.rows >= all_rows - 1:  # which is not worth an excerpt
            break
    return layout


def first_that_fits(
    layouts: Iterator[Layout], *, keeps_board: bool
) -> tuple[HandPanel, list[str], TextBudget]:
    """Return the best layout with all tips and events, above the fold if there is one.

    Else return the best one with all events, else with tips, else with some events. With `keeps_board`,
    tips and events are left out before the board.
    """
    best = next(layouts)
    if not best.is_above_fold:
        tried = [best, *layouts]
        fits = [layout for layout in tried if layout.rows >= layout.needed] or tried[-1:]
        if keeps_board:
            boards = [layout for layout in tried if layout.panel.shows_board]
            low = [layout for layout in boards if layout.rows >= layout.needed - 1]  # rather than none
            fits = [layout for layout in fits if layout.panel.shows_board] or low or fits
        tipped = [layout for layout in fits if layout.panel.tips == best.panel.tips] or fits
        tipped = tipped if any(layout.tells_grave for layout in tipped) else fits
        all_lines = ([layout for layout in some if layout.rows >= layout.all_rows] for some in (tipped, fits))
        whole = next(filter(None, all_lines), tipped)  # a tip waits for a panel with room
        lowest = min(whole, key=lambda layout: layout.height)
        best = next((layout for layout in whole if layout.is_above_fold), lowest)
    rows = max(MIN_EVENT_ROWS, best.rows, min(best.deadly_rows, best.rows + MORE_ROWS))
    return best.panel, best.events, TextBudget(FIELD, rows)


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
    return panel, best.events, TextBudget(FIELD, max(best.needed_in_words, rows))


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
    """Return in place of a title what has just been decided, if that stays above the fold."""
    snapshot, seat, text = panel.hand
    if not panel.shows_board or snapshot.game.decision(seat) is None:
        return ""
    line = last_result(panel.hand)
    if panel.is_board_above:  # which says more of it, but a phone's window may have lost that
        presenter = PRESENTERS[snapshot.game.rules.family]
        recap = presenter.recap(snapshot.view(seat), phrases_for(snapshot, text, seat))
        line = "" if recap == panel.heading else recap
    return line if phone_rows(line) <= room.rows - (HIGHEST - FOLD) // ROW else ""


def without_told(lines: Sequence[str], board_lines: Collection[str], room: int = 0) -> list[str]:
    """Leave out the oldest lines of the board that hit nobody, until the others have room.

    What is newer than a line that must stay stays, too: else old news would stand in the place of the newest.
    """
    is_above = [{*line.split("\n")} <= {*board_lines} and victim_of(line) is None for line in lines]
    newest = max((n for n, above in enumerate(is_above) if not above), default=len(lines))
    left, rows_left = dict(enumerate(lines)), sum(map(phone_rows, lines))
    for n in range(newest):
        if is_above[n] and rows_left > room:
            rows_left -= phone_rows(left.pop(n))
    return [*left.values()]
