"""`keyfall.ops`: every operator by name.

`ops.aten` is a namespace, `ops.aten.add` a packet of overloads, `ops.aten.add.Tensor` an overload.
Packets and overloads are C types because they are called often; this module adds what is not on the
call path. Each operator has exactly one OpOverload object, owned by the C code.
"""

import sys

from . import _C
from ._loading import lazy_module, load

ctypes = lazy_module("ctypes")
importlib = lazy_module("importlib")
_library_utils = lazy_module("keyfall._library.utils")
_higher_order = lazy_module("keyfall._shared.higher_order")
_public_library = lazy_module("keyfall.library")
_python_dispatch = lazy_module("keyfall.utils._python_dispatch")

DispatchKey = _C.DispatchKey
OpOverload = _C.OpOverload
OpOverloadPacket = _C._OpPacketBase
ModuleType = type(_C)
# Modules that define operators of a namespace when one of them is asked for. Those of aten are in the catalogue.
_LATE = {
    "profiler": ("keyfall.profiler.operators",),
    "quantized": ("keyfall.ao._linear_ops",),
}

# The alias keys tried for a key without a kernel of its own: (alias key, whether a kernel for the
# backend itself hides it), in the order of the dispatcher's own table computation.
_ALIASES = (
    (DispatchKey.CompositeExplicitAutogradNonFunctional, False),
    (DispatchKey.CompositeExplicitAutograd, False),
    (DispatchKey.CompositeImplicitAutogradNestedTensor, True),
    (DispatchKey.CompositeImplicitAutograd, True),
    (DispatchKey.Autograd, False),
    (DispatchKey.FuncTorchBatchedDecomposition, False),
)


def is_included_in_alias(key, alias):
    """True if the alias key `alias` includes the runtime key `key`."""
    return _C._dispatch_is_included_in_alias(key, alias)


def resolve_key(op, key):
    """Returns the key whose kernel a call of `op` at `key` runs, including Python kernels."""
    if op.has_kernel_for_dispatch_key(key):
        return key
    has_own_kernel = op.has_kernel_for_any_dispatch_key(
        _C._dispatch_get_backend_keyset_from_autograd(key)
    ) or op.has_kernel_for_dispatch_key(DispatchKey.CompositeExplicitAutograd)
    for alias, hidden in _ALIASES:
        if not is_included_in_alias(key, alias) and key != alias:
            continue
        if not op.has_kernel_for_dispatch_key(alias):
            continue
        if (
            alias == DispatchKey.CompositeImplicitAutograd
            and key == DispatchKey.AutogradOther
            and op.has_kernel_for_any_dispatch_key(_C._dispatch_autogradother_backends)
        ):
            raise RuntimeError("ambiguous autogradother kernel")
        if not (hidden and has_own_kernel):
            return alias
    if _C._dispatch_has_backend_fallback(key):
        return key
    raise NotImplementedError(f"could not find kernel for {op} at dispatch key {key}")


class OperatorBase:
    """Base of operators and higher-order operators: kernels registered from Python, by key, by mode
    or subclass, and by functorch transform."""

    def __init__(self):
        self._dispatch_cache = {}
        self.py_kernels = {}
        self.python_key_table = {}
        self.functorch_table = {}

    def __call__(self, *args, **kwargs):
        raise NotImplementedError(f"{type(self).__name__} must define __call__")

    def name(self):
        raise NotImplementedError(f"{type(self).__name__} must define name()")

    def has_kernel_for_dispatch_key(self, key):
        """True if there is a kernel for exactly this key."""
        return key in self.py_kernels

    def has_kernel_for_any_dispatch_key(self, keyset):
        """True if there is a kernel for a runtime key of this set."""
        return any(
            not _C._dispatch_is_alias_key(key) and keyset.has(key) for key in self.py_kernels
        )

    def _uncache_dispatch(self, key):
        self._dispatch_cache.pop(key, None)

    def py_impl(self, key):
        """Decorator: registers a Python kernel for a DispatchKey, or a rule for the class of a
        dispatch mode or tensor subclass, or for a functorch transform."""

        def register(function):
            table, what = _rule_table(self, key)
            if key in table:
                raise RuntimeError(
                    f"Trying to override a python impl for {what} on operator {self.name()}"
                )
            table[key] = function
            self._dispatch_cache.clear()
            return function

        return register

    def py_functionalize_impl(self, function):
        """Raises: an operator cannot have a functionalization of its own."""
        raise NotImplementedError(
            "py_functionalize_impl: keyfall.func.functionalize follows the operator's schema, and calls no function "
            "of the operator's own"
        )


