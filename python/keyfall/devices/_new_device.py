"""`keyfall new-device`: writes the start of a device plug-in, a copy of the
skeleton under a new name."""

import keyword
import os
import re

from .. import _C
from .._loading import load

SKELETON = os.path.join(os.path.dirname(os.path.abspath(_C.__file__)), "share", "skeleton")
MOST_CHARACTERS = 24  # of a device's name: kf_device_register
# The name becomes a target of CMake and the prefix of functions in C.
RESERVED = frozenset("all clean depend edit_cache help install keyfall kf list_install_components m "
                     "package package_source preinstall rebuild_cache test".split())


class Refused(Exception):
    """The text says what is wrong with the arguments."""


def check_name(name):
    """Raises Refused unless a new device can have this name."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise Refused(f"'{name}' is no name for a device: it must be an identifier of lower-case "
                      "letters, digits and _, such as npu")
    if len(name) > MOST_CHARACTERS:
        raise Refused(f"'{name}' is no name for a device: it has {len(name)} characters, and at most "
                      f"{MOST_CHARACTERS} are possible")
    if name in RESERVED or keyword.iskeyword(name):
        raise Refused(f"'{name}' is no name for a device: Python, CMake or the library uses it")
    if is_device(name):
        raise Refused(f"there is a device '{name}' already")
    if name == "skeleton":
        raise Refused("'skeleton' is the device that is copied: the new one needs another name")
    if hasattr(load("keyfall"), name):
        raise Refused(f"'{name}' is no name for a device: it would hide keyfall.{name}")


def is_device(name):
    try:
        _C.device(name)
    except RuntimeError:
        return False
    return True


def renamed(text, name):
    return (text.replace("skeleton", name).replace("SKELETON", name.upper())
            .replace("Skeleton", name.capitalize()))


def new_device(name, folder):
    """Writes the files to the folder, which must not exist; gives their names."""
    check_name(name)
    try:
        os.makedirs(folder)
    except FileExistsError:
        raise Refused(f"{folder} exists already: choose another folder with --folder") from None
    written = []
    for source in sorted(os.listdir(SKELETON)):
        if not source.endswith((".c", ".txt", ".py")):
            continue
        with open(os.path.join(SKELETON, source), encoding="utf-8") as file:
            text = renamed(file.read(), name)
        written.append(renamed(source.replace(".py.txt", ".py"), name))  # as wheels have it
        with open(os.path.join(folder, written[-1]), "w", encoding="utf-8") as file:
            file.write(text)
    return written
