"""Other ways to call the operators of PyTorch's operator database, sampled and compared: in place, with out=, with
strides, the derivative of the gradient, and calls that are errors.

    python database_variants.py record FILE    with PyTorch (needs expecttest)
    python database_variants.py compare FILE   with Keyfall; a line for each case that differs

Cases are those of operator_database.py, and have a `kind`. Of an error its class is compared."""

import collections
import random
import sys
import warnings

import numpy
import operator_database  # makes database_calls importable
from operator_database import Recorder, Unsupported, database_calls

MOST_ELEMENTS = 160
SAMPLES = 2  # of each kind and operator
SKIPPED = {("error", "__rdiv__"),  # fails in the trace
           ("out", "fft.ihfftn"),  # PyTorch leaves a result of one dimension empty
           ("second", "logit"),  # PyTorch gives NaN at 0 and 1
           ("error", "masked_select"), ("error", "kthvalue")}  # out= may be an argument here


class _StridedRecorder(Recorder):
    """Tensors get gaps between their elements."""

    def describe(self, tensor):
        described = super().describe(tensor)
        if "layout" in described or not described["shape"]:
            return described
        width = 2 if tensor.dtype.is_complex else 1  # numbers of an element
        data = [0] * (2 * len(described["data"]))
        for part in range(width):
            data[part::2 * width] = described["data"][part::width]
        strides, step = [], 2
        for size in reversed(described["shape"]):
            strides.insert(0, step)
            step *= max(size, 1)
        return described | {"data": data, "strides": strides}


def finish(kind, recorder, result, torch):
    case = {"kind": kind, "tensors": recorder.tensors, "calls": recorder.calls,
            "result": recorder.encode(tuple(result) if isinstance(result, tuple) else result)}
    results, grads = database_calls.run(case, torch)
    case["expected"] = database_calls.outcome(results, grads, torch)
    if kind == "second" and not case["expected"][1]:
        raise Unsupported("no second derivative")
    return case


def record_call(kind, op, sample, torch):
    """The case of one sample for a kind other than "error"."""
    recorder = (_StridedRecorder if kind == "strides" else Recorder)(torch, MOST_ELEMENTS)
    input, args, kwargs = recorder.take([sample.input, sample.args, sample.kwargs])

    def call():
        if kind == "in-place":
            return op.inplace_variant(torch.clone(input), *args, **kwargs)
        if kind == "out":
            plain = [item.detach() if isinstance(item, torch.Tensor) else item for item in (input, *args)]
            return op(*plain, **kwargs, out=torch.empty(0, dtype=wanted))
        return sample.output_process_fn_grad(op(input, *args, **kwargs))
    if kind == "out":
        made = op(input, *args, **kwargs)
        if not isinstance(made, torch.Tensor):
            raise Unsupported("several results")
        wanted = made.dtype
    torch.manual_seed(0)
    result = operator_database.trace(call, recorder, torch)
    if not operator_database.has_tensor(result, torch):
        raise Unsupported("no tensor")
    return finish(kind, recorder, result, torch)


def record_error(op, given, torch):
    """The case of a call that raises."""
    recorder = Recorder(torch, MOST_ELEMENTS)
    sample = given.sample_input
    input, args, kwargs = recorder.take([sample.input, sample.args, sample.kwargs])
    pending = []

    class Mode(torch.overrides.TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            pending[:] = [(operator_database.path_of(func, torch), recorder.encode(list(args)),
                           {key: recorder.encode(item) for key, item in (kwargs or {}).items()})]
            return func(*args, **(kwargs or {}))
    try:
        with Mode():
            op(input, *args, **kwargs)
    except Unsupported:
        raise
    except Exception as error:
        if not pending:
            raise Unsupported("no call") from error
        case = {"kind": "error", "tensors": recorder.tensors, "calls": pending,
                "result": {"ref": [len(recorder.tensors)]}, "expected": type(error).__name__}
        why = database_calls.problem(case, torch)
        if why:
            raise Unsupported(why) from error
        return case
    raise Unsupported("no error")


def kinds_of(op, dtype, torch):
    differentiable = op.supports_autograd and dtype == torch.float64
    yield "strides", differentiable
    if op.inplace_variant is not None:
        yield "in-place", differentiable
    if op.supports_out:
        yield "out", False
    if differentiable and op.supports_gradgrad:
        yield "second", True


def seed(torch):
    torch.manual_seed(0)
    numpy.random.seed(0)
    random.seed(0)


def record_one(op, torch, failures):
    dtypes = {database_calls.name_of(dtype) for dtype in op.supported_dtypes("cpu")}
    main = next((name for name in operator_database.MAIN_TYPES if name in dtypes), None)
    if main is None:
        return []
    cases, dtype = [], getattr(torch, main)
    for kind, gradients in kinds_of(op, dtype, torch):
        if op.name in operator_database.UNINITIALIZED | operator_database.TIES or (kind, op.name) in SKIPPED:
            continue
        seed(torch)
        count = 0
        for number, sample in enumerate(op.sample_inputs("cpu", dtype, requires_grad=gradients)):
            if count == SAMPLES or number > 25:
                break
            try:
                cases.append(record_call(kind, op, sample, torch))
                count += 1
            except Exception as error:
                failures[f"{kind} {type(error).__name__}: {str(error)[:50]}"] += 1
    if op.error_inputs_func is not None and ("error", op.name) not in SKIPPED:
        seed(torch)
        for given in op.error_inputs("cpu"):
            try:
                cases.append(record_error(op, given, torch))
            except Exception as error:
                failures[f"error {type(error).__name__}: {str(error)[:50]}"] += 1
    return cases


def record(path):
    import torch
    from torch.testing._internal import common_methods_invocations as database
    torch.set_num_threads(1)
    entries, failures = [], collections.Counter()
    for op in database.op_db:
        try:
            entries.append((op.name, op.variant_test_name, record_one(op, torch, failures)))
        except Exception as error:
            print(op.name, type(error).__name__, str(error)[:80], file=sys.stderr)
    database_calls.write(path, entries)
    print(collections.Counter(case["kind"] for entry in entries for case in entry[2]))
    print("not recorded:", failures.most_common(15), file=sys.stderr)


def compare(path):
    import keyfall
    import keyfall.nn.functional  # noqa: F401
    counts, wrong = collections.Counter(), collections.Counter()
    for name, variant, cases in database_calls.read(path):
        for case in cases:
            counts[case["kind"]] += 1
            try:
                why = database_calls.problem(case, keyfall, database_calls.known_parts(name, case))
            except database_calls.MissingFunction as error:
                why = f"missing: {error}"
            if why and database_calls.is_supported(case, keyfall):
                wrong[case["kind"]] += 1
                expected = f" (expected {case['expected']})" if case["kind"] == "error" else ""
                print(f"{case['kind']:9} {name}{'.' + variant if variant else ''}  {why}{expected}")
    print("cases", dict(counts), "different", dict(wrong))


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    {"record": record, "compare": compare}[sys.argv[1]](sys.argv[2])
