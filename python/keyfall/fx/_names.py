"""Names in graphs: of nodes, and of functions as generated code spells them."""

import builtins
import keyword
import re
import sys
import types

import keyfall

# Names that generated code finds without an import: see _codegen.py.
RESERVED = ("inf", "nan", "NoneType", "torch", "device", "fx_pytree", "pytree")

# Where functions of the package are found whose own module says otherwise, in this order.
_PLACES = ("_C._nn", "_C._linalg", "_C._fft", "_C._special", "", "nn.functional", "functional", "linalg",
           "fft", "special")  # fmt: skip


def snake_case(text):
    """FooBar becomes foo_bar, as in names of nodes."""
    return re.sub(r"(?<=[a-z])([A-Z])", r"_\1", text).lower()


class Namespace:
    """Gives out names that are valid identifiers, each once."""

    def __init__(self):
        self._names = {}  # {name: the object it was given to, or None}
        self._counts = {}

    def create_name(self, candidate, obj=None):
        """Returns the candidate, changed where it is no identifier or is taken."""
        candidate = re.sub(r"[^0-9a-zA-Z_]+", "_", candidate) or "_unnamed"
        if candidate[0].isdigit():
            candidate = f"_{candidate}"
        if obj is not None and self._names.get(candidate) is obj:
            return candidate
        base, number = candidate, None
        match = re.fullmatch(r"(.*)_(\d+)", candidate)
        if match is not None:
            base, number = match[1], int(match[2])
        if number is None or candidate in self._names:
            number = self._counts.get(base, 0)
        while candidate in self._names or self._is_reserved(candidate, obj):
            number += 1
            candidate = f"{base}_{number}"
        self._names[candidate] = obj
        self._counts[base] = max(number, self._counts.get(base, 0))
        return candidate

    def associate_name_with_obj(self, name, obj):
        """Gives a name that is taken already to the object."""
        self._names[name] = obj

    def _rename_object(self, obj, name):
        self._names[name] = obj

    @staticmethod
    def _is_reserved(name, obj):
        if keyword.iskeyword(name):
            return True
        if name in builtins.__dict__:
            return builtins.__dict__[name] is not obj
        return name in RESERVED and obj is None


def _lookup(path, start=keyfall):
    """The object at a dotted path, or None."""
    for part in path.split(".") if path else ():
        start = getattr(start, part, None)
    return start


def is_from_torch(obj):
    """Whether generated code can reach the object through the name `torch`."""
    module = getattr(obj, "__module__", None)
    if module is None:
        return _place_of(obj) is not None
    return module.partition(".")[0] in ("torch", "keyfall")


def _name_of(obj):
    return getattr(obj, "__name__", None) or type(obj).__name__


def _place_of(func):
    """The dotted name below torch by which the package offers a function, or None."""
    name = _name_of(func)
    module = (getattr(func, "__module__", None) or "").replace("torch", "keyfall", 1)
    own = module.partition(".")[2]
    private = any(part[0] == "_" for part in own.split(".") if part)
    if (module.startswith("keyfall.") and not private
            and _lookup(f"{own}.{func.__qualname__}") is func):
        return f"{own}.{func.__qualname__}"
    short = name.partition("_")[2]
    for place in _PLACES:
        for candidate in (name, short) if place[:3] != "_C." else (name,):
            path = f"{place}.{candidate}" if place else candidate
            if candidate and _lookup(path) is func:
                return path
    return None


def get_qualified_name(func):
    """The name of a function as generated code and printed graphs spell it: torch.nn.functional.relu."""
    if getattr(builtins, _name_of(func), None) is func:
        return func.__name__
    owner = getattr(func, "__objclass__", None)
    if owner is not None:
        is_tensor = issubclass(keyfall.Tensor, owner)
        return f"torch.Tensor.{func.__name__}" if is_tensor else func.__qualname__
    if isinstance(func, (keyfall._ops.OpOverload, keyfall._ops.OpOverloadPacket)):
        return f"torch.ops.{str(func)}"
    place = _place_of(func) if is_from_torch(func) else None
    if place is not None:
        return f"torch.{place}"
    module = getattr(func, "__module__", None) or _module_with(func)
    module = "operator" if module == "_operator" else re.sub(r"^keyfall\b", "torch", module)
    return f"{module}.{_name_of(func)}"


def _module_with(func):
    for name, module in list(sys.modules.items()):
        if name != "__main__" and getattr(module, _name_of(func), None) is func:
            return name
    raise RuntimeError(f"cannot find the module of {func!r}, which generated code would import it from")


def type_repr(annotation):
    """A type as generated code spells it: int, torch.Tensor, tuple[int, torch.Tensor]."""
    if isinstance(annotation, type) and not isinstance(annotation, types.GenericAlias):
        if annotation.__module__ == "builtins":
            return annotation.__qualname__
        if is_from_torch(annotation):
            place = _place_of(annotation)
            return f"torch.{place}" if place else f"torch.{annotation.__qualname__}"
        return f"{annotation.__module__}.{annotation.__qualname__}"
    if annotation is ...:
        return "..."
    if isinstance(annotation, types.FunctionType):
        return annotation.__name__
    return repr(annotation).replace("keyfall.", "torch.")
