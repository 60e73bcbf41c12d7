"""`python -m keyfall COMMAND …`, and the script `keyfall`: the tools of the package."""

import sys

from ._loading import load


def main():
    """Runs the command line; returns the exit status."""
    program = "keyfall" if not sys.argv[0].endswith("__main__.py") else "python -m keyfall"
    return load("keyfall._cli.main").main(program=program)


if __name__ == "__main__":
    sys.exit(main())
