"""Names of PyTorch's that public libraries import, and what the libraries do with them."""

import hashlib
import io
import os
import sys
import typing

import pytest

import keyfall
from keyfall import nn, optim
from keyfall.utils import data


# ---- Data loading --------------------------------------------------------------------------------


def test_classes_of_data_are_generic():
    kinds = (data.DataLoader, data.Dataset, data.IterableDataset, data.Sampler, data.Subset, data.BatchSampler,
             data.ConcatDataset, nn.DataParallel, keyfall.distributions.Independent)
    for kind in kinds:
        alias = kind[int]
        assert typing.get_origin(alias) is kind and typing.get_args(alias) == (int,)
    item = typing.TypeVar("item")

    class Numbers(data.Dataset[item], typing.Generic[item]):
        def __len__(self):
            return 3

        def __getitem__(self, index):
            return index

    assert next(iter(data.DataLoader(Numbers(), batch_size=3))).tolist() == [0, 1, 2]
    assert typing.get_args(Numbers[str]) == (str,)


def test_the_state_of_numpy_in_workers():
    pytest.importorskip("numpy")
    worker = keyfall.utils.data._utils.worker
    # Recorded from PyTorch 2.13.
    assert worker._generate_state(5, 0) == [161328693, 2841646664, 2763651139, 2546215728]
    assert worker._generate_state(2**40 + 7, 3) == [400740237, 3779043709, 3128233089, 477537302]


class _Random(data.Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, index):
        numpy = pytest.importorskip("numpy")
        return numpy.random.rand()


def test_workers_seed_numpy():
    numpy = pytest.importorskip("numpy")
    keyfall.manual_seed(3)
    seed = keyfall.empty((), dtype=keyfall.int64).random_().item()
    keyfall.manual_seed(3)
    found = [batch.item() for batch in data.DataLoader(_Random(), batch_size=1, num_workers=2)]
    state = data._utils.worker._generate_state
    assert found == [numpy.random.RandomState(state(seed, number)).rand() for number in (0, 1)]


class _OwnLoader:
    """A loader of a library, with the attributes that PyTorch's iterators read."""

    _dataset_kind, _auto_collation, drop_last, in_order = data._DatasetKind.Map, True, False, True
    _index_sampler, generator, prefetch_factor, persistent_workers = [[0, 2], [1]], None, 2, False
    pin_memory, pin_memory_device, timeout, worker_init_fn = False, "", 0, None
    multiprocessing_context, dataset = None, ["a", "b", "c"]

    def __init__(self, num_workers):
        self.num_workers = num_workers

    def collate_fn(self, batch):
        return "".join(batch)


@pytest.mark.parametrize("workers", [0, 2])
def test_loaders_of_libraries(workers):
    kind = data.dataloader._MultiProcessingDataLoaderIter if workers else data.dataloader._SingleProcessDataLoaderIter
    assert list(kind(_OwnLoader(workers))) == ["ac", "b"]


def test_places_of_data_names():
    utils = data._utils
    assert utils.pin_memory.pin_memory([1, "a"]) == [1, "a"]
    assert utils.collate.np_str_obj_array_pattern.search("U") and not utils.collate.np_str_obj_array_pattern.search("f")
    assert data.dataloader.get_worker_info() is None and data._DatasetKind.Map == 0
    assert isinstance(data.dataloader.T_co, typing.TypeVar)


# ---- Modules -------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="annotations belong to classes only since Python 3.14")
def test_annotations_of_instances():
    assert typing.get_type_hints(nn.Module())["training"] is bool


def test_initialization_under_other_names():
    for function, args in ((nn.init._no_grad_normal_, (0.0, 1.0)), (nn.init._no_grad_uniform_, (0.0, 1.0))):
        weight = nn.Parameter(keyfall.zeros(3))
        assert function(weight, *args) is weight and weight.abs().sum() > 0


def test_hooks_of_all_modules():
    seen = []
    module = keyfall.nn.modules.module
    handle = module.register_module_parameter_registration_hook(lambda owner, name, value: seen.append(name))
    assert len(module._global_parameter_registration_hooks) == 1
    nn.Linear(1, 1)
    handle.remove()
    assert seen == ["weight", "bias"] and not module._global_parameter_registration_hooks


