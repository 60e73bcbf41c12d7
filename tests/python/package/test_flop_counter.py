"""keyfall.utils.flop_counter: operations of each module. The numbers are PyTorch's."""

import pytest

import keyfall as kf
from keyfall.utils.flop_counter import FlopCounterMode, flop_registry, register_flop_formula


class Net(kf.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = kf.nn.Conv2d(3, 4, 3)
        self.fc = kf.nn.Sequential(kf.nn.Linear(64, 10), kf.nn.ReLU(), kf.nn.Linear(10, 2))

    def forward(self, x):
        return self.fc(self.conv(x).flatten(1))


def counted(counter):
    return {name: {str(packet).removeprefix("aten."): count for packet, count in counts.items()}
            for name, counts in counter.get_flop_counts().items()}


def test_counts_of_modules_forward_and_backward():
    with FlopCounterMode(display=False) as counter:
        Net()(kf.ones(2, 3, 6, 6, requires_grad=True)).sum().backward()
    everything = {"addmm": 2640, "convolution": 6912, "convolution_backward": 13824, "mm": 5280}
    assert counted(counter) == {
        "Global": everything, "Net": everything,
        "Net.conv": {"convolution": 6912, "convolution_backward": 13824},
        "Net.fc": {"addmm": 2640, "mm": 5280}, "Net.fc.0": {"addmm": 2560, "mm": 5120},
        "Net.fc.2": {"addmm": 80, "mm": 160}}
    assert counter.get_total_flops() == 28656
    assert [line.split()[0] for line in counter.get_table(1).splitlines() if "-" not in line] == ["Module", "Global", "Net"]
    assert not kf.nn.modules.module._global_forward_hooks
    with counter:
        kf.addmm(kf.ones(4), kf.ones(2, 3), kf.ones(3, 4), out=kf.ones(2, 4))
    assert counted(counter) == {"Global": {"addmm": 48}}


def test_formulas_of_programs():
    add = kf.ops.aten.add
    with FlopCounterMode(display=False, custom_mapping={add: lambda *shapes, out_shape: 5}) as counter:
        kf.ones(4) + kf.ones(4)
    assert counter.get_total_flops() == 5
    with pytest.raises(ValueError, match="expected each target to be OpOverloadPacket"):
        register_flop_formula(add.Tensor)(lambda *shapes, out_shape: 1)
    with pytest.raises(RuntimeError, match="duplicate registrations for aten.mm"):
        register_flop_formula(kf.ops.aten.mm)(lambda *shapes, out_shape: 1)
    try:
        register_flop_formula(add, get_raw=True)(lambda *args, out_val: out_val.numel())
        with FlopCounterMode(display=False) as counter:
            kf.ones(4) + kf.ones(4)
            kf.ones(2, 3) @ kf.ones(3, 4)
        assert counted(counter) == {"Global": {"add": 4, "mm": 48}}
    finally:
        del flop_registry[add]
    with pytest.warns(UserWarning, match="mods argument is not needed"):
        FlopCounterMode(kf.nn.Linear(2, 2))
