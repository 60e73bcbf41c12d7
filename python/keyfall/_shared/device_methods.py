"""Attributes that classes get when a device is added: x.npu() and x.is_npu, for tensors, modules, packed
sequences and storages."""

from .. import _C
from .._C import Tensor, UntypedStorage

__all__ = ["PARTS", "add_owner", "attach", "detach", "device_of", "generate"]

PARTS = ("tensor", "module", "packed_sequence", "storage")

_owners = {Tensor: ("tensor", True), UntypedStorage: ("storage", True)}  # class: (part, has is_<device>)
_kinds = {}  # name of a device: {part: element types that storages must not have}
_given = {}  # class: {attribute: value} that came from here
_generated = set()  # (name of a device, part) that a program asked for


def device_of(kind, given):
    """The device that an argument names: None (the current device of this kind), an index, a text or a
    device. ValueError for a device of another kind."""
    if given is None:
        return _C.device(kind)
    if isinstance(given, int) and not isinstance(given, bool):
        return _C.device(kind, given)
    device = _C.device(given)
    if device.type != kind:
        raise ValueError(f"Expected a {kind} device, but got: {device}")
    return device


def _target(kind, given):
    """The same for methods, with PyTorch's error for them."""
    try:
        return device_of(kind, given)
    except ValueError as error:
        raise RuntimeError(f"Invalid device, must be {kind} device: {given}") from error


def _mover(kind, unsupported):
    def move(self, device=None, non_blocking=False, **options):
        if unsupported and getattr(self, "dtype", None) in unsupported:
            raise RuntimeError(f"Cannot create {kind} storage as {self.dtype} dtype is not supported by "
                               f"this backend")
        if non_blocking:
            options["non_blocking"] = True
        return self.to(device=_target(kind, device), **options)

    move.__name__ = move.__qualname__ = kind
    move.__doc__ = f"This on a {kind} device: the current one, or one by its index."
    return move


def _test(kind):
    return property(lambda self: self.device.type == kind, doc=f"True on a {kind} device.")


def _names(owner, kind):
    """The attributes of a class for a device."""
    return (kind, f"is_{kind}") if _owners[owner][1] else (kind,)


def _give(owner, kind, unsupported):
    given = _given.setdefault(owner, {})
    for name in _names(owner, kind):
        if not hasattr(owner, name) or name in given:
            given[name] = _mover(kind, unsupported) if name == kind else _test(kind)
            setattr(owner, name, given[name])


def add_owner(owner, part, with_test=False):
    """A class whose objects have `to(device=…)` gets the attributes of all devices, also of those that
    are added later. Objects of a class with `with_test` have a `device`, too."""
    _owners[owner] = part, with_test
    for kind, parts in _kinds.items():
        if part in parts:
            _give(owner, kind, parts[part])


def attach(kind, parts=PARTS, unsupported=()):
    """Gives the classes of these parts the attributes of a device, unless they have attributes of
    these names."""
    _kinds.setdefault(kind, {}).update(dict.fromkeys(parts, unsupported))
    for owner, (part, _) in _owners.items():
        if part in parts:
            _give(owner, kind, unsupported)


def generate(kind, part, unsupported=()):
    """Does the same for one part and a device that a program named. RuntimeError where it was done
    before, or a class has such attributes of its own."""
    for owner, (of, _) in _owners.items():
        for name in _names(owner, kind) if of == part else ():
            if (kind, part) in _generated or (hasattr(owner, name) and name not in _given.get(owner, ())):
                raise RuntimeError(f"The custom device module of {owner} has already been registered with "
                                   f"{name}")
    attach(kind, (part,), unsupported)
    _generated.add((kind, part))


def detach(kind):
    """Takes them away again."""
    _kinds.pop(kind, None)
    for owner, given in _given.items():
        for name in (kind, f"is_{kind}"):
            if name in given and vars(owner).get(name) is given.pop(name):
                delattr(owner, name)
