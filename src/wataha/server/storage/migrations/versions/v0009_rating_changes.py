"""What a game did to the ratings of its people, as it was shown to them.

Games that ended before have no such figures, until the results are computed again.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("results", sa.Column("rating_before", sa.Integer(), nullable=True))
    op.add_column("results", sa.Column("rating_after", sa.Integer(), nullable=True))
