/* Storages: making, wrapping, resizing, flags, memory of devices, and what is counted. */
#include "tensor/storage/storage.h"

#include <keyfall/binding.h>
#include <pthread.h>
#include <stdlib.h>

#include "dispatch/registry/owner.h"

#include "kft.h"

#if defined(__SANITIZE_THREAD__)
#define THREAD_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define THREAD_SANITIZER 1
#endif
#endif

static kf_device_t cpu(void) { return kf_device_make(KF_DEVICE_CPU, -1); }

static kf_storage_t *make_on(int device, size_t size) {
  kf_storage_t *s = NULL;
  KFT_OK(kf_storage_create(kf_device_make(device, -1), size, &s));
  KFT_DEFER(kf_object_release, s);
  return s;
}
static kf_storage_t *make(size_t size) { return make_on(KF_DEVICE_CPU, size); }

static void test_create(void **state) {
  (void)state;
  static const size_t sizes[] = {1, 64, 4096, 4097, 65536, 300000};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    kf_storage_t *s = make(sizes[i]);
    KFT_EQ_INT(kf_storage_size(s), sizes[i]);
    KFT_EQ_INT(kf_storage_device(s).type, KF_DEVICE_CPU);
    KFT_TRUE(kf_storage_is_resizable(s));
    void *data = NULL;
    KFT_OK(kf_storage_mutable_data(s, &data));
    KFT_TRUE(data != NULL && data == kf_storage_data(s));
    KFT_EQ_INT((uintptr_t)data % KF__ALIGNMENT, 0);
    memset(data, 0x77, sizes[i]);
  }
  kf_storage_t *empty = make(0);
  KFT_TRUE(kf_storage_data(empty) == NULL);
  kf_storage_retain(empty);
  kf_storage_release(empty);
  kf_storage_release(NULL);
}

static void test_create_errors(void **state) {
  (void)state;
  kf_storage_t *s = make(1);
  kf_storage_t *out = s;
  KFT_FAILS_WITH(kf_storage_create(kf_device_make(KF_DEVICE_XPU, 1), 8, &out), KF_ERR_NO_DEVICE,
                 "xpu:1 is not available: this build has no xpu devices");
  KFT_TRUE(out == NULL);
  KFT_FAILS_WITH(kf_storage_create(kf_device_make(55, 0), 8, &out), KF_ERR_VALUE,
                 "55 is no device type");
  KFT_FAILS(kf_storage_create(cpu(), SIZE_MAX, &out), KF_ERR_VALUE);
#ifndef THREAD_SANITIZER /* which ends the program at such a size */
  KFT_FAILS_WITH(
      kf_storage_create(cpu(), (size_t)1 << 60, &out), KF_ERR_NO_MEMORY,
      kft_failure_fired() ? "" : "cannot allocate a storage of 1152921504606846976 bytes");
#endif
}

static void test_meta(void **state) {
  (void)state;
  kf_storage_t *s = make_on(KF_DEVICE_META, (size_t)1 << 50);
  KFT_TRUE(kf_storage_data(s) == NULL);
  KFT_EQ_INT(kf_storage_size(s), (size_t)1 << 50);
  KFT_OK(kf_storage_resize(s, (size_t)1 << 51));
  KFT_EQ_INT(kf_storage_size(s), (size_t)1 << 51);
}

/* ---- Wrapped memory ---- */

typedef struct note {
  int calls;
  void *data;
} note_t;

static void note_deletion(void *context, void *data) {
  note_t *note = context;
  note->calls++;
  note->data = data;
}

static void test_wrap(void **state) {
  (void)state;
  static char memory[16];
  note_t note = {0, NULL};
  kf_storage_t *s = NULL;
  KFT_OK(kf_storage_wrap(cpu(), memory, sizeof memory, note_deletion, &note, &s));
  bool keeps = kf_storage_data(s) == memory && !kf_storage_is_resizable(s);
  kf_status_t status = kf_storage_resize(s, 99);
  kf_storage_retain(s);
  kf_storage_release(s);
  int early = note.calls;
  kf_storage_release(s);
  KFT_TRUE(keeps);
  KFT_EQ_INT(status, KF_ERR_RUNTIME);
  KFT_CONTAINS(kf_error_message(), "the storage has a fixed size, so it cannot be resized");
  KFT_EQ_INT(early, 0);
  KFT_EQ_INT(note.calls, 1);
  KFT_TRUE(note.data == memory);
  KFT_OK(kf_storage_wrap(cpu(), memory, sizeof memory, NULL, NULL, &s));
  kf_storage_release(s);
  KFT_OK(kf_storage_wrap(cpu(), NULL, 8, NULL, NULL, &s)); /* nobody may look */
  bool closed = kf_storage_has_flag(s, KF_STORAGE_THROW_ON_DATA);
  kf_storage_release(s);
  KFT_TRUE(closed);
}

