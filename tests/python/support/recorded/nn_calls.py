"""Small programs with modules, optimizers and data loaders, and their results as JSON: record_nn.py
records those of PyTorch; test_nn.py, test_optim.py and test_data_loading.py compare those of Keyfall.

An area is a list of programs, separated by empty lines. The result of a program is the value of its last
line, or the name and message of the exception that it raises. Each program starts with the same seed."""

import ast
import copy
import importlib.util
import io
import math
import pickle
import re
import warnings
import zlib
from collections import OrderedDict

import data_programs
import nn_programs
import optim_programs
from functional_calls import summary
from paths import ROOT

_EXAMPLE = ROOT / "examples" / "python" / "digits.py"
_spec = importlib.util.spec_from_file_location("digits", _EXAMPLE)
digits = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(digits)

PROGRAMS = {**nn_programs.PROGRAMS, **optim_programs.PROGRAMS, **data_programs.PROGRAMS}


def bits(torch, value):
    """Returns a checksum of the exact bytes of each tensor in a state_dict, or of one tensor."""
    if isinstance(value, torch.Tensor):
        raw = value.detach().contiguous().reshape(-1).view(torch.uint8)
        return [list(value.shape), zlib.crc32(bytes(raw.tolist()))]
    return {name: bits(torch, tensor) for name, tensor in value.items()}


def start(torch, value):
    """Returns the first numbers of each tensor of a state_dict, or of one tensor, and the sums of all:
    normal numbers differ in the last digit between processors."""
    if isinstance(value, torch.Tensor):
        return [value.detach().reshape(-1)[:6].tolist(), summary(torch, value.detach())]
    return {name: start(torch, tensor) for name, tensor in value.items()}


def names(torch):
    """Returns the names that programs may use."""
    def waves(*shape):
        numbers = torch.arange(math.prod(shape), dtype=torch.float64)
        return (numbers * 0.37).sin().reshape(shape).float()

    def shown(value):
        """Returns text without what differs between two runs, packages or versions of Python."""
        if type(value) is OrderedDict:
            return f"OrderedDict({shown(list(value.items()))})"
        return re.sub(r"0x[0-9a-f]+", "0x…", repr(value).replace("keyfall", "torch"))

    def reloaded(value):
        return pickle.loads(pickle.dumps(value))

    def filled(module):
        """Sets the gradients of a module to waves of its parameters' shapes."""
        for parameter in module.parameters():
            parameter.grad = waves(*parameter.shape).to(parameter.dtype)
        return module

    def weighted(value):
        """Returns a number that depends on every element of the results."""
        if isinstance(value, torch.Tensor):
            return (value * waves(*value.shape)).sum() if value.is_floating_point() else 0
        return sum(map(weighted, value))

    def trained(model, optimizer, inputs, targets, clip=None):
        """Returns the losses of some training steps."""
        losses = []
        for _ in range(12):
            optimizer.zero_grad()
            loss = torch.nn.functional.cross_entropy(model(inputs), targets)
            loss.backward()
            if clip is not None:
                torch.nn.utils.clip_grad_norm_(model.parameters(), clip)
            optimizer.step()
            losses.append(loss.item())
        return losses

    return {
        "torch": torch, "nn": torch.nn, "F": torch.nn.functional, "optim": torch.optim,
        "data": torch.utils.data, "sched": torch.optim.lr_scheduler, "waves": waves,
        "shown": shown, "reloaded": reloaded, "filled": filled, "copy": copy, "io": io,
        "OrderedDict": OrderedDict, "weighted": weighted, "trained": trained,
        "bits": lambda value: bits(torch, value), "start": lambda value: start(torch, value),
        "sums": lambda *values: summary(torch, list(values)),
    }


def programs(area):
    return [block.strip("\n") for block in PROGRAMS[area].split("\n\n") if block.strip()]


def outcome(torch, program, known):
    """Returns the value of the last line, as text if JSON cannot represent it."""
    space = dict(known)
    body = ast.parse(program).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else ast.Expr(ast.Constant(None))
    try:
        exec(compile(ast.Module(body, []), "program", "exec"), space)
        last = ast.fix_missing_locations(ast.Expression(last.value))
        value = eval(compile(last, "program", "eval"), space)
    except Exception as error:
        text = str(error).replace("keyfall", "torch")
        return [type(error).__name__, re.sub(r"0x[0-9a-f]+", "0x…", text)]
    return value if is_plain(value) else known["shown"](value)


def is_plain(value):
    if isinstance(value, dict):
        return all(isinstance(key, str) and is_plain(item) for key, item in value.items())
    if isinstance(value, list):
        return all(map(is_plain, value))
    return value is None or isinstance(value, (str, int, float, bool))


def outcomes(torch, area):
    """Returns {program: outcome}."""
    found = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for program in programs(area):
            torch.manual_seed(0)
            found[program] = outcome(torch, program, names(torch))
    return found
