"""Alembic's way in: runs the migrations on the connection that the store hands over.

A new one is a file in `versions/`, numbered; tests/room/test_store.py says whether they lead
to the schema in `store.py`.
"""

from alembic import context

from sobremesa.room.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
