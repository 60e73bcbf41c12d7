"""Hooks on gradients, on nodes and after accumulation, and their lifetimes."""

import gc
import weakref
from collections import OrderedDict

import pytest

import keyfall as kf
from keyfall.autograd import graph


def leaf(*sizes):
    return kf.ones(*sizes).requires_grad_()


# ---- Tensors -------------------------------------------------------------------------------------


def test_hooks_see_and_replace():
    x = leaf(2)
    y = x * 2
    seen = []
    first = y.register_hook(lambda grad: seen.append(grad.tolist()))
    y.register_hook(lambda grad: grad * 3)
    x.register_hook(lambda grad: seen.append(grad.tolist()))
    assert len(y._backward_hooks) == 2 and x._backward_hooks is not None
    z = y.sum()
    z.backward(retain_graph=True)
    assert seen == [[1.0, 1.0], [6.0, 6.0]] and x.grad.tolist() == [6.0, 6.0]
    first.remove()
    first.remove()
    seen.clear()
    z.backward()
    assert seen == [[6.0, 6.0]]


def test_hooks_run_for_inputs():
    x = leaf(2)
    y = x * 2
    y.register_hook(lambda grad: grad * 5)
    (found,) = kf.autograd.grad(y.sum(), y)
    assert found.tolist() == [5.0, 5.0]


def test_handles_as_contexts():
    x = leaf(2)
    with x.register_hook(lambda grad: grad * 2):
        (x * 1).sum().backward()
    (x * 1).sum().backward()
    assert x.grad.tolist() == [3.0, 3.0]


def test_hooks_of_tensors_that_are_gone():
    x = leaf(2)
    seen = []
    y = x * 2
    y.register_hook(seen.append)
    z = y.sum()
    del y
    gc.collect()
    z.backward()
    assert len(seen) == 1


def test_hooks_after_a_write_are_new():
    x = leaf(2)
    y = x * 2
    seen = []
    y.register_hook(lambda grad: seen.append(("before", grad.tolist())))
    y.mul_(3)
    assert not y._backward_hooks
    y.register_hook(lambda grad: seen.append(("after", grad.tolist())))
    y.sum().backward()
    assert seen == [("after", [1.0, 1.0]), ("before", [3.0, 3.0])]


@pytest.mark.parametrize("hook, error, text", [
    (lambda grad: 3, TypeError, "expected Variable, but hook returned 'int'"),
    (lambda grad: kf.ones(5), RuntimeError, "has changed the size of value"),
    (lambda grad: grad.double(), RuntimeError, "has changed the type of value"),
    (lambda grad: {}["missing"], KeyError, "missing"),
])
def test_hooks_that_fail(hook, error, text):
    x = leaf(2)
    y = x * 2
    y.register_hook(hook)
    with pytest.raises(error, match=text):
        y.sum().backward()


def test_exceptions_come_out_unchanged():
    class Own(Exception):
        pass

    def fail(grad):
        raise Own("here", 3)

    x = leaf(2)
    x.register_hook(fail)
    with pytest.raises(Own) as caught:
        (x * 2).sum().backward()
    assert caught.value.args == ("here", 3)
    assert any(entry.name == "fail" for entry in caught.traceback)
    x = leaf(2)
    (x * 2).sum().backward()  # no hook remains
    assert x.grad.tolist() == [2.0, 2.0]


def test_where_hooks_are_refused():
    with pytest.raises(RuntimeError, match="cannot register a hook on a tensor that doesn't "
                                           "require gradient"):
        kf.ones(2).register_hook(print)
    with pytest.raises(RuntimeError, match="cannot be registered on non-leaf tensors"):
        (leaf(2) * 2).register_post_accumulate_grad_hook(print)
    with pytest.raises(RuntimeError, match="doesn't require gradient"):
        kf.ones(2).register_post_accumulate_grad_hook(print)


def test_assigned_hooks():
    x = leaf(2)
    x.register_hook(lambda grad: grad * 2)
    x._backward_hooks = None
    (x * 1).sum().backward()
    assert x.grad.tolist() == [1.0, 1.0]
    x._backward_hooks = {0: lambda grad: grad * 4}
    (x * 1).sum().backward()
    assert x.grad.tolist() == [5.0, 5.0]
    with pytest.raises(RuntimeError, match="Deletion of"):
        del x._backward_hooks
    kf.ones(2)._backward_hooks = None


