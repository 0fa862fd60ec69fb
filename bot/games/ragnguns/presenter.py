"""The texts and commands of Rag'n'Guns."""

from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType

from bot.games.command_table import CommandOption, FixedReply, GameCommand, GameCommands
from bot.games.merging import Merge, Repeat
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
from bot.games.ragnguns import beats as moving
from bot.games.ragnguns import cards as ragnguns_cards
from bot.games.ragnguns import end_picture, questions, story, strip, summary, table_text
from bot.games.ragnguns import hand_picture as ragnguns_hand
from bot.games.ragnguns import picture as ragnguns
from bot.games.ragnguns.cards import (
    POWER_SIGN,
    belt_lines,
    lines,
    sheet,
    short_line,
)
from bot.games.ragnguns.decks import RagNGunsDecks
from bot.i18n.texts import Phrases, Texts
from bot.render.scene import Item
from bot.ui.style import truncate
from engine.core.decisions import Decision, Reply
from engine.core.plays import Play, Step
from engine.core.rules import Event
from engine.games.ragnguns.cards import CARDS, PISTOLEROS, key_of
from engine.games.ragnguns.effects import TRAPS
from engine.games.ragnguns.rules.turn import ALL
from engine.games.ragnguns.state import PISTOLERO, PLACES
from engine.games.ragnguns.view import View

CHOSEN = ("place", "place-trap", "give-up", "target", "zone", "stake")
ANSWERS = ("pay:", "overbid:", "take:")  # to a trap; what follows from each stands on the board


def _verb(name: str, *options: CommandOption, word: str = "") -> GameCommand:
    return GameCommand(name, options, opening=FixedReply("turn", word or name))


COMMANDS = GameCommands(
    "ragnguns",
    (
        GameCommand("deck", (CommandOption("name", "deck", required=True),)),
        _verb(
            "place", CommandOption("card", "pose", required=True), CommandOption("zone", "zone"), word="pose"
        ),
        _verb("discard", CommandOption("card", "discard", required=True)),
        _verb(
            "effect",
            CommandOption("name", "effect", required=True),
            CommandOption("target", "target"),
            CommandOption("place", "place", fixed=tuple(PLACES)),
        ),
        _verb("trap", CommandOption("card", "trap", required=True), CommandOption("stake", "stake")),
        GameCommand("disarm", (CommandOption("answer", "disarm", required=True),)),
        _verb("shootout", CommandOption("bullets", "shoot", required=True), word="shoot"),
        GameCommand("split", (CommandOption("bullets", "split", required=True),)),
        _verb("step-out"),
        GameCommand("stash", (CommandOption("card", "stash", required=True),)),
        _verb("end"),
        GameCommand("choose", (CommandOption("answer", "on-pose", required=True),), standalone_kinds=CHOSEN),
    ),
)


CHAPTERS = chapters_of(  # chapters of the rule book, with the kinds of decision that they explain
    {
        "ragnguns": "deck",
        "turn": "turn discard",
        "zones": "pose zone shoot split",
        "effects": "on-pose effect target",
        "traps": "trap stake give-up place-trap disarm",
        "stash": "place stash",
    }
)


