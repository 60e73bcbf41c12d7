"""The same programs through PyTorch's functionalization, where PyTorch is installed: the operators
below, the results, and what the questions answer."""

import pytest

import keyfall

torch = pytest.importorskip("torch")


def operators(library, program, remove, *sizes):
    """Returns the names of the operators that a mode sees, and the results."""
    if library is torch:
        from torch.utils._python_dispatch import TorchDispatchMode  # noqa: PLC0415
    else:
        from keyfall.utils._python_dispatch import TorchDispatchMode  # noqa: PLC0415
    seen = []

    class Names(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            seen.append(func._schema.name.split("::")[1])
            return func(*args, **(kwargs or {}))

    inputs = [library.arange(float(s[0] * s[1])).reshape(s) for s in sizes]
    with Names():
        outputs = library.func.functionalize(lambda *a: program(library, *a), remove=remove)(*inputs)
    return seen, [t.tolist() for t in (*inputs, *outputs)]


PROGRAMS = {
    "view": lambda L, x: (x.view(-1).add_(1), x * x),
    "diagonal": lambda L, x: (x.diagonal().mul_(2), x + 0),
    "select": lambda L, x: (x[1].zero_(), x + 0),
    "slice": lambda L, x: (x[:, 1:].exp_(), x * 2),
    "transpose": lambda L, x: (x.transpose(0, 1).sin_(), x + 0),
    "split": lambda L, x: (x.split(1)[1].fill_(3), x + 0),
    "unbind": lambda L, x: (x.unbind(0)[0].add_(x[1]), x + 0),
    "unsqueeze": lambda L, x: (x.unsqueeze(0).cos_(), x + 0),
    "permute": lambda L, x: (x.permute(1, 0).mul_(3), x + 0),
    "clone": lambda L, x: (x.clone().add_(1), x + 0),
    "out": lambda L, x: (L.add(x, x, out=L.empty_like(x)), x + 0),
}


@pytest.mark.parametrize("remove", ["mutations", "mutations_and_views"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_same_operators_and_results(name, remove):
    expected, values = operators(torch, PROGRAMS[name], remove, (3, 3))
    found, own = operators(keyfall, PROGRAMS[name], remove, (3, 3))
    assert found == expected
    for one, other in zip(own, values):
        assert keyfall.allclose(keyfall.tensor(one), keyfall.tensor(other))


def test_new_views_are_up_to_date():
    """PyTorch computes a view of a tensor that was written to twice."""
    def program(library, x):
        return x.mul_(2), x.view(-1)[1:] + 1

    expected, values = operators(torch, program, "mutations_and_views", (3, 3))
    found, own = operators(keyfall, program, "mutations_and_views", (3, 3))
    assert expected == ["mul", "view_copy", "slice_copy", "view_copy", "slice_copy", "add", "copy_"]
    assert found == ["mul", "view_copy", "slice_copy", "add", "copy_"]
    assert own == values


QUESTIONS = ("has_data_mutation", "has_metadata_mutation", "was_storage_changed",
             "is_multi_output_view", "is_symbolic", "are_all_mutations_hidden_from_autograd",
             "are_all_mutations_under_no_grad_or_inference_mode")


@pytest.mark.parametrize("step", [
    lambda L, t: t, lambda L, t: t.add_(1), lambda L, t: t.t_(), lambda L, t: t.split(1)[0],
    lambda L, t: t.view(-1).mul_(2), lambda L, t: t.transpose_(0, 1).add_(1),
])
def test_same_answers(step):
    answers = []
    for library in (torch, keyfall):
        tensor = library._to_functional_tensor(library.ones(2, 3))
        result = step(library, tensor)
        answers.append([getattr(library, f"_functionalize_{question}")(t)
                        for question in QUESTIONS for t in (tensor, result)])
    assert answers[0] == answers[1]
