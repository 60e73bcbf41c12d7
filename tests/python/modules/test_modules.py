"""Modules above the operators, against what PyTorch shows for the same programs: module_programs.py."""

import json
import math
import re
import sys

import keyfall
import keyfall.nn.attention.flex_attention  # noqa: F401
import module_programs
import pytest
from keyfall._functorch import old_names as functorch
from paths import DATA

RECORDED = json.loads((DATA / "modules.json").read_text())


def same(got, expected):
    if isinstance(expected, float) and isinstance(got, (int, float)):
        return math.isclose(got, expected, rel_tol=1e-3, abs_tol=1e-5) or got != got and expected != expected
    if isinstance(expected, list):
        return isinstance(got, list) and len(got) == len(expected) and all(map(same, got, expected))
    return got == expected


def of_this_python(recorded):
    """Since Python 3.14, Optional[X] is X | None; texts were recorded with an older one."""
    if not isinstance(recorded, str) or sys.version_info < (3, 14):
        return recorded
    recorded = re.sub(r"typing_Union\[([\w.]+),NoneType\]", r"\1|NoneType", recorded)
    return re.sub(r"typing\.Optional\[([\w.]+)\]", r"\1 | None", recorded)


@pytest.mark.parametrize("name", module_programs.PROGRAMS)
def test_shows_what_was_recorded(name, torch_messages):
    found = module_programs.shown(keyfall, name)
    recorded = [of_this_python(expected) for expected in RECORDED[name]]
    assert len(found) == len(recorded)
    wrong = [f"{got} instead of {expected}" for got, expected in zip(found, recorded, strict=True)
             if not same(got, expected)]
    assert not wrong, "\n".join(wrong)


def test_names_without_an_implementation_say_so():
    for call, text in ((lambda: keyfall.fx.no_such_thing, "torch.fx.no_such_thing"),
                       (keyfall.distributed.DeviceMesh, "torch.distributed.DeviceMesh")):
        with pytest.raises((AttributeError, NotImplementedError, RuntimeError), match=f"no `{text}`"):
            call()


def test_tracker_names_the_modules_that_run():
    class Probe(keyfall.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            seen.append((sorted(tracker.parents), tracker.is_bw))
            return x * 1

        @staticmethod
        def backward(ctx, gradient):
            seen.append((sorted(tracker.parents), tracker.is_bw))
            return gradient

    class Inner(keyfall.nn.Module):
        def forward(self, x):
            return Probe.apply(x)

    seen = []
    net = keyfall.nn.Sequential(keyfall.nn.Linear(2, 2), keyfall.nn.Sequential(Inner()))
    with keyfall.utils.module_tracker.ModuleTracker() as tracker:
        y = net(keyfall.ones(1, 2, requires_grad=True))
        assert tracker.parents == {"Global"}
        y.sum().backward()
        assert tracker.parents == {"Global"} and not tracker.is_bw
    inside = ["Global", "Sequential", "Sequential.1", "Sequential.1.0"]
    assert seen == [(inside, False), (inside, True)]
    net(keyfall.ones(1, 2))
    assert seen[-1] == (["Global"], False)


def test_forward_mode_is_never_in_use():
    forward_ad = keyfall.autograd.forward_ad
    x = keyfall.ones(2)
    assert forward_ad._current_level == -1 and forward_ad._is_fwd_grad_enabled()
    primal, tangent = forward_ad.unpack_dual(x)
    assert primal is x and tangent is None
    with forward_ad._set_fwd_grad_enabled(False):
        assert not forward_ad._is_fwd_grad_enabled()
    assert forward_ad._is_fwd_grad_enabled()
    with pytest.raises(RuntimeError, match="level"):
        forward_ad.make_dual(x, x)
    with pytest.raises(NotImplementedError, match="no forward mode; func.jvp"), forward_ad.dual_level():
        pass


def test_modules_become_functions_of_their_tensors():
    layer = keyfall.nn.Linear(2, 3)
    function, parameters = functorch.make_functional(layer)
    x = keyfall.ones(1, 2)
    assert parameters[0] is layer.weight and function.param_names == ("weight", "bias")
    assert function(parameters, x).tolist() == layer(x).tolist()
    assert {each.device.type for each in function.parameters()} == {"meta"}
    assert function([each * 0 for each in parameters], x).tolist() == [[0, 0, 0]]
    norm = keyfall.nn.Sequential(layer, keyfall.nn.BatchNorm1d(3))
    with pytest.raises(RuntimeError, match="has buffers"):
        functorch.make_functional(norm)
    function, parameters, buffers = functorch.make_functional_with_buffers(norm, disable_autograd_tracking=True)
    assert not parameters[0].requires_grad
    assert function.buffer_names == ("1.running_mean", "1.running_var", "1.num_batches_tracked")
    assert function(parameters, buffers, keyfall.ones(4, 2)).shape == (4, 3) and buffers[2].item() == 1
    function, parameters, buffers = functorch.combine_state_for_ensemble([layer, keyfall.nn.Linear(2, 3)])
    assert [each.shape for each in parameters] == [(2, 3, 2), (2, 3)] and buffers == ()
