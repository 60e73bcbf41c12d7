"""Operators with sample inputs."""

import keyfall
from keyfall._loading import lazy_module

_pytree = lazy_module("keyfall.utils._pytree")
_utils = lazy_module("keyfall.testing._internal.common_utils")
_matrices = lazy_module("keyfall.testing._internal._matrices")


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

    def transform(self, f):
        """A sample with f of each tensor, also of those in lists, tuples and dictionaries, and of each type."""
        given = (self.input, self.args, self.kwargs)
        input, args, kwargs = _pytree.tree_map(
            lambda each: f(each) if isinstance(each, (keyfall.Tensor, keyfall.dtype)) else each, given)
        known = {key: value for key, value in vars(self).items() if key not in ("input", "args", "kwargs")}
        return SampleInput(input, args=args, kwargs=kwargs).with_metadata(**known)

    def numpy(self):
        """A sample with arrays for tensors, in wider types where NumPy lacks one, and NumPy's types."""
        def converted(each):
            if isinstance(each, keyfall.dtype):
                return _utils.torch_to_numpy_dtype_dict[each]
            wide = {keyfall.bfloat16: keyfall.float32, keyfall.complex32: keyfall.complex64}.get(each.dtype, each.dtype)
            return each.detach().cpu().to(wide).numpy()

        return self.transform(converted)

    def noncontiguous(self):
        """A sample with tensors that are not contiguous."""
        return self.transform(lambda each: each if isinstance(each, keyfall.dtype) else _matrices.noncontiguous_like(each))

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
        pairs = ((self.cls_name, cls_name), (self.test_name, test_name), (self.device_type, device_type))
        if any(own not in (None, given) for own, given in pairs) or (self.dtypes is not None and dtype not in self.dtypes):
            return False
        return bool(self.active_if(param_kwargs) if callable(self.active_if) else self.active_if)


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
        reference_inputs_func=None,
        error_inputs_func=None,
        error_inputs_sparse_func=None,
        ref=None,
        decorators=None,
        skips=(),
        supports_out=True,
        supports_sparse=False,
        supports_sparse_csr=False,
        supports_sparse_csc=False,
        supports_sparse_bsr=False,
        supports_sparse_bsc=False,
        supports_forward_ad=False,
        gradcheck_wrapper=lambda op, *args, **kwargs: op(*args, **kwargs),
        gradcheck_nondet_tol=0.0,
        gradcheck_fast_mode=None,
        sample_kwargs=lambda device, dtype, input: ({}, {}),
        **options,
    ):
        known = {key: value for key, value in locals().items() if key not in ("self", "options", "skips", "op")}
        vars(self).update({**known, **options})
        self.decorators = (*(decorators or ()), *skips)
        self.op = op or getattr(keyfall, name)
        self.dtypes = tuple(dtypes) or (keyfall.float32, keyfall.float64)
        self.method_variant = getattr(keyfall.Tensor, name, None)
        self.inplace_variant = getattr(keyfall.Tensor, f"{name}_", None)

    def __call__(self, *args, **kwargs):
        return self.op(*args, **kwargs)

    def __repr__(self):
        return f"OpInfo({self.name})"

    @property
    def full_name(self):
        return self.name + (f".{self.variant_test_name}" if self.variant_test_name else "")

    @property
    def formatted_name(self):
        return self.full_name.replace(".", "_")

    def get_op(self):
        return self.op

    def get_method(self):
        return self.method_variant

    def get_inplace(self):
        return self.inplace_variant

    def supports_dtype(self, dtype, device_type):
        return dtype in self.dtypes

    def supports_sparse_layout(self, layout):
        return bool(getattr(self, str(layout).rpartition(".")[2].replace("sparse", "supports_sparse").replace("_coo", "")))

    def supported_dtypes(self, device_type):
        return set(self.dtypes)

    def sample_inputs(self, device, dtype, requires_grad=False, **kwargs):
        """Yields the inputs, each a SampleInput."""
        yield from self.sample_inputs_func(self, device, dtype, requires_grad, **kwargs)

    def reference_inputs(self, device, dtype, requires_grad=False, **kwargs):
        """Yields more inputs, where the operator has them."""
        make = self.reference_inputs_func or self.sample_inputs_func
        yield from make(self, device, dtype, requires_grad, **kwargs)


class UnaryUfuncInfo(OpInfo):
    """An elementwise operator of one tensor; `domain` bounds its input."""

    def __init__(self, name, *, domain=(None, None), **options):
        super().__init__(name, domain=domain, **options)


class BinaryUfuncInfo(OpInfo):
    """An elementwise operator of two tensors."""

    def __init__(self, name, *, lhs_make_tensor_kwargs=None, rhs_make_tensor_kwargs=None, promotes_int_to_float=False,
                 always_returns_bool=False, supports_rhs_python_scalar=True, supports_one_python_scalar=False,
                 supports_two_python_scalars=False, **options):
        own = {key: value for key, value in locals().items() if key not in ("self", "name", "options", "__class__")}
        own["lhs_make_tensor_kwargs"] = lhs_make_tensor_kwargs or {}
        own["rhs_make_tensor_kwargs"] = rhs_make_tensor_kwargs or {}
        super().__init__(name, **own, **options)


class ReductionOpInfo(OpInfo):
    """A reduction."""

    def __init__(self, name, *, identity=None, nan_policy=None, supports_multiple_dims=True, result_dtype=None,
                 promotes_int_to_float=False, promotes_int_to_int64=False, complex_to_real=False,
                 generate_args_kwargs=lambda *_args, **_kwargs: ((tuple(), {}),), **options):
        own = {key: value for key, value in locals().items() if key not in ("self", "name", "options", "__class__")}
        super().__init__(name, **own, **options)


def random_tensor(shape, device, dtype, requires_grad=False, low=-9, high=9):
    """Returns a tensor of numbers between low and high."""
    values = keyfall.rand(shape, device=device) * (high - low) + low
    return values.to(dtype).requires_grad_(requires_grad)
