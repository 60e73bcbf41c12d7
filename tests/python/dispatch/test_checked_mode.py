"""Checked mode on kernels written in Python, and versions, which are counted without it."""

import os
import subprocess
import sys
import threading

import keyfall
import pytest
from keyfall.autograd import checked_mode
from keyfall.library import Library
from paths import ROOT


@pytest.fixture
def library():
    one = Library("checked", "FRAGMENT")
    yield one
    one._destroy()


def operator(library, schema, kernel, key="CPU"):
    """Defines the operator `f` with this kernel."""
    library.define(schema)
    library.impl("f", kernel, key)
    return keyfall.ops.checked.f.default


def raw(tensor):
    """Returns a NumPy array over the tensor's memory: writes through it go unnoticed."""
    np = pytest.importorskip("numpy")
    return np.asarray(tensor.detach())


def write(tensor):
    raw(tensor).reshape(-1)[:1] += 1


def pair(x):
    one = x.clone()
    return one, one.view(-1)


WRONG = {
    "writes an input": ("f(Tensor x) -> Tensor", lambda x: x.add_(1).clone(),
                        "wrote to argument 'x', which the schema does not mark as written: element 0 of its storage"),
    "writes behind everybody's back": ("f(Tensor x) -> Tensor", lambda x: (write(x), x.clone())[1], "wrote to argument"),
    "returns an input": ("f(Tensor x) -> Tensor", lambda x: x, "returned the argument 'x' as result 1"),
    "returns a view": ("f(Tensor x) -> Tensor", lambda x: x[1:], "result 1, which shares memory with the argument 'x'"),
    "returns the same memory": ("f(Tensor x) -> Tensor", lambda x: keyfall.from_numpy(raw(x)), "shares memory with"),
    "returns a copy for (a!)": ("f(Tensor(a!) x) -> Tensor(a!)", lambda x: x.clone(),
                                "another tensor as result 1, which has to be the argument 'x' itself"),
    "returns a copy for (a)": ("f(Tensor(a) x) -> Tensor(a)", lambda x: x.clone(), "shares no memory with the argument"),
    "resizes an input": ("f(Tensor x) -> Tensor", lambda x: x.resize_(1).clone(), "its sizes changed"),
    "transposes an input": ("f(Tensor x) -> Tensor", lambda x: x.unsqueeze_(0).clone(), "its sizes changed"),
    "gives an input another storage": ("f(Tensor x) -> Tensor", lambda x: x.set_(keyfall.ones(3)).clone(),
                                       "it has another storage"),
    "returns one tensor twice": ("f(Tensor x) -> (Tensor, Tensor)", lambda x: (x.clone(),) * 2, "are one tensor"),
    "returns two that share": ("f(Tensor x) -> (Tensor, Tensor)", pair, "result 1 and result 2, which share memory"),
    "returns a list that shares": ("f(Tensor x) -> Tensor[]", lambda x: list(x.clone().unbind()), "share memory"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_kernels(library, case):
    schema, kernel, text = WRONG[case]
    f = operator(library, schema, kernel)
    f(keyfall.arange(3.0))  # not checked
    with checked_mode(), pytest.raises(RuntimeError) as caught:
        f(keyfall.arange(3.0))
    assert "checked::f: the kernel for CPU (registered at" in str(caught.value)
    assert text in str(caught.value) and f"Its schema is checked::{schema}" in str(caught.value)


RIGHT = {
    "a new tensor": ("f(Tensor x) -> Tensor", lambda x: x * 2),
    "a view": ("f(Tensor(a) x) -> Tensor(a)", lambda x: x[1:]),
    "an empty view": ("f(Tensor x) -> Tensor", lambda x: x[:0]),
    "written": ("f(Tensor(a!) x) -> Tensor(a!)", lambda x: x.add_(1)),
    "written behind everybody's back": ("f(Tensor(a!) x) -> ()", write),
    "not written after all": ("f(Tensor(a!) x) -> ()", lambda x: None),
    "geometry written": ("f(Tensor(a!) x) -> Tensor(a!)", lambda x: x.unsqueeze_(0)),
    "views of one set": ("f(Tensor(a) x) -> Tensor(a)[]", lambda x: list(x.unbind())),
    "an optional one that is none": ("f(Tensor x) -> Tensor?", lambda x: None),
    "several new ones": ("f(Tensor x) -> (Tensor, Tensor)", lambda x: (x.clone(), x.clone())),
    "a number": ("f(Tensor x) -> Scalar", lambda x: True),
}


@pytest.mark.parametrize("case", RIGHT)
def test_right_kernels(library, case):
    f = operator(library, *RIGHT[case])
    with checked_mode():
        f(keyfall.arange(3.0))
        f(keyfall.arange(6.0)[::2])
        f(keyfall.ones(1))


def test_arguments_that_overlap(library):
    f = operator(library, "f(Tensor(a!) x, Tensor y, int at) -> ()", lambda x, y, at: write(y[at:]))
    x = keyfall.arange(8.0)
    with checked_mode():
        f(x, x, 5)
        f(x, x[4:], 1)
        f(x[:2], x, 1)
        f(x[1::2], x, 3)
        for written, at in ((x[:2], 2), (x[1::2], 4), (x.clone(), 0), (x[:0], 0)):
            with pytest.raises(RuntimeError, match=f"wrote to argument 'y'.*element {at} of its storage"):
                f(written, x.clone(), at)
            with pytest.raises(RuntimeError, match="wrote to argument 'y'"):
                f(written, x.mul_(2), at)


def test_lists_and_optional_arguments(library):
    f = operator(library, "f(Tensor?[] x, Tensor? y, Tensor(a!)[] z) -> Tensor",
                 lambda x, y, z: [write(one) for one in z] and keyfall.ones(1))
    with checked_mode():
        f([None, keyfall.ones(2)], None, [keyfall.ones(1), keyfall.ones(0, 3)[:, :0]][:1])
        library.impl("f", lambda x, y, z: write(x[1]) or keyfall.ones(1), "CPU", allow_override=True)
        with pytest.raises(RuntimeError, match="wrote to argument 'x'"):
            f([None, keyfall.ones(2)], None, [])


def test_lazy_bits_and_other_devices(library):
    f = operator(library, "f(Tensor x) -> Tensor", lambda x: keyfall.empty(0), "CompositeExplicitAutograd")
    with checked_mode():
        f(keyfall.ones(2, dtype=keyfall.complex64).conj())
        f(keyfall.ones(2, dtype=keyfall.complex64).conj().imag)
        f(keyfall.ones(2, device="meta"))
        keyfall.ones(2, dtype=keyfall.complex64).conj().add_(1)
    library.impl("f", lambda x: x.view(-1), "Meta")
    with checked_mode(), pytest.raises(RuntimeError, match="the kernel for Meta.*shares memory with the argument"):
        f(keyfall.ones(2, device="meta"))


def test_kernels_that_hand_on(library):
    def kernel(keyset, x):
        with keyfall._C._AutoDispatchBelowAutograd():
            return f.redispatch(keyset & keyfall._C._after_autograd_keyset, x)

    f = operator(library, "f(Tensor x) -> Tensor", lambda x: x)
    library.impl("f", kernel, "AutogradCPU", with_keyset=True)
    with checked_mode(), pytest.raises(RuntimeError, match="the kernel for CPU") as caught:
        f(keyfall.ones(1))
    assert "AutogradCPU" not in str(caught.value).split("Its schema")[0]


def test_composite_kernels_may_copy(library):
    f = operator(library, "f(Tensor(a) x) -> Tensor(a)", lambda x: x.clone(), "CompositeImplicitAutograd")
    with checked_mode():
        f(keyfall.ones(1))
        keyfall.ones(3, 2).t().reshape(-1)
        keyfall.ones(3, 2).t().contiguous()


def test_scope(library):
    f = operator(library, "f(Tensor x) -> Tensor", lambda x: x)
    x, heard = keyfall.ones(1), []
    assert not keyfall._C._is_checked()
    with checked_mode():
        with checked_mode():
            pass
        assert keyfall._C._is_checked()

        def other():  # the scope covers only this thread
            heard.append((keyfall._C._is_checked(), f(x) is not None))

        thread = threading.Thread(target=other)
        thread.start()
        thread.join()
        with pytest.raises(RuntimeError):
            f(x)
    assert heard == [(False, True)] and not keyfall._C._is_checked() and f(x) is x

    @checked_mode()
    def decorated():
        return f(x)

    with pytest.raises(RuntimeError, match="returned the argument"):
        decorated()
    assert f(x) is x


def test_environment():
    program = ("import keyfall; from keyfall.library import Library\n"
               "library = Library('checked', 'DEF'); library.define('f(Tensor x) -> Tensor')\n"
               "library.impl('f', lambda x: x, 'CPU')\n"
               "try: keyfall.ops.checked.f(keyfall.ones(1)); print('quiet')\n"
               "except RuntimeError as error: print(error)\n")
    for setting, text in (("1", "returned the argument 'x'"), ("0", "quiet"), ("", "quiet")):
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True,
                              env={**os.environ, "KEYFALL_CHECKED": setting})
        assert text in done.stdout


def test_training_under_checks():
    x = keyfall.linspace(-1, 1, 12).reshape(4, 3)
    model = keyfall.nn.Sequential(keyfall.nn.Linear(3, 4), keyfall.nn.BatchNorm1d(4), keyfall.nn.ReLU(),
                                  keyfall.nn.Dropout(0.5), keyfall.nn.Linear(4, 1))
    optimizer = keyfall.optim.Adam(model.parameters())
    with checked_mode():
        for _ in range(2):
            optimizer.zero_grad()
            model(x).square().mean().backward()
            optimizer.step()
        model.eval()(x)


@pytest.mark.slow
@pytest.mark.unsanitized  # ops.checked and ops.gradients_checked run the mode's code in C
def test_what_others_test():
    """Programs with correct kernels run as before. In one process, which is most of the time of each file.
    Without the example, which is the longest of them and calls the operators that the others call, too."""
    paths = [ROOT / "tests" / "python" / f"{name}.py" for name in
             ("autograd/test_autograd", "autograd/test_custom_function", "dispatch/test_modes", "nn/test_nn",
              "nn/test_optim")]
    done = subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--assert=plain", "-k",
                           "not example", *paths],
                          capture_output=True, text=True, env={**os.environ, "KEYFALL_CHECKED": "1"})
    assert done.returncode == 0, done.stdout


