"""What commands print: styled text, tables, JSON, and a progress bar."""

import json
import os
import shutil
import sys
import time

_STYLES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "blue": "34",
           "magenta": "35", "cyan": "36"}  # fmt: skip


class Mistake(Exception):
    """A mistake of the user; the text says what is wrong and what to do."""


def _wants_color(choice, stream):
    if choice != "auto":
        return choice == "always"
    return stream.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


class Output:
    """Where a command prints. `is_json` says that only data() may print."""

    def __init__(self, is_json=False, color="auto", stream=None):
        self.stream = stream or sys.stdout
        self.is_json = is_json
        self.has_color = not is_json and _wants_color(color, self.stream)

    def style(self, text, *names):
        """The text in these colours, or as it is."""
        if not self.has_color or not names or not text:
            return text
        return f"\033[{';'.join(_STYLES[name] for name in names)}m{text}\033[0m"

    def line(self, text=""):
        print(text, file=self.stream)

    def data(self, value):
        """Prints a value as JSON."""
        json.dump(value, self.stream, indent=1, ensure_ascii=False)
        self.stream.write("\n")

    def json_line(self, value):
        """Prints a value as one line of JSON."""
        self.stream.write(json.dumps(value, ensure_ascii=False) + "\n")

    def table(self, titles, rows, right=(), styles=None):
        """Prints rows in columns. `right` are the columns to align to the right; `styles` has a style for
        a column, or a function from a cell's text to one."""
        styles = styles or {}
        widths = [max(map(len, column)) for column in zip(titles, *rows)]
        for number, row in enumerate([titles, *rows]):
            cells = []
            for i, text in enumerate(row):
                style = "dim" if number == 0 else styles.get(i)
                if callable(style):
                    style = style(text)
                fill = " " * (widths[i] - len(text))
                shown = self.style(text, *([style] if style else ()))
                cells.append(fill + shown if i in right else shown + fill)
            self.line("  ".join(cells).rstrip())


def time_text(ns):
    """A time with three digits and a unit."""
    for limit, scale, unit in ((1e3, 1, "ns"), (1e6, 1e3, "us"), (1e9, 1e6, "ms")):
        if ns < limit:
            return f"{ns / scale:.3g} {unit}" if ns / scale < 100 else f"{ns / scale:.0f} {unit}"
    return f"{ns / 1e9:.3g} s" if ns < 1e11 else f"{ns / 1e9:.0f} s"


def bytes_text(count):
    for limit, scale, unit in ((1e4, 1, "B"), (1e7, 1e3, "kB"), (1e10, 1e6, "MB")):
        if count < limit:
            return f"{count / scale:.1f} {unit}" if scale > 1 else f"{count} B"
    return f"{count / 1e9:.1f} GB"


class Progress:
    """A bar on the terminal's standard error, drawn when the work takes more than a second:

        for item in Progress("operators", items): …
    """

    def __init__(self, what, items, stream=None):
        self.what, self.items = what, list(items)
        self.stream = stream or sys.stderr
        self.enabled = self.stream.isatty()

    def __iter__(self):
        start = drawn = time.monotonic()
        for done, item in enumerate(self.items):
            now = time.monotonic()
            if self.enabled and now - start > 1 and now - drawn > 0.1:
                drawn = now
                self._draw(done)
            yield item
        if self.enabled and drawn != start:
            self.stream.write("\r\033[K")
            self.stream.flush()

    def _draw(self, done):
        width = max(10, min(30, shutil.get_terminal_size().columns - 40))
        full = width * done // max(1, len(self.items))
        self.stream.write(f"\r[{'#' * full}{'.' * (width - full)}] {done}/{len(self.items)} {self.what}\033[K")
        self.stream.flush()
