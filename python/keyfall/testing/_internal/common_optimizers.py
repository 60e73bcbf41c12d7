"""The optimizers, with a few sets of arguments for each and what each supports."""

import copy
import enum
import inspect
import unittest

import keyfall
from keyfall import optim
from keyfall.nn import Parameter
from keyfall.optim import lr_scheduler

from .common_device_type import PerDevice
from .opinfo.core import DecorateInfo

_FLAGS = ("foreach", "fused", "differentiable")


class OptimizerInput:
    """The arguments of one optimizer: its parameters (None: the test has some) and its options."""

    __slots__ = ("params", "kwargs", "desc")

    def __init__(self, params, kwargs, desc=""):
        self.params, self.kwargs, self.desc = params, kwargs, desc

    def __repr__(self):
        return f"params={self.params}, kwargs={self.kwargs}, desc={self.desc}"


class OptimizerErrorEnum(enum.Enum):
    """When an error is raised."""

    CONSTRUCTION_ERROR = 0
    STEP_ERROR = 1


class ErrorOptimizerInput:
    """Arguments that an optimizer refuses, and how."""

    __slots__ = ("optimizer_error_input", "error_on", "error_type", "error_regex")

    def __init__(self, optimizer_error_input, *, error_on=OptimizerErrorEnum.CONSTRUCTION_ERROR,
                 error_type=RuntimeError, error_regex=""):
        self.optimizer_error_input, self.error_on = optimizer_error_input, error_on
        self.error_type, self.error_regex = error_type, error_regex


def _schedulers():
    return [
        [lambda opt: lr_scheduler.StepLR(opt, gamma=0.9, step_size=10)],
        [lambda opt: lr_scheduler.ExponentialLR(opt, gamma=0.9),
         lambda opt: lr_scheduler.ReduceLROnPlateau(opt)],
        [lambda opt: lr_scheduler.LinearLR(opt, start_factor=0.4, total_iters=4),
         lambda opt: lr_scheduler.PolynomialLR(opt, power=0.9, total_iters=4)],
    ]


class OptimizerInfo:
    """An optimizer and what it supports."""

    def __init__(self, optim_cls, *, optim_inputs_func, scheduler_inputs=None, supported_impls=(),
                 not_og_supported_flags=(), supports_sparse=False, metadata_for_sparse=({}, []),
                 supports_complex=True, supports_fused_on=(), optim_error_inputs_func=None,
                 only_supports_sparse_grads=False, step_requires_closure=False, supports_param_groups=True,
                 supports_multiple_devices=True, has_capturable_arg=False, skips=(), decorators=None):
        self.optim_cls, self.optim_inputs_func = optim_cls, optim_inputs_func
        self.optim_error_inputs_func = optim_error_inputs_func
        self.scheduler_inputs = _schedulers() if scheduler_inputs is None else scheduler_inputs
        self.supported_impls, self.supports_fused_on = supported_impls, supports_fused_on
        self.not_og_supported_flags, self.has_capturable_arg = not_og_supported_flags, has_capturable_arg
        self.supports_sparse, self.metadata_for_sparse = supports_sparse, metadata_for_sparse
        self.only_supports_sparse_grads, self.supports_complex = only_supports_sparse_grads, supports_complex
        self.step_requires_closure, self.supports_param_groups = step_requires_closure, supports_param_groups
        self.supports_multiple_devices = supports_multiple_devices
        self.decorators = (*(decorators or ()), *skips)

    @property
    def name(self):
        return self.optim_cls.__name__

    def __repr__(self):
        return f"OptimizerInfo({self.name})"


class optims(PerDevice):
    """Decorator: runs the test for each optimizer of a list and each dtype, passed as `optim_info` and `dtype`."""

    def __init__(self, optim_info_iterable, dtypes=None):
        self.infos = list(optim_info_iterable)
        self.types = list(dtypes) if dtypes is not None else [keyfall.float32, keyfall.float64]

    def cases(self, test, cls):
        for info in self.infos:
            for dtype in self.types:
                yield info.name, {"optim_info": info, "dtype": dtype}, []


