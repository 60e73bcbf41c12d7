"""What steps of pipes share: checks of functions, files, decoding by extension, snapshots. PyTorch has these in three
modules, `common`, `decoder` and `snapshot`, which are names of this one."""

import fnmatch
import functools
import inspect
import io
import json
import os
import pickle
import sys
import warnings

from .... import serialization
from ...._loading import lazy_module as _lazy_module
from . import _SnapshotState

_graph_settings = _lazy_module("keyfall.utils.data.graph_settings")

__all__ = ["Decoder", "StreamWrapper", "basichandlers", "extension_extract_fn", "get_file_binaries_from_pathnames",
           "get_file_pathnames_from_root", "handle_extension", "match_masks", "validate_input_col",
           "validate_pathname_binary_tuple"]

__path__: list = []
for _part in ("common", "decoder", "snapshot"):
    sys.modules[f"{__name__}.{_part}"] = globals()[_part] = sys.modules[__name__]


# ---- Functions

def _check_unpickable_fn(fn) -> None:
    """Warns of functions that worker processes cannot get."""
    if not callable(fn):
        raise TypeError(f"A callable function is expected, but {type(fn)} is provided.")
    fn = getattr(fn, "func", fn)  # of a partial call
    name = getattr(fn, "__qualname__", type(fn).__qualname__)
    kind = "Lambda" if name.endswith("<lambda>") else "Local" if "<locals>" in name else None
    if kind is not None:
        warnings.warn(f"{kind} function is not supported by pickle, please use regular python function or "
                      "functools.partial instead.", stacklevel=3)


def validate_input_col(fn, input_col) -> None:
    """Raises ValueError if a function does not take as many values as there are columns."""
    try:
        parameters = list(inspect.signature(fn).parameters.values())
    except ValueError:  # of a function in C
        return
    count = len(input_col) if isinstance(input_col, (list, tuple)) else 1
    places = [one for one in parameters if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)]
    required = [one for one in parameters if one.kind is one.KEYWORD_ONLY and one.default is one.empty]
    named = fn.func if isinstance(fn, functools.partial) else fn
    says = f"The function {getattr(named, '__name__', repr(named))} takes"
    if required:
        raise ValueError(f"{says} {len(required)} non-default keyword-only parameters, which is not allowed.")
    if len(places) < count:
        if any(one.kind is one.VAR_POSITIONAL for one in parameters):
            return
        few = len(parameters) < count
        raise ValueError(f"{says} {len(parameters) if few else len(places)} {'' if few else 'positional '}parameters, "
                         f"but {count} are required.")
    if any(one.default is one.empty for one in places[count:]):
        raise ValueError(f"{says} {len(places)} positional parameters, but {count} are required.")


# ---- Files

class StreamWrapper:
    """An open file that closes when nobody holds it. A stream inside of another, as the files of an archive are, counts
    as its child."""

    session_streams: dict = {}
    debug_unclosed_streams = False

    def __init__(self, file_obj, parent_stream=None, name=None) -> None:
        self.closed = True  # until the file is known
        if parent_stream is not None and not isinstance(parent_stream, StreamWrapper):
            raise RuntimeError(f"Parent stream should be StreamWrapper, {type(parent_stream)} was given")
        self.file_obj, self.parent_stream, self.name = file_obj, parent_stream, name
        self.child_counter, self.close_on_last_child, self.closed = 0, False, False
        if parent_stream is not None:
            parent_stream.child_counter += 1
        if StreamWrapper.debug_unclosed_streams:
            StreamWrapper.session_streams[self] = 1

    @classmethod
    def close_streams(cls, v, depth=0) -> None:
        """Closes the streams in lists, tuples and dictionaries, ten deep."""
        if isinstance(v, StreamWrapper):
            v.close()
        elif isinstance(v, (dict, list, tuple)) and depth < 10:
            for part in v.values() if isinstance(v, dict) else v:
                cls.close_streams(part, depth + 1)

    def __getattr__(self, name):
        if name == "file_obj":
            raise AttributeError(name)
        return getattr(self.file_obj, name)

    def close(self, *args, **kwargs) -> None:
        """Closes the file, and the stream around it if that waits for its last child."""
        if self.closed:
            return
        self.closed = True
        StreamWrapper.session_streams.pop(self, None)
        outer = getattr(self, "parent_stream", None)
        if outer is not None:
            outer.child_counter -= 1
            if outer.child_counter == 0 and outer.close_on_last_child:
                outer.close()
        if hasattr(self.file_obj, "close"):
            self.file_obj.close(*args, **kwargs)

    def autoclose(self) -> None:
        """Closes the stream as soon as it has no children."""
        self.close_on_last_child = True
        if self.child_counter == 0:
            self.close()

    def __dir__(self):
        return list({*vars(self), *vars(StreamWrapper), *dir(self.file_obj)})

    def __del__(self) -> None:
        self.close()

    def __iter__(self):
        yield from self.file_obj

    def __next__(self):
        return next(self.file_obj)

    def __repr__(self) -> str:
        name = "" if self.name is None else f"{self.name},"
        return f"StreamWrapper<{name}{self.file_obj!r}>"

    def __getstate__(self):
        return self.file_obj

    def __setstate__(self, obj):
        self.__init__(obj)


