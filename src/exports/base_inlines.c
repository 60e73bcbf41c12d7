/* Exported copies of the inline functions of base.h: see Note [Inline functions] there. */
#include "exports/export_inlines.h"

#include <keyfall/base.h>
