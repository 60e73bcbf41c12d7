"""A whole run: opens the device, runs the units, applies the expectations, writes the reports."""

import json
import pathlib
import sys
import time
import warnings

from .. import _C
from . import expectations, options, units, workers
from .context import Context, load_plugin
from .report import html_page, junit
from .report.progress import Progress
from .report.results import FAILED, FormResult
from .report.summary import Report
from .samples import export

OK, FAILURES, MISUSE, INTERRUPTED = 0, 1, 2, 130


def _describe(context):
    try:
        about = _C._device_describe(context.device)
    except Exception:  # noqa: BLE001 - a check reports it
        return str(context.device)
    words = [about["name"], about["capabilities"]]
    if about["total_memory"]:
        words.append(f"{about['total_memory'] / 2**20:.0f} MiB")
    return ", ".join(word for word in words if word)


def run(settings):
    """The Report of a run. ValueError for files that are wrong, RuntimeError for a device that cannot
    be opened."""
    expected = (expectations.from_file(settings.expect) if settings.expect else
                expectations.Expectations())
    context = Context(settings.device, settings.plugin, expected)
    listed = units.make_units(settings)
    if not listed:
        raise ValueError(f"--only {' '.join(settings.only)} matches no operator and no check")
    report = Report(str(context.device), _describe(context))
    progress = Progress(len(listed), enabled=False if settings.quiet else None)
    start, found = time.perf_counter(), {}
    for number, result in workers.run_units(context, settings, listed):
        if isinstance(result, FormResult):
            expected.apply_to_form(result)
        else:
            expected.apply_to_check(result)
        found[number] = result
        progress.step(listed[number].name, result.status == FAILED)
    progress.finish()
    for number in sorted(found):
        report.add(found[number])
    for check in expected.unconfirmed():
        report.add(check)
    report.seconds = time.perf_counter() - start
    return report


def write_reports(report, settings):
    if settings.json:
        pathlib.Path(settings.json).write_text(json.dumps(report.data(), indent=1) + "\n")
    if settings.junit:
        pathlib.Path(settings.junit).write_text(junit.junit(report), encoding="utf-8")
    if settings.html:
        pathlib.Path(settings.html).write_text(html_page.page(report), encoding="utf-8")


def export_samples(settings):
    """Writes the samples of all chosen forms; returns the text to print."""
    for path in settings.plugin:
        load_plugin(path)
    # Kernels in Python are nothing that a program without Python can call.
    forms = [form for form in units.chosen_forms(settings) if form.family.kind != "python"]
    count = export.export(settings.export, forms, settings.every)
    return f"{settings.export}: {count} cases of {len(forms)} operator forms"


def main(arguments=None):
    """The exit status: 0 all is as expected, 1 something failed, 2 the run was not possible."""
    settings = options.parse(arguments)
    warnings.simplefilter("ignore")  # samples have uncommon arguments on purpose
    try:
        if settings.export:
            print(export_samples(settings))
            return OK
        report = run(settings)
        write_reports(report, settings)
    except (ValueError, RuntimeError, OSError, ImportError) as error:
        print(f"keyfall.conformance: {error}", file=sys.stderr)
        return MISUSE
    except KeyboardInterrupt:
        return INTERRUPTED
    print(report.summary())
    return FAILURES if report.failed else OK
