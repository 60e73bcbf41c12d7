"""The registry as data: operators, their kernels and the slots of their computed tables."""

import difflib
import fnmatch
import functools
import re

from .. import _C, ops
from .output import Mistake

# How a slot is filled: the dispatcher's rules, as its dumps name them.
KINDS = {"kernel": "kernel", "default backend kernel": "composite", "math kernel": "composite",
         "nested kernel": "composite", "autograd kernel": "autograd", "batched kernel": "composite",
         "backend fallback": "fallback", "ambiguous autogradother": "missing", "missing": "missing"}
STYLES = {"kernel": "green", "composite": "cyan", "autograd": "magenta", "fallback": "yellow",
          "fallthrough": "dim", "missing": "red"}
RULES = {
    "kernel": "a kernel was registered to this key",
    "default backend kernel": "no kernel of the backend; one kernel serves all backends "
                              "(CompositeExplicitAutograd)",
    "math kernel": "no kernel of the backend; the operator is made of others (CompositeImplicitAutograd)",
    "nested kernel": "the kernel for nested tensors",
    "autograd kernel": "the kernel of the alias key Autograd",
    "batched kernel": "the kernel for batched tensors",
    "backend fallback": "no kernel of the operator; the key has a fallback for all operators",
    "ambiguous autogradother": "several kernels would serve AutogradOther",
    "missing": "nothing is registered",
}


class Slot:
    """A slot of a computed table, or a registration: key, kernel (its name, or ""), where (files and
    lines), rule, kind."""

    __slots__ = ("key", "kernel", "kind", "rule", "where")

    def __init__(self, key, text, rule):
        self.key, self.rule = key, rule
        self.kernel, self.where, self.kind = _parsed(text, rule)

    def as_dict(self):
        return {name: getattr(self, name) for name in self.__slots__}


@functools.lru_cache(maxsize=256)  # most slots of a table have the same texts
def _parsed(text, rule):
    """(name of the kernel or "", where it was registered, kind) of a slot."""
    kernel, where = split_origin(text)
    kind = "fallthrough" if text.startswith("fallthrough") else KINDS.get(rule, "kernel")
    return "" if kind in ("fallthrough", "missing") else kernel, where, kind


def split_origin(text):
    """(name of the kernel or "", where it was registered) of a dispatcher's text."""
    at = text.find("registered at ")
    if at >= 0:
        where = text[at + len("registered at "):].removesuffix(" (FallbackKernel.cpp)")
        return text[:at].strip(), where
    found = re.fullmatch(r"(\S+) \((.*)\)", text)
    return found.groups() if found else (text, "")


def table_of(name):
    """The slots of an operator's computed table."""
    slots = []
    for line in _C._dispatch_dump_table(name).splitlines():
        key, _, rest = line.partition(": ")
        text, _, rule = rest.rpartition(" [")
        slots.append(Slot(key, text, rule.rstrip("]")))
    return slots


def registrations_of(name):
    """What is registered to the operator: a Slot for each key."""
    found = []
    for line in _C._dispatch_dump(name).splitlines():
        key, _, rest = line.partition(": ")
        if " :: " in rest:
            text = rest.rpartition(" :: ")[0]
            found.append(Slot(key.removesuffix("[alias]"), text, "kernel"))
    return found


def overload_of(name):
    """The operator with this full name."""
    namespace, _, rest = name.partition("::")
    base, _, overload = rest.partition(".")
    return getattr(getattr(getattr(ops, namespace), base), overload or "default")


def schema_of(name):
    for line in _C._dispatch_dump(name).splitlines():
        if line.startswith("schema: "):
            return line.removeprefix("schema: ")
    return name


def tags_of(name):
    try:
        return [tag.name for tag in overload_of(name).tags]
    except (AttributeError, RuntimeError):
        return []


def all_names():
    return sorted(_C._dispatch_get_all_op_names())


def matching(pattern, names=None):
    """The names that a pattern with * and ? matches, or that contain a text without these."""
    names = all_names() if names is None else names
    if pattern is None:
        return names
    if not any(c in pattern for c in "*?["):
        return [name for name in names if pattern in name]
    full = pattern if "::" in pattern else f"*::{pattern}"
    return [name for name in names if fnmatch.fnmatchcase(name, full)]


def find(name):
    """The full names that a name means: an operator, or all overloads of one. Mistake if there is none."""
    names = all_names()
    wanted = name if "::" in name else f"aten::{name}"
    wanted = wanted.removesuffix(".default")
    overloads = [n for n in names if n == wanted or n.partition(".")[0] == wanted]
    if "." in wanted.partition("::")[2]:
        overloads = [n for n in names if n == wanted]
    if overloads:
        return overloads
    bases = {n.partition(".")[0] for n in names}
    close = difflib.get_close_matches(wanted, [*bases, *names], 3, 0.6)
    hint = f"; close: {', '.join(close)}" if close else "; 'keyfall ops' lists them"
    raise Mistake(f"there is no operator '{name}'{hint}")


def one(name):
    """The full name of the operator; Mistake if the name means several."""
    found = find(name)
    if len(found) > 1 and found[0] != (name if "::" in name else f"aten::{name}"):
        raise Mistake(f"'{name}' has {len(found)} overloads: {', '.join(found)}")
    return found[0]


def runs(slots):
    """Neighbouring slots with the same kernel and rule, together."""
    groups = []
    for slot in slots:
        same = groups and (groups[-1][-1].kernel, groups[-1][-1].where, groups[-1][-1].rule) == (
            slot.kernel, slot.where, slot.rule)
        if same:
            groups[-1].append(slot)
        else:
            groups.append([slot])
    return groups
