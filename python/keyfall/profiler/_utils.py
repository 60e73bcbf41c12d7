"""Walks through the trees of profiles' events."""

from collections import deque

__all__ = ["argmax", "index_of_first_match", "traverse_bfs", "traverse_dfs"]


def _children(event):
    return event.children


def _traverse(tree, children_fn, reverse, take):
    waiting = deque(reversed(tree) if reverse else tree)
    while waiting:
        event = take(waiting)
        yield event
        found = children_fn(event)
        waiting.extend(reversed(found) if reverse else found)


def traverse_dfs(tree, children_fn=_children, reverse=True):
    """Each event before what it called; the last event first, if `reverse` is False."""
    return _traverse(tree, children_fn, reverse, deque.pop)


def traverse_bfs(tree, children_fn=_children, reverse=False):
    """The events of a level before those of the next."""
    return _traverse(tree, children_fn, reverse, deque.popleft)


def index_of_first_match(seq, predicate, start=0, end=None):
    """Where the first element is that the predicate is true for, or None."""
    return next((at for at in range(*slice(start, end).indices(len(seq))) if predicate(seq[at])), None)


def argmax(seq, key=lambda x: x, start=0, end=None):
    """Where the largest element is, or None for none."""
    return max(range(*slice(start, end).indices(len(seq))), key=lambda at: key(seq[at]), default=None)


def _init_for_cuda_graphs():
    """Does nothing: profiles need no preparation."""
