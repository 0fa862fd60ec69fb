"""Opening the database: create, check or migrate it after a copy, or refuse it with advice."""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Barrier

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from next_migrations import AFTER, HEAD, NEXT, add_step, next_migrations
from sqlalchemy import Connection
from tables_world import World, misdirect

from engine.core.editions import releases
from engine.core.records.errors import StoreUnavailable
from engine.store import database_file
from engine.store.database_file import MIGRATIONS, examine, prepare
from engine.store.schema import metadata
from engine.store.schema.users import meta
from engine.store.store import Store

NOBODY = 65534


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "wanted.db"


@pytest.fixture
def played(path: Path) -> Path:
    async def play() -> None:
        world = World(path)
        await world.open()
        await world.play_on(await world.deal())
        await world.store.close()

    asyncio.run(play())
    return path


@pytest.fixture
def open_place() -> Iterator[Path]:
    """A directory with a database whose path every user can read, unlike that of `tmp_path`."""
    place = Path(tempfile.mkdtemp())
    place.chmod(0o755)
    opened(place / "wanted.db")
    yield place
    place.chmod(0o755)
    shutil.rmtree(place)


@contextmanager
def powerless() -> Iterator[None]:
    """Drop root's right to write everywhere."""
    was_root = os.geteuid() == 0
    if was_root:
        os.setresuid(NOBODY, NOBODY, 0)
    try:
        yield
    finally:
        if was_root:
            os.setresuid(0, 0, 0)


@pytest.fixture
def next_steps(tmp_path: Path) -> Path:
    """Migrations with one more that adds a column; a test may add others."""
    return next_migrations(tmp_path)


def opened(path: Path) -> None:
    """Open the store, and check the whole file as the running bot does."""

    async def open_and_close() -> None:
        store = await Store.open(path, lambda: 0)
        try:
            await store.check_file()
        finally:
            await store.close()

    asyncio.run(open_and_close())


def refused(path: Path) -> StoreUnavailable:
    with pytest.raises(StoreUnavailable) as why:
        opened(path)
    assert why.value.facts["path"]
    return why.value


def ask(path: Path, query: str) -> list[object]:
    with closing(sqlite3.connect(path)) as database:
        return [row[0] for row in database.execute(query)]


def spoil(path: Path) -> None:
    """Overwrite the first page of the games' logs."""
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'log_rows'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


@pytest.mark.parametrize("empty", [False, True])
def test_a_database_is_made_with_its_directory_or_of_an_empty_file_and_nothing_else(
    path: Path, empty: bool
) -> None:
    if empty:
        path.parent.mkdir()
        path.touch()
    opened(path)

    assert os.listdir(path.parent) == ["wanted.db"]
    assert ask(path, "SELECT version_num FROM alembic_version") == [HEAD]


def test_once_something_is_released_no_step_follows_the_schema() -> None:
    steps = [step.read_text() for step in (MIGRATIONS / "versions").glob("v*.py")]

    assert not releases() or not any("engine.store.schema" in step for step in steps)


def test_the_steps_lead_to_the_schema(path: Path) -> None:
    async def differences() -> list[object]:
        store = await Store.open(path, lambda: 0)
        result = await store.database.read(
            lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
        )
        await store.close()
        return list(result)

    assert asyncio.run(differences()) == []


async def test_every_connection_is_set_up_for_safety(path: Path) -> None:
    store = await Store.open(path, lambda: 0)
    both = Barrier(2)  # so that neither inherits the other's connection

    def settings(connection: Connection) -> list[object]:
        both.wait(10)
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

    one, other = await asyncio.gather(store.database.read(settings), store.database.write(settings))
    await store.close()

    assert one == other == ["wal", 2, 1, 5000]


def test_an_up_to_date_database_is_not_copied(played: Path) -> None:
    opened(played)

    assert os.listdir(played.parent) == ["wanted.db"]


def test_before_a_step_the_file_is_copied(played: Path, next_steps: Path) -> None:
    asyncio.run(prepare(played, next_steps))

    copy = played.with_name(f"wanted.db.at-{HEAD}")
    assert ask(played, "SELECT version_num FROM alembic_version") == [NEXT]
    assert ask(played, "SELECT count(clock) FROM tables") == [0]
    assert ask(copy, "SELECT version_num FROM alembic_version") == [HEAD]
    assert ask(copy, "SELECT count(*) FROM log_rows") == ask(played, "SELECT count(*) FROM log_rows") != [0]


