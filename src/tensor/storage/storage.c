/* Storages: untyped memory with a device, a version counter and a few flags, shared by the tensors
 * that view it. See Note [Where a storage's memory is] in storage.h. Invariants
 * (kf__storage_is_valid): CPU data is aligned to 64 bytes unless it was wrapped, and `size` bytes
 * of it are usable. */
#include "tensor/storage/storage.h"

#include <keyfall/binding.h>

#include "compat/texts.h"
#include "dispatch/keys/key_internal.h"
#include "dispatch/registry/owner.h"
#include "tensor/device/caching_allocator.h"
#include "tensor/device/device_bytes.h"
#include "tensor/storage/device_shelf.h"
#include "tensor/storage/recorded_streams.h"

void (*kf__storage_forget_copy)(kf_storage_t *storage);

static void *data_behind(kf_storage_t *s) { return (char *)s + KF__STORAGE_HEADER; }

/* The bytes to which CPU data can grow without moving. */
static size_t capacity_of(const kf_storage_t *s) {
  KF_ASSERT((s->origin & KF__ORIGIN_KIND) <= KF__ORIGIN_BLOCK);
  if ((s->origin & KF__ORIGIN_KIND) == KF__ORIGIN_BLOCK)
    return kf__block_capacity((size_t)(uintptr_t)s->block);
  bool is_fused = (s->origin & KF__ORIGIN_FUSED) != 0;
  return kf__block_class_size(s->origin >> KF__ORIGIN_CLASS) -
         (is_fused ? (size_t)KF__FUSED_HEADER : (size_t)KF__STORAGE_HEADER);
}

/* Tells address sanitizers how much of the CPU data is usable. */
static void mark_size(const kf_storage_t *s, size_t size) {
  KF_ASSERT(size <= capacity_of(s));
  kf__mark_usable(s->data, size, capacity_of(s));
}

/* ---- Living on a device ---- */

/* Devices that can be unregistered count the storages on them. The CPU and meta never are. */
static bool is_counted(const kf_storage_t *s) {
  return (kf__storage_flags(s) & KF__STORAGE_REMOTE) != 0 && s->device.type != KF_DEVICE_META;
}

static kf_status_t enter_device(const kf_storage_t *s) {
  if (!is_counted(s)) return KF_OK;
  if (!kf__device_hold(s->device.type))
    return kf_error_set(KF_ERR_VALUE, "the device of type %d has been unregistered",
                        s->device.type);
  kf__allocation_site_note(s);
  return KF_OK;
}

static void leave_device(const kf_storage_t *s) {
  if (!is_counted(s)) return;
  kf__allocation_site_forget(s);
  kf__device_drop(s->device.type);
}

/* ---- Freeing ---- */

static void free_on_device(const kf_storage_t *s) {
  kf__shelf_settle_own(s->device);
  if (KF_UNLIKELY((kf__storage_flags(s) & KF__STORAGE_ON_STREAMS) != 0))
    kf__storage_free_after_streams(s);
  else
    kf__device_free(s->source.entry, s->device, s->data, s->size, s->block);
}

static void run_deleter(const kf_storage_t *s) {
  kf_deleter_fn deleter = s->source.deleter;
  if (deleter == NULL) return;
  deleter(s->block, s->data);
  if ((kf__storage_flags(s) & KF__STORAGE_CODE) != 0) kf__code_drop((kf_typed_fn)deleter);
}

static void give_data_back(kf_storage_t *s) {
  kf__storage_drop_copy(s);
  switch (s->origin & KF__ORIGIN_KIND) {
    case KF__ORIGIN_INLINE:
      mark_size(s, capacity_of(s));
      kf__memory_count_small(-(int64_t)s->size);
      break;
    case KF__ORIGIN_BLOCK:
      mark_size(s, capacity_of(s));
      kf__block_free(s->data, (size_t)(uintptr_t)s->block);
      kf__memory_count(-(int64_t)s->size);
      break;
    case KF__ORIGIN_DEVICE:
      KF_ASSERT(s->source.entry != NULL);
      free_on_device(s);
      kf__device_entry_release(s->source.entry);
      if (s->device.type == KF_DEVICE_CPU) kf__memory_count(-(int64_t)s->size);
      leave_device(s);
      break;
    case KF__ORIGIN_WRAPPED:
      run_deleter(s);
      leave_device(s);
      break;
    case KF__ORIGIN_RECORDED: kf__recording_device.storages.close(s); break;
    case KF__ORIGIN_BORROWED: kf_storage_release(s->block); break;
    case KF__ORIGIN_ANCHORED:
      kf__memory_count_small(-(int64_t)s->size);
      kf__storage_drop_anchor(s->block);
      break;
    default: KF_ASSERT((s->origin & KF__ORIGIN_KIND) == KF__ORIGIN_NOWHERE); break;
  }
}

