"""How a tensor lies on several processes, by name: libraries describe their layers so. There are no such tensors."""

import dataclasses

__all__ = ["Partial", "Placement", "Replicate", "Shard"]


class Placement:
    """What the placements have in common."""

    def is_shard(self, dim=None):
        """Whether each process has a part, along this dimension."""
        return isinstance(self, Shard) and dim in (None, self.dim)

    def is_replicate(self):
        """Whether each process has the whole tensor."""
        return isinstance(self, Replicate)

    def is_partial(self, reduce_op=None):
        """Whether each process has a tensor that is to be reduced, in this way."""
        return isinstance(self, Partial) and reduce_op in (None, self.reduce_op)


@dataclasses.dataclass(frozen=True)
class Shard(Placement):
    """Each process has a part along a dimension."""

    dim: int

    def __str__(self):
        return f"S({self.dim})"


@dataclasses.dataclass(frozen=True)
class _StridedShard(Placement):
    """Each process has a part of each of split_factor groups along a dimension."""

    dim: int
    split_factor: int = dataclasses.field(kw_only=True)

    def __repr__(self):
        return f"_StridedShard(dim={self.dim}, sf={self.split_factor})"

    def __str__(self):
        return f"_S({self.dim}, {self.split_factor})"


@dataclasses.dataclass(frozen=True)
class Replicate(Placement):
    """Each process has the whole tensor."""

    def __str__(self):
        return "R"


@dataclasses.dataclass(frozen=True)
class Partial(Placement):
    """Each process has a tensor that is to be reduced."""

    reduce_op: str = "sum"

    def __repr__(self):
        return f"Partial({self.reduce_op})"

    def __str__(self):
        return f"P({self.reduce_op})"
