"""TOML files that a user names. Python has a reader since 3.11."""

try:
    import tomllib
except ImportError:  # Python 3.10
    tomllib = None


def read_toml(path):
    """The contents of a file; ValueError says what is wrong with it."""
    if tomllib is None:
        raise ValueError(f"{path}: reading TOML files needs Python 3.11 or later")
    try:
        with open(path, "rb") as file:
            return tomllib.load(file)
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{path}: {error}") from None
