"""Alembic's entry: runs the migrations on the connection that engine/store/database_file.py hands over."""

from alembic import context

from engine.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
