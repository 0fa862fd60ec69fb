"""Words for people, in the language they read: Fluent messages, and the names of what happens at a table.

Not here: the words themselves (data/locales, and data/games/<game>/words for what one game says; every
*.ftl of a language's folder belongs to it) and the names of slash commands (bot/i18n/translator.py).

How keys are named; `words("key")` is a message's value, `words("key.name")` one of its attributes.

    cmd-<command>[-<option>]   a slash command's or option's name; attribute `description`
    btn-… hint-… title-…       a button's label, a select's placeholder, the title of an embed
    game-<rules name>          a game                           preset-<name>    named table options
    no-<code>                  a refusal, `Refused(code)`         event-<what>     what any game tells
    language-… suit-… permission-…   names of these
    <part>-<what>              everything else of the bot: board-… panel-… offer-… log-… rules-… settings-…
    <family>-…                 a game's own words, the family being that of its `Rules`:
      <family>-ask-<kind>      a question; its variables are the decision's `about`
      <family>-tip-<kind>      what helps somebody who is asked it first; or <game>-tip-<kind>
      <family>-setback-<key>   what an event has cost, and why: its `about`, and $seat
      <family>-kind-<kind>     what is asked, as a noun: stands for the fact `kind` of a refusal
      <family>-event-<what>    a line of the log: the event's `about`, and $seat if it has one
      <family>-no-<code>       a refusal by this game's rules: the facts of the `Refused`
      <family>-card-<id>       a card's name, without the corner of a playing card: that is put before it
      <family>-rules-<chapter> <family>-ruling-<number>   the rule book
      <family>-<kind>-<word>   an option where this kind of question, or a fact where this name of a
                               fact, has its own word for it
      <family>-<word> <word>   any other id: an option, a place, a fact

Facts reach a message as words: `seat:1` as that player's name, an id as its name, several ids with
spaces or commas between them as a list ("A, B and C"), "" as "nothing"; numbers stay numbers. Words that
change with the name behind them are functions of the message: `{ DE($seat) }` (bot/i18n/contractions.py).
"""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from threading import RLock

from babel import Locale
from discord.utils import escape_mentions
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt

from bot.i18n.contractions import joiners
from engine.core.decisions import Decision, Fact, Refused, Seat
from engine.core.rules import Event

# The last sign of each asks for text: as emoji spades and clubs are black on Discord's dark grey.
SUITS = {"S": "♠\ufe0e", "H": "♥\ufe0e", "D": "♦\ufe0e", "C": "♣\ufe0e"}
_CORNER = re.compile(r"(?:.*-)?(10|[2-9JQKA])([SHDC])", re.ASCII)


def card_corner(card: str) -> str:
    """Return `2♠` for an id that ends in a face, such as 2S or beer-2S; else nothing."""
    face = _CORNER.fullmatch(card)
    return face[1] + SUITS[face[2]] if face else ""


def signed(value: int) -> str:
    """Return +2 or −1, with a minus as wide as the plus."""
    return f"+{value}" if value > 0 else f"−{-value}"


DATA = Path(__file__).parents[2] / "data"
ENGLISH = "en"  # stands in where a message is missing
LANGUAGES = (ENGLISH, *sorted({place.name for place in (DATA / "locales").iterdir()} - {ENGLISH}))
LONGEST_NAME = 32
MAX_ODDMENT = 60  # of an option's id, which is all that a stranger's words can stand for
LONGEST_REASON = 200  # of what somebody writes for the others
WRITTEN = ("reason", "deck")  # facts that people have written: no ids, whatever they look like
MAX_CACHED = 8192  # sentences, and names of things, that are kept in memory
MAX_LIST = 400  # of ids; longer ones are no list of ours

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
    """Messages that are parsed when they are first needed: to parse all takes a second at each start."""

    def __init__(self, language: str, resources: Iterable[str]) -> None:
        """Only where each message begins is looked for; of two by one name the first is meant."""
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


_HEAD = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # whatever goes on is indented
_REFERENCE = re.compile(r"-?[a-zA-Z][\w-]*")


