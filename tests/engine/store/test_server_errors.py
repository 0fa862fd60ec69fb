"""Why a server's database cannot be used: a sentence with advice for each reason, never a password."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex

import psycopg
import pytest
from postgres_server import NOBODY, Server, required
from sqlalchemy import URL, text

from bot.app.owner_messages import explain
from engine.core.records.errors import SaveFailed, StoreUnavailable
from engine.store import postgres
from engine.store.postgres import code_of
from engine.store.store import Store

PASSWORD = "xyzzy-plugh"


async def refused(url: URL, folder: Path | None = None) -> tuple[str, str]:
    with pytest.raises(StoreUnavailable) as why:
        await Store.open(url, lambda: 0, folder)
    sentence = explain(why.value) or ""
    assert PASSWORD not in f"{sentence} {why.value.facts}"
    return why.value.code, sentence


async def test_a_server_that_is_not_there(url: URL) -> None:
    code, sentence = await refused(url.set(query={"host": "/nowhere"}, password=PASSWORD))
    assert code == "unreachable"
    assert "check that it runs, and its host" in sentence


async def test_a_database_that_is_not_there(url: URL) -> None:
    code, sentence = await refused(url.set(database="nowhere"))
    assert code == "no-database"
    assert "CREATE DATABASE" in sentence


async def test_a_wrong_password_and_an_unknown_user(own_server: Server) -> None:
    own_server.do("CREATE ROLE guarded LOGIN PASSWORD 'right'")
    own_server.ask_password_of("guarded")
    url = own_server.new_database()
    own_server.do(f"ALTER DATABASE {url.database} OWNER TO guarded")
    for wrong in (url.set(username="guarded", password=PASSWORD), url.set(username="stranger")):
        code, sentence = await refused(wrong)
        assert code == "password-refused"
        assert "see WANTED_DATABASE_URL" in sentence
    store = await Store.open(url.set(username="guarded", password="right"), lambda: 0, own_server.folder)
    await store.epochs.begin("as a role without any privilege but its own database")
    await store.close()


async def test_a_role_that_may_not_connect_or_make_tables(own_server: Server) -> None:
    own_server.do("CREATE ROLE weak LOGIN")
    url = own_server.new_database().set(username="weak")
    code, sentence = await refused(url)
    assert (code, "permission denied for schema public" in sentence) == ("unwritable", True)
    own_server.do(f"REVOKE CONNECT ON DATABASE {url.database} FROM PUBLIC")
    assert (await refused(url))[0] == "password-refused"


async def test_an_old_server(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.store.database_server.OLDEST", 99)  # the oldest one here is new enough
    code, sentence = await refused(url)
    assert code == "old-server"
    assert "version 14 or newer is needed" in sentence


async def test_an_encoding_that_cannot_hold_every_name() -> None:
    required().do("CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'")
    code, sentence = await refused(required().url("latin"))
    assert code == "encoding"
    assert "--encoding=UTF8" in sentence


async def test_a_database_that_is_read_only(url: URL) -> None:
    required().do(f"ALTER DATABASE {url.database} SET default_transaction_read_only = on")
    code, sentence = await refused(url)
    assert (code, "default_transaction_read_only is on" in sentence) == ("unwritable", True)


async def test_a_database_that_becomes_read_only(url: URL) -> None:
    store = await Store.open(url, lambda: 0)
    required().do(f"ALTER DATABASE {url.database} SET default_transaction_read_only = on")
    with pytest.raises(SaveFailed) as why:
        await store.meta.set("word", "lost")
    assert why.value.code == "unwritable"
    await store.close()


async def test_a_database_of_a_newer_bot(url: URL) -> None:
    store = await Store.open(url, lambda: 0)
    await store.database.write(lambda it: it.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    await store.close()
    code, sentence = await refused(url)
    assert (code, "update the bot" in sentence) == ("newer", True)


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    disk = folder / "disk"
    disk.mkdir()
    size = f"size=24m,uid={NOBODY},gid={NOBODY}"
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", size, "tmpfs", disk], capture_output=True, text=True)
    if made.returncode:
        pytest.skip(f"no disk can be mounted here: {made.stderr}")
    try:
        (disk / "space").mkdir()
        shutil.chown(disk / "space", NOBODY)
        yield disk / "space"
    finally:
        subprocess.run(["umount", disk], check=True)


async def fill(store: Store) -> None:
    for number in range(1000):
        await store.meta.set(f"page {number}", token_hex(500_000))


@pytest.mark.long
async def test_a_full_disk(own_server: Server) -> None:
    with small_disk(own_server.folder) as space:
        own_server.do(f"CREATE TABLESPACE small LOCATION '{space}'", "CREATE DATABASE tiny TABLESPACE small")
        store = await Store.open(own_server.url("tiny"), lambda: 0)
        await store.meta.set("word", "kept")
        with pytest.raises(SaveFailed) as why:
            await fill(store)
        assert why.value.code == "full"
        assert "full" in (explain(why.value) or "")
        assert await store.meta.get("word") == "kept"
        await store.close()
        own_server.stop()


async def test_what_psycopg_does_not_even_send_is_no_lost_connection(url: URL) -> None:
    store = await Store.open(url, lambda: 0)
    with pytest.raises(SaveFailed) as why:
        await store.meta.set("word", "\0")
    assert why.value.code == "unreadable"
    await store.close()


async def test_a_database_that_another_bot_uses(
    url: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "LOCK_MS", 100)
    first = await Store.open(url, lambda: 0, tmp_path)
    code, sentence = await refused(url, tmp_path / "other")
    assert code == "in-use"
    assert "maybe on another machine: stop that one first" in sentence

    beside = await Store.open(url, lambda: 0)  # such as `wanted backup`
    await beside.meta.set("word", "saved")
    await beside.close()
    await first.close()
    await (await Store.open(url, lambda: 0, tmp_path / "other")).close()


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("connection failed: FATAL:  unsupported startup parameter: options", "pooler"),
        ("connection failed: FATAL:  sorry, too many clients already", "unreachable"),
        ("connection failed: FATAL:  the database system is starting up", "unreachable"),
        ('connection failed: FATAL:  no pg_hba.conf entry for host "1.2.3.4"', "password-refused"),
        ("connection failed: could not translate host name", "unreachable"),
    ],
)
def test_words_of_the_server_that_has_no_code_yet(words: str, code: str) -> None:
    assert code_of(psycopg.OperationalError(words)) == code
