"""Tournaments: each as one text, with a revision that goes up by one with every change, and who is in it.

A table says which tournament opened it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
    )
    op.create_table(
        "entrants",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
    )
    op.create_index("entrants_by_guest", "entrants", ["guest"])
    op.add_column("tables", sa.Column("tournament", sa.Text))
    op.create_index("tables_by_tournament", "tables", ["tournament"])


def downgrade() -> None:
    op.drop_index("tables_by_tournament", "tables")
    op.drop_column("tables", "tournament")
    op.drop_table("entrants")
    op.drop_table("tournaments")
