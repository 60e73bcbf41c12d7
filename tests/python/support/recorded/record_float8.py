"""Records PyTorch's conversions of the 8-bit floating types: record_float8.py > ../data/float8.json

Needs torch. test_float8.py compares with it: the value of every code, conversions from and to other
types, and printed forms. Arrays are compressed bytes.
"""

import base64
import json
import sys
import warnings
import zlib

import torch

import float8_values as values


def packed(tensor):
    data = bytes(tensor.contiguous().view(torch.uint8).flatten().tolist())
    return base64.b64encode(zlib.compress(data, 9)).decode()


def record(name):
    dtype = getattr(torch, name)
    codes = values.of_type(torch, name)
    given = {other: values.of_type(torch, other) for other in values.OTHERS}
    numbers = codes.float()
    # Numbers that every dtype holds: conversions of others differ between machines.
    small = codes[(numbers.abs() <= 100) & (numbers >= 0)]
    return {
        "values": [value.hex() for value in codes.double().tolist()],
        "singles": packed(values.singles(torch).to(dtype)),
        "from": {other: packed(tensor.to(dtype)) for other, tensor in given.items()},
        "to": {other: packed(small.to(getattr(torch, other))) for other in values.OTHERS},
        "printed": [repr(codes[at : at + 32]) for at in range(0, 256, 32)],
        "finfo": repr(torch.finfo(dtype)),
    }


def main():
    warnings.simplefilter("ignore")
    json.dump({name: record(name) for name in values.NAMES}, sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
