"""How a tournament looks: its announcement, its standings in words, and the postings of its rounds."""

from collections.abc import Iterator, Sequence

from discord import ButtonStyle, Embed

from bot.i18n.names import escape
from bot.i18n.texts import Texts
from bot.ui.components import VERB, AnyButton, ItemId
from bot.ui.style import (
    FINISHED_COLOR,
    MEDALS,
    NEUTRAL_COLOR,
    OFFER_COLOR,
    SEAL,
    embed_of,
    place_sign,
    truncate,
)
from engine.club.tournament_standings import LOT, POINTS, Standing, tie_breaks_of
from engine.club.tournaments import LAST_JOINING_ROUND
from engine.core.records.deals import SealedDeal
from engine.core.records.offers import Offer
from engine.core.records.tournaments import (
    CANCELLED,
    JOINING,
    KNOCKOUT,
    OVER,
    PLAYING,
    RODEO,
    SWISS,
    PairingGame,
    Tournament,
)
from engine.tables.tournaments import SMALL, TournamentView, check_in_opens_at

TOURNAMENT = ItemId("tn", tournament_id=18, verb=VERB)
MAX_NAMES = 40  # in a list of entrants
MAX_LINES = 10  # places in an announcement without a picture


def title_of(tournament: Tournament, text: Texts) -> str:
    return truncate(text("title-tournament", name=escape(tournament.name)), 256)


def announcement(view: TournamentView, text: Texts, now: int, *, has_picture: bool) -> Embed:
    """Show a tournament to all; standings are in the picture, if there is one."""
    tournament = view.tournament
    lines = [*_terms(tournament, text), ""]
    if tournament.state == JOINING:
        lines += _joining(view, text, now)
    elif tournament.state == CANCELLED:
        lines.append(text("tournament-cancelled"))
    else:
        lines += _progress(view, text, len(MEDALS) if has_picture else 0)
        if not has_picture:
            lines += standing_lines(view, text, view.standings[:MAX_LINES])
    lines += ["", seal_line(tournament, text)]
    color = {JOINING: OFFER_COLOR, PLAYING: OFFER_COLOR, OVER: FINISHED_COLOR}
    return embed_of(title_of(tournament, text), lines, color.get(tournament.state, NEUTRAL_COLOR))


def _terms(tournament: Tournament, text: Texts) -> Iterator[str]:
    form = text(f"tournament-form-{tournament.form}")
    pace = text(f"pace-{tournament.time_control}")
    yield text("tournament-terms", game=text(f"game-{tournament.game}"), form=form, pace=pace)
    yield text(f"tournament-how-{tournament.form}")


def _joining(view: TournamentView, text: Texts, now: int) -> Iterator[str]:
    tournament = view.tournament
    starts_at = tournament.starts_at
    yield text("tournament-starts", at=f"<t:{starts_at}:f>", when=f"<t:{starts_at}:R>")
    if tournament.places > SMALL:
        opens_at = check_in_opens_at(tournament)
        is_open = now >= opens_at
        key = "tournament-check-in-open" if is_open else "tournament-check-in-later"
        yield text(key, when=f"<t:{opens_at}:R>")
    if not view.entrants:
        yield text("tournament-empty", max=tournament.places)
        return
    names = text.join(_names(view))
    yield text("tournament-entrants", count=len(view.entrants), max=tournament.places, names=names)
    if tournament.form != RODEO:
        yield text("tournament-avoid")


def _names(view: TournamentView) -> list[str]:
    names = [
        f"{escape(entrant.name)}{' ✓' if entrant.is_checked_in else ''}"
        for entrant in view.entrants[:MAX_NAMES]
    ]
    more = len(view.entrants) - len(names)
    return [*names, f"+ {more}"] if more else names


def _progress(view: TournamentView, text: Texts, places: int) -> Iterator[str]:
    tournament = view.tournament
    if tournament.state == OVER:
        yield from podium(view, text, places)
    elif tournament.form == RODEO:
        yield text("tournament-open-until", when=f"<t:{tournament.round_ends_at}:f>")
    else:
        ends = f"<t:{tournament.round_ends_at}:f>"
        yield text("tournament-round", round=tournament.round, rounds=view.rounds, when=ends)


def podium(view: TournamentView, text: Texts, places: int = len(MEDALS)) -> Iterator[str]:
    """Yield the first places; before them, if so, that nobody has won."""
    if not any(standing.place == 1 for standing in view.standings):
        yield text("tournament-no-winner")
    for standing in [standing for standing in view.standings if standing.place <= places]:
        yield f"{place_sign(standing.place)} **{escape(standing.entrant.name)}**"


def seal_line(tournament: Tournament, text: Texts) -> str:
    """Return the seal of the lots; once all is over, with what it hid."""
    if tournament.state != OVER:
        return text("tournament-seal", seal=tournament.commitment[:SEAL])
    facts = {"secret": tournament.secret, "number": str(tournament.number)}
    return text("tournament-secret", seal=tournament.commitment, **facts)


