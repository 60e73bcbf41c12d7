"""A program with a Python-written device that misbehaves at random: `hostile_device.py SEED STEPS`.

Its functions raise, return nonsense, lie about sizes, delete themselves, close or lose the device, and
call operators on it. Every step may fail; the process must not. Prints how many steps succeeded."""

import copy
import faulthandler
import gc
import io
import random
import sys
import warnings

import keyfall
from keyfall.devices import PythonDevice

METHODS = ("allocate", "free", "copy_in", "copy_out", "synchronize")
KERNELS = ("aten::exp", "aten::add.Tensor", "aten::sum", "aten::add_.Tensor", "aten::clone")
rnd = random.Random()
tensors = []


class Hostile(PythonDevice):
    share, depth = 0.0, 0  # how often it misbehaves; misdeeds inside of misdeeds

    def misbehave(self, size=0):
        """Returns NotImplemented where the function goes on as it should."""
        Hostile.depth += 1
        try:
            return rnd.choice(MISDEEDS)(self, size)
        finally:
            Hostile.depth -= 1

    def fail(self, size):
        raise rnd.choice((ValueError("no"), MemoryError(), KeyboardInterrupt(), SystemExit(3),
                          RecursionError()))

    def return_nonsense(self, size):
        return rnd.choice((None, 3, "text", b"", bytearray(1), [1], object(), iter(()),
                           memoryview(b"abc")[::2], bytearray(size + 5), bytearray(size)))

    def use_itself(self, size):
        if Hostile.depth < 3:
            rnd.choice((self.close, lambda: keyfall.ones(3, device=self.name).exp(),
                        lambda: keyfall.devices.lose(self.name),
                        lambda: keyfall.devices.reopen(self.name)))()
        return NotImplemented

    def lie(self, size):
        self.count = rnd.choice((0, 1, -1, 2**40, "x", None))
        return NotImplemented

    def delete(self, size):
        if tensors:
            tensors.pop(rnd.randrange(len(tensors)))
        self._kernels.clear()
        gc.collect()
        return NotImplemented

    def replace_methods(self, size):
        for name in METHODS:
            self.__dict__[name] = rnd.choice((None, 3, lambda *args: None, lambda *args: 1 / 0))
        return NotImplemented

    def heal(self):
        for name in METHODS:
            self.__dict__.pop(name, None)
        self.count = 1
        keyfall.devices.reopen(self.name)


MISDEEDS = (Hostile.fail, Hostile.fail, Hostile.return_nonsense, Hostile.use_itself, Hostile.lie,
            Hostile.delete, Hostile.replace_methods)


def unreliable(name):
    plain = getattr(PythonDevice, name)

    def method(self, index, *args):
        if rnd.random() < Hostile.share:
            size = args[-1] if name in ("allocate", "copy_out") else len(args[-1]) if name == "copy_in" else 0
            result = self.misbehave(size)
            if result is not NotImplemented:
                return result
        return plain(self, index, *args)

    return method


for _name in METHODS:
    setattr(Hostile, _name, unreliable(_name))


def kernel(x, *args, **kwargs):
    what = rnd.randrange(7)
    if what == 0:
        raise ValueError("a kernel")
    if what == 1:
        devices[0].close()
    if what == 2:
        devices[0]._drop_kernels()
    return rnd.choice((x, None, 3, keyfall.ones(2), x.untyped_storage()))


STEPS = (
    lambda x: x + 1, lambda x: x.exp(), lambda x: x.add_(1), lambda x: x.sum(), lambda x: x.view(-1)[:2],
    lambda x: x.tolist(), lambda x: x.cpu(), repr, lambda x: x.clone(), lambda x: x @ x.t(),
    lambda x: keyfall.cat([x, x]), lambda x: x.item(), lambda x: x.resize_(5), lambda x: x.random_(),
    lambda x: x.untyped_storage().resize_(64), lambda x: x.sort(), lambda x: x.__setitem__(0, 3),
    lambda x: devices[0].block(x), lambda x: x.requires_grad_().sum().backward(), lambda x: x.nonzero(),
    lambda x: x.to("cpu", non_blocking=True), lambda x: keyfall.hostile.synchronize(),
    lambda x: keyfall.hostile.memory_stats(), lambda x: keyfall.empty(3, pin_memory=True),
    lambda x: keyfall.save(x, io.BytesIO()), copy.deepcopy,
    lambda x: devices[0].kernel(rnd.choice(KERNELS), kernel), lambda x: devices[0].heal(),
)
devices = []


def step():
    if not devices or devices[0]._handle is None:
        devices[:] = [Hostile("hostile")]
    Hostile.share = rnd.choice((0, 0.02, 0.2))
    if not tensors or rnd.random() < 0.3:
        tensors.append(keyfall.ones(rnd.choice((0, 1, 3, 4)), device="hostile"))
    result = rnd.choice(STEPS)(rnd.choice(tensors))
    if isinstance(result, keyfall.Tensor):
        tensors.append(result)
    del tensors[:-20]


def main(seed, steps):
    faulthandler.enable()
    warnings.simplefilter("ignore")
    sys.unraisablehook = lambda *args: None
    rnd.seed(seed)
    done = 0
    for _ in range(steps):
        try:
            step()
            done += 1
        except BaseException:  # noqa: BLE001  KeyboardInterrupt and SystemExit are among them
            pass
    print(done)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