def test_access_by_path():
    from keyfall.nn.utils._named_member_accessor import NamedMemberAccessor, swap_tensor
    model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
    accessor = NamedMemberAccessor(model)
    before = accessor.get_tensor("0.weight")
    new = nn.Parameter(keyfall.ones(2, 2))
    assert accessor.swap_tensor("0.weight", new) is before and model[0].weight is new
    accessor.set_tensors_dict({"0.weight": before, "1.running_mean": keyfall.ones(2)})
    assert model[0].weight is before and model[1].running_mean.sum() == 2
    with pytest.raises(AttributeError, match="`nothing`"):
        swap_tensor(model[0], "nothing", new)
    assert not hasattr(model[0], "nothing")
    with pytest.raises(RuntimeError, match="Missing key.*'0.other'"):
        accessor.swap_tensors_dict({"0.weight": new, "0.other": new})
    assert model[0].weight is before and not hasattr(model[0], "other")
    missing, unknown = accessor.check_keys(["0.weight", "2.weight"])
    assert "0.bias" in missing and unknown == {"2.weight"}
    linear = nn.Linear(1, 1)
    assert isinstance(accessor.swap_submodule("0", linear), nn.Linear) and model[0] is linear


def test_the_key_of_extra_state():
    class Extra(nn.Module):
        def get_extra_state(self):
            return 1

    assert list(Extra().state_dict()) == [keyfall.nn.modules.module._EXTRA_STATE_KEY_SUFFIX]


def test_split_arguments():
    args, kwargs = nn.parallel.scatter_gather.scatter_kwargs((keyfall.arange(4),), {"scale": 2}, [0, 1])
    assert [part[0].tolist() for part in args] == [[0, 1], [2, 3]] and kwargs == ({"scale": 2}, {"scale": 2})


# ---- Optimizers ----------------------------------------------------------------------------------


def test_places_of_optimizers():
    import keyfall.optim.adadelta, keyfall.optim.adamax, keyfall.optim.nadam, keyfall.optim.radam  # noqa: E401
    assert keyfall.optim.adadelta.Adadelta is optim.Adadelta and keyfall.optim.adamax.Adamax is optim.Adamax
    assert keyfall.optim.nadam.NAdam is optim.NAdam and keyfall.optim.radam.RAdam is optim.RAdam


def test_optimizers_of_libraries():
    from keyfall.optim.optimizer import ParamsT, _use_grad_for_differentiable

    class Plain(optim.Optimizer):
        def __init__(self, params: ParamsT, differentiable=False):
            super().__init__(params, {"differentiable": differentiable})

        @_use_grad_for_differentiable
        def step(self, closure=None):
            return keyfall.is_grad_enabled()

    weight = keyfall.ones(1, requires_grad=True)
    assert Plain([weight], True).step() and not Plain([weight]).step() and keyfall.is_grad_enabled()


def test_a_wrapping_optimizer():
    class Wrapping(optim.Optimizer):
        def __init__(self, inner):
            self.inner, self.calls = inner, 0
            self._patch_step_function()

        def step(self):
            self.calls += 1

    optimizer = Wrapping(None)
    optimizer.register_step_pre_hook(lambda *_: setattr(optimizer, "calls", 10))
    optimizer.step()
    assert optimizer.calls == 11


def test_line_search():
    from keyfall.optim.lbfgs import _cubic_interpolate, _strong_wolfe
    assert _cubic_interpolate(0.0, 1.0, -2.0, 2.0, 1.0, 2.0) == pytest.approx(1.0)  # (x - 1)^2

    def loss(x, length, direction):
        at = x + length * direction
        return float((at ** 2).sum()), 2 * at

    start, direction = keyfall.tensor([3.0]), keyfall.tensor([-1.0])
    value, gradient, length, calls = _strong_wolfe(loss, start, 1.0, direction, 9.0, 2 * start, keyfall.tensor(-6.0))
    assert value < 9 and abs(gradient.item()) <= 0.9 * 6 and calls >= 1
    assert value == pytest.approx((3 - float(length)) ** 2)


def test_groups_of_tensors():
    from keyfall.utils._foreach_utils import _group_tensors_by_device_and_dtype
    first = [keyfall.ones(1), keyfall.ones(1, dtype=keyfall.float64), keyfall.zeros(1)]
    groups = _group_tensors_by_device_and_dtype([first, [None, 5, None]], with_indices=True)
    lists, indices = groups[keyfall.device("cpu"), keyfall.float32]
    assert indices == [0, 2] and lists[0][1] is first[2] and lists[1] == [None, None]
    assert groups[keyfall.device("cpu"), keyfall.float64][1] == [1]