void kf__fused_part_died(kf__fused_t *fused) {
  KF_ASSERT((fused->storage.origin & KF__ORIGIN_FUSED) != 0);
  /* Acquire-release: the thread that frees the block must see all writes to the other part. */
  uint64_t alive = __atomic_fetch_sub(&fused->storage.source.parts, 1, __ATOMIC_ACQ_REL);
  KF_ASSERT(alive == 1 || alive == 2);
  if (alive == 1) kf__block_push(fused, fused->storage.origin >> KF__ORIGIN_CLASS);
}

static void free_header(kf_storage_t *s) {
  if ((s->origin & KF__ORIGIN_FUSED) != 0)
    kf__fused_part_died((kf__fused_t *)(void *)((char *)s - offsetof(kf__fused_t, storage)));
  else
    kf__block_push(s, s->origin >> KF__ORIGIN_CLASS);
}

#define ONE_ANCHOR (UINT32_C(1) << KF__STORAGE_ANCHOR_SHIFT)
#define ALL_ANCHORS (UINT32_MAX - (ONE_ANCHOR - 1))

/* Of a binding, which may keep a storage that it has a weak reference to. */
static bool (*release_hook)(kf_storage_t *storage);

void kf_storage_set_release_hook(bool (*release)(kf_storage_t *storage)) {
  __atomic_store_n(&release_hook, release, __ATOMIC_RELEASE);
}

/* Whether the binding keeps a storage that has anchors. */
static KF__COLD bool is_kept(kf_storage_t *s) {
  bool (*hook)(kf_storage_t *) = __atomic_load_n(&release_hook, __ATOMIC_ACQUIRE);
  if (hook == NULL) return false;
  /* The release of a sole owner may leave the count at 1 or 0. */
  __atomic_store_n(&s->object.refcount, 1, __ATOMIC_RELAXED);
  return !hook(s);
}

static void destroy(kf_object_t *self) {
  kf_storage_t *s = (kf_storage_t *)(void *)self;
  KF_ASSERT(__atomic_load_n(&self->refcount, __ATOMIC_RELAXED) <= 1);
  KF_ASSERT(self->type == &kf__storage_type);
  if (KF_UNLIKELY(kf__storage_flags(s) >= ONE_ANCHOR) && is_kept(s)) return;
  give_data_back(s);
  /* Acquire pairs with the thread that dropped the last anchor. Nobody can add one any more. */
  if (KF_UNLIKELY(__atomic_load_n(&s->flags, __ATOMIC_ACQUIRE) >= ONE_ANCHOR) &&
      __atomic_fetch_or(&s->flags, KF__STORAGE_DEAD, __ATOMIC_ACQ_REL) >= ONE_ANCHOR)
    return;
  free_header(s);
}

/* ---- Anchors ---- */

/* A count that reaches its maximum stays there: the header is then never freed. */
void kf__storage_anchor(kf_storage_t *s) {
  uint32_t flags = kf__storage_flags(s);
  do {
    if (flags >= ALL_ANCHORS) return;
  } while (!__atomic_compare_exchange_n(&s->flags, &flags, flags + ONE_ANCHOR, true,
                                        __ATOMIC_RELAXED, __ATOMIC_RELAXED));
}

void kf__storage_drop_anchor(kf_storage_t *s) {
  uint32_t flags = kf__storage_flags(s);
  do {
    KF_ASSERT(flags >= ONE_ANCHOR);
    if (flags >= ALL_ANCHORS) return;
  } while (!__atomic_compare_exchange_n(&s->flags, &flags, flags - ONE_ANCHOR, true,
                                        __ATOMIC_ACQ_REL, __ATOMIC_RELAXED));
  if (flags - ONE_ANCHOR < ONE_ANCHOR && (flags & KF__STORAGE_DEAD) != 0) free_header(s);
}

void kf_storage_weak_retain(kf_storage_t *storage) { kf__storage_anchor(storage); }
void kf_storage_weak_release(kf_storage_t *storage) { kf__storage_drop_anchor(storage); }
bool kf_storage_is_gone(const kf_storage_t *storage) {
  return (__atomic_load_n(&storage->flags, __ATOMIC_ACQUIRE) & KF__STORAGE_DEAD) != 0;
}

const kf_object_type_t kf__storage_type = {
    sizeof(kf_object_type_t), 0, "Storage", destroy, NULL, NULL};

/* ---- Making ---- */

static void fill_header(kf_storage_t *s, kf_device_t device, size_t size, uint32_t origin,
                        unsigned block_class) {
  KF_ASSERT(origin <= KF__ORIGIN_ANCHORED);
  KF_ASSERT(block_class < KF__THREAD_CLASSES);
  kf_object_init(&s->object, &kf__storage_type);
  s->data = NULL;
  s->size = size;
  s->device = device;
  s->version = 0;
  s->flags = device.type == KF_DEVICE_CPU ? 0 : KF__STORAGE_REMOTE;
  s->origin = origin | block_class << KF__ORIGIN_CLASS;
  s->block = NULL;
  s->source.entry = NULL;
}

