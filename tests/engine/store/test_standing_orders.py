"""Standing orders in the store."""

from dataclasses import replace

from tables_world import HOST, World

from engine.core.records.users import StandingOrder

USUAL = StandingOrder(HOST, 0, "bang", "dodge", ("answer:missed", "ask"))


async def test_an_order_is_of_one_person_and_game_and_one_at_a_table_goes_before_the_usual_one(
    world: World,
) -> None:
    here = replace(USUAL, table_id=7, instructions=("ask",))
    await world.store.orders.save_order(here)
    await world.store.orders.save_order(USUAL)
    await world.crash()

    async def orders_of(user: int = HOST, table: int = 7, family: str = "bang") -> dict[str, StandingOrder]:
        return dict(await world.store.orders.of_user(user_id=user, table_id=table, family=family))

    assert await orders_of() == {"dodge": here}
    assert await orders_of(table=8) == {"dodge": USUAL}
    assert await orders_of(user=HOST + 1) == await orders_of(family="ragnguns") == {}
    await world.store.orders.save_order(replace(USUAL, instructions=()))
    assert await orders_of(table=8) == {}


async def test_tables_are_found_where_someone_with_orders_is_asked(world: World) -> None:
    table, _ = await world.deal(), await world.deal()
    assert await world.store.orders.tables_with_orders() == []
    await world.store.orders.save_order(replace(USUAL, table_id=table))
    result = await world.store.orders.tables_with_orders()
    await world.tables.abort(table, "k")

    assert table in result
    assert table not in await world.store.orders.tables_with_orders()


async def test_when_a_question_was_put_is_known(world: World) -> None:
    table = await world.deal()
    world.time += 5
    await world.press(table, HOST, "1")

    assert await world.store.logs.saved_at(table, 0) == world.time - 5
    assert await world.store.logs.saved_at(table, 1) == world.time
    assert await world.store.logs.saved_at(table, 9) is None
