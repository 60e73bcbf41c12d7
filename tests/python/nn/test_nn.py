"""keyfall.nn against PyTorch's results for the same programs: see nn_calls.py."""

import abc
import gc
import json
import math
import subprocess
import sys
import weakref

import nn_calls
import pytest
from leaks import assert_frees
from nn_calls import digits
from paths import DATA

import keyfall
from keyfall import nn

RECORDED = json.loads((DATA / "nn.json").read_text())
AREAS = ["reprs", "initial", "init", "forward", "attributes", "parameters", "hooks", "state",
         "containers", "gradients", "backward", "backward_hooks", "training"]


def same(got, expected):
    """Compares sums up to rounding, everything else exactly."""
    if isinstance(expected, float):
        return isinstance(got, float) and (
            math.isclose(got, expected, rel_tol=1e-5, abs_tol=2e-5)
            or math.isnan(got) and math.isnan(expected))
    if isinstance(expected, list):
        return (isinstance(got, list) and len(got) == len(expected)
                and all(map(same, got, expected)))
    if isinstance(expected, dict):
        return isinstance(got, dict) and list(got) == list(expected) and all(
            same(got[key], value) for key, value in expected.items())
    return got == expected


def differences(area):
    keyfall.set_torch_messages(True)  # as in the recorded results
    found = nn_calls.outcomes(keyfall, area)
    keyfall.set_torch_messages(False)
    assert list(found) == list(RECORDED[area])
    wrong = [f"{program}\n  gives   {found[program]}\n  instead of {expected}"
             for program, expected in RECORDED[area].items() if not same(found[program], expected)]
    if sys.version_info < (3, 11):  # `del` of a missing attribute reports only its name
        wrong = [text for text in wrong if "\ndel m.nothing\n" not in text]
    return wrong


@pytest.mark.parametrize("area", AREAS)
def test_gives_what_was_recorded(area):
    wrong = differences(area)
    assert not wrong, "\n".join(wrong)


# ---- Specific to Keyfall -------------------------------------------------------------------------


def test_importing_the_package_imports_no_modules():
    code = ("import sys, keyfall; "
            "print([n for n in sys.modules if n.startswith(('keyfall.nn', 'keyfall.optim'))])")
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_names():
    assert set(nn.__all__) <= set(dir(nn))
    assert all(getattr(nn, name).__doc__ for name in nn.__all__)
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        nn.Nothing
    with pytest.raises(ImportError):
        from keyfall.nn import Nothing  # noqa: F401


def test_classes_with_getattr_of_their_own():
    class Wrapper(nn.Module):
        def __init__(self, module):
            super().__init__()
            self.module = module

        def __getattr__(self, name):
            try:
                return super().__getattr__(name)
            except AttributeError:
                return getattr(self.module, name)

    wrapper = Wrapper(nn.Linear(2, 3))
    assert wrapper.in_features == 2 and wrapper.weight is wrapper.module.weight
    with pytest.raises(AttributeError, match="'Linear' object has no attribute 'nothing'"):
        wrapper.nothing


def test_getattr_assigned_later(monkeypatch):
    seen, usual, layer = [], nn.Module.__getattr__, nn.Linear(2, 3)
    monkeypatch.setattr(nn.Module, "__getattr__",
                        lambda self, name: seen.append(name) or usual(self, name))
    assert layer.weight.shape == (3, 2) and seen == ["weight"]
    monkeypatch.undo()
    assert layer.weight.shape == (3, 2) and seen == ["weight"]


def test_classes_of_several_bases():
    class Base(nn.Module, abc.ABC):
        def __init_subclass__(cls, flag=None, **kwargs):
            super().__init_subclass__(**kwargs)
            cls.flag = flag

        @abc.abstractmethod
        def part(self):
            """To be defined."""

    class Done(Base, flag=3):
        def part(self):
            return nn.Linear(1, 1)

    assert Done.flag == 3 and Done()._parameters == {}
    with pytest.raises(TypeError):
        Base()
    with pytest.raises(TypeError):
        type("Wrong", (nn.Module,), {}, x=3)


def test_modules_that_were_never_initialized():
    class Bare(nn.Module):
        def __init__(self):
            pass

    with pytest.raises(AttributeError):
        Bare()(3)
    with pytest.raises(AttributeError, match="'Bare' object has no attribute 'foo'"):
        Bare().foo


def test_forward_of_an_instance():
    layer = nn.ReLU()
    layer.forward = lambda x: x + 1
    assert layer(keyfall.tensor([-1.0])).tolist() == [0.0]


