"""cut_recording(): one call of a recording as a test case of its own."""

import base64
import io
import os
import zlib

from .._namespace import export
from .file_format import Recording, Writer
from .values import tensors_in

__all__ = ["cut_recording"]

_PROGRAM = '''"""{call}

Call {index} of {name}. Run it with pytest, or alone: python {file} [DEVICE]"""

import base64
import sys
import zlib

import keyfall

RECORDING = zlib.decompress(base64.b85decode("""
{text}
""".replace("\\n", "")))


def test_{function}(device=None):
    report = keyfall.replay(RECORDING, device=device)
    assert report.ok and not report.skipped, str(report)


if __name__ == "__main__":
    print(keyfall.replay(RECORDING, device=sys.argv[1] if len(sys.argv) > 1 else None))
'''


def text_of_call(call):
    """The call as a line: operator, arguments and results."""
    given = [repr(value) for value in call.args]
    given += [f"{name}={value!r}" for name, value in call.kwargs.items()]
    if call.error is not None:
        result = f"raised {call.error[0]}: {call.error[1].splitlines()[0] if call.error[1] else ''}"
    elif call.returns is None:
        result = "no result: the recording ends here"
    else:
        result = ", ".join(map(repr, call.returns)) or "nothing"
    return f"{call.op}({', '.join(given)}) -> {result}"


def _find(recording, index):
    """The call and the latest content of each storage before it."""
    contents = {}
    for call in recording:
        contents.update((data.storage, data) for data in call.before)
        if call.index == index:
            return call, contents
        contents.update((data.storage, data) for data in call.after)
    raise IndexError(f"{recording.name} has no call {index}")


def _write_one(recording, call, contents, target):
    writer = Writer(target, {**recording.meta, "tensors": "full", "cut": call.index})
    sizes = {info.storage: info.storage_size for info in tensors_in([call.args, call.kwargs])
             if info.device != "meta" and info.storage_size}
    for number in sizes:
        data = contents.get(number)
        if data is None or data.position is None:
            raise ValueError(f"{recording.name} has no values for the arguments of call {call.index}: it was "
                             f"recorded with tensors={recording.tensors!r}, cutting needs 'full'")
        writer.data(number, data.size, data.digest, recording.content(data))
    writer.call(0, call.op, call.args, call.kwargs, call.random)
    for data in call.after:
        writer.data(data.storage, data.size, data.digest,
                    None if data.position is None else recording.content(data))
    if call.error is not None:
        writer.failed(0, *call.error)
    elif call.returns is not None:
        writer.done(0, call.returns, call.written)
    writer.close(0 if call.returns is None and call.error is None else 1)


def cut_recording(path, index, target):
    """Writes call number `index` of a recording to `target`: a recording of this call alone, or, when
    the name ends in .py, a Python program that contains it, for pytest or to be run. The recording must
    have the values of the arguments."""
    with Recording(path) as recording:
        call, contents = _find(recording, index)
        buffer = io.BytesIO()
        _write_one(recording, call, contents, buffer)
        name, target = os.path.basename(recording.name), os.fspath(target)
    if not target.endswith(".py"):
        with open(target, "wb") as file:
            file.write(buffer.getvalue())
        return
    text = base64.b85encode(zlib.compress(buffer.getvalue(), 9)).decode()
    program = _PROGRAM.format(
        call=text_of_call(call).replace("\\", "/").replace('"', "'"), index=index, name=name,
        file=os.path.basename(target), function="".join(c if c.isalnum() else "_" for c in call.op),
        text="\n".join(text[i:i + 96] for i in range(0, len(text), 96)))
    with open(target, "w", encoding="utf-8") as file:
        file.write(program)


export(globals())
