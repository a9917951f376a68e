"""What people do at a table: say that they are ready, leave, look on, talk; whom the host has sent away."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns and the table of what was said."""
    nobody, everybody = sa.text("'[]'"), sa.text("'open'")
    op.add_column("tables", sa.Column("barred", sa.JSON, nullable=False, server_default=nobody))
    op.add_column("tables", sa.Column("watch", sa.Text, nullable=False, server_default=everybody))
    op.add_column(
        "places", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("places", sa.Column("stand_in", sa.Text))
    create_talk()


def create_talk() -> None:
    op.create_table(
        "talk",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_talk"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_talk_table_id"),
    )
