"""The hand panel: what only its seat may see, what it must decide, and its options."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, groupby, pairwise
from typing import Any

from discord import ButtonStyle, Color, Embed, SelectOption
from discord.ui import Button

from bot.features.game_panels.hint import hints_allowed
from bot.games import PRESENTERS
from bot.games.offered import MAX_ROWS, OfferedOption, offered_options
from bot.games.presenter import ENDING_OPTIONS, MAX_LABEL, AnyPresenter, CardGroup, fit_label
from bot.i18n.names import escape
from bot.i18n.texts import Phrases, Texts
from bot.services.context import Interaction, texts_for
from bot.services.pictures import HandContext
from bot.ui.button_rows import fit_in_one_row, in_one_row
from bot.ui.components import (
    CARDS,
    CHOICE,
    DAILY,
    HAND,
    MAX_BUTTON_PATH,
    MAX_OPTION,
    MORE,
    PAGE,
    PICK,
    REPLAY,
    WHAT,
    AnyButton,
    AnySelect,
)
from bot.ui.deadlines import return_button, until
from bot.ui.style import NEUTRAL_COLOR, YOUR_TURN_COLOR, phrases_for, truncate
from engine.core.decisions import BACK, SEPARATOR, TOGETHER, Decision, Refused, Seat
from engine.core.forced import is_confirmation
from engine.core.records.users import UsualAnswer
from engine.tables.service import TableSnapshot

MAX_OPTION_BUTTONS = 5  # options shown as buttons; more become a list
MAX_AMOUNT_BUTTONS = 20  # amounts offered as buttons
PAGE_SIZE = 25  # options of a select, by Discord's API
MAX_LISTS = 3  # lists for one decision, so that rows remain for buttons
SHORT = 80  # characters of an option's line where little room is left: about two rows on a phone
LAST_ROW = 4
STEP_BY_STEP = 999  # the page of options without proposals


@dataclass(frozen=True, slots=True, kw_only=True)
class HandPanel:
    """A seat's ephemeral panel in named parts; `embed` and `items` assemble it."""

    hand: HandContext
    color: Color
    note: str  # the first line, such as why a reply was refused
    cards: str  # the hand as text
    decision: str  # the decision, or whom the seat waits for
    effects: str  # explanations of buttons whose labels do not suffice
    short_effects: str  # the same in less room
    answers: Sequence[AnyButton | AnySelect]
    short_answers: Sequence[AnyButton | AnySelect]  # the same in fewer rows, beside the hand's picture
    other_buttons: Sequence[AnyButton]
    page: int  # page of the options
    since: int | None = None  # the ply after which news begins; None: after what the user last saw
    answered_kinds: tuple[str, ...] = ()  # kinds of the decisions that the press answered

    # set by `PanelBuilder`
    is_end_shown: bool = False  # by the board, so that nothing is a spoiler any more
    has_picture: bool = False  # replaces `cards`
    shows_board: bool = False  # the picture of the board comes first
    is_titled: bool = False  # above the picture of the board
    happened: str = ""
    tips: str = ""
    footer: str = ""
    added_buttons: Sequence[AnyButton] = ()  # go into the last row

    @property
    def description(self) -> str:
        note = f"⚠️ {self.note}" if self.note else ""
        return truncate("\n\n".join(filter(None, (note, "" if self.has_picture else self.cards))), 4000)

    @property
    def title(self) -> str:
        snapshot, _, text = self.hand
        game = text(f"game-{snapshot.game_key}")
        if not self.is_over:
            return text("panel-title", game=game, table=snapshot.id)
        presenter, view = PRESENTERS[snapshot.game.rules.family], snapshot.final_view(None)
        # the board shows the others
        steps = () if self.is_end_shown else presenter.last_steps(snapshot.view(None))
        view = presenter.while_moving(steps[0]) if steps else view
        return text("board-title", game=game, headline=presenter.headline(view, phrases_for(snapshot, text)))

    @property
    def is_over(self) -> bool:
        return self.hand.snapshot.game.winners is not None

    @property
    def embeds(self) -> list[Embed]:
        """Return the hand, below the board if its picture comes first."""
        if not self.shows_board:
            return [self.embed]
        title = self.title if self.is_titled else None
        board = Embed(title=title, description=self.happened or None, color=self.color)
        parts = filter(None, (self.description, self.decision, self.tips, self.effects))
        hand = Embed(description=truncate("\n".join(parts), 4000), color=self.color)
        return [board, hand.set_footer(text=self.footer) if self.footer else hand]

    @property
    def embed(self) -> Embed:
        text = self.hand.text
        decision = truncate(f"{self.decision}\n{self.tips}", 1024) if self.tips else self.decision
        above, now = ([decision], "") if self.is_over else ([], decision)  # who won is no question
        description = "\n\n".join(filter(None, (*above, self.description)))
        embed = Embed(title=self.title, description=description or None, color=self.color)
        fields = {"board-lately": self.happened, "panel-now": now, "panel-means": self.effects}
        for key, value in fields.items():
            if value:
                embed.add_field(name=text(key), value=value, inline=False)
        return embed.set_footer(text=self.footer) if self.footer else embed

    @property
    def items(self) -> list[AnyButton | AnySelect]:
        """Return all buttons and lists; the last of the other buttons, **More**, ends their row.

        A lone button beside a list begins that row if it has room.
        """
        others = [*self.other_buttons[:-1], *self.added_buttons, *self.other_buttons[-1:]]
        table_id = self.hand.snapshot.id
        droppable = (CARDS.name(table_id=table_id), MORE.name(table_id=table_id, verb="hint"))
        answers, lone = [*self.answers], [item for item in self.answers if isinstance(item, Button)]
        row = in_one_row(others, droppable)
        if len(lone) == 1 < len(answers) and others:
            lone[0].row = None
            joined = in_one_row([*lone, *others], droppable if self.shows_board else ())
            if fit_in_one_row(joined):
                row = joined
                answers.remove(lone[0])
        if len(row) > 1 or any(item.row for item in answers):  # a lone one would fill their first row
            for button in row:
                button.row = LAST_ROW
        return [*answers, *row]


