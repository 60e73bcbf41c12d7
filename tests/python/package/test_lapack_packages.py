"""Which LAPACK an installed package opens: that of a package beside it comes before the system's."""

import pathlib
import shutil
import subprocess
import sys

import pytest

import keyfall

PROGRAM = """
import keyfall
keyfall.linalg.inv(keyfall.eye(16))
print(*{line.split()[-1] for line in open("/proc/self/maps") if "site-packages" in line})
"""


def system_library():
    """The file of the LAPACK that this process opened by name."""
    keyfall.linalg.inv(keyfall.eye(16))
    maps = pathlib.Path("/proc/self/maps")
    if not maps.exists():
        pytest.skip("there is no /proc")
    found = [line.split()[-1] for line in maps.read_text().splitlines()  # NumPy has its own, with other names
             if "openblas" in line and "site-packages" not in line]
    if not found:
        pytest.skip("the LAPACK of this machine is not OpenBLAS")
    return found[0]


@pytest.mark.parametrize("file", ["scipy_openblas32/lib/libscipy_openblas.so", "torch/lib/libopenblas.so.0"])
def test_a_library_beside_the_package_is_opened(tmp_path, monkeypatch, file):
    packages = tmp_path / "site-packages"
    shutil.copytree(pathlib.Path(keyfall.__file__).parent, packages / "keyfall")
    (packages / file).parent.mkdir(parents=True)
    shutil.copy(system_library(), packages / file)
    monkeypatch.setenv("PYTHONPATH", str(packages))
    monkeypatch.delenv("KEYFALL_LAPACK", raising=False)
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert str(packages / file) in done.stdout.split()
