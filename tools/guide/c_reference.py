"""The reference of C: one page for each header of include/keyfall, from its comments and declarations."""

import re
from dataclasses import dataclass, field

import rst
from site_map import ROOT

HEADERS = ROOT / "include" / "keyfall"
# Headers with a function for each operator: the reference of operators has them.
OPERATORS = {"ops", "scoped"}
ATTRIBUTES = re.compile(r"\b(?:KF_API|KF_MUST_USE|KF_INLINE|KF_ALWAYS_INLINE|KF_COLD|KF_PLUGIN_EXPORT|extern)\b\s*|"
                        r"\s*\bKF_PRINTF\([^)]*\)")
NAME = re.compile(r"`(?P<code>[^`\n]+)`|\b(?P<name>(?:kf_|kfs_|KF_)[A-Za-z0-9_]+)|"
                  r"(?P<word>\b(?:NULL|KEYFALL_\w+)\b|\*?\bout_\w+|\bstruct_size\b)|"
                  r"\bdocs/guide/(?P<page>[\w-]+)\.md\b|\b(?P<header>[a-z_]+)\.h\b")


@dataclass
class Entry:
    """A comment, and the declarations that it is about."""
    kind: str  # "section", "note", "function", "type", "macro"
    names: list = field(default_factory=list)
    texts: list = field(default_factory=list)  # signatures, or the source of types and macros
    comment: str = ""


def comment_text(lines):
    """Returns the text of a comment without its frame."""
    text = "\n".join(lines).strip()
    text = re.sub(r"\s*\*/$", "", re.sub(r"^/\*+ ?", "", text))
    return "\n".join(re.sub(r"^ \* ?", "", line) for line in text.splitlines()).rstrip()


def chunks(source):
    """Yields (kind, lines) of a header: "comment", "blank", "define", "code"."""
    lines, at = source.splitlines(), 0
    while at < len(lines):
        start = at
        if lines[at].startswith("/*"):
            while "*/" not in lines[at]:
                at += 1
            kind = "comment"
        elif lines[at].startswith("#"):
            while lines[at].endswith("\\"):
                at += 1
            kind = "define" if lines[start].startswith("#define") else "directive"
        elif not lines[at].strip():
            kind = "blank"
        else:
            at = end_of_declaration(lines, at)
            kind = "code"
        at += 1
        yield kind, lines[start:at]


def end_of_declaration(lines, at):
    """Returns the index of the last line of the declaration or definition that begins at `at`."""
    depth = 0
    while True:
        code = re.sub(r"/\*.*?\*/|\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'", "", lines[at])
        depth += code.count("{") + code.count("(") - code.count("}") - code.count(")")
        ends = code.rstrip().endswith((";", "}")) or 'extern "C"' in lines[at]
        if (depth <= 0 and ends) or lines[at] == "}" or at + 1 == len(lines) or 'extern "C"' in lines[at]:
            return at
        at += 1


def declaration(lines):
    """Returns (kind, name, text) of a declaration; None for what has no entry of its own."""
    text = "\n".join(lines)
    if re.match(r"typedef|enum|struct", text):
        body = re.sub(r"\{.*\}", "", text, flags=re.S) if "(" not in text.split("{")[0] else text
        name = (re.search(r"\(\s*\*\s*(\w+)\s*\)", text.split("{")[0]) or
                re.search(r"(\w+)\s*(?:\[[^\]]*\])?\s*;\s*$", body) or re.search(r"(?:enum|struct)\s+(\w+)", text))
        return ("type", name[1], text) if name and name[1] not in ("enum",) else ("type", "", text)
    if compute := re.match(r"KF_COMPUTE_FN\((\w+), \"[^\"]*\",\s*(.*)\);$", text, re.S):
        parameters = " ".join(compute[2].split())
        return "function", f"kf_compute_{compute[1]}_fn", f"kf_status_t (*kf_compute_{compute[1]}_fn)({parameters})"
    head = " ".join(ATTRIBUTES.sub("", re.sub(r"/\*.*?\*/", "", text.split("{")[0])).split())
    found = re.match(r"(?:[\w*]+\s+\**)+?\**(kf_\w+|kfs_\w+)\((.*)\)\s*;?$", head)
    if found and not found[1].startswith("kf__") and "__typeof__" not in head:
        return "function", found[1], head.rstrip("; ")
    return None


def is_internal(name):
    return name.startswith(("kf__", "KF__")) or name.endswith("_H") or name.endswith("_")


def entries(source):
    """Returns (text at the top, entries) of a header."""
    found, top, comment, follows = [], None, "", False
    for kind, lines in chunks(source):
        text = comment_text(lines) if kind == "comment" else ""
        if text.startswith("Made by tools/"):
            continue
        if kind == "comment" and top is None:
            top = text
        elif kind == "comment" and (section := re.fullmatch(r"-{3,} (.+?) -{3,}", text)):
            found.append(Entry("section", comment=section[1]))
        elif kind == "comment" and text.startswith("Note ["):
            found.append(Entry("note", comment=text))
        elif kind == "comment":
            comment, follows = text, False
        elif kind == "blank":
            if comment and not follows:
                found.append(Entry("note", comment=comment))
            comment, follows = "", False
        elif kind in ("define", "code"):
            follows = add_entry(found, kind, lines, comment, follows)
            comment = comment if not follows else ""
    return top, found