/* ---- Resizing ---- */

static void test_resize(void **state) {
  (void)state;
  static const size_t starts[] = {0, 10, 4000, 10000, 200000};
  static const size_t ends[] = {0, 1, 12, 64, 4096, 5000, 9000, 11000, 65537, 1000000};
  for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
    kf_storage_t *s = make(starts[i]);
    size_t filled = starts[i];
    for (size_t k = 0; k < filled; k++) ((unsigned char *)s->data)[k] = (unsigned char)(k * 31);
    for (size_t j = 0; j < sizeof ends / sizeof *ends; j++) {
      size_t order = j * 7 % (sizeof ends / sizeof *ends);
      kf_status_t status = kf_storage_resize(s, ends[order]);
      if (status == KF_OK && ends[order] < filled) filled = ends[order];
      const unsigned char *data = s->data;
      for (size_t k = 0; k < filled; k++)
        if (data[k] != (unsigned char)(k * 31)) kft_fail(__FILE__, __LINE__, "byte %zu is lost", k);
      KFT_OK(status);
      KFT_EQ_INT(kf_storage_size(s), ends[order]);
      KFT_EQ_INT((uintptr_t)data % KF__ALIGNMENT, 0);
      memset(s->data, 0, 0);
    }
  }
  kf_storage_t *s = make(8);
  KFT_FAILS(kf_storage_resize(s, SIZE_MAX), KF_ERR_VALUE);
  KFT_EQ_INT(kf_storage_size(s), 8);
}

/* Whose address somebody keeps does not move. */
static void test_pin(void **state) {
  (void)state;
  kf_storage_t *s = make(8);
  const void *data = kf_storage_data(s);
  KFT_TRUE(kf_storage_is_resizable(s));
  kf_storage_pin(s);
  KFT_TRUE(!kf_storage_is_resizable(s));
  KFT_FAILS(kf_storage_resize(s, 100000), KF_ERR_RUNTIME);
  KFT_TRUE(kf_storage_data(s) == data);
  KFT_TRUE(!kf_storage_has_flag(s, KF_STORAGE_READ_ONLY));
}

/* Making a large storage small gives memory back. */
static void test_shrink(void **state) {
  (void)state;
  kf_storage_t *s = make(1000000);
  void *before = s->data;
  KFT_OK(kf_storage_resize(s, 0));
  KFT_TRUE(s->data != before);
  KFT_OK(kf_storage_resize(s, 1000000));
}

/* ---- Memory of another storage ---- */

static unsigned char first_byte(kf_storage_t *s) { return *(const unsigned char *)s->data; }

/* Behind the header, and in a block of its own. */
static void test_borrow(void **state) {
  (void)state;
  static const size_t sizes[] = {8, 10000};
  for (size_t i = 0; i < 2; i++) {
    kf_storage_t *s = make(sizes[i]), *lender = make(sizes[i]), *old = NULL;
    memset(s->data, 5, sizes[i]);
    const void *before = s->data;
    KFT_OK(kf_storage_borrow(s, lender, &old));
    KFT_TRUE(s->data == lender->data);
    KFT_EQ_INT(first_byte(lender), 5);
    KFT_EQ_INT(((const unsigned char *)before)[sizes[i] - 1], 5); /* old memory is still there */
    KFT_TRUE((old != NULL) == (i == 1));
    kf_storage_release(old);
    KFT_TRUE(kf_storage_is_resizable(s) && !kf_storage_is_resizable(lender));
    kf_storage_t *second = make(sizes[i]);
    KFT_OK(kf_storage_borrow(s, second, &old));
    KFT_TRUE(old->data == lender->data);
    kf_storage_release(old);
    KFT_OK(kf_storage_resize(s, 4));
    KFT_TRUE(s->data == second->data);
    KFT_OK(kf_storage_resize(s, 20000)); /* memory of its own again */
    KFT_TRUE(s->data != second->data);
    KFT_EQ_INT(first_byte(s), 5);
  }
}

