"""Offers in the database; engine/tables/offers.py decides what may be offered."""

from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from itertools import groupby
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)

from engine.core.records.offers import ACCEPTED, COMPARED, OPEN, OVER, SAME_DEAL, STARTED, TOURNAMENT, Offer
from engine.core.records.users import Participant
from engine.store.database import Database, Operation, Part, nothing, reads, writes
from engine.store.integrity.checksums import OFFER, PARTICIPANT, Values
from engine.store.integrity.watermark import OFFER as NEW_OFFER
from engine.store.mapping import offer_of, participant_of
from engine.store.schema.club import sealed_deals
from engine.store.schema.games import offer_participants, offers, tables

OPEN_TABLE = "table"  # the kind of an offer that anyone may join

_NOTHING: Mapping[str, int | None] = {}
_OTHER = offer_participants.alias()
# A row for each participant, in order of joining.
_OFFERS = (
    select(offers, offer_participants)
    .join(offer_participants)
    .order_by(offers.c.id, offer_participants.c.position)
)


class OfferStore(Part):
    @writes
    def make_offer(self, connection: Connection, offer: Offer) -> Offer:
        """Save an open offer; return it with its id."""
        return _offers(connection, _OFFER, {"of_offer": insert_offer(connection, self._database, offer)})[0]

    @reads
    def get(self, connection: Connection, offer_id: int) -> Offer | None:
        return _offer(connection, _OFFER, offer_id)

    @writes
    def set_offer_message(self, connection: Connection, offer_id: int, message_id: int) -> None:
        connection.execute(update(offers).where(offers.c.id == offer_id).values(message_id=message_id))

    @writes
    def add_participant(self, connection: Connection, offer_id: int, participant: Participant) -> bool:
        """Join an offer; False if it is not open, is full, or the user has joined already."""
        offer = _offer(connection, _STANDING, offer_id)
        if offer is None or offer.is_full:
            return False
        if participant.user_id in {joined.user_id for joined in offer.participants} - {None}:
            return False
        _sit(connection, offer_id, participant)
        return True

    @writes
    def accept_same_deal(
        self, connection: Connection, offer_id: int, guest: Participant, version: int, until: int
    ) -> bool:
        """Accept a duel on the same deal, which the guest's press completes; both play until then.

        False if the offer was no longer open.
        """
        offer = _offer(connection, _STANDING, offer_id)
        if offer is None or not end(connection, offer_id, ACCEPTED, self._database.now()):
            return False
        _sit(connection, offer_id, guest)
        connection.execute(update(offers).where(offers.c.id == offer_id).values(expires_at=until))
        OFFER.rewrite_checksums(connection, offers.c.id == offer_id)
        values = {"number": guest.client_seed, "rules_version": version, "closes_at": until}
        connection.execute(update(sealed_deals).where(sealed_deals.c.id == offer.deal_id).values(values))
        return True

    @writes
    def mark_compared(self, connection: Connection, offer_id: int, now: int) -> None:
        """Save that a duel on the same deal is decided, and close its deal."""
        compared = (offers.c.id == offer_id, offers.c.state == ACCEPTED)
        connection.execute(update(offers).where(*compared).values(state=COMPARED))
        deal = select(offers.c.deal_id).where(offers.c.id == offer_id).scalar_subquery()
        still_open = (sealed_deals.c.id == deal, sealed_deals.c.closes_at > now)
        connection.execute(update(sealed_deals).where(*still_open).values(closes_at=now))

    @reads
    def on_deal(self, connection: Connection, deal_id: int) -> Offer | None:
        duel = _OFFERS.where(offers.c.deal_id == deal_id, offers.c.kind == SAME_DEAL)
        return next(iter(_offers(connection, duel)), None)

    @reads
    def accepted(self, connection: Connection, user_id: int | None = None) -> list[Offer]:
        """Return the undecided duels on the same deal, of this user or of our servers."""
        whose = self.ours(offers.c.guild_id) if user_id is None else (_sits(user_id),)
        return _offers(connection, _OFFERS.where(offers.c.state == ACCEPTED, *whose))

    @writes
    def remove_user(self, connection: Connection, offer_id: int, user_id: int) -> bool:
        """Leave an open offer; False if it is not open or the user has not joined."""
        is_open = exists().where(offers.c.id == offer_id, offers.c.state == OPEN)
        row = delete(offer_participants).where(
            offer_participants.c.offer_id == offer_id, offer_participants.c.user_id == user_id, is_open
        )
        return connection.execute(row).rowcount == 1

    @writes
    def remove_nth(self, connection: Connection, offer_id: int, nth: int, user_id: int | None) -> bool:
        """Remove the nth participant if it is this user, or a computer; return whether it was."""
        offer = _offer(connection, _STANDING, offer_id)
        users = [] if offer is None else [participant.user_id for participant in offer.participants]
        if users[nth : nth + 1] != [user_id]:
            return False
        here = offer_participants.c.offer_id == offer_id
        place = (
            select(offer_participants.c.position)
            .where(here)
            .order_by(offer_participants.c.position)
            .offset(nth)
            .limit(1)
        )
        row = delete(offer_participants).where(
            here, offer_participants.c.position == connection.scalar(place)
        )
        return connection.execute(row).rowcount == 1

    @writes
    def rename(self, connection: Connection, guild_id: int, user_id: int, name: str) -> list[int]:
        """Change a user's name in the open offers of a server; return the offers changed."""
        given = {"guild": guild_id, "user": user_id}
        changed = [
            offer.id
            for offer in _offers(connection, _open(*given), given)
            if _is_renamed(offer, user_id, name)
        ]
        sitting = (offer_participants.c.offer_id.in_(changed), offer_participants.c.user_id == user_id)
        challenged = (offers.c.id.in_(changed), offers.c.opponent_id == user_id)
        connection.execute(update(offer_participants).where(*sitting).values(name=name))
        connection.execute(update(offers).where(*challenged).values(opponent_name=name))
        PARTICIPANT.rewrite_checksums(connection, *sitting)
        OFFER.rewrite_checksums(connection, *challenged)
        return changed

    @writes
    def ask_to_start(self, connection: Connection, offer_id: int, expires: int) -> bool:
        """Extend an open offer once, to a new expiry; False if it was extended before."""
        # notices damage before the checksum is renewed
        _offers(connection, _STANDING, {"of_offer": offer_id})
        this_offer = (offers.c.id == offer_id, offers.c.state == OPEN)
        row = update(offers).where(*this_offer, offers.c.start_requested.is_(False))
        done = connection.execute(row.values(start_requested=True, expires_at=expires)).rowcount == 1
        OFFER.rewrite_checksums(connection, offers.c.id == offer_id)
        return done

    @writes
    def set_guests(self, connection: Connection, offer_id: int, guests: str) -> None:
        # notices damage before the checksum is renewed
        _offers(connection, _STANDING, {"of_offer": offer_id})
        this_offer = (offers.c.id == offer_id, offers.c.state == OPEN)
        connection.execute(update(offers).where(*this_offer).values(guests=guests))
        OFFER.rewrite_checksums(connection, offers.c.id == offer_id)

    @writes
    def end_offer(
        self, connection: Connection, offer_id: int, state: str, also: Operation[object] = nothing
    ) -> bool:
        """End an open offer; False if it was no longer open."""
        if not end(connection, offer_id, state, self._database.now()):
            return False
        also(connection)
        return True

    @reads
    def made_since(
        self, connection: Connection, user_id: int, since: int, *, solo: bool = False
    ) -> list[int]:
        """Return when this user has made offers since this moment, oldest first, however they ended.

        `solo`: games against the computer alone, which are not offers to other users.
        """
        made = _MADE.where(_IS_SOLO if solo else not_(_IS_SOLO))
        return sorted(connection.scalars(made, {"user": user_id, "since": since}))

    @reads
    def declined_since(self, connection: Connection, host_id: int, opponent_id: int, since: int) -> list[int]:
        """Return when this opponent has declined challenges of this host since this moment, oldest first."""
        declined = (
            offers.c.state == "declined",
            offers.c.opponent_id == opponent_id,
            offers.c.ended_at > since,
        )
        ended = select(offers.c.ended_at).where(*declined, _sits(host_id)).order_by(offers.c.ended_at)
        return list(connection.scalars(ended))

    @reads
    def open_offers(
        self,
        connection: Connection,
        *,
        guild_id: int | None = None,
        channel_id: int | None = None,
        user_id: int | None = None,
    ) -> list[Offer]:
        """Return the open offers of a guild, a channel, or a user who has joined or is challenged."""
        wanted = {"guild": guild_id, "channel": channel_id, "user": user_id}
        given = {name: value for name, value in wanted.items() if value is not None}
        on_our_servers = () if given else self.ours(offers.c.guild_id)
        return _offers(connection, _open(*given).where(*on_our_servers), given)

    @reads
    def rematches(self, connection: Connection, table_id: int) -> list[Offer]:
        under_way = exists().where(tables.c.id == offers.c.id, tables.c.winners.is_(None))
        return _offers(
            connection, _OFFERS.where(offers.c.rematch_of == table_id, or_(offers.c.state == OPEN, under_way))
        )

    @reads
    def unshown_results(self, connection: Connection, since: int, until: int) -> list[int]:
        """Return the games that ended between these moments and whose offers do not show it yet."""
        span = {"since": since, "until": until}
        return list(connection.scalars(_UNTOLD.where(*self.ours(tables.c.guild_id)), span))

    @writes
    def mark_result_shown(self, connection: Connection, offer_id: int) -> None:
        """Save that the message of an offer says how its game ended, or that it cannot."""
        started = (offers.c.id == offer_id, offers.c.state == STARTED)
        connection.execute(update(offers).where(*started).values(state=OVER))

    @reads
    def overdue_offers(self, connection: Connection, now: int) -> list[Offer]:
        return _offers(connection, _OVERDUE.where(*self.ours(offers.c.guild_id)), {"now": now})

    @reads
    def offers_made(self, connection: Connection, guild_id: int, user_id: int, since: int) -> int:
        """Return how many offers to other users this user has made on a server since this moment."""
        hosted = (offer_participants.c.position == 0, offer_participants.c.user_id == user_id)
        made = (
            select(func.count()).select_from(offers.join(offer_participants)).where(*hosted, not_(_IS_SOLO))
        )
        return connection.scalar(made.where(offers.c.guild_id == guild_id, offers.c.created_at > since)) or 0


