"""Extensions of libraries that need PyTorch's own libraries, and keyfall's modules in their stead."""

import functools
import os

from .._loading import load

# (folder of a package's libraries, how their names begin): the module that defines the same operators.
_STAND_INS = {
    ("torchvision", "_C"): "keyfall._as_torch.vision",
    ("torchaudio/lib", "_torchaudio"): "keyfall._as_torch.audio",
    ("torchaudio/lib", "libtorchaudio"): "keyfall._as_torch.audio",
}


@functools.cache
def _registered(module):
    return load(module).register()


def stand_in(path):
    """Defines the operators of an extension that cannot be loaded; returns False where it is unknown."""
    folder, file = os.path.split(os.path.abspath(path))
    for (place, begin), module in _STAND_INS.items():
        if folder.replace(os.sep, "/").endswith(f"/{place}") and file.startswith(begin):
            _registered(module)
            return True
    return False
