"""The checksum of a table covers the rules that it goes by, too."""

from __future__ import annotations

import json
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

BEFORE = ("id", "game", "variant", "secret", "created")
SINCE = (*BEFORE, "rules_version", "fingerprint")


def upgrade() -> None:
    """Make the sums that fit again. One that does not is left as it is: what it tells of is found later."""
    connection = op.get_bind()
    count = "(SELECT count(*) FROM seats WHERE table_id = tables.id) AS count"
    rows = connection.execute(sa.text(f"SELECT *, {count} FROM tables WHERE sum IS NOT NULL")).mappings()
    change = sa.text("UPDATE tables SET sum = :sum WHERE id = :id")
    new = [{"id": row["id"], "sum": _sum(row, SINCE)} for row in rows if row["sum"] == _sum(row, BEFORE)]
    if new:
        connection.execute(change, new)


def _sum(row: sa.RowMapping, names: tuple[str, ...]) -> str:
    values = [*(row[name] for name in names), row["count"]]
    return sha256(json.dumps(values, separators=(",", ":"), default=repr).encode()).hexdigest()[:32]
