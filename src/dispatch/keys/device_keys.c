/* Devices: their names, and the key of a tensor with a given element type, layout and device. */
#include <string.h>

#include <keyfall/types.h>
#include "base/required.h"
#include "compat/texts.h"
#include "dispatch/keys/dispatcher_lock.h"
#include "dispatch/keys/key_internal.h"

typedef struct device_entry {
  const char *name;
  kf_backend_t backend;
} device_entry_t;

static const device_entry_t fixed_devices[KF_DEVICE_FIXED_COUNT] = {
#define KF_DEVICE_TYPE(name, value, text, backend) [value] = {text, backend},
#include <keyfall/types.def>
#undef KF_DEVICE_TYPE
};

static bool is_dynamic(int type) {
  return type >= KF_DEVICE_FIRST_DYNAMIC && type < KF_DEVICE_FIRST_DYNAMIC + KF_DEVICE_SLOTS &&
         kf__device_claimed((unsigned)(type - KF_DEVICE_FIRST_DYNAMIC));
}

const char *kf_device_type_name(int type) {
  if (type == KF_DEVICE_PRIVATEUSE1) return kf_privateuse1_name();
  if (type >= 0 && type < KF_DEVICE_FIXED_COUNT) return fixed_devices[type].name;
  return is_dynamic(type) ? kf__device_name((unsigned)(type - KF_DEVICE_FIRST_DYNAMIC)) : NULL;
}

/* Device type with this name of `length` bytes, or -1. Registered devices come first: they may have
 * taken the name of a fixed type without keys. */
static int find_type(const char *name, size_t length) {
  int found = -1;
  kf__dispatcher_lock(); /* no device may be registered or removed while names are compared */
  for (int type = KF_DEVICE_FIRST_DYNAMIC + KF_DEVICE_SLOTS - 1; found < 0 && type >= 0; type--) {
    const char *known = kf_device_type_name(type);
    if (known != NULL && strlen(known) == length && memcmp(known, name, length) == 0) found = type;
  }
  kf__dispatcher_unlock();
  return found;
}

/* The names of all types, separated by commas. Programs parse this part of the error. */
static const char *list_types(char *text, size_t capacity) {
  size_t used = 0;
  text[0] = '\0';
  kf__dispatcher_lock();
  for (int type = 0; type < KF_DEVICE_FIRST_DYNAMIC + KF_DEVICE_SLOTS; type++) {
    const char *name = kf_device_type_name(type);
    size_t length = name != NULL ? strlen(name) : 0;
    if (length == 0 || used + length + 3 > capacity) continue;
    if (used > 0) memcpy(text + used, ", ", 2), used += 2;
    memcpy(text + used, name, length + 1);
    used += length;
  }
  kf__dispatcher_unlock();
  return text;
}

int kf__device_type_find(const char *name) { return find_type(name, strlen(name)); }

static kf_status_t no_device(const char *text) {
  return kf_error_set(
      KF_ERR_VALUE,
      KF__COMPATIBLE(KF__TORCH_BAD_DEVICE,
                     "kf_device_parse: expected a device such as cpu or cuda:0, found '%s'"),
      text);
}

