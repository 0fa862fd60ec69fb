"""How the store fails, as exceptions that name what to do."""

import traceback
from pathlib import PurePath

from engine.core.decisions import Fact, Refused


class StoreUnavailable(Exception):
    """The database cannot be used; `code` and `facts` (path, backup, why …) say why and what to do.

    Codes: corrupt, not-a-database, newer, unwritable, full, locked, unreadable; of a server also unreachable,
    password-refused, no-database, old-server, encoding, pooler, in-use, replaced. Where an older copy is
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
    """Rows of a table do not fit their checksums; `Tables` rebuilds or closes it."""

    def __init__(self, table_id: int) -> None:
        super().__init__(table_id)
        self.table = table_id


def error_location(error: BaseException) -> str:
    """Return the kind and place of an error without its message, which may contain cards or a seed."""
    if isinstance(error, Refused):
        return f"refused, {error.code}"
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {last.name}, {PurePath(last.filename).name} line {last.lineno}"


class AlreadyApplied(Exception):
    """The log rows were not appended: the table has already applied this key, or the ply is taken."""
