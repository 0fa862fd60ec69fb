"""How BANG! for two looks: the four characters, what lies before them, the piles; its commands."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from types import MappingProxyType

from bot.games.bang import board, end_picture, questions, story
from bot.games.bang import cards as bang_cards
from bot.games.bang import hand_picture as bang_hand
from bot.games.bang import picture as bang
from bot.games.bang.beats import LAST_STEP, beats, last_steps, leading_words
from bot.games.bang.hit import STOLEN, shown_hit
from bot.games.command_table import CommandOption, FixedReply, GameCommand, GameCommands
from bot.games.lines import Line, is_routine
from bot.games.merging import Fold, Merge
from bot.games.parts import (
    CardGroup,
    CardSheet,
    EmbedField,
    Episode,
    ItemGroup,
    Moment,
    TurnEvent,
    chapters_of,
    reason,
)
from bot.games.presenter import Presenter
from bot.i18n.texts import Phrases, Texts, card_corner
from bot.render.scene import Item
from bot.ui.style import truncate
from engine.core.decisions import Decision, Seat
from engine.core.plays import Play
from engine.core.rules import Event
from engine.games.bang.deck import CARDS, KIND, KINDS, LIFE
from engine.games.bang.state import Hit
from engine.games.bang.view import View

ANSWERS = ("shoot-back", "last-beer", "store", "flip", "draw-from", "put-back", "sure", "take")
DISCARDED = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")

COMMANDS = GameCommands(
    "bang",
    (
        GameCommand("draft", (CommandOption("character", "draft", required=True),)),
        GameCommand("place", (CommandOption("character", "place", required=True),)),
        GameCommand("expose", (CommandOption("character", "expose", required=True),)),
        GameCommand(
            "play",
            (
                CommandOption("card", "play", required=True),
                CommandOption("target", "target"),
                CommandOption("take", "take"),
            ),
        ),
        GameCommand(
            "ability",
            (CommandOption("first", "ability"), CommandOption("second", "ability")),
            opening=FixedReply("play", "ability", any_kind=True),  # in the player's own turn or as an answer
        ),
        GameCommand("respond", (CommandOption("answer", "dodge", required=True),), standalone_kinds=ANSWERS),
        GameCommand(
            "discard",
            tuple(CommandOption(name, "discard", required=name == "first") for name in DISCARDED),
            opening=FixedReply("heal-first", "discard"),
            standalone_kinds=("discard",),
        ),
        GameCommand("end", opening=FixedReply("play", "done")),
    ),
)


DEADLY = ("died", "killed")
TAKEN = {"robbed", "stripped", "took"}
CAUSES = {"aimed", "discarded-many", "played"}
SHOWN = {
    *(*DEADLY, *TAKEN, "exploded", "flip-failed", "flip-freed", "flip-held", "flip-passed-on", "flip-saved"),
    *("freed", "held", "hit", "parried", "parried-twice", "wounded"),
}  # in the middle of the table
OUTCOMES = {"dodged", "healed", "parried", "parried-twice"}  # which do not name what they came of
GRAVITY = {
    **dict.fromkeys(DEADLY, 5),
    # as grave as old lines that stay, so that life points add up
    **dict.fromkeys(("drank", "exploded", "healed", "hit", "wounded"), 4),
    # why one is asked, or is not
    **dict.fromkeys(("flip-freed", "flip-held", "flip-passed-on", "freed", "held", "skipped", "stopped"), 3),
    **dict.fromkeys(("laid", "laid-many"), 2),
    # what came of one's own deed
    **dict.fromkeys(("barrel-failed", "barrel-saved", "flip-failed", "flip-saved", "robbed", "stripped"), 1),
    **dict.fromkeys(("cleared", "reshuffled", "turn-began", "turn-exposed"), 0),  # which the board shows
}  # of events, where room is short
DRAWN = {"drew", "drew-by"}
KNOWN = {"bought", "laid", "laid-many"}  # deeds of one's own of which nothing comes
FEW = 8  # last lines of which none is left out
TWO = 2  # cards that a turn begins with
MAX_HAND = 3000  # characters; an embed holds 6000

CHAPTERS = chapters_of(  # chapters of the rule book, with the kinds of decision that they explain
    {
        "setup": "draft place",
        "turn": "expose draw-from put-back play discard",
        "blue": "flip",
        "answers": "dodge shoot-back last-beer",
        "abilities": "ability heal-first",
        "brown": "store sure",
        "distance": "target take",
    }
)


class BangPresenter(Presenter[View]):
    cards = (*KINDS, *LIFE)
    gallery_moments = (Moment("bang", "bang", 2, 64, 10),)
    widths = (200, 200, 350)
    commands = COMMANDS
    chapters = CHAPTERS
    numbered_kinds = frozenset({"place"})
    button_options = frozenset({"done"})
    card_kinds = frozenset({"ability", "discard", "play", "put-back", "store"})
    routine = frozenset({
        *("came-forward", "cleared", "cleared-many", "discarded", "discarded-many", "exposed"),
        *("drew", "drew-by", "picked-up", "placed", "reshuffled", "revealed"),
    })  # fmt: skip
    merges = (
        Fold("discarded", "discarded-many", lists=True),
        Fold("cleared", "cleared-many"),
        Fold("laid", "laid-many", lists=True, same="target"),
        *(
            Merge(deed, "healed", into="drank", fact_names={"target": "who"}, card="beer")
            for deed in ("answered", "played")
        ),
        Merge("played", "bought", into="shopped", fact_names={"card": "bought"}),
        Merge("aimed", "grabbed", into="took", fact_names={"card": "lost"}, same="target"),
        *(Merge("cleared", result, into=result) for result in ("freed", "held", "exploded")),
        Merge("wounded", "died", into="died", same="target"),
        Merge("aimed", "wounded", into="hit", same="target"),
        Merge("hit", "died", into="killed", same="target"),
        Merge("aimed", "robbed", into="robbed", card="panic"),
        *(
            Merge("aimed", lost, into="stripped", fact_names={"card": "lost"}, card="cat-balou")
            for lost in ("discarded", "cleared")
        ),
        Merge("answered", "dodged", into="parried", fact_names={"target": "who"}),
        Merge("answered", "parried", into="parried-twice", fact_names={"card": "then"}),
        Merge("flipped", "barrel-failed", into="flip-failed"),
        Merge("flipped", "barrel-saved", into="flip-saved"),
        *(Merge("flipped", result, into=f"flip-{result}") for result in ("freed", "held")),
        Merge("flipped", "passed-on", into="flip-passed-on", fact_names={"target": "to"}),
        Merge("turn-began", "exposed", into="turn-exposed", fact_names={"target": "who"}),
    )
    events_in_questions = MappingProxyType(dict.fromkeys(("dodge", "shoot-back"), "aimed played"))
    # A panel hides the board above it, so it tells all that one would miss there.
    kept_events = frozenset({
        *("aimed", "answered", "barrel-failed", "barrel-saved", "bought", "died", "dodged", "drafted"),
        *("drank", "drew-by", "emptied", "exploded", "flip-failed", "flip-freed", "flip-held"),
        *("flip-passed-on", "flip-saved", "freed", "grabbed", "healed", "held", "hit", "killed", "laid"),
        *("laid-many", "parried", "parried-twice", "passed-on", "placed", "played", "revealed", "robbed"),
        *("shopped", "skipped", "stopped", "stripped", "took", "unrobbed", "wounded"),
    })  # fmt: skip
    episode_weights = MappingProxyType(
        {"held": 45, "flip-held": 45, "grabbed": 25, "robbed": 25, "stripped": 25}
    )
    gains = frozenset({"grabbed", "robbed", "stripped"})

    def headline(self, view: View, phrases: Phrases) -> str:
        if view.over:
            return phrases.texts("bang-headline-over")
        if not view.ring:
            return phrases.texts("bang-headline-place" if view.phase == "place" else "bang-headline-draft")
        return phrases.texts("bang-headline-turn", turn=view.turn, name=phrases.seat(view.current))

    def last_result(self, view: View, phrases: Phrases) -> str:
        """Tell above a new turn's board what its picture shows of the last one, after a death there.

        A computer's turn is told together with it, and a panel has the board's picture above its question.
        """
        last = view.staged
        dead = [hit for hit in view.hits if hit.fatal and hit.turn == view.turn - 1 and not view.plays]
        is_shown = last is not None and last.turn < view.turn and last == shown_hit(view)
        if view.phase == LAST_STEP:
            dead = []
        elif view.over or view.decision is not None or phrases.face(1 - view.current):
            return ""
        hits = dict.fromkeys([*dead, *[last] * (is_shown or view.phase == LAST_STEP)])
        return "\n".join(_sentence(hit, view, phrases) for hit in hits if hit is not None)

    def while_moving(self, view: View) -> View:
        then = view.before
        is_older = then is not None and then.current != view.current
        return replace(view, current=1 - view.current, turn=view.turn - 1, plays=1) if is_older else view

    fields = staticmethod(board.fields)
    verdict = staticmethod(end_picture.verdict)

    def ending(self, view: View, phrases: Phrases) -> list[EmbedField]:
        fates = [board.fate(view, seat, phrases) for seat in range(len(view.hands))] if view.ring else []
        lines = [sentence] if (sentence := end_picture.sentence(view, phrases)) else fates
        return [reason(phrases, truncate("\n".join(lines), 1024))] if lines else []

    def episodes(self, rows: Sequence[TurnEvent], end: int) -> Sequence[Episode]:
        return [*super().episodes(rows, end), *story.episodes(rows, end)]

    moment = staticmethod(end_picture.moment)
    last_steps = staticmethod(last_steps)
    end_picture = staticmethod(end_picture.end)

    def visible_cards(self, view: View, phrases: Phrases) -> list[CardGroup]:
        groups = []
        for who in view.ring:
            title = f"{phrases.seat(who.seat)} · {phrases.texts(f'bang-card-{who.name}.brief')}"
            groups.append((title, (who.name, *who.in_play)))
        if not view.ring:
            groups.append((phrases.texts("bang-pool"), view.pool))
            groups += [(board.player(view, seat, phrases), names) for seat, names in enumerate(view.drafted)]
        groups += [
            (phrases.texts("bang-card-general-store"), view.store),
            (phrases.texts("bang-mine"), view.hand),
        ]
        kinds = ((title, dict.fromkeys(KIND.get(card, card) for card in cards)) for title, cards in groups)
        return [CardGroup(title, tuple(cards)) for title, cards in kinds if cards]

    def hand(self, view: View, phrases: Phrases) -> str:
        if not view.ring and not view.hand:
            return ""
        if not (view.hand or view.looked_at):
            return phrases.texts("bang-mine-none")  # in a line, so that the picture of the table has room
        groups = (("bang-looked", view.looked_at), ("bang-mine", view.hand))
        parts = [
            f"**{phrases.texts(key)}**\n{' · '.join(map(phrases.value, cards))}"
            for key, cards in groups
            if cards
        ]
        if not view.hand:
            parts.append(phrases.texts("bang-mine-none"))
        parts += [*_abilities(view, phrases), _explained((*view.looked_at, *view.hand), phrases)]
        return truncate("\n\n".join(parts), MAX_HAND)

    picture = staticmethod(bang.table)
    # To be asked at all, or who can be exposed, tells what came of the flip or shot before.
    telling_kinds = frozenset(
        {"discard", "dodge", "draw-from", "expose", "last-beer", "play", "put-back", "shoot-back"}
    )
    beat_events = frozenset({"answered", "died", "dodged", "flipped", "placed", "wounded"})
    told_results = frozenset({"dodged", "robbed", "wounded"})
    tells_last_step = True
    beats = staticmethod(beats)
    leading_words = staticmethod(leading_words)
    hand_picture = staticmethod(bang_hand.hand)
    common_items = staticmethod(bang.common_items)

    def hand_order(self, view: View) -> Sequence[str]:
        people = [who.name for who in bang_cards.left_to_right(view)]  # so buttons stand as the board does
        return (*view.looked_at, *view.hand, *people, *bang_cards.by_strength(view.pool))

    def legend(self, phrases: Phrases) -> str:
        return ""

    def card_item(self, card: str, width: int, phrases: Phrases) -> Item:
        draw = bang_cards.figure if card in LIFE else bang_cards.kind_card  # life now stands on the table
        return draw(card, width, phrases)

    def item_groups(self, phrases: Phrases, width: int) -> Iterator[ItemGroup]:
        people = tuple(bang_cards.person(name, width, phrases) for name in LIFE)
        yield ItemGroup("The characters", 8, people)
        yield ItemGroup(
            "The cards", 8, tuple(bang_cards.card(_first(kind), width, phrases) for kind in KINDS)
        )

    def summary(self, events: Iterable[Event], phrases: Phrases) -> list[str]:
        """Leave out what the table shows: a draft that is over, the deal, draws of others, old routine."""
        events = [*events]
        over = {"drafted"} if any(event.kind != "drafted" for event in events) else set[str]()
        left = (event for event in events if event.kind not in over)
        turns = _by_turn(_in_short(_after_deal(left), phrases.viewer))
        merged = [(turn, event) for turn in turns for event in self.merge_events(turns[turn])]
        lines = [self.line(event, phrases) for _, event in merged]
        for line, (turn, _) in zip(lines, merged):
            line.turn = turn
        lines = _with_outcomes([event for _, event in merged], lines)
        return [line for n, line in enumerate(lines, FEW) if n >= len(lines) or not is_routine(line)]

    def line(self, event: Event, phrases: Phrases) -> Line:
        """Where room is short, a death stays the longest, then what cost life or a card, or gave life back.

        Which cards the viewer drew is no routine: nothing else tells new ones from the rest of the hand. What
        else they did they know.
        """
        line, is_own = super().line(_without_name(event), phrases), event.seat == phrases.viewer
        if event.kind in DEADLY:
            line = Line(f"✝️ **{line}**", victim=line.victim)
        is_news = is_own == (event.kind in DRAWN)
        line.is_routine &= not (is_own and is_news)
        is_known = is_own and event.kind in KNOWN
        line.is_routine |= is_known
        kind = "hit" if event.kind in TAKEN and not is_own else event.kind
        is_saved = event.kind == "drank" and dict(event.facts)["left"] == 1
        kind = "died" if is_saved else kind
        line.gravity = 0 if is_known else GRAVITY.get(kind, int(is_news))
        if event.kind == "laid" and not is_own and "jail" in str(dict(event.facts)["card"]):
            line.gravity = GRAVITY["hit"]  # which explains a flip of the next turn
        line.victim = line.victim if line.gravity else None
        return line

    decision_text = staticmethod(questions.decision_text)
    option_text = staticmethod(questions.option_text)
    short_label = staticmethod(questions.short_label)
    tip_kind = staticmethod(questions.tip_kind)
    step_text = staticmethod(questions.step_text)
    is_dominated = staticmethod(questions.is_dominated)
    default_text = staticmethod(questions.default_text)

    def play_text(self, play: Play, view: View, phrases: Phrases) -> tuple[str, str]:
        kinds, first = [step.decision.kind for step in play.steps], play.steps[0].option
        if first == "pass" and "last-beer" in kinds[1:]:
            play = replace(play, steps=play.steps[1:])  # the wound goes without saying
        return super().play_text(play, view, phrases)

    def is_risky(self, decision: Decision, option: str, view: View) -> bool:
        if (decision.kind, option) == ("last-beer", "pass"):
            return True
        if questions.is_idle(decision, view):
            return option != "done"
        if not questions.suffices(decision, view):
            return option != "pass"
        if decision.kind == "dodge" or "all" in decision.options:
            return questions.is_waste(decision, option)
        return questions.lights_last(decision, view) or super().is_risky(decision, option, view)

    def option_group(self, decision: Decision, option: str, phrases: Phrases) -> str:
        return bang_cards.strength(option, phrases) if decision.kind == "draft" else ""

    def icon(self, option: str) -> str:
        return bang_cards.icon_of(KIND[option]) if option in KIND else ""

    def chapters_for(self, card: str) -> Sequence[str]:
        return ("abilities",) if card in LIFE else (KINDS[card].color,)

    def sheet(self, card: str, text: Texts) -> CardSheet:
        if card in LIFE:
            facts = {"kind": text("bang-character"), "life": str(LIFE[card])}
        else:
            faces = [card_corner(name.partition(".")[0]) for name in CARDS if KIND[name] == card]
            copies = f"{len(faces)}: {' '.join(faces)}"
            facts = {"kind": text(f"bang-{KINDS[card].color}"), "copies": copies}
        return CardSheet(
            title=text(f"bang-card-{card}"),
            line=text(f"bang-card-{card}.text"),
            facts=tuple((text(f"bang-sheet-{fact}"), value) for fact, value in facts.items()),
        )

    def card_lines(self, card: str, text: Texts) -> list[str]:
        return [bang_cards.text_of(card, text)]

    def aliases(self, card: str, text: Texts) -> list[str]:
        return [text(f"bang-card-{card}")]


def _sentence(hit: Hit, view: View, phrases: Phrases) -> str:
    """Tell a hit, a dodge or a theft in the words of its event."""
    if not hit.count and hit.card in STOLEN:
        return f"{leading_words(replace(view, threat=hit), phrases)}."
    left = next(who.life for who in view.ring if who.name == hit.target)
    theirs = hit.card != "dynamite" and not bang_cards.is_own_duel(view, hit)
    facts = (("card", hit.card), ("target", hit.target), ("count", hit.count), ("left", left),
             ("by", hit.by), ("theirs", int(theirs)), ("few", 0))  # fmt: skip
    return phrases.event(Event("died" if hit.fatal else "wounded", hit.seat, facts))


def _with_outcomes(events: Sequence[Event], lines: Sequence[Line]) -> list[Line]:
    """Make one line of what was played and what came of it: neither is left out without the other.

    The newest that the picture shows is as grave as a death.
    """
    bound, cause, newest = list[Line](), 0, -1
    for event, line in zip(events, lines):
        bound.append(line)
        if event.kind in CAUSES:
            cause = len(bound)
        elif event.kind in OUTCOMES and cause:
            parts = bound[cause - 1 :]
            victim = next((part.victim for part in parts if part.victim is not None), None)
            gravity = max(part.gravity for part in parts)
            bound[cause - 1 :] = [Line("\n".join(parts), victim=victim, gravity=gravity)]
            bound[-1].turn = line.turn
        newest = len(bound) - 1 if event.kind in SHOWN else min(newest, len(bound) - 1)
    if newest >= 0:
        bound[newest].gravity = GRAVITY["died"]
    return bound


def _by_turn(events: Iterable[Event]) -> dict[int, list[Event]]:
    """Return what each turn brought, in order; a beginning without a number is 0 if no other turn follows."""
    turns, turn = {0: list[Event]()}, 0
    for event in events:
        if event.kind == "turn-began":
            turn = int(dict(event.facts)["turn"])
            turns = {turn - 1: turns[0]} if [*turns] == [0] else turns
        else:
            turns.setdefault(turn, []).append(event)
    return turns


def _without_name(event: Event) -> Event:
    """Leave of a card that was flipped its rank and suit: its name would read like what it does."""
    if not event.kind.startswith("flip-"):
        return event
    flipped = dict(event.facts)
    faces = [card.rpartition("-")[2] for card in str(flipped["cards"]).split()]
    return replace(event, facts=tuple({**flipped, "cards": " ".join(faces)}.items()))


def _after_deal(events: Iterable[Event]) -> Iterator[Event]:
    """Leave out the deal, and that characters are exposed who were placed so, unless a turn begins with it.

    Nobody else draws more than two cards but by one just played.
    """
    placed, has_played, last = set[object](), False, ""
    for event in events:
        facts = dict(event.facts)
        is_deal = event.kind == "drew" and int(facts["count"]) > TWO and not has_played
        is_placed = event.kind == "exposed" and facts["target"] in placed and last != "turn-began"
        if not (is_deal or is_placed):
            yield event
        if event.kind == "placed":
            placed.add(facts["exposed"])
        has_played, last = has_played or event.kind == "played", event.kind


def _in_short(events: Iterable[Event], viewer: Seat | None) -> Iterator[Event]:
    """Leave out draws of others, what a General Store reveals, which is taken, and weapons replaced.

    An answer comes before the card that Suzy draws after it.
    """
    waiting, laid = list[Event](), ""
    for event in events:
        facts, before = dict(event.facts), laid
        laid = str(facts["target"]) if event.kind == "laid" else ""
        is_replaced = event.kind == "cleared" and facts["target"] == before
        is_hidden = event.kind == "drew" and not event.is_known_to(viewer)
        if is_replaced or is_hidden or (event.kind == "revealed" and facts["why"] == "general-store"):
            continue
        if event.kind == "drew-by":
            waiting.append(event)
        elif event.kind == "dodged":
            yield event
        else:
            yield from waiting
            waiting = []
            yield event
    yield from waiting


def _first(kind: str) -> str:
    return next(name for name in CARDS if name.rpartition("-")[0] == kind)


def _explained(cards: Sequence[str], phrases: Phrases) -> str:
    """Explain each kind of these cards in a line."""
    kinds = dict.fromkeys(KIND[card] for card in cards)
    lines = (
        f"**{bang_cards.name_of(kind, phrases)}** · {bang_cards.text_of(kind, phrases.texts)}"
        for kind in kinds
    )
    return "\n".join(lines)


def _abilities(view: View, phrases: Phrases) -> Iterator[str]:
    """Explain the characters' abilities, the viewer's first; the board has no room for them."""
    for key, own in (("bang-mine-characters", True), ("bang-other-characters", False)):
        lines = [
            f"**{bang_cards.name_of(who.name, phrases)}** ({board.exposure(who, phrases)}) · "
            + bang_cards.text_of(who.name, phrases.texts)
            for who in view.ring
            if who.alive and (who.seat == view.seat) == own
        ]
        if lines:
            active = [phrases.texts("bang-mine-active")] if own else []
            yield "\n".join([f"**{phrases.texts(key)}**", *active, *lines])


PRESENTER = BangPresenter()