def add_entry(found, kind, lines, comment, follows):
    """Appends a declaration, to the entry before it where no comment or blank line is in between."""
    if kind == "define":
        name = re.match(r"#define (\w+(?:\([^)]*\))?)", lines[0])[1]
        made = ("macro", name, "\n".join(lines)) if not is_internal(name.split("(")[0]) else None
    else:
        made = declaration(lines)
    if made is None or (not comment and not follows and made[0] == "macro"):
        return follows
    if follows and not comment and found[-1].kind == made[0] == "function":
        found[-1].names.append(made[1])
        found[-1].texts.append(made[2])
    else:
        found.append(Entry(made[0], [made[1]], [made[2]], comment))
    return True


class Reference:
    """All headers, and where each name is declared."""

    def __init__(self):
        self.headers = {path.stem: entries(path.read_text()) for path in sorted(HEADERS.glob("*.h"))}
        self.drop_repeated()
        self.roles = {}
        for stem, (_, found) in self.headers.items():
            for entry in found if stem not in OPERATORS else []:
                role = {"function": "func", "type": "type", "macro": "macro"}.get(entry.kind)
                self.roles |= {name.split("(")[0]: "type" if name.endswith("_fn") else role
                               for name in entry.names if name}

    def drop_repeated(self):
        """Keeps one entry of each name: a function rather than the macro that takes its place, and the one
        with a comment."""
        best = {}
        for entry in (entry for _, found in self.headers.values() for entry in found):
            for name in (name.split("(")[0] for name in entry.names if name):
                rank = (entry.kind == "function", bool(entry.comment))
                if name not in best or rank > best[name][0]:
                    best[name] = (rank, entry)
        for _, found in self.headers.values():
            for entry in found:
                kept = [at for at, name in enumerate(entry.names)
                        if not name or best[name.split("(")[0]][1] is entry]
                entry.names, entry.texts = [entry.names[at] for at in kept], [entry.texts[at] for at in kept]
            found[:] = [entry for entry in found if entry.names or entry.kind in ("section", "note")]

    def markup(self, text):
        """Formats a line of a comment: names become code, and links where they are declared here."""
        def show(match):
            name = match["name"]
            if name in self.roles:
                return f":c:{self.roles[name]}:`{name}`"
            if match["page"]:
                return f":doc:`/{match['page']}`"
            if match["header"] in self.headers:
                return f":doc:`{match[0]} </reference/c/{match['header']}>`"
            return f"``{match['code'] or match[0]}``"
        return rst.inline(text, NAME, show)

    def prose(self, text):
        return rst.prose(text, self.markup)

    def entry(self, entry):
        if entry.kind == "section":
            return rst.heading(entry.comment, 2)
        if entry.kind == "note":
            name = re.match(r"Note \[([^\]]+)\]\n?", entry.comment)
            rest = entry.comment[name.end():] if name else entry.comment
            return (rst.heading(f"Note [{name[1]}]", 3) + "\n" if name else "") + self.prose(rest)
        body = self.prose(entry.comment) if entry.comment else ""
        if entry.kind == "function":
            kind = "c:type" if entry.names[0].endswith("_fn") else "c:function"
            return rst.directive(kind, entry.texts, body)
        if entry.kind == "macro":
            return rst.directive("c:macro", [entry.names[0]], body)
        source = rst.block(entry.texts[0])
        if not entry.names[0]:
            return body + "\n" + source
        return rst.directive("c:type", [entry.names[0]], body + "\n" + source)

    def page(self, stem):
        top, found = self.headers[stem]
        summary, _, rest = top.partition("\n\n")
        summary = re.sub(r"^\w+\.h: ", "", summary)
        parts = [rst.heading(f"{stem}.h", 1), self.prose(summary[:1].upper() + summary[1:])]
        if rest:
            parts.append(self.prose(rest))
        if stem in OPERATORS:
            parts.append("The functions are listed with their operators: :doc:`../operators/index`.\n")
        else:
            parts += [self.entry(entry) for entry in found]
        return "\n".join(parts)

    def index(self):
        rows = []
        for stem, (top, _) in self.headers.items():
            summary = re.sub(r"^\w+\.h: ", "", " ".join(top.split("\n\n")[0].split()))
            rows.append([f":doc:`{stem}`", self.markup(re.split(r"(?<=\.) ", summary)[0])])
        text = ("Made from the comments of ``include/keyfall``. :doc:`base` has the conventions of the whole API, "
                ":doc:`keyfall` says how other languages call it.\n")
        return "\n".join([rst.heading("C", 1), text, rst.table(["header", "contents"], rows),
                          rst.contents(self.headers).replace(":maxdepth: 1", ":hidden:")])


def pages():
    """Returns {name of the page: text}."""
    reference = Reference()
    made = {f"reference/c/{stem}.rst": reference.page(stem) for stem in reference.headers}
    return made | {"reference/c/index.rst": reference.index()}


def names():
    """Returns the functions and macros that have an entry."""
    return set(Reference().roles)
