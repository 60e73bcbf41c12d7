"""See __init__.py."""


def is_compile_supported(device_type):
    """False: there is no bytecode compiler."""
    return False
