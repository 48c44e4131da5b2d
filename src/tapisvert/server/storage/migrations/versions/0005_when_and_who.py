"""Matches say when they began and who played; lines of chat say whose they are, and by which id they came."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("started", sa.Double))
    op.add_column("matches", sa.Column("guests", sa.Text))
    op.add_column("chat", sa.Column("guest", sa.Text))
    op.add_column("chat", sa.Column("client", sa.Text))
    # Of what was said before, only the seat is known: who owns it now counts as who said it.
    op.execute(
        "UPDATE chat SET guest = (SELECT guest FROM seats WHERE seats.code = chat.code"
        " AND seats.seat = chat.seat AND seats.guest <> '')"
    )
    op.create_index("chat_once", "chat", ["code", "guest", "client"], unique=True)
    op.create_index("chat_by_guest", "chat", ["guest"])


def downgrade() -> None:
    for name in ("chat_by_guest", "chat_once"):
        op.drop_index(name, "chat")
    op.drop_column("chat", "client")
    op.drop_column("chat", "guest")
    op.drop_column("matches", "guests")
    op.drop_column("matches", "started")
