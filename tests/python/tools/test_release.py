"""The tools of releases: bills of materials of small wheels, and the comparison of versions in a copy of the files that
state one."""

import json
import shutil
import zipfile

import check_versions
import pytest
from paths import ROOT
from tool_runs import run

# Nothing here uses the library.
pytestmark = [pytest.mark.unsanitized, pytest.mark.slow]

SBOM = "tools/release/sbom.py"
INFO = "keyfall-1.2.3.dist-info"


@pytest.fixture
def wheel(tmp_path):
    path = tmp_path / "keyfall-1.2.3-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("keyfall/__init__.py", "x = 1\n")
        file.writestr(f"{INFO}/METADATA", "Metadata-Version: 2.1\nName: keyfall\nVersion: 1.2.3\n\nText: 1\n")
        file.writestr(f"{INFO}/RECORD", "")
    return path


def changed(path, **files):
    """Writes the wheel again, with other files; None leaves one out."""
    with zipfile.ZipFile(path) as file:
        contents = {name: file.read(name) for name in file.namelist()}
    contents.update({name: text for name, text in files.items()})
    with zipfile.ZipFile(path, "w") as file:
        for name, data in contents.items():
            if data is not None:
                file.writestr(name, data)


def test_bill_of_materials_lists_every_file(wheel):
    assert run(SBOM, wheel) == (0, "OK bill of materials: 4 files\n")
    with zipfile.ZipFile(wheel) as file:
        bill = json.loads(file.read(f"{INFO}/sboms/keyfall.cdx.json"))
        record = file.read(f"{INFO}/RECORD").decode()
    assert bill["metadata"]["component"]["purl"] == "pkg:pypi/keyfall@1.2.3"
    assert [one["name"] for one in bill["components"]] == [f"{INFO}/METADATA", "keyfall/__init__.py"]
    assert f"{INFO}/sboms/keyfall.cdx.json,sha256=" in record and record.endswith(f"{INFO}/RECORD,,\n")


def test_bill_of_materials_is_the_same_twice(wheel):
    run(SBOM, wheel)
    first = wheel.read_bytes()
    run(SBOM, wheel)
    assert wheel.read_bytes() == first


@pytest.mark.parametrize("files, message", [
    ({"keyfall/__init__.py": "x = 2\n"}, "has another hash for keyfall/__init__.py"),
    ({"keyfall/more.py": ""}, "does not list keyfall/more.py"),
    ({"keyfall/__init__.py": None}, "lists keyfall/__init__.py, which the wheel does not have"),
    ({f"{INFO}/sboms/keyfall.cdx.json": None}, f"has no {INFO}/sboms/keyfall.cdx.json"),
    ({f"{INFO}/METADATA": "Name: keyfall\nVersion: 1.2.4\n\n"}, "has another version than METADATA"),
])
def test_bill_of_materials_that_does_not_fit(wheel, files, message):
    run(SBOM, wheel)
    changed(wheel, **files)
    status, output = run(SBOM, "--check", wheel)
    assert status == 1 and message in output


def test_library_that_nobody_knows_is_refused(wheel):
    changed(wheel, **{"keyfall.libs/libunheard-0a1b.so.3": b"\x7fELF"})
    status, output = run(SBOM, wheel)
    assert status == 1 and "sbom.py does not know libunheard" in output and "Traceback" not in output


@pytest.fixture(scope="module")
def versioned(tmp_path_factory):
    """A copy of the files that the check of versions reads."""
    top = tmp_path_factory.mktemp("tree")
    for name in [*check_versions.REPEATED, *check_versions.DERIVED, "VERSION", "CHANGELOG.md", "include/keyfall/base.h"]:
        (top / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, top / name)
    return top


@pytest.mark.parametrize("name, old, new, message", [
    ("bindings/rust/Cargo.toml", 'version = "', 'version = "9', "states version 9"),
    ("bindings/rust/Cargo.lock", 'version = "', 'version = "9', "states version 9"),
    ("include/keyfall/base.h", "KF_VERSION_PATCH ", "KF_VERSION_PATCH 7", "KF_VERSION_* is"),
    ("pyproject.toml", 'input = "VERSION"', 'input = "OTHER"', "does not derive the version"),
    ("CHANGELOG.md", "\n## ", "\n## 9.0.0 - 2030-02-31\n\n## ", "2030-02-31 is not a date"),
    ("CHANGELOG.md", "\n## ", "\n## Next\n\n## ", "expected `## 1.2.3 - 2030-12-31`"),
    ("CHANGELOG.md", "### Added", "### News", "'News' is none of"),
])
def test_versions_that_differ_are_found(versioned, name, old, new, message):
    path = versioned / name
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    try:
        status, output = run("tools/check_versions.py", "--root", versioned)
    finally:
        path.write_text(text)
    assert status == 1 and message in output


def test_versions_agree(versioned):
    status, output = run("tools/check_versions.py", "--root", versioned)
    assert status == 0, output
