"""The hand panel: what only its seat may see, what it must decide, and its options."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from discord import ButtonStyle, Color, Embed
from discord.ui import Button

from bot.features.game_panels.answers import (
    STEP_BY_STEP,
    answer_items,
    are_buttons,
    effect_lines,
    open_options,
    short_answer_items,
    shortened,
)
from bot.features.game_panels.hint import hints_allowed
from bot.games import PRESENTERS
from bot.games.parts import CardGroup
from bot.i18n.texts import Phrases, Texts, as_sentence
from bot.services.pictures import HandContext
from bot.ui.button_rows import fit_in_one_row, in_one_row
from bot.ui.components import (
    CARDS,
    DAILY,
    HAND,
    MORE,
    REPLAY,
    AnyButton,
    AnySelect,
)
from bot.ui.deadlines import return_button, until
from bot.ui.style import NEUTRAL_COLOR, YOUR_TURN_COLOR, phrases_for, truncate
from engine.core.decisions import Refused, Seat
from engine.tables.service import TableSnapshot

LAST_ROW = 4


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
    has_moved: bool = False  # its picture has led up to the newest events and stands still
    is_moving: bool = False  # the picture of the board, above which no result stands yet
    answered_kinds: tuple[str, ...] = ()  # kinds of the decisions that the press answered

    # set by `PanelBuilder`
    is_end_shown: bool = False  # by the board, so that nothing is a spoiler any more
    has_picture: bool = False  # replaces `cards`
    shows_board: bool = False  # the picture of the board comes first
    is_board_above: bool = False  # it does, in the board's own message
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
        return text("board-title", game=game, headline=presenter.headline(view, phrases_for(snapshot, text)))

    @property
    def heading(self) -> str:
        """Return how far the game is, which stands above the board when nothing has happened."""
        snapshot, seat, text = self.hand
        presenter, view = PRESENTERS[snapshot.game.rules.family], snapshot.view(seat)
        seen = presenter.while_moving(view) if self.is_moving else view
        return presenter.headline(seen, phrases_for(snapshot, text, seat))

    @property
    def is_over(self) -> bool:
        return self.hand.snapshot.game.winners is not None

    @property
    def embeds(self) -> list[Embed]:
        """Return the hand; the news stand above the picture of the board, which they led to.

        A phone scrolls to the end: of a panel that is too high, it cuts the oldest news, never the board.
        """
        if not self.shows_board:
            return [self.embed]
        board = Embed(title=None if self.happened else self.heading, description=self.happened or None)
        board.color, news = self.color, ""
        if self.is_board_above and self.happened:
            news = f"{self.happened}\n\u200b"  # an empty row sets them off from the question
        parts = filter(None, (news, self.description, self.decision, self.tips, self.effects))
        hand = Embed(description=truncate("\n".join(parts), 4000), color=self.color)
        hand = hand.set_footer(text=self.footer) if self.footer else hand
        return [hand] if self.is_board_above else [board, hand]

    @property
    def embed(self) -> Embed:
        text = self.hand.text
        decision = truncate(f"{self.decision}\n{self.tips}", 1024) if self.tips else self.decision
        above, now = ([decision], "") if self.is_over else ([], decision)  # who won is no question
        description = "\n\n".join(filter(None, (*above, self.description)))
        embed = Embed(title=self.title, description=description or None, color=self.color)
        means = "panel-cards" if self.names_cards else "panel-means"
        fields = {"board-lately": self.happened, "panel-now": now, means: self.effects}
        for key, value in fields.items():
            if value:
                embed.add_field(name=text(key), value=value, inline=False)
        return embed.set_footer(text=self.footer) if self.footer else embed

    @property
    def names_cards(self) -> bool:
        """Return whether its buttons name cards, whose effects are worth more than old news."""
        question = self.hand.snapshot.game.decision(self.hand.seat)
        presenter = PRESENTERS[self.hand.snapshot.game.rules.family]
        return question is not None and question.kind in presenter.card_kinds

    @property
    def items(self) -> list[AnyButton | AnySelect]:
        """Return all buttons and lists; the last of the other buttons, **More**, ends their row.

        Buttons that answer begin that row if it has room for all.
        """
        others = [*self.other_buttons[:-1], *self.added_buttons, *self.other_buttons[-1:]]
        table_id = self.hand.snapshot.id
        droppable = [CARDS.name(table_id=table_id), MORE.name(table_id=table_id, verb="hint")]
        if len(self.added_buttons) > 1:  # **Earlier** stands beside what takes back
            droppable.append(self.added_buttons[-1].custom_id or "")
        answers, buttons = [*self.answers], [item for item in self.answers if isinstance(item, Button)]
        for button in buttons:  # asked before, they may have begun that row, which has less room now
            button.row = None if button.row == LAST_ROW else button.row
        row = in_one_row(others, droppable)
        joined = in_one_row([*buttons, *others], droppable if self.shows_board else ())
        if others and fit_in_one_row(joined):
            row, answers = joined, [item for item in answers if item not in buttons]
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
    options = open_options(snapshot, seat, phrases, proposing=page != STEP_BY_STEP)
    are_explained = (  # a list explains its options itself
        decision is not None and not presenter.shows_card_text and are_buttons(decision, options, presenter)
    )
    effects = effect_lines(options) if are_explained else []
    return HandPanel(
        hand=HandContext(snapshot, seat, text),
        color=NEUTRAL_COLOR if decision is None else YOUR_TURN_COLOR,
        note=note,
        cards=presenter.hand(snapshot.view(seat), phrases),
        decision=decision_text(snapshot, seat, phrases, text),
        effects=truncate("\n".join(effects), 1024),
        short_effects="\n".join(shortened(line) for line in effects),
        answers=[] if decision is None else answer_items(snapshot, decision, options, text, page),
        short_answers=[] if decision is None else short_answer_items(snapshot, decision, options, text, page),
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
    decision, seen = snapshot.game.decision(seat), presenter.while_moving(view) if is_moving else view
    if decision is not None:
        question = presenter.decision_text(decision, seen, phrases)
        return " ".join(filter(None, (truncate(question, 960), until(snapshot, seat, text))))
    names = " · ".join(phrases.seat(decision.seat) for decision in snapshot.game.visible_decisions(seat))
    is_sealed = snapshot.game.is_sealed
    waiting = text("panel-sealed") if is_sealed else text("panel-waiting", names=names)
    pending = snapshot.game.own_pending_reply(seat)
    own = presenter.choice_text(*pending, view, phrases) if pending else presenter.idle_text(seen, phrases)
    return "\n".join(filter(None, (own, waiting)))


def leading_words(snapshot: TableSnapshot, seat: Seat | None, text: Texts) -> str:
    """Return what the picture of the board leads up to, as this seat sees it, if no new event says it."""
    presenter, phrases = PRESENTERS[snapshot.game.rules.family], phrases_for(snapshot, text, seat)
    return presenter.leading_words(snapshot.view(seat), phrases)


def _end_text(snapshot: TableSnapshot, seat: Seat, phrases: Phrases, text: Texts) -> str:
    """Say who has won, and in a game of one alone what its last steps came to."""
    presenter, view = PRESENTERS[snapshot.game.rules.family], snapshot.view(seat)
    steps = presenter.last_steps(view) if snapshot.run is not None else ()
    won = result(snapshot, phrases, text, seat)
    return "\n".join([won, *(presenter.last_result(step, phrases) for step in steps)])


def after_the_end(panel: HandPanel) -> HandPanel:
    """Return the panel of a finished game whose end the board shows: it tells the result."""
    snapshot, seat, text = panel.hand
    won = result(snapshot, phrases_for(snapshot, text), text, seat, is_on_board=True)
    return replace(panel, decision=won, is_end_shown=True)


def _who_won(snapshot: TableSnapshot, phrases: Phrases) -> str:
    winners, text = snapshot.game.winners or (), phrases.texts
    names = phrases.bold(winners)
    if not winners:
        return text("board-nobody")
    return text("board-shared" if len(winners) > 1 else "board-won", names=names, count=len(winners))


def result(
    snapshot: TableSnapshot,
    phrases: Phrases,
    text: Texts,
    seat: Seat | None = None,
    *,
    is_on_board: bool = False,
) -> str:
    """Tell everybody, or a seat, who has won a finished game, and by what if its rules ended it.

    Where that stands on the board below, a seat of many is told what it came to itself instead.
    """
    winners, won = snapshot.game.winners or (), _who_won(snapshot, phrases)
    if not winners:
        return won
    if tuple(winners) == (seat,):
        won = text("panel-won")
    elif seat is not None and seat not in winners:
        won = text("panel-lost") if len(snapshot.participants) == 2 else f"{text('panel-lost')} {won}"
    view, presenter = snapshot.view(seat), PRESENTERS[snapshot.game.rules.family]
    verdict = as_sentence(presenter.verdict(view, phrases)) if view.winners else ""
    own = presenter.own_result(view, phrases) if verdict and seat is not None else ""
    verdict = "" if own and is_on_board else verdict
    return " ".join(filter(None, (won, verdict and f"**{verdict}**", own)))


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
        if not snapshot.game.is_sealed:  # or nothing is new before the board shows it
            buttons.append(HAND.button(text("btn-refresh"), table_id=snapshot.id))
        if snapshot.sees_all(seat):
            buttons.append(REPLAY.button(text("btn-all-hands"), table_id=snapshot.id))
    elif hints_allowed(snapshot, seat):
        buttons.append(MORE.button(text("btn-hint-short"), table_id=snapshot.id, verb="hint"))
    if visible_cards(snapshot, seat, text):
        buttons.append(CARDS.button(text("btn-cards"), table_id=snapshot.id))
    return [*buttons, more]
