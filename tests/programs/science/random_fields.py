"""Conditional random fields with pytorch-crf: likelihood and the best tags."""
import torch
from torchcrf import CRF
from waves import fill, wave

model = fill(CRF(5, batch_first=True))
scores, tags = wave(2, 4, 5), torch.tensor([[0, 1, 4, 2], [3, 3, 0, 0]])
mask = torch.tensor([[1, 1, 1, 1], [1, 1, 0, 0]]).bool()
optimizer = torch.optim.Adam(model.parameters(), lr=.01)
for _ in range(3):
    loss = -model(scores, tags, mask=mask)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"{loss.item():.4f}")
print(model.decode(scores, mask=mask))