void kf__storage_report_no_memory(size_t size) {
  (void)kf_error_set(KF_ERR_NO_MEMORY,
                     KF__COMPATIBLE(KF__TORCH_ALLOCATE, "cannot allocate a storage of %zu bytes"),
                     size);
}

/* Returns a header without data; NULL if there is no memory. */
static kf_storage_t *make_header(kf_device_t device, size_t size, uint32_t origin) {
  unsigned block_class = kf__block_class(KF__STORAGE_HEADER);
  kf_storage_t *s = kf__block_pop(block_class);
  if (s != NULL) fill_header(s, device, size, origin, block_class);
  return s;
}

/* Makes a header and counts it as a storage of its device. */
static kf_status_t make_on_device(kf_device_t device, size_t size, uint32_t origin,
                                  kf_storage_t **out_storage) {
  kf_storage_t *s = make_header(device, size, origin);
  if (s == NULL) return kf__no_memory();
  kf_status_t status = enter_device(s);
  if (status != KF_OK)
    kf__block_push(s, s->origin >> KF__ORIGIN_CLASS);
  else
    *out_storage = s;
  return status;
}

/* Allocates memory of a device. The storage takes over the reference to `entry`. */
static kf_status_t allocate_on_device(kf__device_entry_t *entry, kf_device_t device, size_t size,
                                      kf_storage_t **out_storage) {
  kf_storage_t *s = NULL;
  KF_TRY(make_on_device(device, size, KF__ORIGIN_DEVICE, &s));
  kf__shelf_settle_own(device);
  kf_status_t status = kf__device_allocate(entry, device, size, &s->data, &s->block);
  if (status != KF_OK) {
    leave_device(s);
    kf__block_push(s, s->origin >> KF__ORIGIN_CLASS);
    return status;
  }
  s->source.entry = entry;
  if (device.type == KF_DEVICE_CPU) kf__memory_count((int64_t)size);
  KF_ASSERT(kf__storage_is_valid(s));
  *out_storage = s;
  return KF_OK;
}

static kf_status_t new_recorded(kf_device_t device, size_t size, kf_storage_t **out_storage) {
  device.index = 0;
  kf_storage_t *s = make_header(device, size, KF__ORIGIN_RECORDED);
  if (s == NULL) return kf__no_memory();
  kf_status_t status = kf__recording_device.storages.open(s);
  if (status == KF_OK)
    *out_storage = s;
  else
    kf__block_push(s, s->origin >> KF__ORIGIN_CLASS);
  return status;
}

static kf_status_t new_on_device(kf_device_t asked, size_t size, kf_storage_t **out_storage) {
  kf__device_entry_t *entry;
  KF_TRY(kf__device_find_entry(asked, &entry));
  kf_device_t device;
  kf_status_t status = kf__device_pick(entry, asked, &device);
  if (status == KF_OK) status = allocate_on_device(entry, device, size, out_storage);
  if (status != KF_OK) kf__device_entry_release(entry);
  return status;
}

static kf_status_t new_with_block(kf_device_t device, size_t size, kf_storage_t **out_storage) {
  kf_storage_t *s = make_header(device, size, KF__ORIGIN_BLOCK);
  if (s == NULL) return kf__no_memory();
  s->data = kf__block_alloc(size);
  s->block = (void *)(uintptr_t)size;
  if (s->data == NULL) {
    kf__block_push(s, s->origin >> KF__ORIGIN_CLASS);
    return kf__storage_no_memory(size);
  }
  mark_size(s, size);
  kf__memory_count((int64_t)size);
  KF_ASSERT(kf__storage_is_valid(s));
  *out_storage = s;
  return KF_OK;
}

static kf_status_t new_elsewhere(kf_device_t device, size_t size, kf_storage_t **out_storage) {
  if (kf__is_recording_device(device.type) && device.index <= 0)
    return new_recorded(device, size, out_storage);
  if (device.type != KF_DEVICE_META) return new_on_device(device, size, out_storage);
  *out_storage = make_header(device, size, KF__ORIGIN_NOWHERE);
  return *out_storage != NULL ? KF_OK : kf__no_memory();
}

kf_status_t kf__storage_new(kf_device_t device, size_t size, kf_storage_t **out_storage) {
  if (KF_UNLIKELY(device.type != KF_DEVICE_CPU ||
                  __atomic_load_n(&kf__cpu_has_interface, __ATOMIC_RELAXED)))
    return new_elsewhere(device, size, out_storage);
  if (size > KF__INLINE_DATA) return new_with_block(device, size, out_storage);
  unsigned block_class = kf__block_class(KF__STORAGE_HEADER + size);
  kf_storage_t *s = kf__block_pop(block_class);
  if (KF_UNLIKELY(s == NULL)) return kf__storage_no_memory(size);
  fill_header(s, device, size, KF__ORIGIN_INLINE, block_class);
  s->data = data_behind(s);
  mark_size(s, size);
  kf__memory_count_small((int64_t)size);
  KF_ASSERT(kf__storage_is_valid(s));
  *out_storage = s;
  return KF_OK;
}

