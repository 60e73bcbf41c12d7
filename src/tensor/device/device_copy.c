/* Copies bytes between devices by the cheapest method that the interfaces allow: memcpy if the host
 * can reach both sides, copy_in or copy_out if one side is host memory, copy_within or copy_peer
 * within a device type, and otherwise through a host buffer, piece by piece. */
#include <string.h>

#include "tensor/device/device_bytes.h"

enum { PIECE = 1 << 20 }; /* bytes of host memory that a copy between two devices passes through */

/* One end of a copy. `entry` is NULL on the CPU without an interface. */
typedef struct end {
  kf_device_t device;
  kf__device_entry_t *entry;
} end_t;

static bool host_reaches(const end_t *end) {
  return end->device.type == KF_DEVICE_CPU ||
         (end->entry->calls.flags & KF_DEVICE_HOST_ACCESS) != 0;
}

static kf_status_t copy_out(const end_t *from, void *to, const void *data, size_t size) {
  if (host_reaches(from) && from->entry->calls.copy_out == NULL) {
    memcpy(to, data, size);
    return KF_OK;
  }
  kf_status_t status;
  KF__DEVICE_ASK(status, from->entry, from->device, copy_out, from->device, to, data, size);
  return status;
}

static kf_status_t copy_in(const end_t *to, void *data, const void *from, size_t size) {
  if (host_reaches(to) && to->entry->calls.copy_in == NULL) {
    memcpy(data, from, size);
    return KF_OK;
  }
  kf_status_t status;
  KF__DEVICE_ASK(status, to->entry, to->device, copy_in, to->device, data, from, size);
  return status;
}

static kf_status_t copy_through_host(const end_t *to, char *to_data, const end_t *from,
                                     const char *from_data, size_t size) {
  size_t piece = size < PIECE ? size : PIECE;
  char *host = kf_alloc(piece);
  if (host == NULL) return kf__no_memory();
  kf_status_t status = KF_OK;
  for (size_t done = 0; status == KF_OK && done < size; done += piece) {
    size_t count = size - done < piece ? size - done : piece;
    status = copy_out(from, host, from_data + done, count);
    if (status == KF_OK) status = copy_in(to, to_data + done, host, count);
  }
  kf_free(host);
  return status;
}

static kf_status_t copy_between_devices(const end_t *to, void *to_data, const end_t *from,
                                        const void *from_data, size_t size) {
  const kf_device_interface_t *calls = &to->entry->calls;
  const kf_device_t device = to->device;
  if (to->entry == from->entry) {
    kf_status_t status;
    if (device.index == from->device.index && calls->copy_within != NULL) {
      KF__DEVICE_ASK(status, to->entry, device, copy_within, device, to_data, from_data, size);
      return status;
    }
    if (device.index != from->device.index && calls->copy_peer != NULL) {
      KF__DEVICE_ASK(status, to->entry, device, copy_peer, device, to_data, from->device, from_data,
                     size);
      return status;
    }
  }
  if (host_reaches(to) && host_reaches(from)) {
    memcpy(to_data, from_data, size);
    return KF_OK;
  }
  return copy_through_host(to, to_data, from, from_data, size);
}

static kf_status_t copy(const end_t *to, void *to_data, const end_t *from, const void *from_data,
                        size_t size) {
  bool to_host = to->device.type == KF_DEVICE_CPU, from_host = from->device.type == KF_DEVICE_CPU;
  if (!to_host) KF_TRY(kf__device_check(to->entry, to->device));
  if (!from_host) KF_TRY(kf__device_check(from->entry, from->device));
  if (size == 0) return KF_OK;
  if (to_host && from_host) {
    memcpy(to_data, from_data, size);
    return KF_OK;
  }
  if (to_host) return copy_out(from, to_data, from_data, size);
  if (from_host) return copy_in(to, to_data, from_data, size);
  return copy_between_devices(to, to_data, from, from_data, size);
}

