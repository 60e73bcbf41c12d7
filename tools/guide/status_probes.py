"""What the status page says about features, as small programs: [(group, [(feature, function)])]. A function that
returns None shows that the feature is there. What it returns instead is said as it is, and an error is the reason why
the feature is not there: its text is what a program would see."""

import contextlib
import importlib

import keyfall
from keyfall import nn


def _check(condition):
    if not condition:
        raise AssertionError("a probe of tools/guide/status_probes.py has another result than it expects")


def _linear():
    return nn.Linear(2, 2)


def _calls(op, *args):
    """Returns a probe that calls something by its path below keyfall."""

    def probe():
        value = keyfall
        for part in op.split("."):
            value = getattr(value, part)
        value(*args)

    return probe


# ---- Tensors


def _sparse():
    x = keyfall.eye(4)
    for layout in (keyfall.sparse_coo, keyfall.sparse_csr, keyfall.sparse_csc):
        _check((x.to_sparse(layout=layout) @ x).equal(x))
    for layout in (keyfall.sparse_bsr, keyfall.sparse_bsc):
        _check(x.to_sparse(layout=layout, blocksize=(2, 2)).to_dense().equal(x))


def _sparse_factories():
    keyfall.empty(2, layout=keyfall.sparse_coo), keyfall.zeros(2, layout=keyfall.sparse_coo)
    try:
        keyfall.ones(2, layout=keyfall.sparse_coo)
    except NotImplementedError:
        return "`empty` and `zeros` only"


def _sparse_solver():
    keyfall.sparse.spsolve(keyfall.eye(3).to_sparse_csr(), keyfall.ones(3))


def _nested():
    found = keyfall.nested.nested_tensor([keyfall.ones(2), keyfall.ones(3)]) * 2
    _check([part.sum().item() for part in found.unbind()] == [4, 6])


def _masked():
    _check(keyfall.masked.masked_tensor(keyfall.ones(2), keyfall.tensor([True, False])).sum().item() == 1)


def _half_complex():
    _check((keyfall.ones(2, dtype=keyfall.complex32) * 2).dtype is keyfall.complex32)


def _small_floats():
    x = keyfall.ones(2).to(keyfall.float8_e4m3fn)
    try:
        x + 1
    except NotImplementedError:
        return "created, converted, saved; no arithmetic, as in PyTorch"


def _quantized():
    _check(keyfall.quantize_per_tensor(keyfall.ones(2), 0.1, 0, keyfall.quint8).dequantize().tolist() == [1, 1])


def _quantized_arithmetic():
    keyfall.quantize_per_tensor(keyfall.ones(2), 0.1, 0, keyfall.quint8) + 1


def _dlpack():
    x = keyfall.ones(2)
    keyfall.from_dlpack(x).add_(1)
    _check(x.tolist() == [2, 2])


# ---- Gradients and transforms


def _second_derivatives():
    x = keyfall.ones(1, requires_grad=True)
    (first,) = keyfall.autograd.grad(x.sin().sum(), x, create_graph=True)
    keyfall.autograd.grad(first, x)


def _transforms():
    x = keyfall.ones(2)
    for name in ("grad", "vjp", "jacrev", "jacfwd", "hessian"):
        call = getattr(keyfall.func, name)
        call(lambda x: x.sin().sum(), x) if name == "vjp" else call(lambda x: x.sin().sum())(x)
    keyfall.func.jvp(keyfall.sin, (x,), (x,))
    keyfall.func.linearize(keyfall.sin, x)


def _vmap():
    x = keyfall.rand(3, 2)
    _check(keyfall.vmap(keyfall.dot)(x, x).allclose((x * x).sum(1)))


def _forward_mode():
    with keyfall.autograd.forward_ad.dual_level():
        pass


def _functionalize():
    def function(x):
        y = x.clone()
        y[0] = 2
        return y

    _check(keyfall.func.functionalize(function)(keyfall.ones(2)).tolist() == [2, 1])


# ---- Graphs


def _compile():
    @keyfall.compile
    def function(x):
        return (x * 2).relu() + 1

    _check(function(keyfall.ones(2)).tolist() == [3, 3])
    return "records operators at each call, or replays them (`mode=\"reduce-overhead\"`); see [lazy](lazy.md)"


def _compile_on_device():
    device = keyfall.devices.PythonDevice("status_page")
    with contextlib.closing(device):
        x = keyfall.ones(2, device="status_page")
        found = str(keyfall._dynamo.explain(lambda x: x * 2 + 1)(x))
        del x
        if "nothing was computed" in found:
            return "run eagerly: only those of the CPU are recorded"


def _compile_backend():
    keyfall.compile(lambda x: x + 1, backend=lambda graph, inputs: graph)(keyfall.ones(1))


