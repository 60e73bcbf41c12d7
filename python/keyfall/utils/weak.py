"""Dictionaries and references that compare tensors by identity and do not keep them alive."""

import copy
import weakref
from collections.abc import Mapping, MutableMapping

__all__ = ["TensorWeakRef", "WeakIdKeyDictionary", "WeakIdRef", "WeakTensorKeyDictionary"]


class WeakIdRef(weakref.ref):
    """A weak reference that is equal to others of the same object; its hash is the object's identity."""

    __slots__ = ["_id"]

    def __init__(self, key, callback=None):
        super().__init__(key, callback)
        self._id = id(key)

    def __hash__(self):
        return self._id

    def __eq__(self, other):
        one, two = self(), other()
        return one is two if one is not None and two is not None else self is other


class _WeakHashRef(weakref.ref):
    """A weak reference with its object's own hash and equality, for keys of other kinds than tensors."""

    __slots__ = ["_hash"]

    def __init__(self, key, callback=None):
        super().__init__(key, callback)
        self._hash = hash(key)

    def __hash__(self):
        return self._hash

    def __eq__(self, other):
        one, two = self(), other()
        return one == two if one is not None and two is not None else self is other


class WeakIdKeyDictionary(MutableMapping):
    """A dictionary by the identity of its keys. An entry goes with its key."""

    def __init__(self, dict=None, ref_type=WeakIdRef):
        self.data, self.ref_type = {}, ref_type
        here = weakref.ref(self)

        def remove(reference):
            owner = here()
            if owner is not None:
                owner.data.pop(reference, None)

        self._remove = remove
        if dict is not None:
            self.update(dict)

    def __getitem__(self, key):
        return self.data[self.ref_type(key)]

    def __setitem__(self, key, value):
        self.data[self.ref_type(key, self._remove)] = value

    def __delitem__(self, key):
        del self.data[self.ref_type(key)]

    def __contains__(self, key):
        try:
            return self.ref_type(key) in self.data
        except TypeError:  # no weak references of such an object
            return False

    def __iter__(self):
        return (key for reference in list(self.data) if (key := reference()) is not None)

    def __len__(self):
        return len(self.data)

    def update(self, other=(), /, **more):
        """Adds entries: all that `other` has, or none if it fails to give them."""
        super().update(other if isinstance(other, Mapping) else dict(other), **more)

    def copy(self):
        """A dictionary of the same keys and values."""
        return type(self)(self, self.ref_type)

    __copy__ = copy

    def __deepcopy__(self, memo):
        """A dictionary of the same keys and of copies of the values."""
        made = type(self)(ref_type=self.ref_type)
        for key, value in self.items():
            made[key] = copy.deepcopy(value, memo)
        return made

    def __or__(self, other):
        return self.copy().__ior__(other) if isinstance(other, Mapping) else NotImplemented

    def __ror__(self, other):
        return type(self)(other, self.ref_type).__ior__(self) if isinstance(other, Mapping) else NotImplemented

    def __ior__(self, other):
        self.update(other)
        return self

    def __repr__(self):
        return f"<{type(self).__name__} at {id(self):#x}>"


WeakTensorKeyDictionary = WeakIdKeyDictionary


class TensorWeakRef:
    """A weak reference to a tensor: calling it returns the tensor, or None."""

    def __init__(self, tensor):
        self.ref = weakref.ref(tensor)

    def __call__(self):
        return self.ref()