kf_status_t kf__storage_new_beside(const kf_storage_t *other, size_t size,
                                   kf_storage_t **out_storage) {
  kf__device_entry_t *entry = other->source.entry;
  if ((other->origin & KF__ORIGIN_KIND) != KF__ORIGIN_DEVICE || !kf__device_entry_is_listed(entry))
    return kf__storage_new(other->device, size, out_storage);
  kf_object_retain(entry); /* `other` holds a reference, too */
  kf_status_t status = allocate_on_device(entry, other->device, size, out_storage);
  if (status != KF_OK) kf__device_entry_release(entry);
  return status;
}

static kf_status_t check_device(const char *function, kf_device_t device) {
  if (kf_device_type_name(device.type) != NULL) return KF_OK;
  return kf_error_set(KF_ERR_VALUE, "%s: %d is no device type", function, device.type);
}

static kf_status_t check_size(const char *function, size_t size) {
  if (size <= INT64_MAX) return KF_OK;
  return kf_error_set(KF_ERR_VALUE, "%s: expected a size of at most %lld bytes, found %zu",
                      function, (long long)INT64_MAX, size);
}

kf_status_t kf_storage_create(kf_device_t device, size_t size, kf_storage_t **out_storage) {
  *out_storage = NULL;
  KF_TRY(check_device("kf_storage_create", device));
  KF_TRY(check_size("kf_storage_create", size));
  return kf__storage_new(device, size, out_storage);
}

kf_status_t kf_storage_wrap(kf_device_t device, void *data, size_t size, kf_deleter_fn deleter,
                            void *context, kf_storage_t **out_storage) {
  *out_storage = NULL;
  KF_TRY(check_device("kf_storage_wrap", device));
  KF_TRY(check_size("kf_storage_wrap", size));
  kf_storage_t *s = NULL;
  KF_TRY(make_on_device(device, size, KF__ORIGIN_WRAPPED, &s));
  s->data = data;
  s->block = context;
  s->source.deleter = deleter;
  if (deleter != NULL && kf__code_hold((kf_typed_fn)deleter)) s->flags |= KF__STORAGE_CODE;
  /* Bytes without an address: tensors over it have a shape, but no data that could be read. */
  if (data == NULL && size > 0 && device.type != KF_DEVICE_META)
    s->flags |= KF_STORAGE_THROW_ON_DATA;
  KF_ASSERT(kf__storage_is_valid(s));
  *out_storage = s;
  return KF_OK;
}

void kf_storage_retain(kf_storage_t *storage) { kf_object_retain(storage); }
void kf_storage_release(kf_storage_t *storage) { kf_object_release(storage); }

/* ---- Reading ---- */

size_t kf_storage_size(const kf_storage_t *storage) { return storage->size; }
kf_device_t kf_storage_device(const kf_storage_t *storage) { return storage->device; }

static kf_status_t invalid_storage(void) {
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_INVALID_STORAGE,
                                     "the storage has no data that could be read or written"));
}

kf_status_t kf__storage_run_recorded(const kf_storage_t *storage) {
  return kf__recording_device.storages.run(storage);
}

static kf_status_t prepare_read(const kf_storage_t *storage) {
  if ((kf__storage_flags(storage) & KF_STORAGE_THROW_ON_DATA) != 0) return invalid_storage();
  return kf__storage_settle(storage, false);
}

void (*kf__memory_watch)(const kf_storage_t *storage);

const void *kf_storage_data(const kf_storage_t *storage) {
  const uint32_t watched = KF_STORAGE_THROW_ON_DATA | KF__STORAGE_WRITTEN_LATER;
  if (KF_UNLIKELY(kf__memory_watch != NULL)) kf__memory_watch(storage);
  if (KF_UNLIKELY((kf__storage_flags(storage) & watched) != 0) && prepare_read(storage) != KF_OK)
    return NULL;
  return storage->size > 0 ? storage->data : NULL;
}

static kf_status_t stop_sharing(kf_storage_t *s);

kf_status_t kf__storage_prepare_write(kf_storage_t *storage) {
  KF_TRY(kf__storage_settle(storage, true));
  uint32_t flags = kf__storage_flags(storage);
  if ((flags & KF__STORAGE_COPIED) != 0) kf__storage_forget_copy(storage);
  if ((flags & KF_STORAGE_THROW_ON_DATA) != 0) return invalid_storage();
  if ((flags & KF_STORAGE_THROW_ON_MUTABLE_DATA) != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NO_DATA, "the tensor has no data.%s"),
                        KF__IN_FULL(KF__TORCH_NO_DATA_POINTER,
                                    " It has a shape and a type, but no memory: whoever reads the "
                                    "memory has to be a kernel of an operator, with a fake kernel "
                                    "beside it."));
  if ((flags & KF_STORAGE_READ_ONLY) != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        "the tensor's memory was imported as read-only and cannot be written to: "
                        "clone the tensor first");
  if ((flags & KF_STORAGE_WARN_ON_MUTABLE_DATA) != 0 &&
      (__atomic_fetch_or(&storage->flags, KF__STORAGE_WARNED, __ATOMIC_RELAXED) &
       KF__STORAGE_WARNED) == 0)
    kf_warn(KF__COMPATIBLE(KF__TORCH_FAKE_DATA, "the address of a fake tensor's data was read%s"),
            KF__IN_FULL(KF__TORCH_DEPRECATED_DATA_POINTER,
                        ": there is no memory behind it. Read it in the kernel of an operator, or "
                        "look whether the tensor is a FakeTensor first."));
  return (flags & KF__STORAGE_COW) != 0 ? stop_sharing(storage) : KF_OK;
}

