/* Functional storages: Note [Functional tensors] in functional_state.h. A functional storage is the
 * context of a kf_storage_t without memory, and dies with it. */
#include "compat/texts.h"
#include "tensor/storage/storage.h"
#include "transforms/functionalize/functional_state.h"

static void release_storage(void *context, void *data) {
  (void)data;
  kf__functional_storage_t *s = context;
  for (size_t i = 0; i < s->update_count; i++) {
    kf_tensor_release(s->updates[i].value);
    kf__view_release(s->updates[i].chain);
  }
  kf_free(s->updates);
  kf_tensor_release(s->base);
  kf_tensor_release(s->wrapped);
  kf_free(s->geometry.dims);
  kf_free(s);
}

kf__functional_storage_t *kf__functional_storage_of(const kf_tensor_t *t) {
  const uint64_t key = UINT64_C(1) << KF_RANK_Functionalize;
  if (t == NULL || (t->base.keys.functionality & key) == 0) return NULL;
  const kf_storage_t *storage = t->storage;
  if (storage == NULL || (storage->origin & KF__ORIGIN_KIND) != KF__ORIGIN_WRAPPED ||
      storage->source.deleter != release_storage)
    return NULL;
  return storage->block;
}

static kf_status_t store_geometry(const kf_tensor_t *value, kf__geometry_of_base_t *out) {
  out->ndim = value->ndim;
  out->offset = value->offset;
  out->dims = kf_alloc((2 * (size_t)value->ndim + 1) * sizeof *out->dims);
  if (out->dims == NULL) return kf__no_memory();
  for (uint32_t i = 0; i < value->ndim; i++) {
    out->dims[i] = value->sizes[i];
    out->dims[value->ndim + i] = value->strides[i];
  }
  return KF_OK;
}

kf_status_t kf__functional_storage_new(kf_tensor_t *value, kf_storage_t **out_storage) {
  *out_storage = NULL;
  kf__functional_storage_t *s = kf_calloc(1, sizeof *s);
  if (s == NULL) return kf__no_memory();
  kf_status_t status = store_geometry(value, &s->geometry);
  s->size_before = value->storage->size;
  if (status == KF_OK)
    status = kf_storage_wrap(value->device, NULL, s->size_before, release_storage, s, out_storage);
  if (status != KF_OK) {
    kf_free(s->geometry.dims);
    kf_free(s);
    return status;
  }
  kf_tensor_retain(value);
  kf_tensor_retain(value);
  s->base = s->wrapped = value;
  return KF_OK;
}

kf_status_t kf__functional_storage_push(kf__functional_storage_t *s, kf_tensor_t *value,
                                        kf__view_t *chain) {
  if (s->is_frozen)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FROZEN_STORAGE,
                       "the functional storage is frozen, so its tensors cannot be written"));
  if (s->update_count == s->update_capacity) {
    size_t capacity = s->update_capacity * 2 + 4;
    kf__update_t *grown = kf_realloc(s->updates, capacity * sizeof *grown);
    if (grown == NULL) return kf__no_memory();
    s->updates = grown;
    s->update_capacity = capacity;
  }
  kf_tensor_retain(value);
  kf__view_retain(chain);
  s->updates[s->update_count++] = (kf__update_t){value, chain};
  s->generation++;
  return KF_OK;
}

/* ---- Bringing the base up to date ---- */

/* Operators choose the strides of their results. A base without gaps keeps those of the program:
 * views of it must exist wherever they exist in the eager program. A base with gaps loses them,
 * which leaves every view possible. */
static kf_status_t keep_strides_take(const kf__functional_storage_t *s, kf_tensor_t *made,
                                     kf_tensor_t **out) {
  *out = made;
  if (!kf__is_dense(s->wrapped)) return KF_OK;
  kf_status_t status = kf__restride(made, &s->geometry, out);
  kf_tensor_release(made);
  return status;
}

kf_status_t kf__functional_storage_apply(kf__functional_storage_t *s) {
  size_t done = 0;
  kf_status_t status = KF_OK;
  while (done < s->update_count && status == KF_OK) {
    kf__update_t *update = &s->updates[done];
    kf_tensor_t *base = NULL;
    status = kf__chain_invert(update->chain, s->base, &s->geometry, update->value, &base);
    if (status == KF_OK) status = keep_strides_take(s, base, &base);
    if (status != KF_OK) break;
    kf_tensor_release(s->base);
    s->base = base;
    kf_tensor_release(update->value);
    kf__view_release(update->chain);
    done++;
  }
  /* What failed stays queued. */
  for (size_t i = done; i < s->update_count; i++) s->updates[i - done] = s->updates[i];
  s->update_count -= done;
  return status;
}
