"""`import torch` gives keyfall: python -m keyfall.run and keyfall.install_as_torch. Each test runs a
program in a process of its own."""

import os
import subprocess
import sys
import textwrap

import pytest

pytestmark = pytest.mark.unsanitized  # programs in processes of their own


def run(*arguments, code=None, check=True):
    """Runs python with the arguments; `code` is a program for keyfall.run."""
    command = [sys.executable, *arguments]
    if code is not None:
        command = [sys.executable, "-m", "keyfall.run", "-c", textwrap.dedent(code), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ))
    if check:
        assert done.returncode == 0, done.stderr
    return done


def test_modules_are_the_same_objects():
    run(code="""
        import sys
        import torch, torch.nn.functional as F
        from torch.utils.data import DataLoader
        from torch import nn
        import keyfall
        assert torch is keyfall and nn is keyfall.nn and F is keyfall.nn.functional
        assert torch.utils.data.DataLoader is DataLoader is sys.modules["keyfall.utils.data"].DataLoader
        assert nn.__spec__.name == "keyfall.nn"
        import torch._C._nn
        assert torch._C._nn is keyfall._C._nn
        import functorch
        assert functorch.functionalize is torch.func.functionalize
        assert functorch.FunctionalModule.__module__ == "torch._functorch.make_functional"
        assert not hasattr(torch.func, "make_functional")
    """)


@pytest.mark.slow
def test_versions_compare():
    run(code="""
        import torch
        from torch.torch_version import TorchVersion, __version__
        assert isinstance(torch.__version__, TorchVersion) and isinstance(torch.__version__, str)
        assert torch.__version__ == __version__ == "2.13.0" == str(torch.__version__)
        assert torch.__version__ >= (2, 6) and torch.__version__ > "2.9.1" and torch.__version__ < "2.13.1"
        assert not torch.__version__ < (2, 13) and torch.__version__ != "2.12" and torch.__version__ <= "3"
        assert TorchVersion("2.13.0.dev20260101") < "2.13" and TorchVersion("2.13.0rc1") < TorchVersion("2.13.0")
        assert TorchVersion("2.13.0+cpu") > "2.13.0" and TorchVersion("2.13") == (2, 13, 0)
        assert torch.__version__.startswith("2.13") and {torch.__version__: 1}["2.13.0"] == 1
        assert torch.__version__ != "parrot"
    """)


@pytest.mark.slow
def test_tensors_of_no_transform():
    run(code="""
        import torch
        from torch._C._functorch import get_unwrapped, is_batchedtensor, maybe_get_level
        x = torch.ones(1)
        assert not is_batchedtensor(x) and get_unwrapped(x) is x and maybe_get_level(x) == -1
        assert not torch._C._is_tracing() and not torch._C._has_xpu and not torch._C._has_cuda
        from torch._vmap_internals import _vmap
        from torch.ao.quantization import FakeQuantizeBase, ObserverBase
        from torch.utils.tensorboard.writer import SummaryWriter
    """)


@pytest.mark.slow
def test_names_that_libraries_look_at():
    done = run(code="""
        import importlib.metadata, importlib.util
        import torch
        print(torch.__name__, torch.Tensor, importlib.util.find_spec("torch") is not None)
        assert importlib.metadata.version("torch") == torch.__version__ == torch.version.__version__
        assert "torch" in {d.metadata["Name"] for d in importlib.metadata.distributions()}
        assert tuple(map(int, torch.__version__.split(".")[:2])) >= (2, 11)
        importlib.metadata.entry_points()
        try:
            importlib.metadata.version("no-such-package")
        except importlib.metadata.PackageNotFoundError:
            pass
        else:
            raise AssertionError
    """)
    assert done.stdout.startswith("torch <class 'torch.Tensor'> True")


