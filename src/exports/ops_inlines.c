/* Exported copies of the inline functions of the operators' headers: see Note [Inline functions] in
 * base.h. */
#include <keyfall/library.h>
#include <keyfall/scope.h>
#include <keyfall/tensor.h>

#include "exports/export_inlines.h"

#include <keyfall/compute.h>
#include <keyfall/ops.h>
#include <keyfall/scoped.h>
