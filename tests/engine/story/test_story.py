"""The story of a game: chances, costs of decisions, and luck, which add up to the result."""

from dataclasses import replace
from functools import cache
from itertools import pairwise
from math import log
from random import Random

import pytest

from engine.core.forced import only_reply_forward
from engine.core.game import AnyGame, Game, LogRow
from engine.core.rng import Rng, seed_from
from engine.core.worlds import WorldSampler
from engine.games import GAMES, MODULES
from engine.search.memory import CardMemory
from engine.search.rollouts import Outcome, SearchProfile, SearchWorlds
from engine.search.searcher import Search
from engine.search.value import weights_of
from engine.story import costs, reckoning
from engine.story.costs import Cost, _cost, decision_cost
from engine.story.curves import before_turns, drifted, drifts, until_missed
from engine.story.reckoning import Progress, Slice, StoryRequest, reckon, thousandths
from engine.story.segments import Course, course_of
from engine.story.story import Chapter, Mistake, Story, unpack
from engine.tables.replays import shown_at

SEARCHED = ["bang", "ragnguns", "revolver", "gnadenlos"]
SEATS = {"gnadenlos": 3}


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compute in few worlds."""
    monkeypatch.setattr(costs, "CHOOSING", 2)
    monkeypatch.setattr(costs, "MEASURING", 6)
    monkeypatch.setattr(reckoning, "MAX_SEGMENTS", 0)
    monkeypatch.setattr(reckoning, "MIN_WORLDS", 3)


def play(game: AnyGame, log: list[LogRow], seed: str = "play") -> None:
    """Let quick players finish a game."""
    rng = Rng(seed_from(seed))
    policy = MODULES[game.rules.family].policy
    while game.winners is None:
        decision = game.open_decisions[0]
        reply = only_reply_forward(decision) or policy(game.view(decision.seat), decision, rng)
        log.append(game.answer(decision.seat, reply))


@cache
def finished(name: str, number: int = 0, **facts: int) -> StoryRequest:
    seats = facts.get("seats", SEATS.get(name, 2))
    game, log = Game.new(GAMES[name], seats, seed_from("story", name, number)), list[LogRow]()
    deal = game.checkpoint
    play(game, log)
    return StoryRequest(name, game.rules.version, seats, deal, tuple(log), "seed")


def whole(request: StoryRequest) -> Story:
    return reckon(request, Progress()).story


@pytest.mark.parametrize("name", ["bang", "outlaws-duel"])
def test_the_share_of_the_work_that_is_done_only_grows(name: str, quickly: None) -> None:
    request, part, shares = finished(name), Slice(Progress()), list[float]()
    while part.story is None and len(shares) < 15:
        part = reckon(request, part.progress, lambda: True)
        shares.append(part.share)

    done = shares if part.story is None else shares[:-1]
    assert done == sorted(done)
    assert 0 < done[0] < done[-1] <= 1


@pytest.mark.parametrize("name", ["bang", "outlaws-duel", "revolver"])
def test_a_story_is_the_same_if_its_turns_were_computed_while_the_game_ran(name: str, quickly: None) -> None:
    request, progress = finished(name), Progress()
    end = end_of(request, 5)  # the rest is computed like the last of these
    request = replace(request, log=tuple(row for row in request.log if row.ply <= end))
    for turn in (2, 3, 4):
        log = tuple(row for row in request.log if row.ply <= end_of(request, turn))
        part = reckon(replace(request, log=log, before=turn), progress)
        assert (part.story, part.share) == (None, 1)
        assert len(part.progress.samples) >= len(progress.samples)
        progress = part.progress

    assert progress.samples
    assert reckon(request, progress).story == whole(request)


def test_what_was_computed_of_turns_that_were_taken_back_is_dropped(quickly: None) -> None:
    request = finished("bang")
    log = [row for row in request.log if row.ply <= end_of(request, 5)]
    running = reckoning._Reckoning(replace(request, log=tuple(log), before=5), Progress())
    assert running.work()
    known = running.progress
    back = next(one for one in course_of(request.recording, 2).segments if one.turn == 4).checkpoint
    game = Game.rewind(request.recording.rules, back, log[-1].ply)
    log.append(game.tail[-1])
    play(game, log)

    assert reckoning._Reckoning(request, known).progress.costs == known.costs
    assert not reckoning._Reckoning(replace(request, log=tuple(log)), known).progress.costs


def end_of(request: StoryRequest, turn: int) -> int:
    """Return a row of the log in this turn or later."""
    return next(one.end_ply for one in course_of(request.recording, 2).segments if one.turn == turn)


def random_story(chance: Random) -> Story:
    """Return arbitrary chances and mistakes."""
    seats = chance.randint(2, 7)

    def chances() -> tuple[int, ...]:
        values = [chance.random() for _ in range(seats)]
        return thousandths([value / sum(values) for value in values])

    line = (("play", ("a",)),)

    def mistake() -> Mistake:
        return Mistake(
            seat=chance.randrange(seats), loss=chance.randint(20, 900), error=5,
            best=line, played=line, chance=500, better=500, real_gain=chance.randint(0, 900), gains={},
        )  # fmt: skip

    chapters = [
        Chapter(ply=ply, end_ply=ply + 1, turn=ply // 3, chances=chances(),
                mistakes=tuple(mistake() for _ in range(chance.randint(0, 2))))
        for ply in range(chance.randint(1, 30))
    ]  # fmt: skip
    return Story(seed="s", worlds=1, chapters=tuple(chapters), end=chances())


@pytest.mark.parametrize("number", range(5))
def test_without_ones_own_mistakes_none_of_them_is_left(number: int) -> None:
    story = random_story(Random(number))
    spared = story.without({0})

    assert all(item.seat != 0 for chapter in spared.chapters for item in chapter.mistakes)


@pytest.mark.parametrize(
    ("as_before", "before"), [((0.66, 0.34), 0.54), ((0.5, 0.5), 0.7), ((0.45, 0.55), 0.7), ((0.8, 0.2), 0.5)]
)
def test_a_steep_step_of_the_curve_is_only_as_steep_as_what_happens_makes_it(
    as_before: tuple[float, ...], before: float
) -> None:
    curve = [*[(0.5, 0.5)] * 15, (0.7, 0.3)]  # an eighth of it are two questions
    drawn = [drifted(*both)[0] for both in zip(curve, drifts(curve, {15: as_before}))]

    assert drawn[-2:] == pytest.approx([before, 0.7])
    assert drawn[-4:-2] == pytest.approx([0.5, (0.5 + before) / 2])  # it comes bit by bit


def test_the_step_of_a_turn_follows_what_was_done_in_it() -> None:
    curve = [(one, 1 - one) for one in (0.5, 0.6, 0.2, 0.3, 0.9)]

    assert [own for own, _ in before_turns(curve, [1, 1, 2, 2, 3])] == [0.5, 0.6, 0.6, 0.3, 0.3]


def test_the_rounds_of_a_tournament_are_no_turns_of_revolver() -> None:
    turns = [one.turn for one in course_of(finished("revolver").recording, 2).segments]

    assert turns == sorted(turns)
    assert turns[0] == 0


def test_a_small_step_of_the_curve_stays_as_it_was_valued() -> None:
    assert drifts([(0.5, 0.5), (0.58, 0.42)], {1: (0.5, 0.5)}) == [[0, 0]] * 2


def erring(loss: int, real_gain: int) -> Story:
    """Return a game in which seat 0 makes a mistake."""
    line = (("play", ("a",)),)
    lost = Mistake(
        seat=0, loss=loss, error=5, best=line, played=line, chance=600, better=500,
        real_gain=real_gain, gains={},
    )  # fmt: skip
    one, two = (600, 400), (400, 600)
    chapters = (
        Chapter(ply=0, end_ply=1, turn=1, chances=one),
        Chapter(ply=1, end_ply=2, turn=2, chances=two, mistakes=(lost,)),
    )
    return Story(seed="s", worlds=1, chapters=chapters, end=two)


def test_a_mistake_is_told_by_what_it_really_cost_if_its_seat_could_know_half_of_that() -> None:
    story = erring(120, 180)
    [(number, mistake)] = story.told_mistakes()

    assert (number, mistake.cost) == (1, 180)
    assert mistake.worth == (600, 420)
    assert not erring(120, 250).told_mistakes()
    assert [mistake.cost for _, mistake in erring(120, 250).mistakes_of(0)] == [120]


@pytest.mark.parametrize(("before", "then"), [(0.95, 0.93), (0.4, 0.2)])
def test_the_chance_falls_where_a_win_is_missed_if_it_was_counted_on_before_the_turn(
    before: float, then: float
) -> None:
    [(_, mistake)] = erring(500, 730).told_mistakes()
    curve = [(before, 1 - before), (0.2, 0.8), (0.2, 0.8), (0.25, 0.75)]
    moved = until_missed(curve, [1, 2, 2, 2], {2: (mistake,)})

    assert [round(chances[0], 2) for chances in moved] == [before, then, then, 0.25]
    assert all(sum(chances) == pytest.approx(1) for chances in moved)


def test_no_mistake_is_told_of_what_brought_its_seat_nearer_to_winning() -> None:
    story = erring(120, 180)

    assert not story.model_copy(update={"end": (1000, 0)}).told_mistakes()


@pytest.mark.parametrize("number", range(10))
def test_of_all_mistakes_the_three_costliest_are_told_in_their_order(number: int) -> None:
    story = random_story(Random(number))
    mistakes = story.told_mistakes()
    known = [
        item
        for chapter, (_, after) in zip(story.chapters, story.curve[1:], strict=True)
        for item in chapter.mistakes
        if item.is_told and after[item.seat] <= chapter.chances[item.seat]
    ]

    assert sorted(item.cost for _, item in mistakes) == sorted(item.cost for item in known)[-3:]
    assert [at for at, _ in mistakes] == sorted(at for at, _ in mistakes)


def test_a_packed_story_comes_back_and_a_damaged_or_older_one_is_refused() -> None:
    story = random_story(Random(1))
    packed = story.pack()

    assert unpack(packed) == story
    with pytest.raises(ValueError, match="damaged"):
        unpack(packed[1:])
    with pytest.raises(ValueError, match="validation error"):
        unpack(story.model_copy(update={"form": 0}).pack())


def test_chances_count_on_what_the_seats_really_do_later_in_the_turn() -> None:
    request = finished("bang")
    course = course_of(request.recording, 2)
    first, later, seat = next(
        (number, number + 1, seat)
        for number, (one, other) in enumerate(pairwise(course.segments))
        for seat in one.lines.keys() & other.lines.keys()
        if one.turn == other.turn
    )
    better = (("play", ("better",)),)
    cost = Cost(seat, 0.3, 0.01, better, course.segments[later].lines[seat], 0.5, 0.6, {})
    line = reckoning._Reckoning(request, Progress(costs={(later, seat): cost}))._lines(first)[seat]
    real = (*course.segments[first].lines[seat], *course.segments[later].lines[seat])

    assert line[: len(real)] == real


def test_at_another_seats_question_whose_turn_it_is_plays_on_as_they_really_did() -> None:
    request = finished("bang")
    course = course_of(request.recording, 2)
    number, seat = next(
        (number, seat)
        for number, (one, other) in enumerate(pairwise(course.segments))
        for seat in other.lines.keys() - one.lines.keys()
        if one.turn == other.turn
    )
    real = course.segments[number + 1].lines[seat]

    assert reckoning._Reckoning(request, Progress())._lines(number)[seat][: len(real)] == real


def test_only_questions_of_a_new_turn_are_valued_like_those_before_them(quickly: None) -> None:
    request = finished("bang")
    segments = course_of(request.recording, 2).segments
    even = reckoning.Sample(1, (0.5, 0.5))
    samples, steep = dict.fromkeys(range(len(segments)), even), (True,) * len(segments)
    work = reckoning._Reckoning(request, Progress(samples=samples, steep=steep))
    while work._sample_as_before():
        pass

    assert work.progress.as_before
    assert all(segments[number].turn > segments[number - 1].turn for number in work.progress.as_before)


def test_the_curve_does_not_jump_where_a_new_turn_is_valued_otherwise() -> None:
    request = finished("bang")
    count = len(course_of(request.recording, 2).segments)
    even, later = (reckoning.Sample(1, row) for row in ((0.5, 0.5), (0.8, 0.2)))
    samples = {number: even if number < count - 1 else later for number in range(count)}
    story = reckoning._Reckoning(request, Progress(samples=samples, as_before={count - 1: even})).story()

    assert [chapter.chances for chapter in story.chapters[-2:]] == [(800, 200)] * 2


def test_what_a_question_led_to_is_shown_at_the_first_stop_from_its_end_on() -> None:
    request = finished("bang")
    timeline = request.recording.timeline()
    plies = [stop.ply for stop in timeline.stops]
    for segment in course_of(request.recording, 2).segments:
        place = shown_at(timeline.stops, segment.end_ply)

        assert place in plies
        assert [ply for ply in plies if segment.end_ply <= ply < place] == []


def test_a_question_is_one_of_chance_if_a_card_is_drawn_after_it() -> None:
    request = finished("bang")
    for segment in course_of(request.recording, 2).segments:
        rows = [row for row in request.log if segment.ply < row.ply <= segment.end_ply]
        if any(event.kind == "drew" for row in rows for event in row.events):
            assert segment.is_random


@pytest.mark.parametrize("name", ["outlaws-duel", "outlaws-gangs", "outlaws-shootout"])
def test_a_game_without_lookahead_has_a_curve_and_luck_and_no_costs(name: str, quickly: None) -> None:
    request = finished(name, seats=3 if name != "outlaws-duel" else 2)
    story = whole(request)

    assert all(sum(chapter.chances) == 1000 for chapter in story.chapters)
    assert not any(chapter.mistakes for chapter in story.chapters)
    assert sum(story.end) == 1000
    assert story.chapters[-1].end_ply == request.log[-1].ply
    if name != "outlaws-gangs":  # the last round, too, which plays itself
        assert [chapter.turn for chapter in story.chapters][:5] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("name", ["outlaws-duel", "outlaws-gangs", "outlaws-shootout"])
def test_the_chances_of_wanted_are_those_of_who_sees_no_hand(name: str, quickly: None) -> None:
    first = {
        whole(finished(name, number, seats=2 if name == "outlaws-duel" else 3)).chapters[0].chances
        for number in range(4)
    }

    assert len(first) == 1  # whatever was dealt


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_gangs_are_told_by_their_cards_their_dice_and_who_leads(seats: int, quickly: None) -> None:
    for number in range(6):
        request = finished("outlaws-gangs", number, seats=seats)
        story, [begin, *stops] = whole(request), request.recording.timeline().stops

        if len(stops) < 4:  # nobody had a choice, so all opened with the dice
            assert {chapter.ply for chapter in story.chapters} <= {begin.ply, *(stop.ply for stop in stops)}
            continue
        assert [chapter.ply for chapter in story.chapters[:3]] == [
            begin.ply,
            *(stop.ply for stop in stops[:2]),
        ]
        assert [story.chances_at(stop.ply) for stop in stops[:2]] == [
            chapter.chances for chapter in story.chapters[1:3]
        ]


def test_a_gang_that_may_be_led_otherwise_has_not_won_while_cards_are_hidden(quickly: None) -> None:
    stories = [whole(finished("outlaws-gangs", number, seats=3)) for number in range(12)]

    assert any(0 < max(story.chapters[2].chances) < 1000 for story in stories if len(story.chapters) > 2)
    assert all(max(story.end) == 1000 for story in stories)


@pytest.mark.long
@pytest.mark.parametrize("name", ["bang", "gnadenlos"])
def test_the_same_seed_gives_the_same_story_however_the_work_is_divided(name: str, quickly: None) -> None:
    request = finished(name)
    request = replace(request, log=request.log[:9])  # still running there, as if it had been closed
    at_once = reckon(request, Progress()).story
    part = reckon(request, Progress(), lambda: True)
    while part.story is None:
        part = reckon(request, part.progress, lambda: True)

    assert part.story == at_once
    assert part.story.is_closed
    assert len(part.story.pack()) < 12_000


def course_with_a_blunder(name: str, passive: str) -> tuple[Course, int, int]:
    """Return a game in which a seat with a proven win does nothing instead, that segment, and the seat."""
    style = SearchProfile.of(MODULES[name])
    for number in range(40):
        request = finished(name, number)
        course = course_of(request.recording, request.seats)
        for place in range(len(course.segments) - 8, len(course.segments)):
            game = course.segments[place].game(request.recording)
            decision = game.open_decisions[0]
            worlds = SearchWorlds(game, decision.seat, style, CardMemory(decision.seat, style.game))
            search = Search(style, costs.BUDGET, Rng(seed_from("win", number)))
            if passive not in decision.options or search.proven_win(game, worlds) is None:
                continue
            log = [row for row in request.log if row.ply <= course.segments[place].ply]
            log.append(game.answer(decision.seat, (passive,)))
            if style.weights.chance(style.game.features(game.state, decision.seat)) > 0.7:
                continue  # the seat would still win
            play(game, log)
            blundered = replace(request, log=tuple(log))
            return course_of(blundered.recording, request.seats), place, decision.seat
    raise AssertionError("no such game")


@pytest.mark.long
@pytest.mark.parametrize(("name", "passive"), [("bang", "done"), ("ragnguns", "end")])
def test_giving_away_a_win_is_the_dearest_decision_of_its_turns(name: str, passive: str) -> None:
    course, number, seat = course_with_a_blunder(name, passive)
    cost = decision_cost(course, number, seat, MODULES[name], "seed")
    others = [
        decision_cost(course, other, seat, MODULES[name], "seed")
        for other in range(max(0, number - 4), number)
        if seat in course.segments[other].lines
    ]

    assert cost.counts
    assert cost.chance == 1.0
    assert all(other is None or other.loss < cost.loss for other in others)


@pytest.mark.long
@pytest.mark.parametrize("name", SEARCHED)
def test_a_decision_costs_the_same_in_games_that_its_seat_cannot_tell_apart(name: str, quickly: None) -> None:
    request, module = finished(name), MODULES[name]
    course = course_of(request.recording, request.seats)
    compared = 0
    for number, segment in enumerate(course.segments):
        [seat, *others] = segment.lines
        real = segment.game(course.recording)
        sampler = WorldSampler(real, seat)
        if others or not sampler.at_rest or number % 3:
            continue
        twin = sampler.twin(Rng(seed_from("twin", number)))
        elsewhere = replace(segment, checkpoint=twin.checkpoint, tail=twin.tail)
        # What the seat did later may not fit the twin, so both games end here.
        here = replace(course, segments=[*course.segments[:number], segment])
        there = replace(course, segments=[*course.segments[:number], elsewhere])

        assert decision_cost(here, number, seat, module, "s") == decision_cost(
            there, number, seat, module, "s"
        )
        compared += 1
        if compared == 4:
            return
    raise AssertionError(compared)


def test_a_cost_counts_only_if_a_policy_that_plays_fairly_confirms_it(quickly: None) -> None:
    request = finished("ragnguns")
    segment = course_of(request.recording, request.seats).segments[20]
    [(seat, line)] = segment.lines.items()
    claimed = Cost(seat, 0.5, 0.01, line, line, 0.9, 1.0, {})  # better than itself
    work = reckoning._Reckoning(request, Progress(costs={(20, seat): claimed}))

    assert claimed.counts
    assert work._confirm()
    cost = work.progress.costs[20, seat]
    assert not cost.counts
    assert not work._confirm()


@pytest.mark.parametrize("kind", ["disarm", "stake"])
def test_a_guess_about_hidden_cards_is_no_mistake_and_neither_is_a_bluff(kind: str) -> None:
    course = course_of(finished("ragnguns").recording, 2)
    guesses = [
        (number, seat)
        for number, segment in enumerate(course.segments)
        for seat, line in segment.lines.items()
        if kind in dict(line)
    ]

    assert guesses
    assert {decision_cost(course, *guess, MODULES["ragnguns"], "5eed") for guess in guesses} == {None}


def test_a_line_that_neither_keeps_nor_wins_anything_is_no_better() -> None:
    def cost(gain: float) -> Cost:
        rows = [
            [Outcome(0.8, False, (), {"own": gain}), Outcome(0.4, False, (), {"own": 0.0})] for _ in range(12)
        ]
        return _cost(rows, 0, (), (), 1.0)

    assert [cost(gain).counts for gain in (0.0, 0.9, 1.0)] == [False, False, True]


@pytest.mark.parametrize("name", SEARCHED)
def test_a_lucky_draw_costs_nothing(name: str, quickly: None) -> None:
    """Whatever the decks hold: what a seat could not know does not change the cost of its reply."""
    request, module = finished(name), MODULES[name]
    course = course_of(request.recording, request.seats)
    number = next(n for n, s in enumerate(course.segments) if n > 8 and not s.tail and len(s.lines) == 1)
    segment, [seat] = course.segments[number], course.segments[number].lines
    rules, deal = course.recording.rules, segment.checkpoint
    state = rules.load(deal.format, deal.data)
    for pile in rules.unseen_piles(state):
        pile.reverse()
    lucky = replace(segment, checkpoint=replace(deal, data=rules.dump(state)))
    luckier = replace(course, segments=[*course.segments[:number], lucky])
    plain = replace(course, segments=course.segments[: number + 1])
    cost = decision_cost(plain, number, seat, module, "s")

    assert lucky.checkpoint != deal
    assert decision_cost(luckier, number, seat, module, "s") == cost


@pytest.mark.parametrize("name", [*SEARCHED, "outlaws-gangs"])
def test_nobody_sees_a_difference_when_what_no_seat_knows_is_shuffled(name: str) -> None:
    request = finished(name)
    for segment in course_of(request.recording, request.seats).segments[::5]:
        game = segment.game(request.recording)
        views = [game.view(seat) for seat in (None, *range(request.seats))]
        piles = game.rules.unseen_piles(game.state)
        for pile in piles:
            pile.reverse()

        assert piles
        assert [game.view(seat) for seat in (None, *range(request.seats))] == views


def test_a_game_that_nobody_played_has_no_story() -> None:
    request = replace(finished("bang"), log=())

    with pytest.raises(ValueError, match="nobody decided"):
        reckon(request, Progress())


def test_chances_are_rounded_to_a_thousand() -> None:
    assert thousandths([1 / 3, 1 / 3, 1 / 3]) == (334, 333, 333)
    assert thousandths([0.9996, 0.0004]) == (1000, 0)


def test_stories_multiply_the_logit_and_trust_early_positions_less() -> None:
    weights = weights_of("revolver").model_copy(update={"story_scale": 0.5, "story_early": 0.4})
    numbers = [0.5] * 20
    chance, scaled = weights.chance(numbers), weights.chance(numbers, 0.5)

    assert log(scaled / (1 - scaled)) == pytest.approx(0.5 * log(chance / (1 - chance)))
    assert [weights.story_factor(turn) for turn in (0, 6, 12, 40)] == pytest.approx([0.2, 0.35, 0.5, 0.5])


def test_chances_in_stories_are_surer_than_the_formula_where_their_worlds_know_more() -> None:
    style = SearchProfile.of_stories(MODULES["bang"], 2)
    assert style.weights.story_sharpness > 1
    plain = replace(style, weights=style.weights.model_copy(update={"story_sharpness": 1.0}))
    course = course_of(finished("bang").recording, 2)
    game = course.segments[-1].game(course.recording)
    sharp, chances = style.chances(game), plain.chances(game)

    assert abs(sharp[0] - 0.5) > abs(chances[0] - 0.5)
    assert sum(sharp) == pytest.approx(1)


def test_every_chapter_is_as_long_on_the_curve_whatever_was_taken_back_in_it() -> None:
    plies = ((0, 2), (2, 8), (8, 10), (10, 12))
    chapters = tuple(
        Chapter(ply=start, end_ply=end, turn=turn, chances=(500, 500))
        for turn, (start, end) in enumerate(plies, 1)
    )
    story = Story(seed="s", worlds=1, chapters=chapters, end=(1000, 0))

    assert [story.progress(ply) for ply in (-1, 0, 2, 5, 8, 10, 12, 99)] == [
        0, 0, 250, 375, 500, 750, 1000, 1000,
    ]  # fmt: skip
