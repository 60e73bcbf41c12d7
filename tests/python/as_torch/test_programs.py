"""Programs of tests/programs under `python -m keyfall.run` print what PyTorch 2.13 printed: NAME.txt beside
NAME.py. A program is skipped where a package that it needs is not installed. To record one:
PYTHONPATH=tests/programs python NAME.py > NAME.txt

Other versions of a package may print something else. Where PyTorch is installed, what it prints now is
right as well."""
import importlib.util
import os
import pathlib
import subprocess
import sys

import pytest

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "programs"
PROGRAMS = {path.stem: path for path in FOLDER.glob("*/*.py")}
PACKAGES = {
    "accelerate_training": "accelerate",
    "array_api_wrapper": "array_api_compat",
    "botorch_search": "botorch",
    "captum_attributions": "captum",
    "clip_model": "open_clip",
    "diffusers_unet": "diffusers",
    "efficient_transformers": "performer_pytorch",
    "einops_layers": "einops",
    "entmax_functions": "entmax",
    "equivariant_networks": "e3nn",
    "fastai_learner": "fastai",
    "geometric_graphs": "torch_geometric",
    "geometric_indices": "torch_geometric",
    "gpytorch_regression": "gpytorch",
    "gradient_statistics": "backpack",
    "higher_steps": "higher",
    "ignite_engine": "ignite",
    "image_similarity": "pytorch_msssim",
    "implicit_functions": "xitorch",
    "kornia_images": "kornia",
    "library_optimizers": "torch_optimizer",
    "lightning_trainer": "pytorch_lightning",
    "linear_operators": "linear_operator",
    "manifolds": "geoopt",
    "medical_images": "monai",
    "metric_learning_losses": "pytorch_metric_learning",
    "normalizing_flows": "nflows",
    "opacus_training": "opacus",
    "operation_counts": "ptflops",
    "peft_adapters": "peft",
    "pyro_models": "pyro",
    "quantizers": "vector_quantize_pytorch",
    "random_fields": "torchcrf",
    "reinforcement": "stable_baselines3",
    "safetensors_files": "safetensors",
    "scipy_array_api": "scipy",
    "sklearn_array_api": "sklearn",
    "sde_solvers": "torchsde",
    "skorch_estimator": "skorch",
    "spiking_layers": "spikingjelly",
    "spiking_neurons": "norse",
    "tabular": "pytorch_tabnet",
    "tensor_decompositions": "tensorly",
    "tensorboard_summaries": "tensorboard",
    "tensordict_modules": "tensordict",
    "timm_models": "timm",
    "torchaudio_features": "torchaudio",
    "torchdiffeq_solvers": "torchdiffeq",
    "torchinfo_summary": "torchinfo",
    "torchmetrics_scores": "torchmetrics",
    "torchvision_models": "torchvision",
    "transformers_families": "transformers",
    "transformers_models": "transformers",
    "vision_transformers": "vit_pytorch",
    "vision_transforms": "torchvision",
    "wavelet_transforms": "pytorch_wavelets",
    "x_transformers_models": "x_transformers",
    "zuko_flows": "zuko",
}
MODULES = {"torchmetrics_scores": "keyfall.distributed"}  # of the package, where a build may lack them


def test_every_program_is_listed():
    assert set(PROGRAMS) == set(PACKAGES)


def output_of(*arguments):
    paths = filter(None, (str(FOLDER), os.environ.get("PYTHONPATH")))
    done = subprocess.run([sys.executable, "-W", "ignore", *arguments], capture_output=True, text=True,
                          timeout=300, env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)})
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", sorted(PACKAGES))
def test_program(name):
    if importlib.util.find_spec(PACKAGES[name]) is None:
        pytest.skip(f"{PACKAGES[name]} is not installed")
    if name in MODULES and importlib.util.find_spec(MODULES[name]) is None:
        pytest.skip(f"there is no {MODULES[name]}")
    printed = output_of("-m", "keyfall.run", str(PROGRAMS[name])).splitlines()
    expected = PROGRAMS[name].with_suffix(".txt").read_text().splitlines()
    if printed != expected and len(printed) == len(expected) and importlib.util.find_spec("torch") is not None:
        # Of another version of the package, or of PyTorch: each line is as recorded, or as here.
        here = output_of(str(PROGRAMS[name])).splitlines()
        expected = [recorded if line == recorded else other
                    for line, recorded, other in zip(printed, expected, here, strict=True)]
    assert printed == expected
