"""Calls of modules with other weights: functional_call, replicas, and gradients for each sample."""

import copy
import gc
import re
import warnings
from collections import OrderedDict

import keyfall
import pytest
from keyfall import nn
from keyfall.func import functional_call
from keyfall.nn.utils._per_sample_grad import call_for_per_sample_grads


def filled(module):
    with keyfall.no_grad():
        for parameter in module.parameters():
            parameter.copy_(keyfall.cos(keyfall.arange(float(parameter.numel()))).reshape(parameter.shape))
    return module


def sines(*shape):
    return keyfall.sin(keyfall.arange(float(keyfall.Size(shape).numel()))).reshape(shape)


def test_functional_call_keeps_the_order_of_parameters():
    module = nn.Sequential(nn.Linear(2, 3), nn.BatchNorm1d(3))
    names = list(module.state_dict())
    own = [name for name, _ in module.named_parameters()]
    for weights in (dict(module.named_parameters()), {"0.weight": keyfall.ones(3, 2)}):
        functional_call(module, weights, (keyfall.ones(4, 2),))
        assert [name for name, _ in module.named_parameters()] == own and list(module.state_dict()) == names
        with pytest.raises(RuntimeError):
            functional_call(module, weights, (keyfall.ones(4, 3),))
        assert [name for name, _ in module.named_parameters()] == own


def test_replicas_share_all_but_parameters():
    module = nn.Sequential(nn.Linear(2, 3), nn.BatchNorm1d(3))
    replica = module[1]._replicate_for_data_parallel()
    assert type(replica) is nn.BatchNorm1d and replica._is_replica and not hasattr(module[1], "_is_replica")
    assert not list(replica.parameters()) and replica.running_mean is module[1].running_mean
    replica.weight = keyfall.ones(3)
    replica._buffers["running_mean"] = None
    assert isinstance(module[1].weight, nn.Parameter) and module[1].running_mean is not None
    assert module._replicate_for_data_parallel()[0] is module[0]


# ---- Gradients for each sample --------------------------------------------------------------------

LAYERS = [
    (lambda: nn.Linear(4, 3), (5, 2, 4)),
    (lambda: nn.Linear(4, 3, bias=False), (5, 4)),
    (lambda: nn.Conv1d(2, 4, 3, stride=2, padding="valid"), (3, 2, 7)),
    (lambda: nn.Conv2d(2, 4, 3, groups=2, padding=1, padding_mode="circular"), (3, 2, 5, 5)),
    (lambda: nn.Conv3d(2, 2, 2), (2, 2, 3, 3, 3)),
    (lambda: nn.GroupNorm(2, 4), (3, 4, 5)),
    (lambda: nn.LayerNorm(4), (3, 2, 4)),
    (lambda: nn.InstanceNorm1d(2, affine=True), (3, 2, 4)),
    (lambda: nn.Sequential(nn.Conv1d(1, 2, 3), nn.ReLU(), nn.Flatten(), nn.Linear(8, 2)), (3, 1, 6)),
]


@pytest.mark.parametrize("reduction", ["sum", "mean"])
@pytest.mark.parametrize("make, shape", LAYERS)
def test_gradients_of_samples(make, shape, reduction):
    module, x = filled(make()), sines(*shape).requires_grad_()
    reduce = getattr(keyfall, reduction)
    reduce(call_for_per_sample_grads(module, loss_reduction=reduction)(x) ** 2).backward()
    expected, = keyfall.autograd.grad(reduce(module(x) ** 2), x)
    keyfall.testing.assert_close(x.grad, expected)
    for sample in range(shape[0]):
        module.zero_grad()
        reduce(module(x.detach()[sample:sample + 1]) ** 2).backward()
        for parameter in module.parameters():
            keyfall.testing.assert_close(parameter.grad_sample[sample], parameter.grad, rtol=1e-4, atol=1e-5)


def test_gradients_of_samples_leave_grad_alone_and_add_up():
    """The numbers are PyTorch's."""
    module = filled(nn.Linear(2, 1))
    frozen = nn.Linear(2, 2).requires_grad_(False)
    call = call_for_per_sample_grads(nn.Sequential(frozen, module), batch_size=2)
    call(keyfall.ones(2, 2)).sum().backward()
    assert module.weight.grad is None and frozen.weight.grad is None and not hasattr(frozen.weight, "grad_sample")
    assert module.bias.grad_sample.tolist() == [[1], [1]]

    shared = filled(nn.Linear(2, 2))
    call_for_per_sample_grads(nn.Sequential(shared, shared))(keyfall.eye(2)).sum().backward()
    keyfall.testing.assert_close(shared.bias.grad_sample, keyfall.tensor([[1.5839, 0.5503], [1.5839, 0.5503]]),
                                 rtol=0, atol=1e-4)


