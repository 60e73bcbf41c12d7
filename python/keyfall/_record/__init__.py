"""Recording the operators that a program calls, and replaying them on another device.
docs/guide/record.md describes both, and the format of the files."""

import os

# An installed package has its modules in an archive, to be small.
__path__.append(os.path.join(__path__[0], "modules.zip"))
