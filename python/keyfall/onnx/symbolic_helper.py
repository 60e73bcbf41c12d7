"""See __init__.py."""


def parse_args(*arg_descriptors):
    """A decorator for functions that an export would call: returns them."""
    return lambda function: function
