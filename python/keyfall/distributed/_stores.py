"""Stores: values under keys, through which the processes of a group meet. Those here are for the threads of one
process; TCPStore takes its port, FileStore keeps no file."""

import datetime
import os
import socket
import threading
import weakref

from ._errors import DistNetworkError, DistStoreError, QueueEmptyError

_TIMEOUT = datetime.timedelta(seconds=300)


def _bytes(value):
    if not isinstance(value, (str, bytes, bytearray)):
        raise TypeError(f"set(): incompatible function arguments: expected str or bytes, found {type(value).__name__}")
    return value.encode() if isinstance(value, str) else bytes(value)


def _key(key):
    if not isinstance(key, str):
        raise TypeError(f"set(): incompatible function arguments: expected a str as key, found {type(key).__name__}")
    return key


class Store:
    """What stores have in common. A class of a program has its own `set`, `get`, `add`, ..."""

    timeout = _TIMEOUT

    def set_timeout(self, timeout):
        """Sets how long `get` and `wait` wait."""
        self.timeout = timeout

    def has_extended_api(self):
        """Whether it has append, multi_get and multi_set."""
        return True

    def multi_get(self, keys):
        """The values of these keys."""
        return [self.get(key) for key in keys]

    def multi_set(self, keys, values):
        """Sets several keys."""
        for key, value in zip(keys, values, strict=True):
            self.set(key, value)


class HashStore(Store):
    """A store in memory."""

    _own_keys = 0  # how many keys num_keys counts that nobody has set

    def __init__(self):
        self._values, self._queues, self._changed = {}, {}, threading.Condition()

    def _await(self, ready, keys, timeout=None):
        """Waits until ready(). The lock is held."""
        timeout = self.timeout if timeout is None else timeout
        if not self._changed.wait_for(ready, timeout.total_seconds()):
            raise self._late(keys, round(timeout.total_seconds() * 1000))

    def _late(self, keys, milliseconds):
        return DistStoreError("Wait timeout")

    def _change(self, values, key, value):
        with self._changed:
            values[_key(key)] = value
            self._changed.notify_all()

    def set(self, key, value):
        """Sets a key to a str or bytes."""
        self._change(self._values, key, _bytes(value))

    def get(self, key):
        """The value of a key, as bytes; waits for it."""
        with self._changed:
            self._await(lambda: key in self._values, [key])
            return self._values[key]

    def wait(self, keys, timeout=None):
        """Waits until all keys are set."""
        with self._changed:
            self._await(lambda: all(key in self._values for key in keys), keys, timeout)

    def check(self, keys):
        """Whether all keys are set."""
        return all(key in self._values for key in keys)

    def add(self, key, amount):
        """Adds to a number, which is 0 if the key is not set; returns the sum."""
        with self._changed:
            total = int(self._values.get(key, b"0")) + amount
            self.set(key, str(total))
            return total

    def append(self, key, value):
        """Appends to a value."""
        with self._changed:
            self.set(key, self._values.get(key, b"") + _bytes(value))

    def compare_set(self, key, expected_value, desired_value):
        """Sets the key if it has the expected value, or has none and none is expected; returns what it then has."""
        with self._changed:
            if self._values.get(key, b"") == _bytes(expected_value):
                self.set(key, desired_value)
            return self._values.get(key, _bytes(expected_value))

    def delete_key(self, key):
        """Removes a key; returns whether it was there."""
        with self._changed:
            return self._values.pop(key, None) is not None

    def num_keys(self):
        """How many keys there are."""
        return len(self._values) + self._own_keys

    def list_keys(self):
        """The keys."""
        return list(self._values)

    def queue_push(self, key, value):
        """Adds a value to the end of a queue."""
        with self._changed:
            self._change(self._queues, key, [*self._queues.get(key, ()), _bytes(value)])

    def queue_pop(self, key, block=True):
        """Takes the first value of a queue."""
        with self._changed:
            if not block and not self._queues.get(key):
                raise QueueEmptyError("queue is empty")
            self._await(lambda: self._queues.get(key), [key])
            return self._queues[key].pop(0)

    def queue_len(self, key):
        """How many values a queue has."""
        return len(self._queues.get(key, ()))

    def clone(self):
        """A store with the same contents, which stay the same."""
        return self

    def _share(self, other):
        """Has the contents of another store from now on, which lives as long."""
        self._other = None if other is self else other  # no cycle: the end of a store frees its port at once
        self._values, self._queues, self._changed = other._values, other._queues, other._changed