@pytest.mark.slow
def test_modules_that_classes_name():
    run(code="""
        import copy, inspect, io, pickle, sys, typing
        import torch
        from torch.nn.parameter import Parameter  # a name that is not loaded yet: no second copy of the module
        assert Parameter is torch.nn.Parameter is torch.nn.parameter.Parameter
        assert sys.modules["torch.nn.parameter"] is sys.modules["keyfall.nn.parameter"]
        names = {torch.optim.Adam: "torch.optim.adam", torch.nn.Linear: "torch.nn.modules.linear",
                 torch.optim.lr_scheduler.StepLR: "torch.optim.lr_scheduler", torch.Size: "torch",
                 torch.distributions.Normal: "torch.distributions.normal", torch.save: "torch.serialization",
                 torch.utils.data.DataLoader: "torch.utils.data.dataloader", torch.nn.functional.relu: "torch.nn.functional",
                 torch.autograd.Function: "torch.autograd.function", torch.device: "torch", torch.dtype: "torch"}
        for what, name in names.items():
            assert what.__module__ == name, (what, what.__module__)
        layer = torch.nn.Linear(2, 2)
        assert repr(type(layer)) == "<class 'torch.nn.modules.linear.Linear'>"
        assert "in_features" in inspect.getsource(type(layer)) and typing.get_type_hints(torch.nn.Linear.__init__)
        other = pickle.loads(pickle.dumps(layer))
        assert type(other) is torch.nn.Linear and type(copy.deepcopy(layer)) is torch.nn.Linear
        file = io.BytesIO()
        torch.save(layer, file)
        file.seek(0)
        assert type(torch.load(file, weights_only=False)) is torch.nn.Linear
        file.seek(0)
        classes = [torch.nn.Linear, torch.nn.Module, set]
        with torch.serialization.safe_globals(classes):
            assert type(torch.load(file)) is torch.nn.Linear
        doubled = torch.utils._pytree.tree_map(lambda x: x * 2, torch.ones(2, 2).max(0))
        assert type(doubled) is torch.return_types.max
    """)


def test_scripts_modules_and_arguments(tmp_path):
    (tmp_path / "beside.py").write_text("value = 3\n")
    script = tmp_path / "program.py"
    script.write_text("import sys, torch, beside\nprint(__name__, sys.argv[1:], torch.ones(2) * beside.value)\n")
    done = run("-m", "keyfall.run", str(script), "--flag", "x")
    assert done.stdout == "__main__ ['--flag', 'x'] tensor([3., 3.])\n"
    done = subprocess.run([sys.executable, "-m", "keyfall.run", "-m", "program", "y"], cwd=tmp_path,
                          capture_output=True, text=True)  # fmt: skip
    assert done.stdout == "__main__ ['y'] tensor([3., 3.])\n", done.stderr


@pytest.mark.slow
def test_exit_codes_and_errors(tmp_path):
    assert run(code="raise SystemExit(7)", check=False).returncode == 7
    done = run("-m", "keyfall.run", str(tmp_path / "none.py"), check=False)
    assert done.returncode == 1 and "no such file" in done.stderr and "Traceback" not in done.stderr
    done = run("-m", "keyfall.run", "-x", check=False)
    assert done.returncode == 1 and "unknown option -x" in done.stderr
    assert run("-m", "keyfall.run", check=False).returncode == 2


@pytest.mark.slow
def test_child_processes_have_it_too():
    run(code="""
        import multiprocessing, subprocess, sys
        import torch

        done = subprocess.run([sys.executable, "-c", "import torch; print(torch.ones(1), torch.__file__)"],
                              capture_output=True, text=True, check=True)
        assert "keyfall" in done.stdout and "tensor([1.])" in done.stdout, done.stdout
        with multiprocessing.get_context("spawn").Pool(1) as pool:
            assert pool.apply(torch.add, (torch.ones(1), 2)).item() == 3
    """)


@pytest.mark.slow
def test_spawned_processes_run_the_script(tmp_path):
    script = tmp_path / "program.py"
    script.write_text(textwrap.dedent("""
        import multiprocessing
        import torch

        def work(layer):
            return type(layer).__module__, layer.weight.sum().item()

        if __name__ == "__main__":
            layer = torch.nn.Linear(2, 1)
            torch.nn.init.ones_(layer.weight)
            for method in ("spawn", "fork"):
                with multiprocessing.get_context(method).Pool(1) as pool:
                    print(*pool.apply_async(work, (layer,)).get(timeout=60))
    """))
    assert run("-m", "keyfall.run", str(script)).stdout == "torch.nn.modules.linear 2.0\n" * 2