def _rule_table(op, key):
    if isinstance(key, type):
        if issubclass(key, (_python_dispatch.TorchDispatchMode, _C.TensorBase)):
            return op.python_key_table, key
    transform = getattr(getattr(_C, "_functorch", None), "TransformType", None)
    if transform is not None and isinstance(key, transform):
        return op.functorch_table, key
    if not isinstance(key, DispatchKey):
        raise AssertionError(f"expected DispatchKey, got {type(key)}")
    if key == DispatchKey.Python:
        raise AssertionError("Please register a mode for the DispatchKey.Python key instead.")
    return op.py_kernels, key


# ---- OpOverload ---------------------------------------------------------------------------------


class _ForInstances:
    """A descriptor for an attribute of a type's instances. The type keeps its own value."""

    def __init__(self, get, of_type=None):
        self._get = get
        self._of_type = of_type

    def __get__(self, instance, owner=None):
        if instance is not None:
            return self._get(instance)
        return self._of_type


class _ModuleOfInstances(str):
    """The type's own `__module__`; on an instance it names the namespace."""

    def __get__(self, instance, owner=None):
        return self if instance is None else f"torch._ops.{instance._namespace}"


def _table(name):
    """Returns a property: a dict that an OpOverload creates on first access."""
    return property(lambda self: self.__dict__.setdefault(name, {}))


def _overload_has_kernel(self, key):
    """True if there is a kernel for exactly this key, in Python or in the dispatcher."""
    return key in self.py_kernels or _C._dispatch_has_kernel_for_dispatch_key(self._name, key)


def _overload_has_any_kernel(self, keyset):
    """True if there is a kernel for a runtime key of this set, in Python or in the dispatcher."""
    return _C._dispatch_has_kernel_for_any_dispatch_key(
        self._name, keyset
    ) or OperatorBase.has_kernel_for_any_dispatch_key(self, keyset)


def _can_decompose(self):
    """True if the operator has a composite kernel."""
    return _overload_has_kernel(self, DispatchKey.CompositeImplicitAutograd)


def _decompose(self, *args, **kwargs):
    """Runs the composite kernel; returns NotImplemented if there is none."""
    key = DispatchKey.CompositeImplicitAutograd
    if key in self.py_kernels:
        return self.py_kernels[key](*args, **kwargs)
    if _C._dispatch_has_kernel_for_dispatch_key(self._name, key):
        return self._op_dk(key, *args, **kwargs)
    return NotImplemented


def _run_under_mode(self, *args, **kwargs):
    rule = self.python_key_table.get(type(_python_dispatch._get_current_dispatch_mode()))
    if rule is None:
        return self._op_dk(DispatchKey.Python, *args, **kwargs)
    with _python_dispatch._pop_mode_temporarily() as mode:
        return rule(mode, *args, **kwargs)


def _get_dispatch(self, key):
    """Returns the Python dispatcher's target for a key: a callable, or a key to use in C."""
    if key == DispatchKey.Python:
        if self.python_key_table:
            return lambda *args, **kwargs: _run_under_mode(self, *args, **kwargs)
        target = key
    elif key == DispatchKey.PreDispatch:
        return _higher_order.pre_dispatch_target(self)  # depends on the current modes: not cached
    else:
        resolved = resolve_key(self, key)
        target = self.py_kernels.get(resolved, resolved)
    self._dispatch_cache[key] = target
    return target


def _is_view(self):
    """True if an argument shares memory with a result and no argument is written to."""
    infos = [argument.alias_info for argument in self._schema.arguments]
    infos = [info for info in infos if info is not None]
    return bool(infos) and not any(info.is_write for info in infos)


def _tags(self):
    """The operator's tags."""
    tags = [getattr(_C.Tag, name) for name in _C._op_tags(self)]
    # All built-in operators have this tag, so their definitions do not repeat it.
    if self._namespace in ("aten", "prim") and _C.Tag.pt2_compliant_tag not in tags:
        tags.append(_C.Tag.pt2_compliant_tag)
    return tags


def _defined_in_python(self):
    """True if the operator was defined through keyfall.library."""
    return self._name in _public_library._defs


def _overload_signature(self):
    return _library_utils.signature_of_schema(self._schema)


def _extend(type, attributes):
    for name, value in attributes.items():
        setattr(type, name, value)


