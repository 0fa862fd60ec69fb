"""The owner's settings: valid values, reading, and refusals."""

import re
from pathlib import Path

import pytest
from pydantic import SecretStr, ValidationError

from bot.app.settings import BadSettings, Settings, names, read_settings

pytestmark = pytest.mark.usefixtures("bare")

EXAMPLE = Path(__file__).parents[3] / ".env.example"


def refused() -> tuple[str, ...]:
    with pytest.raises(BadSettings) as wrong:
        read_settings()
    return wrong.value.faults


def test_nothing_has_to_be_set() -> None:
    assert read_settings() == Settings()
    assert Settings().database == Path("var/wanted.sqlite3")


def test_settings_come_from_the_file_and_the_environment_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text(
        "WANTED_COMPUTER_DELAY=7\nWANTED_LANGUAGE='fr'\nexport DISCORD_TOKEN=from-the-file\n"
    )
    monkeypatch.setenv("WANTED_LANGUAGE", "ES")
    settings = read_settings()

    assert (settings.computer_delay, settings.language) == (7, "es")
    assert settings.token == SecretStr("from-the-file")


def test_an_empty_value_is_no_value(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in names():
        monkeypatch.setenv(name, "")

    assert read_settings() == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("WANTED_LANGUAGE", "de"),
        ("WANTED_LOG_LEVEL", "loud"),
        ("WANTED_COMPUTER_DELAY", "-1"),
        ("WANTED_COMPUTER_DELAY", "soon"),
        ("WANTED_COMPUTER_DELAY", "nan"),
        ("WANTED_OFFER_HOURS", "0"),
        ("WANTED_OFFER_HOURS", "1.5"),
        ("WANTED_HOME_GUILD_ID", "my server"),
        ("WANTED_LOG_FORMAT", "xml"),
        ("WANTED_SHARDS", "3-1/16"),
        ("WANTED_SHARDS", "0-16/16"),
        ("WANTED_DISCORD_PROXY", "127.0.0.1:8080"),
        ("WANTED_HTTP_ADDRESS", "9180"),
        ("WANTED_HTTP_ADDRESS", "127.0.0.1:0"),
        ("WANTED_HTTP_ADDRESS", "127.0.0.1:65536"),
        ("WANTED_HTTP_ADDRESS", "http://127.0.0.1:9180"),
        ("WANTED_ERROR_CHANNEL_ID", "#errors"),
        ("WANTED_RETENTION_MONTHS", "0"),
        ("WANTED_BACKUP_SCHEDULE", "daily"),
        ("WANTED_BACKUP_SCHEDULE", "0h"),
        ("WANTED_BACKUP_SCHEDULE", "24h keep=0"),
        ("WANTED_BACKUP_SCHEDULE", "24h keep=400"),
        ("WANTED_BACKUP_SCHEDULE", "721h"),
        ("WANTED_PRIVACY_URL", "my page"),
        ("WANTED_OWNER_IDS", "hank"),
        ("WANTED_OWNER_IDS", "0"),
    ],
)
def test_a_bad_value_is_told_with_what_it_may_be(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)

    assert refused() == (f"{name}: must be {names()[name]}, not {value!r}",)


@pytest.mark.parametrize(("value", "plan"), [("24h keep=3", (86_400, 3)), ("1H", (3600, 14)), ("", None)])
def test_how_often_a_backup_is_made(
    monkeypatch: pytest.MonkeyPatch, value: str, plan: tuple[int, int] | None
) -> None:
    monkeypatch.setenv("WANTED_BACKUP_SCHEDULE", value)

    assert read_settings().backups == plan


@pytest.mark.parametrize(("value", "ids"), [("1, 22 333", {1, 22, 333}), ("7", {7}), ("", set())])
def test_who_hosts_the_bot(monkeypatch: pytest.MonkeyPatch, value: str, ids: set[int]) -> None:
    monkeypatch.setenv("WANTED_OWNER_IDS", value)

    assert read_settings().owners == ids


def test_an_unknown_name_is_told_with_the_one_that_may_be_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WANTED_COMPUTER_DELEY", "3")
    Path(".env").write_text("DISCORD_TOKEN_FIEL=/run/token\nWANTED_SQUIRREL=1\nEDITOR=vi\n")

    assert refused() == (
        "DISCORD_TOKEN_FIEL: there is no such setting. Is DISCORD_TOKEN_FILE meant?",
        "WANTED_COMPUTER_DELEY: there is no such setting. Is WANTED_COMPUTER_DELAY meant?",
        "WANTED_SQUIRREL: there is no such setting.",
    )


def test_a_line_that_sets_nothing_and_a_token_misspelled_are_told() -> None:
    Path(".env").write_text("WANTED_LANGUAGE=fr\nWANTED_BACKUP_SCHEDULE: 24h keep=14\nDISCORD_TOKN=x\n")

    assert refused() == (
        ".env, line 2: must be NAME=value",
        "DISCORD_TOKN: there is no such setting. Is DISCORD_TOKEN meant?",
    )


def test_all_faults_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WANTED_COMPUTER_DELEY", "3")
    monkeypatch.setenv("WANTED_COMPUTER_DELAY", "x")
    monkeypatch.setenv("WANTED_LOG_LEVEL", "x")

    assert [fault.partition(":")[0] for fault in refused()] == [
        "WANTED_COMPUTER_DELEY",
        "WANTED_LOG_LEVEL",
        "WANTED_COMPUTER_DELAY",
    ]


