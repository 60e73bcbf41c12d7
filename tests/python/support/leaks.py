"""Finding objects that are never freed: what a function allocates must be gone when it returns."""

import gc
import sys


def assert_frees(function, rounds=200):
    """Calls the function again and again, and fails when the number of blocks that Python holds
    grows with the calls, each time anew: what grows once is a cache. What was there before is kept
    from the collector, which would spend most of the time on it."""
    grown = []
    gc.freeze()
    try:
        for _ in range(4):
            gc.collect()
            before = sys.getallocatedblocks()
            for _ in range(rounds):
                function()
            gc.collect()
            grown.append(sys.getallocatedblocks() - before)
    finally:
        gc.unfreeze()
    assert min(grown) < rounds // 10, f"{grown} more blocks after {rounds} calls each"
