"""PyTorch's operator database, sampled and compared: which of its operators are complete here.

    python operator_database.py record FILE [--small]   with PyTorch (needs expecttest); writes cases
    python operator_database.py compare FILE            with Keyfall; a line for each operator not right

Recording traces the calls that an operator of the database makes, so that the comparison makes the same
ones; see tests/python/support/generated/database_calls.py. With --small the file is the one that the tests replay,
tests/python/data/operator_database.json.xz: few samples of few elements.

An operator is complete if all its cases give PyTorch's results and gradients, partial if some do, wrong
if none does, and missing if a function that it calls does not exist. database_variants.py does the same for
other ways to call operators."""

import collections
import pathlib
import random
import sys
import warnings

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "python" / "support" / "generated"))

import database_calls  # noqa: E402
import numpy  # noqa: E402

LISTS = ["op_db", "foreach_unary_op_db", "foreach_binary_op_db", "foreach_pointwise_op_db",
         "foreach_reduce_op_db", "foreach_other_op_db"]
MAIN_TYPES = ["float64", "float32", "int64", "bool", "complex128"]  # the first that an operator has
OTHER_TYPES = ["float32", "bfloat16", "float16", "int64", "int16", "uint8", "bool", "complex128", "complex64"]
UNINITIALIZED = {"empty", "empty_like", "empty_permuted", "empty_strided", "new_empty", "new_empty_strided"}
TIES = {"topk", "kthvalue", "mode"}  # which of equal elements is chosen is not specified
SIZES = {False: (8, 2, 4096), True: (4, 1, 160)}  # samples of the main type, of others; elements
LARGE = 20000  # elements, for operators that have no smaller samples


class Unsupported(Exception):
    """A value that the file cannot hold."""


class Recorder:
    """The tensors and calls of one case while it is traced."""

    def __init__(self, torch, most_elements):
        self.torch = torch
        self.most_elements = most_elements
        self.tensors, self.calls = [], []
        self.references = {}  # id of a tensor: where it comes from
        self.alive, self.originals = [], []

    def encode(self, value):
        torch = self.torch
        if isinstance(value, torch.Tensor):
            if id(value) not in self.references:
                raise Unsupported("a tensor from nowhere")
            return {"ref": self.references[id(value)]}
        if isinstance(value, (list, torch.Size)):
            return [self.encode(item) for item in value]
        if isinstance(value, tuple):
            return {"tuple": [self.encode(item) for item in value]}
        if isinstance(value, dict):
            return {"dict": {key: self.encode(item) for key, item in value.items()}}
        return self.encode_plain(value)

    def encode_plain(self, value):
        torch = self.torch
        if isinstance(value, (torch.dtype, torch.memory_format, torch.layout)):
            return {"name": database_calls.name_of(value)}
        if isinstance(value, torch.device):
            return {"device": str(value)}
        if isinstance(value, numpy.generic):
            value = value.item()
        if isinstance(value, complex):
            return {"complex": str(value)}
        if isinstance(value, float) and not numpy.isfinite(value):
            return {"float": str(value)}
        if isinstance(value, slice):
            return {"slice": [value.start, value.stop, value.step]}
        if value is ...:
            return {"ellipsis": 0}
        if value is None or isinstance(value, (bool, int, float, str)):
            return value
        if isinstance(value, torch.nn.PairwiseDistance):
            return {"module": ["PairwiseDistance", {"p": value.norm, "eps": value.eps}]}
        if isinstance(value, torch.nn.LinearCrossEntropyOptions):
            return {"module": ["LinearCrossEntropyOptions", {}]}
        raise Unsupported(type(value).__name__)

    def take(self, value):
        """Returns the value with every tensor rounded and described as an input of the case."""
        torch = self.torch
        if isinstance(value, torch.Tensor):
            return self.take_tensor(value)
        if isinstance(value, (list, tuple)) and not isinstance(value, torch.Size):
            return type(value)(self.take(item) for item in value)
        if isinstance(value, dict):
            return {key: self.take(item) for key, item in value.items()}
        return value

    def take_tensor(self, tensor):
        torch = self.torch
        if id(tensor) in self.references:
            return self.alive[self.references[id(tensor)][0]]
        if tensor.is_quantized:
            raise Unsupported("layout")
        described = self.describe(tensor)
        if sum(map(self.elements, [*self.tensors, described])) > self.most_elements:
            raise Unsupported("too large")
        made = database_calls.make_tensor(described, torch)
        self.references[id(tensor)] = self.references[id(made)] = [len(self.tensors)]
        self.tensors.append(described)
        self.alive += [made]
        self.originals.append(tensor)  # so that no other tensor gets its id
        return made

    def elements(self, described):
        return sum(map(self.elements, described["parts"])) if "parts" in described else len(described["data"])

    def describe_sparse(self, tensor):
        torch = self.torch
        layout = tensor.layout
        plain = tensor.detach()
        if layout == torch.sparse_coo:
            parts = [plain._indices(), plain._values()]
        elif layout in (torch.sparse_csr, torch.sparse_bsr):
            parts = [plain.crow_indices(), plain.col_indices(), plain.values()]
        else:
            parts = [plain.ccol_indices(), plain.row_indices(), plain.values()]
        described = {"layout": database_calls.name_of(layout), "shape": list(tensor.shape),
                     "parts": [self.describe(part) for part in parts]}
        if layout == torch.sparse_coo:
            described["coalesced"] = tensor.is_coalesced()
        if tensor.requires_grad:
            described["grad"] = 1
        return described

    def describe(self, tensor):
        if tensor.layout != self.torch.strided:
            return self.describe_sparse(tensor)
        plain = tensor.detach().resolve_conj().resolve_neg()
        data = plain.contiguous().reshape(-1)
        if plain.dtype.is_complex:
            data = self.torch.view_as_real(data).reshape(-1)
        if plain.dtype.is_floating_point or plain.dtype.is_complex:
            data = (data.double() * database_calls.STEP).round()
            if not data.isfinite().all():
                raise Unsupported("not finite")
        described = {"dtype": database_calls.name_of(tensor.dtype), "shape": list(tensor.shape),
                     "data": [int(number) for number in data.tolist()]}
        if tensor.requires_grad:
            described["grad"] = 1
        return described

    def note_result(self, result):
        index = len(self.tensors) + len(self.calls) - 1
        self.alive.append(result)

        def walk(value, path):
            if isinstance(value, self.torch.Tensor):
                self.references[id(value)] = path
            elif isinstance(value, (list, tuple)):
                for number, item in enumerate(value):
                    walk(item, [*path, number])
        walk(result, [index])


