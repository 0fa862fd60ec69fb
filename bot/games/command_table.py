"""How a game declares its slash commands: what each says to which kind of question.

Data alone; bot/features/play/game_cog.py makes a cog from it. The words are `cmd-…` among
the game's own: the family, the command and the option, with hyphens between them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

Typed: TypeAlias = Mapping[str, "str | None"]  # words by parameter
Replies: TypeAlias = Mapping[str, tuple[str, ...]]  # words by kind of question


@dataclass(frozen=True, slots=True)
class FixedReply:
    """A reply that the command itself stands for, without an option.

    `anywhere`: it is an option of several kinds of question and answers whichever is asked now.
    """

    kind: str
    word: str
    any_kind: bool = False

    def reply(self, asked: str) -> dict[str, tuple[str, ...]]:
        """It as a reply; `asked` is the kind of question asked now, empty if there is none."""
        return {asked if asked and self.any_kind else self.kind: (self.word,)}


@dataclass(frozen=True, slots=True)
class CommandOption:
    """What a person adds: a word in answer to a kind of question, which may take several.

    `words`: the key of its name after `cmd-<family>-`, if two commands share it.
    `hides`: legal answers that are not completed, since they have commands of their own.
    `fixed`: what is completed where the question cannot be foreseen; each is named `<family>-<word>`.
    """

    name: str
    answers: str
    required: bool = False
    words: str = ""
    excluded_answers: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()

    @property
    def parameter(self) -> str:
        """Its name in Python."""
        return self.name.replace("-", "_")


@dataclass(frozen=True, slots=True)
class GameCommand:
    """A command, with its options in the order in which Discord shows them.

    `opening` is said before the options' words, `closing` after them if that question follows.
    `alone`: if such a kind of question is asked now, the words for the first option's kind answer it, and
    nothing else is said.
    `order`: the kinds as they are asked one after the other, if that is not the order of the options.
    """

    name: str
    options: tuple[CommandOption, ...] = ()
    opening: FixedReply | None = None
    closing: FixedReply | None = None
    standalone_kinds: tuple[str, ...] = ()
    order: tuple[str, ...] = ()

    @property
    def main(self) -> str:
        """The kind of question that the first option answers; empty if there is none."""
        return self.options[0].answers if self.options else ""

    @property
    def direct(self) -> tuple[str, ...]:
        """The kinds of question that the first option answers with no word before it."""
        return ((self.main,) if self.options and self.opening is None else ()) + self.standalone_kinds

    @property
    def adapts(self) -> bool:
        """Does what it says depend on what is asked now?"""
        return bool(self.standalone_kinds) or (self.opening is not None and self.opening.any_kind)

    def replies(self, typed: Typed, asked: str = "") -> Replies:
        """What is said, as it is asked, but for the closing; `asked` is the kind of question asked now."""
        if asked in self.standalone_kinds:
            return {asked: self._words(typed, self.main)}
        said = {} if self.opening is None else self.opening.reply(asked)
        return said | {kind: words for kind in self._kinds if (words := self._words(typed, kind))}

    def preceding_replies(self, option: CommandOption, typed: Typed) -> list[str]:
        """What is said before the question that an option answers: a word to each one."""
        later = self._kinds[self._kinds.index(option.answers) :]
        return [words[0] for kind, words in self.replies(typed).items() if kind not in later]

    @property
    def _kinds(self) -> tuple[str, ...]:
        """What the options answer, as it is asked."""
        return self.order or tuple(dict.fromkeys(option.answers for option in self.options))

    def _words(self, typed: Typed, kind: str) -> tuple[str, ...]:
        """What was typed for a kind of question."""
        words = (typed.get(option.parameter) for option in self.options if option.answers == kind)
        return tuple(word for word in words if word is not None)


@dataclass(frozen=True, slots=True)
class GameCommands:
    """The commands of a family of games, in one group of that name."""

    family: str
    commands: tuple[GameCommand, ...]
    renamed: Mapping[str, str] = field(default_factory=dict)  # names that answer for one release → new ones

    def all(self) -> Iterator[GameCommand]:
        """Each command, and under its old name again."""
        yield from self.commands
        for old, new in self.renamed.items():
            declared = next(each for each in self.commands if each.name == new)
            options = (replace(each, words=each.words or f"{new}-{each.name}") for each in declared.options)
            yield replace(declared, name=old, options=tuple(options))

    def renamed_keys(self) -> Iterator[tuple[str, str]]:
        """The keys of the words of each old name and of its new one."""
        return ((f"cmd-{self.family}-{old}", f"cmd-{self.family}-{new}") for old, new in self.renamed.items())

    def key(self, command: GameCommand, option: CommandOption | None = None) -> str:
        """The key of the name of a command, or of one of its options."""
        shared = option.words if option is not None else ""
        own = command.name if option is None else f"{command.name}-{option.name}"
        return f"cmd-{self.family}-{shared or own}"
