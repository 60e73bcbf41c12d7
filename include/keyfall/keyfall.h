/* keyfall.h: everything. */
#ifndef KEYFALL_KEYFALL_H
#define KEYFALL_KEYFALL_H

#include <keyfall/adaptor.h>
#include <keyfall/autograd.h>
#include <keyfall/base.h>
#include <keyfall/binding.h>
#include <keyfall/call.h>
#include <keyfall/checked.h>
#include <keyfall/dlpack.h>
#include <keyfall/generator.h>
#include <keyfall/key.h>
#include <keyfall/library.h>
#include <keyfall/op.h>
#include <keyfall/ops.h>
#include <keyfall/plugin.h>
#include <keyfall/schema.h>
#include <keyfall/scope.h>
#include <keyfall/tensor.h>
#include <keyfall/trace.h>
#include <keyfall/types.h>
#include <keyfall/value.h>

#endif
