"""A user has one name at a table, everywhere the same, and always the newest."""

from e2e.lobbying import PostedOffer, challenge, open_table
from e2e.world import World, answer_text, buttons
from simcord import MemberActor

FOREIGN = "山田太郎"


def rename(world: World, person: MemberActor, name: str) -> None:
    world.env.backend.get_member(world.guild.id, person.id).nick = name


async def everything_shown(world: World, table: int) -> str:
    board = await world.board(table)
    return str([embed.to_dict() for embed in board.embeds])


async def test_a_press_brings_a_new_name_to_the_table_and_to_its_offer(world: World) -> None:
    waiting = await challenge(world, world.bob, world.carol)
    table = await world.duel()
    rename(world, world.bob, "_Kid_ \ufff0")

    await world.bob.click(await world.board(table), custom_id=buttons(await world.board(table), "h:")[0])
    await world.env.settle()

    assert [participant.name for participant in (await world.snapshot(table)).participants] == [
        "alice",
        "_Kid_",
    ]
    assert r"\\_Kid\\_" in await everything_shown(world, table)
    assert r"\_Kid\_" in await read(world, waiting)
    assert (await waiting.saved()).host.name == "_Kid_"


async def read(world: World, offer: PostedOffer) -> str:
    [message] = [item for item in world.saloon.history() if buttons(item, f"o:{offer.number}:")]
    return PostedOffer(world, offer.number, message).text


async def test_names_that_pictures_cannot_show_are_usernames_everywhere(world: World) -> None:
    for person in (world.alice, world.bob):
        rename(world, person, FOREIGN)
    offer = await challenge(world)
    await offer.press(world.bob, "accept")

    thread = await world.channel(offer.number)
    assert "alice" in thread.name
    assert "bob" in thread.name
    assert FOREIGN not in thread.name + await everything_shown(world, offer.number)


async def test_people_of_one_name_are_told_apart_everywhere(world: World) -> None:
    for person in world.people:
        rename(world, person, "Alex")
    offer = await open_table(world, "outlaws-shootout")
    for person in (world.bob, world.carol):
        await offer.press(person, "join")
    assert "2. Alex (2)" in await read(world, offer)
    await offer.press(world.alice, "start")

    names = [f"Alex ({n})" for n in (1, 2, 3)]
    thread, board = await world.channel(offer.number), await everything_shown(world, offer.number)
    own_panel = await world.alice.slash(world.saloon, "wanted games")
    assert all(name in thread.name and name in board for name in names)
    assert ", ".join(names) in answer_text(own_panel)


async def test_a_thread_is_named_without_what_nobody_sees(world: World) -> None:
    rename(world, world.alice, "Al\u034fi\U000e0041ce\n*")
    offer = await challenge(world)
    await offer.press(world.bob, "accept")

    assert "Alice *" in (await world.channel(offer.number)).name
