"""The tables of the page "What exists": which of PyTorch's names exist, which do not, and what to use instead.
Everything is looked up in the package."""

import importlib
import re
from pathlib import Path

from site_map import ROOT

NAMES = Path(__file__).with_name("torch_names.txt")
SCHEMAS = ROOT / "tests" / "data" / "aten_schemas.txt"


def recorded():
    """Returns {module of PyTorch: its public names}."""
    found = {}
    for line in NAMES.read_text().splitlines():
        if line.startswith("#"):
            continue
        if not line.startswith(" "):
            module, _, line = line.partition(":")
            found[module] = []
        found[module] += line.split()
    return found


def here(module):
    """Returns the package's module of that name, or None."""
    import keyfall

    if module == "torch.Tensor":
        return keyfall.Tensor
    try:
        return importlib.import_module("keyfall" + module.removeprefix("torch"))
    except ImportError:
        return None


def missing_names(module, names):
    """Returns the names that the package's module does not have."""
    home = here(module)
    return [name for name in names if home is None or not is_usable(home, name)]


def is_usable(home, name):
    """False for a missing name, and for one that exists only so that programs can import it."""
    try:
        value = getattr(home, name)
    except AttributeError:
        return False
    return not (isinstance(value.__doc__, str) and value.__doc__.startswith("keyfall has no "))


def instead(name):
    """Returns what to use instead of a module that is absent or incomplete."""
    from keyfall._shared import absent

    entry = absent.entry_of(name)
    return entry[1] if entry else ""


def complete_modules():
    """Returns the modules without missing names, as text."""
    return ", ".join(f"`{module}`" for module, names in recorded().items() if not missing_names(module, names))


def modules_table():
    lines = ["| module | names | here | instead of what is missing |", "|---|---:|---:|---|"]
    for module, names in recorded().items():
        if missing := missing_names(module, names):
            here_count = len(names) - len(missing)
            lines.append(f"| `{module}` | {len(names)} | {here_count} | {escaped(instead(module))} |")
    return "\n".join(lines)


def escaped(text):
    """Marks names as code, where they are not yet: words with dots, underscores or parentheses; makes pages links."""
    text = re.sub(r"docs/guide/([\w-]+)\.md", r"[\1](\1.md)", text)
    name = r"(?<![\w/\[(.])((?:[A-Za-z_]\w*\.)+\w+(?:\(\))?|\w+_\w*(?:\(\))?|\w+\(\))(?![\w\]])"
    return "`".join(part if i % 2 else re.sub(name, r"`\1`", part) for i, part in enumerate(text.split("`")))


def missing_list(wrap):
    lines = []
    for module, names in recorded().items():
        missing = missing_names(module, names)
        if missing:
            listed = " ".join(f"`{name}`" for name in missing) if len(missing) < len(names) else "the whole module"
            lines.append(wrap(f"- `{module}`: {listed}", "  "))
    return "\n".join(lines)


def instead_table():
    from keyfall._shared import absent

    lines = ["| name | |", "|---|---|"]
    for name, hint in sorted({**absent.ABSENT, **absent.PARTIAL}.items()):
        which = "absent" if name in absent.ABSENT else "incomplete"
        lines.append(f"| `{name}` | {which}; {escaped(hint)} |")
    return "\n".join(lines)


def operators():
    """Returns (number of PyTorch's operators, those that the package lacks). Some are defined when `ops.aten` is asked."""
    import keyfall

    have = set(keyfall._C._dispatch_get_all_op_names())
    theirs = [line.split("(")[0] for line in SCHEMAS.read_text().splitlines() if line.startswith("aten::")]
    return len(theirs), [name for name in theirs if name not in have and not is_made_when_asked(name)]


def is_made_when_asked(name):
    import keyfall

    base, _, overload = name.removeprefix("aten::").partition(".")
    packet = getattr(keyfall.ops.aten, base, None)
    return packet is not None and (overload or "default") in packet.overloads()


def operators_text(wrap, total, missing):
    import keyfall

    bases = sorted({name.removeprefix("aten::").split(".")[0] for name in missing})
    families = [base for base in bases if not hasattr(keyfall.ops.aten, base)]
    overloads = [name for name in missing if name.removeprefix("aten::").split(".")[0] not in families]
    internal = [name for name in families if name.startswith("_")]
    groups = {"quantized": r"quant|q_|qint|_q$", "sparse": r"sparse|csr|csc|coo|crow|ccol|spm|hspmm|smm",
              "nested": r"nested|jagged", "CUDA, MKL-DNN and other libraries": r"cud|miopen|mkl|mps|xnn|nnpack|efficient|flash",
              "fused": r"fused"}
    rows, rest = [f"| internal (`_name`) | {len(internal)} |"], [name for name in families if name not in internal]
    for title, pattern in groups.items():
        members = [name for name in rest if re.search(pattern, name)]
        rest = [name for name in rest if name not in members]
        if members:
            rows.append(f"| {title} | {len(members)} |")
    listed = " ".join(f"`{name}`" for name in rest)
    begin = (f"Of PyTorch's {total:,} operators {total - len(missing):,} exist. {len(overloads)} of the others are overloads of "
             "names that exist, most of them for names of dimensions or out= forms. Names without any overload:")
    return wrap(begin) + "\n\n" + "\n".join(["| group | names |", "|---|---:|", *rows, f"| others | {len(rest)} |",
                                           "", wrap(f"Others: {listed}")])
