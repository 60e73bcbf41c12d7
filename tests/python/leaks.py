"""Finding objects that are never freed: what a function allocates must be gone when it returns."""

import gc
import sys


def assert_frees(function, rounds=200):
    """Calls the function again and again, and fails when the number of blocks that Python holds
    grows with the calls, each time anew: what grows once is a cache."""
    grown = []
    for _ in range(4):
        gc.collect()
        before = sys.getallocatedblocks()
        for _ in range(rounds):
            function()
        gc.collect()
        grown.append(sys.getallocatedblocks() - before)
    assert min(grown) < rounds // 10, f"{grown} more blocks after {rounds} calls each"
