"""Packages whose modules are imported when somebody asks for them: `import keyfall` stays quick."""


def submodules(package):
    """A module's `__getattr__` that imports what the package has under the name."""

    def __getattr__(name):
        import importlib

        try:
            return importlib.import_module(f"{package}.{name}")
        except ModuleNotFoundError as error:
            if error.name != f"{package}.{name}":
                raise
        raise AttributeError(f"module '{package}' has no attribute '{name}'")

    return __getattr__
