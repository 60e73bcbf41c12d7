#!/usr/bin/env python3
"""Generates the code that passes boxed calls to typed kernels.

Input is signatures.txt in this folder: the forms of parameter lists for which a caller is generated, and
the common classes of signatures that get an adaptor of their own. The letters are those of
KF_PARAM_KINDS in src/dispatch/operators/signature.h.

    adaptors.py --out DIR              write adaptors.[ch] and callers.[ch] to DIR/src/dispatch/gen
    adaptors.py --survey FILE          print a new signatures.txt for the schemas in FILE, one to a
                                       line (text after a tab is ignored)
"""

import argparse
import collections
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent

# Class letter -> (C type, inline helper or None for the general one, is a list).
CLASS_TYPES = {
    "T": ("kf_tensor_t *", "tensor", False),
    "G": ("kf_generator_t *", None, False),
    "O": ("kf_storage_t *", None, False),
    "i": ("int64_t", "int", False),
    "f": ("double", "float", False),
    "b": ("bool", "bool", False),
    "c": ("kf_complex_t", None, False),
    "s": ("kf_scalar_t", "scalar", False),
    "t": ("kf_str_t", None, False),
    "e": ("kf_dtype_t", None, False),
    "d": ("kf_device_t", None, False),
    "m": ("kf_stream_t", None, False),
    "I": ("kf_opt_int_t", None, False),
    "F": ("kf_opt_float_t", None, False),
    "B": ("kf_opt_bool_t", None, False),
    "Z": ("kf_opt_scalar_t", None, False),
    "D": ("kf_opt_device_t", None, False),
    "n": ("kf_int_span_t", None, True),
    "r": ("kf_float_span_t", None, True),
    "q": ("kf_bool_span_t", None, True),
    "x": ("kf_tensor_span_t", None, True),
}
# Shape letter -> C type that is passed in the same way.
SHAPE_TYPES = {
    "p": "word_t",
    "w": "pair_t",
    "f": "double",
    "b": "bool",
    "c": "kf_complex_t",
    "s": "kf_scalar_t",
    "e": "number_t",
    "d": "kf_device_t",
    "F": "kf_opt_float_t",
    "B": "kf_opt_bool_t",
    "Z": "kf_opt_scalar_t",
    "D": "kf_opt_device_t",
}
# Class letters that share a shape; the others are their own.
SHAPE_OF_CLASS = dict.fromkeys("TGOi", "p") | dict.fromkeys("StmInrqxvV", "w")

ADAPTOR_RETURNS = re.compile(r"T*|&*|L|i|f|b")


# ---- Reading -----------------------------------------------------------------------------------