def insert_offer(connection: Connection, database: Database, offer: Offer) -> int:
    names = [column.name for column in offers.c if column.name not in ("id", "checksum")]
    columns = {name: getattr(offer, name) for name in names}
    made = connection.scalar(_MAKE, {**columns, "created_at": database.now()}) or 0
    OFFER.rewrite_checksums(connection, offers.c.id == made)
    database.note(NEW_OFFER, made)
    rows = [
        {"offer_id": made, "position": position, **asdict(participant)}
        for position, participant in enumerate(offer.participants)
    ]
    connection.execute(_SIT, rows)
    PARTICIPANT.rewrite_checksums(connection, offer_participants.c.offer_id == made)
    return made


def _sit(connection: Connection, offer_id: int, participant: Participant) -> None:
    """Insert a participant after the others."""
    last = connection.scalar(_LAST_PLACE, {"of_offer": offer_id})
    assert last is not None  # at least its host's
    row = {"offer_id": offer_id, "position": last + 1, **asdict(participant)}
    connection.execute(_SIT, row)
    here = (offer_participants.c.offer_id == offer_id, offer_participants.c.checksum == "")
    PARTICIPANT.rewrite_checksums(connection, *here)


def end(connection: Connection, offer_id: int, state: str, now: int) -> bool:
    """Give an open offer its final state; False if it was no longer open."""
    return connection.execute(_END, {"of_offer": offer_id, "state": state, "ended_at": now}).rowcount == 1


