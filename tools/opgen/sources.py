"""Finds the file that defines each composite, kf__op_name(…).

Many of them are defined by macros, so searching for names is not enough: this expands the macros of a
file that contribute to such a name, and nothing else."""

import re

FUNCTION = re.compile(r"\bkf_status_t\s+kf__op_(\w+)\(")
PASTED = re.compile(r"\bkf__op_\w*##")
DEFINE = re.compile(r"#define (\w+)\(([^)]*)\)(.*)")
FOLDER, GENERATED = "src/ops", "src/ops/gen"


def closing(text, start):
    """Returns the position of the bracket that closes the one at `start`."""
    depth = 0
    for place in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0:
            return place
    return len(text)


def arguments(text):
    """Splits the arguments of a macro at commas outside brackets."""
    found, depth, start = [], 0, 0
    for place, letter in enumerate(text):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            found.append(text[start:place].strip())
            start = place + 1
    return [*found, text[start:].strip()]


def expand(text, macros):
    """Expands the given macros in the text, including those in their bodies."""
    use = re.compile(rf"\b({'|'.join(macros)})\(") if macros else None
    start = 0  # no macro is used before it
    while use and (match := use.search(text, start)):
        start = match.start()
        end = closing(text, match.end() - 1)
        names, body = macros[match.group(1)]
        given = arguments(text[match.end():end])
        values = dict(zip(names, given))
        body = re.sub(r"\b\w+\b", lambda word: values.get(word.group(), word.group()), body)
        text = text[:match.start()] + re.sub(r"\s*##\s*", "", body) + text[end + 1:]
    return text


def defined(text):
    """Yields the names of the functions kf__op_… that a file defines."""
    text = re.sub(r"/\*.*?\*/", " ", text, flags=re.S).replace("\\\n", " ")
    macros = {name: ([word.strip() for word in names.split(",")], body)
              for name, names, body in DEFINE.findall(text)}
    wanted = set()
    while more := {name for name, (_, body) in macros.items() if name not in wanted and (
            PASTED.search(body) or any(re.search(rf"\b{other}\(", body) for other in wanted))}:
        wanted |= more
    code = re.sub(r"^#.*$", "", text, flags=re.M)
    code = expand(code, {name: macros[name] for name in wanted})
    for match in FUNCTION.finditer(code):
        end = closing(code, match.end() - 1)
        if code[end + 1:].lstrip().startswith("{"):
            yield match.group(1)


def composites(root):
    """Returns name → path of the file, for every composite."""
    found = {}
    for path in sorted((root / FOLDER).rglob("*.c")):
        shown = path.relative_to(root).as_posix()
        if not shown.startswith(GENERATED):
            found.update((name, shown) for name in defined(path.read_text()))
    return found
