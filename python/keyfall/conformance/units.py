"""The work in units: a check, or an operator. All processes make the same list, so that a number names
a unit."""

import fnmatch

from .checks import device_table, faults, generators  # noqa: F401 - they register
from .checks import memory, serialization, streams  # noqa: F401
from .checks import registry
from .expectations import name_matches
from .operators import forms as operators
from .operators import random_calls
from .report.results import FAILED, CheckResult, Failure, FormResult
from .samples import catalogue
from .samples.extra_samples import add_extra_samples


class CheckUnit:
    def __init__(self, group, name, function):
        self.group, self.name, self.function = group, f"{group}: {name}", function
        self.short = name

    def run(self, context):
        return registry.run_check(context, self.group, self.short, self.function)

    def died(self, cause):
        return CheckResult(self.group, self.short, FAILED, cause)


class FormUnit:
    group = "operators"

    def __init__(self, form):
        self.form, self.name = form, form.name

    def run(self, context):
        return operators.check_form(context, self.form)

    def died(self, cause):
        result = FormResult(self.form.name, self.form.how, "unknown")
        result.cases, result.status = 1, FAILED
        result.failures.append(Failure("", "", "", "", cause))
        return result


class RandomUnit:
    """One random call of --random."""

    group = "random calls"

    def __init__(self, forms, seed, number):
        self.forms, self.seed, self.number = forms, seed, number
        self.name = f"call {number}"

    def run(self, context):
        return random_calls.run_call(context, self.forms, self.seed, self.number)

    def died(self, cause):
        form = random_calls.choose(self.forms, self.seed, self.number)[1]
        return FormUnit(form).died(f"call {self.number} of seed {self.seed}: {cause}")


def _families(sample_files):
    families = catalogue.built_in()
    add_extra_samples(families)
    for path in sample_files:
        families += catalogue.from_file(path)
    return families


def _is_chosen(unit, patterns):
    return not patterns or any(name_matches(pattern, unit.name)
                               or fnmatch.fnmatchcase(unit.group, pattern) for pattern in patterns)


def _form_units(settings):
    return [FormUnit(form) for family in _families(settings.samples) for form in family.forms]


def chosen_forms(settings):
    """The operator forms that the command line asks for."""
    return [unit.form for unit in _form_units(settings) if _is_chosen(unit, settings.only)]


def make_units(settings):
    """All units of a run, from its command line."""
    if settings.random:
        chosen = [form for form in chosen_forms(settings) if form.family.samples]
        return [RandomUnit(chosen, settings.seed, number)
                for number in range(settings.random)] if chosen else []
    listed = [CheckUnit(*entry) for entry in registry.REGISTRY] + _form_units(settings)
    return [unit for unit in listed if _is_chosen(unit, settings.only)]
