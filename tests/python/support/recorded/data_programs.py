"""Programs with data sets and loaders, for nn_calls.py."""

_LOADERS = """
|batch_size=3|batch_size=3,shuffle=True|batch_size=3,drop_last=True,shuffle=True|batch_size=None
batch_size=4,shuffle=True,generator=torch.Generator().manual_seed(5)|sampler=[3,1,2]
batch_sampler=[[1,2],[3]]|batch_size=3,sampler=data.RandomSampler(ds)
sampler=data.RandomSampler(ds,replacement=True,num_samples=70),batch_size=40
sampler=data.RandomSampler(ds,num_samples=25),batch_size=25
sampler=data.RandomSampler(ds,num_samples=3),batch_size=25
sampler=data.WeightedRandomSampler([.1,.2,.7],6),batch_size=6
sampler=data.WeightedRandomSampler([.1,.2,.3,.4],3,replacement=False),batch_size=6
sampler=data.SubsetRandomSampler([1,3,5,7]),batch_size=4
batch_size=3,collate_fn=lambda b:[[], torch.tensor([int(y) for x, y in b])]
"""

_RUN = """ds = data.TensorDataset(torch.arange(10.), torch.arange(10))
loader = data.DataLoader(ds, {})
[[[batch[1].tolist() for batch in loader] for epoch in range(2)], torch.rand(1).item(), len(loader)]"""

_ERRORS = """
batch_size=0|batch_size=-1|batch_size=2.5|shuffle=True,sampler=[1]|batch_sampler=[[1]],batch_size=2
batch_sampler=[[1]],shuffle=True|batch_size=None,drop_last=True|num_workers=-1|timeout=-1
prefetch_factor=2|persistent_workers=True|drop_last=3
"""

_ITEMS = """
[1,2]|[1.,2]|['a','b']|[(1,'a'),(2,'b')]|[{'a':1,'b':[1,2]},{'a':2,'b':[3,4]}]|[None,None]|[(1,2)]
[torch.ones(2),torch.zeros(2)]|[[1,2],[3]]|[True,False]|[b'a']|[{1,2}]|[]|[OrderedDict(a=1)]
"""


def _split(text):
    return [item for line in text.strip("\n").split("\n") for item in line.split("|")]


PROGRAMS = {
    "loaders": "\n\n".join(_RUN.format(options) for options in _split(_LOADERS)),
    "data": "\n\n".join(
        [f"data.DataLoader([1, 2], {options})" for options in _split(_ERRORS)]
        + [f"shown(data.default_collate({items}))" for items in _split(_ITEMS)]) + """

data.TensorDataset(torch.ones(2), torch.ones(3))

ds = data.TensorDataset(torch.arange(10.), torch.arange(10))
shown([ds[2], ds[1:3], len(ds), len(ds + ds)])

[list(part.indices) for part in data.random_split(range(10), [7, 3])]

[len(part) for part in data.random_split(range(11), [.5, .25, .25])]

[list(part) for part in data.random_split(range(10), [7, 3], generator=torch.Generator().manual_seed(42))]

[len(part) for part in data.random_split(range(10), [10, 0])]

data.random_split(range(10), [7, 4])

data.random_split(range(10), [.5, .6])

data.random_split(range(10), [.5, -.1, .6])

s = data.Subset(data.TensorDataset(torch.arange(10.), torch.arange(10)), [3, 4])
shown([s[0], s[[0, 1]], len(s)])

c = data.ConcatDataset([range(5), range(3)])
[c[4], c[5], c[-1], len(c), c.cumulative_sizes]

data.ConcatDataset([range(5), range(3)])[-9]

data.ConcatDataset([])

data.Dataset()[0]

[list(data.BatchSampler(data.SequentialSampler(range(5)), 2, False)), len(data.BatchSampler(data.SequentialSampler(range(5)), 2, True)), list(data.BatchSampler(range(5), 2, True))]

data.RandomSampler([])

data.RandomSampler([1], num_samples=0)

data.RandomSampler([1], replacement=3)

data.WeightedRandomSampler([1], 0)

data.WeightedRandomSampler([[1]], 1)

data.BatchSampler([1], 0, False)

list(data.DataLoader([], batch_size=2))

data.DataLoader([], shuffle=True)

class It(data.IterableDataset):
    def __iter__(self): return iter(range(5))
shown([list(data.DataLoader(It(), batch_size=2)), list(data.DataLoader(It(), batch_size=2, drop_last=True)), list(data.DataLoader(It(), batch_size=None)), list(It() + It())])

class It(data.IterableDataset):
    def __iter__(self): return iter(range(5))
data.DataLoader(It(), shuffle=True)

class It(data.IterableDataset):
    def __iter__(self): return iter(range(5))
len(data.DataLoader(It()))

l = data.DataLoader(range(10), batch_size=3)
[len(l), l.batch_size, l.drop_last, type(l.sampler).__name__, type(l.batch_sampler).__name__, l.num_workers, len(iter(l))]

l = data.DataLoader(range(10))
l.batch_size = 3

class Bad(data.Dataset):
    def __len__(self): return 3
    def __getitem__(self, i): raise ValueError('x')
list(data.DataLoader(Bad()))

class G(data.Dataset):
    def __len__(self): return 4
    def __getitem__(self, i): return i
    def __getitems__(self, ix): return [10 * i for i in ix]
shown(list(data.DataLoader(G(), batch_size=2)))

data.get_worker_info()

import collections
P = collections.namedtuple('P', 'x y')
shown(data.default_collate([P(1, 2), P(3, 4)]))

shown(data.StackDataset(range(3), range(5, 8))[1])

data.StackDataset(range(3), range(5))

shown(data.StackDataset(a=range(3), b=range(5, 8))[1])
""",
}
