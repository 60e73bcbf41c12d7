"""Symbolic tracing, beyond what module_programs.py compares with PyTorch."""

import collections
import inspect

import keyfall as torch
import pytest
from keyfall import fx, nn


class Asserting(fx.Tracer):
    trace_asserts = True


class Failing(nn.Module):
    def forward(self, x):
        return x.no_such_method(1)


def test_assert_statements_become_nodes():
    space = {}  # as text: pytest rewrites assert statements
    exec("def positive(x):\n  assert x.sum() > 0, 'not positive'\n  return x * 2", space)
    positive = space["positive"]
    traced = fx.GraphModule(nn.Module(), Asserting().trace(positive))
    assert traced(torch.ones(2)).tolist() == [2, 2]
    with pytest.raises(AssertionError, match="not positive"):
        traced(-torch.ones(2))
    with pytest.raises(fx.proxy.TraceError):
        fx.symbolic_trace(positive)


def test_a_trace_leaves_modules_as_they_were():
    def lookups():
        return nn.Module.__call__, nn.Module.__getattr__, "__getattr__" in vars(nn.Module)

    before = lookups()
    fx.symbolic_trace(nn.Linear(2, 2))
    with pytest.raises(AttributeError):
        fx.GraphModule(nn.Module(), fx.Tracer().trace(Failing())).forward(torch.ones(1))
    with pytest.raises(ZeroDivisionError):
        fx.symbolic_trace(lambda x: 1 // 0)
    assert lookups() == before and not fx._symbolic_trace.is_fx_tracing()
    layer = nn.Linear(2, 2)
    assert layer.weight.shape == (2, 2) and layer(torch.ones(2)).shape == (2,)
    with pytest.raises(AttributeError, match="'Linear' object has no attribute 'nothing'"):
        layer.nothing  # noqa: B018


def test_lookup_is_restored_for_classes_of_modules_only():
    with pytest.raises(TypeError, match="expected a class of modules"):
        torch._C._use_fast_lookup(int)


def test_errors_in_generated_code_show_it(capfd):
    traced = fx.symbolic_trace(Failing())
    with pytest.raises(AttributeError, match="no_such_method"):
        traced(torch.ones(1))
    shown = capfd.readouterr().err
    assert "no_such_method = x.no_such_method(1)" in shown and "<--- HERE" in shown
    assert "x.no_such_method(1)" in inspect.getsource(type(traced).forward)


def test_interpreters_name_the_node():
    with pytest.raises(AttributeError, match="While executing %no_such_method"):
        fx.Interpreter(fx.symbolic_trace(Failing())).run(torch.ones(1))
    with pytest.raises(RuntimeError, match="Expected positional argument for parameter input"):
        fx.Interpreter(fx.symbolic_trace(nn.functional.relu)).run()


def test_arguments_of_nodes_do_not_change_in_place():
    graph = fx.Graph()
    node = graph.call_function(torch.cat, ([graph.placeholder("x")],), {"out": {"a": 1}})
    for change in (lambda: node.args[0].append(1), lambda: node.kwargs.update(a=1),
                   lambda: node.args[0].__setitem__(0, 2)):
        with pytest.raises(TypeError, match="immutable_(list|dict)"):
            change()


def test_the_source_of_a_module_is_a_package(tmp_path):
    module = fx.symbolic_trace(nn.Sequential(nn.Linear(2, 3), nn.ReLU()))
    module.to_folder(tmp_path / "stored_network", "Stored")
    text = (tmp_path / "stored_network" / "module.py").read_text()
    compile(text, "module.py", "exec")
    assert "class Stored(nn.Module)" in text and 'getattr(self, "1")' in text


@pytest.mark.parametrize("hook", ["create", "erase", "replace"])
def test_hooks_see_changes(hook):
    traced, seen = fx.symbolic_trace(lambda x: x.relu().neg()), []
    if hook == "replace":
        traced._register_replace_node_hook(lambda old, new, user: seen.append((old.name, new, user.name)))
    else:
        getattr(traced, f"_register_{hook}_node_hook")(lambda node: seen.append(node.name))
    nodes = list(traced.graph.nodes)
    with traced.graph.inserting_after(nodes[1]):
        made = traced.graph.call_function(torch.tanh, (nodes[0],))
    nodes[1].replace_all_uses_with(made)
    traced.graph.erase_node(nodes[1])
    traced.recompile()
    assert seen == {"create": ["tanh"], "erase": ["relu"], "replace": [("relu", "tanh", "neg")]}[hook]
    assert torch.allclose(traced(torch.ones(1)), -torch.ones(1).tanh())


class Listed(fx.CodeGen):
    """Takes a list, and returns one; generate_output has PyTorch's parameters."""

    def gen_fn_def(self, free_vars, maybe_return_annotation):
        return f"def forward(self, arguments){maybe_return_annotation}:\n    {', '.join(free_vars)}, = arguments"

    def generate_output(self, output_args):
        return f"return list({output_args!r})"

    def process_inputs(self, *inputs):
        return inputs[0]

    def process_outputs(self, outputs):
        return list(outputs)


def test_codegen_with_an_output_of_its_own():
    traced = fx.symbolic_trace(lambda x, y: (x + y, x - y))
    traced.graph.set_codegen(Listed())
    traced.recompile()
    found = traced([torch.tensor(3.0), torch.tensor(1.0)])
    assert type(found) is list and [each.item() for each in found] == [4.0, 2.0]


def test_named_tuples_are_printed_like_others():
    pair = collections.namedtuple("Pair", "x y")
    assert fx.node._format_arg(pair(1, (2, 3))) == "(1, (2, 3))"