@pytest.mark.slow
def test_products_by_an_operator_that_libraries_call():
    run(code="""
        import torch
        x = torch.tensor([[0, 2.0, 1], [0, 0, 0], [3, 3, 1]]).to_sparse_csr()
        dense = torch.tensor([[1.0, 2], [1, -1], [2, 4]], requires_grad=True)
        product = torch.ops.aten._sparse_mm_reduce_impl
        for reduce, expected in (("sum", [[4, 2], [0, 0], [8, 7]]), ("amax", [[2, 4], [0, 0], [3, 6]]),
                                 ("amin", [[2, -2], [0, 0], [2, -3]])):
            found, positions = product(x, dense, reduce)
            assert found.tolist() == expected and positions.shape == (0,) and positions.dtype == torch.int64
        product(x, dense, "sum")[0].sum().backward()
        assert dense.grad.tolist() == [[3, 3], [5, 5], [2, 2]]
        try:
            product(dense, dense, "sum")
        except NotImplementedError as error:
            assert "the first matrix must be sparse" in str(error)
        else:
            raise AssertionError
    """)


@pytest.mark.slow
def test_missing_names_say_what_to_use():
    run(code="""
        import torch
        try:
            torch.no_such_thing
        except AttributeError as error:
            assert str(error) == "keyfall has no `torch.no_such_thing`"
        assert not hasattr(torch, "__wrapped__")
    """)


@pytest.mark.slow
def test_listed_names_exist():
    run(code="""
        import torch
        missing = [name for name in dir(torch) if not hasattr(torch, name)]
        assert not missing, missing
    """)


@pytest.mark.slow
def test_install_refuses_when_pytorch_is_there(tmp_path):
    (tmp_path / "torch.py").write_text("")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])}
    code = "import torch, keyfall; keyfall.install_as_torch()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
    assert done.returncode == 1 and "PyTorch is already imported" in done.stderr


@pytest.mark.slow
def test_install_twice():
    run("-c", "import keyfall; keyfall.install_as_torch(); keyfall.install_as_torch(); import torch; "
              "assert torch is keyfall")  # fmt: skip


# ---- Layers without a compiler ------------------------------------------------------------------


@pytest.mark.slow
def test_jit_runs_eagerly_and_says_so():
    done = run(code="""
        import torch
        from typing import Dict, List, Optional, Tuple

        @torch.jit.script
        def double(x):
            return x * 2

        class Net(torch.nn.Module):
            value: torch.jit.Final[int] = 2

            @torch.jit.ignore
            def skipped(self):
                return 1

            @torch.jit.ignore(drop=True)
            def dropped(self):
                return 2

            @torch.jit.export
            def forward(self, x):
                assert not torch.jit.is_scripting() and not torch.jit.is_tracing()
                return double(x)

        net = Net()
        assert torch.jit.trace(net, torch.ones(2)) is net and torch.jit.trace(net, (torch.ones(2),)) is net
        assert torch.jit.script(net) is net and net.skipped() == 1 and net.dropped() == 2
        assert torch.jit.freeze(net.eval()) is net
        check = torch.jit.isinstance
        assert check([1], List[int]) and not check(["a"], List[int]) and check(None, Optional[int])
        assert check({"a": 1}, Dict[str, int]) and check((1, "a"), Tuple[int, str])
        assert check((1, 2, 3), Tuple[int, ...]) and not check((1, 2), Tuple[int]) and check(1, (int, str))
        assert torch.jit.wait(torch.jit.fork(lambda x: x + 1, 2)) == torch.jit._wait(torch.jit._fork(lambda: 3)) == 3
        assert torch.jit.annotate(int, 3) == 3
        assert issubclass(torch.jit.ScriptModule, torch.nn.Module)
        for call in (lambda: torch.jit.load("x"), lambda: torch.jit.save(net, "x"),
                     lambda: torch.jit.CompilationUnit("")):
            try:
                call()
            except NotImplementedError as error:
                assert "no TorchScript compiler" in str(error)
            else:
                raise AssertionError
        try:
            torch.jit.freeze(net.train())
        except RuntimeError as error:
            assert "eval" in str(error)
    """)
    assert done.stderr.count("runs eagerly") + done.stderr.count("run eagerly") == 1


