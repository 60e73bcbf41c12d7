"""Types for annotations of scripted functions."""

import typing
from typing import Any, Dict, List, Optional, Tuple, Union  # noqa: F401

T = typing.TypeVar("T")


class BroadcastingListCls:
    """BroadcastingList2[int] is a number or a list of two."""

    def __getitem__(self, types):
        return types


BroadcastingList1, BroadcastingList2, BroadcastingList3 = (BroadcastingListCls() for _ in range(3))
