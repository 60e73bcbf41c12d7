"""replace_pattern: finds a subgraph, and puts another one in its place."""

from typing import NamedTuple

from .. import nn
from ._symbolic_trace import symbolic_trace
from .graph import Graph, _has_attribute
from .graph_module import GraphModule, _copy_attr
from .node import Node

__all__ = ["Match", "ReplacedPatterns", "replace_pattern", "replace_pattern_with_filters"]


class Match(NamedTuple):
    """A place where the pattern was found: its last node in the pattern, and the graph's node for each of
    the pattern's."""

    anchor: Node
    nodes_map: dict


class ReplacedPatterns:
    """The same, with the nodes that replaced it."""

    def __init__(self, anchor, nodes_map, replacements):
        self.anchor, self.nodes_map, self.replacements = anchor, nodes_map, replacements


class _Matcher:
    """Finds a pattern in a graph."""

    def __init__(self, pattern, match_literals):
        self.pattern, self.match_literals = pattern, match_literals
        output = pattern.output_node()
        self.anchors = output.all_input_nodes
        self.inner = {node for node in pattern.nodes if node.op not in ("placeholder", "output", "get_attr")}

    def matches(self, graph):
        """All matches that do not overlap, in the order of the graph."""
        if not self.anchors:
            return []
        last = self.anchors[-1]
        found, taken = [], set()
        for node in graph.nodes:
            nodes_map = {}
            if not self._match(last, node, nodes_map) or not self._match_others(graph, nodes_map):
                continue
            own = {nodes_map[one] for one in self.inner if one in nodes_map}
            if own & taken or len(own) < len(self.inner) or not self._is_contained(nodes_map, own):
                continue
            taken |= own
            found.append(Match(self.anchors[0], nodes_map))
        return found

    def _match_others(self, graph, nodes_map):
        """Matches the pattern's other results, any of which fits."""
        for anchor in self.anchors[:-1]:
            if anchor in nodes_map:
                continue
            for node in graph.nodes:
                trial = dict(nodes_map)
                if self._match(anchor, node, trial):
                    nodes_map.update(trial)
                    break
            else:
                return False
        return True

    def _is_contained(self, nodes_map, own):
        """Whether nothing outside uses a value that the pattern does not return."""
        for pattern_node in self.inner:
            if pattern_node in self.anchors:
                continue
            if any(user not in own for user in nodes_map[pattern_node].users):
                return False
        return True

    def _match(self, pattern, node, nodes_map):
        if isinstance(pattern, Node) and not isinstance(node, Node) and pattern.op != "placeholder":
            return False
        if pattern in nodes_map:
            return nodes_map[pattern] is node
        if pattern.op == "placeholder":
            nodes_map[pattern] = node
            return True
        if not self._same_operation(pattern, node):
            return False
        nodes_map[pattern] = node
        return (len(pattern.args) == len(node.args) and self._match_args(pattern.args, node.args, nodes_map)
                and pattern.kwargs.keys() == node.kwargs.keys()
                and all(self._match_arg(value, node.kwargs[key], nodes_map)
                        for key, value in pattern.kwargs.items()))

    @staticmethod
    def _same_operation(pattern, node):
        if pattern.op != node.op:
            return False
        if pattern.op in ("get_attr", "call_module"):
            one, other = pattern.graph.owning_module, node.graph.owning_module
            if pattern.target == node.target:
                return True
            if pattern.op == "call_module" and one is not None and other is not None:
                return type(one.get_submodule(pattern.target)) is type(other.get_submodule(node.target))
            return False
        return pattern.target == node.target

    def _match_args(self, pattern, args, nodes_map):
        return len(pattern) == len(args) and all(
            self._match_arg(one, other, nodes_map) for one, other in zip(pattern, args))

    def _match_arg(self, pattern, arg, nodes_map):
        if isinstance(pattern, Node):
            if not isinstance(arg, Node) and (pattern.op != "placeholder" or self.match_literals):
                return False
            return self._match(pattern, arg, nodes_map)
        if isinstance(pattern, (list, tuple)):
            return isinstance(arg, (list, tuple)) and self._match_args(pattern, arg, nodes_map)
        if isinstance(pattern, dict):
            return isinstance(arg, dict) and pattern.keys() == arg.keys() and all(
                self._match_arg(one, arg[key], nodes_map) for key, one in pattern.items())
        return type(pattern) is type(arg) and pattern == arg


