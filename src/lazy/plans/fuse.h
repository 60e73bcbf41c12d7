/* Regions of a plan that run as one function of fused code (src/codegen).
 *
 * A region is a run of elementwise steps over one shape, with reductions of their values at its
 * end. Values that only the region uses have no memory. Consecutive regions over the same rows run
 * together as a group, a few rows at a time: softmax is a reduction, a region that reads its result
 * and has the next reduction, and a last region. Compiling takes a tenth of a second and more, so
 * that a plan is fused when it has run a few times. */
#ifndef KF_LAZY_PLANS_FUSE_H
#define KF_LAZY_PLANS_FUSE_H

#include "codegen/fusion.h"
#include "lazy/plans/plan.h"

enum { KF__LAZY_REGION_NUMBERS = 64 };
#define KF__LAZY_NO_SLOT UINT32_MAX

typedef struct kf__lazy_region_tensor {
  uint32_t slot;   /* an input's, or the one that an output goes to */
  uint32_t memory; /* an output's: the slot whose memory it takes, or NO_SLOT */
  bool is_spare;   /* `memory` is that of an input which nobody needs any more */
  const kf__lazy_geometry_t *geometry; /* over the slot's storage */
  const int64_t *strides;              /* in bytes, broadcast to the region's shape */
  bool is_value; /* an input of a device's code: a number that stays on the CPU */
} kf__lazy_region_tensor_t;

typedef struct kf__lazy_region_number {
  uint32_t index;  /* among the numbers of a run; KF__LAZY_NO_SLOT: it is `constant` */
  bool is_assumed; /* to be `assumed`: otherwise the region's steps run one by one */
  double assumed;
  kf_scalar_t constant;
} kf__lazy_region_number_t;

typedef struct kf__lazy_region {
  kf__fused_t *code;         /* for the CPU, */
  kf__device_code_t *kernel; /* or for another device; one of them is NULL */
  uint32_t ndim, reduced;
  const int64_t *sizes;
  uint32_t input_count, output_count, number_count, free_count;
  kf__lazy_region_tensor_t *inputs, *outputs;
  kf__lazy_region_number_t *numbers;
  uint32_t *frees;
  /* of each operand in a group: 0, or the number of a value that only the group uses. These have no
   * tensor. NULL: the region is in no group. */
  uint8_t *locals;
} kf__lazy_region_t;

/* One entry of a fused plan: a region, or a single step. */
typedef struct kf__lazy_item {
  const kf__lazy_step_t *step; /* NULL: a region */
  const kf__lazy_region_t *region;
  uint32_t region_count; /* regions of a group, one after the other; 1: no group */
  size_t first, count;   /* steps of the plan that it stands for */
} kf__lazy_item_t;

struct kf__lazy_fused_plan {
  kf__lazy_item_t *items;
  size_t item_count, region_count;
  size_t launches; /* of a run: kernels that it calls */
  kf_device_t device;
  void *blocks;
};

static inline bool kf__lazy_same_device(kf_device_t a, kf_device_t b) {
  return a.type == b.type && a.index == b.index;
}

/* Counts a run, and fuses the plan when it has run often enough. Any thread. */
void kf__lazy_warm(kf__lazy_plan_t *plan);
void kf__lazy_fused_plan_free(struct kf__lazy_fused_plan *fused);

#endif
