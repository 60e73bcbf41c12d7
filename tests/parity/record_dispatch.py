#!/usr/bin/env python3
"""Records what PyTorch's dispatcher answers, for test_dispatch_parity.c to compare with.

    python record_dispatch.py [--output dispatch.txt] [--programs 300] [--seed 1]

Needs an interpreter that has PyTorch 2.13. The output has one step to a line, fields separated by
bars, with backslash, bar and newline written as \\\\, \\p and \\n. The last field is the answer:

    parse     text                        = name | ! error
    is_alias  key                         = 0 | 1
    in_alias  alias                       = keys that it covers
    block     key                         = its runtime keys, or the key itself
    set       keys                        = printed set, raw word, highest key
    two       keys  keys                  = or, and, minus, each printed
    remove    keys  key                   = printed
    after     key                         = FULL_AFTER, printed
    below     key                         = backends of an autograd key, printed
    device    name                        = key | ! error

and programs, each in a namespace of its own:

    program   number
    lib       id kind ns key line         = | ! error
    def       id schema alias             = | ! error
    def_name  id name key debug           = | ! error   (a Tensor -> Tensor kernel)
    def_kernel id schema key alias debug  = | ! error
    impl      id name key debug           = | ! error
    boxed     id name key                 = | ! error
    skip      id name key                 = | ! error   (a fallthrough kernel)
    fallback  id key                      = | ! error   (a fallthrough kernel)
    reset     id                          =
    release   id                          =
    dump      operator                    = text
    table     operator                    = text, or # and its FNV-1a hash
    find      name overload               = | ! error
    direct    operator key                = 0 | 1 | ! error
    fallthrough operator key              = 0 | 1 | ! error
    any       operator keys               = 0 | 1 | ! error
    registered key ns                     = operators of the namespace with a kernel for the key

Fallbacks of the framework itself are left out of tables. Keys are compared by name, because the
numbers of 2.13 are not those of the default key table."""

import argparse
import gc
import random
from pathlib import Path

import torch
from torch import _C
from torch.library import fallthrough_kernel

PLACE = "parity.py"
FULL_TABLES = 8  # programs whose tables are written out; the others have hashes

ALIASES = [
    "Autograd",
    "CompositeImplicitAutograd",
    "FuncTorchBatchedDecomposition",
    "CompositeImplicitAutogradNestedTensor",
    "CompositeExplicitAutograd",
    "CompositeExplicitAutogradNonFunctional",
]
BLOCKS = ["Dense", "Quantized", "Sparse", "SparseCsr", "NestedTensor", "AutogradFunctionality"]
FAVOURITES = [
    "CPU", "CUDA", "XLA", "HIP", "MTIA", "Meta", "FPGA", "QuantizedCPU", "SparseCPU", "SparseHIP",
    "SparseCsrCUDA", "NestedTensorCPU", "Functionalize", "AutogradOther", "AutogradCPU",
    "AutogradCUDA", "AutogradNestedTensor", "FuncTorchBatched", "Python", "BackendSelect",
    "ADInplaceOrView", "Tracer", "AutocastCPU", "Dense", "Sparse", "NestedTensor", "",
]  # fmt: skip
# Keys for which the framework has no fallback of its own (checked at the start).
FREE = [
    "Metal", "Vulkan", "FPGA", "CustomRNGKeyId", "XLA", "QuantizedCPU", "SparseCsrCPU",
    "DeferredInit", "AutogradIPU", "TESTING_ONLY_GenericMode", "AutocastHPU",
    "NestedTensorCPU", "Sparse", "CompositeImplicitAutogradNestedTensor",
]  # fmt: skip
GOOD = "(Tensor self) -> Tensor"
SCHEMAS = [GOOD] * 6 + [
    "(Tensor x, Tensor y) -> Tensor",
    "(Tensor x) -> (Tensor, Tensor)",
    "(int x) -> Tensor",
    "(Tensor x) -> int",
    "(Tensor? x) -> Tensor",
    "(Tensor(a) x) -> Tensor(a)",
]


def escape(text):
    return str(text).replace("\\", "\\\\").replace("|", "\\p").replace("\n", "\\n")


def message(error):
    return str(error).split("\nException raised from")[0]


def fnv(text):
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"#{value:016x}"


