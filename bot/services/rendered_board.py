"""A board ready to send, and what is kept of one that was."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple, Protocol, Self

from discord import ButtonStyle, Embed, Message
from discord.ui import View

from bot.games import PRESENTERS
from bot.i18n.texts import Texts
from bot.services.pictures import Picture, with_picture
from bot.ui.components import AnyButton, view_of
from engine.core.game import LogRow
from engine.core.records.tables import BoardMessage
from engine.tables.service import TableSnapshot


def is_as_sent(message: Message, embeds: Sequence[Embed]) -> bool:
    """Return whether this is the board that was sent, not an earlier one that Discord returned."""
    return [_read(embed_sent) for embed_sent in message.embeds] == [_read(embed) for embed in embeds]


def _read(embed: Embed) -> list[str]:
    fields = [part for field in embed.fields for part in (field.name, field.value)]
    return ["".join((part or "").split()) for part in (embed.title, embed.description, *fields)]


class Plainness(Enum):
    """What a board leaves out because Discord refuses it; each level includes the earlier ones."""

    NOTHING = auto()
    EMOJIS = auto()
    PICTURE = auto()
    EMBEDS = auto()


class Stage(NamedTuple):
    """A step on the last board before the end, mostly one that played itself."""

    embed: Embed
    opening: Embed  # the same without what it came to
    picture: Picture
    moving: Picture  # the same with what led to it
    is_new: bool = True  # otherwise the board showed it before, and keeps it

    @property
    def newest(self) -> Self:
        return self._replace(embed=self.opening, picture=self.moving)

    @property
    def drawn(self) -> Embed:
        return with_picture(self.embed, self.picture)


@dataclass(frozen=True, slots=True)
class RenderedBoard:
    snapshot: TableSnapshot
    embeds: list[Embed]  # the first has the picture
    buttons: list[AnyButton]
    users_to_ping: tuple[int, ...]  # users whom a new board is for
    picture: Picture | None = None
    words: str = ""  # the whole board as text, if it has no embeds
    stages: Sequence[Stage] = ()  # the last steps before this, which the board before it shows
    prompt: str = ""  # who must do what, which is no longer true below a newer board
    opening: Sequence[Embed] = ()  # the embeds without the result, as long as the picture leads up to it
    is_resting: bool = False  # the result stands before panels come below it

    @property
    def is_over(self) -> bool:
        return self.snapshot.game.winners is not None

    @property
    def is_awaited(self) -> bool:
        """Return whether panels wait for this board, which shows them what comes of it."""
        return PRESENTERS[self.snapshot.game.rules.family].shows_on_board

    @property
    def is_quiet(self) -> bool:
        """Return whether it calls nobody yet: its picture moves, or its result is being read."""
        return bool(self.opening) or self.is_resting

    @property
    def view(self) -> View:
        if not self.is_over:
            self.buttons[0].style = ButtonStyle.secondary if self.is_quiet else ButtonStyle.primary
        return view_of(self.buttons)

    @property
    def shown_ply(self) -> int:
        """The ply up to which all is shown, once this is sent: none as long as it calls nobody."""
        return -1 if self.is_quiet else self.snapshot.game.told_ply

    def needs_ping(self, posted: BoardMessage | None) -> bool:
        """Return whether a new message must ping a user whom the current one has not pinged."""
        return posted is None or self.snapshot.handover_ply() > posted.pinged_ply

    @property
    def illustrated(self) -> list[Embed]:
        return self._with_picture(self.embeds)

    @property
    def first_embeds(self) -> list[Embed]:
        """The embeds to send; once the picture has moved, the publisher shows the others."""
        return self._with_picture(self.opening or self.embeds)

    def _with_picture(self, embeds: Sequence[Embed]) -> list[Embed]:
        return [with_picture(embed, None if n else self.picture) for n, embed in enumerate(embeds)]

    @property
    def without_prompt(self) -> list[Embed]:
        embeds = [embed.copy() for embed in self.illustrated]
        for embed in embeds if self.prompt else ():
            embed.description = (embed.description or "").replace(self.prompt, "").strip()
        return embeds

    def fingerprint(self) -> str:
        """Return a value that is equal for boards that render identically."""
        embeds = [embed.to_dict() for embed in self.embeds]
        return f"{embeds} {hash(self.picture and self.picture.data)} {self.words} {self.is_quiet}"


class ShownBoard(NamedTuple):
    fingerprint: str
    without_prompt: list[Embed]


class Draw(Protocol):
    """Makes the board of a table with its last log rows; users were pinged up to a ply.

    `has_moved`: a picture has led up to the newest of them.
    """

    async def __call__(
        self,
        snapshot: TableSnapshot,
        rows: list[LogRow],
        pinged_ply: int,
        text: Texts,
        without: Plainness = Plainness.NOTHING,
        *,
        has_moved: bool = False,
    ) -> RenderedBoard: ...
