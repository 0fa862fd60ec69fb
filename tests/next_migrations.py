"""The migrations as a later release may have them."""

import shutil
from pathlib import Path

from engine.store.database_file import MIGRATIONS

HEAD = max(step.stem[1:] for step in (MIGRATIONS / "versions").glob("v*.py"))
NEXT, AFTER = (f"{int(HEAD) + more:04}" for more in (1, 2))


def add_step(chain: Path, revision: str, *lines: str) -> None:
    """Add a migration that runs these lines."""
    head = ['"""Count something."""', "import sqlalchemy as sa", "from alembic import op"]
    head += [f"revision, down_revision = {revision!r}, '{int(revision) - 1:04}'", "def upgrade():"]
    (chain / "versions" / f"v{revision}.py").write_text("\n".join(head + [f"    {line}" for line in lines]))


def next_migrations(folder: Path, *lines: str) -> Path:
    """Copy today's migrations there and add one that runs these lines."""
    chain = folder / "migrations"
    shutil.copytree(MIGRATIONS, chain, ignore=shutil.ignore_patterns("__pycache__"))
    add_step(chain, NEXT, *lines or ("op.add_column('tables', sa.Column('clock', sa.Integer))",))
    return chain
