"""keyfall downloads nothing. The folder of downloaded files is PyTorch's; functions that load from the
network raise."""

import os
import re
from urllib.parse import urlparse  # noqa: F401  libraries take it from here

from .._loading import lazy_module as _lazy_module

_keyfall = _lazy_module("keyfall")

__all__ = ["download_url_to_file", "get_dir", "help", "list", "load", "load_state_dict_from_url",
           "set_dir"]  # fmt: skip

_dir = None


# The part of a file's name that says its hash: weights-0123abcd.pth.
HASH_REGEX = re.compile(r"-([a-f0-9]*)\.")


def _get_torch_home():
    """$TORCH_HOME, or ~/.cache/torch."""
    cache = os.getenv("XDG_CACHE_HOME", "~/.cache")
    return os.path.expanduser(os.getenv("TORCH_HOME", os.path.join(cache, "torch")))


def get_dir():
    """Returns the folder for downloaded files: $TORCH_HOME/hub, or ~/.cache/torch/hub."""
    return _dir if _dir is not None else os.path.join(_get_torch_home(), "hub")


def set_dir(d):
    """Sets the folder for downloaded files."""
    global _dir
    _dir = os.path.expanduser(d)


def _no_network(name, instead):
    return RuntimeError(f"keyfall.hub.{name}: keyfall downloads nothing; {instead}")


def load(repo_or_dir, model, *args, source="github", **kwargs):
    """Raises RuntimeError."""
    raise _no_network("load", "install the model's package and call its function")


def list(github, *args, **kwargs):  # noqa: A001
    """Raises RuntimeError."""
    raise _no_network("list", "look at the repository's hubconf.py")


def help(github, model, *args, **kwargs):  # noqa: A001
    """Raises RuntimeError."""
    raise _no_network("help", "look at the repository's hubconf.py")


def download_url_to_file(url, dst, hash_prefix=None, progress=True):
    """Raises RuntimeError."""
    raise _no_network("download_url_to_file", f"fetch {url} with another tool")


def load_state_dict_from_url(url, model_dir=None, map_location=None, progress=True, check_hash=False,
                             file_name=None, weights_only=False):  # fmt: skip
    """Loads the file if it is in the folder of downloaded files; raises RuntimeError otherwise."""
    folder = model_dir if model_dir is not None else os.path.join(get_dir(), "checkpoints")
    path = os.path.join(folder, file_name or os.path.basename(url.partition("?")[0]))
    if not os.path.exists(path):
        raise _no_network("load_state_dict_from_url", f"put the file at {path} yourself")
    return _keyfall.load(path, map_location=map_location, weights_only=weights_only)
