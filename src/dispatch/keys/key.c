/* The names of keys, and which keys exist. Those of fixed keys come from the table in keys.def;
 * runtime_slots.c knows those defined at run time. */
#include <string.h>

#include "base/required.h"
#include "compat/texts.h"
#include "dispatch/keys/key_internal.h"

static const char *const functionality_text[KF_KEY_EndOfFunctionalityKeys] = {
    "",
#define KF_FUNCTIONALITY(name, text) text,
#define KF_PER_BACKEND(name, prefix, text) text,
#define KF_ZONE(name, count, text)
#include <keyfall/keys.def>
#undef KF_FUNCTIONALITY
#undef KF_PER_BACKEND
#undef KF_ZONE
};

static const char *const fixed_names[KF_KEY_EndOfFixedKeys] = {
    "Undefined",
#define KF_FUNCTIONALITY(name, text) #name,
#define KF_PER_BACKEND(name, prefix, text) #name,
#define KF_ZONE(name, count, text)
#include <keyfall/keys.def>
#undef KF_FUNCTIONALITY
#undef KF_PER_BACKEND
#undef KF_ZONE
    "UnknownUnknown",
#define KF_DYNAMIC_BACKENDS(count)
#define KF_BACKEND(name, bit_name, parse) #name,
    "Undefined",
#include <keyfall/keys.def>
#undef KF_BACKEND
#define KF_BACKEND(name, bit_name, parse) "Quantized" #name,
    "QuantizedUndefined",
#include <keyfall/keys.def>
#undef KF_BACKEND
#define KF_BACKEND(name, bit_name, parse) "Sparse" #name,
    "SparseUndefined",
#include <keyfall/keys.def>
#undef KF_BACKEND
#define KF_BACKEND(name, bit_name, parse) "SparseCsr" #name,
    "SparseCsrUndefined",
#include <keyfall/keys.def>
#undef KF_BACKEND
#define KF_BACKEND(name, bit_name, parse) "NestedTensor" #name,
    "NestedTensorUndefined",
#include <keyfall/keys.def>
#undef KF_BACKEND
#define KF_BACKEND(name, bit_name, parse) "Autograd" #name,
    "AutogradUndefined",
#include <keyfall/keys.def>
#undef KF_BACKEND
#undef KF_DYNAMIC_BACKENDS
#define KF_ALIAS(name, text) #name,
#include <keyfall/keys.def>
#undef KF_ALIAS
};

/* Which families of a fixed backend have a name that can be read; bit = family. */
enum {
  KF_P_Q = 1 << KF_FAMILY_QUANTIZED,
  KF_P_S = 1 << KF_FAMILY_SPARSE,
  KF_P_C = 1 << KF_FAMILY_SPARSE_CSR,
  KF_P_N = 1 << KF_FAMILY_NESTED_TENSOR,
  KF_P_A = 1 << KF_FAMILY_AUTOGRAD
};
static const uint8_t backend_parse_mask[KF_BACKEND_COUNT] = {
#define KF_BACKEND(name, bit_name, parse) [KF_BACKEND_##name] = (1 << KF_FAMILY_DENSE) | (parse),
#define KF_DYNAMIC_BACKENDS(count)
#include <keyfall/keys.def>
#undef KF_BACKEND
};
static const char *const backend_bit_names[KF_BACKEND_COUNT] = {
#define KF_BACKEND(name, bit_name, parse) [KF_BACKEND_##name] = bit_name,
#include <keyfall/keys.def>
#undef KF_BACKEND
#undef KF_DYNAMIC_BACKENDS
};

/* ---- Names ---- */

const char *kf_key_name(kf_key_t key) {
  if (key < KF_KEY_EndOfFixedKeys) return fixed_names[key];
  kf_key_parts_t parts = kf__key_parts(key);
  if (parts.key_class == KF_CLASS_PLAIN)
    return kf__zone_key_name((unsigned)key - KF_KEY_FIRST_ZONE);
  if (parts.key_class == KF_CLASS_RUNTIME)
    return kf__device_key_name((unsigned)parts.backend - KF_BACKEND_FIRST_DYNAMIC, parts.family);
  return "UnknownUnknown";
}