def test_a_step_that_fails_leaves_all_as_it_was(played: Path, next_steps: Path) -> None:
    add_step(next_steps, AFTER, "op.execute('DELETE FROM log_rows')", "op.execute('nonsense')")
    before = ask(played, "SELECT count(*) FROM log_rows")
    with pytest.raises(StoreUnavailable):
        asyncio.run(prepare(played, next_steps))

    assert ask(played, "SELECT version_num FROM alembic_version") == [HEAD]
    assert ask(played, "SELECT count(*) FROM log_rows") == before
    opened(played)


def test_a_step_that_loses_what_others_point_to_is_undone(played: Path, next_steps: Path) -> None:
    add_step(next_steps, AFTER, "op.execute('DELETE FROM tables')")
    with pytest.raises(RuntimeError, match="point nowhere"):
        asyncio.run(prepare(played, next_steps))

    assert ask(played, "SELECT count(*) FROM tables") == [1]


def test_a_step_may_make_a_table_again_that_others_point_to(played: Path, next_steps: Path) -> None:
    """With foreign keys enabled, SQLite would delete the seats with the old table."""
    add_step(
        next_steps,
        AFTER,
        "with op.batch_alter_table('tables', recreate='always') as table:",
        "    table.drop_column('wants_thread')",
    )
    asyncio.run(prepare(played, next_steps))

    assert ask(played, "SELECT count(*) FROM seats") == [2]


def test_the_last_copies_are_kept(played: Path, next_steps: Path) -> None:
    first = int(NEXT)
    for revision in range(first, first + 6):
        if revision > first:
            add_step(next_steps, f"{revision:04}", "pass")
        chain = next_steps.with_name(f"chain-{revision}")
        shutil.copytree(next_steps, chain)
        asyncio.run(prepare(played, chain))

    names = sorted(file.name for file in played.parent.iterdir())
    assert names == [
        "wanted.db",
        *(f"wanted.db.at-{n:04}" for n in range(first + 5 - database_file.COPIES, first + 5)),
    ]


def test_a_copy_of_an_older_version_outlives_earlier_copies_of_newer_ones(
    played: Path, next_steps: Path
) -> None:
    for older in (20, 10, 30):
        copy = played.with_name(f"wanted.db.at-90{older}")
        copy.touch()
        os.utime(copy, (older, older))
    asyncio.run(prepare(played, next_steps))

    names = {file.name.removeprefix("wanted.db.at-") for file in played.parent.glob("*.at-*")}
    assert names == {HEAD, "9030", "9020"}


def test_a_newer_database_is_refused_and_the_copy_made_before_is_named(
    played: Path, next_steps: Path
) -> None:
    asyncio.run(prepare(played, next_steps))
    broken = refused(played)

    assert (broken.code, broken.facts["version"]) == ("newer", NEXT)
    assert broken.facts["backup"] == str(played.with_name(f"wanted.db.at-{HEAD}"))


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"Dear diary, " * 1000)

    assert refused(path).code == "not-a-database"
    assert path.read_bytes().startswith(b"Dear diary")


def test_a_corrupt_database_is_refused_and_the_newest_sound_copy_is_named(played: Path) -> None:
    for age, name in enumerate(["mine.db", "older.db"]):
        database_file.copy_to(played, played.with_name(name))
        os.utime(played.with_name(name), (9_000_000_000 - age,) * 2)
    shutil.copy(played, played.with_name("newest.db"))
    spoil(played.with_name("newest.db"))
    os.utime(played.with_name("newest.db"), (9_500_000_000,) * 2)
    played.with_name("notes.txt").write_text("nothing")
    spoil(played)

    broken = refused(played)
    assert broken.code == "corrupt"
    assert broken.facts["backup"] == str(played.with_name("mine.db"))


@pytest.mark.parametrize("unfinished", [False, True])
def test_of_a_corrupt_database_without_a_finished_copy_that_is_said(played: Path, unfinished: bool) -> None:
    if unfinished:
        database_file.copy_to(played, played.with_name(f"copy.db{database_file.UNFINISHED}"))
    spoil(played)

    assert refused(played).facts["backup"] == ""


def glanced_at(path: Path) -> None:
    asyncio.run(prepare(path))


def test_a_start_reads_no_history_and_notices_that_the_end_is_gone(played: Path) -> None:
    spoil(played)
    glanced_at(played)
    os.truncate(played, played.stat().st_size - 1)
    with pytest.raises(StoreUnavailable, match="corrupt"):
        glanced_at(played)


def test_before_a_step_the_whole_file_is_looked_at(played: Path, next_steps: Path) -> None:
    spoil(played)
    with pytest.raises(StoreUnavailable, match="corrupt"):
        asyncio.run(prepare(played, next_steps))

    assert not played.with_name(f"wanted.db.at-{HEAD}").exists()


