"""Packs the modules of a Python package into an archive: zip_modules.py SOURCE ARCHIVE

For the wheel, which should be small: a program that few users run takes a fifth of its size, and Python
compiles no second copy. The package's __init__.py puts the archive on its path; it and other modules
whose names begin with an underscore stay outside. Subpackages are packed whole, unless they have an
archive of their own. The archive is the same for the same modules."""

import pathlib
import sys
import zipfile


def modules(source):
    """The files to pack."""
    yield from (path for path in source.glob("*.py") if not path.name.startswith("_"))
    for start in source.glob("*/__init__.py"):
        if "use_archive" not in start.read_text():
            yield from start.parent.glob("*.py")


def main(source, archive):
    archive.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path in sorted(modules(source)):
            entry = zipfile.ZipInfo(path.relative_to(source).as_posix())
            entry.compress_type = zipfile.ZIP_DEFLATED
            file.writestr(entry, path.read_bytes(), compresslevel=9)


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:]))
