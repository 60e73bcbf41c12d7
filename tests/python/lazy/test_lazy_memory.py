"""Peak memory of lazy steps: at most that of eager ones. Bytes of tensors are counted, so the numbers are exact."""

import os
import subprocess
import sys
import textwrap

import pytest

import keyfall

keyfall.lazy.init()

# Each program defines run(), one step, for tensors of `device`.
INPUTS = {
    "mlp": """
        layers = keyfall.nn.Linear(16, 32), keyfall.nn.ReLU(), keyfall.nn.Linear(32, 10)
        inputs, wanted = keyfall.randn(32, 16), keyfall.randint(10, (32,))
    """,
    "cnn": """
        layers = (keyfall.nn.Conv2d(1, 16, 3, padding=1), keyfall.nn.BatchNorm2d(16), keyfall.nn.ReLU(),
                  keyfall.nn.MaxPool2d(2), keyfall.nn.Flatten(), keyfall.nn.Linear(16 * 7 * 7, 10))
        inputs, wanted = keyfall.randn(8, 1, 14, 14), keyfall.randint(10, (8,))
    """,
    "transformer": """
        class Block(keyfall.nn.Module):
            def __init__(self):
                super().__init__()
                self.first, self.second = keyfall.nn.LayerNorm(32), keyfall.nn.LayerNorm(32)
                self.three, self.out = keyfall.nn.Linear(32, 96), keyfall.nn.Linear(32, 32)
                self.up, self.down = keyfall.nn.Linear(32, 128), keyfall.nn.Linear(128, 32)

            def forward(self, x):
                q, k, v = (part.view(4, 16, 2, 16).transpose(1, 2) for part in self.three(self.first(x)).chunk(3, -1))
                weights = (q @ k.transpose(-2, -1) / 4).softmax(-1)
                x = x + self.out((weights @ v).transpose(1, 2).reshape(4, 16, 32))
                return x + self.down(keyfall.nn.functional.gelu(self.up(self.second(x))))

        layers = Block(), Block(), keyfall.nn.Flatten(0, 1), keyfall.nn.Linear(32, 10)
        inputs, wanted = keyfall.randn(4, 16, 32), keyfall.randint(10, (64,))
    """,
}

TRAINING = """
    model = keyfall.nn.Sequential(*layers)
    optimizer = OPTIMIZER

    def run():
        optimizer.zero_grad()
        loss = keyfall.nn.functional.cross_entropy(model(inputs), wanted)
        loss.backward()
        optimizer.step()
        return loss.detach()
"""

INFERENCE = """
    model = keyfall.nn.Sequential(*layers).eval()

    def run():
        with keyfall.no_grad():
            return model(inputs)
"""

OPTIMIZERS = {
    "SGD": "keyfall.optim.SGD(model.parameters(), lr=0.01, momentum=0.9)",
    "AdamW": "keyfall.optim.AdamW(model.parameters(), lr=0.01)",
}

OTHERS = {
    "chain": """
        x = keyfall.ones(100_000)
        def run():
            y = x
            for _ in range(10):
                y = (y * 0.5 + 1).relu()
            return y.sum()
    """,
    "fills": """
        x = keyfall.ones(512)
        def run():
            return x * keyfall.ones(512) + keyfall.zeros(512)
    """,
    "views": """
        x = keyfall.randn(64, 64)
        def run():
            y = (x @ x).view(16, 256)
            return (y.relu() + 1).view(64, 64).transpose(0, 1).tanh()
    """,
}


def programs():
    yield from OTHERS.items()
    for name, inputs in INPUTS.items():
        yield f"{name} inference", textwrap.dedent(inputs) + textwrap.dedent(INFERENCE)
        for optimizer, made in OPTIMIZERS.items():
            yield (f"{name} {optimizer}",
                   textwrap.dedent(inputs) + textwrap.dedent(TRAINING).replace("OPTIMIZER", made))


PROGRAMS = dict(programs())


def peak_of(program, end=""):
    """The most bytes of tensors that a process had at a time in six runs; the later ones are fused."""
    program = "\n".join(["import keyfall, sys", "keyfall.set_num_threads(1)", textwrap.dedent(program), textwrap.dedent(end),
                         "for _ in range(6): result = run()", "sys.stderr.write(str(keyfall._C._memory_peak()))"])
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120,
                          env=dict(os.environ))
    assert done.returncode == 0, done.stderr
    return int(done.stderr)


@pytest.mark.slow
@pytest.mark.unsanitized  # counts bytes; other tests run the same graphs
@pytest.mark.parametrize("name", PROGRAMS)
def test_peak_memory_is_at_most_the_eager_one(name):
    program = PROGRAMS[name]
    eager = peak_of(program)
    assert peak_of(program, "run = keyfall.compile(run)") <= eager
    assert peak_of(program, 'run = keyfall.compile(run, mode="reduce-overhead")') <= eager


