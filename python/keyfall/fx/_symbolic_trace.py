"""Tracer: runs a function with proxies for its arguments, and records the graph of what it does."""

import builtins
import functools
import inspect
import math
import threading
from collections import OrderedDict
from types import FunctionType  # noqa: F401 - libraries take it from here

from .. import _assert, _C, nn
from ..utils import _pytree as pytree
from ..utils._pytree import is_namedtuple_instance
from ._compatibility import compatibility  # noqa: F401
from .graph import Graph, _PyTreeCodeGen, _PyTreeInfo
from .graph_module import GraphModule
from .proxy import ParameterProxy, Proxy, Scope, ScopeContextManager, TracerBase

__all__ = ["PHBase", "PHWithMeta", "PH", "ProxyableClassMeta", "Tracer", "is_fx_symbolic_tracing",
           "is_fx_tracing", "symbolic_trace", "wrap"]  # fmt: skip

_tracing = threading.local()
_proxyable_classes = {}
_wrapped_fns_to_patch = {}  # {(id of a module's globals, name): the globals}
_wrapped_methods_to_patch = []


def is_fx_tracing():
    """Whether this thread traces a function."""
    return getattr(_tracing, "depth", 0) > 0


is_fx_symbolic_tracing = is_fx_tracing


class PHBase:
    """Marks a leaf of nested concrete_args that becomes a placeholder."""

    def __repr__(self):
        return "PH"


PH = PHBase()


class PHWithMeta(PHBase):
    """The same, with a key for the placeholder's meta."""

    def __init__(self, ph_key=None):
        self.ph_key = ph_key


class ProxyableClassMeta(type):
    """Classes whose instances may be created from proxies while a function is traced: the call becomes a
    node."""

    def __init__(cls, name, bases, attrs):
        _proxyable_classes.setdefault(cls)
        super().__init__(name, bases, attrs)

    def __call__(cls, *args, **kwargs):
        instance = cls.__new__(cls)
        proxies = _proxies_in((args, kwargs)) if is_fx_tracing() else []
        if proxies:
            return proxies[0].tracer.create_proxy("call_function", cls, args, kwargs)
        cls.__init__(instance, *args, **kwargs)
        return instance


def _proxies_in(values):
    return [value for value in pytree.tree_leaves(values) if isinstance(value, Proxy)]


# ---- Replacing functions while a trace runs ------------------------------------------------------


class ScriptObject:
    """PyTorch's class of compiled objects; there are none."""


_orig_module_call, _orig_module_getattr = nn.Module.__call__, nn.Module.__getattr__


class _Patcher:
    """Replaces functions, and restores all of them at the end. Libraries that write their own trace()
    use it as PyTorch's."""

    def __init__(self):
        self._undo = []
        self.visited = set()

    def _is_done(self, owner, name, deduplicate):
        key = id(owner), name
        done = deduplicate and key in self.visited
        self.visited.add(key)
        return done

    def patch(self, frame_dict, name, new_fn, deduplicate=True):
        """Replaces a variable of a module."""
        if self._is_done(frame_dict, name, deduplicate):
            return
        absent = object()
        before = frame_dict.get(name, absent)

        def restore():
            if before is absent:
                del frame_dict[name]
            else:
                frame_dict[name] = before

        frame_dict[name] = new_fn
        self._undo.append(restore)

    def patch_method(self, cls, name, new_fn, deduplicate=True):
        """Replaces a method of a class."""
        if self._is_done(cls, name, deduplicate):
            return
        inherited = name not in vars(cls)
        before = getattr(cls, name)

        def restore():
            if inherited:
                delattr(cls, name)
            else:
                setattr(cls, name, before)
            if name == "__getattr__" and issubclass(cls, nn.Module):
                _C._use_fast_lookup(cls)

        setattr(cls, name, new_fn)
        self._undo.append(restore)

    def visit_once(self, thing):
        """True for the first visit of an object."""
        seen = id(thing) in self.visited
        self.visited.add(id(thing))
        return not seen

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        while self._undo:
            self._undo.pop()()


def _autowrap_check(patcher, frame_dict, function_ids):
    """Replaces those of the functions that a module's variables hold, once for each module."""
    if patcher.visit_once(frame_dict):
        for name, value in list(frame_dict.items()):
            if name[0] != "_" and callable(value) and id(value) in function_ids:
                patcher.patch(frame_dict, name, _recording(value))


def _recording(function):
    """A function that becomes a node when it is called with proxies."""

    @functools.wraps(function)
    def call(*args, **kwargs):
        proxies = _proxies_in((args, kwargs))
        if not proxies:
            return function(*args, **kwargs)
        proxy = proxies[0].tracer.create_proxy("call_function", function, args, kwargs)
        proxy.node.meta["is_wrapped"] = True
        return proxy

    return call


