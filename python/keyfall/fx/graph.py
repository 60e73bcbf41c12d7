"""Graph: a list of nodes in the order in which they run."""

import contextlib
import warnings

from ._codegen import (  # noqa: F401
    CodeGen, PythonCode, _PyTreeCodeGen, _PyTreeInfo, format_target as _format_target, inplace_methods,
    magic_methods, reflectable_magic_methods,
)  # fmt: skip
from ._names import Namespace as _Namespace
from ._names import is_from_torch as _is_from_torch  # noqa: F401
from ._names import snake_case
from .node import Node, map_arg

__all__ = ["CodeGen", "Graph", "PythonCode"]


class _node_list:
    """The nodes of a graph. Iteration goes on while nodes are inserted and erased."""

    def __init__(self, graph, direction="_next"):
        if direction not in ("_next", "_prev"):
            raise AssertionError(f"direction must be _next or _prev, got {direction!r}")
        self.graph, self.direction = graph, direction

    def __len__(self):
        return self.graph._len

    def __iter__(self):
        root, step = self.graph._root, self.direction
        node = getattr(root, step)
        while node is not root:
            if not node._erased:
                yield node
            node = getattr(node, step)

    def __reversed__(self):
        return _node_list(self.graph, "_prev" if self.direction == "_next" else "_next")


