"""A finished game as a file that anybody can verify; docs/players/fair-deals.md says what that proves.

The file names seats and their client seeds, but no users.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from engine.core.decisions import Fact, Refused, Seat
from engine.core.game import AnyGame, Checkpoint, Game
from engine.core.log import ENDS, ENTROPY_ADDED, NEUTRAL_NOTES, NOTE_PREFIX, RETRACTED, UNDONE, LogRow
from engine.core.positions import Recording
from engine.core.records.offers import CommitmentTerms, commitment
from engine.core.rng import deal_seed
from engine.core.rules import RuleOptions, Rules
from engine.games import GAMES
from engine.tables.snapshot import TableSnapshot

FORMAT: Literal["wanted-game"] = "wanted-game"
FORMAT_VERSION: Literal[1] = 1
BY_OTHER_RULES = ("unfit", "options", "decks", "diverged", "unfinished", "other-winners")  # may be the cause
UNKNOWN = ("other-format", "unknown-game", "other-version", "other-rules")
NOTES = tuple(NOTE_PREFIX + word for word in (UNDONE, RETRACTED, ENTROPY_ADDED, *NEUTRAL_NOTES, *ENDS))
LONGEST_LOG = 100_000
NUMBER = re.compile(r"[0-9]{1,20}")  # of a press

Hex: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Word: TypeAlias = Annotated[str, Field(max_length=100)]
Number: TypeAlias = Annotated[int, Field(ge=0, lt=2**64)]
ExportedRow: TypeAlias = tuple[Number | None, tuple[Word, ...], Annotated[int, Field(ge=0, lt=2**32)]]


class FormatHeader(BaseModel):
    """The two fields that identify the format of a file."""

    format: Literal["wanted-game"]
    format_version: Number


class Export(BaseModel):
    """The content of the file. An action is a seat or null, its reply, and the checksum of the result."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    format: Literal["wanted-game"] = FORMAT
    format_version: Literal[1] = FORMAT_VERSION
    game: Word
    rules_version: Number
    card_set: Number
    fingerprint: Hex  # of the rules when the game began
    epoch: Number
    variant: Word
    options: dict[str, bool | int | str]
    table: Number
    seats: Annotated[int, Field(ge=1, le=100)]
    numbers: tuple[Number, ...]
    decks: tuple[Word | None, ...] = ()  # codes by seat; empty if no seat brought one
    secret: Hex
    commitment: Hex
    actions: Annotated[tuple[ExportedRow, ...], Field(max_length=LONGEST_LOG)]
    winners: tuple[Number, ...]

    @property
    def terms(self) -> CommitmentTerms:
        return CommitmentTerms(self.epoch, self.table, self.game, self.variant)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a check: a code and facts, like those of `Refused`.

    Codes, with the names of their facts:
    - verified (game, version, variant, table, seats, actions, winners, ended, commitment): the file is right.
    - malformed (field, "-" if the file is no JSON object), false-commitment (said, found): it is wrong.
    - unfit (game, seats), options, decks, diverged (action, of), unfinished (actions), other-winners (said,
      found): it is wrong, and this bot has the rules that made it.
    - other-format (version), unknown-game (game), other-version (game, version, ours), other-rules (game,
      version, made, ours, checked, of): this bot cannot tell. `checked` of `of` actions replay alike.
    Winners are seats, separated by spaces.
    """

    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    @property
    def is_valid(self) -> bool:
        return self.code == "verified"

    @property
    def is_unknown(self) -> bool:
        """Whether this bot cannot tell; if it could read the format, the commitment is right."""
        return self.code in UNKNOWN


class _InvalidExport(Exception):
    def __init__(self, code: str, **facts: Fact) -> None:
        self.verdict = Verdict(code, facts)


def export(
    game: Game[Any, Any],
    log: Iterable[LogRow],
    *,
    variant: str,
    table_id: int,
    numbers: Sequence[int],
    secret: str,
    fingerprint: str,
    epoch: int,
    decks: Sequence[str | None] = (),
) -> str:
    """Return the text of the file from the whole log; `numbers` and `decks` are in seat order.

    `fingerprint` is that of the rules at the deal, `epoch` the offer's. Raises `ValueError` for an unfinished
    game, which has a secret to keep.
    """
    if game.winners is None:
        raise ValueError("the game is not over")
    actions = [row for row in log if row.ply > 0]
    if [row.ply for row in actions] != list(range(1, game.ply + 1)):
        raise ValueError("the log is not complete")
    content = Export(
        game=game.rules.name,
        rules_version=game.rules.version,
        card_set=game.rules.edition.card_set,
        variant=variant,
        options=asdict(game.rules.variants[variant]),
        fingerprint=fingerprint,
        epoch=epoch,
        secret=secret,
        commitment=commitment(secret, CommitmentTerms(epoch, table_id, game.rules.name, variant)),
        table=table_id,
        seats=len(numbers),
        numbers=tuple(numbers),
        decks=tuple(decks) if any(decks) else (),
        actions=tuple((row.seat, row.reply, row.state_crc) for row in actions),
        winners=game.winners,
    )
    return content.model_dump_json() + "\n"


def export_table(snapshot: TableSnapshot, log: Iterable[LogRow]) -> str:
    """Return the text of a finished table's file from its whole log."""
    return export(
        snapshot.game,
        log,
        variant=snapshot.variant,
        table_id=snapshot.dealt_id,
        numbers=[participant.client_seed for participant in snapshot.participants],
        secret=snapshot.secret,
        fingerprint=snapshot.fingerprint,
        epoch=snapshot.epoch,
        decks=[participant.deck_code for participant in snapshot.participants],
    )


