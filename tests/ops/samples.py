"""The sample language, as `import samples`. The package has its one implementation
(python/keyfall/conformance/samples/language.py); it is loaded by its path because record.py runs with PyTorch,
where no Keyfall needs to be built."""

import importlib.util
import pathlib
import sys

_PATH = pathlib.Path(__file__).resolve().parents[2] / "python/keyfall/conformance/samples/language.py"
_spec = importlib.util.spec_from_file_location(__name__, _PATH)
sys.modules[__name__] = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(sys.modules[__name__])
