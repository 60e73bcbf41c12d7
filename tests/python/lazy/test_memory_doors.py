"""Whoever reads memory while operators are recorded gets what eager execution would have put there: every door
to memory is visited with pending work, in scopes and compiled functions, and compared with the eager program."""

import copy
import ctypes
import io
import pickle

import pytest
from example_counts import examples

import keyfall
from keyfall.lazy import scope

np = pytest.importorskip("numpy")
memory_programs = pytest.importorskip("memory_programs")  # uses NumPy


def at(address, count):
    return list((ctypes.c_float * count).from_address(address))


def saved(value):
    file = io.BytesIO()
    keyfall.save(value, file)
    file.seek(0)
    return keyfall.load(file)


def shared(x):
    x.share_memory_()
    return x.tolist()


def written_file(x, path):
    x.cpu().numpy().tofile(path)
    return path.read_bytes()


def swapped(x):
    storage = x.untyped_storage().clone()
    storage.byteswap(x.dtype)
    return storage.tolist()


def copied_storage(x):
    storage = x.untyped_storage()
    return keyfall.UntypedStorage(storage.nbytes()).copy_(storage).tolist()


# What tensors of the lazy device refuse, with an error that says so: they have no memory of their own.
CPU_DOORS = {
    "numpy": lambda x: x.numpy().tolist(),
    "asarray": lambda x: np.asarray(x).tolist(),
    "array": lambda x: np.array(x).tolist(),
    "from_dlpack of NumPy": lambda x: np.from_dlpack(x).tolist(),
    "from_dlpack": lambda x: keyfall.from_dlpack(x).tolist(),
    "to_dlpack": lambda x: keyfall.from_dlpack(keyfall.utils.dlpack.to_dlpack(x)).tolist(),
    "data_ptr": lambda x: at(x.data_ptr(), x.numel()),
    "data_ptr of the storage": lambda x: at(x.untyped_storage().data_ptr(), x.numel()),
    "storage elements": lambda x: x.untyped_storage().tolist(),
    "storage element": lambda x: x.untyped_storage()[7],
    "storage slice": lambda x: x.untyped_storage()[4:8].tolist(),
    "typed storage": lambda x: x.storage().tolist(),
    "storage byteswap": swapped,
    "copy of a storage": copied_storage,
    "clone of a storage": lambda x: x.untyped_storage().clone().tolist(),
    "storage pickle": lambda x: pickle.loads(pickle.dumps(x.untyped_storage())).tolist(),
    "share_memory_": shared,
}
DOORS = {
    "tolist": lambda x: x.tolist(),
    "item": lambda x: [element.item() for element in x],
    "float": lambda x: float(x[1]),
    "int": lambda x: int(x[1]),
    "index": lambda x: list(range(9))[x[1].long()],
    "bool": lambda x: bool((x > 2).any()),
    "format": lambda x: f"{x[1]:.3f}",
    "repr": lambda x: repr(x.cpu()),
    "in": lambda x: 2.0 in x,
    "iteration": lambda x: [float(element) for element in x],
    "cpu": lambda x: x.cpu().tolist(),
    "to": lambda x: x.to("cpu").numpy().tolist(),
    "to float64": lambda x: x.to("cpu", keyfall.float64).numpy().tolist(),
    "pickle": lambda x: pickle.loads(pickle.dumps(x)).tolist(),
    "deepcopy": lambda x: copy.deepcopy(x).tolist(),
    "copy": lambda x: copy.copy(x).tolist(),
    "save": lambda x: saved({"x": x})["x"].tolist(),
    "parameter": lambda x: pickle.loads(pickle.dumps(keyfall.nn.Parameter(x.detach()))).tolist(),
    "nonzero": lambda x: x.nonzero().tolist(),
    "argwhere": lambda x: keyfall.argwhere(x).tolist(),
    "unique": lambda x: x.unique().tolist(),
    "mask": lambda x: x[x > 1].tolist(),
    "equal": lambda x: keyfall.equal(x, x.clone() + 0),
    "allclose": lambda x: keyfall.allclose(x, keyfall.full_like(x, 2)),
    "tensor": lambda x: keyfall.tensor(x.tolist()).tolist(),
    "tensor_split": lambda x: [part.tolist() for part in keyfall.tensor_split(x, keyfall.tensor([1, 2]))],
    "detach": lambda x: x.detach().cpu().numpy().tolist(),
    "data": lambda x: x.data.tolist(),
    "half": lambda x: x.half().tolist(),
    "element assigned": lambda x: (y := keyfall.zeros(3), y.__setitem__(0, x[1]), y.tolist())[2],
    "bincount": lambda x: keyfall.bincount(x.long()).tolist(),
    "quantile": lambda x: keyfall.quantile(x, 0.5).tolist(),
}


