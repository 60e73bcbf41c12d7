"""Inputs and weights that do not depend on a random generator, for the programs of these folders."""
import torch


def wave(*shape):
    """A tensor of irregular numbers between -1 and 1."""
    return torch.sin(torch.arange(float(torch.Size(shape).numel())) * 1.37).reshape(shape)


@torch.no_grad()
def fill(model):
    """Sets all weights to a quarter of a wave, and biases and scales to 1 more."""
    for parameter in model.parameters():
        parameter.copy_(wave(*parameter.shape) / 4 + (parameter.ndim == 1))
    return model


@torch.no_grad()
def fill_by_size(model):
    """The same, with waves that become smaller with the number of inputs, as in deep networks."""
    for parameter in model.parameters():
        scale = parameter[0].numel() ** -.5 if parameter.ndim > 1 else .1
        parameter.copy_(wave(*parameter.shape) * scale + (parameter.ndim == 1))
    return model
