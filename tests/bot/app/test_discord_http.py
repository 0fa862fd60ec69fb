"""Refusals by Discord are counted, and long before a ban only responses to users are sent."""

import asyncio
import logging
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from time import time

import discord
import pytest
from discord.http import Route
from scenes.fake_discord import BOT, TOKEN, fake_discord

from bot.app.discord_http import (
    MAX_REFUSALS,
    SHARED,
    WINDOW,
    BudgetSpent,
    RequestBudget,
    is_answer,
    trace,
    urgency,
)
from bot.services.pacing import BURST, Pacer

CHANNEL, CALLBACK = "/api/v10/channels/7/messages", "/api/v10/interactions/7/token/callback"


class Time:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def spent(budget: RequestBudget, status: int = 403, scope: str = "") -> RequestBudget:
    for _ in range(MAX_REFUSALS):
        budget.answered(status, scope)
    return budget


@pytest.mark.parametrize("status", [401, 403, 429])
def test_after_a_thousand_refusals_nothing_of_our_own_making_is_asked(
    status: int, caplog: pytest.LogCaptureFixture
) -> None:
    budget = spent(RequestBudget(), status)

    with pytest.raises(BudgetSpent):
        budget.check()
    errors = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert len(errors) == 1


@pytest.mark.parametrize(
    ("path", "answer"),
    [
        (CALLBACK, True),
        ("/api/v10/webhooks/7/token/messages/@original", True),
        ("/api/v10/gateway/bot", True),
        (CHANNEL, False),
        ("/api/v10/users/@me/channels", False),
    ],
)
def test_answers_to_people_always_go(path: str, answer: bool) -> None:
    assert is_answer(path) is answer


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("POST", "/api/v10/channels/7/messages", 0),
        ("POST", "/api/v10/channels/7/threads", 0),
        ("GET", "/api/v10/channels/7", 0),
        ("GET", "/api/v10/guilds/7/members/8", 1),  # after each ping, several for one board
        ("PATCH", "/api/v10/channels/7/messages/8", 1),
        ("GET", "/api/v10/channels/7/messages", 2),
        ("DELETE", "/api/v10/channels/7/messages/8", 2),
    ],
)
def test_new_boards_go_before_edits_and_both_before_tidying(method: str, path: str, expected: int) -> None:
    assert urgency(method, path) == expected


@pytest.mark.parametrize(("status", "scope"), [(200, ""), (404, ""), (503, ""), (429, SHARED)])
def test_what_discord_does_not_count_is_not_counted(status: int, scope: str) -> None:
    spent(RequestBudget(), status, scope).check()


def test_it_goes_on_when_the_refusals_are_ten_minutes_old(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    counted = Time()
    budget = spent(RequestBudget(counted))
    counted.seconds = WINDOW

    budget.check()
    assert "boards and pings resume" in caplog.text


def test_who_is_held_back_tries_again_as_if_discord_were_down() -> None:
    why = BudgetSpent()

    assert isinstance(why, discord.DiscordServerError)
    assert (why.status, why.code) == (503, 0)


async def test_discord_py_asks_nothing_that_is_held_back_and_tells_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    budget, dates = RequestBudget(), list[str]()
    async with fake_discord() as server:
        monkeypatch.setattr(Route, "BASE", server.api)
        send = Route("POST", "/channels/{channel_id}/messages", channel_id=7)
        callback = Route("POST", "/interactions/{id}/{token}/callback", id=7, token="t")
        traced = trace(dates.append, budget, Pacer(1000), lambda: None)
        async with discord.Client(intents=discord.Intents(guilds=True), http_trace=traced) as client:
            await client.login(TOKEN)
            for _ in range(MAX_REFUSALS - 1):
                budget.answered(403)
            with pytest.raises(discord.Forbidden):
                await client.http.request(send)
            with pytest.raises(BudgetSpent):
                await client.http.request(send)
            with pytest.raises(discord.Forbidden):
                await client.http.request(callback)

    assert [path.rsplit("/", 1)[-1] for path in server.refused] == ["messages", "callback"]
    assert abs(parsedate_to_datetime(dates[-1]).timestamp() - time()) < 60


async def test_discord_py_asks_in_turn_and_answers_people_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    waits, signs = list[float](), list[int]()

    def call_later(seconds: float, callback: Callable[[], None]) -> None:
        waits.append(seconds)
        asyncio.get_running_loop().call_soon(callback)

    pacer = Pacer(1 / 60, lambda: 60 * len(waits), call_later)
    async with fake_discord() as server:
        monkeypatch.setattr(Route, "BASE", server.api)
        traced = trace(lambda _: None, RequestBudget(), pacer, lambda: signs.append(len(waits)))
        async with discord.Client(intents=discord.Intents(guilds=True), http_trace=traced) as client:
            await client.login(TOKEN)
            for _ in range(BURST + 2):
                with pytest.raises(discord.Forbidden):
                    await client.http.request(Route("POST", "/channels/{channel_id}/messages", channel_id=7))
            before = len(waits)
            with pytest.raises(discord.Forbidden):
                await client.http.request(
                    Route("POST", "/interactions/{id}/{token}/callback", id=7, token="t")
                )
            after = len(waits)
            assert signs == []
            await client.http.bulk_upsert_global_commands(BOT, [])

    assert 2 <= before == after
    assert waits[-1] == 60
    assert len(signs) == 1  # a successful request that does not only read
