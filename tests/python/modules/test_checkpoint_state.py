"""distributed.checkpoint.state_dict: states of optimizers by the names of parameters, in one process."""
import copy

import keyfall
import pytest
from keyfall import nn
from keyfall.distributed import checkpoint
from keyfall.distributed.checkpoint.state_dict import (StateDictOptions, get_model_state_dict, get_optimizer_state_dict,
                                                       get_state_dict, set_model_state_dict, set_optimizer_state_dict,
                                                       set_state_dict)

X = keyfall.linspace(-1, 1, 12).reshape(4, 3)
FLAT = StateDictOptions(flatten_optimizer_state_dict=True)


def build(reverse=False):
    """A model, and an optimizer that has its parameters in one order or the other."""
    keyfall.manual_seed(0)
    model = nn.Sequential(nn.Linear(3, 2), nn.BatchNorm1d(2), nn.Linear(2, 1))
    model[2].bias.requires_grad_(False)
    groups = [{"params": list(model[0].parameters()), "lr": 0.1},
              {"params": [*model[1].parameters(), model[2].weight], "weight_decay": 0.01}]
    for group in groups if reverse else ():
        group["params"].reverse()
    return model, keyfall.optim.Adam(groups[::-1] if reverse else groups)


def train(model, optimizer, steps=2):
    for _ in range(steps):
        optimizer.zero_grad()
        model(X).square().mean().backward()
        optimizer.step()
    return [parameter.detach().clone() for parameter in model.parameters()]


@pytest.mark.parametrize("options", [StateDictOptions(), FLAT, StateDictOptions(cpu_offload=True, full_state_dict=True)])
def test_training_goes_on_in_another_order_of_parameters(options):
    model, optimizer = build()
    train(model, optimizer)
    saved = copy.deepcopy(get_state_dict(model, optimizer, options=options))
    wanted = train(model, optimizer)
    other, own = build(reverse=True)
    found = set_state_dict(other, own, model_state_dict=saved[0], optim_state_dict=saved[1], options=options)
    assert not found.missing_keys and not found.unexpected_keys
    assert [group["lr"] for group in own.param_groups] == [0.001, 0.1]
    assert all(map(keyfall.allclose, train(other, own), wanted))


def test_names_and_settings():
    model, optimizer = build()
    before = [parameter.clone() for parameter in model.parameters()]
    state = get_optimizer_state_dict(model, optimizer)  # of an optimizer that made no step
    assert all(map(keyfall.equal, before, model.parameters())) and optimizer.param_groups[0]["lr"] == 0.1
    assert list(state["state"]) == ["0.weight", "0.bias", "1.weight", "1.bias", "2.weight"]
    assert not state["state"]["0.bias"]["exp_avg"].any()  # a group without weight decay
    assert [group["params"] for group in state["param_groups"]] == [["0.weight", "0.bias"],
                                                                    ["1.weight", "1.bias", "2.weight"]]
    flat = get_optimizer_state_dict(model, [optimizer], options=FLAT)
    assert flat["param_groups.2.weight.weight_decay"] == 0.01 and "state.0.bias.exp_avg_sq" in flat
    part = get_optimizer_state_dict(model, optimizer, submodules={model[2]})
    assert list(part["state"]) == ["2.weight"] and [len(group["params"]) for group in part["param_groups"]] == [0, 1]
    frozen = get_model_state_dict(model, options=StateDictOptions(ignore_frozen_params=True))
    assert set(model.state_dict()) - set(frozen) == {"2.bias"}
    assert list(get_model_state_dict(model, submodules={model[2]})) == ["2.weight", "2.bias"]
    options = StateDictOptions(keep_submodule_prefixes=False)
    assert list(get_model_state_dict(model, submodules={model[2]}, options=options)) == ["weight", "bias"]


def test_models_on_meta_take_the_tensors():
    model, _ = build()
    with keyfall.device("meta"):
        other = nn.Sequential(nn.Linear(3, 2), nn.BatchNorm1d(2), nn.Linear(2, 1))
    set_model_state_dict(other, model.state_dict())
    assert keyfall.equal(other[0].weight, model[0].weight)


def test_refusals():
    model, optimizer = build()
    part = {"0.weight": keyfall.ones(2, 3)}
    with pytest.raises(RuntimeError, match="Missing key"):
        set_model_state_dict(model, part)
    assert "0.bias" in set_model_state_dict(model, part, options=StateDictOptions(strict=False)).missing_keys
    with pytest.raises(RuntimeError, match="empty"):
        set_model_state_dict(model, {})
    with pytest.raises(RuntimeError, match="parameter that the model does not have"):
        get_optimizer_state_dict(nn.Linear(2, 2), optimizer)
    state = get_optimizer_state_dict(model, optimizer)
    del state["state"]["2.weight"]
    with pytest.raises(RuntimeError, match="expected the state of '2.weight'"):
        set_optimizer_state_dict(model, optimizer, state)
    with pytest.raises(NotImplementedError, match="torch.distributed.checkpoint.save"):
        checkpoint.save({})