kf_status_t kf__device_copy(kf__device_entry_t *to_entry, kf_device_t to_device, void *to,
                            kf__device_entry_t *from_entry, kf_device_t from_device,
                            const void *from, size_t size) {
  return copy(&(end_t){to_device, to_entry}, to, &(end_t){from_device, from_entry}, from, size);
}

/* ---- For programs ---- */

static kf_status_t find_end(kf_device_t device, end_t *out_end) {
  *out_end = (end_t){device, NULL};
  if (device.type == KF_DEVICE_CPU) return KF_OK;
  if (device.type == KF_DEVICE_META)
    return kf_error_set(KF_ERR_VALUE, "tensors on the meta device have no data to copy");
  KF_TRY(kf__device_find_entry(device, &out_end->entry));
  kf_status_t status = kf__device_pick(out_end->entry, device, &out_end->device);
  if (status != KF_OK) kf__device_entry_release(out_end->entry);
  return status;
}

kf_status_t kf_device_copy(kf_device_t to_device, void *to, kf_device_t from_device,
                           const void *from, size_t size) {
  end_t a, b;
  KF_TRY(find_end(to_device, &a));
  kf_status_t status = find_end(from_device, &b);
  if (status == KF_OK) {
    status = copy(&a, to, &b, from, size);
    kf__device_entry_release(b.entry);
  }
  kf__device_entry_release(a.entry);
  return status;
}

/* ---- Filling ---- */

static bool is_pattern_size(size_t size) {
  return size == 1 || size == 2 || size == 4 || size == 8 || size == 16;
}

static void repeat(char *to, size_t size, const void *pattern, size_t pattern_size) {
  for (size_t i = 0; i < size; i += pattern_size) memcpy(to + i, pattern, pattern_size);
}

/* Fills a host buffer with the pattern and copies it as often as needed. */
static kf_status_t fill_by_copies(const end_t *to, char *data, size_t size, const void *pattern,
                                  size_t pattern_size) {
  size_t piece = size < PIECE ? size : PIECE;
  char *host = kf_alloc(piece);
  if (host == NULL) return kf__no_memory();
  repeat(host, piece, pattern, pattern_size);
  kf_status_t status = KF_OK;
  for (size_t done = 0; status == KF_OK && done < size; done += piece)
    status = copy_in(to, data + done, host, size - done < piece ? size - done : piece);
  kf_free(host);
  return status;
}

static kf_status_t fill(const end_t *to, void *data, size_t size, const void *pattern,
                        size_t pattern_size) {
  if (to->device.type != KF_DEVICE_CPU) KF_TRY(kf__device_check(to->entry, to->device));
  if (size == 0) return KF_OK;
  if (to->device.type == KF_DEVICE_CPU) {
    repeat(data, size, pattern, pattern_size);
    return KF_OK;
  }
  const kf_device_interface_t *calls = &to->entry->calls;
  if (calls->fill != NULL) {
    kf_status_t status;
    KF__DEVICE_ASK(status, to->entry, to->device, fill, to->device, data, size, pattern,
                   pattern_size);
    return status;
  }
  if (host_reaches(to) && calls->copy_in == NULL) {
    repeat(data, size, pattern, pattern_size);
    return KF_OK;
  }
  return fill_by_copies(to, data, size, pattern, pattern_size);
}

kf_status_t kf__device_fill(kf__device_entry_t *entry, kf_device_t device, void *to, size_t size,
                            const void *pattern, size_t pattern_size) {
  return fill(&(end_t){device, entry}, to, size, pattern, pattern_size);
}

kf_status_t kf_device_fill(kf_device_t device, void *to, size_t size, const void *pattern,
                           size_t pattern_size) {
  if (!is_pattern_size(pattern_size) || size % pattern_size != 0)
    return kf_error_set(KF_ERR_VALUE,
                        "kf_device_fill: expected a pattern of 1, 2, 4, 8 or 16 bytes and a "
                        "multiple of it, found %zu and %zu",
                        pattern_size, size);
  end_t end;
  KF_TRY(find_end(device, &end));
  kf_status_t status = fill(&end, to, size, pattern, pattern_size);
  kf__device_entry_release(end.entry);
  return status;
}