# ---- Other names ---------------------------------------------------------------------------------


def test_helpers_of_derivatives():
    from keyfall.autograd import functional
    x = keyfall.ones(2, requires_grad=True)
    assert functional._as_tuple(x) == (False, (x,)) and functional._tuple_postprocess((x,), False) is x
    assert functional._tuple_postprocess(((x,),), (True, False)) == (x,)
    assert not functional._grad_postprocess((x * 2,), False)[0].requires_grad
    assert functional._grad_preprocess((x,), False, True)[0].requires_grad


@pytest.mark.parametrize("name", ["eig", "lstsq", "matrix_rank", "solve", "symeig"])
def test_removed_functions_name_others(name):
    with pytest.raises(RuntimeError, match=rf"removed: torch.{name}. Use torch.linalg"):
        getattr(keyfall, name)(keyfall.eye(2))


def test_products_of_sparse_matrices():
    a, b = keyfall.tensor([[0.0, 2.0], [1.0, 0.0]]), keyfall.tensor([[1.0, 2.0], [3.0, 4.0]])
    assert keyfall.spmm(a.to_sparse(), b).tolist() == keyfall.spmm(a, b).tolist() == [[6, 8], [1, 2]]


def test_ranges_of_a_profiler_that_is_not_there():
    @keyfall.cuda.nvtx.range("never")
    def function():
        raise AssertionError

    with pytest.raises(NotImplementedError, match="torch.cuda.nvtx"):
        function()


def test_storages_in_pickles():
    file = io.BytesIO()
    keyfall.save(keyfall.arange(3), file)
    assert keyfall.storage._load_from_bytes(file.getvalue()).tolist() == [0, 1, 2]
    assert keyfall.serialization.DEFAULT_PROTOCOL == 2


def test_kinds_of_devices():
    from keyfall._utils import _get_available_device_type, _get_device_module
    assert _get_device_module("cpu") is keyfall.cpu
    assert _get_available_device_type() is None or isinstance(_get_available_device_type(), str)


def test_states_of_a_scaler():
    assert [state.name for state in keyfall.amp.grad_scaler.OptState] == ["READY", "UNSCALED", "STEPPED"]


# ---- hub -----------------------------------------------------------------------------------------

HUBCONF = """
dependencies = ["json"]
from helper import factor

def scaled(value, times=1):
    "Multiplies."
    return value * factor * times

def _hidden():
    pass
"""


def test_models_of_a_folder(tmp_path):
    (tmp_path / "hubconf.py").write_text(HUBCONF)
    (tmp_path / "helper.py").write_text("factor = 3\n")
    assert keyfall.hub.load(str(tmp_path), "scaled", 2, times=5, source="local") == 30
    assert keyfall.hub.list(str(tmp_path), source="local") == ["scaled"]
    assert keyfall.hub.help(str(tmp_path), "scaled", source="local") == "Multiplies."
    with pytest.raises(RuntimeError, match="no function 'other'"):
        keyfall.hub.load(str(tmp_path), "other", source="local")
    with pytest.raises(ValueError, match="found 'nowhere'"):
        keyfall.hub.load(str(tmp_path), "scaled", source="nowhere")
    with pytest.raises(FileNotFoundError, match="hubconf.py"):
        keyfall.hub.load(str(tmp_path / "absent"), "scaled", source="local")
    (tmp_path / "hubconf.py").write_text("dependencies = ['no_such_package_at_all']")
    with pytest.raises(RuntimeError, match="missing dependencies: no_such_package_at_all"):
        keyfall.hub.load(str(tmp_path), "scaled", source="local")


