"""Tables count their revisions; nodes say that they live, and which tables they hold."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("node", sa.Text, nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("leases")
    op.drop_table("nodes")
    op.drop_column("tables", "revision")
