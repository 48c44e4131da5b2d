"""Matches that last days, and messages to devices: holidays, keys, subscriptions, and what was told already.

`told` has, for a device or a guest (`who`), how many decisions in a match they were told of, or saw.
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("holidays", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("pauses", sa.Text))
    op.create_table(
        "push_keys",
        sa.Column("public", sa.Text, primary_key=True),
        sa.Column("private", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("kinds", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("ahead", sa.Integer, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
    )
    op.create_index("subscriptions_by_guest", "subscriptions", ["guest"])
    op.create_index("subscriptions_by_endpoint", "subscriptions", ["endpoint"])
    op.create_table(
        "told",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("mark", sa.Integer, nullable=False),
    )
    op.create_index("told_by_match", "told", ["match"])


def downgrade() -> None:
    for name in ("told", "subscriptions", "push_keys"):
        op.drop_table(name)
    op.drop_column("seats", "pauses")
    op.drop_column("tables", "holidays")
