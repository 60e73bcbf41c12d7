"""Pruning: a parameter NAME becomes the parameter NAME_orig times the buffer NAME_mask, recomputed before each
call of the module. Several prunings of a parameter share one mask."""

import abc

from ... import _C

_f = _C._VariableFunctions


# By PyTorch's names: pruning methods of programs call them.


def _validate_pruning_amount_init(amount):
    if not isinstance(amount, (int, float)):
        raise TypeError(f"Invalid type for amount: {amount}. Must be int or float.")
    if amount < 0 or (isinstance(amount, float) and amount > 1):
        raise ValueError(f"amount={amount} should either be a float in the range [0, 1] or a non-negative "
                         "integer")  # fmt: skip


def _validate_pruning_amount(amount, tensor_size):
    if isinstance(amount, int) and amount > tensor_size:
        raise ValueError(f"amount={amount} should be smaller than the number of parameters to "
                         f"prune={tensor_size}")


def _compute_nparams_toprune(amount, tensor_size):
    """How many of `tensor_size` an amount is: a number of them, or a share."""
    return amount if isinstance(amount, int) else round(amount * tensor_size)


def _count(amount, total):
    _validate_pruning_amount(amount, total)
    return _compute_nparams_toprune(amount, total)


def _channels(mask, dim):
    """Which slices along `dim` have anything left."""
    return mask.movedim(dim, 0).flatten(1).ne(0).any(1)


def _hook_of(module, name):
    """Returns (key, hook) of the pruning of a parameter, or None."""
    for key, hook in module._forward_pre_hooks.items():
        if isinstance(hook, BasePruningMethod) and hook._tensor_name == name:
            return key, hook
    return None


class BasePruningMethod(abc.ABC):
    """A way to choose what is pruned: compute_mask. PRUNING_TYPE says what it chooses from when a part is
    pruned already: "unstructured" from the elements that are left, "structured" from the slices along
    `dim` that are left, "global" from all elements."""

    PRUNING_TYPE = "unstructured"
    _tensor_name = None

    def __call__(self, module, inputs):
        setattr(module, self._tensor_name, self.apply_mask(module))

    @abc.abstractmethod
    def compute_mask(self, t, default_mask):
        """Returns the mask: `default_mask`, with 0 for what is pruned of a tensor of importances."""

    def apply_mask(self, module):
        """The pruned parameter."""
        if self._tensor_name is None:
            raise AssertionError(f"Module {module} has to be pruned")
        original = getattr(module, self._tensor_name + "_orig")
        return getattr(module, self._tensor_name + "_mask").to(dtype=original.dtype) * original

    @classmethod
    def apply(cls, module, name, *args, importance_scores=None, **kwargs):
        """Prunes a parameter of a module; returns the pruning, which is a hook of the module."""
        before, tensor = _hook_of(module, name), getattr(module, name)
        if importance_scores is not None and importance_scores.shape != tensor.shape:
            raise AssertionError(f"importance_scores should have the same shape as parameter {name} of {module}, "
                                 f"got {importance_scores.shape} vs {tensor.shape}")  # fmt: skip
        scores = tensor if importance_scores is None else importance_scores
        method = cls(*args, **kwargs)
        method._tensor_name = name
        if before is None:
            hook, mask = method, _f.ones_like(scores)
        else:
            hook = PruningContainer(before[1], method)
            mask = getattr(module, name + "_mask").clone(memory_format=_C.contiguous_format)
        mask = hook.compute_mask(scores.detach(), mask).to(scores.dtype)  # may raise: the module is unchanged
        if before is None:
            del module._parameters[name]
            module.register_parameter(name + "_orig", tensor)
        else:
            del module._forward_pre_hooks[before[0]]
        module.register_buffer(name + "_mask", mask)
        hook(module, None)
        module.register_forward_pre_hook(hook)
        return hook

    def prune(self, t, default_mask=None, importance_scores=None):
        """Returns a pruned copy of a tensor."""
        if importance_scores is not None and importance_scores.shape != t.shape:
            raise AssertionError("importance_scores should have the same shape as tensor t")
        mask = _f.ones_like(t) if default_mask is None else default_mask
        return t * self.compute_mask(t if importance_scores is None else importance_scores, default_mask=mask)

    def remove(self, module) -> None:
        """Makes the pruned tensor the module's parameter. The hook stays."""
        pruned, name = self.apply_mask(module), self._tensor_name
        module.__dict__.pop(name, None)
        original = module._parameters.pop(name + "_orig")
        del module._buffers[name + "_mask"]
        original.data = pruned.data
        setattr(module, name, original)


