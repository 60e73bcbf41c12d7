#!/usr/bin/env python3
"""Random programs of the dispatcher: libraries, definitions, kernels, fallbacks, guards, modes, calls and
questions. The same program runs with PyTorch and with Keyfall.

    dispatcher_programs.py --serve      reads programs as JSON, a line each, and writes their outcomes

A program is a list of steps, each a list that names what to do. Its outcome has one entry for each step: the
lines that kernels, modes and classes wrote during the step, and what the step returned or raised. A step that
names something that an earlier step failed to make, or that was left out, does nothing, so that any part of a
program is a program.

Left out of programs, because the guide says that they differ (docs/guide/from-pytorch.md): an operator after a
definition of it was refused; guards that are left after an older one was; PythonDispatcher, set by hand; definitions by
Library.define that name the namespace; and the entries of a table that PyTorch does not compute again
(Run.refresh)."""

import faulthandler
import gc
import json
import os
import random
import re
import sys
import threading
import warnings

PLACE = "programs.py"  # the file of registrations
LONGEST_LOG = 120  # lines of a step
ALIASES = ("Autograd", "CompositeImplicitAutograd", "CompositeImplicitAutogradNestedTensor",
           "CompositeExplicitAutograd", "CompositeExplicitAutogradNonFunctional", "FuncTorchBatchedDecomposition")
COMMON = ("CPU", "CPU", "Meta", "AutogradCPU", "AutogradCPU", "ADInplaceOrView", "Conjugate", "Negative", "Python",
          "PythonTLSSnapshot", "BackendSelect", "AutocastCPU", "SparseCPU", "SparseCsrCPU")
OTHERS = ("CUDA", "XLA", "HIP", "MTIA", "FPGA", "QuantizedCPU", "SparseCUDA", "SparseHIP", "SparseCsrCUDA",
          "NestedTensorCPU", "NestedTensorCUDA", "Functionalize", "AutogradOther", "AutogradCUDA", "AutogradMeta",
          "AutogradNestedTensor", "Tracer", "AutogradXLA", "PrivateUse1", "AutogradPrivateUse1", "MkldnnCPU",
          "TESTING_ONLY_GenericMode", "TESTING_ONLY_GenericWrapper", "PreDispatch", "PythonDispatcher", "VmapMode")
# Keys of backends for which PyTorch has kernels, or composites that work without: only the dispatcher is compared.
KERNELS_UNEQUAL = ("FPGA", "NestedTensorCPU", "SparseCPU")
SAVES = "aten.detach.default"  # how autograd saves a tensor, for PyTorch from above the keys of autograd
AUTOCAST = ("AutocastCPU", "AutocastMTIA", "AutocastMAIA", "AutocastXPU", "AutocastIPU", "AutocastHPU", "AutocastXLA",
            "AutocastMPS", "AutocastCUDA", "AutocastPrivateUse1")
DENSE = ("CPU", "CUDA", "XLA", "HIP", "MTIA", "Meta", "PrivateUse1")
LAZY = ("Conjugate", "Negative")
# Keys without a fallback in either library.
FREE = ("Metal", "Vulkan", "FPGA", "CustomRNGKeyId", "XLA", "QuantizedCPU", "SparseCsrCPU", "SparseCPU", "DeferredInit",
        "TESTING_ONLY_GenericMode", "TESTING_ONLY_GenericWrapper", "AutocastHPU", "NestedTensorCPU")
# Keys with a fallback in one library only.
UNEQUAL = ("AutogradIPU", "AutogradPrivateUse2", "AutogradPrivateUse3", "Batched", "BatchedNestedTensor",
           "FuncTorchBatched", "FuncTorchDynamicLayerBackMode", "FuncTorchDynamicLayerFrontMode",
           "FuncTorchGradWrapper", "Meta", "Tracer", "Named", "Fake")

# Guards, whether they are active from their construction on, and what they take.
GUARDS = {
    "_ExcludeDispatchKeyGuard": (False, "set"),
    "_IncludeDispatchKeyGuard": (False, "key"),
    "_ForceDispatchKeyGuard": (False, "sets"),
    "_SetExcludeDispatchKeyGuard": (False, "flag"),
    "_PreserveDispatchKeyGuard": (False, ""),
    "_AutoDispatchBelowAutograd": (True, ""),
    "_AutoDispatchBelowADInplaceOrView": (False, ""),
    "_DisableTorchDispatch": (True, ""),
    "_EnablePythonDispatcher": (True, ""),
    "_DisablePythonDispatcher": (False, ""),
    "_InferenceMode": (True, "on"),
    "DisableTorchFunction": (False, ""),
    "DisableTorchFunctionSubclass": (False, ""),
    "_DisableFuncTorch": (True, ""),
    "_DisableAutocast": (False, ""),
}

TENSORS = ("x", "y", "g", "c", "j", "n", "jn", "gj", "u", "uj", "un", "ug", "v", "w", "wg", "wj", "wn",
           "ws", "p", "f")
FAVOURITES = ("x", "x", "g", "j", "n", "u", "w", "uj")

