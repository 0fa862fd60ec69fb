"""The workshop: a user builds a deck by tapping; presses are counted, and each is saved."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from discord.ui import Button
from e2e.lobbying import challenge
from e2e.test_decks import GAME, deck, lists, offered
from e2e.world import World, answer_text, button, buttons
from simcord import InteractionResult, MemberActor

from bot.features.decks.panel import panel_embed, panel_items, valid_list
from bot.games import DECK_PRESENTERS
from bot.i18n.texts import LANGUAGES, load_texts
from engine.core.decks import UnnamedDeck, filled
from engine.core.records.decks import SavedDeck
from engine.games import DECKS as BUILDING
from engine.games.ragnguns.cards import CARDS, DECKS, PISTOLEROS
from engine.games.ragnguns.decks import faults, write
from engine.tables.decks import deck_in

TEXT = load_texts("en")
HEIGHT = {"line": 18, "row": 36, "list": 44, "picture": 92}  # points on a phone, about
WIDE = 44  # characters of a line there
EPICS = [key for key, card in CARDS.items() if "epique" in card.words]


class Bench:
    """A user at the workshop's panel whose presses are counted."""

    def __init__(self, world: World, person: MemberActor) -> None:
        self.world, self.person = world, person
        self.taps = self.requests = 0
        self.panel: Any = None
        self.answer = ""

    async def types(self, verb: str = "workshop", **options: Any) -> Bench:
        """Send a command, which counts as one press."""
        self._read(await deck(self.world, self.person, verb, **options), 1)
        return self

    async def press(self, start: str, end: str = "") -> InteractionResult:
        """Press the button whose id begins and ends with these."""
        result = await self.person.click(self.panel, custom_id=button(self.panel, start, end))
        self._read(result, 1)
        return result

    async def tap(self, *cards: str) -> None:
        """Open the list of cards, tap these, close the list."""
        name = self.list_id(":pick:")
        self._read(await self.person.select(self.panel, list(cards), custom_id=name), len(cards) + 2)

    async def fills(self, verb: str, line: str) -> None:
        """Press the button that opens a form, type a line, and submit it."""
        answer = await self.person.click(
            self.panel, custom_id=button(self.panel, "dw:", f":{verb}:0:{self.view}")
        )
        [field] = [label["component"]["custom_id"] for label in answer.modal["components"]]
        self._read(await self.person.submit_modal(answer, {field: line}), 3)

    @property
    def cards(self) -> list[dict[str, Any]]:
        return next(menu for menu in self._lists() if ":pick:" in menu["custom_id"])["options"]

    @property
    def view(self) -> str:
        return self.list_id(":pick:").split(":")[4]

    def list_id(self, part: str) -> str:
        return next(menu["custom_id"] for menu in self._lists() if part in menu["custom_id"])

    def _lists(self) -> list[dict[str, Any]]:
        rows = [row if isinstance(row, dict) else row.to_dict() for row in self.panel.components]
        return [item for row in rows for item in row["components"] if item["type"] == 3]

    def _read(self, result: InteractionResult, taps: int) -> None:
        self.taps += taps
        self.requests += 1
        self.panel = result.response
        self.answer = answer_text(result)

    async def active_deck(self) -> SavedDeck:
        return await self.world.bot.services.decks.find(self.person.id)


async def begun(world: World, leader: str = "buffalo-kid") -> Bench:
    bench = await Bench(world, world.alice).types()
    await bench.press("ds:new:", leader)
    return bench


# Building


async def test_where_a_deck_is_begun_each_pistolero_says_what_they_do(world: World) -> None:
    shelf = await Bench(world, world.alice).types()

    for leader in PISTOLEROS:
        assert DECK_PRESENTERS[GAME].leader_line(leader, TEXT) in shelf.answer


