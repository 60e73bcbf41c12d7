"""The report as JUnit XML, which build servers read."""

from xml.sax.saxutils import escape, quoteattr

from .results import EXPECTED_FAILURE, FAILED, SKIPPED, UNSUPPORTED, UNTESTED

SKIPS = (SKIPPED, UNTESTED, UNSUPPORTED, EXPECTED_FAILURE)


def _clean(text):
    """Without characters that XML does not allow."""
    return "".join(c for c in text if c in "\t\n" or " " <= c <= "\ud7ff" or "\ue000" <= c <= "\ufffd")


def _case(group, name, result, problem):
    """A form has its support as a property."""
    head = (f"<testcase classname={quoteattr(_clean(group))} name={quoteattr(_clean(name))} "
            f'time="{result.seconds:.4f}">')
    support = getattr(result, "support", None)
    if support is not None:
        head += f'<properties><property name="support" value={quoteattr(support)}/></properties>'
    if result.status == FAILED:
        first = problem.splitlines()[0] if problem else result.note
        return (f"{head}<failure message={quoteattr(_clean(first))}>{escape(_clean(problem))}"
                "</failure></testcase>")
    if result.status in SKIPS:
        why = f"{result.status}: {problem or result.note}" if problem or result.note else result.status
        return f"{head}<skipped message={quoteattr(_clean(why))}/></testcase>"
    return f"{head}</testcase>"


def junit(report):
    cases = [_case(f"{report.device}.{c.group}", c.name, c, c.problem) for c in report.checks]
    for form in report.forms:
        problem = "\n".join([*filter(None, [form.note]), *map(str, form.failures)])
        cases.append(_case(f"{report.device}.operators.{form.kind}", form.name, form, problem))
    results = report.checks + report.forms
    skipped = sum(result.status in SKIPS for result in results)
    body = "\n".join(cases)
    return ('<?xml version="1.0" encoding="utf-8"?>\n'
            f'<testsuite name={quoteattr(f"keyfall.conformance {report.device}")} '
            f'tests="{len(results)}" failures="{len(report.failed)}" skipped="{skipped}" '
            f'time="{report.seconds:.3f}">\n{body}\n</testsuite>\n')
