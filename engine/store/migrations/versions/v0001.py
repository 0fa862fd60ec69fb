"""The tables of release 1.0.0: until then, those of schema/ as it is.

The release replaces `upgrade` by what `alembic.autogenerate` renders of schema/, so that a later change there
does not change this step.
"""

from alembic import op

from engine.store.schema import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    metadata.create_all(op.get_bind(), checkfirst=False)
