/* What the tests of signatures and adaptors share: an operator with a schema, a kernel made by hand
 * around a typed function, and stand-ins for the objects that values hold. */
#ifndef KF_TEST_SIGNATURE_FIXTURE_H
#define KF_TEST_SIGNATURE_FIXTURE_H

#include <keyfall/keyfall.h>
#include <stdio.h>

#include "dispatch/operators/kernel.h"
#include "dispatch/operators/unbox.h"
#include "kft.h"
#include "stack_fixture.h"

static void free_schema(void *schema) { kf_schema_release(schema); }
static void free_signature(void *signature) { kf__signature_free(signature); }
static void free_library(void *library) { kf_library_release(library); }
static void free_op(void *op) { kf_op_release(op); }

static inline kf_schema_t *make_schema(const char *text) {
  kf_schema_t *schema = NULL;
  KFT_OK(kf_schema_parse(text, strlen(text), NULL, &schema));
  KFT_DEFER(free_schema, schema);
  return schema;
}

static inline kf_signature_t *make_signature(const char *text, bool symbolic) {
  kf_signature_t *signature = NULL;
  KFT_OK(kf__signature_create(make_schema(text), symbolic, &signature));
  KFT_DEFER(free_signature, signature);
  return signature;
}

/* A stand-in for any object: a generator with keys, a storage, a symbolic integer. */
static inline void *make_object(void) {
  kf_tensor_t *object = KFT_BLOCK(kft_tensor(kf_keyset_make(0, 0)));
  KFT_DEFER(kf_object_release, object);
  return object;
}

/* A typed function behind a boxed call. */
typedef struct boxed {
  kf_kernel_t kernel;
  kf_call_t call;
  kf_boxed_fn adaptor;
} boxed_t;

/* The operator is defined anew for each test; `schema` starts with "test::". */
static inline void make_boxed(boxed_t *boxed, const char *schema, kf_typed_fn fn, bool symbolic) {
  kf_library_t *library = NULL;
  kf_op_t *op = NULL;
  char name[64];
  size_t length = strcspn(schema, "(");
  kf_signature_t *signature = make_signature(schema, symbolic);
  KFT_OK(KF_LIBRARY(KF_LIBRARY_FRAGMENT, "test", KF_KEY_Undefined, &library));
  KFT_DEFER(free_library, library);
  KFT_OK(kf_library_def(library, schema, NULL));
  KFT_TRUE(length < sizeof name);
  memcpy(name, schema, length);
  name[length] = '\0';
  KFT_OK(kf_op_find_by_full_name(name, &op));
  KFT_DEFER(free_op, op);
  memset(boxed, 0, sizeof *boxed);
  boxed->kernel.signature = signature;
  if (signature->symbolic)
    boxed->kernel.layout.typed_sym = fn;
  else
    boxed->kernel.typed = fn;
  boxed->adaptor = kf__signature_adaptor(signature);
  boxed->call.op = op;
  boxed->call.kernel = &boxed->kernel;
}

static inline kf_status_t call_boxed(const boxed_t *boxed, kf_stack_t *stack) {
  size_t size = stack->size;
  kf_status_t status = boxed->adaptor(&boxed->call, stack);
  if (status != KF_OK) kf__unbox_failed(&boxed->call, stack, size);
  return status;
}

/* Signatures that are made from here to the end of the test leave generated code alone. */
static inline void unforce_ffi(void *unused) {
  (void)unused;
  kf__signature_force_ffi(false);
}

static inline void force_ffi(void) {
  static char token;
  kf__signature_force_ffi(true);
  KFT_DEFER(unforce_ffi, &token);
}

/* What a kernel heard, as text. */
static char heard[256] __attribute__((unused));

#define HEAR(...)                                     \
  do {                                                \
    (void)call;                                       \
    (void)snprintf(heard, sizeof heard, __VA_ARGS__); \
  } while (0)

static inline kf_value_t string_value(const char *text) {
  kf_value_t value = kf_value_none();
  KFT_OK(kf_value_string(text, strlen(text), &value));
  return value;
}

/* A list of values that are not packed. */
static inline kf_value_t values_list(const kf_value_t *data, size_t size) {
  kf_list_t *list = NULL;
  KFT_OK(kf_list_of_values(data, size, &list));
  return kf_value_object_take(KF_TAG_LIST, list);
}

#endif