# ---- Versions --------------------------------------------------------------------------------------

GUARDS = [keyfall._C._AutoDispatchBelowAutograd, keyfall._C._AutoDispatchBelowADInplaceOrView]


def saved():
    """Returns a tensor that a later backward needs, and the result where that backward starts."""
    x = keyfall.ones(2, requires_grad=True) * 2
    return x, (x * x).sum()


@pytest.mark.parametrize("guard", GUARDS)
@pytest.mark.parametrize("write_to", [lambda x: x.add_(1), lambda x: keyfall.add(x, 1, out=x),
                                      lambda x: keyfall._foreach_add_([x], 1), lambda x: x.zero_()])
def test_writes_below_autograd(guard, write_to):
    x, result = saved()
    with guard():
        write_to(x)
    with pytest.raises(RuntimeError, match="modified by an inplace operation.*is at version 1; expected version 0"):
        result.backward()


@pytest.mark.parametrize("guard", GUARDS)
@pytest.mark.parametrize("key", ["CPU", "CompositeExplicitAutograd", "CompositeImplicitAutograd"])
@pytest.mark.parametrize("schema, kernel", [
    ("f(Tensor(a!) x) -> ()", write),
    ("f(Tensor(a!) x) -> ()", lambda x: [x.add_(1)].clear()),
    ("f(Tensor(a!) x) -> Tensor(a!)", lambda x: write(x) or x),
    ("f(Tensor(a!)[] x) -> ()", lambda x: write(x[0])),
])
def test_custom_writes_below_autograd(library, guard, key, schema, kernel):
    f = operator(library, schema, kernel, key)
    x, result = saved()
    with guard():
        f([x] if "[]" in schema else x)
    with pytest.raises(RuntimeError, match="modified by an inplace operation.*is at version 1; expected version 0"):
        result.backward()


