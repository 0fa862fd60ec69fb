"""How BANG! for two looks: the four characters, what lies before them, the piles; its commands."""

from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType

from bot.games.bang import cards as bang_cards
from bot.games.bang import end_picture
from bot.games.bang import hand_picture as bang_hand
from bot.games.bang import picture as bang
from bot.games.command_table import CommandOption, FixedReply, GameCommand, GameCommands
from bot.games.merging import Fold, Merge
from bot.games.presenter import (
    CardGroup,
    CardSheet,
    EmbedField,
    ItemGroup,
    Moment,
    Presenter,
    chapters_of,
    reason,
    seat_status,
)
from bot.i18n.texts import Phrases, Texts, card_corner
from bot.render.scene import Item
from bot.ui.style import truncate
from engine.core.decisions import SEPARATOR, Decision
from engine.core.plays import Step
from engine.core.rules import Event
from engine.games.bang.aims import NEAR
from engine.games.bang.characters import CHARACTERS
from engine.games.bang.deck import CARDS, KIND, KINDS, LIFE
from engine.games.bang.evaluation import beer_works, in_reach, many_shots_given
from engine.games.bang.view import CharacterView, View

ANSWERS = ("shoot-back", "last-beer", "store", "flip", "draw-from", "put-back", "sure", "take")

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
            (
                CommandOption("first", "discard", required=True),
                CommandOption("second", "discard"),
                CommandOption("third", "discard"),
                CommandOption("fourth", "discard"),
                CommandOption("fifth", "discard"),
                CommandOption("sixth", "discard"),
                CommandOption("seventh", "discard"),
                CommandOption("eighth", "discard"),
            ),
            opening=FixedReply("heal-first", "discard"),
            standalone_kinds=("discard",),
        ),
        GameCommand("end", opening=FixedReply("play", "done")),
    ),
)


