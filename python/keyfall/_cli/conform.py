"""`keyfall conform --device D`: tests a device."""

import argparse
import warnings

from ..conformance import options as conformance_options
from ..conformance import runner
from .output import Mistake

EXAMPLES = """\
  keyfall conform --device npu --plugin build/libnpu.so
  keyfall conform --device npu --only 'aten::add*' --jobs 0 --html matrix.html"""


def add_arguments(parser):
    conformance_options.add_arguments(parser)


def _report(settings):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # samples have uncommon arguments on purpose
        return runner.run(settings)


def run(options, out):
    settings = argparse.Namespace(**{**vars(options), "json": None})
    if settings.export:
        out.line(runner.export_samples(settings))
        return 0
    if settings.device is None:
        raise Mistake("expected --device NAME")
    report = _report(settings)
    runner.write_reports(report, settings)
    if out.is_json:
        out.data(report.data())
    else:
        out.line(report.summary())
    return 1 if report.failed else 0