# Expressions: {t} is a tensor, {n} an operator of the program.
CALLS = (
    "ops.aten.sin.default({t})", "ops.aten.neg.default({t})", "ops.aten.clone.default({t})",
    "ops.aten.add.Tensor({t}, {t})", "ops.aten.mul.Tensor({t}, {t})", "ops.aten.add.Scalar({t}, 1)",
    "ops.aten.add_.Tensor({t}, {t})", "ops.aten.mul_.Tensor({t}, {t})", "ops.aten.copy_.default({t}, {t})",
    "ops.aten.detach.default({t})", "ops.aten.alias.default({t})", "ops.aten.t.default({t})",
    "ops.aten._conj.default({t})", "ops.aten._neg_view.default({t})", "ops.aten.conj.default({t})",
    "ops.aten.resolve_conj.default({t})", "ops.aten.resolve_neg.default({t})", "ops.aten.conj_physical.default({t})",
    "ops.aten.mm.default({t}, {t})", "ops.aten.matmul.default({t}, {t})", "ops.aten.sum.default({t})",
    "ops.aten.cat.default([{t}, {t}])", "ops.aten.stack.default([{t}, {t}])", "ops.aten.relu.default({t})",
    "ops.aten.add.out({t}, {t}, out={t})", "ops.aten.sin.out({t}, out={t})", "ops.aten.zeros_like.default({t})",
    "ops.aten.ones.default([2, 2])", "ops.aten.select.int({t}, 0, 0)",
    "ops.aten.view.default({t}, [4])", "ops.aten.expand.default({t}, [2, 2, 2])", "ops.aten.eq.Tensor({t}, {t})",
    "ops.aten.abs.default({t})", "ops.aten.view_as_real.default({t})", "ops.aten.zero_.default({t})",
    "ops.aten.neg_.default({t})", "ops.aten.sigmoid.default({t})", "ops.aten.exp.default({t})",
    "ops.aten.unsqueeze.default({t}, 0)", "ops.aten.permute.default({t}, [1, 0])",
    "{t} + {t}", "{t} * {t}", "torch.sin({t})", "{t}.conj()", "{t}.neg()", "{t}.clone()", "{t}.imag", "{t}.mul_({t})",
    "torch.stack([{t}, {t}])", "{t}.sum()", "torch.matmul({t}, {t})", "{t}[0]", "torch.ones(2)", "{t}.resolve_conj()",
)  # fmt: skip

SCHEMAS = ("(Tensor x) -> Tensor",) * 5 + (
    "(Tensor x, Tensor y) -> Tensor", "(Tensor x, *, int k=3) -> Tensor", "(Tensor[] x) -> Tensor",
    "(Tensor? x) -> Tensor", "(int x) -> Tensor", "() -> Tensor",
    "(Tensor(a) x) -> Tensor(a)", "(Tensor x) -> (Tensor, Tensor)", "(Tensor x) -> int", "(Tensor x) -> ()",
    "(Tensor?[] x) -> Tensor", "(Tensor[]? x=None) -> Tensor", "(SymInt x, Tensor y) -> Tensor")
BODIES = ("first", "first", "sin", "next", "next", "below", "raise", "none", "add")
MODES = ("pass", "pass", "pass", "refuse", "raise", "below", "decompose", "twice")


# ---- Programs ----


