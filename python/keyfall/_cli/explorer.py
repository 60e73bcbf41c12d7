"""`keyfall explorer`: the registry as one page to search and click, without network access."""

import gzip
import json
import pathlib

from .. import _C
from .._loading import load
from . import registry
from .explain import keys_of
from .output import Mistake, Progress, bytes_text
from .pages import cases, lazy_graphs, timeline
from .pages import explorer as explorer_page

EXAMPLES = """\
  keyfall explorer -o registry.html
  keyfall explorer --plugin build/libnpu.so --trace trace.json
  keyfall explorer --graph graphs.txt
A trace is what 'keyfall trace -o' writes, or what 'keyfall trace --json' prints (without a timeline). A graph is
what keyfall.lazy.graph() returns, or what LTC_SAVE_TENSORS_FILE names."""
MOST_EVENTS = 40_000  # a page has at most 3 MB
MOST_NODES = 6_000
_COMMON = ("CPU", "Meta", "BackendSelect", "Python", "Functionalize", "Conjugate", "Negative", "ZeroTensor",
           "ADInplaceOrView", "AutogradOther", "AutogradCPU", "AutogradMeta", "AutocastCPU", "PreDispatch")


def add_arguments(parser):
    parser.add_argument("pattern", nargs="?", help="only operators that match")
    parser.add_argument("-o", "--out", default="explorer.html", metavar="FILE",
                        help="the page (default: explorer.html)")
    parser.add_argument("--plugin", action="append", default=[], metavar="PATH", help="load a plug-in first")
    parser.add_argument("--trace", metavar="FILE", help="add the calls, times and fallbacks of a trace, its timeline, "
                        "and the last lazy graph that it ran")
    parser.add_argument("--graph", action="append", default=[], metavar="FILE", help="add graphs of lazy tensors")


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


def _text(path):
    with (gzip.open(path, "rt") if path.endswith(".gz") else open(path, encoding="utf-8")) as file:
        return file.read()


class _Trace:
    """A trace file: its report, the calls and own times of operators, the timeline, and lazy graphs."""

    def __init__(self, path):
        try:
            data = json.loads(_text(path))
            self.report = data["keyfall"] if "traceEvents" in data else data
            self.calls = {entry["op"]: [entry["calls"], entry["self_ns"]] for entry in self.report["operators"]}
            self.timeline = timeline.of_chrome(data.get("traceEvents", ()), MOST_EVENTS)
            step = self.report.get("lazy_step")
            self.graphs = lazy_graphs.of_step(**step) if step else []
            for name in ("script", "arguments", "fallbacks", "split_ns", "wall_ns", "operator_calls", "dispatched_calls",
                         "threads", "memory_peak_bytes"):
                self.report[name]
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Mistake(f"{path} is not what 'keyfall trace -o' writes or 'keyfall trace --json' prints") from None

    def as_dict(self):
        report = {name: value for name, value in self.report.items() if name not in ("lazy_step", "keys")}
        return {"report": report, "calls": self.calls, "timeline": self.timeline}


def _graphs(paths):
    """The graphs of files."""
    found = []
    for path in paths:
        try:
            graphs = lazy_graphs.read(_text(path))
        except UnicodeDecodeError:
            graphs = []
        if not graphs:
            raise Mistake(f"{path} has no lazy graph; keyfall.lazy.graph() and LTC_SAVE_TENSORS_FILE give them")
        found += graphs
    return found


def _small_enough(graphs):
    """The graphs that the page has room for."""
    left, found = MOST_NODES, []
    for graph in graphs:
        if len(graph["nodes"]) <= left:
            left -= len(graph["nodes"])
            found.append(graph)
    return found


def run(options, out):
    for path in options.plugin:
        load("keyfall.devices").load_plugin(path)
    trace = _Trace(options.trace) if options.trace else None
    every = _graphs(options.graph) + (trace.graphs if trace else [])
    graphs = _small_enough(every)
    names = sorted(registry.matching(options.pattern), key=lambda name: (name.partition("::")[2].startswith("_"), name))
    if not names:
        raise Mistake(f"no operator matches '{options.pattern}'")
    choices = cases.cases()  # before the tables: the device 'lazy' has kernels from its first use on
    operators, slots, keys = _operators(names)
    added = [_C._dispatch_key_for_device(name) for name in _C._added_devices()]
    page = explorer_page.page({
        "version": _C.__version__, "names": names, "ops": operators, "slots": slots, "keys": keys,
        "key_bits": [cases.bits(key) for key in keys],
        "common": [key for key in keys if key in (*_COMMON, *added, *(f"Autograd{key}" for key in added))],
        "rules": registry.RULES, "cases": choices, "trace": trace.as_dict() if trace else None, "graphs": graphs})
    pathlib.Path(options.out).write_text(page, encoding="utf-8")
    if out.is_json:
        out.data({"file": options.out, "bytes": len(page.encode()), "operators": len(names)})
    else:
        out.line(f"wrote {options.out}: {len(names):,} operators, {bytes_text(len(page.encode()))}")
        if len(graphs) < len(every):
            out.line(f"left out {len(every) - len(graphs)} of {len(every)} lazy graphs: the page has room for "
                     f"{MOST_NODES:,} nodes")
    return 0
