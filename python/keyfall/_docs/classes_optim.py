"""Shapes and examples of the classes of keyfall.optim: _docs/classes.py adds them to docstrings. A block
has the name of the class, a line on shapes where they mean something, and an example."""

BLOCKS = """\
ASGD
>>> w = keyfall.tensor([1.], requires_grad=True)
>>> optimizer = keyfall.optim.ASGD([w], lr=0.1)
>>> (2 * w).sum().backward()
>>> optimizer.step()
>>> w
tensor([0.8000], requires_grad=True)

Adadelta
>>> w = keyfall.tensor([1.], requires_grad=True)
>>> optimizer = keyfall.optim.Adadelta([w], lr=0.1)
>>> (2 * w).sum().backward()
>>> optimizer.step()
>>> w
tensor([0.9997], requires_grad=True)

Adagrad
>>> w = keyfall.tensor([1.], requires_grad=True)
>>> optimizer = keyfall.optim.Adagrad([w], lr=0.1)
>>> (2 * w).sum().backward()
>>> optimizer.step()
>>> w
tensor([0.9000], requires_grad=True)

Adam
>>> w = keyfall.tensor([1.], requires_grad=True)
>>> optimizer = keyfall.optim.Adam([w], lr=0.1)
>>> (2 * w).sum().backward()
>>> optimizer.step()
>>> w
tensor([0.9000], requires_grad=True)

AdamW
>>> w = keyfall.tensor([1.], requires_grad=True)
>>> optimizer = keyfall.optim.AdamW([w], lr=0.1, weight_decay=0.5)
>>> (2 * w).sum().backward()
>>> optimizer.step()
>>> w
tensor([0.8500], requires_grad=True)

Adamax
>>> w = keyfall.tensor([1.], requires_grad=True)
>>> optimizer = keyfall.optim.Adamax([w], lr=0.1)
>>> (2 * w).sum().backward()
>>> optimizer.step()
>>> w
tensor([0.9000], requires_grad=True)

NAdam
>>> w = keyfall.tensor([1.], requires_grad=True)
>>> optimizer = keyfall.optim.NAdam([w], lr=0.1)
>>> (2 * w).sum().backward()
>>> optimizer.step()
>>> w
tensor([0.8944], requires_grad=True)

RAdam
>>> w = keyfall.tensor([1.], requires_grad=True)
>>> optimizer = keyfall.optim.RAdam([w], lr=0.1)
>>> (2 * w).sum().backward()
>>> optimizer.step()
>>> w
tensor([0.8000], requires_grad=True)

RMSprop
>>> w = keyfall.tensor([1.], requires_grad=True)
>>> optimizer = keyfall.optim.RMSprop([w], lr=0.01)
>>> (2 * w).sum().backward()
>>> optimizer.step()
>>> w
tensor([0.9000], requires_grad=True)

Rprop
>>> w = keyfall.tensor([1.], requires_grad=True)
>>> optimizer = keyfall.optim.Rprop([w], lr=0.1)
>>> (2 * w).sum().backward()
>>> optimizer.step()
>>> w
tensor([0.9000], requires_grad=True)

SGD
>>> w = keyfall.tensor([1.], requires_grad=True)
>>> optimizer = keyfall.optim.SGD([w], lr=0.1)
>>> (2 * w).sum().backward()
>>> optimizer.step()
>>> w
tensor([0.8000], requires_grad=True)

Adafactor
>>> w = keyfall.tensor([1.], requires_grad=True)
>>> optimizer = keyfall.optim.Adafactor([w], lr=0.1)
>>> (2 * w).sum().backward()
>>> optimizer.step()
>>> w
tensor([0.9000], requires_grad=True)

LBFGS
>>> w = keyfall.tensor([3.], requires_grad=True)
>>> optimizer = keyfall.optim.LBFGS([w])
>>> def closure():
...     optimizer.zero_grad()
...     loss = (w ** 2).sum()
...     loss.backward()
...     return loss
>>> _ = optimizer.step(closure)
>>> w
tensor([0.], requires_grad=True)

Optimizer
>>> class Descent(keyfall.optim.Optimizer):
...     def __init__(self, params, lr):
...         super().__init__(params, {"lr": lr})
...     def step(self):
...         with keyfall.no_grad():
...             for group in self.param_groups:
...                 for p in group["params"]:
...                     p -= group["lr"] * p.grad
>>> w = keyfall.tensor([1.], requires_grad=True)
>>> optimizer = Descent([w], lr=0.1)
>>> (2 * w).sum().backward()
>>> optimizer.step()
>>> w
tensor([0.8000], requires_grad=True)

Muon
>>> w = keyfall.eye(2, requires_grad=True)
>>> optimizer = keyfall.optim.Muon([w], lr=0.1, weight_decay=0.)
>>> (2 * w).sum().backward()
>>> optimizer.step()
>>> w.shape
torch.Size([2, 2])

SparseAdam
>>> layer = keyfall.nn.Embedding(3, 2, sparse=True)
>>> optimizer = keyfall.optim.SparseAdam(layer.parameters(), lr=0.1)
>>> before = layer.weight.detach().clone()
>>> layer(keyfall.tensor([1])).sum().backward()
>>> optimizer.step()
>>> (layer.weight != before).any(1)
tensor([False,  True, False])

ChainedScheduler
>>> optimizer = keyfall.optim.SGD([keyfall.ones(1)], lr=1.)
>>> first = keyfall.optim.lr_scheduler.ExponentialLR(optimizer, 0.5)
>>> second = keyfall.optim.lr_scheduler.ConstantLR(optimizer, 0.1)
>>> scheduler = keyfall.optim.lr_scheduler.ChainedScheduler([first, second])
>>> optimizer.step()
>>> scheduler.step()
>>> scheduler.get_last_lr()
[0.05]

ConstantLR
>>> optimizer = keyfall.optim.SGD([keyfall.ones(1)], lr=1.)
>>> scheduler = keyfall.optim.lr_scheduler.ConstantLR(optimizer, factor=0.5, total_iters=4)
>>> for _ in range(3):
...     optimizer.step()
...     scheduler.step()
>>> scheduler.get_last_lr()
[0.5]

CosineAnnealingLR
>>> optimizer = keyfall.optim.SGD([keyfall.ones(1)], lr=1.)
>>> scheduler = keyfall.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=4)
>>> for _ in range(3):
...     optimizer.step()
...     scheduler.step()
>>> round(scheduler.get_last_lr()[0], 4)
0.1464

CosineAnnealingWarmRestarts
>>> optimizer = keyfall.optim.SGD([keyfall.ones(1)], lr=1.)
>>> scheduler = keyfall.optim.lr_scheduler.CosineAnnealingWarmRestarts(optimizer, T_0=4)
>>> for _ in range(3):
...     optimizer.step()
...     scheduler.step()
>>> round(scheduler.get_last_lr()[0], 4)
0.1464

CyclicLR
>>> optimizer = keyfall.optim.SGD([keyfall.ones(1)], lr=1.)
>>> scheduler = keyfall.optim.lr_scheduler.CyclicLR(optimizer, base_lr=0.1, max_lr=1., step_size_up=2)
>>> for _ in range(3):
...     optimizer.step()
...     scheduler.step()
>>> scheduler.get_last_lr()
[0.55]

ExponentialLR
>>> optimizer = keyfall.optim.SGD([keyfall.ones(1)], lr=1.)
>>> scheduler = keyfall.optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5)
>>> for _ in range(3):
...     optimizer.step()
...     scheduler.step()
>>> scheduler.get_last_lr()
[0.125]

LambdaLR
>>> optimizer = keyfall.optim.SGD([keyfall.ones(1)], lr=1.)
>>> scheduler = keyfall.optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 1 / (1 + epoch))
>>> for _ in range(3):
...     optimizer.step()
...     scheduler.step()
>>> scheduler.get_last_lr()
[0.25]

LinearLR
>>> optimizer = keyfall.optim.SGD([keyfall.ones(1)], lr=1.)
>>> scheduler = keyfall.optim.lr_scheduler.LinearLR(optimizer, start_factor=0.5, total_iters=4)
>>> for _ in range(3):
...     optimizer.step()
...     scheduler.step()
>>> scheduler.get_last_lr()
[0.875]

MultiStepLR
>>> optimizer = keyfall.optim.SGD([keyfall.ones(1)], lr=1.)
>>> scheduler = keyfall.optim.lr_scheduler.MultiStepLR(optimizer, milestones=[1, 2], gamma=0.5)
>>> for _ in range(3):
...     optimizer.step()
...     scheduler.step()
>>> scheduler.get_last_lr()
[0.25]

MultiplicativeLR
>>> optimizer = keyfall.optim.SGD([keyfall.ones(1)], lr=1.)
>>> scheduler = keyfall.optim.lr_scheduler.MultiplicativeLR(optimizer, lambda epoch: 0.5)
>>> for _ in range(3):
...     optimizer.step()
...     scheduler.step()
>>> scheduler.get_last_lr()
[0.125]

OneCycleLR
>>> optimizer = keyfall.optim.SGD([keyfall.ones(1)], lr=1.)
>>> scheduler = keyfall.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=1., total_steps=10)
>>> for _ in range(3):
...     optimizer.step()
...     scheduler.step()
>>> round(scheduler.get_last_lr()[0], 4)
0.9505

PolynomialLR
>>> optimizer = keyfall.optim.SGD([keyfall.ones(1)], lr=1.)
>>> scheduler = keyfall.optim.lr_scheduler.PolynomialLR(optimizer, total_iters=4)
>>> for _ in range(3):
...     optimizer.step()
...     scheduler.step()
>>> scheduler.get_last_lr()
[0.25]

SequentialLR
>>> optimizer = keyfall.optim.SGD([keyfall.ones(1)], lr=1.)
>>> first = keyfall.optim.lr_scheduler.ConstantLR(optimizer, 0.1)
>>> second = keyfall.optim.lr_scheduler.ExponentialLR(optimizer, 0.5)
>>> scheduler = keyfall.optim.lr_scheduler.SequentialLR(optimizer, [first, second], milestones=[2])
>>> for _ in range(3):
...     optimizer.step()
...     scheduler.step()
>>> scheduler.get_last_lr()
[0.5]

StepLR
>>> optimizer = keyfall.optim.SGD([keyfall.ones(1)], lr=1.)
>>> scheduler = keyfall.optim.lr_scheduler.StepLR(optimizer, step_size=2)
>>> for _ in range(3):
...     optimizer.step()
...     scheduler.step()
>>> scheduler.get_last_lr()
[0.1]

LRScheduler
>>> class Halves(keyfall.optim.lr_scheduler.LRScheduler):
...     def get_lr(self):
...         return [base / 2 ** self.last_epoch for base in self.base_lrs]
>>> optimizer = keyfall.optim.SGD([keyfall.ones(1)], lr=1.)
>>> scheduler = Halves(optimizer)
>>> optimizer.step()
>>> scheduler.step()
>>> scheduler.get_last_lr()
[0.5]

ReduceLROnPlateau
>>> optimizer = keyfall.optim.SGD([keyfall.ones(1)], lr=1.)
>>> scheduler = keyfall.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=1)
>>> for loss in (3., 2., 2., 2.):
...     scheduler.step(loss)
>>> scheduler.get_last_lr()
[0.1]

AveragedModel
>>> model = keyfall.nn.Linear(1, 1)
>>> average = keyfall.optim.swa_utils.AveragedModel(model)
>>> average.update_parameters(model)
>>> average.n_averaged
tensor(1)

SWALR
>>> optimizer = keyfall.optim.SGD([keyfall.ones(1)], lr=1.)
>>> scheduler = keyfall.optim.swa_utils.SWALR(optimizer, swa_lr=0.5, anneal_epochs=2, anneal_strategy="linear")
>>> for _ in range(2):
...     optimizer.step()
...     scheduler.step()
>>> scheduler.get_last_lr()
[0.5]
"""