class TensorTracker:
    """Keeps copies of tensors in the order of a first run, and compares those of a second one with them."""

    def __init__(self, assert_eq_kwargs=None):
        self.assert_eq_kwargs, self.tensors = assert_eq_kwargs or {}, []

    def add(self, tensor):
        self.tensors.append(tensor.detach().clone())

    def pop_check_set(self, tensor_to_set, testcase):
        """Compares with the oldest copy and takes its value, so that differences do not add up."""
        testcase.assertGreater(len(self.tensors), 0, "no tensors are left to compare with")
        expected = self.tensors.pop(0)
        testcase.assertEqual(tensor_to_set, expected, **self.assert_eq_kwargs)
        with keyfall.no_grad():
            tensor_to_set.copy_(expected)

    def all_popped(self):
        return not self.tensors


def _get_device_type(device):
    return keyfall.device(device).type if device is not None else None


def _get_optim_inputs_including_global_cliquey_kwargs(device, dtype, optim_info, skip=()):
    """Returns the optimizer's inputs, each without and with every implementation that the optimizer has, except
    those of `skip`."""
    unknown = [flag for flag in skip if flag not in _FLAGS]
    if unknown:
        raise ValueError(f"skip: {unknown} are not among {_FLAGS}")
    kind = _get_device_type(device)
    flags = [flag for flag in optim_info.supported_impls if flag in _FLAGS and flag not in skip]
    if kind not in optim_info.supports_fused_on or not (dtype.is_floating_point or dtype.is_complex):
        flags = [flag for flag in flags if flag != "fused"]
    made = []
    for each in optim_info.optim_inputs_func(device=device, dtype=dtype):
        for chosen in (None, *flags):
            options = {**copy.deepcopy(each.kwargs), **{flag: flag == chosen for flag in flags}}
            if not (options.get("capturable") and chosen == "differentiable"):
                made.append(OptimizerInput(each.params, options, f"{each.desc} & {chosen or 'plain'}"))
    return made


# ---- The table ----------------------------------------------------------------------------------


def _inputs(*kwargs, has_eps):
    def make(device=None, dtype=None):
        # The usual eps is 0 as a half: divisions by it would be infinite.
        fixed = {"eps": 0.1} if has_eps and dtype is keyfall.half else {}
        return [OptimizerInput(None, {**copy.deepcopy(each), **fixed}, ", ".join(each) or "default")
                for each in ({}, *kwargs)]

    return make


def _errors(*refused):
    """refused: (options, regular expression of the ValueError)."""

    def make(device, dtype):
        cases = [ErrorOptimizerInput(OptimizerInput([Parameter(keyfall.randn(1, device=device, dtype=dtype))], kwargs),
                                     error_type=ValueError, error_regex=text) for kwargs, text in refused]
        not_a_list = OptimizerInput(Parameter(keyfall.randn(1, device=device, dtype=dtype)), {})
        return [*cases, ErrorOptimizerInput(
            not_a_list, error_type=TypeError, error_regex="params argument given to the optimizer should be")]

    return make


# Options that states saved by older versions do not have.
_LATER = ("maximize", "foreach", "differentiable", "capturable", "fused", "decoupled_weight_decay")


def _info(name, inputs, errors, later=_LATER, **options):
    """A row: which implementations there are is read from the parameters of the class."""
    cls = getattr(optim, name)
    parameters = inspect.signature(cls).parameters
    flags = tuple(flag for flag in ("foreach", "differentiable", "fused") if flag in parameters)
    return OptimizerInfo(
        cls, optim_inputs_func=_inputs(*inputs, has_eps="eps" in parameters and name != "Adafactor"), optim_error_inputs_func=_errors(*errors), supported_impls=flags,
        supports_fused_on=("cpu",) if "fused" in flags else (), has_capturable_arg="capturable" in parameters,
        not_og_supported_flags=tuple(flag for flag in later if flag in parameters), **options)


def _skips(reason, *tests):
    return tuple(DecorateInfo(unittest.skip(reason), None, test) for test in tests)


