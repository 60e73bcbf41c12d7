"""Adapters of peft on a small model: training, merging, saving."""
import tempfile

import torch
from peft import IA3Config, LoHaConfig, LoraConfig, PeftModel, get_peft_model, get_peft_model_state_dict
from waves import wave


def fill(model, only_trained=False):
    with torch.no_grad():
        for parameter in model.parameters():
            if parameter.requires_grad or not only_trained:
                parameter.copy_(wave(*parameter.shape) / 4)
    return model


def make():
    return fill(torch.nn.Sequential(torch.nn.Linear(6, 8), torch.nn.ReLU(), torch.nn.Linear(8, 3)))


x, y = wave(5, 6), torch.tensor([0, 1, 2, 1, 0])
for config in (LoraConfig(r=2, target_modules=["0", "2"]), LoraConfig(r=2, target_modules=["0"], use_dora=True),
               LoHaConfig(r=2, target_modules=["0"]), IA3Config(target_modules=["0"], feedforward_modules=[])):
    model = fill(get_peft_model(make(), config), only_trained=True)
    optimizer = torch.optim.SGD([p for p in model.parameters() if p.requires_grad], lr=.5)
    for _ in range(3):
        loss = torch.nn.functional.cross_entropy(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    model.eval()
    out = model(x)
    with tempfile.TemporaryDirectory() as folder:
        model.save_pretrained(folder)
        loaded = PeftModel.from_pretrained(make(), folder).eval()
        same = torch.allclose(loaded(x), out, atol=1e-6)
    merged = model.merge_and_unload()
    print(type(config).__name__, model.get_nb_trainable_parameters(), f"{loss.item():.4f}", same,
          torch.allclose(merged(x), out, atol=1e-5))
