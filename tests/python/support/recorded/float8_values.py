"""The numbers that record_float8.py and test_float8.py convert to the 8-bit floating types."""

import struct

NAMES = ("float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz", "float8_e8m0fnu")
OTHERS = ("bool", "uint8", "int8", "int16", "int32", "int64", "uint16", "uint32", "uint64", "float16",
          "bfloat16", "float64", "complex64", "complex128", *NAMES)


def _float32(bits):
    return struct.unpack("<f", struct.pack("<I", bits))[0]


def singles(torch):
    """float32: every sign, exponent and the first 7 bits of the fraction, each as is, one unit less and
    one more (so all numbers halfway between two of any 8-bit dtype, and their neighbours), including
    infinities and NaN."""
    bits = [high << 16 for high in range(1 << 16)]
    words = [word for at in bits for word in (at, (at - 1) & 0xFFFFFFFF, at + 1)]
    data = bytearray(struct.pack(f"<{len(words)}I", *words))
    return torch.frombuffer(data, dtype=torch.float32)


def of_type(torch, name):
    """Returns numbers of another dtype, some of them too large."""
    if name.startswith("float8"):
        return torch.arange(256, dtype=torch.int32).to(torch.uint8).view(getattr(torch, name))
    dtype = getattr(torch, name)
    if name == "bool":
        return torch.tensor([False, True])
    if name in ("complex64", "complex128"):
        return torch.tensor([1 + 2j, -500 + 0j, 0.3 - 1j, 1e9j], dtype=dtype)
    if dtype.is_floating_point:
        near = [2.0**e * m for e in range(-20, 20) for m in (1, 1.06, 1.0625, 1.125, 1.1876, 1.5, 1.9)]
        return torch.tensor([*near, *(-x for x in near), 0.0, -0.0, float("inf"), float("-inf"),
                             float("nan"), 1 + 2.0**-30], dtype=torch.float64).to(dtype)
    wide = torch.tensor([0, 1, 2, 3, 15, 17, 19, 21, 100, 127], dtype=torch.int64)
    more = torch.tensor([449, 465, 500, 30000, 32767], dtype=torch.int64)
    if dtype.itemsize > 1:
        wide = torch.cat([wide, more])
    if dtype.is_signed:
        wide = torch.cat([wide, -wide])
    return wide.to(dtype)
