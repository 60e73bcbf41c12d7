#!/usr/bin/env python3
"""Checks the documents (*.md): links and paths name files and headings that are there, and a decision is a page
of at most 70 lines of 100 columns. A path is a word in backticks or in a block of code that begins with a folder of
the repository, or a file's name in backticks (`table.c`, `codegen/fold.h`), which may leave out the folders before
it. Paths of docs/ are checked in all other texts, too, where the end of a name may be left out
(docs/decisions/0004)."""

import re
import sys
from pathlib import Path

import common

sys.path.append(str(Path(__file__).resolve().parent / "guide"))
import page_text  # noqa: E402

LINES, COLUMNS = 70, 100
# What a file's name ends in, so that `x.size` or `a/b` is none.
NAME = re.compile(r"[\w.-]+\.(?:c|h|def|cl|cpp|hpp|inc|py|pyi|rs|sh|cmake|toml|json|md|txt|in|js|css|html|yml)")
BLOCK = re.compile(r"^(?:```.*?^```$|(?: {4,}\S[^\n]*\n)+)", re.M | re.S)
SPAN = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)#\s]*)(?:#([^)\s]+))?\)")
PLACEHOLDER = re.compile(r"[<>*{}$…]|\.\.\.|\bNAME\b|\bFILE\b")
MADE = {"build", "dist", "prefix"}  # by builds and by the guide's programs
OF_DOCS = re.compile(r"(?<![\w/.-])docs/[\w-]+(?:/[\w.-]+)*")
OTHER_TEXTS = common.C_SUFFIXES | {".py", ".toml", ".cmake", ".sh", ".rs"}


def blanked(match):
    return re.sub(r"[^\n]", " ", match[0])


class Tree:
    """The files of the repository, for questions about paths."""

    def __init__(self, root):
        paths = [path.as_posix() for path in common.files(root)]
        self.entries = {part for path in paths for part in self._with_folders(path)}
        self.tops = {entry for entry in self.entries if "/" not in entry}
        self.folders = {entry for entry in self.tops if f"{entry}/" in {f"{path.partition('/')[0]}/" for path in paths
                                                                        if "/" in path}}
        self.endings = {"/".join(parts[i:]) for parts in (entry.split("/") for entry in self.entries)
                        for i in range(len(parts))}

    @staticmethod
    def _with_folders(path):
        parts = path.split("/")
        return {"/".join(parts[:i]) for i in range(1, len(parts) + 1)}

    def begins(self, start):
        return any(entry.startswith(start) for entry in self.entries)


def words_of(text):
    """Returns (word, position) for the words of a text that may be paths, without punctuation."""
    for match in re.finditer(r"[^\s`'\"=,;|()\[\]]+", text):
        word = match[0].rstrip(".:…")
        if word and not PLACEHOLDER.search(match[0]) and "://" not in word:
            yield word.removeprefix("./").rstrip("/"), match.start()


def declared(text):
    """The files that a page tells its reader to create, and those that its programs name."""
    made = created(text)
    for block in BLOCK.findall(text):
        made |= {word for word, _ in words_of(block)}
    made |= {word for word, _ in words_of(text) if word.partition("/")[0] in MADE}
    return made | {name.rpartition("/")[2] for name in made}


def created(text):
    return set(re.findall(r"new (?:file|header|source) `([^`]+)`", text))


def missing(word, path, tree, made, is_name):
    """Whether a word of a document is a path that is not there. is_name: a name without folders may be one, too."""
    first = word.partition("/")[0]
    word = re.sub(r"(?:::|:\d|#).*$", "", word)  # a test, a line or an anchor
    if word in made or first in MADE or word in tree.entries or (path.parent / word).as_posix() in tree.entries:
        return False
    if "/" in word and first in tree.folders:
        return True
    return is_name and NAME.fullmatch(word.rpartition("/")[2]) is not None and word not in tree.endings


def check_paths(path, text, tree, report):
    made, new = declared(text), created(text)
    prose = BLOCK.sub(blanked, text)
    for span in SPAN.finditer(prose):
        for word, start in words_of(span[1]):
            if missing(word, path, tree, made, span[1].rstrip("/") == word):
                report.add(path, common.line_of(text, span.start(1) + start), f"`{word}` is not there")
    for block in BLOCK.finditer(text):
        for word, start in words_of(block[0]):
            if missing(word, path, tree, new, False):
                report.add(path, common.line_of(text, block.start() + start), f"{word} is not there")


def check_links(root, path, text, report):
    for match in LINK.finditer(SPAN.sub(blanked, BLOCK.sub(blanked, text))):
        target, anchor = match[1], match[2]
        if "://" in target:
            continue
        linked = root / path.parent / target if target else root / path
        if not linked.exists():
            report.add(path, common.line_of(text, match.start()), f"a link to {target}, which is not there")
        elif anchor and linked.suffix == ".md" and anchor not in page_text.anchors(common.read(linked)):
            report.add(path, common.line_of(text, match.start()), f"a link to {target}#{anchor}, which is no heading there")


def check_decision(path, text, report):
    lines = text.splitlines()
    if len(lines) > LINES:
        report.add(path, LINES, f"{len(lines)} lines: a decision is one page, measurements are in docs/measurements")
    for number, line in enumerate(lines, 1):
        if len(line) > COLUMNS and not line.startswith("|"):
            report.add(path, number, f"{len(line)} columns, more than {COLUMNS}")


def main():
    args = common.arguments(__doc__).parse_args()
    report, tree = common.Report("documents"), Tree(args.root)
    documents = common.files(args.root, ".", {".md"})
    for path in documents:
        text = common.read(args.root / path)
        check_links(args.root, path, text, report)
        check_paths(path, text, tree, report)
        if path.parent.as_posix() == "docs/decisions":
            check_decision(path, text, report)
    for path in common.files(args.root, ".", OTHER_TEXTS):
        text = common.read(args.root / path)
        for match in OF_DOCS.finditer(text) if "docs/" in text and "tests" not in path.parts else ():
            if not tree.begins(match[0].rstrip(".")):
                report.add(path, common.line_of(text, match.start()), f"{match[0]} is not there")
    return report.finish(f"{len(documents)} files")


if __name__ == "__main__":
    sys.exit(main())
