"""Groups: a class or a library, whose cards make phones its guests, and which has tables of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "groups",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("opens", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_index("groups_by_host", "groups", ["host"])
    op.create_table(
        "members",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("of_group", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("revoked", sa.Double),
    )
    op.create_index("members_by_group", "members", ["of_group", "number"], unique=True)
    op.add_column("tables", sa.Column("of_group", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("phrases", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_by_group", "tables", ["of_group"])


def downgrade() -> None:
    op.drop_index("tables_by_group", "tables")
    op.drop_column("tables", "phrases")
    op.drop_column("tables", "of_group")
    op.drop_table("members")
    op.drop_table("groups")
