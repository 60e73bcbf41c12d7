"""Records the public names of PyTorch's modules in torch_names.txt: run it with a Python that has torch.

    build/torch-env/bin/python tools/guide/record_torch_names.py

A module's public names are its __all__, or else what it defines itself without an underscore."""

import importlib
import textwrap
import types
import warnings
from pathlib import Path

MODULES = """
torch torch.Tensor torch.accelerator torch.amp torch.autograd torch.autograd.forward_ad torch.autograd.functional
torch.autograd.graph torch.autograd.profiler torch.compiler torch.cpu torch.cuda torch.distributed
torch.distributions torch.export torch.fft torch.func torch.futures torch.fx torch.hub torch.jit torch.library
torch.linalg torch.masked torch.mps torch.multiprocessing torch.nested torch.nn torch.nn.attention
torch.nn.functional torch.nn.init torch.nn.parallel torch.nn.parameter torch.nn.utils
torch.nn.utils.parametrizations torch.nn.utils.parametrize torch.nn.utils.prune torch.nn.utils.rnn
torch.nn.utils.stateless torch.onnx torch.optim torch.optim.lr_scheduler torch.optim.swa_utils torch.overrides
torch.package torch.profiler torch.quasirandom torch.random torch.return_types torch.serialization
torch.signal.windows torch.sparse torch.special torch.testing torch.utils.benchmark torch.utils.checkpoint
torch.utils.cpp_extension torch.utils.data torch.utils.dlpack torch.utils.flop_counter torch.utils.hooks
torch.utils.mobile_optimizer torch.xpu
""".split()


def public_names(module):
    """Returns the sorted public names of a module or class."""
    from torch import Tensor

    if hasattr(module, "__all__"):
        return sorted(name for name in module.__all__ if not name.startswith("_"))
    found = []
    for name in dir(module):
        value = getattr(module, name, None)
        home = getattr(value, "__module__", None) or "torch"
        is_own = module is Tensor or (callable(value) and home.startswith("torch"))
        if not name.startswith("_") and not isinstance(value, types.ModuleType) and is_own:
            found.append(name)
    return found


def main():
    warnings.simplefilter("ignore")
    import torch

    parts = [f"# Public names of PyTorch {torch.__version__.split('+')[0]}, by record_torch_names.py."]
    for name in MODULES:
        module = torch.Tensor if name == "torch.Tensor" else importlib.import_module(name)
        names = " ".join(public_names(module))
        parts.append(textwrap.fill(f"{name}: {names}", 118, subsequent_indent="  ", break_on_hyphens=False,
                                   break_long_words=False))
    Path(__file__).with_name("torch_names.txt").write_text("\n".join(parts) + "\n")


if __name__ == "__main__":
    main()
