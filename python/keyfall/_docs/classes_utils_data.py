"""Shapes and examples of the classes of keyfall.utils.data: _docs/classes.py adds them to docstrings. A block
has the name of the class, a line on shapes where they mean something, and an example."""

BLOCKS = """\
BatchSampler
>>> list(keyfall.utils.data.BatchSampler(keyfall.utils.data.SequentialSampler(range(5)), 2, drop_last=False))
[[0, 1], [2, 3], [4]]

ChainDataset
>>> class Count(keyfall.utils.data.IterableDataset):
...     def __init__(self, end):
...         self.end = end
...     def __iter__(self):
...         return iter(range(self.end))
>>> list(keyfall.utils.data.ChainDataset([Count(2), Count(3)]))
[0, 1, 0, 1, 2]

DFIterDataPipe
>>> isinstance(keyfall.utils.data.DFIterDataPipe(), keyfall.utils.data.IterDataPipe)
True

DistributedSampler
>>> list(keyfall.utils.data.DistributedSampler(range(6), num_replicas=2, rank=1, shuffle=False))
[1, 3, 5]

IterDataPipe
>>> class Count(keyfall.utils.data.IterDataPipe):
...     def __iter__(self):
...         return iter(range(3))
>>> list(Count())
[0, 1, 2]

MapDataPipe
>>> class Squares(keyfall.utils.data.MapDataPipe):
...     def __len__(self):
...         return 4
...     def __getitem__(self, index):
...         return index ** 2
>>> Squares()[3]
9

DataChunk
>>> list(keyfall.utils.data.DataChunk([1, 2]).raw_iterator())
[1, 2]

guaranteed_datapipes_determinism
>>> with keyfall.utils.data.guaranteed_datapipes_determinism():
...     print(list(range(2)))
[0, 1]

runtime_validation_disabled
>>> with keyfall.utils.data.runtime_validation_disabled():
...     print(list(range(2)))
[0, 1]

functional_datapipe
>>> @keyfall.utils.data.functional_datapipe("doubled")
... class Doubled(keyfall.utils.data.IterDataPipe):
...     def __init__(self, source):
...         self.source = source
...     def __iter__(self):
...         return (2 * x for x in self.source)
>>> class Count(keyfall.utils.data.IterDataPipe):
...     def __iter__(self):
...         return iter(range(3))
>>> list(Count().doubled())
[0, 2, 4]

ConcatDataset
>>> joined = keyfall.utils.data.ConcatDataset([range(2), range(10, 13)])
>>> len(joined), joined[3]
(5, 11)

DataLoader
>>> dataset = keyfall.utils.data.TensorDataset(keyfall.arange(5), keyfall.arange(5) ** 2)
>>> for x, y in keyfall.utils.data.DataLoader(dataset, batch_size=3):
...     print(x, y)
tensor([0, 1, 2]) tensor([0, 1, 4])
tensor([3, 4]) tensor([ 9, 16])

Dataset
>>> class Squares(keyfall.utils.data.Dataset):
...     def __len__(self):
...         return 4
...     def __getitem__(self, index):
...         return index ** 2
>>> list(keyfall.utils.data.DataLoader(Squares(), batch_size=2))
[tensor([0, 1]), tensor([4, 9])]

IterableDataset
>>> class Count(keyfall.utils.data.IterableDataset):
...     def __iter__(self):
...         return iter(range(3))
>>> list(keyfall.utils.data.DataLoader(Count(), batch_size=2))
[tensor([0, 1]), tensor([2])]

RandomSampler
>>> sorted(keyfall.utils.data.RandomSampler(range(4)))
[0, 1, 2, 3]

Sampler
>>> class Backwards(keyfall.utils.data.Sampler):
...     def __iter__(self):
...         return iter([2, 1, 0])
>>> list(keyfall.utils.data.DataLoader([5, 6, 7], batch_size=None, sampler=Backwards()))
[7, 6, 5]

SequentialSampler
>>> list(keyfall.utils.data.SequentialSampler(range(3)))
[0, 1, 2]

StackDataset
>>> keyfall.utils.data.StackDataset(x=[1, 2], y=["a", "b"])[1]
{'x': 2, 'y': 'b'}

Subset
>>> list(keyfall.utils.data.Subset(["a", "b", "c"], [2, 0]))
['c', 'a']

SubsetRandomSampler
>>> sorted(keyfall.utils.data.SubsetRandomSampler([3, 5, 8]))
[3, 5, 8]

TensorDataset
>>> keyfall.utils.data.TensorDataset(keyfall.tensor([1, 2]), keyfall.tensor([3, 4]))[1]
(tensor(2), tensor(4))

WeightedRandomSampler
>>> list(keyfall.utils.data.WeightedRandomSampler([0., 1.], 3))
[1, 1, 1]
"""