def in_place(x):
    return x.add_(1)


def computed(x):
    return (x * 2).cpu()


def through_view(x):
    x[1:].add_(1)
    return x


def in_alias(x):
    y = x.detach()
    x.add_(1)
    return y


def lazily_computed(x):
    return x * 2


def copied(x):
    return keyfall.zeros(3, device="cpu").copy_(x.exp())


def eagerly(program, x):
    return program(x)


def in_scope(program, x):
    with scope():
        return program(x)


def compiled(program, x, **mode):
    results = []
    keyfall.compile(lambda x: (results.append(program(x)), x + 0)[1], **mode)(x)
    return results[0]


def compiled_once(program, x):
    return compiled(program, x, mode="reduce-overhead")


WAYS = [in_scope, compiled, compiled_once]
WRITES = [in_place, computed, through_view, in_alias, copied]


def check(door, write, way, device="cpu"):
    expected = door(write(keyfall.arange(3.0)))
    found = way(lambda x: door(write(x)), keyfall.arange(3.0).to(device))
    assert found == expected


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("write", WRITES)
def test_doors_of_memory_run_what_is_pending(write, way):
    for name, door in (CPU_DOORS | DOORS).items():
        if way is compiled_once and name in CPU_DOORS and write not in (computed, copied):
            continue  # its arguments are lazy tensors while it is recorded
        check(door, write, way)


@pytest.mark.parametrize("way", [eagerly, *WAYS])
@pytest.mark.parametrize("write", [*WRITES, lazily_computed])
def test_doors_of_lazy_tensors_run_what_is_pending(write, way):
    for door in DOORS.values():
        check(door, write, way, "lazy")
    for door in CPU_DOORS.values():
        check(lambda x, door=door: door(x.cpu()), write, way, "lazy")


@pytest.mark.parametrize("door", ["numpy", "asarray", "array", "from_dlpack", "storage elements"])
def test_lazy_tensors_refuse_doors_of_the_cpu_with_an_error(door):
    for way in [eagerly, *WAYS]:
        with pytest.raises((TypeError, RuntimeError, BufferError, NotImplementedError), match="lazy"):
            way(lambda x: CPU_DOORS[door](x * 2), keyfall.ones(3, device="lazy"))


def test_files_have_what_is_pending(tmp_path):
    for way in WAYS:
        found = way(lambda x: written_file(in_place(x), tmp_path / "x"), keyfall.arange(3.0))
        assert np.frombuffer(found, np.float32).tolist() == [1, 2, 3]


def test_a_saved_model_has_the_weights_after_the_step():
    def program(x, model, optimizer):
        optimizer.zero_grad()
        model(x).square().sum().backward()
        optimizer.step()
        return saved(model.state_dict()), saved(optimizer.state_dict())

    def run(way):
        keyfall.manual_seed(3)
        model = keyfall.nn.Sequential(keyfall.nn.Linear(4, 3), keyfall.nn.BatchNorm1d(3))
        optimizer = keyfall.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
        states, momenta = way(lambda x: program(x, model, optimizer), keyfall.ones(5, 4))
        return states, [state["momentum_buffer"] for state in momenta["state"].values()]

    states, momenta = run(eagerly)
    for way in (in_scope, compiled):
        found_states, found_momenta = run(way)
        assert list(found_states) == list(states)
        assert all(keyfall.equal(found_states[name], states[name]) for name in states)
        assert all(map(keyfall.equal, found_momenta, momenta))


