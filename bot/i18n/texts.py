"""Texts in the user's language: Fluent messages, and phrases about a table.

The messages are in data/locales and, for one game, in data/games/<game>/words; every *.ftl of a language's
folder belongs to it. bot/i18n/translator.py names slash commands.

Names of keys; `text("key")` is a message's value, `text("key.name")` one of its attributes:

    cmd-<command>[-<option>]   a slash command's or option's name; attribute `description`
    btn-… hint-… title-…       a button's label, a select's placeholder, the title of an embed
    game-<rules name>          a game                           preset-<name>    named table options
    no-<code>                  a refusal, `Refused(code)`         event-<kind>     an event of any game
    language-… suit-… permission-…   names of these
    <part>-<what>              all other texts: board-… panel-… offer-… log-… rules-… settings-…
    <family>-…                 texts of a family of games:
      <family>-ask-<kind>      a decision; its variables are the decision's facts
      <family>-tip-<kind>      a tip for newcomers; or <game>-tip-<kind>
      <family>-setback-<key>   what an event has cost, and why: its facts, and $seat
      <family>-star-<key>      an achievement; `.how` says by what
      <family>-kind-<kind>     a kind of decision as a noun, for the fact `kind` of a refusal
      <family>-event-<kind>    a line of the log: the event's facts, and $seat if it has one; `.opened`
                               has its secret facts, too
      <family>-gazette-<kind>  a log's event as the Gazette tells it once a game is over; `.other`: in other
                               words; also <family>-gazette-stamp-<n>, -headline-<n>, and -round for "turn"
      <family>-no-<code>       a refusal by the game's rules, with its facts
      <family>-card-<id>       a card's name; the corner of a playing card is added in front
      <family>-sign-<seat>     an emoji before the name of this seat's player, as for the color of a hat
      <family>-rules-<chapter> <family>-ruling-<number>   the rule book
      <family>-<kind>-<word>   an option's or fact's own text for this kind of decision or name of fact
      <family>-<word> <word>   any other id

Facts reach a message as text: `seat:1` as that player's name, an id as its name, several ids with
spaces or commas between them as a list ("A, B and C"), "" as "nothing"; numbers stay numbers. Words that
change with the name behind them are functions of the message: `{ DE($seat) }` (bot/i18n/contractions.py).
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from threading import RLock

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt

from bot.i18n.contractions import joiners
from bot.i18n.names import MAX_CACHED, clean_line, escape, seat_names
from engine.core.decisions import Decision, Fact, Facts, Refused, Seat
from engine.core.rules import Event

# The last character asks for text: as emojis, spades and clubs are black on Discord's dark gray.
SUITS = {"S": "♠\ufe0e", "H": "♥\ufe0e", "D": "♦\ufe0e", "C": "♣\ufe0e"}
_CORNER = re.compile(r"(?:.*-)?(10|[2-9JQKA])([SHDC])", re.ASCII)


def card_corner(card: str) -> str:
    """Return `2♠` for an id that ends in a face, such as 2S or beer-2S; else nothing."""
    face = _CORNER.fullmatch(card)
    return face[1] + SUITS[face[2]] if face else ""


def without_suits(text: str) -> str:
    """Leave out the corners of playing cards and a bid's place, for pictures with fonts that lack them."""
    return _SUITED.sub("", text)


def signed(value: int) -> str:
    """Return +2, 0 or −1, with a minus as wide as the plus."""
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


DATA = Path(__file__).parents[2] / "data"
ENGLISH = "en"  # replaces missing messages
LANGUAGES = (ENGLISH, *sorted({place.name for place in (DATA / "locales").iterdir()} - {ENGLISH}))
MAX_ODDMENT = 60  # characters of an unknown id to show
LONGEST_REASON = 200  # of a text that a user writes for others
WRITTEN = ("reason", "deck", "tables")  # facts that are texts, with what users typed; never ids
MAX_LIST = 400  # characters of a list of ids; longer texts are not lists

log = logging.getLogger(__name__)


def language_of(locale: str) -> str:
    """Return the language for one of Discord's locale tags, such as "es-419"; else English."""
    language = locale.partition("-")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


def files(language: str) -> list[Path]:
    """Return the Fluent files of a language: what all games share, then each game's."""
    return [
        *sorted(DATA.glob(f"locales/{language}/*.ftl")),
        *sorted(DATA.glob(f"games/*/words/{language}/*.ftl")),
    ]


