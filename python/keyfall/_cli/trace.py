"""`keyfall trace SCRIPT`: runs a program and reports its operators."""

import contextlib
import sys

from .. import _C, fallback
from ..profiler import chrome
from ..profiler.session import Session
from . import programs, trace_summary
from .nan_watch import NanWatch
from .output import bytes_text, time_text
from .pages import report as report_page

EXAMPLES = """\
  keyfall trace train.py --epochs 1
  keyfall trace -o trace.json --html trace.html train.py
  keyfall trace --nan train.py          also find the first NaN (slower)
The options of trace come before the program, those of the program after it."""
_BAR = 40


def add_arguments(parser):
    parser.add_argument("-o", "--chrome", metavar="FILE", help="write a timeline for Perfetto or chrome://tracing")
    parser.add_argument("--html", metavar="FILE", help="write a report that opens in a browser")
    parser.add_argument("--top", type=int, default=15, metavar="N", help="operators to show (default: 15)")
    parser.add_argument("--nan", action="store_true", help="find the first operator that makes a NaN; "
                        "checks every result, so times are not those of the program")
    programs.add_arguments(parser)


def _traced(options):
    """(exit status of the program, session, bill, what NanWatch found)."""
    session = Session()
    with contextlib.ExitStack() as scopes:
        bill = scopes.enter_context(fallback.bill())
        watch = scopes.enter_context(NanWatch()) if options.nan else None
        session.start()
        try:
            status = programs.run_program(options)
        finally:
            session.stop()
    if watch:
        session.calls = watch.without_checks(session.calls)
    return status, session, bill, watch.found if watch else None


def _percent(part, whole):
    return f"{100 * part / whole:.0f}%" if whole else "0%"


def _print_split(report, out):
    split = report["split_ns"]
    total = sum(split.values()) or 1
    colors = {"kernel": "green", "copy": "yellow", "dispatch": "cyan", "program": "dim"}
    widths = {name: round(_BAR * ns / total) for name, ns in split.items()}
    order = ("kernel", "copy", "dispatch", "program")
    signs = dict(zip(order, "█▓▒░"))
    out.line("  " + "".join(out.style(signs[name] * widths[name], colors[name]) for name in order))
    out.line("  " + "   ".join(f"{out.style(signs[name], colors[name])} {trace_summary.PART_TEXTS[name]} "
                               f"{time_text(split[name])} ({_percent(split[name], total)})" for name in order))


def _time(ns):
    return time_text(ns) if ns else "-"


def _print_operators(report, count, out):
    rows = [(entry["op"], f"{entry['calls']:,}", _time(entry["total_ns"]), _time(entry["self_ns"]),
             _time(entry["kernel_ns"]), _time(entry["copy_ns"]), _time(entry["dispatch_ns"]),
             " > ".join(entry["keys"][:3]) + (" …" if len(entry["keys"]) > 3 else ""))
            for entry in report["operators"][:count]]
    out.table(("operator", "calls", "total", "self", "kernel", "copies", "dispatch", "keys"), rows,
              right=range(1, 7), styles={0: "bold", 7: "dim"})
    more = len(report["operators"]) - count
    if more > 0:
        out.line(out.style(f"and {more} more operators (--top)", "dim"))


def _print_end(report, bill, out):
    peaks = ", ".join(f"{name} {bytes_text(count)}" for name, count in report["memory_peak_bytes"].items())
    out.line(f"\nmemory peak  {peaks}")
    if len(bill):
        out.line(f"\n{out.style('fallbacks', 'yellow')}, the most expensive first: what to port next")
        out.line(str(bill))
    else:
        out.line("fallbacks    none")
    if "nan" in report:
        found = report["nan"]
        out.line("first NaN    " + ("none" if found is None else out.style(
            f"call {found['call']}, {found['op']}({', '.join(found['arguments'])}), {found['site']}", "red")))
    if report["dropped"]:
        out.line(out.style(f"{report['dropped']:,} calls were not kept: the trace was too long", "red"))


def _print(report, bill, options, out):
    count, each = report["dispatched_calls"], report["operator_calls"]
    out.line(f"\n{out.style(options.script, 'bold')}: {time_text(report['wall_ns'])}, {each:,} operator calls, "
             f"{count:,} dispatches, {report['threads']} thread{'s' if report['threads'] != 1 else ''}\n")
    _print_split(report, out)
    if report["operators"]:
        out.line()
        _print_operators(report, options.top, out)
    _print_end(report, bill, out)


def _lazy_graphs():
    """The lazy graph that ran last, as it was recorded and as it ran, and all graphs of the cache; None where no
    graph ran."""
    backend = _C._lazy_ts_backend
    try:
        return {"recorded": backend._get_latest_recorded_graph(), "ran": backend._get_latest_computation_graph(),
                "cached": backend._get_cached_graphs()}
    except RuntimeError:
        return None


def _write(report, session, bill, timed, options):
    """Writes the files that were asked for. The timeline has the report, too: the explorer shows both."""
    if options.chrome:
        parts = {id(item.call): item.part for item in timed}
        trace = chrome.of_session(session, bill.trace(), parts)
        chrome.write(options.chrome, {**trace, "keyfall": report})
    if options.html:
        with open(options.html, "w", encoding="utf-8") as file:
            file.write(report_page.page(report, session, [(item.call, item.part) for item in timed]))


def run(options, out):
    status, session, bill, nan = _traced(options)
    timed = trace_summary.timed_calls(session)
    report = {"script": options.script, "arguments": options.args, "status": status,
              **trace_summary.summarize(session, bill, timed)}
    if options.nan:
        report["nan"] = nan
    report["lazy_step"] = _lazy_graphs()
    _write(report, session, bill, timed, options)
    if out.is_json:
        out.data(report)
    else:
        sys.stdout.flush()
        _print(report, bill, options, out)
        for path in filter(None, (options.chrome, options.html)):
            out.line(f"wrote {path}")
    return 1 if status or nan else 0