def verify(text: str | bytes, games: Mapping[str, Rules[Any, Any]] = GAMES) -> Verdict:
    """Deal and replay the game, checking every reply's checksum; raises nothing, whatever the text."""
    try:
        content = read_export(text)
        sealed = commitment(content.secret, content.terms)
        if sealed != content.commitment:
            raise _InvalidExport("false-commitment", said=content.commitment, found=sealed)
        rules = rules_of(content, games)
    except _InvalidExport as wrong:
        return wrong.verdict
    verdict = _replayed(rules, content)
    return _unsure(rules, content, verdict) if verdict.code in BY_OTHER_RULES else verdict


def _replayed(rules: Rules[Any, Any], content: Export) -> Verdict:
    try:
        game = _replay(rules, content)
    except _InvalidExport as wrong:
        return wrong.verdict
    if game.winners is None:
        return Verdict("unfinished", {"actions": len(content.actions)})
    if game.winners != content.winners:
        return Verdict("other-winners", {"said": _seats(content.winners), "found": _seats(game.winners)})
    last = content.actions[-1][1][:1] if content.actions else ()
    ended = [word for word in ENDS if last == (NOTE_PREFIX + word,)]
    facts: dict[str, Fact] = {  # for readers to compare with Discord, and what no replay can prove
        "game": content.game,
        "version": content.rules_version,
        "variant": content.variant,
        "table": content.table,
        "seats": content.seats,
        "actions": len(content.actions),
        "winners": _seats(content.winners),
        "ended": ended[0] if ended else "played",
        "commitment": content.commitment,
    }
    return Verdict("verified", facts)


def _unsure(rules: Rules[Any, Any], content: Export, wrong: Verdict) -> Verdict:
    """Return what is wrong; if the rules differ from the file's, the cause is unknown."""
    if content.fingerprint == rules.fingerprint:
        return wrong
    replayed = len(content.actions) if wrong.code in ("unfinished", "other-winners") else 0
    facts: dict[str, Fact] = {
        "game": content.game,
        "version": content.rules_version,
        "made": content.fingerprint,
        "ours": rules.fingerprint,
        "checked": int(wrong.facts["action"]) - 1 if wrong.code == "diverged" else replayed,
        "of": len(content.actions),
    }
    return Verdict("other-rules", facts)


def _seats(seats: Iterable[Seat]) -> str:
    return " ".join(map(str, seats))


