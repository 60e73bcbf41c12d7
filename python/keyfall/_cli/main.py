"""The parser of the command `keyfall`, and its exit status: 0 success, 1 a negative result, 2 a mistake in
the arguments or files, 130 interrupted."""

import argparse
import difflib
import os
import sys

from .. import _C
from .commands import COMMANDS, module_of
from .output import Mistake, Output

OK, NEGATIVE, MISUSE, INTERRUPTED = 0, 1, 2, 130


def parser_of(name, program):
    """The parser of one subcommand."""
    module = module_of(name)
    parser = argparse.ArgumentParser(
        prog=f"{program} {name}", description=f"{COMMANDS[name][1][0].upper()}{COMMANDS[name][1][1:]}.",
        epilog=f"examples:\n{module.EXAMPLES}" if module.EXAMPLES else None,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--color", choices=("auto", "always", "never"), default="auto",
                        help="colours: on terminals unless NO_COLOR is set (auto), always, never")
    module.add_arguments(parser)
    return parser


def overview(program):
    lines = [f"usage: {program} COMMAND [ARGUMENTS]", "", "commands:"]
    lines += [f"  {name:13} {text}" for name, (_, text) in COMMANDS.items()]
    lines += ["", f"{program} COMMAND --help describes one. Every command takes --json. Exit status: 0",
              "success, 1 a negative result, 2 a mistake in the arguments."]
    return "\n".join(lines)


def _unknown(name, program):
    close = difflib.get_close_matches(name, COMMANDS, 1)
    hint = f"did you mean '{close[0]}'?" if close else f"'{program} --help' lists them"
    print(f"{program}: there is no command '{name}'; {hint}", file=sys.stderr)
    return MISUSE


def _run(name, arguments, program):
    options = parser_of(name, program).parse_args(arguments)
    out = Output(options.json, options.color)
    try:
        return module_of(name).run(options, out)
    except (Mistake, OSError, RuntimeError, ValueError, TypeError, ImportError, IndexError) as error:
        if os.environ.get("KEYFALL_CLI_TRACEBACK"):
            raise
        if isinstance(error, BrokenPipeError):
            raise
        print(f"{program} {name}: {error}", file=sys.stderr)
        return MISUSE


def main(arguments=None, program="keyfall"):
    """Runs the command; returns the exit status."""
    arguments = sys.argv[1:] if arguments is None else arguments
    name = arguments[0] if arguments else "--help"
    if name in ("-h", "--help", "help"):
        print(overview(program))
        return OK
    if name in ("-V", "--version"):
        print(f"keyfall {_C.__version__}")
        return OK
    if name not in COMMANDS:
        return _unknown(name, program)
    try:
        status = _run(name, arguments[1:], program)
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader, such as head, has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
