"""How the luck of a coming match is agreed on: seals, since when salts are awaited, and abandoned deals."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("deal", sa.Text))


def downgrade() -> None:
    op.drop_column("matches", "deal")