kf_status_t kf_storage_mutable_data(kf_storage_t *storage, void **out_data) {
  *out_data = NULL;
  if (KF_UNLIKELY((kf__storage_flags(storage) & KF__STORAGE_WATCHED) != 0))
    KF_TRY(kf__storage_prepare_write(storage));
  *out_data = storage->size > 0 ? storage->data : NULL;
  return KF_OK;
}

void kf_storage_set_flag(kf_storage_t *storage, kf_storage_flag_t flag, bool on) {
  uint32_t bits = (uint32_t)flag & KF__STORAGE_GUARDED;
  if (on)
    (void)__atomic_fetch_or(&storage->flags, bits, __ATOMIC_RELAXED);
  else
    (void)__atomic_fetch_and(&storage->flags, ~bits, __ATOMIC_RELAXED);
}

bool kf_storage_has_flag(const kf_storage_t *storage, kf_storage_flag_t flag) {
  return (kf__storage_flags(storage) & (uint32_t)flag & KF__STORAGE_GUARDED) != 0;
}

/* ---- Bytes from and to the host ---- */

/* The entry that copies a storage's bytes; NULL on the CPU. Memory that a device allocated keeps
 * its entry alive. Wrapped memory came without one: the present one copies, and *out_held is the
 * reference to it that the caller releases. */
static kf_status_t entry_of(const kf_storage_t *s, kf__device_entry_t **out_entry,
                            kf__device_entry_t **out_held) {
  *out_entry = *out_held = NULL;
  if ((kf__storage_flags(s) & KF__STORAGE_REMOTE) == 0) return KF_OK;
  if (KF_LIKELY((s->origin & KF__ORIGIN_KIND) == KF__ORIGIN_DEVICE)) {
    *out_entry = s->source.entry;
    return KF_OK;
  }
  KF_TRY(kf__device_find_entry(s->device, out_held));
  *out_entry = *out_held;
  return KF_OK;
}

static bool is_recorded(const kf_storage_t *s) {
  return (s->origin & KF__ORIGIN_KIND) == KF__ORIGIN_RECORDED;
}

static kf_status_t check_range(const kf_storage_t *s, size_t begin, size_t size) {
  if (begin <= s->size && size <= s->size - begin) return KF_OK;
  return kf_error_set(KF_ERR_VALUE, "bytes %zu to %zu are outside of a storage of %zu bytes", begin,
                      begin + size, s->size);
}

kf_status_t kf__storage_copy_out(const kf_storage_t *storage, size_t begin, void *to, size_t size) {
  KF_TRY(check_range(storage, begin, size));
  if (is_recorded(storage)) return kf__recording_device.storages.read(storage, begin, to, size);
  KF_TRY(kf__storage_settle(storage, false));
  kf__device_entry_t *entry, *held;
  KF_TRY(entry_of(storage, &entry, &held));
  kf_status_t status = kf__device_copy(NULL, kf_device_make(KF_DEVICE_CPU, -1), to, entry,
                                       storage->device, (const char *)storage->data + begin, size);
  kf__device_entry_release(held);
  return status;
}

kf_status_t kf__storage_copy_in(kf_storage_t *storage, size_t begin, const void *from,
                                size_t size) {
  KF_TRY(check_range(storage, begin, size));
  if (is_recorded(storage)) return kf__recording_device.storages.write(storage, begin, from, size);
  KF_TRY(kf__storage_settle(storage, true));
  kf__device_entry_t *entry, *held;
  KF_TRY(entry_of(storage, &entry, &held));
  kf_status_t status = kf__device_copy(entry, storage->device, (char *)storage->data + begin, NULL,
                                       kf_device_make(KF_DEVICE_CPU, -1), from, size);
  kf__device_entry_release(held);
  return status;
}

/* The storage that has the bytes, with a new reference. */
static kf_status_t value_of(kf_storage_t *storage, bool writes, kf_storage_t **out_value) {
  if (is_recorded(storage)) return kf__recording_device.storages.value(storage, writes, out_value);
  kf_storage_retain(storage);
  *out_value = storage;
  return KF_OK;
}

