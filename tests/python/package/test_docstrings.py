"""Docstrings: every public function, method and class has a signature, a sentence and an example that runs."""

import builtins
import collections.abc
import doctest
import importlib
import inspect
import types
import typing

import pytest

import keyfall
from keyfall._docs import classes as _docs_classes

MODULES = ("keyfall", "keyfall.functional", "keyfall.nn.functional", "keyfall.linalg", "keyfall.fft",
           "keyfall.special")
NATIVE = type(keyfall.relu)
RUNNER = doctest.DocTestRunner(verbose=False)


# Functions without an example: they change settings of the process, need files or devices that are not
# everywhere, are not implemented or removed, or need a page rather than a line.
WITHOUT_EXAMPLE = {
    "keyfall": """autocast_decrement_nesting autocast_increment_nesting cut_recording get_autocast_gpu_dtype
        get_device_module get_num_interop_threads get_printoptions has_torch_messages init_num_threads
        install_as_torch is_distributed is_vulkan_available parse_schema replay seed set_anomaly_enabled
        set_autocast_cache_enabled set_autocast_cpu_dtype set_autocast_cpu_enabled set_autocast_dtype
        set_autocast_enabled set_autocast_gpu_dtype set_default_device set_default_tensor_type
        set_flush_denormal set_num_interop_threads set_printoptions set_torch_messages set_warn_always vmap
        eig lstsq matrix_rank solve symeig
        BFloat16Tensor BoolTensor ByteTensor CharTensor DoubleTensor FloatTensor HalfTensor IntTensor
        LongTensor ShortTensor""",
    "keyfall.nn.functional": "multi_head_attention_forward",
    "Tensor": """chalf const_data_ptr cuda eig is_distributed is_pinned lstsq pin_memory record_stream
        reinforce solve symeig""",
}


def public(owner):
    """Yields (name, function) for the public functions of a module or methods of a class."""
    for name in dir(owner):
        value = getattr(owner, name)
        if not name.startswith("_") and callable(value) and \
                not isinstance(value, (type, types.ModuleType)):
            yield name, value


def examples(value):
    return doctest.DocTestParser().get_doctest(
        value.__doc__ or "", {"keyfall": keyfall}, getattr(value, "__name__", "?"), None, 0)


def failures(owner):
    """Runs the examples of a module or class; returns what went wrong."""
    found = []
    for name, value in public(owner):
        report = []
        keyfall.manual_seed(0)
        if RUNNER.run(examples(value), out=report.append).failed:
            found.append(f"{name}: {''.join(report)}")
    vars(builtins).pop("_", None)  # the last result; a name of a built-in for tests that ask
    return [text for text in found if "name a library in KEYFALL_LAPACK" not in text]  # none here


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.filterwarnings("ignore")
def test_examples_of_functions_run(module):
    assert not failures(importlib.import_module(module))


@pytest.mark.filterwarnings("ignore")
def test_examples_of_methods_run():
    assert not failures(keyfall.Tensor)


def test_operators_have_signature_sentence_and_example():
    owners = [importlib.import_module(module) for module in MODULES] + [keyfall.Tensor]
    natives = [(name, value) for owner in owners for name, value in public(owner)
               if isinstance(value, NATIVE)]
    assert len(natives) > 1000
    for name, value in natives:
        doc = value.__doc__
        assert "(" in doc.splitlines()[0] and " -> " in doc.splitlines()[0], name
        assert "\n\nShape: " in doc and "\n\n>>> " in doc, name


@pytest.mark.parametrize("owner", [*MODULES, "Tensor"])
def test_all_functions_have_a_sentence_and_an_example(owner):
    values = list(public(keyfall.Tensor if owner == "Tensor" else importlib.import_module(owner)))
    assert not [name for name, value in values if not value.__doc__]
    without = [name for name, value in values if not examples(value).examples]
    assert sorted(without) == sorted(WITHOUT_EXAMPLE.get(owner, "").split())


CLASSES = ("nn", "nn.utils.rnn", "nn.utils.parametrize", "optim", "optim.lr_scheduler", "optim.swa_utils", "utils.data",
           "distributions")
# Modules that have no shapes of their own.
WITHOUT_SHAPE = set("""Container DataParallel Module ModuleDict ModuleList ParameterDict ParameterList
    ParametrizationList Sequential""".split())


def classes(module):
    module = importlib.import_module(f"keyfall.{module}")
    return [getattr(module, name) for name in module.__all__ if isinstance(getattr(module, name), type)]


@pytest.mark.parametrize("module", CLASSES)
def test_all_classes_have_a_signature_a_sentence_and_an_example(module):
    found = classes(module)
    assert found
    for cls in found:
        signature, sentence, *rest = cls.__doc__.split("\n\n")
        assert signature.startswith(f"{cls.__name__}(") and signature.endswith(")"), cls
        assert len(sentence) > 4 and not sentence.startswith((">>>", "Shape:")), cls
        assert rest and rest[-1].startswith(">>> ") and cls.__name__ in rest[-1], cls
        if issubclass(cls, keyfall.nn.Module) and cls.__name__ not in WITHOUT_SHAPE | {"AveragedModel"}:
            assert rest[0].startswith("Shape: ") or rest[1].startswith("Shape: "), cls