/* A tensor and its storage in one allocation. */
static void test_borrow_fused(void **state) {
  (void)state;
  kf_tensor_t *tensor = NULL;
  kf_storage_t *lender = make(16), *old = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, cpu(), KF_INTS(4), &tensor));
  memset(kf_tensor_storage(tensor)->data, 7, 16);
  kf_status_t status = kf_storage_borrow(kf_tensor_storage(tensor), lender, &old);
  bool moved = kf_tensor_data(tensor) == lender->data;
  kf_tensor_release(tensor);
  KFT_OK(status);
  KFT_TRUE(moved && old == NULL);
  KFT_EQ_INT(first_byte(lender), 7);
}

static void test_borrow_wrapped(void **state) {
  (void)state;
  static char memory[8] = "abcdefg";
  note_t note = {0, NULL};
  kf_storage_t *s = NULL, *old = NULL, *lender = make(8), *other = make(9);
  KFT_OK(kf_storage_wrap(cpu(), memory, sizeof memory, note_deletion, &note, &s));
  kf_status_t refused = kf_storage_borrow(s, other, &old);
  kf_status_t status = kf_storage_borrow(s, lender, &old);
  int early = note.calls;
  kf_storage_release(old);
  int calls = note.calls;
  kf_storage_release(s);
  KFT_EQ_INT(refused, KF_ERR_VALUE);
  KFT_OK(status);
  KFT_EQ_INT(early, 0);
  KFT_EQ_INT(calls, 1);
  KFT_EQ_INT(note.calls, 1);
  KFT_EQ_INT(first_byte(lender), 'a');
}

/* ---- Lazy clones ---- */

static kf_storage_t *lazy_clone_of(kf_storage_t *s) {
  kf_storage_t *clone = NULL;
  KFT_OK(kf_storage_lazy_clone(s, &clone));
  KFT_DEFER(kf_object_release, clone);
  return clone;
}

/* Fills the storage through an address for writing. */
static void fill(kf_storage_t *s, int byte) {
  void *data = NULL;
  KFT_OK(kf_storage_mutable_data(s, &data));
  KFT_TRUE(data == (s->size > 0 ? s->data : NULL));
  if (s->size > 0) memset(data, byte, s->size);
}

/* Behind the header, and in a block of its own. The first writer copies, the last one does not. */
static void test_lazy_clone(void **state) {
  (void)state;
  static const size_t sizes[] = {8, 10000};
  for (size_t i = 0; i < 2; i++) {
    kf_storage_t *s = make(sizes[i]);
    fill(s, 5);
    const void *before = s->data;
    KFT_TRUE(!kf_storage_is_cow(s));
    kf_storage_t *clone = lazy_clone_of(s), *second = lazy_clone_of(clone);
    KFT_TRUE(kf_storage_is_cow(s) && kf_storage_is_cow(clone) && kf_storage_is_cow(second));
    KFT_TRUE(s->data == before && clone->data == before && second->data == before);
    KFT_EQ_INT(kf_storage_size(clone), sizes[i]);
    KFT_TRUE(kf_storage_data(s) == before && kf_storage_is_cow(s)); /* reading changes nothing */
    fill(s, 6);
    KFT_TRUE(!kf_storage_is_cow(s) && kf_storage_is_cow(clone));
    KFT_TRUE(s->data != before && clone->data == before);
    fill(clone, 7);
    fill(second, 8);
    KFT_TRUE(clone->data != before && second->data == before && !kf_storage_is_cow(second));
    KFT_EQ_INT(first_byte(s), 6);
    KFT_EQ_INT(first_byte(clone), 7);
    KFT_EQ_INT(first_byte(second), 8);
    kf_storage_t *again = lazy_clone_of(second); /* its memory is still the lender's */
    fill(again, 9);
    KFT_EQ_INT(first_byte(second), 8);
  }
}

/* Behind the header, and in a block of its own: the bytes stay where they are when the storage is
 * resized, and are shared with it until then. */
static void test_kept_memory(void **state) {
  (void)state;
  static const size_t sizes[] = {8, 10000};
  for (size_t i = 0; i < 2; i++) {
    kf_storage_t *s = make(sizes[i]), *keeper = NULL;
    fill(s, 5);
    char *bytes = s->data;
    KFT_OK(kf_storage_keep_memory(s, &keeper));
    KFT_DEFER(kf_object_release, keeper);
    fill(s, 6);
    KFT_TRUE(s->data == bytes && bytes[0] == 6);
    kf_storage_t *clone = lazy_clone_of(s); /* others may write to the bytes: a copy */
    KFT_TRUE(clone->data != bytes && !kf_storage_is_cow(s));
    KFT_OK(kf_storage_resize(s, 20 * sizes[i]));
    fill(s, 7);
    KFT_TRUE(s->data != bytes && bytes[0] == 6 && bytes[sizes[i] - 1] == 6);
  }
}

