"""Tensors that a recorded call gets instead of its arguments.

Note [Arguments of replays]
A recorded function works on lazy tensors that stand for its arguments. What it writes goes to the memory of the
arguments; what it does to the tensors themselves (t_, resize_, set_, x.data = y) is done to the arguments when the
call ends. A graph does the same in each run: their new memory or geometry is a result of the graph."""

from .. import _C
from .._C import Tensor
from .._loading import lazy_module

_keyfall = lazy_module("keyfall")
_nn = lazy_module("keyfall.nn")


def kind_of(leaf):
    """Why no lazy tensor can stand for a tensor; None: one can."""
    if type(leaf) is not Tensor and type(leaf) is not _nn.Parameter:
        return f"an argument is a {type(leaf).__name__}"
    if leaf.device.type != "cpu" or leaf.layout is not _keyfall.strided:
        return f"an argument is on {leaf.device}, or is not dense"
    if leaf.requires_grad and _keyfall.is_grad_enabled():
        return "gradients flow to its arguments"
    return "an argument has a gradient" if leaf.grad is not None else None


class Argument:
    """A tensor of the program and the lazy one that the function gets. Made in the scope that records."""

    def __init__(self, leaf):
        self.leaf = leaf
        self._original = _C._lazy._scope_argument(leaf)
        self.given = _C._lazy._scope_argument(leaf)
        if leaf.requires_grad:
            self.given.requires_grad_()

    def stays(self):
        """Whether the function has left memory and geometry as they were."""
        return _C._lazy._stands_for(self.given, self.leaf)

    def input(self):
        """The tensor that is the input of the graph."""
        return self.given if self.stays() else self._original

    def changes_gradient(self):
        return self.given.requires_grad != self.leaf.requires_grad or self.given.grad is not None

    def settle(self, eager):
        """Does to the program's tensor what the function did; everything has run."""
        if self.changes_gradient():
            self.leaf.requires_grad_(self.given.requires_grad)
            self.leaf.grad = None if self.given.grad is None else eager(self.given.grad)
        if not self.stays():
            self.leaf.data = eager(self.given.detach())
