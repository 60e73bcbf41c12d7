"""Operations of a network that ptflops counts: by hooks of layers, by functions that it replaces, and by dispatch."""
import torch
from ptflops import get_model_complexity_info


class Network(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first = torch.nn.Sequential(torch.nn.Conv2d(3, 8, 3, padding=1), torch.nn.BatchNorm2d(8), torch.nn.ReLU(),
                                         torch.nn.MaxPool2d(2))
        self.second = torch.nn.ConvTranspose2d(8, 4, 2, stride=2)
        self.third = torch.nn.Linear(4, 6)
        self.last = torch.nn.Linear(6, 5)

    def forward(self, x):
        x = torch.nn.functional.gelu(self.second(self.first(x)))
        x = self.third(x.flatten(2).transpose(1, 2).contiguous())
        x = x + torch.nn.functional.scaled_dot_product_attention(x, x, x)
        return torch.softmax(self.last(x @ torch.eye(6)).mean(1), -1)


for backend in ("pytorch", "aten"):
    model = Network().eval()
    print(backend, *get_model_complexity_info(model, (3, 8, 8), as_strings=False, print_per_layer_stat=False, backend=backend))
print(torch.nn.functional.relu(torch.tensor([-1., 2.])))  # functions are back in their places
