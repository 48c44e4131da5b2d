"""A rematch is agreed on: what the owner of each seat says to another match."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("rematch", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "rematch")
