"""`/wanted table` without a game: everything is picked in a panel that only the host sees."""

import pytest
from e2e.lobbying import offer_in
from e2e.world import World, answer_text, buttons
from simcord import InteractionResult, MemberActor

from bot.features.lobby.new_table import NEW_TABLE, NewTableDraft, read
from bot.i18n.texts import load_texts
from engine.games import GAMES
from engine.search.levels import LEVELS


async def opened(world: World, person: MemberActor, **options: object) -> InteractionResult:
    panel = await person.slash(world.saloon, "wanted table", **options)
    assert panel.ephemeral
    return panel


async def picks(person: MemberActor, panel: InteractionResult, what: str, value: str) -> InteractionResult:
    return await person.select(panel.response, [value], custom_id=buttons(panel.response, f"nt:{what}:")[0])


async def presses(person: MemberActor, panel: InteractionResult, what: str) -> InteractionResult:
    return await person.click(panel.response, custom_id=buttons(panel.response, f"nt:{what}:")[0])


def lists(panel: InteractionResult) -> list[str]:
    return [name.split(":")[1] for name in buttons(panel.response, "nt:")]


async def test_game_rules_clock_and_seats_are_picked_and_sent_to_all(world: World) -> None:
    panel = await opened(world, world.alice)
    panel = await picks(world.alice, panel, "game", "gnadenlos")
    panel = await picks(world.alice, panel, "variant", "pairs")
    panel = await picks(world.alice, panel, "clock", "evening")
    panel = await picks(world.alice, panel, "seats", "3")
    assert "For 3" in answer_text(panel)
    assert len(world.saloon.history()) == 0

    table = offer_in(world, await presses(world.alice, panel, "send"))
    saved = await table.saved()

    assert (saved.game, saved.variant, saved.time_control, saved.max_seats) == (
        "gnadenlos",
        "pairs",
        "evening",
        3,
    )
    assert "alice opens a table" in table.text


async def test_a_press_for_each_level_and_computers_take_the_free_seats(world: World) -> None:
    panel = await picks(world.alice, await opened(world, world.alice), "game", "gnadenlos")
    records = []
    for _ in LEVELS:
        panel = await presses(world.alice, panel, "level")
        records.append(buttons(panel.response, "nt:send:")[0].split(":")[-3])
    assert records == list(LEVELS)

    table = offer_in(world, await presses(world.alice, panel, "send"))
    saved = await table.saved()
    assert [participant.level for participant in saved.participants] == [None, *[records[-1]] * 3]
    assert saved.time_control == "none"


async def test_presses_choose_what_is_at_stake_and_the_offer_says_so(world: World) -> None:
    panel = await presses(world.alice, await opened(world, world.alice), "stakes")
    assert "Hints:" in answer_text(panel)
    panel = await presses(world.alice, panel, "stakes")
    assert "Hints:" not in answer_text(panel)
    panel = await presses(world.alice, await presses(world.alice, panel, "stakes"), "stakes")

    table = offer_in(world, await presses(world.alice, panel, "send"))

    assert (await table.saved()).stakes == "practice"
    assert "Hints:" in table.text
    assert "Practice" in table.text


async def test_the_panel_offers_it_where_players_may_be_out_and_the_offer_says_so(world: World) -> None:
    panel = await picks(world.alice, await opened(world, world.alice), "game", "bang")
    assert "open" not in lists(panel)
    panel = await picks(world.alice, panel, "game", "outlaws-gangs")
    panel = await presses(world.alice, panel, "open")
    assert load_texts("en")("offer-open-hands") in answer_text(panel)
    table = offer_in(world, await presses(world.alice, panel, "send"))

    assert (await table.saved()).open_hands
    assert load_texts("en")("offer-open-hands") in table.text


async def test_only_what_the_game_has_can_be_picked(world: World) -> None:
    panel = await picks(world.alice, await opened(world, world.alice), "game", "ragnguns")
    assert lists(panel) == ["game", "clock", "send", "level", "stakes", "deck"]
    panel = await picks(world.alice, panel, "game", "outlaws-shootout")

    assert lists(panel) == ["game", "variant", "clock", "seats", "send", "level", "stakes"]


async def test_what_was_typed_is_picked_already(world: World) -> None:
    panel = await opened(world, world.alice, clock="slow", stakes="practice")

    assert ":slow:" in buttons(panel.response, "nt:send:")[0]
    assert "Hints:" in answer_text(panel)


async def test_the_deck_that_one_brings_is_chosen_there(world: World) -> None:
    panel = await picks(world.alice, await opened(world, world.alice), "game", "ragnguns")
    decks = await presses(world.alice, panel, "deck")

    assert buttons(decks.response, "d:0")


async def test_the_panel_works_after_a_restart_and_sends_one_table(world: World) -> None:
    panel = await picks(world.alice, await opened(world, world.alice), "game", "gnadenlos")
    await world.restart()
    offer_in(world, await presses(world.alice, panel, "send"))

    assert "already" in answer_text(await presses(world.alice, panel, "send"))


@pytest.mark.parametrize("game", GAMES)
def test_every_wish_fits_an_id_and_is_read_back(game: str) -> None:
    for variant in GAMES[game].variants:
        for level in LEVELS:
            wish = NewTableDraft(game, variant, "evening", GAMES[game].seats[-1], level, stakes="practice")
            wish = wish.but("open_hands", "yes")
            name = NEW_TABLE.name(verb="variant", draft=str(wish))

            assert len(name) <= 90  # an epoch may precede it
            assert read(name.split(":", 2)[2], "bang") == wish


def test_what_an_id_says_that_is_not_so_is_left_out() -> None:
    assert read("poker:x:y:9:z", "bang") == NewTableDraft("bang")
    assert read("bang:jokers:sundial:7:king", "bang") == NewTableDraft("bang")
    assert read("bang", "bang") == NewTableDraft("bang")
