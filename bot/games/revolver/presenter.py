"""The texts and commands of Revolver 2."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from types import MappingProxyType

from bot.games.command_table import CommandOption, FixedReply, GameCommand, GameCommands
from bot.games.lines import Line
from bot.games.merging import Fold, Merge, merged
from bot.games.parts import (
    CardGroup,
    EmbedField,
    Episode,
    ItemGroup,
    Moment,
    TurnEvent,
    chapters_of,
    reason,
)
from bot.games.presenter import Presenter
from bot.games.revolver import end_picture, hand_picture, picture, pieces, questions, story, telling, words
from bot.games.revolver.beats import beats, before_draw, last_steps, while_moving
from bot.games.revolver.cards import ALL, ARRIVAL, numbers, sheet, words_on
from bot.games.revolver.paying import in_order, is_waste, least_useful
from bot.games.revolver.telling import Turn
from bot.i18n.texts import Phrases, Texts
from bot.render.scene import Item, Portrait
from engine.core.decisions import Decision, Reply
from engine.core.plays import Play
from engine.core.rules import Event
from engine.games.revolver.cards import (
    ACCUSATION,
    CARDS,
    CATARATAS,
    CRYSTAL_RIVER,
    FIELDS,
    GUARDIANS,
    MAPACHE,
    OBSTRUCTION,
    PEOPLE,
    POKER,
    card_data,
    key_of,
    route_battlefields,
)
from engine.games.revolver.cards import DECKS as SIDE_DECKS
from engine.games.revolver.policy import choose
from engine.games.revolver.rules import TARGETS
from engine.games.revolver.rules.play import KEGS
from engine.games.revolver.view import View, is_new_turn

CHOSEN = ("dig", "recover", "bring", "recall", "drill")  # decisions answered by naming a card, like a play
GIVEN_UP = ("rout", "drop-hand", "lasso", "sap", "spy")  # decisions answered by naming a card to lose
TOOK = ("took", "took-by")
LOST = ("lost", "lost-by", "returned-by")
DEEDS_TOLD = (*telling.PLAYS, "passed")
DOINGS = (*DEEDS_TOLD, *telling.ARRIVALS, *telling.EFFECTS, *TOOK, *LOST, "drew-by")  # news
KEPT = (*LOST, "poker-gained", *telling.RECRUITS)  # first to whom they are about
FIRED = ("dynamite", "collapse", "gatling")  # with cards that are discarded for their icons
DEEDS = ("drop", *FIRED, "end")  # plays that are not cards

GRAVE = 2  # losses and gains; results of attacks and deaths are graver
ROUND = 2  # turns: one of either side
PROPOSED = frozenset({"cost", *TARGETS})

KEG = CommandOption("keg", "keg", words="keg")
SECOND_KEG = CommandOption("second", "second-keg", words="second-keg")


def _deed(word: str, *options: CommandOption, name: str = "", alone: tuple[str, ...] = ()) -> GameCommand:
    return GameCommand(name or word, options, opening=FixedReply("play", word), standalone_kinds=alone)


COMMANDS = GameCommands(
    "revolver",
    (
        GameCommand("poker", (CommandOption("card", "poker", required=True),)),
        GameCommand("march", (CommandOption("way", "march", required=True),)),
        GameCommand(
            "play",
            (
                CommandOption("card", "play", required=True, excluded_answers=DEEDS),
                *(CommandOption(f"pay{n}", "cost") for n in range(1, 6)),
                CommandOption("field", "field"),
            ),
            standalone_kinds=CHOSEN,
            order=("play", "field", "cost"),
        ),
        _deed(
            "drop",
            CommandOption("card", "drop", required=True),
            CommandOption("second", "drop"),
            name="discard",
            alone=GIVEN_UP,
        ),
        _deed("dynamite", KEG, SECOND_KEG),
        _deed("collapse", KEG, SECOND_KEG),
        _deed("gatling", CommandOption("card", "ammo")),
        GameCommand(
            "victim",
            (CommandOption("person", "victim", required=True),),
            standalone_kinds=("daunt", "hearten"),
        ),
        _deed("end"),
    ),
)


CHAPTERS = chapters_of(  # chapters of the rule book, with the kinds of decision that they explain
    {
        "poker": "poker",
        "turn": "march",
        "play": "play field cost drop drop-hand rout lasso sap bring recall drill spy dig recover",
        "powder": "keg second-keg sure-dynamite sure-collapse ammo",
        "attack": "victim hearten daunt",
    }
)


class RevolverPresenter(Presenter[View]):
    cards = ALL
    commands = COMMANDS
    chapters = CHAPTERS
    alt_text_last = ("revolver-ahead", "revolver-behind")
    one_line_options = (
        *("drop", *FIRED),
        *(f"{key}.1" for key, fact in CARDS.items() if fact.type == OBSTRUCTION),  # asked in turn: where?
    )
    equal_kinds = frozenset({"play", "cost", "keg", "second-keg", "ammo", "drop-hand", *questions.PILED})
    button_options = frozenset({*FIRED, "end"})
    listed_kinds = frozenset({"play"})  # a button of a short hand would not say what its card does
    events_in_fields = frozenset({"empowered", "covered", "charged"})
    kept_events = telling.ATTACKS | telling.ROUNDS
    events_in_ending = frozenset({"killed"})  # whose shot or attack is the news of the last step
    pinned_board_kinds = frozenset(CHAPTERS) - {"poker"}
    turn_event = "ended"
    telling_kinds = frozenset({"poker", "play", "march", "victim", *questions.FORCED})
    routine = frozenset({"slowed", "heartened", "recruited", "recruited-many", "moved", "took", "took-by",
                         "drew", "drew-by", "daunted", "sapped", "limited", "poker-beat", "poker-level",
                         "poker-gained", "passed", *telling.PLAYS})  # fmt: skip
    merges = (
        Merge("played", "paid", "played"),
        Merge("overrun", "fell", "overrun-fell"),
        Merge("overrun", "spared", "overrun-spared"),
        Fold("recruited", "recruited-many"),
    )
    gallery_moments = (Moment("revolver", "revolver", 2, 66, 148),)
    widths = (200, 200, 350)
    episode_weights = MappingProxyType(
        {
            **dict.fromkeys(telling.BLASTS, 200),
            **dict.fromkeys(("held-long", "army-close", "road-past"), 200),
            **dict.fromkeys(("fell", "overrun-fell", "rescued"), 150),
            "left-early": 100,
            **dict.fromkeys(("tournament-beat", "overrun-spared", "recruited-many"), 60),
            **dict.fromkeys(("repelled", "spared", "recruited"), 30),
        }
    )
    grave_events = telling.BLASTS

    def episodes(self, rows: Sequence[TurnEvent], end: int) -> Sequence[Episode]:
        played = [*story.with_holds(story.by_march(story.with_fetched(rows)))]
        return story.with_winner(story.with_deaths_together(super().episodes(played, -1)), played)

    def merge_events(self, events: Iterable[Event]) -> list[Event]:
        rounds = telling.poker_rounds(merged(telling.poker_gains(events), self.merges))
        return merged(rounds, [Merge("poker-beat", "tournament-won", "tournament-beat")])

    def summary(self, events: Iterable[Event], phrases: Phrases) -> list[str]:
        """Say of an attack what it did to the army; no other news stands in the place of the gravest."""
        turns = telling.by_turn(
            self.merge_events(telling.news_for(telling.poker_gains(events), phrases.viewer))
        )
        newest_turn, old, news = telling.newest(turns, phrases.viewer), list[Line](), list[Line]()
        for n, turn in enumerate(turns):
            (old if n < newest_turn else news).extend(self._lines(turn, newest_turn - n, phrases))
        gravest = max((line.gravity for line in news), default=0)
        for line in news:
            line.is_routine |= line.gravity < gravest and (phrases.viewer is not None or line is not news[-1])
        return [*old, *news]

    def _lines(self, turn: Turn, age: int, phrases: Phrases) -> list[Line]:
        """Return a turn's lines; what belongs to an event before it stands in the same line."""
        lines, places = list[Line](), list[int]()
        for event in turn.rows:
            owner = telling.joined_to(event, turn.rows[: len(places)], phrases.viewer)
            is_fallen = owner is not None and turn.rows[owner].kind != "gatling"
            if is_fallen and event.kind in ("lost-by", "drew-by"):  # whose fall stands just before
                event = replace(event, kind=event.kind.removesuffix("-by"))
            line = self._aged(event, age, phrases)
            if owner is not None and turn.rows[owner].kind in telling.PLAYS:
                line = line.reworded(self.line(telling.unnamed(event), phrases))
            if event.kind == "repelled" and (
                dict(event.facts).get("killed") or telling.is_sparing(turn.rows)
            ):
                line = line.reworded(f"{line} {phrases.texts('revolver-army-waits')}")
            places.append(len(lines) if owner is None else places[owner])
            if owner is None:
                lines.append(line)
            else:
                first = lines[places[-1]]
                victim = line.victim if first.victim is None else first.victim
                both, gravity = f"{first} {line}", max(first.gravity, line.gravity)
                is_routine = first.is_routine and line.is_routine
                lines[places[-1]] = Line(both, is_routine=is_routine, victim=victim, gravity=gravity)
        return lines

    def _aged(self, event: Event, age: int, phrases: Phrases) -> Line:
        """Return a line of a turn `age` turns before the news, which leaves no room for older ones."""
        line, is_board = self.line(event, phrases), phrases.viewer is None
        is_death = event.kind in telling.DEATHS | telling.BLASTS
        is_result = is_death or event.kind in telling.ATTACKS
        gravity = 0
        if is_result or event.kind.startswith("tournament-"):
            gravity = GRAVE if age > 0 and is_board else 4
        if age > (is_board and is_result):  # the board still tells who fell or held just before
            victim = line.victim if is_death and (is_board or age <= ROUND) else None
            return Line(line, is_routine=True, victim=victim, gravity=int(is_result))
        is_own = event.seat == phrases.viewer
        if age <= 0 and event.kind in DOINGS:
            is_play = event.kind in DEEDS_TOLD
            if is_own or event.kind not in TOOK:  # what the other takes in hand changes nothing yet
                # what others played may be in no picture any more
                least = GRAVE + (is_board and is_play) if is_board or is_play != is_own else 1
                if event.kind in telling.ARRIVALS:
                    least = GRAVE if is_board and event.kind != "rode" else GRAVE + 1
                line.is_routine = is_own and event.kind == "rode"
                line.gravity = max(line.gravity, least)
            is_fetched = event.kind == "took-by" and not is_own
            if age == 0 and not (is_own and is_play) and not is_fetched:
                line.victim = phrases.viewer
        line.gravity = gravity or line.gravity
        return line

    def line(self, event: Event, phrases: Phrases) -> Line:
        """Return an event in words; what a seat lost or gained stays in its panel, and deaths everywhere."""
        line = super().line(event, phrases)
        if event.kind in telling.EFFECTS | {"fell"} and (by := dict(event.facts).get("by")):
            died, name = int(dict(event.facts)["died"]), phrases.value(by)
            if died and event.kind in ("fell", "spared"):  # by another hit
                died += 1
            line = line.reworded(phrases.texts("revolver-effect-by", by=name, died=died, line=line))
        if event.kind in telling.DEATHS | telling.BLASTS and line.victim is None and event.seat is not None:
            line.victim = event.seat if event.kind.startswith("fell") else 1 - event.seat
        is_own = event.seat == phrases.viewer
        if event.kind in telling.ROUNDS or event.kind == "played-there":
            line = line.reworded(" ".join((line, *_added(event, phrases))))
        if event.kind in telling.PLAYS and is_own and (paid := dict(event.facts)["paid"]):
            words = phrases.texts("revolver-paid-with", cards=phrases.value(paid))
            line = line.reworded(f"{line} {words}")
        if event.kind.startswith("tournament-"):
            line.victim = phrases.viewer
        if event.kind in KEPT and (is_own or phrases.viewer is None or event.kind == "poker-gained"):
            line.victim, line.gravity = phrases.viewer, 1 if event.kind in telling.RECRUITS else GRAVE
            line.gravity += is_own and event.kind in LOST
            line.is_routine &= event.kind != "poker-gained"
        if event.kind.startswith("army-"):
            line.gravity = GRAVE
        return line

    def headline(self, view: View, phrases: Phrases) -> str:
        if view.over:
            return phrases.texts("revolver-over")
        if view.battlefield_index < 0:
            rounds = 1 + sum(map(bool, view.seats[0].poker_revealed))  # the last one may be covered
            return phrases.texts("revolver-headline-poker", round=rounds)
        here = view.fields[view.battlefield_index].key
        boxes = FIELDS[here].boxes
        field = phrases.option("", here)
        return phrases.texts("revolver-headline", field=field, box=view.box, boxes=boxes)

    def recap(self, view: View, phrases: Phrases) -> str:
        if view.over or view.battlefield_index < 0:
            turn = "" if view.battlefield_index < 0 else phrases.texts("gazette-turn", turn=view.turn)
            return " · ".join(filter(None, (turn, self.headline(view, phrases))))
        is_over = is_new_turn(view)  # the turn before, which the marker may have left since
        has_moved = is_over and view.current == view.padre and view.phase == "play" and view.box == 1
        field = phrases.option("", view.fields[view.battlefield_index - has_moved].key)
        seat = phrases.seat(1 - view.current if is_over else view.current)
        return phrases.texts("revolver-recap", turn=view.turn - is_over, field=field, seat=seat)

    def in_replay(self, view: View) -> View:
        return before_draw(view) if is_new_turn(view) else view  # its words tell the march after it, too

    def log_events(self, events: Sequence[Event]) -> Sequence[Event]:
        has_attack = any(event.kind in ("overrun", "repelled") for event in events)  # which ends the turn
        return [event for event in events if event.kind != "ended" or not has_attack]

    fields = staticmethod(words.fields)
    verdict = staticmethod(end_picture.verdict)

    def ending(self, view: View, phrases: Phrases) -> list[EmbedField]:
        facts = {"people": len(view.guardians), "fallen": len(view.lost), "army": view.army}
        standing = [phrases.texts(f"revolver-{name}", count=count) for name, count in facts.items()]
        why = end_picture.sentence(view, phrases) or "\n".join(standing)
        return [reason(phrases, why), *words.hands_left(view, phrases)]

    moment = staticmethod(end_picture.moment)
    end_picture = staticmethod(end_picture.end)

    def visible_cards(self, view: View, phrases: Phrases) -> list[CardGroup]:
        """Return what is in hand and in play, then what the fight is about, without what was left behind."""
        fields = view.fields[view.battlefield_index :] if view.battlefield_index >= 0 else ()
        roads = [*route_battlefields(CRYSTAL_RIVER), *route_battlefields(CATARATAS)]
        people = sorted((key for key, _ in view.guardians), key=lambda key: PEOPLE[key].rating)
        groups: list[tuple[str, Iterable[str]]] = [
            *words.own_cards(view, phrases),
            *((phrases.option("", field.key), (*field.guards, *field.gang)) for field in fields),
            (phrases.texts("revolver-people-alive"), people),
            (phrases.texts("revolver-places"), [field.key for field in fields] or roads),
            (f"{phrases.texts('picture-revolver-aim-guardians')} {view.army}", (ARRIVAL,)),
        ]
        keys = ((title, tuple(dict.fromkeys(map(key_of, cards)))) for title, cards in groups)
        return [CardGroup(title, cards) for title, cards in keys if cards]

    hand = staticmethod(words.hand)

    def card_item(self, card: str, width: int, phrases: Phrases) -> Item | None:
        if card in PEOPLE:
            return pieces.guardian(card, width, phrases)
        if card in FIELDS:
            return pieces.battlefield(card, width, phrases)
        if card == ARRIVAL:
            return pieces.arrival(width, phrases)
        return pieces.card(f"{card}.1", width, phrases)

    def words_beside(self, card: str, text: Texts) -> str:
        words = "" if card in POKER else words_on(card, text)
        return words or " · ".join(numbers(card, text))

    def item_groups(self, phrases: Phrases, width: int) -> Iterator[ItemGroup]:
        for title, side in (("The guardians’ deck", GUARDIANS), ("Mapache’s deck", MAPACHE)):
            cards = tuple(pieces.card(f"{card.key}.1", width, phrases) for card in SIDE_DECKS[side])
            yield ItemGroup(title, 9, cards)
        poker = tuple(pieces.poker(key, width, phrases) for key in POKER)
        yield ItemGroup("The tournament", 9, poker)
        people = tuple(Portrait(f"revolver/{key}", width) for key in PEOPLE)
        names = tuple(phrases.texts(f"revolver-card-{key}") for key in PEOPLE)
        yield ItemGroup("The guardians", 9, people, names)

    def is_dominated(self, decision: Decision, option: str, view: View) -> bool:
        """Return whether kegs would hit nothing, or a second card is enough alone or offered as the first."""
        if decision.kind == "second-keg":
            is_pair = view.decision is not None and view.decision.kind != "second-keg"
            return card_data(option).kegs >= KEGS or (is_pair and option < str(dict(decision.facts)["card"]))
        return questions.is_idle_blast(option, view)

    def is_risky(self, decision: Decision, option: str, view: View) -> bool:
        """Return whether an option gives up a card, costs more than it is worth, or ends a turn too early."""
        if decision.kind == "field":  # a card behind the marker does nothing
            return option in [field.key for field in view.fields[: view.battlefield_index]]
        open_one = view.decision
        may_attack = open_one is not None and open_one.kind == "play" and "gatling" not in open_one.options
        is_last = questions.is_last_hit(view) and decision.kind in ("play", "ammo")
        if questions.is_ahead(view) and (may_attack or is_last):
            return option != "end"
        if open_one is not None and "gatling" in open_one.options and questions.is_last_hit(view):
            return option != "gatling" and decision.kind != "ammo"  # whatever the totals, it wins
        is_all = not any("." in other for other in decision.options)  # no card can be played
        if option == "end" and (is_all or questions.is_ahead(view)):
            return False
        is_loss = "drop" in (option, decision.kind) or is_waste(view, decision, option)
        return is_loss or super().is_risky(decision, option, view)

    def proposal(self, decision: Decision, view: View) -> Reply:
        """Return what the computer would choose."""
        if decision.kind == "cost":
            return least_useful(view, decision)
        return (choose(view, decision.kind, decision.options),) if decision.kind in PROPOSED else ()

    decision_text = staticmethod(questions.ask)
    option_text = staticmethod(questions.option)

    def play_text(self, play: Play, view: View, phrases: Phrases) -> tuple[str, str]:
        """Return the card with what its price and target would be; the number names a card that is fired."""
        if play.steps[0].option in FIRED:
            label, does = super().play_text(Play(play.steps[:1], play.next_decision), view, phrases)
            if play.steps[-1].decision.kind == "ammo":  # of two shots one may be better
                card = phrases.option("ammo", play.steps[-1].option)
                label = phrases.texts("revolver-fire-card", card=card)
            return label, does
        if play.steps and play.steps[-1].decision.kind == "drop":
            step = play.steps[-1]
            card = questions.option(step.decision, step.option, view, phrases)[0]
            return phrases.texts("revolver-drop-card", card=card), phrases.effect("play", "drop")
        if play.steps[-1].decision.kind == "second-keg" and len(play.steps) > 1:  # both are lit at once
            names = (phrases.option("keg", step.option) for step in play.steps)
            return " + ".join(names), phrases.texts("revolver-kegs", value=KEGS)
        rest = [step for step in play.steps if step.decision.kind in PROPOSED]
        begun = Play(play.steps[: len(play.steps) - len(rest)], play.next_decision, play.count)
        if not rest or not begun.steps:
            return super().play_text(play, view, phrases)
        label, does = super().play_text(begun, view, phrases)
        return questions.with_proposals(begun.steps[-1].option, label, does, rest, view, phrases)

    hand_picture = staticmethod(hand_picture.hand)
    beat_events = telling.BLASTS | {"overrun", "repelled", "fell", "spared", "poker-played"}
    beats = staticmethod(beats)
    while_moving = staticmethod(while_moving)
    last_steps = staticmethod(last_steps)
    tells_last_step = True
    picture = staticmethod(picture.table)

    def hand_order(self, view: View) -> Sequence[str]:
        people = sorted((person for person, _ in view.guardians), key=lambda person: PEOPLE[person].rating)
        return (*(view.poker or in_order(view)), *people)

    face_of = staticmethod(key_of)
    icon = staticmethod(pieces.sign)

    def explained_kind(self, game: str, kind: str, options: Sequence[str] = ()) -> str:
        can_fire = kind == "play" and not {*FIRED}.isdisjoint(options)
        return super().explained_kind(game, "keg" if can_fire else kind)

    def chapters_for(self, card: str) -> Sequence[str]:
        if card in POKER:
            return ("poker",)
        if card in PEOPLE or card == ARRIVAL:
            return ("attack",)
        if card in FIELDS:
            return ("turn", "attack")
        powder = card_data(card).kegs or card_data(card).ammo
        return ("play", "powder") if powder else ("play",)

    sheet = staticmethod(sheet)

    def card_lines(self, card: str, text: Texts) -> list[str]:
        return [*numbers(card, text), *filter(None, [words_on(card, text)])]

    def aliases(self, card: str, text: Texts) -> list[str]:
        return [text(f"revolver-card-{key_of(card)}")]


def _added(event: Event, phrases: Phrases) -> Iterator[str]:
    """Say where an accusation goes, or what obstructions do, which their picture says nowhere."""
    if event.kind in telling.ROUNDS:
        for name in (str(card) for _, card in event.facts if card in POKER):
            if POKER[name].kind == ACCUSATION:
                yield phrases.texts("revolver-accusation-back", card=phrases.value(name))
        return
    cards = str(dict(event.facts)["cards"]).split()
    for card in dict.fromkeys(cards):
        if card_data(card).type == OBSTRUCTION:
            does = words_on(card, phrases.texts)
            named = phrases.texts("named-value", name=phrases.value(card), value=does)
            yield named if len(cards) > 1 else does


PRESENTER = RevolverPresenter()
