"""Programs with modules above the operators, and what they show: record_modules.py records PyTorch's,
test_modules.py compares Keyfall's. A program calls show(value) for tensors, numbers, texts and errors."""

import re
import warnings

import fx_programs


def lazy_layers(torch, nn, show):
    def model():
        return nn.Sequential(nn.LazyConv2d(4, 3), nn.LazyBatchNorm2d(), nn.Flatten(), nn.LazyLinear(2))

    first, x = model(), torch.arange(150.0).reshape(2, 3, 5, 5).sin()
    show(first, list(first.state_dict()), lambda: first[0].weight.shape)
    first.to(torch.float64).float()
    show(first(x), first, type(first[0]).__name__)
    second = model()
    show(second.load_state_dict(first.state_dict()), torch.equal(second.eval()(x), first.eval()(x)))
    show(nn.LazyConvTranspose1d(4, 3)(torch.ones(1, 3, 4)).shape, lambda: nn.LazyConv1d(4, 3)(torch.ones(3)),
         nn.LazyInstanceNorm1d(affine=True)(torch.ones(1, 3, 4)).shape)


def adaptive_softmax(torch, nn, show):
    a = nn.AdaptiveLogSoftmaxWithLoss(8, 20, [4, 10])
    x = torch.arange(24.0).reshape(3, 8).sin()
    output, loss = a(x, torch.tensor([1, 7, 15]))
    loss.backward()
    show(a, output, loss, a.predict(x), a.log_prob(x), a.head.weight.grad, a.tail[1][0].weight.grad)
    show(lambda: a(x, torch.tensor([1, 7, 25])), lambda: nn.AdaptiveLogSoftmaxWithLoss(8, 20, [10, 4]))


def parametrizations(torch, nn, show):
    parametrize = nn.utils.parametrize

    class Symmetric(nn.Module):
        def forward(self, X):
            return X.triu() + X.triu(1).transpose(-1, -2)

        def right_inverse(self, X):
            return X.triu()

    m = parametrize.register_parametrization(nn.Linear(3, 3), "weight", Symmetric())
    show(m, list(m.state_dict()), m.weight)
    m.weight = torch.ones(3, 3) * 2
    m(torch.ones(3)).sum().backward()
    show(m.parametrizations.weight.original, m.parametrizations.weight.original.grad)
    with parametrize.cached():
        show(m.weight is m.weight)
    show(parametrize.is_parametrized(m), parametrize.is_parametrized(m, "bias"),
         parametrize.type_before_parametrizations(m).__name__)
    parametrize.remove_parametrizations(m, "weight")
    show(m, m.weight, list(m.state_dict()), lambda: parametrize.remove_parametrizations(m, "weight"),
         lambda: parametrize.register_parametrization(m, "nothing", Symmetric()))
    m = nn.utils.parametrizations.spectral_norm(nn.Linear(3, 4))
    m(torch.ones(3)).sum().backward()
    show(m, list(m.state_dict()), m.weight, m.parametrizations.weight.original.grad)
    m = nn.utils.spectral_norm(nn.Linear(3, 4))
    show(m(torch.ones(3)), list(m.state_dict()))
    show(list(nn.utils.remove_spectral_norm(m).state_dict()))


def weight_norms(torch, nn, show):
    m = nn.utils.parametrizations.weight_norm(nn.Linear(3, 4))
    m(torch.ones(3)).sum().backward()
    show(m, list(m.state_dict()), m.weight, m.parametrizations.weight.original0.grad)
    m = nn.utils.weight_norm(nn.Linear(3, 4))
    show(m(torch.ones(3)), list(m.state_dict()))
    show(list(nn.utils.remove_weight_norm(m).state_dict()))


def orthogonal_weights(torch, nn, show):
    for how in ("matrix_exp", "cayley", "householder"):
        m = nn.utils.parametrizations.orthogonal(nn.Linear(3, 3), orthogonal_map=how)
        show(m.weight @ m.weight.T)
    m = nn.utils.parametrizations.orthogonal(nn.Linear(3, 5))
    m(torch.ones(3)).sum().backward()
    show(m.weight.T @ m.weight, list(m.state_dict()))


