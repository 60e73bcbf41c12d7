"""fastai: a learner with several optimizers, subclasses of tensors, a network."""
import torch
import fastai.callback.progress
import fastai.callback.schedule  # noqa: F401
from fastai.basics import Adam, DataLoaders, Learner, MSELossFlat, RMSProp, SGD, TensorBase, mae
from waves import fill, wave

inputs = wave(64, 4)
pairs = list(zip(inputs, inputs.sum(1, keepdim=True)))
loaders = DataLoaders.from_dsets(pairs, pairs, bs=16, shuffle=False, num_workers=0)
for kind in (Adam, SGD, RMSProp):
    model = fill(torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.ReLU(), torch.nn.Linear(8, 1)))
    learner = Learner(loaders, model, loss_func=MSELossFlat(), opt_func=kind, metrics=[mae])
    with learner.no_bar(), learner.no_logging():
        learner.fit_one_cycle(2, 1e-2)
    print(*(f"{value:.4f}" for value in learner.recorder.values[-1]))
image = TensorBase(wave(2, 3, 4, 4))
print(type(image + 1).__name__, type(image[0]).__name__, isinstance(image.mean(), TensorBase))
