"""The reference of Python: one page for each public module, from docstrings, signatures and stubs."""

import ast
import enum
import importlib
import inspect
import re
import types

import rst
import torch_names
from site_map import ROOT

PACKAGE = ROOT / "python" / "keyfall"
# Modules that PyTorch does not have.
OWN = ("keyfall.devices", "keyfall.fallback", "keyfall.lazy", "keyfall.conformance", "keyfall.safetensors")
# Stubs, by the module or class whose names they have.
STUBS = {"keyfall": ("_C/_VariableFunctions.pyi", "_C/__init__.pyi", "__init__.pyi", "_namespace/tracing.pyi"),
         "keyfall.Tensor": ("_C/_methods.pyi", "_C/__init__.pyi"), "keyfall.linalg": ("_C/_linalg.pyi",),
         "keyfall.fft": ("_C/_fft.pyi",), "keyfall.special": ("_C/_special.pyi",),
         "keyfall.nn.functional": ("_C/_nn.pyi",)}
CODE = r"`([^`\n]+)`|\b(?:keyfall|torch)(?:\.\w+)+\b|\b\w+_\w+\b|\b(?:None|True|False|NaN)\b"


def stub_signatures(module):
    """Returns {name: [signature]} from the stubs of a module, with the methods of its classes."""
    found = {}
    for path in STUBS.get(module, ()):
        tree = ast.parse((PACKAGE / path).read_text())
        nodes = list(tree.body)
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and module == "keyfall.Tensor" and node.name in ("Tensor", "OperatorMethods"):
                nodes += node.body
        for node in nodes:
            if isinstance(node, ast.FunctionDef):
                returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
                text = f"{node.name}({ast.unparse(node.args)}){returns}"
                text = re.sub(r"\((self|cls), ", "(", text.replace("(self)", "()"))
                found.setdefault(node.name, []).append(text)
    return found


def runtime_signature(name, value):
    """Returns the signature that Python reports; the name alone where it knows none."""
    try:
        signature = inspect.signature(value)
    except (TypeError, ValueError):
        return name
    parameters = list(signature.parameters.values())
    if parameters and parameters[0].name in ("self", "cls") and not inspect.isclass(value):
        parameters = parameters[1:]
    text = str(signature.replace(parameters=parameters))
    # Defaults without a form in Python, such as <object object at 0x…>, are left out.
    return name + re.sub(r"<[^<>]*>", "…", re.sub(r"<([\w.]+): [^<>]*>", r"\1", text))


def describe(text):
    """Formats a docstring. Overloads of operators, `name(…) -> Tensor` and an indented line, become lists."""
    text = inspect.cleandoc(text or "")
    overload = r"^\w+\(.*\) -> .+\n    .+"
    if re.match(overload, text):
        parts = re.findall(r"^(\w+\(.*\) -> .+)\n((?:    .+\n?)+)", text, re.M)
        rest = text[text.rfind(parts[-1][1]) + len(parts[-1][1]):]
        items = [f"``{head}``\n   {line(' '.join(body.split()))}\n" for head, body in parts]
        return "\n".join(items) + ("\n" + rst.prose(rest, line, "python") if rest.strip() else "")
    return rst.prose(text, line, "python") if text else ""


def line(text):
    return rst.inline(text, CODE, lambda match: f"``{match[1] or match[0]}``")


def public_names(module):
    """Returns the names of a module that are its own."""
    names = getattr(module, "__all__", None)
    if names is None:
        recorded = torch_names.recorded().get("torch" + module.__name__.removeprefix("keyfall"), ())
        names = [name for name in dir(module) if not name.startswith("_")]
        names = [name for name in names if name in recorded or is_own(getattr(module, name, None))]
    names = [name for name in names if not name.startswith("_") and torch_names.is_usable(module, name)]
    return sorted(name for name in set(names) if not isinstance(getattr(module, name), types.ModuleType))


def is_own(value):
    home = getattr(value, "__module__", None)
    return callable(value) and isinstance(home, str) and home.startswith("keyfall")


def entry(name, value, stubs, kind):
    """Returns the directive for one name."""
    signatures = stubs.get(name) or [runtime_signature(name, value)]
    return rst.directive(kind, signatures, describe(own_doc(value)))


