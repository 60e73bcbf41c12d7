"""The dtypes: include/keyfall/dtype.def, read as a list. For tools and tests that run without the
library; code of the package uses keyfall._C._dtype_table()."""

import pathlib
import re
from dataclasses import dataclass

TABLE = pathlib.Path("include", "keyfall", "dtype.def")
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# Columns of the groups, in table order; "memory" and the others name the group.
COLUMNS = {
    "names": ("name", "other", "class_name", "plain_name", "number_name", "abbreviation", "method"),
    "memory": ("size", "kind", "traits"),
    "promotion": ("order", "counterpart"),
    "limits": ("epsilon", "tiny", "largest"),
    "formats": ("letter", "dlpack", "safetensors", "place"),
    "loops": ("tag", "c_type", "group"),
}
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[(),]|[^\s"(),][^"(),]*')


@dataclass
class Dtype:
    """One entry. Strings are str or None, numbers are int or float, everything else is text."""
    NAME: str
    number: int
    columns: dict

    def __getattr__(self, column):
        try:
            return self.columns[column]
        except KeyError:
            raise AttributeError(column) from None

    @property
    def held(self):
        """True if tensors can have this dtype."""
        return "KF_IS_HELD" in str(self.traits).split(" | ")


def _tuples(text, at):
    """Parses the nested tuple that opens at `at`; returns it and its end."""
    stack, item = [[]], None
    for match in _TOKEN.finditer(text, at):
        token = match.group().strip()
        if token == "(":
            stack.append([])
        elif token == ",":
            if item is not None:
                stack[-1].append(item)
            item = None
        elif token == ")":
            if item is not None:
                stack[-1].append(item)
            item = tuple(stack.pop())
            if len(stack) == 1:
                return item
        else:
            item = token
    raise ValueError(f"{TABLE}: a parenthesis is not closed")


def _value(text):
    if text == "NULL":
        return None
    if text.startswith('"'):
        return text[1:-1]
    for kind in (int, float, float.fromhex):
        try:
            return kind(text)
        except ValueError:
            pass
    return text


def read(root=ROOT):
    """Returns the entries by number."""
    text = (pathlib.Path(root) / TABLE).read_text()
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S).replace("\\\n", " ")
    absent = {match[1]: _tuples(text, match.start(2))
              for match in re.finditer(r"#define (KF_NO\w+) (\()", text)}
    rows = []
    for match in re.finditer(r"ROW(\()WITH, ", text):
        _, name, number, *groups = _tuples(text, match.start(1))
        columns = {}
        for (group, wanted), given in zip(COLUMNS.items(), groups, strict=True):
            given = absent.get(given, given)
            if len(given) != len(wanted):
                raise ValueError(f"{TABLE}: {name}: {group} has {len(wanted)} columns "
                                 f"({', '.join(wanted)}), found {len(given)}")
            columns.update(zip(wanted, map(_value, given)))
        rows.append(Dtype(name, int(number), columns))
    return rows