def test_embeddings_and_padding():
    module = nn.Embedding(3, 2, padding_idx=1)
    call_for_per_sample_grads(module)(keyfall.tensor([[0, 1], [2, 2]])).sum().backward()
    assert module.weight.grad_sample.tolist() == [[[1, 1], [0, 0], [0, 0]], [[0, 0], [0, 0], [2, 2]]]


@pytest.mark.parametrize("start, error", [
    (lambda: call_for_per_sample_grads(nn.Linear(2, 2), batch_size=0), "must be positive, got 0"),
    (lambda: call_for_per_sample_grads(nn.Linear(2, 2), batch_size=1.5), "None or an integer, got float"),
    (lambda: call_for_per_sample_grads(nn.Linear(2, 2), loss_reduction="none"), "sum or mean, got none"),
    (lambda: call_for_per_sample_grads(len), "must be nn.Module, got builtin_function_or_method"),
    (lambda: call_for_per_sample_grads(nn.Linear(2, 2))(), "found no tensor"),
    (lambda: call_for_per_sample_grads(nn.Bilinear(2, 2, 2))(sines(2, 2), sines(3, 2)), r"found \[2, 3\]"),
    (lambda: call_for_per_sample_grads(nn.BatchNorm1d(2))(sines(3, 2)), "cannot handle function batch_norm"),
    (lambda: call_for_per_sample_grads(nn.Linear(2, 2), batch_size=2)(sines(3, 2)).sum().backward(),
     "batch size 2, but a layer got 3 samples"),
])
def test_gradients_of_samples_refuse(start, error):
    with pytest.raises(RuntimeError, match=error):
        start()


def test_gradients_of_samples_do_not_add_to_old_ones():
    module = nn.Linear(2, 2)
    call_for_per_sample_grads(module)(sines(3, 2)).sum().backward()
    with pytest.raises(RuntimeError, match="clear grad_sample of weight first"):
        call_for_per_sample_grads(module)


# ---- Helpers that tests of libraries use ----------------------------------------------------------


class _Doubling:
    def twice(self, x):
        return 2 * self(x)


@pytest.mark.parametrize("bases", [lambda own: (_Doubling, own), lambda own: (own, _Doubling)])
def test_class_of_a_module_can_be_set(bases):
    """As to_random_module of gpytorch does: a mixin may come first."""
    model = nn.Linear(2, 2)
    x = keyfall.ones(2)
    expected = 2 * model(x)
    model.__class__ = type("Changed", bases(type(model)), {})
    assert keyfall.equal(model.twice(x), expected)
    assert [name for name, _ in model.named_parameters()] == ["weight", "bias"]
    model.__class__ = nn.Linear
    assert not hasattr(model, "twice")


def test_bases_of_a_class_of_modules_can_be_set():
    class Model(nn.Module):
        def forward(self, x):
            return x

    Model.__bases__ = (_Doubling, nn.Module)
    assert Model().twice(2) == 4


@pytest.mark.parametrize("layer, name", [
    (nn.ReLU(), "relu"), (nn.SiLU(), "silu"), (nn.ELU(), "elu"), (nn.Softmax(1), "softmax"), (nn.Hardshrink(), "hardshrink"),
    (nn.Dropout(), "dropout"), (nn.Conv2d(2, 2, 1), "conv2d"), (nn.ConvTranspose2d(2, 2, 1), "conv_transpose2d"),
    (nn.MaxPool2d(2), "max_pool2d"), (nn.AvgPool2d(2), "avg_pool2d"), (nn.AdaptiveAvgPool2d(1), "adaptive_avg_pool2d"),
    (nn.Linear(4, 2), "linear"), (nn.LayerNorm(4), "layer_norm"), (nn.BatchNorm2d(2), "batch_norm")])
def test_layers_call_a_function_that_a_program_replaced(layer, name, monkeypatch):
    """Tools that count operations or change precision replace functions of nn.functional."""
    calls = []
    function = getattr(nn.functional, name)
    monkeypatch.setattr(nn.functional, name, lambda *args, **kwargs: calls.append(name) or function(*args, **kwargs))
    layer(keyfall.ones(1, 2, 4, 4))
    assert calls == [name]


