"""A block in which a process may have fewer inputs than another. With one process, nobody is waited for."""

import abc

__all__ = ["Join", "JoinHook", "Joinable"]


class JoinHook:
    """What a process does that has no more inputs."""

    def main_hook(self):
        """Called while others have inputs: does what they wait for."""

    def post_hook(self, is_last_joiner):
        """Called when nobody has inputs any more."""


class Joinable(abc.ABC):
    """What can be in a Join."""

    @abc.abstractmethod
    def __init__(self):
        super().__init__()

    @abc.abstractmethod
    def join_hook(self, **kwargs):
        """Returns a JoinHook."""

    @property
    @abc.abstractmethod
    def join_device(self):
        """The device of what it sends."""

    @property
    @abc.abstractmethod
    def join_process_group(self):
        """The group."""


class Join:
    """The block: `with Join([module, optimizer]): ...`."""

    def __init__(self, joinables, enable=True, throw_on_early_termination=False, **kwargs):
        if len(joinables) == 0:
            raise ValueError("The join context manager requires at least one joinable")
        groups = [one.join_process_group for one in joinables]
        if any(one is not groups[0] for one in groups):
            raise ValueError("Using join context manager with multiple process groups")
        if groups[0].size() != 1:
            raise RuntimeError("keyfall runs one process so far: Join needs a group of one")
        self._enable, self._hooks = enable, [one.join_hook(**kwargs) for one in joinables]

    def __enter__(self):
        return self

    def __exit__(self, kind, error, traceback):
        if self._enable and kind is None:
            for hook in self._hooks:
                hook.post_hook(is_last_joiner=True)

    @staticmethod
    def notify_join_context(joinable):
        """Says that this process has an input; nobody waits for it."""
        return None