def test_training_leaves_no_cycles():
    model = nn.Sequential(nn.Linear(2, 3), nn.ReLU(), nn.BatchNorm1d(3), nn.Linear(3, 1))
    model.register_forward_hook(lambda module, args, output: None)
    optimizer = keyfall.optim.Adam(model.parameters())
    scheduler = keyfall.optim.lr_scheduler.StepLR(optimizer, 1)
    model(keyfall.ones(4, 2)).sum().backward()
    optimizer.step()
    scheduler.step()
    watched = [weakref.ref(one) for one in (model, model[0], model[0].weight, optimizer)]
    gc.collect()
    gc.disable()
    try:
        del model, optimizer, scheduler
        assert [one() for one in watched] == [None] * len(watched)
    finally:
        gc.enable()


def test_plain_calls_free_what_they_make():
    layer, x = nn.Linear(2, 3), keyfall.ones(1, 2)
    assert_frees(lambda: layer(x))
    assert_frees(lambda: layer(input=x))
    assert_frees(lambda: getattr(layer, "nothing", None))


def test_digits_learn_as_pytorch_s():
    found, _ = digits.train(keyfall, 1, lambda *_: None)
    assert found["losses"] == pytest.approx(RECORDED["digits"]["losses"], rel=2e-3, abs=2e-3)
    assert found["losses"][:5] == pytest.approx(RECORDED["digits"]["losses"][:5], rel=1e-5)
    assert found["accuracy"] == pytest.approx(RECORDED["digits"]["accuracy"], abs=0.01)


def test_sync_batch_norm():
    keyfall.manual_seed(0)
    model = keyfall.nn.Sequential(
        keyfall.nn.BatchNorm1d(3), keyfall.nn.Sequential(keyfall.nn.BatchNorm1d(3, affine=False)))
    data = keyfall.rand(4, 3)
    expected = model(data)
    model[0].reset_running_stats()
    converted = keyfall.nn.SyncBatchNorm.convert_sync_batchnorm(model)
    assert type(converted[0]) is type(converted[1][0]) is keyfall.nn.SyncBatchNorm
    assert converted[0].running_mean is model[0].running_mean
    assert keyfall.equal(converted(data), expected)
    with pytest.raises(ValueError, match="at least 2D"):
        converted[0](keyfall.ones(3))


def test_a_bias_of_another_type_is_added_to_inputs_in_another_order():
    x = keyfall.arange(24.0).cos().reshape(2, 3, 4).half()
    weight, bias = keyfall.arange(20.0).sin().reshape(5, 4).half(), keyfall.linspace(0, 1, 5)
    found = keyfall.nn.functional.linear(x.transpose(0, 1), weight, bias)
    assert found.dtype == keyfall.float16
    assert found[1, 1].tolist() == [0.50830078125, 1.7041015625, -1.908203125, 2.4453125, 1.1923828125]  # PyTorch's
    with pytest.raises(RuntimeError, match="must have the same dtype"):
        keyfall.nn.functional.linear(x, weight, bias)


@pytest.mark.parametrize("device", ["cpu", "meta"])
def test_absent_parameters_of_layer_norm_have_no_gradient(device):
    x, ones = keyfall.ones(2, 4, device=device), keyfall.ones(4, device=device)
    _, mean, rstd = keyfall.native_layer_norm(x, [4], None, None, 1e-5)
    for given in ((None, None), (ones, None), (None, ones)):
        found = keyfall.ops.aten.native_layer_norm_backward(x, x, [4], mean, rstd, *given, [True] * 3)
        assert [one is None for one in found] == [False, *(one is None for one in given)]


def test_windows_that_are_larger_than_their_image():
    for call, message in ((lambda: nn.Fold((4, 5), 2, dilation=8)(keyfall.ones(1, 12, 12)),
                           r"sliding blocks as \(-4, -3\), which is too small \(non-positive\)"),
                          (lambda: nn.Unfold(2, dilation=8, stride=2)(keyfall.ones(1, 1, 4, 5)),
                           r"sliding blocks as \(-2, -1\), but its components must be at least one")):
        with pytest.raises(RuntimeError, match=message):
            call()


@pytest.mark.parametrize("forward, why", [
    (lambda x: {"a": x.exp()}, "does not return a single Tensor or a tuple of Tensors"),
    (lambda x: (x.exp(), x.sin()), "outputs are generated by different autograd Nodes"),
    (lambda x: x.exp().sin(), "the forward contains multiple autograd Nodes")])
def test_warnings_of_older_backward_hooks(forward, why):
    class Layer(nn.Module):
        def forward(self, x):
            return forward(x)

    layer = Layer()
    layer.register_backward_hook(lambda *args: None)
    with pytest.warns(FutureWarning, match=why):
        layer(keyfall.ones(2, requires_grad=True).clone())


def test_older_backward_hooks_that_see_everything_do_not_warn(recwarn):
    layer = nn.Sigmoid()
    layer.register_backward_hook(lambda *args: None)
    layer(keyfall.ones(2, requires_grad=True).clone())
    assert not recwarn.list