def test_custom_writes_that_fail(library):
    def kernel(x):
        write(x)
        raise ValueError("too late")

    f = operator(library, "f(Tensor(a!) x) -> ()", kernel)
    x = keyfall.ones(1)
    with pytest.raises(ValueError, match="too late"):
        f(x)
    assert x._version == 1


@pytest.mark.parametrize("write_to", [
    lambda x: keyfall.arange(2, out=x), lambda x: keyfall.linspace(0, 1, 2, out=x),
    lambda x: keyfall.logspace(0, 1, 2, out=x), lambda x: keyfall.randperm(2, out=x),
    lambda x: keyfall.zeros(2, out=x), lambda x: keyfall.empty(3, out=x), lambda x: keyfall.eye(2, out=x)])
def test_factories_count_their_writes(write_to):
    x = keyfall.ones(2)
    write_to(x)
    assert x._version > 0


def test_running_statistics():
    norm = keyfall.nn.BatchNorm1d(2)
    x = keyfall.tensor([[1.0, 2], [3, 5]], requires_grad=True)
    first, second = norm(x), norm(x * 2)  # a training step does not need them
    (first * second).sum().backward()
    result = norm.eval()(x).square().sum()
    norm.train()(x)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        result.backward()


def test_views_of_custom_operators():
    @keyfall.library.custom_op("checked::first", mutates_args=(), schema="(Tensor(a) x) -> Tensor(a)")
    def first(x):
        return x[:1]

    x = keyfall.ones(2)
    assert first(x)._base is x
