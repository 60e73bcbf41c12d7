"""How a device runs an operator: by a kernel of its own (native), by a kernel made of other operators
(composite), by the CPU fallback (fallback), or not at all (missing)."""

from ... import _C

NATIVE, COMPOSITE, FALLBACK, MISSING = "native", "composite", "fallback", "missing"
KINDS = (NATIVE, COMPOSITE, FALLBACK, MISSING)
# The dispatcher's rules, as its tables print them.
RULES = {"kernel": NATIVE, "default backend kernel": COMPOSITE, "math kernel": COMPOSITE,
         "backend fallback": FALLBACK, "missing": MISSING}


def kind_of(name, key):
    """What the dispatcher's table says about an operator and the key of a device."""
    for line in _C._dispatch_dump_table(name).splitlines():
        if line.startswith(f"{key}: "):
            return RULES.get(line.rpartition("[")[2].rstrip("]"), NATIVE)
    return MISSING
