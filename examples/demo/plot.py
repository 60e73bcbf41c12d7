"""The plot of the demo, one SVG file that needs nothing else: the loss of every run, the time of a step,
and the bill of the fallbacks before and after one more operator was ported."""

import math
from html import escape

WIDTH, HEIGHT = 960, 640
COLORS = ["#2a78b8", "#d8641c", "#e3a812", "#2a9d78", "#8a63b8"]  # of the runs, also without red or green
SHADES = ["#b8431f", "#d8641c", "#e08a45", "#e9ac78", "#c9c4bc"]  # of the bill's operators
WINDOW = 20  # steps in the mean of the losses: single ones jump

STYLE = """\
svg { font: 13px sans-serif; background: #fff; }
text { fill: #222; } .dim { fill: #666; } .title { font-size: 16px; font-weight: bold; }
.grid { stroke: #e2e2e2; } .end { text-anchor: end; } .middle { text-anchor: middle; }
polyline { fill: none; }
@media (prefers-color-scheme: dark) {
  svg { background: #17191c; } text { fill: #e8e8e8; } .dim { fill: #a0a0a0; } .grid { stroke: #33373c; }
}"""


class Panel:
    """A rectangle of the plot; collects elements of SVG."""

    def __init__(self, left, top, width, height, title):
        self.left, self.top, self.width, self.height = left, top, width, height
        self.parts = []
        self.text(left, top - 16, title, "title")

    def text(self, x, y, text, kind=""):
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(text)}</text>')

    def line(self, x1, y1, x2, y2, style='class="grid"'):
        self.parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {style}/>')

    def rect(self, x, y, width, height, color, tip):
        self.parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" '
                          f'fill="{color}"><title>{escape(tip)}</title></rect>')


def smooth(losses):
    """The mean of each WINDOW losses, or of fewer at the start."""
    return [sum(part) / len(part) for part in
            (losses[max(0, end - WINDOW):end] for end in range(1, len(losses) + 1))]


def loss_panel(runs):
    """All curves on a logarithmic scale. They cover each other where the runs agree, so the first is
    drawn widest and the later ones thinner, on top of it."""
    panel = Panel(70, 50, 860, 290, f"Loss (mean of {WINDOW} steps)")
    curves = {name: smooth(found["losses"]) for name, found in runs.items()}
    low = math.floor(math.log10(min(map(min, curves.values()))) * 3) / 3
    high = math.ceil(math.log10(max(map(max, curves.values()))) * 3) / 3
    steps = max(map(len, curves.values()))

    def place(step, loss):
        return (panel.left + step / max(1, steps - 1) * panel.width,
                panel.top + (high - math.log10(loss)) / (high - low) * panel.height)

    for tick in (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5):
        if low <= math.log10(tick) <= high:
            y = place(0, tick)[1]
            panel.line(panel.left, y, panel.left + panel.width, y)
            panel.text(panel.left - 10, y + 4, f"{tick:g}", "dim end")
    for part in range(6):
        step = (steps - 1) * part // 5
        panel.text(place(step, 1)[0], panel.top + panel.height + 18, str(step + 1), "dim middle")
    panel.text(panel.left + panel.width, panel.top + panel.height + 36, "step", "dim end")
    for number, (name, losses) in enumerate(curves.items()):
        style = (f'stroke="{COLORS[number % 5]}" stroke-width="{max(1.5, 9 - 2 * number):g}" '
                 f'stroke-opacity="{0.45 if number == 0 else 1}"')
        points = " ".join("{:.1f},{:.1f}".format(*place(*item)) for item in enumerate(losses))
        panel.parts.append(f'<polyline points="{points}" {style}><title>{escape(name)}</title></polyline>')
        y = panel.top + 18 + 21 * number
        panel.line(panel.left + 620, y, panel.left + 655, y, style)
        panel.text(panel.left + 665, y + 4, name)
    panel.text(panel.left, panel.top + panel.height + 36, "Where runs agree, their curves cover each other.",
               "dim")
    return panel.parts


def bars(panel, rows, unit):
    """Horizontal bars of [(name, [(part's name, value, color), …]), …], and the sum of each row."""
    longest = max(sum(value for _, value, _ in parts) for _, parts in rows) or 1
    names, room = 170, panel.width - 240
    for number, (name, parts) in enumerate(rows):
        y, x = panel.top + 34 * number, panel.left + names
        panel.text(x - 10, y + 16, name, "end")
        for part, value, color in parts:
            panel.rect(x, y, room * value / longest, 23, color, f"{part}: {value:.2f} {unit}")
            x += room * value / longest
        panel.text(x + 8, y + 16, f"{sum(value for _, value, _ in parts):.2f} {unit}", "dim")


def time_panel(runs):
    panel = Panel(20, 430, 470, 180, "Time of a step (median)")
    bars(panel, [(name, [(name, found["step"] * 1e3, COLORS[number % 5])])
                 for number, (name, found) in enumerate(runs.items())], "ms")
    return panel.parts


def bill_panel(before, after, steps):
    """The bills as bars. The most expensive operators have parts of their own."""
    panel = Panel(510, 430, 440, 180, "What the device left to the CPU, in a step")
    top = [entry.op for entry in before[:len(SHADES) - 1]]
    rows = []
    for name, bill in (("five functions", before), ("six functions", after)):
        costs = {entry.op: entry.total_ns / 1e6 / steps for entry in bill}
        parts = [(op, costs.pop(op, 0.0), color) for op, color in zip(top, SHADES)]
        rows.append((name, [*parts, ("other operators", sum(costs.values()), SHADES[-1])]))
    bars(panel, rows, "ms")
    for number, (op, color) in enumerate(zip([*top, "other operators"], SHADES)):
        y = panel.top + 82 + 21 * number
        panel.rect(panel.left + 170, y, 13, 13, color, op)
        panel.text(panel.left + 191, y + 11, op.rpartition("::")[2])
    return panel.parts


def write(path, runs, before, after, steps):
    """Writes the plot of the runs {name: results} and of two bills of this many steps."""
    parts = loss_panel(runs) + time_panel(runs) + bill_panel(before, after, steps)
    path.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
                    f'width="{WIDTH}" height="{HEIGHT}">\n<style>\n{STYLE}\n</style>\n'
                    + "\n".join(parts) + "\n</svg>\n", encoding="utf-8")
