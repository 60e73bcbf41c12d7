"""`python -m keyfall.utils.collect_env`: what `keyfall doctor` prints, for reports of problems."""

import contextlib
import io

from .._cli import main as _command

__all__ = ["get_pretty_env_info", "main"]


def main():
    """Prints what is installed, found and missing."""
    return _command.main(["doctor"])


def get_pretty_env_info():
    """Returns that as text."""
    text = io.StringIO()
    with contextlib.redirect_stdout(text):
        main()
    return text.getvalue()


if __name__ == "__main__":
    raise SystemExit(main())
