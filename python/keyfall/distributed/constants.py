"""How long groups wait."""

import datetime

__all__ = ["default_pg_nccl_timeout", "default_pg_timeout"]

default_pg_timeout = _DEFAULT_PG_TIMEOUT = datetime.timedelta(minutes=30)
default_pg_nccl_timeout = None
