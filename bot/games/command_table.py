"""How a game declares its slash commands: which kind of decision each answers, and how.

bot/features/game_panels/game_cog.py makes a cog of this data. The texts are the family's messages
`cmd-<family>-<command>-<option>`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

Typed: TypeAlias = Mapping[str, "str | None"]  # words by parameter
RepliesByKind: TypeAlias = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class FixedReply:
    """A reply that a command gives without an option."""

    kind: str
    word: str
    any_kind: bool = False  # several kinds offer it, and it answers whichever is open

    def reply(self, open_kind: str) -> dict[str, tuple[str, ...]]:
        """Return the reply, given the kind of the open decision or ""."""
        return {open_kind if open_kind and self.any_kind else self.kind: (self.word,)}


@dataclass(frozen=True, slots=True)
class CommandOption:
    """A word that the user adds in reply to a kind of decision."""

    name: str
    answers: str  # the kind; several options may share it
    required: bool = False
    words: str = ""  # the end of its message's key, if two commands share it
    excluded_answers: tuple[str, ...] = ()  # options not suggested, because they have commands of their own
    fixed: tuple[str, ...] = ()  # completed while the decision is unknown; named `<family>-<word>`

    @property
    def parameter(self) -> str:
        """Its name in Python."""
        return self.name.replace("-", "_")


@dataclass(frozen=True, slots=True)
class GameCommand:
    """A command, with its options in Discord's order."""

    name: str
    options: tuple[CommandOption, ...] = ()
    opening: FixedReply | None = None  # the reply before the options
    closing: FixedReply | None = None  # the reply after the options, if that decision follows
    # If one of these kinds is open, the words for the first option answer it and nothing else is replied.
    standalone_kinds: tuple[str, ...] = ()
    order: tuple[str, ...] = ()  # order of the kinds, if it differs from the options'

    @property
    def main(self) -> str:
        """The kind of decision that the first option answers, or ""."""
        return self.options[0].answers if self.options else ""

    @property
    def direct(self) -> tuple[str, ...]:
        """The kinds that the first option answers without an opening."""
        return ((self.main,) if self.options and self.opening is None else ()) + self.standalone_kinds

    @property
    def adapts(self) -> bool:
        """Whether its replies depend on the open decision."""
        return bool(self.standalone_kinds) or (self.opening is not None and self.opening.any_kind)

    def replies(self, typed: Typed, open_kind: str = "") -> RepliesByKind:
        """Return the replies in order, without the closing; `open_kind` is that of the open decision."""
        if open_kind in self.standalone_kinds:
            return {open_kind: self._words(typed, self.main)}
        replies = {} if self.opening is None else self.opening.reply(open_kind)
        return replies | {kind: words for kind in self._kinds if (words := self._words(typed, kind))}

    def preceding_replies(self, option: CommandOption, typed: Typed) -> list[str]:
        """Return the words of the replies before the decision that an option answers."""
        later = self._kinds[self._kinds.index(option.answers) :]
        return [words[0] for kind, words in self.replies(typed).items() if kind not in later]

    @property
    def _kinds(self) -> tuple[str, ...]:
        return self.order or tuple(dict.fromkeys(option.answers for option in self.options))

    def _words(self, typed: Typed, kind: str) -> tuple[str, ...]:
        words = (typed.get(option.parameter) for option in self.options if option.answers == kind)
        return tuple(word for word in words if word is not None)


@dataclass(frozen=True, slots=True)
class GameCommands:
    family: str
    commands: tuple[GameCommand, ...]

    def key(self, command: GameCommand, option: CommandOption | None = None) -> str:
        shared = option.words if option is not None else ""
        own = command.name if option is None else f"{command.name}-{option.name}"
        return f"cmd-{self.family}-{shared or own}"
