"""What a story costs, and how surely two seeds tell the same; see docs/players/luck.md."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from statistics import fmean, median
from time import process_time

from bot.games import PRESENTERS, common_items
from bot.games.story_strip import DISC, strip
from bot.i18n.texts import Phrases, load_texts
from bot.render.layout import stacked
from bot.render.rasterizer import paint, prerender
from bot.render.scene import NumberItem
from engine.core.game import Game, LogRow
from engine.core.rng import Rng, seed_from
from engine.games import GAMES, MODULES
from engine.search.levels import DEPUTY, SCOUT, player_of
from engine.search.memory import observations_of
from engine.story.reckoning import Progress, StoryRequest, reckon
from engine.story.story import Story
from engine.tables.replays import TURNS, mistakes_told, stops_of

PLAYED: Mapping[str, int] = {"outlaws-duel": 2, "bang": 2, "ragnguns": 2, "revolver": 2, "gnadenlos": 3}
SEEDS = ("a", "b")


def bench() -> dict[str, float]:
    figures: dict[str, float] = {}
    prerender(common_items(load_texts("en")), "on")  # as a new drawing process does
    for game, seats in PLAYED.items():
        request = finished(game, seats, 0)
        start = process_time()
        first, second = (_story(replace(request, seed=seed)) for seed in SEEDS)
        figures[f"{game}_story_s"] = round((process_time() - start) / len(SEEDS), 1)
        figures[f"{game}_story_kept_kb"] = round(len(first.pack()) / 1000, 1)
        figures[f"{game}_seeds_apart_points"] = round(_apart(first, second), 1)
        figures[f"{game}_mistakes_told"] = len(first.told_mistakes())
        figures[f"{game}_mistakes_told_by_both_seeds"] = _shared(first, second)
        figures[f"{game}_handover_gain_points"] = round(handover_gain(first, request), 1)
        presses = [*_presses(first, request)]
        figures[f"{game}_replay_press_p50_ms"] = round(median(presses))
        figures[f"{game}_replay_press_p95_ms"] = round(sorted(presses)[int(0.95 * len(presses))])
    return figures


def finished(name: str, seats: int, number: int) -> StoryRequest:
    """Play a scout against deputies."""
    rules = GAMES[name]
    game = Game.new(rules, seats, seed_from("story", name, number))
    module, deal, log = MODULES[rules.family], game.checkpoint, list[LogRow]()
    players = [player_of(DEPUTY if seat else SCOUT, module) for seat in range(seats)]
    rngs = [Rng(seed_from("story", name, number, seat)) for seat in range(seats)]
    rows: list[LogRow] = [LogRow(0, None, (), 0, game.deal_events)]
    while True:
        for player in players:
            player.observe(observations_of(rows[-1]))
        if game.winners is not None:
            return StoryRequest(name, rules.version, seats, deal, tuple(log))
        decision = game.open_decisions[0]
        reply = players[decision.seat].reply(game, decision, rngs[decision.seat])
        rows.append(game.answer(decision.seat, reply))
        log.append(rows[-1])


def _story(request: StoryRequest) -> Story:
    story = reckon(request, Progress()).story
    assert story is not None
    return story


def _apart(first: Story, second: Story) -> float:
    """Return how many points two curves of a game differ on average."""
    pairs = zip(first.chapters, second.chapters)
    return fmean(abs(one.chances[0] - other.chances[0]) for one, other in pairs) / 10


def _shared(first: Story, second: Story) -> int:
    """Return how many mistakes that one seed tells the other knows as mistakes, too."""
    others = {number for number, chapter in enumerate(second.chapters) if chapter.mistakes}
    return sum(number in others for number, _ in first.told_mistakes())


def _presses(story: Story, request: StoryRequest) -> Iterator[float]:
    """Yield the milliseconds of processor from a press in a replay to the picture, turn by turn."""
    presenter = PRESENTERS[request.recording.rules.family]
    names = [f"Player {seat}" for seat in range(request.seats)]
    phrases = Phrases(load_texts("en"), request.recording.rules.family, names)
    tones = [presenter.tone(seat, phrases) for seat in range(request.seats)]
    drawn_names = dict(enumerate(names if story.tells_all else names[:1]))
    for stop in stops_of(request.recording.timeline(), TURNS):
        start = process_time()
        timeline, game = request.recording.timeline(), request.recording.at(stop.ply)
        signs = [
            (ply, NumberItem(n, DISC)) for n, (ply, _) in enumerate(mistakes_told(timeline.stops, story), 1)
        ]
        scene = presenter.picture(game.view(None), phrases)
        if scene is not None:
            paint(stacked(scene, strip(story, stop.ply, signs, drawn_names, tones)), "on")
        yield 1000 * (process_time() - start)


def handover_gain(story: Story, request: StoryRequest) -> float:
    """Return the mean gain of whoever comes to move at a new turn; a fair curve has none."""
    return fmean([*_gains(story, request), 0.0]) / 10


def _gains(story: Story, request: StoryRequest) -> Iterator[float]:
    chapters = story.chapters
    for before, after in pairwise(chapters):
        game = request.recording.at(after.ply)
        if before.turn != after.turn and len(game.open_decisions) == 1:
            seat = game.open_decisions[0].seat
            yield after.chances[seat] - before.chances[seat]
