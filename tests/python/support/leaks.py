"""Leak detection: what a function allocates must be freed when it returns."""

import gc
import sys


def assert_frees(function, rounds=200):
    """Calls the function `rounds` times, four times over. Fails if the number of Python's memory blocks
    grows each time; growth in only some of them is a cache. Older objects are hidden from the collector,
    which would otherwise spend most of the time on them."""
    grown = []
    gc.freeze()  # for good: unfreezing would also return what conftest.py froze
    for _ in range(4):
        gc.collect()
        before = sys.getallocatedblocks()
        for _ in range(rounds):
            function()
        gc.collect()
        grown.append(sys.getallocatedblocks() - before)
    assert min(grown) < rounds // 10, f"{grown} more blocks after {rounds} calls each"