class Texts:
    """All messages of one language. A missing one is logged once and shown as its key; nothing raises."""

    def __init__(self, language: str, bundles: Sequence[FluentBundle]) -> None:
        """Look for each message in these bundles, the first that has it."""
        self.language = language
        self._bundles = bundles
        self._found: dict[str, tuple[FluentBundle, Pattern]] = {}
        self._said = lru_cache(MAX_CACHED)(self._filled)  # a board and the panels beside it say much the same
        self._reported: set[str] = set()

    def __call__(self, key: str, /, **args: Fact) -> str:
        """Return the message, or with a dot its attribute, filled in with these variables."""
        return self._said(key, *args.items())

    def _filled(self, key: str, *args: tuple[str, Fact]) -> str:
        if (found := self._find(key)) is None:
            return self._amiss(key, "missing")
        bundle, pattern = found
        errors: list[Exception] = []
        values = {name: Number(value) if isinstance(value, int) else value for name, value in args}
        try:
            # not by format_pattern, which would make our numbers plain and ten times slower again
            text = str(pattern(ResolverEnvironment(bundle, errors, current=CurrentEnvironment(values))))
        except ValueError as error:
            return self._amiss(key, error)
        if errors:
            self._amiss(key, errors[0])
        return _STOPS.sub(r"\1", text) if args else text

    def first(self, *keys: str, **args: Fact) -> str:
        """Return the first of these messages that exists."""
        return self(next(filter(self.has, keys), keys[0]), **args)

    def has(self, key: str) -> bool:
        """Return whether such a message or attribute exists."""
        return self._find(key) is not None

    def join(self, items: Sequence[str]) -> str:
        """Join things in a sentence: "A, B and C"."""
        if len(items) < 2:
            return items[0] if items else self("nothing")
        return self("list-and", first=", ".join(items[:-1]), last=items[-1])

    def _find(self, key: str) -> tuple[FluentBundle, Pattern] | None:
        if key in self._found:
            return self._found[key]
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            try:
                message = bundle.get_message(name)
            except KeyError:
                continue
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return self._found.setdefault(key, (bundle, pattern))
        return None

    def _amiss(self, key: str, why: object) -> str:
        if key not in self._reported:
            self._reported.add(key)
            log.error("message %s (%s): %s", key, self.language, why)
        return key


_STOPS = re.compile(r"([!?…])\.(?!\.)")  # a name or a card may end in a sign of its own: Clear the Road!


class Number(FluentInt):
    """A number in a sentence, which babel would take ten microseconds to write each time."""

    def format(self, locale: Locale) -> str:
        """Write it as readers expect: 12,500 or 12.500."""
        return str(int(self)) if -1000 < self < 1000 else _grouped(int(self), locale)


@lru_cache(maxsize=4096)
def _grouped(number: int, locale: Locale) -> str:
    return FluentInt(number).format(locale)


