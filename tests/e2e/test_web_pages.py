"""Pages of finished games on the web: for whoever has the address, and gone when they must be."""

import gzip
from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp.test_utils import make_mocked_request
from e2e.playing import rush
from e2e.world import World

from bot.app import page_server
from bot.app.page_server import PER_MINUTE, PageServer, client_of

PUBLIC = "https://cards.example"


class Site:
    """The page server of the world's bot at a real port, and a browser."""

    def __init__(self, world: World, server: PageServer, root: str, session: aiohttp.ClientSession) -> None:
        self.world, self.server, self._root, self._session = world, server, root, session

    async def get(self, path: str, **headers: str) -> aiohttp.ClientResponse:
        self.server.pages = self.world.bot.services.web_pages
        async with self._session.get(self._root + path, headers=headers) as answer:
            await answer.read()
            return answer

    async def path(self, table: int) -> str:
        """Return the path that a finished game's address has."""
        snapshot = await self.world.bot.services.tables.get(table)
        address = await self.world.bot.services.web_pages.address(snapshot)
        return address.removeprefix(PUBLIC)


@pytest.fixture
async def site(world: World, unused_tcp_port: int) -> AsyncIterator[Site]:
    world.public_url = PUBLIC
    await world.restart()
    server, port = PageServer(), unused_tcp_port
    async with server.served(f"127.0.0.1:{port}"), aiohttp.ClientSession() as session:
        yield Site(world, server, f"http://127.0.0.1:{port}", session)


async def test_a_finished_board_links_a_page_that_only_its_address_opens(site: Site) -> None:
    table = await site.world.duel("outlaws-duel")
    await rush(site.world, table)
    path = await site.path(table)
    board = await site.world.board(table)

    assert PUBLIC + path in repr(board.components)
    page = await site.get(path)
    text = await page.text()
    assert (page.status, page.content_type) == (200, "text/html")
    assert page.headers["Referrer-Policy"] == "no-referrer"
    assert "alice" in text
    other = path[:-1] + ("0" if path[-1] != "0" else "1")
    for wrong in (other, f"/g/{table}", "/g/999-0123456789abcdef", "/", "/metrics", "/healthz", "/g/../x"):
        assert (await site.get(wrong)).status == 404
    french = await site.get(path, **{"Accept-Language": "nl, fr-CA;q=0.8"})
    assert '<html lang="fr">' in await french.text()
    await site.world.restart()
    assert await site.path(table) == path
    dutch = await site.get(path, **{"Accept-Language": "nl"})
    assert '<html lang="en">' in await dutch.text()


async def test_a_running_game_has_no_page_and_a_server_may_want_none(site: Site) -> None:
    world = site.world
    table = await world.duel("outlaws-duel")
    pages = world.bot.services.web_pages
    assert await pages.address(await world.snapshot(table)) is None
    await rush(world, table)
    path = await site.path(table)

    sheriff = world.moderator()
    await sheriff.slash(world.saloon, "wanted-admin settings", pages=False)
    assert await pages.address(await world.snapshot(table)) is None
    assert (await site.get(path)).status == 404


async def test_a_deleted_player_is_named_no_more_and_nothing_of_them_stays_on_disk(site: Site) -> None:
    world = site.world
    table = await world.duel("outlaws-duel")
    await rush(world, table)
    path = await site.path(table)
    assert "alice" in await (await site.get(path)).text()

    await world.bot.store.privacy.forget_everywhere(world.alice.id, [(table, 0)], 2**62 + 7, "N. N. 000007")
    await world.bot.services.tables.evict(table)

    assert "alice" not in await (await site.get(path)).text()
    pages = [gzip.decompress(file.read_bytes()) for file in (world.data / "pages").glob("*.gz")]
    assert len(pages) == 1
    assert b"alice" not in pages[0]


async def test_who_guesses_addresses_loads_no_game(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await site.world.duel("outlaws-duel")
    tables = site.world.bot.services.tables
    await tables.evict(table)
    loads: list[int] = []
    monkeypatch.setattr(tables, "get", loads.append)

    assert (await site.get(f"/g/{table}-0123456789abcdef")).status == 404
    assert loads == []


@pytest.mark.parametrize(
    ("peer", "client"),
    [("127.0.0.1", "203.0.113.9"), ("172.17.0.1", "203.0.113.9"), ("8.8.8.8", "8.8.8.8")],
)
def test_only_a_proxy_in_a_private_network_says_who_asks(peer: str, client: str) -> None:
    request = make_mocked_request("GET", "/g/none", {"X-Forwarded-For": "192.0.2.1, 203.0.113.9"})

    assert client_of(request.clone(remote=peer)) == client


def test_the_address_that_has_not_asked_longest_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_server, "MAX_CLIENTS", 2)
    server = PageServer(lambda: 0.0)
    for client in ("often", "once") * PER_MINUTE:
        assert server.may_ask(client)

    assert server.may_ask("third")

    assert not server.may_ask("once")


async def test_who_asks_too_often_waits_a_minute(site: Site) -> None:
    statuses = [(await site.get("/g/none")).status for _ in range(PER_MINUTE + 1)]
    behind_proxy = await site.get("/g/none", **{"X-Forwarded-For": "203.0.113.9"})

    assert statuses == [404] * PER_MINUTE + [429]
    assert behind_proxy.status == 404


async def test_nobody_has_a_page_without_the_host_s_wish(world: World) -> None:
    table = await world.duel("outlaws-duel")
    await rush(world, table)

    assert await world.bot.services.web_pages.address(await world.snapshot(table)) is None
    assert "https://" not in repr((await world.board(table)).components)
