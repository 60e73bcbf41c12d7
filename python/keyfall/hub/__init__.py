"""keyfall downloads nothing. The folder of downloaded files is PyTorch's; models of a local folder (source="local") and of
repositories that are in the folder of downloaded files can be loaded, and files of file: URLs. What needs the network
raises."""

import hashlib
import importlib.util
import os
import re
import shutil
import sys
import tempfile
from urllib.parse import urlparse
from urllib.request import url2pathname

from .._loading import lazy_module as _lazy_module
from .._loading import load as _load_module

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


def _parse_repo_info(github):
    """The owner, name and branch of "owner/name:branch". Without a branch: the one of main and master that is in the
    folder of downloaded files, or main."""
    name, _, branch = github.partition(":")
    owner, repo = name.split("/")
    if not branch:
        found = (each for each in ("main", "master") if os.path.isdir(_folder_of(owner, repo, each)))
        branch = next(found, "main")
    return owner, repo, branch


def _folder_of(owner, repo, branch):
    return os.path.join(get_dir(), "_".join((owner, repo, branch.replace("/", "_"))))


def _cached(github):
    """The folder of a repository that was downloaded before, or None."""
    folder = _folder_of(*_parse_repo_info(github))
    return folder if os.path.isdir(folder) else None


def _local(function, folder, source, instead, verbose=False):
    """Returns the module hubconf of a local folder."""
    if source != "local":
        if source not in ("github", "huggingface"):
            raise ValueError(f"keyfall.hub.{function}: source must be 'github', 'huggingface' or 'local', "
                             f"found {source!r}")
        repository, folder = folder, _cached(folder)
        if folder is None:
            raise _no_network(function, f"{instead}, or fetch the repository and pass source='local'; a copy of "
                                        f"{repository} in {get_dir()} is found, too")
        if verbose:
            sys.stderr.write(f"Using cache found in {folder}\n")
    folder = os.path.realpath(os.path.expanduser(folder))
    path = os.path.join(folder, "hubconf.py")
    if not os.path.exists(path):
        raise FileNotFoundError(f"keyfall.hub.{function}: expected the file {path}")
    spec = importlib.util.spec_from_file_location("hubconf", path)
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, folder)
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(folder)
    missing = [name for name in getattr(module, "dependencies", ())
               if name not in sys.modules and importlib.util.find_spec(name) is None]
    if missing:
        raise RuntimeError(f"keyfall.hub.{function}: missing dependencies: {', '.join(missing)}")
    return module


def _entry(module, name):
    """Returns a function of hubconf."""
    if not isinstance(name, str):
        raise ValueError(f"keyfall.hub: expected the name of a function of hubconf.py, found {name!r}")
    function = getattr(module, name, None)
    if not callable(function):
        raise RuntimeError(f"keyfall.hub: hubconf.py has no function {name!r}")
    return function


def load(repo_or_dir, model, *args, source="github", trust_repo=None, force_reload=False, verbose=True,
         skip_validation=False, **kwargs):  # fmt: skip
    """Calls the function `model` of hubconf.py in a folder (source="local") or in a repository that was downloaded
    before. Raises RuntimeError for others."""
    module = _local("load", repo_or_dir, source.lower(), "install the model's package and call its function", verbose)
    return _entry(module, model)(*args, **kwargs)


def list(github, force_reload=False, skip_validation=False, trust_repo=None, verbose=True, *,  # noqa: A001
         source="github"):
    """Returns the names of the functions of hubconf.py in a local folder (source="local")."""
    module = _local("list", github, source.lower(), "look at the repository's hubconf.py", verbose)
    return [name for name in dir(module) if callable(getattr(module, name)) and name[0] != "_"]


def help(github, model, force_reload=False, skip_validation=False, trust_repo=None, *,  # noqa: A001
         source="github"):
    """Returns the documentation of a function of hubconf.py in a local folder (source="local")."""
    return _entry(_local("help", github, source.lower(), "look at the repository's hubconf.py"), model).__doc__


def _digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def download_url_to_file(url, dst, hash_prefix=None, progress=True):
    """Copies the file of a file: URL, whose SHA-256 must begin with `hash_prefix`. Raises RuntimeError for others."""
    parts = urlparse(url)
    if parts.scheme != "file":
        raise _no_network("download_url_to_file", f"fetch {url} with another tool")
    dst = os.path.expanduser(dst)
    # Beside the place where it belongs, which gets the whole file or none.
    handle, part = tempfile.mkstemp(prefix=f"{os.path.basename(dst)}.", suffix=".partial", dir=os.path.dirname(dst) or ".")
    os.close(handle)
    try:
        shutil.copyfile(url2pathname(parts.path), part)
        digest = _digest(part) if hash_prefix is not None else ""
        if not digest.startswith(hash_prefix or ""):
            raise RuntimeError(f'invalid hash value (expected "{hash_prefix}", got "{digest}")')
        shutil.move(part, dst)
    finally:
        if os.path.exists(part):
            os.remove(part)


def load_state_dict_from_url(url, model_dir=None, map_location=None, progress=True, check_hash=False,
                             file_name=None, weights_only=False):  # fmt: skip
    """Loads the file if it is in the folder of downloaded files, where those of file: URLs are copied to; raises
    RuntimeError otherwise."""
    folder = model_dir if model_dir is not None else os.path.join(get_dir(), "checkpoints")
    name = file_name or os.path.basename(urlparse(url).path)
    path = os.path.join(folder, name)
    if not os.path.exists(path):
        if urlparse(url).scheme != "file":
            raise _no_network("load_state_dict_from_url", f"put the file at {path} yourself")
        os.makedirs(folder, exist_ok=True)
        sys.stderr.write(f'Downloading: "{url}" to {path}\n')
        hashed = HASH_REGEX.search(name) if check_hash else None
        download_url_to_file(url, path, hashed and hashed.group(1), progress)
    return _keyfall.load(path, map_location=map_location, weights_only=weights_only)


class _Faketqdm:
    """What hub.tqdm is without the package tqdm: it shows nothing."""

    def __init__(self, iterable=None, *args, total=None, disable=False, **kwargs):
        self._iterable, self.total, self.n, self.disable = iterable, total, 0, disable

    def __iter__(self):
        return iter(self._iterable)

    def update(self, n=1):
        """Counts n more steps."""
        self.n += n

    def set_description(self, *args, **kwargs):
        """Does nothing."""

    write = close = set_description

    def __enter__(self):
        return self

    def __exit__(self, *error):
        return None


def __getattr__(name):
    if name != "tqdm":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = importlib.util.find_spec("tqdm") is not None
    globals()[name] = value = _load_module("tqdm").tqdm if found else _Faketqdm
    return value
