"""Devices written in Python.

    class Toy(keyfall.devices.PythonDevice):
        pass

    toy = Toy("toy")
    x = keyfall.ones(3, device="toy")          # every operator works, by the CPU fallback

    @toy.kernel("aten::relu")                  # and here is one that does not need it
    def relu(x):
        out = keyfall.empty_like(x)
        numpy.maximum(toy.array(x), 0, out=toy.array(out))
        return out
"""

from .. import _C, library
from .._loading import lazy_module
from .._shared import device_methods, device_modules

numpy = lazy_module("numpy")

__all__ = ["PythonDevice"]


class PythonDevice:
    """A kind of device whose memory and kernels are Python code. It exists from its creation until
    `close`, also when nobody holds the object.

    Subclasses may replace the methods `allocate`, `free`, `copy_in`, `copy_out` and `synchronize`.
    They may be called from any thread. An exception in one of them is raised by the call that needed
    it, MemoryError as OutOfMemoryError; in `free` it is printed and ignored."""

    def __init__(self, name, count=1):
        if not isinstance(name, str):
            raise TypeError(f"the name of a device must be a str, not {type(name).__name__}")
        if isinstance(count, bool) or not isinstance(count, int) or count < 0:
            raise ValueError(f"count must be a number of devices, found {count!r}")
        self.name, self.count = name, count
        self._kernels = []  # (name of the operator, function)
        self._libraries = []  # one for each kernel, so that explain names the line that registered it
        self._handle = _C._add_python_device(name, self)
        device_methods.attach(name)

    def __repr__(self):
        state = "" if getattr(self, "_handle", None) is not None else " closed"  # or not made yet
        return f"<{type(self).__name__} {getattr(self, 'name', '')!r}{state}>"

    # ---- Memory ----------------------------------------------------------------------------------

    def allocate(self, index, size):
        """Returns a new block of memory: any object. Others get it back from this device only. One with the buffer
        protocol has `size` bytes at least."""
        return bytearray(size)

    def free(self, index, block):
        """Called when a block is no longer in use."""

    def copy_in(self, index, block, offset, data):
        """Writes bytes into a block."""
        memoryview(block).cast("B")[offset:offset + len(data)] = data

    def copy_out(self, index, block, offset, size):
        """Reads bytes from a block: anything with the buffer protocol."""
        return memoryview(block).cast("B")[offset:offset + size]

    def synchronize(self, index):
        """Waits for what was queued."""

    # ---- Kernels ---------------------------------------------------------------------------------

    def kernel(self, op, fn=None):
        """Registers a function as the kernel of an operator ("aten::add.Tensor") for this device; a
        decorator without `fn`."""
        if fn is None:
            return lambda fn: self.kernel(op, fn)
        self._check_open()
        name = op if isinstance(op, str) else op._name
        namespace, colons, short = name.partition("::")
        if not colons:
            raise ValueError(f"expected the name of an operator, 'aten::add.Tensor', found {name!r}")
        self._register(namespace, short, fn)
        self._kernels.append((namespace, short, fn))
        return fn

    def _register(self, namespace, name, fn):
        block = library.Library(namespace, "IMPL", self.name.upper())
        block.impl(name, fn)
        self._libraries.append(block)

    def block(self, tensor):
        """Returns (block, offset in bytes) of a tensor's first element; (None, 0) without memory."""
        self._check_open()
        return _C._python_device_block(self._handle, tensor)

    def array(self, tensor):
        """Returns the elements as a NumPy array over the block, which must have the buffer protocol.
        Writing to it writes to the tensor."""
        block, offset = self.block(tensor)
        dtype = numpy.dtype(str(tensor.dtype).rpartition(".")[2])
        strides = [stride * dtype.itemsize for stride in tensor.stride()]
        if block is None:
            return numpy.empty(tuple(tensor.shape), dtype)
        return numpy.ndarray(tuple(tensor.shape), dtype, block, offset, strides)

    # ---- The end ---------------------------------------------------------------------------------

    def _check_open(self):
        if self._handle is None:
            raise RuntimeError(f"the device {self.name} is closed")

    def close(self):
        """Removes the device. RuntimeError, and nothing changes, while tensors are on it."""
        if self._handle is None:
            return
        blocks = _C._python_device_blocks(self._handle)
        if blocks:
            raise RuntimeError(f"the device {self.name} cannot be closed: {blocks} block"
                               f"{'s are' if blocks != 1 else ' is'} in use by tensors")
        self._drop_kernels()
        try:
            _C._remove_python_device(self._handle)
        except BaseException:
            for kernel in self._kernels:
                self._register(*kernel)
            raise
        device_methods.detach(self.name)
        device_modules.forget(self.name)
        self._handle = None

    def _drop_kernels(self):
        while self._libraries:
            self._libraries.pop()._destroy()

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.close()