def read_export(text: str | bytes) -> Export:
    """Return the file's content if it has this format and is consistent."""
    try:
        kind = FormatHeader.model_validate_json(text)
        if kind.format_version != FORMAT_VERSION:
            raise _InvalidExport("other-format", version=kind.format_version)
        content = Export.model_validate_json(text)
    except ValidationError as wrong:
        where = wrong.errors(include_input=False, include_url=False)[0]["loc"]
        raise _InvalidExport("malformed", field=".".join(map(str, where)) or "-") from None
    for name, count in (("numbers", len(content.numbers)), ("decks", len(content.decks) or content.seats)):
        if count != content.seats:
            raise _InvalidExport("malformed", field=name)
    return content


def rules_of(content: Export, games: Mapping[str, Rules[Any, Any]]) -> Rules[Any, Any]:
    rules = games.get(content.game)
    if rules is None:
        raise _InvalidExport("unknown-game", game=content.game)
    edition = rules.versions.get(content.rules_version)
    if edition is None or edition.card_set != content.card_set:
        ours = " ".join(map(str, sorted(rules.versions)))
        raise _InvalidExport("other-version", game=rules.name, version=content.rules_version, ours=ours)
    return rules.at_version(content.rules_version)


def _replay(rules: Rules[Any, Any], content: Export) -> Game[Any, Any]:
    game = deal(rules, content)
    start, rows = game.checkpoint, [*rows_of(content)]
    ply = game.replay(rows)
    if ply is not None:
        raise _InvalidExport("diverged", action=ply, of=len(content.actions))
    if any(row.note == UNDONE for row in rows):  # only now are undone rows looked at
        replay_with_events(rules, start, rows)
    return game


def replay_with_events(
    rules: Rules[Any, Any], start: Checkpoint, rows: Sequence[LogRow]
) -> tuple[list[LogRow], AnyGame]:
    """Replay all rows of a file, also undone ones; return them with their events, and the game."""
    game: AnyGame = Game.restore(rules, start, ())
    restored: list[LogRow] = []
    for row in rows:
        try:
            if row.note == UNDONE:
                game = Recording(rules, start, restored).at(int(row.reply[1]), keep=True)
            made = game.replay_row(replace(row, ply=game.ply + 1))
        except Exception:  # rules may fail in any way on an edited row
            raise _InvalidExport("diverged", action=row.ply, of=len(rows)) from None
        restored.append(replace(row, events=made.events))
    return restored, game


def deal(rules: Rules[Any, Any], content: Export) -> Game[Any, Any]:
    """Deal the game of a file that `verify` has read."""
    if content.seats not in rules.seats:
        raise _InvalidExport("unfit", game=rules.name, seats=content.seats)
    try:
        options: RuleOptions = TypeAdapter(rules.options_type).validate_python(
            content.options, extra="forbid"
        )
    except ValidationError:
        raise _InvalidExport("options") from None
    if options != rules.variants.get(content.variant):
        raise _InvalidExport("options")  # the commitment binds the variant, and these are not its options
    seed = deal_seed(content.secret, content.table, content.numbers)
    try:
        return Game.new(rules, content.seats, seed, options, decks=content.decks)
    except Refused:
        raise _InvalidExport("decks") from None


def rows_of(content: Export) -> Iterator[LogRow]:
    """Yield the rows of a file's log, without events."""
    for number, (seat, reply, check) in enumerate(content.actions, 1):
        word, *rest = reply or ("",)
        if word.startswith(NOTE_PREFIX):
            # Numbers follow it: the ply of an undo, the winners of a closing note, or an entropy.
            undone, entropy = word == NOTE_PREFIX + UNDONE, word == NOTE_PREFIX + ENTROPY_ADDED
            end = number if undone else content.seats
            fits = all(NUMBER.fullmatch(text) and (entropy or _is_below(text, end)) for text in rest)
            if word not in NOTES or not fits or ((undone or entropy) and len(rest) != 1):
                raise _InvalidExport("malformed", field=f"actions.{number}")
        yield LogRow(number, seat, reply, check)


def _is_below(number: str, end: int) -> bool:
    return int(number) < end and str(int(number)) == number
