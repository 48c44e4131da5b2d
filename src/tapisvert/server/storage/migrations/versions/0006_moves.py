"""On SQLite a move is one row in one tree.

It was in three: the row, its key, and its client's id. The last told apart what two nodes may store at
the same time, and SQLite serves one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

COLUMNS = "match, number, seat, move, client, version, at"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        _rebuild(sqlite_with_rowid=False)


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        _rebuild(sa.UniqueConstraint("match", "seat", "client", name="moves_once"))


def _rebuild(*constraints: sa.Constraint, **ways: bool) -> None:
    op.rename_table("moves", "moves_before")
    op.create_table(
        "moves",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("client", sa.Text),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        *constraints,
        **ways,
    )
    op.execute(f"INSERT INTO moves ({COLUMNS}) SELECT {COLUMNS} FROM moves_before")
    op.drop_table("moves_before")
