#!/usr/bin/env python3
"""Checks calls between rooms against tools/layers.toml: the symbols that each object file of a build
needs, and the files that define them. Includes (check_layers.py) do not show calls through public
headers, by which a room can reach a higher one. Files must not call each other in circles either,
not even two of one folder."""

import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import common
import layers


def objects(root, build, rules):
    """Yields (source relative to the tree, object file) of the library and the extension module."""
    for entry in json.loads((build / "compile_commands.json").read_text()):
        path = entry["file"][len(str(root)) + 1:]
        if path.startswith("src/") and rules.is_public(path):
            continue  # a plug-in
        if path.startswith(("src/", "python/src/")) and entry["file"].startswith(str(root)):
            made = build / re.search(r" -o (\S+)", entry["command"]).group(1)
            if made.exists():
                yield path, made


def symbols(found):
    """Returns ({symbol: source that defines it}, {source: symbols that it needs})."""
    sources = {str(made): path for path, made in found}
    text = subprocess.run(["nm", "-g", "-A", *sources], capture_output=True, text=True,
                          check=True).stdout
    defined, needed = {}, {path: set() for path in sources.values()}
    for line in text.splitlines():
        made, _, symbol = line.partition(":")
        *_, kind, name = symbol.split()
        if kind in "Uw":
            needed[sources[made]].add(name)
        elif kind not in "WV":
            defined[name] = sources[made]
    return defined, needed


def uses(defined, needed):
    """Returns {source: {other source: [symbols]}}."""
    graph = {path: defaultdict(list) for path in needed}
    for path, names in needed.items():
        for name in sorted(names):
            target = defined.get(name, path)
            if target != path:
                graph[path][target].append(name)
    return graph


def circles(graph):
    """Returns groups of files that call each other, directly or indirectly: Tarjan's algorithm with an
    explicit stack."""
    index, low, stack, on_stack, found = {}, {}, [], set(), []
    for start in graph:
        if start in index:
            continue
        work = [(start, iter(graph[start]))]
        index[start] = low[start] = len(index)
        stack.append(start)
        on_stack.add(start)
        while work:
            node, rest = work[-1]
            for other in rest:
                if other not in graph:
                    continue
                if other not in index:
                    index[other] = low[other] = len(index)
                    stack.append(other)
                    on_stack.add(other)
                    work.append((other, iter(graph[other])))
                    break
                if other in on_stack:
                    low[node] = min(low[node], index[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    group = []
                    while not group or group[-1] != node:
                        group.append(stack.pop())
                        on_stack.discard(group[-1])
                    if len(group) > 1:
                        found.append(sorted(group))
    return sorted(found, key=len, reverse=True)


def main():
    parser = common.arguments(__doc__)
    parser.add_argument("--build", default="release", help="the preset whose objects are read")
    parser.add_argument("--circles", action="store_true",
                        help="only list the groups of files that call each other, and what they call")
    parser.add_argument("--under", default="", help="only files whose path begins so")
    args = parser.parse_args()
    rules = layers.Layers(args.root)
    found = list(objects(args.root, args.root / "build" / args.build, rules))
    if not found:
        print(f"build/{args.build} has no objects: build it first")
        return 2
    graph = uses(*symbols(found))
    if args.circles:
        for group in circles({k: v for k, v in graph.items() if k.startswith(args.under)}):
            print(f"{len(group)}: {' '.join(group)}")
            for path in group:
                for target in sorted(set(graph[path]) & set(group)):
                    print(f"   {Path(path).name} -> {Path(target).name}: {' '.join(graph[path][target])}")
        return 0
    report = common.Report("calls")
    for path, targets in graph.items():
        for target, names in targets.items():
            complaint = rules.complaint(path, target)
            if complaint and path.startswith(args.under):
                report.add(path, 1, f"{complaint}: {', '.join(names[:4])} of {target}")
    for group in circles(graph):
        if any(path.startswith(args.under) for path in group):
            report.add(group[0], 1, f"is in a circle of {len(group)} files that call each other: "
                                    f"{', '.join(group[1:])}")
    return report.finish(f"{len(graph)} object files")


if __name__ == "__main__":
    sys.exit(main())
