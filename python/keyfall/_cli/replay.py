"""`keyfall replay`: shows a recording, runs it and compares, or cuts one call out of it."""

import argparse

from .._record.cutter import cut_recording, text_of_call
from .._record.file_format import Recording
from .._record.replayer import replay

EXAMPLES = """\
  keyfall replay show step.kfr --op softmax
  keyfall replay run step.kfr --device npu --cut first.py
  keyfall replay cut step.kfr 17 call17.py"""


def add_arguments(parser):
    commands = parser.add_subparsers(required=True, metavar="COMMAND", dest="what")
    # As a parent: `replay run FILE --json` works as `replay --json run FILE` does.
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("file", help="the recording")
    common.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="print JSON")
    show = commands.add_parser("show", parents=[common], help="list the calls")
    show.add_argument("--op", help="only operators whose names contain this")
    run_ = commands.add_parser("run", parents=[common], help="run the calls and compare")
    run_.add_argument("--device", help="run on this device instead of the recorded one")
    run_.add_argument("--rtol", type=float, help="relative tolerance")
    run_.add_argument("--atol", type=float, help="absolute tolerance")
    run_.add_argument("--chain", action="store_true", help="feed results to the calls that follow")
    run_.add_argument("--stop", action="store_true", help="end at the first difference")
    run_.add_argument("--cut", metavar="OUT", help="write the first call that differs to a file")
    cut = commands.add_parser("cut", parents=[common],
                              help="write one call as a recording, or as a program (OUT.py)")
    cut.add_argument("call", type=int, help="the number of the call")
    cut.add_argument("out", help="the file to write")


def _show(options, out):
    with Recording(options.file) as recording:
        for call in recording:
            if options.op is not None and options.op not in call.op:
                continue
            text = text_of_call(call)
            if out.is_json:  # one line for each call: recordings are long
                out.json_line({"index": call.index, "op": call.op, "text": text})
            else:
                out.line(f"{call.index:6} {out.style(call.op, 'bold')}{text.removeprefix(call.op)}")
        if not out.is_json:
            out.line(f"{'complete' if recording.complete else 'incomplete: no end'}, "
                     f"tensors={recording.tensors}, keyfall {recording.meta.get('keyfall')}")
    return 0


def _run(options, out):
    report = replay(options.file, options.device, rtol=options.rtol, atol=options.atol,
                    chain=options.chain or None, stop=options.stop)
    if out.is_json:
        out.data(report.to_dict())
    else:
        out.line(str(report))
    if options.cut and report.first is not None:
        cut_recording(options.file, report.first.index, options.cut)
    return 0 if report.ok else 1


def _cut(options, out):
    cut_recording(options.file, options.call, options.out)
    if out.is_json:
        out.data({"file": options.out, "call": options.call})
    return 0


def run(options, out):
    return {"show": _show, "run": _run, "cut": _cut}[options.what](options, out)
