"""What comes of calls: results or an error; and what the checks found."""

import keyfall

# What a kernel may raise for a type that it does not have.
TYPE_IS_MISSING = ("not implemented for", "not supported for", "does not support", "unsupported")


class Outcome:
    """Results of a call, or the exception that it raised."""

    def __init__(self, function, *args):
        self.results, self.error = None, None
        try:
            self.results = function(*args)
        except Exception as error:  # noqa: BLE001 - any exception is an outcome
            self.error = error

    @property
    def lacks_kernel(self):
        return isinstance(self.error, NotImplementedError)


def error_text(error):
    return f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"[:300]


def refuses_type(error):
    """Whether the CPU's error says that it has no code for a type, not that the call is wrong."""
    text = str(error)
    return isinstance(error, NotImplementedError) or any(part in text for part in TYPE_IS_MISSING)


def depends_on_data(found):
    """Whether an outcome on a device without data may differ from the CPU's: the call needs the data,
    or it accepted data that the CPU refuses."""
    return found.error is None or isinstance(found.error, NotImplementedError) or (
        "meta" in str(found.error))


def compare_errors(found, expected, is_native):
    """None, or what is wrong, where at least one of two outcomes is an error."""
    if expected.error is None:
        return f"raised {error_text(found.error)}"
    if found.error is None:
        if is_native and refuses_type(expected.error):
            return None  # the device has a type more than the CPU
        return f"accepted what the CPU refuses with {error_text(expected.error)}"
    both = (found.error, expected.error)
    if type(found.error) is type(expected.error) or all(
            isinstance(error, (RuntimeError, keyfall.NoDeviceError, ValueError, IndexError, TypeError))
            for error in both):
        return None
    return f"raised {error_text(found.error)}, expected {error_text(expected.error)}"
