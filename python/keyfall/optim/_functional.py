"""The optimizers' steps as functions of lists of tensors: parameters, gradients, and what is kept for each of them.

They run the optimizers' own code, with these tensors as the state."""

import inspect
from collections import defaultdict

from .. import _C
from .._loading import load

# {function: (class, the state's names in the order of the lists, the arguments after them and their defaults, the
# arguments that have to be given by name)}. A list called "step" has to contain tensors.
_STEPS = {
    "adadelta": ("Adadelta", "square_avg acc_delta step", "capturable foreach differentiable has_complex",
                 "lr rho eps weight_decay maximize"),
    "adagrad": ("Adagrad", "sum step", "fused grad_scale found_inf has_sparse_grad foreach differentiable has_complex",
                "lr weight_decay lr_decay eps maximize"),
    "adam": ("Adam", "exp_avg exp_avg_sq max_exp_avg_sq step",
             "foreach capturable differentiable fused grad_scale found_inf has_complex decoupled_weight_decay",
             "amsgrad beta1 beta2 lr weight_decay eps maximize"),
    "adamax": ("Adamax", "exp_avg exp_inf step", "foreach maximize differentiable capturable has_complex",
               "eps beta1 beta2 lr weight_decay"),
    "adamw": ("Adam", "exp_avg exp_avg_sq max_exp_avg_sq step",
              "foreach capturable differentiable fused grad_scale found_inf has_complex",
              "amsgrad beta1 beta2 lr weight_decay eps maximize"),
    "asgd": ("ASGD", "ax mu eta step", "foreach maximize differentiable capturable has_complex",
             "lambd lr t0 alpha weight_decay"),
    "nadam": ("NAdam", "exp_avg exp_avg_sq mu_product step",
              "decoupled_weight_decay foreach capturable differentiable has_complex maximize",
              "beta1 beta2 lr weight_decay momentum_decay eps"),
    "radam": ("RAdam", "exp_avg exp_avg_sq step",
              "decoupled_weight_decay foreach differentiable capturable has_complex maximize",
              "beta1 beta2 lr weight_decay eps"),
    "rmsprop": ("RMSprop", "square_avg grad_avg momentum_buffer step",
                "foreach maximize differentiable capturable has_complex",
                "lr alpha eps weight_decay momentum centered"),
    "rprop": ("Rprop", "prev step_size step", "foreach capturable maximize differentiable has_complex",
              "step_size_min step_size_max etaminus etaplus"),
    "sgd": ("SGD", "momentum_buffer", "has_sparse_grad foreach fused grad_scale found_inf",
            "weight_decay momentum lr dampening nesterov maximize"),
    "sparse_adam": ("SparseAdam", "exp_avg exp_avg_sq step", "", "eps beta1 beta2 lr maximize"),
}
_NONE = frozenset({"foreach", "fused", "grad_scale", "found_inf"})  # the others are False where they are left out
_PAIRS = {"betas": ("beta1", "beta2"), "etas": ("etaminus", "etaplus"), "step_sizes": ("step_size_min", "step_size_max")}
_LISTS = {"step": "state_steps", "sum": "state_sums", "momentum_buffer": "momentum_buffer_list"}


def _signature(name, states, optional, named):
    kind = inspect.Parameter
    lists = ["params", "d_p_list" if name == "sgd" else "grads"] + [_LISTS.get(state, f"{state}s") for state in states]
    return inspect.Signature(
        [kind(each, kind.POSITIONAL_OR_KEYWORD) for each in lists]
        + [kind(each, kind.POSITIONAL_OR_KEYWORD, default=None if each in _NONE else False) for each in optional]
        + [kind(each, kind.KEYWORD_ONLY) for each in named])


def _group(kind, given):
    """The options of a group of parameters: the class's, with those that are given."""
    options = {each.name: each.default for each in inspect.signature(kind).parameters.values()}
    options.update((name, given.pop(name)) for name in list(given) if name in options)
    for name, parts in _PAIRS.items():
        if parts[0] in given:
            options[name] = tuple(given[part] for part in parts)
    return options


def _write_back(kept, lists, params):
    for name, values in lists.items():
        for place, param in enumerate(params[:len(values)]):
            new = kept[param].get(name)
            if isinstance(values[place], _C.Tensor) and new is not values[place]:
                values[place].copy_(new)
            elif new is not None:
                values[place] = new


def _make(name):
    home, states, optional, named = _STEPS[name]
    states = states.split()
    signature = _signature(name, states, optional.split(), named.split())
    count = len(states) + 2

    def step(*args, **kwargs):
        bound = signature.bind(*args, **kwargs)
        bound.apply_defaults()
        given = bound.arguments
        params, grads, *values = (given.pop(each) for each in list(given)[:count])
        lists = {state: value for state, value in zip(states, values) if value}
        if name != "sparse_adam" and not all(isinstance(one, _C.Tensor) for one in lists.get("step", ())):
            raise RuntimeError("API has changed, `state_steps` argument must contain a list of singleton tensors")
        given.setdefault("decoupled_weight_decay", name == "adamw")
        kind = getattr(load("keyfall.optim"), home)
        optimizer, group = kind.__new__(kind), _group(kind, given)
        optimizer.state = kept = defaultdict(dict)
        for place, param in enumerate(params):
            kept[param] = {state: value[place] for state, value in lists.items() if value[place] is not None}
            if name == "sparse_adam":  # its caller counts
                kept[param]["step"] -= 1
        optimizer._update(group, params, grads)
        if name != "sparse_adam":
            _write_back(kept, lists, params)

    step.__name__ = step.__qualname__ = name
    step.__module__ = __name__
    step.__signature__ = signature
    step.__doc__ = f"One step of {name}; changes the tensors in the lists."
    return step


globals().update((_name, _make(_name)) for _name in _STEPS)