FULL, LOST = "❤️", "🖤"
ARROW = " → "  # between the steps of a play
ARTICLE = 2  # letters of one that begins a name, such as El
SHORT_NAME = 10  # characters of a name that stays whole on a button
TAKING = ("panic", "cat-balou")  # kinds of cards that take one
BUTTONS = 5  # options that may be buttons; a list of more says itself what a weapon replaces
MAX_FIELD, MAX_HAND = 600, 3000  # characters; an embed holds 6000

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
    board_kinds = frozenset({"draft", "expose", "play", "target", "take", "dodge", "shoot-back", "last-beer"})
    board_events = frozenset({"exposed", "laid", "grabbed", "cleared", "wounded", "died"})
    events_in_fields = frozenset({"exposed", "turn-began", "placed"})
    routine = frozenset({"answered", "discarded", "discarded-many", "cleared", "cleared-many", "revealed",
                         "bought", "drew", "laid", "picked-up", "reshuffled"})  # fmt: skip
    merges = (
        Fold("discarded", "discarded-many"),
        Fold("cleared", "cleared-many"),
        *(Merge("cleared", result, into=result) for result in ("freed", "held", "exploded")),
        Merge("wounded", "died", into="died"),
        Merge("aimed", "wounded", into="hit"),
        Merge("answered", "dodged", into="parried"),
        Merge("flipped", "barrel-failed", into="flip-failed"),
        Merge("flipped", "barrel-saved", into="flip-saved"),
        *(Merge("flipped", result, into=f"flip-{result}") for result in ("freed", "held")),
        Merge("turn-began", "exposed", into="turn-exposed", fact_names={"target": "who"}),
    )
    events_in_questions = MappingProxyType(dict.fromkeys(("dodge", "shoot-back"), "aimed played"))
    events_in_ending = frozenset(
        {"aimed", "played", "wounded", "died", "cleared", "cleared-many", "reshuffled"}
    )
    # A panel hides the board above it, so it tells all that one would miss there.
    kept_events = frozenset({
        *("aimed", "barrel-failed", "barrel-saved", "bought", "died", "dodged", "drafted", "drew-by"),
        *("exploded", "flip-failed", "flip-freed", "flip-held", "flip-saved", "freed", "grabbed", "healed"),
        *("held", "hit", "laid", "parried", "passed-on", "played", "revealed", "robbed", "skipped"),
        *("stopped", "turn-exposed", "wounded"),
    })  # fmt: skip
    telling = (
        *("died exploded wounded hit", "robbed grabbed", "aimed played laid", "drew bought"),
        *("held flip-held", "healed dodged parried"),
    )

    def headline(self, view: View, phrases: Phrases) -> str:
        if view.over:
            return phrases.texts("bang-headline-over")
        if not view.ring:
            return phrases.texts("bang-headline-place" if view.phase == "place" else "bang-headline-draft")
        return phrases.texts("bang-headline-turn", turn=view.turn, name=phrases.seat(view.current))

    def fields(self, view: View, phrases: Phrases) -> list[EmbedField]:
        if not view.ring:
            return _draft(view, phrases)
        fields = [
            EmbedField(_heading(who, phrases), _character(view, who, phrases), inline=True)
            for who in view.ring
        ]
        pairs = [*fields[:2], _side(view, 0, phrases), *fields[2:], _side(view, 1, phrases)]
        return [*pairs, EmbedField(phrases.texts("bang-piles"), _piles(view, phrases))]

    verdict = staticmethod(end_picture.verdict)

    def ending(self, view: View, phrases: Phrases) -> list[EmbedField]:
        fates = [_fate(view, seat, phrases) for seat in range(len(view.hands))] if view.ring else []
        lines = [sentence] if (sentence := end_picture.sentence(view, phrases)) else fates
        return [reason(phrases, truncate("\n".join(lines), 1024))] if lines else []

    moment = staticmethod(end_picture.moment)
    end_picture = staticmethod(end_picture.end)

    def visible_cards(self, view: View, phrases: Phrases) -> list[CardGroup]:
        groups = []
        for who in view.ring:
            state = f" · {_exposure(who, phrases)}" if who.alive else ""
            groups.append((f"{_heading(who, phrases)}{state}", (who.name, *who.in_play)))
        if not view.ring:
            groups.append((phrases.texts("bang-pool"), view.pool))
            groups += [(_player(view, seat, phrases), names) for seat, names in enumerate(view.drafted)]
        groups += [
            (phrases.texts("bang-card-general-store"), view.store),
            (phrases.texts("bang-mine"), view.hand),
        ]
        kinds = ((title, dict.fromkeys(KIND.get(card, card) for card in cards)) for title, cards in groups)
        return [CardGroup(title, tuple(cards)) for title, cards in kinds if cards]

    def hand(self, view: View, phrases: Phrases) -> str:
        parts = []
        if not view.ring and not view.hand:
            return ""
        if not (view.hand or view.looked_at):
            return phrases.texts("bang-mine-none")  # in a line, so that the picture of the table has room
        if view.looked_at:
            parts.append(f"**{phrases.texts('bang-looked')}**\n{_explained(view.looked_at, phrases)}")
        if view.hand:
            parts.append(f"**{phrases.texts('bang-mine')}**\n{_explained(view.hand, phrases)}")
        else:
            parts.append(phrases.texts("bang-mine-none"))
        parts += _abilities(view, phrases)
        return truncate("\n\n".join(parts), MAX_HAND)

    picture = staticmethod(bang.table)
    hand_picture = staticmethod(bang_hand.hand)
    common_items = staticmethod(bang.common_items)

    def hand_order(self, view: View) -> Sequence[str]:
        return (*view.looked_at, *view.hand, *bang_cards.by_strength(view.pool))

    def card_item(self, card: str, width: int, phrases: Phrases) -> Item:
        if card in LIFE:
            return bang_cards.person(card, width, phrases)
        return bang_cards.kind_card(card, width, phrases)

    def item_groups(self, phrases: Phrases, width: int) -> Iterator[ItemGroup]:
        people = tuple(bang_cards.person(name, width, phrases) for name in LIFE)
        yield ItemGroup("The characters", 8, people)
        yield ItemGroup(
            "The cards", 8, tuple(bang_cards.card(_first(kind), width, phrases) for kind in KINDS)
        )

    def summary(self, events: Iterable[Event], phrases: Phrases) -> list[str]:
        """Leave out a draft that is over: the table shows who plays whom."""
        events = [*events]
        is_over = any(event.kind == "placed" for event in events)
        return super().summary([e for e in events if not (is_over and e.kind == "drafted")], phrases)

    def decision_text(self, decision: Decision, view: View, phrases: Phrases) -> str:
        """Return the question, to its own seat with what its options cannot say."""
        question = phrases.decision(decision)
        if decision.kind == "draft" and not any(view.drafted):
            question = phrases.texts("bang-draft-first")
        if view.decision != decision:
            return question
        if decision.kind == "expose":
            return phrases.texts("bang-expose-own")
        if decision.kind == "draft":
            name, does = (f"bang-card-{decision.default[0]}{part}" for part in ("", ".brief"))
            facts = {"card": phrases.texts(name), "does": phrases.texts(does)}
            return f"{question}\n{phrases.texts('bang-draft-advice', **facts)}"
        if decision.kind == "play":
            return " ".join([question, *_armed(decision, view, phrases)])
        if decision.kind == "sure" and beer_works(view):
            card = str(dict(decision.facts)["card"])
            is_beer = KIND[card] == "beer"
            return phrases.texts("bang-sure-beer", card=phrases.value(card)) if is_beer else question
        if not _suffices(decision, view):
            return f"{question} {phrases.texts('bang-too-few')}"
        is_alone = decision.options == ("pass",)
        return f"{question}\n{phrases.texts('bang-alone')}" if is_alone else question

    def option_text(self, decision: Decision, option: str, view: View, phrases: Phrases) -> tuple[str, str]:
        if decision.kind == "place":
            return _stance(option, phrases), ""
        label = phrases.option(decision.kind, option)
        if decision.kind == "draw-from" and option == "discard":
            return f"{label}: {phrases.value(view.discard[-1])}", phrases.effect(decision.kind, option)
        who = next((who for who in view.ring if who.name == option), None)
        if who is not None and decision.kind == "expose":
            return _reaching(view, who, phrases), _text(option, phrases.texts)
        if who is not None:
            return label, _standing(view, who, phrases)
        if decision.kind == "take" and _is_own(decision, option, view):
            label = phrases.texts("bang-take-own", card=label)
        if option in KIND and decision.kind in ("dodge", "shoot-back", "last-beer"):
            does = decision.kind if _suffices(decision, view) else "in-vain"
            return label, phrases.texts(f"bang-answers-{does}")
        return label, _line(option, phrases.texts) or phrases.effect(decision.kind, option)

    def short_label(self, path: str, label: str) -> str:
        """Leave out rank and suit, and of characters all but a name."""
        names, parts = path.split(SEPARATOR), label.split(ARROW)
        if path in LIFE:
            names = [path if part[0].isupper() else "" for part in parts]
        return ARROW.strip().join(map(_short_name, names, parts)) if len(names) == len(parts) else label

    def is_risky(self, decision: Decision, option: str, view: View) -> bool:
        """Name cards, too, that would be spent for nothing, and a Dynamite below one's last character."""
        if not _suffices(decision, view):
            return option != "pass"
        living = [who for who in view.ring if who.seat == decision.seat and who.alive]
        is_dynamite = decision.kind == "target" and KIND[str(dict(decision.facts)["card"])] == "dynamite"
        return (is_dynamite and len(living) == 1) or super().is_risky(decision, option, view)

    def tip_kind(self, decision: Decision, view: View) -> str:
        kind, exposed = decision.kind, (who for who in view.ring if who.exposed and who.seat == decision.seat)
        if kind == "dodge" and "barrel" in decision.options:
            return "dodge-barrel"
        if kind == "dodge" and not (_suffices(decision, view) and any(map(KIND.get, decision.options))):
            return ""  # holds no Missed! that would help
        return "play-many" if kind == "play" and any(map(_has_many_shots, exposed)) else kind

    def step_text(self, step: Step, view: View, phrases: Phrases) -> tuple[str, str]:
        label, line = self.option_text(step.decision, step.option, view, phrases)
        if step.decision.kind != "target":
            return label, line
        if KIND[str(dict(step.decision.facts)["card"])] in TAKING:  # what is taken follows on the button
            label = _short_name(step.option, label)
        return label, _replaced(step, view, phrases)  # what the card does is said before

    def is_dominated(self, decision: Decision, option: str, view: View) -> bool:
        """Return whether the exposed one offers the same: two share a hand, unless Suzy refills it."""
        if (decision.kind, option) != ("take", "hand"):
            return False
        target = next(who for who in view.ring if who.name == dict(decision.facts)["target"])
        pair = [who for who in view.ring if who.seat == target.seat and who.alive]
        near = KIND[str(dict(decision.facts)["card"])] != "panic" or all(who.distance <= NEAR for who in pair)
        refills = any(who.name == "suzy-lafayette" for who in pair)
        return not target.exposed and near and not refills

    def option_group(self, decision: Decision, option: str, phrases: Phrases) -> str:
        return bang_cards.strength(option, phrases) if decision.kind == "draft" else ""

    def default_text(self, decision: Decision, phrases: Phrases) -> str:
        if decision.kind == "place":
            return _stance(decision.default[0], phrases)
        if decision.kind != "draft":
            return ""
        return phrases.texts("bang-draft-proposed", card=phrases.option("draft", decision.default[0]))

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
        return [_text(card, text)]

    def aliases(self, card: str, text: Texts) -> list[str]:
        return [text(f"bang-card-{card}")]


