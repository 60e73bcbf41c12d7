/* Names of keys and devices, numbers that may be keys, and words that may be key sets. Whatever is
 * accepted as a name must print as itself; no number and no set may break a query; devices and keys
 * made at run time leave nothing behind. */
#include "fuzz_support.h"

enum { MODES = 7 };

/* Every query that takes a key number. */
static void ask_about_key(kf_key_t key) {
  MUST(kf_key_name(key) != NULL && kf_key_describe(key) != NULL);
  bool exists = kf_key_exists(key);
  MUST(!kf_key_is_alias(key) || exists);
  (void)kf_key_is_backend(key);
  kf_key_t functionality = kf_key_functionality(key);
  kf_backend_t backend = kf_key_backend(key);
  if (exists && backend != KF_BACKEND_NONE) MUST(kf_key_runtime(functionality, backend) == key);
  kf_keyset_t set = kf_keyset_of(key);
  MUST(kf_keyset_has(set, key));
  if (exists && !kf_key_is_alias(key) && !kf_key_is_per_backend(key))
    MUST(kf_keyset_highest_key(set) == key);
  kf_keyset_t runtime;
  MUST((kf_keyset_runtime_of(key, &runtime) == KF_OK) == (key != KF_KEY_Undefined));
  for (kf_key_t alias = KF_KEY_FIRST_ALIAS; alias <= KF_KEY_LAST_ALIAS; alias++)
    (void)kf_key_in_alias(key, alias);
  int device = -1;
  if (kf_key_device(key, &device) == KF_OK) MUST(kf_device_type_name(device) != NULL);
  (void)kf_keyset_backends_of_autograd(key);
  (void)kf_keyset_full_after(key);
}

static void ask_about_set(kf_keyset_t set) {
  char text[16384], little[7];
  size_t length = kf_keyset_print(set, text, sizeof text);
  MUST(length < sizeof text && strlen(text) == length);
  MUST(kf_keyset_print(set, little, sizeof little) == length &&
       strlen(little) == sizeof little - 1);
  size_t cursor = 0;
  unsigned count = 0;
  kf_keyset_t rebuilt = kf_keyset_empty();
  for (kf_key_t key = 0; kf_keyset_next(set, &cursor, &key); count++) {
    MUST(kf_key_exists(key) && kf_keyset_has(set, key));
    rebuilt = kf_keyset_add(rebuilt, key);
  }
  MUST(count <= KF_SLOT_COUNT && kf_keyset_has_all(set, rebuilt));
  (void)kf_key_name(kf_keyset_highest_key(set));
  (void)kf_keyset_highest_backend_key(set);
  (void)kf_keyset_legacy_key(set);
  (void)kf_keyset_for_tensor(set, count % 2 == 0);
  kf_keyset_t fits = kf_keyset_and(set, kf_keyset_full());
  MUST(kf_keyset_slot(fits) < KF_SLOT_COUNT);
}

static void fuzz_raw(input_t *in) {
  uint64_t raw = take_word(in);
  kf_keyset_t set = kf_keyset_from_raw(raw);
  uint64_t back = kf_keyset_to_raw(set);
  MUST((back & ~raw) == 0 && kf_keyset_equal(kf_keyset_from_raw(back), set));
  ask_about_set(set);
}

static void fuzz_key_name(const char *name) {
  kf_key_t key = KF_KEY_Undefined;
  kf_status_t status = kf_key_parse(name, &key);
  MUST(status == KF_OK || status == KF_ERR_VALUE);
  if (status != KF_OK) return;
  MUST(strcmp(kf_key_name(key), name) == 0);
  ask_about_key(key);
}

static void fuzz_device_text(const char *text) {
  kf_device_t device;
  if (kf_device_parse(text, &device) != KF_OK) return;
  char printed[64];
  MUST(kf_device_print(device, printed, sizeof printed) < sizeof printed);
  kf_device_t again;
  MUST(kf_device_parse(printed, &again) == KF_OK);
  MUST(again.type == device.type && again.index == device.index);
  kf_key_t key = KF_KEY_Undefined;
  for (int layout = 0; layout < KF_LAYOUT_COUNT; layout++)
    if (kf_key_compute(KF_DTYPE_FLOAT32, (kf_layout_t)layout, device.type, &key) == KF_OK)
      MUST(kf_key_exists(key));
}

static void fuzz_device_name(const char *name) {
  static const char *const prefixes[] = {"",          "Quantized",    "Sparse",
                                         "SparseCsr", "NestedTensor", "Autograd"};
  kf_backend_t backend, twin;
  if (kf_device_register(name, &backend) != KF_OK) {
    MUST(backend == KF_BACKEND_NONE);
    return;
  }
  MUST(kf_backend_exists(backend) && kf_device_register(name, &twin) == KF_ERR_DUPLICATE);
  MUST(kf_device_find(name, &twin) == KF_OK && twin == backend);
  fuzz_device_text(name);
  for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++) {
    char key_name[64];
    int length = snprintf(key_name, sizeof key_name, "%s%s", prefixes[i], name);
    for (int k = (int)strlen(prefixes[i]); k < length; k++)
      if (key_name[k] >= 'a' && key_name[k] <= 'z') key_name[k] = (char)(key_name[k] - 32);
    kf_key_t key = KF_KEY_Undefined;
    MUST(kf_key_parse(key_name, &key) == KF_OK && kf_key_backend(key) == backend);
    fuzz_key_name(key_name);
  }
  MUST(kf_device_unregister(backend) == KF_OK && !kf_backend_exists(backend));
  MUST(kf_device_unregister(backend) == KF_ERR_NOT_FOUND);
}

static void fuzz_zone_key(const char *name, kf_zone_t zone) {
  kf_key_t key = KF_KEY_Undefined, twin = KF_KEY_Undefined;
  if (kf_key_define(name, zone, &key) != KF_OK) return;
  MUST(kf_key_define(name, KF_ZONE_TOPMOST, &twin) == KF_ERR_DUPLICATE);
  fuzz_key_name(name);
  MUST(kf_key_undefine(key) == KF_OK && !kf_key_exists(key));
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  (void)argc;
  (void)argv;
  count_blocks();
  return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  input_t in = {data, size};
  char text[256];
  int64_t before = live_blocks;
  unsigned mode = take_below(&in, MODES);
  kf_zone_t zone = (kf_zone_t)take_below(&in, 5);
  if (mode > 2) {
    size_t length = in.size < sizeof text ? in.size : sizeof text - 1;
    memcpy(text, in.data, length);
    text[length] = '\0';
  }
  switch (mode) {
    case 0: ask_about_key((kf_key_t)take_word(&in)); break;
    case 1: {
      uint64_t backends = take_word(&in);
      ask_about_set(kf_keyset_make(backends, take_word(&in)));
      break;
    }
    case 2: fuzz_raw(&in); break;
    case 3: fuzz_key_name(text); break;
    case 4: fuzz_device_text(text); break;
    case 5: fuzz_device_name(text); break;
    default: fuzz_zone_key(text, zone); break;
  }
  MUST(live_blocks == before);
  return 0;
}
