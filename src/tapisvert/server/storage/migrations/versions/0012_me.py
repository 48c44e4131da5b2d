"""A guest's own: who played which match, what came of it, what is remembered, devices, and passes to others.

The matches of before are found by who owned their seats; where that was not kept yet, by whoever sits there
now under the same name.
"""

import json
from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

AT_ONCE = 500


def upgrade() -> None:
    op.create_table(
        "played",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("company", sa.Text, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
    )
    op.create_index("played_by_guest", "played", ["guest", "started", "match"])
    op.create_index("played_by_match", "played", ["match"])
    op.create_table(
        "results",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "memory",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("early", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Double),
    )
    op.create_index("devices_by_guest", "devices", ["guest"])
    op.create_index("devices_by_end", "devices", ["ended"])
    op.create_table(
        "passes",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("hash", sa.Text, nullable=False, unique=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    _find_those_who_played()


def downgrade() -> None:
    for name in ("passes", "devices", "memory", "results", "played"):
        op.drop_table(name)


def _find_those_who_played() -> None:
    db = op.get_bind()
    add = sa.text(
        "INSERT INTO played (guest, match, seat, game, company, started)"
        " VALUES (:guest, :match, :seat, :game, :company, :started)"
    )
    last = ""
    while True:
        some = db.execute(
            sa.text(
                "SELECT id, code, setup, guests, started FROM matches"
                " WHERE setup IS NOT NULL AND id > :last ORDER BY id LIMIT :most"
            ),
            {"last": last, "most": AT_ONCE},
        ).fetchall()
        rows = [row for match in some for row in _played(db, *match)]
        if rows:
            db.execute(add, rows)
        if len(some) < AT_ONCE:
            return
        last = some[-1][0]


def _played(
    db: sa.Connection, match: str, code: str, setup: str, guests: str | None, started: float | None
) -> list[dict[str, object]]:
    made = json.loads(setup)
    sitters = made["seats"]
    if guests:
        whose = json.loads(guests)
    else:
        found = db.execute(sa.text("SELECT seat, name, guest FROM seats WHERE code = :code"), {"code": code})
        now = {seat: (name, guest) for seat, name, guest in found}
        whose = [
            now[seat][1] if seat in now and now[seat][0] == sitter["name"] else ""
            for seat, sitter in enumerate(sitters)
        ]
    people = {
        guest for guest, sitter in zip(whose, sitters, strict=True) if guest and not sitter.get("program")
    }
    return [
        {
            "guest": guest,
            "match": match,
            "seat": seat,
            "game": made["game"],
            "company": _company(whose, len(people - {guest}), guest),
            "started": started or _day(made.get("date", "")),
        }
        for seat, guest in enumerate(whose)
        if guest
    ]


def _company(whose: list[str], others: int, guest: str) -> str:
    if others:
        return "people"
    if whose.count(guest) > 1:
        return "screen"
    return "programs" if len(whose) > 1 else "alone"


def _day(date: str) -> float:
    try:
        return datetime.fromisoformat(date).replace(tzinfo=UTC).timestamp()
    except ValueError:
        return 0.0
