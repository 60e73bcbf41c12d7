#!/usr/bin/env python3
"""Builds the guide: tools/guide/build_guide.py [--pages-only]. `make guide` calls it.

Writes all pages, hand-written and generated, to build/guide/pages, and has Sphinx make a site of them in
build/guide/site, which opens from disk. --pages-only leaves Sphinx out. It needs the release build of the
package, and Python 3.11 or later for the catalogue."""

import argparse
import os
import posixpath
import shutil
import subprocess
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent), str(Path(__file__).resolve().parents[2] / "build/release/python")]

import page_text  # noqa: E402
import site_map  # noqa: E402
from site_map import ROOT  # noqa: E402

OUTPUT = ROOT / "build" / "guide"
LANGUAGES = {".c": "c", ".h": "c", ".def": "c", ".cl": "c", ".py": "python", ".toml": "toml", ".cmake": "cmake",
             ".sh": "bash", ".cpp": "cpp", ".rs": "rust"}
LARGEST = 60_000  # bytes of a file that is shown as a page


class Pages:
    """The pages of the site. Files that they link to become pages, too."""

    def __init__(self):
        self.texts = {}  # name with suffix → text
        self.waiting = []  # paths in the repository

    def add(self, path):
        """Returns the site's name for a path; its page is made later."""
        name = site_map.name_of(path)
        is_made = path in site_map.FOLDERS or name.startswith("reference/")
        if path not in self.waiting and not is_made:
            self.waiting.append(path)
        return name

    def make(self):
        done = 0
        while done < len(self.waiting):
            path = self.waiting[done]
            done += 1
            name = f"{site_map.name_of(path)}.md"
            if (ROOT / path).is_dir():
                self.texts[name] = folder_page(path)
            elif path.endswith(".md"):
                self.texts[name] = self.document(path)
            else:
                self.texts[name] = file_page(path)

    def document(self, path):
        """Returns a Markdown document with the links of the site."""
        own = site_map.name_of(path)

        def replacement(target, _):
            if site_map.is_external(target):
                return target
            linked, anchor = site_map.resolved(target, path)
            return site_map.relative(self.add(linked), own) + (f"#{anchor}" if anchor else "")
        return page_text.replace_links((ROOT / path).read_text(), replacement)


def fenced(path):
    text = (ROOT / path).read_text(errors="replace")
    fence = "`" * 3
    while fence in text:
        fence += "`"
    suffix = posixpath.splitext(path)[1]
    language = "cmake" if path.endswith("CMakeLists.txt") else LANGUAGES.get(suffix, "text")
    return f"{fence}{language}\n{text.rstrip()}\n{fence}\n"


def file_page(path):
    """Returns a page with the text of a file."""
    size = (ROOT / path).stat().st_size
    if size > LARGEST:
        return f"# {path}\n\nThe file `{path}` of the repository has {size:,} bytes and is not shown here.\n"
    return f"# {path}\n\n{fenced(path)}"


def folder_page(path):
    """Returns a page with the files of a folder: their texts if these are short, else their names."""
    members = sorted(member for member in (ROOT / path).iterdir() if member.is_file() and member.suffix != ".md")
    if sum(member.stat().st_size for member in members) > LARGEST:
        return f"# {path}\n\n" + "".join(f"- `{member.name}`\n" for member in members)
    return f"# {path}\n\n" + "\n".join(f"## {member.name}\n\n{fenced(f'{path}/{member.name}')}" for member in members)


def with_contents(text):
    """Returns the index with the navigation, which the list of each section becomes."""
    parts = [text]
    for caption, paths in site_map.navigation():
        names = "\n".join(site_map.name_of(path) for path in paths)
        parts.append(f"```{{toctree}}\n:hidden:\n:caption: {caption}\n\n{names}\n```\n")
    return "\n".join(parts)


def decisions_page(paths):
    """Returns the index of the design decisions."""
    names = [posixpath.basename(path).removesuffix(".md") for path in paths]
    rows = [f"- [{page_text.title((ROOT / path).read_text())}]({name}.md)" for path, name in zip(paths, names)]
    return ("# Design decisions\n\nWhy things are as they are.\n\n" + "\n".join(rows) +
            "\n\n```{toctree}\n:hidden:\n\n" + "\n".join(names) + "\n```\n")


def orphans(texts):
    """Marks pages that no table of contents has, so that Sphinx does not complain."""
    listed = {site_map.name_of(path) for _, paths in site_map.navigation() for path in paths}
    for name, text in texts.items():
        stem = name.rpartition(".")[0]
        if name.startswith(("project/", "files/")) and stem not in listed:
            texts[name] = "---\norphan: true\n---\n" + text


def all_pages():
    """Returns {name: text} of everything that Sphinx reads."""
    import c_reference
    import operator_reference
    import python_reference

    pages = Pages()
    decisions = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs" / "decisions").glob("*.md"))
    for path in [*site_map.pages(), *decisions, "ops/README.md"]:
        pages.add(path)
    pages.make()
    texts = pages.texts
    texts["index.md"] = with_contents(texts["index.md"])
    texts["decisions/index.md"] = decisions_page(decisions)
    orphans(texts)
    for module in (c_reference, operator_reference, python_reference):
        texts |= module.pages()
    return texts


def write(texts, folder):
    """Writes what has changed, so that Sphinx reads only that again; removes what is gone."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in [path for path in folder.rglob("*") if path.is_file()]:
        if path.relative_to(folder).as_posix() not in texts:
            path.unlink()
    for name, text in texts.items():
        path = folder / name
        if not path.is_file() or path.read_text() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)


def main():
    parser = argparse.ArgumentParser(description="builds the guide into build/guide/site")
    parser.add_argument("--pages-only", action="store_true", help="write the pages, make no site")
    options = parser.parse_args()
    if problems := site_map.problems():
        print("\n".join(problems), file=sys.stderr)
        return 1
    write(all_pages(), OUTPUT / "pages")
    if options.pages_only:
        return 0
    jobs = str(len(os.sched_getaffinity(0)))
    status = subprocess.run([sys.executable, "-m", "sphinx", "-b", "html", "-W", "--keep-going", "-q", "-j", jobs,
                             "-c", str(Path(__file__).parent), "-d", str(OUTPUT / "doctrees"),
                             str(OUTPUT / "pages"), str(OUTPUT / "site")]).returncode
    if status == 0:
        shutil.rmtree(OUTPUT / "site" / "_sources", ignore_errors=True)
        print(f"the guide is {(OUTPUT / 'site' / 'index.html').relative_to(ROOT)}")
    return status


if __name__ == "__main__":
    sys.exit(main())
