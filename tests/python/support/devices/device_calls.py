"""The random calls of random_calls.py on a device that the CPU fallback serves, compared with the same
calls on the CPU: results, written arguments, gradients and kinds of errors must be the same."""

import random_calls

ON_THE_CPU = ("high", "tensor_indices_or_sections")  # arguments that PyTorch wants there, too
COMPARED = ("unusable", "error", "harmed", "results", "after", "gradients")


class DeviceCall(random_calls.Call):
    """A call whose tensors are moved to a device just before it is made. Tensors that share memory on
    the CPU share it on the device, too."""

    def __init__(self, torch, seed, forms, device):
        super().__init__(torch, seed, forms)
        self.device = torch.device(device)
        self.tensors, self.storages = {}, {}  # {id or address: (what is on the device, the original)}

    def target(self):
        if self.kwargs.get("pin_memory"):  # means the CPU's memory
            raise random_calls.Skip
        if any(True for _ in random_calls.tensors_of(self.torch, [self.args])):
            names = [argument.name for argument in self.schema.arguments] + [""] * len(self.args)
            self.args = [self.placed(name, value) for name, value in zip(names, self.args)]
            self.kwargs = {name: self.placed(name, value) for name, value in self.kwargs.items()}
        elif any(argument.name == "device" for argument in self.schema.arguments):
            self.kwargs.setdefault("device", self.device)
        return super().target()

    def placed(self, name, value):
        return value if name in ON_THE_CPU else self.moved(value)

    def moved(self, value):
        torch = self.torch
        if isinstance(value, (list, tuple)):
            return type(value)(map(self.moved, value))
        if isinstance(value, torch.device) and value.type == "cpu":
            return self.device
        if not isinstance(value, torch.Tensor) or value.is_meta:
            return value
        if id(value) not in self.tensors:
            self.tensors[id(value)] = self.copied(value), value
        return self.tensors[id(value)][0]

    def copied(self, value):
        torch = self.torch
        made = torch.empty(0, dtype=value.dtype, device=self.device).set_(
            self.storage(value), value.storage_offset(), value.shape, value.stride())
        if value._is_view():
            made = torch.ops.aten.alias(made)
        if value.is_conj():
            made = made.conj()
        if value.is_neg():
            made = made._neg_view()
        return made.requires_grad_(value.requires_grad)

    def storage(self, value):
        old = value.untyped_storage()
        if old._cdata not in self.storages:
            new = self.torch.UntypedStorage(old.nbytes(), device=self.device)
            self.storages[old._cdata] = new.copy_(old), old
        return self.storages[old._cdata][0]


def run(torch, seed, forms, device):
    """Makes a call on the CPU and on a device. Returns how they differ, or None."""
    plain = random_calls.run(torch, seed, forms)
    try:
        there = DeviceCall(torch, seed, forms, device).run()
    except random_calls.Skip:
        there = None
    if plain is None or there is None:
        return None
    if there["name"] and is_recurrent(there["name"]) and "error" not in there:
        return None  # the CPU has one operator for a layer, which rounds in other places than its cells
    for part in COMPARED:
        if repr(plain.get(part)) != repr(there.get(part)):
            return (f"{there['name']}({there.get('arguments')}) {plain['changes']}: {part} on the CPU "
                    f"{plain.get(part)} {plain.get('says')}, on the device {there.get(part)} "
                    f"{there.get('says')}")
    return None


def is_recurrent(name):
    return name.split(".")[1].startswith(("rnn_", "lstm", "gru"))