def test_cells_take_one_sample():
    layer = nn.LSTMCell(1, 1)
    for parameter in layer.parameters():
        nn.init.constant_(parameter, 0.5)
    x = keyfall.tensor([2.0], requires_grad=True)
    hidden, cell = layer(x)
    # Recorded from PyTorch 2.13.
    assert [hidden.tolist(), cell.tolist()] == [[pytest.approx(0.60828334)], [pytest.approx(0.84911263)]]
    again, _ = layer(x, (hidden, cell))
    slope, = keyfall.autograd.grad(again.sum(), x, create_graph=True)
    assert slope.shape == (1,) and keyfall.autograd.grad(slope.sum(), x)[0].shape == (1,)


def test_states_of_one_sequence():
    for layer, text in ((nn.LSTM(2, 3), "hx and cx should also be 2-D but got (3-D, 3-D) tensors"),
                        (nn.GRU(2, 3), "hx should also be 2-D but got 3-D tensor")):
        state = keyfall.zeros(1, 1, 3)
        with pytest.raises(RuntimeError, match=re.escape(text)):
            layer(keyfall.ones(4, 2), state if isinstance(layer, nn.GRU) else (state, state))


def test_lazy_norms_have_the_options_of_pytorch():
    for name in ("BatchNorm1d", "InstanceNorm1d"):
        layer = getattr(nn, f"Lazy{name}")()
        assert sorted(layer.state_dict()) == ["bias", "num_batches_tracked", "running_mean", "running_var", "weight"]
        layer(keyfall.ones(2, 4, 3))
        assert repr(layer) == (f"{name}(4, eps=1e-05, momentum=0.1, affine=True, bias=True, track_running_stats=True)")
        layer = getattr(nn, f"Lazy{name}")(bias=False)
        layer(keyfall.ones(2, 4, 3))
        assert layer.bias is None and layer.weight.shape == (4,)


def test_lazy_layers_do_not_warn():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        nn.LazyLinear(2)


def test_gradients_of_convolutions_by_keyword():
    grad = keyfall.ones(1, 1, 2)
    found = nn.grad.conv1d_input(input_size=(1, 1, 3), weight=keyfall.tensor([[[1.0, 2.0]]]), grad_output=grad)
    assert found.tolist() == [[[1, 3, 2]]]
    found = nn.grad.conv1d_weight(input=keyfall.tensor([[[1.0, 2.0, 3.0]]]), weight_size=(1, 1, 2), grad_output=grad)
    assert found.tolist() == [[[3, 5]]]


def test_the_old_loss_of_images_warns():
    with pytest.warns(FutureWarning, match="`NLLLoss2d` has been deprecated"):
        nn.NLLLoss2d()


def test_only_empty_generators_warn():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert nn.utils.clip_grad_norm_([], 1.0).item() == 0
    with pytest.warns(UserWarning, match="empty generator"):
        nn.utils.clip_grad_norm_((parameter for parameter in ()), 1.0)


def test_dimensions_of_weight_norm():
    with pytest.raises(IndexError, match="Dimension out of range"):
        nn.utils.parametrizations.weight_norm(nn.Linear(3, 2), dim=5)


