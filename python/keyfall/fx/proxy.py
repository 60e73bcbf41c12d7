"""Proxy: stands for a value while a function is traced. What the function does with it becomes nodes."""

import dis
import enum
import operator
import sys
import traceback
from collections import OrderedDict
from dataclasses import fields, is_dataclass

from .. import _assert, _ops, overrides
from ..nn import Parameter
from ..utils._pytree import is_namedtuple_instance
from ._codegen import magic_methods, reflectable_magic_methods
from .node import Node, base_types, map_aggregate

__all__ = ["Attribute", "GraphAppendingTracer", "ParameterProxy", "Proxy", "Scope", "ScopeContextManager",
           "TraceError", "TracerBase"]  # fmt: skip


class TraceError(ValueError):
    """A traced function needs the value of a proxy."""


class Scope:
    """The module whose forward runs during a trace: its path and type."""

    def __init__(self, module_path, module_type):
        self.module_path, self.module_type = module_path, module_type


class ScopeContextManager:
    """Enters a scope, and restores the one before."""

    def __init__(self, scope, current_scope):
        self._scope, self._before = scope, Scope(scope.module_path, scope.module_type)
        scope.module_path, scope.module_type = current_scope.module_path, current_scope.module_type

    def __enter__(self):
        return self._scope

    def __exit__(self, *exception):
        self._scope.module_path = self._before.module_path
        self._scope.module_type = self._before.module_type


class TracerBase:
    """Turns values and calls into nodes of `graph`."""

    graph = None
    record_stack_traces = False
    check_mutable_operations = False
    trace_asserts = False
    proxy_buffer_attributes = False
    traced_func_name = "forward"

    def create_node(self, kind, target, args, kwargs, name=None, type_expr=None):
        """Adds a node to the graph; a subclass may look at it."""
        node = self.graph.create_node(kind, target, args, kwargs, name, type_expr)
        scope = getattr(self, "scope", None)
        if scope is not None:
            self.node_name_to_scope[node.name] = (scope.module_path, scope.module_type)
        stack = getattr(self, "module_stack", None)
        if stack:
            node.meta["nn_module_stack"] = OrderedDict(stack)
        return node

    def proxy(self, node):
        """Returns a proxy for the node."""
        return Proxy(node, self)

    def create_proxy(self, kind, target, args, kwargs, name=None, type_expr=None, proxy_factory_fn=None):
        """Adds a node for a call with proxies, and returns a proxy for it."""
        args_, kwargs_ = self.create_arg(args), self.create_arg(kwargs)
        if not isinstance(args_, tuple):
            raise AssertionError(f"expected a tuple of arguments, got {type(args_)}")
        node = self.create_node(kind, target, args_, dict(kwargs_), name, type_expr)
        proxy = proxy_factory_fn(node) if proxy_factory_fn is not None else self.proxy(node)
        if self.record_stack_traces and not node.stack_trace:
            node.stack_trace = self._user_stack()
        return proxy

    @staticmethod
    def _user_stack():
        """The call stack without the frames of this package."""
        own = __file__.rpartition("fx")[0]
        frames = [frame for frame in traceback.extract_stack() if not frame.filename.startswith(own)]
        return "".join(traceback.format_list(frames))

    def create_arg(self, a):
        """Turns an argument into what nodes may have: nodes, constants and containers of them."""
        if isinstance(a, Proxy):
            return a.node
        if hasattr(type(a), "__fx_create_arg__"):
            return a.__fx_create_arg__(self)
        if is_namedtuple_instance(a):
            return type(a)(*map(self.create_arg, a))
        if isinstance(a, (tuple, list)):
            return (tuple if isinstance(a, tuple) else list)(map(self.create_arg, a))
        if isinstance(a, dict):
            return self._create_dict(a)
        if isinstance(a, slice):
            return slice(*map(self.create_arg, (a.start, a.stop, a.step)))
        if isinstance(a, range):
            return range(*map(self.create_arg, (a.start, a.stop, a.step)))
        if is_dataclass(a) and not isinstance(a, type):
            values = {field.name: self.create_arg(getattr(a, field.name)) for field in fields(a)}
            return self.create_node("call_function", type(a), (), values)
        if isinstance(a, (*base_types, enum.Enum, Node, _ops.OpOverload)) or a is None or a is ...:
            return a
        raise NotImplementedError(f"argument of type: {type(a)}")

    def _create_dict(self, a):
        def refuse(value):
            if isinstance(value, Node):
                raise RuntimeError("Keys for dictionaries used as an argument cannot contain a Node. Got key: "
                                   f"{value}")

        made = {}
        for key, value in a.items():
            key = self.create_arg(key)
            map_aggregate(key, refuse)
            made[key] = self.create_arg(value)
        return made

    def to_bool(self, obj):
        """Called where a traced function needs the truth of a proxy."""
        raise TraceError("symbolically traced variables cannot be used as inputs to control flow")

    def iter(self, obj):
        """Called where a traced function iterates over a proxy."""
        raise TraceError("Proxy object cannot be iterated. The number of its elements is not known while a "
                         "function is traced, in a loop, or where it is passed as *args or **kwargs")

    def keys(self, obj):
        """Called where a traced function uses a proxy as **kwargs."""
        return Attribute(obj, "keys")()


class GraphAppendingTracer(TracerBase):
    """Adds what is done with a proxy to its node's graph."""

    def __init__(self, graph):
        self.graph = graph
        self.scope = Scope("", None)
        self.module_stack = OrderedDict()
        self.node_name_to_scope = {}


