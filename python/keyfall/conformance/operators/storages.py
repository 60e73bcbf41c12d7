"""Copies of tensors on another device with the same sizes, strides and offsets, whose storages are
shared as those of the originals are."""

import keyfall
# Arguments that the operator itself wants on the CPU.
HOST_ARGUMENTS = {
    "tensor_split": ("tensor_indices_or_sections",),
    "randint_like": ("high",),
}


def host_arguments(form):
    """Names of the arguments that stay on the CPU."""
    return HOST_ARGUMENTS.get(form.schema.name.partition("::")[2], ())


def whole_storage(tensor):
    """All elements of a tensor's storage as one contiguous tensor without gradient."""
    storage = tensor.untyped_storage()
    count = storage.nbytes() // tensor.element_size()
    whole = keyfall.empty(0, dtype=tensor.dtype, device=tensor.device)
    return whole.set_(storage, 0, (count,), (1,))


def storage_bytes(tensor):
    """All bytes of a tensor's storage."""
    return keyfall.empty(0, dtype=keyfall.uint8, device=tensor.device).set_(tensor.untyped_storage())


class Mover:
    """Copies the tensors of one call to a device. `pairs`: for each storage, a tensor of the
    original and one of the copy; `contents`: the bytes of both storages."""

    def __init__(self, device):
        self.device = device
        self._copies = {}  # address of a storage's object: the bytes of its copy
        self.pairs, self.contents = [], []

    def tensor(self, tensor):
        if tensor.device.type != "cpu":
            return tensor  # samples on the meta device
        if tensor.is_conj():
            return self.tensor(keyfall._conj(tensor)).conj()
        if tensor.is_neg():
            return keyfall._neg_view(self.tensor(keyfall._neg_view(tensor)))
        address = tensor.untyped_storage()._cdata
        copy = self._copies.get(address)
        if copy is not None:
            return self._laid_out(copy, tensor)
        content = storage_bytes(tensor)
        self._copies[address] = copy = content.to(self.device, copy=True)
        moved = self._laid_out(copy, tensor)
        self.pairs.append((tensor, moved))
        self.contents.append((content, copy))
        return moved

    @staticmethod
    def _laid_out(copy, tensor):
        """A tensor like the given one in the storage of `copy`: a view where it is a view."""
        size, stride, offset = tensor.size(), tensor.stride(), tensor.storage_offset()
        made = keyfall.empty(0, dtype=tensor.dtype, device=copy.device)
        if tensor._is_view():
            count = copy.numel() // tensor.element_size()
            return made.set_(copy.untyped_storage(), 0, (count,), (1,)).as_strided(size, stride, offset)
        return made.set_(copy.untyped_storage(), offset, size, stride)

    def value(self, value):
        if isinstance(value, keyfall.Tensor):
            return self.tensor(value)
        if value is None or isinstance(value, (int, float, str)):
            return value
        if isinstance(value, (list, tuple)) and not isinstance(value, keyfall.Size):
            return type(value)(self.value(item) for item in value)
        if isinstance(value, keyfall.UntypedStorage):
            whole = keyfall.empty(0, dtype=keyfall.uint8).set_(value)
            return self.tensor(whole).untyped_storage()
        if isinstance(value, keyfall.Generator) and self.device.type != "meta":
            return keyfall.Generator(device=self.device).manual_seed(value.initial_seed())
        if isinstance(value, keyfall.device) and value.type == "cpu":
            return self.device
        return value

    def arguments(self, form, values):
        """The arguments of a call; Device arguments name the device instead of the CPU."""
        stay = host_arguments(form)
        moved = {name: value if name in stay else self.value(value)
                 for name, value in values.items()}
        for name in form.device_names:
            asked = moved.get(name)
            if asked is None or keyfall.device(asked).type == "cpu":
                moved[name] = self.device
        return moved
