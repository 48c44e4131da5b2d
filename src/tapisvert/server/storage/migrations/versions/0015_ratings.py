"""Ratings: tables that say beforehand that they count, how each match moved its players, where all are now.

`rated` has a row for every finished match of such a table, also for those that do not count (`why`). What is
in `ratings` follows from it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_by_rated", "tables", ["rated"])
    op.create_table(
        "rated",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("rated_by_kind", "rated", ["kind", "ended", "match"])
    op.create_table(
        "ratings",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_guest", "ratings", ["guest"])


def downgrade() -> None:
    for name in ("ratings", "rated"):
        op.drop_table(name)
    op.drop_index("tables_by_rated", "tables")
    op.drop_column("tables", "rated")
