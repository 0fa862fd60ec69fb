"""Import an exported game: as a finished game, or up to a row of its log as a game called off."""

from dataclasses import dataclass, replace

from engine.core.branches import Branch
from engine.core.game import Checkpoint
from engine.core.records.offers import IMPORTED, Offer
from engine.core.records.tables import TableLocation
from engine.core.records.users import Participant
from engine.games import GAMES
from engine.store.offers import OfferStore
from engine.store.tables import GameStore
from engine.tables import export
from engine.tables.export import Export, Verdict
from engine.tables.transitions import ABORTED


class ImportRefused(Exception):
    """A file that is not imported; `verdict` says why."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict.code)
        self.verdict = verdict


@dataclass(frozen=True, slots=True)
class ImportedGame:
    content: Export
    branch: Branch
    last: Checkpoint  # at the last ply of the whole log


def read_game(text: str | bytes, ply: int | None = None) -> ImportedGame:
    """Read a file, up to a row of its log if given; raises `ImportRefused` if it cannot be verified.

    A row that the log does not have is the nearest one.
    """
    verdict = export.verify(text)
    if not verdict.is_valid:
        raise ImportRefused(verdict)
    content = export.read_export(text)
    rules = export.rules_of(content, GAMES)
    game = export.deal(rules, content)
    start, events, rows = game.checkpoint, game.deal_events, [*export.rows_of(content)]
    if ply is not None and ply < len(rows):
        rows = rows[: max(ply, 0)]
    restored, game = export.replay_with_events(rules, start, rows)
    if game.winners is None:  # a row before the end
        note = game.add_note(None, ABORTED)
        restored.append(replace(note, ply=len(rows) + 1))
    last = replace(game.checkpoint, ply=len(restored))
    return ImportedGame(content, Branch(game, start, tuple(restored), events), last)


async def save_game(
    offers: OfferStore, games: GameStore, imported: ImportedGame, location: TableLocation, seat_name: str
) -> int:
    """Save an imported game as a finished table here; return its number. `seat_name` has a {number}."""
    content, branch = imported.content, imported.branch
    codes = content.decks or (None,) * content.seats
    participants = tuple(
        Participant(None, seat_name.format(number=seat + 1), number, deck_code=code)
        for seat, (number, code) in enumerate(zip(content.numbers, codes))
    )
    offer = await offers.make_offer(
        Offer(
            kind=IMPORTED,
            guild_id=location.guild_id,
            channel_id=location.parent_channel_id,
            game=content.game,
            variant=content.variant,
            max_seats=content.seats,
            expires_at=0,
            participants=participants,
            secret=content.secret,
            epoch=content.epoch,
            from_table_id=content.table,
            from_ply=imported.last.ply,
        )
    )
    await games.start(
        offer,
        location,
        participants,
        branch.deal,
        branch.events,
        to_act=(),
        rules=(content.rules_version, content.fingerprint),
        rows=branch.rows,
        last=imported.last,
    )
    await offers.mark_result_shown(offer.id)
    return offer.id