class Draft:
    """Draws the steps of a program."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.pick = self.random.choice
        self.steps, self.counter = [], 0
        self.libs, self.guards, self.modes, self.results = {}, [], [], []
        self.names = self.random.sample(["a", "b", "c.ov", "a.ov"], self.random.randint(1, 2))
        self.schemas = {}

    def make(self):
        plan = self.pick(["register", "call", "call", "mix", "mix", "guards"])
        weights = {"register": (6, 2, 1, 0, 4), "call": (0, 1, 2, 9, 0), "mix": (4, 2, 2, 6, 2),
                   "guards": (0, 8, 1, 2, 1)}[plan]
        if weights[0]:
            for _ in range(self.random.randint(1, 3)):
                self.open_library()
        parts = (self.register, self.guard, self.mode, self.call, self.ask)
        for _ in range(self.random.randint(3, 14)):
            self.random.choices(parts, weights)[0]()
        return self.steps

    def add(self, *step):
        self.steps.append(list(step))

    def next(self):
        self.counter += 1
        return self.counter

    def chance(self, probability):
        return self.random.random() < probability

    def key(self):
        return self.pick(self.random.choices([COMMON, OTHERS, ALIASES], [6, 3, 3])[0])

    def runtime_key(self):
        return self.pick(self.random.choices([COMMON, OTHERS], [2, 1])[0])

    def keys(self):
        return [self.runtime_key() for _ in range(self.random.randint(0, 3))]

    def plain_key(self):
        """One that stands for itself: others share bits, which PyTorch's guards of one key leave behind."""
        return self.pick(self.plain_keys())

    @staticmethod
    def plain_keys():
        shared = ("CPU", "CUDA", "XLA", "HIP", "MTIA", "Meta", "PrivateUse1")
        left_out = (*UNEQUAL, *LAZY, "AutogradNestedTensor", "PythonDispatcher")
        return [k for k in COMMON + OTHERS if not k.endswith(shared) and k not in left_out]

    def included_key(self):
        """A key to include. None of another backend: which operators have kernels there is not compared."""
        return self.pick(["CPU", "AutogradCPU", "SparseCPU", "NestedTensorCPU", *self.plain_keys()])

    def hidden_keys(self):
        """Keys to exclude. Never all backends, for the operators that need none are others in PyTorch, and never
        those of lazy views, without which kernels have to look for them."""
        return [k for k in self.keys() if k not in DENSE + LAZY]

    def name(self):
        """An operator, sometimes with its namespace, or with a wrong one."""
        return self.random.choices(["", "NS::", "wrong::"], [16, 3, 1])[0] + self.pick(self.names)

    # ---- Registering ----

    def open_library(self):
        kind = self.pick(["DEF", "FRAGMENT", "FRAGMENT", "IMPL"])
        ns = "_" if kind == "IMPL" and self.chance(0.5) else "NS"
        key = self.key() if kind == "IMPL" and self.chance(0.3) else ""
        number = self.next()
        raw = self.chance(0.5)
        self.libs[number] = (kind, ns, raw)
        self.add("lib", number, kind, ns, key, "raw" if raw else "library")

    def register(self):
        if not self.libs:
            return self.open_library()
        number = self.pick(list(self.libs))
        kind, ns, raw = self.libs[number]
        if self.chance(0.12):
            how = self.pick(["reset", "drop"])
            del self.libs[number]
            return self.add(how, number)
        if self.chance(0.1):
            return self.open_library()
        if ns == "_" or self.chance(0.03):
            return self.add("fallback", number, self.pick(FREE), self.pick(("skip", "skip", "next", "first")))
        if kind != "IMPL" and self.chance(0.45) or self.chance(0.03):
            return self.define(number, raw)
        return self.implement(number, raw)

    def define(self, number, raw):
        name, schema = self.name(), self.pick(SCHEMAS)
        if not raw:  # PyTorch's _destroy fails on the other spelling, and the registrations stay
            name = name.removeprefix("NS::")
        if self.chance(0.1):  # no kernel of C++ fits
            name, schema = "w_", "(Tensor(a!) x) -> Tensor(a!)"
            self.names = [*self.names, name] if name not in self.names else self.names
            return self.add("def", number, name + schema, "")
        alias = self.pick(["", "", "", "CONSERVATIVE", "FROM_SCHEMA", "PURE_FUNCTION"])
        how = self.random.random()
        if raw and how < 0.2 and not name.endswith("w_"):
            return self.add("def_name", number, name, self.pick(["", self.key()]), f"d{self.next()}")
        if raw and how < 0.4 and not name.endswith("w_"):
            return self.add("def_kernel", number, name + schema, self.pick(["", self.key()]), alias, f"d{self.next()}")
        return self.add("def", number, name + schema, alias)

    def implement(self, number, raw):
        name, key, how = self.name(), self.key(), self.random.random()
        if raw and how < 0.3 and not name.endswith("w_"):
            return self.add("impl_t_t", number, name, self.pick(["", key]), f"k{self.next()}")
        if how < 0.4:
            return self.add("impl", number, name, key, "skip", False)
        return self.add("impl", number, name, key, self.pick(BODIES), self.chance(0.6))

    # ---- The thread's state ----

    def guard(self):
        how = self.random.random()
        if how < 0.1:
            which = self.pick(["in", "ex"])
            return self.add("tls", which, self.included_key() if which == "in" else self.plain_key(), self.chance(0.6))
        if self.guards and how < 0.45:
            at = self.random.randrange(len(self.guards)) if self.chance(0.4) else len(self.guards) - 1
            number = self.guards[at]
            del self.guards[at:]  # the newer ones stay as they are
            return self.add(self.pick(["leave", "forget"]), number)
        kind = self.pick(list(GUARDS))
        if self.chance(0.5):
            kind = self.pick(list(GUARDS)[:4])
        takes = GUARDS[kind][1]
        arguments = {"set": lambda: [self.hidden_keys()],
                     "sets": lambda: [["BackendSelect", self.included_key()], self.hidden_keys()],
                     "key": lambda: [self.included_key()], "flag": lambda: [self.plain_key(), self.chance(0.5)],
                     "on": lambda: [self.chance(0.7)], "": list}[takes]()
        number = self.next()
        self.guards.append(number)
        return self.add("enter", number, kind, *arguments)

    def mode(self):
        if self.modes and self.chance(0.35):
            return self.add("unmode", self.modes.pop())
        number = self.next()
        self.modes.append(number)
        return self.add("mode", number, self.pick(["dispatch", "dispatch", "function"]), self.pick(MODES))

    # ---- Calls ----

    def tensor(self):
        if self.results and self.chance(0.25):
            return self.pick(self.results)
        return self.pick(TENSORS if self.chance(0.5) else FAVOURITES)

    def call(self):
        form = self.pick(CALLS)
        if self.libs and self.chance(0.5):
            name, _, overload = self.pick(self.names).partition(".")
            op = f"ops.NS.{name}.{overload or 'default'}"
            form = self.pick(["{n}({t})", "{n}({t})", "{n}({t}, {t})", "{n}([{t}, {t}])", "{n}(3)", "{n}()",
                              "{n}({t}, k=1)", "{n}.redispatch({k}, {t})", "{n}.decompose({t})", "{p}({t})",
                              "{n}(None)", "{n}([{t}, None])", "{n}(2, {t})"])
            form = form.replace("{n}", op).replace("{p}", f"ops.NS.{name}")
        is_operator = form.startswith("{t} ")  # they ask the other side after a refusal
        while "{t}" in form:
            tensor = self.tensor()
            if not (is_operator and tensor == "v"):
                form = form.replace("{t}", tensor, 1)
        if "{k}" in form:
            form = form.replace("{k}", "keyset(" + ", ".join(map(repr, self.keys())) + ")")
        number = f"r{self.next()}"
        self.results.append(number)
        self.add("call", number, form)

    def ask(self):
        name = self.pick(self.names)
        what = self.pick(["dump", "table", "table", "names", "dangling", "registered", "has", "computed", "skips",
                          "any", "schema", "thread", "stack", "invariants", "keys"])
        if what in ("dump", "table", "schema", "invariants"):
            return self.add("ask", what, name)
        if what in ("has", "computed", "skips"):
            return self.add("ask", what, name, self.runtime_key() if what != "has" else self.key())
        if what == "any":
            return self.add("ask", what, name, self.keys())
        if what == "registered":
            return self.add("ask", what, self.key())
        if what == "keys":
            return self.add("ask", what, self.tensor())
        return self.add("ask", what)


