"""`keyfall man`: the manual page, made from the parsers."""

import argparse

from .commands import COMMANDS, module_of
from .main import parser_of

EXAMPLES = """\
  keyfall man | man -l -"""


def add_arguments(parser):
    pass


def _escaped(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join(f"\\&{line}" if line.startswith((".", "'")) else line for line in text.split("\n"))


def _action_lines(action):
    name = ", ".join(action.option_strings) or action.metavar or action.dest
    if action.option_strings and action.nargs != 0:
        name += f" {action.metavar or action.dest.upper()}"
    return [".TP", f".B {_escaped(name)}", _escaped((action.help or "").replace("%%", "%"))]


def _usage(name, parser):
    """Without argparse's own, which depends on the version of Python."""
    words = []
    for action in parser._actions:
        if not action.option_strings:
            word = action.metavar or action.dest.upper()
            words.append({None: word, "?": f"[{word}]"}.get(action.nargs, f"[{word}...]"))
    return " ".join(["keyfall", name, "[OPTIONS]", *words])


def _command_lines(name):
    parser = parser_of(name, "keyfall")
    usage = _usage(name, parser)
    lines = [f".SS {_escaped(name)}", f"{_escaped(COMMANDS[name][1][0].upper() + COMMANDS[name][1][1:])}.",
             ".PP", f".B {_escaped(usage)}"]
    for action in parser._actions:
        if action.help is not argparse.SUPPRESS and action.dest not in ("help", "json", "color", "what"):
            lines += _action_lines(action)
    if module_of(name).EXAMPLES:
        lines += [".PP", ".nf", _escaped(module_of(name).EXAMPLES), ".fi"]
    return lines


def page():
    """The page as roff."""
    lines = ['.TH KEYFALL 1 "" "keyfall" "User Commands"', ".SH NAME",
             "keyfall \\- look at the dispatcher, trace and record programs, test devices", ".SH SYNOPSIS",
             ".B keyfall", ".I COMMAND", "[\\fIARGUMENTS\\fR]", ".SH OPTIONS OF ALL COMMANDS", ".TP",
             ".B \\-\\-json", "Print JSON.", ".TP", ".B \\-\\-color auto|always|never",
             "Colours: on terminals unless NO_COLOR is set, always, never.", ".SH COMMANDS"]
    for name in COMMANDS:
        lines += _command_lines(name)
    lines += [".SH EXIT STATUS", ".TP", ".B 0", "Success.", ".TP", ".B 1",
              "A negative result: no kernel, differences, failures, a program that failed.", ".TP", ".B 2",
              "A mistake in the arguments or in a file.", ".SH ENVIRONMENT", ".TP", ".B NO_COLOR",
              "No colours.", ".TP", ".B KEYFALL_PLUGINS, KEYFALL_PLUGIN_PATH",
              "Plug\\-ins, and folders of them, to load at the start."]
    return "\n".join(lines) + "\n"


def run(options, out):
    if out.is_json:
        out.data({"page": page()})
    else:
        out.stream.write(page())
    return 0
