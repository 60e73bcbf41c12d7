"""Records how PyTorch prints tensors, for test_print.c to replay.

    python record_print.py > print.txt        (needs an importable torch 2.13)

A case is five lines and the printed text, every line of it behind a bar. "-" is an empty list:
    case     type, default type, bits (c: conjugate, n: negative, m: on the meta device),
             precision, threshold, edge items, line width, scientific mode (-1: not forced)
    sizes    numbers
    strides  numbers
    data     the bytes from the first to the last element, in hexadecimal
    text     how many lines follow
"""

import ctypes
import math
import random

import torch

TYPES = [torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.float16,
         torch.float32, torch.float64, torch.complex64, torch.complex128, torch.bool,
         torch.bfloat16, torch.uint16, torch.uint32, torch.uint64]
NO_NEGATIVE = (torch.bool, torch.uint16, torch.uint32, torch.uint64)
COUNT = 300
DATA_LIMIT = 600

random_numbers = random.Random(20)


def name_of(dtype):
    return str(dtype).removeprefix("torch.")


def extent(tensor):
    """Bytes from the first element to the end of the last one."""
    if tensor.numel() == 0 or tensor.is_meta:
        return 0
    last = sum((size - 1) * stride for size, stride in zip(tensor.shape, tensor.stride()))
    return (last + 1) * tensor.element_size()


def record(tensor, precision=4, threshold=1000, edge=3, width=80, scientific=None,
           default=torch.float32):
    torch.set_default_dtype(default)
    torch.set_printoptions(precision=precision, threshold=threshold, edgeitems=edge,
                           linewidth=width, sci_mode=scientific)
    lines = repr(tensor).split("\n")
    bits = "".join(letter for letter, is_set in (("c", tensor.is_conj()), ("n", tensor.is_neg()),
                                                 ("m", tensor.is_meta)) if is_set)
    size = extent(tensor)
    data = ctypes.string_at(tensor.data_ptr(), size).hex() if size else ""
    print("case", name_of(tensor.dtype), name_of(default), bits or "-", precision, threshold, edge,
          width, -1 if scientific is None else int(scientific))
    print("sizes", *tensor.shape or "-")
    print("strides", *tensor.stride() or "-")
    print("data", data or "-")
    print("text", len(lines))
    for line in lines:
        print("|" + line)


def random_float(kind):
    number = random_numbers
    if kind == 0:
        return float(number.randrange(-9, 10))
    if kind == 1:
        return number.gauss(0, 1)
    if kind == 2:
        return number.gauss(0, 1) * 10 ** number.randrange(-6, 7)
    if kind == 3:
        return number.choice([0.0, -0.0, math.nan, math.inf, -math.inf, 1.0, -2.0])
    if kind == 4:
        return number.choice([0.0, math.nan, math.inf, 1.5, -2.25e-3])
    if kind == 5:
        return number.choice([0.0, -0.0])
    if kind == 6:
        return float(number.randrange(10 ** number.randrange(1, 12)))
    if kind == 7:
        return number.uniform(-1, 1) * 10 ** number.randrange(-30, 30)
    return number.choice([math.nan, -math.nan, math.inf, -math.inf])


def random_values(count, dtype):
    kind = random_numbers.randrange(9)
    if dtype.is_floating_point:
        return torch.tensor([random_float(kind) for _ in range(count)],
                            dtype=torch.float64).to(dtype)
    if dtype.is_complex:
        return torch.tensor([complex(random_float(kind), random_float(kind))
                             for _ in range(count)], dtype=torch.complex128).to(dtype)
    if dtype == torch.bool:
        return torch.tensor([random_numbers.random() < (0.5 if kind else 1)
                             for _ in range(count)], dtype=torch.bool)
    info = torch.iinfo(dtype)
    if kind < 5:
        limits = max(info.min, -20), min(info.max, 100)
        return torch.tensor([random_numbers.randrange(*limits) for _ in range(count)], dtype=dtype)
    return torch.tensor([random_numbers.choice([info.min, info.max, 0,
                                                random_numbers.randrange(info.min, info.max)])
                         for _ in range(count)], dtype=dtype)