# ---- Memory that is given away for writing


@pytest.mark.parametrize("way", [eagerly, in_scope, compiled])
def test_what_reads_memory_runs_before_others_can_write_to_it(way):
    def program(x):
        doubled = x * 2
        x.numpy()[0] = 7
        tripled = x * 3
        x.untyped_storage()[0:4].fill_(0)
        plus = x + 1
        ctypes.memset(x.data_ptr() + 4, 0, 4)
        return doubled.tolist(), tripled.tolist(), plus.tolist(), x.tolist()

    assert way(program, keyfall.ones(2)) == ([2, 2], [21, 3], [1, 2], [0, 0])


@pytest.mark.parametrize("way", [eagerly, in_scope, compiled])
def test_arrays_over_the_memory_of_a_tensor_stay_in_step_with_it(way):
    def program(x):
        array = x.numpy()
        x.add_(1)
        seen = [array[0].item()]
        doubled = x * 2
        part = x[1:]
        array[:] = 5
        tripled = x * 3
        part.mul_(2)
        keyfall._foreach_add_([x], 1)
        seen.append(array.tolist())
        array[:] = 0
        return seen, doubled.tolist(), tripled.tolist(), part.tolist()

    assert way(program, keyfall.ones(2)) == ([2, [6, 11]], [4, 4], [15, 15], [0])


def test_arrays_made_in_a_step_that_is_not_kept_are_written_at_once():
    @keyfall.compile(mode="reduce-overhead")
    def program(x):
        array = np.zeros(2, np.float32)
        keyfall.from_numpy(array).copy_(x * 2)
        return array.tolist()

    assert [program(keyfall.full((2,), float(count))) for count in range(3)] == [[0, 0], [2, 2], [4, 4]]


@pytest.mark.parametrize("way", [eagerly, in_scope, compiled])
def test_storages_over_the_same_bytes_stay_in_step(way):
    x = keyfall.ones(2)
    alias, copy = keyfall.from_numpy(x.numpy()), x.untyped_storage()[0:8]
    packed = keyfall.from_dlpack(x)

    def program(x):
        doubled = alias * 2
        x.add_(1)
        tripled = packed * 3
        alias.mul_(5)
        plus = keyfall.add(x, 1)
        keyfall.add(x, 2, out=packed)
        return doubled.tolist(), tripled.tolist(), plus.tolist(), x.tolist(), alias.tolist(), copy.tolist()

    found = way(program, x)
    assert found[:5] == ([2, 2], [6, 6], [11, 11], [12, 12], [12, 12])
    assert np.frombuffer(bytes(found[5]), np.float32).tolist() == [12, 12]


def test_eager_writes_wait_for_recorded_reads_of_wrapped_memory():
    x = keyfall.ones(3)
    with scope():
        y = x * 2
        with keyfall.device("cpu"):
            x.numpy().fill(9)
    assert y.tolist() == [2, 2, 2]


def test_training_on_memory_of_numpy_is_replayed():
    weight = keyfall.nn.Parameter(keyfall.from_numpy(np.ones(3, np.float32)))
    weight.detach().numpy()
    optimizer = keyfall.optim.SGD([weight], lr=0.5)
    runs = []

    @keyfall.compile(mode="reduce-overhead")
    def step(x):
        runs.append(1)
        optimizer.zero_grad()
        (weight * x).sum().backward()
        optimizer.step()

    for _ in range(6):
        step(keyfall.ones(3))
    assert weight.tolist() == [-2, -2, -2] and len(runs) < 6


# ---- Errors


def test_a_door_raises_the_error_of_what_it_runs():
    doors = ["tolist", "numpy", "data_ptr", "data_ptr of the storage", "storage elements", "save", "from_dlpack"]
    for name in doors:
        x = keyfall.zeros(3)
        with scope():
            x.index_fill_(0, keyfall.tensor([99]), 5)
            with pytest.raises(IndexError, match="index 99 is out of bounds"):
                (CPU_DOORS | DOORS)[name](x)
            assert (CPU_DOORS | DOORS)["tolist"](x) == [0, 0, 0]