async def test_a_legal_deck_takes_three_presses(world: World) -> None:
    bench = await begun(world)
    await bench.press("dw:", ":fill:0:action")

    assert bench.taps == bench.requests == 3
    assert [*faults(await bench.active_deck())] == []
    assert TEXT("deck-ready") in bench.answer


async def test_a_deck_of_ones_own_choice_takes_fewer_than_25_presses_by_any_count(world: World) -> None:
    bench = await begun(world, "jenny-james")
    await bench.tap("premiers-soins", "tir-de-semonce")
    for kind, cards in (
        ("arme", ("winchester-de-jenny", "frangines", "gatling")),
        ("renfort", ("veuve-pruitt", "doc-ravenstorm")),
    ):
        await bench.press("dw:", f":show:0:{kind}")
        await bench.tap(*cards)
    await bench.press("dw:", ":fill:0:renfort")
    own_part = await bench.active_deck()

    assert [*faults(own_part)] == []
    assert {"winchester-de-jenny", "gatling", "veuve-pruitt"} <= {*own_part.cards}
    assert bench.taps < 25
    print(f"{bench.taps} taps, {bench.requests} requests")


async def test_every_card_of_a_deck_picked_by_hand_takes_a_dozen_answers(world: World) -> None:
    wanted = DECKS["la-souriciere"]
    bench = await begun(world, wanted.leader)
    for kind in DECK_PRESENTERS[GAME].types:
        if bench.view != kind:
            await bench.press("dw:", f":show:0:{kind}")
        await bench.tap(*(card for card in wanted.cards if CARDS[card].type == kind))
    own_part = await bench.active_deck()

    assert {*own_part.cards} == {*wanted.cards}
    assert bench.requests <= 12


async def test_each_line_says_what_a_card_costs_and_does(world: World) -> None:
    bench = await begun(world)
    for kind in DECK_PRESENTERS[GAME].types:
        await bench.press("dw:", f":show:0:{kind}")

        assert [option["value"] for option in bench.cards if "cost" not in option["label"]] == []
        plain = [option["value"] for option in bench.cards if not option.get("description")]
        assert all(not CARDS[key].effects and kind != "piege" for key in plain)


async def test_a_second_tap_takes_a_card_out_and_rules_run_along(world: World) -> None:
    bench = await begun(world)
    await bench.press("dw:", ":show:0:arme")
    await bench.tap("gatling", "machette")
    assert "**2 of 15** · 2 EPIC left" in bench.answer
    await bench.tap("gatling", "fouet")

    assert (await bench.active_deck()).cards == ("machette", "fouet")
    assert "Removed: The Gatling" in bench.answer
    assert "**2 of 15** · 3 EPIC left · 1 Signature left" in bench.answer


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_the_rules_forbid_is_said_with_its_rule_and_the_rest_goes_in(
    world: World, reads: Any, language: str
) -> None:
    reads({"en": "en-US", "es": "es-ES"}.get(language, language))
    bench = await Bench(world, world.alice).types()
    await bench.press("ds:new:", "buffalo-kid")
    for kind in ("action", "arme"):
        await bench.press("dw:", f":show:0:{kind}")
        await bench.tap(*[key for key in EPICS if CARDS[key].type == kind][:2])

    assert len((await bench.active_deck()).cards) == 3
    assert load_texts(language)("ragnguns-no-deck-epics", cards=4, max=3) in bench.answer
    assert re.findall(r"^\W*\(?R\d+\)?\W*$", bench.answer, re.MULTILINE) == []


async def test_undo_takes_back_change_after_change_also_after_a_restart(world: World) -> None:
    bench = await begun(world)
    await bench.tap("improviser")
    await bench.press("dw:", ":fill:0:action")
    await world.restart()
    await bench.press("dw:", ":undo:0:action")
    assert (await bench.active_deck()).cards == ("improviser",)
    assert TEXT("deck-undone") in bench.answer
    await bench.press("dw:", ":undo:0:action")

    assert (await bench.active_deck()).cards == ()
    with pytest.raises(Exception, match="disabled"):
        await bench.press("dw:", ":undo:0:action")


