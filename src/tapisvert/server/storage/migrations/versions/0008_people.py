"""A host can silence onlookers or send them away; a guest can end sessions: those of earlier generations."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("outcasts", sa.Text))
    op.add_column("guests", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.create_index("guests_by_generation", "guests", ["generation"])


def downgrade() -> None:
    op.drop_index("guests_by_generation", "guests")
    op.drop_column("guests", "generation")
    op.drop_column("tables", "outcasts")
