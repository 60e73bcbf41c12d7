"""PyTorch's operator database, sampled and compared: which of its operators are complete here.

    python operator_database.py record FILE     with PyTorch (needs expecttest); writes samples and results
    python operator_database.py compare FILE    with Keyfall; prints a line for each operator that is not right

The file is a pickle of NumPy arrays and plain values; both steps run in processes of their own. An
operator is complete if all its samples give PyTorch's results, partial if some do, wrong if none does,
and missing if the name does not exist."""

import collections
import pickle
import sys
import warnings

import numpy

MOST_SAMPLES = 12  # of each operator
MOST_ELEMENTS = 4096  # of a tensor; larger samples are left out
LISTS = ["op_db", "foreach_unary_op_db", "foreach_binary_op_db", "foreach_pointwise_op_db",
         "foreach_reduce_op_db", "foreach_other_op_db"]
RANDOM = {"rand_like", "randn_like", "randint_like", "empty", "empty_like", "empty_permuted",
          "empty_strided", "new_empty", "new_empty_strided", "randint", "randn", "normal"}


class Unsupported(Exception):
    """A value that the file cannot hold."""


Number = collections.namedtuple("Number", "array dtype grad")
Named = collections.namedtuple("Named", "kind name")


def pack(value, torch):
    """Returns the value without objects of PyTorch."""
    if isinstance(value, torch.Tensor):
        if value.layout != torch.strided or value.numel() > MOST_ELEMENTS:
            raise Unsupported
        plain = value.detach().resolve_conj().resolve_neg()
        name = str(value.dtype).removeprefix("torch.")
        if value.dtype in (torch.bfloat16, torch.float16):
            plain = plain.float()
        return Number(plain.numpy().copy(), name, value.requires_grad)
    if isinstance(value, torch.dtype):
        return Named("dtype", str(value).removeprefix("torch."))
    if isinstance(value, torch.device):
        return Named("device", str(value))
    if isinstance(value, torch.memory_format):
        return Named("memory_format", str(value).removeprefix("torch."))
    if isinstance(value, torch.layout):
        return Named("layout", str(value).removeprefix("torch."))
    if isinstance(value, (list, tuple)):
        packed = [pack(item, torch) for item in value]
        return packed if isinstance(value, list) else tuple(packed)
    if isinstance(value, dict):
        return {key: pack(item, torch) for key, item in value.items()}
    if value is None or isinstance(value, (bool, int, float, complex, str, slice, type(...))):
        return value
    if isinstance(value, numpy.generic):
        return value.item()
    raise Unsupported


def unpack(value, library):
    if isinstance(value, Number):
        made = library.from_numpy(value.array.copy())
        return made.to(getattr(library, value.dtype)).requires_grad_(value.grad)
    if isinstance(value, Named):
        return library.device(value.name) if value.kind == "device" else getattr(library, value.name)
    if isinstance(value, (list, tuple)):
        return type(value)(unpack(item, library) for item in value)
    if isinstance(value, dict):
        return {key: unpack(item, library) for key, item in value.items()}
    return value


def record_one(op, torch):
    dtypes = op.supported_dtypes("cpu")
    order = [torch.float64, torch.float32, torch.int64, torch.bool, torch.complex128]
    dtype = next((dtype for dtype in order if dtype in dtypes), None)
    found = []
    if dtype is None:
        return found
    for sample in op.sample_inputs("cpu", dtype):
        if len(found) == MOST_SAMPLES:
            break
        try:
            inputs = pack([sample.input, *sample.args], torch), pack(sample.kwargs, torch)
            result = op(sample.input, *sample.args, **sample.kwargs)
            if isinstance(result, tuple):
                result = tuple(result)
            found.append((*inputs, pack(result, torch)))
        except Unsupported:
            continue
        except Exception:  # a sample that this PyTorch cannot run
            continue
    return found


def record(path):
    import torch
    from torch.testing._internal import common_methods_invocations as database
    torch.manual_seed(0)
    entries = []
    for name in LISTS:
        for op in getattr(database, name):
            try:
                samples = record_one(op, torch)
            except Exception as error:
                print(op.name, type(error).__name__, str(error)[:80], file=sys.stderr)
                samples = []
            entries.append((op.name, op.variant_test_name, samples))
    with open(path, "wb") as file:
        pickle.dump(entries, file)
    print(len(entries), "entries,", sum(len(entry[2]) for entry in entries), "samples")


def find(name, library):
    """Returns the function with the operator's name, or None."""
    place = library
    for part in name.removeprefix("torch.").split("."):
        place = getattr(place, part, None)
        if place is None:
            return getattr(library.Tensor, name, None)
    return place


def differs(expected, found, library):
    """Returns why the result is not PyTorch's, or None."""
    if isinstance(expected, Number):
        if not isinstance(found, library.Tensor):
            return f"a {type(found).__name__}, not a tensor"
        if str(found.dtype).split(".")[-1] != expected.dtype:
            return f"{found.dtype}, not {expected.dtype}"
        plain = found.detach().resolve_conj().resolve_neg()
        if expected.dtype in ("bfloat16", "float16"):
            plain = plain.float()
        array = plain.numpy()
        if array.shape != expected.array.shape:
            return f"shape {array.shape}, not {expected.array.shape}"
        if not numpy.allclose(array, expected.array, rtol=1e-5, atol=1e-6, equal_nan=True):
            return f"values: {array.ravel()[:3]} not {expected.array.ravel()[:3]}"
        return None
    if isinstance(expected, (list, tuple)):
        if not isinstance(found, (list, tuple)) or len(found) != len(expected):
            return "not as many results"
        return next((why for why in map(lambda e, f: differs(e, f, library), expected, found) if why),
                    None)
    if isinstance(expected, float):
        return None if numpy.isclose(expected, found, rtol=1e-5, equal_nan=True) else f"{found}"
    return None if expected == found or isinstance(expected, Named) else f"{found}, not {expected}"


def compare(path):
    import keyfall
    import keyfall.nn.functional  # noqa: F401
    with open(path, "rb") as file:
        entries = pickle.load(file)
    counts = collections.Counter()
    for name, variant, samples in entries:
        function = find(name, keyfall)
        if function is None:
            state, why = "missing", ""
        elif not samples:
            state, why = "not compared", ""
        else:
            whys = []
            for args, kwargs, expected in samples:
                try:
                    found = function(*unpack(args, keyfall), **unpack(kwargs, keyfall))
                    why = None if name in RANDOM else differs(expected, found, keyfall)
                except Exception as error:
                    why = f"{type(error).__name__}: {str(error).splitlines()[0][:110]}"
                if why:
                    whys.append(why)
            state = "complete" if not whys else "partial" if len(whys) < len(samples) else "wrong"
            why = whys[0] if whys else ""
        counts[state] += 1
        if state not in ("complete", "not compared"):
            print(f"{state:9} {name}{'.' + variant if variant else ''}  {why}")
    print(dict(counts))


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    {"record": record, "compare": compare}[sys.argv[1]](sys.argv[2])