/* Between a recorded storage and one of another device; copies of its tensors are recorded. */
static kf_status_t copy_recorded(kf_storage_t *to, size_t to_begin, const kf_storage_t *from,
                                 size_t from_begin, size_t size) {
  kf_storage_t *target = NULL, *source = NULL;
  kf_status_t status = value_of((kf_storage_t *)(uintptr_t)from, false, &source);
  if (status == KF_OK) status = value_of(to, true, &target);
  if (status == KF_OK) status = kf__storage_copy(target, to_begin, source, from_begin, size);
  kf_storage_release(source);
  kf_storage_release(target);
  return status;
}

kf_status_t kf__storage_copy(kf_storage_t *to, size_t to_begin, const kf_storage_t *from,
                             size_t from_begin, size_t size) {
  KF_TRY(check_range(to, to_begin, size));
  KF_TRY(check_range(from, from_begin, size));
  if (is_recorded(to) || is_recorded(from))
    return copy_recorded(to, to_begin, from, from_begin, size);
  KF_TRY(kf__storage_settle(from, false));
  KF_TRY(kf__storage_settle(to, true));
  kf__device_entry_t *to_entry, *from_entry, *to_held, *from_held;
  KF_TRY(entry_of(to, &to_entry, &to_held));
  kf_status_t status = entry_of(from, &from_entry, &from_held);
  if (status == KF_OK) {
    status = kf__device_copy(to_entry, to->device, (char *)to->data + to_begin, from_entry,
                             from->device, (const char *)from->data + from_begin, size);
    kf__device_entry_release(from_held);
  }
  kf__device_entry_release(to_held);
  return status;
}

void kf__storage_swap_data(kf_storage_t *a, kf_storage_t *b) {
  KF_ASSERT((a->origin & KF__ORIGIN_KIND) == KF__ORIGIN_DEVICE);
  KF_ASSERT((b->origin & KF__ORIGIN_KIND) == KF__ORIGIN_DEVICE);
  KF_ASSERT(a->size == b->size);
  KF_ASSERT(a->device.type == b->device.type && a->device.index == b->device.index);
  kf__storage_swap_streams(a, b);
  kf_storage_t old = *a;
  a->data = b->data;
  a->block = b->block;
  a->source.entry = b->source.entry;
  b->data = old.data;
  b->block = old.block;
  b->source.entry = old.source.entry;
}

/* ---- Resizing ---- */

bool kf_storage_is_resizable(const kf_storage_t *storage) {
  return (storage->origin & KF__ORIGIN_KIND) != KF__ORIGIN_WRAPPED &&
         (kf__storage_flags(storage) & KF__STORAGE_PINNED) == 0;
}

void kf_storage_pin(kf_storage_t *storage) {
  if (KF_UNLIKELY(kf__memory_watch != NULL)) kf__memory_watch(storage);
  (void)__atomic_fetch_or(&storage->flags, KF__STORAGE_PINNED, __ATOMIC_RELAXED);
  if (kf__recording_device.type >= 0) kf__recording_device.storages.exported();
}

bool kf__storage_is_shared(const kf_storage_t *storage) {
  if (!kf_storage_is_resizable(storage)) return true;
  return (storage->origin & KF__ORIGIN_KIND) == KF__ORIGIN_BORROWED &&
         !kf_storage_is_resizable(storage->block);
}

static void clear_cow(kf_storage_t *s) {
  (void)__atomic_fetch_and(&s->flags, ~(uint32_t)KF__STORAGE_COW, __ATOMIC_RELAXED);
}

/* Moves CPU data to a block of its own. Tensors cache no addresses: they compute them from `data`
 * at each use. */
static kf_status_t move_to_block(kf_storage_t *s, size_t size) {
  KF_ASSERT((s->origin & KF__ORIGIN_KIND) <= KF__ORIGIN_BLOCK ||
            (s->origin & KF__ORIGIN_KIND) == KF__ORIGIN_BORROWED);
  void *data = kf__block_alloc(size);
  if (data == NULL) return kf__storage_no_memory(size);
  size_t common = s->size < size ? s->size : size;
  if (common > 0) memcpy(data, s->data, common);
  give_data_back(s);
  kf__memory_count((int64_t)size);
  s->data = data;
  s->block = (void *)(uintptr_t)size;
  s->origin = (s->origin & ~(uint32_t)KF__ORIGIN_KIND) | KF__ORIGIN_BLOCK;
  s->size = size;
  mark_size(s, size);
  clear_cow(s);
  KF_ASSERT(kf__storage_is_valid(s));
  return KF_OK;
}

/* ---- Note [Copy on write] ---- */

/* Before a write. Acquire: what others read before they left the lender comes before the write. */
static kf_status_t stop_sharing(kf_storage_t *s) {
  const kf_storage_t *lender = s->block;
  KF_ASSERT((s->origin & KF__ORIGIN_KIND) == KF__ORIGIN_BORROWED);
  if (__atomic_load_n(&lender->object.refcount, __ATOMIC_ACQUIRE) != 1)
    return move_to_block(s, s->size);
  clear_cow(s);
  return KF_OK;
}