def read_signatures(path):
    """Returns (shapes, classes), each sorted like strcmp."""
    found = {"shape": set(), "class": set()}
    for number, line in enumerate(path.read_text().splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        if len(words) != 2 or words[0] not in found:
            raise SystemExit(f"{path.name}:{number}: expected 'shape LETTERS' or 'class ARGS>RETURNS'")
        kind, text = words
        text = "" if text == "-" else text
        check(kind, text, f"{path.name}:{number}")
        found[kind].add(text)
    return sorted(found["shape"]), sorted(found["class"])


def check(kind, text, place):
    if kind == "shape":
        wrong = [c for c in text if c not in SHAPE_TYPES]
    else:
        arguments, arrow, returns = text.partition(">")
        wrong = [c for c in arguments if c not in CLASS_TYPES]
        if not arrow or not ADAPTOR_RETURNS.fullmatch(returns):
            wrong = wrong or [text]
    if wrong:
        raise SystemExit(f"{place}: '{wrong[0]}' cannot be part of a {kind}")


# ---- Writing -----------------------------------------------------------------------------------


def names_table(prefix, names):
    """Packs the names into one string with offsets, which needs no relocation at load time."""
    lines, offsets, at = [], [], 0
    for name in names:
        lines.append(f'    "{name}\\0"')
        offsets.append(at)
        at += len(name) + 1
    if at > 0xFFFF:
        raise SystemExit(f"the names of all {prefix}s do not fit 16-bit offsets")
    rows = [", ".join(map(str, offsets[i : i + 16])) for i in range(0, len(offsets), 16)]
    return (
        f"const char kf__{prefix}_names[] =\n" + "\n".join(lines) + ";\n\n"
        f"const uint16_t kf__{prefix}_offsets[KF_{prefix.upper()}_COUNT] = {{\n    "
        + ",\n    ".join(rows)
        + "};\n"
    )


def adaptor_name(text):
    arguments, _, returns = text.partition(">")
    return f"unbox_{arguments}_to_{returns.replace('&', 'A')}"


def load_argument(index, count, letter):
    c_type, helper, is_list = CLASS_TYPES[letter]
    if helper:
        return f"kf__unbox_{helper}(call, end - {count - index}, {index}, &a{index})"
    return f"kf__unbox_argument(call, end - {count - index}, {index}, &a{index}, {'&temps' if is_list else 'NULL'})"


def end_of_call(returns, count):
    if returns == "":
        return f"kf__unbox_end(stack, {count}, status)"
    if returns[0] == "T":
        return f"kf__unbox_end_tensors(call, stack, {count}, status, r, {len(returns)})"
    if returns[0] == "&":
        return f"kf__unbox_end_written(call, stack, {count}, status)"
    if returns == "L":
        return f"kf__unbox_end_list(call, stack, {count}, status, r)"
    maker = {"i": "int", "f": "float", "b": "bool"}[returns]
    return f"kf__unbox_end_value(stack, {count}, status, kf_value_{maker}(r))"


# Nothing is left to do after the kernel: the single argument is the return, and already in the return
# slot. So the kernel returns to the caller directly; see Note [Passing on].
PASSING_ADAPTOR = """static kf_status_t unbox_T_to_A(const kf_call_t *call, kf_stack_t *stack) {
  if (KF_UNLIKELY(stack->size < 1)) return kf__unbox_short(call, stack);
  const kf_value_t *end = stack->values + stack->size;
  if (KF_UNLIKELY(end[-1].tag != KF_TAG_TENSOR)) return kf__unbox_any(call, stack);
  return ((kf_status_t(*)(const kf_call_t *, kf_tensor_t *))kf__unbox_typed(call))(
      call, (kf_tensor_t *)(void *)end[-1].as.object);
}"""

# One tensor for one tensor, the most common case: the kernel writes its return over the argument, so
# only the argument's reference remains to be released. A kernel that returns its argument took a
# reference itself, so this is not the last one, and the count need not be checked.
REPLACING_ADAPTOR = """static kf_status_t unbox_T_to_T(const kf_call_t *call, kf_stack_t *stack) {
  if (KF_UNLIKELY(stack->size < 1)) return kf__unbox_short(call, stack);
  kf_value_t *top = stack->values + (stack->size - 1);
  if (KF_UNLIKELY(top->tag != KF_TAG_TENSOR)) return kf__unbox_any(call, stack);
  kf_tensor_t *argument = top->as.tensor;
  top->as.tensor = NULL;
  kf_status_t status =
      ((kf_status_t(*)(const kf_call_t *, kf_tensor_t *, kf_tensor_t **))kf__unbox_typed(call))(
          call, argument, &top->as.tensor);
  if (KF_UNLIKELY(status != KF_OK || top->as.tensor == NULL))
    return kf__unbox_end_unreplaced(call, stack, status, argument);
  if (top->as.tensor == argument)
    (void)kf_count_down(&top->as.object->refcount);
  else
    kf_object_release(argument);
  return KF_OK;
}"""


def adaptor(text):
    if text == "T>&":
        return PASSING_ADAPTOR
    if text == "T>T":
        return REPLACING_ADAPTOR
    arguments, _, returns = text.partition(">")
    count = len(arguments)
    has_lists = any(CLASS_TYPES[c][2] for c in arguments)
    types = ["const kf_call_t *"] + [CLASS_TYPES[c][0] for c in arguments]
    values = ["call"] + [f"a{i}" for i in range(count)]
    out = [f"static kf_status_t {adaptor_name(text)}(const kf_call_t *call, kf_stack_t *stack) {{"]
    if count:
        out.append(f"  if (KF_UNLIKELY(stack->size < {count})) return kf__unbox_short(call, stack);")
    if len(returns) > count:
        out.append(f"  KF_TRY(kf_stack_reserve(stack, {len(returns) - count}));")
    if count:
        out.append("  const kf_value_t *end = stack->values + stack->size;")
    for i, letter in enumerate(arguments):
        c_type = CLASS_TYPES[letter][0]
        out.append(f"  {c_type}{'' if c_type.endswith('*') else ' '}a{i};")
    if returns.startswith("T"):
        n = len(returns)
        out.append(f"  kf_tensor_t *r[{n}] = {{{', '.join(['NULL'] * n)}}};")
        types += ["kf_tensor_t **"] * n
        values += [f"&r[{i}]" for i in range(n)]
    elif returns and returns[0] != "&":
        c_type = "kf_list_t *" if returns == "L" else CLASS_TYPES[returns][0] + " "
        out.append(f"  {c_type}r = {'NULL' if returns == 'L' else '0'};")
        types.append(c_type + "*")
        values.append("&r")
    if has_lists:
        out.append("  kf_temp_t *temps = NULL;")
        out.append("  kf_status_t status;")
        steps = [f"(status = {load_argument(i, count, c)}) != KF_OK"
                 for i, c in enumerate(arguments)]  # fmt: skip
        out.append("  if (" + " ||\n      ".join(steps) + ")")
        out.append("    return kf__unbox_give_up(temps, status);")
        out.append(f"  status = ((kf_status_t(*)({', '.join(types)}))kf__unbox_typed(call))(")
        out.append(f"      {', '.join(values)});")
        out.append("  if (KF_UNLIKELY(temps != NULL)) kf__unbox_free_temps(temps);")
    else:
        out += [f"  KF_TRY({load_argument(i, count, c)});" for i, c in enumerate(arguments)]
        out.append("  kf_status_t status =")
        out.append(f"      ((kf_status_t(*)({', '.join(types)}))kf__unbox_typed(call))(")
        out.append(f"          {', '.join(values)});")
    out.append(f"  return {end_of_call(returns, count)};")
    out.append("}")
    return "\n".join(out)


def caller_case(number, shape):
    types = "".join(", " + SHAPE_TYPES[c] for c in shape)
    values = "".join(f", A({SHAPE_TYPES[c]}, {i})" for i, c in enumerate(shape))
    return (
        f"    case {number}:\n"
        f"      return ((kf_status_t(*)(const kf_call_t *{types}))fn)(\n          call{values});"
    )


BANNER = """/* GENERATED by tools/opgen/adaptors.py from tools/opgen/signatures.txt: do not edit.
 *
"""

ADAPTORS_HEADER = (
    BANNER
    + """ * Adaptors for common classes of signatures, and the sorted names by which signature.c finds them. */
#ifndef KF_DISPATCH_GEN_ADAPTORS_H
#define KF_DISPATCH_GEN_ADAPTORS_H

#include "dispatch/operators/signature.h"

enum {{ KF_ADAPTOR_COUNT = {count} }};

extern const char kf__adaptor_names[];
extern const uint16_t kf__adaptor_offsets[KF_ADAPTOR_COUNT];
extern const kf_boxed_fn kf__adaptors[KF_ADAPTOR_COUNT];

#endif
"""
)

CALLERS_HEADER = (
    BANNER
    + """ * Callers for shapes of parameter lists, and the sorted names by which signature.c finds them. */
#ifndef KF_DISPATCH_GEN_CALLERS_H
#define KF_DISPATCH_GEN_CALLERS_H

#include "dispatch/operators/signature.h"

enum {{ KF_CALLER_COUNT = {count} }};

extern const char kf__caller_names[];
extern const uint16_t kf__caller_offsets[KF_CALLER_COUNT];
/* Calls `fn` with the words that the pointers lead to: the arguments, then the output pointers. */
KF_MUST_USE kf_status_t kf__caller_run(unsigned number, kf_typed_fn fn, const kf_call_t *call,
                                       const void *const *words);

#endif
"""
)

LONG_STRING = """
/* clang-format off */

/* The names of all shapes are one string, longer than the standard asks every compiler to take. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

"""

ADAPTORS_OPENING = (
    BANNER
    + """ * An adaptor takes the arguments of one class of signatures from the stack, calls the typed kernel
 * and puts the returns in their place. */
#include "dispatch/gen/adaptors.h"

#include "dispatch/operators/unbox.h"
"""
    + LONG_STRING
)

CALLERS_OPENING = (
    BANNER
    + """ * A caller passes words of given shapes: see Note [Parameter forms]. */
#include "dispatch/gen/callers.h"

#include "base/base_internal.h"
"""
    + LONG_STRING
    + """/* May alias: the word may be a pointer to anything, or an integer; the pair any two words. */
typedef uint64_t __attribute__((may_alias)) word_t;
typedef uint32_t __attribute__((may_alias)) number_t;
typedef struct __attribute__((may_alias)) pair {
  uint64_t first;
  uint64_t second;
} pair_t;

#define A(type, index) (*(const type *)words[index])

/* One function with a table of jumps, not a table of functions: it needs neither relocations nor
 * unwind data for each shape. */
kf_status_t kf__caller_run(unsigned number, kf_typed_fn fn, const kf_call_t *call,
                           const void *const *words) {
  switch (number) {
"""
)

CALLERS_END = """
    default:
      return kf_error_set(KF_ERR_INTERNAL, "there is no caller with number %u", number);
  }
}
"""


def adaptors_source(classes):
    source = ADAPTORS_OPENING
    source += "\n\n".join(adaptor(c) for c in classes) + "\n\n"
    source += names_table("adaptor", classes) + "\n"
    source += "const kf_boxed_fn kf__adaptors[KF_ADAPTOR_COUNT] = {\n"
    return source + "".join(f"    {adaptor_name(c)},\n" for c in classes) + "};\n"


def callers_source(shapes):
    cases = "\n".join(caller_case(i, s) for i, s in enumerate(shapes))
    return CALLERS_OPENING + cases + CALLERS_END + "\n" + names_table("caller", shapes)


def generate(shapes, classes):
    folder = "src/dispatch/gen"
    return {
        f"{folder}/adaptors.c": adaptors_source(classes),
        f"{folder}/adaptors.h": ADAPTORS_HEADER.format(count=len(classes)),
        f"{folder}/callers.c": callers_source(shapes),
        f"{folder}/callers.h": CALLERS_HEADER.format(count=len(shapes)),
    }


# ---- Survey ------------------------------------------------------------------------------------

PLAIN = {
    "Tensor": "T", "Generator": "G", "Storage": "O", "int": "i", "SymInt": "i", "float": "f",
    "bool": "b", "complex": "c", "Scalar": "s", "str": "t", "Dimname": "t", "ScalarType": "e",
    "Layout": "e", "MemoryFormat": "e", "Device": "d", "Stream": "m", "DeviceIndex": "i",
}  # fmt: skip
OPTIONAL = {
    "Tensor": "T", "Generator": "G", "Storage": "O", "str": "t", "Dimname": "t", "int": "I",
    "SymInt": "I", "float": "F", "bool": "B", "Scalar": "Z", "Device": "D", "ScalarType": "I",
    "Layout": "I", "MemoryFormat": "I",
}  # fmt: skip
LISTS = {"int": "n", "SymInt": "n", "float": "r", "bool": "q", "Tensor": "x", "Tensor?": "x"}
SYMBOLIC = {"SymInt": "S", "SymInt?": "V", "SymInt[]": "v"}


def letter_of(text, symbolic):
    """Returns the class letter of an argument's type, from its text without annotations."""
    text = re.sub(r"\([^)]*\)", "", text)
    text = re.sub(r"\[\d+\]", "[]", text)
    if symbolic and text.replace("]?", "]") in SYMBOLIC:
        return SYMBOLIC[text.replace("]?", "]")]
    if text in PLAIN:
        return PLAIN[text]
    base = text[:-1] if text.endswith("?") else text
    if base != text and base in OPTIONAL:
        return OPTIONAL[base]
    return LISTS.get(base[:-2], "V") if base.endswith("[]") else "V"


def split_list(text):
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text + ","):
        depth += (c in "([") - (c in ")]")
        if c == "," and depth == 0:
            if text[start:i].strip():
                parts.append(text[start:i].strip())
            start = i + 1
    return parts


