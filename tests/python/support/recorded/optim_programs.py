"""Programs with optimizers and schedules, for nn_calls.py."""

_OPTIMIZERS = """
SGD|lr=.1
SGD|lr=.1,weight_decay=.01
SGD|lr=.1,momentum=.9
SGD|lr=.1,momentum=.9,dampening=.2,weight_decay=.01
SGD|lr=.1,momentum=.9,nesterov=True
SGD|lr=.1,momentum=.9,nesterov=True,weight_decay=.1,maximize=True
SGD|lr=torch.tensor(.1),momentum=.5
SGD|
Adam|
Adam|lr=.01,betas=(.8,.95),eps=1e-6
Adam|lr=.01,weight_decay=.1
Adam|lr=.01,amsgrad=True
Adam|lr=.01,maximize=True,weight_decay=.1,amsgrad=True
Adam|lr=.01,weight_decay=.1,decoupled_weight_decay=True
Adam|lr=torch.tensor(.01)
AdamW|
AdamW|lr=.01,weight_decay=.1,amsgrad=True
AdamW|lr=.01,betas=(.5,.6),maximize=True
Adagrad|
Adagrad|lr=.1,lr_decay=.1,weight_decay=.1,initial_accumulator_value=.2
RMSprop|
RMSprop|lr=.1,alpha=.9,weight_decay=.1
RMSprop|momentum=.9
RMSprop|centered=True,momentum=.5
Adadelta|
Adadelta|lr=.5,rho=.8,weight_decay=.1,maximize=True
Adamax|
Adamax|lr=.01,betas=(.8,.95),weight_decay=.1
NAdam|
NAdam|lr=.01,weight_decay=.1,momentum_decay=.01
NAdam|lr=.01,weight_decay=.1,decoupled_weight_decay=True,maximize=True
RAdam|
RAdam|lr=.01,betas=(.5,.6),weight_decay=.1
RAdam|lr=.01,betas=(.5,.6),weight_decay=.1,decoupled_weight_decay=True
Rprop|
Rprop|lr=.1,etas=(.3,1.5),step_sizes=(.01,.15),maximize=True
ASGD|
ASGD|lr=.1,lambd=.01,t0=2,weight_decay=.1
"""

_STEPS = """m = filled(nn.Sequential(nn.Linear(7, 5), nn.Linear(5, 3)))
o, seen = optim.{}(m.parameters(){}), []
for turn in range(6):
    for p in m.parameters(): p.grad = p.grad.mul(-.7).add_(p.detach(), alpha=.1)
    o.step()
    seen.append([bits(p)[1] for p in m.parameters()])
seen"""

_STATE = """m = filled(nn.Linear(3, 2))
o = optim.{0}(m.parameters(){1})
o.step()
o.step()
n = filled(copy.deepcopy(m))
q = optim.{0}(n.parameters())
q.load_state_dict(copy.deepcopy(o.state_dict()))
filled(n)
o.step()
q.step()
[shown(o.state_dict()), bits(n.state_dict()) == bits(m.state_dict()), shown(q.state_dict()) == shown(o.state_dict())]"""

# The rates of two groups over some epochs.
_SCHEDULES = """
StepLR(o,2)|StepLR(o,3,.5)|MultiStepLR(o,[1,3,3,5])|ExponentialLR(o,.9)|CosineAnnealingLR(o,4)
CosineAnnealingLR(o,3,.01)|LambdaLR(o,lambda e:.5**e)|LambdaLR(o,[lambda e:1/(e+1),lambda e:e+1.])
MultiplicativeLR(o,lambda e:.95)|ConstantLR(o)|ConstantLR(o,.5,2)|LinearLR(o)|LinearLR(o,.1,.8,4)
PolynomialLR(o,4,2.)|SequentialLR(o,[sched.ConstantLR(o,.1,9),sched.ExponentialLR(o,.9)],[3])
ChainedScheduler([sched.ConstantLR(o,.1,3),sched.ExponentialLR(o,.9)])
SequentialLR(o,[sched.LinearLR(o,.1,1.,3),sched.CosineAnnealingLR(o,5)],[3])
CosineAnnealingWarmRestarts(o,3)|CosineAnnealingWarmRestarts(o,2,2,.01)
CyclicLR(o,.01,.1,2)|CyclicLR(o,[.01,.02],.1,2,3,cycle_momentum=False)
CyclicLR(o,.01,.1,2,mode='triangular2',base_momentum=.5)|CyclicLR(o,.01,.1,2,mode='exp_range',gamma=.9)
OneCycleLR(o,.1,9)|OneCycleLR(o,[.1,.2],10,pct_start=.4,anneal_strategy='linear')
OneCycleLR(o,.1,epochs=3,steps_per_epoch=4,three_phase=True)|OneCycleLR(o,.1,20,cycle_momentum=False)
"""