kf_status_t kf_device_parse(const char *text, kf_device_t *out_device) {
  static const char LETTERS[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";
  *out_device = kf_device_make(KF_DEVICE_CPU, -1);
  if (text == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_device_parse: expected a device name, found NULL");
  const char *colon = strchr(text, ':');
  size_t length = colon != NULL ? (size_t)(colon - text) : strlen(text);
  int type = find_type(text, length);
  if (text[0] == '\0')
    return kf_error_set(
        KF_ERR_VALUE,
        KF__COMPATIBLE(
            KF__TORCH_EMPTY_DEVICE,
            "kf_device_parse: expected a device such as cpu or cuda:0, found an empty text"));
  if (type < 0 && (length == 0 || strspn(text, LETTERS) < length)) return no_device(text);
  if (type < 0) {
    char names[512];
    return kf_error_set(
        KF_ERR_VALUE,
        KF__COMPATIBLE(KF__TORCH_NO_DEVICE_TYPE,
                       "kf_device_parse: expected one of the device types %s, found '%.*s'"),
        list_types(names, sizeof names), (int)length, text);
  }
  int index = -1;
  if (colon != NULL) {
    const char *digits = colon + 1;
    index = 0;
    bool fine = *digits != '\0' && (digits[0] != '0' || digits[1] == '\0');
    /* Below 3276, any further digit still fits the int16_t of a kf_device_t: up to 32759. */
    for (; fine && *digits != '\0'; digits++) {
      fine = *digits >= '0' && *digits <= '9' && index < 3276;
      if (fine) index = index * 10 + (*digits - '0');
    }
    if (!fine) return no_device(text);
  }
  *out_device = kf_device_make(type, index);
  return KF_OK;
}

size_t kf_device_print(kf_device_t device, char *buffer, size_t size) {
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, size);
  const char *name = kf_device_type_name(device.type);
  if (name != NULL)
    kf__text_puts(&text, name);
  else
    kf__text_format(&text, "device%d", device.type);
  if (device.index >= 0) kf__text_format(&text, ":%d", device.index);
  return kf__text_finish_fixed(&text);
}

/* MAIA is a special case: its dense tensors have the plain key MAIA, so kf_device_backend gives no
 * backend for it, although there is a backend bit with its runtime keys. */
kf_status_t kf_device_find(const char *name, kf_backend_t *out_backend) {
  KF__REQUIRE(out_backend);
  *out_backend = KF_BACKEND_NONE;
  int type = name != NULL ? find_type(name, strlen(name)) : -1;
  if (type >= 0) *out_backend = kf_device_backend(type);
  if (type == KF_DEVICE_MAIA) *out_backend = KF_BACKEND_MAIA;
  if (*out_backend != KF_BACKEND_NONE) return KF_OK;
  return kf_error_set(KF_ERR_NOT_FOUND, "no device named '%s' has keys of its own",
                      name != NULL ? name : "(null)");
}

kf_backend_t kf_device_backend(int type) {
  if (type >= 0 && type < KF_DEVICE_FIXED_COUNT) return fixed_devices[type].backend;
  if (!is_dynamic(type)) return KF_BACKEND_NONE;
  return (kf_backend_t)(KF_BACKEND_FIRST_DYNAMIC + type - KF_DEVICE_FIRST_DYNAMIC);
}

int kf_backend_device(kf_backend_t backend) {
  if (backend >= KF_BACKEND_FIRST_DYNAMIC && backend <= KF_BACKEND_LAST_DYNAMIC) {
    int type = KF_DEVICE_FIRST_DYNAMIC + backend - KF_BACKEND_FIRST_DYNAMIC;
    return is_dynamic(type) ? type : -1;
  }
  for (int type = 0; type < KF_DEVICE_FIXED_COUNT; type++)
    if (fixed_devices[type].backend == backend && backend != KF_BACKEND_NONE) return type;
  return -1;
}

static bool is_quantized(kf_dtype_t dtype) {
  return dtype == KF_DTYPE_QINT8 || dtype == KF_DTYPE_QUINT8 || dtype == KF_DTYPE_QINT32 ||
         dtype == KF_DTYPE_QUINT4X2 || dtype == KF_DTYPE_QUINT2X4;
}

static const char *printable(int device_type) {
  const char *name = kf_device_type_name(device_type);
  return name != NULL ? name : "unknown";
}

static kf_status_t no_layout(const char *layout, int device_type) {
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                      KF__COMPATIBLE(KF__TORCH_NO_LAYOUT_KEY,
                                     "no key stands for tensors of %s layout on device type %s"),
                      layout, printable(device_type));
}

/* Devices that hold dense tensors under a plain key instead of a backend. */
static kf_status_t dense_key_without_backend(int device_type, kf_key_t *out_key) {
  switch (device_type) {
    case KF_DEVICE_FPGA: *out_key = KF_KEY_FPGA; return KF_OK;
    case KF_DEVICE_MAIA: *out_key = KF_KEY_MAIA; return KF_OK;
    case KF_DEVICE_VULKAN: *out_key = KF_KEY_Vulkan; return KF_OK;
    case KF_DEVICE_METAL: *out_key = KF_KEY_Metal; return KF_OK;
    case KF_DEVICE_MKLDNN:
    case KF_DEVICE_OPENGL:
    case KF_DEVICE_OPENCL:
    case KF_DEVICE_IDEEP:
      return kf_error_set(
          KF_ERR_INTERNAL,
          KF__COMPATIBLE(KF__TORCH_DEVICE_TYPE_WITHOUT_KEY, "device type %s has no key"),
          printable(device_type));
    default: return no_layout("dense", device_type);
  }
}