/* The clone outlives a tensor that is one allocation with its storage and the bytes. */
static void test_lazy_clone_alone(void **state) {
  (void)state;
  size_t before = kf_memory_in_use();
  kf_tensor_t *tensor = NULL;
  kf_storage_t *clone = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, cpu(), KF_INTS(4), &tensor));
  memset(kf_tensor_storage(tensor)->data, 7, 16);
  const void *data = kf_tensor_data(tensor);
  kf_status_t status = kf_storage_lazy_clone(kf_tensor_storage(tensor), &clone);
  kf_tensor_release(tensor);
  KFT_OK(status);
  size_t during = kf_memory_in_use();
  bool kept = clone->data == data && first_byte(clone) == 7;
  void *writable = NULL;
  status = kf_storage_mutable_data(clone, &writable);
  kf_storage_release(clone);
  KFT_OK(status);
  KFT_TRUE(kept && writable == data);
  KFT_EQ_INT(during, before + 16);
  KFT_EQ_INT(kf_memory_in_use(), before);
}

static void test_lazy_clone_resize(void **state) {
  (void)state;
  static const size_t sizes[] = {0, 4, 16, 20000};
  for (size_t i = 0; i < 4; i++) {
    kf_storage_t *s = make(16), *clone = NULL;
    fill(s, 3);
    clone = lazy_clone_of(s);
    KFT_TRUE(kf_storage_is_resizable(clone));
    KFT_OK(kf_storage_resize(clone, sizes[i]));
    KFT_TRUE(!kf_storage_is_cow(clone) && kf_storage_is_cow(s));
    KFT_EQ_INT(kf_storage_size(clone), sizes[i]);
    fill(s, 4);
    if (sizes[i] > 0) KFT_EQ_INT(first_byte(clone), 3);
  }
}

/* Shared memory of another storage is no memory to share lazily, and ends that. */
static void test_lazy_clone_borrow(void **state) {
  (void)state;
  kf_storage_t *s = make(8), *lender = make(8), *old = NULL;
  fill(s, 5);
  kf_storage_t *clone = lazy_clone_of(s);
  KFT_OK(kf_storage_borrow(s, lender, &old));
  KFT_TRUE(!kf_storage_is_cow(s) && old->data == clone->data);
  kf_storage_release(old);
  fill(s, 6);
  KFT_EQ_INT(first_byte(lender), 6);
  KFT_EQ_INT(first_byte(clone), 5);
  kf_storage_t *copy = lazy_clone_of(s);
  KFT_TRUE(!kf_storage_is_cow(copy) && !kf_storage_is_cow(s) && copy->data != s->data);
  KFT_EQ_INT(first_byte(copy), 6);
}

/* Memory that others may write to, or that has no bytes, is not shared. */
static void test_lazy_clone_now(void **state) {
  (void)state;
  static char memory[8] = "abcdefg";
  kf_storage_t *s = NULL, *clone = NULL;
  KFT_OK(kf_storage_wrap(cpu(), memory, sizeof memory, NULL, NULL, &s));
  KFT_DEFER(kf_object_release, s);
  clone = lazy_clone_of(s);
  KFT_TRUE(!kf_storage_is_cow(s) && clone->data != s->data);
  KFT_EQ_INT(first_byte(clone), 'a');
  s = make(8);
  fill(s, 5);
  kf_storage_pin(s);
  kf_storage_retain(s); /* as exports do, which keep the address */
  kf_status_t status = kf_storage_lazy_clone(s, &clone);
  kf_storage_release(s);
  KFT_OK(status);
  KFT_DEFER(kf_object_release, clone);
  KFT_TRUE(!kf_storage_is_cow(clone) && clone->data != s->data);
  KFT_EQ_INT(first_byte(clone), 5);
  clone = lazy_clone_of(s);
  KFT_TRUE(kf_storage_is_cow(clone) && clone->data == s->data);
  clone = lazy_clone_of(make_on(KF_DEVICE_META, 8));
  KFT_EQ_INT(kf_storage_size(clone), 8);
  clone = lazy_clone_of(make(0));
  fill(clone, 0);
  s = make(8);
  kf_storage_set_flag(s, KF_STORAGE_THROW_ON_DATA, true);
  KFT_FAILS(kf_storage_lazy_clone(s, &clone), KF_ERR_RUNTIME);
  KFT_TRUE(clone == NULL);
}