def hand_panel(
    snapshot: TableSnapshot, seat: Seat, text: Texts, *, note: str = "", page: int = 0
) -> HandPanel:
    """Return the panel with the parts that follow from the snapshot."""
    phrases, decision = phrases_for(snapshot, text, seat), snapshot.game.decision(seat)
    presenter = PRESENTERS[snapshot.game.rules.family]
    options = _options(snapshot, seat, phrases, proposing=page != STEP_BY_STEP)
    are_explained = (  # a list explains its options itself
        decision is not None
        and (not presenter.shows_card_text or decision.kind in presenter.explained_kinds)
        and _are_buttons(decision, options, presenter)
    )
    effects = _effects(options) if are_explained else []
    return HandPanel(
        hand=HandContext(snapshot, seat, text),
        color=NEUTRAL_COLOR if decision is None else YOUR_TURN_COLOR,
        note=note,
        cards=presenter.hand(snapshot.view(seat), phrases),
        decision=decision_text(snapshot, seat, phrases, text),
        effects=truncate("\n".join(effects), 1024),
        short_effects="\n".join(_shortened(line) for line in effects),
        answers=[] if decision is None else _answers(snapshot, decision, options, text, page),
        short_answers=[] if decision is None else _short_answers(snapshot, decision, options, text, page),
        other_buttons=_other_buttons(snapshot, seat, text),
        page=page,
    )


def visible_cards(snapshot: TableSnapshot, seat: Seat | None, text: Texts) -> list[CardGroup]:
    """Return the cards that this seat, or everybody, sees at the table, place by place."""
    presenter = PRESENTERS[snapshot.game.rules.family]
    return presenter.visible_cards(snapshot.view(seat), phrases_for(snapshot, text))


def decision_text(
    snapshot: TableSnapshot, seat: Seat, phrases: Phrases, text: Texts, *, is_moving: bool = False
) -> str:
    """Return the question, or whom the seat waits for; while the picture of the board moves, no result."""
    if snapshot.game.winners is not None:
        return _end_text(snapshot, seat, phrases, text)
    if snapshot.location.suspended_at is not None:
        return phrases.refusal(Refused("table-suspended", table=snapshot.id))
    if snapshot.participants[seat].level is not None:
        return text("panel-absent")
    presenter, view = PRESENTERS[snapshot.game.rules.family], snapshot.view(seat)
    decision = snapshot.game.decision(seat)
    if decision is not None:
        seen = presenter.while_moving(view) if is_moving else view
        question = presenter.decision_text(decision, seen, phrases)
        return "\n".join(filter(None, (truncate(question, 960), until(snapshot, seat, text))))
    names = (phrases.seat(decision.seat) for decision in snapshot.game.visible_decisions(seat))
    waiting = text("panel-waiting", names=" · ".join(names))
    pending = snapshot.game.own_pending_reply(seat)
    own = presenter.choice_text(*pending, view, phrases) if pending else presenter.idle_text(view, phrases)
    return "\n".join(filter(None, (own, waiting)))


