"""How the store fails, as exceptions that name what to do."""

from __future__ import annotations

import traceback
from pathlib import PurePath

from engine.core.decisions import Fact, Refused


class StoreUnavailable(Exception):
    """The database cannot be used: `code` and `facts` (path, backup, why …) say why and what to do.

    Codes: corrupt, not-a-database, newer, unwritable, full, locked, unreadable. Where an older copy is
    good, the fact `backup` is its path, otherwise it is empty. Words: data/locales, `broken-<code>`.
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class SaveFailed(Exception):
    """Nothing was saved, so nothing may be shown; try again. Codes: see `StoreUnavailable`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class TableDamaged(Exception):
    """Rows of a table are not as they were written: `Tables` rebuilds or closes it."""

    def __init__(self, table_id: int) -> None:
        super().__init__(table_id)
        self.table = table_id


def error_location(error: BaseException) -> str:
    """What was raised and where, without its message, in which there may be cards or digits of a seed."""
    if isinstance(error, Refused):
        return f"refused, {error.code}"
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {last.name}, {PurePath(last.filename).name} line {last.lineno}"


class AlreadyApplied(Exception):
    """The actions were not appended: the key was used at this table before, or the ply is taken."""
