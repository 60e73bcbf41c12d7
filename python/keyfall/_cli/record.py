"""`keyfall record SCRIPT`: runs a program and writes its operators to a file."""

import os

from .._record.recorder import record
from . import programs
from .output import bytes_text

EXAMPLES = """\
  keyfall record -o step.kfr train.py --steps 1
  keyfall replay run step.kfr --device npu"""


def add_arguments(parser):
    parser.add_argument("-o", "--out", default="recording.kfr", metavar="FILE",
                        help="the recording (default: recording.kfr)")
    parser.add_argument("--tensors", choices=("full", "inputs", "hash"), default="full",
                        help="which values the file gets (default: full)")
    parser.add_argument("--threads", choices=("this", "all"), default="all", help="whose calls (default: all)")
    programs.add_arguments(parser)


def run(options, out):
    with record(options.out, options.tensors, options.threads) as recorder:
        status = programs.run_program(options)
    size = os.path.getsize(options.out)
    if out.is_json:
        out.data({"file": options.out, "calls": recorder.calls, "bytes": size, "status": status})
    else:
        out.line(f"wrote {options.out}: {recorder.calls:,} calls, {bytes_text(size)}")
    return 1 if status else 0
