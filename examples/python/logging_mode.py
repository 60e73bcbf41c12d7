#!/usr/bin/env python3
"""A logging mode: prints every operator that runs inside a block, with shapes and times, and a summary.

    python examples/python/logging_mode.py

TorchDispatchMode sees operators below autograd: composites such as cross_entropy are replaced by what
they call, and the operators of the backward pass come, too. A block in the program is marked by a
`with log.part("forward")`."""

import collections
import contextlib
import time

import keyfall
from keyfall import nn
from keyfall.utils._python_dispatch import TorchDispatchMode
from keyfall.utils._pytree import tree_map


def short(value):
    """A tensor as its type and sizes; other values as they are."""
    if isinstance(value, keyfall.Tensor):
        return f"{str(value.dtype).rpartition('.')[2]}{list(value.shape)}"
    return value


def text(value):
    return str(tree_map(short, value)).replace("'", "")


class Log(TorchDispatchMode):
    """Prints operators, and adds up their times by name and part."""

    def __init__(self):
        super().__init__()
        self.times = collections.defaultdict(list)
        self.current = ""

    @contextlib.contextmanager
    def part(self, name):
        """Calls in this block are shown under a heading."""
        before, self.current = self.current, name
        print(f"{name}:")
        yield
        self.current = before

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        begin = time.perf_counter()
        result = func(*args, **kwargs)  # the mode is off in here, so this runs the operator itself
        seconds = time.perf_counter() - begin
        self.times[func].append(seconds)
        shown = [text(arg) for arg in args] + [f"{name}={text(arg)}" for name, arg in kwargs.items()]
        print(f"  {func}({', '.join(shown)}) -> {text(result)}  {seconds * 1e6:.0f} us")
        return result

    def summary(self, count=5):
        """The operators that took the most time."""
        ranked = sorted(self.times.items(), key=lambda item: -sum(item[1]))
        for func, times in ranked[:count]:
            print(f"  {str(func):<32} {len(times):3} calls {sum(times) * 1e6:8.0f} us")


def main():
    keyfall.manual_seed(0)
    model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 3))
    optimizer = keyfall.optim.SGD(model.parameters(), lr=0.1)
    x, labels = keyfall.randn(4, 8), keyfall.tensor([0, 2, 1, 0])
    with Log() as log:
        with log.part("forward"):
            loss = nn.functional.cross_entropy(model(x), labels)
        with log.part("backward"):
            loss.backward()
        with log.part("optimizer"):
            optimizer.step()
    print("most time in:")
    log.summary()


if __name__ == "__main__":
    main()
