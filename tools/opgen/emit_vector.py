"""Generates the text of the CPU's vector functions of float32 that fused C code begins with (src/codegen/gen).

The functions and what they call are cut out of src/backends/cpu/simd/math, without comments, so that fused
code computes the bits of the CPU's kernels. NAMES are those that fused code calls (c_source.c)."""

import re

FOLDER = "src/backends/cpu/simd/math"
FILES = ["math_base.h", "math_f32.h", "math_erf32.h"]
NAMES = "exp exp2 expm1 log log2 log1p tanh erf sigmoid silu".split()
TARGET = "src/codegen/gen/vector_functions.c"
# The types and names of src/codegen/c_prelude.c.
WORDS = {"static inline": "F", "float": "f32", "uint32_t": "u32", "int32_t": "i32", "INFINITY": "__builtin_inff()",
         "NAN": "__builtin_nanf(\"\")", "FLT_MIN": "0x1p-126f", "VF_SHIFT": "0x1.8p23f", "VF_SIGN": "0x80000000u",
         "KF_ISA_FMA": "KF_FMA", "__builtin_fabsf": "vf_abs"}  # fmt: skip
PRELUDE = {"vf_bits", "vf_of_bits"}  # the prelude has them


def definitions(text):
    """Returns name → text of the functions and structures, in order."""
    found = {}
    pattern = r"(?ms)^(?:typedef struct (\w+) \{.*?^\} \w+;|static inline [\w ]+ (\w+)\([^)]*\) \{(?:[^\n]*\}$|.*?^\}))"
    for match in re.finditer(pattern, text):
        found[(match.group(1) and match.group(1) + "_t") or match.group(2)] = match.group(0)
    return found


def needed(found, names):
    chosen, open_names = set(), [f"vf_{name}" for name in names]
    while open_names:
        name = open_names.pop()
        if name in chosen or name in PRELUDE:
            continue
        chosen.add(name)
        open_names += [word for word in re.findall(r"\w+", found[name]) if word in found]
    return [name for name in found if name in chosen]


def with_extremes(line):
    """Writes a choice between two numbers that are compared as the instruction that machines have for it."""
    return re.sub(r"vf_pick\((\w+)([<>])([-\w.]+),\3,\1\)",
                  lambda m: f"({m[3]}{'<' if m[2] == '>' else '>'}{m[1]}?{m[3]}:{m[1]})", line)  # fmt: skip


def compact(text):
    for word, short in WORDS.items():
        text = re.sub(rf"\b{word}\b", short, text)
    lines = []
    for line in text.splitlines():
        if line.startswith("#"):
            lines += [line, ""]
            continue
        line = re.sub(r"\s*([^\w\s])\s*", r"\1", line.strip())
        last = lines.pop() if lines and not lines[-1].startswith("#") else ""
        lines.append(last + (" " if last[-1:].isalnum() and line[:1].isalnum() else "") + line)
    return [with_extremes(line) for line in lines if line]


def emit(root):
    if not (root / FOLDER).is_dir():  # a catalogue on its own
        return {}
    text = "".join((root / FOLDER / name).read_text() for name in FILES)
    found = definitions(re.sub(r"(?s)/\*.*?\*/", "", text))
    rows = ["F f32 vf_abs(f32 x){return __builtin_fabsf(x);}", "F u32 vf_bits(f32 x){return bits(x);}",
            "F f32 vf_of_bits(u32 x){return real(x);}"]  # fmt: skip
    for name in needed(found, NAMES):
        rows += compact(found[name])
    quoted = ["    \"" + row.replace("\\", "\\\\").replace('"', '\\"') + "\\n\"" for row in rows]
    head = "/* Made by tools/opgen/emit_vector.py. Do not edit. */\n"
    head += '#include "codegen/c_source.h"\n\nconst char *const kf__c_vector_functions[] = {\n'
    half = next(i for i in range(len(quoted) // 2, len(quoted)) if quoted[i].startswith('    "F '))
    parts = ("\n".join(part) for part in (quoted[:half], quoted[half:]))  # compilers limit the length of a string
    return {TARGET: head + ",\n\n".join(parts) + ",\n\n    NULL};\n"}
