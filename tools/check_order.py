#!/usr/bin/env python3
"""Checks that no call reads a variable that another of its arguments sets: in `finish(make(&made),
made)` C does not specify the order of evaluation, and compilers for x86-64 and AArch64 differ. Pass
`&made`, or call twice."""

import bisect
import re
import sys

import common

CALL = re.compile(r"\b([A-Za-z_]\w*)\s*\(")
NO_CALL = {"if", "while", "for", "switch", "return", "sizeof"}
# The address of a variable, passed to a call inside an argument.
FILLED = re.compile(r"[(,]\s*&\s*([A-Za-z_]\w*)\s*(?=[,)])")


def arguments(code, start):
    """Returns the texts between the commas of a call whose parenthesis opened just before `start`;
    nothing if it does not close within the statement."""
    depth, begin, found = 0, start, []
    for at in range(start, len(code)):
        character = code[at]
        if character in "([{":
            depth += 1
        elif character in ")]}" and depth > 0:
            depth -= 1
        elif character in ",)" and depth == 0:
            found.append(code[begin:at].strip())
            begin = at + 1
            if character == ")":
                return found
        elif character == ";" or character in "]}":
            return []
    return []


def fills_before_end(code, start, filled):
    """Whether something is filled in the rest of the statement; `filled` are all such places. Most calls are
    done with here, without a look at each character."""
    next_filled = bisect.bisect_left(filled, start - 1)  # a place may begin with the call's parenthesis
    return next_filled < len(filled) and code.find(";", start, filled[next_filled]) < 0


def check(path, text, report):
    code = common.code_only(text).replace("\\\n", " \n")
    filled = [match.start() for match in FILLED.finditer(code)]
    for match in CALL.finditer(code):
        if match.group(1) in NO_CALL or not fills_before_end(code, match.end(), filled):
            continue
        given = arguments(code, match.end())
        for one in given:
            for name in FILLED.findall(one):
                if name in given:
                    report.add(path, common.line_of(text, match.start()),
                               f"{match.group(1)} reads '{name}', and another argument fills it: "
                               "the order is open")


def main():
    args = common.arguments(__doc__).parse_args()
    report = common.Report("order of arguments")
    count = 0
    for path in common.files(args.root, ".", common.C_SUFFIXES):
        count += 1
        check(path, common.read(args.root / path), report)
    return report.finish(f"{count} files")


if __name__ == "__main__":
    sys.exit(main())
