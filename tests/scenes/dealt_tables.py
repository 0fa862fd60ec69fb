"""Tables in play, in the database of a bot that runs in a process of its own."""

from collections.abc import Sequence

from scenes.fake_discord import HOME

from engine.core.clocks import DAY
from engine.core.records.offers import Offer
from engine.core.records.tables import BoardMessage
from engine.core.records.users import Participant
from engine.games import GAMES
from engine.store.store import Store
from engine.tables.service import Tables

CHANNEL, FIRST_THREAD = 82, 100_000


async def deal(
    store: Store, number: int, game: str, *, posted: bool = True, guild_id: int = HOME, clock: str = "live"
) -> list[Participant]:
    """Deal a game in a thread, every other with this clock, and return its players.

    `posted`: its board was posted.
    """
    at, tables = store.database.now(), Tables(store, GAMES, store.database.now)
    users = [
        Participant(10**6 + 10 * number + seat, f"p{seat}", seat) for seat in range(GAMES[game].seats[0])
    ]
    offer = await offer_table(store, game, guild_id, users, ("untimed", clock)[number % 2], at + DAY)
    snapshot = await tables.start(offer, thread=True, participants=users)
    await tables.move(offer.id, thread := FIRST_THREAD + number)
    if posted:
        board = BoardMessage(offer.id, thread, offer.id, snapshot.game.ply, snapshot.handover_ply(), at)
        await store.boards.save_board_message(board)
    return users


async def offer_table(
    store: Store, game: str, guild_id: int, users: Sequence[Participant], time_control: str, expires_at: int
) -> Offer:
    """Save an offer of a game for these users, of whom only the first has joined."""
    return await store.offers.make_offer(
        Offer(
            kind="table",
            guild_id=guild_id,
            channel_id=CHANNEL,
            game=game,
            variant=next(iter(GAMES[game].variants)),
            max_seats=len(users),
            secret="5e" * 32,
            expires_at=expires_at,
            time_control=time_control,
            participants=(users[0],),
        )
    )
