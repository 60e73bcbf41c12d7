/* Structs of the public headers that begin with struct_size and may grow: how the library reads one
 * that a program filled, and fills one that a program reads, where the program may have been
 * compiled with another release's headers.
 *
 * Note [Versioned structs]
 * Every size from that of the first release on is accepted. What a shorter struct lacks is 0 in the
 * library's copy, and a field that is added must mean by 0 what the library did before there was
 * such a field. What a longer struct has beyond this library's must be 0: anything else asks for
 * something that this library does not have, and doing less without a word would be wrong. Sizes of
 * structs are multiples of their alignment, so a size that is none cuts a field and is refused. */
#ifndef KF_BASE_VERSIONED_STRUCT_H
#define KF_BASE_VERSIONED_STRUCT_H

#include <keyfall/base.h>
#include <string.h>

/* The last field that each struct had in the first release, 0.1.0. Lines are added and never
 * changed. */
#define KF__FIRST_kf_allocator_t /* and two more functions */ \
  (KF__UP_TO(kf_allocator_t, alloc) + 2 * sizeof(void *))
#define KF__FIRST_kf_anomaly_hooks_t KF__UP_TO(kf_anomaly_hooks_t, report)
#define KF__FIRST_kf_binding_hooks_t KF__UP_TO(kf_binding_hooks_t, release)
#define KF__FIRST_kf_bulk_op_t KF__UP_TO(kf_bulk_op_t, kernel_count)
#define KF__FIRST_kf_compute_t KF__UP_TO(kf_compute_t, file)
#define KF__FIRST_kf_def_options_t KF__UP_TO(kf_def_options_t, tag_count)
#define KF__FIRST_kf_derivative_options_t KF__UP_TO(kf_derivative_options_t, non_differentiable)
#define KF__FIRST_kf_device_description_t KF__UP_TO(kf_device_description_t, capabilities)
#define KF__FIRST_kf_device_interface_t KF__UP_TO(kf_device_interface_t, copy_out)
#define KF__FIRST_kf_explanation_t KF__UP_TO(kf_explanation_t, steps)
#define KF__FIRST_kf_facts_desc_t KF__UP_TO(kf_facts_desc_t, functional)
#define KF__FIRST_kf_function_t KF__UP_TO(kf_function_t, context)
#define KF__FIRST_kf_gradcheck_options_t KF__UP_TO(kf_gradcheck_options_t, nondet_tol)
#define KF__FIRST_kf_kernel_desc_t KF__UP_TO(kf_kernel_desc_t, debug)
#define KF__FIRST_kf_lazy_backend_t KF__UP_TO(kf_lazy_backend_t, describe)
#define KF__FIRST_kf_lazy_cache_stats_t KF__UP_TO(kf_lazy_cache_stats_t, evictions)
#define KF__FIRST_kf_lazy_options_t KF__UP_TO(kf_lazy_options_t, trim_graph_check_frequency)
#define KF__FIRST_kf_lazy_program_info_t KF__UP_TO(kf_lazy_program_info_t, result_count)
#define KF__FIRST_kf_listener_t KF__UP_TO(kf_listener_t, removed)
#define KF__FIRST_kf_memory_stats_t KF__UP_TO(kf_memory_stats_t, retries)
#define KF__FIRST_kf_parse_options_t KF__UP_TO(kf_parse_options_t, allow_type_variables)
#define KF__FIRST_kf_plugin_info_t KF__UP_TO(kf_plugin_info_t, impl_count)
#define KF__FIRST_kf_print_options_t KF__UP_TO(kf_print_options_t, sci_mode)
#define KF__FIRST_kf_saved_hooks_t KF__UP_TO(kf_saved_hooks_t, release_context)
#define KF__FIRST_kf_thread_hooks_t KF__UP_TO(kf_thread_hooks_t, come_back)

/* The size of a struct that ends with this field. */
#define KF__UP_TO(type, last)                                                                 \
  ((offsetof(type, last) + sizeof(((type *)0)->last) + _Alignof(type) - 1) / _Alignof(type) * \
   _Alignof(type))

typedef struct kf__struct {
  const char *type;
  uint32_t first; /* its size in the first release */
  uint32_t known; /* its size in this one */
  uint32_t unit;  /* its alignment */
} kf__struct_t;
#define KF__STRUCT(type) \
  (&(const kf__struct_t){#type, KF__FIRST_##type, sizeof(type), _Alignof(type)})

/* Of all functions: KF_ERR_MISUSE for a pointer that is NULL or a size that no release had,
 * KF_ERR_ABI for values beyond the library's struct. `function` begins the message. */
KF_MUST_USE kf_status_t kf__struct_check(const kf__struct_t *layout, const char *function,
                                         const void *given);
/* Copies `given` to *out, with 0 for fields that it lacks and the library's struct_size. */
KF_MUST_USE kf_status_t kf__struct_copy(const kf__struct_t *layout, const char *function,
                                        const void *given, void *out);
/* Whether *out can be filled; its other bytes are not read. */
KF_MUST_USE kf_status_t kf__struct_check_space(const kf__struct_t *layout, const char *function,
                                               const void *out);
/* Copies the library's struct to *out, as much as there is space for, and zeroes what a newer
 * program has beyond it; struct_size stays. *out was checked. */
void kf__struct_fill(const kf__struct_t *layout, const void *from, void *out);

/* The same as kf__struct_copy, without a call for programs of this release. */
static inline KF_MUST_USE kf_status_t kf__struct_read(const kf__struct_t *layout,
                                                      const char *function, const void *given,
                                                      void *out) {
  if (KF_UNLIKELY(given == NULL || *(const uint32_t *)given != layout->known))
    return kf__struct_copy(layout, function, given, out);
  memcpy(out, given, layout->known);
  return KF_OK;
}

#endif