/* A refusal comes before the copy. */
static void test_lazy_clone_guarded(void **state) {
  (void)state;
  void *data = NULL;
  kf_storage_t *s = make(8), *clone = lazy_clone_of(s);
  kf_storage_set_flag(clone, KF_STORAGE_READ_ONLY, true);
  KFT_FAILS(kf_storage_mutable_data(clone, &data), KF_ERR_RUNTIME);
  KFT_TRUE(kf_storage_is_cow(clone) && clone->data == s->data);
}

typedef struct writer {
  kf_storage_t *storage;
  kf_status_t status;
  bool kept;
} writer_t;

static void *write_own(void *pointer) {
  writer_t *writer = pointer;
  unsigned char *data = NULL;
  const int mark = (int)((uintptr_t)writer / sizeof *writer & 127);
  writer->status = kf_storage_mutable_data(writer->storage, (void **)&data);
  if (writer->status != KF_OK) return NULL;
  writer->kept = data[0] == 200 && data[writer->storage->size - 1] == 200;
  memset(data, mark, writer->storage->size);
  writer->kept = writer->kept && data[0] == mark;
  return NULL;
}

/* Storages that share bytes are written to on different threads. */
static void test_lazy_clone_threads(void **state) {
  (void)state;
  enum { WRITERS = 4, ROUNDS = 50 };
  for (int round = 0; round < ROUNDS; round++) {
    writer_t writers[WRITERS];
    pthread_t threads[WRITERS];
    writers[0].storage = make(round % 2 == 0 ? 64 : 5000);
    fill(writers[0].storage, 200);
    for (int i = 1; i < WRITERS; i++) writers[i].storage = lazy_clone_of(writers[0].storage);
    for (int i = 0; i < WRITERS; i++)
      if (pthread_create(&threads[i], NULL, write_own, &writers[i]) != 0) abort();
    for (int i = 0; i < WRITERS; i++) (void)pthread_join(threads[i], NULL);
    for (int i = 0; i < WRITERS; i++) {
      KFT_OK(writers[i].status);
      KFT_TRUE(writers[i].kept && !kf_storage_is_cow(writers[i].storage));
    }
  }
}

/* ---- Flags ---- */

static char warned[1024];
static int warnings;

static void note_warning(void *context, const char *message) {
  (void)context;
  strncpy(warned, message, sizeof warned - 1);
  warnings++;
}

static void stop_warnings(void *unused) {
  (void)unused;
  kf_set_warning_handler(NULL, NULL);
}

static void test_flags(void **state) {
  (void)state;
  static char any;
  static const struct {
    kf_storage_flag_t flag;
    const char *message;
    bool reads;
  } cases[] = {
      {KF_STORAGE_THROW_ON_MUTABLE_DATA,
       "the tensor has no data. It has a shape and a type, but no memory", true},
      {KF_STORAGE_THROW_ON_DATA, "the storage has no data that could be read or written", false},
      {KF_STORAGE_READ_ONLY, "read-only", true}};
  kf_storage_t *s = make(8);
  void *data = NULL;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    kf_storage_set_flag(s, cases[i].flag, true);
    KFT_TRUE(kf_storage_has_flag(s, cases[i].flag));
    KFT_FAILS_WITH(kf_storage_mutable_data(s, &data), KF_ERR_RUNTIME, cases[i].message);
    KFT_TRUE(data == NULL);
    KFT_EQ_INT(kf_storage_data(s) != NULL, cases[i].reads);
    kf_storage_set_flag(s, cases[i].flag, false);
    KFT_TRUE(!kf_storage_has_flag(s, cases[i].flag));
    KFT_OK(kf_storage_mutable_data(s, &data));
    KFT_TRUE(data != NULL);
  }
  kf_storage_set_flag(s, KF_STORAGE_THROW_ON_MUTABLE_DATA, true);
  kf_set_torch_compatible(true);
  kf_set_torch_messages(true);
  KFT_FAILS_WITH(
      kf_storage_mutable_data(s, &data), KF_ERR_RUNTIME,
      "FunctionalTensor). If you're using torch.compile/export/fx, it is likely that we "
      "are erroneously tracing into a custom kernel. To fix this, please wrap the custom "
      "kernel into an opaque custom op. Please see the following for details: "
      "https://pytorch.org/tutorials/advanced/custom_ops_landing_page.html");
  kf_set_torch_messages(false);
  kf_set_torch_compatible(false);
  kf_storage_set_flag(s, KF_STORAGE_THROW_ON_MUTABLE_DATA, false);
  kf_set_warning_handler(note_warning, NULL);
  KFT_DEFER(stop_warnings, &any);
  warnings = 0;
  kf_storage_set_flag(s, KF_STORAGE_WARN_ON_MUTABLE_DATA, true);
  for (int i = 0; i < 3; i++) KFT_OK(kf_storage_mutable_data(s, &data));
  KFT_EQ_INT(warnings, 1); /* once for each storage */
  KFT_CONTAINS(warned,
               "the address of a fake tensor's data was read: there is no memory behind it.");
  KFT_TRUE(kf_storage_has_flag(s, KF_STORAGE_WARN_ON_MUTABLE_DATA));
  kf_storage_t *other = make(8);
  kf_storage_set_flag(other, KF_STORAGE_WARN_ON_MUTABLE_DATA, true);
  KFT_OK(kf_storage_mutable_data(other, &data));
  KFT_EQ_INT(warnings, 2);
}

