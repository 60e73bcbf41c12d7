"""Writes and reads a state dictionary with the safetensors package."""
import os
import tempfile

from safetensors import safe_open
from safetensors.torch import load, load_file, save, save_file
import torch

state = {"weight": torch.arange(6.).reshape(2, 3), "count": torch.arange(4, dtype=torch.int16),
         "half": torch.ones(2, dtype=torch.bfloat16), "none": torch.zeros(0)}
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "state.safetensors")
    save_file(state, path, metadata={"by": "test"})
    for name, tensor in sorted(load_file(path).items()):
        print(name, tensor.dtype, tensor.tolist())
    with safe_open(path, framework="pt") as file:
        print(file.metadata(), file.get_slice("weight")[:, 1:].tolist())
print(sorted(load(save(state))))