@pytest.mark.slow
def test_other_layers(tmp_path):
    run(code="""
        import torch, torch._dynamo, torch.compiler, torch.onnx, torch.hub, torch.__config__
        assert not torch.compiler.is_compiling() and not torch._dynamo.is_compiling()

        @torch.compiler.disable
        def f(x):
            return x

        @torch.compiler.disable(recursive=False)
        def g(x):
            return x

        @torch._dynamo.disable
        def h(x):
            return x

        assert f(1) == g(1) == h(1) == 1
        torch._dynamo.config.suppress_errors = True
        with torch.compiler.set_stance("force_eager"):
            pass
        assert not torch.onnx.is_in_onnx_export()
        try:
            torch.onnx.export(None, ())
        except torch.onnx.OnnxExporterError as error:
            assert "not supported" in str(error)
        assert torch.hub.get_dir().endswith("hub")
        torch.hub.set_dir("/somewhere")
        assert torch.hub.get_dir() == "/somewhere"
        for call in (lambda: torch.hub.load("a/b", "c"), lambda: torch.hub.load_state_dict_from_url("http://x/y.pt")):
            try:
                call()
            except RuntimeError as error:
                assert "downloads nothing" in str(error)
            else:
                raise AssertionError
        assert "Keyfall" in torch.__config__.show() and "get_num_threads" in torch.__config__.parallel_info()
    """)


@pytest.mark.slow
def test_missing_names_of_all_modules_say_so():
    run(code="""
        import torch
        import torch.nn.functional as F
        for module, name in ((torch, "torch"), (torch.nn, "torch.nn"), (F, "torch.nn.functional"), (torch._C, "torch._C"),
                             (torch.optim.lr_scheduler, "torch.optim.lr_scheduler"), (torch.fft, "torch.fft"),
                             (torch.utils.data, "torch.utils.data"), (torch.storage, "torch.storage")):
            try:
                module.no_such_name
            except AttributeError as error:
                assert str(error) == f"keyfall has no `{name}.no_such_name`", error
                assert error.name == "no_such_name" and error.obj is module
            else:
                raise AssertionError(name)
            assert not hasattr(module, "__no_such_name__")
        try:
            torch.sparse.no_such_name
        except AttributeError as error:
            assert "; there are no semi-structured tensors" in str(error)
    """)


@pytest.mark.slow
def test_names_of_the_extension_that_libraries_import():
    run(code="""
        import torch
        from torch._C import CompilationUnit, ErrorReport, LiteScriptModule, ScriptFunction, _TensorBase
        assert ScriptFunction is torch.jit.ScriptFunction and isinstance(torch.ones(1), _TensorBase)
        schemas = torch._C._jit_get_all_schemas()
        assert "aten::relu(Tensor self) -> Tensor" in map(str, schemas) and len(schemas) > 2000
        assert [str(one) for one in torch._C._jit_get_schemas_for_operator("aten::relu")] == [
            "aten::relu(Tensor self) -> Tensor", "aten::relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"]
        x = torch.ones(3)
        assert torch._C._is_alias_of(x, x[1:]) and not torch._C._is_alias_of(x, x.clone())
        assert torch._C._infer_size([2, 1], [3]) == (2, 3) and torch._C._show_config() == torch.__config__.show()
        assert torch._C._add_docstr(len, "text") is len
        ones = [torch.ones(2, 3, 4), torch.ones(5, 3, 1), None, (1,), (0,)]
        kinds = [torch._C._select_conv_backend(*ones, (dilation,), transposed, (0,), 1).name
                 for dilation, transposed in ((1, False), (2, False), (1, True))]
        assert kinds == ["Slow2d", "SlowDilated2d", "SlowTranspose2d"]
        empty = torch._C._select_conv_backend(torch.ones(0, 3, 4), *ones[1:], (1,), False, (0,), 1)
        assert empty is torch._C._ConvBackend.Empty
        from torch.utils._triton import has_triton
        assert not has_triton()
        assert torch._C._group_tensors_by_device_and_dtype([[x]], True)
        volume, weight = torch.arange(27.0).reshape(1, 1, 3, 3, 3), torch.arange(8.0).reshape(1, 1, 2, 2, 2)
        assert torch._C._nn.slow_conv3d(volume, weight, (2, 2, 2)).flatten()[:3].tolist() == [268, 296, 352]
        assert torch._C._nn.thnn_conv2d(torch.ones(1, 1, 2, 2), torch.ones(1, 1, 2, 2), [2, 2]).tolist() == [[[[4]]]]
        try:
            torch._C._nn.thnn_conv2d(torch.ones(1, 1, 1, 1), torch.ones(1, 1), [1, 1], stride=[])
        except RuntimeError as error:
            assert "2D stride expected" in str(error)
        else:
            raise AssertionError("an empty stride was taken")
        torch._C._set_mkldnn_enabled(False)
        assert torch._C._get_mkldnn_enabled() is torch.backends.mkldnn.enabled is False
        torch._C._set_mkldnn_enabled(True)
        assert torch._C._get_cpu_allow_fp16_reduced_precision_reduction() is False
        torch._C._set_cpu_allow_fp16_reduced_precision_reduction(True)
        assert torch._C._get_cpu_allow_fp16_reduced_precision_reduction() is True
    """)