class Recorder:
    def __init__(self, seed):
        self.lines = []
        self.random = random.Random(seed)
        self.full = str(_C._dispatch_keyset_full())[len("DispatchKeySet(") : -1].split(", ")
        self.keys = {}
        for name in self.full + BLOCKS + ALIASES + ["Undefined"]:
            self.keys[name] = getattr(_C.DispatchKey, name, None) or _C._dispatch_key_parse(name)
        self.readable = [name for name in self.full if self.can_parse(name)]
        for name in FREE:
            _C._dispatch_library("IMPL", "_", "", PLACE, 0).fallback_fallthrough(name)

    def can_parse(self, name):
        try:
            _C._dispatch_key_parse(name)
        except RuntimeError:
            return False
        return True

    def write(self, *fields, answer="", sign="="):
        last = f"{sign} {escape(answer)}".rstrip(" ")
        self.lines.append("|".join([escape(f) for f in fields] + [last]))

    def step(self, call, *fields):
        """Writes what `call` answers, or its error; True when there was none."""
        try:
            answer = call()
        except RuntimeError as error:
            self.write(*fields, answer=message(error), sign="!")
            return False
        self.write(*fields, answer="" if answer is None else answer)
        return True

    # ---- Keys and sets ----

    def record_keys(self):
        texts = list(self.keys) + ["cpu", "CPUBit", "AutogradUndefined", "CatchAll", "Autocast"]
        for text in texts:
            parse = lambda t=text: _C._dispatch_key_name(_C._dispatch_key_parse(t))
            self.step(parse, "parse", text)
        for name, key in self.keys.items():
            self.write("is_alias", name, answer=int(_C._dispatch_is_alias_key(key)))
        for alias in ALIASES:
            covered = [
                name
                for name in self.full + BLOCKS
                if _C._dispatch_is_included_in_alias(self.keys[name], self.keys[alias])
            ]
            self.write("in_alias", alias, answer=" ".join(covered))
        for name in self.full + BLOCKS:
            found = _C._functionality_to_backend_keys(self.keys[name])
            self.write("block", name, answer=" ".join(_C._dispatch_key_name(k) for k in found))
        for name in ["CPU", "AutogradOther", "AutogradMeta", "Functionalize", "PythonDispatcher"]:
            self.write("after", name, answer=_C._dispatch_keyset_full_after(self.keys[name]))
        for name in self.full + BLOCKS:
            backends = _C._dispatch_get_backend_keyset_from_autograd(self.keys[name])
            self.write("below", name, answer=backends)
        devices = "cpu cuda ipu xla lazy xpu mps meta hip maia hpu mtia ve fpga vulkan"
        for device in devices.split() + ["privateuseone"]:
            try:
                self.write("device", device, answer=_C._dispatch_key_for_device(device))
            except RuntimeError:
                self.write("device", device, answer="no key", sign="!")

    def make_set(self, names):
        result = _C.DispatchKeySet(_C.DispatchKey.Undefined)
        for name in names:
            result = result.add(self.keys[name])
        return result

    def random_names(self):
        pool = self.random.choice([self.full, self.full + BLOCKS, FAVOURITES[:-1]])
        names = self.random.sample(pool, self.random.randint(0, 6))
        return [n for n in names if n != "Fake"]  # its rank is not the default table's

    def record_sets(self, count):
        for names in [[name] for name in self.full + BLOCKS + ALIASES]:
            self.record_set(names)
        for _ in range(count):
            a, b = self.random_names(), self.random_names()
            self.record_set(a)
            x, y = self.make_set(a), self.make_set(b)
            both = f"{x | y} {x & y} {x - y}"
            self.write("two", " ".join(a), " ".join(b), answer=both)
            key = self.random.choice(self.full + BLOCKS)
            self.write("remove", " ".join(a), key, answer=x.remove(self.keys[key]))

    def record_set(self, names):
        found = self.make_set(names)
        highest = _C._dispatch_key_name(found.highestPriorityTypeId())
        self.write("set", " ".join(names), answer=f"{found} {found.raw_repr():x} {highest}")

    # ---- Programs ----

    def record_program(self, number):
        self.lines.append(f"program|{number}")
        Program(self, number).run()


