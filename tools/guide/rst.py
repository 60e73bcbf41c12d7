"""Writes reStructuredText: what the generated pages of the reference consist of."""

import re
import textwrap

# What may stand next to inline markup; anything else needs an escaped space in between.
BEFORE, AFTER = " \n'\"([{<-/:", " \n'\")]}>-/:.,;!?\\"


def escape(text):
    """Returns the text without any meaning of its characters."""
    return re.sub(r"([\\*`|_])", r"\\\1", text)


def inline(text, pattern, markup):
    """Returns the text, escaped, with markup(match) for each match of the pattern."""
    parts, start = [], 0
    for match in re.finditer(pattern, text):
        before, after = text[start:match.start()], text[match.end():match.end() + 1]
        parts.append(escape(before))
        if match.start() > 0 and text[match.start() - 1] not in BEFORE:
            parts.append("\\ ")
        parts.append(markup(match))
        if after and after not in AFTER:
            parts.append("\\ ")
        start = match.end()
    return "".join([*parts, escape(text[start:])])


def heading(text, level):
    text = escape(text)
    line = "=-~^"[level - 1] * max(len(text), 3)
    return f"{text}\n{line}\n"


def block(text, language="c"):
    """Returns a block of code."""
    return f".. code-block:: {language}\n\n" + textwrap.indent(text.rstrip("\n"), "   ") + "\n"


def directive(name, arguments, body=""):
    """Returns a directive; `arguments` is a list with one entry for each line."""
    head = f".. {name}:: "
    return head + ("\n" + " " * len(head)).join(arguments) + "\n" + ("\n" + textwrap.indent(body.strip("\n"), "   ") + "\n" if body else "")


def contents(names, caption=None, depth=1):
    """Returns a table of contents with these pages."""
    options = [f":maxdepth: {depth}"] + ([f":caption: {caption}"] if caption else [])
    return ".. toctree::\n" + "".join(f"   {line}\n" for line in options) + "\n" + "".join(
        f"   {name}\n" for name in names)


def table(header, rows):
    """Returns a table whose cells are reStructuredText of one line."""
    lines = [".. list-table::", "   :header-rows: 1", ""]
    for row in [header, *rows]:
        for at, cell in enumerate(row):
            lines.append(("   * - " if at == 0 else "     - ") + (cell or "\\"))
    return "\n".join(lines) + "\n"


def prose(text, markup_line, language="c"):
    """Returns paragraphs, lists and examples of a comment or docstring. Lines that are indented further
    than the text are code of the language; markup_line(text) formats all others."""
    made = []
    for paragraph in re.split(r"\n[ \t]*\n", text.strip("\n")):
        part = []
        for line in paragraph.splitlines():
            if line.lstrip().startswith((">>>", "...")):
                part.append(("code", line))
            elif re.match(r"\s{0,2}- ", line):
                part.append(("item", line.strip()[2:]))
            elif line.startswith("  ") and (not part or part[-1][0] != "item"):
                part.append(("code", line))
            elif part and part[-1][0] in ("item", "text"):
                part[-1] = (part[-1][0], part[-1][1] + "\n" + line.strip())
            elif part and part[-1][0] == "code" and part[0][1].lstrip().startswith(">>>"):
                part.append(("code", line))  # what the example prints
            else:
                part.append(("text", line.strip()))
        made += grouped(part, markup_line, language)
    return "\n".join(made)


def grouped(part, markup_line, language):
    """Formats the parts of one paragraph; neighbouring lines of code become one block."""
    made, code = [], []
    for kind, line in [*part, ("end", "")]:
        if kind == "code":
            code.append(line)
            continue
        if code:
            text = textwrap.dedent("\n".join(code))
            made.append(block(text, "pycon" if text.startswith(">>>") else language))
            code = []
        if kind == "item":
            made.append("- " + textwrap.indent(markup_line(line), "  ").lstrip() + "\n")
        elif kind == "text":
            made.append(markup_line(line) + "\n")
    return made
