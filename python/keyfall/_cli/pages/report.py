"""The report of a trace: split of the time, timeline, operators, fallbacks."""

from . import document, timeline

MOST_EVENTS = 50_000


def page(report, session, parts):
    """The page as text. `parts` has (call, part) of each call."""
    return document.document(f"keyfall trace {report['script']}", "report", ("timeline", "trace_view"),
                             {"report": report, "timeline": timeline.of_session(session, parts, MOST_EVENTS)})
