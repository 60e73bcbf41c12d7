"""State dictionaries in which optimizers name parameters as their model does, so that a checkpoint does not depend on
the order of parameters. The functions of PyTorch's module, for models of one process: nothing is sharded, and options
about other processes change nothing."""

import dataclasses

from ... import _C
from ...nn.modules.module import _IncompatibleKeys
from ...utils import _pytree

__all__ = ["StateDictOptions", "get_model_state_dict", "get_optimizer_state_dict", "get_state_dict",
           "set_model_state_dict", "set_optimizer_state_dict", "set_state_dict"]

_STATE, _GROUPS, _PARAMS = "state", "param_groups", "params"


@dataclasses.dataclass
class StateDictOptions:
    """What the functions of this module return and accept."""

    full_state_dict: bool = False
    cpu_offload: bool = False
    ignore_frozen_params: bool = False
    keep_submodule_prefixes: bool = True
    strict: bool = True
    broadcast_from_rank0: bool = False
    flatten_optimizer_state_dict: bool = False
    dsd_fqn_modifiers: str = "_fqn_modifiers"


def _offloaded(state, options):
    """The state with its tensors on the CPU, if the options ask for that."""
    if not options.cpu_offload:
        return state
    return _pytree.tree_map(lambda value: value.detach().cpu() if isinstance(value, _C.Tensor) else value, state)


def _optimizers(optimizers):
    return tuple(optimizers) if isinstance(optimizers, (list, tuple)) else (optimizers,)


def get_model_state_dict(model, *, submodules=None, options=None):
    """The model's state dictionary; with `submodules`, only what belongs to these."""
    options = options or StateDictOptions()
    state = model.state_dict()
    if options.ignore_frozen_params:
        for name, parameter in model.named_parameters(remove_duplicate=False):
            if not parameter.requires_grad:
                state.pop(name, None)
    if submodules:
        prefixes = [f"{name}." for name, module in model.named_modules() if module in submodules]
        cut = not options.keep_submodule_prefixes
        state = {key[len(prefix) * cut:]: value for key, value in state.items()
                 for prefix in prefixes if key.startswith(prefix)}
    return _offloaded(state, options)


def set_model_state_dict(model, model_state_dict, *, options=None):
    """Loads a state dictionary into the model; returns the missing and the unexpected keys."""
    options = options or StateDictOptions()
    if not model_state_dict:
        if options.strict and not options.broadcast_from_rank0:
            raise RuntimeError("set_model_state_dict: expected the state of the model, found an empty dictionary")
        return _IncompatibleKeys([], [])
    on_meta = any(value.is_meta for value in model.state_dict().values())
    return model.load_state_dict(model_state_dict, strict=options.strict, assign=on_meta)


def _names(model):
    """{parameter: its first name}."""
    found = {}
    for name, parameter in model.named_parameters(remove_duplicate=False):
        found.setdefault(parameter, name)
    return found


def _name(names, parameter):
    if parameter not in names:
        raise RuntimeError("the optimizer has a parameter that the model does not have; expected the optimizer of this model")
    return names[parameter]


def _initialize(optimizer):
    """Gives an optimizer that made no step yet the state of its parameters, by a step that changes none."""
    groups = optimizer.param_groups
    parameters = [parameter for group in groups for parameter in group[_PARAMS]]
    if optimizer.state or any(parameter.grad is not None for parameter in parameters):
        return
    for parameter in parameters:
        if parameter.requires_grad:
            parameter.grad = _C._VariableFunctions.zeros_like(parameter)
    rates = [group.get("lr") for group in groups]
    for group, rate in zip(groups, rates):
        if rate is not None:
            group["lr"] = _C._VariableFunctions.zeros_like(rate) if isinstance(rate, _C.Tensor) else 0.0
    optimizer.step(closure=None)
    for group, rate in zip(groups, rates):
        if rate is not None:
            group["lr"] = rate
    optimizer.zero_grad(set_to_none=True)


def _flattened(state):
    flat = {f"{_STATE}.{name}.{key}": value for name, values in state[_STATE].items() for key, value in values.items()}
    for group in state[_GROUPS]:
        for name in group[_PARAMS]:
            flat.update((f"{_GROUPS}.{name}.{key}", value) for key, value in group.items() if key != _PARAMS)
    return flat


