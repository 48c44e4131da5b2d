"""Tables are marked before they are gone; the server's own running time is kept.

And a database of the one commit at which step 0005 had no column for a match's guests gets it here.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    matches = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("matches")}
    if "guests" not in matches:
        op.add_column("matches", sa.Column("guests", sa.Text))
    # When it was taken away: by the server's running time, which counts, and by the calendar, which is shown.
    op.add_column("tables", sa.Column("removed", sa.Double))
    op.add_column("tables", sa.Column("removed_at", sa.Double))
    op.create_table(
        "upkeep",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Double, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("upkeep")
    op.drop_column("tables", "removed_at")
    op.drop_column("tables", "removed")