def _recording_method(cls, name):
    original = getattr(cls, name)

    @functools.wraps(original)
    def call(*args, **kwargs):
        proxies = _proxies_in((args, kwargs))
        if not proxies:
            return original(*args, **kwargs)
        return proxies[0].tracer.create_proxy("call_method", name, args, kwargs)

    return call


def wrap(fn_or_name):
    """Makes calls of a function with proxies nodes of the graph, instead of tracing into it. Called in a
    module, with the function or the name of one of its variables, or as a decorator."""
    if not callable(fn_or_name) and not isinstance(fn_or_name, str):
        raise RuntimeError("Unsupported type for global function! Must be either a callable or string name")
    name = fn_or_name if isinstance(fn_or_name, str) else fn_or_name.__name__
    frame = inspect.currentframe().f_back
    if frame is None or frame.f_code.co_name != "<module>":
        raise NotImplementedError("wrap must be called at the top level of a module")
    _wrapped_fns_to_patch[id(frame.f_globals), name] = frame.f_globals
    return fn_or_name


def _wrap_method(cls, name):
    """The same for a method of a class."""
    _wrapped_methods_to_patch.append((cls, name))


def _patch_wrapped_functions(patcher):
    for (_, name), namespace in list(_wrapped_fns_to_patch.items()):
        function = namespace.get(name, getattr(builtins, name, None))
        if function is not None:
            patcher.patch(namespace, name, _recording(function))
    for cls, name in _wrapped_methods_to_patch:
        patcher.patch_method(cls, name, _recording_method(cls, name))


# ---- The tracer ----------------------------------------------------------------------------------


