"""Tests of operators: opcheck and its parts."""

from keyfall._library.opcheck import (
    ALL_TEST_UTILS,
    DEFAULT_TEST_UTILS,
    OpCheckError,
    aot_autograd_check,
    autograd_registration_check,
    fake_check,
    opcheck,
    schema_check,
)

from . import aot_autograd, generate_tests
from .generate_tests import (
    dontGenerateOpCheckTests,
    generate_opcheck_tests,
    is_inside_opcheck_mode,
)
