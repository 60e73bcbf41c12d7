"""Extensions of libraries that need PyTorch's own libraries, and keyfall's modules in their stead."""

import functools
import os

from .._loading import load

# {package: (how the names of its libraries begin, the module that defines the same operators)}
_STAND_INS = {"torchvision": ("_C", "keyfall._as_torch.vision")}


@functools.cache
def _registered(module):
    return load(module).register()


def stand_in(path):
    """Defines the operators of an extension that cannot be loaded; returns False where it is unknown."""
    folder, file = os.path.split(os.path.abspath(path))
    begin, module = _STAND_INS.get(os.path.basename(folder), (None, None))
    if module is None or not file.startswith(begin):
        return False
    _registered(module)
    return True