def _replaced(step: Step, view: View, phrases: Phrases) -> str:
    """Say which weapon a new one replaces."""
    old = _weapon(next(who for who in view.ring if who.name == step.option))
    is_weapon = KINDS[KIND[str(dict(step.decision.facts)["card"])]].weapon
    return phrases.texts("bang-replaces", card=_name(old, phrases)) if old and is_weapon else ""


def _armed(decision: Decision, view: View, phrases: Phrases) -> Iterator[str]:
    """Say what a new weapon would replace: buttons have no line for it."""
    weapons = [option for option in decision.options if option in KIND and KINDS[KIND[option]].weapon]
    for who in view.ring if weapons and len(decision.options) <= BUTTONS else ():
        if who.seat == decision.seat and who.alive and (old := _weapon(who)):
            facts = {"target": _name(who.name, phrases), "card": _name(old, phrases)}
            yield phrases.texts("bang-armed", **facts)


def _suffices(decision: Decision, view: View) -> bool:
    """Return whether cards that answer a shot or save a life can do so, not whether there are any."""
    cards = [option for option in decision.options if option in KIND]
    if decision.kind not in ("dodge", "last-beer") or not cards or "barrel" in decision.options:
        return True
    pairs = (len(view.hand) - len(cards)) // 2 if "ability" in decision.options else 0
    return len(cards) + pairs * (decision.kind == "last-beer") >= int(dict(decision.facts)["needed"])