@pytest.mark.parametrize("device", ["lazy", "cpu"])
def test_types_without_a_kernel_are_refused_at_the_call(device):
    refused = [("frac", "int64"), ("gcd", "float32"), ("floor", "bool"), ("erf", "complex64"), ("softmax", "int32"),
               ("max", "complex64"), ("hypot", "int8"), ("lerp", "int64"), ("trace", "bool"), ("mm", "bool")]  # fmt: skip
    calls = {"gcd": lambda x: x.gcd(x), "softmax": lambda x: x.softmax(1), "hypot": lambda x: x.hypot(x),
             "lerp": lambda x: x.lerp(x, x), "mm": lambda x: x.mm(x)}  # fmt: skip
    for name, dtype in refused:
        for size in (2, 40):  # small arguments are tried as they are, large ones by one element
            x = keyfall.ones(size, size, dtype=getattr(keyfall, dtype))
            call = calls.get(name, lambda x, name=name: getattr(x, name)())
            with pytest.raises((RuntimeError, NotImplementedError)) as expected:
                call(x)
            with scope(), pytest.raises((RuntimeError, NotImplementedError)) as found:
                call(x.to(device))
            assert str(found.value) == str(expected.value), name
    keyfall.lazy.mark_step()  # nothing was recorded


def test_trials_of_types_give_no_warnings_and_draw_no_numbers(recwarn):
    keyfall.manual_seed(1)
    expected = keyfall.rand(3).tolist()
    keyfall.manual_seed(1)
    x = keyfall.ones(40, 40, device="lazy")
    x.var(0)
    keyfall.lazy.mark_step()
    assert keyfall.rand(3).tolist() == expected and not recwarn


# ---- Kernels of programs


@pytest.fixture(scope="module")
def operators():
    """Operators whose kernel writes to its argument, declared or not, with and without a shape rule."""
    library = keyfall.library.Library("memory_doors", "DEF")

    def write(x):
        x.add_(1)
        return x * 2

    def fail(x):
        x.add_(1)
        raise RuntimeError("half done")

    for name, rule in (("", None), ("_recorded", keyfall.empty_like)):
        library.define(f"quiet{name}(Tensor x) -> Tensor")
        library.define(f"failing{name}(Tensor(a!) x) -> Tensor(a!)")
        library.impl(f"quiet{name}", write, "CPU")
        library.impl(f"failing{name}", fail, "CPU")
        if rule is not None:
            library.impl(f"quiet{name}", rule, "Meta")
            library.impl(f"failing{name}", lambda x: x, "Meta")
    yield keyfall.ops.memory_doors
    library._destroy()


@pytest.mark.parametrize("name", ["quiet", "quiet_recorded"])
def test_kernels_reach_no_argument_that_their_schema_does_not_write(operators, name):
    for x in (keyfall.ones(3, device="lazy"), keyfall.ones(2, 3, device="lazy")[1]):
        assert getattr(operators, name)(x).tolist() == [4, 4, 4]
        assert x.tolist() == [1, 1, 1] and x._version == 0
    x = keyfall.ones(3)
    with scope():
        assert getattr(operators, name)(x).tolist() == [4, 4, 4]
    assert x.add_(1).tolist() == [2, 2, 2]


@pytest.mark.parametrize("name", ["failing", "failing_recorded"])
def test_arguments_of_failing_kernels_are_as_in_the_eager_program(operators, name):
    def run(x):
        with pytest.raises(RuntimeError, match="half done"):
            getattr(operators, name)(x).tolist()
        return x.tolist(), x._version

    expected = run(keyfall.ones(3))
    assert run(keyfall.ones(3).to("lazy")) == expected
    assert in_scope(run, keyfall.ones(3)) == expected


# ---- Random programs


@pytest.mark.parametrize("first", range(0, examples(200), 50))
def test_random_programs_read_what_the_eager_ones_read(first):
    for seed in range(first, first + 50):
        for way in memory_programs.WAYS:
            assert memory_programs.repr_of(memory_programs.make(seed), way) is None, seed