async def test_another_pistolero_takes_the_signatures_of_the_first_out(world: World) -> None:
    bench = await begun(world)
    await bench.tap("improviser", "ruade-du-kid")
    result = await bench.person.select(bench.panel, ["gus-harmonica"], custom_id=bench.list_id(":lead:"))
    own_part = await bench.active_deck()

    assert (own_part.leader, own_part.cards) == ("gus-harmonica", ("improviser",))
    assert load_texts("en")("ragnguns-card-ruade-du-kid") in answer_text(result)


async def test_two_panels_of_one_deck_do_not_undo_each_other(world: World) -> None:
    first = await begun(world)
    second = await Bench(world, world.alice).types()
    await first.tap("improviser")
    await second.tap("improviser", "demi-tour")  # that list does not show that the card is in the deck

    assert (await first.active_deck()).cards == ("improviser", "demi-tour")


async def test_a_deck_is_named_in_a_form_that_outlives_a_restart(world: World) -> None:
    bench = await begun(world)
    answer = await bench.person.click(bench.panel, custom_id=button(bench.panel, "dw:", ":name:0:action"))
    await world.restart()
    [field] = [label["component"] for label in answer.modal["components"]]
    result = await bench.person.submit_modal(answer, {field["custom_id"]: "**Stampede**"})

    assert field["value"] == "Buffalo Kid"
    assert (await bench.active_deck()).name == "**Stampede**"
    assert r"\*\*Stampede\*\*" in answer_text(result).replace("\\\\", "\\")


async def test_a_deck_is_deleted_after_a_question_and_its_panel_says_so(world: World) -> None:
    bench = await begun(world)
    stale = await Bench(world, world.alice).types()
    await bench.press("dw:", ":drop:0:action")
    await bench.press("dd:")
    result = await world.alice.click(stale.panel, custom_id=button(stale.panel, "dw:", ":fill:0:action"))

    assert await world.bot.services.decks.all(world.alice.id) == []
    assert load_texts("en")("no-deck-gone") in answer_text(result)


async def test_somebody_elses_deck_is_not_touched_by_its_number(world: World) -> None:
    bench = await begun(world)
    theirs = await Bench(world, world.bob).types()
    await theirs.press("ds:new:", "buffalo-kid")
    await world.bot.services.decks.delete(world.bob.id, (await theirs.active_deck()).id)
    with pytest.raises(Exception, match="deck-gone"):
        await world.bot.services.decks.fill(world.bob.id, (await bench.active_deck()).id)

    assert (await bench.active_deck()).cards == ()