def _is_own(decision: Decision, card: str, view: View) -> bool:
    """Return whether a card that can be taken lies in front of the taker's own character."""
    return any(card in who.in_play for who in view.ring if who.seat == decision.seat)


def _weapon(who: CharacterView) -> str:
    """Return the kind of a character's weapon, or an empty string."""
    return next((KIND[card] for card in who.in_play if KINDS[KIND[card]].weapon), "")


def _short_name(key: str, name: str) -> str:
    if key in KIND:
        return name.partition(" ")[2]
    is_long = key in LIFE and len(name) > SHORT_NAME
    return next(word for word in name.split() if len(word) > ARTICLE) if is_long else name


def _first(kind: str) -> str:
    return next(name for name in CARDS if name.rpartition("-")[0] == kind)


def _stance(option: str, phrases: Phrases) -> str:
    """Name a way to place two characters."""
    exposed, _, side = option.partition(".")
    return phrases.texts(f"bang-place-{side}", exposed=_name(exposed, phrases))


def _fate(view: View, seat: int, phrases: Phrases) -> str:
    parts = [f"**{phrases.seat(seat)}**"]
    for who in (who for who in view.ring if who.seat == seat):
        parts.append(f"{_name(who.name, phrases)} " + (f"{FULL}{who.life}" if who.alive else "✝️"))
    return " · ".join([*parts, *_last_hand(view, seat, phrases)])


def _last_hand(view: View, seat: int, phrases: Phrases) -> list[str]:
    cards = phrases.value(" ".join(view.hands[seat]))
    return [phrases.texts("bang-last-hand", cards=cards)] if view.hands[seat] else []


def _text(thing: str, text: Texts) -> str:
    """Return what a card or character does, nothing for other words."""
    kind = KIND.get(thing, thing)
    return text(f"bang-card-{kind}.text") if kind in KINDS or kind in LIFE else ""


def _line(thing: str, text: Texts) -> str:
    """Return what a card does in a line that a list shows whole, or what a character does."""
    brief = f"bang-card-{KIND.get(thing, '')}.brief"
    return text(brief) if text.has(brief) else _text(thing, text)


def _explained(cards: Sequence[str], phrases: Phrases) -> str:
    """Explain cards; cards of one kind share a line."""
    alike: dict[str, list[str]] = {}
    for card in cards:
        alike.setdefault(_text(card, phrases.texts), []).append(f"**{phrases.value(card)}**")
    return "\n".join(f"{' · '.join(names)}\n{text}" for text, names in alike.items())