def set_stakes(connection: Connection, offer_id: int, stakes: str) -> None:
    """Change what is at stake: at the deal, or for a moderator."""
    changed = (offers.c.id == offer_id, offers.c.stakes != stakes)
    if connection.execute(update(offers).where(*changed).values(stakes=stakes)).rowcount:
        OFFER.rewrite_checksums(connection, offers.c.id == offer_id)


def _is_renamed(offer: Offer, user_id: int, name: str) -> bool:
    people = [
        (offer.opponent_id, offer.opponent_name),
        *((who.user_id, who.name) for who in offer.participants),
    ]
    return any(user == user_id and other != name for user, other in people)


def _offer(connection: Connection, query: Select[Any], offer_id: int) -> Offer | None:
    return next(iter(_offers(connection, query, {"of_offer": offer_id})), None)


def _offers(
    connection: Connection, wanted: Select[Any], values: Mapping[str, int | None] = _NOTHING
) -> list[Offer]:
    rows = connection.execute(wanted, values).all()
    for row in rows:
        if row.state == OPEN:  # otherwise they are checked when their table is opened
            OFFER.verify(OFFER.values_of(row), _lose_offer)
            PARTICIPANT.verify(PARTICIPANT.values_of(row), _lose_participant)
    groups = ([*group] for _, group in groupby(rows, key=lambda row: row.id))
    return [offer_of(group[0], map(participant_of, group)) for group in groups]