def _end_text(snapshot: TableSnapshot, seat: Seat, phrases: Phrases, text: Texts) -> str:
    """Say who has won and where the end is shown; who won is a short spoiler beside last steps."""
    presenter, won = PRESENTERS[snapshot.game.rules.family], result(snapshot, phrases, text, seat)
    view = snapshot.view(seat)
    steps = presenter.last_steps(view)
    if snapshot.run is not None:
        return "\n".join([won, *(presenter.last_result(step, phrases) for step in steps)])
    if not steps:
        return f"{won}\n{text('panel-over')}"
    own = "" if seat in (snapshot.game.winners or ()) else presenter.own_result(view, phrases)
    return f"{text('panel-rest')}\n||{f'{_who_won(snapshot, phrases)} {own}'.strip()}||"


def after_the_end(panel: HandPanel) -> HandPanel:
    """Return the panel of a finished game whose end the board shows: it tells the result."""
    snapshot, seat, text = panel.hand
    won = result(snapshot, phrases_for(snapshot, text), text, seat)
    return replace(panel, decision=f"{won}\n{text('panel-over')}", is_end_shown=True)


def _who_won(snapshot: TableSnapshot, phrases: Phrases) -> str:
    winners, text = snapshot.game.winners or (), phrases.texts
    names = " · ".join(f"**{phrases.seat(seat)}**" for seat in winners)
    if not winners:
        return text("board-nobody")
    return text("board-shared" if len(winners) > 1 else "board-won", names=names, count=len(winners))


def result(snapshot: TableSnapshot, phrases: Phrases, text: Texts, seat: Seat | None = None) -> str:
    """Tell everybody, or a seat, who has won a finished game, and by what if its rules ended it."""
    winners, won = snapshot.game.winners or (), _who_won(snapshot, phrases)
    if not winners:
        return won
    if tuple(winners) == (seat,):
        won = text("panel-won")
    elif seat is not None and seat not in winners:
        won = f"{text('panel-lost')} {won}"
    view, presenter = snapshot.view(seat), PRESENTERS[snapshot.game.rules.family]
    verdict = presenter.verdict(view, phrases) if view.winners else ""
    stop = "" if verdict.endswith(("!", "?", ".")) else "."
    own = presenter.own_result(view, phrases) if verdict and seat not in (None, *winners) else ""
    return " ".join(filter(None, (won, verdict and f"**{verdict[:1].upper()}{verdict[1:]}{stop}**", own)))


def _other_buttons(snapshot: TableSnapshot, seat: Seat, text: Texts) -> list[AnyButton]:
    if snapshot.game.winners is not None and snapshot.run is not None:
        result_of_run = text("btn-daily-result")
        return [DAILY.button(result_of_run, ButtonStyle.success, deal_id=snapshot.run.deal_id)]
    if snapshot.game.winners is not None or snapshot.location.suspended_at is not None:
        return []  # the board, which is newer, has those of the end
    more = MORE.button(text("btn-ways"), table_id=snapshot.id)
    if snapshot.participants[seat].level is not None:
        return [return_button(snapshot, text), more]
    buttons = []
    if snapshot.game.decision(seat) is None:  # the answer must show the newest state
        buttons.append(HAND.button(text("btn-refresh"), table_id=snapshot.id))
        if snapshot.sees_all(seat):
            buttons.append(REPLAY.button(text("btn-all-hands"), table_id=snapshot.id))
    elif hints_allowed(snapshot, seat):
        buttons.append(MORE.button(text("btn-hint-short"), table_id=snapshot.id, verb="hint"))
    if visible_cards(snapshot, seat, text):
        buttons.append(CARDS.button(text("btn-cards"), table_id=snapshot.id))
    return [*buttons, more]