class PruningContainer(BasePruningMethod):
    """Several prunings of one parameter, in their order."""

    def __init__(self, *args) -> None:
        self._pruning_methods = ()
        for method in args:
            self.add_pruning_method(method)

    def add_pruning_method(self, method) -> None:
        """Adds a pruning of the same parameter, or the prunings of another container."""
        if not isinstance(method, BasePruningMethod):
            raise TypeError(f"{type(method)} is not a BasePruningMethod subclass")
        if self._tensor_name not in (None, method._tensor_name):
            raise ValueError(f"Can only add pruning methods acting on the parameter named '{self._tensor_name}' to "
                             f"PruningContainer {self}. Found '{method._tensor_name}'")  # fmt: skip
        self._tensor_name = method._tensor_name
        self._pruning_methods += tuple(method) if isinstance(method, PruningContainer) else (method,)

    def __len__(self):
        return len(self._pruning_methods)

    def __iter__(self):
        return iter(self._pruning_methods)

    def __getitem__(self, index):
        return self._pruning_methods[index]

    def compute_mask(self, t, default_mask):
        """Adds the newest pruning to the mask."""
        method, mask = self._pruning_methods[-1], default_mask.to(t.dtype)
        if method.PRUNING_TYPE == "global":
            return mask * method.compute_mask(t, default_mask=mask).to(t.dtype)
        if method.PRUNING_TYPE == "unstructured":
            chosen = mask == 1
        elif method.PRUNING_TYPE == "structured":
            if not hasattr(method, "dim"):
                raise AttributeError("Pruning methods of PRUNING_TYPE \"structured\" need to have the attribute "
                                     "`dim` defined.")  # fmt: skip
            left = _channels(mask, method.dim).nonzero().flatten()
            part = method.compute_mask(t.index_select(method.dim, left), mask.index_select(method.dim, left))
            return mask.index_copy(method.dim, left, part.to(t.dtype))
        else:
            raise ValueError(f"Unrecognized PRUNING_TYPE {method.PRUNING_TYPE}")
        result = mask.clone()
        result[chosen] = method.compute_mask(t[chosen], default_mask=mask[chosen]).to(t.dtype)
        return result


class Identity(BasePruningMethod):
    """Prunes nothing."""

    def compute_mask(self, t, default_mask):
        return default_mask


class _Unstructured(BasePruningMethod):
    """Prunes an amount of elements."""

    def __init__(self, amount) -> None:
        _validate_pruning_amount_init(amount)
        self.amount = amount

    def _least(self, t, count):
        raise NotImplementedError

    def compute_mask(self, t, default_mask):
        count = _count(self.amount, t.numel())
        mask = default_mask.clone(memory_format=_C.contiguous_format)
        if count:
            mask.view(-1)[self._least(t, count)] = 0
        return mask


class RandomUnstructured(_Unstructured):
    """Prunes elements at random."""

    def _least(self, t, count):
        return _f.rand_like(t).view(-1).topk(count).indices


class L1Unstructured(_Unstructured):
    """Prunes the elements that are nearest to 0."""

    def _least(self, t, count):
        return t.abs().reshape(-1).topk(count, largest=False).indices


class _Structured(BasePruningMethod):
    """Prunes an amount of slices along a dimension."""

    PRUNING_TYPE = "structured"

    def __init__(self, amount, dim=-1) -> None:
        _validate_pruning_amount_init(amount)
        self.amount, self.dim = amount, dim

    def _values(self, t, dim):
        """The importance of each slice: the least important are pruned."""
        raise NotImplementedError

    def compute_mask(self, t, default_mask):
        if t.ndim <= 1:
            raise ValueError("Structured pruning can only be applied to multidimensional tensors. Found tensor of "
                             f"shape {t.shape} with {t.ndim} dims")  # fmt: skip
        if not -t.ndim <= self.dim < t.ndim:
            raise IndexError(f"Invalid index {self.dim} for tensor of size {t.shape}")
        total = t.shape[self.dim]
        kept = total - _count(self.amount, total)
        if kept == total:
            return default_mask
        most = self._values(t, self.dim).topk(kept).indices
        mask = _f.zeros_like(t)
        return default_mask * mask.index_fill(self.dim, most, 1)


