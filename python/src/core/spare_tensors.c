/* The free list of tensor objects. */
#include "core/spare_tensors.h"

kfpy_spare_tensors_t kfpy_spare_tensors;

void kfpy_forget_spare_tensors(void) {
  for (int i = 0; i < kfpy_spare_tensors.count; i++)
    kfpy_life_leave(&kfpy_spare_tensors.objects[i]->life);
}