def random_tensor():
    dtype = random_numbers.choice(TYPES)
    ndim = random_numbers.choice([0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5])
    limit = [0, 12, 5, 4, 3, 3][ndim]
    shape = [random_numbers.randrange(0 if random_numbers.random() < 0.25 else 1, limit)
             for _ in range(ndim)]
    tensor = random_values(math.prod(shape), dtype).reshape(shape)
    way = random_numbers.randrange(8)
    if way == 0 and ndim >= 2:
        return tensor.transpose(0, random_numbers.randrange(1, ndim))
    if way == 1 and ndim >= 1:
        return tensor[..., ::2]
    if way == 2 and ndim >= 1 and tensor.shape[0] > 0:
        return tensor[:1].expand(random_numbers.choice([2, 3, 7]), *tensor.shape[1:])
    if way == 3 and ndim >= 1:
        return tensor[1:]
    if way == 4 and dtype.is_complex:
        return tensor.conj()
    if way == 5 and dtype not in NO_NEGATIVE:
        return torch._neg_view(tensor)
    if way == 6 and random_numbers.random() < 0.4:
        return tensor.to("meta")
    return tensor


def random_options():
    options = {}
    luck = random_numbers.random()
    if luck < 0.4:
        options["precision"] = random_numbers.choice([0, 1, 2, 4, 8, 12])
    if luck < 0.35:
        options["threshold"] = random_numbers.choice([0, 1, 5, 10, 100])
        options["edge"] = random_numbers.choice([0, 1, 2, 3, 5])
    if luck < 0.25:
        options["width"] = random_numbers.choice([0, 10, 20, 40, 60, 120])
    if luck < 0.15:
        options["scientific"] = random_numbers.choice([None, False, True])
    if random_numbers.random() < 0.1:
        options["default"] = torch.float64
    return options


def record_by_type():
    for dtype in TYPES:
        record(torch.ones(2, 3).to(dtype))
        record(torch.empty(0, dtype=dtype))
        record(torch.tensor(1).to(dtype))
        record(torch.empty(2, 0, 3, dtype=dtype))
        record(torch.empty(2, 3, dtype=dtype, device="meta"))
        record((torch.arange(12) * 7 % 5).reshape(3, 4).to(dtype).t(), default=torch.float64)
    return 6 * len(TYPES)


def record_chosen():
    double = torch.float64
    cases = [
        (torch.tensor([1.0, math.nan, -math.inf]), {}), (torch.tensor([1e-5, 1.0]), {}),
        (torch.tensor([1e9, 1.0]), {}), (torch.tensor([1000.5, 1.0]), {}),
        (torch.tensor([1001.5, 1.0]), {}), (torch.tensor(3.14159265), {}),
        (torch.tensor(-0.0), {}), (torch.tensor([1e-320, 5e-324], dtype=double), {}),
        (torch.tensor([1.7976931348623157e308], dtype=double), {"scientific": False}),
        (torch.arange(1001, dtype=torch.uint8), {}), (torch.arange(1000, dtype=torch.uint8), {}),
        (torch.zeros(1, 1, 1, 1, 1, 1, 1), {}), (torch.zeros(8, 8, 20, dtype=torch.bool), {}),
        (torch.zeros(11, 100, dtype=torch.int8), {"edge": 0}),
        (torch.tensor([1 + 2j, complex(math.nan, -1)]), {}), (torch.tensor(2 - 3j).conj(), {}),
        (torch.zeros(2, dtype=torch.complex64).conj(), {}),
        (torch._neg_view(torch.tensor([-128, 127, 0], dtype=torch.int8)), {}),
        (torch._neg_view(torch.tensor([3, 0], dtype=torch.uint8)), {}),
        (torch.tensor([1.5], dtype=double), {"precision": 400}),
    ]
    cases += [(torch.tensor([1.25, 2.5, 3.75], dtype=double), {"width": width})
              for width in (5, 13, 30, 31, 32, 33, 34, 35, 36, 37)]
    for tensor, options in cases:
        record(tensor, **options)
    return len(cases)


def main():
    print(f"# PyTorch {torch.__version__.split('+')[0]}, by record_print.py")
    count = record_by_type() + record_chosen()
    while count < COUNT:
        tensor = random_tensor()
        options = random_options()
        if extent(tensor) <= DATA_LIMIT:
            record(tensor, **options)
            count += 1


main()