def test_files_of_the_hub(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(keyfall.hub, "_dir", str(tmp_path / "hub"))
    saved = tmp_path / "weights.pth"
    keyfall.save({"a": keyfall.ones(2)}, saved)
    digest = hashlib.sha256(saved.read_bytes()).hexdigest()
    url = saved.as_uri()
    assert keyfall.hub.load_state_dict_from_url(url)["a"].tolist() == [1.0, 1.0]
    assert os.listdir(tmp_path / "hub" / "checkpoints") == ["weights.pth"]
    assert capsys.readouterr().err == f'Downloading: "{url}" to {tmp_path}/hub/checkpoints/weights.pth\n'
    with pytest.raises(RuntimeError, match=f'^invalid hash value \\(expected "00ff", got "{digest}"\\)$'):
        keyfall.hub.load_state_dict_from_url(url, check_hash=True, file_name="weights-00ff.pth")
    named = f"weights-{digest[:8]}.pth"
    assert keyfall.hub.load_state_dict_from_url(url, check_hash=True, file_name=named)["a"].tolist() == [1.0, 1.0]
    with pytest.raises(OSError, match="No such file"):
        keyfall.hub.load_state_dict_from_url(url + "nope")
    assert sorted(os.listdir(tmp_path / "hub" / "checkpoints")) == sorted(["weights.pth", named])
    with pytest.raises(RuntimeError, match="downloads nothing"):
        keyfall.hub.download_url_to_file("https://example.org/x.pth", tmp_path / "x.pth")


def test_repositories_that_were_downloaded_before(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(keyfall.hub, "_dir", str(tmp_path))
    (tmp_path / "owner_name_main").mkdir()
    (tmp_path / "owner_name_main" / "hubconf.py").write_text("def more(x=1):\n    return x + 1\n")
    assert keyfall.hub.load("owner/name", "more") == 2
    assert capsys.readouterr().err == f"Using cache found in {tmp_path}/owner_name_main\n"
    assert keyfall.hub.list("owner/name:main", verbose=False) == ["more"]
    assert keyfall.hub._parse_repo_info("a/b:c") == ("a", "b", "c")
    with pytest.raises(RuntimeError, match="downloads nothing"):
        keyfall.hub.load("owner/name:other", "more")


def test_progress_bars():
    assert list(keyfall.hub.tqdm([1, 2], disable=True)) == [1, 2]
    bar = keyfall.hub._Faketqdm(total=3)
    with bar as same:
        same.update(2)
    assert same is bar and bar.n == 2


# ---- What does not exist and libraries import ---------------------------------------------------


def test_no_other_processes():
    import keyfall.distributed.rpc
    assert not keyfall.distributed.rpc.is_available()
    with pytest.raises(NotImplementedError, match="torch.distributed.rpc.rpc_sync"):
        keyfall.distributed.rpc.rpc_sync("worker", print)


def test_parts_of_vmap():
    from keyfall._functorch import vmap
    assert vmap._get_name(len) == "len" and vmap.Tensor is keyfall.Tensor
    with pytest.raises(NotImplementedError, match="_add_batch_dim"):
        vmap._add_batch_dim(keyfall.ones(1), 0, 1)


def test_settings_are_never_frozen():
    with getattr(keyfall.backends, "__allow_nonbracketed_mutation")():
        assert not keyfall.backends.flags_frozen()


def test_arguments_by_name():
    before = keyfall.get_default_dtype()
    assert keyfall.manual_seed(seed=3).initial_seed() == 3
    state = keyfall.get_rng_state()
    keyfall.rand(1)
    keyfall.set_rng_state(new_state=state)
    assert keyfall.equal(keyfall.get_rng_state(), state)
    keyfall.set_default_dtype(d=before)
    keyfall.set_default_device(device=None)
    assert not keyfall.is_storage(obj=3)
    with pytest.raises(TypeError, match="seed"):
        keyfall.manual_seed(number=3)


def test_hyperparameters_in_tensorboard():
    from keyfall.utils.tensorboard.summary import hparams
    with pytest.raises(TypeError, match="expected a dict as metric_dict, found list"):
        hparams({}, [])
    pytest.importorskip("tensorboard")
    with pytest.raises(ValueError, match="'bad', found list"):
        hparams({"bad": []}, {})
    summaries = hparams({"rate": 0.1, "on": True, "size": keyfall.tensor(3), "none": None}, {"loss": 0})
    assert [summary.value[0].tag for summary in summaries] == [
        f"_hparams_/{name}" for name in ("experiment", "session_start_info", "session_end_info")]


def test_errors_of_launched_programs():
    errors = keyfall.distributed.elastic.multiprocessing.errors

    @errors.record
    def main(code):
        """Runs."""
        if isinstance(code, int):
            raise SystemExit(code)
        raise code

    assert main.__doc__ == "Runs." and main(0) is None and errors.record(max)(1, 2) == 2
    with pytest.raises(SystemExit):
        main(3)
    with pytest.raises(ValueError, match="told"):
        main(ValueError("told"))
    assert "ranks [1]" in str(errors.ChildFailedError("train", {1: None}))
