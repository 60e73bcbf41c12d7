"""`keyfall explorer`: the registry as one page to search and click, without network access."""

import contextlib
import json

from .. import _C
from .._loading import load
from . import explorer_page, registry
from .explain import keys_of
from .output import Mistake, Progress, bytes_text

EXAMPLES = """\
  keyfall explorer -o registry.html
  keyfall explorer --plugin build/libnpu.so --trace report.json
A trace is what 'keyfall trace --json' prints."""
_COMMON = ("CPU", "Meta", "BackendSelect", "Python", "Functionalize", "Conjugate", "Negative", "ZeroTensor",
           "ADInplaceOrView", "AutogradOther", "AutogradCPU", "AutogradMeta", "AutocastCPU", "PreDispatch")


def add_arguments(parser):
    parser.add_argument("pattern", nargs="?", help="only operators that match")
    parser.add_argument("-o", "--out", default="explorer.html", metavar="FILE",
                        help="the page (default: explorer.html)")
    parser.add_argument("--plugin", action="append", default=[], metavar="PATH", help="load a plug-in first")
    parser.add_argument("--trace", metavar="FILE", help="add the calls, times and fallbacks of a trace")


def _operators(names):
    """The operators with their tables as numbers of slots, the slots, and the keys in priority order."""
    slots, keys, tables = {}, {}, {}
    for name in Progress("operators", names):
        table = registry.table_of(name)
        tables[name] = [(slot.key, slots.setdefault((slot.kind, slot.rule, slot.kernel, slot.where), len(slots)))
                        for slot in table]
    everything = _C._dispatch_keyset_full()
    for key in keys_of(everything):
        keys[key] = len(keys)
    for table in tables.values():
        for key, _ in table:
            keys.setdefault(key, len(keys))
    found = []
    for name in names:
        row = [-1] * len(keys)
        for key, slot in tables[name]:
            row[keys[key]] = slot
        found.append([registry.schema_of(name), registry.tags_of(name), _packed(row)])
    return found, list(slots), list(keys)


def _packed(row):
    """Runs of equal numbers as [number, count, …]."""
    packed = []
    for number in row:
        if packed and packed[-2] == number:
            packed[-1] += 1
        else:
            packed += [number, 1]
    return packed


def _cases():
    """The choices for the arguments of a call, each with the keys that it brings."""
    keyfall = load("keyfall")
    empty = keyfall.ops.aten.neg.default
    devices = {}
    for name in ("cpu", "meta", *_C._added_devices()):
        with contextlib.suppress(RuntimeError):
            devices[name] = keys_of(keyfall.explain(empty, keyfall.empty(2, device=name)).keys)
    with keyfall.inference_mode():
        inference = keys_of(keyfall.explain(empty, keyfall.empty(2)).keys)
    plain = keyfall.explain(empty, keyfall.empty(2))
    return {"devices": devices, "inference": [key for key in devices["cpu"] if key not in inference],
            "included": keys_of(plain.included), "excluded": keys_of(plain.excluded)}


def _trace(path):
    with open(path, encoding="utf-8") as file:
        try:
            report = json.load(file)
            return {"script": report["script"], "operators": {
                entry["op"]: [entry["calls"], entry["self_ns"]] for entry in report["operators"]},
                "fallbacks": report["fallbacks"]}
        except (ValueError, KeyError, TypeError):
            raise Mistake(f"{path} is not what 'keyfall trace --json' prints") from None


def run(options, out):
    for path in options.plugin:
        load("keyfall.devices").load_plugin(path)
    trace = _trace(options.trace) if options.trace else None
    names = registry.matching(options.pattern)
    if not names:
        raise Mistake(f"no operator matches '{options.pattern}'")
    operators, slots, keys = _operators(names)
    added = [_C._dispatch_key_for_device(name) for name in _C._added_devices()]
    page = explorer_page.page({
        "version": _C.__version__, "names": names, "ops": operators, "slots": slots, "keys": keys,
        "common": [key for key in keys if key in (*_COMMON, *added)], "rules": registry.RULES,
        "cases": _cases(), "trace": trace})
    with open(options.out, "w", encoding="utf-8") as file:
        file.write(page)
    if out.is_json:
        out.data({"file": options.out, "bytes": len(page.encode()), "operators": len(names)})
    else:
        out.line(f"wrote {options.out}: {len(names):,} operators, {bytes_text(len(page.encode()))}")
    return 0