@cache
def load_texts(language: str) -> Texts:
    return Texts(language, [_bundle(code) for code in dict.fromkeys((language, LANGUAGES[0]))])


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}, there are {', '.join(LANGUAGES)}")
    return Bundle(language, (path.read_text("utf-8") for path in files(language)))


class Bundle(FluentBundle):
    """A bundle that parses each message on first use; parsing all takes a second."""

    def __init__(self, language: str, resources: Iterable[str]) -> None:
        """Find only the beginning of each message; if two have the same name, the first counts."""
        super().__init__([language], functions=joiners(language), use_isolating=False)
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._parsing = RLock()
        for text in resources:
            heads = [*_HEAD.finditer(text)]
            ends = [head.start() for head in heads[1:]] + [len(text)]
            for head, end in zip(heads, ends):
                self._sources.setdefault(head[1], text[head.start() : end])

    def get_message(self, message_id: str) -> Message:
        """Return the message; raises `KeyError` if there is none."""
        with self._parsing:
            self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, name: str) -> None:
        if name in self._sources and name not in self._parsed:
            self._parsed.add(name)
            self.add_resource(FluentResource(self._sources[name]))
            for word in _REFERENCE.findall(self._sources[name]):
                self._parse(word)


_HEAD = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # continuation lines are indented
_REFERENCE = re.compile(r"-?[a-zA-Z][\w-]*")


class Texts:
    """All messages of one language. A missing one is logged once and shown as its key; nothing raises."""

    def __init__(self, language: str, bundles: Sequence[FluentBundle]) -> None:
        """Take each message from the first of these bundles that has it."""
        self.language = language
        self._bundles = bundles
        self._patterns: dict[str, tuple[FluentBundle, Pattern]] = {}
        self._fill_cached = lru_cache(MAX_CACHED)(self._fill)  # a board and its panels share many texts
        self._reported: set[str] = set()

    def __call__(self, key: str, /, **args: Fact) -> str:
        """Return the message, or with a dot its attribute, filled in with these variables."""
        return self._fill_cached(key, *args.items())

    def _fill(self, key: str, *args: tuple[str, Fact]) -> str:
        if (message := self._find(key)) is None:
            return self._amiss(key, "missing")
        bundle, pattern = message
        errors: list[Exception] = []
        values = {
            name: (str if name in IDS else Number)(value) if isinstance(value, int) else value
            for name, value in args
        }
        try:
            # not by format_pattern, which unwraps our numbers and formats them ten times slower
            text = str(pattern(ResolverEnvironment(bundle, errors, current=CurrentEnvironment(values))))
        except ValueError as error:
            return self._amiss(key, error)
        if errors:
            self._amiss(key, errors[0])
        return _STOPS.sub(r"\1", text) if args else text

    def first(self, *keys: str, **args: Fact) -> str:
        return self(next(filter(self.has, keys), keys[0]), **args)

    def has(self, key: str) -> bool:
        return self._find(key) is not None

    def join(self, items: Sequence[str]) -> str:
        """Join texts in a sentence: "A, B and C"."""
        if len(items) < 2:
            return items[0] if items else self("nothing")
        return self("list-and", first=", ".join(items[:-1]), last=items[-1])

    def names(self, names: Iterable[str]) -> list[str]:
        """Return what the seats of a table are called, by the names of their players."""
        return seat_names(names, self("nameless"))

    def _find(self, key: str) -> tuple[FluentBundle, Pattern] | None:
        if key in self._patterns:
            return self._patterns[key]
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            try:
                message = bundle.get_message(name)
            except KeyError:
                continue
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return self._patterns.setdefault(key, (bundle, pattern))
        return None

    def _amiss(self, key: str, why: object) -> str:
        if key not in self._reported:
            self._reported.add(key)
            log.error("message %s (%s): %s", key, self.language, why)
        return key


_STOPS = re.compile(r"([!?…]\**)\.(?!\.)")  # a name may end in punctuation: Clear the Road!


IDS = frozenset(("table", "offer", "deal", "source"))  # numbers of things, which no language groups


