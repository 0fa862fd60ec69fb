"""Self-play: what it counts, and that each check finds its kind of fault."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import count

import pytest
from toys import Saloon, Saloons, SaloonView, Script, shy

from engine.conformance.checks import faults
from engine.conformance.selfplay import SelfPlayReport, Series, play_many, play_series
from engine.core.decisions import Decision, Refused, Seat, _wait, as_options, ask, ask_all
from engine.core.rng import Rng
from engine.core.rules import GameOver, RuleOptions, Rules


def played(
    rules: Rules, *, games: int = 4, verify: bool = True, limit: int = 500, seed: str = "s", **more
) -> SelfPlayReport:
    series = Series(
        rules=rules, seats=3, seed=seed, verify=verify, limit=limit, opponents={"saloon": shy}, **more
    )
    return play_series(series, games, clock=count().__next__)


# what is counted


def test_a_fair_game_is_clean() -> None:
    report = played(Saloons(), games=3)

    assert report.clean
    assert report.notes == []
    assert report.finished == report.games == 3
    assert report.restores > report.decisions > 30
    assert report.leak_checks > 300


NUMBERS = (
    "game seats games finished stuck errors decisions decisions_per_s wins_by_seat draws restores "
    "restore_mismatches leak_checks leaks undos"
)


def test_the_report_has_these_numbers_and_no_others() -> None:
    assert [*played(Saloons(), games=1).numbers()] == NUMBERS.split()


def test_the_same_seed_plays_the_same_games_checked_saved_or_bare() -> None:
    reports = [
        played(Saloons(), verify=verify, keep=keep)
        for verify, keep in [(False, False), (False, True), (True, False)]
    ]

    assert len({(r.decisions, tuple(r.wins_by_seat), r.draws) for r in reports}) == 1


def test_another_seed_plays_other_games() -> None:
    sums = {play_many(Saloons(), 3, 6, seed, clock=count().__next__).decisions for seed in range(4)}

    assert len(sums) > 1


def test_speed_is_by_the_clock_that_is_handed_in_if_it_runs_and_each_game_is_announced() -> None:
    records: list[None] = []
    clock = iter([100.0, 104.0]).__next__
    report = play_many(Saloons(), 2, 3, "s", clock=clock, played=lambda: records.append(None))

    assert report.decisions_per_s == round(report.decisions / 4, 1)
    assert len(records) == 3
    assert play_many(Saloons(), 2, 1, "s", clock=lambda: 0.0).decisions_per_s == 0


def test_wins_are_counted_by_seat_and_games_without_a_winner_as_draws() -> None:
    async def step(g) -> None:
        who = await ask(0, "who", {"nobody": [], "one": [1], "two": [1, 2]})
        raise GameOver(who)

    report = played(Script(step), games=60, verify=False)

    assert report.wins_by_seat[0] == 0
    assert report.wins_by_seat[1] == 60 - report.draws
    assert 0 < report.wins_by_seat[2] < report.wins_by_seat[1]


def test_a_computer_opponent_plays_its_seats_by_its_view() -> None:
    report = played(Saloons(), games=8, players=("heuristic",))

    assert report.clean
    assert (report.wins_by_seat, report.draws) == ([8, 8, 8], 0)  # nobody ever shoots


def test_players_are_named_seat_by_seat_and_from_the_first_again() -> None:
    visited = set()

    def spy(view: SaloonView, decision: Decision, rng: Rng):
        visited.add(decision.seat)
        return shy(view, decision, rng)

    series = Series(
        rules=Saloons(), seats=3, seed="s", players=("heuristic", "random"), opponents={"saloon": spy}
    )
    play_series(series, 3, clock=count().__next__)

    assert visited == {0, 2}


def test_a_computer_opponent_has_luck_of_its_own() -> None:
    seeds = []

    def spy(view: SaloonView, decision: Decision, rng: Rng):
        seeds.append((decision.seat, rng.seed, rng.use_count))
        return (rng.pick(decision.options),)

    played(Saloons(), verify=False, players=("heuristic",), games=1)
    series = Series(
        rules=Saloons(), seats=2, seed="s", players=("heuristic",), opponents={"saloon": spy}, limit=20
    )
    play_series(series, 1, clock=count().__next__)

    assert len({seed for _, seed, _ in seeds}) == 2
    assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize(
    "change", [{"seats": 9}, {"players": ()}, {"players": ("random", "clever")}, {"players": ("heuristic",)}]
)
def test_what_cannot_be_played_is_refused_before_the_first_game(change) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        Series(**{"rules": Saloons(), "seats": 3, "seed": "s", "opponents": {}, **change})


# rules broken on purpose


class LosesACard(Saloons):
    def discard(self, g: Saloon, seat: Seat, card: str) -> None:
        g.hands[seat].remove(card)


class DoublesACard(Saloons):
    def discard(self, g: Saloon, seat: Seat, card: str) -> None:
        g.pile.append(card)


class AsksNobody(Saloons):
    async def play(self, g: Saloon) -> None:
        await _wait()


class AsksTwiceAtOnce(Saloons):
    async def play(self, g: Saloon) -> None:
        await _wait(Decision(0, "one", ("a",)), Decision(0, "two", ("b",)))


class ShowsTheNextHandToASeat(Saloons):
    def view(self, g: Saloon, waiting: tuple[Decision, ...], seat: Seat | None) -> SaloonView:
        view = super().view(g, waiting, seat)
        return view if seat is None else replace(view, stake=tuple(g.hands[seat - 1]))


class ShowsAHandToTheTable(Saloons):
    def view(self, g: Saloon, waiting: tuple[Decision, ...], seat: Seat | None) -> SaloonView:
        view = super().view(g, waiting, seat)
        return view if seat is not None else replace(view, hand=tuple(g.hands[0]))


class ShowsTheDeck(Saloons):
    def view(self, g: Saloon, waiting: tuple[Decision, ...], seat: Seat | None) -> SaloonView:
        return replace(super().view(g, waiting, seat), pile=tuple(g.deck[-1:]))


class ShowsAStakeToTheTable(Saloons):
    def view(self, g: Saloon, waiting: tuple[Decision, ...], seat: Seat | None) -> SaloonView:
        return replace(super().view(g, waiting, seat), stake=tuple(g.stakes[0]))


class AsksOnlyWhoHoldsIt(Saloons):
    async def play(self, g: Saloon) -> None:
        for seat, hand in enumerate(g.hands):
            if "card.1" in hand:
                await ask(seat, "show", as_options(["pass"]))
        await super().play(g)


class AsksDifferentlyBesideTheView(Saloons):
    def view(self, g: Saloon, waiting: tuple[Decision, ...], seat: Seat | None) -> SaloonView:
        return super().view(g, (), seat)

    async def play(self, g: Saloon) -> None:
        kind = "gloat" if "card.1" in g.hands[g.current] else "play"
        await ask(g.current, kind, as_options(["pass"]))
        await super().play(g)


class RollsBeforeItAsks(Saloons):
    async def play(self, g: Saloon) -> None:
        g.rolls += g.rng.roll()
        await super().play(g)


class TellsWhatWasDealt(Saloons):
    def setup(self, seats: int, options: RuleOptions, rng: Rng) -> Saloon:
        g = super().setup(seats, options, rng)
        g.emit("dealt", 0, card=g.hands[0][0])
        return g


class TellsWhatWasDrawn(Saloons):
    async def draw(self, g: Saloon) -> None:
        await super().draw(g)
        g.emit("drew", g.current, card=g.hands[g.current][-1])


class TellsItTheWrongSeat(Saloons):
    async def draw(self, g: Saloon) -> None:
        await super().draw(g)
        other = (g.current + 1) % len(g.hands)
        g.emit("saw", other, (("card", g.hands[g.current][-1]),))


class TellsInASentence(Saloons):
    async def draw(self, g: Saloon) -> None:
        await super().draw(g)
        g.emit("drew", g.current, text=f"they have {g.hands[g.current][-1]}, look")


class OffersOthersCards(Saloons):
    async def ante(self, g: Saloon) -> None:
        await ask(0, "guess", as_options(g.hands[1]))
        await super().ante(g)


class NamesAHiddenCardInAQuestion(Saloons):
    async def answer(self, g: Saloon, seat: Seat) -> list[str]:
        await ask(seat, "beware", as_options(["pass"]), of=g.hands[g.current][0])
        return await super().answer(g, seat)


class KeepsALifeInTheRules(Saloons):
    shots = 0

    def hit(self, g: Saloon, seat: Seat) -> None:
        self.shots += 1
        g.rolls.append(self.shots)
        super().hit(g, seat)


class ForgetsInItsDump(Saloons):
    def dump(self, state: Saloon) -> bytes:
        return self._json.dump_json(state, exclude={"events", "rolls"})


class ChangesUnseen(Saloons):
    async def step(self, g: Saloon) -> None:
        if g.phase == "ante":
            g.rolls.append(0)
        await super().step(g)


class ChangesBeforeBack(Saloons):
    async def step(self, g: Saloon) -> None:
        if g.phase == "play":
            g.rolls.append(0)
        await super().step(g)


class TellsBeforeBack(Saloons):
    async def step(self, g: Saloon) -> None:
        if g.phase == "play":
            g.emit("pondered", g.current)
        await super().step(g)


class BackToNowhere(Saloons):
    async def play(self, g: Saloon) -> None:
        await ask(g.current, "sure", as_options(["yes"]), default="yes", back=True)
        await super().play(g)


class AsksInPrivateFirst(Saloons):
    async def answer(self, g: Saloon, seat: Seat) -> list[str]:
        await ask(seat, "sure", as_options(["yes"]), default="yes", back=True)
        return await super().answer(g, seat)


class GoesInCircles(Saloons):
    async def play(self, g: Saloon) -> None:
        await ask(g.current, "must", as_options(g.hands[g.current]))
        await ask(g.current, "target", as_options(["a"]), back=True)
        await super().play(g)


class NeverEnds(Saloons):
    async def draw(self, g: Saloon) -> None:
        g.phase = "play"

    def hit(self, g: Saloon, seat: Seat) -> None:
        pass


class EndsOnlyIfSomeoneActs(Saloons):
    async def draw(self, g: Saloon) -> None:
        if g.pile:
            raise GameOver([g.current])
        g.phase = "play"


class HasAWrongDefault(Saloons):
    async def play(self, g: Saloon) -> None:
        await ask(g.current, "go", as_options(["a", "b"]), default="c")
        await super().play(g)


class HasNoOptions(Saloons):
    async def play(self, g: Saloon) -> None:
        await ask_all("go", {g.current: {}})


class HasALongOption(Saloons):
    async def play(self, g: Saloon) -> None:
        await ask(g.current, "go", as_options(["a" * 61]))
        await super().play(g)


class Fails(Saloons):
    def hit(self, g: Saloon, seat: Seat) -> None:
        raise ZeroDivisionError("by a rule")


class NeverAsks(Saloons):
    async def step(self, g: Saloon) -> None:
        pass


class LosesACardInAnotherWorld(Saloons):
    def redeal_hidden(self, g: Saloon, seat: Seat | None, rng: Rng) -> None:
        super().redeal_hidden(g, seat, rng)
        g.deck = g.deck[1:]


class DealsWithoutSorting(Saloons):
    def redeal_hidden(self, g: Saloon, seat: Seat | None, rng: Rng) -> None:
        other = (g.current + 1) % len(g.hands)
        rng.shuffle(g.deck if other == seat else g.hands[other])


class DealsTheOwnHandAnewToo(Saloons):
    def redeal_hidden(self, g: Saloon, seat: Seat | None, rng: Rng) -> None:
        super().redeal_hidden(g, None if g.phase == "play" else seat, rng)


class RemembersWhatAnotherHeld(Saloons):
    async def play(self, g: Saloon) -> None:
        await ask(g.current, "look", as_options(["look"]))
        peeped = max(g.hands[(g.current + 1) % len(g.hands)], default="")
        await ask(g.current, "go", as_options(["go"]))
        if peeped > "card.5":
            self.discard(g, g.current, g.hands[g.current][0])
        await super().play(g)


class HasThingsNobodyCanFind(Saloons):
    def piece_ids(self, g: Saloon) -> Iterable[str]:
        return ["a card with blanks"]


class ChangesWhenItRefuses(Saloons):
    def why_not(self, g: Saloon, decision: Decision, option: str) -> Refused:
        g.rolls.append(0)
        return super().why_not(g, decision, option)


class TellsWhetherTheNextCardIsHigh(Saloons):
    async def play(self, g: Saloon) -> None:
        await ask(g.current, "guess", as_options(["guess"]))
        g.emit("guessed", g.current, high=int(bool(g.deck) and int(g.deck[-1].split(".")[1]) > 11))
        await super().play(g)


APART = "can tell two worlds apart"
CHANGED = "something has happened before the last back"


@pytest.mark.parametrize(
    ("rules", "counted", "note"),
    [
        (LosesACard(), "errors", ": a piece is lost or doubled"),
        (DoublesACard(), "errors", ": a piece is lost or doubled"),
        (LosesACardInAnotherWorld(), "errors", "in another world a piece is lost"),
        (DealsWithoutSorting(), "leaks", "what the seat cannot see influences another world, after 0"),
        (DealsTheOwnHandAnewToo(), "leaks", "there is no other world that looks the same"),
        (RemembersWhatAnotherHeld(), "leaks", "what the seat cannot see influences another world, after 1"),
        (HasThingsNobodyCanFind(), "errors", "no id can be found"),
        (ShowsTheDeck(), "leaks", APART),
        (ShowsAStakeToTheTable(), "leaks", APART),
        (ShowsTheNextHandToASeat(), "leaks", APART),
        (ShowsAHandToTheTable(), "leaks", APART),
        (AsksOnlyWhoHoldsIt(), "leaks", APART),
        (AsksDifferentlyBesideTheView(), "leaks", APART),
        (RollsBeforeItAsks(), "leaks", APART),
        (TellsWhatWasDealt(), "leaks", "seat 1 hears of"),
        (TellsWhatWasDrawn(), "leaks", "seat None hears of"),
        (TellsItTheWrongSeat(), "leaks", "hears of"),
        (TellsInASentence(), "leaks", "hears of"),
        (OffersOthersCards(), "leaks", "seat 0 hears of"),
        (NamesAHiddenCardInAQuestion(), "leaks", "hears of"),
        (KeepsALifeInTheRules(), "restore_mismatches", "restored, the game is another"),
        (ForgetsInItsDump(), "restore_mismatches", "restored, the game is another"),
        (ChangesBeforeBack(), "errors", CHANGED),
        (TellsBeforeBack(), "errors", CHANGED),
        (AsksInPrivateFirst(), "errors", "no decision of this seat to go back to"),
        (BackToNowhere(), "errors", "back leads to a private step"),
        (GoesInCircles(), "errors", "defaults go round in circles"),
        (NeverEnds(), "stuck", "there is no end to it"),
        (EndsOnlyIfSomeoneActs(), "stuck", "defaults alone do not end the game"),
        (HasAWrongDefault(), "errors", "its default is not legal"),
        (ChangesUnseen(), "errors", "the state was changed before a decision"),
        (HasNoOptions(), "errors", "there are not enough options"),
        (HasALongOption(), "errors", "no option can be called"),
        (AsksNobody(), "errors", "no seat must decide"),
        (AsksTwiceAtOnce(), "errors", "two decisions at once"),
        (Fails(), "errors", "ZeroDivisionError: by a rule"),
        (NeverAsks(), "errors", "asked for no decision"),
        (ChangesWhenItRefuses(), "errors", "has changed something"),
        (TellsWhetherTheNextCardIsHigh(), "errors", "in another world it would have seen"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Rules) else "",
)
def test_a_rule_broken_on_purpose_is_found(rules, counted, note) -> None:
    reports = (played(rules, limit=80, games=1, seed=f"{number}") for number in range(4))
    match = next((item for item in reports if any(note in line for line in item.notes)), None)

    assert match is not None
    assert getattr(match, counted) > 0
    assert not match.clean


def test_a_broken_rule_costs_its_own_game_and_the_others_are_played() -> None:
    report = played(Fails(), games=6, verify=False, players=("heuristic", "random"))

    assert report.errors == 6 - report.finished
    assert "ZeroDivisionError: by a rule" in report.notes[0]


def test_without_verify_a_game_that_does_not_end_is_stuck_all_the_same() -> None:
    report = played(NeverEnds(), games=2, verify=False)

    assert (report.stuck, report.finished, report.decisions) == (2, 0, 2 * 500)


@pytest.mark.parametrize(
    "decision",
    [
        Decision(0, "k", ("a", "a")),
        Decision(0, "k", ("!seat-left",)),
        Decision(0, "k", ("back",)),
        Decision(0, "k", ("",)),
        Decision(0, "k", ("a",), 2, 2),
        Decision(0, "k", ("a", "b"), 2, 1, rule_default=("a",)),
        Decision(0, "k", ("a", "b"), -1, 1, rule_default=("a",)),
        Decision(0, "k", ("a",), rule_default=("b",)),
    ],
)
def test_a_question_that_cannot_be_put_to_anyone_has_a_fault(decision) -> None:
    assert list(faults(decision))


def test_a_sound_question_has_none() -> None:
    assert not list(faults(Decision(0, "k", ("a" * 60, "b"), 0, 2, can_go_back=True)))
