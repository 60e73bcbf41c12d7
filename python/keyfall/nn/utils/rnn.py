"""Sequences of different lengths in one tensor: padded to the longest, or packed without padding.

Packed data has the first elements of all sequences first, then the second ones, and so on, the
longest sequence first; batch_sizes is the number of sequences left at each step.
"""

from collections import namedtuple

from ... import _C
from ..._shared import device_methods
from ..._shared.class_docs import describe as _describe

_functions = _C._VariableFunctions
Tensor = _C.Tensor

__all__ = ["PackedSequence", "invert_permutation", "pack_padded_sequence", "pack_sequence",
           "pad_packed_sequence", "pad_sequence", "unpack_sequence", "unpad_sequence"]


def invert_permutation(permutation: Tensor | None) -> Tensor | None:
    """Returns the inverse permutation; None for None."""
    if permutation is None:
        return None
    result = _functions.empty_like(permutation, memory_format=_C.contiguous_format)
    return result.scatter_(
        0, permutation, _functions.arange(permutation.numel(), device=permutation.device))


_Fields = namedtuple("PackedSequence", "data batch_sizes sorted_indices unsorted_indices")


class PackedSequence(_Fields):
    """The result of pack_padded_sequence() and pack_sequence(), and an input of recurrent networks:
    `data`, the number of sequences at each step, and, if they were sorted by length, the
    permutation and its inverse."""

    __slots__ = ()

    def __new__(cls, data: Tensor, batch_sizes: Tensor | None = None,
                sorted_indices: Tensor | None = None,
                unsorted_indices: Tensor | None = None) -> "PackedSequence":
        if batch_sizes is None:
            if not isinstance(data, (list, tuple)) or len(data) != 2:
                raise AssertionError("Expected data to be a list or tuple of length 2")
            data, batch_sizes = data
        elif batch_sizes.device.type != "cpu":
            raise ValueError("batch_sizes should always be on CPU. Instances of PackedSequence "
                             "should be made by the functions of nn.utils.rnn")
        if unsorted_indices is None:
            unsorted_indices = invert_permutation(sorted_indices)
        return super().__new__(cls, data, batch_sizes, sorted_indices, unsorted_indices)

    def to(self, *args, **kwargs):
        """Converts the data to another dtype or device; returns itself if nothing changes."""
        data = self.data.to(*args, **kwargs)
        if data is self.data:
            return self
        place = {"device": data.device}
        return type(self)(data, self.batch_sizes, *(
            None if indices is None else indices.to(**place)
            for indices in (self.sorted_indices, self.unsorted_indices)))

    def cpu(self, *args, **kwargs):
        return self.to("cpu")

    def cuda(self, *args, **kwargs):
        return self.to("cuda")

    def double(self):
        return self.to(dtype=_C.double)

    def float(self):
        return self.to(dtype=_C.float)

    def half(self):
        return self.to(dtype=_C.half)

    def long(self) -> "PackedSequence":
        return self.to(dtype=_C.long)

    def int(self) -> "PackedSequence":
        return self.to(dtype=_C.int)

    def short(self) -> "PackedSequence":
        return self.to(dtype=_C.short)

    def char(self) -> "PackedSequence":
        return self.to(dtype=_C.int8)

    def byte(self) -> "PackedSequence":
        return self.to(dtype=_C.uint8)

    @property
    def device(self):
        """The device of the data."""
        return self.data.device

    @property
    def is_cuda(self):
        """True if the data is on a GPU."""
        return self.data.is_cuda

    def is_pinned(self) -> bool:
        """True if the data is in pinned memory."""
        return self.data.is_pinned()

    def pin_memory(self) -> "PackedSequence":
        """A copy whose tensors are in memory that the accelerator reads directly."""
        return type(self)(self.data.pin_memory(), self.batch_sizes, *(
            None if indices is None else indices.pin_memory()
            for indices in (self.sorted_indices, self.unsorted_indices)))


device_methods.add_owner(PackedSequence, "packed_sequence", with_test=True)