@pytest.mark.slow
def test_names_of_data_pipes():
    run(code="""
        from torch.utils.data import (DataChunk, argument_validation, guaranteed_datapipes_determinism, non_deterministic,
                                      runtime_validation, runtime_validation_disabled)
        from torch.utils.data.datapipes.dataframe import CaptureDataFrame
        from torch.utils.data.datapipes.iter import FileLister, IterableWrapper, Shuffler
        from torch.utils.data.datapipes.iter.combinatorics import ShufflerIterDataPipe
        from torch.utils.data.graph import traverse_dps
        assert DataChunk([1]) == [1] and argument_validation(len) is runtime_validation(len) is len
        assert non_deterministic(int) is int and non_deterministic(lambda: True)(int) is int
        with guaranteed_datapipes_determinism(), runtime_validation_disabled():
            assert list(IterableWrapper([1])) == [1]
            assert ShufflerIterDataPipe is Shuffler and isinstance(Shuffler(FileLister()), ShufflerIterDataPipe)
            assert list(traverse_dps(IterableWrapper([])).values())[0][1] == {}
            try:
                CaptureDataFrame()
            except NotImplementedError as error:
                assert str(error) == "keyfall has no `torch.utils.data.datapipes.dataframe.CaptureDataFrame`"
    """)


@pytest.mark.slow
def test_types_of_absent_devices():
    run(code="""
        import torch
        x = torch.ones(1)
        assert not isinstance(x, torch.cuda.FloatTensor)
        assert isinstance(x, (torch.cuda.FloatTensor, torch.FloatTensor))
        assert torch.cuda.HalfTensor.dtype == torch.float16 and torch.cuda.FloatTensor | None
        assert not issubclass(torch.Tensor, torch.cuda.FloatTensor)
    """)


@pytest.mark.slow
def test_dir_lists_only_what_exists():
    run(code="""
        import torch
        for owner in (torch.nn.Linear, torch.nn.Module, torch.OpOverload, torch.utils.data, torch.nn.functional):
            for name in dir(owner):
                assert hasattr(owner, name) or name == "__abstractmethods__", (owner, name)
    """)


def test_names_that_libraries_import():
    run(code="""
        import torch
        from torch._dynamo.exc import TorchDynamoException, Unsupported
        from torch.autograd import forward_ad
        from torch.distributed.algorithms.join import Join
        from torch.distributed.algorithms.ddp_comm_hooks import default_hooks, post_localSGD_hook, powerSGD_hook
        from torch.distributed.checkpoint.hf_storage import HuggingFaceStorageReader
        from torch.distributed.tensor._utils import compute_local_shape_and_global_offset
        from torch.distributed.tensor.parallel import ColwiseParallel
        from torch._C._distributed_c10d import ProcessGroup, Store
        assert ProcessGroup is torch.distributed.ProcessGroup is torch.distributed.distributed_c10d.ProcessGroup
        assert ProcessGroup.__module__ == torch.distributed.all_reduce.__module__ == "torch.distributed.distributed_c10d"
        assert torch.nn.parallel.DistributedDataParallel.__module__ == "torch.nn.parallel.distributed"
        from torch.distributed.fsdp.fully_sharded_data_parallel import FullyShardedDataParallel
        from torch.utils.data.dataloader import _InfiniteConstantSampler, _T_co
        from torch.utils.module_tracker import ModuleTracker
        import torch.cuda.comm, torch.distributed.autograd
        assert issubclass(Unsupported, TorchDynamoException) and issubclass(Unsupported, RuntimeError)
        assert not torch.distributed.autograd.is_available() and torch.cuda._lazy_call(exit) is None
        with torch._dynamo.utils.disable_cache_limit():
            assert torch._dynamo.exc.Unsupported is Unsupported
        x = torch.ones(4)
        assert torch._C._is_alias_of(x, x[1:]) and not torch._C._is_alias_of(x, x.clone())
        assert torch._C._is_alias_of([x], (x[1:],)) and not torch._C._overlaps([], x)
        reference = torch._C._WeakTensorRef(x)
        assert not reference.expired()
        assert not torch._C._functorch.is_legacy_batchedtensor(x)
        enabled = torch._C._is_torch_function_mode_enabled

        class Mode(torch.overrides.TorchFunctionMode):
            def __torch_function__(self, function, types, args=(), kwargs=None):
                return function(*args, **(kwargs or {}))

        assert not enabled()
        with Mode():
            assert enabled()
            with torch._C.DisableTorchFunctionSubclass():
                assert enabled()
            with torch._C.DisableTorchFunction():
                assert not enabled()
    """)


