"""Looking back at matches is kept: how far it is, which node is at it, and what was found.

A record that somebody brings, to look back at, is kept beside it: its match is no table's.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lookbacks",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("done", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary),
        sa.Column("record", sa.LargeBinary),
    )


def downgrade() -> None:
    op.drop_table("lookbacks")
