"""Common modules, with a few inputs for each."""

import enum
import unittest

import keyfall
from keyfall import nn

from .common_device_type import PerDevice
from .common_dtype import floating_types
from .opinfo.core import DecorateInfo


class TrainEvalMode(enum.Enum):
    """The modes that a module is tested in."""

    train_only = 0
    eval_only = 1
    train_and_eval = 2


class ModuleErrorEnum(enum.Enum):
    """When an error is raised."""

    CONSTRUCTION_ERROR = 0
    FORWARD_ERROR = 1


class FunctionInput:
    """The arguments of one call."""

    __slots__ = ("args", "kwargs")

    def __init__(self, *args, **kwargs):
        self.args, self.kwargs = args, kwargs


class ModuleInput:
    """The arguments of a module's constructor and of its call; reference_fn(module, parameters, *args, **kwargs)
    returns what the call should return."""

    __slots__ = ("constructor_input", "forward_input", "desc", "reference_fn")

    def __init__(self, constructor_input, forward_input=None, desc="", reference_fn=None):
        self.constructor_input, self.forward_input = constructor_input, forward_input
        self.desc, self.reference_fn = desc, reference_fn and _without_gradients(reference_fn)


def _without_gradients(function):
    def compute(module, *args, **kwargs):
        with keyfall.no_grad():
            copies = [a.detach().clone() if isinstance(a, keyfall.Tensor) else a for a in args]
            return function(module, list(module.parameters()), *copies, **kwargs)

    return compute


class ErrorModuleInput:
    """Arguments that a module refuses, and how."""

    __slots__ = ("module_error_input", "error_on", "error_type", "error_regex")

    def __init__(self, module_error_input, *, error_on=ModuleErrorEnum.CONSTRUCTION_ERROR, error_type=RuntimeError,
                 error_regex=""):
        self.module_error_input, self.error_on = module_error_input, error_on
        self.error_type, self.error_regex = error_type, error_regex


class ModuleInfo:
    """A module, its inputs, and what tests know about it."""

    def __init__(self, module_cls, *, module_inputs_func, skips=(), decorators=None, dtypes=floating_types(),
                 dtypesIfMPS=(), dtypesIfHpu=(), supports_gradgrad=True, gradcheck_nondet_tol=0.0,
                 module_memformat_affects_out=False, train_and_eval_differ=False, module_error_inputs_func=None,
                 gradcheck_fast_mode=None):
        self.module_cls, self.module_inputs_func = module_cls, module_inputs_func
        self.module_error_inputs_func, self.dtypes = module_error_inputs_func, dtypes
        self.decorators = (*(decorators or ()), *skips)
        self.supports_gradgrad, self.gradcheck_nondet_tol = supports_gradgrad, gradcheck_nondet_tol
        self.module_memformat_affects_out, self.train_and_eval_differ = module_memformat_affects_out, train_and_eval_differ
        self.gradcheck_fast_mode = gradcheck_fast_mode
        self.is_lazy = issubclass(module_cls, nn.modules.lazy.LazyModuleMixin)

    def supported_dtypes(self, device_type):
        return self.dtypes

    @property
    def name(self):
        """The class's name, behind that of its namespace."""
        namespace = "nn." if getattr(nn, self.module_cls.__name__, None) is self.module_cls else ""
        return namespace + self.module_cls.__name__

    @property
    def formatted_name(self):
        return self.name.replace(".", "_")

    def __repr__(self):
        return f"ModuleInfo({self.name})"


class modules(PerDevice):
    """Decorator: runs the test for each module of a list, each of its dtypes and modes, passed as `module_info`,
    `dtype` and `training`."""

    def __init__(self, module_info_iterable, allowed_dtypes=None, train_eval_mode=TrainEvalMode.train_and_eval,
                 skip_if_dynamo=True):
        self.infos, self.mode = list(module_info_iterable), train_eval_mode
        self.allowed = None if allowed_dtypes is None else set(allowed_dtypes)

    def _trainings(self, info):
        if self.mode is not TrainEvalMode.train_and_eval:
            return [self.mode is TrainEvalMode.train_only]
        return [True, False] if info.train_and_eval_differ else [True]

    def cases(self, test, cls):
        for info in self.infos:
            for training in self._trainings(info):
                name = info.formatted_name
                if info.train_and_eval_differ:
                    name += "_train_mode" if training else "_eval_mode"
                for dtype in info.dtypes:
                    if self.allowed is None or dtype in self.allowed:
                        yield name, {"module_info": info, "dtype": dtype, "training": training}, []


# ---- The table ----------------------------------------------------------------------------------


def _inputs(*rows):
    """rows: (constructor's arguments, shapes of the inputs[, constructor's keyword arguments[, reference]]). An input
    that is a function instead of a shape makes the input of a device."""

    def make(module_info, device, dtype, requires_grad, training, **kwargs):
        def tensor(shape):
            if callable(shape):
                return shape(device)
            return keyfall.testing.make_tensor(shape, device=device, dtype=dtype, requires_grad=requires_grad)

        for args, shapes, *rest in rows:
            options, reference = (*rest, {}, None)[:2] if rest else ({}, None)
            yield ModuleInput(FunctionInput(*args, **options), FunctionInput(*map(tensor, shapes)),
                              desc=str(args), reference_fn=reference if callable(reference) else None)

    return make


# Modules whose results, as PyTorch's, do not follow the memory format of their inputs or are views.
_ANY_FORMAT = (DecorateInfo(unittest.skip("results have a format of their own"), "TestModule", "test_memory_format"),)


