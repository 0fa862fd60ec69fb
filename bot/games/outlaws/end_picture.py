"""The end of WANTED in pictures: the deciding round with its sum, and what each seat won in which round."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.encounter import Encounter, Fighter, face_width
from bot.games.end_scene import (
    BETWEEN,
    EDGE,
    FACE,
    FIGURE,
    PAD,
    PLATE,
    ROOM,
    Chip,
    below,
    chips,
    ground,
    tone,
)
from bot.games.outlaws import showdown, story
from bot.games.outlaws.fronts import name_of, sides
from bot.games.outlaws.rounds import (
    DUEL,
    GANGS,
    Round,
    best_of_winner,
    decider,
    is_won_by_rules,
    round_of_end,
    rounds,
    skill,
    worth,
)
from bot.games.outlaws.shootouts import ahead_in
from bot.games.outlaws.showdown import TOTAL, card_of, gang_parts, poster, spelled
from bot.i18n.texts import Phrases, signed
from bot.render import typesetting
from bot.render.layout import column, middle, row
from bot.render.scene import (
    DIGIT,
    SCENE_WIDTH,
    DieItem,
    Icon,
    Item,
    Label,
    PathItem,
    PlacedItem,
    Plate,
    Portrait,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.state import Shot, Showdown
from engine.games.outlaws.view import View

FEW, LARGE, SMALL = 3, 150, 80  # beaten outlaws drawn as cards, and widths of one with its sum and of a face
BEATEN = 252  # height of that sum
TIGHT = 126  # width of a card of three, which stand above their totals
BARS, NAME = 5, 330  # most seats whose money has a bar, and width of their names
ROUNDS = 5  # most rounds that are drawn as chips
SUMMED = 4  # most gangs that lost whose sums are drawn
OTHER, LOST = 340, 98  # height of a gang that lost, and width of its cards
STRENGTHS = 54  # height of skill and die below its cards


def end(view: View, phrases: Phrases) -> Scene | None:
    """Draw the end of a game that was won by its rules; if no round decided it, the one that paid most."""
    if not is_won_by_rules(view):
        return None
    best, step = decider(view), round_of_end(view)
    if view.game == GANGS and best is not None:
        items = [*_gang(best.showdown, phrases, decided(view, best, phrases))]
        items += _others(view.past, phrases, below(items))
        if len(view.past) > 1 and len(view.seats) <= SUMMED + 1:  # with more it would be too high for a phone
            legend = phrases.texts("outlaws-chips-fights")
            items += chips([*map(_fight, rounds(view)[-ROUNDS:])], below(items), legend)
    else:
        items = [*_round(view, step, phrases)]
        legend = "outlaws-chips-duel" if len(view.seats) == 2 else "outlaws-chips"
        if len(view.seats) == 2 and any(showdown.winner is None for showdown in view.past):
            legend = "outlaws-chips-tied"
        if len(view.past) > 1:
            number = best.number if best is not None else 0
            items += chips([*_chips(view, number, phrases)], below(items), phrases.texts(legend))
        items += _accounts(view, phrases, below(items))
    return Scene(SCENE_WIDTH, below(items), tuple(items))


def decided(view: View, best: Round, phrases: Phrases) -> str:
    """Say what decided a fight; if nothing alone did, how its winner and the second differ."""
    text, line, won = phrases.texts, story.headline(best, view, phrases), best.champion
    second = max(best.fallen, key=lambda shot: shot.total, default=won)
    if won is None or second is None:
        return line
    ahead = won.total - second.total
    if line not in (text("outlaws-surprise-narrow"), text("outlaws-by-points", most=ahead, least="")):
        return line
    own, other = ((skill(shot), sum(shot.dice), shot.gained + shot.lost) for shot in (won, second))
    by_skill, dice, suits = ahead_in(own, other)
    return text("outlaws-ahead-by", rival=phrases.name(second.seat), skill=by_skill, dice=dice, suits=suits)


def moment(view: View, lead: Seat, phrases: Phrases) -> Encounter | None:
    """Return the round that the end shows, or else the last, with dice and totals.

    Of many, nobody stands below the winner's headline but them.
    """
    if not view.past:
        return None
    best = round_of_end(view) if is_won_by_rules(view) else None
    if best is not None and best.champion and best.champion.seat != lead and len(view.seats) > 2:
        best = best_of_winner(view)
    step = view.past[-1] if best is None else best.showdown
    by_place = sorted(step.shots, key=lambda shot: phrases.place(shot.seat))
    hero = lead if step.winner is None else step.winner
    shots = sorted(by_place, key=lambda shot: (shot.seat != hero, -shot.total * (view.game == GANGS)))
    if shots[0].seat != hero or len(shots) == 1:
        return None
    is_tie = step.winner is None
    money = phrases.texts("outlaws-reward", reward=worth([shot.leader for shot in shots[1:]]))
    prize, others = f"+{money}" * (view.game != GANGS), len(shots) - 1
    fighters = [_fighter(shot, others, shot.seat == hero, phrases, prize, fell=is_tie) for shot in shots]
    rows: tuple[tuple[Item, ...], ...] = ((Icon("skill", 150, "brick", "shade"),),)
    if len(shots) == 2:
        dice = [DieItem(shot.dice[0], 96) for shot in shots]
        totals = [
            Label(spelled(shot.total), 140, 140, 110, "display", color, "center")
            for shot, color in zip(shots, ("brick", "faded"))
        ]
        suits = [shot.gained + shot.lost for shot in shots]
        added = [Label(signed(by) if by else "±0", 140, 66, DIGIT, "slab", "faded", "center") for by in suits]
        rows = (tuple(dice), *([tuple(added)] if any(suits) else []), tuple(totals))
        rows = rows[-1:] if view.game == GANGS else rows
    is_close = best is not None and best.surprise == "narrow"
    is_mirrored = view.game == DUEL and shots[0] != by_place[0]
    return Encounter(
        *(fighters[0], tuple(fighters[1:]), rows, best is not None and step.winner == lead, is_close),
        is_mirrored=is_mirrored,
    )


def _fighter(shot: Shot, others: int, leads: bool, phrases: Phrases, prize: str, *, fell: bool) -> Fighter:
    width, won = face_width(1 if leads else others), leads and not fell
    front: Item = Portrait(f"outlaws/{shot.leader}", width, turn=won, faint=not won)
    if leads or others == 1:
        front = replace(poster(shot.leader, width, phrases), pips=(), mark=won, faint=not won)
        if len(shot.cards) > 1 or won:  # gangs are paid nothing
            front = replace(front, reward=prize)
    total = None if others == 1 else Label(spelled(shot.total), 160, 76, 64, "slab", "ink", "center")
    return Fighter(shot.seat, front, phrases.texts(f"outlaws-card-{shot.leader}"), total)


def _round(view: View, best: Round, phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw the winner's outlaw and those they beat; of a round that another won, theirs."""
    champion, headline = view.winners[0], story.headline(best, view, phrases)
    if len(view.seats) == 2:
        why = ""
        if decider(view) is None:
            why = phrases.texts("outlaws-best-of-winner")
            headline = phrases.texts("outlaws-recap", round=best.number, text=headline)
        signs = "skull", "trophy"
        plates = [
            Plate(
                FIGURE,
                name_of(view, n, phrases),
                n == champion,
                signs[n == champion],
                PLATE,
                tone(n, phrases),
            )
            for n in sides(view, phrases)
        ]
        yield from showdown.duel(best, plates, headline, phrases, number=why)
        return
    if decider(view) is None:
        headline = story.most_in_a_round(best, phrases)
    own = best.champion or next(shot for shot in best.showdown.shots if shot.seat == champion)
    won = best.champion == own
    card = showdown.in_play(own.leader, FIGURE, phrases, won=won, fell=not won)
    has_won = own.seat == champion  # the game
    trophy, color = "trophy" * has_won, tone(own.seat, phrases)
    yield from ground(PLATE + PAD + card.size[1], headline, 1)
    yield PlacedItem(
        Plate(FIGURE, name_of(view, own.seat, phrases), has_won, trophy, PLATE, color), EDGE + PAD, EDGE + PAD
    )
    yield PlacedItem(card, EDGE + PAD, EDGE + 2 * PAD + PLATE)
    total = Label(str(own.total), 210, 150, TOTAL, "display", "brass", "center")
    yield from showdown.across(own, total, BETWEEN, EDGE + PAD, ROOM - BETWEEN, 150)
    others = [shot for shot in best.showdown.shots if shot != own]
    others.sort(key=lambda shot: phrases.place(shot.seat))
    yield from _beaten(view, best, others, phrases, EDGE + PAD + 150)


