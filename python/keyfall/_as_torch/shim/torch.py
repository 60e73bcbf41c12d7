"""Found as `torch` by child processes of a program in which keyfall was installed as torch."""

import keyfall

keyfall.install_as_torch()
