"""Context managers that are also decorators, for functions and generators."""

import functools
import warnings

from .._loading import lazy_module

inspect = lazy_module("inspect")


_CLASS_DECORATED = (
    "Decorating classes is deprecated and will be disabled in future versions. You should only decorate "
    "functions or methods. To preserve the current behavior of class decoration, you can directly decorate "
    "the `__init__` method and nothing else.")


def context_decorator(make_context, func):
    """Wraps `func` to run inside a context, a new one (`make_context()`) for each call. The body of
    a generator runs inside it; its caller does not."""
    if isinstance(func, type):
        warnings.warn(_CLASS_DECORATED, FutureWarning, stacklevel=3)
        func.__init__ = context_decorator(make_context, func.__init__)
        return func
    if inspect.isgeneratorfunction(func):
        return _wrap_generator(make_context, func)

    @functools.wraps(func)
    def decorated(*args, **kwargs):
        with make_context():
            return func(*args, **kwargs)

    return decorated


def _wrap_generator(make_context, func):
    @functools.wraps(func)
    def decorated(*args, **kwargs):
        generator = func(*args, **kwargs)
        step, value = generator.send, None
        try:
            while True:
                with make_context():
                    produced = step(value)
                try:
                    step, value = generator.send, (yield produced)
                except GeneratorExit:
                    with make_context():
                        generator.close()
                    raise
                except BaseException as error:
                    step, value = generator.throw, error
        except StopIteration as stop:
            return stop.value

    return decorated


class _DecoratorContextManager:
    """Base of context managers that decorate functions: each call enters a `clone()`."""

    def __call__(self, orig_func):
        return context_decorator(self.clone, orig_func)

    def __enter__(self):
        raise NotImplementedError(f"{type(self).__name__} must define __enter__")

    def __exit__(self, exc_type, exc_value, traceback):
        raise NotImplementedError(f"{type(self).__name__} must define __exit__")

    def clone(self):
        """Returns a new instance; override it if the constructor takes arguments."""
        return type(self)()


class _NoParamDecoratorContextManager(_DecoratorContextManager):
    """A decorator that also works without parentheses."""

    def __new__(cls, orig_func=None):
        self = super().__new__(cls)
        return self if orig_func is None else self(orig_func)
