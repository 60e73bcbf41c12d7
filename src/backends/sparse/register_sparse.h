/* The kernels for sparse tensors. Nothing is registered until a program makes a sparse tensor:
 * programs without any pay nothing. */
#ifndef KF_BACKENDS_SPARSE_REGISTER_SPARSE_H
#define KF_BACKENDS_SPARSE_REGISTER_SPARSE_H

/* Has the kernels registered before the first sparse tensor is made. */
void kf__sparse_watch(void);
/* Removes the kernels. The next sparse tensor registers them again. */
void kf__sparse_forget(void);

#endif