/* Whether nobody but storages of the library reaches the bytes. A pinned lender is one of
 * kf_storage_borrow or kf_storage_keep_memory. Those who keep an address into a pinned storage hold
 * it: a storage that one tensor alone holds is pinned for somebody who is gone. */
static bool can_share(const kf_storage_t *s) {
  const uint32_t kind = s->origin & KF__ORIGIN_KIND, flags = kf__storage_flags(s);
  if (kind == KF__ORIGIN_BORROWED && !kf_storage_is_resizable(s->block)) return false;
  if ((flags & KF__STORAGE_PINNED) != 0 &&
      __atomic_load_n(&s->object.refcount, __ATOMIC_ACQUIRE) != 1)
    return false;
  return (kind <= KF__ORIGIN_BLOCK || kind == KF__ORIGIN_BORROWED) &&
         (flags & KF__STORAGE_GUARDED) == 0;
}

/* Moves the bytes of a storage to a new lender, which it owns, at the same address. */
static kf_status_t lend(kf_storage_t *s) {
  const bool is_inline = (s->origin & KF__ORIGIN_KIND) == KF__ORIGIN_INLINE;
  kf_storage_t *lender =
      make_header(s->device, s->size, is_inline ? KF__ORIGIN_ANCHORED : KF__ORIGIN_BLOCK);
  if (lender == NULL) return kf__no_memory();
  if (is_inline) {
    mark_size(s, capacity_of(s)); /* what follows never asks for the capacity again */
    kf__storage_anchor(s);
  }
  lender->data = s->data;
  lender->block = is_inline ? s : s->block;
  s->block = lender;
  s->origin = (s->origin & ~(uint32_t)KF__ORIGIN_KIND) | KF__ORIGIN_BORROWED;
  KF_ASSERT(kf__storage_is_valid(lender));
  return KF_OK;
}

static kf_status_t clone_now(kf_storage_t *storage, kf_storage_t **out_clone) {
  if (kf_storage_has_flag(storage, KF_STORAGE_THROW_ON_DATA))
    return kf__storage_prepare_write(storage);
  KF_TRY(kf__storage_new_beside(storage, storage->size, out_clone));
  if (storage->size == 0 || storage->device.type == KF_DEVICE_META) return KF_OK;
  kf_status_t status = kf__storage_copy(*out_clone, 0, storage, 0, storage->size);
  if (status == KF_OK) return KF_OK;
  kf_storage_release(*out_clone);
  *out_clone = NULL;
  return status;
}

kf_status_t kf_storage_lazy_clone(kf_storage_t *storage, kf_storage_t **out_clone) {
  *out_clone = NULL;
  KF_TRY(kf__storage_settle(storage, false));
  if (!can_share(storage)) return clone_now(storage, out_clone);
  kf_storage_t *clone = make_header(storage->device, storage->size, KF__ORIGIN_BORROWED);
  if (clone == NULL) return kf__no_memory();
  if ((storage->origin & KF__ORIGIN_KIND) != KF__ORIGIN_BORROWED) {
    kf_status_t status = lend(storage);
    if (status != KF_OK) {
      kf__block_push(clone, clone->origin >> KF__ORIGIN_CLASS);
      return status;
    }
  }
  clone->data = storage->data;
  clone->block = storage->block;
  clone->flags = KF__STORAGE_COW;
  kf_storage_retain(clone->block);
  (void)__atomic_fetch_or(&storage->flags, KF__STORAGE_COW, __ATOMIC_RELAXED);
  KF_ASSERT(kf__storage_is_valid(storage));
  KF_ASSERT(kf__storage_is_valid(clone));
  *out_clone = clone;
  return KF_OK;
}

kf_status_t kf_storage_keep_memory(kf_storage_t *storage, kf_storage_t **out_keeper) {
  *out_keeper = NULL;
  KF_TRY(kf__storage_settle(storage, true));
  const uint32_t kind = storage->origin & KF__ORIGIN_KIND;
  KF_ASSERT(!kf_storage_is_cow(storage));
  if (kind <= KF__ORIGIN_BLOCK) KF_TRY(lend(storage));
  const bool is_lent = kind <= KF__ORIGIN_BLOCK || kind == KF__ORIGIN_BORROWED;
  *out_keeper = is_lent ? storage->block : storage;
  /* Others may write to the bytes from now on, so other storages must not share them. */
  if (is_lent) kf_storage_pin(*out_keeper);
  kf_storage_retain(*out_keeper);
  return KF_OK;
}

bool kf_storage_is_cow(const kf_storage_t *storage) {
  return (kf__storage_flags(storage) & KF__STORAGE_COW) != 0;
}

/* ---- Memory of another storage ---- */

static kf_status_t check_lender(const kf_storage_t *s, const kf_storage_t *lender) {
  uint32_t kind = s->origin & KF__ORIGIN_KIND;
  if (s->device.type != KF_DEVICE_CPU || lender->device.type != KF_DEVICE_CPU || s == lender ||
      s->size != lender->size || kind == KF__ORIGIN_DEVICE)
    return kf_error_set(KF_ERR_VALUE,
                        "kf_storage_borrow: expected two storages of one size on the "
                        "CPU, the first not in memory of a device");
  return KF_OK;
}

