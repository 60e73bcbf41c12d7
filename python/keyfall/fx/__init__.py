"""Symbolic tracing: a function or module becomes a graph of calls, which programs change and run.

    graph_module = fx.symbolic_trace(module)
    print(graph_module.graph, graph_module.code)

Tracer runs the function with a Proxy for each argument; what is done with proxies becomes a Node of a Graph;
GraphModule runs a graph; Interpreter and Transformer go through one."""

from .._loading import submodules as _submodules
from ._symbolic_trace import PH, ProxyableClassMeta, Tracer, symbolic_trace, wrap  # noqa: F401
from .graph import CodeGen, Graph  # noqa: F401
from .graph_module import GraphModule
from .interpreter import Interpreter, Transformer
from .node import Node, has_side_effect, map_arg
from .proxy import Proxy
from .subgraph_rewriter import replace_pattern

__all__ = ["Graph", "GraphModule", "Interpreter", "Node", "Proxy", "Tracer", "Transformer",
           "has_side_effect", "map_arg", "replace_pattern", "symbolic_trace", "wrap"]


__getattr__, __dir__ = _submodules(__name__)