const char *kf_key_describe(kf_key_t key) {
  return key < KF_KEY_EndOfFunctionalityKeys ? functionality_text[key] : "";
}

/* Every fixed key has a name, but kf_key_parse does not accept all of them: not the markers, and
 * for some backends not all families (backend_parse_mask). */
static bool can_be_read(kf_key_t key) {
  kf_key_parts_t parts = kf__key_parts(key);
  if (parts.key_class == KF_CLASS_MARKER || parts.key_class == KF_CLASS_NONE) return false;
  if (parts.key_class != KF_CLASS_RUNTIME) return true;
  return (backend_parse_mask[parts.backend] >> parts.family & 1) != 0;
}

/* The fixed or run-time key with this name; false when there is none. */
static bool look_up(const char *name, kf_key_t *out_key) {
  for (kf_key_t key = 0; key < KF_KEY_EndOfFixedKeys; key++)
    if (strcmp(fixed_names[key], name) == 0 && can_be_read(key)) {
      *out_key = key;
      return true;
    }
  *out_key = kf__dynamic_key_parse(name);
  return *out_key != KF_KEY_Undefined;
}

/* A renamed PrivateUse1 ("npu") may be named in capitals: AutogradNPU is AutogradPrivateUse1.
 * Every occurrence is replaced, as PyTorch does. */
static bool look_up_renamed(const char *name, kf_key_t *out_key) {
  const char *device = kf_privateuse1_name();
  if (strcmp(device, "privateuseone") == 0) return false;
  char upper[64];
  size_t length = strlen(device);
  if (length == 0 || length >= sizeof upper) return false;
  for (size_t i = 0; i <= length; i++)
    upper[i] = (char)(device[i] >= 'a' && device[i] <= 'z' ? device[i] - 'a' + 'A' : device[i]);
  char buffer[160];
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, sizeof buffer);
  for (const char *p = name; *p != '\0';) {
    if (strncmp(p, upper, length) == 0) {
      kf__text_puts(&text, "PrivateUse1");
      p += length;
    } else {
      kf__text_char(&text, *p++);
    }
  }
  return kf__text_finish_fixed(&text) < sizeof buffer && look_up(buffer, out_key);
}

kf_status_t kf_key_parse(const char *name, kf_key_t *out_key) {
  KF__REQUIRE(out_key);
  *out_key = KF_KEY_Undefined;
  if (name == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_key_parse: expected a key name, found NULL");
  if (look_up(name, out_key) || look_up_renamed(name, out_key)) return KF_OK;
  return kf_error_set(KF_ERR_VALUE,
                      KF__COMPATIBLE(KF__TORCH_UNKNOWN_KEY, "there is no dispatch key '%s'"), name);
}

/* ---- What exists ---- */

bool kf_key_exists(kf_key_t key) {
  kf_key_parts_t parts = kf__key_parts(key);
  if (parts.key_class == KF_CLASS_NONE) return false;
  if (key < KF_KEY_FIRST_DYNAMIC) return true;
  if (key < KF_KEY_FIRST_DEVICE) return kf__zone_key_claimed((unsigned)key - KF_KEY_FIRST_ZONE);
  return kf__device_claimed((unsigned)parts.backend - KF_BACKEND_FIRST_DYNAMIC);
}

bool kf_backend_exists(kf_backend_t backend) {
  if (backend >= KF_BACKEND_COUNT) return false;
  return !kf__backend_is_dynamic(backend) ||
         kf__device_claimed((unsigned)backend - KF_BACKEND_FIRST_DYNAMIC);
}

const char *kf_backend_name(kf_backend_t backend) {
  if (backend == KF_BACKEND_NONE) return "InvalidBit";
  if (backend >= KF_BACKEND_COUNT) return "UNKNOWN_BACKEND_BIT";
  if (kf__backend_is_dynamic(backend))
    return kf__device_bit_name((unsigned)backend - KF_BACKEND_FIRST_DYNAMIC);
  return backend_bit_names[backend];
}
