"""A tiny CLIP of open_clip, trained on two steps."""
import torch
from open_clip.loss import ClipLoss
from open_clip.model import CLIP, CLIPTextCfg, CLIPVisionCfg
from waves import wave

model = CLIP(32, CLIPVisionCfg(layers=2, width=32, head_width=16, patch_size=8, image_size=32),
             CLIPTextCfg(context_length=16, vocab_size=100, width=32, heads=2, layers=2))
with torch.no_grad():
    for parameter in model.parameters():
        if parameter.ndim:
            parameter.copy_(wave(*parameter.shape) * (parameter[0].numel() ** -.5 if parameter.ndim > 1 else .1) + (parameter.ndim == 1))
images, texts = wave(4, 3, 32, 32), (torch.arange(64).reshape(4, 16) * 37) % 100
optimizer, loss_of = torch.optim.SGD(model.parameters(), lr=.01), ClipLoss()
for _ in range(3):
    loss = loss_of(*model(images, texts))
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"{loss.item():.4f}")
