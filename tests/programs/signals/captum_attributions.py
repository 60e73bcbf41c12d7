"""Attributions of captum."""
import torch
from captum.attr import (DeepLift, FeatureAblation, GuidedBackprop, InputXGradient, IntegratedGradients,
                         LayerConductance, LayerGradCam, NeuronConductance, Occlusion, Saliency, ShapleyValueSampling)
from waves import wave

model = torch.nn.Sequential(torch.nn.Conv2d(1, 4, 3), torch.nn.ReLU(), torch.nn.Flatten(), torch.nn.Linear(64, 3))
with torch.no_grad():
    for parameter in model.parameters():
        parameter.copy_(wave(*parameter.shape) / 4)
x = wave(2, 1, 6, 6)
for method, options in ((Saliency, {}), (IntegratedGradients, {"n_steps": 10}), (InputXGradient, {}), (DeepLift, {}),
                        (GuidedBackprop, {}), (FeatureAblation, {}),
                        (Occlusion, {"sliding_window_shapes": (1, 2, 2)})):
    found = method(model).attribute(x, target=1, **options)
    print(method.__name__, tuple(found.shape), f"{found.abs().sum().item():.4f}")
for method in (LayerConductance, LayerGradCam):
    found = method(model, model[0]).attribute(x, target=1)
    print(method.__name__, tuple(found.shape), f"{found.abs().sum().item():.4f}")
found = NeuronConductance(model, model[0]).attribute(x, (0, 1, 1), target=1)
print("NeuronConductance", f"{found.abs().sum().item():.4f}")
