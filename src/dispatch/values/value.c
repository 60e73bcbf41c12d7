/* Values that need an object (complex numbers, symbolic ints), the names of tags, and the queue
 * that destroys nested containers. The tag of a value always says which member of `as` is in use.
 */
#include "dispatch/values/value_internal.h"

/* ---- Destroying containers: Note [Containers] ---- */

static __thread kf_object_t *queue __attribute__((tls_model("initial-exec")));
static __thread bool draining __attribute__((tls_model("initial-exec")));

void kf__container_destroy(kf_object_t *self) {
  KF_ASSERT(self != queue); /* a container is destroyed once */
  /* The refcount of a dead object is unused, so it holds the link of the queue. */
  self->refcount = (int64_t)(intptr_t)queue;
  queue = self;
  if (draining) return;
  draining = true;
  while (queue != NULL) {
    kf_object_t *dead = queue;
    queue = (kf_object_t *)(intptr_t)dead->refcount;
    ((const kf_container_type_t *)(const void *)dead->type)->dispose(dead);
  }
  KF_ASSERT(draining);
  draining = false;
}

/* ---- Complex numbers ---- */

typedef struct complex_object {
  kf_object_t base;
  kf_complex_t c;
} complex_object_t;

static void destroy_complex(kf_object_t *self) { kf_free(self); }

static const kf_object_type_t complex_type = {sizeof(kf_object_type_t), 0,    "complex",
                                              destroy_complex,          NULL, NULL};

kf_status_t kf_value_complex(kf_complex_t c, kf_value_t *out_value) {
  *out_value = kf_value_none();
  complex_object_t *object = kf_alloc(sizeof *object);
  if (object == NULL) return kf__no_memory();
  kf_object_init(&object->base, &complex_type);
  object->c = c;
  *out_value = kf_value_object_take(KF_TAG_COMPLEX, object);
  return KF_OK;
}

kf_complex_t kf_value_get_complex(const kf_value_t *value) {
  if (value->tag != KF_TAG_COMPLEX || value->as.object == NULL) return (kf_complex_t){0, 0};
  return ((const complex_object_t *)(const void *)value->as.object)->c;
}

/* ---- Other numbers ---- */

kf_status_t kf_value_scalar(kf_scalar_t scalar, kf_value_t *out_value) {
  switch (scalar.tag) {
    case KF_TAG_INT: *out_value = kf_value_int(scalar.as.i); return KF_OK;
    case KF_TAG_FLOAT: *out_value = kf_value_float(scalar.as.f); return KF_OK;
    case KF_TAG_BOOL: *out_value = kf_value_bool(scalar.as.b); return KF_OK;
    case KF_TAG_UINT: *out_value = kf_value_raw(KF_TAG_UINT, (uint64_t)scalar.as.i); return KF_OK;
    case KF_TAG_COMPLEX: return kf_value_complex(scalar.as.c, out_value);
    default:
      *out_value = kf_value_none();
      return kf_error_set(KF_ERR_TYPE, "expected a scalar of int, float, bool or complex, found %s",
                          kf_tag_name((kf_tag_t)scalar.tag));
  }
}

kf_value_t kf_value_sym_int(kf_sym_int_t value) {
  if (value.node == NULL) return kf_value_int(value.value);
  return kf_value_object(KF_TAG_SYM_INT, value.node);
}

/* ---- Names ---- */

const char *kf_tag_name(kf_tag_t tag) {
  static const char *const names[KF_TAG_COUNT] = {
      [KF_TAG_NONE] = "None",
      [KF_TAG_INT] = "int",
      [KF_TAG_FLOAT] = "float",
      [KF_TAG_BOOL] = "bool",
      [KF_TAG_DTYPE] = "ScalarType",
      [KF_TAG_LAYOUT] = "Layout",
      [KF_TAG_MEMORY_FORMAT] = "MemoryFormat",
      [KF_TAG_DEVICE] = "Device",
      [KF_TAG_STREAM] = "Stream",
      [KF_TAG_UINT] = "int",
      [KF_TAG_TENSOR] = "Tensor",
      [KF_TAG_COMPLEX] = "complex",
      [KF_TAG_STRING] = "str",
      [KF_TAG_GENERATOR] = "Generator",
      [KF_TAG_STORAGE] = "Storage",
      [KF_TAG_LIST] = "List",
      [KF_TAG_TUPLE] = "Tuple",
      [KF_TAG_DICT] = "Dict",
      [KF_TAG_SYM_INT] = "SymInt",
      [KF_TAG_SYM_FLOAT] = "SymFloat",
      [KF_TAG_SYM_BOOL] = "SymBool",
      [KF_TAG_OBJECT] = "Object",
  };
  if ((uint32_t)tag >= KF_TAG_COUNT || names[tag] == NULL) return "unknown";
  return names[tag];
}

const char *kf__value_type_name(const kf_value_t *value) {
  if (value->tag == KF_TAG_OBJECT && value->as.object != NULL) return value->as.object->type->name;
  return kf_tag_name((kf_tag_t)value->tag);
}

kf_status_t kf__type_mismatch(const char *expected, const kf_value_t *found) {
  return kf_error_set(KF_ERR_TYPE, "expected %s, found %s", expected, kf__value_type_name(found));
}