def fused_layers(torch, nn, show):
    x = torch.arange(48.0).reshape(1, 3, 4, 4).sin()
    bn, conv = nn.BatchNorm2d(4).eval(), nn.Conv2d(3, 4, 2).eval()
    bn.running_mean.add_(0.5)
    show(nn.utils.fuse_conv_bn_eval(conv, bn)(x), bn(conv(x)))
    x, bn, linear = x.reshape(16, 3), nn.BatchNorm1d(4).eval(), nn.Linear(3, 4).eval()
    show(nn.utils.fuse_linear_bn_eval(linear, bn)(x), nn.utils.skip_init(nn.Linear, 3, 4).weight.shape)
    parallel = nn.DataParallel(linear)
    show(parallel, list(parallel.state_dict()), parallel(x))


def losses_and_pools(torch, nn, show):
    show(nn.MultiMarginLoss(p=2), nn.CTCLoss(), nn.MaxUnpool2d(2), nn.FractionalMaxPool2d(3, output_size=2),
         nn.MultiLabelMarginLoss(), lambda: nn.FractionalMaxPool2d(3), lambda: nn.MultiMarginLoss(p=3))


def margin_losses(torch, nn, show):
    x = torch.arange(12.0).reshape(3, 4).sin().requires_grad_()
    for loss in (nn.MultiMarginLoss(), nn.MultiMarginLoss(p=2, margin=0.5, reduction="none")):
        show(loss(x, torch.tensor([0, 2, 3])))
    show(nn.MultiLabelMarginLoss()(x, torch.tensor([[3, 0, -1, 1], [1, -1, 0, 0], [0, 1, 2, 3]])))
    log_probs = torch.arange(60.0).reshape(5, 3, 4).sin().log_softmax(-1).requires_grad_()
    loss = nn.CTCLoss()(log_probs, torch.tensor([[1, 2], [3, 1], [2, 2]]), (5, 5, 4), (2, 2, 1))
    loss.backward()
    show(loss, log_probs.grad)


def unpooled(torch, nn, show):
    x = torch.arange(32.0).reshape(1, 2, 4, 4).sin()
    pooled, indices = nn.MaxPool2d(2, return_indices=True)(x)
    show(nn.MaxUnpool2d(2)(pooled, indices), nn.MaxUnpool2d(2)(pooled, indices, output_size=(1, 2, 5, 5)))
    show(lambda: nn.MaxUnpool2d(2)(pooled, indices, output_size=(9, 9)))
    samples = torch.tensor([[[0.3, 0.6], [0.1, 0.9]]])
    show(nn.FractionalMaxPool2d(2, output_size=2, _random_samples=samples)(x))


def flexible_attention(torch, nn, show):
    flex = nn.attention.flex_attention
    q = torch.arange(48.0).reshape(1, 2, 6, 4).sin()
    causal = flex.create_block_mask(lambda b, h, i, j: i >= j, None, None, 6, 6, device="cpu")
    show(flex.flex_attention(q, q, q, lambda s, b, h, i, j: s + (i - j) * 0.1))
    show(flex.flex_attention(q, q, q, block_mask=causal))
    with nn.attention.sdpa_kernel(nn.attention.SDPBackend.MATH):
        show(nn.functional.scaled_dot_product_attention(q, q, q))


def optimizers(torch, nn, show):
    def train(kind, **options):
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(4, 5), nn.Tanh(), nn.Linear(5, 3))
        params = [one for one in model.parameters() if one.dim() == 2 or kind != "Muon"]
        optimizer = getattr(torch.optim, kind)(params, **options)
        for _ in range(6):
            optimizer.zero_grad()
            output = model(torch.arange(32.0).reshape(8, 4).sin())
            loss = nn.functional.cross_entropy(output, torch.arange(8) % 3)
            loss.backward()
            optimizer.step()
            show(loss)
        show(optimizer, sorted(optimizer.state_dict()["state"][0]))

    train("Adafactor")
    train("Adafactor", lr=0.1, weight_decay=0.1, maximize=True, eps=(1e-8, 1e-2), d=2.0)
    train("Muon")
    train("Muon", lr=0.1, nesterov=False, adjust_lr_fn="match_rms_adamw")
    one = [torch.ones(2)]
    show(lambda: torch.optim.Muon(one), lambda: torch.optim.Adafactor(one, lr=-1),
         lambda: torch.optim.SparseAdam(one, lr=-1.0), torch.optim.SparseAdam(one))


