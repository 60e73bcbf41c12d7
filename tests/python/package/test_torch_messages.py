"""Texts of messages: by default they hold for this package; with set_torch_messages(True) they are
PyTorch's full text."""

import re
import warnings

import pytest
from paths import ROOT

import keyfall
from keyfall import _C

# Texts meant only for PyTorch's users.
FOREIGN = re.compile(r"facebook|fburl|report a bug|file an issue|open an issue|PyTorch build|"
                     r"version of PyTorch|pytorch\.org|github\.com/pytorch|makeFallthrough|torch\.compile", re.I)


def many_arguments():
    arguments = ", ".join(f"int a{i}" for i in range(65))
    keyfall.library.Library("texts", "FRAGMENT").define(f"f({arguments}) -> ()")


def unknown_type():
    _C.parse_schema("texts::f(Foo x) -> ()")


def write_to_inference_tensor():
    with keyfall.inference_mode():
        x = keyfall.ones(2)
    x.add_(1)


def write_in_a_pack_hook():
    x = keyfall.ones(2, requires_grad=True)
    with keyfall.autograd.graph.saved_tensors_hooks(lambda t: t.mul_(2), lambda t: t):
        (x * 1).exp().exp()


def bad_default():
    def f(x: keyfall.Tensor, y: int = (1,)) -> keyfall.Tensor:
        return x

    keyfall.library.infer_schema(f, mutates_args=())


def number_as_key():
    keyfall.nn.ParameterDict({3: keyfall.ones(1)})


def no_data_pointer():
    x = keyfall.ones(2)
    _C._set_throw_on_mutable_data_ptr(x)
    x.data_ptr()


# (what fails, how both texts start, how PyTorch's continues)
CASES = [
    (many_arguments, "The function schema has 65 arguments but this ", "PyTorch build only supports"),
    (unknown_type, "unknown type specifier. Common valid schema types include Tensor, SymInt, int, "
                   "float, bool, Scalar", "; for a full list, please see https://github.com/pytorch"),
    (write_to_inference_tensor, "Inplace update to inference tensor outside InferenceMode is not "
                                "allowed.", "See https://github.com/pytorch/rfcs/pull/17"),
    (write_in_a_pack_hook, "A saved tensor pack hook is modifying its input in place.",
     "Please open an issue if you need to perform in-place operations"),
    (bad_default, "Parameter y has an unsupported default value type <class 'tuple'>.",
     "Please file an issue on GitHub"),
    (number_as_key, "Index given to ParameterDict cannot be used as a key as it is not a string "
                    "(type is 'int').", "Open an issue on github"),
    (no_data_pointer, "Cannot access data pointer of Tensor (e.g. FakeTensor, FunctionalTensor).",
     "https://pytorch.org/tutorials"),
]


@pytest.fixture(autouse=True)
def own_words():
    yield
    keyfall.set_torch_messages(False)


def message(call):
    with pytest.raises(Exception) as caught:
        call()
    return str(caught.value)


@pytest.mark.parametrize("call, opening, foreign", CASES, ids=[case[0].__name__ for case in CASES])
def test_both_states(call, opening, foreign):
    own = message(call)
    assert opening in own and not FOREIGN.search(own), own
    keyfall.set_torch_messages(True)
    theirs = message(call)
    assert opening in theirs and foreign in theirs


def test_warning_of_the_autograd_fallback():
    lib = keyfall.library.Library("texts", "FRAGMENT")
    lib.define("warned(Tensor x) -> Tensor")
    lib.impl("warned", lambda x: x.detach().clone(), "CPU")
    mode = _C._get_autograd_fallback_mode()
    _C._set_autograd_fallback_mode("warn")
    try:
        for on in (False, True):
            keyfall.set_torch_messages(on)
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                keyfall.ops.texts.warned(keyfall.ones(2, requires_grad=True)).sum().backward()
            text = str(caught[0].message)
            assert "an autograd kernel was not registered to the Autograd key(s) but we are trying to " \
                   "backprop through it. This may lead to silently incorrect behavior." in text
            assert ("makeFallthrough" in text) == on
            assert bool(FOREIGN.search(text)) == on
    finally:
        _C._set_autograd_fallback_mode(mode)
        lib._destroy()


def test_registration_speaks_of_blocks_as_programs_expect():
    """PyTorch's tests compare these, so the package has them by default."""
    lib = keyfall.library.Library("texts_def", "DEF")
    assert message(lambda: keyfall.library.Library("texts_def", "DEF")).startswith(
        "Only a single TORCH_LIBRARY can be used to register the namespace texts_def")
    lib._destroy()


def strings(path):
    """Yields the string literals of a C file; adjacent literals are joined."""
    code = re.sub(r"/\*.*?\*/", " ", path.read_text(), flags=re.S)
    for match in re.finditer(r'"(?:[^"\\\n]|\\.)*"(?:[\s\\]*"(?:[^"\\\n]|\\.)*")*', code):
        yield "".join(re.findall(r'"((?:[^"\\\n]|\\.)*)"', match.group()))


@pytest.mark.unsanitized  # reads sources
def test_foreign_words_are_in_one_place():
    for folder in ("src", "include", "python/src"):
        for path in (ROOT / folder).rglob("*.[ch]"):
            if path.parent.name != "compat":
                assert not [text for text in strings(path) if FOREIGN.search(text)], path
    allowed = {"torch_messages.py"}
    words = re.compile(r"facebook|report a bug|file an issue|open an issue|version of PyTorch", re.I)
    for path in (ROOT / "python" / "keyfall").rglob("*.py"):
        if path.name not in allowed and "testing" not in path.parts:
            assert not words.search(path.read_text()), path
