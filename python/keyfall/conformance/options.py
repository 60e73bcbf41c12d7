"""The command line."""

import argparse
import os

EXAMPLES = """\
examples:
  python -m keyfall.conformance --device npu --plugin build/libnpu.so
  python -m keyfall.conformance --device npu --only "aten::add*" --jobs 0
  python -m keyfall.conformance --device npu --expect npu.toml --html matrix.html
  python -m keyfall.conformance --device npu --random 2000 --seed 7
"""


def _cores():
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on this system
        return os.cpu_count() or 1


def _count(text):
    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"expected a number that is not negative, found {number}")
    return number


def _step(text):
    number = _count(text)
    if number == 0:
        raise argparse.ArgumentTypeError("expected a positive number, found 0")
    return number


def add_arguments(parser):
    """Everything but --json, which has another meaning for the command `keyfall`."""
    parser.add_argument("--device", help="its name, as in device=...")
    parser.add_argument("--export", metavar="FILE",
                        help="instead of testing, write the samples for keyfall-conformance, which "
                             "does the same without Python")
    parser.add_argument("--every", type=_step, default=1, metavar="N",
                        help="with --export, of each operator every Nth case only, for a smaller file")
    parser.add_argument("--plugin", action="append", default=[], metavar="PATH",
                        help="what adds the device: a shared library, a Python file or a module; "
                             "can be given several times")
    parser.add_argument("--samples", action="append", default=[], metavar="FILE",
                        help="operators with samples (TOML) that join the built-in ones")
    parser.add_argument("--expect", metavar="FILE",
                        help="unsupported operators, expected failures and tolerances (TOML)")
    parser.add_argument("--only", action="append", default=[], metavar="PATTERN",
                        help='operators or checks, e.g. "aten::add*" or "memory*"')
    parser.add_argument("--jobs", type=_count, default=_cores(), metavar="N",
                        help="processes; 0: no process besides this one (default: cores)")
    parser.add_argument("--timeout", type=float, default=300.0, metavar="SECONDS",
                        help="of one operator or check, where --jobs is not 0 (default: 300)")
    parser.add_argument("--random", type=_count, default=0, metavar="N",
                        help="instead of the samples, N calls with random shapes, strides and types")
    parser.add_argument("--seed", type=int, default=0, help="of --random")
    parser.add_argument("--junit", metavar="FILE", help="write the results as JUnit XML")
    parser.add_argument("--html", metavar="FILE", help="write the support matrix as a page")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def parse(arguments=None):
    parser = argparse.ArgumentParser(
        prog="python -m keyfall.conformance", epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Tests a device: its services, and every operator against the CPU.")
    add_arguments(parser)
    parser.add_argument("--json", metavar="FILE", help="write the results as JSON")
    settings = parser.parse_args(arguments)
    if settings.device is None and settings.export is None:
        parser.error("the following arguments are required: --device")
    return settings