def test_modules_compile_themselves(tmp_path):
    class Net(nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = filled(nn.Linear(2, 2))

        def forward(self, x, scale=1.0):
            return self.layer(x).relu() * scale

    x = sines(3, 2)
    for options in ({}, {"backend": "eager"}, {"mode": "reduce-overhead"}):
        net = Net()
        expected = net(x, scale=2.0)
        assert net.compile(**options) is None
        assert net(x, scale=2.0).allclose(expected)
        net(x).sum().backward()
        assert net.layer.weight.grad is not None and list(net.state_dict()) == ["layer.weight", "layer.bias"]
        copied = copy.deepcopy(net)
        assert "forward" not in vars(copied) and copied(x, 2.0).allclose(expected)
        net.compile(**options)  # once more
        assert net(x, 2.0).allclose(expected)
    layer = nn.LSTM(2, 2)
    layer.compile()
    keyfall.save(layer, tmp_path / "layer")
    assert keyfall.load(tmp_path / "layer", weights_only=False)(x)[0].allclose(layer(x)[0])


def test_checks_of_recurrent_layers_for_programs_with_their_own_forward():
    layer, x = nn.LSTM(2, 3, 2, bidirectional=True, proj_size=1), keyfall.ones(4, 5, 2)
    # Recorded from PyTorch 2.13.
    assert layer.get_expected_hidden_size(x, None) == (4, 5, 1) and layer.get_expected_cell_size(x, None) == (4, 5, 3)
    gru = nn.GRU(2, 3)
    assert gru.get_expected_hidden_size(x, keyfall.tensor([5, 3])) == (1, 5, 3)
    gru.check_forward_args(x, keyfall.zeros(1, 5, 3), None)
    for call, text in (
            (lambda: gru.check_input(keyfall.ones(2), None), "input must have 3 dimensions, got 1"),
            (lambda: gru.check_input(x, keyfall.tensor([1])), "input must have 2 dimensions, got 3"),
            (lambda: gru.check_forward_args(x, keyfall.zeros(1, 4, 3), None), "Expected hidden size (1, 5, 3), got [1, 4, 3]"),
            (lambda: layer(x, (keyfall.zeros(4, 5, 1), keyfall.zeros(4, 5, 9))),
             "Expected hidden[1] size (4, 5, 3), got [4, 5, 9]")):
        with pytest.raises(RuntimeError, match=re.escape(text)):
            call()
    assert gru.permute_hidden(keyfall.arange(3.0).reshape(1, 3, 1), keyfall.tensor([2, 0, 1])).flatten().tolist() == [2, 0, 1]


def test_hooks_of_all_modules_are_dropped_by_assignment():
    module, calls = nn.Linear(2, 2), []
    place = nn.modules.module
    place.register_module_forward_hook(lambda *args: calls.append("after"), always_call=True)
    place.register_module_forward_pre_hook(lambda *args: calls.append("before"))
    try:
        assert len(place._global_forward_hooks_always_called) == len(place._global_forward_hooks) == 1
        module(keyfall.ones(2))
    finally:
        place._global_forward_hooks = {}
        place._global_forward_pre_hooks = {}
        place._global_forward_hooks_always_called = {}
    module(keyfall.ones(2))
    assert calls == ["before", "after"]
    handle = place.register_module_forward_hook(lambda *args: calls.append("again"))
    module(keyfall.ones(2))
    handle.remove()
    module(keyfall.ones(2))
    assert calls[2:] == ["again"]


@pytest.mark.parametrize("swap", [False, True])
def test_conversions_keep_the_gradient_object(swap):
    module = nn.Linear(2, 2)
    for param in module.parameters():
        param.grad = keyfall.ones_like(param)
    held = module.weight.grad
    keyfall.__future__.set_swap_module_params_on_conversion(swap)
    try:
        module.double()
        assert module.weight.grad is held
        assert held.dtype == module.weight.dtype == keyfall.float64
        module.double()
        assert module.weight.grad is held
    finally:
        keyfall.__future__.set_swap_module_params_on_conversion(False)


def test_modules_without_shapes():
    lazy = nn.LazyLinear(3)
    for normalize in (nn.utils.weight_norm, nn.utils.spectral_norm):
        with pytest.raises(ValueError, match="can't have uninitialized parameters"), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            normalize(lazy)
    assert isinstance(lazy.weight, nn.UninitializedParameter)
    class Lazy(nn.modules.lazy.LazyModuleMixin, nn.Module):
        pass

    plain, other = Lazy(), Lazy()
    plain.weight, other.weight = nn.Parameter(keyfall.ones(2)), nn.UninitializedParameter()
    with pytest.raises(RuntimeError, match="shape of an uninitialized"):
        plain.load_state_dict(other.state_dict())


def test_functional_call_leaves_a_module_unchanged_when_it_fails():
    module = nn.Linear(1, 1)
    module.factor = 0.5
    call = keyfall.nn.utils.stateless._functional_call
    with pytest.raises(TypeError, match="attribute `factor`: 0.5 is not an instance of torch.Tensor"):
        call(module, {"weight": keyfall.ones(1, 1), "factor": keyfall.ones(1)}, keyfall.ones(1))
    assert module.factor == 0.5
    with pytest.warns(FutureWarning, match="is deprecated"):
        keyfall.nn.utils.stateless.functional_call(module, {}, keyfall.ones(1))
    extra = nn.Parameter(keyfall.ones(1))
    with keyfall.nn.utils.stateless._reparametrize_module(module, {"extra": extra}):
        assert list(module.parameters())[-1] is extra
    assert not hasattr(module, "extra")


def test_amounts_of_pruning():
    prune = nn.utils.prune
    prune._validate_pruning_amount_init(0.3)
    with pytest.raises(ValueError, match="amount=20"):
        prune._validate_pruning_amount(20, 19)
    assert prune._compute_nparams_toprune(0.5, 15) == 8
    assert prune._compute_nparams_toprune(4, 15) == 4


@pytest.mark.parametrize("inverse, words", [
    (lambda x: (x, x), "right_inverse must return a tensor. Got: tuple"),
    (lambda x: x.bool(), "must have the same dtype"), (lambda x: x[:-1], "must have the same shape")])
def test_a_further_parametrization_needs_an_inverse_that_fits(inverse, words):
    class Same(nn.Module):
        def forward(self, x):
            return x

        def right_inverse(self, x):
            return inverse(x) if self.strange else x

    register, module = nn.utils.parametrize.register_parametrization, nn.Linear(3, 3)
    first, second = Same(), Same()
    first.strange, second.strange = False, True
    register(module, "weight", first)
    with pytest.raises(ValueError, match=words):
        register(module, "weight", second)
    assert len(module.parametrizations.weight) == 1


@pytest.mark.parametrize("swap", [False, True])
def test_assigned_gradients_stay_the_same_objects(swap):
    """Nobody holds the objects in between."""
    layer = nn.Linear(3, 2)
    for parameter in layer.parameters():
        parameter.grad = keyfall.ones_like(parameter)
    before = [id(parameter.grad) for parameter in layer.parameters()]
    keyfall.__future__.set_swap_module_params_on_conversion(swap)
    try:
        for dtype in (keyfall.float64, keyfall.float32):
            layer.to(dtype=dtype)
            assert [id(parameter.grad) for parameter in layer.parameters()] == before
            assert layer.weight.grad.dtype is dtype
    finally:
        keyfall.__future__.set_swap_module_params_on_conversion(False)
    layer.zero_grad()
    gc.collect()
    layer(keyfall.ones(1, 3)).sum().backward()
    assert layer.bias.grad.tolist() == [1, 1]


def test_parameters_of_plain_dictionaries_are_sorted():
    values = {name: keyfall.ones(1) for name in ("b", "a")}
    named = nn.ParameterDict(values)
    assert list(named) == ["a", "b"]
    named.update({"d": keyfall.ones(1), "c": keyfall.ones(1)})
    named.update([("f", keyfall.ones(1)), ("e", keyfall.ones(1))])
    assert [name for name, _ in named.named_parameters()] == ["a", "b", "c", "d", "f", "e"]
    assert list(nn.ParameterDict(OrderedDict(values))) == ["b", "a"]


def test_a_module_with_a_sparse_gradient_can_be_converted():
    layer = nn.Embedding(4, 2, sparse=True)
    layer(keyfall.tensor([1, 3])).sum().backward()
    layer.double()
    assert layer.weight.grad.dtype is keyfall.float64 and layer.weight.grad.is_sparse
    assert layer.weight.grad.to_dense()[:, 0].tolist() == [0, 1, 0, 1]
    converted, layer.weight.grad = layer.weight, None
    layer._apply(lambda tensor: tensor.to_dense().to_sparse())
    assert layer.weight is not converted and layer.weight.is_sparse


def test_spectral_norm_loads_states_without_the_second_vector():
    layer = nn.Linear(3, 2, bias=False)
    with keyfall.no_grad():
        layer.weight.copy_(keyfall.tensor([[1.0, 2, 3], [4, 5, 6]]))
    layer = nn.utils.spectral_norm(layer)
    with keyfall.no_grad():
        layer.weight_u.copy_(keyfall.tensor([0.6, 0.8]))
    layer(keyfall.ones(1, 3))
    state, expected = layer.state_dict(), layer.weight_v.clone()
    del state._metadata[""]["spectral_norm"], state["weight_v"]
    with pytest.raises(RuntimeError, match='Missing key.*"weight"'):
        layer.load_state_dict(state)
    state["weight"] = layer.weight.detach().clone()
    layer.weight_v.zero_()
    layer.load_state_dict(state)
    keyfall.testing.assert_close(layer.weight_v, expected, atol=1e-4, rtol=0)
    keyfall.testing.assert_close(layer.eval()(keyfall.ones(1, 3)), keyfall.tensor([[0.6312, 1.5779]]), atol=1e-4, rtol=0)


def test_containers_of_old_programs():
    with pytest.warns(FutureWarning, match="`nn.Container` is deprecated"):
        container = nn.Container(first=nn.Linear(1, 2), second=None)
    assert list(container.state_dict()) == ["first.weight", "first.bias"] and container.second is None
