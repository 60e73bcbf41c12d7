"""A bar on the terminal while the checks run; nothing elsewhere."""

import shutil
import sys
import time

BETWEEN = 0.1  # seconds between two drawings


class Progress:
    def __init__(self, total, stream=None, enabled=None):
        self.total, self.done, self.failed = total, 0, 0
        self.stream = stream or sys.stderr
        self.enabled = self.stream.isatty() if enabled is None else enabled
        self.drawn = 0.0

    def step(self, name, failed):
        self.done += 1
        self.failed += bool(failed)
        now = time.monotonic()
        if self.enabled and (now - self.drawn >= BETWEEN or self.done == self.total):
            self.drawn = now
            self._draw(name)

    def _draw(self, name):
        columns = shutil.get_terminal_size().columns
        width = max(10, min(30, columns - 60))
        full = width * self.done // max(1, self.total)
        text = (f"[{'#' * full}{'.' * (width - full)}] {self.done}/{self.total}  "
                f"{self.failed} failed  {name}")
        self.stream.write("\r" + text[: columns - 1].ljust(columns - 1))
        self.stream.flush()

    def finish(self):
        if self.enabled:
            columns = shutil.get_terminal_size().columns
            self.stream.write("\r" + " " * (columns - 1) + "\r")
            self.stream.flush()