def averaged_models(torch, nn, show):
    swa = torch.optim.swa_utils
    model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    averages = [swa.AveragedModel(model), swa.AveragedModel(model, avg_fn=swa.get_ema_avg_fn(0.9)),
                swa.AveragedModel(model, multi_avg_fn=swa.get_ema_multi_avg_fn(0.9), use_buffers=True)]
    schedule = swa.SWALR(optimizer, 0.05, anneal_epochs=3)
    for step in range(5):
        optimizer.zero_grad()
        model(torch.arange(6.0).reshape(3, 2).sin() + step).square().sum().backward()
        optimizer.step()
        schedule.step()
        show(schedule.get_last_lr())
        for average in averages:
            average.update_parameters(model)
    for average in averages:
        show(*average.state_dict().values())
    swa.update_bn([torch.arange(6.0).reshape(3, 2)], averages[0])
    show(averages[0].module[1].running_mean)


def windows(torch, nn, show):
    for name in torch.signal.windows.__all__:
        extra = {"a": [0.5, 0.3, 0.2]} if name == "general_cosine" else {}
        for size in (0, 1, 5, 6):
            for sym in (True, False):
                show(getattr(torch.signal.windows, name)(size, sym=sym, **extra))
    show(lambda: torch.signal.windows.hann(-1), lambda: torch.signal.windows.gaussian(5, std=0),
         lambda: torch.signal.windows.hann(4, dtype=torch.int32))


def masked(torch, nn, show):
    x, mask = torch.arange(12.0).reshape(3, 4).sin(), (torch.arange(12).reshape(3, 4) % 3) > 0
    for name in "sum prod amax amin mean var std".split():
        for dim in (None, 0, 1):
            show(getattr(torch.masked, name)(x, dim=dim, mask=mask))
    for name in "cumsum cumprod softmax log_softmax softmin".split():
        show(torch.where(mask, getattr(torch.masked, name)(x, 1, mask=mask), 0))
    for name in "argmax argmin median logsumexp".split():
        show(getattr(torch.masked, name)(x, 1, mask=mask))
    show(torch.masked.norm(x, 2.0, 1, mask=mask), torch.where(mask, torch.masked.normalize(x, 2.0, 1, mask=mask), 0))


def futures_and_samplers(torch, nn, show):
    first = torch.futures.Future()
    second = first.then(lambda done: done.value() + 1)
    first.set_result(3)
    show(second.wait(), torch.futures.wait_all([first, second]), first.done(), lambda: first.set_exception(3))
    sampler = torch.utils.data.DistributedSampler
    show([list(sampler(range(7), 3, rank, seed=1)) for rank in range(3)], len(sampler(range(7), 3, 0, drop_last=True)))
    show(lambda: sampler(range(7), 3, 4))


PROGRAMS = {function.__name__: function for function in (
    lazy_layers, adaptive_softmax, parametrizations, weight_norms, orthogonal_weights, fused_layers,
    losses_and_pools, margin_losses, unpooled, flexible_attention, optimizers, averaged_models, windows, masked,
    futures_and_samplers, *fx_programs.PROGRAMS)}


def _plain(torch, value):
    if isinstance(value, torch.Tensor):
        return _plain(torch, value.detach().tolist())
    if isinstance(value, (list, tuple)):
        return [_plain(torch, one) for one in value]
    if isinstance(value, float):
        return float(f"{value:.5g}")
    if callable(value) and not isinstance(value, torch.nn.Module):
        try:
            return _plain(torch, value())
        except Exception as error:
            return f"{type(error).__name__}: {str(error).replace('keyfall', 'torch')}"
    if isinstance(value, (bool, int)):
        return value
    return re.sub(" object at 0x[0-9a-f]+", "", repr(value).replace("keyfall", "torch"))


def shown(torch, name):
    """What a program shows."""
    found = []
    torch.manual_seed(0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        PROGRAMS[name](torch, torch.nn, lambda *values: found.extend(_plain(torch, value) for value in values))
    return found
