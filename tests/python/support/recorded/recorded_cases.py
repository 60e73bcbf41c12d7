"""Reads the recorded operator calls of tests/ops/cases: see Note [Case files] in
tests/ops/case_file.h. A case has the arguments of an operator and the results of PyTorch."""

import functools
import lzma
import struct

from paths import ROOT

import keyfall

FOLDER = ROOT / "tests" / "ops"
MAGIC = b"KFCASES1"
CHECK_STRIDES, SHAPE_ONLY = 1, 2
DTYPES = {row["number"]: row["dtype"] for row in keyfall._C._dtype_table() if row["held"]}
FORMATS = {0: keyfall.contiguous_format, 1: keyfall.preserve_format, 2: keyfall.channels_last,
           3: keyfall.channels_last_3d}
DEVICES = {0: "cpu", 14: "meta"}


class Case:
    """An operator, its arguments, and the outcome: the name of an exception, or results."""

    def __init__(self, data):
        reader = _Reader(data)
        self.op = reader.text()
        self.what = reader.text()
        self.rtol, self.atol, self.flags = reader.take("<ddB")
        self.arguments = [reader.value() for _ in range(reader.byte())]
        self.exception = self.message = None
        self.results, self.after = [], {}
        if reader.byte() == 0:
            self.exception, self.message = reader.text(), reader.text()
            return
        self.results = [reader.value() for _ in range(reader.byte())]
        for _ in range(reader.byte()):
            position = reader.byte()
            self.after[position] = reader.value()

    @property
    def name(self):
        """The name without the namespace: "add.Tensor"."""
        return self.op.partition("::")[2]


def operator_of(data):
    """The operator's name without the namespace, as Case(data).name gives it, without reading the rest."""
    return _Reader(data).text().partition("::")[2]


_layout = functools.cache(struct.Struct)


class _Reader:
    def __init__(self, data):
        self.data, self.at = data, 0
        self.storages = {}

    def take(self, format):
        layout = _layout(format)
        self.at += layout.size
        return layout.unpack_from(self.data, self.at - layout.size)

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def bytes(self, count):
        self.at += count
        return self.data[self.at - count : self.at]

    def text(self):
        return self.bytes(self.take("<H")[0]).decode(errors="replace")

    def storage(self, device):
        number, brings = self.take("<IB")
        if brings:
            size, filled = self.take("<qB")
            self.storages[number] = keyfall.empty(size, dtype=keyfall.uint8, device=device)
            if filled and size:
                bytes_given = keyfall.frombuffer(bytearray(self.bytes(size)), dtype=keyfall.uint8)
                self.storages[number].copy_(bytes_given)
        return self.storages[number].untyped_storage()

    def tensor(self):
        dtype, device, flags, count = self.take("<BBBB")
        sizes, strides = self.take(f"<{count}q"), self.take(f"<{count}q")
        (offset,) = self.take("<q")
        device = DEVICES[device]
        tensor = keyfall.empty(0, dtype=DTYPES[dtype], device=device)
        tensor.set_(self.storage(device), offset, sizes, strides)
        if flags & 2:
            tensor = keyfall._conj(tensor)
        return keyfall._neg_view(tensor) if flags & 4 else tensor

    def value(self):
        tag = self.byte()
        if tag == 0 or tag == 16:
            return None
        if tag in (1, 5, 6, 7):
            (number,) = self.take("<q")
            if tag == 1:
                return number
            return DTYPES[number] if tag == 5 else keyfall.strided if tag == 6 else FORMATS[number]
        if tag == 2:
            return self.take("<d")[0]
        if tag == 3:
            return self.byte() != 0
        if tag == 4:
            return self.text()
        if tag == 8:
            return keyfall.device(DEVICES[self.byte()])
        if tag == 9:
            return complex(*self.take("<dd"))
        if tag == 10:
            return self.tensor()
        if 11 <= tag <= 15:
            return [self.value() for _ in range(self.take("<I")[0])]
        raise ValueError(f"tag {tag}")


def areas(folder=FOLDER):
    return sorted(path.name.partition(".")[0] for path in (folder / "cases").glob("*.cases.xz"))


def cases(area, folder=FOLDER):
    """Yields the cases of one file, as bytes for Case(), which creates new tensors each time."""
    data = lzma.decompress((folder / "cases" / f"{area}.cases.xz").read_bytes())
    at = len(MAGIC)
    while at < len(data):
        (size,) = struct.unpack_from("<I", data, at)
        yield data[at + 4 : at + 4 + size]
        at += 4 + size


def known_differences(folder=FOLDER):
    """Returns (operator, part of a description) of cases whose outcome differs for a good reason."""
    found = []
    for line in (folder / "known_differences.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            op, _, part = line.partition(" ")
            found.append((op, part))
    return found