@pytest.mark.parametrize("name", ["_backward_hooks", "_post_accumulate_grad_hooks"])
def test_assigned_dictionaries_read_back(name):
    x = leaf(2)
    assert getattr(x, name) is None
    for value in ({}, None, OrderedDict(), None):
        setattr(x, name, value)
        assert getattr(x, name) is value
    with pytest.raises(TypeError, match=f"{name} must be a dict or None, not int"):
        setattr(x, name, 3)
    seen = []
    hooks = {}
    setattr(x, name, hooks)
    hooks[1] = lambda given: seen.append(given.tolist())  # read when the backward runs
    x.sum().backward()
    assert seen == [[1.0, 1.0]]


def test_hooks_can_be_registered_after_none_was_assigned():
    x = leaf(2)
    handle = x.register_hook(lambda grad: grad * 2)
    x._backward_hooks = None
    handle.remove()  # of a dictionary that the tensor has no more
    x.register_hook(lambda grad: grad * 3)
    x.sum().backward()
    assert x.grad.tolist() == [3.0, 3.0] and len(x._backward_hooks) == 1


# ---- After accumulation --------------------------------------------------------------------------


def test_post_accumulate_hooks():
    x = leaf(2)
    seen = []

    def take(tensor):
        seen.append((tensor is x, tensor.grad.tolist()))
        tensor.grad = None

    handle = x.register_post_accumulate_grad_hook(take)
    (x * 3).sum().backward()
    assert seen == [(True, [3.0, 3.0])] and x.grad is None
    handle.remove()
    (x * 3).sum().backward()
    assert x.grad.tolist() == [3.0, 3.0]
    x.register_post_accumulate_grad_hook(lambda tensor: 3)
    with pytest.raises(RuntimeError, match="should return None"):
        (x * 3).sum().backward()


# ---- Nodes ---------------------------------------------------------------------------------------


def test_node_hooks():
    x = leaf(2)
    y = x * 2
    seen = []
    node = y.grad_fn

    def after(grad_inputs, grad_outputs):
        seen.append(("after", len(grad_inputs), grad_outputs[0].tolist()))
        return (grad_inputs[0] * 10,) + grad_inputs[1:]

    handle = node.register_hook(after)
    node.register_prehook(lambda grads: (grads[0] * 2,))
    del node
    gc.collect()
    z = y.sum()
    z.backward(retain_graph=True)
    assert x.grad.tolist() == [40.0, 40.0]
    assert seen[0][0] == "after" and seen[0][2] == [2.0, 2.0]
    handle.remove()
    z.backward()
    assert x.grad.tolist() == [44.0, 44.0]


def test_node_hooks_that_fail():
    x = leaf(2)
    y = x * 2
    y.grad_fn.register_prehook(lambda grads: (1, 2, 3))
    with pytest.raises(RuntimeError, match="incorrect number of values"):
        y.sum().backward()
    y = x * 2
    y.grad_fn.register_prehook(lambda grads: (1,))
    with pytest.raises(TypeError, match="expected Variable or None"):
        y.sum().backward()


def test_multi_grad_hooks():
    a, b, c = leaf(1), leaf(1), leaf(1)
    seen = []
    handle = graph.register_multi_grad_hook((a, b, c), lambda grads: seen.append(
        [None if grad is None else grad.item() for grad in grads]))
    (a * 2 + b * 3).backward()
    (a * 2 + b * 3 + c).backward()
    assert seen == [[2.0, 3.0, None], [2.0, 3.0, 1.0]]
    handle.remove()
    (a * 2).backward()
    assert len(seen) == 2
    graph.register_multi_grad_hook((a, b), lambda grad: seen.append(grad.item()), mode="any")
    seen.clear()
    (a * 2 + b * 2).backward()
    assert seen == [2.0]


# ---- Lifetime ------------------------------------------------------------------------------------


class Marker:
    pass


def dies(make):
    """True if the object that make() returns a reference to is gone after a collection."""
    reference = make()
    gc.collect()
    gc.collect()  # objects of nodes in use elsewhere are revived once
    return reference() is None


def test_hooks_of_leaves_can_be_collected():
    def make():
        x, marker = leaf(2), Marker()
        x.register_hook(lambda grad: (x, marker) and None)
        (x * 2).sum().backward()
        return weakref.ref(marker)

    assert dies(make)