def make(seed):
    return Draft(seed).make()


# ---- Running them ----


class TooLong(Exception):
    pass


class Planned(Exception):
    """What kernels and modes raise that are to raise."""


class Run:
    """A program that runs with a library, on a thread of its own."""

    counter = 0

    def __init__(self, torch, program):
        Run.counter += 1
        self.torch, self.C, self.program = torch, torch._C, program
        self.is_pytorch = not hasattr(torch, "set_torch_messages")
        self.ns = f"ns{Run.counter}x"
        self.log, self.outcomes = [], []
        self.libs, self.guards, self.modes, self.refused, self.touched = {}, {}, {}, set(), set()
        self.outer = []  # what must be undone in the end, newest last

    # ---- Names ----

    def key(self, name):
        return self.C._dispatch_key_parse(name)

    def keyset(self, *names):
        made = self.C.DispatchKeySet(self.C.DispatchKey.Undefined)
        for name in names:
            made = made.add(self.key(name))
        return made

    def text(self, text):
        text = str(text).replace(self.ns, "NS").split("\nException raised from")[0]
        text = re.sub(r" at 0x[0-9a-f]+", "", text)
        text = re.sub(r"/\S*/(?=dispatcher_programs\.py)", "", text)
        return re.sub(r"dispatcher_programs\.py:\d+", "dispatcher_programs.py", text)

    @staticmethod
    def short(keys):
        return str(keys)[len("DispatchKeySet("):-1].replace(", ", " ")

    def state(self):
        """The thread's keys, without what every thread has."""
        excluded = self.short(self.C._dispatch_tls_local_exclude_set())
        excluded = re.sub(r"AutocastCPU .*AutocastPrivateUse1", "*", excluded)
        excluded = re.sub(r"(Fake|Named)( |$)", "", excluded)
        if "FuncTorchDynamicLayerBackMode" in excluded:  # Python code runs
            excluded = re.sub(r"FuncTorchDynamicLayerBackMode |Conjugate |Negative ", "", excluded)
        included = self.short(self.C._dispatch_tls_local_include_set())
        return f"in[{included}] ex[{excluded}]"

    def write(self, *words):
        self.log.append(self.text(" ".join(map(str, words))))
        if len(self.log) > LONGEST_LOG:
            raise TooLong

    # ---- Values ----

    def describe(self, value):
        """Says what a value is, without calling anything that is dispatched."""
        if isinstance(value, self.torch.Tensor):
            return f"{type(value).__name__}<{self.short(self.C._dispatch_keys(value))}>"
        if isinstance(value, (list, tuple)):
            return "[" + ", ".join(map(self.describe, value)) + "]"
        return self.text(value if isinstance(value, (int, float, bool, type(None))) else type(value).__name__)

    def describe_result(self, value):
        """The same, with what is asked by calls."""
        if isinstance(value, (list, tuple)):
            return "[" + ", ".join(map(self.describe_result, value)) + "]"
        if not isinstance(value, self.torch.Tensor):
            return self.describe(value)
        torch, C = self.torch, self.C
        included = self.keyset("BackendSelect", "ADInplaceOrView")
        excluded = self.keyset(*AUTOCAST, "Python", "PythonTLSSnapshot")
        said = self.describe(value)
        guard = C.DisableTorchFunction()
        with guard, C._ForceDispatchKeyGuard(included, excluded):
            said += f" {tuple(value.shape)} {str(value.dtype).partition('.')[2]}"
            said += " grad" if value.requires_grad else ""
            said += f" {type(value.grad_fn).__name__}" if value.grad_fn is not None else ""
            if type(value) is torch.Tensor and value.device.type == "cpu" and value.layout == torch.strided:
                said += " " + self.numbers(value.detach().resolve_conj().resolve_neg().flatten().tolist())
        return said

    @staticmethod
    def numbers(values):
        """Their first digits: fused steps round differently, and zeros have any sign."""
        parts = [p for v in values for p in ((v.real, v.imag) if isinstance(v, complex) else (v,))]
        return " ".join(f"{p + 0.0:.4g}".replace("-0", "0") if abs(p) < 1e-4 else f"{p:.4g}" for p in parts)

    def make_tensors(self):
        torch, C = self.torch, self.C
        run = self

        class Base(torch.Tensor):
            __torch_function__ = C._disabled_torch_function_impl

        def unwrap(value):
            if isinstance(value, (list, tuple)):
                return type(value)(map(unwrap, value))
            return getattr(value, "inner", value) if isinstance(value, Base) else value

        class Sub(Base):
            """Hands calls on to what it wraps."""

            @classmethod
            def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
                saves = str(func) == SAVES
                run.write(cls.__name__, func, [t.__name__ for t in types], run.describe(args),
                          "" if saves else run.state())
                return func(*unwrap(args), **{k: unwrap(v) for k, v in (kwargs or {}).items()})

        class Refusing(Base):
            @classmethod
            def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
                run.write("Refusing", func, run.describe(args))
                return NotImplemented

        class Wrapper(Sub):
            """Wraps the results, too."""

            @classmethod
            def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
                made = super().__torch_dispatch__(func, types, args, kwargs)
                written = [a for a in flat([*args, *(kwargs or {}).values()]) if getattr(a, "inner", 0) is made]
                return written[0] if written else wrap(made) if type(made) is torch.Tensor else made

        class Functional(torch.Tensor):
            @classmethod
            def __torch_function__(cls, func, types, args=(), kwargs=None):
                run.write("Functional", getattr(func, "__name__", func), run.state())
                return super().__torch_function__(func, types, args, kwargs or {})

        def wrap(inner, cls=Wrapper, **options):
            inner = inner.resolve_conj().resolve_neg()
            made = torch.Tensor._make_wrapper_subclass(cls, inner.shape, dtype=inner.dtype, device=inner.device,
                                                       **options)
            made.inner = inner
            return made

        def sub(inner, cls=Sub, **options):
            made = torch.Tensor._make_subclass(cls, inner, **options)
            made.inner = inner
            return made

        ones = torch.ones(2, 2)
        some = torch.tensor([[1 + 2j, 3 - 1j], [0.5j, 2 + 0j]], dtype=torch.complex64)
        neg = torch._neg_view
        leaf = some.clone().requires_grad_()
        self.names = {
            "x": ones, "y": torch.full((2, 2), 2.0), "g": torch.full((2, 2), 3.0, requires_grad=True),
            "m": torch.ones(2, 2, device="meta"), "c": some, "j": some.clone().conj(), "n": neg(torch.full((2, 2), 4.0)),
            "jn": neg(some.clone().conj()), "gj": leaf.conj(),
            "u": sub(torch.full((2, 2), 5.0)), "uj": sub(some.clone().conj()),
            "un": sub(neg(torch.full((2, 2), 6.0))), "ug": sub(torch.full((2, 2), 7.0), require_grad=True),
            "v": sub(torch.full((2, 2), 8.0), Refusing), "w": wrap(torch.full((2, 2), 9.0)),
            "wg": wrap(torch.full((2, 2), 9.5), requires_grad=True),
            "wj": wrap(some.clone(), _extra_dispatch_keys=self.keyset("Conjugate")),
            "wn": wrap(torch.full((2, 2), 9.0), _extra_dispatch_keys=self.keyset("Negative")),
            "ws": wrap(torch.full((2, 2), 9.0), _extra_dispatch_keys=self.keyset("SparseCUDA", "CUDA")),
            "p": torch.nn.Parameter(torch.full((2, 2), 11.0)),
            "f": torch.full((2, 2), 12.0).as_subclass(Functional),
            "torch": torch, "ops": torch.ops, "keyset": self.keyset,
        }

    # ---- The steps ----

    def run(self):
        thread = threading.Thread(target=self.run_here)
        thread.start()
        thread.join()
        return self.outcomes

    def run_here(self):
        self.make_tensors()
        for step in self.program:
            self.log = []
            try:
                said = getattr(self, "do_" + step[0])(*step[1:])
                said = "=" if said is None else f"= {self.text(said)}"
            except TooLong:
                said = "! TooLong"
            except Exception as error:
                said = f"! {self.refusal(step[0], error)}"
            self.outcomes.append([*self.log, said])
        self.clean_up()

    def refusal(self, what, error):
        """Of calls, what the dispatcher says, and not the reasons of operators."""
        said = f"{type(error).__name__}: {self.text(error)}"
        if what != "call":
            return said
        if "Expected a value of type" in said or "Cast error" in said:
            self.log.clear()  # printing the argument there calls operators
            return "an argument"
        if "no tensor arguments" in said:
            return re.sub(r".*for schema (\w+)::.*", r"no tensor argument: \1", said, flags=re.S)
        if "Could not run" in said:
            return re.sub(r".*Could not run '(\w+)::.* with arguments from the (\S+) backend.*", r"no kernel: \1 \2",
                          said, flags=re.S)
        if "could not find kernel" in said and "???" not in said:  # of the Python dispatcher
            return re.sub(r".*kernel for (\w+)\..* at dispatch key DispatchKey\.(\w+).*", r"no kernel: \1 '\2'", said,
                          flags=re.S)
        if "Multiple dispatch failed" in said or "no implementation found" in said:
            return "nobody answered"
        if "INTERNAL ASSERT" in said:
            return "assertion"
        if "already associated to a python object" in said:
            return "an object"
        if "has no memory: it stands for" in said:
            return "no memory"
        if "Cannot set version_counter" in said:
            return "version counter"
        if "DispatchKey.???" in said:
            return "a key without a name"
        if type(error).__name__ in ("Planned", "AttributeError", "RecursionError"):
            return said
        return "Error"

    def clean_up(self):
        for mode in reversed(list(self.modes.values())):
            mode.__exit__(None, None, None)
        for number in list(self.libs):
            self.do_drop(number)
        self.names.clear()
        self.guards.clear()
        gc.collect()  # here: PyTorch's guards restore the keys of the thread that deletes them

    def lib(self, number):
        return self.libs.get(number)

    def operator(self, name):
        """Returns the full name of an operator that may be used; None if a definition of it was refused."""
        short = name.rpartition("::")[2].partition("(")[0]
        full = f"{self.ns}::{short}"
        return None if full in self.refused else full

    def is_packet_refused(self, name):
        """Whether a definition of an overload was refused: PyTorch keeps its name."""
        return any(refused.partition(".")[0] == f"{self.ns}::{name}" for refused in self.refused)

    def spelled(self, name):
        return name.replace("NS::", f"{self.ns}::")

    def do_lib(self, number, kind, ns, key, how):
        ns = self.ns if ns == "NS" else ns
        if how == "raw":
            self.libs[number] = self.C._dispatch_library(kind, ns, key, PLACE, number), True, []
        else:
            self.libs[number] = self.torch.library.Library(ns, kind, key), False, []

    def define(self, name, call):
        if self.operator(name) is None:
            return "refused before"
        full = self.operator(name)
        try:
            call()
        except Exception:
            self.refused.add(full)
            raise
        self.refresh(full)

    def do_def(self, number, schema, alias):
        if number not in self.libs:
            return "no library"
        library, raw, _ = self.libs[number]
        return self.define(schema, lambda: void((library.def_ if raw else library.define)(self.spelled(schema), alias)))

    def do_def_name(self, number, name, key, debug):
        if number not in self.libs:
            return "no library"
        return self.define(name, lambda: void(self.libs[number][0].def_name_t_t(self.spelled(name), key, debug)))

    def do_def_kernel(self, number, schema, key, alias, debug):
        if number not in self.libs:
            return "no library"
        library = self.libs[number][0]
        return self.define(schema, lambda: void(library.def_schema_t_t(self.spelled(schema), key, alias, debug)))

    def do_impl_t_t(self, number, name, key, debug):
        if number not in self.libs or self.operator(name) is None:
            return "nothing"
        self.libs[number][0].impl_t_t(self.spelled(name), key, debug)
        self.refresh(self.operator(name))

    def kernel(self, name, key, body, with_keyset):
        """Returns a kernel that writes what it gets; of an operator, or of a key (name None)."""
        number = f"{name or 'fallback'}@{key}"

        def kernel(*args, **kwargs):
            keys = args[0] if with_keyset else None
            args = args[1:] if with_keyset else args
            op = args[0] if name is None else None
            rest = args[1:] if name is None else args
            self.write(number, op or "", self.short(keys) if with_keyset else "", self.describe(rest),
                       self.describe(list(kwargs.values())), self.state())
            return self.answer(op or self.overload(name), key, body, keys, rest, kwargs)

        return kernel

    def overload(self, name):
        short, _, overload = name.rpartition("::")[2].partition(".")
        return getattr(getattr(getattr(self.torch.ops, self.ns), short), overload or "default")

    def answer(self, op, key, body, keys, args, kwargs):
        tensors = [a for a in flat(args) if isinstance(a, self.torch.Tensor)]
        first = tensors[0] if tensors else None
        if body == "next" and keys is not None and key not in ALIASES:
            below = keys & self.C._dispatch_keyset_full_after(self.key(key))
            return op.redispatch(below, *args, **kwargs)
        if body == "below":
            guard = self.C._AutoDispatchBelowAutograd()
            try:
                return self.torch.ops.aten.clone.default(first) if first is not None else None
            finally:
                del guard
        if body == "raise":
            raise Planned(key)
        if body == "none" or first is None:
            return None
        if body == "add":
            return self.torch.ops.aten.add.Tensor(first, tensors[-1])
        if body == "sin":
            return self.torch.ops.aten.sin.default(first)
        return self.torch.ops.aten.detach.default(first)

    def do_impl(self, number, name, key, body, with_keyset):
        if number not in self.libs or self.operator(name) is None:
            return "nothing"
        library, raw, _ = self.libs[number]
        if body == "skip":
            function, with_keyset = self.torch.library.fallthrough_kernel, False
        else:
            function = self.kernel(name, key, body, with_keyset)
        if raw:
            library.impl(self.spelled(name), self.key(key), function, with_keyset)
        else:
            library.impl(self.spelled(name), function, key, with_keyset=with_keyset)
        self.refresh(self.operator(name))

    def do_fallback(self, number, key, body):
        if number not in self.libs:
            return "no library"
        library, raw, _ = self.libs[number]
        if body == "skip" and raw:
            library.fallback_fallthrough(key)
            return
        function = self.torch.library.fallthrough_kernel if body == "skip" else self.kernel(None, key, body, True)
        if raw:
            library.fallback(key, function, body != "skip")
        else:
            library.fallback(function, key, with_keyset=body != "skip")

    def refresh(self, full):
        """Makes PyTorch compute the operator's whole table: some orders of registrations leave entries as they
        were (docs/decisions/0001-which-release-to-follow.md)."""
        self.touched.add(full)
        if not self.is_pytorch:
            return
        for key in ALIASES:
            library = self.C._dispatch_library("IMPL", self.ns, "", PLACE, 0)
            library.impl(full, self.key(key), self.torch.library.fallthrough_kernel)
            library.reset()

    def do_reset(self, number):
        if number not in self.libs:
            return
        library, raw, _ = self.libs.pop(number)
        library.reset() if raw else library._destroy()
        self.after_release()

    def do_drop(self, number):
        if number not in self.libs:
            return
        library, raw, _ = self.libs.pop(number)
        if not raw:
            library._destroy()
        del library
        gc.collect()
        self.after_release()

    def after_release(self):
        for full in sorted(self.touched):
            if full not in self.refused and self.C._dispatch_dump(full):
                self.refresh(full)

    # ---- The thread's state ----

    def do_tls(self, which, key, on):
        name = "included" if which == "in" else "excluded"
        getattr(self.C, f"_dispatch_tls_set_dispatch_key_{name}")(self.key(key), on)
        return self.state()

    def do_enter(self, number, kind, *arguments):
        takes = GUARDS[kind][1]
        if takes == "sets":  # without autocast, which casts for other operators in PyTorch
            arguments = [arguments[0], [*arguments[1], *AUTOCAST]]
        if takes in ("set", "sets"):
            arguments = [self.keyset(*names) for names in arguments]
        elif takes in ("key", "flag"):
            arguments = [self.key(arguments[0]), *arguments[1:]]
        guard = getattr(self.C, kind)(*arguments)
        if not GUARDS[kind][0]:
            guard.__enter__()
        self.guards[number] = guard
        return self.state()

    def do_leave(self, number):
        guard = self.guards.pop(number, None)
        if guard is None:
            return
        if hasattr(guard, "__exit__"):
            guard.__exit__(None, None, None)
        del guard
        return self.state()

    def do_forget(self, number):
        self.guards.pop(number, None)
        return self.state()

    def do_mode(self, number, which, kind):
        run, name = self, f"mode{number}"

        def answer(mode, func, args, kwargs):
            if kind == "refuse":
                return NotImplemented
            if kind == "raise":
                raise Planned(name)
            if kind == "below":
                guard = run.C._AutoDispatchBelowAutograd()
                try:
                    return func(*args, **kwargs)
                finally:
                    del guard
            if kind == "decompose" and which == "dispatch":
                made = func.decompose(*args, **kwargs)
                if made is not NotImplemented:
                    return made
            if kind == "twice":
                func(*args, **kwargs)
            return func(*args, **kwargs)

        if which == "dispatch":
            class Mode(_dispatch_mode(self.torch)):
                def __torch_dispatch__(self, func, types, args=(), kwargs=None):
                    saves = str(func) == SAVES
                    run.write(name, func, "" if saves else [t.__name__ for t in types], run.describe(args),
                              run.describe(list((kwargs or {}).values())), "" if saves else run.state())
                    return answer(self, func, args, kwargs or {})
        else:
            class Mode(_function_mode(self.torch)):
                def __torch_function__(self, func, types, args=(), kwargs=None):
                    # Without `types`: PyTorch hands classes over that override nothing, by the kind of function.
                    run.write(name, getattr(func, "__name__", func), run.state())
                    return answer(self, func, args, kwargs or {})

        mode = Mode()
        mode.__enter__()
        self.modes[number] = mode
        return self.state()

    def do_unmode(self, number):
        if number in self.modes and number != list(self.modes)[-1]:
            return "not the newest"
        mode = self.modes.pop(number, None)
        if mode is not None:
            mode.__exit__(None, None, None)
        return self.state()

    # ---- Calls and questions ----

    def do_call(self, number, line):
        needs = set(re.findall(r"\br\d+\b", line)) - set(self.names)
        mine = re.search(r"ops\.NS\.(\w+)(?:\.(\w+))?", line)
        if needs:
            return "nothing"
        if mine:
            overloads = [mine[2]] if mine[2] else ["default", "ov"]
            names = [f"{self.ns}::{mine[1]}" + ("" if o == "default" else f".{o}") for o in overloads]
            if any(name in self.refused for name in names) or self.is_packet_refused(mine[1]):
                return "refused before"
        made = eval(line.replace("ops.NS.", f"ops.{self.ns}."), self.names)  # noqa: S307
        self.names[number] = made
        return self.describe_result(made)

    def do_ask(self, what, *arguments):
        C = self.C
        if what in ("dump", "table", "schema", "invariants", "has", "computed", "skips", "any"):
            full = self.operator(arguments[0])
            if full is None:
                return "refused before"
            if what in ("computed", "skips") and (arguments[1] in UNEQUAL or not C._dispatch_dump(full)):
                return "nothing"
            return self.ask_operator(what, full, *arguments[1:])
        if what == "names":
            return sorted(set(name for name in C._dispatch_get_all_op_names() if name.startswith(self.ns + "::"))
                          - self.refused)
        if what == "dangling":
            return sorted(t for t in C._dispatch_find_dangling_impls() if f"name: {self.ns}::" in t
                          and not any(f"name: {name}\n" in t for name in self.refused))
        if what == "registered":
            return sorted(set(n for n in C._dispatch_get_registrations_for_dispatch_key(arguments[0])
                              if n.startswith(self.ns + "::")) - self.refused)
        if what == "stack":
            return C._len_torch_dispatch_stack(), C._len_torch_function_stack(), self.torch.is_grad_enabled()
        if what == "keys":
            return self.describe(self.names.get(arguments[0]))
        return self.state()

    def ask_operator(self, what, full, *arguments):
        C = self.C
        if what == "dump":
            return C._dispatch_dump(full)
        if what == "table":
            lines = C._dispatch_dump_table(full).splitlines()
            return "\n".join(l for l in lines if "[backend fallback]" not in l or PLACE in l or "programs.py" in l)
        if what == "schema":
            name, _, overload = full.partition(".")
            return void(C._dispatch_find_schema_or_throw(name, overload))
        if what == "invariants":
            return void(C._dispatch_check_invariants(full))
        if what == "has":
            return C._dispatch_has_kernel_for_dispatch_key(full, arguments[0])
        if what == "computed":
            return C._dispatch_has_computed_kernel_for_dispatch_key(full, arguments[0])
        if what == "skips":
            if not C._dispatch_has_kernel_for_dispatch_key(full, arguments[0]):
                return "no kernel"
            return C._dispatch_kernel_for_dispatch_key_is_fallthrough(full, arguments[0])
        return C._dispatch_has_kernel_for_any_dispatch_key(full, self.keyset(*arguments[0]))