# Pickled by PyTorch: channels_last and torch.add
PICKLED = [b"\x80\x04\x95(\x00\x00\x00\x00\x00\x00\x00\x8c\x0ctorch._utils\x94\x8c\x13torch.channels_last\x94\x93\x94.",
           b"\x80\x02c__builtin__\ngetattr\nq\x00ctorch._C\n_VariableFunctionsClass\nq\x01X\x03\x00\x00\x00addq\x02\x86q\x03Rq\x04."]


@pytest.mark.slow
def test_plain_pickles_of_both_packages():
    run(code=f"""
        import pickle, pickletools, torch
        format, add = map(pickle.loads, {PICKLED!r})
        assert format is torch.channels_last and add is torch.add
        values = torch.max(torch.eye(2), 0)
        data = pickle.dumps(values, 2)
        names = [value for code, value, _ in pickletools.genops(data) if code.name == "GLOBAL"]
        assert names == ["torch.return_types max", "torch._utils _rebuild_tensor_v2", "torch.storage _load_from_bytes",
                         "_codecs encode", "collections OrderedDict"], names
        assert pickle.loads(data).values.tolist() == [1, 1]
    """)


@pytest.mark.slow
def test_modules_have_torchs_names():
    run(code="""
        import importlib.metadata, inspect, sys, warnings
        import torch, torch.nn.functional as F, torch.optim.lr_scheduler
        assert (torch.nn.__name__, F.__name__) == ("torch.nn", "torch.nn.functional")
        assert torch.optim.lr_scheduler.__name__ == "torch.optim.lr_scheduler"
        assert inspect.getmodule(torch.nn.Linear).__name__ == "torch.nn.modules.linear"
        for name, module in list(sys.modules.items()):
            if name.startswith("torch.") and not name.startswith("torch._C."):
                assert module.__name__ == name or module.__name__.startswith("torch.ao"), name
        assert torch.optim.swa_utils.__name__ == "torch.optim.swa_utils"  # found by the module's name
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            warnings.filterwarnings("ignore", module="torch.nn.parallel")
            warnings.warn_explicit("", UserWarning, "", 1, module=torch.nn.parallel.__name__)
        assert not caught
        assert set(importlib.metadata.packages_distributions()["torch"]) == {"torch"}
        library = torch.library.Library("named", "DEF")
        library.define("f(Tensor x) -> Tensor")
        library.impl("f", lambda x: x, "CPU")
        assert torch.ops.named.f(torch.ones(1)) == 1
    """)


