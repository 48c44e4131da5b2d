"""The deal of the day: every day's secret, and everybody's first try at each of its deals.

A day's secret is drawn ahead, once for all nodes. `ended`, `outcome` and `play` are there once a try is over
and looked back at.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("drawn", sa.Double, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("deal", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("outcome", sa.Text),
        sa.Column("play", sa.Double),
    )
    op.create_index("tries_by_guest", "tries", ["guest", "day"])
    op.create_index("tries_by_match", "tries", ["match"])


def downgrade() -> None:
    op.drop_table("tries")
    op.drop_table("days")