def _abilities(view: View, phrases: Phrases) -> Iterator[str]:
    """Explain the characters' abilities, the viewer's first; the board has no room for them."""
    for key, own in (("bang-mine-characters", True), ("bang-other-characters", False)):
        lines = [
            f"**{_name(who.name, phrases)}** ({_exposure(who, phrases)}) · {_text(who.name, phrases.texts)}"
            for who in view.ring
            if who.alive and (who.seat == view.seat) == own
        ]
        if lines:
            active = [phrases.texts("bang-mine-active")] if own else []
            yield "\n".join([f"**{phrases.texts(key)}**", *active, *lines])


def _reaching(view: View, who: CharacterView, phrases: Phrases) -> str:
    """Name a character to expose, and whom a BANG! would then reach."""
    name, targets = _name(who.name, phrases), in_reach(view, who)
    if len(targets) == 1:
        return phrases.texts("bang-exposes", name=name, targets=_name(targets[0].name, phrases))
    return phrases.texts("bang-exposes-all", name=name, count=len(targets))


def _has_many_shots(who: CharacterView) -> bool:
    return CHARACTERS[who.name].many_shots or many_shots_given(who)


def _exposure(who: CharacterView, phrases: Phrases) -> str:
    return phrases.texts("bang-exposed" if who.exposed else "bang-covered")


def _draft(view: View, phrases: Phrases) -> list[EmbedField]:
    lines = [f"{_name(name, phrases)} {FULL * LIFE[name]}" for name in view.pool]
    pool = [EmbedField(phrases.texts("bang-pool"), truncate("\n".join(lines), 1024))] if lines else []
    for seat in (0, 1):
        names = [f"**{_name(name, phrases)}** · {_text(name, phrases.texts)}" for name in view.drafted[seat]]
        pool.append(EmbedField(_player(view, seat, phrases), truncate("\n".join(names) or "–", 1024)))
    return pool


def _player(view: View, seat: int, phrases: Phrases) -> str:
    return f"{seat_status(view, seat, '🤠')} {phrases.seat(seat)}"


def _name(name: str, phrases: Phrases) -> str:
    return phrases.texts(f"bang-card-{name}")


def _heading(who: CharacterView, phrases: Phrases) -> str:
    return f"{_name(who.name, phrases)} · {phrases.seat(who.seat)}"


def _character(view: View, who: CharacterView, phrases: Phrases) -> str:
    if not who.alive:
        return phrases.texts("bang-dead")
    cards = phrases.value(" ".join(who.in_play)) if who.in_play else ""
    before = phrases.texts("bang-before", cards=cards) if cards else phrases.texts("bang-nothing-before")
    life = f"{FULL * who.life}{LOST * (who.most - who.life)} {who.life}/{who.most}"
    return truncate("\n".join([life, _standing(view, who, phrases), before]), MAX_FIELD)


def _standing(view: View, who: CharacterView, phrases: Phrases) -> str:
    """Return a line: exposed or covered, distance, jailed."""
    if not who.alive:
        return phrases.texts("bang-dead")
    parts = [_exposure(who, phrases)]
    if who.exposed and who.seat == view.current:
        parts.append(phrases.texts("bang-acting"))
    else:
        parts.append(phrases.texts("bang-distance", distance=who.distance))
    if who.jailed:
        parts.append(phrases.texts("bang-in-jail"))
    return " · ".join(parts)


def _side(view: View, seat: int, phrases: Phrases) -> EmbedField:
    lines = [phrases.texts("bang-side", cards=view.hand_sizes[seat])]
    lines += _last_hand(view, seat, phrases) if view.over else []
    return EmbedField(_player(view, seat, phrases), truncate("\n".join(lines), MAX_FIELD), inline=True)


def _piles(view: View, phrases: Phrases) -> str:
    lines = [phrases.texts("bang-deck", count=view.deck)]
    if view.discard:
        lines.append(phrases.texts("bang-discard", card=phrases.value(view.discard[-1])))
    else:
        lines.append(phrases.texts("bang-discard-empty"))
    for key, cards in (("bang-store-open", view.store), ("bang-flipped-now", view.flipped)):
        if cards:
            lines.append(phrases.texts(key, cards=phrases.value(" ".join(cards))))
    return "\n".join([*lines, phrases.texts("bang-shots", shots=view.shots)])


PRESENTER = BangPresenter()
