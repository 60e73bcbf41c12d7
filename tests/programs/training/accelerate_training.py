"""A training loop with accelerate: accumulation, clipping, checkpoints, empty weights."""
import tempfile

import torch
from accelerate import Accelerator, init_empty_weights, load_checkpoint_and_dispatch
from accelerate.utils import compute_module_sizes, set_seed
from waves import wave


def make():
    return torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.Tanh(), torch.nn.Linear(8, 1))


set_seed(0)
accelerator = Accelerator(cpu=True, gradient_accumulation_steps=2)
model = make()
with torch.no_grad():
    for parameter in model.parameters():
        parameter.copy_(wave(*parameter.shape) / 2)
data = torch.utils.data.TensorDataset(wave(16, 4), wave(16, 1))
optimizer = torch.optim.AdamW(model.parameters(), lr=.05)
schedule = torch.optim.lr_scheduler.StepLR(optimizer, 2, .5)
model, optimizer, loader, schedule = accelerator.prepare(model, optimizer, torch.utils.data.DataLoader(data, 4), schedule)
for epoch in range(2):
    for x, y in loader:
        with accelerator.accumulate(model):
            loss = torch.nn.functional.mse_loss(model(x), y)
            accelerator.backward(loss)
            if accelerator.sync_gradients:
                accelerator.clip_grad_norm_(model.parameters(), 1.)
            optimizer.step()
            schedule.step()
            optimizer.zero_grad()
        print(f"{accelerator.gather(loss).mean().item():.4f}")
with tempfile.TemporaryDirectory() as folder:
    accelerator.save_state(folder)
    before = [p.detach().clone() for p in model.parameters()]
    with torch.no_grad():
        model[0].weight.zero_()
    accelerator.load_state(folder)
    print(all(torch.equal(a, b) for a, b in zip(before, model.parameters())))
    accelerator.save_model(model, folder)
    with init_empty_weights():
        empty = make()
    print(next(empty.parameters()).device, compute_module_sizes(empty)[""])
    full = load_checkpoint_and_dispatch(empty, folder, device_map={"": "cpu"})
    print(torch.equal(full(wave(2, 4)), accelerator.unwrap_model(model)(wave(2, 4))))
