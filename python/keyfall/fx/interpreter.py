"""Interpreter: runs a graph node by node. Transformer: makes a new graph that way."""

from .._loading import lazy_module as _lazy_module
from . import traceback as fx_traceback
from .graph import Graph
from .graph_module import GraphModule
from .node import map_aggregate, map_arg
from .proxy import Proxy

_symbolic_trace = _lazy_module("keyfall.fx._symbolic_trace")

__all__ = ["Interpreter", "Transformer"]


class Interpreter:
    """Runs a graph node by node. Methods with the names of operations may be overridden."""

    def __init__(self, module, garbage_collect_values=True, graph=None):
        self.module = module
        self.submodules = dict(module.named_modules())
        self.graph = graph if graph is not None else module.graph
        self.env = {}
        self.name = "Interpreter"
        self.garbage_collect_values = garbage_collect_values
        self.extra_traceback = True
        self.user_to_last_uses = {}
        if garbage_collect_values:
            seen = set()
            for user in reversed(self.graph.nodes):
                for node in user._input_nodes:
                    if node not in seen:
                        seen.add(node)
                        self.user_to_last_uses.setdefault(user, []).append(node)

    def run(self, *args, initial_env=None, enable_io_processing=True):
        """Runs the graph with these arguments and returns its result. `initial_env` has values of nodes
        that are not computed."""
        self.env = dict(initial_env) if initial_env is not None else {}
        if enable_io_processing:
            args = self.graph.process_inputs(*args)
        self.args_iter = iter(args)
        for node in self.graph.nodes:
            if node in self.env:
                continue
            try:
                self.env[node] = self.run_node(node)
            except Exception as error:
                if self.extra_traceback:
                    where = f"While executing {node.format_node()}\nOriginal traceback:\n{node.stack_trace}"
                    start = f"{error.args[0]}\n\n" if error.args else ""
                    if not isinstance(error, KeyError):
                        error.args = (f"{start}{where}", *error.args[1:])
                raise
            for unused in self.user_to_last_uses.get(node, ()):
                del self.env[unused]
            if node.op == "output":
                result = self.env[node]
                return self.graph.process_outputs(result) if enable_io_processing else result
        return None

    def boxed_run(self, args_list):
        """As run, for a list of arguments, which it empties so that they can be freed."""
        args = list(args_list)
        args_list.clear()
        return self.run(*args, enable_io_processing=False)

    def run_node(self, n):
        """Computes one node."""
        with self._set_current_node(n):
            args, kwargs = self.fetch_args_kwargs_from_env(n)
            return getattr(self, n.op)(n.target, args, kwargs)

    def _set_current_node(self, node):
        return fx_traceback.set_current_meta(node)

    def placeholder(self, target, args, kwargs):
        """The next argument of run, or the default."""
        if target.startswith("**"):
            return {}
        if target.startswith("*"):
            return list(self.args_iter)
        try:
            return next(self.args_iter)
        except StopIteration:
            if args:
                return args[0]
        raise RuntimeError(f"Expected positional argument for parameter {target}, but one was not passed in!")

    def get_attr(self, target, args, kwargs):
        """An attribute of the module."""
        return self.fetch_attr(target)

    def call_function(self, target, args, kwargs):
        """A call of a function."""
        return target(*args, **kwargs)

    def call_method(self, target, args, kwargs):
        """A call of a method of args[0]."""
        self_obj, *rest = args
        return getattr(self_obj, target)(*rest, **kwargs)

    def call_module(self, target, args, kwargs):
        """A call of a submodule."""
        return self.fetch_attr(target)(*args, **kwargs)

    def output(self, target, args, kwargs):
        """The result."""
        return args[0]

    def fetch_attr(self, target):
        """The attribute of the module at a path."""
        value = self.module
        parts = target.split(".")
        for index, part in enumerate(parts):
            if not hasattr(value, part):
                raise RuntimeError(f"Node referenced nonexistent target {'.'.join(parts[:index + 1])}")
            value = getattr(value, part)
        return value

    def fetch_args_kwargs_from_env(self, n):
        """The values of a node's arguments."""
        return self.map_nodes_to_values(n.args, n), self.map_nodes_to_values(n.kwargs, n)

    def map_nodes_to_values(self, args, n):
        """Replaces nodes in arguments by their values."""

        def value(node):
            if node not in self.env:
                raise RuntimeError(f"Node {n} referenced nonexistent value {node}! Run Graph.lint() to diagnose "
                                   "such issues")
            return self.env[node]

        return map_arg(args, value)


class Transformer(Interpreter):
    """Makes a new GraphModule by running the graph with proxies. Overridden methods return what replaces
    a node."""

    def __init__(self, module):
        super().__init__(module)
        self.new_graph = Graph()
        self.new_graph.set_codegen(module.graph._codegen)

        class TransformerTracer(_symbolic_trace.Tracer):
            def __init__(self, graph):
                super().__init__()
                self.graph = graph
                self.tensor_attrs = {}

            def is_leaf_module(self, m, module_qualified_name):
                return True

        self.tracer = TransformerTracer(self.new_graph)
        self.tracer.root = module

    def placeholder(self, target, args, kwargs):
        """A new parameter."""
        default = args[0] if args else ...
        return Proxy(self.new_graph.placeholder(target, default_value=default), self.tracer)

    def get_attr(self, target, args, kwargs):
        """A new attribute of the module."""
        return self.tracer.create_proxy("get_attr", target, args, kwargs)

    def call_module(self, target, args, kwargs):
        """A new call of a submodule."""
        module = self.fetch_attr(target)
        return self.tracer.call_module(module, module.forward, args, kwargs)

    def call_function(self, target, args, kwargs):
        """A new call of a function."""
        return self.tracer.create_proxy("call_function", target, args, kwargs)

    def transform(self):
        """Runs the graph, and returns the GraphModule of the new one."""
        result = super().run(enable_io_processing=False)
        if result is not None:
            def node_of(value):
                return value.node if isinstance(value, Proxy) else value

            output = self.new_graph.output(map_aggregate(result, node_of))
            old = self.graph.output_node()
            output.type = old.type
            output.meta.update(old.meta)
        return GraphModule(self.module, self.new_graph)
