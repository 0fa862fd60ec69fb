"""The chronicle of a finished game: which episodes are told, and in which words."""

import logging
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest
from recorded import Played, played

from bot.features.game_panels.chronicle import MAX_ENTRIES, TURN, chronicle, main_of, turn_events
from bot.features.game_panels.story_text import turned
from bot.games import PRESENTERS
from bot.games.outlaws.rounds import decider
from bot.games.parts import Episode, TurnEvent
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.typesetting import has
from engine.core.rules import Event
from engine.games import GAMES
from engine.story.segments import course_of
from engine.story.story import Chapter, Story

MODES = {
    "outlaws-duel": 2, "outlaws-shootout": 3, "outlaws-gangs": 3, "bang": 2, "ragnguns": 2, "revolver": 2,
    "gnadenlos": 3,
}  # fmt: skip
EN, LATE = load_texts("en"), 700  # thousandths of a game, at which its last stretch begins


def say(game: str) -> Phrases:
    return Phrases(EN, game, ["Ann", "Bob", "Cleo"])


def calm(turns: int, seats: int = 2, end: int = 99) -> Story:
    """Return a story of this many turns, each of one row, in which no turn changed a chance."""
    even = (1000 // seats,) * seats
    chapters = tuple(
        Chapter(ply=n - 1, end_ply=n if n < turns else end, turn=n, chances=even) for n in range(1, turns + 1)
    )
    return Story(seed="", worlds=1, chapters=chapters, end=even)


def began(turn: int) -> Event:
    return Event("turn-began", 0, (("turn", turn), ("number", turn)))


def killed(card: str) -> Event:
    return Event("died", 0, (("target", card), ("card", "bang-2C"), ("by", "jesse-jones")))


def hit(target: str, left: int) -> Event:
    return Event("wounded", 0, (("target", target), ("left", left), ("by", "jesse-jones")))


@cache
def whole_game(mode: str, number: int, *, plain: bool = False) -> tuple[Played, Story]:
    game = played(mode, number, limit=4000, seats=MODES[mode], plain=plain)
    segments, seats = course_of(game.recording, MODES[mode]).segments, MODES[mode]
    chapters = tuple(
        Chapter(ply=one.ply, end_ply=one.end_ply, turn=one.turn, chances=(1000 // seats,) * seats)
        for one in segments
    )
    end = tuple(1000 * (seat in (game.game.winners or ())) for seat in range(seats))
    return game, Story(seed="", worlds=1, chapters=chapters, end=end)


def episodes(mode: str, number: int) -> list[Episode]:
    game, story = whole_game(mode, number)
    presenter = PRESENTERS[GAMES[mode].family]
    rows = turn_events(game.recording.events(), presenter)
    return [*presenter.episodes(rows, story.chapters[-1].end_ply)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_every_episode_of_whole_games_is_told_in_two_ways_without_a_gap(
    mode: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    phrases = Phrases(load_texts(language), GAMES[mode].family, ["Ann", "Bob", "Cleo"])
    events = [episode.row.event for number in range(4) for episode in episodes(mode, number)]
    for event in events:
        ways = {phrases.in_gazette(event, other=other) for other in (False, True)}
        assert len({*filter(None, ways)}) == 2
        assert not [sign for way in ways for sign in way if not has("text", sign)]

    assert events
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("mode", MODES)
def test_a_chronicle_is_short_in_order_and_reaches_the_last_stretch(mode: str) -> None:
    for number in range(4):
        game, story = whole_game(mode, number)
        entries = chronicle(story, game.recording.events(), number, say(GAMES[mode].family))
        late = [one for one in episodes(mode, number) if story.progress(one.row.ply) >= LATE]

        assert 0 < len(entries) <= MAX_ENTRIES
        assert [one.number for one in entries] == [*range(1, len(entries) + 1)]
        log = [(ply, event) for ply, of_ply in sorted(game.recording.events().items()) for event in of_ply]
        places = [log.index(one) for entry in entries if (one := (entry.ply, entry.event)) in log]
        assert places == sorted(places)
        assert [one.ply for one in entries] == sorted(one.ply for one in entries)
        assert len({one.sentence for one in entries}) == len(entries)
        assert not late or any(story.progress(one.ply) >= LATE for one in entries)


def test_whom_a_recruiting_brought_is_told_if_the_chances_turned_by_it() -> None:
    gold = Event("found", 0, (("nuggets", 12),))
    pairs = ((1, "old-quartz"), (2, "nugget-nell"))
    hires = [Event("recruited", seat, (("cards", card),)) for seat, card in pairs]
    events = {1: [began(1), gold], 2: [*hires, Event("laid", 1, (("sum", 9),))], 4: [began(2), gold]}

    def sentences(turning: int) -> list[str]:
        before, after = (500, 400, 100), (500, 400 - turning, 100 + turning)
        chapters = tuple(
            Chapter(ply=n - 1, end_ply=n, turn=turn, chances=after if n == 3 else before)
            for n, turn in ((1, 1), (2, 1), (3, 2))
        )
        story = Story(seed="", worlds=1, chapters=chapters, end=after)
        return [one.sentence for one in chronicle(story, events, 0, say("gnadenlos")) if one.turn == "Turn 1"]

    assert [len(sentences(turning)) for turning in (300, 50)] == [2, 1]
    assert "Old Quartz" in sentences(300)[1]
    assert "Cleo" in sentences(300)[1]


def test_two_vultures_of_one_player_in_a_turn_are_told_as_one() -> None:
    first, other, second = (
        Event("ruined", seat, (("value", value), ("vultures", n)))
        for seat, n, value in ((1, 1, 1), (2, 1, 2), (1, 2, 4))
    )
    entries = chronicle(calm(1, seats=3), {1: [began(1), first, other, second]}, 0, say("gnadenlos"))

    assert [one.sentence for one in entries] == [
        "Cleo cannot pay 2: a vulture lands.",
        "Broke! Bob owes 5 and meets 2 vultures.",
    ]


def test_of_a_turn_one_episode_is_told_and_every_death() -> None:
    events = {
        1: [began(1), hit("el-gringo", 2), hit("pedro-ramirez", 3)],
        2: [began(2), killed("el-gringo"), hit("pedro-ramirez", 2), killed("pedro-ramirez")],
        3: [began(3), hit("black-jack", 1)],
    }
    entries = chronicle(calm(3), events, 0, say("bang"))

    assert [one.turn for one in entries] == ["Turn 1", "Turn 2", "Turn 2", "Turn 3"]


def test_what_changed_the_chances_is_told_before_what_did_not() -> None:
    events = {n: [began(n), hit("el-gringo", n)] for n in range(1, 10)}
    even, won = (500, 500), (100, 900)
    story = calm(9)
    chapters = tuple(
        one.model_copy(update={"chances": even if one.turn <= 6 else won}) for one in story.chapters
    )
    story = story.model_copy(update={"chapters": chapters, "end": won})
    entries = chronicle(story, events, 0, say("bang"))

    assert "Turn 6" in {one.turn for one in entries}
    assert main_of(entries) == next(one for one in entries if one.turn == "Turn 6")


def test_what_favors_one_side_weighs_only_as_far_as_that_side_gained() -> None:
    hurt = [
        Event("hurt", seat, (("count", 1), ("surplus", 0), ("total", 1), ("by", "torche.0")))
        for seat in (0, 1)
    ]
    chapters = tuple(
        one.model_copy(update={"chances": (500, 500) if one.turn == 1 else (800, 200)})
        for one in calm(2).chapters
    )
    story = Story(seed="", worlds=1, chapters=chapters, end=(800, 200))
    on_ann, on_bob = (chronicle(story, {1: [began(1), one]}, 0, say("ragnguns"))[0] for one in hurt)

    assert (on_bob.event.kind, on_bob.weight) == ("hurt", 385)
    assert on_ann.weight == 85


def test_a_turn_in_words_is_where_it_happened_and_not_at_the_row_that_begins_the_next_one() -> None:
    game, story = whole_game("ragnguns", 0, plain=True)  # no choice is taken back where turns meet
    turns = sorted({one.turn for one in story.chapters})[1:-1]
    stops, phrases = game.recording.timeline().stops, say("ragnguns")
    events = game.recording.events()
    for turn in turns:
        chances = {True: (0, 1000), False: (1000, 0)}
        chapters = tuple(
            one.model_copy(update={"chances": chances[one.turn > turn]}) for one in story.chapters
        )
        turning = story.model_copy(update={"chapters": chapters})
        for entry in chronicle(turning, events, 0, phrases):
            if entry.event.kind == TURN:
                at = next(stop for stop in stops if stop.ply >= entry.ply)
                assert entry.turn == phrases.texts("gazette-turn", turn=at.turn)


def test_a_turn_of_ragnguns_near_the_end_tells_what_either_took_and_that_a_card_fell() -> None:
    def taken(kind: str, seat: int, **facts: str | int) -> Event:
        return Event(kind, seat, tuple({"surplus": 0, "by": "torche.0", **facts}.items()))

    card = "doc-ravenstorm.0"
    felled = [taken("wounded", 0, card=card, count=1), Event("discarded", 0, (("card", card),))]
    both = [taken("hurt", seat, count=3, total=5) for seat in (0, 1)]
    events = {1: [began(1), *felled], 2: [began(2), *both]}

    entries = chronicle(calm(2), events, 0, say("ragnguns"))

    assert [one.turn for one in entries] == ["Turn 1", "Turn 2", "Turn 2"]
    assert entries[0].sentence in (
        "Doc (Ann) falls: Torch.",
        "Down goes Doc, on Ann’s side (Torch).",
    )


def test_the_shot_that_ended_a_game_of_bang_is_always_in_its_chronicle() -> None:
    spree = [hit("pedro-ramirez", left) for left in (3, 2, 1)]
    events = {n: [began(n), *spree] for n in range(1, 7)} | {7: [began(7), killed("el-gringo")]}

    assert chronicle(calm(7, end=7), events, 0, say("bang"))[-1].turn == "Turn 7"


@pytest.mark.parametrize("mode", ["outlaws-duel", "outlaws-shootout"])
def test_a_duel_and_a_shootout_are_told_round_by_round_with_the_one_that_decided_first(mode: str) -> None:
    decided = 0
    for number in range(8):
        game, story = whole_game(mode, number)
        entries = chronicle(story, game.recording.events(), number, say("outlaws"))
        best = decider(game.game.view(None))

        assert [one.turn for one in entries] == [f"Round {n}" for n in range(1, 6)]
        if best is not None:
            assert main_of(entries) == entries[best.number - 1]
            decided += 1
    assert decided


def test_a_fight_of_gangs_is_told_by_the_gang_the_dice_and_what_decided() -> None:
    game, story = whole_game("outlaws-gangs", 1)
    gang, dice, result = chronicle(story, game.recording.events(), 0, say("outlaws"))

    assert [one.turn for one in (gang, dice, result)] == ["The gangs", "The dice", "The showdown"]
    assert "skill" in gang.sentence
    assert "dice" in dice.sentence
    assert main_of([gang, dice, result]) == result


def test_hits_of_a_turn_on_a_pistolero_are_told_as_one_with_their_cause() -> None:
    trap = "guet-apens.0"

    def lines(*counts: tuple[int, int, str]) -> list[str]:
        hits = [
            Event("hurt", 1, (("count", count), ("surplus", 0), ("total", total), ("by", by)))
            for count, total, by in counts
        ]
        return [one.sentence for one in chronicle(calm(7), {7: [began(7), *hits]}, 1, say("ragnguns"))]

    [several] = lines((2, 2, trap), (1, 3, "torche.0"))
    [one_cause] = lines((2, 2, trap), (1, 3, trap))
    [single] = lines((1, 3, trap))

    assert "3 hits" in several
    assert "Ambush" not in several
    assert "3 hits" in one_cause
    assert "Ambush" in one_cause
    assert "hits" not in single
    assert "3 of 6" in single
    [end] = lines((3, 6, trap))
    assert "6 of 6" in end


def test_wounds_of_a_turn_on_a_character_are_told_as_one_with_the_life_left_after_the_last() -> None:
    def sentences(*harm: tuple[str, int, str], cures: int = 0) -> list[str]:
        shots = [
            Event(
                "wounded" if left else "died",
                1,
                (
                    ("card", card),
                    ("target", "bart-cassidy"),
                    ("count", 1),
                    ("left", left),
                    ("theirs", 1),
                    ("by", by),
                ),
            )
            for card, left, by in harm
        ]
        healed = [Event("healed", 0, (("target", "jourdonnais"), ("left", 3 + n))) for n in range(cures)]
        events = {1: [began(1), *shots, *healed], 2: [began(2)]}
        return [one.sentence for one in chronicle(calm(2), events, 0, say("bang"))]

    bang, by = "bang-2C", "willy-the-kid"

    assert sentences((bang, 3, by), ("bang-3C", 2, by)) == [
        "Willy the Kid’s BANG!: 2 hits on Bob’s Bart Cassidy, 2 left."
    ]
    assert sentences((bang, 3, by), ("gatling-10H", 2, by)) == [
        "2 hits on Bob’s Bart Cassidy in one turn: 2 left."
    ]
    assert sentences((bang, 3, by), (bang, 2, by), (bang, 1, by), (bang, 0, by)) == [
        "Willy the Kid shoots Bart Cassidy down with 3 BANG!s in one turn."
    ]
    assert sentences(("dynamite", 1, by)) == ["The Dynamite goes off under Bart Cassidy: 1 left."]
    assert sentences(cures=2) == ["Jourdonnais regains 2 life points and stands at 4."]
    assert sentences(cures=1) == []


def test_a_deadly_dynamite_is_told_with_the_card_that_set_it_off() -> None:
    flipped = Event(
        "flipped", 0, (("cards", "missed-AC missed-8S"), ("why", "dynamite"), ("target", "bart-cassidy"))
    )
    blown = (("target", "bart-cassidy"), ("card", "dynamite"))
    blast = [Event("wounded", 0, (*blown, ("count", 3), ("left", 0))), Event("died", 0, blown)]
    [entry] = chronicle(calm(2), {1: [began(1), flipped, *blast]}, 0, say("bang"))

    assert entry.sentence == "The 8 of spades: the Dynamite sends Ann’s Bart Cassidy to Boot Hill."


def test_a_first_scratch_weighs_less_than_a_wound_that_leaves_1_and_three_hits_most() -> None:
    def wound(left: int) -> Event:
        return Event("wounded", 1, (("target", "bart-cassidy"), ("count", 1), ("left", left)))

    turns = ((wound(3),), (wound(2),), (wound(1),), (wound(3), wound(2), wound(1)))
    events = {n: [began(n), *wounds] for n, wounds in enumerate(turns, 1)}
    weights = [one.weight for one in chronicle(calm(5), events, 0, say("bang"))]

    assert len(weights) == len(turns)
    assert weights == sorted(weights)


def test_who_is_as_low_as_before_and_was_healed_between_is_down_again() -> None:
    rows = (hit("bart-cassidy", 1), Event("healed", 0, (("target", "bart-cassidy"), ("left", 2))))
    events = {n: [began(n), event] for n, event in enumerate((*rows, rows[0]), 1)}

    again = ["again" in one.sentence for one in chronicle(calm(4), events, 0, say("bang"))]

    assert again == [False, True]


def test_of_a_comeback_one_episode_is_of_the_time_before_the_winner_came_back() -> None:
    hits = [hit("bart-cassidy", 3), *(hit("jesse-jones", left) for left in (1,) * 6), hit("bart-cassidy", 1)]
    hits[1:-1] = [replace(one, seat=1) for one in hits[1:-1]]
    events = {n: [began(n), one] for n, one in enumerate(hits, 1)}
    chances = (*[200] * 3, *[700] * 7)
    for low, turns in ((200, "Turn 1"), (400, "Turn 2")):
        chapters = tuple(
            Chapter(ply=n - 1, end_ply=n, turn=n, chances=(max(one, low), 1000 - max(one, low)))
            for n, one in enumerate(chances, 1)
        )
        story = Story(seed="", worlds=1, chapters=chapters, end=(1000, 0))
        assert chronicle(story, events, 0, say("bang"))[0].turn == turns


def test_turns_of_revolver_count_both_sides_and_who_fell_together_is_told_at_once() -> None:
    def fell(card: str, why: str = "attack") -> Event:
        return Event("fell", 0, (("card", card), ("why", why)))

    def ended(seat: int) -> Event:
        return Event("ended", seat)

    marched = Event("marched", 0, (("field", "mine"), ("box", 1)))
    events = {
        1: [marched, fell("benito-the-baker"), fell("ochoa-the-farmer"), ended(0)],
        2: [Event("dynamited", 1), ended(1)],
        3: [marched, Event("gatling-fired", 1), fell("long-clara", "gatling"), ended(0)],
    }
    entries = chronicle(calm(3), events, 0, say("revolver"))

    assert ["Benito the Baker" in entries[0].sentence, "Ochoa the Farmer" in entries[0].sentence] == [
        True,
        True,
    ]
    assert "bridge" in entries[1].sentence
    assert "Gatling" in entries[2].sentence
    assert [one.turn for one in entries] == ["Turn 1", "Turn 2", "Turn 3"]


def test_tunnels_that_come_down_twice_are_told_as_two_events() -> None:
    events = {n: [Event("collapsed", 1), Event("ended", 1)] for n in (1, 2)}
    entries = chronicle(calm(2), events, 0, say("revolver"))

    assert ["again" in one.sentence for one in entries] == [False, True]


def test_the_end_of_the_road_and_a_death_that_delays_the_army_are_told() -> None:
    attack = Event("overrun", 1, (("gang", 9), ("guards", 8)))
    last = Event("ended", 1)
    marched = [Event("marched", 0, (("field", field), ("box", 1))) for field in ("saloon", "bridge")]
    events = {
        n: [march, Event("ended", 0), attack, Event("fell", 0, (("card", card), ("why", "attack"))), last]
        for n, (march, card) in enumerate(zip(marched, ("benito-the-baker", "ruth-calder")), 1)
    }
    episodes = PRESENTERS["revolver"].episodes(turn_events(events, PRESENTERS["revolver"]), 9)
    sentences = [say("revolver").in_gazette(one.row.event, other=False) for one in episodes]

    assert "Ruth Calder falls, and the army gets a token back." in sentences
    assert "Saloon are behind, Bridge, Malpaso and Mine ahead: one guardian has fallen." in sentences


def test_all_who_fell_in_the_last_turn_are_told_at_once_also_where_the_game_ends() -> None:
    people = ("preacher-boone", "sergeant-wu", "padre-esteban")
    shots = [Event("gatling-fired", 1, (("card", "ammunition-wagon"),)) for _ in range(2)]
    fell = [Event("fell", 0, (("card", card), ("why", "gatling"))) for card in people]
    spared = Event("spared", 0, (("card", "sergeant-wu"),))
    events = {1: [shots[0], fell[0], spared], 2: [shots[1], *fell[1:], Event("killed", 1), Event("won", 1)]}
    [one] = PRESENTERS["revolver"].episodes(turn_events(events, PRESENTERS["revolver"]), 2)

    assert one.row.ply == 2  # nor does a replay stop at the first shot
    assert dict(one.row.event.facts) == {"cards": " ".join(people), "count": 3}


def test_who_fell_to_a_card_that_old_comrades_fetched_in_that_turn_is_told_with_it() -> None:
    wagon = (("card", "ammunition-wagon.1"),)
    shot, fell = (
        Event("gatling-fired", 1, wagon),
        Event("fell", 0, (("card", "sergeant-wu"), ("why", "gatling"))),
    )
    events = {1: [Event("recovered", 1, (*wagon, ("by", "old-comrades"))), shot, fell]}
    later = {1: events[1][:1], 2: [Event("ended", 1)], 3: [shot, fell]}
    presenter = PRESENTERS["revolver"]
    [one], [other] = (presenter.episodes(turn_events(rows, presenter), 9) for rows in (events, later))

    line = "Old Comrades fetch Ammunition Wagon, and the Gatling fells Sergeant Wu."
    assert say("revolver").in_gazette(one.row.event) == line
    assert other.row.event.kind == "gatling"


def test_no_episode_is_told_of_whom_it_favors_while_their_chance_fell() -> None:
    gold = Event("found", 1, (("nuggets", 14),))
    events = {n: [began(n), gold] for n in (1, 2)}
    story = calm(3, seats=3)
    first, second, third = story.chapters
    for chance, turns in ((250, ["Turn 1"]), (400, ["Turn 1", "Turn 2"])):
        chances = (1000 - 333 - chance, chance, 333)
        after = third.model_copy(update={"chances": chances})
        now = story.model_copy(update={"chapters": (first, second, after)})
        entries = chronicle(now, events, 0, say("gnadenlos"))
        assert [one.turn for one in entries if one.event.kind == "found"] == turns


def test_the_largest_step_is_told_by_what_happened_in_it_not_by_what_came_after() -> None:
    trap = "baril-de-poudre.1"
    outbid = [Event("overbid", 0, (("price", 4),)), Event("discarded", 1, (("card", trap),))]
    scratch = Event("wounded", 1, (("card", "doc-ravenstorm.0"), ("count", 1), ("by", "pepper-malone")))
    keep = Event("kept", 0, (("count", 1),))
    events = {1: [began(1), *outbid], 2: [scratch], 3: [keep]}
    steps = ((800, 200), (20, 980), (20, 980))
    chapters = [Chapter(ply=n, end_ply=n + 1, turn=1, chances=one) for n, one in enumerate(steps)]
    story = Story(seed="", worlds=1, chapters=tuple(chapters), end=(20, 980))
    [entry] = chronicle(story, events, 0, say("ragnguns"))
    [_, wound] = PRESENTERS["ragnguns"].episodes(turn_events(events, PRESENTERS["ragnguns"]), 9)

    assert entry.sentence == "Ann outbids Powder Keg for 4: the Piège is gone."
    assert wound.row.ply == 2  # where it was, not where as much was kept


def test_who_was_as_strong_is_told_with_what_an_event_brought() -> None:
    sent = [
        Event("revealed", seat, (("card", "nugget-nell"), ("strength", n)))
        for seat, n in enumerate((6, 6, 1))
    ]
    brought = [Event("found", seat, (("nuggets", 14 + seat),)) for seat in (0, 1)]
    [entry] = chronicle(calm(4, 3), {4: [began(4), *sent, *brought]}, 0, say("gnadenlos"))

    assert "tied with Ann" in entry.sentence
    assert "15 nuggets" in entry.sentence


def test_gold_that_all_got_is_no_episode_but_a_leader_whom_poker_sends_back_is() -> None:
    sent = [Event("revealed", seat, (("card", "quickdraw-quill"), ("strength", 4))) for seat in range(3)]
    gold = [*sent, *(Event("found", seat, (("nuggets", 15),)) for seat in range(3))]
    walks = [Event("advanced", seat, (("field", to), ("steps", 1))) for seat, to in ((0, 22), (1, 12))]
    back = [
        Event("retreated", seat, (("steps", 4), ("field", to), ("why", "poker")))
        for seat, to in ((0, 18), (1, 8))
    ]
    events = {
        1: [began(1), *gold],
        2: [began(2), *walks],
        3: [began(3), *sent, back[0]],
        4: [began(4), *sent, back[1]],
    }
    entries = chronicle(calm(9, 3), events, 0, say("gnadenlos"))

    assert "Turn 1" not in {one.turn for one in entries}
    weights = {one.turn: one.weight for one in entries}
    assert weights["Turn 3"] > 2 * weights["Turn 4"]


@pytest.mark.parametrize(("field", "left", "is_first"), [(27, 0, True), (19, 0, False), (27, 5, None)])
def test_a_payday_that_took_all_of_the_one_in_front_weighs_more(
    field: int, left: int, is_first: bool | None
) -> None:
    walks = [Event("advanced", seat, (("field", to), ("steps", 1))) for seat, to in ((0, 22), (1, field))]
    due = [
        Event("paid", 1, (("value", 2), ("left", left + 3))),
        Event("paid", 1, (("value", 3), ("left", left))),
    ]
    vulture = Event("ruined", 2, (("value", 4), ("vultures", 1)))
    over = Event("payday-ended", None, (("column", 4),))
    events = {1: [*walks, began(1)], 2: [began(2), *due, over], 3: [began(3), vulture]}
    entries = chronicle(calm(9, 3), events, 0, say("gnadenlos"))
    weights = {one.turn: one.weight for one in entries}

    assert ("Turn 2" in weights) == (is_first is not None)
    if is_first is not None:
        assert (weights["Turn 2"] > weights["Turn 3"]) == is_first


@pytest.mark.parametrize(
    ("values", "left", "is_told"), [((3, 5), 20, True), ((3, 2), 4, True), ((3,), 4, False)]
)
def test_a_payday_that_took_much_is_told(values: tuple[int, ...], left: int, is_told: bool) -> None:
    paid = [Event("paid", 1, (("value", value), ("left", left))) for value in values]
    events = {1: [began(1), *paid, Event("payday-ended", None, (("column", 4),))]}
    entries = chronicle(calm(4, 3), events, 0, say("gnadenlos"))

    assert [f"{sum(values)} nuggets: {left} left" in one.sentence for one in entries] == [True] * is_told


@pytest.mark.parametrize(("field", "words"), [(12, "12 nuggets"), (31, "31")])
def test_prestige_is_told_before_gold_if_it_reaches_the_finish(field: int, words: str) -> None:
    gold, step = Event("found", 0, (("nuggets", 12),)), (("steps", 5), ("field", field), ("why", "prestige"))
    events = {1: [began(1), gold, Event("advanced", 0, step)]}
    [entry] = chronicle(calm(1, 3), events, 0, say("gnadenlos"))

    assert words in entry.sentence


def test_of_a_turn_the_event_of_the_hat_that_moved_most_is_told() -> None:
    gold = [Event("found", seat, (("nuggets", 12 + (seat == 1)),)) for seat in (0, 1)]
    step = (("steps", 5), ("field", 12), ("why", "prestige"))
    ahead = Event("advanced", 2, (("steps", 0), ("field", 20), ("why", "poker")))
    [entry] = chronicle(
        calm(1, 3), {1: [began(1), ahead, *gold, Event("advanced", 0, step)]}, 0, say("gnadenlos")
    )

    assert "Ann" in entry.sentence


def test_at_least_two_episodes_of_most_games_are_about_whoever_won() -> None:
    about = []
    for number in range(20):
        game, story = whole_game("gnadenlos", number)
        entries = chronicle(story, game.recording.events(), number, say("gnadenlos"))
        names = [say("gnadenlos").name(seat) for seat in game.game.winners or ()]
        about.append(sum(any(name in one.sentence for name in names) for one in entries))

    assert sum(count >= 2 for count in about) >= 18


def test_a_board_that_shows_all_rounds_has_no_list_of_them() -> None:
    game, story = whole_game("outlaws-duel", 1)

    assert not turned(story, game.recording.events(), 1, say("outlaws"))


def test_at_least_two_episodes_are_the_guardians_where_they_win_at_revolver() -> None:
    rows, padre = list[TurnEvent](), 0
    for turn, (kind, seat) in enumerate([("repelled", padre), ("fell", padre)] + [("repelled", padre)] * 4):
        marched = Event("marched", padre, (("field", "mine"), ("box", turn + 1)))
        facts = (("card", "benito-the-baker"), ("why", "attack")) if kind == "fell" else ()
        neared = Event("army-neared", None, (("left", 7 - turn), ("why", "")))
        news = [marched, Event("ended", padre), Event(kind, seat, facts)]
        rows += [TurnEvent(turn, 0, event) for event in [*news, *[neared] * (kind != "fell")]]
    rows.append(TurnEvent(6, 0, Event("won", padre)))
    heavy = {one.row.event.kind for one in PRESENTERS["revolver"].episodes(rows, 9) if one.weight > 400}

    assert heavy == {"held-long", "army-close"}
    kinds = {one.row.event.kind: one.weight for one in PRESENTERS["revolver"].episodes(rows[:-1], 9)}
    assert kinds["held-long"] < 400


def story_of(*chances: int, turns: tuple[int, ...] = ()) -> Story:
    """Return a story of rows in these turns, before each of which the first of two seats had this chance."""
    chapters = tuple(
        Chapter(ply=n, end_ply=n + 1, turn=turn, chances=(chance, 1000 - chance))
        for n, (chance, turn) in enumerate(zip(chances, turns or range(1, len(chances) + 1)))
    )
    return Story(seed="", worlds=1, chapters=chapters, end=(1000, 0))


def test_an_episode_counts_by_its_own_step_and_not_by_what_followed_in_its_turn() -> None:
    def up(why: str, steps: int, field: int) -> Event:
        who = (("card", "doc-laudanum"), ("strength", 4), ("tied", 0))
        return Event("advanced", 0, (("why", why), ("steps", steps), ("field", field), *who))

    events = {
        1: [began(1), up("poker", 4, 19)],
        2: [up("prestige", 5, 24)],
        3: [Event("laid", 1, (("sum", 9),))],
    }
    tale = story_of(500, 550, 545, turns=(1, 1, 1))

    assert ["poker" in one.sentence for one in chronicle(tale, events, 0, say("gnadenlos"))] == [True]


def test_nothing_is_told_that_cost_whose_chance_rose_with_it() -> None:
    paid = [Event("paid", 0, (("value", 9), ("left", 4))), Event("payday-ended", None, (("column", 4),))]
    events = {1: [began(1)], 2: [began(2), *paid], 3: [began(3), *paid]}
    tale = story_of(500, 500, 570, turns=(1, 2, 3)).model_copy(update={"end": (520, 480)})

    assert [one.turn for one in chronicle(tale, events, 0, say("gnadenlos"))] == ["Turn 3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_debt_of_several_paydays_is_told_as_that(language: str) -> None:
    phrases = Phrases(load_texts(language), "gnadenlos", ["Ann", "Bob", "Cleo"])
    owed = [Event("ruined", 2, (("vultures", n), ("value", value))) for n, value in ((1, 3), (2, 2))]
    for paydays, between in ((1, []), (2, [Event("payday-ended")])):
        for table in (0, 1):
            events = {1: [began(1), owed[0], *between, owed[1]]}
            [one] = chronicle(calm(1, seats=3), events, table, phrases)
            assert ("2" in one.sentence.replace("2 va", "").replace("2 vu", "").replace("2 bu", "")) == (
                paydays == 2
            )


def test_of_two_players_both_sides_are_told() -> None:
    hits = [replace(hit("jesse-jones", 1), seat=1) for _ in range(6)]
    events = {n: [began(n), one] for n, one in enumerate((*hits[:3], hit("bart-cassidy", 3), *hits[3:]), 1)}
    tale = story_of(500, *[600] * 6)

    assert "Turn 4" in [one.turn for one in chronicle(tale, events, 0, say("bang"))]


def test_the_last_large_step_of_the_chances_belongs_to_the_story() -> None:
    spree = [replace(hit("jesse-jones", left), seat=1) for left in (3, 2, 1)]
    events = {
        n: [began(n), *([replace(hit("el-gringo", 3), seat=1)] if n == 7 else spree)] for n in range(1, 9)
    }
    for step, is_last in ((140, True), (0, False)):
        after = 700 + step
        tale = story_of(*[500] * 4, *[700] * 3, after).model_copy(update={"end": (after, 1000 - after)})
        turns = [one.turn for one in chronicle(tale, events, 0, say("bang"))]
        assert ("Turn 7" in turns) == is_last


def test_a_large_step_that_no_episode_brought_is_told_by_the_gravest_deed_of_who_rose_by_it() -> None:
    coach = Event("played", 0, (("card", "wells-fargo-3H"),))
    scratch = Event("wounded", 1, (("target", "bart-cassidy"), ("count", 1), ("left", 3)))
    events = {1: [began(1), coach], 2: [began(2), scratch], 3: [began(3)]}

    for step, turns in ((600, ["Turn 1", "Turn 2"]), (560, ["Turn 2"]), (400, ["Turn 2"])):
        entries = chronicle(story_of(500, step, step, step), events, 0, say("bang"))
        assert [one.turn for one in entries] == turns
    entry = chronicle(story_of(500, 600, 600, 600), events, 0, say("bang"))[0]
    assert entry.sentence == "Ann plays Wells Fargo."


def test_of_many_episodes_those_that_moved_nothing_come_last() -> None:
    events = {n: [began(n), replace(hit("jesse-jones", n), seat=1)] for n in range(1, 9)}
    tale = story_of(500, 500, 500, 500, 550, 600, 650, 700, 750)

    assert [one.turn for one in chronicle(tale, events, 0, say("bang"))] == [f"Turn {n}" for n in range(4, 9)]


def test_the_two_ways_of_telling_do_not_simply_alternate() -> None:
    game, story = whole_game("outlaws-duel", 0)
    entries = chronicle(story, game.recording.events(), 0, say("outlaws"))
    ways = [
        one.sentence == say("outlaws").in_gazette(one.event, other=False).replace("**", "") for one in entries
    ]

    assert len(entries) == 5
    assert any(one == then for one, then in pairwise(ways))


def test_a_theft_after_which_its_thief_was_worse_off_is_no_moment() -> None:
    robbed = Event("robbed", 0, (("owner", "seat:1"), ("why", "panic"), ("card", "missed-AC")))
    events = {1: [began(1), hit("bart-cassidy", 1)], 2: [began(2), robbed]}

    turns = [
        [one.turn for one in chronicle(story_of(500, 500, after), events, 0, say("bang"))]
        for after in (560, 440)
    ]
    assert turns == [["Turn 1", "Turn 2"], ["Turn 1"]]


def test_a_piege_that_sprang_and_hit_is_told_as_its_hits() -> None:
    sprung = Event("sprung", 0, (("card", "ambush.0"), ("price", 1)))
    shots = Event("hurt", 1, (("count", 4), ("surplus", 0), ("total", 6), ("by", "ambush.0")))
    events = {1: [began(1), sprung], 2: [shots], 3: [began(2), sprung]}

    entries = chronicle(calm(3), events, 0, say("ragnguns"))
    assert [one.event.kind for one in entries] == ["hits-by", "sprung"]
    assert "pay 1" in entries[1].sentence  # which makes the story of it


def test_what_happened_between_two_deaths_of_a_turn_is_no_stop_of_a_replay() -> None:
    fell = [Event("fell", 0, (("card", card), ("why", "attack"))) for card in ("deaf-joaquin", "doc-hollis")]
    march, last = Event("marched", 0, (("field", "mine"), ("box", 1))), Event("ended", 0)
    recruit = Event("recruited", 0, (("card", "ruth-calder"),))
    events = {1: [march, fell[0]], 2: [recruit], 3: [fell[1], last]}

    rows = turn_events(events, PRESENTERS["revolver"])
    assert [one.row.ply for one in PRESENTERS["revolver"].episodes(rows, 9)] == [3]