@pytest.mark.slow
def test_modules_whose_names_are_elsewhere():
    run(code="""
        import importlib, multiprocessing, warnings
        import torch
        assert torch._inductor.config is importlib.import_module("torch._inductor.config")
        assert torch._lobpcg.lobpcg is torch.lobpcg and torch._lowrank.svd_lowrank is torch.svd_lowrank
        from torch.nn.parallel.data_parallel import DataParallel, data_parallel
        from torch.nn.parallel.replicate import replicate
        assert DataParallel is torch.nn.DataParallel and torch.nn.parallel.replicate(3, [0, 1]) == [3, 3] == replicate(3, [0, 1])
        assert torch.nn.parallel.data_parallel(torch.nn.ReLU(), torch.ones(1)) == 1
        from torch.multiprocessing.pool import Pool
        from torch.distributed.distributed_c10d import ReduceOp, get_world_size, ProcessGroup
        from torch.cuda.memory import memory_allocated
        from torch.cuda.random import manual_seed_all
        from torch.quantization.observer import MinMaxObserver
        assert torch.ao.quantization.observer.MinMaxObserver is MinMaxObserver
        import torch.cuda.nvtx, torch.accelerator.memory, torch.cpu.amp.autocast_mode
        import torch.backends.cudnn
        from torch.utils.data.datapipes.map.grouping import BatcherMapDataPipe
        assert torch.backends.cudnn.__name__ == "torch.backends.cudnn" and torch.cuda.memory.__name__ == "torch.cuda.memory"
        for module in (torch.backends.cudnn, torch.cuda.memory, torch.multiprocessing.pool):
            try:
                module.nope
                assert False, module
            except AttributeError as error:
                assert str(error).startswith(f"keyfall has no `{module.__name__}.nope`"), error
        for name, text in (("backends.cudnn.rnn", "keyfall has no `torch.backends.cudnn.rnn`"),
                           ("distributed.rpc.api", "keyfall has no `torch.distributed.rpc.api`; programs run in one"),
                           ("accelerator.nope", "keyfall has no `torch.accelerator.nope`"),
                           ("quantization.nope", "keyfall has no `torch.quantization.nope`; quantize_dynamic"),
                           ("nn.parallel.nope", "keyfall has no `torch.nn.parallel.nope`")):
            try:
                importlib.import_module(f"torch.{name}")
                assert False, name
            except ModuleNotFoundError as error:
                assert str(error).startswith(text), error
        from torch._torch_docs import common_args, merge_dicts, parse_kwargs
        assert parse_kwargs('''
            a (int): first
                more
            b: second
        ''') == {"a": "a (int): first\\n    more", "b": "b: second"}
        assert common_args["input"].startswith("input (Tensor)") and merge_dicts({1: 2}, {1: 3}) == {1: 3}
        log = torch._logging.getArtifactLogger("torch.x", "guards")
        assert log.name == "torch.x.__guards" and torch._logging.set_logs(dynamo=10) is None
        with torch.jit.optimized_execution(True), torch.jit.fuser("fuser1"):
            pass
        assert isinstance(torch.__config__._cxx_flags(), str)
    """)


@pytest.mark.slow
def test_warnings_and_kept_tensors_of_the_extension():
    run(code="""
        import warnings
        import torch
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            torch._C._warn()
            torch._C._warn_deprecation()
        assert [(one.category, str(one.message)) for one in caught] == [
            (UserWarning, "Test message for TORCH_WARN"),
            (DeprecationWarning, "Test message for TORCH_WARN_DEPRECATION")]
        x = torch.ones(1)
        torch._C._set_cached_tensors_enabled(True)
        torch._C._add_cached_tensor(x)
        assert torch._C._is_cached_tensor(x) and not torch._C._is_cached_tensor(torch.ones(1))
        torch._C._remove_cached_tensor(x)
        assert not torch._C._is_cached_tensor(x)
        with torch.profiler.profile() as profile:
            handle = torch.ops.profiler._record_function_enter("block", None)
            torch.ones(1) + 1
            torch.ops.profiler._record_function_exit(handle)
        assert "block" in [event.key for event in profile.key_averages()]
    """)