# What PyTorch's outcome ends with, and why ours may be another.
ANSWERS = {
    "! TooLong": "PyTorch's error prints a tensor, which calls the mode that refuses again",
    "! assertion": "PyTorch fails an assertion of its own",
    "! an argument": "whether modes are asked before arguments are looked at",
    "! no tensor argument: aten": "PyTorch's kernels make memory by calls that need BackendSelect",
    "! an object": "PyTorch does not give the alias of a class another type",
    "! a key without a name": "PyTorch's Python dispatcher does not know every key",
    "! no kernel: NS 'Undefined'": "PyTorch's Python dispatcher does not say that there was no tensor",
    "! version counter": "PyTorch does not make views of wrappers in inference mode",
}


VIEWS = re.compile(r"\w+ aten\.(_conj|_neg_view|select|view|t|permute|unsqueeze|expand|alias|detach)\.")


def without_views(outcome):
    return [line for line in outcome if not VIEWS.match(line)]


def known(step, theirs, ours):
    """Why a step may have another outcome in PyTorch (`theirs`); None: it may not."""
    if step[0] in ("def", "def_kernel", "def_name") and all("Inferred operator schema" in s[-1] for s in (theirs, ours)):
        return "which of several kernels that do not fit is named"
    if step[0] != "call":
        return None
    if theirs[-1] in ANSWERS and theirs[-1] != ours[-1]:
        return ANSWERS[theirs[-1]]
    if ours[-1] == "! an argument":
        return ANSWERS[ours[-1]]
    if ours[-1] == "! no memory":
        return "PyTorch's kernels read the memory of wrappers, which have none"
    if any(said[-1] == f"! no kernel: aten '{key}'" for said in (theirs, ours) for key in KERNELS_UNEQUAL):
        return "which operators have kernels for keys without a device"
    if len(theirs) > len(ours) and without_views(theirs) == without_views(ours) and " grad " in ours[-1]:
        return "PyTorch makes a view again, for its history after a write"
    if "detach.default(" in step[2] and len(theirs) == len(ours) + 1 and without_views(theirs) == without_views(ours):
        return "PyTorch's detach asks a mode although the thread's set lacks its keys"
    is_operator = re.fullmatch(r"\w+ [+*] \w+", step[2])
    if is_operator and theirs[-1] == ours[-1] == "! Error" and theirs[:len(ours) - 1] == ours[:-1]:
        return "PyTorch asks again, with the operands swapped"
    return None


def void(_):
    """For calls whose result is not compared."""


def flat(values):
    for value in values:
        if isinstance(value, (list, tuple)):
            yield from flat(value)
        else:
            yield value


def _dispatch_mode(torch):
    return sys.modules[f"{torch.__name__}.utils._python_dispatch"].TorchDispatchMode


def _function_mode(torch):
    return sys.modules[f"{torch.__name__}.overrides"].TorchFunctionMode


def run(torch, program):
    __import__(f"{torch.__name__}.utils._python_dispatch")
    __import__(f"{torch.__name__}.overrides")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return Run(torch, program).run()


def serve(torch):
    gc.freeze()  # programs collect their garbage, and there is much else
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what the library prints is no answer
    for line in sys.stdin:
        faulthandler.dump_traceback_later(20, exit=True)
        print(json.dumps(run(torch, json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    import torch as library

    library.set_num_threads(1)
    serve(library)