def test_hooks_of_results_can_be_collected():
    def make():
        x, marker = leaf(2), Marker()
        y = x * 2
        y.register_hook(lambda grad: (y, marker) and None)
        return weakref.ref(marker)

    assert dies(make)


def test_hooks_of_nodes_can_be_collected():
    def make():
        x, marker = leaf(2), Marker()
        y = x * 2
        z = y.exp()
        y.grad_fn.register_hook(lambda a, b: (z, marker) and None)
        z.grad_fn.metadata["self"] = z.grad_fn
        z.grad_fn.metadata["marker"] = marker
        return weakref.ref(marker)

    assert dies(make)


def test_post_accumulate_hooks_can_be_collected():
    def make():
        x, marker = leaf(2), Marker()
        x.register_post_accumulate_grad_hook(lambda tensor: (x, marker) and None)
        return weakref.ref(marker)

    assert dies(make)


def test_what_is_in_use_is_not_collected():
    seen = []

    def make():
        y = leaf(2) * 2
        y.register_hook(lambda grad: seen.append(y.tolist()))
        y.grad_fn.metadata["cycle"] = y.grad_fn
        return y.sum()

    z = make()
    gc.collect()
    gc.collect()
    z.backward()
    assert seen == [[2.0, 2.0]]


# ---- Saved tensors -------------------------------------------------------------------------------


def test_pack_hooks_get_the_tensor_itself():
    x, seen = leaf(2), []
    with graph.saved_tensors_hooks(lambda t: seen.append(t) or t, lambda t: t):
        y = (x * x).exp()
        x * 3.0  # numbers are not packed
    assert seen[0] is x and seen[1] is x and seen[2] is y and len(seen) == 3
    y.sum().backward()
    assert x.grad is not None


def test_retained_gradients_add_up_and_are_copies():
    x = leaf(2)
    y = x * 3
    y.retain_grad()
    z = (y * 2).sum()
    z.backward(retain_graph=True)
    first = y.grad
    z.backward()
    assert first.tolist() == [2, 2] and y.grad.tolist() == [4, 4]


def test_writes_to_what_was_saved():
    x = kf.rand(2, 3, requires_grad=True)
    with graph.allow_mutation_on_saved_tensors() as saved:
        y = x.clone()
        view = y[:1]
        out, again = y**2, y**2
        view *= 10
        assert len(saved.cloned) == 1
        out.sum().backward()
        del again
        assert len(saved.cloned) == 0
        kf.testing.assert_close(x.grad, 2 * x.detach())
        with pytest.raises(RuntimeError, match="cannot be nested"):
            graph.allow_mutation_on_saved_tensors().__enter__()
        left = (x**2).sum()
    with pytest.raises(AssertionError, match="outside of the"):
        left.backward()


def test_what_a_backward_will_run():
    a, b = leaf(2), leaf(2)
    c = a * b
    answers = []

    def ask(grad):
        nodes = [node for node, _ in c.grad_fn.next_functions]
        answers.append([kf._C._will_engine_execute_node(node) for node in nodes])

    c.register_hook(ask)
    out = c.sum()
    out.backward(inputs=[a], retain_graph=True)
    out.backward()
    assert answers == [[True, False], [True, True]]
    with pytest.raises(RuntimeError, match="backward"):
        kf._C._will_engine_execute_node(c.grad_fn)


def test_hooks_of_a_graph_that_is_in_use_are_not_garbage():
    fired = []

    def make():
        y = leaf(2).clone()
        node, marker = y.grad_fn, Marker()
        node.register_hook(lambda a, b: fired.append((node, marker)))
        return y.clone(), weakref.ref(marker)

    out, marker = make()
    gc.collect()
    out.sum().backward()
    assert marker() is not None and len(fired) == 1
    fired.clear()
    del out
    gc.collect()
    assert marker() is None


def test_hooks_after_accumulating_see_the_gradient():
    x, seen = leaf(2), []
    y = x.clone()
    node = y.grad_fn.next_functions[0][0]
    assert isinstance(node, kf._C._functions.AccumulateGrad) and isinstance(node, graph.Node)
    assert node.name() == "torch::autograd::AccumulateGrad" and graph.Node not in type(node).mro()
    node.register_hook(lambda inputs, outputs: seen.append((inputs, outputs[0] is x.grad)))
    (y * 2).sum().backward()
    assert seen == [((), True)]