class FileStore(HashStore):
    """A store that all objects with the path of a file share."""

    _own_keys = 1
    _open = weakref.WeakValueDictionary()

    def __init__(self, file_name, world_size=-1):
        super().__init__()
        self.path = file_name
        self._share(self._open.setdefault(file_name, self))

    def _late(self, keys, milliseconds):
        return RuntimeError(f"Timeout waiting for key: {keys[0]} after {milliseconds} ms")


class TCPStore(HashStore):
    """A store that the master of a port shares with its clients, in this process."""

    _own_keys = 1
    _masters = weakref.WeakValueDictionary()
    libuvBackend = True

    def __init__(self, host_name, port, world_size=None, is_master=False, timeout=_TIMEOUT, wait_for_workers=True,
                 multi_tenant=False, master_listen_fd=None, use_libuv=True):
        super().__init__()
        self.host, self.port, self.timeout = host_name, port, timeout
        if is_master and not (multi_tenant and port in self._masters):
            self._listen()
        master = self._masters.get(self.port)
        if master is None:
            raise DistNetworkError(
                f"The client socket has timed out after {round(timeout.total_seconds() * 1000)}ms while trying to "
                f"connect to ({host_name}, {port}).")
        self._share(master)

    def _listen(self):
        """Takes the port, so that nobody else does."""
        try:
            self._socket = socket.create_server(("", self.port))
        except OSError as error:
            raise DistNetworkError("The server socket has failed to listen on any local network address. "
                                   f"port: {self.port}, useIpv6: false, message: {os.strerror(error.errno).lower()}") from None
        self.port = self._socket.getsockname()[1]
        self._masters[self.port] = self

    def _late(self, keys, milliseconds):
        return DistStoreError(f"wait timeout after {milliseconds}ms, keys: {', '.join('/' + key for key in keys)}")


def _of_keys(name):
    """A method that calls that of the store below with keys under the prefix."""

    def call(self, key, *args, **kwargs):
        keys = f"{self.prefix}/{key}" if isinstance(key, str) else [f"{self.prefix}/{one}" for one in key]
        return getattr(self.underlying_store, name)(keys, *args, **kwargs)

    call.__name__, call.__doc__ = name, f"See HashStore.{name}."
    return call


class PrefixStore(Store):
    """Another store's keys that begin with a prefix."""

    def __init__(self, prefix, store):
        if not isinstance(prefix, str) or not isinstance(store, Store):
            raise TypeError("__init__(): incompatible constructor arguments: expected a str and a Store, found "
                            f"{type(prefix).__name__} and {type(store).__name__}")
        self.prefix, self.underlying_store = prefix, store

    for _name in ("set", "get", "wait", "check", "add", "append", "compare_set", "delete_key", "queue_push",
                  "queue_pop", "queue_len"):
        locals()[_name] = _of_keys(_name)
    del _name

    timeout = property(lambda self: self.underlying_store.timeout)

    @property
    def _underlying_non_prefix_store(self):
        store = self.underlying_store
        return store._underlying_non_prefix_store if isinstance(store, PrefixStore) else store

    def set_timeout(self, timeout):
        """Sets that of the other store."""
        self.underlying_store.set_timeout(timeout)

    def num_keys(self):
        """How many keys the other store has."""
        return self.underlying_store.num_keys()

    def clone(self):
        """A store with the same contents, which stay the same."""
        return PrefixStore(self.prefix, self.underlying_store.clone())
