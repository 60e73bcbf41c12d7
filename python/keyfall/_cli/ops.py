"""`keyfall ops`: the list of operators."""

from . import registry
from .output import Mistake, Progress

EXAMPLES = """\
  keyfall ops                      every operator
  keyfall ops 'add*'               by pattern
  keyfall ops softmax --names      names only
  keyfall ops --tag core --key CPU"""


def add_arguments(parser):
    parser.add_argument("pattern", nargs="?", help="a pattern with * and ?, or a part of the name")
    parser.add_argument("--tag", help="only operators with this tag")
    parser.add_argument("--key", help="only operators with a kernel for this key")
    parser.add_argument("--names", action="store_true", help="names only")


def _entry(name):
    return {"name": name, "schema": registry.schema_of(name), "tags": registry.tags_of(name),
            "kernels": [slot.key for slot in registry.registrations_of(name)]}


def run(options, out):
    found = []
    for name in Progress("operators", registry.matching(options.pattern)):
        entry = _entry(name)
        if (options.tag is None or options.tag in entry["tags"]) and (
                options.key is None or options.key in entry["kernels"]):
            found.append(entry)
    if out.is_json:
        out.data(found)
        return 0 if found else 1
    if not found:
        if options.pattern and not (options.tag or options.key):
            registry.find(options.pattern)  # names what is close
        raise Mistake("no operator matches")
    for entry in found:
        if options.names:
            out.line(entry["name"])
            continue
        rest = entry["schema"].removeprefix(entry["name"])
        out.line(f"{out.style(entry['name'], 'bold')}{rest}")
        parts = [f"kernels {', '.join(entry['kernels']) or 'none'}"]
        if entry["tags"]:
            parts.append(f"tags {', '.join(entry['tags'])}")
        out.line(out.style(f"    {'  ·  '.join(parts)}", "dim"))
    if not options.names:
        out.line(out.style(f"{len(found)} operators", "dim"))
    return 0
