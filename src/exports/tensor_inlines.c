/* Exported copies of the inline functions of the headers about tensors: see Note [Inline functions]
 * in base.h. */
#include <keyfall/value.h>

#include "exports/export_inlines.h"

#include <keyfall/binding.h>
#include <keyfall/dlpack.h>
#include <keyfall/generator.h>
#include <keyfall/scope.h>
#include <keyfall/tensor.h>
