"""Folders inside a Python package that are not packages themselves."""


def plain_folders(package):
    """The folders with modules that belong to the package: keyfall._loading.use_folders."""
    return [folder for folder in sorted(package.iterdir())
            if folder.is_dir() and not (folder / "__init__.py").exists() and any(folder.glob("*.py"))]