def own_doc(value):
    """Returns the docstring of the object itself, not one that it inherits."""
    doc = getattr(value, "__doc__", None)
    if not isinstance(doc, str) or (not callable(value) and doc == type(value).__doc__):
        return ""
    if inspect.isclass(value) and (doc == getattr(value.__base__, "__doc__", None) or "__doc__" not in vars(value)):
        return ""
    return doc


def class_entry(name, value):
    """Returns the directive for a class, with the methods that it documents itself."""
    methods = []
    for key, member in sorted(vars(value).items()):
        function = member.__func__ if isinstance(member, (classmethod, staticmethod)) else member
        if key.startswith("_") or not inspect.isfunction(function) or not function.__doc__:
            continue
        kind = {classmethod: "py:classmethod", staticmethod: "py:staticmethod"}.get(type(member), "py:method")
        methods.append(rst.directive(kind, [runtime_signature(key, function)], describe(function.__doc__)))
    doc = own_doc(value)
    if doc.startswith(f"{name}("):  # the directive has the signature
        doc = doc.partition("\n\n")[2]
    body = "\n".join([describe(doc), *methods])
    kind = "py:exception" if issubclass(value, BaseException) else "py:class"
    signature = name if issubclass(value, (BaseException, enum.Enum)) else runtime_signature(name, value)
    return rst.directive(kind, [signature], body)


def module_page(module):
    """Returns the page of a module."""
    name, stubs = module.__name__, stub_signatures(module.__name__)
    parts = [rst.heading(name, 1), rst.directive("py:module", [name]), describe(module.__doc__) + "\n"]
    plain = []
    for key in public_names(module):
        value = getattr(module, key)
        if f"{name}.{key}" == "keyfall.Tensor":
            continue  # has a page of its own
        if inspect.isclass(value):
            parts.append(class_entry(key, value))
        elif callable(value):
            parts.append(entry(key, value, stubs, "py:function"))
        else:
            plain.append(key)
    if plain:
        parts.append("Values: " + ", ".join(f"``{key}``" for key in plain) + "\n")
    return "\n".join(parts)


def tensor_page(tensor):
    """Returns the page of keyfall.Tensor, which has the operators as methods."""
    stubs, parts = stub_signatures("keyfall.Tensor"), []
    for key in dir(tensor):
        value = getattr(tensor, key)
        if key.startswith("_") or not (own_doc(value) or key in stubs):
            continue
        parts.append(entry(key, value, stubs, "py:method") if callable(value) else
                     rst.directive("py:attribute", [key], describe(own_doc(value))))
    body = "A tensor. Operators are methods; those that end in an underscore write to the tensor.\n\n"
    return "\n".join([rst.heading("keyfall.Tensor", 1), rst.directive("py:currentmodule", ["keyfall"]),
                      rst.directive("py:class", ["Tensor"], body + "\n".join(parts))])


def modules():
    """Returns the modules with a page, by name: PyTorch's that exist here, and those of Keyfall."""
    names = ["keyfall" + name.removeprefix("torch") for name in torch_names.recorded() if name != "torch.Tensor"]
    found = {}
    for name in sorted([*names, *OWN]):
        try:
            found[name] = importlib.import_module(name)
        except ImportError:
            continue
    return found


def pages():
    """Returns {name of the page: text}."""
    import keyfall

    made, rows = {}, []
    for name, module in modules().items():
        if not public_names(module):
            continue
        made[f"reference/python/{name}.rst"] = module_page(module)
        summary = re.split(r"(?<=\.)\s", inspect.cleandoc(module.__doc__ or "").partition("\n\n")[0])[0]
        rows.append([f":doc:`{name}`", line(" ".join(summary.split()))])
        if name == "keyfall":
            made["reference/python/keyfall.Tensor.rst"] = tensor_page(keyfall.Tensor)
            rows.append([":doc:`keyfall.Tensor`", "Tensors, with operators as methods."])
    stems = [path.removeprefix("reference/python/").removesuffix(".rst") for path in made]
    made["reference/python/index.rst"] = "\n".join([
        rst.heading("Python", 1),
        "Made from the docstrings, signatures and stubs of the package. Names are PyTorch's where PyTorch has them; "
        ":doc:`/from-pytorch` lists what is missing.\n",
        rst.table(["module", "contents"], rows), rst.contents(stems).replace(":maxdepth: 1", ":hidden:")])
    return made
