"""What the demo prints: titles, and what runs at the moment. On a terminal, work that takes time has a
progress bar or a clock; elsewhere only finished lines are printed."""

import contextlib
import os
import sys
import threading
import time

LIVE = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
COLOR = LIVE and "NO_COLOR" not in os.environ
_WIDTH = 32


def title(text):
    print(f"\n\033[1m{text}\033[0m" if COLOR else f"\n{text}", flush=True)


def _redraw(text):
    sys.stdout.write(f"\r\033[K{text}")
    sys.stdout.flush()


class Bar:
    """A progress bar for a training: bar(steps done, steps in all, losses)."""

    def __init__(self):
        self._drawn = 0.0

    def __call__(self, done, total, losses):
        now = time.monotonic()
        if not LIVE or now - self._drawn < 0.1:
            return
        self._drawn = now
        full = _WIDTH * done // total
        recent = losses[-20:]
        _redraw(f"   [{'█' * full}{'·' * (_WIDTH - full)}] step {done} of {total}, "
                f"loss {sum(recent) / len(recent):.4f}")

    def clear(self):
        if LIVE:
            _redraw("")


@contextlib.contextmanager
def clock(what):
    """Shows for how long the block has been running, once that is more than a second."""
    stop = threading.Event()

    def tick():
        begin = time.monotonic()
        while not stop.wait(1):
            _redraw(f"   {what}: {time.monotonic() - begin:.0f} s")

    thread = threading.Thread(target=tick, daemon=True)
    if LIVE:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        if LIVE:
            thread.join()
            _redraw("")