def _symbolic_trace():
    keyfall.fx.symbolic_trace(_linear())(keyfall.ones(2))


def _make_fx():
    importlib.import_module("keyfall.fx.experimental.proxy_tensor").make_fx(keyfall.sin)(keyfall.ones(1))


def _script():
    if keyfall.jit.script(_linear_function) is _linear_function:
        return "returns the function, which runs as it is"


def _linear_function(x):
    return 2 * x + 1


# ---- Training


def _data_loader():
    found = list(keyfall.utils.data.DataLoader(keyfall.utils.data.TensorDataset(keyfall.arange(4)), 2, num_workers=1))
    _check([batch[0].tolist() for batch in found] == [[0, 1], [2, 3]])


def _autocast():
    with keyfall.autocast("cpu"):
        _check(_linear()(keyfall.ones(2)).dtype is keyfall.bfloat16)


def _one_process():
    dist = keyfall.distributed
    dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
    x = keyfall.ones(2)
    dist.all_reduce(x)
    dist.destroy_process_group()


def _two_processes():
    dist = keyfall.distributed
    dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=2)


def _dynamic_quantization():
    keyfall.ao.quantization.quantize_dynamic(nn.Sequential(_linear()))(keyfall.ones(1, 2))


# ---- Devices and operators


def _device(name):
    return lambda: _check(keyfall.ones(2, device=name).device.type == name)


def _plugin():
    device = keyfall.devices.PythonDevice("status_plugin")
    with contextlib.closing(device):
        x = keyfall.ones(2, device="status_plugin").exp()  # by the CPU fallback
        _check(x.device.type == "status_plugin")
        del x


def _python_operator():
    library = keyfall.library.Library("status_page", "DEF")
    library.define("twice(Tensor x) -> Tensor")
    library.impl("twice", lambda x: x * 2, "CPU")
    _check(keyfall.ops.status_page.twice(keyfall.ones(1)).tolist() == [2])
    library._destroy()


PROBES = [
    ("Tensors", [
        ("sparse: COO, CSR, CSC, BSR, BSC", _sparse),
        ("factories with a sparse `layout=`", _sparse_factories),
        ("sparse solver", _sparse_solver),
        ("semi-structured sparsity", _calls("sparse.to_sparse_semi_structured", keyfall.eye(4))),
        ("nested tensors", _nested),
        ("masked tensors", _masked),
        ("complex32 arithmetic", _half_complex),
        ("8-bit floats", _small_floats),
        ("quantized tensors", _quantized),
        ("arithmetic of quantized tensors", _quantized_arithmetic),
        ("names of dimensions", lambda: keyfall.ones(1, names=("N",))),
        ("DLPack", _dlpack),
    ]),
    ("Gradients and transforms", [
        ("second derivatives", _second_derivatives),
        ("`func.grad`, `vjp`, `jvp`, `jacrev`, `jacfwd`, `hessian`, `linearize`", _transforms),
        ("`vmap`", _vmap),
        ("forward mode (`autograd.forward_ad`)", _forward_mode),
        ("`func.functionalize`", _functionalize),
    ]),
    ("Graphs", [
        ("`compile`", _compile),
        ("`compile`: arguments on other devices", _compile_on_device),
        ("`compile` with a backend of a program", _compile_backend),
        ("`fx.symbolic_trace`", _symbolic_trace),
        ("`make_fx`", _make_fx),
        ("`jit.script`", _script),
        ("`jit.save`", _calls("jit.save", None, "")),
        ("`export`", lambda: keyfall.export),
        ("`onnx.export`", _calls("onnx.export", None, (), "")),
    ]),
    ("Training", [
        ("`DataLoader` with workers", _data_loader),
        ("autocast", _autocast),
        ("`distributed` in one process", _one_process),
        ("`distributed` among processes", _two_processes),
        ("dynamic quantization of linear layers", _dynamic_quantization),
        ("static quantization", lambda: keyfall.ao.quantization.prepare(_linear())),
    ]),
    ("Devices and operators", [
        ("`cpu`", _device("cpu")),
        ("`meta`", _device("meta")),
        ("devices of plug-ins, with a CPU fallback", _plugin),
        ("`cuda`", _device("cuda")),
        ("`xpu`", _device("xpu")),
        ("`mps`", _device("mps")),
        ("operators with kernels in Python", _python_operator),
        ("kernels in Triton", _calls("library.wrap_triton", None)),
        ("`utils.cpp_extension.load` of C sources", lambda: _check(callable(keyfall.utils.cpp_extension.load))),
        ("`utils.cpp_extension.CppExtension`", lambda: keyfall.utils.cpp_extension.CppExtension),
    ]),
]
