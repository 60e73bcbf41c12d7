#!/usr/bin/env python3
"""A device written in Python: its memory is Python objects, and its kernels are Python functions.

    python examples/python/python_device.py

It is slow, of course. It is meant for experiments: what would run where, how much would be copied, what a
driver must offer. Every operator works from the start, by the CPU fallback; the bill says what that
costs. A kernel replaces the fallback of one operator."""

import math

import keyfall
from keyfall import nn


class Slate(keyfall.devices.PythonDevice):
    """A device that counts the bytes that go to it and come from it."""

    def __init__(self):
        super().__init__("slate")
        self.to_device = self.from_device = 0

    # A block of memory can be any object. Nobody but this class looks into it.
    def allocate(self, index, size):
        return bytearray(size)

    def copy_in(self, index, block, offset, data):
        self.to_device += len(data)
        block[offset:offset + len(data)] = data

    def copy_out(self, index, block, offset, size):
        self.from_device += size
        return memoryview(block)[offset:offset + size]

    def floats(self, tensor):
        """The block of a float32 tensor as numbers, and the place of its first element."""
        block, offset = self.block(tensor)
        return memoryview(block).cast("f"), offset // 4


def add_kernels(slate):
    """Kernels for two operators. Autograd is above them: gradients need nothing more."""

    @slate.kernel("aten::mm")
    def mm(a, b):
        if a.dtype != keyfall.float32:  # a kernel may leave calls to the CPU
            return keyfall.fallback.cpu_fallback(keyfall.ops.aten.mm.default, a, b)
        rows, columns = a.shape[0], b.shape[1]
        out = keyfall.empty(rows, columns, device=a.device)
        (x, ax), (y, by), (z, cz) = map(slate.floats, (a, b, out))
        (a0, a1), (b0, b1) = a.stride(), b.stride()  # arguments come with any strides
        for i in range(rows):
            for j in range(columns):
                z[cz + i * columns + j] = sum(x[ax + i * a0 + k * a1] * y[by + k * b0 + j * b1]
                                              for k in range(a.shape[1]))
        return out

    @slate.kernel("aten::tanh")
    def tanh(a):
        if a.dtype != keyfall.float32 or not a.is_contiguous():
            return keyfall.fallback.cpu_fallback(keyfall.ops.aten.tanh.default, a)
        out = keyfall.empty_like(a)
        (x, ax), (y, ay) = map(slate.floats, (a, out))
        for i in range(a.numel()):
            y[ay + i] = math.tanh(x[ax + i])
        return out


def train(device, steps=30):
    """Learns x * y from points in a square; returns the losses."""
    keyfall.manual_seed(0)
    points = keyfall.rand(32, 2) * 2 - 1
    wanted = points.prod(1, keepdim=True)
    points, wanted = points.to(device), wanted.to(device)
    weights = [nn.Parameter(keyfall.randn(*sizes).to(device)) for sizes in ((2, 8), (8, 1))]
    optimizer = keyfall.optim.SGD(weights, lr=0.3)
    losses = []
    for _ in range(steps):
        optimizer.zero_grad()
        loss = nn.functional.mse_loss((points @ weights[0]).tanh() @ weights[1], wanted)
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return losses


def show(title, slate, losses, bill):
    copied = slate.to_device + slate.from_device
    slate.to_device = slate.from_device = 0
    print(f"{title}: loss {losses[0]:.4f} -> {losses[-1]:.4f}, {copied / 1e3:.1f} kB copied, "
          f"{sum(entry.calls for entry in bill)} fallbacks of {len(bill)} operators")


def main():
    expected = train("cpu")
    with Slate() as slate:  # the device is gone when the block ends
        with keyfall.fallback.bill() as bill:
            losses = train("slate")
        show("memory alone   ", slate, losses, bill)
        keyfall.testing.assert_close(losses, expected)

        add_kernels(slate)
        with keyfall.fallback.bill() as bill:
            losses = train("slate")
        show("mm and tanh too", slate, losses, bill)
        keyfall.testing.assert_close(losses, expected, rtol=1e-4, atol=1e-5)

        x = keyfall.eye(2, dtype=keyfall.float64, device="slate")
        assert (x @ x).tanh().tolist() == x.cpu().tanh().tolist()  # by the fallback
        del x
        print("port next:", ", ".join(f"{op} ({share:.0%})" for op, share in bill.next_to_port(3)))


if __name__ == "__main__":
    main()
