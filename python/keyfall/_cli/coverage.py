"""`keyfall coverage --device D`: how a device runs each operator."""

from .. import _C
from .._loading import load
from . import registry
from .output import Mistake, Progress

EXAMPLES = """\
  keyfall coverage --device npu --plugin build/libnpu.so
  keyfall coverage --device npu --list fallback 'soft*'"""
KINDS = ("native", "composite", "fallback", "missing")
TEXTS = {"native": "a kernel of the device", "composite": "made of other operators",
         "fallback": "on the CPU, with copies", "missing": "not at all"}
_STYLES = {"native": "green", "composite": "cyan", "fallback": "yellow", "missing": "red"}
_NAMES = {"kernel": "native", "autograd": "native", "fallthrough": "missing"}


def add_arguments(parser):
    parser.add_argument("pattern", nargs="?", help="only operators that match")
    parser.add_argument("--device", required=True, help="its name, as in device=...")
    parser.add_argument("--plugin", action="append", default=[], metavar="PATH", help="load a plug-in first")
    parser.add_argument("--list", choices=KINDS, help="name the operators of this kind")


def key_of(device):
    """The dispatch key of a device's kernels. Mistake for a device that is not there."""
    try:
        load("keyfall").empty(0, device=device)
        return _C._dispatch_key_for_device(device.partition(":")[0])
    except RuntimeError as error:
        raise Mistake(f"{str(error).splitlines()[0]}; --plugin loads one") from None


def kind_at(name, key):
    """How the operator runs at the key."""
    for slot in registry.table_of(name):
        if slot.key == key:
            return _NAMES.get(slot.kind, slot.kind)
    return "missing"


def run(options, out):
    for path in options.plugin:
        load("keyfall.devices").load_plugin(path)
    key = key_of(options.device)
    names = registry.matching(options.pattern)
    if not names:
        raise Mistake(f"no operator matches '{options.pattern}'")
    found = {kind: [] for kind in KINDS}
    for name in Progress("operators", names):
        found[kind_at(name, key)].append(name)
    if out.is_json:
        out.data({"device": options.device, "key": key,
                  "counts": {kind: len(found[kind]) for kind in KINDS}, "operators": found})
    elif options.list:
        for name in found[options.list]:
            out.line(name)
    else:
        out.line(f"{out.style(options.device, 'bold')} (key {key}): {len(names):,} operators\n")
        for kind in KINDS:
            share = len(found[kind]) / len(names)
            bar = "█" * round(40 * share)
            out.line(f"  {kind:9} {len(found[kind]):5}  {share:4.0%}  {TEXTS[kind]:24} "
                     f"{out.style(bar, _STYLES[kind])}".rstrip())
    return 1 if found["missing"] else 0