def _classes(size, *shape):
    return lambda device: keyfall.randint(0, size, shape, device=device)


def _linear(module, parameters, x):
    bias = parameters[1] if len(parameters) > 1 else 0
    return (x.unsqueeze(-2) * parameters[0]).sum(-1) + bias


def _info(name, *rows, **options):
    return ModuleInfo(getattr(nn, name), module_inputs_func=_inputs(*rows), **options)


def _elementwise(name, reference=None, **options):
    return _info(name, ((), [(2, 3, 4)], {}, reference), ((), [()], {}, reference), **options)


def _loss(name, *targets, **options):
    return _info(name, *(((), [(3, 5), target], {"reduction": how, **options}) for target in targets or ((3, 5),)
                         for how in ("mean", "sum", "none")))


def _convolution(name, dimensions):
    image = (5,) * dimensions
    return _info(name, ((3, 4, 3), [(2, 3, *image)]), ((3, 4, 2), [(2, 3, *image)], {"stride": 2, "padding": 1}),
                 ((4, 4, 3), [(4, *image)], {"groups": 2, "bias": False}), module_memformat_affects_out=dimensions > 1,
                 skips=_ANY_FORMAT if dimensions == 3 else ())


def _batch_norm(dimensions):
    shape = (2, 3, 4, 5, 2)[:dimensions + 2]
    return _info(f"BatchNorm{dimensions}d", ((3,), [shape]), ((3, 1e-3, 0.3, False), [shape]),
                 ((3,), [shape], {"track_running_stats": False}), train_and_eval_differ=True)


def _recurrent(name, states):
    return _info(name, ((3, 4), [(5, 2, 3)]), ((3, 4, 2), [(2, 5, 3)], {"batch_first": True, "bidirectional": True}),
                 train_and_eval_differ=True, skips=_ANY_FORMAT)


module_db = [
    _info("Linear", ((5, 4), [(3, 5)], {}, _linear), ((5, 4), [(5,)], {"bias": False}, _linear)),
    _info("Bilinear", ((2, 3, 4), [(5, 2), (5, 3)]), skips=_ANY_FORMAT),
    _info("Identity", ((), [(2, 3)], {}, lambda module, parameters, x: x)),
    _info("Flatten", ((), [(2, 3, 4)], {}, lambda module, parameters, x: x.reshape(2, 12))),
    *(_convolution(f"Conv{n}d", n) for n in (1, 2, 3)),
    *(_convolution(f"ConvTranspose{n}d", n) for n in (1, 2, 3)),
    *(_batch_norm(n) for n in (1, 2, 3)),
    _info("LayerNorm", (((4,),), [(2, 3, 4)]), (((3, 4), 1e-3, False), [(2, 3, 4)])),
    _info("RMSNorm", (((4,),), [(2, 3, 4)])),
    _info("GroupNorm", ((2, 4), [(3, 4, 5)]), ((1, 4, 1e-3, False), [(3, 4, 2, 2)])),
    _info("AvgPool1d", ((2,), [(2, 3, 6)])),
    _info("AvgPool2d", ((2,), [(2, 3, 6, 6)]), (((2, 3), 2, 1), [(3, 6, 6)])),
    _info("MaxPool1d", ((2,), [(2, 3, 6)])),
    _info("MaxPool2d", ((3, 2, 1), [(2, 3, 6, 6)])),
    _info("AdaptiveAvgPool2d", ((3,), [(2, 3, 6, 5)])),
    _info("AdaptiveMaxPool2d", ((3,), [(2, 3, 6, 5)])),
    _info("Embedding", ((5, 3), [_classes(5, 2, 4)])),
    _info("Upsample", ((), [(2, 3, 4)], {"scale_factor": 2.0})),
    _info("ReflectionPad2d", ((1,), [(2, 3, 4, 4)]), skips=_ANY_FORMAT),
    _info("ZeroPad2d", ((1,), [(2, 3, 4, 4)])),
    _recurrent("RNN", 1), _recurrent("GRU", 1), _recurrent("LSTM", 2),
    _elementwise("ReLU", lambda module, parameters, x: x.clamp(min=0)),
    _elementwise("LeakyReLU", lambda module, parameters, x: keyfall.where(x > 0, x, x * 0.01)),
    _elementwise("ELU"), _elementwise("SiLU", lambda module, parameters, x: x / (1 + (-x).exp())),
    _elementwise("Mish"), _elementwise("Hardswish", supports_gradgrad=False), _elementwise("PReLU"),
    _elementwise("GELU"), _elementwise("Softplus", lambda module, parameters, x: (1 + x.exp()).log()),
    _elementwise("Sigmoid", lambda module, parameters, x: 1 / (1 + (-x).exp())),
    _elementwise("Tanh"), _elementwise("Hardtanh", lambda module, parameters, x: x.clamp(-1, 1)),
    _info("Softmax", ((1,), [(3, 4)], {}, lambda module, parameters, x: x.exp() / x.exp().sum(1, True))),
    _info("LogSoftmax", ((1,), [(3, 4)])),
    _loss("L1Loss"), _loss("MSELoss"), _loss("SmoothL1Loss"), _loss("HuberLoss"), _loss("KLDivLoss", log_target=True),
    _loss("BCEWithLogitsLoss"), _loss("CrossEntropyLoss", _classes(5, 3), (3, 5)), _loss("NLLLoss", _classes(5, 3)),
]
