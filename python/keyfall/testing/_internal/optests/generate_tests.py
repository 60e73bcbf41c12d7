"""Generates tests from tests: each runs again, and opcheck checks the operators it calls."""

import functools
import json
import os
import tempfile
import unittest

import keyfall
from keyfall._library.opcheck import _TESTS, DEFAULT_TEST_UTILS, OpCheckError, copy_inputs
from keyfall._library.utils import lookup_op
from keyfall._ops import OpOverload, OpOverloadPacket
from keyfall._subclasses.fake_tensor import is_fake
from keyfall.overrides import TorchFunctionMode
from keyfall.utils._pytree import tree_leaves

DEPRECATED_DEFAULT_TEST_UTILS = list(DEFAULT_TEST_UTILS) + ["test_aot_dispatch_static"]
_REPRO_VARIABLE = "PYTORCH_OPCHECK_PRINT_BETTER_REPRO"
_active = 0


def dontGenerateOpCheckTests(reason):
    """Decorator: generates no tests from this test."""

    def mark(test):
        test._torch_dont_generate_opcheck_tests = True
        return test

    return mark


def is_inside_opcheck_mode():
    """True if a generated test is running."""
    return _active > 0


def has_fakes(*values):
    """True if there are fake tensors among the values, which cannot be compared."""
    return any(is_fake(leaf) for leaf in tree_leaves(values))


class OpCheckMode(TorchFunctionMode):
    """Runs a test of opcheck on each call of an operator in the namespaces."""

    def __init__(self, namespaces, test_util_name, test_util, failures_dict, test_name, path):
        super().__init__()
        self.namespaces = namespaces
        self.test_util_name = test_util_name
        self.test_util = test_util
        self.failures_dict = failures_dict
        self.test_name = test_name
        self.failures_dict_path = path
        self.seen = {}  # operator name: errors in its calls

    def __enter__(self):
        global _active
        _active += 1
        return super().__enter__()

    def __exit__(self, *exception):
        global _active
        _active -= 1
        super().__exit__(*exception)
        if exception[0] is None:
            self.report()

    def __torch_function__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        overload = self.overload_of(func, args, kwargs)
        if overload is None or overload.namespace not in self.namespaces or has_fakes(args, kwargs):
            return func(*args, **kwargs)
        found = self.run(overload, args, kwargs)
        try:
            return func(*args, **kwargs)
        except Exception:
            found.clear()  # the call is invalid, not the operator
            raise
        finally:
            self.seen.setdefault(overload._name.partition(".")[0], []).extend(found)

    @staticmethod
    def overload_of(func, args, kwargs):
        if isinstance(func, OpOverload):
            return func
        if isinstance(func, OpOverloadPacket):
            return keyfall._C._resolve_overload(tuple(func.op_overloads()), *args, **kwargs)
        return None

    def run(self, op, args, kwargs):
        """Returns a list of at most one (error, call) that the test finds."""
        status = self.failures_dict.get_status(op._name.partition(".")[0], self.test_name)
        if status == "skip":
            return []
        args, kwargs = copy_inputs((args, kwargs))
        try:
            with keyfall._C.DisableTorchFunctionSubclass():
                self.test_util(op, args, kwargs)
        except Exception as error:
            return [(error, op, args, kwargs)]
        return []

    def report(self):
        """Raises the errors of the tests, if the enclosing program succeeded."""
        for name, found in self.seen.items():
            status = self.failures_dict.get_status(name, self.test_name)
            if found and status != "xfail":
                error, op, args, kwargs = found[0]
                repro = generate_repro(self.test_util_name, op, args, kwargs)
                raise OpCheckError(
                    f"{op}: {self.test_util_name} failed with {error}\n{repro}"
                ) from error
            if not found and status == "xfail":
                raise OpCheckError(
                    f"generate_opcheck_tests: {self.test_name} was expected to fail for {name} by "
                    f"{self.failures_dict_path}, but did not: take it out there"
                )


class FailuresDict:
    """The generated tests that are skipped or expected to fail, stored in a JSON file."""

    def __init__(self, path, data):
        self.path = path
        self.data = data

    @staticmethod
    def load(path, *, create_file=False):
        if create_file and not os.path.exists(path):
            result = FailuresDict(path, {})
            result.save()
            return result
        with open(path) as file:
            content = json.load(file)
        if content.get("_version") != 1:
            raise RuntimeError(f"{path} is no failures dictionary that this version can read")
        return FailuresDict(path, content["data"])

    def save(self, to_str=False):
        content = {
            "_description": (
                "This is a dict containing failures for tests autogenerated by "
                "generate_opcheck_tests. For more details, please see https://docs.google.com/"
            ),
            "_version": 1,
            "data": self.data,
        }
        text = json.dumps(content, indent=4) + "\n"
        if to_str:
            return text
        with open(self.path, "w") as file:
            file.write(text)
        return None

    def get_status(self, qualname, test_name):
        return self.data.get(qualname, {}).get(test_name, {}).get("status", "xsuccess")