/* The layout chooses the family and the device the backend. Element types matter only for strided
 * tensors: quantized types have a family of their own. */
kf_status_t kf_key_compute(kf_dtype_t dtype, kf_layout_t layout, int device_type,
                           kf_key_t *out_key) {
  *out_key = KF_KEY_Undefined;
  kf_backend_t backend = kf_device_backend(device_type);
  kf_family_t family = KF_FAMILY_NONE;
  switch (layout) {
    case KF_LAYOUT_STRIDED:
    case KF_LAYOUT_JAGGED:
      if (backend == KF_BACKEND_NONE) return dense_key_without_backend(device_type, out_key);
      family = is_quantized(dtype) ? KF_FAMILY_QUANTIZED : KF_FAMILY_DENSE;
      break;
    case KF_LAYOUT_SPARSE:
      if (backend == KF_BACKEND_NONE) return no_layout("sparse", device_type);
      family = KF_FAMILY_SPARSE;
      break;
    case KF_LAYOUT_SPARSE_CSR:
    case KF_LAYOUT_SPARSE_CSC:
    case KF_LAYOUT_SPARSE_BSR:
    case KF_LAYOUT_SPARSE_BSC:
      if (backend == KF_BACKEND_NONE) return no_layout(kf_layout_name(layout), device_type);
      family = KF_FAMILY_SPARSE_CSR;
      break;
    case KF_LAYOUT_MKLDNN:
      if (device_type != KF_DEVICE_CPU) return no_layout("mkldnn", device_type);
      *out_key = KF_KEY_MkldnnCPU;
      return KF_OK;
    default:
      return kf_error_set(
          KF_ERR_VALUE,
          KF__COMPATIBLE(KF__TORCH_UNKNOWN_LAYOUT, "expected a kf_layout_t, found %d"),
          (int)layout);
  }
  KF_ASSERT(family != KF_FAMILY_NONE);
  KF_ASSERT(backend != KF_BACKEND_NONE);
  *out_key = kf__family_key(family, backend);
  return KF_OK;
}

kf_status_t kf_key_device(kf_key_t key, int *out_device_type) {
  *out_device_type = -1;
  kf_key_parts_t parts = kf__key_parts(key);
  if (key == KF_KEY_MkldnnCPU)
    *out_device_type = KF_DEVICE_CPU;
  else if (key == KF_KEY_Vulkan)
    *out_device_type = KF_DEVICE_VULKAN;
  else if (key == KF_KEY_MAIA)
    *out_device_type = KF_DEVICE_MAIA;
  else if (parts.key_class == KF_CLASS_RUNTIME)
    *out_device_type = kf_backend_device(parts.backend);
  if (*out_device_type >= 0) return KF_OK;
  return kf_error_set(KF_ERR_VALUE,
                      KF__COMPATIBLE(KF__TORCH_KEY_WITHOUT_DEVICE, "key %s is of no device"),
                      kf_key_name(key));
}

/* The dense key, to which programs register kernels for a device. VE is refused although it has a
 * backend bit. */
kf_status_t kf_key_of_device_type(int device_type, kf_key_t *out_key) {
  *out_key = KF_KEY_Undefined;
  kf_backend_t backend = kf_device_backend(device_type);
  if (device_type == KF_DEVICE_MAIA) backend = KF_BACKEND_MAIA;
  if (backend == KF_BACKEND_NONE || backend == KF_BACKEND_VE)
    return kf_error_set(KF_ERR_VALUE,
                        KF__COMPATIBLE(KF__TORCH_DEVICE_TYPE_NOT_OVERLOADED,
                                       "device type %s has no key to register kernels to"),
                        printable(device_type));
  *out_key = kf__family_key(KF_FAMILY_DENSE, backend);
  return KF_OK;
}