class Tracer(TracerBase):
    """Traces a module or function. Methods to override: is_leaf_module says which modules stay calls,
    call_module what a call of one does, getattr what reading a parameter does."""

    def __init__(self, autowrap_modules=(math,), autowrap_functions=(), param_shapes_constant=False):
        super().__init__()
        self._autowrap_function_ids = {
            id(value) for module in autowrap_modules for name, value in vars(module).items()
            if name[0] != "_" and callable(value)} | set(map(id, autowrap_functions))
        self._autowrap_search = list(autowrap_modules)
        self.param_shapes_constant = param_shapes_constant
        self.submodule_paths = None
        self.root_module_name = ""
        self.scope = Scope("", None)
        self.module_stack = OrderedDict()
        self.num_calls = {}
        self.node_name_to_scope = {}

    def get_fresh_qualname(self, prefix):
        """A name for an attribute of the root that is not taken."""
        index = 0
        while hasattr(self.root, f"{prefix}{index}"):
            index += 1
        return f"{prefix}{index}"

    def create_arg(self, a):
        """As TracerBase.create_arg; tensors become attributes of the root."""
        if isinstance(a, nn.Parameter):
            for name, parameter in self.root.named_parameters():
                if a is parameter:
                    return self.create_node("get_attr", name, (), {})
            raise NameError("parameter is not a member of this module")
        if isinstance(a, _C.Tensor):
            for name, buffer in self.root.named_buffers():
                if a is buffer:
                    return self.create_node("get_attr", name, (), {})
            name = self.tensor_attrs.get(a)
            if name is None:
                name = self.get_fresh_qualname("_tensor_constant")
                self.tensor_attrs[a] = name
                setattr(self.root, name, a)
            return self.create_node("get_attr", name, (), {})
        if isinstance(a, nn.Module):
            for name, module in self.root.named_modules():
                if a is module:
                    return self.create_node("get_attr", name, (), {})
        if is_namedtuple_instance(a):
            return self.create_node("call_function", type(a), tuple(map(self.create_arg, a)), {})
        if type(a) in _proxyable_classes:
            name = self.get_fresh_qualname(f"_{type(a).__name__}_constant_")
            setattr(self.root, name, a)
            return self.create_node("get_attr", name, (), {})
        return super().create_arg(a)

    def is_leaf_module(self, m, module_qualified_name):
        """Whether calls of the module stay calls; by default those of nn's own layers."""
        module = type(m).__module__
        own = module.startswith(("keyfall.nn", "torch.nn", "keyfall.ao.nn", "torch.ao.nn"))
        return own and not isinstance(m, nn.Sequential)

    def path_of_module(self, mod):
        """The path of a submodule below the root."""
        if self.submodule_paths:
            path = self.submodule_paths.get(mod)
            if path is None:
                raise NameError("module is not installed as a submodule")
            return path
        for name, module in self.root.named_modules():
            if module is mod:
                return name
        raise NameError("module is not installed as a submodule")

    def call_module(self, m, forward, args, kwargs):
        """What a call of a submodule does: a node for a leaf, the call itself otherwise."""
        path = self.path_of_module(m)
        with ScopeContextManager(self.scope, Scope(path, type(m))):
            count = self.num_calls.get(path, 0)
            self.num_calls[path] = count + 1
            key = path if count == 0 else f"{path}@{count}"
            self.module_stack[key] = (path, type(m))
            try:
                if self.is_leaf_module(m, path):
                    return self.create_proxy("call_module", path, args, kwargs)
                return forward(*args, **kwargs)
            finally:
                self.module_stack.popitem()

    def getattr(self, attr, attr_val, parameter_proxy_cache):
        """What reading an attribute of a module returns: a proxy for a parameter of the root."""
        if isinstance(attr_val, nn.Parameter):
            members = self.root.named_parameters()
        elif self.proxy_buffer_attributes and isinstance(attr_val, _C.Tensor):
            members = self.root.named_buffers()
        else:
            return attr_val
        for name, member in members:
            if member is attr_val:
                if name not in parameter_proxy_cache:
                    kwargs = {}
                    if self.param_shapes_constant and isinstance(attr_val, nn.Parameter):
                        kwargs["proxy_factory_fn"] = lambda node: ParameterProxy(self, node, name, attr_val)
                    parameter_proxy_cache[name] = self.create_proxy("get_attr", name, (), {}, **kwargs)
                return parameter_proxy_cache[name]
        return attr_val

    _module_getattr = getattr

    # ---- Arguments of the traced function --------------------------------------------------------

    def _proxy_placeholder(self, name, concrete_args, parameters):
        """A proxy for a parameter, or its concrete value, which the graph asserts."""
        if concrete_args is not None and name in concrete_args:
            return self._concrete_placeholders(name, concrete_args[name], parameters)
        return self._placeholder(name, name, parameters)

    def _placeholder(self, name, spelled, parameters):
        plain = parameters.get(name.lstrip("*"))
        variadic = name[0] == "*"
        default = () if plain is None or variadic or plain.default is plain.empty else (plain.default,)
        annotation = None if plain is None or plain.annotation is plain.empty else plain.annotation
        return self.create_proxy("placeholder", spelled, default, {}, type_expr=annotation)

    def _concrete_placeholders(self, name, value, parameters):
        count = 0

        def leaf(one):
            nonlocal count
            count += 1
            spelled = f"{name}_{count}"
            if isinstance(one, PHBase):
                proxy = self.create_proxy("placeholder", spelled, (), {})
                if isinstance(one, PHWithMeta):
                    proxy.node.meta["ph_key"] = one.ph_key
                return proxy
            proxy = self._placeholder(name, spelled, parameters)
            if type(one) in (bool, int, float, str):
                text = f"{name} has been specialized to have value {one} but got another value"
                self.create_proxy("call_function", _assert, (proxy == one, text), {})
            elif one is None:
                self.create_proxy("call_function", _assert_is_none, (proxy, (
                    f"{name} has been specialized to have value None but got another value")), {})
            return one

        return pytree.tree_map(leaf, value)

    def create_args_for_root(self, root_fn, is_module, concrete_args=None):
        """Returns the function to call, and proxies for its parameters."""
        function = inspect.unwrap(root_fn)
        code = getattr(function, "__code__", None)
        if code is None:
            raise RuntimeError(f"symbolic tracing needs a function written in Python, got {function!r}")
        parameters = dict(inspect.signature(function).parameters)
        names = list(code.co_varnames[:code.co_argcount + code.co_kwonlyargcount])
        args = [self.root] if is_module else []
        if is_module:
            if not names:
                raise RuntimeError("``self`` argument cannot be part of *args expansion!")
            names = names[1:]
        if isinstance(concrete_args, tuple):
            if len(names) != len(concrete_args):
                raise RuntimeError(f"Tracing expected {len(names)} arguments but got {len(concrete_args)} "
                                   "concrete arguments")
            concrete_args = dict(zip(names, concrete_args))
        positional = code.co_argcount - is_module
        args += [self._proxy_placeholder(name, concrete_args, parameters) for name in names]
        kwonly = dict(zip(names[positional:], args[is_module + positional:]))
        args = args[:is_module + positional]
        rest = list(code.co_varnames[code.co_argcount + code.co_kwonlyargcount:])
        variadic = []
        if code.co_flags & inspect.CO_VARARGS:
            variadic.append(self._proxy_placeholder(f"*{rest.pop(0)}", concrete_args, parameters))
        if code.co_flags & inspect.CO_VARKEYWORDS:
            variadic.append(self._proxy_placeholder(f"**{rest.pop(0)}", concrete_args, parameters))
        call = _with_variadic(root_fn, variadic, kwonly) if variadic or kwonly else root_fn
        if isinstance(concrete_args, dict) and any(not pytree.tree_is_leaf(one) or isinstance(one, PHBase)
                                                   for one in concrete_args.values()):
            return self._flattened(call, args, is_module, names[:positional])
        return call, args

    def _flattened(self, call, args, is_module, names):
        """The same for nested arguments: the graph has the leaves, its code flattens."""
        flat, spec = pytree.tree_flatten(args[is_module:])
        shown = ["self", *names] if is_module else names

        def run(*leaves):
            result = call(*args[:is_module], *pytree.tree_unflatten(list(leaves), spec))
            out, out_spec = pytree.tree_flatten(result)
            self.graph._codegen = _PyTreeCodeGen(_PyTreeInfo(shown, spec, out_spec))
            return out

        return run, flat

    # ---- The trace -------------------------------------------------------------------------------

    def _prepare_root(self, root):
        if isinstance(root, nn.Module):
            self.root = root
            function = getattr(type(root), self.traced_func_name, None)
            if function is None:
                raise AssertionError(f"traced_func_name={self.traced_func_name} doesn't exist in "
                                     f"{type(root).__name__}")
            self.root_module_name = root._get_name()
            self.submodule_paths = {module: name for name, module in root.named_modules()}
        else:
            self.root, function = nn.Module(), root
        self.tensor_attrs = {}
        for path, module in self.root.named_modules():
            for name, value in vars(module).items():
                if isinstance(value, _C.Tensor):
                    self.tensor_attrs[value] = f"{path}.{name}" if path else name
        return function

    def trace(self, root, concrete_args=None):
        """Returns the graph of a module or function. Arguments in `concrete_args` keep their values."""
        function = self._prepare_root(root)
        self.graph = Graph(tracer_cls=getattr(self, "__class__", None))
        _tracing.depth = getattr(_tracing, "depth", 0) + 1
        try:
            call, args = self.create_args_for_root(function, isinstance(root, nn.Module), concrete_args)
            with _Patcher() as patcher:
                self._patch(patcher, function)
                result = call(*args)
                annotation = getattr(call, "__annotations__", {}).get("return")
                self.create_node("output", "output", (self.create_arg(result),), {}, type_expr=annotation)
        finally:
            _tracing.depth -= 1
            self.submodule_paths = None
        return self.graph

    def _patch(self, patcher, function):
        cache = {}
        call, get = nn.Module.__call__, nn.Module.__getattr__

        def recorded_call(module, *args, **kwargs):
            _autowrap_check(patcher, getattr(module.forward, "__globals__", {}), self._autowrap_function_ids)
            return self.call_module(module, lambda *args, **kwargs: call(module, *args, **kwargs), args, kwargs)

        def recorded_get(module, name):
            return self.getattr(name, get(module, name), cache)

        patcher.patch_method(nn.Module, "__getattr__", recorded_get)
        patcher.patch_method(nn.Module, "__call__", recorded_call)
        _patch_wrapped_functions(patcher)
        _autowrap_check(patcher, getattr(function, "__globals__", {}), self._autowrap_function_ids)
        for module in self._autowrap_search:
            _autowrap_check(patcher, vars(module), self._autowrap_function_ids)


def _assert_is_none(value, msg):
    if value is not None:
        raise AssertionError(msg)


def _with_variadic(function, variadic, kwonly):
    """A call that passes proxies for *args and **kwargs as if they were one argument each."""
    code = inspect.unwrap(function).__code__
    shown = code.replace(co_flags=code.co_flags & ~(inspect.CO_VARARGS | inspect.CO_VARKEYWORDS),
                         co_argcount=code.co_argcount + code.co_kwonlyargcount + len(variadic),
                         co_kwonlyargcount=0)  # fmt: skip
    original = inspect.unwrap(function)
    plain = type(original)(shown, original.__globals__, original.__name__, None, original.__closure__)
    return lambda *args: plain(*args, *kwonly.values(), *variadic)


def symbolic_trace(root, concrete_args=None):
    """Traces a module or function with proxies, and returns a GraphModule that computes the same."""
    tracer = Tracer()
    graph = tracer.trace(root, concrete_args)
    name = type(root).__name__ if isinstance(root, nn.Module) else root.__name__
    return GraphModule(tracer.root, graph, name)