class Proxy:
    """Stands for a node's value. Operators, methods, attributes and functions that support
    __torch_function__ add nodes."""

    def __init__(self, node, tracer=None):
        self.tracer = tracer if tracer is not None else GraphAppendingTracer(node.graph)
        self.node = node

    def __repr__(self):
        return f"Proxy({self.node.name})"

    def __getattr__(self, k):
        if k[:2] == k[-2:] == "__" or k in ("node", "tracer"):
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {k!r}")
        return Attribute(self, k)

    def __deepcopy__(self, memo):
        copy = object.__new__(type(self))
        memo[id(self)] = copy
        copy.__dict__.update(self.__dict__)
        return copy

    def __getstate__(self):
        return self.__dict__

    def __setstate__(self, state):
        self.__dict__.update(state)

    def __call__(self, *args, **kwargs):
        return self.tracer.create_proxy("call_method", "__call__", (self, *args), kwargs)

    def __iter__(self):
        frame = sys._getframe(1)
        code, at = frame.f_code.co_code, frame.f_lasti
        if code[at] == dis.opmap["UNPACK_SEQUENCE"]:
            return (self[index] for index in range(code[at + 1]))
        return self.tracer.iter(self)

    def __abs__(self):
        return self.tracer.create_proxy("call_function", operator.abs, (self,), {})

    def __bool__(self):
        if self.tracer.trace_asserts:
            message = _asserted(sys._getframe(1))
            if message is not None:
                self.tracer.create_proxy("call_function", _assert, (self, message), {})
                return True
        return self.tracer.to_bool(self)

    def keys(self):
        """The keys of a dictionary, for **kwargs."""
        return self.tracer.keys(self)

    def __len__(self):
        raise RuntimeError("'len' is not supported in symbolic tracing by default. If you want this call to be "
                           "recorded, please call torch.fx.wrap('len') at module scope")

    @classmethod
    def __torch_function__(cls, orig_method, types, args=None, kwargs=None):
        args, kwargs = args or (), kwargs or {}
        tracers = {}

        def find(value):
            if isinstance(value, Proxy):
                tracers.setdefault(value.tracer)

        map_aggregate(args, find)
        map_aggregate(kwargs, find)
        if len(tracers) > 1:
            raise RuntimeError(f"Found multiple different tracers {list(tracers)} while trying to trace "
                               f"operations {orig_method}")
        tracer = next(iter(tracers))
        if isinstance(orig_method, _ops.HigherOrderOperator):
            raise RuntimeError(f"Unable to symbolically trace HigherOrderOperators: {orig_method}")
        if overrides.is_tensor_method_or_property(orig_method):
            return tracer.create_proxy("call_method", orig_method.__name__, args, kwargs)
        return tracer.create_proxy("call_function", orig_method, args, kwargs,
                                   name=tracer.graph._target_to_str(orig_method))


def _asserted(frame):
    """The message of the assert statement that asks for a truth value; None for other questions."""
    following = [one for one in dis.get_instructions(frame.f_code) if one.offset >= frame.f_lasti and one.opname != "NOT_TAKEN"]
    index = next((i for i, one in enumerate(following[:3]) if "JUMP" in one.opname and one.opname.endswith("IF_TRUE")), None)
    if index is None or len(following) < index + 3:
        return None
    start, message = following[index + 1:index + 3]
    if start.opname != "LOAD_ASSERTION_ERROR" and start.argval is not AssertionError:
        return None
    return message.argval if message.opname == "LOAD_CONST" and isinstance(message.argval, str) else ""


class Attribute(Proxy):
    """An attribute of a proxy. It becomes a node when its value is used, and a method call when it is
    called."""

    def __init__(self, root, attr):
        self.root, self.attr, self.tracer, self._node = root, attr, root.tracer, None

    @property
    def node(self):
        """The node for the attribute's value."""
        if self._node is None:
            self._node = self.tracer.create_proxy("call_function", getattr, (self.root, self.attr), {}).node
        return self._node

    def __call__(self, *args, **kwargs):
        return self.tracer.create_proxy("call_method", self.attr, (self.root, *args), kwargs)


class ParameterProxy(Proxy):
    """A parameter, whose shape is known."""

    def __init__(self, tracer, node, name, param):
        super().__init__(node, tracer)
        if not isinstance(param, Parameter):
            raise AssertionError(f"expected a Parameter, got {type(param)}")
        self.param, self.name = param, name

    def __repr__(self):
        return f"ParameterProxy({self.name})"

    shape = property(lambda self: self.param.shape)
    ndim = property(lambda self: self.param.ndim)

    def size(self):
        """The parameter's shape."""
        return self.param.size()

    def dim(self):
        """The number of its dimensions."""
        return self.param.dim()

    def numel(self):
        """The number of its elements."""
        return self.param.numel()

    def nelement(self):
        """The number of its elements."""
        return self.param.nelement()


def _add_operators():
    def forward(target):
        def method(*args, **kwargs):
            return args[0].tracer.create_proxy("call_function", target, args, kwargs)

        return method

    def backward(target):
        def method(self, rhs):
            return self.tracer.create_proxy("call_function", target, (rhs, self), {})

        return method

    for names, make, prefix in ((magic_methods, forward, ""), (reflectable_magic_methods, backward, "r")):
        for name in names:
            target = getattr(operator, "truediv" if name == "div" else name)
            method = make(target)
            method.__name__ = f"__{prefix}{name.rstrip('_')}__"
            setattr(Proxy, method.__name__, method)
    Proxy.__hash__ = object.__hash__


_add_operators()