async def test_the_panel_fits_a_phone(world: World) -> None:
    for language in LANGUAGES:
        saved = await world.bot.services.decks.save_copy(
            world.alice.id, GAME, language, DECKS["la-ligue-des-dames"]
        )
        full = replace(saved, is_active=True)
        embed = panel_embed(full, load_texts(language), "", drawn=True)
        lines = sum(-(-len(line) // WIDE) for line in (embed.description or "").splitlines())
        items = panel_items(full, valid_list(full), load_texts(language), 1)
        changing = sum(len(item.label) + 5 for item in items if isinstance(item, Button) and item.row == 2)

        assert {item.row for item in items} == {0, 1, 2, 3, 4}
        assert changing <= WIDE  # in one row, including the padding of labels
        assert load_texts(language)("deck-is-ready") in (embed.description or "").splitlines()
        assert 110 + lines * HEIGHT["line"] + HEIGHT["picture"] + 2 * HEIGHT["list"] + 6 * HEIGHT["row"] < 800


# Looking for cards


@pytest.mark.parametrize(
    ("typed", "some"),
    [
        ("cost 0", {"barre-de-fer", "improviser"}),
        ("trap", {"la-chute", "berceuse"}),
        ("épique", {"gatling"}),
        ("Machete", {"machette"}),
    ],
)
async def test_words_of_an_effect_find_cards_in_any_language(
    world: World, typed: str, some: set[str]
) -> None:
    bench = await begun(world)
    await bench.fills("find", typed)
    names = {option["value"] for option in bench.cards}

    assert some <= names | {option["value"] for option in await more(bench)}


async def more(bench: Bench) -> list[dict[str, Any]]:
    findings: list[dict[str, Any]] = []
    first = bench.list_id(":pick:").split(":")[3]
    while pages := [name for name in buttons(bench.panel, "dw:") if ":more:" in name]:
        await bench.press(pages[0])
        if bench.list_id(":pick:").split(":")[3] == first:
            break
        findings += bench.cards
    return findings


async def test_what_costs_0_is_found_and_nothing_else(world: World) -> None:
    bench = await begun(world)
    await bench.fills("find", "cost 0")
    hint = next(option for option in bench._lists() if ":pick:" in option["custom_id"])["placeholder"]
    matches = [option["value"] for option in [*bench.cards, *await more(bench)]]

    assert len(matches) > 25
    assert f"{len(matches)} found" in hint
    assert {DECK_PRESENTERS[GAME].cost(key) for key in matches} == {0}


async def test_what_was_found_is_tapped_and_a_vain_search_says_what_to_try(world: World) -> None:
    bench = await begun(world)
    await bench.fills("find", "winner")
    assert "No card has “winner”" in bench.answer
    await bench.fills("find", "gatl")
    await bench.tap("gatling")
    await bench.fills("find", "*?:{}")

    assert (await bench.active_deck()).cards == ("gatling",)
    assert "No card has" in bench.answer


# Codes and prebuilt decks


async def test_a_code_is_found_in_whatever_was_pasted_and_made_ones_own(world: World) -> None:
    code = write(DECKS["tout-feu-tout-flamme"])
    pasted = f"hey @bob — try-this one: **{code.lower()}**, it's well-made! RNG-oops"
    bench = await Bench(world, world.bob).types("code", text=pasted)

    assert all(TEXT(f"ragnguns-card-{card}") in bench.answer for card in DECKS["tout-feu-tout-flamme"].cards)
    assert await world.bot.services.decks.all(world.bob.id) == []
    await bench.press("dc:mine:")
    await world.bob.click(bench.panel, custom_id=button(bench.panel, "dw:", ":show:0:arme"))
    own_part = await bench.active_deck()
    assert {*own_part.cards} == {*DECKS["tout-feu-tout-flamme"].cards}
    assert own_part.name == TEXT("ragnguns-tout-feu-tout-flamme")


async def test_what_is_exported_reads_as_a_list_and_is_read_again_as_it_is(world: World) -> None:
    bench = await begun(world)
    await bench.press("dw:", ":fill:0:action")
    own_part, answer = await bench.active_deck(), answer_text(await bench.press("dw:", ":code:0:action"))
    listed = answer.split("```")[1]
    again = await Bench(world, world.bob).types("code", text=" ".join(listed.split()))
    await again.press("dc:mine:")

    assert all(TEXT(f"ragnguns-card-{card}") in listed for card in own_part.cards)
    assert {*(await again.active_deck()).cards} == {*own_part.cards}
    assert answer_text(await deck(world, world.alice, "code")).split("```")[1] == listed


async def test_a_text_without_a_code_says_what_a_code_looks_like(world: World) -> None:
    for text, why in (
        ("hello there, well-met", "foreign"),
        (write(DECKS["tout-feu-tout-flamme"])[:-1], "damaged"),
    ):
        answer = answer_text(await deck(world, world.bob, "code", text=f"look: {text} !"))

        assert TEXT(f"ragnguns-no-code-{why}") in answer


def test_the_first_good_code_of_a_text_counts() -> None:
    code, other = (write(DECKS[key]) for key in ("tout-feu-tout-flamme", "la-ligue-des-dames"))
    family, deck = deck_in(f"{code[:-2]} no, {other} or {code}")

    assert (family, deck.leader) == (GAME, "jenny-james")


async def test_a_prebuilt_deck_is_chosen_like_an_own_one(world: World) -> None:
    bench = await Bench(world, world.alice).types()
    ready = next(option for option in bench._lists() if option["custom_id"] == "ds:ready")["options"]
    assert [option["label"] for option in ready] == [
        TEXT(f"ragnguns-{key}") for key in BUILDING[GAME].prebuilt
    ]
    bench._read(await world.alice.select(bench.panel, [ready[0]["value"]], custom_id="ds:ready"), 2)
    await bench.press("dc:sit:")
    chosen = await world.bot.services.decks.chosen(world.alice.id, GAME)

    assert {*chosen.cards} == {*DECKS["au-corps-a-corps"].cards}
    assert "au-corps-a-corps" in await offered(world, world.bob, "workshop", "deck")
    named = await world.alice.slash(
        world.saloon, "wanted duel", opponent=world.bob, game=GAME, deck="la-ligue-des-dames"
    )
    assert TEXT("ragnguns-la-ligue-des-dames") in answer_text(named)


async def test_a_prebuilt_deck_is_picked_under_an_offer(world: World) -> None:
    offer = await challenge(world, game=GAME)
    shelf = await offer.press(world.bob, "deck")
    [ready] = lists(shelf)
    await world.bob.select(shelf.response, [ready["options"][1]["value"]], custom_id=ready["custom_id"])
    await offer.press(world.bob, "accept")
    state = (await world.snapshot(offer.number)).game.state

    assert state.players[1].pistolero == [*BUILDING[GAME].prebuilt.values()][1].leader


# Playing with it


async def test_a_press_tests_the_deck_against_the_computer(world: World) -> None:
    bench = await begun(world, "gus-harmonica")
    refused = await world.alice.click(bench.panel, custom_id=button(bench.panel, "dp:", ":test"))
    assert load_texts("en")("ragnguns-no-deck-size", cards=0, wanted=15) in answer_text(refused)
    await bench.press("dw:", ":fill:0:action")
    await world.alice.click(bench.panel, custom_id=button(bench.panel, "dp:", ":test"))
    await world.env.settle()
    [summary] = await world.bot.store.summaries.of_open_tables(user_id=world.alice.id)
    snapshot = await world.snapshot(summary.table_id)

    assert snapshot.game.state.players[0].pistolero == "gus-harmonica"
    assert snapshot.participants[1].user_id is None


async def test_one_sits_down_with_a_deck_and_opens_a_table(world: World) -> None:
    bench = await begun(world)
    await bench.press("dw:", ":fill:0:action")
    await bench.press("dw:", ":sit:0:action")
    assert (await bench.active_deck()).is_active
    assert TEXT("deck-is-ready") in bench.answer
    opened = await world.alice.click(bench.panel, custom_id=button(bench.panel, "dp:", ":table"))
    join = button(opened.response, "o:", ":join")
    await world.bob.click(opened.response, custom_id=join)
    panel = await world.alice.click(opened.response, custom_id=button(opened.response, "oh:", ":open"))
    await world.alice.click(panel.response, custom_id=button(panel.response, "oh:", ":start"))

    assert (await world.snapshot(int(join.split(":")[1]))).participants[0].deck_code == write(
        await bench.active_deck()
    )


def test_filling_up_keeps_what_is_there_and_makes_a_legal_deck_of_a_usual_mixture() -> None:
    own = tuple(key for key, card in CARDS.items() if card.type == "arme" and not card.signature)[:7]
    for leader in PISTOLEROS:
        full = filled(BUILDING[GAME], UnnamedDeck(leader, own))
        kinds = {CARDS[card].type for card in full.cards}

        assert [*faults(full)] == []
        assert full.cards[:7] == own
        assert len(kinds) >= 4