@pytest.mark.parametrize("module", CLASSES)
@pytest.mark.filterwarnings("ignore")
def test_examples_of_classes_run(module):
    found = []
    for cls in classes(module):
        keyfall.manual_seed(0)
        report = []
        if RUNNER.run(examples(cls), out=report.append).failed:
            found.append("".join(report))
    vars(builtins).pop("_", None)
    assert not found, "\n".join(found)


def test_each_example_of_a_class_has_its_class():
    names = {area: set() for area in ("nn", "optim", "utils.data", "distributions")}
    for module in CLASSES:
        area = "utils.data" if module == "utils.data" else module.partition(".")[0]
        names[area] |= {cls.__name__ for cls in classes(module)}
    for area, found in names.items():
        assert set(_docs_classes._blocks(area)) == found


def test_docstrings_of_instances_and_subclasses():
    assert keyfall.nn.Linear(1, 1).__doc__ == keyfall.nn.Linear.__doc__
    assert type("Own", (keyfall.nn.Linear,), {}).__doc__ is None
    assert "reduction: str = 'mean')" in keyfall.nn.MSELoss.__doc__
    assert "optimizer: Optimizer" in keyfall.optim.lr_scheduler.StepLR.__doc__


def test_signatures_have_types():
    signature = inspect.signature(keyfall.add)
    assert signature.return_annotation is keyfall.Tensor
    assert signature.parameters["alpha"].default == 1
    assert keyfall.add.__text_signature__ == "(input, other, *, alpha=1, out=None)"
    assert signature.parameters["out"].annotation == keyfall.Tensor | None


def test_methods_have_self_instead_of_input():
    assert list(inspect.signature(keyfall.Tensor.add).parameters) == ["self", "other", "alpha"]
    assert list(inspect.signature(keyfall.ones(1).where).parameters) == ["condition", "other"]
    doc = keyfall.Tensor.polygamma.__doc__
    assert doc.startswith("polygamma(self, n: int) -> Tensor\n") and "tensor([1., 2.]).polygamma(1)" in doc
    assert "out" not in keyfall.Tensor.exp.__doc__


def test_overloads_have_signatures_of_their_own():
    lines = keyfall.max.__doc__.splitlines()
    assert sum(line.startswith("max(input: Tensor") for line in lines) == 3
    assert "dim: int" in keyfall.max.__doc__
    shared = keyfall.copysign.__doc__
    assert "other: Number" in shared and "other: Tensor" in shared


def test_in_place_forms_have_their_own_example():
    assert "tensor([1, 2, 3]).eq_(2)" in keyfall.Tensor.eq_.__doc__
    assert "In place: self receives the result." in keyfall.Tensor.exp_.__doc__
    assert "In place: input receives the result." in keyfall.exp_.__doc__


def test_copies_of_views_take_the_examples_of_the_views():
    assert ">>> keyfall.unfold_copy(keyfall.arange(5), 0, 3, 2)" in keyfall.unfold_copy.__doc__
    assert "view_copy(keyfall.arange(6), 2, 3)" not in keyfall.view_copy.__doc__


def test_help_shows_it(capsys):
    help(keyfall.conv2d)
    text = capsys.readouterr().out
    assert "(N, O, H', W')" in text and ">>> keyfall.conv2d" in text


ANNOTATED = ("functional", "nn", "nn.functional", "nn.init", "nn.utils", "nn.utils.rnn", "optim",
             "optim.lr_scheduler", "distributions", "utils.data", "utils.checkpoint", "amp", "autograd")


def python_functions(module):
    """Yields (name, function) for the functions, constructors and methods that are written in Python."""
    for name, value in vars(module).items():
        if name.startswith("_") or not getattr(value, "__module__", "").startswith("keyfall"):
            continue
        members = vars(value).items() if isinstance(value, type) else [("", value)]
        for member, function in members:
            if isinstance(function, types.FunctionType) and (
                    not member.startswith("_") or member == "__init__"):
                yield f"{name}.{member}", inspect.unwrap(function)


def test_annotations_of_python_functions_resolve():
    count = 0
    for module in ANNOTATED:
        module = importlib.import_module(f"keyfall.{module}")
        dir(module), getattr(module, "__all__", None)  # loads what it finds on first use
        for name in dir(module):
            getattr(module, name, None)
        for _, function in python_functions(module):
            count += bool(typing.get_type_hints(function))
    assert count > 300


def test_signatures_have_the_types_of_pytorch():
    relu = inspect.signature(keyfall.nn.functional.relu)
    assert str(relu) == "(input: keyfall.Tensor, inplace: bool = False) -> keyfall.Tensor"
    linear = inspect.signature(keyfall.nn.Linear).parameters
    assert [linear[name].annotation for name in ("in_features", "out_features", "bias")] == [int, int, bool]
    assert inspect.signature(keyfall.optim.SGD).parameters["nesterov"].annotation is bool
    assert inspect.signature(keyfall.nn.Conv2d).parameters["kernel_size"].annotation == int | tuple[int, ...]
    data = keyfall.utils.data
    for function, name, expected in (
            (data.DataLoader, "dataset", data.Dataset), (data.Subset, "dataset", data.Dataset),
            (data.RandomSampler, "data_source", collections.abc.Sized), (data.TensorDataset, "tensors", keyfall.Tensor),
            (keyfall.optim.lr_scheduler.OneCycleLR, "optimizer", keyfall.optim.Optimizer),
            (keyfall.nn.functional.multi_head_attention_forward, "num_heads", int)):
        assert inspect.signature(function).parameters[name].annotation is expected, name
