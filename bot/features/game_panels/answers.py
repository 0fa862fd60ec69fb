"""A decision's options as buttons and lists."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, groupby, pairwise
from typing import Any

from discord import ButtonStyle, SelectOption

from bot.games import PRESENTERS
from bot.games.offered import MAX_ROWS, OfferedOption, offered_options
from bot.games.parts import fit_label, is_too_long
from bot.games.presenter import ENDING_OPTIONS, AnyPresenter
from bot.i18n.names import escape
from bot.i18n.texts import Phrases, Texts
from bot.ui.components import (
    CHOICE,
    MAX_BUTTON_PATH,
    MAX_OPTION,
    PAGE,
    PICK,
    WHAT,
    AnyButton,
    AnySelect,
)
from bot.ui.style import phrases_for, truncate
from engine.core.decisions import BACK, SEPARATOR, TOGETHER, Decision, Seat
from engine.core.forced import is_confirmation
from engine.core.log import RETRACTED
from engine.tables.service import TableSnapshot

MAX_OPTION_BUTTONS = 5  # options shown as buttons; more become a list
MIN_LISTED = 2  # options that are buttons wherever there is room for any
MAX_AMOUNT_BUTTONS = 20  # amounts offered as buttons
PAGE_SIZE = 25  # options of a select, by Discord's API
MAX_LISTS = 3  # lists for one decision, so that rows remain for buttons
SHORT = 80  # characters of an option's line where little room is left: about two rows on a phone
STEP_BY_STEP = 999  # the page of options without proposals
OTHERWISE = "~"  # the line of a list that leads there; no option's id


def answer_items(
    snapshot: TableSnapshot, decision: Decision, options: Sequence[OfferedOption], text: Texts, page: int
) -> list[AnyButton | AnySelect]:
    """Return the options as buttons or lists, and, in a lesson, an explanation of the decision."""
    if not options:
        return []
    family = snapshot.game.rules.family
    presenter, phrases = PRESENTERS[family], phrases_for(snapshot, text)
    at: dict[str, Any] = {"table_id": snapshot.id, "ply": snapshot.game.decision_ply}
    back = [CHOICE.button(text("btn-back"), **at, option=BACK[0])] if decision.can_go_back else []
    items: list[AnyButton | AnySelect]
    if is_confirmation(decision):
        items = [*back, *_choice_buttons(options, at, risky_style=ButtonStyle.danger)]
    elif are_buttons(decision, options, presenter):
        options = _with_proposal(decision, options, _proposal(snapshot, decision, phrases))
        items = [*_choice_buttons(options, at), *back, *_switch(options, family, text, page, at)]
    else:
        items = [*_list_items(snapshot, decision, options, text, page, at), *back]
    kind = presenter.explained_kind(snapshot.game.rules.name, decision.kind)
    if kind and not snapshot.id:  # a lesson, which has no **More**
        items.append(WHAT.button(text("btn-what"), family=family, kind=kind, table_id=0))
    return items


def short_answer_items(
    snapshot: TableSnapshot, decision: Decision, options: Sequence[OfferedOption], text: Texts, page: int
) -> list[AnyButton | AnySelect]:
    """Return buttons with short labels, or else a list: for a lesson, or so that the board stays."""
    presenter = PRESENTERS[snapshot.game.rules.family]
    if not are_buttons(decision, options, presenter) or is_confirmation(decision):
        return []
    at: dict[str, Any] = {"table_id": snapshot.id, "ply": snapshot.game.decision_ply}
    back = [CHOICE.button(text("btn-back"), **at, option=BACK[0])] if decision.can_go_back else []
    labels = [presenter.short_label(option.path, option.label) for option in options]
    if all(labels):
        options = [option._replace(label=label) for option, label in zip(options, labels)]
        label = next((option.label for option in options if (option.path,) == decision.default), "")
        is_proposed = bool(_proposal(snapshot, decision, phrases_for(snapshot, text)))
        options = _with_proposal(decision, options, label if is_proposed else "")
        return [*_choice_buttons(options, at), *back]
    may_list = not snapshot.id or decision.kind in presenter.pinned_board_kinds
    if not effect_lines(options) or not may_list or len(options) <= MIN_LISTED:
        return []
    return [*_list_items(snapshot, decision, options, text, page, at), *back]


def _list_items(
    snapshot: TableSnapshot,
    decision: Decision,
    options: Sequence[OfferedOption],
    text: Texts,
    page: int,
    at: Mapping[str, Any],
) -> Iterator[AnyButton | AnySelect]:
    """Yield lists, the button of the default, those of options that no list has, and one step at a time.

    That is a line where something is proposed, but a button in a lesson, whose lists stay as it tells them.
    """
    presenter, phrases = PRESENTERS[snapshot.game.rules.family], phrases_for(snapshot, text)
    buttons = presenter.button_options
    beside = [opt for opt in options if opt.is_attack or opt.path.partition(SEPARATOR)[0] in buttons]
    listed = [option for option in options if option not in beside]
    hand = presenter.hand_order(snapshot.game.view(decision.seat))
    cards = [card for card in dict.fromkeys(option.piece for option in options) if card in hand]  # by number
    if decision.max_count == 1 and [option.piece for option in listed] == [""]:  # a verb, not a card
        beside, listed = [*beside, *listed], []
    has_line = bool(snapshot.id) and any(option.is_proposal for option in listed)
    if has_line:
        label = phrases.texts(f"{phrases.family}-otherwise")
        listed.append(OfferedOption(OTHERWISE, label, group=listed[-1].group))
    undone = sum(row.note == RETRACTED and row.seat == decision.seat for row in snapshot.game.tail)
    at_list = {**at, "_undone": undone or None}
    yield from _lists(decision, listed, cards, phrases, page, at_list) if listed else ()
    yield from _default_button(decision, _proposal(snapshot, decision, phrases), at)
    proposed = [option for option in decision.default if option not in ENDING_OPTIONS]
    safe = [option.path for option in options if not option.is_risky]
    proposed += safe if len(safe) == 1 else []
    yield from _choice_buttons([opt._replace(is_risky=opt.path not in proposed) for opt in beside], at)
    if not has_line:
        yield from _switch(options, phrases.family, text, page, at)


def _switch(
    options: Sequence[OfferedOption], family: str, text: Texts, page: int, at: Mapping[str, Any]
) -> Iterator[AnyButton]:
    """Yield the button between what is proposed and one step at a time."""
    if page == STEP_BY_STEP:
        yield PAGE.button(text("btn-back"), table_id=at["table_id"], _ply=at["ply"], page=0)
    elif any(option.is_proposal for option in options):
        label = text(f"{family}-otherwise")
        yield PAGE.button(label, table_id=at["table_id"], _ply=at["ply"], page=STEP_BY_STEP)


def _proposal(snapshot: TableSnapshot, decision: Decision, phrases: Phrases) -> str:
    """Return the label of the default; in a lesson the teacher says what to do."""
    return PRESENTERS[snapshot.game.rules.family].default_text(decision, phrases) if snapshot.id else ""


def _with_proposal(
    decision: Decision, options: Sequence[OfferedOption], label: str
) -> Sequence[OfferedOption]:
    """Put the default first, with this label; then only its button is blue."""
    if not label:
        return options
    proposal = [option._replace(label=label) for option in options if (option.path,) == decision.default]
    return [*proposal, *(opt._replace(is_risky=True) for opt in options if (opt.path,) != decision.default)]


def _default_button(decision: Decision, label: str, at: Mapping[str, Any]) -> Iterator[AnyButton]:
    """Yield a button with a label that replies with the default, if its id has room for it."""
    path = TOGETHER.join(decision.default)
    if label and len(path) <= MAX_BUTTON_PATH:
        yield CHOICE.button(fit_label(label), ButtonStyle.primary, **at, option=path)


def _choice_buttons(
    options: Sequence[OfferedOption], at: Mapping[str, Any], risky_style: ButtonStyle = ButtonStyle.secondary
) -> Iterator[AnyButton]:
    """Yield a button for each option, in rows of about the same length.

    The only one that is not risky is blue, except in a lesson, whose task says what to press.
    """
    is_advised = sum(not option.is_risky for option in options) == 1 and at["table_id"]
    safe_style = ButtonStyle.primary if is_advised else ButtonStyle.secondary
    rows = -(-len(options) // MAX_OPTION_BUTTONS)
    for n, option in enumerate(options):
        style = risky_style if option.is_risky else safe_style
        style = ButtonStyle.danger if option.is_attack else style
        button = CHOICE.button(fit_label(option.label), style, **at, option=option.path)
        if rows > 1:
            button.row = n * rows // len(options)
        yield button


def _lists(
    decision: Decision,
    options: Sequence[OfferedOption],
    cards: Sequence[str],
    phrases: Phrases,
    page: int,
    at: Mapping[str, Any],
) -> Iterator[AnyButton | AnySelect]:
    """Yield a list, or several: each has a title, or the numbers of its first and last card or option."""
    text, counts = phrases.texts, (decision.min_count, decision.max_count)
    verbs = {option.path.partition(SEPARATOR)[0] for option in options if option.path != OTHERWISE}
    kind = "otherwise" if page == STEP_BY_STEP else decision.kind
    usual_hint = _select_hint(kind, "".join(verbs) if len(verbs) == 1 else "", decision, phrases)
    by_title = [list(group) for _, group in groupby(options, key=lambda option: option.group)]
    groups = by_title if len(by_title) > 1 else _groups(options, MAX_ROWS if counts == (1, 1) else PAGE_SIZE)
    width = MAX_LISTS if counts == (1, 1) else 1
    last_page = (len(groups) - 1) // width
    page, ends = min(page, last_page), [*accumulate(map(len, groups))]
    for number, group in enumerate(groups[page * width : (page + 1) * width], page * width):
        listed = [
            SelectOption(
                label=truncate(option.label, MAX_OPTION),
                value=option.path,
                description=truncate(option.line, MAX_OPTION) or None,
            )
            for option in group
        ]
        hint = usual_hint
        if len(groups) > 1:
            numbers = [cards.index(option.piece) + 1 for option in group if option.piece in cards]
            numbers = numbers or [ends[number] - len(group) + 1, ends[number]]
            names = text("hint-group", hint=hint, first=numbers[0], last=max(numbers))
            names = group[0].group or names
            hint = truncate(names, MAX_OPTION)
        yield PICK.select(listed, hint, counts=(counts[0], min(counts[1], len(listed))), **at, _page=number)
    for to, key in ((page - 1, "btn-previous"), (page + 1, "btn-next")):
        if 0 <= to <= last_page:
            yield PAGE.button(text(key), table_id=at["table_id"], _ply=at["ply"], page=to)


def _groups(options: Sequence[OfferedOption], most: int) -> list[Sequence[OfferedOption]]:
    """Split options into groups of about the same size."""
    count = -(-len(options) // most)
    ends = [len(options) * n // count for n in range(count + 1)]
    return [options[start:end] for start, end in pairwise(ends)]


def open_options(
    snapshot: TableSnapshot, seat: Seat, phrases: Phrases, *, proposing: bool
) -> list[OfferedOption]:
    """Return what the seat may answer now; nothing while the table or the player rests."""
    if snapshot.location.suspended_at is not None or snapshot.participants[seat].level is not None:
        return []
    return offered_options(snapshot.game, seat, phrases, proposing=proposing)


def are_buttons(decision: Decision, options: Sequence[OfferedOption], presenter: AnyPresenter) -> bool:
    """Return whether these are few, or amounts, and of a kind that may be buttons."""
    paths = [option.path for option in options]
    if not paths or decision.min_count != 1 or decision.max_count != 1:
        return False
    if len(paths) > 1 and decision.kind in presenter.listed_kinds:
        return False
    if max(map(len, paths)) > MAX_BUTTON_PATH:
        return False
    numbers = [path.partition(SEPARATOR)[0] for path in paths if path not in presenter.button_options]
    are_amounts = len({*numbers}) == len(numbers) and all(map(str.isdecimal, numbers))
    labels = {option.label for option in options}
    if len({*map(fit_label, labels)}) < len(labels):
        return False  # cut, they would look alike
    if any(option.is_proposal and fit_label(option.label) != option.label for option in options):
        return False  # cut, what it costs would not be told
    return len(paths) <= (MAX_AMOUNT_BUTTONS if are_amounts else MAX_OPTION_BUTTONS)


def effect_lines(options: Sequence[OfferedOption]) -> list[str]:
    """Return a line for each thing these options do, and the full text of labels that were cut."""
    labels_by_line: dict[str, list[str]] = {}
    for option in options:
        if option.line or is_too_long(option.label):
            does_one_thing = all(other.line == option.line for other in options if other.what == option.what)
            what = option.what if option.line and does_one_thing else option.label
            labels_by_line.setdefault(option.line, []).append(f"**{escape(what)}**")
    return [
        " – ".join(filter(None, (" · ".join(dict.fromkeys(labels)), line)))
        for line, labels in labels_by_line.items()
    ]


def shortened(line: str) -> str:
    """Leave out the last sentences of a line that has little room; none is cut."""
    first, end, _ = line[:SHORT].rpartition(". ") if len(line) > SHORT else (line, "", "")
    return f"{first}{end}".rstrip() or line


def _select_hint(kind: str, verb: str, decision: Decision, phrases: Phrases) -> str:
    text = phrases.texts
    if decision.min_count != decision.max_count:
        return text("hint-some", min=decision.min_count, max=decision.max_count)
    usual = f"{phrases.family}-pick-{kind}"
    for key in (f"{usual}-{verb}", usual):  # what the list is for
        if text.has(key):
            return text(key, count=decision.max_count)
    return text("hint-one") if decision.max_count == 1 else text("hint-exactly", count=decision.max_count)