/* ---- Memory of devices ---- */

typedef struct device_note {
  int allocs;
  int frees;
  int copies;
  kf_device_t device;
} device_note_t;

static kf_status_t device_alloc(void *context, kf_device_t device, size_t size, void **out_data,
                                void **out_block) {
  device_note_t *note = context;
  void *data = kf_alloc(size);
  if (data == NULL) return kf_error_set(KF_ERR_NO_MEMORY, "the device is full");
  note->allocs++;
  note->device = device;
  *out_data = data;
  *out_block = note;
  return KF_OK;
}

static void device_free(void *context, kf_device_t device, void *data, size_t size, void *block) {
  device_note_t *note = context;
  (void)device;
  (void)size;
  if (block == note) note->frees++;
  kf_free(data);
}

static kf_status_t device_copy(void *context, kf_device_t device, void *to, const void *from,
                               size_t size) {
  device_note_t *note = context;
  (void)device;
  note->copies++;
  memcpy(to, from, size);
  return KF_OK;
}

static int32_t four_devices(void *context) {
  (void)context;
  return 4;
}

static kf_device_interface_t an_interface(void *note) {
  return (kf_device_interface_t){.struct_size = sizeof(kf_device_interface_t),
                                 .flags = KF_DEVICE_HOST_ACCESS,
                                 .context = note,
                                 .count = four_devices,
                                 .allocate = device_alloc,
                                 .free = device_free};
}

static void take_away(void *device) { KFT_OK(kf_device_set_interface(*(int *)device, NULL)); }

static void test_device_memory(void **state) {
  (void)state;
  static device_note_t note;
  static int device = KF_DEVICE_PRIVATEUSE1;
  note = (device_note_t){0};
  kf_device_interface_t memory = an_interface(&note);
  KFT_DEFER(take_away, &device);
  KFT_TRUE(!kf_device_is_available(device) && !kf_device_is_available(1000));
  KFT_OK(kf_device_set_interface(device, &memory));
  KFT_TRUE(kf_device_is_available(device) && kf_device_is_available(KF_DEVICE_CPU) &&
           kf_device_is_available(KF_DEVICE_META));
  kf_storage_t *s = NULL;
  KFT_OK(kf_storage_create(kf_device_make(device, 3), 40, &s));
  KFT_DEFER(kf_object_release, s);
  KFT_EQ_INT(note.allocs, 1);
  KFT_EQ_INT(note.device.index, 3);
  KFT_OK(kf_storage_resize(s, 80)); /* through the host, which reaches the memory */
  KFT_EQ_INT(kf_storage_size(s), 80);
  KFT_EQ_INT(note.allocs, 2);
  /* A storage keeps the interface that it was made with. */
  memory.copy_within = device_copy;
  KFT_OK(kf_device_set_interface(device, &memory));
  kf_storage_t *copying = NULL;
  KFT_OK(kf_storage_create(kf_device_make(device, 3), 4, &copying));
  KFT_DEFER(kf_object_release, copying);
  memcpy(copying->data, "abcd", 4);
  KFT_OK(kf_device_set_interface(device, NULL));
  KFT_OK(kf_storage_resize(copying, 9));
  KFT_EQ_INT(note.copies, 1);
  KFT_TRUE(memcmp(copying->data, "abcd", 4) == 0);
  kf_storage_t *none = s;
  KFT_FAILS(kf_storage_create(kf_device_make(device, 3), 4, &none), KF_ERR_NO_DEVICE);
  KFT_TRUE(!kf_device_is_available(device));
  kf_object_release(s);
  KFT_CANCEL(s);
  kf_object_release(copying);
  KFT_CANCEL(copying);
  KFT_EQ_INT(note.frees, note.allocs);
}