def test_a_file_that_was_cut_to_nothing_is_no_new_database(path: Path) -> None:
    async def deal() -> None:
        world = World(path)
        await world.open()
        await world.store.epochs.begin("a run")
        await world.deal()
        await world.store.close()

    asyncio.run(deal())
    os.truncate(path, 0)
    with pytest.raises(StoreUnavailable, match="corrupt"):
        glanced_at(path)

    assert path.stat().st_size == 0


def test_an_index_that_is_damaged_is_made_again_from_its_table(played: Path) -> None:
    async def looked_through() -> list[bool]:
        store = await Store.open(played, lambda: 0)
        matches = [await store.check_file() for _ in range(2)]
        await store.close()
        return matches

    misdirect(played, "sqlite_autoindex_log_rows_1")

    assert asyncio.run(looked_through()) == [False, True]


def test_a_look_through_the_file_that_is_stopped_has_found_nothing(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_file, "STEPS", 1)
    spoil(played)

    assert database_file.damage(played, lambda: True) == []
    assert database_file.damage(played) != []


def test_a_name_in_the_schema_that_is_no_text_any_more_is_damage_too(played: Path) -> None:
    played.write_bytes(played.read_bytes().replace(b"index_alembic_version_1", b"index_alembic_ver\x87ion_1"))

    assert refused(played).code == "corrupt"


def test_a_read_only_directory_or_database_is_refused_and_so_is_a_directory_that_is_a_file(
    open_place: Path, tmp_path: Path
) -> None:
    file = open_place / "wanted.db"
    (tmp_path / "data").write_text("")
    broken = [refused(tmp_path / "data" / "wanted.db")]
    open_place.chmod(0o555)
    with powerless():
        broken += [refused(file), refused(open_place / "data" / "wanted.db")]
    open_place.chmod(0o777)
    file.chmod(0o444)
    with powerless():
        broken += [refused(file)]

    assert [item.code for item in broken] == ["unwritable"] * 4
    assert broken[-1].facts["path"] == str(file)


def test_a_copy_from_a_read_only_directory_has_what_is_still_in_the_wal(open_place: Path) -> None:
    snapshot, out = open_place / "snapshot", open_place / "out"
    out.mkdir()
    out.chmod(0o777)
    with closing(sqlite3.connect(open_place / "wanted.db")) as live:
        live.execute("CREATE TABLE last_moves (n)")
        live.execute("INSERT INTO last_moves VALUES (7)")
        live.commit()
        shutil.copytree(open_place, snapshot, ignore=shutil.ignore_patterns("snapshot", "out"))
    for file in snapshot.iterdir():
        file.chmod(0o444)
    snapshot.chmod(0o555)
    with powerless():
        database_file.copy_of(snapshot / "wanted.db", out / "copy.db")

    assert ask(out / "copy.db", "SELECT n FROM last_moves") == [7]
    assert [file.name for file in out.iterdir()] == ["copy.db"]
    snapshot.chmod(0o755)


def test_a_full_disk_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_file, "ROOM", 1 << 60)

    assert refused(path).code == "full"


def test_a_database_that_another_program_holds_is_refused(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_file, "BUSY_SECONDS", 0)
    with closing(sqlite3.connect(played, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")

        assert refused(played).code == "locked"


async def test_to_examine_changes_nothing(
    played: Path, next_steps: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_file, "MIGRATIONS", next_steps)

    assert await examine(played) == (HEAD, NEXT)
    assert await examine(played.with_name("none.db")) == ("", NEXT)
    assert os.listdir(played.parent) == ["wanted.db"]


async def test_a_backup_is_made_while_the_game_goes_on(path: Path, tmp_path: Path) -> None:
    world = World(path)
    await world.open()
    table = await world.deal(variant="endless")
    await asyncio.gather(world.store.backup(tmp_path / "copy.db"), world.play_on(table, 20))
    await world.store.close()
    copy = World(tmp_path / "copy.db")
    await copy.open()

    assert await copy.game(table) is not None
    assert (await copy.play_on(table, 1)).ply == (await copy.played_again(table)).ply
    await copy.store.close()


async def test_a_database_that_breaks_under_us_is_told(path: Path) -> None:
    store = await Store.open(path, lambda: 0)
    await store.database.write(meta.drop)
    with pytest.raises(StoreUnavailable) as why:
        await store.meta.get("anything")
    await store.close()

    assert why.value.code == "unreadable"


def test_the_steps_are_files_named_by_their_revisions() -> None:
    # a start reads only the names: Alembic is loaded only for a migration
    steps = ScriptDirectory(str(MIGRATIONS)).walk_revisions()
    named = sorted(file.stem.removeprefix("v") for file in (MIGRATIONS / "versions").glob("v*.py"))
    assert [step.revision for step in steps] == named[::-1]