class RandomStructured(_Structured):
    """Prunes slices at random."""

    def _values(self, t, dim):
        return _f.rand(t.shape[dim])


class LnStructured(_Structured):
    """Prunes the slices with the smallest norm of order n."""

    def __init__(self, amount, n, dim=-1) -> None:
        super().__init__(amount, dim)
        self.n = n

    def _values(self, t, dim):
        return _f.norm(t.movedim(dim, 0).flatten(1), p=self.n, dim=1)


class CustomFromMask(BasePruningMethod):
    """Prunes what a mask says."""

    PRUNING_TYPE = "global"

    def __init__(self, mask) -> None:
        self.mask = mask

    def compute_mask(self, t, default_mask):
        return default_mask * self.mask.to(dtype=default_mask.dtype)


def identity(module, name):
    """Prunes nothing of a parameter, which becomes pruned as by the other functions; returns the module."""
    Identity.apply(module, name)
    return module


def random_unstructured(module, name, amount):
    """Prunes elements of a parameter at random; returns the module."""
    RandomUnstructured.apply(module, name, amount)
    return module


def l1_unstructured(module, name, amount, importance_scores=None):
    """Prunes the elements of a parameter that are nearest to 0; returns the module."""
    L1Unstructured.apply(module, name, amount=amount, importance_scores=importance_scores)
    return module


def random_structured(module, name, amount, dim):
    """Prunes slices of a parameter along a dimension at random; returns the module."""
    RandomStructured.apply(module, name, amount, dim)
    return module


def ln_structured(module, name, amount, n, dim, importance_scores=None):
    """Prunes the slices of a parameter with the smallest norm of order n; returns the module."""
    LnStructured.apply(module, name, amount, n, dim, importance_scores=importance_scores)
    return module


def custom_from_mask(module, name, mask):
    """Prunes the elements of a parameter where the mask is 0; returns the module."""
    CustomFromMask.apply(module, name, mask)
    return module


def global_unstructured(parameters, pruning_method, importance_scores=None, **kwargs) -> None:
    """Prunes an amount of the elements of several parameters together: (module, name) pairs."""
    pairs = [(module, name) for module, name in parameters]
    given = {} if importance_scores is None else importance_scores
    scores, masks = [], []
    for module, name in pairs:
        tensor = getattr(module, name)
        scores.append(given.get((module, name), tensor).detach())
        masks.append(getattr(module, name + "_mask", _f.ones_like(tensor)))
    method = PruningContainer(*[_named(pruning_method(**kwargs))])
    if method[0].PRUNING_TYPE != "unstructured":
        raise TypeError("Only \"unstructured\" PRUNING_TYPE supported for the `pruning_method`. Found method "
                        f"{pruning_method} of type {method[0].PRUNING_TYPE}")  # fmt: skip
    flat = _f.cat([tensor.reshape(-1) for tensor in scores])
    final = method.compute_mask(flat, _f.cat([mask.reshape(-1) for mask in masks]))
    for (module, name), mask in zip(pairs, final.split([tensor.numel() for tensor in scores])):
        custom_from_mask(module, name, mask.view_as(getattr(module, name)))


def _named(method):
    method._tensor_name = "temp_name"
    return method


def remove(module, name):
    """Ends the pruning of a parameter, which keeps its zeros; returns the module."""
    found = _hook_of(module, name)
    if found is None:
        raise ValueError(f"Parameter '{name}' of module {module} has to be pruned before pruning can be removed")
    found[1].remove(module)
    del module._forward_pre_hooks[found[0]]
    return module


def is_pruned(module) -> bool:
    """Whether a parameter of the module or of its submodules is pruned."""
    return any(isinstance(hook, BasePruningMethod)
               for each in module.modules() for hook in each._forward_pre_hooks.values())  # fmt: skip