_LR = ({"lr": 0.01}, {"lr": 1e-3, "weight_decay": 0.1}, {"weight_decay": 0.1, "maximize": True})
_BETAS = ({"lr": 1e-2, "betas": (0.0, 1.0)}, "Invalid beta parameter at index 1: 1.0")
_DECAY = ({"lr": 1e-2, "weight_decay": -1}, "Invalid weight_decay value: -1")
_STEP = (lambda opt: lr_scheduler.StepLR(opt, gamma=0.99999, step_size=300))

optim_db = [
    _info("Adadelta", (*_LR, {"rho": 0.95}), [({"rho": 1.1}, "Invalid rho value: 1.1")]),
    _info("Adafactor", ({"lr": 0.01}, {"weight_decay": 0.1, "maximize": True}, {"beta2_decay": -0.5}),
          [({"d": 0.5}, "Clipping threshold d should be")], supports_complex=False, later=("foreach",)),
    _info("Adagrad", (*_LR, {"lr": 0.1, "lr_decay": 0.5}, {"initial_accumulator_value": 0.1}),
          [({"lr_decay": -0.5}, "Invalid lr_decay value: -0.5")], supports_sparse=True,
          metadata_for_sparse=({"lr": 0.1, "weight_decay": 0, "lr_decay": 0}, [_STEP])),
    _info("Adam", (*_LR, {"amsgrad": True}, {"betas": (0.8, 0.9), "eps": 1e-6}), [_BETAS, _DECAY]),
    _info("AdamW", (*_LR, {"amsgrad": True}), [_BETAS, _DECAY]),
    _info("Adamax", _LR, [({"betas": (0.0, 1.0)}, "Invalid beta parameter at index 1: 1.0")]),
    _info("ASGD", (*_LR, {"t0": 100, "alpha": 0.5}), [({"weight_decay": -0.5}, "Invalid weight_decay value: -0.5")]),
    _info("LBFGS", ({"lr": 0.01}, {"tolerance_grad": 1e-6}, {"line_search_fn": "strong_wolfe"}), [],
          step_requires_closure=True, supports_param_groups=False, supports_multiple_devices=False, skips=_skips(
              "one group of parameters", "test_param_group_with_lrscheduler_goes_right_direction", "test_param_groups_lr",
              "test_param_groups_weight_decay")),
    _info("NAdam", (*_LR, {"momentum_decay": 6e-3}, {"weight_decay": 0.1, "decoupled_weight_decay": True}),
          [_BETAS, ({"momentum_decay": -0.2}, "Invalid momentum_decay value: -0.2")]),
    _info("RAdam", (*_LR, {"eps": 1e-6}, {"weight_decay": 0.1, "decoupled_weight_decay": True}), [_BETAS, _DECAY]),
    _info("RMSprop", (*_LR, {"centered": True}, {"momentum": 0.1}), [({"momentum": -1.0}, "Invalid momentum value: -1.0")]),
    _info("Rprop", ({"lr": 2e-4}, {"etas": (0.4, 1.1)}, {"step_sizes": (2e-6, 100)}, {"maximize": True}),
          [({"etas": (1.0, 0.5)}, "Invalid eta values: 1.0, 0.5")]),
    _info("SGD", (*_LR, {"momentum": 0.9}, {"momentum": 0.9, "dampening": 0.5}, {"momentum": 0.9, "nesterov": True}),
          [({"momentum": -0.5}, "Invalid momentum value: -0.5")], supports_sparse=True, metadata_for_sparse=(
              {"lr": 4.8e-3, "maximize": False, "momentum": 0, "nesterov": False, "weight_decay": 0}, [_STEP])),
    _info("SparseAdam", ({"lr": 0.01}, {"maximize": True}), [({"betas": (0.0, 1.0)}, "Invalid beta parameter at index 1: 1.0")],
          only_supports_sparse_grads=True, supports_complex=False, supports_sparse=True,
          metadata_for_sparse=({"lr": 4e-2}, []),
          skips=_skips("dense gradients", "test_can_load_older_state_dict")),
]