class Graph:
    """Nodes in the order in which they run: placeholders, calls, and an output. New nodes are inserted at
    the end, or where `inserting_before` and `inserting_after` say."""

    def __init__(self, owning_module=None, tracer_cls=None, tracer_extras=None):
        self._root = Node(self, "", "root", "", (), {})
        self._graph_namespace = _Namespace()
        self._insert = self._root.prepend
        self._len = 0
        self._positions = None
        self._owners = 0
        self._owning_module = owning_module
        self._tracer_cls, self._tracer_extras = tracer_cls, tracer_extras
        self._codegen = CodeGen()

    @property
    def owning_module(self):
        """The GraphModule that runs the graph, if there is just one."""
        return self._owning_module

    @owning_module.setter
    def owning_module(self, mod):
        self._owning_module = mod

    @property
    def nodes(self):
        """The nodes, to iterate over."""
        return _node_list(self)

    def _position_of(self, node):
        if self._positions is None:
            self._positions = {one: index for index, one in enumerate(self.nodes)}
        return self._positions.get(node, -1)

    def find_nodes(self, *, op, target=None, sort=True):
        """The nodes with this operation, and for calls this target."""
        if op == "call_function" and target is None:
            raise AssertionError("target must not be None for call_function op")
        return [node for node in self.nodes
                if node.op == op and (target is None or node.target == target)]

    def output_node(self):
        """The output."""
        return next(node for node in reversed(self.nodes) if node.op == "output")

    # ---- Creating nodes --------------------------------------------------------------------------

    def _target_to_str(self, target):
        text = target if isinstance(target, str) else getattr(target, "__name__", type(target).__name__)
        if isinstance(target, str) and len(text) > 4 and text[:2] == text[-2:] == "__":
            text = text[2:-2]
        return snake_case(text)

    def create_node(self, op, target, args=None, kwargs=None, name=None, type_expr=None):
        """Adds a node at the point of insertion."""
        args, kwargs = () if args is None else args, {} if kwargs is None else kwargs
        if not isinstance(args, tuple):
            raise AssertionError("args must be a tuple")
        if not isinstance(kwargs, dict):
            raise AssertionError("kwargs must be a dict")
        name = self._graph_namespace.create_name(name if name is not None else self._target_to_str(target))
        node = Node(self, name, op, target, args, kwargs, type_expr)
        self._graph_namespace.associate_name_with_obj(name, node)
        self._insert(node)
        self._len += 1
        for hook in getattr(self._owning_module, "_create_node_hooks", None) or ():
            hook(node)
        return node

    def placeholder(self, name, type_expr=None, default_value=...):
        """Adds a parameter of the function."""
        args = () if default_value is ... else (default_value,)
        return self.create_node("placeholder", name, args, type_expr=type_expr)

    def get_attr(self, qualified_name, type_expr=None):
        """Adds the value of an attribute of the module, such as "layer.weight"."""
        module = self._owning_module
        if module is not None and not _has_attribute(module, qualified_name):
            warnings.warn(f"get_attr: the graph's module has no attribute {qualified_name!r}; add the "
                          "submodule, parameter or buffer to the GraphModule", stacklevel=2)
        return self.create_node("get_attr", qualified_name, type_expr=type_expr)

    def call_module(self, module_name, args=None, kwargs=None, type_expr=None):
        """Adds a call of a submodule."""
        if self._owning_module is not None:
            self._owning_module.get_submodule(module_name)
        return self.create_node("call_module", module_name, args, kwargs, type_expr=type_expr)

    def call_method(self, method_name, args=None, kwargs=None, type_expr=None):
        """Adds a call of a method of args[0]."""
        return self.create_node("call_method", method_name, args, kwargs, type_expr=type_expr)

    def call_function(self, the_function, args=None, kwargs=None, type_expr=None, name=None):
        """Adds a call of a function."""
        return self.create_node("call_function", the_function, args, kwargs, name, type_expr)

    def output(self, result, type_expr=None):
        """Adds the result of the function."""
        return self.create_node("output", "output", (result,), type_expr=type_expr)

    def node_copy(self, node, arg_transform=lambda node: node):
        """Adds a copy of a node of another graph, whose inputs `arg_transform` maps to nodes of this one."""
        args, kwargs = map_arg(node.args, arg_transform), map_arg(node.kwargs, arg_transform)
        copy = self.create_node(node.op, node.target, args, dict(kwargs), node.name, node.type)
        copy.meta = dict(node.meta)
        return copy

    def graph_copy(self, g, val_map, return_output_node=False):
        """Adds copies of all nodes of another graph but its output. Returns what that output refers to,
        in this graph. `val_map` maps nodes of the other graph to copies."""
        for node in g.nodes:
            if node in val_map:
                continue
            if node.op == "output":
                result = map_arg(node.args[0], lambda one: val_map[one])
                return (result, node) if return_output_node else result
            val_map[node] = self.node_copy(node, lambda one: val_map[one])
        return None

    def __deepcopy__(self, memo=None):
        copy = Graph(tracer_cls=self._tracer_cls, tracer_extras=self._tracer_extras)
        val_map = {}
        found = copy.graph_copy(self, val_map, return_output_node=True)
        if memo is not None:
            memo.update({id(node): made for node, made in val_map.items()})
        copy._codegen = self._codegen
        if found is not None:
            result, output = found
            made = copy.output(result, type_expr=output.type)
            made.meta = dict(output.meta)
        return copy

    # ---- The point of insertion ------------------------------------------------------------------

    def inserting_before(self, n=None):
        """New nodes come before `n`; without a node, at the end. As a context manager, for its scope."""
        return self._insert_by((self._root if n is None else self._own(n)).prepend)

    def inserting_after(self, n=None):
        """New nodes come after `n`; without a node, at the beginning."""
        return self._insert_by((self._root if n is None else self._own(n)).append)

    def _own(self, node):
        if node.graph is not self:
            raise AssertionError(f"node {node} is not in this graph")
        return node

    def _insert_by(self, insert):
        before, self._insert = self._insert, insert

        @contextlib.contextmanager
        def scope():
            try:
                yield
            finally:
                self._insert = before

        return scope()

    # ---- Changes ---------------------------------------------------------------------------------

    def erase_node(self, to_erase):
        """Removes a node that nothing uses."""
        if to_erase.users:
            raise RuntimeError(f"Tried to erase Node {to_erase} but it still had {len(to_erase.users)} users "
                               f"in the graph: {to_erase.users}!")
        if to_erase.graph is not self:
            raise RuntimeError(f"Attempting to remove {to_erase} from wrong graph!")
        if to_erase._erased:
            warnings.warn(f"erase_node({to_erase}) on an already erased node", stacklevel=2)
            return
        for hook in getattr(self._owning_module, "_erase_node_hooks", None) or ():
            hook(to_erase)
        to_erase._remove_from_list()
        to_erase._erased = True
        self._len -= 1
        to_erase._update_args_kwargs((), {})

    def eliminate_dead_code(self, is_impure_node=None):
        """Removes nodes that nothing uses and that do nothing else. Returns whether there were any."""
        self.lint()
        is_impure = is_impure_node or Node.is_impure
        changed = False
        for node in reversed(self.nodes):
            if not node.users and not is_impure(node):
                self.erase_node(node)
                changed = True
        return changed

    def lint(self):
        """Raises RuntimeError if the graph is not well formed."""
        seen, names = set(), set()
        for node in self.nodes:
            if node.graph is not self:
                raise RuntimeError(f"Node '{node}' does not belong to this Graph!")
            if node.name in names:
                raise RuntimeError(f"Node redefined name {node.name}!")
            for used in node._input_nodes:
                if used.graph is not self:
                    raise RuntimeError(f"Argument '{used}' of Node '{node}' does not belong to this Graph, but "
                                       "was used as an argument! If you are copying nodes from another graph, "
                                       "map them with graph.node_copy")
                if used not in seen:
                    raise RuntimeError(f"Argument '{used}' of Node '{node}' was used before it has been "
                                       f"defined! Please check that Nodes in the graph are topologically "
                                       f"ordered\n{self}")
            seen.add(node)
            names.add(node.name)
            if self._owning_module is not None and node.op in ("get_attr", "call_module"):
                if not _has_attribute(self._owning_module, node.target):
                    raise RuntimeError(f"Node {node} target {node.target} references nonexistent attribute "
                                       f"{node.target.rpartition('.')[2]} of "
                                       f"{node.target.rpartition('.')[0]}")

    # ---- Text ------------------------------------------------------------------------------------

    def set_codegen(self, codegen):
        """Replaces what writes the graph's source."""
        self._codegen = codegen

    def on_generate_code(self, make_transformer):
        """Registers `make_transformer(previous)`, which returns a function from the lines of the body to
        other lines. Returns a context manager that takes it back."""
        before = self._codegen._body_transformer
        self._codegen._body_transformer = make_transformer(before)

        @contextlib.contextmanager
        def scope():
            try:
                yield
            finally:
                self._codegen._body_transformer = before

        return scope()

    def process_inputs(self, *args):
        """Arguments of the function as arguments of the placeholders."""
        return self._codegen.process_inputs(*args)

    def process_outputs(self, out):
        """The output's value as the function's result."""
        return self._codegen.process_outputs(out)

    def python_code(self, root_module, *, verbose=False, **options):
        """The graph as source. `root_module` is the name of the module's variable, "self"."""
        return self._codegen._gen_python_code(self.nodes, root_module, verbose=verbose)

    def __str__(self):
        return "\n    ".join(["graph():", *(node.format_node() for node in self.nodes)])

    def print_tabular(self):
        """Prints a table of the nodes."""
        head = ["opcode", "name", "target", "args", "kwargs"]
        lines = [[str(part) for part in (node.op, node.name, node.target, node.args, node.kwargs)]
                 for node in self.nodes]  # fmt: skip
        widths = [max(map(len, column)) for column in zip(head, *lines)]
        for line in (head, ["-" * width for width in widths], *lines):
            print("  ".join(part.ljust(width) for part, width in zip(line, widths)).rstrip())


def _has_attribute(module, path):
    for part in path.split("."):
        if not hasattr(module, part):
            return False
        module = getattr(module, part)
    return True
