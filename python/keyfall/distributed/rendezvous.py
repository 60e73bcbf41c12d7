"""How processes meet: an address gives a store, the rank of this process, and how many there are."""

import datetime
import os
import urllib.parse

from ._group import check_world
from ._stores import FileStore, TCPStore

__all__ = ["register_rendezvous_handler", "rendezvous"]

_handlers = {}
_DEFAULT_TIMEOUT = datetime.timedelta(minutes=30)


def register_rendezvous_handler(scheme, handler):
    """Makes handler(url, **options) yield (store, rank, world_size) for addresses that begin with the scheme."""
    if scheme in _handlers:
        raise RuntimeError(f"Rendezvous handler for {scheme}:// already registered")
    _handlers[scheme] = handler


def rendezvous(url, rank=-1, world_size=-1, **kwargs):
    """Yields (store, rank, world_size) for an address, such as env:// or tcp://HOST:PORT."""
    if not isinstance(url, (str, bytes)):
        raise RuntimeError(f"`url` must be a string. {type(url)}: {url}")
    parts = urllib.parse.urlparse(url)
    if parts.scheme not in _handlers:
        raise RuntimeError(f"No rendezvous handler for {parts.scheme}://")
    given = dict(urllib.parse.parse_qsl(parts.query))
    for name, value in (("rank", rank), ("world_size", world_size)):
        if value != -1 and name in given:
            raise AssertionError(f"The url: {url} has node-specific arguments(rank, world_size) already.")
        if value != -1:
            given[name] = str(value)
    return _handlers[parts.scheme](parts._replace(query=urllib.parse.urlencode(given)).geturl(), **kwargs)


def _parse(url):
    """The parts of an address, and its arguments."""
    parts = urllib.parse.urlparse(url)
    return parts, dict(urllib.parse.parse_qsl(parts.query))


def _world_of(given, scheme):
    """The rank and world_size among the arguments of an address."""
    for name, text in (("rank", "rank"), ("world_size", "world size")):
        if name not in given:
            raise _missing(scheme, f"{text} parameter missing")
    rank, world_size = int(given["rank"]), int(given["world_size"])
    check_world(rank, world_size)
    return rank, world_size


def _missing(scheme, text):
    return ValueError(f"Error initializing torch.distributed using {scheme}:// rendezvous: {text}")


def _tcp(url, timeout=_DEFAULT_TIMEOUT, **kwargs):
    parts, given = _parse(url)
    if parts.port is None:
        raise _missing("tcp", "port number missing")
    rank, world_size = _world_of(given, "tcp")
    yield TCPStore(parts.hostname, parts.port, world_size, True, timeout), rank, world_size


def _file(url, **kwargs):
    parts, given = _parse(url)
    if not parts.path:
        raise _missing("file", "path missing")
    rank, world_size = _world_of(given, "file")
    yield FileStore(urllib.parse.unquote(parts.path), world_size), rank, world_size


def _env(url, timeout=_DEFAULT_TIMEOUT, **kwargs):
    _, given = _parse(url)

    def find(variable, name=None):
        value = given.get(name) or os.environ.get(variable)
        if value is None:
            raise _missing("env", f"environment variable {variable} expected, but not set")
        return value

    rank, world_size = int(find("RANK", "rank")), int(find("WORLD_SIZE", "world_size"))
    host, port = find("MASTER_ADDR"), int(find("MASTER_PORT"))
    check_world(rank, world_size)
    yield TCPStore(host, port, world_size, True, timeout), rank, world_size


for _scheme, _handler in (("tcp", _tcp), ("file", _file), ("env", _env)):
    register_rendezvous_handler(_scheme, _handler)
