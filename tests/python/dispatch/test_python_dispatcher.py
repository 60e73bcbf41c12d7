"""The table of a dummy operator, as PyTorch prints it."""

import pytest
from keyfall._python_dispatcher import PythonDispatcher


@pytest.fixture
def dispatcher():
    result = PythonDispatcher()
    yield result
    result.ref.reset()  # a traceback may keep the object alive, and with it the name


HEAD = "key             kernel\n---------------------------\n"


def test_table(dispatcher):
    dispatcher.register(["CPU", "XLA", "Lazy", "CompositeImplicitAutograd", "AutogradCPU"])
    assert dispatcher.dispatchTable() == (
        "\nComputed Dispatch Table\n" + HEAD + "CPU             fn_CPU [kernel]\n"
        "XLA             fn_XLA [kernel]\n"
        "Lazy            fn_Lazy [kernel]\n"
        "FPGA            fn_CompositeImplicitAutograd [math kernel]\n"
        "AutogradOther   fn_CompositeImplicitAutograd [math kernel]\n"
        "AutogradCPU     fn_AutogradCPU [kernel]\n"
        "AutogradXLA     [backend fallback]\n"
        "AutogradLazy    [backend fallback]\n"
    )
    assert dispatcher.registrations() == (
        "\nRegistered Kernels\n" + HEAD + "CPU             fn_CPU\n"
        "XLA             fn_XLA\n"
        "Lazy            fn_Lazy\n"
        "AutogradCPU     fn_AutogradCPU\n"
        "CompositeImplicitAutograd[alias] fn_CompositeImplicitAutograd\n"
    )
    assert "name: __test__::foo" in dispatcher.rawRegistrations()
    assert "CPU: fn_CPU [kernel]" in dispatcher.rawDispatchTable()


def test_ambiguity(dispatcher):
    dispatcher.register(["CPU", "FPGA", "CompositeImplicitAutograd"])
    assert "AutogradOther   ambiguous_autogradother [ambiguous autogradother]\n" in (
        dispatcher.dispatchTable()
    )


@pytest.mark.parametrize(
    "keys, text",
    [
        (["CPU", "CPU"], "Overriden is not allowed but found duplicates in ['CPU', 'CPU']."),
        (
            ["CompositeExplicitAutograd", "CompositeImplicitAutograd"],
            "Registration to both CompositeImplicitAutograd and CompositeExplicitAutograd is not allowed.",
        ),
        (["Nope"], "Nope is not supported, please select a dispatch key in ['CPU', 'XLA', "),
    ],
)
def test_errors(dispatcher, keys, text):
    with pytest.raises(RuntimeError) as caught:
        dispatcher.register(keys)
    assert str(caught.value).startswith(text)


def test_keys(dispatcher):
    assert dispatcher.keys()[:2] == ["CPU", "XLA"]
