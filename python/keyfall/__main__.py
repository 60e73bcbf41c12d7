"""`python -m keyfall COMMAND …`, and the script `keyfall`: the tools of the package."""

import sys

from ._loading import load

# Commands by name: the module and the function(arguments, program) that runs one, and what it does.
_COMMANDS = {
    "cmake-prefix": ("keyfall.devices._new_device", "print_cmake_prefix",
                     "print the folder for CMAKE_PREFIX_PATH"),
    "new-device": ("keyfall.devices._new_device", "main", "write the start of a device plug-in"),
    "replay": ("keyfall._record.command", "main",
               "show, run or cut a recording of keyfall.record"),
}


def main():
    name = sys.argv[1] if len(sys.argv) > 1 else None
    if name in _COMMANDS:
        module, function, _ = _COMMANDS[name]
        return getattr(load(module), function)(sys.argv[2:], f"python -m keyfall {name}")
    print("usage: python -m keyfall COMMAND …\n\ncommands:")
    for command, (*_, text) in _COMMANDS.items():
        print(f"  {command:12} {text}")
    return 0 if name in (None, "-h", "--help") else 2


if __name__ == "__main__":
    sys.exit(main())