def test_the_token_may_come_from_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("token").write_text("abc.def\n")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "token")

    assert read_settings().token == SecretStr("abc.def")


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "token cannot be read: No such file or directory"),
        (b"\xe9", "token cannot be read: save it as text in UTF-8"),
        (b"\n", "token must contain only the token"),
        (b"two words", "token must contain only the token"),
    ],
)
def test_a_token_file_is_there_and_holds_the_token_alone(
    monkeypatch: pytest.MonkeyPatch, content: bytes | None, why: str
) -> None:
    if content is not None:
        Path("token").write_bytes(content)
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "token")

    assert refused() == (f"DISCORD_TOKEN_FILE: {why}",)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_files_may_be_as_windows_writes_them(monkeypatch: pytest.MonkeyPatch, encoding: str) -> None:
    Path(".env").write_text("WANTED_LANGUAGE=fr\r\n", encoding)
    Path("token").write_text("abc.def\r\n", encoding)
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "token")

    assert (read_settings().language, read_settings().token) == ("fr", SecretStr("abc.def"))


@pytest.mark.parametrize("encoding", ["latin-1", "utf-16-le"])
def test_a_settings_file_in_another_encoding_is_refused(encoding: str) -> None:
    Path(".env").write_text("WANTED_LANGUAGE=fr  # français\n", encoding)

    assert refused() == (".env cannot be read: save it as text in UTF-8",)


def test_a_token_has_nothing_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "Bot abc.def")

    (fault,) = refused()
    assert "with nothing before or after it" in fault
    assert "abc.def" not in fault


def test_the_token_is_given_once(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("token").write_text("abc")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "token")
    monkeypatch.setenv("DISCORD_TOKEN", "hush-hush")

    assert refused() == ("DISCORD_TOKEN_FILE: must not be given together with DISCORD_TOKEN",)


def test_the_token_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hush-hush")
    settings = read_settings()
    monkeypatch.setenv("WANTED_COMPUTER_DELAY", "x")

    json_text = [repr(settings), str(settings), settings.model_dump_json(), *refused()]
    assert not [text for text in json_text if "hush" in text]


def test_what_is_no_dsn_is_told_without_its_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WANTED_SENTRY_DSN", "https://hush-hush.example")

    assert refused() == (f"WANTED_SENTRY_DSN: must be {names()['WANTED_SENTRY_DSN']}",)


def test_where_it_listens_may_be_a_name_or_ipv6(monkeypatch: pytest.MonkeyPatch) -> None:
    for address in ("localhost:9180", "[::1]:9180", "0.0.0.0:80"):
        monkeypatch.setenv("WANTED_HTTP_ADDRESS", address)

        assert read_settings().http_address == address


def test_pages_need_a_port_and_an_address_for_browsers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WANTED_PAGES", "127.0.0.1:9181")
    assert refused() == ("WANTED_PAGES and WANTED_PUBLIC_URL: set both or neither",)
    monkeypatch.setenv("WANTED_PUBLIC_URL", "https://cards.example")

    assert read_settings().public_url == "https://cards.example"


def test_settings_do_not_change() -> None:
    with pytest.raises(ValidationError):
        Settings().computer_delay = 3  # type: ignore[misc]


def test_settings_made_by_hand_are_not_read_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WANTED_COMPUTER_DELAY", "9")

    assert Settings(language="fr") == Settings(language="fr", computer_delay=2)


def test_the_example_explains_every_setting_and_shows_its_value() -> None:
    example = EXAMPLE.read_text("utf-8")
    examples = re.findall(r"^# .+\n#([A-Z_]+)=(.*)$", example, re.MULTILINE)
    Path(".env").write_text("\n".join(f"{name}={value}" for name, value in examples))

    assert {name for name, _ in examples} == set(names())
    assert {name for name, value in examples if not value} == {
        "DISCORD_TOKEN",
        "DISCORD_TOKEN_FILE",
        "WANTED_BACKUP_SCHEDULE",
        "WANTED_DISCORD_PROXY",
        "WANTED_SHARDS",
        "WANTED_DATABASE_URL",
        "WANTED_DATABASE_URL_FILE",
        "WANTED_ERROR_CHANNEL_ID",
        "WANTED_PAGES",
        "WANTED_PUBLIC_URL",
        "WANTED_HOME_GUILD_ID",
        "WANTED_HTTP_ADDRESS",
        "WANTED_RETENTION_MONTHS",
        "WANTED_OWNER_IDS",
        "WANTED_PRIVACY_URL",
        "WANTED_SENTRY_DSN",
    }
    assert read_settings() == Settings()


def test_the_example_can_be_copied_as_it_is() -> None:
    Path(".env").write_text(EXAMPLE.read_text("utf-8"))

    assert read_settings() == Settings()


def test_several_processes_need_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WANTED_SHARDS", "0-3/16")
    assert "need PostgreSQL" in refused()[0]

    monkeypatch.setenv("WANTED_DATABASE_URL", "postgresql://user@host/name")
    assert str(read_settings().own_shards) == "0-3/16"