@pytest.mark.slow
def test_names_that_libraries_copy_code_with():
    """Names that are not PyTorch's interface; the values are PyTorch's."""
    run(code="""
        import warnings
        import torch
        from torch.optim.optimizer import (
            Optimizer, _capturable_doc, _default_to_fused_or_foreach, _disable_dynamo_if_unsupported, _get_scalar_dtype,
            _get_value, _group_tensors_by_device_and_dtype, _params_doc, _stack_if_compiling, _to_scalar,
            _use_grad_for_differentiable, _view_as_real)
        from torch.optim.adam import _get_value as same
        assert same is _get_value and _get_value(torch.tensor(2.)) == 2. == _get_value(2.) and _stack_if_compiling(3) == 3
        assert _get_scalar_dtype() is torch.float32 and _to_scalar(torch.ones(1)).shape == () and "_doc" not in _params_doc
        lists = [torch.ones(1, dtype=torch.complex64)], [torch.zeros(1, dtype=torch.complex64)]
        _view_as_real(*lists)
        assert [one.shape for one, in lists] == [(1, 2)] * 2
        optimizer = torch.optim.SGD([torch.ones(1)], lr=1.)
        assert optimizer._cuda_graph_capture_health_check() is None
        (key, (groups, indices)), = optimizer._group_tensors_by_device_and_dtype([[torch.ones(1)], [torch.ones(2)]]).items()
        assert key == (torch.device("cpu"), torch.float32) and len(groups) == 2 and indices == []
        @_disable_dynamo_if_unsupported(single_tensor_fn=None)
        def step():
            return 7
        assert step() == 7

        import torch.nn.functional as F
        assert F._Reduction.get_enum("sum") == 2
        from torch.nn.modules.transformer import _get_clones
        layers = _get_clones(torch.nn.Linear(1, 1), 2)
        assert len(layers) == 2 and layers[0].weight is not layers[1].weight and torch.equal(layers[0].weight, layers[1].weight)
        from torch.nn.modules.conv import _size_2_t
        from torch.nn.modules.pooling import _pair
        assert _pair(3) == (3, 3)
        from torch.nn.modules.rnn import apply_permutation
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            assert apply_permutation(torch.tensor([[0., 1.]]), torch.tensor([1, 0])).tolist() == [[1., 0.]]
        from torch.utils.data._utils.collate import default_collate_err_msg_format
        assert default_collate_err_msg_format.format(3).endswith("dicts or lists; found 3")
        from torch.nn.parallel._functions import _get_stream
        assert _get_stream(torch.device("cpu")) is None and torch._utils._get_all_device_indices() is None
        assert torch.serialization.normalize_storage_type(torch.FloatStorage) is torch.FloatStorage
        assert torch.jit._unwrap_optional(3) == 3 and not torch.cuda._is_compiled()
        model = torch.func.replace_all_batch_norm_modules_(torch.nn.Sequential(torch.nn.BatchNorm1d(2)))
        assert sorted(model.state_dict()) == ["0.bias", "0.weight"] and not model[0].track_running_stats
        matrix = torch.tensor([[0., 5.], [0., 0.]])
        assert torch.values_copy(matrix.to_sparse()).tolist() == [5.]
        assert torch.crow_indices_copy(matrix.to_sparse_csr()).tolist() == [0, 1, 1]
        assert torch.wait(torch.fork(lambda x: x + 1, 1)) == 2 and torch.functional.svd_lowrank is torch.svd_lowrank
        assert not hasattr(torch.optim.optimizer, "_no_such_name")
    """)


@pytest.mark.slow
def test_operators_that_few_libraries_call():
    """The values are PyTorch's."""
    run(code="""
        import torch
        packed, sizes = torch.arange(8.).view(4, 2).requires_grad_(), torch.tensor([2, 1, 1])
        padded, lengths = torch._pad_packed_sequence(packed, sizes, True, -1., 4)
        assert padded.tolist() == [[[0., 1.], [4., 5.], [6., 7.], [-1., -1.]],
                                   [[2., 3.], [-1., -1.], [-1., -1.], [-1., -1.]]] and lengths.tolist() == [3, 1]
        padded.sum().backward()
        assert packed.grad.tolist() == [[1., 1.]] * 4
        values, indices = torch.empty(3), torch.empty(3, dtype=torch.int64)
        torch._cummax_helper(torch.tensor([1., 3., 2.]), values, indices, 0)
        assert values.tolist() == [1., 3., 3.] and indices.tolist() == [0, 1, 1]
        torch._cummin_helper(torch.tensor([3., 1., 2.]), values, indices, 0)
        assert values.tolist() == [3., 1., 1.] and indices.tolist() == [0, 1, 1]
        results = torch._batch_norm_impl_index(torch.arange(6.).view(3, 2), None, None, None, None, True, .1, 1e-5, False)
        assert results[1].tolist() == [2., 3.] and results[3].dtype is torch.uint8 and results[4] == 0
        assert torch._has_compatible_shallow_copy_type(values, values)
        assert not torch._has_compatible_shallow_copy_type(values, values.to_sparse())
        assert torch._is_zerotensor(values) is torch.ops.aten.is_distributed(values) is False
        assert torch.ops.aten._is_zerotensor(values) is False
        assert torch.ops.aten._is_zerotensor(torch._efficientzerotensor((2,))) is True
        x = torch.ones(1, requires_grad=True) * 2
        torch.ops.aten.retain_grad(x)
        assert x.retains_grad and not torch.ops.aten.data(x).requires_grad
        shrunk = torch._C._nn._upsample_bilinear2d_aa(torch.arange(16.).view(1, 1, 4, 4), (2, 2), False, None, None)
        assert abs(shrunk[0, 0, 0, 0].item() - 3.5714288) < 1e-5
        assert torch._C._nn.pad_sequence([torch.ones(1), torch.ones(2)]).shape == (2, 2)
    """)
