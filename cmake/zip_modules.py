"""Packs the modules of a Python package into an archive:
zip_modules.py SOURCE ARCHIVE source|compiled|compiled:MODULE,… [NAME…]

For the wheel, which should be small: a program that few users run takes a fifth of its size, and Python
compiles no second copy. The package's __init__.py, which puts the archive on its path, stays outside.
Subpackages are packed whole, with the parts of HTML pages that they have, unless they have an archive of
their own. Modules in folders that are not packages (keyfall._loading.use_folders) are packed at the top.
With names, only these modules are packed. The archive is the same for the same modules. Run it with
-X no_debug_ranges: compiled modules that know the lines of their code, but not the columns, are a fifth
smaller."""

import importlib._bootstrap_external
import importlib.util
import pathlib
import sys
import zipfile

from package_folders import plain_folders


PARTS_OF_PAGES = (".css", ".html", ".js")


def modules(source, names):
    """The files to pack."""
    if names:
        for name in names:
            folder = source / name
            yield from folder.rglob("*.py") if folder.is_dir() else [source / f"{name}.py"]
        return
    yield from (path for path in source.glob("*.py") if path.name != "__init__.py")
    for folder in plain_folders(source):
        yield from folder.glob("*.py")
    for start in source.glob("*/__init__.py"):
        if "use_archive" not in start.read_text():
            yield from (path for path in start.parent.iterdir() if path.suffix in (".py", *PARTS_OF_PAGES))


def compiled(text, name):
    """The bytes of a .pyc file that is not compared with its source."""
    code = compile(text, name, "exec", dont_inherit=True)
    source_hash = importlib.util.source_hash(text)
    return bytes(importlib._bootstrap_external._code_to_hash_pyc(code, source_hash, False))


def add(file, name, data):
    entry = zipfile.ZipInfo(name)
    entry.compress_type = zipfile.ZIP_DEFLATED
    file.writestr(entry, data, compresslevel=9)


def main(source, archive, what, *names):
    """`what`: "compiled" packs compiled modules without their source, all or those that it names; "source"
    saves space where few users import them."""
    kind, _, wanted = what.partition(":")
    wanted = wanted.split(",") if wanted else None
    plain = plain_folders(source)
    archive.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path in sorted(modules(source, names)):
            within = path.name if path.parent in plain else path.relative_to(source).as_posix()
            text = path.read_bytes()
            if kind == "compiled" and path.suffix == ".py" and (wanted is None or path.stem in wanted):
                shown = "keyfall/" + path.as_posix().rpartition("/keyfall/")[2]  # in tracebacks
                add(file, f"{within}c", compiled(text, shown))
            else:
                add(file, within, text)


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:3]), *sys.argv[3:])
