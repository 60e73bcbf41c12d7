"""Random calls: a form, one of its samples, and a random variation of the sample's tensors. A failing
call is made as small as it can be, and printed as a program."""

import time

import keyfall

from ..report.results import FAILED, PASSED, Failure, FormResult
from ..samples import random_maker
from ..samples.arguments import Case, Unusable
from ..samples.shrink import shrink
from . import forms as operators
from . import gradients
from .outcome import error_text
from .reproduction import program

GRADIENTS = 0.2  # share of calls whose gradients are compared, too


def _case(form, sample, variation):
    label = "out" if form.how == "out" else ""
    return Case(form, sample, getattr(keyfall, variation.dtype), "plain", label,
                random_maker.maker_of(variation))


def _problem(comparison, form, sample, variation, with_gradient):
    """None, or what is wrong with the call; None as well where there is no such call."""
    try:
        case = _case(form, sample, variation)
        found = operators.check_case(comparison, case)
        if found is None and with_gradient:
            found = gradients.check_case(comparison, case)
        return found
    except Unusable:
        return None
    except Exception as error:  # noqa: BLE001 - what the device gave cannot be read
        return f"the results cannot be compared: {error_text(error)}"


def choose(forms, seed, number):
    """(random numbers, form) of a call."""
    numbers = random_maker.stream(seed, number)
    return numbers, numbers.choice(forms)


def run_call(context, forms, seed, number):
    """The FormResult of one random call."""
    numbers, form = choose(forms, seed, number)
    sample = numbers.choice(form.family.samples)
    variation = random_maker.draw(numbers, sample)
    with_gradient = form.how != "out" and numbers.random() < GRADIENTS
    comparison = operators.Comparison(context, form)
    result = FormResult(form.name, form.how, comparison.kind)
    start = time.perf_counter()
    problem = _problem(comparison, form, sample, variation, with_gradient)
    result.cases, result.refused, result.status = 1, int(comparison.refused), PASSED
    if problem is not None:
        def fails(candidate):
            return _problem(comparison, form, sample, candidate, with_gradient) is not None

        small = shrink(variation, random_maker.sizes_in(sample), fails)
        problem = _problem(comparison, form, sample, small, with_gradient) or problem
        values = operators.prepare(_case(form, sample, small))
        text = program(form, values, context.device, context.plugins)
        result.failures.append(Failure(sample, small.dtype, "random", f"seed {seed} call {number}",
                                       problem, text))
        result.status = FAILED
    result.seconds = time.perf_counter() - start
    return result
