"""The command `python -m keyfall replay`: show a recording, run it, or cut one call out of it."""

import argparse
import json

from .cutter import cut_recording, text_of_call
from .file_format import Recording, RecordingError
from .replayer import replay


def _show(options):
    with Recording(options.file) as recording:
        for call in recording:
            if options.op is None or options.op in call.op:
                print(json.dumps({"index": call.index, "op": call.op, "text": text_of_call(call)})
                      if options.json else f"{call.index:6} {text_of_call(call)}")
        if not options.json:
            print(f"{'complete' if recording.complete else 'incomplete: no end'}, "
                  f"tensors={recording.tensors}, keyfall {recording.meta.get('keyfall')}")
    return 0


def _run(options):
    report = replay(options.file, options.device, rtol=options.rtol, atol=options.atol,
                    chain=options.chain or None, stop=options.stop)
    print(report.to_json(indent=2) if options.json else report)
    if options.cut and report.first is not None:
        cut_recording(options.file, report.first.index, options.cut)
    return 0 if report.ok else 1


def _cut(options):
    cut_recording(options.file, options.call, options.out)
    return 0


def _parser(program):
    parser = argparse.ArgumentParser(prog=program, description=__doc__.partition(": ")[2])
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    file = argparse.ArgumentParser(add_help=False)
    file.add_argument("file", help="the recording")
    printed = argparse.ArgumentParser(add_help=False)
    printed.add_argument("--json", action="store_true", help="print JSON")

    show = commands.add_parser("show", parents=[file, printed], help="list the calls")
    show.add_argument("--op", help="only operators whose names contain this")
    show.set_defaults(do=_show)

    run = commands.add_parser("run", parents=[file, printed],
                              help="run the calls and compare; exit status 1: results differ")
    run.add_argument("--device", help="run on this device instead of the recorded one")
    run.add_argument("--rtol", type=float, help="relative tolerance")
    run.add_argument("--atol", type=float, help="absolute tolerance")
    run.add_argument("--chain", action="store_true", help="feed results to the calls that follow")
    run.add_argument("--stop", action="store_true", help="end at the first difference")
    run.add_argument("--cut", metavar="OUT", help="write the first call that differs to a file")
    run.set_defaults(do=_run)

    cut = commands.add_parser("cut", parents=[file],
                              help="write one call as a recording, or as a program (OUT.py)")
    cut.add_argument("call", type=int, help="the number of the call")
    cut.add_argument("out", help="the file to write")
    cut.set_defaults(do=_cut)

    return parser


def main(arguments, program):
    parser = _parser(program)
    options = parser.parse_args(arguments)
    try:
        return options.do(options)
    except (OSError, RecordingError, RuntimeError, ValueError, IndexError) as error:
        parser.exit(2, f"{program}: {error}\n")
