"""The export of a finished game; any change to it is noticed."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toys import Saloons

from engine.core.decisions import BACK
from engine.core.game import Game, LogRow
from engine.core.records.offers import CommitmentTerms, commitment
from engine.core.rng import deal_seed
from engine.tables.export import Export, Verdict, _InvalidExport, export, rows_of, verify

SECRET = "c0ffee" + "0" * 58
NUMBERS = (1301000000000000042, 0, 7)
TABLE = 12
MADE = "f1" * 32
TERMS = CommitmentTerms(1, TABLE, "saloon", "standard")
POKER = commitment(SECRET, CommitmentTerms(1, TABLE, "poker", "standard"))


class Printed(Saloons):
    fingerprint = MADE  # type: ignore[assignment]


class Reprinted(Saloons):
    fingerprint = "e2" * 32  # type: ignore[assignment]


GAMES = {"saloon": Printed()}
plain = st.none() | st.booleans() | st.integers() | st.text()


class Evening:
    """A game in progress, with the log that a store would save."""

    def __init__(self, variant: str = "standard") -> None:
        rules = Printed()
        seed = deal_seed(SECRET, TABLE, NUMBERS)
        self.variant = variant
        self.game = Game.new(rules, 3, seed, rules.presets[variant])
        self.log = [LogRow(0, None, (), 0, self.game.deal_events)]

    def play(self, *replies: str) -> Evening:
        for reply in replies:
            self.log.append(self.game.answer(self.game.open_decisions[0].seat, (reply,)))
        return self

    def lay_all(self) -> Evening:
        return self.play(*(self.game.open_decisions[seat].options[0] for seat in range(3)))

    def shoot(self, target: int) -> Evening:
        return self.play(self.game.open_decisions[0].options[0], f"seat:{target}")

    def silence(self) -> Evening:
        while self.game.winners is None:
            decision = self.game.open_decisions[0]
            self.log.append(self.game.answer(decision.seat, decision.default))
        return self

    def upgrade(self) -> Evening:
        """Continue as if the rules had changed in the middle of a play."""
        tail = [LogRow(a.ply, a.seat, a.reply, a.state_crc ^ 1) for a in self.game.tail]
        self.game = Game.restore(self.game.rules, self.game.checkpoint, tail)
        self.log.append(self.game.tail[-1])
        return self

    def file(self) -> str:
        return export(
            self.game,
            self.log,
            variant=self.variant,
            table_id=TABLE,
            numbers=NUMBERS,
            secret=SECRET,
            fingerprint=MADE,
            epoch=1,
        )


def check(text: str | bytes) -> Verdict:
    return verify(text, GAMES)


def edited(text: str, **fields: object) -> str:
    return json.dumps({**json.loads(text), **fields})


@pytest.fixture(scope="module")
def text() -> str:
    return Evening().lay_all().shoot(1).silence().file()


# true files are verified


FIELDS = (
    "format format_version game rules_version card_set fingerprint epoch variant options table seats numbers "
    "decks secret commitment actions winners"
)


def test_the_file_has_these_fields_and_no_people(text) -> None:
    content = json.loads(text)

    assert [*content] == FIELDS.split()
    assert content["commitment"] == commitment(SECRET, TERMS)
    assert content["actions"][0][:2] == [0, ["card.15"]]


def test_a_finished_game_is_verified_with_what_to_compare_from_text_or_bytes(text) -> None:
    verdict, content = check(text), json.loads(text)

    assert verdict.is_valid
    assert verdict.facts == {
        "game": "saloon", "version": 1, "variant": "standard", "table": TABLE, "seats": 3,
        "actions": len(content["actions"]), "winners": " ".join(map(str, content["winners"])),
        "ended": "played", "commitment": commitment(SECRET, TERMS),
    }  # fmt: skip
    assert check(text.encode()) == verdict


@pytest.mark.parametrize("variant", Saloons.presets)
def test_the_tables_options_are_dealt_with(variant) -> None:
    text = Evening(variant).lay_all().shoot(1).play("pass").silence().file()

    assert json.loads(text)["options"] == {"loaded": variant == "loaded"}
    assert check(text).is_valid


def test_choices_taken_back_and_a_seat_left_to_the_computer_are_part_of_the_log() -> None:
    evening = Evening().lay_all()
    card = evening.game.open_decisions[0].options[0]
    evening.play(card, *BACK, card, "seat:2")
    evening.log.append(evening.game.add_note(0, "seat-left"))

    assert check(evening.silence().file()).is_valid


@pytest.mark.parametrize(("word", "winners"), [("resigned", (0, 2)), ("aborted", ())])
def test_a_game_closed_from_outside_is_verified_as_closed(word, winners) -> None:
    evening = Evening().lay_all().shoot(1)
    evening.log.append(evening.game.add_note(1, word, *winners))

    verdict = check(evening.file())

    assert verdict.is_valid
    assert (verdict.facts["ended"], verdict.facts["winners"]) == (word, " ".join(map(str, winners)))


def test_what_was_undone_does_not_count() -> None:
    evening = Evening().lay_all().shoot(1).upgrade().shoot(2).upgrade().shoot(1)

    text = evening.silence().file()

    assert [row[1][0] for row in json.loads(text)["actions"]].count("!undone") == 2
    assert check(text).is_valid


@pytest.mark.parametrize(
    "edit", [lambda row: [row[0], row[1], row[2] ^ 1], lambda row: [row[0], ["?"], row[2]]]
)
def test_an_edited_row_is_found_even_if_it_was_undone(edit: Callable[[list[Any]], list[Any]]) -> None:
    content = json.loads(Evening().lay_all().shoot(1).upgrade().shoot(2).silence().file())
    before = next(n for n, row in enumerate(content["actions"]) if row[1][0] == "!undone") - 1
    content["actions"][before] = edit(content["actions"][before])

    verdict = check(json.dumps(content))

    assert (verdict.code, verdict.facts["action"]) == ("diverged", before + 1)


def test_an_undo_may_go_back_behind_another() -> None:
    evening = Evening().lay_all().shoot(1).upgrade()
    checkpoint, last = evening.log[3].ply, evening.game.ply
    again = Evening().lay_all()
    check_of_undo = again.log[-1].state_crc
    evening.log.append(LogRow(last + 1, None, ("!undone", str(checkpoint)), check_of_undo))
    again.game.ply = last + 1
    evening.game = again.game

    assert check(evening.silence().file()).is_valid


def test_neither_a_game_that_is_not_over_nor_a_log_with_a_gap_is_exported() -> None:
    evening = Evening().silence()
    del evening.log[3]

    with pytest.raises(ValueError, match="not over"):
        Evening().lay_all().file()
    with pytest.raises(ValueError, match="complete"):
        evening.file()


@settings(max_examples=25, deadline=None)
@given(st.lists(st.integers(0, 50), min_size=40, max_size=120))
def test_whatever_is_played_is_verified(picks) -> None:
    evening = Evening()
    for pick in picks:
        if evening.game.winners is not None:
            break
        decision = evening.game.open_decisions[pick % len(evening.game.open_decisions)]
        options = decision.options[pick % max(1, len(decision.options)) :][: decision.max_count]
        evening.log.append(evening.game.answer(decision.seat, options))

    assert check(evening.silence().file()).is_valid


# false files are refused


@pytest.mark.parametrize(
    ("fields", "code", "facts"),
    [
        ({"game": "poker", "commitment": POKER}, "unknown-game", {"game": "poker"}),
        ({"rules_version": 2}, "other-version", {"game": "saloon", "version": 2, "ours": "1"}),
        ({"card_set": 2}, "other-version", {"game": "saloon", "version": 1, "ours": "1"}),
        ({"format_version": 3}, "other-format", {"version": 3}),
        ({"format": "chess"}, "malformed", {"field": "format"}),
        ({"seats": 9, "numbers": [0] * 9}, "unfit", {"game": "saloon", "seats": 9}),
        ({"numbers": [1, 2]}, "malformed", {"field": "numbers"}),
        ({"numbers": [1, 2, -3]}, "malformed", {"field": "numbers.2"}),
        ({"numbers": [1, 2, 10**30]}, "malformed", {"field": "numbers.2"}),
        ({"secret": "12"}, "malformed", {"field": "secret"}),
        ({"secret": SECRET.upper()}, "malformed", {"field": "secret"}),
        ({"secret": SECRET + "\n"}, "malformed", {"field": "secret"}),
        ({"options": {"loaded": "often"}}, "options", {}),
        ({"options": {"marked": True}}, "options", {}),
        ({"options": {"loaded": True}}, "options", {}),
        ({"user": 1}, "malformed", {"field": "user"}),
        ({"table": "12"}, "malformed", {"field": "table"}),
        ({"actions": [[0, "pass", 1]]}, "malformed", {"field": "actions.0.1"}),
        ({"actions": [[None, ["!cheated"], 0]]}, "malformed", {"field": "actions.1"}),
        ({"actions": [[None, ["!resigned", "3"], 0]]}, "malformed", {"field": "actions.1"}),
        ({"actions": [[None, ["!resigned", "x"], 0]]}, "malformed", {"field": "actions.1"}),
        ({"actions": [[None, ["!undone"], 0]]}, "malformed", {"field": "actions.1"}),
        ({"actions": [[None, ["!undone", "1"], 0]]}, "malformed", {"field": "actions.1"}),
        ({"actions": [[None, [], 0]]}, "diverged", {"action": 1, "of": 1}),
        ({"actions": [[None, ["pass"], 0]]}, "diverged", {"action": 1, "of": 1}),
        ({"actions": [[7, ["pass"], 0]]}, "diverged", {"action": 1, "of": 1}),
        ({"actions": []}, "unfinished", {"actions": 0}),
    ],
)
def test_a_file_that_does_not_fit_is_told_why(text, fields, code, facts) -> None:
    assert check(edited(text, **fields)) == Verdict(code, facts)


@pytest.mark.parametrize(
    "nonsense",
    ["", " ", "{", "[]", "null", "7", "\ud800", b"\xff\xfe", "[" * 50_000, '{"format": 1}', "1" * 9_000],
)
def test_what_is_no_export_is_malformed(nonsense) -> None:
    assert check(nonsense).code == "malformed"


@settings(max_examples=30, deadline=None)
@given(st.recursive(plain, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)))
def test_whatever_json_it_is_there_is_a_verdict(content) -> None:
    assert check(json.dumps(content)).code in ("malformed", "other-format")


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_a_field_replaced_by_anything_else_never_verifies_a_lie(text, data) -> None:
    content = json.loads(text)
    name = data.draw(st.sampled_from(sorted(set(content) - {"fingerprint"})))
    value = data.draw(st.none() | st.integers() | st.text() | st.lists(st.integers()) | st.just({}))

    verdict = check(edited(text, **{name: value}))

    assert not verdict.is_valid or value == content[name] or (name, value) == ("options", {})


def test_another_secret_does_not_fit_the_commitment(text) -> None:
    other = "ab" * 32
    facts = {"said": commitment(SECRET, TERMS), "found": commitment(other, TERMS)}

    assert check(edited(text, secret=other)) == Verdict("false-commitment", facts)


@pytest.mark.parametrize(
    "fields",
    [
        {"secret": "ab" * 32, "commitment": commitment("ab" * 32, TERMS)},
        {"table": 13, "commitment": commitment(SECRET, TERMS._replace(table_id=13))},
        {"numbers": [1301000000000000043, 0, 7]},
        {"numbers": [0, 1301000000000000042, 7]},
    ],
    ids=["secret", "table", "numbers", "seats"],
)
def test_another_deal_leads_elsewhere_at_the_first_action(text, fields) -> None:
    assert check(edited(text, **fields)).code == "diverged"
    assert check(edited(text, **fields)).facts["action"] == 1


@pytest.mark.parametrize(
    "fields", [{"table": 7}, {"epoch": 7}, {"variant": "loaded", "options": {"loaded": True}}]
)
def test_neither_table_nor_epoch_nor_variant_can_be_chosen_when_the_numbers_are_known(text, fields) -> None:
    assert check(edited(text, **fields)).code == "false-commitment"


def test_who_deals_with_another_table_than_was_sealed_is_found() -> None:
    """A host who knows all numbers may pick the best of many deals, and write a file that fits it."""
    codes = set()
    for table in range(TABLE + 1, TABLE + 40):
        evening = Evening()
        evening.game = Game.new(Printed(), 3, deal_seed(SECRET, table, NUMBERS))
        evening.log = [LogRow(0, None, (), 0, evening.game.deal_events)]
        codes.add(check(evening.silence().file()).code)

    assert codes == {"diverged"}


# what the bot cannot judge


def test_a_file_by_other_rules_is_checked_as_far_as_they_go_and_never_accused(text) -> None:
    made = "aa" * 32
    forged = json.loads(text)["actions"]
    forged[4][2] ^= 1

    verdict = check(edited(text, actions=forged, fingerprint=made))

    facts = {"game": "saloon", "version": 1, "made": made, "ours": MADE, "checked": 4, "of": len(forged)}
    assert verdict == Verdict("other-rules", facts)
    assert verdict.is_unknown
    assert not verdict.is_valid


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"winners": [1]}, "other-rules"),
        ({"actions": []}, "other-rules"),
        ({"options": {"marked": True}}, "other-rules"),
        ({"decks": ["RNG-AAAA", None, None]}, "other-rules"),
        ({"table": 13}, "false-commitment"),
    ],
)
def test_what_other_rules_may_explain_is_no_lie_but_a_broken_promise_is(text, fields, code: str) -> None:
    assert verify(edited(text, **fields), {"saloon": Reprinted()}).code == code


def test_a_game_that_goes_the_same_way_is_verified_whatever_has_made_it(text) -> None:
    assert verify(text, {"saloon": Reprinted()}).is_valid


def test_a_winner_made_up_and_an_action_changed_left_out_or_added_are_found(text) -> None:
    content = json.loads(text)
    actions, winners = content["actions"], content["winners"]

    assert check(edited(text, winners=winners[1:])) == Verdict("other-winners", {"said": "2", "found": "0 2"})
    for number, (seat, reply, crc) in enumerate(actions):
        forged = [*actions[:number], [seat, reply, crc ^ 1], *actions[number + 1 :]]
        assert check(edited(text, actions=forged)).facts == {"action": number + 1, "of": len(actions)}
        code = check(edited(text, actions=actions[:number] + actions[number + 1 :])).code
        assert code == ("unfinished" if number == len(actions) - 1 else "diverged")
    for more in (actions[-1], [None, ["!aborted"], 0]):
        assert check(edited(text, actions=[*actions, more])).code == "diverged"


def test_each_undone_row_is_read_without_those_before_it() -> None:
    content = Export.model_construct(seats=2, actions=((None, ("!undone", "0"), 0),) * 5000)
    tracemalloc.start()
    assert sum(row.ply for row in rows_of(content)) == 5000 * 5001 // 2
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert most < 50_000  # bytes; a list of all earlier plies took 400,000 at each row


@pytest.mark.parametrize("ply", ["01", "-1", "1 ", "2", "x", "٣"])
def test_an_undone_row_names_an_earlier_ply(ply: str) -> None:
    content = Export.model_construct(
        seats=2, actions=((None, ("!undone", "0"), 0), (None, ("!undone", ply), 0))
    )

    with pytest.raises(_InvalidExport):
        [*rows_of(content)]