def test_hooks_of_saved_tensors_are_refused_clearly():
    y = leaf(2).exp()
    saved = y.grad_fn._raw_saved_result
    for wrong in ((lambda t: t,), (1, 2), ()):
        with pytest.raises(TypeError, match="incompatible function arguments"):
            saved.register_hooks(*wrong)
    with pytest.raises(RuntimeError, match="from Python is forbidden"):
        kf.autograd.SavedTensor()
    hooks = graph.saved_tensors_hooks(lambda t: t, lambda t: t)
    with hooks, pytest.raises(RuntimeError, match="not here"):
        with graph.disable_saved_tensors_hooks("not here"):
            pass
    with pytest.raises(RuntimeError, match="grad_fn"):
        kf._C._will_engine_execute_node(y)
    with pytest.raises(TypeError, match="expected 1 arguments, got 0 instead"):
        y.grad_fn()


# ---- Hooks that change things during a backward --------------------------------------------------


def test_hooks_for_saved_tensors_end_with_the_backward_that_entered_them():
    hooks = graph.saved_tensors_hooks(lambda t: t, lambda t: hooks.__enter__() or t)
    with hooks:
        leaf(2).sin().sum().backward()
    assert kf._C._autograd._top_saved_tensors_default_hooks() is None


def test_hooks_for_saved_tensors_stay_if_a_backward_leaves_them():
    inner = graph.saved_tensors_hooks(lambda t: t, lambda t: inner.__exit__() or t)
    top = kf._C._autograd._top_saved_tensors_default_hooks
    with graph.saved_tensors_hooks(lambda t: t, lambda t: t):
        outer = top()
        with inner:
            leaf(2).sin().sum().backward()
            assert top() == (inner.pack_hook, inner.unpack_hook)
        assert top() == outer
    assert top() is None


def test_a_hook_that_unpacking_adds_runs_without_incoming_gradients():
    """As in PyTorch, the hook changes the results; PyTorch passes it an empty tuple."""
    seen = []

    def unpack(tensor):
        def halve(results, incoming):
            seen.append(incoming)
            return tuple(result / 2 for result in results)

        kf._C._current_autograd_node().register_hook(halve)
        return tensor

    x = leaf(2)
    with graph.saved_tensors_hooks(lambda t: t, unpack):
        x.sin().sum().backward()
    assert seen == [(None,)]
    assert x.grad.tolist() == pytest.approx([0.27015116810798645] * 2)


def test_order_of_a_backward():
    orders = []

    def note(gradient):
        orders.append([type(node).__name__ for node in graph._execution_order()])

    a, b = leaf(()), leaf(())
    out = (a.sin() * b).cos()
    out.register_hook(note)
    with pytest.raises(RuntimeError, match="expects the current backward to be executed with multithreading disabled"):
        out.backward(retain_graph=True)
    with kf.autograd.set_multithreading_enabled(False):
        out.backward()
        a, b = leaf(()), leaf(())
        out = (a * b).sin()
        out.register_hook(note)
        kf.autograd.grad(out, (a,))
    assert orders == [["CosBackward0", "MulBackward0", "AccumulateGrad", "SinBackward0", "AccumulateGrad"],
                      ["SinBackward0", "MulBackward0", "AccumulateGrad"]]
    with pytest.raises(RuntimeError, match="^_current_graph_task_execution_order should only be called during"):
        graph._execution_order()


def test_sequence_numbers_decide_on_the_order():
    x, order = leaf(2), []
    a, b = x.sin(), x.cos()
    c = a + b
    for name, node in (("a", a.grad_fn), ("b", b.grad_fn), ("c", c.grad_fn)):
        node.register_prehook(lambda grads, name=name: order.append(name))
    assert b.grad_fn._sequence_nr() > a.grad_fn._sequence_nr()
    assert kf.autograd._get_sequence_nr() == c.grad_fn._sequence_nr() + 1
    c.backward(kf.ones(2), retain_graph=True)
    a.grad_fn._set_sequence_nr(100_000)
    b.grad_fn._set_sequence_nr(99_999)
    c.backward(kf.ones(2))
    assert order == ["c", "b", "a", "c", "a", "b"]
    assert a.grad_fn._sequence_nr() == 100_000
