"""The tables of the page "Coming from PyTorch": which of PyTorch's names exist, which do not, and what to
use instead. Everything is looked up in the package and in the catalogue when the site is built."""

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


def modules_table():
    lines = ["| module | names | here | instead of what is missing |", "|---|---:|---:|---|"]
    for module, names in recorded().items():
        missing = missing_names(module, names)
        share = "all" if not missing else str(len(names) - len(missing))
        hint = escaped(instead(module)) if missing else ""
        lines.append(f"| `{module}` | {len(names)} | {share} | {hint} |")
    return "\n".join(lines)


def escaped(text):
    """Marks names as code: `keyfall.x`, and words with underscores; makes pages links."""
    text = re.sub(r"docs/guide/([\w-]+)\.md", r"[\1](\1.md)", text)
    return re.sub(r"(?<![`\w/])((?:keyfall|linalg)(?:\.\w+)+(?:\(\))?|\w+_\w*(?:\*|\(\))?|to_dense\(\))", r"`\1`", text)


def missing_list():
    lines = []
    for module, names in recorded().items():
        missing = missing_names(module, names)
        if missing and len(missing) < len(names):
            lines.append(f"- `{module}`: " + " ".join(f"`{name}`" for name in missing))
        elif missing:
            lines.append(f"- `{module}`: the whole module")
    return "\n".join(lines)


def instead_table():
    from keyfall._shared import absent

    lines = ["| name | |", "|---|---|"]
    for name, hint in sorted({**absent.ABSENT, **absent.PARTIAL}.items()):
        which = "absent" if name in absent.ABSENT else "incomplete"
        lines.append(f"| `{name}` | {which}; {escaped(hint)} |")
    return "\n".join(lines)


def operators():
    """Returns (number of PyTorch's operators, those that the package lacks)."""
    import keyfall

    have = set(keyfall._C._dispatch_get_all_op_names())
    theirs = [line.split("(")[0] for line in SCHEMAS.read_text().splitlines() if line.startswith("aten::")]
    return len(theirs), [name for name in theirs if name not in have]


def operators_text():
    total, missing = operators()
    families = sorted({name.split("::")[1].split(".")[0].rstrip("_") or name for name in missing})
    internal = [name for name in families if name.startswith("_")]
    families = [name for name in families if name not in internal]
    groups = {"quantized": r"quant|q_|qint|_q$", "sparse": r"sparse|csr|csc|coo|crow|ccol|spm|hspmm|smm",
              "nested": r"nested|jagged", "CUDA, MKL-DNN and other libraries": r"cud|miopen|mkl|mps|xnn|nnpack|efficient|flash",
              "fused": r"fused"}
    rows, rest = [f"| internal (`_name`) | {len(internal)} |"], families
    for title, pattern in groups.items():
        members = [name for name in rest if re.search(pattern, name)]
        rest = [name for name in rest if name not in members]
        rows.append(f"| {title} | {len(members)} |")
    listed = " ".join(f"`{name}`" for name in rest)
    return (f"Of PyTorch's {total:,} operators {total - len(missing):,} exist. The others, by name without overload:\n\n"
            "| group | names |\n|---|---:|\n" + "\n".join([*rows, f"| others | {len(rest)} |"]) + f"\n\nOthers: {listed}")


def fill(text):
    """Replaces the marks of the page by the tables."""
    made = {"modules": modules_table, "missing": missing_list, "instead": instead_table,
            "operators": operators_text}
    return re.sub(r"<!-- table: (\w+) -->.*?<!-- end -->", lambda mark: made[mark[1]](), text, flags=re.S)