class RagNGunsPresenter(Presenter[View]):
    cards = (*PISTOLEROS, *CARDS)
    commands = COMMANDS
    chapters = CHAPTERS
    decks = RagNGunsDecks()
    numbered_kinds = frozenset({"deck"})
    pinned_board_kinds = frozenset(CHAPTERS) - {"deck"}
    one_line_options = ("discard", "shoot")
    card_line_options = ("trap", f"effect {PISTOLERO}")  # else each card to fetch would be in the picture
    min_numbered = 1
    button_options = frozenset({"end", "shoot", ALL})
    equal_kinds = frozenset({"split", "stash", "place", "place-trap"})
    telling_kinds = frozenset({"split"})  # how many bullets are left
    routine = frozenset({"discarded", "paid", "paid-back", "returned", "belted", "loaded",
                         "became-ready", "fetched", "dug", "stashed"})  # fmt: skip
    merges = (
        Merge("paid", "returned", "paid-back"),
        Merge("overbid", "discarded", "unmasked"),
        Merge("fired", "hurt", "shot", {"count": "taken"}),
        Merge("fired", "wounded", "shot-card", {"count": "taken"}),
        Repeat("shot", added=("count", "taken", "surplus"), last=("total",)),
    )
    gallery_moments = (Moment("ragnguns", "ragnguns", 2, 102, 61),)
    widths = (200, 200, 350)
    grave_events = frozenset({"stepped-out"})
    tells_whole_turn = tells_last_step = True
    episode_weights = MappingProxyType(
        {"stepped-out": 500, "sprung": 80, "bluffed": 60}
        | dict.fromkeys(("unmasked", "paid", "paid-back", "shot-card", "wounded"), 40)
        | dict.fromkeys(("stole", "robbed", "healed"), 30)
    )

    gains = frozenset({"bluffed", "healed", "shot-card", "stole"})
    losses = frozenset({"robbed", "wounded"})

    def episodes(self, rows: Sequence[TurnEvent], end: int) -> Sequence[Episode]:
        hits = [*story.hits(rows)]
        return [*story.unhit(story.with_falls(super().episodes(rows, end), rows), hits), *hits]

    def headline(self, view: View, phrases: Phrases) -> str:
        if view.over:
            return phrases.texts("ragnguns-over")
        if view.phase == "decks":
            return phrases.texts("ragnguns-decks")
        answers = [seat for seat, _ in view.waiting if seat != view.current]
        key = f"ragnguns-headline{'-answer' if answers else ''}"
        return phrases.texts(key, turn=view.turn, seat=phrases.seat(*answers or (view.current,)))

    def fields(self, view: View, phrases: Phrases) -> list[EmbedField]:
        return [
            EmbedField(
                table_text.heading(view, n, phrases),
                truncate("\n".join(table_text.seat_lines(view, n, phrases)), 1024),
            )
            for n in range(len(view.seats))
        ]

    def summary(self, events: Iterable[Event], phrases: Phrases) -> list[str]:
        return summary.lines(self.merge_events(events), phrases, self.routine)

    verdict = staticmethod(end_picture.verdict)
    moment = staticmethod(end_picture.moment)
    end_picture = staticmethod(end_picture.end)

    def ending(self, view: View, phrases: Phrases) -> list[EmbedField]:
        lines = [
            f"**{phrases.seat(n)}** · {table_text.life(seat, phrases)}" for n, seat in enumerate(view.seats)
        ]
        why = end_picture.sentence(view, phrases) or "\n".join(lines)
        fields = [reason(phrases, why)] if view.turn else []
        for n, known in enumerate(view.hidden):
            if known and (cards := "\n".join(table_text.turned_up(known, phrases))):
                fields.append(EmbedField(table_text.heading(view, n, phrases), truncate(cards, 1024)))
        return fields

    def visible_cards(self, view: View, phrases: Phrases) -> list[CardGroup]:
        known = view.hidden[view.seat] if view.seat is not None else None
        groups = [(phrases.texts("ragnguns-mine-hand"), known.hand if known else ())]
        for n, seat in enumerate(view.seats):
            cards = (seat.pistolero, *(posed.card for posed in seat.posed), *seat.played)
            groups.append((table_text.heading(view, n, phrases), cards))
            if view.hidden[n] is None:
                stash = f"{phrases.seat(n)} · {phrases.texts('picture-ragnguns-stash')}"
                groups.append((stash, tuple(place.top for place in seat.stash)))
        for place, cards in known.stash if known else ():
            groups.append((phrases.texts(f"ragnguns-mine-{place}"), cards))
        groups += [(phrases.texts("ragnguns-mine-traps"), known.traps if known else ())]
        named = ((title, dict.fromkeys(key_of(card) for card in cards)) for title, cards in groups)
        known_groups = ((title, tuple(key for key in keys if key in self.cards)) for title, keys in named)
        return [CardGroup(title, keys) for title, keys in known_groups if keys]

    def hand(self, view: View, phrases: Phrases) -> str:
        known = view.hidden[view.seat] if view.seat is not None else None
        if known is None or view.seat is None:
            return ""
        asks = view.decision
        if asks and (ragnguns_hand.is_theirs(asks) or asks.kind in questions.OF_NO_CARD):
            return ""
        own = view.seats[view.seat]
        parts = list(table_text.own_cards(known, own, phrases))
        if own.pistolero:
            heading = phrases.texts("ragnguns-mine-belt", pistolero=phrases.option("", own.pistolero))
            belt = "\n".join(belt_lines(own.pistolero, phrases.texts))
            parts.append(f"**{heading}**\n{belt}")  # last, where a phone cuts first
        none = phrases.texts("ragnguns-mine-none") if view.turn else ""
        return truncate("\n\n".join(parts) or none, 3000)

    picture = staticmethod(ragnguns.table)
    beat_events = frozenset({"sprung", "struck", "hurt", "wounded", "covered"})
    beats = staticmethod(moving.beats)
    while_moving = staticmethod(moving.while_moving)
    leading_words = staticmethod(moving.leading_words)

    def tells_result(self, view: View, kind: str) -> bool:
        """Return whether a question would tell what a Piège does, or how many bullets are left."""
        return super().tells_result(view, kind) or bool(view.moment and view.moment.by in TRAPS)

    last_steps = staticmethod(moving.last_steps)
    last_result = staticmethod(moving.last_result)
    in_replay = staticmethod(strip.in_replay)
    hand_picture = staticmethod(ragnguns_hand.hand)
    hand_order = staticmethod(ragnguns_hand.order)

    def card_item(self, card: str, width: int, phrases: Phrases) -> Item:
        if card in PISTOLEROS:
            return ragnguns_cards.pistolero(card, width, phrases)
        return ragnguns_cards.card(card, width, phrases, banner=True)

    def item_groups(self, phrases: Phrases, width: int) -> Iterator[ItemGroup]:
        who = tuple(ragnguns_cards.pistolero(key, width, phrases) for key in PISTOLEROS)
        yield ItemGroup("The pistoleros", 9, who)
        cards = tuple(ragnguns_cards.card(key, width, phrases, banner=True) for key in CARDS)
        yield ItemGroup("The cards", 9, cards)

    decision_text = staticmethod(questions.decision_text)
    option_text = staticmethod(questions.option_text)
    is_attack = staticmethod(questions.is_attack)

    def tip_kind(self, decision: Decision, view: View) -> str:
        return "" if view.shot and view.shot.is_fatal else decision.kind

    step_text = staticmethod(questions.step_text)

    def play_text(self, play: Play, view: View, phrases: Phrases) -> tuple[str, str]:
        """Say of a card whose zone is still to be chosen what it does."""
        label, line = super().play_text(play, view, phrases)
        last = play.steps[-1]
        does = short_line(key_of(last.option), phrases.texts, view) if last.decision.kind == "pose" else ""
        return label, " · ".join(filter(None, (line, does)))

    def labeled_steps(self, play: Play) -> Sequence[Step]:
        verb, *rest = play.steps
        if verb.option == "end":
            return [verb]
        if not rest or verb.option not in ("pose", "effect", "trap"):
            return play.steps
        return [step for step in rest if step.decision.kind != "target" or len(step.decision.options) > 1]

    def default_text(self, decision: Decision, phrases: Phrases) -> str:
        if decision.kind != "deck":
            return ""
        return phrases.texts("ragnguns-deck-proposed", deck=phrases.option("deck", decision.default[0]))

    def proposal(self, decision: Decision, view: View) -> Reply:
        return (ALL,) if decision.kind == "stash" and ALL in decision.options else ()

    def short_label(self, path: str, label: str) -> str:
        if path.startswith(ANSWERS):
            return label.rpartition(" · ")[0]
        return label if ":" in path and path.split(":")[1] in PLACES else ""

    def is_dominated(self, decision: Decision, option: str, view: View) -> bool:
        """Return whether a card takes less than it can of fatal bullets, or an effect gains nothing."""
        is_fatal = bool(view.shot and view.shot.is_fatal)
        return (is_fatal and option != decision.default[0]) or questions.gains_nothing(decision, option, view)

    def is_risky(self, decision: Decision, option: str, view: View) -> bool:
        if decision.kind == "split":
            return questions.is_fatal(decision, int(option), view)
        question = view.decision or decision
        if "end" in question.options and (option == "end" or decision.kind == "stash"):  # which comes with it
            return bool({*question.options} - {"discard", "end"})
        wastes = "discard" in (option, decision.kind) or questions.gives_up_cover(decision, option, view)
        return wastes or super().is_risky(decision, option, view)

    def icon(self, option: str) -> str:
        key = key_of(option)
        return ragnguns_cards.KINDS[CARDS[key].type].icon if key in CARDS else ""

    def chapters_for(self, card: str) -> Sequence[str]:
        if card in PISTOLEROS:
            return ("empty", "effects")
        kind = "traps" if CARDS[card].type == "piege" else "zones" if CARDS[card].posable else "effects"
        return (kind, "cards")

    def sheet(self, card: str, text: Texts) -> CardSheet:
        return sheet(card, text)

    def card_lines(self, card: str, text: Texts) -> list[str]:
        return [*(belt_lines(card, text) if card in PISTOLEROS else lines(card, text))]

    def lines_beside_picture(self, card: str, text: Texts) -> list[str]:
        printed = 1 if card in CARDS and CARDS[card].posable else 0  # the first line has the card's numbers
        rules = "\n".join(self.card_lines(card, text)[printed:])
        return rules.replace(POWER_SIGN, text("picture-ragnguns-power")).splitlines()

    def aliases(self, card: str, text: Texts) -> list[str]:
        name = f"ragnguns-card-{key_of(card)}"
        return [text(name), text.first(f"{name}.whole", name)]


PRESENTER = RagNGunsPresenter()
