"""Operators with sample inputs."""

import keyfall


class SampleInput:
    """The arguments of one call, as they are passed or as `args` and `kwargs`; and what tests know about the result."""

    def __init__(self, input, *var_args, args=None, kwargs=None, output_process_fn_grad=None, broadcasts_input=None,
                 name=None, **var_kwargs):
        known = (output_process_fn_grad, broadcasts_input, name)
        if var_args or var_kwargs:
            if args is not None or kwargs is not None or any(each is not None for each in known):
                raise AssertionError("SampleInput: arguments are either passed as they are, or as args and kwargs; "
                                     "with_metadata() says the rest")
            args, kwargs = var_args, var_kwargs
        self.input, self.args, self.kwargs = input, tuple(args or ()), dict(kwargs or {})
        self.with_metadata(output_process_fn_grad=output_process_fn_grad or (lambda result: result),
                           broadcasts_input=bool(broadcasts_input), name=name or "")

    def with_metadata(self, **metadata):
        """Sets output_process_fn_grad, broadcasts_input or name; returns the sample."""
        vars(self).update(metadata)
        return self

    def __repr__(self):
        return f"SampleInput({self.input!r}, args={self.args!r}, kwargs={self.kwargs!r})"


class DecorateInfo:
    """Decorators for tests of an operator that all given conditions apply to."""

    def __init__(self, decorators, cls_name=None, test_name=None, *, device_type=None, dtypes=None, active_if=True):
        self.decorators = decorators if isinstance(decorators, (list, tuple)) else [decorators]
        self.cls_name, self.test_name, self.device_type = cls_name, test_name, device_type
        self.dtypes, self.active_if = None if dtypes is None else set(dtypes), active_if

    def is_active(self, cls_name, test_name, device_type, dtype, param_kwargs=None):
        """Whether the decorators are for a test; active_if may be a function of the test's parameters."""
        active = self.active_if(param_kwargs) if callable(self.active_if) else self.active_if
        pairs = ((self.cls_name, cls_name), (self.test_name, test_name), (self.device_type, device_type))
        return bool(active and all(own is None or own == given for own, given in pairs)
                    and (self.dtypes is None or dtype in self.dtypes))


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