def pack_padded_sequence(input: Tensor, lengths: Tensor | list[int], batch_first: bool = False,
                         enforce_sorted: bool = True) -> "PackedSequence":
    """Packs padded sequences, steps first or, with batch_first, sequences first. Sorts them by
    length unless `enforce_sorted` states that they are."""
    if not isinstance(lengths, Tensor):
        lengths = _C.tensor(lengths, dtype=_C.int64)
    if input.numel() == 0:
        raise RuntimeError("Cannot pack empty tensors.")
    if lengths.dim() != 1:
        raise RuntimeError("'lengths' argument should be a 1D CPU int64 tensor, but got "
                           f"{lengths.dim()}D {lengths.device} {lengths.dtype} tensor")
    order = None
    if not enforce_sorted:
        lengths, order = lengths.sort(descending=True)
        input = input.index_select(0 if batch_first else 1, order)
    steps = input.transpose(0, 1) if batch_first else input
    counts = lengths.tolist()
    if len(counts) != steps.size(1):
        raise RuntimeError("Expected `len(lengths)` to be equal to batch_size, but got "
                           f"{len(counts)} (batch_size={steps.size(1)})")
    if min(counts) <= 0:
        raise RuntimeError("Length of all samples has to be greater than 0, but found an element in "
                           "'lengths' that is <= 0")
    if any(a < b for a, b in zip(counts, counts[1:])):
        raise RuntimeError(
            "`lengths` array must be sorted in decreasing order when `enforce_sorted` is True. You "
            "can pass `enforce_sorted=False` to pack_padded_sequence and/or pack_sequence to "
            "sidestep this requirement if you do not need ONNX exportability.")
    if counts[0] > steps.size(0):
        raise RuntimeError(f"pack_padded_sequence(): a sequence of length {counts[0]} does not fit "
                           f"into {steps.size(0)} steps")
    sizes = [sum(count > step for count in counts) for step in range(counts[0])]
    data = _functions.cat([steps[step, :size] for step, size in enumerate(sizes)])
    return PackedSequence(data, _C.tensor(sizes), order)


def _unpacked(sequence):
    """Splits the data into one part per step; also returns the lengths in the order of the data."""
    sizes = sequence.batch_sizes.tolist()
    lengths = [sum(size > place for size in sizes) for place in range(sizes[0])]
    return sequence.data.split(sizes), lengths


def pad_packed_sequence(sequence: "PackedSequence", batch_first: bool = False,
                        padding_value: float = 0.0,
                        total_length: int | None = None) -> tuple[Tensor, Tensor]:
    """Returns padded sequences, in their order before packing, and their lengths."""
    longest = sequence.batch_sizes.size(0)
    if total_length is None:
        total_length = longest
    elif total_length < longest:
        raise ValueError("Expected total_length to be at least the length of the longest sequence in "
                         f"input, but got total_length={total_length} and max sequence length being "
                         f"{longest}")
    parts, lengths = _unpacked(sequence)
    data = sequence.data
    padded = data.new_full((total_length, len(lengths), *data.shape[1:]), padding_value)
    for step, part in enumerate(parts):
        padded[step, :part.size(0)] = part
    padded = padded.transpose(0, 1) if batch_first else padded
    lengths = _C.tensor(lengths)
    if sequence.unsorted_indices is not None:
        padded = padded.index_select(0 if batch_first else 1, sequence.unsorted_indices)
        lengths = lengths[sequence.unsorted_indices]
    return padded, lengths


def pad_sequence(sequences: Tensor | list[Tensor], batch_first: bool = False,
                 padding_value: float = 0.0, padding_side: str = "right") -> Tensor:
    """Pads tensors of different lengths to the longest, in one tensor."""
    if padding_side not in ("left", "right"):
        raise RuntimeError(
            f"Expected padding_side to be one of left or right, but got {padding_side}.")
    if isinstance(sequences, Tensor):
        sequences = sequences.unbind(0)
    elif not hasattr(sequences, "__iter__"):
        raise RuntimeError("pad_sequence: Expected iterable for input sequences, but got arg of "
                           f"type: {type(sequences)}")
    sequences = tuple(sequences)
    if not sequences:
        raise RuntimeError("received an empty list of sequences")
    longest = max(sequence.size(0) for sequence in sequences)
    rest = sequences[0].shape[1:]
    first = (len(sequences), longest) if batch_first else (longest, len(sequences))
    padded = sequences[0].new_full((*first, *rest), padding_value)
    rows = padded if batch_first else padded.transpose(0, 1)
    for place, sequence in enumerate(sequences):
        length = sequence.size(0)
        at = slice(longest - length, None) if padding_side == "left" else slice(length)
        rows[place, at] = sequence
    return padded


def unpad_sequence(padded_sequences: Tensor, lengths: Tensor,
                   batch_first: bool = False) -> list[Tensor]:
    """Returns the sequences without their padding."""
    rows = padded_sequences if batch_first else padded_sequences.transpose(0, 1)
    return [row[:length].clone(memory_format=_C.contiguous_format) for row, length in zip(rows, lengths.tolist())]


def pack_sequence(sequences: list[Tensor], enforce_sorted: bool = True) -> "PackedSequence":
    """Packs tensors of different lengths."""
    lengths = [sequence.size(0) for sequence in sequences]
    return pack_padded_sequence(pad_sequence(sequences), lengths, enforce_sorted=enforce_sorted)


def unpack_sequence(packed_sequences: "PackedSequence") -> list[Tensor]:
    """Returns the tensors that were packed."""
    padded, lengths = pad_packed_sequence(packed_sequences, batch_first=True)
    return unpad_sequence(padded, lengths, batch_first=True)

_describe("nn", ("PackedSequence",), globals())