class Number(FluentInt):
    """A number in a sentence, formatted faster than by Babel (10 µs)."""

    def format(self, locale: Locale) -> str:
        """Return the number as readers expect: 12,500 or 12.500."""
        number = str(int(self)) if -1000 < self < 1000 else _grouped(int(self), locale)
        return number.replace("-", "−")


@lru_cache(maxsize=4096)
def _grouped(number: int, locale: Locale) -> str:
    return FluentInt(number).format(locale)


def with_stop(line: str) -> str:
    """End a line with a full stop, unless the name that it ends with has a sign of its own."""
    return f"{line}." if line[-1:].isalnum() else line


def as_sentence(words: str) -> str:
    """Begin words with a capital, and end them with a full stop if they have no sign of their own."""
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith(('!', '?', '.')) else '.'}" if words else ""


class Phrases:
    """Texts about one table: `names` are its players' display names by seat.

    The results are Markdown with names escaped; only `option` is plain, for labels.
    """

    def __init__(
        self,
        words: Texts,
        family: str,
        names: Sequence[str],
        levels: Sequence[str | None] = (),
        viewer: Seat | None = None,
        eyes: Collection[int] = (),
    ) -> None:
        """Without a table, as for many refusals, family and names are empty.

        `levels` are those of computer players, None for users; `viewer` alone reads the texts. What seats
        among the `eyes` did in secret is told.
        """
        self.texts = words
        self.family = family
        self._names = words.names(names)
        self._levels = levels
        self.viewer, self._eyes = viewer, eyes
        by_name = sorted(range(len(names)), key=lambda seat: (names[seat].casefold(), seat))
        self._places = {seat: place for place, seat in enumerate(by_name)}

    def seat(self, seat: Seat) -> str:
        """Return a player's name, escaped, behind the sign that the game has for the seat."""
        sign, name = self.sign(seat), self._escaped(seat)
        return f"{sign}\N{NO-BREAK SPACE}{name}" if sign else name

    def bold(self, seats: Iterable[Seat]) -> str:
        return " · ".join(f"**{self.seat(seat)}**" for seat in seats)

    def _escaped(self, seat: Seat) -> str:
        return escape(self.name(seat))

    def sign(self, seat: Seat) -> str:
        """Return the emoji of a seat, or "" in a game without."""
        key = f"{self.family}-sign-{seat}"
        return self.texts(key) if self.texts.has(key) else ""

    def name(self, seat: Seat) -> str:
        """Return a player's name for labels and pictures, which have no Markdown."""
        return self._names[seat] if seat < len(self._names) else self.texts("nameless")

    def place(self, seat: Seat) -> int:
        """Return a seat's place by name: a rematch, which moves the seats, leaves it."""
        return self._places.get(seat, seat)

    def face(self, seat: Seat) -> str:
        """Return the key of a computer player's portrait, or "" for a user."""
        level = self._levels[seat] if seat < len(self._levels) else None
        return f"levels/{level}" if level else ""

    def value(self, value: Fact) -> str:
        return self._names_of("", str(value), escape, self.seat)

    def event(self, event: Event) -> str:
        """Return a line of the log, with secret facts only if the viewer may know them."""
        is_open = event.seat in self._eyes or event.is_known_to(self.viewer)
        return self.opened(event) if is_open else self._public(event)

    def _public(self, event: Event) -> str:
        keys = (f"{self.family}-event-{event.kind}", f"event-{event.kind}")
        return with_stop(self.texts.first(*keys, **self._facts(_facts_of(event))))

    def opened(self, event: Event) -> str:
        """Return a line of the log with its secret facts, for those who may know them."""
        key = f"{self.family}-event-{event.kind}.opened"
        if not event.secret or not all(value for _, value in event.secret) or not self.texts.has(key):
            return self._public(event)
        return with_stop(self.texts(key, **self._facts((*_facts_of(event), *event.secret))))

    def in_gazette(self, event: Event, *, other: bool = False) -> str:
        """Return how the Gazette tells an event, or "" if it does not; its fonts have no suits or signs."""
        keys = (f"{self.family}-gazette-{event.kind}", f"gazette-{event.kind}")
        key = next(filter(self.texts.has, keys), "")
        if not key or not all(value for _, value in event.secret):
            return ""
        facts = self._facts((*_facts_of(event), *event.secret), self._escaped)
        return without_suits(self.texts(f"{key}.other" if other else key, **facts))

    def decision(self, decision: Decision) -> str:
        return self.texts(f"{self.family}-ask-{decision.kind}", **self._facts(decision.facts))

    def setback(self, key: str, event: Event) -> str:
        """Return what an event cost a seat, and why, from public facts."""
        return self.texts(f"{self.family}-setback-{key}", **self._facts(_facts_of(event)))

    def refusal(self, refused: Refused) -> str:
        """Return the text of a refusal, one line per cause."""
        faults = [Phrases(self.texts, refused.family, ()).refusal(fault) for fault in refused.causes]
        if faults and not refused.facts:
            return "\n".join(faults)
        keys = (f"{self.family}-no-{refused.code}", f"no-{refused.code}")
        return "\n".join([self.texts.first(*keys, **self._facts(refused.facts.items())), *faults])

    def option(self, kind: str, option: str) -> str:
        """Return an option of this kind of decision, not escaped, because labels have no Markdown."""
        return self._names_of(kind, option, str, self.name)

    def effect(self, kind: str, option: str) -> str:
        keys = (f"{self.family}-{kind}-{option}.does", f"{self.family}-{option}.does")
        return next((self.texts(key) for key in keys if self.texts.has(key)), "")

    def _facts(
        self, facts: Iterable[tuple[str, Fact]], name_of: Callable[[Seat], str] | None = None
    ) -> dict[str, Fact]:
        name_of = name_of or self.seat
        texts: dict[str, Fact] = {}
        for name, value in facts:
            texts[name] = value if isinstance(value, int) else self._fact(name, value, name_of)
            if name == "card":
                texts["kind"] = _FACE.sub("", _COPY.sub("", str(value)))
        return texts

    def _fact(self, name: str, value: str, name_of: Callable[[Seat], str]) -> str:
        if name in WRITTEN:
            return escape(clean_line(value, LONGEST_REASON))
        return self._names_of(name, value, escape, name_of)

    def _names_of(
        self, group: str, value: str, mark: Callable[[str], str], name_of: Callable[[Seat], str]
    ) -> str:
        """Return one or several ids as text; `mark` escapes what users wrote, `name_of` names seats."""
        names: list[str] = []
        parts = value.replace(",", " ").split()
        for part in parts:
            if seat := _SEAT.fullmatch(part):
                names.append(name_of(int(seat[1])))
            elif _NUMBER.fullmatch(part):
                names.append(part)
            elif (name := _named(self.texts, self.family, group, part)) is not None:
                names.append(name)
            else:
                break
        if len(names) == len(parts) and len(value) <= MAX_LIST:
            return self.texts.join(names if any(map(_NUMBER.fullmatch, parts)) else _counted(names))
        return mark(clean_line(value, MAX_ODDMENT))