def get_optimizer_state_dict(model, optimizers, *, submodules=None, options=None):
    """The state dictionaries of the optimizers as one, which has names instead of numbers of parameters."""
    options = options or StateDictOptions()
    names, state = _names(model), {_STATE: {}, _GROUPS: []}
    for optimizer in _optimizers(optimizers):
        _initialize(optimizer)
        own = optimizer.state_dict()
        number_to_name = {}
        for group, numbered in zip(optimizer.param_groups, own[_GROUPS]):
            group_names = [_name(names, parameter) for parameter in group[_PARAMS]]
            number_to_name.update(zip(numbered[_PARAMS], group_names))
            state[_GROUPS].append({**numbered, _PARAMS: group_names})
        state[_STATE].update((number_to_name[number], values) for number, values in own[_STATE].items())
    if submodules:
        prefixes = tuple(f"{name}." for name, module in model.named_modules() if module in submodules)
        state[_STATE] = {name: values for name, values in state[_STATE].items() if name.startswith(prefixes)}
        for group in state[_GROUPS]:
            group[_PARAMS] = [name for name in group[_PARAMS] if name.startswith(prefixes)]
    return _offloaded(_flattened(state) if options.flatten_optimizer_state_dict else state, options)


def _unflattened(flat, group, group_names, state_names):
    """The part of a flat dictionary that belongs to a group of parameters: its states and its settings."""
    states = {}
    for name in group_names:
        found = {key: flat[f"{_STATE}.{name}.{key}"] for key in state_names.get(name, ())
                 if f"{_STATE}.{name}.{key}" in flat}
        if found:
            states[name] = found
    first = group_names[0] if group_names else None
    settings = {key: flat.get(f"{_GROUPS}.{first}.{key}", value) for key, value in group.items() if key != _PARAMS}
    return states, settings


def _group_with(groups, group, group_names):
    """The settings of the saved group that has these parameters."""
    for saved in groups:
        if set(group_names) & set(saved[_PARAMS]):
            return {key: saved.get(key, value) for key, value in group.items() if key != _PARAMS}
    return {key: value for key, value in group.items() if key != _PARAMS}


def set_optimizer_state_dict(model, optimizers, optim_state_dict, *, options=None):
    """Loads a dictionary of get_optimizer_state_dict, flat or not, into the optimizers."""
    options = options or StateDictOptions()
    names = _names(model)
    for optimizer in _optimizers(optimizers):
        _initialize(optimizer)
        if not optim_state_dict:
            continue
        state_names = {_name(names, parameter): list(values) for parameter, values in optimizer.state.items()}
        state = {_STATE: {}, _GROUPS: []}
        for group in optimizer.param_groups:
            group_names = [_name(names, parameter) for parameter in group[_PARAMS]]
            if _STATE in optim_state_dict:
                saved = optim_state_dict[_STATE]
                states = {name: saved[name] for name in group_names if name in saved}
                settings = _group_with(optim_state_dict[_GROUPS], group, group_names)
            else:
                states, settings = _unflattened(optim_state_dict, group, group_names, state_names)
            missing = [name for name in group_names if name in state_names and name not in states]
            if missing and options.strict:
                raise RuntimeError(f"set_optimizer_state_dict: expected the state of {missing[0]!r}, found none")
            state[_STATE].update(states)
            state[_GROUPS].append({**settings, _PARAMS: group_names})
        optimizer.load_state_dict(state)


def get_state_dict(model, optimizers, *, submodules=None, options=None):
    """The state dictionaries of the model and of its optimizers."""
    return (get_model_state_dict(model, submodules=submodules, options=options),
            get_optimizer_state_dict(model, optimizers, submodules=submodules, options=options)
            if optimizers else {})


def set_state_dict(model, optimizers, *, model_state_dict, optim_state_dict, options=None):
    """Loads the state dictionaries of a model and of its optimizers."""
    found = set_model_state_dict(model, model_state_dict, options=options)
    if optimizers:
        set_optimizer_state_dict(model, optimizers, optim_state_dict, options=options)
    return found
