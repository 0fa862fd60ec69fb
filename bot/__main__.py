"""The command line, `wanted`. Each command imports what it needs when it is called, so `--help` is fast.

Exit codes: 0 success, 1 a fault was found, 2 wrong usage, or Discord refuses the token.
"""

from __future__ import annotations

import gc
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from bot.app.exit_codes import FINAL, STOPPED

if TYPE_CHECKING:
    from bot.app.settings import Settings

NO_TOKEN = "No DISCORD_TOKEN: wanted setup asks for it and writes it into .env. Without one: make demo"

app = typer.Typer(
    name="wanted",
    help="Wanted, the game master for western card duels on Discord.\n\n"
    "Settings come from the environment and from .env; .env.example explains each of them.\n\n"
    "Exit codes: 0 success, 1 a fault was found, 2 wrong usage, or Discord refuses the token.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def stop(code: int, *lines: str) -> NoReturn:
    """Exit with this code and print the reason to standard error."""
    for line in lines:
        typer.echo(line, err=True)
    raise typer.Exit(code)


def settings() -> Settings:
    """Return the owner's settings, or exit with a line for each wrong variable."""
    from bot.app.settings import BadSettings, read_settings

    try:
        return read_settings()
    except BadSettings as wrong:
        stop(2, *wrong.faults)


@app.command()
def run(
    stay: Annotated[
        bool, typer.Option("--stay", help="If a restart cannot help, wait for SIGTERM; for containers.")
    ] = False,
) -> None:
    """Serve Discord until stopped by Ctrl+C or SIGTERM.

    Needs DISCORD_TOKEN or DISCORD_TOKEN_FILE. After a stop or crash, the next start continues.
    """
    try:
        code = _served()
    except typer.Exit as end:
        code = end.exit_code
    if stay and code in (FINAL, STOPPED):
        from bot.app.run import stay as wait

        wait()
    raise typer.Exit(max(code, 0))


@contextmanager
def explained(*more: str) -> Iterator[None]:
    """End a command with advice for the owner; bugs are raised again."""
    try:
        yield
    except Exception as error:
        from bot.app.owner_messages import explain

        why = explain(error)
        if why is None:
            raise
        stop(1, why, *more)


def _served() -> int:
    """Serve and return the exit code; raises `typer.Exit` if the settings are wrong."""
    gc.disable()  # the start makes no garbage; bot/app/run.py enables it again
    chosen = settings()
    if chosen.token is None:
        stop(FINAL, NO_TOKEN)
    from bot.app.run import run as serve

    return serve(chosen, chosen.token.get_secret_value())


@app.command()
def setup() -> None:
    """Set up a bot of your own, step by step: token, invitation, permissions, a first game.

    The token is not shown while you type. It is written into .env, which only you can read. You may run setup
    again at any time; existing settings stay.
    """
    from bot.cli.setup import GivenUp, set_up

    try:
        with explained():
            start = set_up(settings())
    except (KeyboardInterrupt, EOFError):
        stop(1, "", "Setup was interrupted. Finished steps are kept: run wanted setup again to continue.")
    except GivenUp as why:
        stop(1, str(why))
    if start:
        run(stay=False)
    typer.echo("Start it with make run, or as a service: docs/hosts/install.md.")


@app.command()
def demo(
    players: Annotated[int, typer.Option(min=2, max=10, help="How many users to simulate.")] = 3,
    speed: Annotated[
        float, typer.Option(min=0, help="Simulated seconds per second: 60 is an hour per minute.")
    ] = 1,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The page's port; 0 picks a free one.")] = 0,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Play the same bot in a simulated Discord in your browser.

    It needs neither a token nor a network, and keeps nothing.
    """
    try:
        from bot.cli.demo import demo as show
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != "simcord":
            raise
        stop(1, "The simulated Discord is not installed: make demo installs it and starts.")
    try:
        show(players, speed, port, browser)
    except OSError as why:
        stop(1, f"{why}: choose another, or 0 for a free one.")


@app.command()
def doctor(over: Annotated[bool, typer.Option("--all", help="Also replay finished games.")] = False) -> None:
    """Check this installation, and say how to fix each fault.

    It checks the settings, the files, the database, the clock and Discord, and replays every open game
    from its deal. Damaged games are repaired if the bot does not run; nothing else is changed, and nothing is
    sent except the question whether Discord accepts the token.
    """
    from bot.cli.doctor import examine

    raise typer.Exit(examine(over=over))


@app.command()
def health() -> None:
    """Ask the running bot at WANTED_HTTP_ADDRESS whether it is healthy; exit code 1 if it is not.

    Use it for a container's HEALTHCHECK, which then needs no shell and no other program.
    """
    chosen = settings()
    if chosen.http_address is None:
        stop(2, "WANTED_HTTP_ADDRESS is not set, so it cannot answer: set it, for example to 127.0.0.1:9180.")
    from bot.cli.files import ask_health

    is_well, answer = ask_health(chosen.http_address)
    typer.echo(answer)
    raise typer.Exit(0 if is_well else 1)


@app.command()
def selfplay(
    game: Annotated[
        str | None, typer.Option(help="The game, by default the first; a wrong name lists all.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="Number of players; by default the minimum.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    players: Annotated[
        str, typer.Option(help="random, heuristic or a level, seat by seat: sheriff,deputy")
    ] = "random",
    verify: Annotated[bool, typer.Option("--verify", help="Check every decision, and leaks.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one line of JSON.")] = False,
) -> None:
    """Let computer players play many games, and report the results.

    With --verify, restore, secrecy, undo and plays are checked at every decision. Exit code 1 if a fault was
    found.
    """
    from bot.cli.games import play, report_text

    try:
        report = play(game, seats, games, seed, players.split(","), verify)
    except ValueError as wrong:
        stop(2, f"{wrong}.")
    typer.echo(json.dumps(report.numbers()) if as_json else report_text(report))
    raise typer.Exit(0 if report.clean else 1)


@app.command()
def rulebook(
    game: Annotated[str, typer.Argument(help="The game; a wrong name lists all.")],
    lang: Annotated[str, typer.Option(help="The code of a language, such as fr.")] = "en",
    palette: Annotated[str, typer.Option(help="on, or high-contrast.")] = "on",
    out: Annotated[Path | None, typer.Option(help="The file to write; by default standard output.")] = None,
) -> None:
    """Write the whole rule book of a game as one printable page of HTML."""
    from bot.cli.rulebook import rulebook

    try:
        page = rulebook(game, lang, palette)
    except ValueError as wrong:
        stop(2, f"{wrong}.")
    if out is None:
        typer.echo(page.encode())  # the page declares UTF-8, whatever the console uses
        return
    try:
        out.write_text(page, "utf-8")
    except OSError as why:
        stop(1, f"{out} cannot be written: {why.strerror}.")


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="The export of a finished game.")]) -> None:
    """Replay an exported game, and check its deal.

    The secret must match the commitment, and every reply must lead to the recorded state. Exit code 1 if the
    file is wrong, 3 if this bot has other rules and cannot tell.
    """
    from bot.cli.games import check, verdict_text

    try:
        verdict = check(file)
    except OSError as why:
        stop(2, f"{file}: {why.strerror}.")
    typer.echo(verdict_text(verdict))
    raise typer.Exit(0 if verdict.is_valid else 3 if verdict.is_unknown else 1)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="The export of a finished game.")],
    out: Annotated[Path, typer.Option("-o", "--out", help="The page to write.")],
    lang: Annotated[str, typer.Option(help="The code of a language, such as fr.")] = "en",
) -> None:
    """Write an exported game as one page of HTML, to look at it step by step in a browser.

    A file that `wanted verify` does not accept is refused with the same reason and exit code.
    """
    from bot.cli.games import verdict_text
    from bot.cli.importing import ImportRefused, write_page

    try:
        typer.echo(write_page(file, out, lang))
    except ImportRefused as refused:
        verdict = refused.verdict
        stop(3 if verdict.is_unknown else 1, verdict_text(verdict), "No page was written.")
    except ValueError as wrong:
        stop(2, f"{wrong}.")
    except OSError as why:
        stop(2, f"{why.filename}: {why.strerror}.")


@app.command("import")
def import_game(
    file: Annotated[Path, typer.Argument(help="The export of a finished game.")],
    at: Annotated[
        int | None, typer.Option(min=0, help="Only up to this row of its log; by default all of it.")
    ] = None,
    server: Annotated[
        int | None, typer.Option(help="The id of its server; by default that of the newest table.")
    ] = None,
    channel: Annotated[
        int | None, typer.Option(help="The id of its channel; by default that of the newest table.")
    ] = None,
) -> None:
    """Put an exported game into the database, to look at it with /wanted replay; the bot must not run.

    The table is marked, cannot be exported again and never counts. A file that `wanted verify` does not
    accept is refused with the same reason and exit code.
    """
    from bot.cli.games import verdict_text
    from bot.cli.importing import ImportRefused, NoChannel, import_file

    try:
        with explained("Nothing was imported."):
            typer.echo(import_file(settings(), file, at, server, channel))
    except ImportRefused as refused:
        verdict = refused.verdict
        stop(3 if verdict.is_unknown else 1, verdict_text(verdict), "Nothing was imported.")
    except NoChannel:
        stop(2, "The database has no table yet: say where the game belongs with --server and --channel.")


@app.command()
def recompute(
    game: Annotated[int | None, typer.Option(help="The number of one table; by default all.")] = None,
) -> None:
    """Count the results of finished games again from their logs; the bot must not run."""
    from bot.cli.recompute import recompute as count_again
    from engine.core.decisions import Refused

    with explained("Nothing was counted."):
        try:
            typer.echo(count_again(settings(), game, typer.echo))
        except Refused as why:
            is_open = why.code == "not-over"
            stop(1, f"Table {game} is still being played." if is_open else f"There is no table {game}.")


@app.command()
def shards() -> None:
    """List the processes that share the database, the shards each serves, and who waits for them."""
    from bot.cli.shards import shards as listed

    with explained():
        typer.echo(listed(settings()))


@app.command()
def backup(file: Annotated[Path, typer.Argument(help="The copy; must not exist yet.")]) -> None:
    """Copy the database while the bot runs, and check the copy.

    To restore a copy, stop the bot and run `wanted restore`.
    """
    from bot.cli.files import back_up

    with explained():
        try:
            typer.echo(back_up(settings(), file))
        except FileExistsError:
            stop(2, f"{file} already exists and is not overwritten.")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy of the database, of this version or older.")],
) -> None:
    """Replace the database with a copy; the bot must not run.

    The copy is tested first: all its open games are replayed. The old database is kept next to it. At the
    next start each open table says how many moves are lost, and old buttons no longer count.
    """
    from bot.cli.restore import print_findings
    from bot.cli.restore import restore as put_back

    with explained("Nothing was changed."):
        report, old_database = put_back(settings(), file)
    for sign, text in print_findings(report, "repaired"):
        typer.echo(f"{sign:>5}  {text}")
    typer.echo(
        f"{file} is the database now." + (f" The old one is kept: {old_database}." if old_database else "")
    )


@app.command("move-database")
def move_database(
    source: Annotated[str, typer.Argument(help="A file, or postgresql://user@host/name.")],
    target: Annotated[str, typer.Argument(help="The other one; must be new or empty.")],
) -> None:
    """Move everything to PostgreSQL, or back to a file; the bot must not run.

    All rows are copied and compared, and all open games replayed. Exit code 1 if a game cannot continue.
    """
    from bot.cli.moving import MoveRefused, move, place_of
    from bot.cli.restore import print_findings

    with explained("The source is unchanged."):
        try:
            count, report = move(settings(), place_of(source), place_of(target))
        except ValueError:
            stop(2, "Both must be a file or postgresql://user:password@host/name.")
        except MoveRefused as why:
            stop(1, str(why), "The source is unchanged.")
    for sign, text in print_findings(report, "repaired"):
        typer.echo(f"{sign:>5}  {text}")
    typer.echo(f"{count:,} rows were copied and compared.")
    raise typer.Exit(int(not report.good))


@app.command()
def upgrade(
    check: Annotated[bool, typer.Option("--check", help="Only report what would be done.")] = False,
) -> None:
    """Migrate the database to this version, as the next start would; the bot must not run.

    With --check, test it on a copy, even while the bot runs: list the missing migrations, and whether every
    open game can continue. Exit code 1 if one cannot.
    """
    from bot.cli.restore import preview_upgrade, upgrade

    with explained("Nothing was changed."):
        lines = preview_upgrade(settings()) if check else [("ok", upgrade(settings()))]
    for sign, text in lines:
        typer.echo(f"{sign:>5}  {text}")
    raise typer.Exit(int(any(sign == "FAULT" for sign, _ in lines)))


emojis = typer.Typer(
    help="The bot's own emojis: icons for suits, dice and counters instead of Unicode symbols.",
    no_args_is_help=True,
)
app.add_typer(emojis, name="emojis")


@emojis.command("sync")
def emojis_sync() -> None:
    """Upload new and changed icons as emojis of the bot's application.

    Needs DISCORD_TOKEN. The bot may run meanwhile, and uses them after its next start.
    """
    chosen = settings()
    if chosen.token is None:
        stop(2, NO_TOKEN)
    from bot.cli.files import sync_emojis

    with explained():
        typer.echo(sync_emojis(chosen, chosen.token.get_secret_value()))


def main() -> None:
    os.umask(0o077)  # the files contain the secrets of deals
    app(prog_name="wanted")


if __name__ == "__main__":
    main()