def _beaten(view: View, best: Round, shots: Sequence[Shot], phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    """Draw players with their fallen outlaw and its total; up to two with its sum."""
    few, is_tight = len(shots) <= FEW, len(shots) == FEW
    across = len(shots) if few else -(-len(shots) // 2)
    step = (ROOM - PAD - BETWEEN) // across
    parts = 66 * (1 + max(len([*showdown.by_suits(shot)]) for shot in shots))  # above all totals
    for n, shot in enumerate(shots):
        x, top = BETWEEN + n % across * step, y + n // across * 150
        plate = Plate(step - 12, name_of(view, shot.seat, phrases), height=56, tone=tone(shot.seat, phrases))
        fell = shot != best.champion
        fallen = card_of(shot.cards[0], TIGHT if is_tight else LARGE, fell=fell)
        item: Item = fallen if few else Portrait(f"outlaws/{shot.cards[0]}", SMALL, faint=fell)
        em = 90 if few else DIGIT
        total = Label(
            spelled(shot.total), round(typesetting.width("10", "slab", em)), SMALL, em, "slab", "dust"
        )
        yield PlacedItem(plate, x, top)
        if is_tight:
            yield middle(item, x, top + 62, step - 12, item.size[1])
            yield middle(replace(total, align="center"), x, top + 66 + item.size[1], step - 12, SMALL)
            continue
        if not few:
            yield from row([item, total], x, top + 62, step - 12, gap=10, align="center", height=SMALL)
            continue
        yield PlacedItem(item, x + 4, top + 76)
        die, *suits = DieItem(shot.dice[0], 66), *showdown.parts(shot)[2:]
        yield from column([die, *suits], x + LARGE + 18, top + 62, gap=0)
        last = replace(total, height=BEATEN - parts, em=min(em, BEATEN - parts))
        yield PlacedItem(last, x + LARGE + 18, top + 62 + parts)


def _chips(view: View, number: int, phrases: Phrases) -> Iterator[Chip]:
    """Draw who stood and who fell in each round, and what it paid whom."""
    for played in rounds(view)[-ROUNDS:]:
        seat, rewards = _paid(view, played, phrases)
        money = [phrases.texts("outlaws-reward", reward=reward) for reward in rewards]
        values = money or [phrases.texts("outlaws-chips-tie")]
        label, faces = str(played.number), _faces(view, played, phrases)
        if len(view.seats) > 2 and rewards:
            label, faces = (
                name_of(view, seat, phrases),
                (Label(label, 60, FACE, DIGIT, "slab", "dust", "center"), *faces),
            )
        is_won = played.champion is not None
        color = tone(seat, phrases) if is_won else "coal"
        tones = [tone(side, phrases) for side in sides(view, phrases)] if len(rewards) > 1 else ()
        yield Chip(label, faces, "\n".join(values), color, played.number == number, is_won, tones=tones)


def _paid(view: View, played: Round, phrases: Phrases) -> tuple[Seat, Sequence[int]]:
    """Return who won a round, and what it paid: in a duel a tie pays both."""
    [winner] = view.winners
    fallen = sorted(
        played.fallen, key=lambda shot: -phrases.place(shot.seat)
    )  # who pays the left side comes first
    rewards = [OUTLAWS[shot.leader].reward for shot in fallen]
    if played.champion is not None:
        return played.champion.seat, [sum(rewards)]
    return winner, rewards if len(view.seats) == 2 else []


def _faces(view: View, played: Round, phrases: Phrases) -> tuple[Item, ...]:
    """Return who won a round or tied for it, in a duel both, from left to right."""
    won, highest = played.champion, max(shot.total for shot in played.showdown.shots)
    shots = sorted(played.showdown.shots, key=lambda shot: phrases.place(shot.seat))
    best = [shot for shot in shots if shot.total == highest or len(view.seats) == 2]
    width = min(FACE, 2 * FACE // len(best))
    return tuple(
        Portrait(f"outlaws/{shot.leader}", width, turn=shot == won, faint=shot != won) for shot in best
    )


def _accounts(view: View, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    """Rank the seats by what they have collected: up to five each with a bar, more in two columns."""
    ranking = sorted(range(len(view.seats)), key=lambda n: (n not in view.winners, -view.seats[n].reward))
    across = 1 if len(ranking) <= BARS else 2
    width, most = (ROOM - EDGE * (across - 1)) // across, max(1, *(seat.reward for seat in view.seats))
    for n, seat in enumerate(ranking):
        won, reward = seat in view.winners, view.seats[seat].reward
        x, top = EDGE + n % across * (width + EDGE), y + n // across * (PLATE + 8)
        color = "brass" if won else "dust"
        sign, tone_ = "trophy" if won else "", tone(seat, phrases)
        plate = Plate(
            NAME, name_of(view, seat, phrases), False, sign, PLATE, tone_
        )  # the color of the rounds it won
        money = Label(
            phrases.texts("outlaws-reward", reward=reward), 190, PLATE, DIGIT, "slab", color, "right"
        )
        yield PlacedItem(plate, x, top)
        yield PlacedItem(money, x + width - money.width, top)
        if across == 1 and reward:
            length = (width - NAME - money.width - 100) * reward // most
            yield PlacedItem(PathItem(((0, 0), (length, 0)), color, 34), x + NAME + 10, top - 1)


def _gang(step: Showdown, phrases: Phrases, caption: str) -> Iterator[PlacedItem]:
    """Draw the gang that won, each outlaw with their die, and its total."""
    own = next(shot for shot in step.shots if shot.seat == step.winner)
    yield from ground(PLATE + showdown.LANE - PAD, caption, 1)
    plate = Plate(ROOM - 2 * PAD, phrases.name(own.seat), True, "trophy", PLATE, tone(own.seat, phrases))
    yield PlacedItem(plate, EDGE + PAD, EDGE + PAD)
    top = EDGE + 2 * PAD + PLATE
    yield from showdown.gang(own.cards, own.dice, phrases, top, own.leader, won=True)
    yield from showdown.sum_of(own, top + 24, won=True)


def _fight(played: Round) -> Chip:
    """Draw a fight of gangs: who led the two best, and their totals."""
    shots = sorted(played.showdown.shots, key=lambda shot: -shot.total)[:2]
    is_last = played.champion is not None
    faint = (False, is_last)
    faces = tuple(Portrait(f"outlaws/{shot.leader}", FACE, faint=fell) for shot, fell in zip(shots, faint))
    value = "–".join(spelled(shot.total) for shot in shots)
    return Chip(str(played.number), faces, value, decided=is_last)


def _others(past: Sequence[Showdown], phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    """Draw the other gangs with their totals: one like the winning gang, more in rows of two or three.

    Those that fell before the last fight come last.
    """
    fights = {shot.seat: n for n, fight in enumerate(past, 1) for shot in fight.shots}
    shots = [shot for n, fight in enumerate(past, 1) for shot in fight.shots if fights[shot.seat] == n]
    shots = [shot for shot in shots if shot.seat != past[-1].winner]
    shots.sort(key=lambda shot: (-fights[shot.seat], -shot.total))
    if len(shots) == 1:
        yield from _beaten_gang(shots[0], phrases, y)
        return
    across = 2 if len(shots) in (2, 4) else 3
    width = (ROOM - EDGE * (across - 1)) // across
    has_parts = len(shots) <= SUMMED
    height = OTHER + STRENGTHS if has_parts else OTHER - 102
    if len(shots) == 3:
        height += 58 + 62 * any(shot.gained and shot.lost for shot in shots)
    for n, shot in enumerate(shots):
        x, top = EDGE + n % across * (width + EDGE), y + n // across * (height + EDGE)
        yield PlacedItem(ZoneItem(width, height, tone=tone(shot.seat, phrases)), x, top)
        total = Label(spelled(shot.total), 110, 84, 76, "display", "dust", "right")
        name, fight = phrases.name(shot.seat), fights[shot.seat]
        room = width - 2 * PAD
        if fight < len(past):
            name = phrases.texts("outlaws-in-fight", name=name, fight=fight)
        else:
            room -= 118
        if fight == len(past) or has_parts:  # apart from the winner's, it stands in another corner
            above = PAD - 6 if fight == len(past) else height - 94
            yield PlacedItem(total, x + width - PAD - 110, top + above)
        plate = Plate(room, name, sign="skull", height=PLATE, tone=tone(shot.seat, phrases))
        yield PlacedItem(plate, x + PAD, top + PAD)
        sums = gang_parts(shot) if has_parts else []
        yield from _lost(shot, x + PAD, top + 92 + 28 * has_parts, width - 2 * PAD, sums)


def _lost(shot: Shot, x: int, y: int, width: int, sums: Sequence[Item]) -> Iterator[PlacedItem]:
    """Draw a gang's fallen outlaws, the leader crowned, and what its total is made of, where it fits."""
    cards = [replace(card_of(card, LOST, fell=True), faint=False) for card in shot.cards]
    yield from (placed := [*row(cards, x, y, width, gap=6)])
    low = y + 134
    for (_, left, _), card, die in zip(placed, shot.cards, shot.dice):
        if card == shot.leader:  # clear of its rank
            aside, above = ((LOST - 46) // 2, 38) if sums else (-4, 20)
            yield PlacedItem(Icon("crown", 46, "chalk", "panel"), left + aside, y - above)
        if sums:
            strength = f"{OUTLAWS[card].skill}+{die}"
            yield PlacedItem(Label(strength, LOST, 62, DIGIT, "slab", align="center"), left, low - 10)
    low += STRENGTHS
    beside = placed[-1].x + LOST + 8
    yield from row(sums[:2], x, low, width)
    if x + width - beside > LOST:
        yield from column(sums[2:], beside, y - 6, gap=0)
    else:
        yield from column(sums[2:], x, low + 62, gap=-4)


def _beaten_gang(shot: Shot, phrases: Phrases, y: int) -> Iterator[PlacedItem]:
    yield PlacedItem(ZoneItem(ROOM, showdown.LANE, tone=tone(shot.seat, phrases)), EDGE, y)
    name = phrases.name(shot.seat)
    plate = Plate(showdown.ASIDE, name, sign="skull", height=PLATE, tone=tone(shot.seat, phrases))
    yield PlacedItem(plate, showdown.BESIDE, y + PAD)
    yield from showdown.gang(shot.cards, shot.dice, phrases, y + PAD, shot.leader, fell=True)
    yield from showdown.sum_of(shot, y + 2 * PAD + PLATE, won=False)
