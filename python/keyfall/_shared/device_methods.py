"""Attributes that tensors, modules and packed sequences get when a device is added: x.npu(), x.is_npu."""

from .. import _C
from .._C import Tensor

__all__ = ["add_owner", "attach", "detach"]

_kinds = []  # names of devices
_owners = {Tensor: True}  # class: whether it has is_<device>
_given = {}  # class: {attribute: value} that came from here


def _device(kind, given):
    if given is None:
        return _C.device(kind)
    if isinstance(given, int) and not isinstance(given, bool):
        return _C.device(kind, given)
    device = _C.device(given)
    if device.type != kind:
        raise ValueError(f"Invalid device, must be {kind} device: {device}")
    return device


def _mover(kind):
    def move(self, device=None, non_blocking=False, **options):
        if non_blocking:
            options["non_blocking"] = True
        return self.to(_device(kind, device), **options)

    move.__name__ = move.__qualname__ = kind
    move.__doc__ = f"This on a {kind} device: the current one, or one by its index."
    return move


def _test(kind):
    return property(lambda self: self.device.type == kind, doc=f"True on a {kind} device.")


def _give(owner, kind):
    values = {kind: _mover(kind)}
    if _owners[owner]:
        values[f"is_{kind}"] = _test(kind)
    for name, value in values.items():
        if not hasattr(owner, name):
            _given.setdefault(owner, {})[name] = value
            setattr(owner, name, value)


def add_owner(owner, with_test=False):
    """A class whose objects can be moved by `to` gets the attributes of all devices, also of those
    that are added later."""
    _owners[owner] = with_test
    for kind in _kinds:
        _give(owner, kind)


def attach(kind):
    """Gives all classes the attributes of a device, unless they have attributes of these names."""
    if kind not in _kinds:
        _kinds.append(kind)
    for owner in _owners:
        _give(owner, kind)


def detach(kind):
    """Takes them away again."""
    if kind in _kinds:
        _kinds.remove(kind)
    for owner, given in _given.items():
        for name in (kind, f"is_{kind}"):
            if name in given and vars(owner).get(name) is given.pop(name):
                delattr(owner, name)
