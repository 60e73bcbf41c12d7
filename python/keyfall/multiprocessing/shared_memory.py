"""Blocks of memory that processes share.

Note [Shared blocks]
A block is an anonymous file that is mapped into memory. A storage of it holds the mapping by the buffer
protocol; the mapping ends, and the file is closed, with the storage. Processes pass on a block's file
descriptor, or a name: a link in the memory file system that the receiver removes, so that a block that
nobody maps is freed. A process that receives the same block twice gets one mapping."""

import mmap
import os
import secrets
import tempfile
import weakref
from multiprocessing import reduction

import keyfall

STRATEGIES = ("file_descriptor", "file_system")
strategy = {"now": "file_descriptor"}

_FOLDER = "/dev/shm" if os.path.isdir("/dev/shm") else tempfile.gettempdir()
_by_address = weakref.WeakValueDictionary()
_by_inode = weakref.WeakValueDictionary()


class Block(mmap.mmap):
    """A mapped file. `fd` is its descriptor, `path` its name where it has one."""

    fd, path = -1, None

    def __del__(self):
        if self.fd >= 0 and self.owner == os.getpid():
            os.close(self.fd)
            if self.path is not None:
                _remove(self.path)
            self.fd = -1


def _remove(path):
    try:
        os.unlink(path)
    except FileNotFoundError:
        pass


def _name():
    return os.path.join(_FOLDER, f"keyfall_{os.getpid()}_{secrets.token_hex(8)}")


def _mapped(fd, nbytes, path=None):
    """The storage of an open file."""
    status = os.fstat(fd)
    inode = status.st_dev, status.st_ino
    block = _by_inode.get(inode)
    if block is not None:
        os.close(fd)
    else:
        block = Block(fd, nbytes)
        block.fd, block.path, block.owner = fd, path, os.getpid()
        _by_inode[inode] = block
    bytes_of = keyfall.frombuffer(block, dtype=keyfall.uint8)
    _by_address[bytes_of.data_ptr()] = block
    return bytes_of.untyped_storage()


def new_storage(nbytes):
    """A storage in new shared memory."""
    if not nbytes:
        return keyfall.UntypedStorage()
    if strategy["now"] == "file_system":
        path = _name()
        fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    else:
        path, fd = None, os.memfd_create("keyfall", os.MFD_CLOEXEC)
    os.ftruncate(fd, nbytes)
    return _mapped(fd, nbytes, path)


def block_of(storage):
    """The block of a storage, or None where its memory is not shared."""
    return _by_address.get(storage.data_ptr()) if storage.nbytes() else None


def is_shared(storage):
    """True for a storage in shared memory."""
    return block_of(storage) is not None


def handle_of(storage):
    """What another process opens a shared storage with: see `opened`."""
    block = block_of(storage)
    if block.path is None:
        return reduction.DupFd(block.fd)
    link = _name()
    os.link(block.path, link)
    return link


def opened(handle, nbytes):
    """The storage of a handle from another process."""
    if not isinstance(handle, str):
        return _mapped(handle.detach(), nbytes)
    fd = os.open(handle, os.O_RDWR | os.O_CLOEXEC)
    path = _name()
    os.rename(handle, path)
    return _mapped(fd, nbytes, path)


def share(tensor):
    """Moves a tensor's storage to shared memory. Other tensors of the old storage keep that."""
    storage = tensor.untyped_storage()
    if storage.device.type != "cpu" or is_shared(storage) or not storage.nbytes():
        return tensor
    shared = new_storage(storage.nbytes())
    shared.copy_(storage)
    plain = keyfall.empty(0, dtype=tensor.dtype)
    plain.set_(shared, tensor.storage_offset(), tensor.size(), tensor.stride())
    with keyfall.no_grad():
        tensor.data = plain
    return tensor