def _answers(
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
    elif _are_buttons(decision, options, presenter):
        options = _with_proposal(decision, options, _proposal(snapshot, decision, phrases))
        items = [*_choice_buttons(options, at), *back]
    else:
        items = [*_list_items(snapshot, decision, options, text, page, at), *back]
    items += _switch(options, family, text, page, at)
    kind = presenter.explained_kind(snapshot.game.rules.name, decision.kind)
    if kind and not snapshot.id:  # a lesson, which has no **More**
        items.append(WHAT.button(text("btn-what"), family=family, kind=kind, table_id=0))
    return items


def _short_answers(
    snapshot: TableSnapshot, decision: Decision, options: Sequence[OfferedOption], text: Texts, page: int
) -> list[AnyButton | AnySelect]:
    """Return buttons with short labels, or else a list: for a lesson, or so that the board stays."""
    presenter = PRESENTERS[snapshot.game.rules.family]
    if not _are_buttons(decision, options, presenter) or is_confirmation(decision):
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
    if not _effects(options) or not may_list:
        return []
    switch = _switch(options, snapshot.game.rules.family, text, page, at)
    return [*_list_items(snapshot, decision, options, text, page, at), *back, *switch]


def _list_items(
    snapshot: TableSnapshot,
    decision: Decision,
    options: Sequence[OfferedOption],
    text: Texts,
    page: int,
    at: Mapping[str, Any],
) -> Iterator[AnyButton | AnySelect]:
    """Yield lists, the button of the default, and those of options that no list has."""
    presenter, phrases = PRESENTERS[snapshot.game.rules.family], phrases_for(snapshot, text)
    beside = [opt for opt in options if opt.is_attack or opt.path in presenter.button_options]
    listed = [option for option in options if option not in beside]
    if decision.max_count == 1 and [option.piece for option in listed] == [""]:  # a verb, not a card
        beside, listed = [*beside, *listed], []
    yield from _lists(decision, listed, phrases, page, at) if listed else ()
    yield from _default_button(decision, _proposal(snapshot, decision, phrases), at)
    proposed = [option for option in decision.default if option not in ENDING_OPTIONS]
    safe = [option.path for option in options if not option.is_risky]
    proposed += safe if len(safe) == 1 else []
    yield from _choice_buttons([opt._replace(is_risky=opt.path not in proposed) for opt in beside], at)


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

    The only one that is not risky is blue; equal ones are neutral.
    """
    are_equal = sum(not option.is_risky for option in options) > 1
    safe_style = ButtonStyle.secondary if are_equal else ButtonStyle.primary
    rows = -(-len(options) // MAX_OPTION_BUTTONS)
    for n, option in enumerate(options):
        style = risky_style if option.is_risky else safe_style
        style = ButtonStyle.danger if option.is_attack else style
        button = CHOICE.button(fit_label(option.label), style, **at, option=option.path)
        if rows > 1:
            button.row = n * rows // len(options)
        yield button


def _lists(
    decision: Decision, options: Sequence[OfferedOption], phrases: Phrases, page: int, at: Mapping[str, Any]
) -> Iterator[AnyButton | AnySelect]:
    """Yield a list, or several: each has a title, or the numbers of its first and last option."""
    text, counts = phrases.texts, (decision.min_count, decision.max_count)
    usual_hint = _select_hint("otherwise" if page == STEP_BY_STEP else decision.kind, decision, phrases)
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
            first = ends[number] - len(group) + 1
            names = group[0].group or text("hint-group", hint=hint, first=first, last=ends[number])
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


def _options(
    snapshot: TableSnapshot, seat: Seat, phrases: Phrases, *, proposing: bool
) -> list[OfferedOption]:
    if snapshot.location.suspended_at is not None or snapshot.participants[seat].level is not None:
        return []
    return offered_options(snapshot.game, seat, phrases, proposing=proposing)


def _are_buttons(decision: Decision, options: Sequence[OfferedOption], presenter: AnyPresenter) -> bool:
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


def _effects(options: Sequence[OfferedOption]) -> list[str]:
    """Return a line for each thing these options do, and the full text of labels that were cut."""
    labels_by_line: dict[str, list[str]] = {}
    for option in options:
        if option.line or len(option.label) > MAX_LABEL:
            does_one_thing = all(other.line == option.line for other in options if other.what == option.what)
            what = option.what if option.line and does_one_thing else option.label
            labels_by_line.setdefault(option.line, []).append(f"**{escape(what)}**")
    return [
        " – ".join(filter(None, (" · ".join(dict.fromkeys(labels)), line)))
        for line, labels in labels_by_line.items()
    ]


def _shortened(line: str) -> str:
    """Cut a line between words, and end bold type that the cut left open."""
    if len(line) <= SHORT:
        return line
    start = line[:SHORT].rpartition(" ")[0]
    return f"{start} …{'**' * (start.count('**') % 2)}"


def _select_hint(kind: str, decision: Decision, phrases: Phrases) -> str:
    text = phrases.texts
    if decision.min_count != decision.max_count:
        return text("hint-some", min=decision.min_count, max=decision.max_count)
    if text.has(key := f"{phrases.family}-pick-{kind}"):  # what the list is for
        return text(key, count=decision.max_count)
    return text("hint-one") if decision.max_count == 1 else text("hint-exactly", count=decision.max_count)


def kind_name(text: Texts, family: str, kind: str) -> str:
    """Name a kind of decision, for standing orders."""
    return text(f"orders-when-{family}-{kind}")


async def applied_orders(interaction: Interaction) -> str:
    """Take the usual answers that this user does not know of, one line each."""
    text = texts_for(interaction)
    answers = await interaction.client.services.standing_orders.take_usual_answers(interaction.user.id)
    return "\n".join(_applied(text, answer) for answer in answers)


def _applied(text: Texts, answer: UsualAnswer) -> str:
    phrases = Phrases(text, answer.family, ())
    reply = text.join([phrases.option(answer.kind, option) for option in answer.reply])
    when = kind_name(text, answer.family, answer.kind)
    return text("orders-applied", when=when, done=reply, table=answer.table_id, at=f"<t:{answer.at}:R>")
