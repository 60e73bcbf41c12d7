"""`keyfall new-device NAME`: the start of a device plug-in."""

import shlex

from ..devices._new_device import Refused, new_device
from .output import Mistake

EXAMPLES = "  keyfall new-device npu --folder my-npu"


def add_arguments(parser):
    parser.add_argument("name", help="of the device, such as npu")
    parser.add_argument("--folder", help="to write; it must not exist (default: NAME)")


def run(options, out):
    folder = options.folder or options.name
    try:
        files = new_device(options.name, folder)
    except Refused as error:
        raise Mistake(str(error)) from None
    if out.is_json:
        out.data({"folder": folder, "files": files})
        return 0
    top = shlex.quote(folder)
    out.line(f"""wrote {', '.join(files)} to {folder}. To build and test the device:

  cmake -S {top} -B {top}/build -DCMAKE_PREFIX_PATH="$(python -m keyfall cmake-prefix)"
  cmake --build {top}/build
  python -m pytest {top}/test_{options.name}.py

To see what it runs and what falls back:

  python -m keyfall coverage --device {options.name} --plugin {top}/build/{options.name}.so""")
    return 0
