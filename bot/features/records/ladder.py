"""`/wanted ladder`: who plays a game best on this server, and what a player still needs to stand there."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

import discord

from bot.features.interactions.items import first_pick, on_press
from bot.features.interactions.resolve_table import usual_game
from bot.features.interactions.responses import MessagePage, show_page
from bot.i18n.names import escape
from bot.i18n.texts import Texts
from bot.services.channels import nonce
from bot.services.context import Interaction, ServiceClient, texts_for
from bot.ui.components import GAME, AnyButton, AnySelect, ItemId
from bot.ui.style import embed_of, option, place_sign
from engine.core.decisions import Refused
from engine.core.ratings import LADDER_SIZE, Ladder, Podium, Rating
from engine.games import GAMES

PAGE = 10  # places
KIND = ItemId("ldg")
TURN = ItemId("ldp", game=f"(?:{GAME})", page=4, _way="[a-z]")
LAST_SEASON = ItemId("lds", game=f"(?:{GAME})")


async def open_ladder(interaction: Interaction, game: str | None) -> None:
    await _show(interaction, game or await usual_game(interaction), 0)


@on_press(KIND)
async def pick_game(interaction: Interaction) -> None:
    await _show(interaction, _known(first_pick(interaction)), 0)


@on_press(TURN)
async def turn_page(interaction: Interaction, game: str, page: int) -> None:
    await _show(interaction, _known(game), page)


@on_press(LAST_SEASON)
async def show_last_season(interaction: Interaction, game: str) -> None:
    text, services = texts_for(interaction), interaction.client.services
    podium = await services.store.ratings.last_podium(interaction.guild_id or 0, _known(game))
    if not podium:
        raise Refused("no-season")
    title = text("title-last-season", game=text(f"game-{game}"))
    names = await services.store.ratings.names(interaction.guild_id or 0, [place.user_id for place in podium])
    lines = [*_podium(podium, names, text), f"-# {text('season-until', when=_day(podium))}"]
    embed = embed_of(title, lines)
    back = TURN.button(text("btn-ladder"), game=game, page=0, _way="b")
    await show_page(interaction, MessagePage(embed, [back]))


async def post_podiums(
    client: discord.Client, guild_id: int, channel_id: int, podiums: Sequence[Podium]
) -> None:
    assert isinstance(client, ServiceClient)
    services, text = client.services, await client.services.guilds.texts(guild_id)
    names = await services.store.ratings.names(guild_id, {place.user_id for place in podiums})
    lines = []
    for game, places in groupby(podiums, lambda place: place.game):
        lines += [f"**{text(f'game-{game}')}**", *_podium([*places], names, text), ""]
    lines.append(f"-# {text('season-until', when=_day(podiums))} {text('season-again')}")
    embed = embed_of(text("title-season"), lines)
    await client.get_partial_messageable(channel_id, guild_id=guild_id).send(
        embed=embed,
        allowed_mentions=discord.AllowedMentions.none(),
        silent=True,
        nonce=nonce("season", guild_id, podiums[0].ended_at),
    )


def _podium(places: Sequence[Podium], names: Mapping[int, str], text: Texts) -> Iterator[str]:
    for place in places:
        rating = Rating(place.mu, games=place.games)
        yield _line(place.place - 1, place.user_id, rating, names, text)


def _day(podiums: Sequence[Podium]) -> str:
    return f"<t:{podiums[0].ended_at}:d>"


def _known(game: str) -> str:
    """Return a game from an id or a list, which may be forged; raises `Refused`."""
    if game not in GAMES:
        raise Refused("offer-game")
    return game


async def _show(interaction: Interaction, game: str, page: int) -> None:
    text, services, guild_id = texts_for(interaction), interaction.client.services, interaction.guild_id or 0
    ladder = await services.store.ratings.ladder(guild_id, game, interaction.user.id)
    podium = await services.store.ratings.last_podium(guild_id, game)
    page = min(page, max(0, len(ladder.places) - 1) // PAGE) if ladder.is_open else 0
    is_private = not (await services.user_cache.settings(interaction.user.id)).show_records
    seasons_since = (await services.guilds.settings(guild_id)).seasons_since
    names = await services.store.ratings.names(guild_id, [user_id for user_id, _ in _on_page(ladder, page)])
    lines = [*_places(ladder, page, names, text), *_own(ladder, interaction.user.id, text)]
    if is_private:
        lines[-1] = text("ladder-private")
    small = [text("ladder-how", count=ladder.active)]
    if seasons_since is not None:
        small.append(text("ladder-season", when=f"<t:{services.seasons.next_end()}:R>"))
    lines.append(f"-# {' · '.join(small)}")
    title = text("title-ladder", game=text(f"game-{game}"))
    embed = embed_of(title, lines)
    items = [*_items(ladder, podium, game, page, interaction.user.id, text)]
    await show_page(interaction, MessagePage(embed, items))


def _on_page(ladder: Ladder, page: int) -> Sequence[tuple[int, Rating]]:
    return ladder.places[page * PAGE : (page + 1) * PAGE] if ladder.is_open else ()


def _places(ladder: Ladder, page: int, names: Mapping[int, str], text: Texts) -> Iterator[str]:
    """Yield a line for each place of a page, or that the ladder is not open yet."""
    if not ladder.is_open:
        yield text("ladder-closed", count=len(ladder.places), needed=LADDER_SIZE)
    for number, (user_id, rating) in enumerate(_on_page(ladder, page), page * PAGE):
        climbed = ladder.climbed.get(user_id, 0)
        sign = f" {'▲' if climbed > 0 else '▼'}{abs(climbed)}" if climbed else ""
        yield _line(number, user_id, rating, names, text) + sign


def _line(number: int, user_id: int, rating: Rating, names: Mapping[int, str], text: Texts) -> str:
    """Return a place; a user whose games are all deleted is mentioned, because their name is unknown."""
    sign = place_sign(number + 1)
    who = escape(text.names([names[user_id]])[0]) if user_id in names else f"<@{user_id}>"
    return text("ladder-place", sign=sign, who=who, points=str(rating.points), count=rating.games)


def _own(ladder: Ladder, user_id: int, text: Texts) -> Iterator[str]:
    own, place = ladder.own, _place_of(ladder, user_id)
    if own is None:
        yield text("ladder-none")
        return
    figures = text("ladder-own", points=str(own.points), spread=own.spread)
    if place is not None:
        yield text("ladder-own-place", own=figures, place=place + 1)
        return
    games, opponents = own.games_to_go(), own.opponents_to_go(ladder.active)
    if not games and not opponents:
        yield text("ladder-own-away", own=figures)
        return
    missing = [text("ladder-games", count=games)] if games else []
    missing += [text("ladder-opponents", count=opponents)] if opponents else []
    yield text("ladder-own-to-go", own=figures, missing=text.join(missing))


def _place_of(ladder: Ladder, user_id: int) -> int | None:
    users = [user for user, _ in ladder.places]
    return users.index(user_id) if user_id in users else None


def _items(
    ladder: Ladder, podium: Sequence[Podium], game: str, page: int, user_id: int, text: Texts
) -> Iterator[AnyButton | AnySelect]:
    options = [option(text(f"game-{name}"), name, chosen=name == game) for name in GAMES]
    yield KIND.select(options)
    last = (len(ladder.places) - 1) // PAGE
    if ladder.is_open and last:
        yield TURN.button("◀", disabled=page == 0, game=game, page=max(0, page - 1), _way="b")
        yield TURN.button("▶", disabled=page >= last, game=game, page=min(last, page + 1), _way="n")
        if (place := _place_of(ladder, user_id)) is not None:
            yield TURN.button(text("btn-ladder-you"), game=game, page=place // PAGE, _way="y")
    if podium:
        yield LAST_SEASON.button(text("btn-last-season"), game=game)