def has_tensor(value, torch):
    return any(isinstance(item, torch.Tensor) for item in database_calls.flatten(value, torch))


def trace(function, recorder, torch):
    """Returns what `function` returns, and records the outermost calls that it makes."""
    class Mode(torch.overrides.TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            kwargs = kwargs or {}
            before = recorder.encode(list(args)), {key: recorder.encode(item) for key, item in kwargs.items()}
            result = func(*args, **kwargs)
            recorder.last = result
            if func is torch._C._set_grad_enabled:
                return result
            if has_tensor(result, torch) or not recorder.calls:
                recorder.calls.append((path_of(func, torch), *before))
                recorder.note_result(result)
            return result
    with Mode():
        return function()


def path_of(func, torch):
    name = torch.overrides.resolve_name(func)
    if name is None and hasattr(func, "__name__"):
        name = f"{func.__module__}.{func.__name__}" if func.__module__ else func.__name__
    if isinstance(func, (torch._ops.OpOverload, torch._ops.OpOverloadPacket)):
        name = "torch.ops." + str(func)
    if name and name.startswith("torch._C._nn."):
        name = "torch._C._nn." + func.__name__
    if not name or not name.startswith("torch."):
        raise Unsupported(f"function {name or func}")
    return name


def plain_path(op):
    """The public name of a function that a trace does not see, but only what it calls; None for others."""
    function = op.op
    home = {"torch.masked._ops": "torch.masked", "torch.signal.windows.windows": "torch.signal.windows"}.get(
        getattr(function, "__module__", None))
    return home and f"{home}.{function.__name__}"


def record_plain(path, taken, recorder, torch):
    """Records one call of a function that is not traced; returns its result."""
    given = [] if taken[0] is None else [taken[0]]
    arguments = [*given, *taken[1]]
    recorder.calls.append((path, recorder.encode(arguments), {key: recorder.encode(item)
                                                             for key, item in taken[2].items()}))
    result = database_calls.find(path, torch)(*arguments, **taken[2])
    recorder.note_result(result)
    return result


def record_sample(op, sample, torch, most_elements):
    recorder = Recorder(torch, most_elements)
    taken = recorder.take([sample.input, sample.args, sample.kwargs])

    def call():
        return sample.output_process_fn_grad(op(taken[0], *taken[1], **taken[2]))
    torch.manual_seed(0)
    path = plain_path(op)
    result = record_plain(path, taken, recorder, torch) if path else trace(call, recorder, torch)
    if not recorder.calls and op.name == "broadcast_shapes":
        recorder.calls.append(("torch.broadcast_shapes", recorder.encode([*taken[1]]), {}))
    if not recorder.calls:
        raise Unsupported("no calls")
    if has_tensor(result, torch):
        result = recorder.encode(tuple(result) if isinstance(result, tuple) else result)
    elif len(recorder.calls) == 1:
        result = {"ref": [len(recorder.tensors)]}
    else:
        raise Unsupported("several calls for a value")
    case = {"tensors": recorder.tensors, "calls": recorder.calls, "result": result}
    results, grads = database_calls.run(case, torch)
    case["expected"] = database_calls.outcome(results, grads, torch)
    if op.name in UNINITIALIZED:
        case["types"] = 1
    if op.name in TIES:
        case["first"] = 1
    return case


def record_type(op, dtype, most, torch, most_elements, failures, gradients=True):
    """Returns up to `most` cases of an operator for a type, some of the first ones."""
    found = []
    gradients = gradients and op.supports_autograd and dtype in (torch.float64, torch.complex128)
    for number, sample in enumerate(op.sample_inputs("cpu", dtype, requires_grad=gradients)):
        if len(found) == most or number > 40:
            break
        try:
            found.append(record_sample(op, sample, torch, most_elements))
        except Exception as error:  # a sample that cannot be kept, or that this PyTorch cannot run
            failures[f"{type(error).__name__}: {str(error)[:60]}"] += 1
    return found


def record_one(op, torch, small):
    dtypes = {database_calls.name_of(dtype) for dtype in op.supported_dtypes("cpu")}
    main = next((name for name in MAIN_TYPES if name in dtypes), None)
    cases, failures = [], collections.Counter()
    for name in [main, *OTHER_TYPES]:
        if name in dtypes:
            dtypes.discard(name)
            torch.manual_seed(0)
            numpy.random.seed(0)
            random.seed(0)
            most = SIZES[small][0 if name == main else 1]
            cases += record_type(op, getattr(torch, name), most, torch, SIZES[small][2], failures)
    if not cases and main:
        cases = record_type(op, getattr(torch, main), 2, torch, LARGE, failures) or \
            record_type(op, getattr(torch, main), 2, torch, LARGE, failures, gradients=False)
    if not cases:
        print("not recorded:", op.name, op.variant_test_name, dict(failures), file=sys.stderr)
    return cases


def record(path, small):
    import torch
    from torch.testing._internal import common_methods_invocations as database
    torch.set_num_threads(1)
    entries = []
    for name in LISTS:
        for op in getattr(database, name):
            try:
                cases = record_one(op, torch, small)
            except Exception as error:
                print(op.name, type(error).__name__, str(error)[:80], file=sys.stderr)
                cases = []
            entries.append((op.name, op.variant_test_name, cases))
    database_calls.write(path, entries)
    print(len(entries), "entries,", sum(len(entry[2]) for entry in entries), "cases")


def state_of(name, cases, library):
    """Returns the state of an operator and what is wrong with its cases."""
    problems = []
    try:
        for case in cases:
            why = database_calls.problem(case, library)
            if why:
                known = database_calls.known_parts(name, case)
                mark = " (known)" if known and not database_calls.problem(case, library, known) else ""
                kinds = ",".join(str(t.get("dtype") or t["layout"]) for t in case["tensors"][:1])
                problems.append(f"[{kinds}] {why}{mark}")
    except database_calls.MissingFunction as error:
        return "missing", [str(error)]
    if not cases:
        return "not compared", []
    return "complete" if not problems else "partial" if len(problems) < len(cases) else "wrong", problems


def compare(path):
    import keyfall
    import keyfall.nn.functional  # noqa: F401
    counts = collections.Counter()
    for name, variant, cases in database_calls.read(path):
        state, problems = state_of(name, cases, keyfall)
        counts[state] += 1
        if state != "complete":
            many = f" {len(problems)}/{len(cases)}" if problems else ""
            print(f"{state:9} {name}{'.' + variant if variant else ''}{many}  {(problems or [''])[0]}")
    print(dict(counts))


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    if sys.argv[1] == "record":
        record(sys.argv[2], "--small" in sys.argv)
    else:
        compare(sys.argv[2])