@pytest.mark.unsanitized
def test_tensors_of_the_lazy_device():
    program = """
        keyfall.lazy.init()
        x = keyfall.ones(100_000, device=DEVICE)
        def run():
            y = x
            for _ in range(10):
                y = (y * 0.5 + 1).relu()
            return y.sum().item()
    """
    on_cpu, lazy = (peak_of(program.replace("DEVICE", repr(device))) for device in ("cpu", "lazy"))
    constants = 64  # bytes that are computed once and kept with their graph
    assert lazy <= on_cpu + constants


# ---- What takes the memory of what


def lazily(function, *args):
    """Runs a function often enough to be fused; returns the values of the last run."""
    compiled = keyfall.compile(function)
    for _ in range(4):
        result = compiled(*args)
    return result


@pytest.mark.parametrize("fuse", [True, False])
def test_results_in_the_memory_of_operands(fuse):
    """Results take the memory of operands that nobody needs any more, and of no others."""
    x, y = keyfall.randn(8, 8), keyfall.randn(8, 8)

    def needed_later(x, y):
        a = x @ y
        b = a.relu()  # must not take the memory of a
        return b + a.t()

    def in_two_orders(x, y):
        a = x @ y
        return (a + a.t()).view(4, 16) * 2

    def of_a_view(x, y):
        a = x @ y
        return a[2:6].exp(), a[:, 1].exp()

    def by_broadcasting(x, y):
        a, row = x @ y, (x @ y)[0]
        return a * row, row * 2

    def of_the_argument(x, y):
        x = x.view(-1)
        return (x * 2).neg(), x.exp()

    before = keyfall.lazy.options.fuse
    keyfall.lazy.options.fuse = fuse
    try:
        for function in (needed_later, in_two_orders, of_a_view, by_broadcasting, of_the_argument):
            kept = x.clone(), y.clone()
            wanted, found = function(x, y), lazily(function, x, y)
            for one, other in zip(wanted, found):
                assert keyfall.equal(one, other), function.__name__
            assert keyfall.equal(x, kept[0]) and keyfall.equal(y, kept[1])
    finally:
        keyfall.lazy.options.fuse = before


def test_writes_to_arguments_stay_theirs():
    """A value that was written to an argument has the argument's memory, which no other value takes."""

    def function(x, y):
        x.mul_(2)
        z = x + y
        x.copy_(y)
        return z.relu().neg()

    wanted, found = [keyfall.arange(4.0) - 1, keyfall.ones(4)], [keyfall.arange(4.0) - 1, keyfall.ones(4)]
    compiled = keyfall.compile(function)
    for _ in range(4):
        assert keyfall.equal(function(*wanted), compiled(*found))
        assert all(keyfall.equal(*pair) for pair in zip(wanted, found))


# ---- Values that replays replace


def replayed_state():
    """A replayed function with a tensor that the program has kept since it was recorded."""
    kept = []

    @keyfall.compile(mode="reduce-overhead")
    def f(x, index):
        kept.append(x * 2)
        return x.index_select(0, index)

    return f, kept


def test_a_failed_replay_loses_values_with_its_error():
    """Values that a replay replaces are freed first. When it fails, reading them is the same error, and the next run
    works."""
    f, kept = replayed_state()
    x, good, bad = keyfall.ones(4), keyfall.tensor([0, 3]), keyfall.tensor([0, 9])
    for _ in range(4):
        f(x, good)
    assert len(kept) == 1 and kept[0].tolist() == [2] * 4
    with pytest.raises((IndexError, RuntimeError), match="index"):
        f(x, bad)
    with pytest.raises(RuntimeError, match="index"):
        kept[0].tolist()
    with pytest.raises(RuntimeError, match="index"):
        kept[0] + 1
    f(x * 3, good)
    assert kept[0].tolist() == [6] * 4


def test_recorded_uses_of_replaced_values_keep_them():
    f, kept = replayed_state()
    x, good = keyfall.ones(4), keyfall.tensor([0, 3])
    for _ in range(3):
        f(x, good)
    recorded, copied = kept[0] + 1, kept[0].cpu()
    f(x * 3, good)
    assert recorded.tolist() == [3] * 4 and copied.tolist() == [2] * 4 and kept[0].tolist() == [6] * 4


def test_memory_that_a_fused_write_takes():
    """Of two results, one is a write in place, and has the memory of the value; the other has its own."""

    def function(x):
        total = x.sum()
        total.mul_(0.5)
        more = total + 1
        total.mul_(3)
        return more, total

    x = keyfall.arange(5.0)
    assert [y.item() for y in lazily(function, x)] == [6, 15]
