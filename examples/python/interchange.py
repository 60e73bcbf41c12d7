#!/usr/bin/env python3
"""Tensors of NumPy and PyTorch, without copies: DLPack in both directions.

    python examples/python/interchange.py

Uses the packages that are installed beside keyfall, and says which parts it left out. DLPack hands over
the address, shape, strides and type of an array, so both sides see the same memory."""

import importlib

import keyfall


def with_numpy(numpy):
    print("NumPy")
    array = numpy.arange(6, dtype=numpy.float32).reshape(2, 3)
    tensor = keyfall.from_dlpack(array)
    tensor *= 10  # writes to the memory of the array
    print("  NumPy to keyfall:  ", array.tolist(), "after a write to the tensor")

    back = numpy.from_dlpack(tensor[:, 1:])  # a view: strides are kept
    print("  keyfall to NumPy:  ", back.tolist(), "strides", back.strides, "bytes")
    assert numpy.shares_memory(array, back)

    # NumPy has no autograd. A tensor that requires a gradient is refused, not cut off in silence.
    weight = keyfall.ones(2, requires_grad=True)
    try:
        numpy.from_dlpack(weight)
    except BufferError as error:
        print("  with a gradient:   ", error)
    print("  detached:          ", numpy.from_dlpack(weight.detach()))


def with_torch(torch):
    print("PyTorch")
    theirs = torch.arange(4.0)
    ours = keyfall.from_dlpack(theirs)
    ours += 0.5
    print("  PyTorch to keyfall:", theirs.tolist(), "after a write to keyfall's tensor")
    back = torch.from_dlpack(ours)
    assert back.data_ptr() == theirs.data_ptr()
    print("  and back:          ", back, "at the same address")

    # Half of a computation in each package. bfloat16, which NumPy lacks, passes as well.
    weights = torch.randn(3, 2, dtype=torch.bfloat16)
    product = keyfall.from_dlpack(weights) @ keyfall.ones(2, 1, dtype=keyfall.bfloat16)
    expected = weights @ torch.ones(2, 1, dtype=torch.bfloat16)
    assert torch.equal(torch.from_dlpack(product), expected)
    print("  bfloat16:           the product is", product.dtype, product.flatten().tolist())


def main():
    for name, part in (("numpy", with_numpy), ("torch", with_torch)):
        try:
            package = importlib.import_module(name)
        except ImportError:
            print(f"{name} is not installed: this part is left out")
            continue
        part(package)


if __name__ == "__main__":
    main()
