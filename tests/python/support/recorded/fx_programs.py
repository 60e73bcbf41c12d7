"""Programs with torch.fx, for module_programs.py: graphs, generated code, tables of nodes, errors."""

import collections
import copy
import enum
import math
import operator
import pickle
import typing

Pair = collections.namedtuple("Pair", "first second")


class Kind(enum.Enum):
    ONE = 1


def _lines(nodes):
    return [node.format_node() for node in nodes]


def _network(torch, nn):
    class Network(nn.Module):
        def __init__(self):
            super().__init__()
            self.linear = nn.Linear(4, 5)
            self.weight = nn.Parameter(torch.ones(5))
            self.blocks = nn.Sequential(nn.ReLU(), nn.Sequential(nn.Linear(5, 5)))
            self.register_buffer("scale", torch.ones(5))
            self.plain = torch.zeros(5)

        def forward(self, x: torch.Tensor, y=3, *args, flag=False, **kwargs) -> typing.Dict[str, torch.Tensor]:
            z = self.blocks(self.linear(x) + self.weight) * self.scale - self.plain
            z = torch.add(z, 1, alpha=2).view(-1, z.size(0)).clamp(min=0.0, max=float("inf"))
            z = torch.nn.functional.relu(z, inplace=True)
            z += 1
            z = -z[..., 0:2, None] ** 2 // 3 @ z
            first, second = torch.cat([z, z], dim=-1).to(torch.float32).chunk(2)
            mask = (1 < z) & (z >= y) | ~z
            return {"a": abs(first) + 2 % z, "b": [mask, (z.T, None)], "rest": (args, kwargs, z.shape[0])}

    return Network()


def traced_modules(torch, nn, show):
    module = _network(torch, nn)
    traced = torch.fx.symbolic_trace(module)
    show(traced.code, str(traced.graph), str(traced), type(traced).__name__, list(traced.state_dict()))
    show(*([node.op, node.name, repr(node.args), repr(node.kwargs), repr(list(node.users)),
            repr(node.all_input_nodes)] for node in traced.graph.nodes))

    class Shared(nn.Module):
        def __init__(self):
            super().__init__()
            self.a = self.b = nn.Linear(2, 2)
            self.layers = nn.ModuleList([nn.Linear(2, 2), nn.Dropout(0.5)])

        def forward(self, x):
            for layer in self.layers:
                x = layer(self.b(self.a(x)))
            return x

    shared = Shared().eval()
    traced = torch.fx.symbolic_trace(shared)
    x = torch.ones(3, 2)
    show(traced.code, torch.equal(traced(x), shared(x)), traced.training, traced.layers)
    show([repr({key: (type(value).__name__, dict(value)) for key, value in node.meta.items()})
          for node in traced.graph.nodes])

    class Leaves(torch.fx.Tracer):
        def is_leaf_module(self, m, path):
            return isinstance(m, Shared) or super().is_leaf_module(m, path)

    outer = nn.Sequential(shared)
    show(str(Leaves().trace(outer)), torch.fx.GraphModule(outer, Leaves().trace(outer), "Named").code)


def traced_functions(torch, nn, show):
    functional = torch.nn.functional

    def calls(x, y):
        x = functional.dropout(x, 0.3, False) + functional.interpolate(y, scale_factor=2)
        x = functional.softmax(x, -1) + functional.cross_entropy(x, y) + functional.max_pool2d(x, 2)
        x = functional.layer_norm(x, (3,)) + functional.linear(x, y) + functional.gelu(x)
        return torch.split(x, 2), torch.einsum("i,j->ij", x, y), torch.norm(x), functional.pad(x, (1, 1))

    def truth(x):
        return x if x.sum() > 0 else -x

    def concrete(x, y, z=2):
        return x + z if y else x

    def nested(d, items):
        return {"sum": d["a"] + items[0] + d["b"][1]}

    trace = torch.fx.symbolic_trace
    show(trace(calls).code, trace(lambda x: x + torch.ones(2) + torch.zeros(1)).code)
    show(trace(lambda x: Pair(x, math.sqrt(x))).code.replace("tests_python_support_", ""))
    show(trace(concrete, concrete_args={"y": True}).code, trace(concrete, concrete_args={"y": True, "z": None}).code)
    show(lambda: trace(concrete, concrete_args={"y": True})(torch.ones(1), False))
    ph = torch.fx._symbolic_trace.PH
    flat = trace(nested, concrete_args={"d": {"a": ph, "b": (ph, ph)}, "items": [ph]})
    show(flat.code, str(flat.graph), flat({"a": 1, "b": (2, 3)}, [4])["sum"])
    show(lambda: trace(truth), lambda: trace(lambda x: len(x)), lambda: trace(lambda x: {x: 1}),
         lambda: trace(lambda x: object()), lambda: trace(lambda x: range(x)))
    space = {"torch": torch}
    exec("def helper(a, b=1):\n  return a if a.sum() > 0 else b\ntorch.fx.wrap('helper')\ntorch.fx.wrap('len')\n"
         "def use(x):\n  return helper(x, len(x))", space)
    space["helper"].__module__ = "there"
    show(trace(space["use"]).code, trace(space["use"])(torch.ones(2)))
    show(lambda: torch.fx.wrap("helper"), lambda: torch.fx.wrap(3))