def standing_lines(view: TournamentView, text: Texts, standings: Sequence[Standing]) -> Iterator[str]:
    """Yield a line for each place, with what parts equal points."""
    following = dict(zip(view.standings, [*view.standings[1:], None]))
    for standing in standings:
        place = standing.place
        line = text(
            "standing-line",
            sign=place_sign(place),
            name=escape(standing.entrant.name),
            points=points_of(standing.points),
            record=record_of(standing),
            out="yes" if standing.is_out else "no",
        )
        below = following[standing]
        if below is not None and below.decided_by != POINTS and below.place > place:
            line += text("standing-by", why=text(f"tie-{below.decided_by}"))
        yield line


def standings_page(view: TournamentView, text: Texts) -> Embed:
    """Show all places in words, and what decides between equal points."""
    lines = [*standing_lines(view, text, view.standings)]
    if view.tournament.form != KNOCKOUT:
        names = text.join(
            [text(f"tie-{name}") for name in tie_breaks_of(view.tournament.form) if name != LOT]
        )
        lines += ["", text("standings-ties", names=names)]
    return embed_of(title_of(view.tournament, text), lines)


def buttons(view: TournamentView, text: Texts, now: int) -> list[AnyButton]:
    tournament = view.tournament
    verbs: list[tuple[str, ButtonStyle]] = []
    is_late = tournament.form == SWISS and tournament.round < LAST_JOINING_ROUND
    if tournament.state == JOINING or (tournament.state == PLAYING and is_late):
        verbs.append(("join", ButtonStyle.success))
    if tournament.state == JOINING and tournament.places > SMALL and now >= check_in_opens_at(tournament):
        verbs.append(("check", ButtonStyle.primary))
    if tournament.state == PLAYING:
        verbs.append(("game", ButtonStyle.primary))
    if tournament.state in (PLAYING, OVER):
        verbs.append(("table", ButtonStyle.secondary))
    if tournament.state in (JOINING, PLAYING):
        verbs += [("leave", ButtonStyle.secondary), ("manage", ButtonStyle.secondary)]
    return [
        TOURNAMENT.button(text(f"btn-tournament-{verb}"), style, tournament_id=tournament.id, verb=verb)
        for verb, style in verbs
    ]


def round_posting(
    view: TournamentView, games: Sequence[tuple[PairingGame, Offer]], text: Texts, now: int
) -> Embed:
    """Show who meets whom in a round, with the seals of their deals; or games that are played again."""
    tournament = view.tournament
    names = {entrant.user_id: escape(entrant.name) for entrant in view.entrants}
    lines = [
        text("round-pair", number=game.board + 1, first=names[game.first], second=names[game.second or 0])
        for game, _ in games
    ]
    is_first = all(game.leg == 1 for game, _ in games)
    if is_first:
        byes = [names[pairing.users[0]] for pairing in view.current if len(pairing.users) == 1]
        lines += [text("round-bye", names=text.join(byes))] if byes else []
    ends = now + tournament.round_seconds
    seals = " ".join(f"{game.board + 1} `{offer.commitment[:SEAL]}`" for game, offer in games)
    lines += ["", text("round-until", when=f"<t:{ends}:R>"), text("round-seals", seals=seals)]
    key = "title-round" if is_first else "title-round-again"
    title = text(key, name=escape(tournament.name), round=tournament.round, rounds=view.rounds)
    return embed_of(title, lines, OFFER_COLOR)


def deals_posting(view: TournamentView, deals: Sequence[SealedDeal], text: Texts) -> Embed:
    title = text("title-rodeo", name=escape(view.tournament.name))
    seals = " ".join(f"{number} `{deal.commitment[:SEAL]}`" for number, deal in enumerate(deals, 1))
    ends = f"<t:{view.tournament.round_ends_at}:f>"
    lines = [text("rodeo-how", when=ends), "", text("round-seals", seals=seals)]
    return embed_of(title, lines, OFFER_COLOR)


def end_posting(view: TournamentView, text: Texts) -> Embed:
    is_called_off = view.tournament.state == CANCELLED
    standings = () if is_called_off else view.standings
    winners = [escape(one.entrant.name) for one in standings if one.place == 1]
    name = escape(view.tournament.name)
    title = text("title-final", name=name, winner=text.join(winners)) if winners else ""
    lines = [text("tournament-cancelled")] if is_called_off else podium(view, text)
    return embed_of(title or text("title-final-none", name=name), lines, FINISHED_COLOR)


def points_of(halves: int) -> str:
    """Return points that are counted in halves, like 3½."""
    whole, half = divmod(halves, 2)
    return f"{whole or ('' if half else 0)}{'½' if half else ''}"


def record_of(standing: Standing) -> str:
    return f"{standing.won}–{standing.drawn}–{standing.lost}"