def _facts_of(event: Event) -> Facts:
    """Return the public facts of an event, with its seat if it has one."""
    return event.facts if event.seat is None else (("seat", f"seat:{event.seat}"), *event.facts)


def _counted(names: Iterable[str]) -> list[str]:
    """Return each name once, with how often it stands there if that is more than once."""
    return [f"{name} ×{count}" if count > 1 else name for name, count in Counter(names).items()]


@lru_cache(MAX_CACHED)
def _named(words: Texts, family: str, group: str, value: str) -> str | None:
    """Return an id in a game's words, or None; rank and suit precede a card's name, or are all of it."""
    value = _COPY.sub("", value)
    names = (f"{group}-{value}", f"card-{value}", f"card-{_FACE.sub('', value)}", value)
    key = next(filter(words.has, (*(f"{family}-{name}" for name in names), value)), None)
    if key is None:
        return card_corner(value) or None
    face = card_corner(value) if key.startswith(f"{family}-card-") else ""
    return f"{face} {words(key)}" if face else words(key)


_SUITED = re.compile(r"(?:10|[2-9JQKA])[♠♥♦♣]\ufe0e |(?:[🥇🥈🥉]|✖\ufe0f) ")
_SEAT = re.compile(r"seat:(\d{1,3})", re.ASCII)
_COPY = re.compile(r"\.\d+$", re.ASCII)  # the suffix of a copy; all copies share a name
_FACE = re.compile(r"-(10|[2-9JQKA])[SHDC]$")  # the suffix of a card named like its kind
_NUMBER = re.compile(r"[+-]?\d+", re.ASCII)