def built_graphs(torch, nn, show):
    graph = torch.fx.Graph()
    x = graph.placeholder("x", type_expr=typing.Optional[torch.Tensor], default_value=None)
    for target, args in ((operator.setitem, (x, 0, 1)), (operator.iadd, (x, 1)), (getattr, (x, "a b")),
                         (operator.getitem, (x, "k")), (operator.contains, (x, 1)), (operator.not_, (x,)),
                         (operator.truediv, (1, x)), (torch.add, (Pair(x, 1), Kind.ONE, torch.Size([1, 2]))),
                         (torch.add, (range(3), 1j, math.nan, -math.inf, torch.strided, slice(x, None), ...)),
                         (torch.device, ("cpu",)), (torch.ops.aten.add.Tensor, (x, x)), (math.sqrt, (2.0,))):
        graph.call_function(target, args)
    attribute = graph.get_attr("layer.0.weight")
    called = graph.call_module("layer.0", (attribute,), {"scale": x})
    with graph.inserting_before(called):
        graph.call_method("relu", (x,), type_expr=tuple[torch.Tensor, ...])
    graph.output((called, [x]), type_expr=typing.List[int])
    show(graph.python_code("self").src.replace("fx_programs_", ""), str(graph).replace("fx_programs.", ""))
    kept = ("placeholder", "output")
    show([repr(node) for node in sorted(graph.nodes)], graph.eliminate_dead_code(lambda node: node.op in kept),
         len(graph.nodes))
    show([graph.placeholder(name).name for name in (
        "x", "if", "3a", "a.b.c", "Foo", "foo_1", "foo_1", "print", "torch", "*args", "HTTPServer", "layerA.fooBar")])
    show(lambda: graph.erase_node(x), lambda: graph.create_node("foo", "x"),
         lambda: torch.fx.GraphModule({}, graph), lambda: graph.find_nodes(op="call_function"))
    a, b = graph.placeholder("a"), graph.placeholder("b")
    c = graph.call_function(torch.add, (a, b))
    a.prepend(c)
    show(lambda: graph.lint())
    b.append(c)
    graph.lint()
    c.update_arg(0, b)
    c.update_kwarg("alpha", 2)
    show(c.format_node(), repr(a.users), repr(b.users), c.is_impure(), repr(c.prev), b < c)
    show(repr(c.replace_all_uses_with(a)), type(c.args).__name__)


def changed_graphs(torch, nn, show):
    def pattern(x):
        return torch.relu(x) + 1

    def pair(a, b):
        total = a + b
        return total.relu(), total.neg()

    def program(x, y):
        return torch.relu(x + y) + 1 + (torch.relu(y) + 1)

    trace, replace = torch.fx.symbolic_trace, torch.fx.replace_pattern
    traced = trace(program)
    show([repr(match) for match in replace(traced, pattern, lambda x: torch.sigmoid(x))], traced.code)
    for function in (lambda x, y: (x + y).relu() * (x + y).neg(), lambda x, y: pair(x, y)[0] * pair(y, x)[1]):
        traced = trace(function)
        show(len(replace(traced, lambda x: x.relu(), lambda x: x.sigmoid())), traced.code)
    traced = trace(lambda x, y: torch.add(x, 3) + torch.add(y, 2))
    show(len(replace(traced, lambda x: torch.add(x, 2), lambda x: x.neg())), traced.code)
    module = trace(nn.Sequential(nn.Linear(2, 2), nn.ReLU()))
    copied = copy.deepcopy(module)
    stored = pickle.loads(pickle.dumps(module))
    show(stored.code == module.code, str(stored.graph) == str(module.graph), copied.code == module.code,
         copied.graph.owning_module is copied, torch.equal(stored(torch.ones(2)), module(torch.ones(2))))
    show(module.add_submodule("extra.deep", nn.ReLU()), module, module.delete_submodule("none"))
    module.delete_all_unused_submodules()
    show(module, module.print_readable(print_output=False))

    class Tanh(torch.fx.Transformer):
        def call_module(self, target, args, kwargs):
            if isinstance(self.fetch_attr(target), nn.ReLU):
                return torch.tanh(*args, **kwargs)
            return super().call_module(target, args, kwargs)

    class Names(torch.fx.Interpreter):
        def run_node(self, n):
            show(n.name)
            return super().run_node(n)

    show(Tanh(module).transform().code, Names(module).run(torch.ones(1, 2)).shape)
    show([repr(node.normalized_arguments(module)) for node in trace(lambda x: nn.functional.relu(x)).graph.nodes])
    shapes = __import__(f"{torch.__name__}.fx.passes.shape_prop", fromlist=["ShapeProp"])
    shapes.ShapeProp(module).propagate(torch.ones(4, 2))
    show([repr(node.meta["tensor_meta"]) for node in module.graph.nodes], module.print_readable(print_output=False))


PROGRAMS = (traced_modules, traced_functions, built_graphs, changed_graphs)
