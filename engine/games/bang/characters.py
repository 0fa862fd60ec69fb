"""The sixteen characters, and which abilities are in force."""

from collections.abc import Mapping

from engine.core.decisions import Seat, as_options, ask, ask_some
from engine.games.bang.abilities import PLAIN, Ability, Barrel, Mustang, Scope
from engine.games.bang.deck import CARDS, KIND
from engine.games.bang.record import RECORDS, plain_worth, record_of
from engine.games.bang.state import BangState, Character, Spot, seat_of
from engine.games.bang.view import CharacterView


class BartCassidy(Ability):
    """Draws a card for each life point lost."""

    turn_value = 0.3

    def on_wounded(self, g: BangState, me: Seat, by: Seat | None) -> None:
        g.draw(me, 1, "bart-cassidy")

    def wound_consolation(self, hand: int) -> float:
        return 2.0


class BlackJack(Ability):
    """Reveals the second card drawn, and draws a third if it is red."""

    turn_value = 2.0

    async def draw(self, g: BangState, me: Seat) -> None:
        drawn = g.draw(me, 2)
        if len(drawn) == 2:
            g.emit("revealed", me, cards=drawn[1], why="black-jack")
            if CARDS[drawn[1]].red:
                g.draw(me, 1, "black-jack")


class CalamityJanet(Ability):
    turn_value = 1.2
    swaps = True


class ElGringo(Ability):
    """Takes a card from the attacker's hand for each life point lost."""

    turn_value = 0.2

    def on_wounded(self, g: BangState, me: Seat, by: Seat | None) -> None:
        if by is None:
            return
        if by != me:
            refill(g, by)  # a shooter without cards draws first, and may lose that card (R19)
        if by == me or not g.hands[by]:
            g.emit("unrobbed", me, owner=f"seat:{by}", own=int(by == me))
            return
        g.rob(me, by, "el-gringo")
        refill(g, by)

    def wound_consolation(self, hand: int) -> float:
        return 2.5 if hand > 1 else 0.0


class JesseJones(Ability):
    """May draw the first card from the other hand."""

    turn_value = 2.2

    async def draw(self, g: BangState, me: Seat) -> None:
        if g.hands[1 - me] and await ask(me, "draw-from", as_options(["deck", "hand"])) == "hand":
            g.stage(g.exposed[me], g.exposed[1 - me])
            g.rob(me, 1 - me, "jesse-jones")
            refill(g, 1 - me)
            g.draw(me, 1)
        else:
            g.draw(me, 2)


class Jourdonnais(Barrel):
    turn_value = 0.2


class KitCarlson(Ability):
    """Looks at three cards, keeps two and puts one back."""

    turn_value = 2.0
    looks = 3
    numbers = (looks, looks - 1)

    async def draw(self, g: BangState, me: Seat) -> None:
        if not g.looked_at:
            g.looked_at = g.take(self.looks)
            return  # a checkpoint comes before the decision, because the cards are news to them
        if len(g.looked_at) == self.looks:
            usual = min(g.looked_at, key=plain_worth)
            back = await ask(me, "put-back", as_options(g.looked_at), default=usual)
            g.looked_at.remove(back)
            g.deck.append(back)
        cards, g.looked_at = g.looked_at, []
        g.hands[me] += cards
        g.emit("drew", me, (("cards", " ".join(cards)),), count=len(cards))


class LuckyDuke(Ability):
    turn_value = 0.4
    flips = 2
    numbers = (flips,)


class PaulRegret(Mustang):
    turn_value = 0.0


class PedroRamirez(Ability):
    """May draw the first card from the discard pile."""

    turn_value = 1.6

    async def draw(self, g: BangState, me: Seat) -> None:
        if g.discard and await ask(me, "draw-from", as_options(["deck", "discard"])) == "discard":
            card = g.discard.pop()
            g.hands[me].append(card)
            g.emit("picked-up", me, card=card)
            g.draw(me, 1)
        else:
            g.draw(me, 2)


class RoseDoolan(Scope):
    turn_value = 1.6


class SidKetchum(Ability):
    """Discards two cards for a life point, at any time."""

    turn_value = 1.2
    price, life = 2, 1
    numbers = (price, life)

    def ready(self, g: BangState, me: Seat) -> bool:
        sid = g.ring[g.ability_spot(me)]
        return len(g.hands[me]) >= self.price and sid.life < sid.max_life

    async def use(self, g: BangState, me: Seat) -> None:
        for card in await ask_some(me, "ability", as_options(g.hands[me]), self.price, self.price, back=True):
            g.drop(me, card)
        sid = g.ring[g.ability_spot(me)]
        sid.life += self.life
        g.emit("healed", me, target=sid.name, left=sid.life)
        refill(g)


class SlabTheKiller(Ability):
    turn_value = 2.2
    dodges = 2
    numbers = (dodges,)


class SuzyLafayette(Ability):
    """Draws when the hand is empty."""

    turn_value = 1.6
    refills = True

    def on_empty_hand(self, g: BangState, me: Seat) -> None:
        g.draw(me, 1, "suzy-lafayette")


class VultureSam(Ability):
    """Takes the cards in play of the dead."""

    turn_value = 0.8

    def on_death(self, g: BangState, me: Seat, dead: Spot) -> None:
        for card in list(g.ring[dead].in_play):
            g.grab(me, dead, card)


class WillyTheKid(Ability):
    turn_value = 2.2
    many_shots = True


CHARACTERS: Mapping[str, Ability] = {
    "bart-cassidy": BartCassidy(),
    "black-jack": BlackJack(),
    "calamity-janet": CalamityJanet(),
    "el-gringo": ElGringo(),
    "jesse-jones": JesseJones(),
    "jourdonnais": Jourdonnais(),
    "kit-carlson": KitCarlson(),
    "lucky-duke": LuckyDuke(),
    "paul-regret": PaulRegret(),
    "pedro-ramirez": PedroRamirez(),
    "rose-doolan": RoseDoolan(),
    "sid-ketchum": SidKetchum(),
    "slab-the-killer": SlabTheKiller(),
    "suzy-lafayette": SuzyLafayette(),
    "vulture-sam": VultureSam(),
    "willy-the-kid": WillyTheKid(),
}


def own(g: BangState, seat: Seat) -> Ability:
    """Return the character's ability that is in force for a player."""
    return CHARACTERS[g.ring[g.ability_spot(seat)].name]


def abilities(g: BangState, spot: Spot) -> list[Ability]:
    """Return all abilities that work for a character: their own while in force, and their cards'."""
    who = g.ring[spot]
    active = [RECORDS[KIND[card]].ability for card in who.in_play]
    if g.ability_spot(seat_of(spot)) == spot:
        active.append(CHARACTERS[who.name])
    return active or [PLAIN]


def refill(g: BangState, *seats: Seat) -> None:
    """Refill empty hands of players whose ability does that, except during a Duel (R19).

    During a draw! a covered character's ability works only if it concerns the draw! (V16).
    """
    for seat in seats:
        if g.hands[seat] or g.duel or (g.checking and g.targets[seat] not in (None, g.exposed[seat])):
            continue
        own(g, seat).on_empty_hand(g, seat)


def barrels(who: Character | CharacterView) -> int:
    """Return how many hearts this character may flip against a shot."""
    return CHARACTERS[who.name].barrels + sum(record_of(card).ability.barrels for card in who.in_play)
