"""Image, compose file, systemd unit, egg and licenses, read as text; nothing is built."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from sqlalchemy import URL

from bot.app import run, settings
from bot.app.settings import Environment
from engine.store.shards import parse_shards

ROOT = Path(__file__).parents[1]
IMAGE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE = re.sub(r"(^|\s)#.*", "", (ROOT / "compose.yaml").read_text("utf-8"))  # without its comments
SERVER_FILE = (ROOT / "compose.postgres.yaml").read_text("utf-8")
SERVER = re.sub(r"(^|\s)#.*", "", SERVER_FILE)
UNIT = (ROOT / "deploy" / "wanted.service").read_text("utf-8")
LOCK = (ROOT / "requirements/postgres.lock").read_text("utf-8")
LICENSES = (ROOT / "docs" / "licenses.md").read_text("utf-8")
EXPOSED = 2.0  # by `systemd-analyze security`, of 10; it was 3.9 before the unit was hardened
DIGEST = "sha256:" + "0a" * 32


def instructions(word: str) -> list[str]:
    return re.findall(rf"^{word} ((?:.*\\\n)*.*)$", IMAGE, re.MULTILINE)


def test_the_base_is_an_exact_version() -> None:
    [base] = instructions("FROM")

    assert re.fullmatch(r"python:3\.11\.\d+-slim-bookworm(@sha256:[0-9a-f]{64})?", base)


def test_its_digest_is_what_docker_says_and_is_put_in_by_a_command(tmp_path: Path) -> None:
    docker, copy = tmp_path / "bin" / "docker", tmp_path / "tools"
    docker.parent.mkdir()
    docker.write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/asked\necho python@{DIGEST}\n')
    docker.chmod(0o755)
    copy.mkdir()
    shutil.copy(ROOT / "tools" / "image.py", copy)
    shutil.copy(ROOT / "Dockerfile", tmp_path)
    paths = {"PATH": f"{docker.parent}:{os.environ['PATH']}"}
    for _ in range(2):
        command = (sys.executable, str(copy / "image.py"), "pin")
        subprocess.run(command, check=True, env={**os.environ, **paths}, capture_output=True)
    pinned = (tmp_path / "Dockerfile").read_text("utf-8")

    [base] = instructions("FROM")
    name = base.partition("@")[0]
    assert f"FROM {name}@{DIGEST}\n" in pinned
    assert pinned.count("@sha256:") == 1
    assert f"pull --quiet {name}\n" in (tmp_path / "asked").read_text()


def test_nothing_in_the_image_runs_as_root() -> None:
    users = instructions("USER")
    assert users == ["wanted"]
    assert "--uid 10001" in IMAGE
    assert IMAGE.index("USER wanted") > IMAGE.index("RUN useradd")
    assert IMAGE.index("USER wanted") < IMAGE.index("ENTRYPOINT")


def test_nothing_in_the_image_needs_a_shell_to_run() -> None:
    started = [*instructions("ENTRYPOINT"), *instructions("CMD")]
    [health] = instructions("HEALTHCHECK")

    assert started
    assert all(command.startswith("[") for command in started)
    assert re.search(r'CMD \["wanted", "health"\]$', health)
    assert "/usr/sbin/nologin" in IMAGE


def test_the_image_has_the_same_locks_as_the_checkout() -> None:
    assert "COPY requirements/postgres.lock requirements/" in IMAGE
    assert re.findall("pip install .*", IMAGE) == [
        "pip install --no-cache-dir --require-hashes -r requirements/postgres.lock",
        "pip install --no-cache-dir --no-build-isolation --no-deps --editable .",
    ]


def test_only_what_is_run_is_given_to_the_build() -> None:
    allowed = (ROOT / ".dockerignore").read_text("utf-8").split()

    assert allowed[0] == "*"
    assert not {"!.env", "!var", "!.git", "!tests", "!wanted.token"} & set(allowed)


LIMITS = """
read_only: true | tmpfs: /tmp | cap_drop: [ALL] | no-new-privileges:true | mem_limit: 1g | pids_limit: 128
cpus: 2 | driver: json-file | max-size: 10m | max-file: "3" | restart: unless-stopped | stop_grace_period: 15s
DISCORD_TOKEN_FILE: /run/secrets/token | DISCORD_TOKEN: "" | secrets: [token] | file: ./wanted.token
- wanted:/data
"""
SERVER_LIMITS = """
condition: service_healthy | WANTED_DATABASE_URL_FILE: /run/secrets/database_url | WANTED_DATABASE_URL: ""
POSTGRES_PASSWORD_FILE: /run/secrets/database_password | - database:/var/lib/postgresql/data
no-new-privileges:true | mem_limit: 1g
"""


def lacking(words: str, text: str) -> list[str]:
    return [word for word in re.split(r"\n| \| ", words) if word not in text]


def test_compose_limits_what_containers_may_and_gives_them_their_secrets() -> None:
    assert lacking(LIMITS, COMPOSE) == []
    assert lacking(SERVER_LIMITS, SERVER) == []
    assert "ports:" not in SERVER


def test_the_secrets_of_compose_are_not_committed() -> None:
    ignored = (ROOT / ".gitignore").read_text("utf-8").split()

    assert set(re.findall(r"file: \./(\S+)", COMPOSE + SERVER)) <= set(ignored)


def test_the_server_of_compose_is_the_one_that_its_secrets_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands = re.findall(r"^# (password=.*|echo .*)$", SERVER_FILE, re.MULTILINE)
    subprocess.run(["bash", "-ec", "\n".join(commands)], cwd=tmp_path, check=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WANTED_DATABASE_URL", "")
    monkeypatch.setenv("WANTED_DATABASE_URL_FILE", "database.url")
    place = settings.read_settings().place

    assert isinstance(place, URL)
    assert place.password == (tmp_path / "database.password").read_text().strip() != ""
    assert (place.username, place.host, place.database) == ("wanted", "database", "wanted")
    assert "\n  database:\n    image: postgres:17-" in SERVER
    assert "POSTGRES_USER: wanted\n      POSTGRES_DB: wanted\n" in SERVER


HARDENED = """
NoNewPrivileges=yes DynamicUser=yes ProtectSystem=strict ProtectHome=yes PrivateTmp=yes
PrivateDevices=yes PrivateUsers=yes ProtectKernelTunables=yes ProtectKernelModules=yes
ProtectKernelLogs=yes ProtectControlGroups=yes ProtectClock=yes ProtectHostname=yes
ProtectProc=invisible RestrictNamespaces=yes RestrictRealtime=yes LockPersonality=yes
MemoryDenyWriteExecute=yes SystemCallArchitectures=native SystemCallFilter=@system-service
SystemCallFilter=~@privileged CapabilityBoundingSet= UMask=0077 StateDirectoryMode=0700 Type=notify
WatchdogSec=60 RestartPreventExitStatus=2 LoadCredential=token:/etc/wanted.token
EnvironmentFile=-/etc/wanted.env
"""


def test_the_unit_is_hardened() -> None:
    assert {*HARDENED.split()} - {*UNIT.splitlines()} == set()


def test_commands_beside_the_unit_have_its_user_its_settings_and_its_data(tmp_path: Path) -> None:
    given, wanted, systemd_run = (tmp_path / name for name in ("given", "wanted", "systemd-run"))
    systemd_run.write_text(
        f'#!/bin/sh\nwhile [ "${{1#--}}" != "$1" ]; do echo "$1" >> {given}; shift; done\n'
        'CREDENTIALS_DIRECTORY=/run/secrets exec "$@"\n'
    )
    wanted.write_text('#!/bin/sh\necho "$DISCORD_TOKEN_FILE" "$@"\n')
    script = tmp_path / "wanted.sh"
    text = (ROOT / "deploy" / "wanted.sh").read_text("utf-8")
    script.write_text(text.replace("/opt/wanted/.venv/bin/wanted", str(wanted)))
    for program in (systemd_run, wanted):
        program.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    command = ("sh", str(script), "restore", "/var/lib/wanted/a copy")
    run = subprocess.run(command, check=True, env=environment, capture_output=True, text=True)

    assert run.stdout == "/run/secrets/token restore /var/lib/wanted/a copy\n"
    options = given.read_text("utf-8").split("\n")
    properties = {option.removeprefix("--property=") for option in options if "property" in option}
    ours = ("User", "DynamicUser", "StateDirectory", "WorkingDirectory", "UMask", "LoadCredential")
    files = {
        line for line in UNIT.splitlines() if "WANTED_DATA" in line or line.startswith("EnvironmentFile=")
    }
    of_unit = files | {line for line in UNIT.splitlines() if line.partition("=")[0] in ours}
    assert of_unit <= properties <= {*UNIT.splitlines()}


analyzed = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")


@analyzed
def test_systemd_understands_the_unit_and_finds_nothing_wrong(tmp_path: Path) -> None:
    python = sys.executable
    unit = tmp_path / "wanted.service"
    unit.write_text(UNIT.replace("/opt/wanted/.venv/bin/wanted", python).replace("/opt/wanted", str(ROOT)))
    run = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)

    assert (run.returncode, run.stderr) == (0, "")


@analyzed
def test_systemd_understands_an_instance_for_some_shards(tmp_path: Path) -> None:
    unit, extra = tmp_path / "wanted@0-7.service", tmp_path / "wanted@0-7.service.d"
    program = UNIT.replace("/opt/wanted/.venv/bin/wanted", sys.executable)
    unit.write_text(program.replace("/opt/wanted", str(ROOT)))
    extra.mkdir()
    shutil.copy(ROOT / "deploy" / "shards.conf", extra)
    run = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)

    assert (run.returncode, run.stderr) == (0, "")


def test_processes_of_compose_share_all_shards_and_no_data() -> None:
    text = (ROOT / "compose.shards.yaml").read_text("utf-8")
    shards = [parse_shards(value) for value in re.findall(r"WANTED_SHARDS: (\S+)", text)]

    assert [number for one in shards for number in one.numbers] == list(range(shards[0].count))
    assert re.findall(r"- (\S+):/data", text) == ["wanted-2"]  # the first has that of compose.yaml


@analyzed
def test_systemd_finds_the_unit_little_exposed() -> None:
    command = ["systemd-analyze", "security", "--offline=true", str(ROOT / "deploy" / "wanted.service")]
    run = subprocess.run(command, capture_output=True, text=True)
    if not run.stdout:
        pytest.skip(f"this systemd cannot look at a file: {run.stderr}")

    exposed = re.search(r"exposure level for wanted.service: ([\d.]+)", run.stdout)
    assert float(exposed[1]) <= EXPOSED


EGG = json.loads((ROOT / "deploy" / "egg-wanted.json").read_text("utf-8"))
TEXT, JSON_TEXT = (
    {"type": "string"},
    {"type": "string", "contentMediaType": "application/json", "pattern": r"^\{"},
)

RESERVED = ["SERVER_MEMORY", "SERVER_IP", "SERVER_PORT", "ENV", "HOME", "USER", "STARTUP", "UUID"]


def record(**properties: object) -> dict[str, object]:
    return {
        "type": "object",
        "properties": properties,
        "required": [*properties],
        "additionalProperties": False,
    }


# What Pterodactyl's importer reads of an egg of version 2, and its rules for eggs and variables; Pelican
# imports the same: app/Services/Eggs/EggParserService.php, app/Models/Egg.php and EggVariable.php.
EGG_SCHEMA = record(
    _comment=TEXT,
    meta=record(version={"const": "PTDL_v2"}, update_url={"type": ["string", "null"]}),
    exported_at={"type": "string", "format": "date-time"},
    name={"type": "string", "minLength": 1, "maxLength": 191},
    author={"type": "string", "pattern": r"^[^@\s]+@[^@\s]+\.[^@\s]+$"},
    description=TEXT,
    features={"type": ["array", "null"], "items": TEXT},
    docker_images={
        "type": "object",
        "minProperties": 1,
        "additionalProperties": {"type": "string", "pattern": r"^[\w./-]+(:[\w.-]+)?$", "maxLength": 191},
    },
    file_denylist={"type": "array", "items": TEXT},
    startup={"type": "string", "minLength": 1},
    config=record(
        files=JSON_TEXT, startup=JSON_TEXT, logs=JSON_TEXT, stop={"type": "string", "minLength": 1}
    ),
    scripts=record(installation=record(script=TEXT, container=TEXT, entrypoint=TEXT)),
    variables={
        "type": "array",
        "items": record(
            name={"type": "string", "minLength": 1, "maxLength": 191},
            description=TEXT,
            env_variable={"type": "string", "pattern": r"^\w{1,191}$", "not": {"enum": RESERVED}},
            default_value=TEXT,
            user_viewable={"type": "boolean"},
            user_editable={"type": "boolean"},
            rules={"type": "string", "pattern": r"^(required|nullable)(\||$)"},
            field_type={"const": "text"},
        ),
    },
)


def test_panels_can_import_the_egg() -> None:
    faults = [fault.message for fault in Draft202012Validator(EGG_SCHEMA).iter_errors(EGG)]

    assert faults == []
    assert all(isinstance(json.loads(EGG["config"][part]), dict) for part in ("files", "startup", "logs"))


def test_the_egg_starts_this_bot_with_settings_that_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    variables = {item["env_variable"]: item["default_value"] for item in EGG["variables"]}
    for name, value in {**variables, "DISCORD_TOKEN": "aa.bb.cc"}.items():
        monkeypatch.setenv(name, value)
    source = Path(run.__file__).read_text("utf-8")

    assert set(variables) - set(settings.names()) == {"GIT_ADDRESS"}
    assert Environment(_env_file=None).backups == (24 * 3600, 14)
    assert EGG["startup"] == "python -m bot run --stay"
    assert json.loads(EGG["config"]["startup"])["done"] in source


def test_the_egg_installs_what_is_locked_for_the_python_it_runs() -> None:
    script = EGG["scripts"]["installation"]["script"]
    parsed = subprocess.run(["bash", "-n"], input=script, text=True, capture_output=True)
    [image] = EGG["docker_images"].values()

    assert (parsed.returncode, parsed.stderr) == (0, "")
    assert "--require-hashes --prefix .local -r requirements/run.lock" in script
    assert EGG["scripts"]["installation"]["container"].startswith(f"python:{image.partition('_')[2]}-")


def test_every_package_of_the_image_is_listed_with_its_license() -> None:
    locked = dict(re.findall(r"^([\w.-]+)==([^ ;\\]+)", LOCK, re.MULTILINE))
    rows = re.findall(r"^\| ([\w.-]+) \| (\S+) \| (.+) \|$", LICENSES, re.MULTILINE)
    listed = {name: version for name, version, _ in rows if name != "package"}

    assert listed == locked
    assert [name for name, _, license_name in rows if license_name == "not named"] == []
