"""Graphs of lazy steps, read from what Keyfall writes: recorded graphs ("IR {"), plans ("eager {"), and Graphviz."""

import re

_IR_LINE = re.compile(r"%(\d+) = \[(.*?)\] (\S+)\((.*?)\)(?:, (.*))?$")
_PLAN_LINE = re.compile(r"(\d+): (.*?) = (\S+?)\((.*?)\)(.*)$")
_DOT_NODE = re.compile(r'(\w+) \[label="(.*?)"')
_DOT_EDGE = re.compile(r"(\w+) -> (\w+)")
_BEGINS = re.compile(r"^(IR|eager|digraph G) \{", re.M)


class _Graph:
    """Nodes: [name, kind (op, view, input), shape, attributes, number of the result or -1]; edges: [from, to]."""

    def __init__(self, title):
        self.title, self.nodes, self.edges, self._at = title, [], [], {}

    def add(self, id, name, kind, shape="", attributes=(), root=-1):
        self._at[id] = len(self.nodes)
        self.nodes.append([name, kind, shape, list(attributes), root])

    def connect(self, source, to):
        if source in self._at and to in self._at:
            self.edges.append([self._at[source], self._at[to]])

    def has(self, id):
        return id in self._at

    def as_dict(self):
        return {"title": self.title, "nodes": self.nodes, "edges": self.edges}


def _kind(name):
    if name == "lazy_tensors::device_data":
        return "input"
    return "view" if name == "aten::as_strided" else "op"


def _recorded(title, lines):
    graph = _Graph(title)
    for line in lines:
        found = _IR_LINE.match(line.strip())
        if not found:
            continue
        number, shape, name, sources, rest = found.groups()
        about = [part for part in re.split(r", (?=\w+=)", rest or "") if part]
        values = dict(part.split("=", 1) for part in about if "=" in part)
        full = values.pop("NodeType", name)
        root = int(values.pop("ROOT", -1))
        graph.add(number, full if "::" in full else name, _kind(name), shape,
                  [f"{key}={value}" for key, value in values.items()], root)
        for source in re.findall(r"%(\d+)", sources):
            graph.connect(source, number)
    return graph


def _plan(title, lines):
    """Slots name values; each step gives slots new values."""
    graph, made = _Graph(title), {}

    def value(slot):
        if slot not in made:
            made[slot] = f"p{slot}"
            graph.add(made[slot], f"input {slot}", "input")
        return made[slot]

    for line in lines:
        found = _PLAN_LINE.match(line.strip())
        if found:
            number, results, name, sources, rest = found.groups()
            before = [value(slot) for slot in re.findall(r"s(\d+)", sources)]
            graph.add(f"n{number}", name, _kind(name), "", [rest.strip()] if rest.strip() else [])
            for source in before:
                graph.connect(source, f"n{number}")
            made.update((slot, f"n{number}") for slot in re.findall(r"s(\d+)", results))
        elif line.strip().startswith("return"):
            for place, slot in enumerate(re.findall(r"s(\d+)", line)):
                graph.nodes[graph._at[value(slot)]][4] = place
    return graph


def _graphviz(title, lines):
    graph, edges = _Graph(title), []
    for line in lines:
        edge, node = _DOT_EDGE.search(line), _DOT_NODE.search(line)
        if edge:
            edges.append(edge.groups())
        elif node:
            name, *about = node[2].split("\\n")
            shape = about.pop(0) if about and "=" not in about[0] else ""
            root = next((int(part[5:]) for part in about if part.startswith("ROOT=")), -1)
            kind = "input" if name.startswith("parameter") else _kind(name)
            graph.add(node[1], name, kind, shape, [part for part in about if not part.startswith("ROOT=")], root)
    for source, to in edges:
        graph.connect(source, to)
    return graph


_READERS = {"IR": _recorded, "eager": _plan, "digraph G": _graphviz}


def _place(text):
    """Where the program ran the graph that this text comes before."""
    found = re.findall(r"^  (\S+) \((.*:\d+)\)$", text, re.M)
    return f"{found[-1][0]}, {found[-1][1].rpartition('/')[2]}" if found else ""


def read(text, title=""):
    """The graphs of a text as data; graphs that are equal come once, with the number of their runs."""
    starts = [found.start() for found in _BEGINS.finditer(text)]
    graphs, last = {}, 0
    for start in starts:
        end = text.find("\n}", start)
        body = text[start:end if end >= 0 else len(text)]
        name = _BEGINS.match(body)[1]
        graph = _READERS[name](title or _place(text[last:start]) or f"graph {len(graphs) + 1}", body.splitlines()[1:])
        last = end
        if graph.nodes:
            graphs.setdefault(body, [graph, 0])[1] += 1
    return [{**graph.as_dict(), "runs": runs} for graph, runs in graphs.values()]


def of_step(recorded, ran, cached):
    """The graphs of a trace: the last step first, then the others, the largest first."""
    last = read(recorded, "last step, as recorded")
    others = [graph for graph in read(cached)
              if [graph["nodes"], graph["edges"]] not in [[known["nodes"], known["edges"]] for known in last]]
    others.sort(key=lambda graph: -len(graph["nodes"]))
    for number, graph in enumerate(others):
        graph["title"] = f"other graph {number + 1}"
    return last + read(ran, "last step, as it ran") + others