class Phrases:
    """Texts about one table: `names` are its players' display names by seat.

    The results are Markdown in which no name has any effect; only `option` is plain, for labels.
    """

    def __init__(self, words: Texts, family: str, names: Sequence[str]) -> None:
        """For refusals that belong to no table, family and names are empty."""
        self.texts = words
        self.family = family
        self._names = names

    def seat(self, seat: Seat) -> str:
        """The name of the player who sits there."""
        return escape(self.name(seat))

    def name(self, seat: Seat) -> str:
        """The same for where there is no Markdown: labels and pictures."""
        name = clean_line(self._names[seat]) if seat < len(self._names) else ""
        return name or self.texts("nameless")

    def value(self, value: Fact) -> str:
        """A fact's value in words."""
        return self._said("", str(value), escape)

    def event(self, event: Event) -> str:
        """A line of the log; what only its own seat may know is not in it."""
        seat = () if event.seat is None else (("seat", f"seat:{event.seat}"),)
        keys = (f"{self.family}-event-{event.kind}", f"event-{event.kind}")
        return self.texts.first(*keys, **self._facts((*seat, *event.facts)))

    def decision(self, decision: Decision) -> str:
        """The question."""
        return self.texts(f"{self.family}-ask-{decision.kind}", **self._facts(decision.facts))

    def setback(self, key: str, event: Event) -> str:
        """What has cost a seat much, and why; no more of it than all may know."""
        seat = () if event.seat is None else (("seat", f"seat:{event.seat}"),)
        return self.texts(f"{self.family}-setback-{key}", **self._facts((*seat, *event.facts)))

    def refusal(self, refused: Refused) -> str:
        """Why not; each fault of a refusal that has several, in a line of its own."""
        faults = [Phrases(self.texts, refused.family, ()).refusal(fault) for fault in refused.causes]
        if faults and not refused.facts:
            return "\n".join(faults)
        keys = (f"{self.family}-no-{refused.code}", f"no-{refused.code}")
        return "\n".join([self.texts.first(*keys, **self._facts(refused.facts.items())), *faults])

    def option(self, kind: str, option: str) -> str:
        """An option of such a question, not escaped: labels know no Markdown."""
        return self._said(kind, option, str)

    def effect(self, kind: str, option: str) -> str:
        """What such an option does, where it is no card or person but a deed."""
        keys = (f"{self.family}-{kind}-{option}.does", f"{self.family}-{option}.does")
        return next((self.texts(key) for key in keys if self.texts.has(key)), "")

    def _facts(self, facts: Iterable[tuple[str, Fact]]) -> dict[str, Fact]:
        return {name: value if isinstance(value, int) else self._fact(name, value) for name, value in facts}

    def _fact(self, name: str, value: str) -> str:
        if name in WRITTEN:
            return escape(clean_line(value, LONGEST_REASON))
        return self._said(name, value, escape)

    def _said(self, group: str, value: str, mark: Callable[[str], str]) -> str:
        """One id or several in words; `mark` makes safe what is a person's own writing."""
        names: list[str] = []
        parts = value.replace(",", " ").split()
        for part in parts:
            if seat := _SEAT.fullmatch(part):
                names.append(mark(self.name(int(seat[1]))))
            elif _NUMBER.fullmatch(part):
                names.append(part)
            elif (name := _named(self.texts, self.family, group, part)) is not None:
                names.append(name)
            else:
                break
        if len(names) == len(parts) and len(value) <= MAX_LIST:
            return self.texts.join(names)
        return mark(clean_line(value, MAX_ODDMENT))


@lru_cache(MAX_CACHED)
def _named(words: Texts, family: str, group: str, value: str) -> str | None:
    """Return an id in a game's words, or None; rank and suit precede the name of a playing card."""
    value = _COPY.sub("", value)
    names = (f"{group}-{value}", f"card-{value}", f"card-{_FACE.sub('', value)}", value)
    key = next(filter(words.has, (*(f"{family}-{name}" for name in names), value)), None)
    if key is None:
        return None
    face = card_corner(value) if key.startswith(f"{family}-card-") else ""
    return f"{face} {words(key)}" if face else words(key)


_SEAT = re.compile(r"seat:(\d{1,3})", re.ASCII)
_COPY = re.compile(r"\.\d+$", re.ASCII)  # of a card that there is more than once: all have one name
_FACE = re.compile(r"-(10|[2-9JQKA])[SHDC]$")  # of a card that is called like all of its kind
_NUMBER = re.compile(r"[+-]?\d+", re.ASCII)
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that nobody can see
_UNSEEN = ("Cc", "Cf", "Cs", "Co")  # controls, zero width, turns of direction, private signs
# what Discord's Markdown gives a meaning: anywhere, at the beginning, after a number
_MARKUP = re.compile(r"[\\*_~|`<\[/]|^[>#+-]|(?<=\d)\.")


@lru_cache(MAX_CACHED)
def clean_line(name: str, longest: int = LONGEST_NAME) -> str:
    """Return a user's text on one line, without invisible characters, and not too long."""
    seen = (" " if sign.isspace() or sign in _BLANK else sign for sign in name)
    text = " ".join("".join(s for s in seen if unicodedata.category(s) not in _UNSEEN).split())
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


@lru_cache(MAX_CACHED)
def escape(text: str) -> str:
    """Escape a text, so that it becomes no format, link, mention or emoji."""
    return escape_mentions(_MARKUP.sub(r"\\\g<0>", text))