def validate_failures_dict_structure(failures_dict, test_utils, testcase):
    """Checks that the entries name generated tests and valid statuses."""
    for qualname, entries in failures_dict.data.items():
        for test_name, entry in entries.items():
            if set(entry) != {"comment", "status"}:
                raise RuntimeError(f"{qualname}: {test_name} must have a comment and a status")
            if entry["status"] not in ("xfail", "skip"):
                raise RuntimeError(
                    f"In failures_dict, got status={entry['status']} for {test_name}. Expected "
                    "status to be one of ['skip', 'xfail']."
                )
            class_name, _, name = test_name.partition(".")
            util, double, original = name.partition("__")
            if class_name != testcase.__name__:
                continue
            if not double or util not in test_utils:
                raise RuntimeError(
                    f"In failures_dict, test name '{name}' should begin with one of "
                    f"{[u + '__' for u in test_utils]}"
                )
            if not hasattr(testcase, original):
                raise RuntimeError(
                    f"In failures_dict, got test name '{test_name}'. The original test "
                    f"'{original}' does not exist on the TestCase."
                )


def generate_opcheck_tests(
    testcase, namespaces, failures_dict_path=None, additional_decorators=None, test_utils=None
):
    """Adds `<util>__<test>` to a test case for each of its tests and each util."""
    test_utils = list(test_utils or DEFAULT_TEST_UTILS)
    failures_dict = FailuresDict.load(failures_dict_path, create_file=True)
    validate_failures_dict_structure(failures_dict, test_utils, testcase)
    names = [
        name
        for name in dir(testcase)
        if name.startswith("test")
        and callable(getattr(testcase, name))
        and not getattr(getattr(testcase, name), "_torch_dont_generate_opcheck_tests", False)
    ]
    for name in names:
        for util in test_utils:
            generated = f"{util}__{name}"
            test = _generate(testcase, name, util, namespaces, failures_dict, generated)
            for decorator in (additional_decorators or {}).get(generated, ()):
                test = decorator(test)
            setattr(testcase, generated, test)
    if "test_aot_dispatch_static" in test_utils:
        for qualname, entries in sorted(failures_dict.data.items()):
            others = {n: e for n, e in entries.items() if "test_aot_dispatch_static" not in n}
            if not any(entry["status"] == "xfail" for entry in others.values()):
                continue
            generated = f"test_pt2_compliant_tag_{qualname.replace('::', '_')}"
            test = _compliance_test(qualname)
            for decorator in (additional_decorators or {}).get(generated, ()):
                test = decorator(test)
            setattr(testcase, generated, test)


def _generate(testcase, name, util, namespaces, failures_dict, generated):
    test = getattr(testcase, name)

    @functools.wraps(test)
    def run(*args, **kwargs):
        mode = OpCheckMode(
            namespaces,
            util,
            _TESTS[util],
            failures_dict,
            f"{testcase.__name__}.{generated}",
            failures_dict.path,
        )
        with mode:
            return test(*args, **kwargs)

    return run


def _compliance_test(qualname):
    def run(self):
        try:
            op = lookup_op(qualname)
        except AttributeError as error:
            raise unittest.SkipTest(f"{qualname} is not defined") from error
        if keyfall.Tag.pt2_compliant_tag in op.tags:
            raise AssertionError(f"{qualname} has the tag pt2_compliant_tag but fails some tests")

    return run


_REPRO = """\
# =========================================================
# BEGIN REPRO SCRIPT
# =========================================================
import torch
from torch.testing._internal.optests import opcheck

# Make sure you have loaded the library that contains the op
# via an import or torch.ops.load_library(...)
op = torch.ops.{op}

{arguments}
opcheck(op, args, kwargs, test_utils="{util}")
# =========================================================
# END REPRO SCRIPT
# =========================================================
"""


def generate_repro(test, op, args, kwargs, *, save_data=None, dry_run=False):
    """Returns a script that reruns one opcheck test. `save_data`: arguments go to a file."""
    if save_data is None:
        save_data = os.environ.get(_REPRO_VARIABLE) == "1"
    if save_data:
        path = os.path.join(tempfile.gettempdir(), "pytorch_opcheck_safe_to_delete", "repro.pt")
        if not dry_run:
            os.makedirs(os.path.dirname(path), exist_ok=True)
            keyfall.save((args, kwargs), path)
        arguments = f'args, kwargs = torch.load("{path}")'
    else:
        arguments = (
            f"# If you rerun your test with {_REPRO_VARIABLE}=1\n"
            "# we will fill them in same (args, kwargs) as in your test\n"
            "args = ()  # args to the operator\n"
            "kwargs = {}  # kwargs to the operator"
        )
    return _REPRO.format(op=op, arguments=arguments, util=test)
