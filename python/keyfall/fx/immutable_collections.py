"""Lists and dictionaries inside a node's arguments. They cannot be changed, because the graph would not
learn of new or lost inputs."""

from ..utils._pytree import (
    _dict_flatten, _dict_flatten_with_keys, _list_flatten, _list_flatten_with_keys, register_pytree_node)

__all__ = ["immutable_list", "immutable_dict"]


def _refuse(self, *args, **kwargs):
    raise TypeError(f"{type(self).__name__!r} object cannot be changed, because the graph counts the "
                    "uses of nodes; assign a changed copy to node.args or node.kwargs")  # fmt: skip


def _frozen(name, base, methods):
    members = dict.fromkeys(methods, _refuse)
    members["__reduce__"] = lambda self: (type(self), (base(self),))
    members["__hash__"] = lambda self: hash(tuple(self.items() if base is dict else self))
    members["__module__"] = __name__
    return type(name, (base,), members)


immutable_list = _frozen("immutable_list", list, (
    "__delitem__", "__iadd__", "__imul__", "__setitem__", "append", "clear", "extend", "insert", "pop",
    "remove", "reverse", "sort"))
immutable_dict = _frozen("immutable_dict", dict, (
    "__delitem__", "__ior__", "__setitem__", "clear", "pop", "popitem", "setdefault", "update"))

register_pytree_node(immutable_list, _list_flatten, lambda values, context: immutable_list(values),
                     serialized_type_name="torch.fx.immutable_collections.immutable_list",
                     flatten_with_keys_fn=_list_flatten_with_keys)
register_pytree_node(immutable_dict, _dict_flatten, lambda values, keys: immutable_dict(zip(keys, values)),
                     serialized_type_name="torch.fx.immutable_collections.immutable_dict",
                     flatten_with_keys_fn=_dict_flatten_with_keys)
