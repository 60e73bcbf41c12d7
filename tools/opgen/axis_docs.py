"""The sentence on shapes in docstrings, where it follows from the key `axes`: "(n, k), (k, m) -> (n, m)."."""

import axes


def sentence(of, schema):
    """Returns the sentence, or "" where there is none, or not the same one for all lines."""
    told = {_of_line(line, schema) for line in of.lines} if of else set()
    return told.pop() if len(told) == 1 else ""


def _of_line(line, schema):
    operands = axes.tensors_of(schema.arguments)
    items = [item for shape in (*line.operands, *line.results) for item in shape.items]
    if any(shape.is_list for shape in (*line.operands, *line.results)) or \
            any(item.condition and not item.mark for shape in line.results for item in shape.items):
        return ""
    if all([item.text for item in shape.items] == ["*"] and shape.items[0].broadcast for shape in line.operands):
        return broadcast([operand.name for operand in operands])
    if any(item.place for item in items):
        return _placed(line, operands)
    if not line.sizes and not _has_letters(line):
        same = _of_an_operand(line, operands)
        if same:
            return same
        if not any(shape.items for shape in line.results) and all(item.several for item in items):
            return "One element."
    return _with_sizes(line, operands, axes.tensors_of(schema.returns))


def broadcast(names):
    """Returns the sentence on elementwise operators of these tensors."""
    if len(names) < 2:
        return f"The result has the shape of {names[0]}." if names else ""
    return f"The shapes of {', '.join(names[:-1])} and {names[-1]} are broadcast."


def _has_letters(line):
    """True if letters relate several tensors, or a letter is repeated: then the sentence shows them."""
    letters = [{item.name for item in shape.items if not item.several and isinstance(item.name, str)}
               for shape in (*line.operands, *line.results)]
    repeated = any(len(shape.names) > len(set(shape.names)) for shape in line.operands)
    return repeated or (len(line.operands) > 1 and any(letters[len(line.operands):]))


def _placed(line, operands):
    kept = [item for shape in line.results for item in shape.items if item.keep]
    if kept and len(operands) == 1 and all(len(shape.items) == 2 for shape in line.results):
        return f"The result lacks the dimensions {kept[0].place}; with {kept[0].keep}=True they have size 1."
    return "" if kept or line.sizes else _of_an_operand(line, operands)


def _of_an_operand(line, operands):
    """Returns "The result has the shape of self." if all results have the shape of the same operand."""
    wanted = {tuple(_dimension(item, True) for item in shape.items) for shape in line.results}
    for shape, operand in zip(line.operands, operands):
        if wanted == {tuple(_dimension(item, False) for item in shape.items)} and shape.items and \
                not any(item.broadcast or item.missing for item in shape.items):
            return f"The result{'s have' if len(line.results) > 1 else ' has'} the shape of {operand.name}."
    return ""


def _with_sizes(line, operands, results):
    given = [_shape(shape, False) for shape in line.operands]
    if len(given) < 3 and not any(map(_stretches, line.operands)):
        text = f"{', '.join(given)} -> {_results(line, results)}"
    else:
        named = (f"{operand.name}{' broadcast to' if _stretches(shape) else ''} {one}"
                 for shape, operand, one in zip(line.operands, operands, given))
        text = f"{', '.join(named)}; result{'s' if len(results) > 1 else ''} {_results(line, results)}"
    told = [f"{name} = {size.text}" for name, size in line.sizes.items()]
    if any(item.broadcast for shape in line.operands if not _stretches(shape) for item in shape.items):
        told.append("broadcast *")
    missing = sorted({item.name for shape in line.operands for item in shape.items if item.missing})
    end = f" {' and '.join(missing)} may be missing." if missing else ""
    return f"{text}{', with ' if told else ''}{', '.join(told)}.{end}"


def _stretches(shape):
    """True if all dimensions of an operand broadcast."""
    return bool(shape.items) and all(item.broadcast for item in shape.items)


def _results(line, results):
    named = [f"{item.name} " if item.name and len(results) > 1 else "" for item in results]
    return ", ".join(name + _shape(shape, True) for name, shape in zip(named, line.results))


def _shape(shape, of_result):
    return f"({', '.join(_dimension(item, of_result) for item in shape.items)})"


def _dimension(item, of_result):
    if item.place:
        return f"[{item.place}]{item.name}"
    if item.ones:
        return "1..."
    if item.several:
        name = item.name if item.name == axes.BATCH else f"{item.name}..."
        return f"{name}'" if of_result and item.mark == "~" else name
    text = " * ".join(str(factor.name) for factor in item.factors)
    return f"{text}'" if of_result and item.mark == "~" else text
