"""A wrapper that runs everything on two tensors at once, to test tensor subclasses."""

import keyfall
from keyfall.utils._python_dispatch import TorchDispatchMode, return_and_correct_aliasing
from keyfall.utils._pytree import tree_map, tree_map_only


class TwoTensor(keyfall.Tensor):
    """Two tensors of the same shape and strides, `a` and `b`."""

    @staticmethod
    def __new__(cls, a, b, outer_size=None, outer_stride=None):
        if outer_size is None:
            outer_size = a.size()
        if outer_stride is None:
            outer_stride = a.stride()
        if (a.device, a.layout, a.dtype, a.shape) != (b.device, b.layout, b.dtype, b.shape):
            raise AssertionError("the two tensors of a TwoTensor must be alike")
        return keyfall.Tensor._make_wrapper_subclass(
            cls,
            outer_size,
            strides=outer_stride,
            storage_offset=a.storage_offset(),
            device=a.device,
            layout=a.layout,
            requires_grad=a.requires_grad,
            dtype=a.dtype,
        )

    def __init__(self, a, b, outer_size=None, outer_stride=None):
        self.a = a
        self.b = b

    def __repr__(self):
        return f"TwoTensor({self.a!r}, {self.b!r})"

    def __tensor_flatten__(self):
        return ["a", "b"], None

    @staticmethod
    def __tensor_unflatten__(inner, context, outer_size, outer_stride):
        return TwoTensor(inner["a"], inner["b"], outer_size, outer_stride)

    @classmethod
    def __torch_dispatch__(cls, func, types, args, kwargs):
        kwargs = kwargs or {}

        def run(name):
            inner = tree_map_only(TwoTensor, lambda t: getattr(t, name), (args, kwargs))
            return func(*inner[0], **inner[1])

        def wrap(a, b):
            return cls(a, b) if isinstance(a, keyfall.Tensor) else a

        return return_and_correct_aliasing(func, args, kwargs, tree_map(wrap, run("a"), run("b")))


class TwoTensorMode(TorchDispatchMode):
    """Makes every new tensor a TwoTensor."""

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        result = func(*args, **(kwargs or {}))
        if func.namespace == "aten" and not any(
            isinstance(value, keyfall.Tensor) for value in args
        ):
            return (
                TwoTensor(result, result.clone()) if isinstance(result, keyfall.Tensor) else result
            )
        return result
