"""All hands for those who are out of a running game, where its offer allowed it, and for nobody else."""

from typing import Any

from e2e.lobbying import PostedOffer, press_forged_id
from e2e.playing import rush
from e2e.world import World, answer_text, button, buttons, text_of
from simcord import MemberActor
from tables_world import refused

from bot.i18n.texts import load_texts
from engine.core.records.offers import Offer
from engine.core.records.users import Participant
from engine.tables.offers import OPEN_OFFER
from engine.tables.proposals import UNDO
from engine.tables.snapshot import TableSnapshot

EN = load_texts("en")
GAME, SEATS = "outlaws-gangs", 6


def gangs_out(snapshot: TableSnapshot) -> list[int]:
    game = snapshot.game
    return [seat for seat in range(SEATS) if game.winners is None and game.rules.is_out(game.state, seat)]


async def tied(world: World, *, open_hands: bool) -> tuple[TableSnapshot, list[MemberActor]]:
    """Return a game of gangs that some fight on after others have lost, and its users by seat."""
    people = [*world.people, *(world.person(f"guest{n}") for n in range(3, SEATS))]
    sitting = tuple(Participant(person.id, person.name, seat) for seat, person in enumerate(people))
    for number in range(60):
        offer = await world.bot.store.offers.make_offer(
            Offer(
                kind=OPEN_OFFER,
                guild_id=world.guild.id,
                channel_id=world.saloon.id,
                game=GAME,
                variant="standard",
                max_seats=SEATS,
                expires_at=2**40,
                participants=sitting,
                secret=f"{number:064x}",
                open_hands=open_hands,
            )
        )
        await world.settle_after(world.bot.services.tables.start(offer, False, sitting))
        await world.ask_everything(offer.id, people)
        snapshot = await rush(world, offer.id, lambda now: gangs_out(now) != [])
        if snapshot.game.winners is None:
            return snapshot, people
    raise AssertionError("no gangs tie")


async def replay(world: World, person: MemberActor, table: int) -> Any:
    return (await person.slash(world.saloon, "wanted replay", table=table)).response


def hands_in(panel: Any, people: list[MemberActor]) -> list[str]:
    """Return the names of those whose hands a panel shows: one in words, many as fields."""
    fields = {field.name for embed in panel.embeds for field in embed.fields}
    names = [person.name for person in people]
    return [name for name in names if name in fields or EN("replay-choice", name=name) in text_of(panel)]


async def test_who_is_out_sees_all_hands_and_nobody_else_does(world: World) -> None:
    snapshot, people = await tied(world, open_hands=True)
    losers, everybody = gangs_out(snapshot), [person.name for person in people]
    board = PostedOffer(world, 0, await world.board(snapshot.id))
    for seat, person in enumerate(people):
        hand = (await person.slash(world.saloon, "wanted hand", table=snapshot.id)).response
        forged = (await press_forged_id(person, board, f"rp:{snapshot.id}:0:98:0:a")).response
        expected = everybody if seat in losers else []
        assert hands_in(await replay(world, person, snapshot.id), people) == expected
        assert hands_in(forged, people) == expected
        assert bool(buttons(hand, "rv:")) == (seat in losers)
    stranger = world.person("stranger")

    assert hands_in(await replay(world, stranger, snapshot.id), people) == []
    assert EN("replay-choice", name="alice") not in world.visible(stranger)


async def test_without_the_offer_s_consent_nobody_sees_more(world: World) -> None:
    snapshot, people = await tied(world, open_hands=False)
    out = people[gangs_out(snapshot)[0]]
    hand = (await out.slash(world.saloon, "wanted hand", table=snapshot.id)).response

    assert buttons(hand, "rv:") == []
    panel = await replay(world, out, snapshot.id)
    assert hands_in(panel, people) == []
    panel = (await out.click(panel, custom_id=button(panel, "rp:", ":h"))).response
    assert hands_in(panel, people) == [out.name]


async def test_nothing_is_taken_back_once_somebody_may_have_seen_all_hands(world: World) -> None:
    snapshot, people = await tied(world, open_hands=True)
    ask = PostedOffer(world, 0, await world.board(snapshot.id))
    forged = await press_forged_id(people[0], ask, f"a:{snapshot.id}:{snapshot.game.ply}:{UNDO}:1")

    assert EN("no-undo-open") in answer_text(forged)
    assert await world.bot.store.proposals.open_proposals() == []


async def test_a_moderator_does_not_bring_back_somebody_who_may_have_seen_all_hands(world: World) -> None:
    snapshot, _ = await tied(world, open_hands=True)
    proposals = world.bot.services.proposals

    assert await refused(proposals.undo_points(snapshot.id)) == "revert-open"
    assert await refused(proposals.revert(snapshot.id, 0, snapshot.game.ply, "", "revert")) == "revert-open"