class Program:
    """A few blocks that define, implement and fall back at random, some of which go away again."""

    def __init__(self, recorder, number):
        self.recorder, self.random = recorder, recorder.random
        self.number, self.ns = number, f"p{number}"
        self.libs, self.counter = {}, 0
        self.ops = self.random.sample(["a", "b", "a.ov"], self.random.randint(1, 2))

    def run(self):
        for _ in range(self.random.randint(2, 4)):
            self.open_library()
        for _ in range(self.random.randint(4, 14)):
            steps = [self.define, self.implement, self.implement, self.implement, self.other]
            self.random.choice(steps)()
        self.look()
        for _ in range(self.random.randint(1, 3)):
            self.implement()
            self.close_library()
            self.look()
        for number in list(self.libs):
            self.release(number)
        gc.collect()

    def next_number(self):
        self.counter += 1
        return self.counter

    def key(self):
        pick = self.random.random()
        if pick < 0.35:
            return self.random.choice(ALIASES)
        if pick < 0.9:
            return self.random.choice(FAVOURITES)
        name = self.random.choice(self.recorder.readable)
        return "Python" if name == "Fake" else name

    def op(self):
        return self.random.choice(self.ops)

    def name(self):
        """The operator, sometimes with its namespace, or with a wrong one."""
        return self.random.choices(["", f"{self.ns}::", "wrong::"], [12, 3, 1])[0] + self.op()

    def open_library(self):
        number = self.next_number()
        kind = self.random.choice(["DEF", "FRAGMENT", "IMPL", "IMPL"])
        ns = "_" if kind == "IMPL" and self.random.random() < 0.3 else self.ns
        key = self.key() if kind == "IMPL" and self.random.random() < 0.4 else ""
        line = self.number * 100 + number

        def create():
            self.libs[number] = (_C._dispatch_library(kind, ns, key, PLACE, line), ns)

        self.recorder.step(create, "lib", number, kind, ns, key, line)

    def pick(self):
        if not self.libs:
            self.open_library()
        return self.random.choice(list(self.libs)) if self.libs else None

    def define(self):
        number = self.pick()
        if number is None:
            return
        library = self.libs[number][0]
        how = self.random.random()
        alias = self.random.choice(["", "", "CONSERVATIVE", "PURE_FUNCTION"])
        debug = f"d{self.next_number()}"
        if how < 0.6:
            schema = self.name() + self.random.choice(SCHEMAS)
            if how < 0.02:
                schema = self.name()
            call = lambda: void(library.def_(schema, alias))
            self.recorder.step(call, "def", number, schema, alias)
        elif how < 0.8:
            name, key = self.name(), self.key()
            call = lambda: void(library.def_name_t_t(name, key, debug))
            self.recorder.step(call, "def_name", number, name, key, debug)
        else:
            # Only schemas that fit: where the kernel fails, the original keeps the definition.
            schema, key = self.name() + GOOD, self.key()
            call = lambda: void(library.def_schema_t_t(schema, key, alias, debug))
            self.recorder.step(call, "def_kernel", number, schema, key, alias, debug)

    def implement(self):
        number = self.pick()
        if number is None:
            return
        library, ns = self.libs[number]
        if ns == "_":
            self.other()
            return
        name, key, debug = self.name(), self.key(), f"k{self.next_number()}"
        how = self.random.random()
        if how < 0.8:
            if how < 0.02:
                name += GOOD
            call = lambda: void(library.impl_t_t(name, key, debug))
            self.recorder.step(call, "impl", number, name, key, debug)
            return
        key = key or "CPU"
        parsed = self.recorder.keys[key]
        if how < 0.9:
            call = lambda: void(library.impl(name, parsed, lambda x: x))
            self.recorder.step(call, "boxed", number, name, key)
        else:
            call = lambda: void(library.impl(name, parsed, fallthrough_kernel))
            self.recorder.step(call, "skip", number, name, key)

    def other(self):
        number = self.pick()
        if number is None:
            return
        library, ns = self.libs[number]
        if ns != "_" and self.random.random() < 0.8:
            return
        key = self.random.choice(FREE)
        call = lambda: void(library.fallback_fallthrough(key))
        self.recorder.step(call, "fallback", number, key)

    def close_library(self):
        number = self.pick()
        if number is None:
            return
        if self.random.random() < 0.3:
            self.libs[number][0].reset()
            self.recorder.write("reset", number)
        else:
            self.release(number)

    def release(self, number):
        del self.libs[number]
        self.recorder.write("release", number)

    def look(self):
        for op in self.ops:
            full = f"{self.ns}::{op}"
            self.recorder.write("dump", full, answer=_C._dispatch_dump(full))
            table = [
                line
                for line in _C._dispatch_dump_table(full).splitlines(keepends=True)
                if "[backend fallback]" not in line or PLACE in line
            ]
            text = "".join(table)
            answer = text if self.number < FULL_TABLES else fnv(text)
            self.recorder.write("table", full, answer=answer)
            if self.random.random() < 0.6:
                continue
            name, _, overload = full.partition(".")
            call = lambda: void(_C._dispatch_find_schema_or_throw(name, overload))
            self.recorder.step(call, "find", name, overload)
            key = self.key() or "CPU"
            self.ask("direct", _C._dispatch_has_kernel_for_dispatch_key, full, key)
            has = _C._dispatch_has_kernel_for_dispatch_key
            if _C._dispatch_has_kernel(full) and has(full, key):
                ask = _C._dispatch_kernel_for_dispatch_key_is_fallthrough
                self.ask("fallthrough", ask, full, key)
            names = [n for n in self.recorder.random_names() if n not in BLOCKS]
            found = self.recorder.make_set(names)
            call = lambda: int(_C._dispatch_has_kernel_for_any_dispatch_key(full, found))
            self.recorder.step(call, "any", full, " ".join(names))
        key = self.key() or "CPU"
        found = _C._dispatch_get_registrations_for_dispatch_key(key)
        own = sorted(name for name in found if name.startswith(self.ns + "::"))
        self.recorder.write("registered", key, self.ns, answer=" ".join(own))

    def ask(self, what, function, full, key):
        self.recorder.step(lambda: int(function(full, key)), what, full, key)


def void(_):
    """For calls whose answer is only that they did not fail."""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--output", default=Path(__file__).with_name("dispatch.txt"), type=Path)
    parser.add_argument("--programs", default=300, type=int)
    parser.add_argument("--seed", default=1, type=int)
    options = parser.parse_args()
    recorder = Recorder(options.seed)
    recorder.lines.append(f"# PyTorch {torch.__version__.split('+')[0]}, by record_dispatch.py")
    recorder.record_keys()
    recorder.record_sets(300)
    for number in range(options.programs):
        recorder.record_program(number)
    options.output.write_text("\n".join(recorder.lines) + "\n")


if __name__ == "__main__":
    main()
