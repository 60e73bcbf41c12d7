"""Random programs that compute, write, make views, give memory away and read it through every door, for a
comparison of lazy with eager execution. `python memory_programs.py COUNT [SEED]` runs them and prints those that differ."""

import copy
import io
import pickle
import random
import sys

import numpy as np

import keyfall
from keyfall.lazy import scope

SIZE = 4

COMPUTING = [
    lambda x, y: x * 2, lambda x, y: x + y, lambda x, y: (x - y).relu(), lambda x, y: x.abs().clamp(0, 9),
    lambda x, y: x.flip(0), lambda x, y: keyfall.where(x > y, x, y + 1), lambda x, y: x.clone(),
    lambda x, y: x.sum(0, keepdim=True), lambda x, y: keyfall.cat([x.reshape(-1), y.reshape(-1)])[:SIZE],
    lambda x, y: x.double().mul(0.5).float(), lambda x, y: x.sort(0)[0],
    lambda x, y: keyfall.full_like(x, 3), lambda x, y: x.to("cpu", copy=True), lambda x, y: copy.deepcopy(x),
    lambda x, y: pickle.loads(pickle.dumps(x)), lambda x, y: keyfall.tensor(x.tolist()), lambda x, y: x._lazy_clone(),
    lambda x, y: keyfall.zeros(SIZE, device="cpu").copy_(x), lambda x, y: x.new_zeros(x.shape) - x,
    lambda x, y: x.index_select(0, x.nonzero()[:, 0]), lambda x, y: keyfall.rand_like(x).ceil() + x,
    lambda x, y: saved(x), lambda x, y: x.softmax(0).round(decimals=3), lambda x, y: x.cumsum(0).clamp(-50, 50),
    lambda x, y: keyfall.tensor_split(x, [1])[-1], lambda x, y: x.masked_fill(x > 2, -1),
    lambda x, y: keyfall.randperm(SIZE).float() + x.sum(),
]  # fmt: skip
WRITING = [
    lambda x, y: x.add_(1), lambda x, y: x.mul_(-0.5), lambda x, y: x.copy_(y), lambda x, y: x.fill_(3), lambda x, y: x.zero_(),
    lambda x, y: x.clamp_(-6, 6), lambda x, y: x.__setitem__(0, 7), lambda x, y: x.__setitem__(slice(1, None), 2),
    lambda x, y: x.__setitem__(x > 2, 1), lambda x, y: x.add_(y), lambda x, y: keyfall.add(y if y.shape == x.shape else x, 1, out=x),
    lambda x, y: keyfall.mul(x, y.sum(), out=x), lambda x, y: keyfall._foreach_add_([x, y], 1),
    lambda x, y: keyfall._foreach_copy_([x], [y]), lambda x, y: x.uniform_().ceil_(), lambda x, y: x.masked_fill_(x > 1, 0),
    lambda x, y: x.index_fill_(0, keyfall.tensor([0]), 5), lambda x, y: keyfall.sort(x.clone(), 0, out=(x, x.long())),
    lambda x, y: x.untyped_storage().fill_(0), lambda x, y: x.untyped_storage()[4:8].copy_(y.to("cpu", copy=True).untyped_storage()[0:4]),
    lambda x, y: x.untyped_storage().copy_(y.untyped_storage()), lambda x, y: x.data.add_(2), lambda x, y: x.detach().sub_(1),
    lambda x, y: x.share_memory_(), lambda x, y: x.numpy().fill(6), lambda x, y: x.numpy().__iadd__(1),
    lambda x, y: keyfall.from_numpy(x.numpy()).add_(1), lambda x, y: np.from_dlpack(x).fill(4),
    lambda x, y: keyfall.cumsum(x.clone(), 0, out=x), lambda x, y: x.scatter_(0, keyfall.tensor([0]), 8.0), lambda x, y: x.random_(0, 9),
]  # fmt: skip
VIEWING = [
    lambda x: x[1:], lambda x: x[::2], lambda x: x.view(-1), lambda x: x.detach(), lambda x: x.data, lambda x: x.reshape(-1, 1)[:, 0],
    lambda x: x.view(keyfall.int32).view(keyfall.float32), lambda x: x.unsqueeze(0).squeeze(0), lambda x: x.expand(2, *x.shape)[1],
    lambda x: keyfall.from_numpy(x.numpy()), lambda x: keyfall.from_dlpack(x), lambda x: keyfall.as_tensor(np.asarray(x)),
    lambda x: keyfall.empty(0, device=x.device).set_(x.untyped_storage(), 0, (x.untyped_storage().nbytes() // 4,), (1,)),
    lambda x: keyfall.frombuffer(memoryview(x.numpy()), dtype=keyfall.float32), lambda x: x.view_as(x), lambda x: x.chunk(2)[-1],
]  # fmt: skip
READING = [
    lambda x: x.tolist(), lambda x: x.numpy().tolist(), lambda x: x.sum().item(), lambda x: bool((x > 1).any()), lambda x: f"{x.sum():.3f}",
    lambda x: repr(x.cpu()), lambda x: x.untyped_storage().tolist()[:4], lambda x: np.from_dlpack(x).tolist(), lambda x: x.nonzero().tolist(),
    lambda x: x.unique().tolist(), lambda x: x[x > 1].tolist(), lambda x: pickle.loads(pickle.dumps(x)).tolist(), lambda x: saved(x).tolist(),
    lambda x: x.storage().tolist()[:1], lambda x: copy.deepcopy(x).numpy().tolist(), lambda x: keyfall.equal(x, x + 0),
    lambda x: np.array(x).tolist(), lambda x: [float(v) for v in x], lambda x: x.cpu().numpy().tolist(), lambda x: x._version >= 0,
    lambda x: x.untyped_storage()[0:4].tolist(), lambda x: x.untyped_storage().clone().tolist()[:4], lambda x: float(x.max()),
]  # fmt: skip
KINDS = [("compute", 30), ("write", 30), ("view", 12), ("read", 16), ("array", 5), ("array read", 5), ("array write", 5), ("new", 4)]


def saved(x):
    file = io.BytesIO()
    keyfall.save(x, file)
    file.seek(0)
    return keyfall.load(file)


def make(seed):
    """Returns a program: a list of (kind, number of the function, two operands)."""
    rng = random.Random(seed)
    kinds, weights = zip(*KINDS)
    functions = {"compute": COMPUTING, "write": WRITING, "view": VIEWING, "read": READING}
    return [(kind, rng.randrange(len(functions.get(kind, range(3)))), rng.randrange(99), rng.randrange(99))
            for kind in rng.choices(kinds, weights, k=rng.randint(3, 16))]


def step(kind, number, x, y, tensors, arrays, log):
    if kind == "compute":
        tensors.append(COMPUTING[number](x, y))
    elif kind == "view":
        tensors.append(VIEWING[number](x))
    elif kind == "write":
        WRITING[number](x, y)
    elif kind == "read":
        log.append(READING[number](x))
    elif kind == "array":
        arrays.append(x.numpy())
    elif kind == "new":
        tensors.append([lambda: keyfall.arange(4.0), lambda: keyfall.ones(SIZE, device="cpu"), lambda: keyfall.rand(SIZE)][number]())
    elif arrays:
        array = arrays[-1 - number % len(arrays)]
        if kind == "array read":
            log.append(array.tolist())
        else:
            array[...] = number


def on_cpu(x):
    return x.device.type == "cpu"


def run(program, tensors, log, refuses_lazy):
    """Appends to the log what the program reads. Tensors of the lazy device refuse some doors: their copies on
    the CPU take their place, in the eager program, too, which gets the list of these steps."""
    arrays = []
    for position, (kind, number, first, second) in enumerate(program):
        x, y = tensors[first % len(tensors)], tensors[second % len(tensors)]
        try:
            if position in refuses_lazy.get("replaced", ()):
                x, y = x.to("cpu", copy=True), y.to("cpu", copy=True)
            step(kind, number, x, y, tensors, arrays, log)
        except Exception as error:
            if "record" in refuses_lazy and not (on_cpu(x) and on_cpu(y)):
                refuses_lazy["record"].append(position)
                return False
            log.append(type(error).__name__)
        tensors[:] = [t if t.ndim == 1 and t.numel() else keyfall.ones(1, device="cpu") for t in tensors]
    return True


def inputs():
    return [keyfall.arange(4.0), keyfall.ones(SIZE), keyfall.from_numpy(np.array([3, 1, 2, 0], np.float32))]


def eagerly(body, tensors):
    body(tensors)


def in_scope(body, tensors):
    with scope():
        body(tensors)


def compiled(body, tensors):
    keyfall.compile(lambda: body(tensors))()


def on_lazy_device(body, tensors):
    body([t.to("lazy") for t in tensors])


def lazily_in_scope(body, tensors):
    with scope():
        body([t.to("lazy") if i else t for i, t in enumerate(tensors)])


WAYS = [in_scope, compiled, on_lazy_device, lazily_in_scope]


def result(program, way, replaced, record=None):
    log, tensors, done = [], inputs(), []
    keyfall.manual_seed(5)
    refuses = {"replaced": replaced}
    if record is not None:
        refuses["record"] = record

    def body(given):
        done.append(run(program, given, log, refuses))
        done.append(given)

    way(body, tensors)
    if done[0]:
        log.append([t.tolist() for t in done[1]])
        if way not in (on_lazy_device, lazily_in_scope):
            log.append([t.tolist() for t in tensors])
    return log, done[0]


def compare(program, way):
    """Returns the logs of the eager and the lazy program."""
    replaced = set()
    while True:
        refused = []
        found, is_done = result(program, way, replaced, refused)
        if is_done:
            break
        if refused[0] in replaced:  # an error of the step itself
            return [], []
        replaced.add(refused[0])
    expected, _ = result(program, eagerly, replaced)
    if way in (on_lazy_device, lazily_in_scope):
        expected.pop()
    return expected, found


def shrink(program, way):
    """Returns the smallest part of the program that still differs."""
    position = 0
    while position < len(program):
        less = program[:position] + program[position + 1 :]
        if repr_of(less, way) is not None:
            program, position = less, 0
        else:
            position += 1
    return program


def repr_of(program, way):
    expected, found = compare(program, way)
    return None if repr(expected) == repr(found) else (expected, found)


def main():
    count = int(sys.argv[1])
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    different = 0
    for seed in range(first, first + count):
        for way in WAYS:
            program = make(seed)
            logs = repr_of(program, way)
            if logs is None:
                continue
            different += 1
            program = shrink(program, way)
            print(seed, way.__name__, program, *(repr_of(program, way) or logs), sep="\n  ", flush=True)
    print(f"{count} programs, {len(WAYS)} ways, {different} differ")


if __name__ == "__main__":
    main()