def split_schema(text):
    """Returns the texts of the arguments and of the returns."""
    start, depth = text.index("("), 0
    for end in range(start, len(text)):
        depth += (text[end] == "(") - (text[end] == ")")
        if depth == 0:
            break
    returns = text[end + 1 :].split("->", 1)[1].strip()
    if returns.startswith("("):
        returns = returns[1:-1]
    return [a for a in split_list(text[start + 1 : end]) if a != "*"], split_list(returns)


def classes_of(text):
    """Returns the plain class of a schema's signature and, if it differs, the symbolic one."""
    arguments, returns = split_schema(text)
    types = [re.match(r"\S+?(\([^)]*\))?[^\s(]*(?=\s|$)", a).group() for a in arguments]
    written = {m.group(1) for a in arguments for m in [re.search(r"\((\w+)!\)", a)] if m}
    outputs = ""
    for r in returns:
        mark = re.search(r"\((\w+)!\)", r)
        letter = letter_of(re.sub(r"\([^)]*\)", "", r).split()[0], True)
        if mark and mark.group(1) in written:
            outputs += "&"
        else:
            outputs += "L" if letter in "nrqxv" or "[" in r else "V" if letter == "t" else letter
    found = {"".join(letter_of(t, symbolic) for t in types) + ">" + outputs
             for symbolic in (False, True)}  # fmt: skip
    return sorted(found, key=lambda c: any(s in c.partition(">")[0] for s in "SvV"))


