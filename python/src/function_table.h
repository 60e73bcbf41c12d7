/* What the rows of gen/functions.inc mean.
 *
 *   KFPY_FUNCTION(name, flags, operators, doc)   one Python name: a function, a method or both
 *   KFPY_KEYWORD(other, name)                    another word for a keyword argument
 *
 * `operators`: names without `aten::`, separated by spaces, in the order in which they are tried;
 * an out= form follows the form that it belongs to. As a method a name has those without out= that
 * have a Tensor called self (not always the first argument: see `where`). `doc`: the signature,
 * "\n--\n\n", then what the operators do. */
#ifndef KFPY_FUNCTION_TABLE_H
#define KFPY_FUNCTION_TABLE_H

enum {
  KFPY_IN_TORCH = 1,   /* keyfall.name and keyfall._C._VariableFunctions.name */
  KFPY_IN_C_ONLY = 2,  /* in _VariableFunctions; keyfall.name is keyfall.functional's */
  KFPY_METHOD = 4,     /* Tensor.name */
  KFPY_IN_NN = 8,      /* keyfall._C._nn.name */
  KFPY_IN_LINALG = 16, /* keyfall._C._linalg.name, and so on */
  KFPY_IN_SPECIAL = 32,
  KFPY_IN_FFT = 64,
  KFPY_NUMBERS = 128 /* a number may stand for any tensor */
};

#endif