_extend(
    OpOverload,
    {
        "__module__": _ModuleOfInstances(OpOverload.__module__),
        "__doc__": _ForInstances(lambda op: str(op._schema), OpOverload.__doc__),
        "__signature__": _ForInstances(_overload_signature),
        "__repr__": lambda op: (
            f"<OpOverload(op='{op._namespace}.{op._opname}', overload='{op._overloadname}')>"
        ),
        "__str__": lambda op: f"{op._namespace}.{op._opname}.{op._overloadname}",
        "__copy__": lambda op: op,
        "__deepcopy__": lambda op, memo=None: op,
        "__reduce__": lambda op: (_find_overload, (op._namespace, op._opname, op._overloadname)),
        "name": lambda op: op._name,
        "namespace": property(lambda op: op._namespace),
        "overloadpacket": property(lambda op: getattr(getattr(ops, op._namespace), op._opname)),
        "op": property(lambda op: op),
        "tags": property(_tags),
        "is_view": property(_is_view),
        "py_kernels": _table("py_kernels"),
        "python_key_table": _table("python_key_table"),
        "functorch_table": _table("functorch_table"),
        "_dispatch_cache": _table("_dispatch_cache"),
        "_handle": property(
            lambda op: _C._dispatch_find_schema_or_throw(
                f"{op._namespace}::{op._opname}", op._schema.overload_name
            )
        ),
        "_overloadpacket": property(lambda op: op.overloadpacket),
        "_op": property(lambda op: op),
        "_tags": property(_tags),
        "_defined_in_python": property(_defined_in_python),
        "_nondeterministic_seeded": property(lambda op: _C.Tag.nondeterministic_seeded in op.tags),
        "has_kernel_for_dispatch_key": _overload_has_kernel,
        "has_kernel_for_any_dispatch_key": _overload_has_any_kernel,
        "decompose": _decompose,
        "_can_decompose": _can_decompose,
        "py_impl": OperatorBase.py_impl,
        "py_functionalize_impl": OperatorBase.py_functionalize_impl,
        "_get_dispatch": _get_dispatch,
        "_uncache_dispatch": OperatorBase._uncache_dispatch,
    },
)


def _find_overload(namespace, name, overload):
    return getattr(getattr(getattr(ops, namespace), name), overload)


# ---- Packets ------------------------------------------------------------------------------------


def _refresh(packet):
    """Looks up the overloads again after definitions were added or removed."""
    full_name = packet._qualified_op_name
    names = _C._op_overload_names(full_name)
    gone = set(packet.__dict__.get("_dir", ())).difference(name or "default" for name in names)
    for name in gone:
        packet.__dict__.pop(name, None)
    packet._overload_names = names
    packet._dir = [name or "default" for name in names]
    packet._overloads = tuple(_C._op_overload(full_name, name) for name in names)


def _new_packet(namespace, name):
    packet = OpOverloadPacket()
    packet._namespace = namespace
    packet._qualified_op_name = f"{namespace}::{name}"
    packet.__dict__["__name__"] = name
    _refresh(packet)
    return packet


def _packet_getattr(self, name):
    if name == "__file__":
        return "torch.ops"
    if name.startswith("_") and "_qualified_op_name" not in self.__dict__:
        raise AttributeError(name)  # still being constructed
    if name.startswith("__"):
        raise AttributeError(
            f"'{self}' can't have an overload name beginning with '__' and the "
            f"underlying op {self!r} has no attribute {name} either."
        )
    if name not in self._dir:
        for module in _LATE.get(self._namespace, ()):  # they add overloads, too
            load(module)
        _refresh(self)
    if name not in self._dir:
        raise AttributeError(f"The underlying op of '{self}' has no overload name '{name}'")
    overload = self._overloads[self._dir.index(name)]
    self.__dict__[name] = overload
    return overload


def _packet_doc(self):
    return "\n".join(str(overload._schema) for overload in self._overloads)


_extend(
    OpOverloadPacket,
    {
        "__module__": _ModuleOfInstances(__name__),
        "__name__": "OpOverloadPacket",
        "__qualname__": "OpOverloadPacket",
        "__doc__": _ForInstances(_packet_doc, OpOverloadPacket.__doc__),
        "__getattr__": _packet_getattr,
        "__repr__": lambda self: f"<OpOverloadPacket(op='{self}')>",
        "__str__": lambda self: self._qualified_op_name.replace("::", ".", 1),
        "__iter__": lambda self: iter(self._dir),
        "__dir__": lambda self: sorted({*object.__dir__(self), *self._dir}),
        "__copy__": lambda self: self,
        "__deepcopy__": lambda self, memo=None: self,
        "__reduce__": lambda self: (_find_packet, tuple(self._qualified_op_name.split("::", 1))),
        "op": property(lambda self: self),
        "_op": property(lambda self: self),
        "_schemas": property(
            lambda self: dict(zip(self._overload_names, (op._schema for op in self._overloads)))
        ),
        "overloads": lambda self: list(self._dir),
        "op_overloads": lambda self: list(self._overloads),
    },
)
_C._look_in_dict_first(OpOverloadPacket)


def _find_packet(namespace, name):
    return getattr(getattr(ops, namespace), name)


def _get_packet(qualified_name, module=None):
    """Returns the packet of `ns::name` if it has been used before, else None."""
    namespace, _, name = qualified_name.partition("::")
    space = ops.__dict__.get(namespace)
    return None if space is None else space.__dict__.get(name)