static void test_cpu_memory(void **state) {
  (void)state;
  static device_note_t note;
  static int device = KF_DEVICE_CPU;
  note = (device_note_t){0};
  kf_device_interface_t memory = an_interface(&note);
  KFT_DEFER(take_away, &device);
  KFT_OK(kf_device_set_interface(device, &memory));
  size_t before = kf_memory_in_use();
  kf_storage_t *s = make(100);
  KFT_EQ_INT(kf_memory_in_use(), before + 100);
  KFT_OK(kf_storage_resize(s, 50));
  KFT_EQ_INT(kf_memory_in_use(), before + 50);
  KFT_EQ_INT(note.allocs, 2);
  KFT_OK(kf_device_set_interface(device, NULL));
  kf_storage_t *plain = make(100);
  KFT_EQ_INT((uintptr_t)plain->data % KF__ALIGNMENT, 0);
  KFT_EQ_INT(note.allocs, 2);
}

static void test_memory_errors(void **state) {
  (void)state;
  kf_device_interface_t memory = an_interface(NULL);
  memory.free = NULL;
  KFT_FAILS(kf_device_set_interface(KF_DEVICE_XPU, &memory), KF_ERR_MISUSE);
  memory.free = device_free;
  memory.struct_size = 8;
  KFT_FAILS(kf_device_set_interface(KF_DEVICE_XPU, &memory), KF_ERR_MISUSE);
  memory.struct_size = sizeof memory;
  KFT_FAILS_WITH(kf_device_set_interface(KF_DEVICE_META, &memory), KF_ERR_VALUE, "meta");
  KFT_FAILS(kf_device_set_interface(-1, &memory), KF_ERR_VALUE);
  KFT_FAILS(kf_device_set_interface(1000, &memory), KF_ERR_VALUE);
}

static void unregister(void *backend) {
  kf_backend_t *registered = backend;
  if (*registered != KF_BACKEND_NONE) KFT_OK(kf_device_unregister(*registered));
}

/* A device that takes over another one's slot does not get its memory. */
static void test_slot_reuse(void **state) {
  (void)state;
  static device_note_t note;
  static kf_backend_t backend;
  kf_device_interface_t memory = an_interface(&note);
  static int device;
  KFT_OK(kf_device_register("firstnpu", &backend));
  KFT_DEFER(unregister, &backend);
  device = kf_backend_device(backend);
  KFT_DEFER(take_away, &device);
  KFT_OK(kf_device_set_interface(device, &memory));
  kf_storage_t *first = make_on(device, 8);
  KFT_FAILS_WITH(kf_device_unregister(backend), KF_ERR_BUSY, "1 storage on it is alive");
#ifndef NDEBUG
  if (!kft_failure_fired()) KFT_CONTAINS(kf_error_message(), ": 8 bytes");
#endif
  KFT_CANCEL(first);
  kf_storage_release(first);
  KFT_OK(kf_device_unregister(backend));
  KFT_OK(kf_device_register("secondnpu", &backend));
  KFT_EQ_INT(kf_backend_device(backend), device);
  kf_storage_t *out = NULL;
  KFT_FAILS_WITH(kf_storage_create(kf_device_make(device, 0), 8, &out), KF_ERR_NOT_IMPLEMENTED,
                 "secondnpu:0");
}

/* ---- Deleters in code that can be unloaded ---- */

static int deletions;
static void count_deletion(void *context, void *data) {
  (void)context;
  (void)data;
  deletions++;
}

static void remove_code(void *owner) { kf__owner_remove_code(owner); }

