"""Operators with sample inputs."""

import keyfall


class SampleInput:
    """The arguments of one call."""

    def __init__(self, input, args=(), kwargs=None):
        self.input = input
        self.args = tuple(args)
        self.kwargs = dict(kwargs or {})

    def __repr__(self):
        return f"SampleInput({self.input!r}, args={self.args!r}, kwargs={self.kwargs!r})"


class OpInfo:
    """An operator, its dtypes, and a function that makes its inputs."""

    def __init__(
        self,
        name,
        op=None,
        *,
        dtypes=(),
        sample_inputs_func=None,
        variant_test_name="",
        supports_autograd=True,
        **_options,
    ):
        self.name = name
        self.op = op or getattr(keyfall, name)
        self.dtypes = tuple(dtypes) or (keyfall.float32, keyfall.float64)
        self.sample_inputs_func = sample_inputs_func
        self.variant_test_name = variant_test_name
        self.supports_autograd = supports_autograd

    def __call__(self, *args, **kwargs):
        return self.op(*args, **kwargs)

    def __repr__(self):
        return f"OpInfo({self.name})"

    def supported_dtypes(self, device_type):
        return set(self.dtypes)

    def sample_inputs(self, device, dtype, requires_grad=False, **kwargs):
        """Yields the inputs, each a SampleInput."""
        yield from self.sample_inputs_func(self, device, dtype, requires_grad, **kwargs)


def random_tensor(shape, device, dtype, requires_grad=False, low=-9, high=9):
    """Returns a tensor of numbers between low and high."""
    values = keyfall.rand(shape, device=device) * (high - low) + low
    return values.to(dtype).requires_grad_(requires_grad)