def shape_of(text):
    arguments, _, returns = text.partition(">")
    words = "".join(SHAPE_OF_CLASS.get(c, c) for c in arguments)
    return words + "p" * sum(c != "&" for c in returns)


def survey(lines, adaptors, symbolic_minimum):
    plain, shapes, symbolic_shapes = collections.Counter(), {""}, collections.Counter()
    for line in lines:
        text = line.split("\t")[0].strip()
        if not text or text.startswith("#") or "..." in text:
            continue
        first, *rest = classes_of(text)
        plain[first] += 1
        shapes.add(shape_of(first))
        symbolic_shapes.update(shape_of(c) for c in rest)
    shapes |= {s for s, n in symbolic_shapes.items() if n >= symbolic_minimum}
    able = [(n, c) for c, n in plain.items()
            if ADAPTOR_RETURNS.fullmatch(c.partition(">")[2])
            and all(x in CLASS_TYPES for x in c.partition(">")[0])]  # fmt: skip
    able.sort(key=lambda pair: (-pair[0], pair[1]))
    print(SIGNATURES_HEADER, end="")
    for n, c in sorted(able[:adaptors], key=lambda pair: pair[1]):
        print(f"class {c}  # {n}")
    print()
    for s in sorted(shapes):
        print(f"shape {s or '-'}")


