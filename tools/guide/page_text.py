"""Reads Markdown as the guide uses it: code blocks, headings with their anchors, and links.

Standard library only, because tests use it."""

import itertools
import re
from dataclasses import dataclass

FENCE = re.compile(r"(`{3,})\s*([\w+{}:-]*)\s*(.*)")
HEADING = re.compile(r"(#{1,6}) (.+)")
LINK = re.compile(r"(!?\[(?:[^\]\[`]|`[^`]*`|\[[^\]]*\])*\])\(([^()\s]+)\)")
SPAN = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")


@dataclass
class Line:
    number: int
    text: str
    is_code: bool  # inside of a fenced block, its fences included


def lines(text):
    """Yields the lines of a page."""
    fence = None
    for number, line in enumerate(text.splitlines(), 1):
        match = FENCE.fullmatch(line)
        if fence is None and match:
            fence = match[1]
            yield Line(number, line, True)
        elif fence is not None:
            yield Line(number, line, True)
            if line.strip() == fence:
                fence = None
        else:
            yield Line(number, line, False)


def slug(heading):
    """Returns the anchor of a heading, as GitHub and MyST make it."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").strip().lower()
    return re.sub(r"\s", "-", re.sub(r"[^\w\- ]", "", text))


def headings(text):
    """Returns [(level, text)] of a page."""
    found = []
    for line in lines(text):
        match = None if line.is_code else HEADING.fullmatch(line.text)
        if match:
            found.append((len(match[1]), match[2]))
    return found


def anchors(text):
    """Returns the anchors of a page. The second heading of the same text gets the suffix -1."""
    found = []
    for _, heading in headings(text):
        name = slug(heading)
        found.append(name if name not in found else f"{name}-{sum(f == name for f in found)}")
    found += re.findall(r'<a id="([^"]+)">', text)
    return set(found)


def title(text):
    """Returns the first heading of a page."""
    return next((heading for _, heading in headings(text)), None)


def replace_links(text, replacement):
    """Returns the page with the target of each link replaced by replacement(target, line number).
    Code blocks and code spans stay as they are."""
    made = []
    for is_code, group in itertools.groupby(lines(text), lambda line: line.is_code):
        group = list(group)
        part = "\n".join(line.text for line in group)
        made.append(part if is_code else replace_in_text(part, group[0].number, replacement))
    return "\n".join(made) + "\n"


def replace_in_text(text, first, replacement):
    """The same for lines without blocks of code, of which the first has this number."""
    # Spans are hidden, so that a link inside of a span is none.
    hidden = SPAN.sub(lambda span: "\0" * len(span[0]), text)
    parts, start = [], 0
    for match in LINK.finditer(text):
        if hidden[match.end() - 1] != "\0":
            number = first + text.count("\n", 0, match.start())
            parts += [text[start:match.start()], match[1], "(", replacement(match[2], number), ")"]
            start = match.end()
    return "".join([*parts, text[start:]])


def links(text):
    """Returns [(target, line number)] of a page."""
    found = []
    replace_links(text, lambda target, number: found.append((target, number)) or target)
    return found