/* Moves the memory of a storage to a new one. Data behind the header cannot move: it stays valid
 * as long as the header, and there is no new storage. */
static kf_status_t take_data(kf_storage_t *s, kf_storage_t **out_old) {
  uint32_t kind = s->origin & KF__ORIGIN_KIND;
  if (kind == KF__ORIGIN_INLINE) {
    mark_size(s, capacity_of(s));
    kf__memory_count_small(-(int64_t)s->size);
    return KF_OK;
  }
  kf_storage_t *old = make_header(s->device, s->size, kind);
  if (old == NULL) return kf__no_memory();
  old->data = s->data;
  old->block = s->block;
  old->flags |= kf__storage_flags(s) & KF__STORAGE_COW;
  if (kind == KF__ORIGIN_WRAPPED) {
    old->source.deleter = s->source.deleter;
    s->source.deleter = NULL;
    old->flags |= __atomic_fetch_and(&s->flags, ~(uint32_t)KF__STORAGE_CODE, __ATOMIC_RELAXED) &
                  KF__STORAGE_CODE;
  }
  *out_old = old;
  return KF_OK;
}

kf_status_t kf_storage_borrow(kf_storage_t *storage, kf_storage_t *lender, kf_storage_t **out_old) {
  *out_old = NULL;
  KF_TRY(check_lender(storage, lender));
  KF_TRY(kf__storage_settle(storage, true));
  const void *from = kf_storage_data(storage);
  void *to;
  if (from == NULL && storage->size > 0) return KF_ERR_RUNTIME;
  KF_TRY(kf_storage_mutable_data(lender, &to));
  KF_TRY(take_data(storage, out_old));
  kf__storage_drop_copy(storage);
  if (storage->size > 0) memcpy(to, from, storage->size);
  kf_storage_retain(lender);
  kf_storage_pin(lender);
  storage->data = lender->data;
  storage->block = lender;
  storage->origin = (storage->origin & ~(uint32_t)KF__ORIGIN_KIND) | KF__ORIGIN_BORROWED;
  kf_storage_set_flag(storage, KF_STORAGE_READ_ONLY, false);
  clear_cow(storage);
  KF_ASSERT(kf__storage_is_valid(storage));
  return KF_OK;
}

static kf_status_t resize_on_device(kf_storage_t *s, size_t size) {
  kf__device_entry_t *entry = s->source.entry;
  KF_ASSERT((s->origin & KF__ORIGIN_KIND) == KF__ORIGIN_DEVICE);
  KF_ASSERT(entry != NULL);
  void *data, *block;
  kf__shelf_settle_own(s->device);
  KF_TRY(kf__device_allocate(entry, s->device, size, &data, &block));
  kf_status_t status = kf__device_copy(entry, s->device, data, entry, s->device, s->data,
                                       s->size < size ? s->size : size);
  if (status != KF_OK) {
    kf__device_free(entry, s->device, data, size, block);
    return status;
  }
  free_on_device(s);
  if (s->device.type == KF_DEVICE_CPU) kf__memory_count((int64_t)size - (int64_t)s->size);
  s->data = data;
  s->block = block;
  s->size = size;
  return KF_OK;
}

kf_status_t kf_storage_resize(kf_storage_t *storage, size_t size) {
  if (!kf_storage_is_resizable(storage))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_FIXED_STORAGE,
                                       "the storage has a fixed size, so it cannot be resized"));
  KF_TRY(check_size("kf_storage_resize", size));
  KF_TRY(kf__storage_settle(storage, true));
  kf__storage_drop_copy(storage);
  uint32_t origin = storage->origin & KF__ORIGIN_KIND;
  if (size < storage->size)
    (void)__atomic_fetch_or(&storage->flags, KF__STORAGE_SHRUNK, __ATOMIC_RELAXED);
  if (origin == KF__ORIGIN_DEVICE) return resize_on_device(storage, size);
  if (origin == KF__ORIGIN_RECORDED) {
    KF_TRY(kf__recording_device.storages.resize(storage, size));
    storage->size = size;
    return KF_OK;
  }
  if (origin == KF__ORIGIN_BORROWED && (size > storage->size || kf_storage_is_cow(storage)))
    return move_to_block(storage, size);
  if (origin <= KF__ORIGIN_BLOCK) {
    size_t capacity = capacity_of(storage);
    /* Shrinking a storage to less than half frees memory; smaller changes are made in place. */
    if (size > capacity || (origin == KF__ORIGIN_BLOCK && size < capacity / 2))
      return move_to_block(storage, size);
    mark_size(storage, size);
    int64_t more = (int64_t)size - (int64_t)storage->size;
    if (origin == KF__ORIGIN_INLINE)
      kf__memory_count_small(more);
    else
      kf__memory_count(more);
  }
  storage->size = size;
  KF_ASSERT(kf__storage_is_valid(storage));
  return KF_OK;
}