def _resolve_packet(qualified_name, *args, **kwargs):
    """Returns the name of the overload that a call of `ns::name` with these arguments runs."""
    overloads = _find_packet(*qualified_name.split("::", 1))._overloads
    return _C._resolve_overload(overloads, *args, **kwargs)._overloadname


_C._jit_resolve_packet = _resolve_packet


def _refresh_packet(packet):
    """Updates a packet for overloads added or removed since it was created."""
    _refresh(packet)


# ---- Namespaces ---------------------------------------------------------------------------------


def _names_in(namespace):
    """Returns the sorted operator names of a namespace, without overloads."""
    prefix = namespace + "::"
    names = (name for name in _C._dispatch_get_all_op_names() if name.startswith(prefix))
    return sorted({name[len(prefix) :].partition(".")[0] for name in names})


class _Namespace(ModuleType):
    """A module that looks up its members on first access. The function that finds them is in the
    instance: as a method of the class it would slow down access to existing members.
    """

    def __init_subclass__(cls):
        super().__init_subclass__()
        _C._look_in_dict_first(cls)

    def __init__(self, name):
        super().__init__(name)
        self._dir = []
        self.__dict__["__getattr__"] = self._find

    def __delattr__(self, name):
        super().__delattr__(name)
        if name in self._dir:
            self._dir.remove(name)

    def __iter__(self):
        return iter(self._dir)


class _OpNamespace(_Namespace):
    """`keyfall.ops.<name>`: the operators of one namespace."""

    __file__ = "torch.ops"

    def __init__(self, name):
        super().__init__("torch.ops." + name)
        self.name = name

    def _find(self, name):
        if name in ("__origin__", "__self__"):
            raise AttributeError(f"Invalid attribute '{name}' for '_OpNamespace' '{self.name}'")
        if not _C._op_overload_names(f"{self.name}::{name}") and not self._find_late(name):
            raise AttributeError(f"'_OpNamespace' '{self.name}' object has no attribute '{name}'")
        packet = self.__dict__[name] = _new_packet(self.name, name)
        self._dir.append(name)
        return packet

    def _find_late(self, name):
        """Imports the modules that define operators of the namespace, if they are not yet; then looks again."""
        if name[:2] == "__":
            return False
        for module in _LATE.get(self.name, ()):
            if module not in sys.modules:
                load(module)
                if _C._op_overload_names(f"{self.name}::{name}"):
                    return True
        return False

    def __dir__(self):
        return sorted({*self.__dict__, *_names_in(self.name)})


class _HigherOrderNamespace(_Namespace):
    """`keyfall.ops.higher_order`: operators that take functions."""

    __file__ = "torch.ops"

    def __init__(self):
        super().__init__("torch.ops.higher_order")

    def _find(self, name):
        found = _higher_order_ops.get(name)
        if found is None:
            raise AttributeError(
                f"'_HigherOrderNamespace' 'torch.ops.higher_order' object has no attribute '{name}'"
            )
        self.__dict__[name] = found
        self._dir.append(name)
        return found

    def __dir__(self):
        return sorted({*self.__dict__, *_higher_order_ops})


_higher_order_ops = {}


class _Ops(_Namespace):
    """`keyfall.ops`: namespaces of operators."""

    def __init__(self):
        super().__init__("torch.ops")
        self.higher_order, self.loaded_libraries = _HigherOrderNamespace(), set()

    __file__ = "_ops.py"

    def _find(self, name):
        # Python queries objects for many dunder names. A namespace may still have such a name.
        if name.startswith("__") and name.endswith("__") and not _names_in(name):
            raise AttributeError(f"keyfall.ops has no namespace '{name}'")
        namespace = self.__dict__[name] = _OpNamespace(name)
        self._dir.append(name)
        return namespace

    def __dir__(self):
        names = {name.partition("::")[0] for name in _C._dispatch_get_all_op_names()}
        return sorted({*self.__dict__, "load_library", "import_module", *names})

    def load_library(self, path):
        """Loads a shared library that registers operators on load or is a Keyfall plug-in. Its
        symbols are visible to libraries loaded later."""
        path = str(path)
        try:
            loaded = ctypes.CDLL(path, ctypes.RTLD_GLOBAL)
        except OSError as error:
            if "torch" in sys.modules and load("keyfall._as_torch.extensions").stand_in(path):
                return
            raise OSError(f"Could not load this library: {path}") from error
        if hasattr(loaded, "kf_plugin_init") and path not in self.loaded_libraries:
            _C._load_plugin(path)
        self.loaded_libraries.add(path)

    def import_module(self, module):
        """Imports a Python module that defines operators."""
        importlib.import_module(module)


ops = _Ops()


def __getattr__(name):
    # `from ._ops import …` asks for __path__; do not load anything for that.
    if not name.startswith("__"):
        with_name = vars(load("keyfall._shared.higher_order"))
        if name in with_name:
            return with_name[name]
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
