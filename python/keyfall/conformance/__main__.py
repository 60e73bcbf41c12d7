"""Runs the conformance tests: python -m keyfall.conformance."""

import sys

from .runner import main

if __name__ == "__main__":
    sys.exit(main())