def _lose_offer(connection: Connection, values: Values) -> None:
    this_offer = offers.c.id == values["id"]
    connection.execute(update(offers).where(this_offer).values(state="expired"))
    OFFER.rewrite_checksums(connection, this_offer)


def _lose_participant(connection: Connection, values: Values) -> None:
    """Remove a participant whose user is unknown; an offer without its host ends."""
    if values["position"] == 0:
        ended = update(offers).where(offers.c.id == values["offer_id"], offers.c.state == OPEN)
        connection.execute(ended.values(state="expired"))
    else:
        PARTICIPANT.delete(connection, values)


def _sits(user: int | BindParameter[int]) -> ColumnElement[bool]:
    return exists().where(_OTHER.c.offer_id == offers.c.id, _OTHER.c.user_id == user)


# Prebuilt: building a statement costs more than executing it.
_OFFER = _OFFERS.where(offers.c.id == bindparam("of_offer"))
_STANDING = _OFFER.where(offers.c.state == OPEN)
_END = update(offers).where(offers.c.id == bindparam("of_offer"), offers.c.state == bindparam("open", OPEN))
_OVERDUE = _OFFERS.where(offers.c.state == OPEN, offers.c.expires_at <= bindparam("now"))
_LAST_PLACE = select(func.max(offer_participants.c.position)).where(
    offer_participants.c.offer_id == bindparam("of_offer")
)
_MAKE, _SIT = insert(offers).returning(offers.c.id), insert(offer_participants)
# No other user was invited, or only computers joined in the end.
_IS_SOLO = and_(
    offers.c.opponent_id.is_(None),
    or_(offers.c.kind != OPEN_TABLE, offers.c.state.in_((STARTED, OVER))),
    not_(
        exists().where(_OTHER.c.offer_id == offers.c.id, _OTHER.c.position > 0, _OTHER.c.user_id.is_not(None))
    ),
)
_MADE = (
    select(offers.c.created_at)
    .join(offer_participants)
    .where(offer_participants.c.position == 0, offer_participants.c.user_id == bindparam("user"))
    .where(offers.c.created_at > bindparam("since"))
)
_UNTOLD = (
    select(tables.c.id)
    .join(offers, offers.c.id == tables.c.id)
    .where(tables.c.winners.is_not(None), offers.c.state == STARTED)
    .where(tables.c.updated_at.between(bindparam("since"), bindparam("until")))
)
_WHOSE: Mapping[str, ColumnElement[bool]] = {
    "guild": offers.c.guild_id == bindparam("guild"),
    "channel": offers.c.channel_id == bindparam("channel"),
    "user": or_(offers.c.opponent_id == bindparam("user"), _sits(bindparam("user"))),
}


@cache
def _open(*given: str) -> Select[Any]:
    """Return the query of open offers; those of tournaments are none that anybody may accept."""
    is_offered = (offers.c.state == OPEN, offers.c.kind != TOURNAMENT)
    return _OFFERS.where(*is_offered, *(_WHOSE[name] for name in given))