def _graph_of(what):
    if isinstance(what, GraphModule):
        return what.graph
    return what if isinstance(what, Graph) else symbolic_trace(what).graph


def replace_pattern(gm, pattern, replacement):
    """Replaces each place in a GraphModule that matches the pattern, a function, module or graph, by the
    replacement, which takes and returns as many values. Returns the matches."""
    return [Match(one.anchor, one.nodes_map) for one in _replace(gm, pattern, replacement, (), False)]


def replace_pattern_with_filters(gm, pattern, replacement=None, match_filters=None, ignore_literals=False,
                                 replacement_callback=None, node_name_match=""):
    """The same for matches that pass all filters: filter(match, graph, pattern). The replacement may be
    made for each match: replacement_callback(match, graph, pattern)."""
    return _replace(gm, pattern, replacement, match_filters or (), ignore_literals, replacement_callback)


def _replace(gm, pattern, replacement, filters, ignore_literals, callback=None):
    pattern_graph = _graph_of(pattern)
    common = None if replacement is None else _graph_of(replacement)
    places = [node for node in pattern_graph.nodes if node.op == "placeholder"]
    replaced, changed = [], {}
    for match in _Matcher(pattern_graph, not ignore_literals).matches(gm.graph):
        if not all(one(match, gm.graph, pattern_graph) for one in filters):
            continue
        graph = common if common is not None else _graph_of(callback(match, gm.graph, pattern_graph))
        replaced.append(_replace_match(gm, match, pattern_graph, graph, places, changed))
    if isinstance(replacement, nn.Module):
        _adopt(gm, replacement)
    gm.recompile()
    gm.graph.lint()
    return replaced


def _replace_match(gm, match, pattern, replacement, places, changed):
    """Replaces one match. `changed` maps nodes that earlier matches replaced to what took their place."""

    def current(node):
        while isinstance(node, Node) and node in changed:
            node = changed[node]
        return node

    nodes_map = match.nodes_map
    parameters = [node for node in replacement.nodes if node.op == "placeholder"]
    if len(parameters) != len(places):
        raise AssertionError(f"the pattern has {len(places)} parameters, the replacement {len(parameters)}")
    val_map = {own: current(nodes_map.get(place)) for own, place in zip(parameters, places)}
    matched = [node for node in pattern.nodes if node.op not in ("placeholder", "output") and node in nodes_map]
    gone = sorted({nodes_map[node] for node in matched})
    users = [user for node in gone for user in node.users if user not in gone]
    place = min(users, default=gone[-1].next)
    with gm.graph.inserting_before(place if place > gone[-1] else gone[-1].next):
        before = set(gm.graph.nodes)
        result = gm.graph.graph_copy(replacement, val_map)
    made = [node for node in gm.graph.nodes if node not in before]
    outputs = result if isinstance(result, (list, tuple)) else (result,)
    anchors = pattern.output_node().args[0]
    anchors = anchors if isinstance(anchors, (list, tuple)) else (anchors,)
    if len(anchors) != len(outputs):
        raise AssertionError(f"the pattern returns {len(anchors)} values, the replacement {len(outputs)}")
    for anchor, output in zip(anchors, outputs):
        old = nodes_map[anchor]
        if isinstance(output, Node):
            old.replace_all_uses_with(output)
            changed[old] = output
    for node in reversed(gone):
        if not node.users:
            gm.graph.erase_node(node)
    return ReplacedPatterns(match.anchor, nodes_map, made)


def _adopt(gm, replacement):
    """Gives the GraphModule what its graph refers to and only the replacement has; removes the rest."""
    gm.delete_all_unused_submodules()
    for node in gm.graph.nodes:
        if node.op in ("call_module", "get_attr") and not _has_attribute(gm, node.target):
            _copy_attr(replacement, gm, node.target)