def match_masks(name: str, masks) -> bool:
    """Whether a file name fits one of the patterns; without patterns all do."""
    return not masks or any(fnmatch.fnmatch(name, mask) for mask in ([masks] if isinstance(masks, str) else masks))


def _raise_with_warning(error):
    warnings.warn(f"{error.filename} : {error.strerror}", stacklevel=2)
    raise error


def get_file_pathnames_from_root(root, masks, recursive=False, abspath=False, non_deterministic=False):
    """The paths of the files of a folder, or of this one file."""
    if os.path.isfile(root):
        if match_masks(os.path.basename(root), masks):
            yield os.path.abspath(root) if abspath else root
        return
    for folder, folders, files in os.walk(root, onerror=_raise_with_warning):
        if not non_deterministic:
            folders.sort()
            files.sort()
        if not recursive:
            folders.clear()
        folder = os.path.abspath(folder) if abspath else folder
        yield from (os.path.join(folder, name) for name in files if match_masks(name, masks))


def get_file_binaries_from_pathnames(pathnames, mode, encoding=None):
    """Pairs of a path and its open file."""
    mode = f"r{mode}" if mode in ("b", "t") else mode
    for path in pathnames if hasattr(pathnames, "__iter__") else [pathnames]:
        if not isinstance(path, str):
            raise TypeError(f"Expected string type for pathname, but got {type(path)}")
        yield path, StreamWrapper(open(path, mode, encoding=encoding))


def validate_pathname_binary_tuple(data) -> None:
    """Raises TypeError if data is no pair of a path and a stream."""
    if not isinstance(data, tuple):
        raise TypeError(f"pathname binary data should be tuple type, but it is type {type(data)}")
    if len(data) != 2:
        raise TypeError(f"pathname binary stream tuple length should be 2, but got {len(data)}")
    if not isinstance(data[0], str):
        raise TypeError(f"pathname within the tuple should have string type pathname, but it is type {type(data[0])}")
    if not isinstance(data[1], (io.IOBase, StreamWrapper)):
        raise TypeError("binary stream within the tuple should have IOBase orits subclasses as type, but it is type "
                        f"{type(data[1])}")


# ---- Decoding

def _number(data):
    try:
        return int(data)
    except ValueError:
        return None


# {extensions: function of the bytes of a file}
_BASIC = {
    "txt text transcript": lambda data: data.decode("utf-8"),
    "cls cls2 class count index inx id": _number,
    "json jsn": json.loads,
    "pyd pickle": pickle.loads,
    "pt": lambda data: serialization.load(io.BytesIO(data)),
}


def basichandlers(extension: str, data):
    """The object in the bytes of a text, number, JSON, pickle or saved file; None for others."""
    for extensions, decode in _BASIC.items():
        if extension in extensions.split():
            return decode(data)
    return None


def handle_extension(extensions, f):
    """A handler of these extensions: f(data)."""
    wanted = [extension.split(".") for extension in extensions.lower().split()]

    def handler(key, data):
        parts = key.lower().split(".")
        return f(data) if any(parts[-len(each):] == each for each in wanted) else None

    return handler


def extension_extract_fn(pathname):
    """What follows the last dot of a path."""
    return os.path.splitext(pathname)[1][1:]


class Decoder:
    """Decodes the bytes of files: each by the first handler that returns something."""

    def __init__(self, *handler, key_fn=extension_extract_fn) -> None:
        self.handlers, self.key_fn = list(handler), key_fn

    def add_handler(self, *handler) -> None:
        """Adds handlers, which are asked before the others."""
        self.handlers = [*handler, *self.handlers]

    def decode1(self, key, data):
        """The object in a stream or in bytes."""
        if isinstance(getattr(data, "file_obj", data), (io.BufferedIOBase, io.RawIOBase)):
            stream, data = data, b"".join(data)
            stream.close()
        if not data:
            return data
        return next((made for made in (handler(key, data) for handler in self.handlers) if made is not None), data)

    def decode(self, data):
        """{path: object} of one pair of a path and a stream, or of several."""
        pairs = [data] if isinstance(data, tuple) else data or ()
        return {path: value.decode("utf-8") if path[0] == "_" and isinstance(value, bytes)
                else self.decode1(self.key_fn(path), value) for path, value in pairs}

    __call__ = decode


# ---- Snapshots

def _simple_graph_snapshot_restoration(datapipe, n_iterations: int, rng=None) -> None:
    """Brings a pipe to the place after some items by reading them; its next iterator goes on from there."""
    if datapipe._snapshot_state is _SnapshotState.Restored:
        raise RuntimeError("Snapshot restoration cannot be applied. You can only restore simple snapshot to the graph "
                           "if your graph has not been restored.")
    datapipe.reset()
    _graph_settings.apply_random_seed(datapipe, rng)
    items = iter(datapipe)
    for _ in range(n_iterations):
        try:
            next(items)
        except StopIteration as error:
            raise RuntimeError(f"Fast-forward {datapipe} by {n_iterations} iterations exceeds the number of samples "
                               "available.") from error
    datapipe._fast_forward_iterator = items
    datapipe._snapshot_state = _SnapshotState.Restored