_RATES = """m = nn.Linear(2, 2)
o = optim.SGD([dict(params=[m.weight], lr=.1), dict(params=[m.bias])], lr=1.)
s, seen = sched.{}, []
for epoch in range(9):
    seen.append([g['lr'] for g in o.param_groups])
    o.step()
    s.step()
[seen, s.get_last_lr(), shown({{k: v for k, v in s.state_dict().items() if k != '_schedulers'}})]"""


def _lines(text, pattern):
    programs = []
    for line in text.strip().split("\n"):
        name, options = line.split("|")
        programs.append(pattern.format(name, ", " + options if options else ""))
    return "\n\n".join(programs)


PROGRAMS = {
    "optim_bits": _lines(_OPTIMIZERS, _STEPS),
    "optim_state": _lines(_OPTIMIZERS, _STATE),
    "schedules": "\n\n".join(_RATES.format(item) for line in _SCHEDULES.split("\n")
                             for item in line.split("|") if item),
    "optim": """
p = nn.Parameter(torch.linspace(-1., 2., 4, dtype=torch.float64))
o, seen = optim.LBFGS([p]), []
def closure():
    o.zero_grad()
    loss = ((p - 3) ** 2 * (p.detach() * 0 + 2)).sum()
    loss.backward()
    return loss
for turn in range(3): seen.append(round(o.step(closure).item(), 8))
[seen, [round(x, 7) for x in p.tolist()], o.state[p]['n_iter'], o.state[p]['func_evals']]

p = nn.Parameter(torch.linspace(-1., 2., 4, dtype=torch.float64))
o, seen = optim.LBFGS([p], lr=.1, max_iter=4), []
def closure():
    o.zero_grad()
    loss = (p ** 4).sum()
    loss.backward()
    return loss
for turn in range(3): seen.append(round(o.step(closure).item(), 8))
[seen, [round(x, 7) for x in p.tolist()], o.state[p]['n_iter'], o.state[p]['func_evals']]

p = nn.Parameter(torch.linspace(-1., 2., 4, dtype=torch.float64))
o, seen = optim.LBFGS([p], line_search_fn='strong_wolfe'), []
def closure():
    o.zero_grad()
    loss = (100 * (p[1:] - p[:-1] ** 2) ** 2 + (1 - p[:-1]) ** 2).sum()
    loss.backward()
    return loss
for turn in range(3): seen.append(round(o.step(closure).item(), 8))
[seen, [round(x, 7) for x in p.tolist()], o.state[p]['n_iter'], o.state[p]['func_evals']]

p = nn.Parameter(torch.linspace(-1., 2., 4, dtype=torch.float64))
o, seen = optim.LBFGS([p], line_search_fn='strong_wolfe', history_size=2, max_iter=9), []
def closure():
    o.zero_grad()
    loss = (p ** 4).sum() + (5 * p).sin().sum()
    loss.backward()
    return loss
for turn in range(3): seen.append(round(o.step(closure).item(), 8))
[seen, [round(x, 7) for x in p.tolist()], o.state[p]['n_iter'], o.state[p]['func_evals']]

p = nn.Parameter(torch.linspace(-1., 2., 4, dtype=torch.float64))
o, seen = optim.LBFGS([p], line_search_fn='x'), []
def closure():
    o.zero_grad()
    loss = p.sum()
    loss.backward()
    return loss
for turn in range(3): seen.append(round(o.step(closure).item(), 8))
[seen, [round(x, 7) for x in p.tolist()], o.state[p]['n_iter'], o.state[p]['func_evals']]

shown(optim.SGD(nn.Linear(1, 1).parameters(), .1))

shown(optim.SGD(nn.Linear(1, 1).named_parameters(), .1))

m = nn.Linear(1, 1)
shown(optim.Adam([dict(params=m.weight, lr=3), dict(params=[m.bias])], lr=torch.tensor(1.)))

optim.SGD([])

optim.SGD(iter(()))

optim.SGD(torch.ones(1))

optim.SGD(3)

optim.SGD([3])

m = nn.Linear(1, 1)
optim.SGD([dict(params=[m.weight]), dict(params=[m.weight])])

optim.SGD([nn.Parameter(torch.ones(1)).data.requires_grad_()] * 2).param_groups[0]['lr']

optim.SGD([dict(x=1)])

optim.SGD([dict(params={torch.ones(1)})])

m = nn.Linear(1, 1)
optim.SGD([('a', m.weight), m.bias])

optim.SGD([torch.ones(1)], lr=-1)

optim.SGD([torch.ones(1)], momentum=-1)

optim.SGD([torch.ones(1)], weight_decay=-1)

optim.SGD([torch.ones(1)], nesterov=True)

optim.SGD([torch.ones(1)], nesterov=True, momentum=.9, dampening=.1)

optim.SGD([torch.ones(1)], fused=True, foreach=True)

optim.SGD([torch.ones(1)], fused=True, differentiable=True)

optim.SGD([torch.ones(1)], lr=torch.tensor([1., 2.]))

optim.Adam([torch.ones(1)], lr=-1)

optim.Adam([torch.ones(1)], eps=-1)

optim.Adam([torch.ones(1)], betas=(1, .9))

optim.Adam([torch.ones(1)], betas=(.9, 1.))

optim.Adam([torch.ones(1)], weight_decay=-1)

optim.Adam([torch.ones(1)], lr=torch.tensor(1.), foreach=True)

optim.RMSprop([torch.ones(1)], alpha=-1)

optim.Adagrad([torch.ones(1)], lr_decay=-1)

optim.Adagrad([torch.ones(1)], initial_accumulator_value=-1)

o = optim.SGD([torch.ones(1)])
o.load_state_dict({})

o = optim.SGD([torch.ones(1)])
o.load_state_dict({'state': {}, 'param_groups': []})

o = optim.SGD([torch.ones(1)])
o.load_state_dict({'state': {}, 'param_groups': [{'params': [0, 1]}]})

optim.SGD([torch.ones(1)]).add_param_group(3)

o = optim.SGD([torch.ones(1)])
o.add_param_group(dict(params=torch.ones(2), lr=7))
[len(o.param_groups), o.param_groups[1]['lr'], o.param_groups[1]['momentum']]

optim.SGD([torch.ones(1)]).step(lambda: 4.)

optim.Optimizer([torch.ones(1)], {}).step()

shown(optim.Optimizer([torch.ones(1)], dict(a=1)))

m = filled(nn.Linear(1, 1))
o = optim.SGD(m.parameters())
o.zero_grad(set_to_none=False)
first = [p.grad.tolist() for p in m.parameters()]
o.zero_grad()
[first, [p.grad for p in m.parameters()]]

m = filled(nn.Linear(2, 1))
o = optim.Adam(m.named_parameters())
o.step()
q = reloaded(o)
[shown(q), shown(q.state_dict()) == shown(o.state_dict()), shown(copy.deepcopy(o).state_dict()) == shown(o.state_dict())]

m = filled(nn.Linear(2, 1))
o = optim.Adam(m.parameters())
o.step()
n = nn.Linear(2, 1).double()
q = optim.Adam(n.parameters(), lr=5)
q.load_state_dict(o.state_dict())
shown(q.state_dict())

m = nn.Linear(1, 1)
o = optim.Adam(m.parameters())
o.load_state_dict({'state': {0: {'step': 3, 'exp_avg': torch.ones(1, 1)}}, 'param_groups': [{'params': [0, 1], 'lr': .1}]})
[shown(list(o.state.values())), sorted(o.param_groups[0])]

m = nn.Linear(1, 1)
o = optim.Adam(m.named_parameters())
sd = optim.Adam(m.parameters()).state_dict()
o.load_state_dict(sd)
[o.param_groups[0]['param_names'], sorted(sd['param_groups'][0])]

o, seen = optim.SGD([torch.ones(1)]), []
h = o.register_step_pre_hook(lambda opt, args, kwargs: seen.append(['before', len(args), sorted(kwargs)]))
o.register_step_post_hook(lambda opt, args, kwargs: seen.append(['after', len(args), sorted(kwargs)]))
o.step()
o.step(closure=lambda: 3)
h.remove()
o.step()
seen

o, seen = optim.SGD([torch.ones(1)]), []
o.register_state_dict_pre_hook(lambda opt: seen.append('before'))
o.register_state_dict_post_hook(lambda opt, state: seen.append('after'))
o.register_load_state_dict_pre_hook(lambda opt, state: seen.append('load'))
o.register_load_state_dict_post_hook(lambda opt: seen.append('loaded'))
o.load_state_dict(o.state_dict())
seen

seen = []
import importlib
h = importlib.import_module(optim.__name__ + '.optimizer').register_optimizer_step_pre_hook(lambda opt, args, kwargs: seen.append(type(opt).__name__))
optim.SGD([torch.ones(1)]).step()
h.remove()
optim.SGD([torch.ones(1)]).step()
seen

class Mine(optim.Optimizer):
    def __init__(self, params): super().__init__(params, dict(lr=.5))
    def step(self):
        for group in self.param_groups:
            for p in group['params']: p.data -= group['lr'] * p.grad
m, seen = filled(nn.Linear(2, 1)), []
o = Mine(m.parameters())
o.register_step_post_hook(lambda *args: seen.append(1))
before = m.weight.detach().clone()
o.step()
[seen, bool((m.weight == before - .5 * m.weight.grad).all())]

m = filled(nn.Linear(2, 1).to(torch.complex64))
o, seen = optim.Adam(m.parameters()), []
o.step()
sums(*m.state_dict().values())

m = filled(nn.Linear(2, 1).double())
o = optim.AdamW(m.parameters())
o.step()
bits(m.state_dict())

m = nn.Linear(2, 1)
m.weight.grad = waves(1, 2)
o = optim.Adam(m.parameters())
o.step()
len(o.state)
""",
    "schedules_errors": """
sched.StepLR(3, 2)

o = optim.SGD([torch.ones(1)])
sched.LambdaLR(o, [lambda e: 1, lambda e: 2])

sched.ReduceLROnPlateau(optim.SGD([torch.ones(1)]), mode='x')

sched.ReduceLROnPlateau(optim.SGD([torch.ones(1)]), factor=1.)

sched.ReduceLROnPlateau(optim.SGD([torch.ones(1)]), threshold_mode='x')

sched.ReduceLROnPlateau(optim.SGD([torch.ones(1)]), min_lr=[1, 2])

sched.ConstantLR(optim.SGD([torch.ones(1)]), 2.)

sched.LinearLR(optim.SGD([torch.ones(1)]), 0.)

sched.LRScheduler(optim.SGD([torch.ones(1)]))

o = optim.SGD([torch.ones(1)], lr=.1)
s, seen = sched.ReduceLROnPlateau(o, patience=1, cooldown=1, min_lr=.001), []
for v in [1, .5, .6, .7, .8, .9, 1., 1.1, 1.2, 1.3]:
    s.step(v)
    seen.append([s.get_last_lr()[0], s.num_bad_epochs, s.cooldown_counter, s.best])
[seen, shown(s.state_dict())]

o = optim.SGD([torch.ones(1)], lr=.1)
s, seen = sched.ReduceLROnPlateau(o, 'max', .5, 0, threshold=.1, threshold_mode='abs'), []
for v in [1, 1.05, 1.2, 1.1, 5]:
    s.step(v)
    seen.append(s.get_last_lr()[0])
seen

o = optim.SGD([torch.ones(1)], lr=.1)
s = sched.StepLR(o, 2)
s.step(5)
[s.get_last_lr(), s.last_epoch]

o = optim.SGD([torch.ones(1)], lr=.1)
s = sched.CosineAnnealingLR(o, 5)
for epoch in range(3): s.step()
q = sched.CosineAnnealingLR(optim.SGD([torch.ones(1)], lr=.1), 5)
q.load_state_dict(s.state_dict())
[q.last_epoch, q.get_last_lr(), o.param_groups[0]['initial_lr']]

o = optim.SGD([torch.ones(1)], lr=torch.tensor(.1))
s = sched.ExponentialLR(o, .5)
o.step()
s.step()
[float(o.param_groups[0]['lr']), isinstance(o.param_groups[0]['lr'], torch.Tensor)]

o = optim.SGD([torch.ones(1)], lr=.1)
a, b = sched.ExponentialLR(o, .5), sched.StepLR(o, 1, .1)
o.step()
a.step()
b.step()
o.param_groups[0]['lr']
""",
}
