/* Exported copies of the inline functions of the dispatcher's headers: see Note [Inline functions]
 * in base.h. */
#include <keyfall/base.h>

#include "exports/export_inlines.h"

#include <keyfall/adaptor.h>
#include <keyfall/call.h>
#include <keyfall/key.h>
#include <keyfall/library.h>
#include <keyfall/op.h>
#include <keyfall/plugin.h>
#include <keyfall/schema.h>
#include <keyfall/trace.h>
#include <keyfall/types.h>
#include <keyfall/value.h>
