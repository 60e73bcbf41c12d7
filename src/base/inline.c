/* Exported copies of the inline functions of base.h: see Note [Inline functions] there. */
#include "base/inline.h"

#include <keyfall/base.h>
