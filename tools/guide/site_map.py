"""Which page of the site shows which file of the repository, and the navigation.

Pages link to each other, to headers, sources and documents by their paths in the repository, so that the
links work there, too. On the site a header is a page of the C reference, a document is a page, and any
other file is a page with its text. docs/guide/index.md is the navigation: its headings are the captions,
the links of its lists are the entries."""

import posixpath
import re
from pathlib import Path

import page_text

ROOT = Path(__file__).resolve().parents[2]
GUIDE = "docs/guide"
INDEX = f"{GUIDE}/index.md"
# Folders of the repository with an index on the site.
FOLDERS = {"include/keyfall": "reference/c/index", "ops": "reference/operators/index",
           "python/keyfall": "reference/python/index", "docs/decisions": "decisions/index"}


def is_external(target):
    return re.match(r"[a-z]+:", target) is not None


def resolved(target, page):
    """Returns (path in the repository, anchor) of a link on a page."""
    path, _, anchor = target.partition("#")
    if not path:
        return page, anchor
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), path)), anchor


def name_of(path):
    """Returns the site's name, without suffix, for a path of the repository."""
    if path in FOLDERS:
        return FOLDERS[path]
    folder, name = posixpath.split(path)
    stem, suffix = posixpath.splitext(name)
    if folder == GUIDE:
        return stem
    if folder == "include/keyfall" and suffix == ".h":
        return f"reference/c/{stem}"
    if folder == "docs/decisions" and suffix == ".md":
        return f"decisions/{stem}"
    if suffix == ".md":
        return "project/" + posixpath.join(folder, stem).replace("/", "-").lower()
    return f"files/{path}" if suffix else f"files/{path}/index"


def relative(target, page):
    """Returns the link from one name of the site to another."""
    suffix = "rst" if target.startswith("reference/") else "md"
    return posixpath.relpath(f"{target}.{suffix}", posixpath.dirname(page) or ".")


def navigation():
    """Returns [(caption, [path])] of the index."""
    found, text = [], (ROOT / INDEX).read_text()
    for line in page_text.lines(text):
        if line.is_code:
            continue
        if heading := re.fullmatch(r"## (.+)", line.text):
            found.append((heading[1], []))
        elif found and (entry := re.match(r"- \[[^\]]+\]\(([^)#\s]+)\)", line.text)):
            found[-1][1].append(resolved(entry[1], INDEX)[0])
    return found


def pages():
    """Returns the paths of the hand-written pages."""
    return sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / GUIDE).glob("*.md"))


def problems():
    """Returns what is wrong with links and navigation of the pages, as `page:line: text`."""
    found = []
    listed = [path for _, entries in navigation() for path in entries]
    for path in pages():
        if path != INDEX and listed.count(path) != 1:
            found.append(f"{path}:1: docs/guide/index.md lists it {listed.count(path)} times, not once")
    for page in [*pages(), *listed_documents()]:
        for target, number in page_text.links((ROOT / page).read_text()):
            if is_external(target):
                continue
            path, anchor = resolved(target, page)
            if not (ROOT / path).exists():
                found.append(f"{page}:{number}: there is no {path}")
            elif anchor and (not path.endswith(".md") or
                             anchor not in page_text.anchors((ROOT / path).read_text())):
                found.append(f"{page}:{number}: {path} has no heading for #{anchor}")
    return found


def listed_documents():
    """Returns the documents outside of the guide that the site has because pages link to them."""
    found, waiting = [], pages()
    while waiting:
        page = waiting.pop()
        for target, _ in page_text.links((ROOT / page).read_text()):
            path = resolved(target, page)[0] if not is_external(target) else ""
            is_new = path not in found and not path.startswith(f"{GUIDE}/")
            if path.endswith(".md") and is_new and (ROOT / path).is_file():
                found.append(path)
                waiting.append(path)
    return sorted(found)