/* An owner whose code holds the deleter's function stays until the storage is gone. */
static void test_code_of_deleters(void **state) {
  (void)state;
  static kf_owner_t owner;
  static char data[4];
  owner = (kf_owner_t){0};
  kf_storage_t *before = NULL, *after = NULL;
  KFT_OK(kf_storage_wrap(cpu(), data, 4, count_deletion, NULL, &before));
  KFT_DEFER(kf_object_release, before);
  uintptr_t address = (uintptr_t)count_deletion;
  kf__owner_add_code(&owner, address, address + 1);
  KFT_DEFER(remove_code, &owner);
  KFT_OK(kf_storage_wrap(cpu(), data, 4, count_deletion, NULL, &after));
  KFT_DEFER(kf_object_release, after);
  KFT_FAILS_WITH(kf__owner_release(&owner), KF_ERR_BUSY, "1 object will call its code");
  /* What was made before the code was known is not counted, and not counted down. */
  KFT_CANCEL(before);
  kf_object_release(before);
  KFT_FAILS(kf__owner_release(&owner), KF_ERR_BUSY);
  deletions = 0;
  KFT_CANCEL(after);
  kf_object_release(after);
  KFT_EQ_INT(deletions, 1);
  KFT_OK(kf__owner_release(&owner));
}

/* ---- What is in use ---- */

static void check_counts(void) {
  size_t before = kf_memory_in_use();
  size_t sum = 0;
  static const size_t sizes[] = {4, 4000, 100000, 12, 70000, 4096};
  kf_storage_t *made[6];
  for (size_t i = 0; i < 6; i++) {
    made[i] = make(sizes[i]);
    sum += sizes[i];
    KFT_EQ_INT(kf_memory_in_use(), before + sum);
    KFT_TRUE(kf_memory_peak() >= before + sum);
  }
  KFT_OK(kf_storage_resize(made[0], 8));
  KFT_OK(kf_storage_resize(made[2], 10));
  KFT_EQ_INT(kf_memory_in_use(), before + sum + 4 - 100000 + 10);
}

static void test_counts(void **state) {
  (void)state;
  check_counts();
}

static void test_counts_with_keeping(void **state) {
  (void)state;
  kf__blocks_set_caching(true);
  size_t before = kf_memory_in_use();
  enum { MANY = 3000 };
  static kf_storage_t *made[MANY];
  for (int round = 0; round < 2; round++) {
    for (size_t i = 0; i < MANY; i++) KFT_OK(kf_storage_create(cpu(), 100, &made[i]));
    KFT_EQ_INT(kf_memory_in_use(), before + 100 * MANY);
    KFT_TRUE(kf_memory_peak() >= before + 100 * MANY);
    for (size_t i = 0; i < MANY; i++) kf_storage_release(made[i]);
    KFT_EQ_INT(kf_memory_in_use(), before);
  }
  kf_memory_trim();
  kf__blocks_set_caching(false);
}

static void test_weak_references(void **state) {
  (void)state;
  size_t before = kf_memory_in_use();
  kf_storage_t *s = NULL;
  KFT_OK(kf_storage_create(cpu(), 100, &s));
  kf_storage_weak_retain(s);
  kf_storage_weak_retain(s);
  kf_storage_weak_release(s);
  KFT_TRUE(!kf_storage_is_gone(s));
  kf_storage_release(s);
  KFT_TRUE(kf_storage_is_gone(s));
  KFT_EQ_INT(kf_memory_in_use(), before); /* only the header is left */
  kf_storage_weak_release(s);
}

KFT_MAIN(KFT_TEST(test_create), KFT_TEST(test_create_errors), KFT_TEST(test_meta),
         KFT_TEST(test_wrap), KFT_TEST(test_resize), KFT_TEST(test_pin), KFT_TEST(test_borrow),
         KFT_TEST(test_borrow_fused), KFT_TEST(test_borrow_wrapped), KFT_TEST(test_shrink),
         KFT_TEST(test_kept_memory), KFT_TEST(test_lazy_clone), KFT_TEST(test_lazy_clone_alone),
         KFT_TEST(test_lazy_clone_resize), KFT_TEST(test_lazy_clone_borrow),
         KFT_TEST(test_lazy_clone_now), KFT_TEST(test_lazy_clone_guarded),
         KFT_TEST_NO_OOM(test_lazy_clone_threads), KFT_TEST(test_flags),
         KFT_TEST(test_device_memory), KFT_TEST(test_cpu_memory), KFT_TEST(test_memory_errors),
         KFT_TEST(test_slot_reuse), KFT_TEST(test_code_of_deleters), KFT_TEST(test_counts),
         KFT_TEST(test_weak_references), KFT_TEST_NO_OOM(test_counts_with_keeping))