SIGNATURES_HEADER = """\
# Signatures for which tools/opgen/adaptors.py writes code; the letters are those of KF_PARAM_KINDS
# in src/dispatch/operators/signature.h. Written by `adaptors.py --survey` from a list of schemas; lines may
# be added by hand.
#
# class ARGS>RETURNS   gets an adaptor of its own: its arguments are read from the stack inline.
#                      Behind it, how many operators of the survey have it.
# shape WORDS          gets a caller: every signature whose arguments and output pointers have
#                      these shapes can be called, through the general adaptor. "-": none at all.
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=pathlib.Path, help="root under which to write the files")
    parser.add_argument("--survey", type=pathlib.Path, help="file of schemas, one to a line")
    parser.add_argument("--adaptors", type=int, default=64, help="survey: how many classes")
    parser.add_argument("--symbolic-minimum", type=int, default=2,
                        help="survey: operators that a symbolic shape must serve")  # fmt: skip
    options = parser.parse_args()
    if options.survey:
        survey(options.survey.read_text().splitlines(), options.adaptors, options.symbolic_minimum)
        return
    if not options.out:
        parser.error("--out or --survey is needed")
    for name, text in generate(*read_signatures(HERE / "signatures.txt")).items():
        path = options.out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


if __name__ == "__main__":
    sys.exit(main())
