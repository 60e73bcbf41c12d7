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
    """A mapped file. `fd` is its descriptor, `path` its name where it has one, `kept` older
    memory of its storage that others may look at."""

    fd, path, kept = -1, None, None

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
    if block is not None and len(block) == nbytes:
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
    return new_using_filename_cpu(nbytes) if strategy["now"] == "file_system" else new_using_fd_cpu(nbytes)


def _sized(fd, nbytes, path=None):
    os.ftruncate(fd, nbytes)
    return _mapped(fd, nbytes, path)


def new_using_fd_cpu(nbytes):
    """A storage in new shared memory without a name."""
    return _sized(os.memfd_create("keyfall", os.MFD_CLOEXEC), nbytes)


def new_using_filename_cpu(nbytes):
    """A storage in new shared memory with a name."""
    path = _name()
    return _sized(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600), nbytes, path)


def block_of(storage):
    """The block of a storage, or None where its memory is not shared."""
    return _by_address.get(storage._address()) if storage.nbytes() else None


def _file_of(storage):
    """The file that a storage of from_file(…, shared=True) shares memory with, or None. Only memory that cannot grow
    is worth the search."""
    return None if storage.device.type != "cpu" or storage.resizable() else storage.filename


def is_shared(storage):
    """True for a storage in shared memory."""
    return block_of(storage) is not None or _file_of(storage) is not None


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


def _move(storage, shared):
    """Moves a storage to the memory of another."""
    was_pinned = not storage.resizable()
    old = storage._borrow(shared)
    if was_pinned:  # arrays and exported tensors may still look at the old memory
        block_of(shared).kept = old
    return storage


def share(storage):
    """Moves a storage, and with it all tensors that view it, to shared memory."""
    if storage.device.type == "meta":
        raise RuntimeError("_share_fd_: only available on CPU")
    if storage.device.type != "cpu" or block_of(storage) is not None or not storage.nbytes():
        return storage
    file = _file_of(storage)
    if file is not None:  # mapped once more: writes still reach it
        return _move(storage, _mapped(os.open(file, os.O_RDWR | os.O_CLOEXEC), storage.nbytes()))
    return _move(storage, new_storage(storage.nbytes()))


def share_fd(storage):
    """The descriptor and the size in bytes of a storage's shared memory, which keeps the descriptor."""
    share(storage)
    return block_of(storage).fd, storage.nbytes()


def share_name(storage):
    """What `new_shared_filename_cpu` opens, once: the name of a folder, that of a file, the size in bytes."""
    if storage.device.type == "meta":
        raise RuntimeError("_share_filename_: only available on CPU")
    if block_of(storage) is None or block_of(storage).path is None:
        _move(storage, new_using_filename_cpu(storage.nbytes()))
    folder, name = os.path.split(handle_of(storage))
    return os.fsencode(folder), os.fsencode(name), storage.nbytes()


def new_shared_fd_cpu(fd, nbytes):
    """The storage of an open file, which it closes."""
    return _mapped(fd, nbytes)


def new_shared_filename_cpu(folder, name, nbytes):
    """The storage of `share_name`."""
    return opened(os.fsdecode(os.path.join(folder, name)), nbytes)
