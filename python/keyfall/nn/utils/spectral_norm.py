"""Spectral normalization by a hook before each call: the weight over its largest singular value."""

import keyfall

from ...autograd.grad_mode import no_grad
from .. import functional as F
from ..parameter import Parameter
from ._weight_hooks import WeightHook

__all__ = ["SpectralNorm", "SpectralNormLoadStateDictPreHook", "SpectralNormStateDictHook",
           "remove_spectral_norm", "spectral_norm"]


def _matrix(weight, dim):
    """The weight with one row for each index of a dimension."""
    return weight.permute(dim, *range(dim), *range(dim + 1, weight.dim())).flatten(1)


def _start_vectors(matrix, eps):
    """Random unit vectors for power iteration: for the rows and the columns of a matrix."""
    return [F.normalize(matrix.new_empty(size).normal_(0, 1), dim=0, eps=eps) for size in matrix.size()]


def _iterate(count, eps, *steps):
    """Power iteration: each step (matrix, source, target) sets target to the direction of matrix source."""
    with no_grad():
        for matrix, source, target in steps * count:
            F.normalize(keyfall.mv(matrix, source), dim=0, eps=eps, out=target)


def _default_dim(module):
    """The dimension of output channels: the second one of transposed convolutions, else the first."""
    return int(type(module).__name__.startswith("ConvTranspose"))


class SpectralNorm(WeightHook):
    """Computes a weight from `name_orig`, with vectors of power iteration in the module's buffers."""

    _version = 1
    _suffixes = "_orig", "_u", "_v"
    label = "spectral_norm"

    def __init__(self, name="weight", n_power_iterations=1, dim=0, eps=1e-12):
        if n_power_iterations <= 0:
            raise ValueError("Expected n_power_iterations to be positive, but got "
                             f"n_power_iterations={n_power_iterations}")
        self.name, self.dim, self.n_power_iterations, self.eps = name, dim, n_power_iterations, eps

    def _keys(self, prefix=""):
        return [prefix + self.name + suffix for suffix in self._suffixes]

    def reshape_weight_to_matrix(self, weight):
        return _matrix(weight, self.dim)

    def _solve_v_and_rescale(self, weight_mat, u, target_sigma):
        """The vector v whose product with the matrix has the direction of u, so long that u W v is the given number."""
        v = keyfall.linalg.pinv(weight_mat).mv(u)
        return v * (target_sigma / keyfall.dot(u, weight_mat.mv(v)))

    def compute_weight(self, module, do_power_iteration):
        weight, u, v = (getattr(module, key) for key in self._keys())
        matrix = self.reshape_weight_to_matrix(weight)
        if do_power_iteration:
            _iterate(self.n_power_iterations, self.eps, (matrix.t(), u, v), (matrix, v, u))
            # Copies for autograd: the next call changes the buffers.
            u, v = (vector.clone(memory_format=keyfall.contiguous_format) for vector in (u, v))
        return weight / keyfall.dot(u, keyfall.mv(matrix, v))

    def remove(self, module):
        with no_grad():
            weight = Parameter(self.compute_weight(module, do_power_iteration=False).detach())
        for key in (self.name, *self._keys()):
            delattr(module, key)
        module.register_parameter(self.name, weight)

    @staticmethod
    def apply(module, name, n_power_iterations, dim, eps):
        SpectralNorm._refuse_second(module, name)
        hook = SpectralNorm(name, n_power_iterations, dim, eps)
        weight = module._parameters[name]
        if weight is None:
            raise ValueError(f"`SpectralNorm` cannot be applied as parameter `{name}` is None")
        with no_grad():
            vectors = _start_vectors(hook.reshape_weight_to_matrix(weight), eps)
        delattr(module, name)
        setattr(module, name, weight.data)
        original, *names = hook._keys()
        module.register_parameter(original, weight)
        for key, vector in zip(names, vectors):
            module.register_buffer(key, vector)
        module.register_forward_pre_hook(hook)
        module._register_state_dict_hook(SpectralNormStateDictHook(hook))
        module._register_load_state_dict_pre_hook(SpectralNormLoadStateDictPreHook(hook))
        return hook


class _StateHook:
    """A hook of saving or loading that goes with a SpectralNorm."""

    def __init__(self, fn):
        self.fn = fn

    @property
    def name(self):
        return self.fn.name

    @property
    def version_key(self):
        return f"{self.name}.version"


class SpectralNormLoadStateDictPreHook(_StateHook):
    """Computes the second vector of states that were saved without it, but with the normalized weight."""

    def __call__(self, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs):
        version = local_metadata.get("spectral_norm", {}).get(self.version_key)
        normalized, keys = prefix + self.name, self.fn._keys(prefix)
        is_new = version is None and normalized not in state_dict and all(key in state_dict for key in keys)
        if is_new or not (version is None or version < 1):
            return
        original, u, v = keys
        missing = [key for key in (original, normalized, u) if key not in state_dict]
        if missing:
            missing_keys.extend(missing if strict else ())
            return
        with no_grad():
            weight, u = state_dict[original], state_dict[u]
            sigma = (weight / state_dict.pop(normalized)).mean()
            state_dict[v] = self.fn._solve_v_and_rescale(self.fn.reshape_weight_to_matrix(weight), u, sigma)


class SpectralNormStateDictHook(_StateHook):
    """Writes the version beside the vectors."""

    def __call__(self, module, state_dict, prefix, local_metadata):
        versions = local_metadata.setdefault("spectral_norm", {})
        if self.version_key in versions:
            raise RuntimeError(f"Unexpected key in metadata['spectral_norm']: {self.version_key}")
        versions[self.version_key] = self.fn._version


def spectral_norm(module, name: str = "weight", n_power_iterations: int = 1, eps: float = 1e-12,
                  dim: int | None = None):
    """Divides a weight by its largest singular value. Returns the module."""
    SpectralNorm.apply(module, name, n_power_iterations, _default_dim(module) if dim is None else dim, eps)
    return module


def remove_spectral_norm(module, name: str = "weight"):
    """Makes the weight an ordinary parameter again."""
    SpectralNorm._taken_out(module, name)
    for hooks in (module._state_dict_hooks, module._load_state_dict_pre_hooks):
        for key, hook in list(hooks.items()):
            hook = getattr(hook, "hook", hook)
            if isinstance(hook, _StateHook) and hook.name == name:
                del hooks[key]
    return module
