"""`keyfall cmake-prefix`: the folder in which find_package(keyfall) finds headers and library."""

import os

from .. import _C

EXAMPLES = '  cmake -S . -B build -DCMAKE_PREFIX_PATH="$(keyfall cmake-prefix)"'


def add_arguments(parser):
    pass


def run(options, out):
    folder = os.path.dirname(os.path.abspath(_C.__file__))
    if out.is_json:
        out.data({"folder": folder})
    else:
        out.line(folder)
    return 0
